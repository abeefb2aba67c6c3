//! Divine Intervention cards (tiles:§8).

use tabletop::{members_where, rows, vocabulary};

use crate::{Ours, Points, Source};

rows! {
    /// A Divine Intervention card, by its face.
    pub enum Di is "DI card" with pub DiFace {
        /// +1 strength.
        WarRage = "DI-01" => DiFace::battle(5, 0).strength(1),
        /// +1 damage.
        BloodyBattle = "DI-02" => DiFace::battle(3, 0).damage(1),
        /// +1 shield.
        BronzeWall = "DI-03" => DiFace::battle(3, 0).shield(1),
        /// +2 strength.
        WarFury = "DI-04" => DiFace::battle(2, 1).strength(2),
        /// +2 damage.
        Bloodbath = "DI-05" => DiFace::battle(2, 1).damage(2),
        /// +2 shields.
        IronWall = "DI-06" => DiFace::battle(2, 1).shield(2),
        /// Up to 2 free units.
        TacticalSupport = "DI-07" => DiFace::new(4, 0, Icon::Day)
            .effect(Effect::Muster(Source::Support)),
        /// One opposing unit dies.
        RainingFire = "DI-08" => DiFace::new(4, 1, Icon::Day)
            .effect(Effect::RainingFire),
        /// 2 prayer points.
        Prayer = "DI-09" => DiFace::new(3, 0, Icon::Day).effect(Effect::Prayer),
        /// A free teleport from anywhere.
        Transfer = "DI-10" => DiFace::new(3, 0, Icon::Move).effect(Effect::Transfer),
        /// One more land move.
        Swiftness = "DI-11" => DiFace::new(2, 0, Icon::MoveStart)
            .effect(Effect::Swiftness),
        /// +1 strength, +1 damage.
        BloodyAttack = "DX-1" => DiFace::battle(2, 1)
            .strength(1).damage(1).extra().ours(Ours::Cost),
        /// +1 damage, +1 shield.
        DefensiveStrike = "DX-2" => DiFace::battle(2, 1)
            .damage(1).shield(1).extra().ours(Ours::Cost),
        /// +1 strength, +1 shield.
        ProtectedAttack = "DX-3" => DiFace::battle(1, 1)
            .strength(1).shield(1).extra().ours(Ours::Cost),
        /// +1 unblockable damage.
        DeadlyWound = "DX-4" => DiFace::battle(2, 1)
            .unblockable(1).extra().ours(Ours::Cost),
        /// +1 impenetrable shield.
        UltimateShield = "DX-5" => DiFace::battle(1, 1)
            .impenetrable(1).extra().ours(Ours::Cost),
        /// +2 strength, +2 shields.
        PlannedAttack = "DX-6" => DiFace::battle(2, 2)
            .strength(2).shield(2).extra().ours(Ours::Cost),
        /// Up to 3 units of a Recruit are free.
        UnexpectedReinforcement = "DX-7" => DiFace::new(2, 0, Icon::Recruit)
            .effect(Effect::Reinforcement).extra().ours(Ours::Cost),
        /// Up to 4 free units.
        UnhopedAssistance = "DX-8" => DiFace::new(2, 1, Icon::Day)
            .effect(Effect::Muster(Source::Assistance)).extra().ours(Ours::Cost),
        /// The night income of one temple, at once.
        MilitaryCeremony = "DX-9" => DiFace::new(2, 0, Icon::Day)
            .effect(Effect::Ceremony).extra().ours(Ours::Cost),
        /// A bluff; never in the deck, always comes back (KB-AM-25).
        Diversion = "DI-D" => DiFace::battle(0, 0).effect(Effect::Bluff).bound(),
        /// 2012: +1 strength.
        FirstRage = "DI12-01" => DiFace::battle(3, 0).strength(1).first(),
        /// 2012: +2 strength.
        FirstFury = "DI12-02" => DiFace::battle(3, 1).strength(2).first(),
        /// 2012: +1 damage.
        FirstBattle = "DI12-03" => DiFace::battle(3, 0).damage(1).first(),
        /// 2012: +2 damage.
        FirstBloodbath = "DI12-04" => DiFace::battle(2, 1).damage(2).first(),
        /// 2012: +1 shield.
        FirstBronzeWall = "DI12-05" => DiFace::battle(3, 0).shield(1).first(),
        /// 2012: +2 shields.
        FirstIronWall = "DI12-06" => DiFace::battle(2, 1).shield(2).first(),
        /// 2012: one enemy unit is destroyed.
        FirstRainingFire = "DI12-07" => DiFace::new(4, 1, Icon::Day)
            .effect(Effect::RainingFire).first(),
        /// 2012: 2 prayer points.
        FirstPrayer = "DI12-08" => DiFace::new(2, 0, Icon::Day)
            .effect(Effect::Prayer).first(),
        /// 2012: 2 free units.
        Enlistment = "DI12-09" => DiFace::new(4, 0, Icon::Day)
            .effect(Effect::Muster(Source::Enlistment)).first(),
        /// 2012: every opponent loses a prayer point, its player gains one.
        ManaTheft = "DI12-10" => DiFace::new(2, 0, Icon::Day)
            .effect(Effect::ManaTheft).first(),
        /// 2012: a teleport from anywhere.
        Teleportation = "DI12-11" => DiFace::new(3, 1, Icon::Move)
            .effect(Effect::Teleportation).first(),
        /// 2012: no wall stops this Move.
        OpenGates = "DI12-12" => DiFace::new(1, 1, Icon::Move)
            .effect(Effect::OpenGates).first(),
        /// 2012: cancels a DI card another player has just played.
        Veto = "DI12-13" => DiFace::new(2, 0, Icon::Answer).effect(Effect::Veto).first(),
        /// 2012: the attacked troop slips away.
        Escape = "DI12-14" => DiFace::new(1, 0, Icon::Answer)
            .effect(Effect::Escape).first(),
        /// Teams: up to two own units join a troop of the team.
        Assemble = "DI-A" => DiFace::new(0, 0, Icon::Day)
            .effect(Effect::Assemble).ours(Ours::Text).bound(),
    }
}

