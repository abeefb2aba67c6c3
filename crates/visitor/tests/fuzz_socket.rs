//! Whatever is said on a socket, in whatever order: the table answers each
//! message once, does nothing that is not offered, and goes on.
//!
//! A fuzz target that needs no special compiler. For longer:
//! `PROPTEST_CASES=20000 cargo test --profile fast -p visitor --test fuzz_socket`

use std::collections::HashSet;
use std::sync::{Arc, OnceLock};

use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use server::assets::PlainPage;
use server::config::FREE_SOCKET;
use server::{Config, Limits, Pacing, Patience, Server};
use tabletop::{Eye, Seat};
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;
use visitor::ClientError;
use visitor::diary::Diary;
use visitor::guest::{Manners, Pulse};
use visitor::http::Web;
use visitor::line::{From, Line, written};
use visitor::party::Party;
use visitor::person::Person;
use visitor::table_kind::TableKind;
use wire::{Channel, Scope, ToClient, ToServer, Update};

/// What is said: a message of this kind, with parts that are right or wrong,
/// as the numbers choose.
#[derive(Clone, Debug)]
struct Saying {
    kind: u8,
    id: u8,
    version: u8,
    seat: u8,
    action: u16,
    number: u32,
    damage: Option<(u16, u8)>,
}

fn saying() -> impl Strategy<Value = Saying> {
    let damage = prop::option::weighted(0.3, (any::<u16>(), any::<u8>()));
    // Actions are what moves a game on: half of everything said is one.
    let kind = prop_oneof![Just(0_u8), 0..18_u8];
    let parts = (
        kind,
        any::<u8>(),
        any::<u8>(),
        any::<u8>(),
        any::<u16>(),
        any::<u32>(),
    );
    (parts, damage).prop_map(
        |((kind, id, version, seat, action, number), damage)| Saying {
            kind,
            id,
            version,
            seat,
            action,
            number,
            damage,
        },
    )
}

impl Saying {
    fn text(&self, known: &Known) -> String {
        let good = written(&self.message(known));
        let Some((place, byte)) = self.damage else {
            return good;
        };
        let mut bytes = good.into_bytes();
        let place = usize::from(place) % bytes.len();
        match byte % 3 {
            0 => bytes[place] = byte,
            1 => bytes.truncate(place),
            _ => bytes.insert(place, byte),
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn message(&self, known: &Known) -> ToServer {
        let id = match self.id {
            0 => String::new(),
            1 => "x".repeat(65),
            2 => "é\u{0}\n".repeat(20),
            // Few names, so that some come twice.
            id => format!("id-{}", id % 32),
        };
        let seat = Seat(if self.seat < 200 { 0 } else { self.seat % 8 });
        let version = match self.version {
            0..200 => known.version,
            200..230 => known.version.wrapping_sub(u32::from(self.version) - 199),
            _ => self.number,
        };
        let action = known.action(self.action);
        let (ask, number) = (self.number % 1000, self.number);
        match self.kind {
            1 => ToServer::Undo {
                id,
                version,
                seat,
                scope: [Scope::Step, Scope::Turn, Scope::Table][number as usize % 3],
            },
            2 => ToServer::AskUndo {
                id,
                seat,
                to: number % (known.version + 2),
            },
            3 => ToServer::AnswerUndo {
                id,
                seat,
                yes: number % 2 == 0,
            },
            4 => ToServer::Why { ask, seat, action },
            5 => ToServer::Look {
                eye: [Eye::Spectator, Eye::Seat(seat), Eye::Archive][number as usize % 3],
            },
            6 => ToServer::Moments {
                ask,
                from: number % 100,
                to: number,
            },
            7 => ToServer::Log {
                ask,
                before: number,
            },
            8 => ToServer::Say {
                id,
                text: "a\u{202e}".repeat(number as usize % 400),
                channel: [Channel::Everybody, Channel::Team][number as usize % 2],
            },
            9 => ToServer::Hurry,
            10 => ToServer::HandOver { id, seat },
            11 => ToServer::TakeBack { id, seat },
            // Rare, for it ends the game.
            12 if number % 8 == 0 => ToServer::Resign { id, seat },
            13 => ToServer::SkipLesson { id, seat },
            14 => ToServer::Ping,
            15 => ToServer::Advice {
                ask,
                seat,
                bot: ["scribe", "priest", "hal"][number as usize % 3].to_owned(),
            },
            16 => ToServer::LetBotPlay {
                id,
                seat,
                idle: Seat((number % 8) as u8),
                yes: number % 3 > 0,
            },
            17 => ToServer::Here,
            _ => ToServer::Act {
                id,
                version,
                seat,
                action,
            },
        }
    }
}

/// What the one who talks has been told.
#[derive(Default)]
struct Known {
    version: u32,
    offers: Vec<String>,
    ever_offered: HashSet<String>,
    ids_done: HashSet<String>,
}

impl Known {
    fn learn(&mut self, news: &Update) {
        self.version = self.version.max(news.version);
        self.offers = news
            .offers
            .iter()
            .map(|offer| offer.action.clone())
            .collect();
        self.ever_offered.extend(self.offers.iter().cloned());
    }

    fn action(&self, number: u16) -> String {
        let number = usize::from(number);
        match self.offers.get(number % (self.offers.len() + 2)) {
            Some(offer) => offer.clone(),
            None => ["pass", "build a 4", "", "move w_on 9", "\u{0}"][number % 5].to_owned(),
        }
    }
}

/// One server for all cases.
fn house() -> &'static (Runtime, Web) {
    static HOUSE: OnceLock<(Runtime, Web)> = OnceLock::new();
    HOUSE.get_or_init(|| {
        let runtime = Runtime::new().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder").keep();
        let config = Config {
            port: 0,
            data: folder,
            limits: Limits::none(),
            socket: FREE_SOCKET,
            rules: Pacing {
                patience: Patience {
                    bot_pause: std::time::Duration::ZERO,
                    ..Patience::default()
                },
                ..Pacing::default()
            },
            ..Config::default()
        };
        let page = Arc::new(PlainPage("<title>Ennead</title>"));
        let server = runtime
            .block_on(Server::open(config, page))
            .expect("a server");
        let address = server.address();
        runtime.spawn(server.run(std::future::pending()));
        (runtime, Web::at(address))
    })
}

/// The line of the talker, and somebody who watches.
struct Scene {
    talker: Line,
    watcher: Line,
    diary: Diary,
    known: Known,
    asked: u32,
}

impl Scene {
    async fn open(web: Web) -> Result<Scene, ClientError> {
        let party = Party {
            web: web.clone(),
            kind: TableKind {
                players: 2,
                bots: 1,
            },
            manners: Manners::default(),
            seed: 0,
            pulse: Pulse::default(),
        };
        let seating = party.try_to_seat().await?;
        Ok(Scene {
            talker: Line::open(&seating.persons[0], &seating.table, From::default()).await?,
            watcher: Line::open(&Person::nobody(web), &seating.table, From::default()).await?,
            diary: Diary::default(),
            known: Known::default(),
            asked: 1000,
        })
    }

