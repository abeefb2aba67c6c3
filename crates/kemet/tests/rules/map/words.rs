//! The words of the map: indices, ids, sets.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use kemet::map::{City, District, Zone, ZoneSet};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::zones::set;

/// The ids by index, city by city and then the open land.
const IDS: &str = "w1a w1b w1c w1f w2a w2b w2c w2f w3a w3b w3c w3f \
    e1a e1b e1c e1f e2a e2b e2c e2f e3a e3b e3c e3f \
    w_on w_os w_r w_ti w_tr e_on e_os e_r e_ti e_tr d_t d_d d_s";

/// Checks that a word is written and read as its id, in text and in JSON, and
/// that a wrong one is refused in words.
fn check<T>(all: &[T], ids: &str)
where
    T: Copy + PartialEq + Debug + Display + FromStr<Err = String> + Serialize + DeserializeOwned,
{
    assert_eq!(
        all.iter().map(T::to_string).collect::<Vec<_>>().join(" "),
        ids
    );
    for &word in all {
        assert_eq!(word.to_string().parse(), Ok(word));
        let json = serde_json::to_string(&word).unwrap();
        assert_eq!(json, format!("\"{word}\""));
        assert_eq!(serde_json::from_str::<T>(&json).unwrap(), word);
    }
    for wrong in ["", "w4", "W1A", "w1a ", "A", "d_x"] {
        let refusal = wrong.parse::<T>().unwrap_err();
        assert!(
            refusal.starts_with(&format!("`{wrong}` is no ")),
            "{refusal}"
        );
        assert!(serde_json::from_str::<T>(&format!("\"{wrong}\"")).is_err());
    }
    assert!(serde_json::from_str::<T>("3").is_err());
}

/// KB-1.1.a, KB-1.1.d: zones, cities and districts are written as the ids of the facts.
#[test]
fn ids_there_and_back() {
    check(&Zone::ALL, IDS);
    check(&City::ALL, "w1 w2 w3 e1 e2 e3");
    check(&District::ALL, "a b c");
    assert_eq!(format!("{:>5}|{:<4}|", Zone::WR, City::E1), "  w_r|e1  |");
}

/// KB-1.1.a: an index names one zone, city or district, or nothing.
#[test]
fn indices_there_and_back() {
    assert_eq!(Zone::COUNT, 37);
    for (index, zone) in Zone::ALL.into_iter().enumerate() {
        assert_eq!((zone.index(), Zone::from_index(index)), (index, Some(zone)));
    }
    for (index, city) in City::ALL.into_iter().enumerate() {
        assert_eq!((city.index(), City::from_index(index)), (index, Some(city)));
    }
    for (index, district) in District::ALL.into_iter().enumerate() {
        assert_eq!(
            (district.index(), District::from_index(index)),
            (index, Some(district))
        );
    }
    assert_eq!(
        (
            Zone::from_index(37),
            City::from_index(6),
            District::from_index(3)
        ),
        (None, None, None)
    );
}

#[test]
fn zone_sets_are_sets() {
    let mut some = ZoneSet::default();
    assert!(some.is_empty() && some.lowest().is_none() && some.iter().next().is_none());
    some.insert(Zone::DS);
    some.insert(Zone::W1a);
    some.insert(Zone::WR);
    some.insert(Zone::WR);
    assert_eq!((some.len(), some.lowest()), (3, Some(Zone::W1a)));
    assert_eq!(
        some.iter().collect::<Vec<_>>(),
        [Zone::W1a, Zone::WR, Zone::DS]
    );
    assert_eq!((some.iter().len(), some.iter().count()), (3, 3));
    some.remove(Zone::WR);
    some.remove(Zone::WR);
    assert_eq!(some, set("w1a d_s"));
    assert_eq!(
        (some.with(Zone::DD), some.without(Zone::DS)),
        (set("w1a d_d d_s"), set("w1a"))
    );
    assert!(some.contains(Zone::DS) && !some.contains(Zone::DD));
    assert_eq!(some | set("d_d d_s"), set("w1a d_d d_s"));
    assert_eq!(some & set("d_d d_s"), set("d_s"));
    assert_eq!(some - set("d_d d_s"), set("w1a"));
    some |= set("e_r");
    some -= set("w1a e1a");
    some &= set("e_r d_t");
    assert_eq!((some, ZoneSet::one(Zone::ER)), (set("e_r"), set("e_r")));
    some.extend([Zone::DT]);
    assert!(some.contains_all(set("e_r")) && !set("e_r").contains_all(some));
    assert_eq!(ZoneSet::ALL.iter().collect::<Vec<_>>(), Zone::ALL);
}

#[test]
fn zone_sets_are_written_as_lists_of_ids() {
    let json = serde_json::to_string(&set("d_t w_on w1f")).unwrap();
    assert_eq!(json, r#"["w1f","w_on","d_t"]"#);
    assert_eq!(
        serde_json::from_str::<ZoneSet>(&json).unwrap(),
        set("w1f w_on d_t")
    );
    assert!(serde_json::from_str::<ZoneSet>(r#"["w1f","nile"]"#).is_err());
    assert_eq!(set("d_t w1f").to_string(), "w1f d_t");
    assert_eq!(format!("{:?}", set("d_t w1f")), "{W1f, DT}");
}
