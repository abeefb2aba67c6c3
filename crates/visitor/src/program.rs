//! The server as a process of its own: started, asked whether it is well,
//! killed, started again over the same folder.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use hyper::Method;
use hyper::body::Bytes;
use tempfile::TempDir;
use tokio::time::sleep;

use crate::error::{ClientError, Result};
use crate::http::Web;
use crate::person::Person;

/// How long it may take to be well.
const STARTING: Duration = Duration::from_secs(30);

/// How the server is to run.
#[derive(Clone, Debug)]
pub struct Program {
    /// The program.
    pub binary: PathBuf,
    /// Whether it counts what everybody does.
    pub limits: bool,
    /// Whether it believes whoever says to be a proxy, so that everybody can
    /// have an address of their own.
    pub behind_proxy: bool,
}

/// A running server.
pub struct Running {
    program: Program,
    data: TempDir,
    child: Child,
    /// Where it is.
    pub web: Web,
}

impl Program {
    /// One that lets everybody do as much as they like.
    pub fn without_limits(binary: PathBuf) -> Program {
        Program {
            binary,
            limits: false,
            behind_proxy: false,
        }
    }

    /// Starts it over a new folder, at a free port.
    pub async fn start(&self) -> Result<Running> {
        let data = TempDir::with_prefix("ennead-visitor-")
            .map_err(|error| ClientError::Cannot(format!("No folder can be made: {error}.")))?;
        let web = Web::at(free_address()?);
        let child = self.spawn(&web, data.path())?;
        let mut running = Running {
            program: self.clone(),
            data,
            child,
            web,
        };
        running.ready().await?;
        Ok(running)
    }

    fn spawn(&self, web: &Web, data: &Path) -> Result<Child> {
        let mut command = Command::new(&self.binary);
        command
            .arg("serve")
            .args(["--host", &web.address.ip().to_string()])
            .args(["--port", &web.address.port().to_string()])
            .arg("--data")
            .arg(data)
            .args(["--bot-pause", "0", "--log-level", "error"])
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        if !self.limits {
            command.args(["--limits", "off"]);
        }
        if self.behind_proxy {
            command.arg("--trust-proxy");
        }
        command.spawn().map_err(|error| {
            ClientError::Cannot(format!(
                "`{}` does not start: {error}.",
                self.binary.display()
            ))
        })
    }
}

impl Running {
    /// Kills it at once, as a power cut of the process.
    pub fn kill(&mut self) -> Result<()> {
        let killed = self.child.kill().and_then(|()| self.child.wait());
        killed
            .map(drop)
            .map_err(|error| ClientError::Cannot(format!("The server cannot be killed: {error}.")))
    }

    /// Starts it again at the same place; gives how long it took to be well.
    pub async fn restart(&mut self) -> Result<Duration> {
        let begun = Instant::now();
        self.respawn()?;
        self.ready().await?;
        Ok(begun.elapsed())
    }

    /// Starts it again without waiting until it is well.
    pub fn respawn(&mut self) -> Result<()> {
        self.child = self.program.spawn(&self.web, self.data.path())?;
        Ok(())
    }

    /// Waits until it says that it is well.
    pub async fn ready(&mut self) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < STARTING {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Err(ClientError::broken(format!(
                    "the server ended by itself with {status}"
                )));
            }
            let ask = Person::nobody(self.web.clone()).ask(Method::GET, "/healthz", Bytes::new());
            if self
                .web
                .ask(ask)
                .await
                .is_ok_and(|reply| reply.status == 200)
            {
                return Ok(());
            }
            sleep(Duration::from_millis(5)).await;
        }
        Err(ClientError::broken("the server does not become well"))
    }

    /// Resident memory now and at its peak, in bytes.
    pub fn memory(&self) -> Result<Memory> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(&path)
            .map_err(|error| ClientError::Cannot(format!("`{path}` cannot be read: {error}.")))?;
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            let kib: u64 = line.trim().split(' ').next()?.parse().ok()?;
            Some(kib * 1024)
        };
        match (field("VmRSS:"), field("VmHWM:")) {
            (Some(now), Some(peak)) => Ok(Memory { now, peak }),
            _ => Err(ClientError::broken(
                "the server has no memory: it has ended",
            )),
        }
    }

    /// How long it has kept processors busy.
    pub fn processor_time(&self) -> Duration {
        /// The kernel counts in hundredths of a second.
        const TICK: Duration = Duration::from_millis(10);
        let path = format!("/proc/{}/stat", self.child.id());
        let stat = std::fs::read_to_string(path).unwrap_or_default();
        // The second field is the name in brackets and may hold spaces.
        let fields = stat.rsplit(')').next().unwrap_or_default();
        let ticks = fields.split_whitespace().skip(11).take(2);
        TICK * ticks
            .filter_map(|field| field.parse::<u32>().ok())
            .sum::<u32>()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.kill();
    }
}

/// Memory of a process, in bytes.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// Resident now.
    pub now: u64,
    /// Resident at most.
    pub peak: u64,
}

/// Bytes as people say them.
pub fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

/// A port that was free a moment ago. It stays the same over restarts, so it
/// cannot be left to the server.
fn free_address() -> Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map_err(|error| ClientError::Cannot(format!("There is no free port: {error}.")))
}
