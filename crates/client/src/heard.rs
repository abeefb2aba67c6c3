//! What the server says, as far as a visitor reads it. Views and lines of the
//! log stay the text they came as: what was shown is compared to the letter.

use serde::Deserialize;
use serde_json::value::RawValue;
use tabletop::{Seat, Seats};

/// A message from the server.
#[derive(Debug)]
pub enum Heard {
    /// Who sits where, who looks on, whom one ignores.
    Table,
    /// The game.
    Update(Box<News>),
    /// What was asked for has happened.
    Done {
        /// What was asked for.
        id: String,
        /// In which version.
        version: u32,
    },
    /// What was asked for has not happened.
    Refused {
        /// What was asked for.
        id: Option<String>,
        /// The name of the reason.
        why: String,
    },
    /// What teammates show or point out.
    Team,
    /// Lines of chat, by number.
    Chat(Vec<Said>),
    /// The answer to `moments`.
    Moments(Vec<Past>),
    /// The answer to `log`.
    Log(Vec<Line>),
    /// The answer to `why`, by the number of the question.
    Why(u32),
    /// The answer to `advice`, by the number of the question.
    Advice(u32),
    /// The answer to `ping`.
    Pong,
    /// The end of the line.
    Closing(String),
}

/// The game as the eye of this line sees it.
#[derive(Debug, Deserialize)]
pub struct News {
    /// Grows with everything that happens.
    pub version: u32,
    /// Actions in the record.
    pub count: u32,
    /// The lines do not join those known.
    pub fresh: bool,
    /// What happened.
    pub entries: Vec<Line>,
    /// The state.
    pub view: Box<RawValue>,
    /// Who must decide.
    pub awaiting: Seats,
    /// What may be done.
    pub offers: Vec<Offer>,
    /// What may be taken back.
    pub undo: Undo,
}

impl News {
    /// How many hands the view shows.
    pub fn hands(&self) -> usize {
        self.view.get().matches(r#""secret":{"#).count()
    }

    /// Whether the game is over: then hands are no secret.
    pub fn over(&self) -> bool {
        !self.view.get().contains(r#""outcome":null"#)
    }
}

/// What may be done.
#[derive(Clone, Debug, Deserialize)]
pub struct Offer {
    /// Its notation.
    pub action: String,
}

/// What may be taken back.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Undo {
    /// By one step.
    pub step: u32,
}

/// A line of the log: its text, and what of it is understood.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Box<RawValue>")]
pub struct Line {
    /// Its number.
    pub version: u32,
    /// Actions in the record after it.
    pub count: u32,
    /// What happened.
    pub kind: Kind,
    /// As it came.
    pub text: Box<str>,
}

/// What of a line is understood.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Kind {
    /// `acted`, `undone` and so on.
    #[serde(rename = "type")]
    pub what: String,
    /// Whose deed.
    pub seat: Option<Seat>,
    /// `person`, `bot` or `only_option`; the last only to who decided.
    pub by: Option<String>,
    /// How many actions were taken back.
    pub back: Option<u32>,
}

impl Kind {
    /// Whether it is the deed of a person.
    pub fn by_person(&self) -> bool {
        self.what == "acted" && self.by.as_deref() == Some("person")
    }
}

impl TryFrom<Box<RawValue>> for Line {
    type Error = serde_json::Error;

    fn try_from(raw: Box<RawValue>) -> Result<Line, serde_json::Error> {
        #[derive(Deserialize)]
        struct Understood {
            version: u32,
            count: u32,
            kind: Kind,
        }
        let Understood {
            version,
            count,
            kind,
        } = serde_json::from_str(raw.get())?;
        Ok(Line {
            version,
            count,
            kind,
            text: raw.get().into(),
        })
    }
}

/// A past moment.
#[derive(Debug, Deserialize)]
pub struct Past {
    /// After how many actions.
    pub count: u32,
    /// The state then.
    pub view: Box<RawValue>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Said {
    /// Its number.
    pub number: u32,
    /// What was said.
    pub text: String,
}

#[derive(Deserialize)]
struct Tag<'a> {
    #[serde(rename = "type", borrow)]
    kind: &'a str,
}

#[derive(Deserialize)]
struct UpdateBody {
    update: Box<News>,
}

#[derive(Deserialize)]
struct DoneBody {
    id: String,
    version: u32,
}

#[derive(Deserialize)]
struct RefusedBody {
    id: Option<String>,
    reason: Reason,
}

#[derive(Deserialize)]
struct Reason {
    why: String,
}

#[derive(Deserialize)]
struct ChatBody {
    lines: Vec<Said>,
}

#[derive(Deserialize)]
struct MomentsBody {
    moments: Vec<Past>,
}

#[derive(Deserialize)]
struct LogBody {
    entries: Vec<Line>,
}

#[derive(Deserialize)]
struct WhyBody {
    ask: u32,
}

#[derive(Deserialize)]
struct ClosingBody {
    reason: String,
}

impl Heard {
    /// Reads a message. The tag first: views keep their text only where the
    /// reader knows beforehand what it reads.
    pub fn read(text: &str) -> Result<Heard, serde_json::Error> {
        let tag: Tag = serde_json::from_str(text)?;
        Ok(match tag.kind {
            "table" | "guests" | "ignored" => Heard::Table,
            "update" => Heard::Update(serde_json::from_str::<UpdateBody>(text)?.update),
            "done" => {
                let DoneBody { id, version } = serde_json::from_str(text)?;
                Heard::Done { id, version }
            }
            "refused" => {
                let RefusedBody { id, reason } = serde_json::from_str(text)?;
                Heard::Refused {
                    id,
                    why: reason.why,
                }
            }
            "team" | "point" => Heard::Team,
            "chat" => Heard::Chat(serde_json::from_str::<ChatBody>(text)?.lines),
            "moments" => Heard::Moments(serde_json::from_str::<MomentsBody>(text)?.moments),
            "log" => Heard::Log(serde_json::from_str::<LogBody>(text)?.entries),
            "why" => Heard::Why(serde_json::from_str::<WhyBody>(text)?.ask),
            "advice" => Heard::Advice(serde_json::from_str::<WhyBody>(text)?.ask),
            "pong" => Heard::Pong,
            "closing" => Heard::Closing(serde_json::from_str::<ClosingBody>(text)?.reason),
            other => {
                let strange = format!("no message is called `{other}`");
                return Err(serde::de::Error::custom(strange));
            }
        })
    }
}
