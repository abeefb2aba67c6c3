//! How often somebody may do something: a bucket that fills slowly and is
//! emptied quickly.

/// A bucket of tokens.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f32,
    most: f32,
    per_second: f32,
    filled: i64,
}

impl Bucket {
    /// A full bucket.
    pub fn new(most: u32, per_second: f32, now: i64) -> Bucket {
        Bucket {
            tokens: most as f32,
            most: most as f32,
            per_second,
            filled: now,
        }
    }

    /// Takes tokens out; `false` if there are not enough.
    pub fn take(&mut self, tokens: u32, now: i64) -> bool {
        self.fill(now);
        let enough = self.tokens >= tokens as f32;
        if enough {
            self.tokens -= tokens as f32;
        }
        enough
    }

    fn fill(&mut self, now: i64) {
        let seconds = now.saturating_sub(self.filled).max(0) as f32 / 1000.0;
        self.tokens = (self.tokens + seconds * self.per_second).min(self.most);
        self.filled = now;
    }

    /// Whether nothing is left of what was taken, so that it may be forgotten.
    pub fn is_as_new(&mut self, now: i64) -> bool {
        self.fill(now);
        self.tokens >= self.most
    }

    /// Whether it is full again by now.
    pub fn is_full(&self) -> bool {
        self.tokens >= self.most - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let mut bucket = Bucket::new(2, 1.0, 0);
        assert!(bucket.take(1, 0) && bucket.take(1, 0) && !bucket.take(1, 0));
        assert!(!bucket.take(1, 900));
        assert!(bucket.take(1, 1_000));
        assert!(bucket.take(2, 60_000) && !bucket.take(1, 60_000));
    }

    #[test]
    fn a_clock_set_back_takes_nothing_away() {
        let mut bucket = Bucket::new(2, 1.0, 10_000);
        assert!(bucket.take(1, 5_000) && bucket.take(1, 5_000));
        assert!(bucket.take(1, 6_000));
    }
}
