//! A small language for positions: set one up in a few lines, play a few
//! actions in notation, look at the result. Tests read like the rulebook with
//! it. Only with the feature `scene`, which the tests of this crate have.
//!
//! Hexes are written (q,r) as in docs/rules-ankh.md; [`at`] gives their notation.
//!
//! ```
//! use ankh::scene::{P1, at, table};
//! use ankh::{Deed, God, Monument};
//!
//! // A-7.1: one follower for a neutral monument beside an own figure.
//! let mut t = table(&[God::Ra, God::Isis])
//!     .god(P1, (1, 4))
//!     .monument(Monument::Temple, (1, 5), None);
//! t.begin(P1, Deed::Gain);
//! assert_eq!(t.followers(P1), 2);
//! # let _ = at((1, 4));
//! ```

use tabletop::{Eye, Game, Outcome, Pages, Seat, Seats, Seed, Staged};

use crate::board::{Hex, HexSet, Side};
use crate::components::{
    Card, Cards, Deed, EventKind, Facing, FigureKind, God, Guardian, Monument, Power, TOKENS,
};
use crate::setup::{empty_table, lay_tokens};
use crate::state::Tiebreaker;
use crate::step::Step;
use crate::{Action, Ankh, Event, Refusal, Scenario, View, battle};

/// The first seat.
pub const P1: Seat = Seat(0);
/// The second seat.
pub const P2: Seat = Seat(1);
/// The third seat.
pub const P3: Seat = Seat(2);
/// The fourth seat.
pub const P4: Seat = Seat(3);
/// The fifth seat.
pub const P5: Seat = Seat(4);

/// A hex as docs/rules-ankh.md writes it.
pub type At = (i8, i8);

/// The notation of a hex.
pub fn at((q, r): At) -> Hex {
    Hex::at(q, r)
}

/// A position, and what has happened in it.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Ankh,
    pages: Pages<Event>,
}

/// A table with these gods at P1, P2, …, nothing on the board, no camels; the
/// West is region 1, the East 2, the Delta 3. P1 goes first and is to take a
/// first action; all devotion is 0, P1 on top. One follower and all cards each.
/// Guardians: Cat-Mummy, Mummy, Scorpion.
pub fn table(gods: &[God]) -> Scene {
    let mut game = empty_table(gods.len() as u8, Scenario::MiddleKingdom, Seed(1));
    for (seat, &god) in (0..).zip(gods) {
        game.give_god(Seat(seat), god);
    }
    game.rank = (0..gods.len() as u8).rev().map(Seat).collect();
    lay_tokens(&mut game, &[Hex::at(5, 2), Hex::at(6, 1), Hex::at(5, 1)]);
    let mut scene = Scene {
        game,
        pages: Pages::new(),
    }
    .with_guardians([Guardian::CatMummy, Guardian::Mummy, Guardian::Scorpion]);
    scene.turn(P1);
    scene
}

/// Setting up.
impl Scene {
    /// The guardians of this game.
    #[must_use]
    pub fn with_guardians(mut self, guardians: [Guardian; 3]) -> Scene {
        let players = self.game.agreed.players;
        self.game.agreed.guardians = guardians;
        self.game.guardian_supply = guardians.map(|guardian| guardian.copies(players));
        self
    }

    /// The god figure of a seat.
    #[must_use]
    pub fn god(mut self, seat: Seat, hex: At) -> Scene {
        self.game.place(seat, FigureKind::God, at(hex));
        self
    }

    /// Warriors of a seat.
    #[must_use]
    pub fn warriors(mut self, seat: Seat, hexes: &[At]) -> Scene {
        for &hex in hexes {
            self.game.place(seat, FigureKind::Warrior, at(hex));
        }
        self
    }

    /// A guardian of a seat on the board. A Scorpion points n-ne until
    /// [`Scene::facing`] says otherwise.
    #[must_use]
    pub fn guardian(mut self, seat: Seat, guardian: Guardian, hex: At) -> Scene {
        self.game.place(seat, FigureKind::from(guardian), at(hex));
        if guardian == Guardian::Scorpion {
            self = self.facing(hex, Facing::NorthNorthEast);
        }
        self
    }

    /// A guardian in the pool of a seat.
    #[must_use]
    pub fn in_pool(mut self, seat: Seat, guardian: Guardian) -> Scene {
        self.game.side_mut(seat).pool[guardian.index()] += 1;
        self
    }

    /// Where a Scorpion points.
    #[must_use]
    pub fn facing(mut self, hex: At, facing: Facing) -> Scene {
        self.game.aim(at(hex), facing, &mut tabletop::Silent);
        self
    }

    /// How many guardians of a level are left on their card.
    #[must_use]
    pub fn guardians_left(mut self, level: u8, count: u8) -> Scene {
        self.game.guardian_supply[usize::from(level) - 1] = count;
        self
    }

