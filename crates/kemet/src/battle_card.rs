//! Battle cards and special battle cards (tiles:§6, tiles:§7).

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use tabletop::{members_where, rows};

use crate::Points;

rows! {
    /// One of the eight battle cards every player owns, or a special one.
    pub enum BattleCard is "battle card" with pub CardRow {
        /// 4 strength, 1 damage.
        Bc1 = "BC-1" => CardRow::new(4, 1, 0),
        /// 3 strength, 2 damage.
        Bc2 = "BC-2" => CardRow::new(3, 2, 0),
        /// 1 strength, 3 damage.
        Bc3 = "BC-3" => CardRow::new(1, 3, 0),
        /// 2 strength, 2 damage, 1 shield.
        Bc4 = "BC-4" => CardRow::new(2, 2, 1),
        /// 2 strength, 2 shields.
        Bc5 = "BC-5" => CardRow::new(2, 0, 2),
        /// 3 strength, 1 shield.
        Bc6 = "BC-6" => CardRow::new(3, 0, 1),
        /// 5 strength; two own units die.
        Bc7 = "BC-7" => CardRow::new(5, 0, 0).self_loss(2).dealt(Dealt::Later),
        /// 1 strength, 1 damage, 3 shields.
        Bc8 = "BC-8" => CardRow::new(1, 1, 3).dealt(Dealt::Later),
        /// Wrryt Storm: 3 strength, 3 damage.
        WrrytStorm = "SB-1" => CardRow::new(3, 3, 0).dealt(Dealt::Never),
        /// Shetyw Defense: 3 strength, 3 shields.
        ShetywDefense = "SB-2" => CardRow::new(3, 0, 3).dealt(Dealt::Never),
        /// Shield of Onyx: 2 strength; ordinary damage does nothing to you.
        ShieldOfOnyx = "SB-3" => CardRow::new(2, 0, 0).wards_damage().dealt(Dealt::Never),
        /// Sobek's Wrath: 4 strength; all battle cards come back afterwards.
        SobeksWrath = "SB-S" => CardRow::new(4, 0, 0).dealt(Dealt::Never),
    }
}

/// Who begins with a battle card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dealt {
    /// Everybody, in every edition.
    Always,
    /// Everybody, but in the first edition (K1-U1).
    Later,
    /// Nobody: a tile or a god brings it.
    Never,
}

/// A battle card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRow {
    /// Its numbers.
    pub face: CardFace,
    /// Who begins with it.
    pub dealt: Dealt,
}

impl CardRow {
    const fn new(strength: u8, damage: u8, shield: u8) -> CardRow {
        CardRow {
            face: CardFace {
                points: Points::of(strength, damage, shield),
                self_loss: 0,
                wards_damage: false,
            },
            dealt: Dealt::Always,
        }
    }

    const fn self_loss(mut self, units: u8) -> CardRow {
        self.face.self_loss = units;
        self
    }

    const fn wards_damage(mut self) -> CardRow {
        self.face.wards_damage = true;
        self
    }

    const fn dealt(self, dealt: Dealt) -> CardRow {
        CardRow { dealt, ..self }
    }
}

/// The numbers of a battle card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "FaceText"))]
#[serde(from = "FaceText", into = "FaceText")]
pub struct CardFace {
    /// What it adds for its side. No battle card has an impenetrable shield.
    pub points: Points,
    /// Unblockable damage to the own troop (KB-3.5.4.b, KB-AM-22).
    pub self_loss: u8,
    /// Ordinary damage is ignored altogether (SB-3).
    pub wards_damage: bool,
}

/// State hashes that games carry were made without impenetrable shields.
impl Hash for CardFace {
    fn hash<H: Hasher>(&self, to: &mut H) {
        let text = FaceText::from(*self);
        text.strength.hash(to);
        text.damage.hash(to);
        text.unblockable.hash(to);
        text.shield.hash(to);
        text.self_loss.hash(to);
        text.wards_damage.hash(to);
    }
}

/// A battle card's numbers as JSON has them.
#[derive(Serialize, Deserialize, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardFace"))]
#[serde(rename = "CardFace", deny_unknown_fields, default)]
struct FaceText {
    /// Strength.
    strength: u8,
    /// Damage to the other side.
    damage: u8,
    /// Unblockable damage to the other side.
    unblockable: u8,
    /// Shield.
    shield: u8,
    /// Unblockable damage to the own troop (KB-3.5.4.b, KB-AM-22).
    #[serde(rename = "self")]
    self_loss: u8,
    /// Ordinary damage is ignored altogether (SB-3).
    wards_damage: bool,
}

impl From<FaceText> for CardFace {
    fn from(text: FaceText) -> CardFace {
        CardFace {
            points: Points {
                unblockable: text.unblockable,
                ..Points::of(text.strength, text.damage, text.shield)
            },
            self_loss: text.self_loss,
            wards_damage: text.wards_damage,
        }
    }
}

impl From<CardFace> for FaceText {
    fn from(face: CardFace) -> FaceText {
        FaceText {
            strength: face.points.strength,
            damage: face.points.damage,
            unblockable: face.points.unblockable,
            shield: face.points.shield,
            self_loss: face.self_loss,
            wards_damage: face.wards_damage,
        }
    }
}

impl BattleCard {
    /// Its numbers.
    #[inline]
    pub const fn face(self) -> CardFace {
        self.row().face
    }
}

tabletop::bit_set! {
    /// A set of battle cards of one player.
    pub struct BattleCards(pub u16) of BattleCard;
}

impl BattleCards {
    /// The eight cards everybody starts with (KB-2.2.2f).
    pub const STANDARD: BattleCards =
        members_where!(BattleCards of BattleCard, |card| !matches!(card.row().dealt, Dealt::Never));

    /// The six cards of the first edition: the same faces without the two that
    /// came later (K1-U1).
    pub const FIRST: BattleCards =
        members_where!(BattleCards of BattleCard, |card| matches!(card.row().dealt, Dealt::Always));
}