vocabulary! {
    /// When a DI card may be played (tiles:§8.4).
    pub enum Icon is "DI icon" {
        /// Own turn, outside actions.
        Day = "day",
        /// Inside the own Move.
        Move = "move",
        /// At the start of the own Move, before the first step (KB-TM-13).
        MoveStart = "move-start",
        /// Inside the own Recruit.
        Recruit = "recruit",
        /// In the own war council.
        Battle = "battle",
        /// In another player's turn, as an answer.
        Answer = "answer",
    }
}

/// The decks that DI cards come in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deck {
    /// *Blood and Sand* and *Rise of the Gods*.
    Shared,
    /// The optional sixteen (tiles:§8.3).
    Extra,
    /// The first edition.
    First,
}

/// What a DI card does beside the numbers of a battle. Rule code asks for the
/// effect where several cards share it, and where editions differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(serde::Serialize, ts_rs::TS))]
#[cfg_attr(feature = "typescript", serde(rename_all = "snake_case"))]
pub enum Effect {
    /// Nothing: its points are all.
    None,
    /// It looks like a card that is played in battle (DI-D).
    Bluff,
    /// Free units.
    Muster(Source),
    /// An opposing unit dies.
    RainingFire,
    /// 2 prayer points.
    Prayer,
    /// Every opponent loses a prayer point (DI12-10).
    ManaTheft,
    /// The night income of a temple, at once.
    Ceremony,
    /// Own units join a troop of the team.
    Assemble,
    /// One more land move.
    Swiftness,
    /// A teleport from anywhere, where none was made yet.
    Transfer,
    /// A teleport from anywhere, at any time (DI12-11).
    Teleportation,
    /// No wall stops this Move.
    OpenGates,
    /// Units of this Recruit are free.
    Reinforcement,
    /// Cancels another card.
    Veto,
    /// The attacked troop slips away.
    Escape,
}

/// What is printed on a DI card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiFace {
    /// The deck it comes in.
    pub deck: Deck,
    /// Copies in the deck.
    pub copies: u8,
    /// The price in prayer points.
    pub cost: u8,
    /// When it may be played.
    pub icon: Icon,
    /// What it gives in battle.
    pub points: Points,
    /// What else it does.
    pub effect: Effect,
    /// Bound to its player: no effect discards, takes or counts it (KB-AM-25,
    /// tiles:R9).
    pub bound: bool,
    /// What of it is our own.
    pub ours: Option<Ours>,
}

