//! Who plays in a simulation.

use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::problem::Problem;

/// A player without a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
}

impl Bot {
    /// Every bot there is.
    const ALL: &'static [Bot] = &[Bot::Random];

    /// The name on the command line and in figures.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
        }
    }

    /// One of `actions`; nothing if there are none.
    #[inline]
    pub fn choose<A: Copy>(self, actions: &[A], rng: &mut Xoshiro256PlusPlus) -> Option<A> {
        match self {
            Bot::Random => {
                // Multiply and shift instead of a division. The bias is less
                // than one in four hundred million for a list of ten.
                let nth = (u64::from(rng.next_u32()) * actions.len() as u64) >> 32;
                actions.get(nth as usize).copied()
            }
        }
    }

    /// The bot of each seat, from a list such as `random` (for all seats) or
    /// `random,random`.
    pub fn for_seats(list: &str, seats: usize) -> Result<Vec<Bot>, Problem> {
        let bots: Vec<Bot> = list.split(',').map(Bot::named).collect::<Result<_, _>>()?;
        match bots.len() {
            1 => Ok(vec![bots[0]; seats]),
            count if count == seats => Ok(bots),
            count => Err(Problem::new(format!(
                "--bots names {count} bots for {seats} players; name one for all seats or \
                 {seats} of them"
            ))),
        }
    }

    fn named(name: &str) -> Result<Bot, Problem> {
        let name = name.trim();
        let found = Bot::ALL.iter().find(|bot| bot.name() == name);
        found.copied().ok_or_else(|| {
            let known: Vec<&str> = Bot::ALL.iter().map(|bot| bot.name()).collect();
            Problem::new(format!(
                "there is no bot `{name}`; use {}",
                known.join(" or ")
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn random_takes_every_action_and_nothing_from_nothing() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut seen = [0u32; 5];
        for _ in 0..5000 {
            seen[Bot::Random.choose(&[0, 1, 2, 3, 4], &mut rng).unwrap()] += 1;
        }
        assert!(
            seen.iter().all(|count| (850..1150).contains(count)),
            "{seen:?}"
        );
        assert_eq!(Bot::Random.choose::<u8>(&[], &mut rng), None);
    }

    #[test]
    fn one_name_sits_everywhere() {
        assert_eq!(
            Bot::for_seats("random", 3).unwrap(),
            Bot::for_seats("random, random,random", 3).unwrap()
        );
        for wrong in ["", "random,", "clever", "random,random"] {
            assert!(Bot::for_seats(wrong, 3).is_err(), "{wrong}");
        }
    }
}