    /// Says it, and gives everything heard until all of it is answered.
    async fn say(&mut self, text: String) -> Result<Vec<ToClient>, ClientError> {
        self.talker.throw(Message::text(text)).await?;
        self.asked += 1;
        let barrier = ToServer::Why {
            ask: self.asked,
            seat: Seat(0),
            action: "pass".to_owned(),
        };
        self.talker.say(&barrier).await?;
        let mut answers = Vec::new();
        loop {
            match self.talker.hear().await? {
                ToClient::Why { ask, .. } if ask == self.asked => return Ok(answers),
                ToClient::Update { update } => self.known.learn(&update),
                other => answers.push(other),
            }
        }
    }

    async fn check(&mut self, saying: &Saying) -> Result<(), TestCaseError> {
        let text = saying.text(&self.known);
        let answers = self.say(text.clone()).await.map_err(failed)?;
        let done: Vec<&String> = answers.iter().filter_map(done_id).collect();
        let refused = answers
            .iter()
            .filter(|heard| matches!(heard, ToClient::Refused { .. }))
            .count();
        match serde_json::from_str::<ToServer>(&text) {
            Err(_) => prop_assert_eq!((done.len(), refused), (0, 1), "{}: {:?}", text, answers),
            Ok(ToServer::Look { .. }) => prop_assert!(done.is_empty() && refused < 2, "{}", text),
            Ok(message) if expects_answer(&message) => {
                prop_assert_eq!(done.len() + refused, 1, "{}: {:?}", text, answers);
                if let (ToServer::Act { action, .. }, [id]) = (&message, &done[..]) {
                    let again = self.known.ids_done.contains(*id);
                    let offered = self.known.ever_offered.contains(action);
                    prop_assert!(again || offered, "{} was never offered", text);
                }
            }
            Ok(_) => prop_assert_eq!((done.len(), refused), (0, 0), "{}: {:?}", text, answers),
        }
        self.known.ids_done.extend(done.into_iter().cloned());
        Ok(())
    }

    /// The one who watched saw a story without gaps.
    async fn watched(&mut self) -> Result<(), TestCaseError> {
        let barrier = ToServer::Log {
            ask: 1,
            before: u32::MAX,
        };
        self.watcher.say(&barrier).await.map_err(failed)?;
        loop {
            match self.watcher.hear().await.map_err(failed)? {
                ToClient::Update { update } => self.diary.note(*update).map_err(failed)?,
                ToClient::Log { entries, .. } => {
                    let before = entries.last().map_or(1, |line| line.version + 1);
                    return self.diary.compare_log(before, &entries).map_err(failed);
                }
                _ => {}
            }
        }
    }
}

fn failed(trouble: ClientError) -> TestCaseError {
    TestCaseError::fail(trouble.to_string())
}

fn done_id(heard: &ToClient) -> Option<&String> {
    match heard {
        ToClient::Done { id, .. } => Some(id),
        _ => None,
    }
}

/// Whether a message is answered with `done` or `refused`.
fn expects_answer(message: &ToServer) -> bool {
    !matches!(
        message,
        ToServer::Why { .. }
            | ToServer::Advice { .. }
            | ToServer::Look { .. }
            | ToServer::Moments { .. }
            | ToServer::Log { .. }
            | ToServer::Here
            | ToServer::Hurry
            | ToServer::Ping
    )
}

/// A short run unless a longer one is asked for.
fn config() -> ProptestConfig {
    let asked = std::env::var_os("PROPTEST_CASES").is_some();
    let usual = ProptestConfig::default();
    ProptestConfig {
        cases: if asked { usual.cases } else { 48 },
        failure_persistence: None,
        ..usual
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn whatever_is_said_the_table_goes_on(sayings in prop::collection::vec(saying(), 1..60)) {
        let (runtime, web) = house();
        runtime.block_on(async {
            let mut scene = Scene::open(web.clone()).await.map_err(failed)?;
            for saying in &sayings {
                scene.check(saying).await?;
            }
            scene.watched().await
        })?;
    }
}
