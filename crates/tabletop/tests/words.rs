//! The small parts: vocabularies, sets, actions, groups of insight, dice, pages.

use rand::Rng;
use tabletop::{
    Audience, Axis, Bits, Block, Compact, Counted, Dice, Eye, Field, Journal, MAX_SEATS, Offers,
    Outcome, Pages, Seat, Seats, Seed, Silent, state_hash, tell, whisper,
};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);
const P3: Seat = Seat(2);

tabletop::vocabulary! {
    /// A kind of fruit.
    pub enum Fruit is "fruit" {
        /// Sweet.
        Fig = "fig",
        /// Sweeter.
        Date = "date",
        /// Sour.
        Lime = "lime",
    }
}

tabletop::bit_set! {
    /// Some fruit.
    pub struct Fruits(pub u8) of Fruit;
}

tabletop::actions! {
    /// What can be done with fruit.
    pub enum Action is "errand" {
        /// Nothing.
        Rest "rest";
        /// Some are eaten.
        Eat "eat" (fruit: Fruit, count: u8);
        /// One is handed over.
        Give "give" (fruit: Fruit, to: Seat);
    }
}

#[test]
fn members_have_places_and_ids() {
    for (place, &fruit) in Fruit::ALL.iter().enumerate() {
        assert_eq!(
            (fruit.index(), Fruit::from_index(place)),
            (place, Some(fruit))
        );
        assert_eq!(fruit.to_string().parse(), Ok(fruit));
    }
    assert_eq!(Fruit::from_index(Fruit::COUNT), None);
    assert_eq!(
        "plum".parse::<Fruit>(),
        Err("`plum` is no fruit".to_owned())
    );
    assert_eq!(serde_json::to_string(&Fruit::Date).unwrap(), "\"date\"");
}

#[test]
fn a_set_holds_what_was_put_in() {
    let mut set: Fruits = [Fruit::Lime, Fruit::Fig].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Fruit::Fig, Fruit::Lime]);
    assert!(set.contains(Fruit::Lime) && !set.contains(Fruit::Date));
    assert!(!set.at_most_one() && Fruits::one(Fruit::Lime).at_most_one());
    set.remove(Fruit::Lime);
    assert_eq!((set.len(), set), (1, Fruits::one(Fruit::Fig)));
    let more = set.with(Fruit::Date);
    assert_eq!(more - set, Fruits::one(Fruit::Date));
    assert_eq!((more & set, more | set), (set, more));
    assert_eq!(serde_json::to_string(&more).unwrap(), "[\"fig\",\"date\"]");
    assert_eq!(
        serde_json::from_str::<Fruits>("[\"date\",\"fig\"]").unwrap(),
        more
    );
}

/// Numbers and seats are fields, and each action has one notation and one code.
#[test]
fn actions_are_written_and_numbered() {
    for (action, text) in [
        (Action::Rest, "rest"),
        (Action::Eat(Fruit::Date, 0), "eat date 0"),
        (Action::Eat(Fruit::Date, 1), "eat date 1"),
        (Action::Eat(Fruit::Fig, 255), "eat fig 255"),
        (Action::Give(Fruit::Lime, P1), "give lime P1"),
        (Action::Give(Fruit::Lime, P3), "give lime P3"),
    ] {
        assert_eq!(action.to_string(), text);
        assert_eq!(text.parse(), Ok(action));
        assert_eq!(Action::from_code(action.code()), Some(action));
    }
    for wrong in [
        "",
        "rest fig",
        "eat date",
        "eat date 01",
        "eat date +1",
        "eat date 256",
        "eat plum 1",
        "give lime p1",
        "give lime P0",
        "give lime P9",
        "give lime P01",
        "give lime 1",
    ] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
    let code = |bytes| Action::from_code(u32::from_le_bytes(bytes));
    assert_eq!(code([1, 1, 7, 0]), Some(Action::Eat(Fruit::Date, 7)));
    assert_eq!(code([2, 0, 7, 0]), Some(Action::Give(Fruit::Fig, Seat(7))));
    assert_eq!(code([2, 0, MAX_SEATS as u8, 0]), None);
    assert_eq!(code([1, 3, 0, 0]), None, "no such fruit");
    assert_eq!(code([0, 1, 0, 0]), None, "a field too many");
    assert_eq!(code([3, 0, 0, 0]), None, "no such action");
    assert_eq!((P3.number(), Seat::from_number(2)), (2, Some(P3)));
    assert_eq!((900u16.number(), u16::from_number(900)), (900, Some(900)));
    assert_eq!(u8::from_number(900), None);
}