impl DiFace {
    const fn new(copies: u8, cost: u8, icon: Icon) -> DiFace {
        DiFace {
            deck: Deck::Shared,
            copies,
            cost,
            icon,
            points: Points::NONE,
            effect: Effect::None,
            bound: false,
            ours: None,
        }
    }

    const fn battle(copies: u8, cost: u8) -> DiFace {
        DiFace::new(copies, cost, Icon::Battle)
    }

    const fn strength(mut self, strength: u8) -> DiFace {
        self.points.strength = strength;
        self
    }

    const fn damage(mut self, damage: u8) -> DiFace {
        self.points.damage = damage;
        self
    }

    const fn unblockable(mut self, unblockable: u8) -> DiFace {
        self.points.unblockable = unblockable;
        self
    }

    const fn shield(mut self, shield: u8) -> DiFace {
        self.points.shield = shield;
        self
    }

    const fn impenetrable(mut self, impenetrable: u8) -> DiFace {
        self.points.impenetrable = impenetrable;
        self
    }

    const fn effect(self, effect: Effect) -> DiFace {
        DiFace { effect, ..self }
    }

    /// One of the optional sixteen (tiles:§8.3).
    const fn extra(self) -> DiFace {
        DiFace {
            deck: Deck::Extra,
            ..self
        }
    }

    const fn first(self) -> DiFace {
        DiFace {
            deck: Deck::First,
            ..self
        }
    }

    const fn bound(self) -> DiFace {
        DiFace {
            bound: true,
            ..self
        }
    }

    const fn ours(self, part: Ours) -> DiFace {
        DiFace {
            ours: Some(part),
            ..self
        }
    }
}

impl Di {
    /// The highest price that is printed on one.
    pub(crate) const HIGHEST_COST: u8 = {
        let mut highest = 0;
        let mut card = 0;
        while card < Di::COUNT {
            let cost = Di::ALL[card].row().cost;
            if cost > highest {
                highest = cost;
            }
            card += 1;
        }
        highest
    };

    /// What is printed on it.
    #[inline]
    pub const fn face(self) -> &'static DiFace {
        self.row()
    }

    /// The deck the card belongs to.
    #[inline]
    pub const fn deck(self) -> Deck {
        self.row().deck
    }

    /// What of it is our own: of the optional sixteen the price (tiles:§8.3), of
    /// Assemble! all but its name (tiles:§8.2).
    pub const fn ours(self) -> Option<Ours> {
        self.row().ours
    }

    /// Whether other effects may discard, take or count it: everything but
    /// Diversion and Assemble! (KB-AM-25, tiles:R9).
    #[inline]
    pub const fn is_loose(self) -> bool {
        !self.row().bound
    }
}

/// A heap of DI cards, by face: a hand, the deck, the discard pile. There is no
/// order to know, so none can leak: drawing picks at random.
///
/// Each face has a byte for its copies, eight of them to a word, so that faces
/// nobody holds cost nothing to pass over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DiCards([u64; WORDS]);

const FACES_IN_WORD: usize = 8;
const WORDS: usize = Di::COUNT.div_ceil(FACES_IN_WORD);

/// Where the copies of a card are counted: the word, and how far up in it.
#[inline]
const fn place(card: Di) -> (usize, u32) {
    let index = card as usize;
    (
        index / FACES_IN_WORD,
        u8::BITS * (index % FACES_IN_WORD) as u32,
    )
}

impl DiCards {
    /// No card.
    pub const EMPTY: DiCards = DiCards([0; WORDS]);

    /// All cards of these decks (KB-2.1.9, K1-1.3.3).
    pub fn of_decks(decks: &[Deck]) -> DiCards {
        Di::ALL
            .iter()
            .filter(|card| decks.contains(&card.deck()))
            .flat_map(|&card| std::iter::repeat_n(card, usize::from(card.face().copies)))
            .collect()
    }

    /// Copies of `card`.
    #[inline]
    pub const fn count(&self, card: Di) -> u8 {
        let (word, shift) = place(card);
        (self.0[word] >> shift) as u8
    }

    /// Whether `card` is here.
    #[inline]
    pub const fn contains(&self, card: Di) -> bool {
        self.count(card) > 0
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Di) {
        let (word, shift) = place(card);
        self.0[word] += 1 << shift;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Di) {
        debug_assert!(self.contains(card), "{card} is not there");
        let (word, shift) = place(card);
        self.0[word] -= 1 << shift;
    }

