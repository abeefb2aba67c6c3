//! Sets of every width are one and the same thing.

use std::collections::BTreeSet;

/// A set with room for just so many members, held against a set of the standard
/// library.
macro_rules! width {
    ($test:ident, $count:literal, $bits:tt) => {
        mod $test {
            use super::*;

            #[derive(
                Clone,
                Copy,
                PartialEq,
                Eq,
                PartialOrd,
                Ord,
                Debug,
                serde::Serialize,
                serde::Deserialize,
            )]
            #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
            pub struct Pip(u8);

            impl Pip {
                const COUNT: usize = $count;
                const ALL: [Pip; $count] = {
                    let mut all = [Pip(0); $count];
                    let mut index = 0;
                    while index < $count {
                        all[index] = Pip(index as u8);
                        index += 1;
                    }
                    all
                };

                const fn index(self) -> usize {
                    self.0 as usize
                }

                const fn from_index(index: usize) -> Option<Pip> {
                    if index < Pip::COUNT {
                        Some(Pip::ALL[index])
                    } else {
                        None
                    }
                }
            }

            tabletop::bit_set! {
                /// Some pips.
                pub struct Pips(pub $bits) of Pip;
            }

            /// The first and the last, the edges of words and some between.
            fn samples() -> Vec<(Pips, BTreeSet<Pip>)> {
                let edges = [0, 1, 62, 63, 64, 65, 126, 127, 128, $count - 2, $count - 1];
                let edges: Vec<usize> = edges.into_iter().filter(|&pip| pip < $count).collect();
                let lists = [
                    vec![],
                    vec![0],
                    vec![$count - 1],
                    vec![$count / 2],
                    vec![0, $count - 1],
                    edges,
                    (0..$count).collect(),
                    (0..$count).step_by(3).collect(),
                    (1..$count).step_by(2).collect(),
                ];
                let pips = |list: Vec<usize>| list.into_iter().map(|index| Pip::ALL[index]);
                lists
                    .map(|list| (pips(list.clone()).collect(), pips(list).collect()))
                    .into()
            }

            #[test]
            fn holds_what_was_put_in() {
                for (set, model) in samples() {
                    for pip in Pip::ALL {
                        assert_eq!(set.contains(pip), model.contains(&pip));
                        let mut changed = set;
                        changed.insert(pip);
                        assert_eq!(changed, set.with(pip));
                        assert!(changed.contains(pip) && changed.contains_all(set));
                        changed.remove(pip);
                        assert_eq!(changed, set.without(pip));
                        assert!(!changed.contains(pip) && set.contains_all(changed));
                        assert_eq!(Pips::one(pip), Pips::EMPTY.with(pip));
                    }
                    assert_eq!((set.len(), set.is_empty()), (model.len(), model.is_empty()));
                    assert_eq!(set.at_most_one(), model.len() <= 1);
                    assert_eq!(set.lowest(), model.first().copied());
                    assert_eq!(format!("{set:?}"), format!("{model:?}"));
                }
                assert_eq!((Pips::EMPTY, Pips::ALL.len()), (Pips::default(), $count));
            }

            #[test]
            fn is_visited_from_the_lowest_on() {
                for (set, model) in samples() {
                    let list: Vec<Pip> = model.into_iter().collect();
                    assert_eq!(set.iter().collect::<Vec<_>>(), list);
                    let mut one_by_one = Vec::new();
                    for pip in set {
                        one_by_one.push(pip);
                    }
                    assert_eq!(one_by_one, list);
                    let mut pips = set.iter();
                    let first = usize::from(pips.next().is_some());
                    assert_eq!(pips.len(), list.len() - first);
                    let rest = pips.clone().fold(Vec::new(), |mut all, pip| {
                        all.push(pip);
                        all
                    });
                    assert_eq!(rest, list[first..]);
                    assert_eq!(pips.count(), list.len() - first);
                    assert_eq!(list.iter().copied().collect::<Pips>(), set);
                    assert_eq!(Pips::of_all(&list), set);
                }
            }

            #[test]
            fn is_joined_and_parted() {
                for (one, model) in samples() {
                    for (other, second) in samples() {
                        let is = |set: Pips, expected: BTreeSet<Pip>| {
                            assert!(set.iter().eq(expected), "{one:?} and {other:?}: {set:?}");
                        };
                        is(one | other, &model | &second);
                        is(one & other, &model & &second);
                        is(one - other, &model - &second);
                        assert_eq!(one.meets(other), !model.is_disjoint(&second));
                        assert_eq!(one.contains_all(other), model.is_superset(&second));
                        let mut changed = one;
                        changed |= other;
                        assert_eq!(changed, one | other);
                        changed -= other;
                        assert_eq!(changed, one - other);
                        changed.extend(other);
                        assert_eq!(changed, one | other);
                        changed &= one;
                        assert_eq!(changed, one);
                        // Where constants are made.
                        assert_eq!(one.union(other), one | other);
                        assert_eq!(one.intersection(other), one & other);
                        assert_eq!(one.difference(other), one - other);
                    }
                }
            }

            #[test]
            fn is_a_list_in_json() {
                for (set, model) in samples() {
                    let text = serde_json::to_string(&set).expect("plain data");
                    assert_eq!(text, serde_json::to_string(&model).expect("plain data"));
                    assert_eq!(serde_json::from_str::<Pips>(&text).expect("a list"), set);
                }
            }
        }
    };
}

width!(byte, 8, u8);
width!(part_of_a_byte, 5, u8);
width!(half_a_word, 16, u16);
width!(part_of_a_word, 31, u32);
width!(word, 64, u64);
width!(double_word, 121, u128);
width!(two_words, 128, [u64; 2]);
width!(three_words, 135, [u64; 3]);