/// One by one and all at once, over the edges of words.
#[test]
fn bits_of_several_words() {
    for places in [
        vec![],
        vec![0],
        vec![1, 2, 3],
        vec![0, 63, 64, 65, 127, 128, 191],
        vec![5, 130],
        vec![64, 66],
    ] {
        let mut words = [0u64; 3];
        for place in &places {
            words[place / 64] |= 1 << (place % 64);
        }
        let mut bits = Bits::of(words);
        let mut stepped = Vec::new();
        for place in bits.by_ref() {
            stepped.push(place);
        }
        assert_eq!(stepped, places);
        assert_eq!(bits.next(), None);
        let folded = Bits::of(words).fold(Vec::new(), |mut all, place| {
            all.push(place);
            all
        });
        assert_eq!(folded, places);
    }
}

/// Groups lie one after the other, and once more for each edition.
#[test]
fn groups_of_insight_lie_in_a_row() {
    let first = Block::first("units", &[Axis::Count(3)]);
    let second = first.then("temples", &[Axis::Count(2), Axis::Ids(&["a", "b"])]);
    let third = second.then("tiles", &[Axis::Ids(&["T-1", "T-2"])]);
    assert_eq!((first.start, second.start, third.start), (0, 3, 7));
    assert_eq!(
        (second.name, second.len, second.edition),
        ("temples", 4, "")
    );
    assert_eq!([0, 1, 3, 4, 99].map(|nth| second.at(nth)), [3, 4, 6, 6, 6]);
    assert_eq!([0, 2, 3].map(|nth| first.at(nth)), [0, 2, 2]);
    assert_eq!(Block::total(&[first, second, third]), 9);
    assert_eq!(Block::total(&[first]), 3);
    let labels = |block: Block| block.labels().collect::<Vec<_>>();
    assert_eq!(labels(first), ["0", "1", "2"]);
    assert_eq!(labels(second), ["0 a", "0 b", "1 a", "1 b"]);
    assert_eq!(labels(third), ["T-1", "T-2"]);
    assert_eq!(Block::total(&[]), 0);

    let all: [Block; 6] = Block::for_each(&[first, second, third], &["new", "old"]);
    let told: Vec<_> = all
        .iter()
        .map(|b| (b.edition, b.name, b.start, b.len))
        .collect();
    assert_eq!(
        told,
        [
            ("new", "units", 0, 3),
            ("new", "temples", 3, 4),
            ("new", "tiles", 7, 2),
            ("old", "units", 9, 3),
            ("old", "temples", 12, 4),
            ("old", "tiles", 16, 2),
        ]
    );
    let thrice: [Block; 3] = Block::for_each(&[first], &["a", "b", "c"]);
    assert_eq!(thrice.map(|block| block.start), [0, 3, 6]);
    assert_eq!(thrice[2].then("more", &[]).edition, "c");
}

#[test]
#[should_panic(expected = "N == editions.len() * blocks.len()")]
fn groups_need_exactly_their_room() {
    let _: [Block; 3] = Block::for_each(&[Block::first("units", &[Axis::Count(3)])], &["a", "b"]);
}

/// Words, pairs of words and bytes come out of one row.
#[test]
fn dice_are_one_row_of_words() {
    let words: Vec<u32> = {
        let mut dice = Dice::new(Seed(9));
        (0..20).map(|_| dice.next_u32()).collect()
    };
    let mut dice = Dice::new(Seed(9));
    for pair in words.chunks(2).take(5) {
        let [low, high] = [pair[0], pair[1]].map(u64::from);
        assert_eq!(dice.next_u64(), low + (high << 32));
    }
    let mut bytes = [0; 10];
    dice.fill_bytes(&mut bytes);
    assert_eq!(bytes[..4], words[10].to_le_bytes());
    assert_eq!(bytes[4..8], words[11].to_le_bytes());
    assert_eq!(bytes[8..], words[12].to_le_bytes()[..2]);
    assert_eq!(dice.next_u32(), words[13]);
}

