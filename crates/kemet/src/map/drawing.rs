//! An original drawing of the board, as data.
//!
//! It shares the printed board's topology and none of its shapes. The grid runs
//! from 0 to 1000, x to the east and y to the south; north is the edge next to
//! the Delta. Zones that touch share exact corners, so curves may be drawn
//! through them without gaps.
//!
//! Draw the ground, the Nile, deserts and temples, the Delta, the districts on
//! top of the desert around their city (its outline includes the city), storms
//! or the cover of the closed bank, and then ports, obelisks and labels.

use serde::Serialize;

use super::{City, Storm, Zone};

/// The width and the height of the grid.
pub const GRID: i16 = 1000;

/// A point of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Point {
    /// How far east.
    pub x: i16,
    /// How far south.
    pub y: i16,
}

/// How to draw one zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ZoneSketch {
    /// Which zone.
    pub zone: Zone,
    /// The place of troops and of the label. Decides what is more to the west,
    /// too: smaller x, then smaller y, then the id.
    pub centre: Point,
    /// The corners, the last one joined to the first.
    pub outline: &'static [Point],
    /// The place of the port, if there is one.
    pub port: Option<Point>,
    /// The place of the obelisk, if there is one.
    pub obelisk: Option<Point>,
}

impl ZoneSketch {
    /// The sketch of `zone`.
    #[inline]
    pub const fn of(zone: Zone) -> &'static ZoneSketch {
        &SKETCH[zone.index()]
    }
}

/// A list of points.
macro_rules! points {
    ($(($x:literal, $y:literal))*) => { [$(Point { x: $x, y: $y }),*] };
}

/// A point that may be missing.
macro_rules! maybe {
    () => {
        None
    };
    ($x:literal, $y:literal) => {
        Some(Point { x: $x, y: $y })
    };
}

/// The sketches, from rows of zone, centre, port, obelisk and corners.
macro_rules! sketches {
    ($($zone:ident at ($cx:literal, $cy:literal)
        $(port ($px:literal, $py:literal))? $(obelisk ($ox:literal, $oy:literal))?:
        $(($x:literal, $y:literal))*;)*) => {
        [$(ZoneSketch {
            zone: Zone::$zone,
            centre: Point { x: $cx, y: $cy },
            outline: &points![$(($x, $y))*],
            port: maybe!($($px, $py)?),
            obelisk: maybe!($($ox, $oy)?),
        }),*]
    };
}

