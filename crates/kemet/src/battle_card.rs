//! Battle cards and special battle cards (tiles:§6, tiles:§7).

use serde::{Deserialize, Serialize};

use tabletop::vocabulary;

vocabulary! {
    /// One of the eight battle cards every player owns, or a special one.
    pub enum BattleCard is "battle card: use BC-1 to BC-8, SB-1, SB-2, SB-3 or SB-S" {
        /// 4 strength, 1 damage.
        Bc1 = "BC-1",
        /// 3 strength, 2 damage.
        Bc2 = "BC-2",
        /// 1 strength, 3 damage.
        Bc3 = "BC-3",
        /// 2 strength, 2 damage, 1 shield.
        Bc4 = "BC-4",
        /// 2 strength, 2 shields.
        Bc5 = "BC-5",
        /// 3 strength, 1 shield.
        Bc6 = "BC-6",
        /// 5 strength; two own units die.
        Bc7 = "BC-7",
        /// 1 strength, 1 damage, 3 shields.
        Bc8 = "BC-8",
        /// Wrryt Storm: 3 strength, 3 damage.
        WrrytStorm = "SB-1",
        /// Shetyw Defense: 3 strength, 3 shields.
        ShetywDefense = "SB-2",
        /// Shield of Onyx: 2 strength; ordinary damage does nothing to you.
        ShieldOfOnyx = "SB-3",
        /// Sobek's Wrath: 4 strength; all battle cards come back afterwards.
        SobeksWrath = "SB-S",
    }
}

/// What is printed on a battle card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct CardFace {
    /// Strength.
    pub strength: u8,
    /// Damage to the other side.
    pub damage: u8,
    /// Unblockable damage to the other side.
    pub unblockable: u8,
    /// Shield.
    pub shield: u8,
    /// Unblockable damage to the own troop (KB-3.5.4.b, KB-AM-22).
    #[serde(rename = "self")]
    pub self_loss: u8,
    /// Ordinary damage is ignored altogether (SB-3).
    pub wards_damage: bool,
}

const fn face(strength: u8, damage: u8, shield: u8) -> CardFace {
    CardFace {
        strength,
        damage,
        unblockable: 0,
        shield,
        self_loss: 0,
        wards_damage: false,
    }
}

const FACES: [CardFace; BattleCard::COUNT] = [
    face(4, 1, 0),
    face(3, 2, 0),
    face(1, 3, 0),
    face(2, 2, 1),
    face(2, 0, 2),
    face(3, 0, 1),
    CardFace {
        self_loss: 2,
        ..face(5, 0, 0)
    },
    face(1, 1, 3),
    face(3, 3, 0),
    face(3, 0, 3),
    CardFace {
        wards_damage: true,
        ..face(2, 0, 0)
    },
    face(4, 0, 0),
];

impl BattleCard {
    /// What is printed on it.
    #[inline]
    pub const fn face(self) -> CardFace {
        FACES[self as usize]
    }
}

tabletop::bit_set! {
    /// A set of battle cards of one player.
    pub struct BattleCards(pub u16) of BattleCard;
}

impl BattleCards {
    /// The eight cards everybody starts with (KB-2.2.2f).
    pub const STANDARD: BattleCards = BattleCards(0xFF);

    /// The six cards of the first edition: the same faces without the two that
    /// came later (K1-U1).
    pub const FIRST: BattleCards = BattleCards(0x3F);
}
