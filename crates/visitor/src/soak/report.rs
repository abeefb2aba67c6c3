//! What came of it, and whether that is good enough.

use std::fmt;

use super::Args;
use super::phases::Meanwhile;
use crate::load::Figures;
use crate::party::Story;
use crate::program::{Memory, megabytes};

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    pub(super) args: Args,
    pub(super) actions: Figures,
    pub(super) log_ins: Figures,
    pub(super) bots: Figures,
    /// How much each flood sent, in the order
    pub(super) sent: Vec<u64>,
    /// of these: what went on while each came alone, then all together.
    pub(super) meanwhile: Vec<Meanwhile>,
    /// After each round of floods; the first round is over after a tenth.
    pub(super) memory: Vec<Memory>,
    pub(super) story: Story,
}

impl Report {
    /// What is not good enough, a sentence each.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (what, run, bound) in [
            ("honest actions", &self.actions, self.args.p99),
            ("honest log-ins", &self.log_ins, self.args.login),
            (
                "decisions of an honest table's bot",
                &self.bots,
                self.args.bot,
            ),
        ] {
            if run.actions == 0 {
                faults.push(format!("No {what} were seen."));
            } else if run.p99_ms > bound {
                let p99 = run.p99_ms;
                faults.push(format!(
                    "99 of 100 {what} took up to {p99:.0} ms, more than {bound:.0}."
                ));
            }
        }
        let grown = megabytes(self.grown());
        if grown > self.args.growth as f64 {
            faults.push(format!("The server has grown by {grown:.0} MB."));
        }
        faults
    }

    /// How much more memory there is at the end than after the first round.
    fn grown(&self) -> u64 {
        let now = |memory: Option<&Memory>| memory.map_or(0, |memory| memory.now);
        now(self.memory.last()).saturating_sub(now(self.memory.first()))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { args, story, .. } = self;
        writeln!(
            f,
            "{:.0} s at {} tables; the server kept {:.2} cores busy.\n",
            self.actions.seconds, args.tables, self.actions.cores
        )?;
        writeln!(
            f,
            "{:<30} {:>9} {:>9} {:>9} {:>9} {:>9}",
            "honest people", "times", "p50 ms", "p99 ms", "max ms", "at most"
        )?;
        for (what, run, bound) in [
            ("action to everybody who looks", &self.actions, args.p99),
            ("log-in", &self.log_ins, args.login),
            ("decision of a bot", &self.bots, args.bot),
        ] {
            writeln!(
                f,
                "{what:<30} {:>9} {:>9.2} {:>9.2} {:>9.2} {bound:>9.0}",
                run.actions, run.p50_ms, run.p99_ms, run.max_ms
            )?;
        }
        writeln!(
            f,
            "\n{:<30} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}",
            "honest actions during", "sent", "p50 ms", "p99 ms", "max ms", "cores", "MB more"
        )?;
        let sent = self.sent.iter().map(u64::to_string);
        for (meanwhile, sent) in self.meanwhile.iter().zip(sent.chain([String::new()])) {
            let Meanwhile { flood, actions, .. } = meanwhile;
            writeln!(
                f,
                "{:<30} {sent:>9} {:>9.2} {:>9.2} {:>9.2} {:>9.2} {:>9.0}",
                flood.unwrap_or("all of them"),
                actions.p50_ms,
                actions.p99_ms,
                actions.max_ms,
                actions.cores,
                meanwhile.grown as f64 / 1e6
            )?;
        }
        let memory = self
            .memory
            .iter()
            .map(|memory| format!("{:.0}", megabytes(memory.now)));
        writeln!(
            f,
            "\nResident memory after each round of floods, in MB: {}; {:.0} at its peak.",
            memory.collect::<Vec<_>>().join(", "),
            megabytes(self.memory.last().map_or(0, |memory| memory.peak))
        )?;
        writeln!(
            f,
            "{} more actions in {} games kept diaries: {} lines of the log and {} views compared, all the same.",
            story.actions, story.games, story.lines, story.views
        )?;
        match self.faults() {
            faults if faults.is_empty() => write!(f, "All is well."),
            faults => write!(f, "{}", faults.join("\n")),
        }
    }
}