/// The sketch of every zone, by index.
pub static SKETCH: [ZoneSketch; Zone::COUNT] = sketches! {
    W1a at (110, 115):
        (55, 55) (170, 55) (170, 145) (78, 235) (55, 235);
    W1b at (170, 205):
        (170, 145) (262, 235) (78, 235);
    W1c at (230, 115):
        (170, 55) (285, 55) (285, 235) (262, 235) (170, 145);
    W1f at (300, 270) port (455, 262):
        (20, 20) (320, 20) (320, 200) (470, 235) (470, 290) (395, 290) (395, 320) (98, 320)
        (95, 290) (20, 260);
    W2a at (195, 475):
        (150, 430) (250, 430) (250, 505) (170, 580) (150, 580);
    W2b at (250, 550):
        (250, 505) (330, 580) (170, 580);
    W2c at (305, 475):
        (250, 430) (350, 430) (350, 580) (330, 580) (250, 505);
    W2f at (372, 500) port (452, 578):
        (104, 400) (395, 400) (395, 540) (470, 540) (470, 610) (104, 610) (110, 505);
    W3a at (150, 905):
        (95, 785) (120, 785) (220, 870) (220, 955) (95, 955);
    W3b at (220, 815):
        (120, 785) (320, 785) (220, 870);
    W3c at (290, 905):
        (320, 785) (345, 785) (345, 955) (220, 955) (220, 870);
    W3f at (400, 850) port (450, 730):
        (98, 690) (470, 690) (470, 980) (20, 980) (20, 750) (95, 720);
    E1a at (770, 115):
        (830, 145) (738, 235) (715, 235) (715, 55) (830, 55);
    E1b at (830, 205):
        (922, 235) (738, 235) (830, 145);
    E1c at (890, 115):
        (945, 235) (922, 235) (830, 145) (830, 55) (945, 55);
    E1f at (700, 270) port (548, 278):
        (680, 20) (980, 20) (980, 260) (905, 290) (902, 320) (530, 320) (530, 235) (680, 200);
    E2a at (695, 475):
        (750, 505) (670, 580) (650, 580) (650, 430) (750, 430);
    E2b at (750, 550):
        (830, 580) (670, 580) (750, 505);
    E2c at (805, 475):
        (850, 580) (830, 580) (750, 505) (750, 430) (850, 430);
    E2f at (610, 440) port (550, 435):
        (530, 400) (896, 400) (890, 505) (896, 610) (605, 610) (605, 470) (530, 470);
    E3a at (710, 905):
        (780, 870) (780, 955) (655, 955) (655, 785) (680, 785);
    E3b at (780, 815):
        (780, 870) (680, 785) (880, 785);
    E3c at (850, 905):
        (905, 955) (780, 955) (780, 870) (880, 785) (905, 785);
    E3f at (600, 850) port (550, 770):
        (605, 690) (902, 690) (905, 720) (980, 750) (980, 980) (530, 980) (530, 720) (605, 720);
    WOn at (250, 360) obelisk (130, 360):
        (98, 320) (395, 320) (395, 400) (104, 400);
    WOs at (270, 650) port (450, 650) obelisk (130, 650):
        (104, 610) (470, 610) (470, 690) (98, 690);
    WR at (432, 515) port (452, 330):
        (395, 290) (470, 290) (470, 380) (425, 390) (425, 480) (470, 490) (470, 540) (395, 540);
    WTi at (62, 505) obelisk (45, 400):
        (20, 260) (95, 290) (98, 320) (104, 400) (110, 505) (104, 610) (98, 690) (95, 720)
        (20, 750);
    WTr at (448, 440) obelisk (436, 410):
        (470, 380) (470, 490) (425, 480) (425, 390);
    EOn at (750, 360) port (550, 360) obelisk (870, 360):
        (530, 320) (902, 320) (896, 400) (530, 400);
    EOs at (750, 650) obelisk (870, 650):
        (605, 610) (896, 610) (902, 690) (605, 690);
    ER at (567, 495) port (555, 675):
        (530, 470) (605, 470) (605, 720) (530, 720) (530, 630) (575, 620) (575, 530) (530, 520);
    ETi at (938, 505) obelisk (955, 400):
        (980, 750) (905, 720) (902, 690) (896, 610) (890, 505) (896, 400) (902, 320) (905, 290)
        (980, 260);
    ETr at (552, 580) obelisk (562, 550):
        (530, 520) (575, 530) (575, 620) (530, 630);
    DT at (510, 170) obelisk (455, 158):
        (420, 140) (600, 140) (545, 195) (500, 215) (455, 195);
    DD at (415, 85) port (362, 60):
        (345, 30) (480, 30) (480, 115) (655, 115) (640, 140) (600, 140) (420, 140) (385, 140)
        (345, 110);
    DS at (575, 75) obelisk (635, 50):
        (480, 30) (655, 30) (655, 115) (480, 115);
};

/// The Nile with the waters around the Delta; the Delta lies on top of it.
pub static NILE: [Point; 8] = points![(320, 0)(680, 0)(680, 200)(530, 235)(530, 1000)(470, 1000)(
    470, 235
)(320, 200)];

/// The cover of the east bank where it is closed.
pub static CLOSED_EAST: [Point; 4] = points![(530, 20)(980, 20)(980, 980)(530, 980)];

static STORM_SOUTH_WEST: [Point; 7] = points![(104, 610)(470, 610)(470, 980)(20, 980)(20, 750)(
    95, 720
)(98, 690)];

static STORM_NORTH_EAST: [Point; 9] = points![(680, 20)(980, 20)(980, 260)(905, 290)(902, 320)(
    896, 400
)(530, 400)(530, 235)(680, 200)];

/// The outline of a storm tile.
#[inline]
pub const fn storm(storm: Storm) -> &'static [Point] {
    match storm {
        Storm::SouthWest => &STORM_SOUTH_WEST,
        Storm::NorthEast => &STORM_NORTH_EAST,
    }
}

/// The place of the statue of the god whose city it is, by index of the city.
pub static STATUES: [Point; City::COUNT] =
    points![(40, 40)(128, 505)(60, 965)(960, 40)(872, 505)(940, 965)];
