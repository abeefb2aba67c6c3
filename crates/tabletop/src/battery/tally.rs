//! What a run of the battery added up.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::AddAssign;

/// What was played. Tallies of several runs can be added up.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games played to the end.
    pub games: usize,
    /// Actions taken in them.
    pub decisions: usize,
    /// Decisions with exactly one action to choose from.
    pub forced: usize,
    /// Decisions taken while several seats were awaited.
    pub simultaneous: usize,
    /// Actions that brought something to light.
    pub reveals: usize,
    /// The most actions one seat ever had to choose from.
    pub widest: usize,
    /// The most actions one game took.
    pub longest: usize,
    /// Games by the reason of their end.
    pub ends: BTreeMap<String, usize>,
    /// Decisions that got the dear checks.
    pub probes: usize,
    /// Actions that were not offered, tried, and refused.
    pub refused: usize,
    /// States imagined from what one eye saw.
    pub imagined: usize,
    /// Imagined states that the archive can tell from the true one. A game
    /// with secrets in which this stays at zero tells them all.
    pub imagined_otherwise: usize,
    /// Games taken back to before something came to light.
    pub rewound: usize,
    /// Those in which the same choices then led to something else. A game in
    /// which cards are drawn and this stays at zero draws them again.
    pub drawn_otherwise: usize,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.simultaneous += other.simultaneous;
        self.reveals += other.reveals;
        self.widest = self.widest.max(other.widest);
        self.longest = self.longest.max(other.longest);
        for (reason, games) in other.ends {
            *self.ends.entry(reason).or_default() += games;
        }
        self.probes += other.probes;
        self.refused += other.refused;
        self.imagined += other.imagined;
        self.imagined_otherwise += other.imagined_otherwise;
        self.rewound += other.rewound;
        self.drawn_otherwise += other.drawn_otherwise;
    }
}

/// A few lines for a person who waited for them.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games, {} decisions ({} forced, {} at once with others, {} brought something to light)",
            self.games, self.decisions, self.forced, self.simultaneous, self.reveals
        )?;
        writeln!(
            f,
            "longest game {} actions, widest choice {}",
            self.longest, self.widest
        )?;
        writeln!(
            f,
            "{} probes: {} wrong actions refused, {} states imagined ({} unlike the true one)",
            self.probes, self.refused, self.imagined, self.imagined_otherwise
        )?;
        writeln!(
            f,
            "{} games taken back across a reveal ({} then went another way)",
            self.rewound, self.drawn_otherwise
        )?;
        f.write_str("ends:")?;
        for (reason, games) in &self.ends {
            write!(f, " {reason} {games}")?;
        }
        Ok(())
    }
}
