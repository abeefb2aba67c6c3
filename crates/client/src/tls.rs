//! TLS: who is trusted, and a connection that nobody reads along.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;

use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, Error, RootCertStore};

use crate::error::{ClientError, ConnectError, Result};

/// Whose signature under a certificate is believed: the authorities that
/// browsers believe, and whom else one names.
#[derive(Clone, Debug)]
pub struct Trust {
    roots: RootCertStore,
}

impl Default for Trust {
    fn default() -> Trust {
        Trust {
            roots: webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect(),
        }
    }
}

impl Trust {
    /// Also those in this file of PEM: for a house that signs its own.
    pub fn with_file(mut self, file: &Path) -> Result<Trust> {
        let named = || file.display().to_string();
        let useless = |detail: String| ConnectError::NoCertificate {
            file: named(),
            detail,
        };
        let text = fs::read(file).map_err(|error| ConnectError::NoFile {
            file: named(),
            detail: error.to_string(),
        })?;
        let before = self.roots.len();
        for certificate in CertificateDer::pem_slice_iter(&text) {
            certificate
                .map_err(|error| error.to_string())
                .and_then(|found| self.roots.add(found).map_err(|error| error.to_string()))
                .map_err(useless)?;
        }
        match self.roots.len() {
            count if count == before => Err(useless(String::new()).into()),
            _ => Ok(self),
        }
    }
}

/// How one house is spoken to.
#[derive(Clone, Debug)]
pub(crate) struct Tls {
    config: Arc<ClientConfig>,
    /// The name its certificate must bear.
    name: ServerName<'static>,
}

impl Tls {
    /// To the house of this name.
    pub fn to(host: &str, trust: &Trust) -> Result<Tls> {
        let name = ServerName::try_from(host.to_owned()).map_err(|_| ConnectError::BadHost {
            host: host.to_owned(),
        })?;
        let mut config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| ConnectError::BadTls {
                host: host.to_owned(),
                detail: error.to_string(),
            })?
            .with_root_certificates(trust.roots.clone())
            .with_no_client_auth();
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Tls {
            config: Arc::new(config),
            name,
        })
    }

    /// Shakes hands over a connection.
    pub async fn over(&self, stream: TcpStream) -> Result<TlsStream<TcpStream>> {
        let connector = TlsConnector::from(Arc::clone(&self.config));
        connector
            .connect(self.name.clone(), stream)
            .await
            .map_err(|error| self.refused(&error))
    }

    /// A certificate that is not believed now will not be in a moment; a line
    /// that breaks may be had again.
    fn refused(&self, error: &io::Error) -> ClientError {
        let host = self.name.to_str().into_owned();
        match error.get_ref().and_then(|inner| inner.downcast_ref()) {
            Some(Error::InvalidCertificate(why)) => ClientError::from(ConnectError::Untrusted {
                host,
                detail: why.to_string(),
            }),
            Some(error) => ClientError::from(ConnectError::BadTls {
                host,
                detail: error.to_string(),
            }),
            None => ClientError::lost(error),
        }
    }
}
