//! The board of *Blood and Sand* and *Rise of the Gods*.
//!
//! Everything is a table that the compiler fills in from two sources: the list
//! of zones in `zone.rs` and the list of borders in `layout.rs`. At run time a
//! question about the map is a load or a bit test.
//!
//! | question | where |
//! | --- | --- |
//! | what lies in a zone | [`Zone`], [`ZoneKind`], [`Port`], [`Bank`] |
//! | which zones make up a city | [`City`], [`District`] |
//! | many zones at once | [`ZoneSet`], [`DISTRICTS`], [`TEMPLES`], [`OBELISKS`], … |
//! | what is in play, who touches whom, where ships go | [`Layout`], [`Storm`] |
//! | where to draw it | [`drawing`] |

mod city;
pub mod drawing;
mod layout;
mod zone;
mod zone_set;

pub use city::{City, District};
pub use layout::{Layout, Storm};
pub use zone::{
    Bank, DELTA, DESERTS, DISTRICTS, EAST_BANK, MILITARY_PORTS, OBELISKS, PORTS, Port, SHORES,
    TEMPLES, TRADING_PORTS, WEST_BANK, Zone, ZoneKind,
};
pub use zone_set::ZoneSet;

/// Serde for a value that is written as its id: `Display` out, `FromStr` in.
macro_rules! serde_as_id {
    ($type:ty, $what:literal) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Id;

                impl serde::de::Visitor<'_> for Id {
                    type Value = $type;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($what)
                    }

                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$type, E> {
                        text.parse().map_err(E::custom)
                    }
                }

                deserializer.deserialize_str(Id)
            }
        }
    };
}
use serde_as_id;
