//! The stack of steps.

use std::ops::Deref;

use arrayvec::ArrayVec;

/// What is still to be done, the next thing on top: at most `N` steps.
///
/// It reads as a slice, the step on top last, and hashes as one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Steps<S, const N: usize>(ArrayVec<S, N>);

impl<S: Copy, const N: usize> Steps<S, N> {
    /// Nothing to do.
    pub const fn new() -> Steps<S, N> {
        Steps(ArrayVec::new_const())
    }

    /// The step on top; none when the game is over.
    #[inline]
    pub fn top(&self) -> Option<S> {
        self.0.last().copied()
    }

    /// Before everything else, this.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// Before everything else these, the first of them next.
    pub fn push_all(&mut self, steps: &[S]) {
        self.0.extend(steps.iter().rev().copied());
    }

    /// This below the step at `place` and all above it.
    pub fn insert(&mut self, place: usize, step: S) {
        self.0.insert(place, step);
    }

    /// The step on top is done.
    #[inline]
    pub fn pop(&mut self) {
        self.0.pop();
    }

    /// In the place of the step on top, this.
    #[inline]
    pub fn turn_into(&mut self, step: S) {
        self.0.pop();
        self.0.push(step);
    }

    /// In the place of the step on top these, the first of them next.
    pub fn go_through(&mut self, steps: &[S]) {
        self.pop();
        self.push_all(steps);
    }

    /// Nothing is left to do.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<S: Copy, const N: usize> Default for Steps<S, N> {
    fn default() -> Self {
        Steps::new()
    }
}

impl<S, const N: usize> Deref for Steps<S, N> {
    type Target = [S];

    #[inline]
    fn deref(&self) -> &[S] {
        &self.0
    }
}

/// The one to be done last comes first, as in the slice.
impl<S, const N: usize> FromIterator<S> for Steps<S, N> {
    fn from_iter<I: IntoIterator<Item = S>>(steps: I) -> Self {
        Steps(steps.into_iter().collect())
    }
}

impl<'a, S, const N: usize> IntoIterator for &'a Steps<S, N> {
    type Item = &'a S;
    type IntoIter = std::slice::Iter<'a, S>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state_hash;

    fn steps(from_below: &[u8]) -> Steps<u8, 8> {
        from_below.iter().copied().collect()
    }

    #[test]
    fn the_last_one_pushed_is_next() {
        let mut steps = steps(&[9]);
        assert_eq!(steps.top(), Some(9));
        steps.push(1);
        assert_eq!((steps.top(), &steps[..]), (Some(1), &[9, 1][..]));
        steps.pop();
        assert_eq!(&steps[..], &[9]);
    }

    #[test]
    fn a_step_can_wait_below_others() {
        let mut steps = steps(&[9, 8, 7]);
        steps.insert(1, 5);
        assert_eq!(&steps[..], &[9, 5, 8, 7]);
    }

    #[test]
    fn many_are_pushed_so_that_the_first_is_next() {
        let mut steps = steps(&[9]);
        steps.push_all(&[1, 2, 3]);
        assert_eq!(&steps[..], &[9, 3, 2, 1]);
    }

    /// What replaces a step leaves those below it alone.
    #[test]
    fn a_step_gives_way_to_others() {
        let mut steps = steps(&[9, 8]);
        steps.turn_into(7);
        assert_eq!(&steps[..], &[9, 7]);
        steps.go_through(&[1, 2]);
        assert_eq!(&steps[..], &[9, 2, 1]);
        steps.clear();
        assert_eq!((steps.top(), steps.len()), (None, 0));
        assert_eq!(steps, Steps::default());
    }

    /// Records hold hashes of states: a stack has always been hashed as a list.
    #[test]
    fn a_stack_hashes_as_the_list_it_is() {
        let (list, steps) = (vec![9u8, 8, 7], steps(&[9, 8, 7]));
        assert_eq!(state_hash(&steps), state_hash(&list));
        let read: Vec<u8> = (&steps).into_iter().copied().collect();
        assert_eq!(read, list);
    }
}
