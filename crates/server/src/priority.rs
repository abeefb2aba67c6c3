//! Which threads come first: those that answer people, then passwords, then
//! thoughts.
//!
//! How far behind is reckoned from where the whole program stands, so that a
//! host who puts it before or after other programs moves all of it.

use thread_priority::{ThreadPriority, ThreadPriorityValue, set_current_thread_priority};

/// How a thread stands behind those that answer people.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Priority {
    /// Somebody waits for it, and would not notice a moment more.
    Low,
    /// It can do with what is left over.
    Lowest,
}

impl Priority {
    /// How much nicer than the program, as Unix counts it.
    fn behind(self) -> i32 {
        match self {
            Priority::Low => 9,
            Priority::Lowest => 19,
        }
    }
}

/// Gives the current thread its place, as far as the system allows.
pub(crate) fn set_priority(priority: Priority) {
    let nice = niceness() + priority.behind();
    if let Err(error) = set_current_thread_priority(with_niceness(nice)) {
        tracing::debug!(?error, "a thread has the priority of everything else");
    }
}

/// How nice the program is to others; 0 where the system does not say.
fn niceness() -> i32 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    niceness_in(&stat).unwrap_or(0)
}

/// The 19th field. The second is a name in brackets and may hold anything.
fn niceness_in(stat: &str) -> Option<i32> {
    let (_, fields) = stat.rsplit_once(')')?;
    fields.split_whitespace().nth(16)?.parse().ok()
}

/// The library has one scale for all systems, from 0 to 99, on which it puts
/// niceness from 19 down to -20. In the middle of a step nothing is rounded
/// into the next.
fn with_niceness(nice: i32) -> ThreadPriority {
    let steps = f64::from(19 - nice.clamp(-20, 19)) - 0.5;
    let value = (steps.max(0.0) * 99.0 / 39.0) as u8;
    ThreadPriorityValue::try_from(value).map_or(ThreadPriority::Min, ThreadPriority::Crossplatform)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn niceness_is_read_whatever_the_program_is_called() {
        let stat = "7 (a) b (c) S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 5 -15 1 0";
        assert_eq!(niceness_in(stat), Some(-15));
        assert_eq!(niceness_in("rubbish"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_thread_gets_the_place_it_was_given() {
        let here = niceness();
        for (priority, behind) in [(Priority::Low, 9), (Priority::Lowest, 19)] {
            let thread = std::thread::spawn(move || {
                set_priority(priority);
                let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
                niceness_in(&stat)
            });
            let expected = (here + behind).min(19);
            assert_eq!(thread.join().unwrap(), Some(expected), "{priority:?}");
        }
    }
}
