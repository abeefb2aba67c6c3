//! Divine Intervention cards (tiles:§8).

use tabletop::vocabulary;

use crate::Ours;

vocabulary! {
    /// A Divine Intervention card, by its face.
    pub enum Di is "DI card: use DI-01 to DI-11, DI-D, DI-A, DX-1 to DX-9 or DI12-01 to DI12-14" {
        /// +1 strength.
        WarRage = "DI-01",
        /// +1 damage.
        BloodyBattle = "DI-02",
        /// +1 shield.
        BronzeWall = "DI-03",
        /// +2 strength.
        WarFury = "DI-04",
        /// +2 damage.
        Bloodbath = "DI-05",
        /// +2 shields.
        IronWall = "DI-06",
        /// Up to 2 free units.
        TacticalSupport = "DI-07",
        /// One opposing unit dies.
        RainingFire = "DI-08",
        /// 2 prayer points.
        Prayer = "DI-09",
        /// A free teleport from anywhere.
        Transfer = "DI-10",
        /// One more land move.
        Swiftness = "DI-11",
        /// +1 strength, +1 damage.
        BloodyAttack = "DX-1",
        /// +1 damage, +1 shield.
        DefensiveStrike = "DX-2",
        /// +1 strength, +1 shield.
        ProtectedAttack = "DX-3",
        /// +1 unblockable damage.
        DeadlyWound = "DX-4",
        /// +1 impenetrable shield.
        UltimateShield = "DX-5",
        /// +2 strength, +2 shields.
        PlannedAttack = "DX-6",
        /// Up to 3 units of a Recruit are free.
        UnexpectedReinforcement = "DX-7",
        /// Up to 4 free units.
        UnhopedAssistance = "DX-8",
        /// The night income of one temple, at once.
        MilitaryCeremony = "DX-9",
        /// A bluff; never in the deck, always comes back (KB-AM-25).
        Diversion = "DI-D",
        /// 2012: +1 strength.
        FirstRage = "DI12-01",
        /// 2012: +2 strength.
        FirstFury = "DI12-02",
        /// 2012: +1 damage.
        FirstBattle = "DI12-03",
        /// 2012: +2 damage.
        FirstBloodbath = "DI12-04",
        /// 2012: +1 shield.
        FirstBronzeWall = "DI12-05",
        /// 2012: +2 shields.
        FirstIronWall = "DI12-06",
        /// 2012: one enemy unit is destroyed.
        FirstRainingFire = "DI12-07",
        /// 2012: 2 prayer points.
        FirstPrayer = "DI12-08",
        /// 2012: 2 free units.
        Enlistment = "DI12-09",
        /// 2012: every opponent loses a prayer point, its player gains one.
        ManaTheft = "DI12-10",
        /// 2012: a teleport from anywhere.
        Teleportation = "DI12-11",
        /// 2012: no wall stops this Move.
        OpenGates = "DI12-12",
        /// 2012: cancels a DI card another player has just played.
        Veto = "DI12-13",
        /// 2012: the attacked troop slips away.
        Escape = "DI12-14",
        /// Teams: up to two own units join a troop of the team.
        Assemble = "DI-A",
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

/// What is printed on a DI card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiFace {
    /// The name.
    pub name: &'static str,
    /// Copies in the deck.
    pub copies: u8,
    /// The price in prayer points.
    pub cost: u8,
    /// When it may be played.
    pub icon: Icon,
    /// Strength it gives in battle.
    pub strength: u8,
    /// Damage it gives in battle.
    pub damage: u8,
    /// Unblockable damage it gives in battle.
    pub unblockable: u8,
    /// Shields it gives in battle.
    pub shield: u8,
    /// Impenetrable shields it gives in battle.
    pub impenetrable: u8,
}

const fn card(name: &'static str, copies: u8, cost: u8, icon: Icon) -> DiFace {
    DiFace {
        name,
        copies,
        cost,
        icon,
        strength: 0,
        damage: 0,
        unblockable: 0,
        shield: 0,
        impenetrable: 0,
    }
}

const fn battle(
    name: &'static str,
    copies: u8,
    cost: u8,
    strength: u8,
    damage: u8,
    shield: u8,
) -> DiFace {
    DiFace {
        strength,
        damage,
        shield,
        ..card(name, copies, cost, Icon::Battle)
    }
}

const FACES: [DiFace; Di::COUNT] = [
    battle("War Rage", 5, 0, 1, 0, 0),
    battle("Bloody Battle", 3, 0, 0, 1, 0),
    battle("Bronze Wall", 3, 0, 0, 0, 1),
    battle("War Fury", 2, 1, 2, 0, 0),
    battle("Bloodbath", 2, 1, 0, 2, 0),
    battle("Iron Wall", 2, 1, 0, 0, 2),
    card("Tactical Support", 4, 0, Icon::Day),
    card("Raining Fire", 4, 1, Icon::Day),
    card("Prayer", 3, 0, Icon::Day),
    card("Transfer", 3, 0, Icon::Move),
    card("Swiftness", 2, 0, Icon::MoveStart),
    battle("Bloody Attack", 2, 1, 1, 1, 0),
    battle("Defensive Strike", 2, 1, 0, 1, 1),
    battle("Protected Attack", 1, 1, 1, 0, 1),
    DiFace {
        unblockable: 1,
        ..battle("Deadly Wound", 2, 1, 0, 0, 0)
    },
    DiFace {
        impenetrable: 1,
        ..battle("Ultimate Shield", 1, 1, 0, 0, 0)
    },
    battle("Planned Attack", 2, 2, 2, 0, 2),
    card("Unexpected Reinforcement", 2, 0, Icon::Recruit),
    card("Unhoped Assistance", 2, 1, Icon::Day),
    card("Military Ceremony", 2, 0, Icon::Day),
    battle("Diversion", 0, 0, 0, 0, 0),
    battle("War Rage", 3, 0, 1, 0, 0),
    battle("War Fury", 3, 1, 2, 0, 0),
    battle("Bloody Battle", 3, 0, 0, 1, 0),
    battle("Bloodbath", 2, 1, 0, 2, 0),
    battle("Bronze Wall", 3, 0, 0, 0, 1),
    battle("Iron Wall", 2, 1, 0, 0, 2),
    card("Raining Fire", 4, 1, Icon::Day),
    card("Prayer", 2, 0, Icon::Day),
    card("Enlistment", 4, 0, Icon::Day),
    card("Mana Theft", 2, 0, Icon::Day),
    card("Teleportation", 3, 1, Icon::Move),
    card("Open Gates", 1, 1, Icon::Move),
    card("Veto", 2, 0, Icon::Answer),
    card("Escape", 1, 0, Icon::Answer),
    card("Assemble!", 0, 0, Icon::Day),
];

impl Di {
    /// What is printed on it.
    #[inline]
    pub const fn face(self) -> &'static DiFace {
        &FACES[self as usize]
    }

    /// The deck the card belongs to.
    #[inline]
    pub const fn deck(self) -> Deck {
        if self as u8 >= Di::FirstRage as u8 && self as u8 <= Di::Escape as u8 {
            Deck::First
        } else if self as u8 >= Di::BloodyAttack as u8 && self as u8 <= Di::MilitaryCeremony as u8 {
            Deck::Extra
        } else {
            Deck::Shared
        }
    }

    /// What of it is our own: of the optional sixteen the price (tiles:§8.3), of
    /// Assemble! all but its name (tiles:§8.2).
    pub const fn ours(self) -> Option<Ours> {
        match (self, self.deck()) {
            (Di::Assemble, _) => Some(Ours::Text),
            (_, Deck::Extra) => Some(Ours::Cost),
            (_, Deck::Shared | Deck::First) => None,
        }
    }

    /// Whether other effects may discard, take or count it: everything but
    /// Diversion and Assemble! (KB-AM-25, tiles:R9).
    #[inline]
    pub const fn is_loose(self) -> bool {
        !matches!(self, Di::Diversion | Di::Assemble)
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

impl Faces {
    /// Those that [`Di::is_loose`] names.
    const LOOSE: Faces = {
        let bound = Faces::of(&[Di::Diversion, Di::Assemble]);
        let mut word = 0;
        let mut loose = [0; WORDS];
        while word < WORDS {
            loose[word] = !bound.0[word];
            word += 1;
        }
        Faces(loose)
    };

    /// Those that are played in battle.
    pub(crate) const BATTLE: Faces = {
        let mut faces = Faces([0; WORDS]);
        let mut index = 0;
        while index < Di::COUNT {
            if matches!(FACES[index].icon, Icon::Battle) {
                faces.insert(Di::ALL[index]);
            }
            index += 1;
        }
        faces
    };

    pub(crate) const fn of(cards: &[Di]) -> Faces {
        let mut faces = Faces([0; WORDS]);
        let mut index = 0;
        while index < cards.len() {
            faces.insert(cards[index]);
            index += 1;
        }
        faces
    }

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