    /// A monument, controlled by a seat or by nobody.
    #[must_use]
    pub fn monument(mut self, monument: Monument, hex: At, owner: Option<Seat>) -> Scene {
        self.game.monuments[monument.index()].insert(at(hex));
        if let Some(owner) = owner {
            self.game.controlled[owner.index()].insert(at(hex));
        }
        self
    }

    /// Camels between these pairs of hexes. Say the [`Scene::tokens`] anew if
    /// they split a region.
    #[must_use]
    pub fn camels(mut self, pairs: &[(At, At)]) -> Scene {
        for &(one, other) in pairs {
            let side = Side::between(at(one), at(other)).expect("hexes that touch");
            self.game.open.close(side);
        }
        self
    }

    /// Conflict tokens from 1 on, each for the whole region of its hex.
    #[must_use]
    pub fn tokens(mut self, hexes: &[At]) -> Scene {
        let hexes: Vec<Hex> = hexes.iter().map(|&hex| at(hex)).collect();
        lay_tokens(&mut self.game, &hexes);
        self
    }

    /// Followers of a seat.
    #[must_use]
    pub fn with_followers(mut self, seat: Seat, followers: u16) -> Scene {
        self.game.side_mut(seat).followers = followers;
        self
    }

    /// Devotion of a seat, on top of the stack there.
    #[must_use]
    pub fn with_devotion(mut self, seat: Seat, devotion: u8) -> Scene {
        self.game.move_token(seat, devotion);
        self
    }

    /// Unlocked powers of a seat.
    #[must_use]
    pub fn with_powers(mut self, seat: Seat, powers: &[Power]) -> Scene {
        self.game.side_mut(seat).powers = powers.iter().copied().collect();
        self
    }

    /// The hand of a seat; all other cards are used.
    #[must_use]
    pub fn with_hand(mut self, seat: Seat, cards: &[Card]) -> Scene {
        let hand: Cards = cards.iter().copied().collect();
        let side = self.game.side_mut(seat);
        side.hand = hand;
        side.used = Cards::ALL - hand;
        self
    }

    /// An underworld token.
    #[must_use]
    pub fn underworld(mut self, hex: At) -> Scene {
        self.game.underworld.insert(at(hex));
        self
    }

    /// A sun on the figure here.
    #[must_use]
    pub fn sun(mut self, hex: At) -> Scene {
        self.game.suns.insert(at(hex));
        self
    }

    /// Warriors of a seat that Anubis holds.
    #[must_use]
    pub fn trapped(mut self, seat: Seat, count: u8) -> Scene {
        self.game.trapped[seat.index()] = count;
        self
    }

    /// How far the marker of an action has gone.
    #[must_use]
    pub fn advanced(mut self, deed: Deed, spaces: u8) -> Scene {
        self.game.advances[deed.index()] = spaces;
        self
    }

    /// How many events and conflicts there have been.
    #[must_use]
    pub fn after_events(mut self, events: u8, conflicts: u8) -> Scene {
        self.game.events = events;
        self.game.conflicts = conflicts;
        self
    }
}

/// Playing.
impl Scene {
    fn run(&mut self, seat: Seat, steps: &[Step]) {
        self.game.steps.clear();
        self.game.turn.seat = seat;
        self.game.turn.moved = HexSet::EMPTY;
        self.game.turn.summons = Default::default();
        self.game.turn.caravan = Default::default();
        self.game.steps.push_all(steps);
        self.game.advance(&mut self.pages);
    }

    /// A turn of a seat begins.
    pub fn turn(&mut self, seat: Seat) {
        self.run(seat, &[Step::FirstAction]);
    }

    /// A seat takes this as its first action.
    pub fn begin(&mut self, seat: Seat, deed: Deed) {
        self.turn(seat);
        self.act(seat, &format!("do {deed}"));
    }

    /// A seat has brought this event; its turn ends with it.
    pub fn event(&mut self, seat: Seat, event: EventKind) {
        let step = match event {
            EventKind::Control => Step::Control,
            EventKind::Caravan => Step::Caravan,
            EventKind::Conflict => Step::Conflict,
        };
        self.run(seat, &[step, Step::TurnEnd]);
    }

    /// A seat brings a conflict, which begins; it is the one after
    /// [`Scene::after_events`].
    pub fn conflict(&mut self, seat: Seat) {
        self.event(seat, EventKind::Conflict);
    }

    /// A battle in this region alone, in a conflict that a seat has brought;
    /// nothing else of the conflict takes place before or after it.
    ///
    /// # Panics
    /// If there are not figures of two gods.
    pub fn battle(&mut self, seat: Seat, region: u8) {
        let sides = self.game.sides_in(region);
        assert!(sides.len() >= 2, "nobody to fight in region {region}");
        self.game.steps.clear();
        self.game.turn.seat = seat;
        self.game.tiebreaker = Some(Tiebreaker {
            seat: self.game.side_of(seat),
            face_up: true,
        });
        self.game.steps.push(Step::TurnEnd);
        battle::begin(&mut self.game, region, sides, &mut self.pages);
        self.game.advance(&mut self.pages);
    }

