//! How a house is run: where it is, what it trusts, how much it bears.

use std::path::PathBuf;

use crate::house::Pacing;
use crate::socket::SocketLimits;

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen at.
    pub host: String,
    /// The port to listen at; 0 for any that is free.
    pub port: u16,
    /// The folder that holds everything; made if it is not there.
    pub data: PathBuf,
    /// What people type to come here, where that is not what reaches the
    /// program, such as `https://ennead.example`.
    pub public_url: Option<String>,
    /// Cookies travel over HTTPS only.
    pub secure_cookies: bool,
    /// So many proxies in front say truthfully who asks and how, in
    /// `X-Forwarded-For` and `X-Forwarded-Proto`.
    pub trust_proxy: u8,
    /// Where figures are to be had, if anywhere: an address and a port.
    pub metrics: Option<(String, u16)>,
    /// How much anybody may do.
    pub limits: Limits,
    /// How much a socket may carry.
    pub socket: SocketLimits,
    /// The pace of bots, clocks and absences.
    pub rules: Pacing,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            host: "127.0.0.1".to_owned(),
            port: 8000,
            data: PathBuf::from("ennead-data"),
            public_url: None,
            secure_cookies: false,
            trust_proxy: 0,
            metrics: None,
            limits: Limits::default(),
            socket: SocketLimits::default(),
            rules: Pacing::default(),
        }
    }
}

/// How often something may happen in a minute; 0 means as often as one likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// From one address.
    pub per_address: u32,
    /// By one person.
    pub per_person: u32,
}

impl Rate {
    /// As often as one likes.
    pub const FREE: Rate = Rate::new(0, 0);

    /// This often from an address, and by a person.
    pub const fn new(per_address: u32, per_person: u32) -> Rate {
        Rate {
            per_address,
            per_person,
        }
    }
}

/// How much anybody may do. 0 means as much as one likes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Questions in a minute from one address.
    pub reads: u32,
    /// Everything that changes something.
    pub changes: Rate,
    /// Passwords tried in a minute for one account from one address.
    pub logins: u32,
    /// Visitors made in a minute from one address.
    pub visitors: u32,
    /// Tables opened.
    pub tables: Rate,
    /// Records uploaded.
    pub uploads: Rate,
    /// People reported.
    pub reports: Rate,
    /// Sockets opened.
    pub sockets: Rate,
    /// Sockets open at the same time.
    pub open_sockets: Rate,
    /// What is dear to answer, asked in a second on all sockets of one address,
    /// each question by what it costs; four times as much at once.
    pub dear: u32,
    /// Tables that gather or play at the same time.
    pub open_tables: Rate,
    /// Of these, games that bots play alone.
    pub bot_games: Rate,
    /// Analyses that are being made at the same time.
    pub analyses: Rate,
    /// Connections besides sockets open at the same time from one address.
    /// Those of a proxy, which are for many people, are not counted.
    pub connections: u32,
    /// Requests being answered at the same time from one address.
    pub under_way: u32,
    /// Passwords tried in a minute from one address, for whatever account.
    pub passwords: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            reads: 1200,
            changes: Rate::new(300, 120),
            logins: 5,
            visitors: 60,
            tables: Rate::new(60, 20),
            uploads: Rate::new(20, 6),
            reports: Rate::new(12, 4),
            sockets: Rate::new(300, 120),
            open_sockets: Rate::new(200, 24),
            dear: 100,
            open_tables: Rate::new(240, 60),
            bot_games: Rate::new(16, 4),
            analyses: Rate::new(4, 2),
            connections: 128,
            under_way: 100,
            passwords: 60,
        }
    }
}

/// A socket that may say as much as its machine can.
pub const FREE_SOCKET: SocketLimits = SocketLimits {
    per_second: 1_000_000,
    burst: 1_000_000,
    too_many: 1_000_000,
};

impl Limits {
    /// No limits at all: for load tests, where everybody has one address.
    pub fn none() -> Limits {
        Limits {
            reads: 0,
            changes: Rate::FREE,
            logins: 0,
            visitors: 0,
            tables: Rate::FREE,
            uploads: Rate::FREE,
            reports: Rate::FREE,
            sockets: Rate::FREE,
            open_sockets: Rate::FREE,
            dear: 0,
            open_tables: Rate::FREE,
            bot_games: Rate::FREE,
            analyses: Rate::FREE,
            connections: 0,
            under_way: 0,
            passwords: 0,
        }
    }
}
