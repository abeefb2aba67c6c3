//! Nim, the toy: what programs must know of a third game. It is not on the list:
//! nobody is offered it.

use std::ops::RangeInclusive;

use ::nim::{Heap, Nim, View};
use serde_json::value::RawValue;
use tabletop::{Game, Seat};
use words::{Locale, Words, say};

use crate::{Book, Hosted, LessonFiles, Measured, OptionError, OwnOptions, Served, Tables};

impl Served for Nim {
    const FEWEST: u8 = 2;
    const MOST: u8 = 2;
    const LESSONS: &'static [LessonFiles] = &[];

    fn plain_setup(_: u8) -> Heap {
        Heap::default()
    }

    fn odds(_: &View) -> Option<Box<RawValue>> {
        None
    }

    fn figures() -> Vec<String> {
        Vec::new()
    }

    fn turn(_: &View) -> Option<Seat> {
        None
    }

    fn ends_turn(_: &String) -> bool {
        false
    }

    fn mark(_: &String) -> Option<&'static str> {
        None
    }
}

/// The options that only Nim has.
#[derive(clap::Args)]
#[group(skip)]
pub struct Options {
    /// Nim: how many lie on the heap
    #[arg(long)]
    pub count: Option<u8>,
}

impl OwnOptions for Options {
    fn given(&self) -> Option<&'static str> {
        self.count.map(|_| "--count")
    }
}

impl Hosted for Nim {
    type Options = Options;

    fn setup(mut setup: Heap, _: Option<u64>, options: &Options) -> Result<Heap, OptionError> {
        setup.count = options.count.unwrap_or(setup.count);
        Ok(setup)
    }

    fn describe(setup: &Heap, words: &Words) -> String {
        say!(words, "setup-heap", count = setup.count)
    }

    fn rounds(&self) -> u32 {
        1
    }

    fn words(_: &Heap, locale: &Locale) -> Words {
        locale.words_of(Nim::NAME, None)
    }

    fn show(view: &View, words: &Words) -> String {
        say!(words, "show-heap", count = view.heap)
    }
}

/// Its words beside those of no game: the files it would have in `locales/en`.
pub fn locale() -> Locale {
    let own = [
        ("en/nim-front.ftl", "nim-title = Nim\n"),
        (
            "en/nim-program.ftl",
            "setup-heap = { nim-title } of { $count }\nshow-heap = { $count } on the heap.\n",
        ),
    ];
    let own = own.map(|(path, text)| (path.to_owned(), text.to_owned()));
    Locale::of_the_tree().with(own)
}

impl Tables for Nim {
    const BOOKS: &'static [Book] = &[];
    const MEASURED: Measured = Measured {
        counted: &[],
        watched: &[],
        timed: &[],
    };
    const PLAYERS: RangeInclusive<u8> = 2..=2;

    fn tables(_: u8) -> Vec<Heap> {
        [7, 20].map(|count| Heap { count }).to_vec()
    }

    fn players(_: &Heap) -> u8 {
        2
    }

    fn label(setup: &Heap) -> String {
        format!("2p-{}", setup.count)
    }
}