#[test]
fn who_may_read_a_page() {
    let mut pages = Pages::new();
    tell(&mut pages, || "all");
    whisper(&mut pages, P2, || "second");
    pages.note(Audience::Only(Seats::one(P1).with(P3)), "odd ones");
    let read = |eye| pages.for_eye(eye).copied().collect::<Vec<_>>();
    assert_eq!(read(Eye::Spectator), ["all"]);
    assert_eq!(read(Eye::Seat(P1)), ["all", "odd ones"]);
    assert_eq!(read(Eye::Seat(P2)), ["all", "second"]);
    assert_eq!(read(Eye::Archive), ["all", "second", "odd ones"]);
    assert!(Pages::<u8>::default().0.is_empty());
}

/// What nobody reads is not even put into words.
#[test]
fn nothing_is_said_to_nobody() {
    tell(&mut Silent, || -> u8 { unreachable!() });
    whisper(&mut Silent, P1, || -> u8 { unreachable!() });
}

#[test]
fn who_sees_a_hand() {
    assert!(Eye::Seat(P2).sees_hand_of(P2) && !Eye::Seat(P2).sees_hand_of(P1));
    assert!(Eye::Archive.sees_hand_of(P1) && !Eye::Spectator.sees_hand_of(P1));
}

#[test]
fn who_won() {
    let outcome = Outcome {
        winners: Seats::one(P2),
        places: vec![2, 1],
        reason: "fame".to_owned(),
    };
    assert!(outcome.won(P2) && !outcome.won(P1));
}

#[test]
fn seats_taken_away() {
    let set = Seats::first(5);
    assert_eq!(set - Seats::first(3), Seats::one(Seat(3)).with(Seat(4)));
    assert_eq!(set - Seats::EMPTY, set);
    assert_eq!(Seats::one(P2) - set, Seats::EMPTY);
    assert_eq!(set.with(P2), set);
    assert_eq!(Seats::EMPTY.without(P2), Seats::EMPTY);
    assert_eq!(Seats::one(P2).without(P1), Seats::one(P2));
    assert!(!set.is_empty() && Seats::first(0).is_empty());
    assert_eq!(
        set.iter().map(Seat::index).collect::<Vec<_>>(),
        [0, 1, 2, 3, 4]
    );
    assert_eq!((u8::from(P3), Seat::try_from(2)), (2, Ok(P3)));
}

/// Whoever only asks whether there is a choice need not see all of it.
#[test]
fn offers_are_counted() {
    let mut counted = Counted::default();
    assert!(!counted.has_enough() && !counted.has_enough_with(1));
    assert_eq!((counted.first, counted.count), (None, 0));
    counted.offer("a");
    assert!(!counted.has_enough() && !counted.has_enough_with(0));
    assert_eq!(counted.count, 1);
    assert!(counted.has_enough_with(3));
    assert_eq!(counted.count, 4);
    counted.offer("b");
    assert!(counted.has_enough());
    assert_eq!((counted.first, counted.count), (Some("a"), 5));
    let mut two = Counted::<u8>::default();
    assert!(two.has_enough_with(2));
    assert_eq!(two.count, 2);
    let mut some = Counted::default();
    some.offer_if(false, "a");
    assert_eq!((some.first, some.count), (None, 0));
    some.offer_if(true, "b");
    some.offer_if(true, "c");
    some.offer_if(false, "d");
    assert_eq!((some.first, some.count), (Some("b"), 2));

    let mut list = vec!["a"];
    list.offer("b");
    assert_eq!(list, ["a", "b"]);
    list.offer_if(false, "c");
    list.offer_if(true, "d");
    assert_eq!(list, ["a", "b", "d"]);
    assert!(!list.has_enough() && !list.has_enough_with(9));
}

/// Every width of number counts, and counts alone.
#[test]
fn every_number_changes_the_hash() {
    let states = [
        state_hash(&1u8),
        state_hash(&1u16),
        state_hash(&1u32),
        state_hash(&1u64),
        state_hash(&1u128),
        state_hash(&2u16),
        state_hash(&2u32),
        state_hash(&2u64),
        state_hash(&2u128),
    ];
    for (place, hash) in states.iter().enumerate() {
        assert!(!states[..place].contains(hash), "{place}");
    }
    // The same on machines with other words.
    assert_eq!(state_hash(&7usize), state_hash(&7u64));
    assert_eq!(state_hash(&-7isize), state_hash(&-7i64));
}
