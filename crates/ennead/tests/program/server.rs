//! The server as a process of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use super::word;

/// A server on a port of its own.
pub struct Running {
    child: Child,
    pub port: u16,
}

impl Running {
    pub fn start(data: &Path) -> Running {
        Running::with(data, &[])
    }

    /// With more words on its command line.
    pub fn with(data: &Path, words: &[&str]) -> Running {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ennead"))
            .args(["--port", "0", "--log-level", "warn", "--data", word(data)])
            .args(words)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.trim_end();
        let port = address.strip_prefix("Ennead is open at http://localhost:");
        let port = port.expect(address).parse().expect("a port");
        Running { child, port }
    }

    pub fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        .expect("it takes a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Asks it to stop, as a system does, and gives its exit code.
    pub fn stop(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        assert!(asked.expect("kill").success());
        self.child.wait().expect("it ends").code()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
