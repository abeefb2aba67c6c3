//! Why something that was asked for cannot be done.

use std::fmt;

use games::Hosted;
use serde::Serialize;
use tabletop::{Kinds, Seed};
use words::Sentence;

use crate::locale::{locale, words};

/// One sentence for the person who asked, with what to do, in their language.
/// Ends the program with exit code 2.
#[derive(Debug)]
pub struct CommandError(String);

tabletop::kinds! {
    /// What can be wrong with what this program was asked for.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub enum ProgramError, said as "program-error" {
        Usage { detail: String, command: String },
        NoSuchLanguage { asked: String, known: Vec<String> },
        NoSuchGame { asked: String, known: Vec<&'static str> },
        NoFile { path: String },
        UnreadableFile { path: String, detail: String },
        NotText { path: String },
        NotUnderstood { path: String, detail: String },
        NotWritten { path: String, detail: String },
        NoFolder { path: String, detail: String },
        FileExists { path: String },
        NothingThere { folder: String },
        NoOutput { detail: String },
        NotJson { detail: String },
        Threads { detail: String },
        BadSetup { place: String, detail: String },
        NotABattle { detail: String },
        BadEye { eye: String },
        NotAtTable { seat: String, seats: Vec<String> },
        WrongBots { bots: usize, players: usize },
        OneSide,
        NamedTwice { bot: String },
        TooFewBots,
        OtherTournament { path: String, key: String, found: String, expected: String },
        NotATournament { path: String },
        NotAGame { path: String, line: usize, detail: String },
        NoWeights { edition: String, game: &'static str },
        OtherCommand { path: String, found: String, command: String },
        GenerationLost { path: String, generation: u64 },
        NotChecked { detail: String },
        NotCopied { detail: String },
        NotPruned { detail: String },
        NoReports { detail: String },
        NoReport { id: i64 },
        NotMarked { detail: String },
        NotStarted { detail: String },
        TableOver,
        SeatNotFree { seat: u8 },
        NoSeatFree,
        TableSays { says: String },
        TableRefuses { says: String, wish: String },
        TableGone,
        TableBroken,
        TableNotOpen,
        LineLost { detail: String },
        StrangeServer { detail: String },
        NotBegun,
        BotFell { detail: String },
    }
}

impl CommandError {
    /// What is said of it already, such as by the words of a game.
    pub fn said(sentence: Sentence) -> CommandError {
        CommandError(sentence.text)
    }
}

/// Whatever has its words says them. Where a game gives the reason inside it, use
/// the words of that game and [`CommandError::said`].
impl<E: Kinds> From<E> for CommandError {
    fn from(error: E) -> CommandError {
        CommandError::said(words().error(&error))
    }
}

/// The sentence on one line, with its full stop.
impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.0.split_whitespace().collect();
        let sentence = words.join(" ");
        f.write_str(sentence.trim_end_matches('.'))?;
        f.write_str(".")
    }
}

/// A game of this setup, or the sentence why there is none.
pub fn start<G: Hosted>(setup: &G::Setup, seed: Seed) -> Result<G, CommandError> {
    G::start(setup, seed).map_err(|error| {
        let words = G::words(setup, locale());
        CommandError::said(words.setup_error(&error))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::OptionError;
    use words::Locale;

    use super::*;

    #[test]
    fn a_problem_is_one_line_with_one_full_stop() {
        for text in ["two\n  lines", "two lines."] {
            assert_eq!(CommandError(text.to_owned()).to_string(), "two lines.");
        }
    }

    /// What is wrong with the words for these kinds.
    fn faults<E: Kinds>(locale: &Locale) -> Vec<String> {
        let words = locale.words();
        let mut faults = Vec::new();
        for kind in E::KINDS {
            let id = format!("{}-{}", E::WORDS, kind.id());
            if !words.has(&id) {
                faults.push(format!("{id} is missing"));
            }
            let figures: BTreeSet<&str> = kind.figures.iter().copied().collect();
            let named = locale.variables(&id);
            let strange = named.iter().filter(|name| {
                let counted = name.strip_suffix("-count").unwrap_or(name);
                !figures.contains(counted)
            });
            faults.extend(strange.map(|name| format!("{id} has no ${name}")));
        }
        let known: BTreeSet<String> = E::KINDS.iter().map(|kind| kind.id()).collect();
        let of_none = locale.ids(&format!("{}-", E::WORDS)).into_iter();
        let of_none = of_none.filter(|id| !known.contains(&id[E::WORDS.len() + 1..]));
        faults.extend(of_none.map(|id| format!("{id} says nothing that can be")));
        faults
    }

    /// Every kind of error that reaches a person has its words, in every language,
    /// with no variable that it does not have, and there are no words for none.
    #[test]
    fn every_error_has_its_words() {
        let all = Locale::of_the_tree();
        for language in all.languages() {
            let locale = all.in_language(language).expect("it is there");
            let mut wrong = faults::<ProgramError>(&locale);
            wrong.extend(faults::<OptionError>(&locale));
            wrong.extend(faults::<tabletop::RecordError>(&locale));
            wrong.extend(faults::<bots::NameError>(&locale));
            wrong.extend(faults::<bots::WeightsError>(&locale));
            wrong.extend(faults::<bots::WeightGap>(&locale));
            wrong.extend(faults::<bots::outside::OutsideBotError>(&locale));
            wrong.extend(faults::<client::ConnectError>(&locale));
            wrong.extend(faults::<server::ServeError>(&locale));
            wrong.extend(faults::<server::Obstacle>(&locale));
            wrong.extend(faults::<wire::RequestError>(&locale));
            // The rules of a game refuse in the same words: there are more.
            let refused = faults::<wire::TableRefusal>(&locale);
            wrong.extend(
                refused
                    .into_iter()
                    .filter(|fault| !fault.ends_with("can be")),
            );
            assert_eq!(wrong, [""; 0], "in {language}");
        }
    }
}
