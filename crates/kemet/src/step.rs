//! The flow of the game is a stack of these: what is still to be done, the next
//! thing on top. A step that needs somebody's choice waits on top until it has it.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::solo::actions::ActionCard;
use crate::solo::events::EventCard;
use crate::team::Goods;
use crate::{Colour, Companion, Di, District, Kemet, Tile, Zone};

/// One side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Caused the battle.
    Attacker,
    /// The other one.
    Defender,
}

impl Role {
    /// Attacker, then defender: the order of everything in a battle (KB-3.5.c).
    pub const BOTH: [Role; 2] = [Role::Attacker, Role::Defender];

    /// The other side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Role {
        match self {
            Role::Attacker => Role::Defender,
            Role::Defender => Role::Attacker,
        }
    }
}

tabletop::steps! {
    /// A step of the game.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[expect(missing_docs, reason = "fields are what their types say")]
    pub enum Step of Kemet {
        // ---- setup (section 2)
        rare setup {
            /// A seat chooses a god.
            ChooseGod { seat: Seat },
            /// A seat chooses a city.
            ChooseCity { seat: Seat },
            /// Shuffle, deal and draw the turn order.
            Deal,
            /// The player at this place of the turn order garrisons two districts.
            Garrison { place: u8 },
            /// The player at this place founds pyramids, district by district.
            Pyramids {
                place: u8,
                district: District,
                levels: u8,
            },
            /// The player at this place takes a first tile.
            FirstTile { place: u8 },
            /// The player at this place puts the first units into a district; this many
            /// are left.
            Billet {
                place: u8,
                district: District,
                left: u8,
            },
        }

        // ---- day (section 3.3)
        often turn {
            /// Dawn: a new round begins.
            Dawn,
            /// The next player's turn begins with the victory test.
            TurnStart,
            /// Companions, DAY cards, then the own-colour token.
            BeforeToken,
            /// Silver and gold tokens.
            MoreTokens,
            /// Resolve pending actions in any order; DAY cards between them.
            Resolving,
            /// After the last action: DAY cards, then the end.
            AfterActions,
            /// 2012: DAY cards, and tokens one by one.
            Turn,
        }
        rare first {
            /// 2012: others may forbid this card of that seat; the place, counted from
            /// the active player, of the one asked last.
            Veto { card: Di, by: Seat, asked: u8 },
            /// 2012: a DI card that nobody has forbidden works.
            DiEffect { card: Di },
            /// 2012: an attacked troop may escape.
            Escape { seat: Seat, zone: Zone },
            /// 2012: it does, if nobody forbids it.
            Flight { from: Zone, to: Zone },
            /// A troop has met an enemy here: Initiative of 2012 strikes, then there is
            /// battle.
            Clash { zone: Zone },
            /// 2012: a creature that has lost its troop looks for one at home.
            Homecoming { seat: Seat, creature: Companion },
            /// 2012: the day ends with what the map brings.
            Evening,
            /// 2012: has somebody won?
            Verdict,
        }

        // ---- actions (section 3.4)
        often building {
            /// Build; `free` is the Hand of God: exactly one level for nothing.
            Build { free: bool },
            /// The colour of a new pyramid, then its levels.
            BuildColour { district: District, level: u8 },
        }
        rare slots {
            /// The place of a new acquire token.
            AcquireSlot { colour: Colour },
        }
        often placing {
            /// Put units on the board.
            Muster,
            /// The fights that placed units have caused.
            Fights,
            /// Pray.
            Pray,
        }
        rare tithe {
            /// Whom the Tithe Thief robs.
            TitheThief,
        }
        often acquiring {
            /// Acquire on this slot (3: the Twin Ceremony, no slot).
            Acquire { slot: u8 },
            /// What a new tile does when its Acquire ends.
            Acquired { tile: Tile },
        }
        rare new_tile {
            /// Remove a battle card for a special one.
            SpecialCard { tile: Tile },
            /// Gods of Egypt: the acquired god comes to a district.
            Deploy,
            /// Gods of Egypt: remove a battle card for Sobek's Wrath.
            SobeksCard,
            /// Place a new companion.
            PlaceCompanion { tile: Tile },
            /// Companions may join units that an effect has added to an own district;
            /// `joined` has a bit for each kind that did.
            Escort { seat: Seat, zone: Zone, joined: u8 },
        }
        often moving {
            /// The Sacred Bull may move its troop.
            Bull,
            /// Pick a troop to move.
            MoveStart,
            /// The moving troop's next step.
            March,
            /// Move and battle are over: control changes hands.
            MoveEnd,
            /// Pick a golden action.
            DivinePower,
        }
        rare golden {
            /// Pick one of the actions a golden tile offers.
            GoldenChoice { tile: Tile },
            /// Warriors' Homage: what is left of its Recruit and Move.
            Homage { recruit: bool, march: bool },
            /// Restructuring.
            Restructuring,
            /// Heqaib may collect this temple's income.
            Heqaib { zone: Zone },
            /// Raining Fire picks a target.
            RainingFire,
            /// Lord of Storms strikes; this many strikes were made.
            Storm { strikes: u8 },
            /// Military Ceremony picks a temple.
            Ceremony,
        }
        often settling {
            /// Units were added by the card: fights, then control.
            Settle,
        }

        // ---- battle (section 3.5)
        rare battle {
            /// Effects at the start of the war council.
            CouncilStart,
            /// Both sides choose.
            WarCouncil,
            /// Reveal and pay.
            Confrontation,
            /// This side's effects after the reveal.
            ConfrontationEnd { role: Role },
            /// Gods of Egypt: Seth calls on two DI cards for this side.
            SethsCards { role: Role },
            /// Who wins.
            Resolution,
            /// Bakatan turns shields into damage.
            CasualtyStart { role: Role },
            /// Units die.
            Casualties,
            /// What the dead bring this side.
            CasualtyEnd { role: Role },
            /// Fame and veterans.
            Rewards,
            /// The loser retreats or recalls.
            LoserAftermath,
            /// The winner picks where the loser goes.
            RetreatZone,
            /// The winner stays or recalls.
            WinnerAftermath,
            /// A retreat has brought two companions of a kind together here: one goes to
            /// the supply.
            CrowdedCompanions { seat: Seat, zone: Zone },
            /// Hold the Ground: add a unit.
            HoldTheGround { role: Role },
            /// Cards are put away.
            BattleEnd,
            /// This side's tiles at the end of battle; `used` has a bit per tile.
            BattleEndTiles { role: Role, used: u8 },
            /// Spoils of War chooses.
            Spoils { role: Role },
            /// Tactical Reinforcement chooses.
            TacticalReinforcement { role: Role },
            /// Gods of Egypt: Anubis raises this many more units for this side.
            AnubisUnits { role: Role, left: u8 },
            /// The battle is over: surplus and control.
            BattleOver,
        }

        // ---- night (section 3.6)
        rare night as is_plain_night {
            /// Night falls.
            Nightfall,
            /// The Sanctuary's offering.
            Offering,
            /// The Delta Temple.
            DeltaTemple,
            /// Two temples.
            Temples,
            /// The income of the temples.
            Adoration,
            /// The player at this place prays.
            Prayers { place: u8 },
            /// The player at this place draws DI cards.
            NightDi { place: u8 },
            /// What is left of the player's DI step: a bit per choice done.
            NightDiTiles { place: u8, done: u8 },
            /// Vision discards this many more.
            Vision { place: u8, left: u8 },
            /// Night Ceremony has discarded this many.
            NightCeremony { place: u8, discarded: u8 },
            /// Annexation picks a victim.
            Annexation { place: u8 },
            /// The player at this place conscripts.
            Conscription { place: u8 },
            /// Tokens come home.
            Awakening,
            /// Hand of God at this place.
            HandOfGod { place: u8 },
            /// The next player takes a place on the turn-order track.
            Destiny { chosen: u8 },
            /// 2012: the player at this place keeps one of the cards Vision shows.
            Foresight { place: u8 },
            /// 2012: the night tiles of the player at this place.
            NightTiles { place: u8 },
            /// 2012: the last in victory points orders everybody; so many have a place.
            Decree { placed: u8 },
        }

        // ---- teams (section 4)
        rare team {
            /// The team of this captain picks its first order marker.
            FirstMarker { captain: Seat },
            /// The first markers are drawn.
            DrawTeams,
            /// The player at this place says which teammate's unit guards this district.
            Guest { place: u8, district: District },
            /// A seat shares out what it has gained.
            Share { seat: Seat, goods: Goods },
            /// The active player hands over what it owns to teammates.
            HandOver { goods: Goods },
            /// The attacked team names the teammate who defends.
            Defender { attacker: Seat, zone: Zone },
            /// Units leave a mixed troop: a seat says whose, so many times.
            Losses { seat: Seat, zone: Zone, left: u8 },
        }
        rare team_battle {
            /// Corrupted Recruits may add units, once what the dead brought is shared out.
            CorruptedRecruits { role: Role },
        }
        rare team_day {
            /// Assemble! brings units.
            Assemble,
        }
        rare team_night as is_team_night {
            /// The night's rewards of this zone go to one teammate.
            Credit { zone: Zone },
            /// The next team puts a marker on the turn-order track.
            TeamDestiny { placed: u8 },
            /// The team of this seat says where its marker goes.
            TeamPlace { placed: u8, seat: Seat },
        }

        // ---- solo (section 5)
        rare solo {
            /// A card of the event deck is drawn.
            AmonsEvent,
            /// The next line of an event card.
            EventLine { card: EventCard, line: u8 },
            /// Amon's action card is drawn.
            AmonsAction,
            /// The next line of an action card.
            ActionLine { card: ActionCard, line: u8 },
            /// The player discards this many more DI cards.
            Tribute { left: u8 },
            /// A new troop of Amon's attacks where it has appeared.
            Ambush { zone: Zone },
            /// Pestilence takes a unit at nightfall.
            Pestilence,
            /// Vigil of Amon: his temples.
            VigilTemples,
            /// Vigil of Amon: units for his troops.
            VigilLevy,
            /// The objective is tested, the round marker moves.
            RoundMarker,
        }
    }
}

impl Step {
    /// Whether this step belongs to the night.
    pub(crate) const fn is_night(self) -> bool {
        self.is_plain_night() || self.is_team_night()
    }
}

// The stack is copied with every clone: keep its entries small.
const _: () = assert!(std::mem::size_of::<Step>() <= 4);
