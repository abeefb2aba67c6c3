//! What the description of the house says can be answered, held against what
//! is.

use std::collections::BTreeSet;

use hyper::Method;
use hyper::body::Bytes;
use serde_json::Value;

use crate::error::{ClientError, Result};
use crate::http::Web;
use crate::person::Person;

/// Every operation, with the statuses it declares.
pub(super) struct Declared(Vec<Operation>);

struct Operation {
    method: String,
    path: Vec<String>,
    statuses: BTreeSet<u16>,
}

impl Declared {
    /// As the house itself tells it.
    pub async fn by(web: Web) -> Result<Declared> {
        let asked = Person::nobody(web.clone()).ask(Method::GET, "/api/openapi.json", Bytes::new());
        let document = web.ask(asked).await?.body;
        let document: Value = serde_json::from_slice(&document)
            .map_err(|error| ClientError::broken(format!("the description is no JSON: {error}")))?;
        let paths = document["paths"].as_object().into_iter().flatten();
        let operations = paths.flat_map(|(path, methods)| {
            let methods = methods.as_object().into_iter().flatten();
            methods.map(|(method, operation)| Operation {
                method: method.to_uppercase(),
                path: path.split('/').map(str::to_owned).collect(),
                statuses: statuses(operation),
            })
        });
        Ok(Declared(operations.collect()))
    }

    /// Whether this may be answered so; what is described nowhere may.
    pub fn allows(&self, method: &Method, path: &str, status: u16) -> bool {
        let path = path.split('?').next().unwrap_or_default();
        let mut described = self
            .0
            .iter()
            .filter(|operation| operation.method == method.as_str() && operation.is_at(path));
        described.all(|operation| operation.statuses.contains(&status))
    }
}

impl Operation {
    fn is_at(&self, path: &str) -> bool {
        let mut pieces = path.split('/');
        let fits = self.path.iter().all(|own| {
            let piece = pieces.next();
            piece.is_some_and(|piece| own.starts_with('{') && !piece.is_empty() || own == piece)
        });
        fits && pieces.next().is_none()
    }
}

fn statuses(operation: &Value) -> BTreeSet<u16> {
    let responses = operation["responses"].as_object().into_iter().flatten();
    responses
        .filter_map(|(status, _)| status.parse().ok())
        .collect()
}
