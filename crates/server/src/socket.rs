//! One WebSocket. Thousands of them look on at once, so an idle one is small:
//! one queue, one timer, and buffers that the upgrade keeps little.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use tabletop::Seat;
use tokio::time::{Instant, sleep_until, timeout};

use crate::bucket::Bucket;
use crate::house::{Badge, Heard, House, Visit};
use crate::keeper::text;
use crate::limits::{Address, Gate};
use crate::metrics::metrics;
use crate::session::raw;
use crate::store::PersonId;
use crate::stream::Traffic;
use crate::wire::RequestError;
use crate::wire::{Closing, TableRefusal, ToClient, ToServer};

/// How often a silent socket is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(25);

/// How long a socket may be silent.
const SILENCE: Duration = Duration::from_secs(60);

/// How long a socket may take to accept what it is sent.
const PATIENCE: Duration = Duration::from_secs(20);

/// So many bytes count as one message more, however they are cut up.
const BYTES_FOR_ONE: usize = 256;

/// How much a socket may say.
#[derive(Clone, Copy, Debug)]
pub struct SocketLimits {
    /// Messages in a second, in the long run.
    pub per_second: u32,
    /// Messages at once.
    pub burst: u32,
    /// So many messages too many, without a pause, and it is closed.
    pub too_many: u32,
}

impl Default for SocketLimits {
    fn default() -> Self {
        SocketLimits {
            per_second: 20,
            burst: 40,
            too_many: 400,
        }
    }
}

/// Whose socket it is, and what it came with.
pub struct Caller {
    /// Who it is, if that is known.
    pub person: Option<PersonId>,
    /// Where it comes from.
    pub address: Address,
    /// Ends when the key that was shown is worth nothing any more.
    pub badge: Option<Badge>,
    /// What comes in below the messages.
    pub traffic: Traffic,
    /// How much that is dear to answer may be asked from there.
    pub dear: Arc<Gate<Address>>,
}

impl House {
    /// One socket, until it ends.
    pub async fn attend(
        &self,
        mut socket: WebSocket,
        id: &str,
        caller: Caller,
        since: Option<u32>,
        seat: Option<Seat>,
        limits: SocketLimits,
    ) {
        let Caller {
            person,
            address,
            badge,
            traffic,
            dear,
        } = caller;
        match self
            .visit_from(Some(address), id, person, since, seat)
            .await
        {
            Ok(visit) => {
                let now = self.now();
                let rate = Rate::new(limits, now);
                Box::pin(
                    Attendance {
                        house: self,
                        socket,
                        visit,
                        rate,
                        dear,
                        address,
                        badge,
                        traffic,
                        last_heard: Instant::now(),
                    }
                    .run(),
                )
                .await;
            }
            Err(RequestError::NoSuchTable) => say_goodbye(&mut socket, Closing::Gone).await,
            Err(RequestError::CannotOpen) => say_goodbye(&mut socket, Closing::Broken).await,
            Err(RequestError::NotOpen) => say_goodbye(&mut socket, Closing::NotOpen).await,
            Err(_) => say_goodbye(&mut socket, Closing::Restart).await,
        }
    }
}

/// How much this socket has said lately.
struct Rate {
    bucket: Bucket,
    /// Messages too many since it was last quiet.
    excess: u32,
    too_many: u32,
}

/// What to do with a message.
enum Verdict {
    Hear,
    Refuse,
    Close,
}

impl Rate {
    fn new(limits: SocketLimits, now: i64) -> Rate {
        Rate {
            bucket: Bucket::new(limits.burst, limits.per_second as f32, now),
            excess: 0,
            too_many: limits.too_many,
        }
    }

    fn judge(&mut self, cost: u32, now: i64) -> Verdict {
        if self.bucket.take(cost, now) {
            if self.bucket.is_full() {
                self.excess = 0;
            }
            return Verdict::Hear;
        }
        self.excess += 1;
        if self.excess > self.too_many {
            Verdict::Close
        } else {
            Verdict::Refuse
        }
    }
}

/// A socket at a table.
struct Attendance<'h> {
    house: &'h House,
    socket: WebSocket,
    visit: Visit,
    rate: Rate,
    dear: Arc<Gate<Address>>,
    address: Address,
    badge: Option<Badge>,
    traffic: Traffic,
    last_heard: Instant,
}

/// The socket is to end; why, if there is somebody to tell.
struct End(Option<Closing>);

/// The other side is gone.
const GONE: End = End(None);

