//! Pages of figures (`docs/figures`): what a chore measured, below the command
//! that did it. Documents refer to them, so that nobody copies a number.

use std::ffi::OsString;
use std::path::PathBuf;

use crate::error::ChoreError;
use crate::house;

const OPTION: &str = "--figures";

#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    /// Write what is measured to this file, too
    #[arg(long, value_name = "FILE")]
    figures: Option<PathBuf>,
}

impl Args {
    /// Takes the option out of many that are handed on to another program.
    pub fn taken_from(options: &[OsString]) -> Result<(Args, Vec<OsString>), ChoreError> {
        let mut rest = options.to_vec();
        let Some(place) = rest.iter().position(|option| option == OPTION) else {
            return Ok((Args { figures: None }, rest));
        };
        if place + 1 == rest.len() {
            return Err(ChoreError::Cannot(format!(
                "{OPTION} needs the name of a file."
            )));
        }
        rest.remove(place);
        let figures = Some(PathBuf::from(rest.remove(place)));
        Ok((Args { figures }, rest))
    }

    /// Writes the page, if one is wanted.
    pub fn keep(&self, text: &str) -> Result<(), ChoreError> {
        let Some(path) = &self.figures else {
            return Ok(());
        };
        let words: Vec<String> = std::env::args().skip(1).collect();
        house::write(path, &page(&command(&words), text))
    }
}

/// The command of these words, without the page itself.
fn command(words: &[String]) -> String {
    let mut command = String::from("cargo xtask");
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == OPTION {
            words.next();
        } else if !word.starts_with("--figures=") {
            command.push(' ');
            command.push_str(word);
        }
    }
    command
}

fn page(command: &str, text: &str) -> String {
    format!(
        "<!-- Written by the command, with `--figures`. -->\n\n`{command}`\n\n{}\n",
        text.trim_end()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_is_not_handed_on() {
        let options = ["--kills", "9", "--figures", "a.md", "--seed", "2"].map(OsString::from);
        let (args, rest) = Args::taken_from(&options).unwrap();
        assert_eq!(args.figures, Some(PathBuf::from("a.md")));
        assert_eq!(rest, ["--kills", "9", "--seed", "2"]);
        assert!(Args::taken_from(&options[..3]).is_err());
        let (args, rest) = Args::taken_from(&options[..2]).unwrap();
        assert_eq!((args.figures, rest.len()), (None, 2));
    }

    #[test]
    fn the_command_stands_over_its_figures() {
        let words = ["fuzz", "--figures", "a.md", "--seed", "7"].map(str::to_owned);
        let other = ["fuzz", "--figures=a.md", "--seed", "7"].map(str::to_owned);
        assert_eq!(command(&words), "cargo xtask fuzz --seed 7");
        assert_eq!(command(&other), command(&words));
        let page = page("cargo xtask fuzz", "3 games\n");
        assert!(
            page.ends_with("\n\n`cargo xtask fuzz`\n\n3 games\n"),
            "{page}"
        );
    }
}