    /// All cards. No heap has more than a byte can count.
    #[inline]
    pub fn len(&self) -> u8 {
        all_copies(self.0.iter().sum::<u64>())
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Those of the heap whose faces are wanted.
    #[inline]
    pub(crate) const fn among(mut self, faces: &Faces) -> DiCards {
        let mut word = 0;
        while word < WORDS {
            self.0[word] &= faces.0[word];
            word += 1;
        }
        self
    }

    /// Cards that other effects may touch: all but Diversion and Assemble!.
    #[inline]
    pub fn loose(&self) -> u8 {
        self.among(&Faces::LOOSE).len()
    }

    /// Whether there is any such card.
    #[inline]
    pub fn has_loose(&self) -> bool {
        !self.among(&Faces::LOOSE).is_empty()
    }

    /// The faces present, each once, in order.
    #[inline]
    pub fn faces(&self) -> impl Iterator<Item = Di> + use<> {
        let mut rest = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < WORDS && rest[word] == 0 {
                word += 1;
            }
            let low = *rest.get(word)?;
            let face = (low.trailing_zeros() / u8::BITS) as usize;
            rest[word] &= !(0xFF << (u8::BITS as usize * face));
            Di::from_index(FACES_IN_WORD * word + face)
        })
    }

    /// Every card, copies one after another.
    pub fn iter(&self) -> impl Iterator<Item = Di> + use<'_> {
        self.faces()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// Puts all cards of `other` in.
    #[inline]
    pub fn add_all(&mut self, other: &DiCards) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own += more;
        }
    }

    /// The `nth` loose card, counting copies: how a random card is picked.
    pub fn nth_loose(&self, mut nth: u32) -> Option<Di> {
        for (index, copies) in self.among(&Faces::LOOSE).0.into_iter().enumerate() {
            let here = u32::from(all_copies(copies));
            if nth < here {
                // Each byte of `up_to` counts the copies of its face and of all
                // before it: as many faces as have no more than `nth` are passed.
                let up_to = copies.wrapping_mul(EACH_BYTE).to_le_bytes();
                let passed = up_to.iter().filter(|&&count| u32::from(count) <= nth);
                return Di::from_index(FACES_IN_WORD * index + passed.count());
            }
            nth -= here;
        }
        None
    }
}

/// A choice of faces: all bits that their copies are counted with.
pub(crate) struct Faces([u64; WORDS]);

/// The cards that pass a test, worked out by the compiler.
macro_rules! faces_where {
    (|$card:ident| $test:expr) => {
        members_where!(Faces of Di, |$card| $test)
    };
}

impl Faces {
    const EMPTY: Faces = Faces([0; WORDS]);

    /// Those that [`Di::is_loose`] names.
    const LOOSE: Faces = faces_where!(|card| card.is_loose());

    /// Those that are played in battle.
    pub(crate) const BATTLE: Faces = faces_where!(|card| matches!(card.row().icon, Icon::Battle));

    /// Those that are played by day.
    pub(crate) const DAY: Faces = faces_where!(|card| matches!(card.row().icon, Icon::Day));

    /// Those that are played when a Move starts.
    pub(crate) const MOVE_START: Faces =
        faces_where!(|card| matches!(card.row().icon, Icon::MoveStart));

    /// Those that are played at any time of a Move.
    pub(crate) const MOVE: Faces = faces_where!(|card| matches!(card.row().icon, Icon::Move));

    const fn insert(&mut self, card: Di) {
        let (word, shift) = place(card);
        self.0[word] |= 0xFF << shift;
    }
}

/// A one in each byte.
const EACH_BYTE: u64 = u64::MAX / 0xFF;

/// All copies of the faces in a word.
#[inline]
const fn all_copies(word: u64) -> u8 {
    (word.wrapping_mul(EACH_BYTE) >> (u64::BITS - u8::BITS)) as u8
}

impl FromIterator<Di> for DiCards {
    fn from_iter<I: IntoIterator<Item = Di>>(cards: I) -> Self {
        let mut heap = DiCards::default();
        cards.into_iter().for_each(|card| heap.insert(card));
        heap
    }
}

tabletop::list_serde!(DiCards, Di);