impl Attendance<'_> {
    async fn run(mut self) {
        let End(reason) = self.serve().await;
        if let Some(reason) = reason {
            say_goodbye(&mut self.socket, reason).await;
        }
    }

    async fn serve(&mut self) -> End {
        let timer = sleep_until(Instant::now() + PING_EVERY);
        tokio::pin!(timer);
        loop {
            let step = tokio::select! {
                incoming = self.socket.recv() => match incoming {
                    Some(Ok(message)) => self.incoming(message).await,
                    Some(Err(_)) if self.traffic.is_noise() => Err(End(Some(Closing::TooFast))),
                    Some(Err(_)) | None => Err(GONE),
                },
                () = revoked(self.badge.as_ref()) => Err(End(Some(Closing::LoggedOut))),
                outgoing = self.visit.hear() => self.outgoing(outgoing).await,
                () = &mut timer => {
                    timer.as_mut().reset(Instant::now() + PING_EVERY);
                    self.ping().await
                }
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.last_heard.elapsed() > SILENCE {
            return Err(GONE);
        }
        self.send(Message::Ping(Default::default())).await
    }

    async fn incoming(&mut self, message: Message) -> Result<(), End> {
        self.last_heard = Instant::now();
        let bytes = (self.traffic.heard() / BYTES_FOR_ONE) as u32;
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => Utf8Bytes::default(),
            // Answered below us, and counted as everything is.
            Message::Ping(_) | Message::Pong(_) => {
                return match self.rate.judge(1 + bytes, self.house.now()) {
                    Verdict::Close => Err(End(Some(Closing::TooFast))),
                    Verdict::Hear | Verdict::Refuse => Ok(()),
                };
            }
            Message::Close(_) => return Err(GONE),
        };
        let message = serde_json::from_str::<ToServer>(&text);
        let cost = message.as_ref().map_or(1, cost_of);
        match (self.judge(cost, bytes), message) {
            (Verdict::Close, _) => Err(End(Some(Closing::TooFast))),
            (Verdict::Refuse, message) => {
                metrics().frames_refused.inc();
                let id = message.ok().and_then(id_of);
                self.refuse(id, &TableRefusal::TooFast).await
            }
            (Verdict::Hear, Err(_)) => self.refuse(None, &TableRefusal::Unreadable).await,
            (Verdict::Hear, Ok(ToServer::Ping)) => self.say(&ToClient::Pong).await,
            (Verdict::Hear, Ok(message)) => {
                // If the table is gone, its last word is still in the queue.
                self.visit.say(message).await;
                Ok(())
            }
        }
    }

    /// Sockets are cheap to have, so what is dear to answer is counted over all
    /// that one address has, too.
    fn judge(&mut self, cost: u32, bytes: u32) -> Verdict {
        match self.rate.judge(cost + bytes, self.house.now()) {
            Verdict::Hear if cost > 1 && !self.dear.has_room_for(&self.address, cost) => {
                Verdict::Refuse
            }
            verdict => verdict,
        }
    }

    async fn refuse(&mut self, id: Option<String>, refusal: &TableRefusal) -> Result<(), End> {
        let reason = raw(refusal);
        self.say(&ToClient::Refused { id, reason }).await
    }

    /// Everything that waits goes out in one go.
    async fn outgoing(&mut self, first: Option<Heard>) -> Result<(), End> {
        let mut next = first;
        let mut some = false;
        loop {
            match next {
                Some(Heard::Text(text)) => {
                    self.within(Message::Text(text), false).await?;
                    some = true;
                }
                Some(Heard::Close(reason)) => return Err(End(Some(reason))),
                None if some => break,
                // It broke down; the table that follows knows more.
                None => return Err(End(Some(Closing::Restart))),
            }
            next = self.visit.heard();
        }
        match timeout(PATIENCE, self.socket.flush()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(GONE),
            Err(_) => Err(End(Some(Closing::TooSlow))),
        }
    }

    async fn say(&mut self, message: &ToClient) -> Result<(), End> {
        self.send(Message::Text(text(message))).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        self.within(message, true).await
    }

    async fn within(&mut self, message: Message, flush: bool) -> Result<(), End> {
        let sending = async {
            if flush {
                self.socket.send(message).await
            } else {
                self.socket.feed(message).await
            }
        };
        match timeout(PATIENCE, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(GONE),
            Err(_) => Err(End(Some(Closing::TooSlow))),
        }
    }
}

/// Waits until the key is worth nothing; for ever where none was shown.
async fn revoked(badge: Option<&Badge>) {
    match badge {
        Some(badge) => badge.revoked().await,
        None => std::future::pending().await,
    }
}

/// The last word, if the other side still listens.
async fn say_goodbye(socket: &mut WebSocket, reason: Closing) {
    let goodbye = async {
        let closing = Message::Text(text(&ToClient::Closing { reason }));
        if socket.send(closing).await.is_ok() {
            let frame = CloseFrame {
                code: reason.code(),
                reason: Utf8Bytes::default(),
            };
            let _ = socket.send(Message::Close(Some(frame))).await;
        }
    };
    let _ = timeout(Duration::from_secs(2), goodbye).await;
}

/// What an answer costs to work out, in messages.
fn cost_of(message: &ToServer) -> u32 {
    match message {
        ToServer::Moments { .. } | ToServer::Advice { .. } => 8,
        ToServer::Log { .. } | ToServer::Look { .. } => 4,
        _ => 1,
    }
}

/// The client's own id of what it asks for.
fn id_of(message: ToServer) -> Option<String> {
    match message {
        ToServer::Act { id, .. }
        | ToServer::Undo { id, .. }
        | ToServer::AskUndo { id, .. }
        | ToServer::AnswerUndo { id, .. }
        | ToServer::Say { id, .. }
        | ToServer::Point { id, .. }
        | ToServer::Show { id, .. }
        | ToServer::HandOver { id, .. }
        | ToServer::TakeBack { id, .. }
        | ToServer::LetBotPlay { id, .. }
        | ToServer::Resign { id, .. }
        | ToServer::SkipLesson { id, .. } => Some(id),
        ToServer::Why { .. }
        | ToServer::Advice { .. }
        | ToServer::Look { .. }
        | ToServer::Moments { .. }
        | ToServer::Log { .. }
        | ToServer::Hurry
        | ToServer::Here
        | ToServer::Ping => None,
    }
}
