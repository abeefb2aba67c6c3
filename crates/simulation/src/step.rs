//! What a step may be: time passes, somebody does something, something goes
//! wrong.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tabletop::{Eye, Seat};
use wire::{Channel, Scope, ToServer};

use crate::Violation;
use crate::world::{World, seat_of};

impl World {
    /// One step. All chance in it follows from this number.
    pub fn step(&mut self, number: u64) -> Result<(), Violation> {
        self.dice = ChaCha8Rng::seed_from_u64(number);
        self.count_step();
        match self.dice.random_range(0..1_000) {
            0..400 => self.pass_to_next(),
            400..430 => {
                let while_ = self.dice.random_range(1_000..200_000);
                self.pass_until(self.now + while_)
            }
            430..436 => {
                let hours = self.dice.random_range(1..30);
                self.pass_until(self.now + hours * 3_600_000)
            }
            436..442 => self.crash(),
            442..450 => {
                let percent = [0, 0, 0, 5, 30, 90][self.dice.random_range(0..6)];
                self.set_trouble(percent);
                Ok(())
            }
            450..490 => self.somebody_goes(),
            490..580 => self.somebody_comes(),
            _ => self.somebody_wishes(),
        }
    }

    fn any_line(&mut self) -> usize {
        self.dice.random_range(0..self.lines.len())
    }

    fn somebody_goes(&mut self) -> Result<(), Violation> {
        let line = self.any_line();
        self.go(line)
    }

    fn somebody_comes(&mut self) -> Result<(), Violation> {
        let line = self.any_line();
        let afresh = self.one_in(3);
        self.come(line, afresh)?;
        // What has no answer is wished for again, as a browser does.
        let open: Vec<ToServer> = self.lines[line]
            .open
            .iter()
            .map(|(_, message)| message.clone())
            .collect();
        for message in open {
            self.wish(line, message)?;
        }
        Ok(())
    }

    /// Somebody who looks does something, soon after the last thing.
    fn somebody_wishes(&mut self) -> Result<(), Violation> {
        let soon = self.dice.random_range(0..1_500);
        self.pass_until(self.now + soon)?;
        // Those who are asked more often than others.
        let asked: Vec<usize> = (0..self.lines.len())
            .filter(|&line| {
                let line = &self.lines[line];
                line.socket.is_some() && !line.offers.is_empty()
            })
            .collect();
        let line = if asked.is_empty() || self.one_in(4) {
            self.any_line()
        } else {
            asked[self.dice.random_range(0..asked.len())]
        };
        let Some(message) = self.some_wish(line) else {
            return Ok(());
        };
        let twice = self.one_in(12);
        self.wish(line, message.clone())?;
        if twice {
            self.wish(line, message)?;
        }
        Ok(())
    }

    fn some_wish(&mut self, line: usize) -> Option<ToServer> {
        let table = self.lines[line].table;
        let person = self.lines[line].person;
        let own = person.and_then(|person| seat_of(self.kept(table)?, person));
        let seats = self.kept(table)?.facts.seats.len() as u8;
        let any_seat = Seat(self.dice.random_range(0..seats));
        let seat = match own {
            Some(seat) if !self.one_in(20) => seat,
            _ => any_seat,
        };
        let id = self.fresh_id();
        let version = self.lines[line].version.unwrap_or(0);
        // Now and then somebody answers what was asked long ago.
        let version = if self.one_in(15) {
            version.saturating_sub(self.dice.random_range(0..4))
        } else {
            version
        };
        let offers = self.lines[line].offers.len();
        let number = self.dice.random_range(0..100);
        Some(match number {
            0..62 if offers > 0 => {
                let place = self.dice.random_range(0..offers);
                let action = self.lines[line].offers[place].action.clone();
                ToServer::Act {
                    id,
                    version,
                    seat,
                    action,
                }
            }
            0..66 => self.again(line)?,
            66..74 => ToServer::Undo {
                id,
                version,
                seat,
                scope: [Scope::Step, Scope::Turn, Scope::Table][self.dice.random_range(0..3)],
            },
            74..80 => {
                let count = self.lines[line].count;
                let to = count.saturating_sub(self.dice.random_range(0..6));
                ToServer::AskUndo { id, seat, to }
            }
            80..88 => {
                let yes = !self.one_in(5);
                ToServer::AnswerUndo { id, seat, yes }
            }
            88..90 => ToServer::HandOver { id, seat },
            90..93 => ToServer::TakeBack { id, seat },
            93..95 => ToServer::Say {
                id,
                text: "Well played".to_owned(),
                channel: Channel::Everybody,
            },
            95 => ToServer::Hurry,
            96 => ToServer::LetBotPlay {
                id,
                seat,
                idle: any_seat,
                yes: true,
            },
            97 => ToServer::Look {
                eye: [Eye::Spectator, Eye::Seat(any_seat)][self.dice.random_range(0..2)],
            },
            98 => ToServer::Advice {
                ask: 1,
                seat,
                bot: "scribe".to_owned(),
            },
            _ if self.one_in(20) => ToServer::Resign { id, seat },
            _ => ToServer::Ping,
        })
    }

    /// What they wished for lately, once more.
    fn again(&mut self, line: usize) -> Option<ToServer> {
        let lately = self.lines[line].lately.len();
        let place = self.dice.random_range(0..lately.max(1));
        self.lines[line].lately.get(place).cloned()
    }
}