    /// The two last gods merge now.
    pub fn merge(&mut self) {
        self.run(P1, &[Step::Merge, Step::TurnEnd]);
    }

    /// The fourth conflict is over: gods are forgotten.
    pub fn oblivion(&mut self) {
        self.run(P1, &[Step::Oblivion, Step::TurnEnd]);
    }

    /// A seat does something.
    ///
    /// # Panics
    /// If it may not.
    pub fn act(&mut self, seat: Seat, notation: &str) {
        let action: Action = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        if let Err(refusal) = self.game.apply(seat, action, &mut self.pages) {
            panic!(
                "{seat} cannot `{notation}`: {refusal} At {:?} {} may: {:?}",
                self.game.steps.last(),
                self.game
                    .awaiting
                    .iter()
                    .map(|seat| seat.to_string())
                    .collect::<String>(),
                self.offers(seat),
            );
        }
    }

    /// A seat does several things: `move a2; to a3; done`.
    pub fn acts(&mut self, seat: Seat, notations: &str) {
        notations
            .split(';')
            .for_each(|notation| self.act(seat, notation.trim()));
    }

    /// Everybody plays a card: pairs of seat and card.
    pub fn play(&mut self, cards: &[(Seat, Card)]) {
        for (seat, card) in cards {
            self.act(*seat, &format!("play {card}"));
        }
    }

    /// Moves a figure in a Move Figures action: from, to.
    pub fn walk(&mut self, seat: Seat, from: At, to: At) {
        self.act(seat, &format!("move {}", at(from)));
        self.act(seat, &format!("to {}", at(to)));
    }
}

/// Looking.
impl Scene {
    /// The game itself.
    pub fn game(&self) -> &Ankh {
        &self.game
    }

    /// What an eye sees.
    pub fn view(&self, eye: Eye) -> View {
        self.game.view(eye)
    }

    /// Everything that happened.
    pub fn events(&self) -> Vec<Event> {
        self.pages
            .0
            .iter()
            .map(|(_, event)| event.clone())
            .collect()
    }

    /// Forgets what happened so far.
    pub fn hush(&mut self) {
        self.pages = Pages::new();
    }

    /// Who must decide.
    pub fn awaiting(&self) -> Seats {
        self.game.awaiting
    }

    /// The step that waits for a choice.
    pub fn step(&self) -> Option<Step> {
        self.game.steps.top()
    }

    /// What a seat may do, in notation.
    pub fn offers(&self, seat: Seat) -> Vec<String> {
        let mut offers = Vec::new();
        self.game.actions(seat, &mut offers);
        offers.iter().map(Action::to_string).collect()
    }

    /// Whether a seat may do this.
    pub fn may(&self, seat: Seat, notation: &str) -> bool {
        self.offers(seat).iter().any(|offer| offer == notation)
    }

    /// Why a seat may not do this.
    ///
    /// # Panics
    /// If it may.
    pub fn refusal(&self, seat: Seat, notation: &str) -> Refusal {
        let wish: Action = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        self.game
            .why_not(seat, wish)
            .unwrap_or_else(|| panic!("{seat} may `{notation}`"))
    }

    /// Followers of the god of a seat.
    pub fn followers(&self, seat: Seat) -> u16 {
        self.game.side(self.game.side_of(seat)).followers
    }

    /// Devotion of the god of a seat.
    pub fn devotion(&self, seat: Seat) -> u8 {
        self.game.side(self.game.side_of(seat)).devotion
    }

    /// Gods from the lowest devotion to the highest.
    pub fn rank(&self) -> Vec<Seat> {
        self.game.rank.to_vec()
    }

    /// What stands on a hex: whose, and what.
    pub fn figure(&self, hex: At) -> Option<(Seat, FigureKind)> {
        let hex = at(hex);
        let owner = self.game.owner_at(hex)?;
        Some((owner, self.game.kind_at(hex)))
    }

    /// The monument on a hex, and who controls it.
    pub fn monument_at(&self, hex: At) -> Option<(Monument, Option<Seat>)> {
        let hex = at(hex);
        Some((self.game.monument_at(hex)?, self.game.controller_at(hex)))
    }

    /// Land hexes of the region with this token; none if it is in the supply.
    pub fn region(&self, number: u8) -> HexSet {
        self.game.land(number)
    }

    /// How many regions there are.
    pub fn regions(&self) -> usize {
        (1..=TOKENS as u8)
            .filter(|&number| !self.region(number).is_empty())
            .count()
    }

    /// Whether two hexes are adjacent (A-2.3).
    pub fn adjacent(&self, one: At, other: At) -> bool {
        self.game.adjacent(HexSet::one(at(one))).contains(at(other))
    }

    /// The hand of the god of a seat.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.game.side(self.game.side_of(seat)).hand
    }

    /// Warriors in the pool of a seat.
    pub fn warriors_left(&self, seat: Seat) -> u8 {
        self.game.warrior_pool(seat)
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
}
