//! A battle worked out from a description of both sides, by the rules of the
//! game itself: the same steps run as in play.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seed, Silent, Staged};

use crate::battle::{Battle, Side};
use crate::divine::Deck;
use crate::gods::Figure;
use crate::setup::{Setup, empty_table};
use crate::state::IN_SUPPLY;
use crate::step::{Role, Step};
use crate::tile::Origin;
use crate::{
    BattleCard, BattleCards, CardFace, Companion, Companions, Di, DiCards, God, Icon, Kemet, Power,
    Tile, TileSet, Zone, acquire,
};

/// Where the battle is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// A desert zone outside the Delta.
    Desert,
    /// A temple outside the Delta.
    Temple,
    /// The Delta Temple.
    Delta,
    /// The Sanctuary of All Gods, which lies in the Delta.
    Sanctuary,
    /// A district of the attacker's city.
    AttackerCity,
    /// A district of the defender's city.
    DefenderCity,
}

impl Place {
    fn zone(self) -> Zone {
        match self {
            Place::Desert => Zone::WOn,
            Place::Temple => Zone::WTr,
            Place::Delta => Zone::DT,
            Place::Sanctuary => Zone::DS,
            Place::AttackerCity => Zone::W1a,
            Place::DefenderCity => Zone::W2a,
        }
    }
}

/// A battle card by its id, or by what is printed on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Card {
    /// A card of the game.
    Known(BattleCard),
    /// Any numbers.
    Raw(CardFace),
}

impl Card {
    fn face(self) -> CardFace {
        match self {
            Card::Known(card) => card.face(),
            Card::Raw(face) => face,
        }
    }
}

/// Written by hand for its error: serde's own would not name the wrong id.
impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct CardVisitor;

        impl<'de> serde::de::Visitor<'de> for CardVisitor {
            type Value = Card;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a battle card id such as \"BC-2\", or its numbers")
            }

            fn visit_str<E: serde::de::Error>(self, id: &str) -> Result<Card, E> {
                id.parse().map(Card::Known).map_err(E::custom)
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, map: A) -> Result<Card, A::Error> {
                CardFace::deserialize(serde::de::value::MapAccessDeserializer::new(map))
                    .map(Card::Raw)
            }
        }

        from.deserialize_any(CardVisitor)
    }
}

/// One side of the question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideQuestion {
    /// Units in the troop, or life points of the god.
    pub units: u8,
    /// The god that fights in the place of units (KB-6.3.b).
    #[serde(default)]
    pub god: Option<God>,
    /// The card played; left out: any card of `hand`, all equally likely.
    #[serde(default)]
    pub card: Option<Card>,
    /// The cards the side may still hold; left out: the eight it began with.
    #[serde(default)]
    pub hand: Option<Vec<BattleCard>>,
    /// Power tiles before the player.
    #[serde(default)]
    pub tiles: Vec<Tile>,
    /// DI cards played.
    #[serde(default)]
    pub di: Vec<Di>,
    /// The tile of the creature with the troop.
    #[serde(default)]
    pub creature: Option<Tile>,
    /// The tile of the servant with the troop.
    #[serde(default)]
    pub servant: Option<Tile>,
    /// DI cards discarded for Divine Wound (RUB-3c).
    #[serde(default)]
    pub wounds: u8,
    /// Shields that Bakatan turns into damage (AMB-2c).
    #[serde(default)]
    pub convert: u8,
}

/// A battle to be worked out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Where.
    pub zone: Place,
    /// Who caused it.
    pub attacker: SideQuestion,
    /// Who was there.
    pub defender: SideQuestion,
}

/// What becomes of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SideAnswer {
    /// Strength, units included.
    pub strength: u8,
    /// Damage dealt.
    pub damage: u8,
    /// Unblockable damage dealt.
    pub unblockable: u8,
    /// Shield.
    pub shield: u8,
    /// Units lost.
    pub lost: u8,
    /// Units left.
    pub left: u8,
    /// Battle fame of the Rewards step.
    pub fp: u8,
    /// Veteran tokens of the Rewards step.
    pub veterans: u8,
    /// Prayer points a recall would bring.
    pub recall_pp: u8,
}

/// One battle, worked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Answer {
    /// Who wins.
    pub winner: Role,
    /// The attacker.
    pub attacker: SideAnswer,
    /// The defender.
    pub defender: SideAnswer,
}

/// The mean of many battles for one side.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[expect(missing_docs, reason = "as in SideAnswer")]
pub struct SideMean {
    pub strength: f64,
    pub lost: f64,
    pub left: f64,
    pub fp: f64,
    pub veterans: f64,
    pub recall_pp: f64,
}

/// One combination of cards and what comes of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Case {
    /// The attacker's card; none where it was given as raw numbers.
    pub attacker_card: Option<BattleCard>,
    /// The defender's card.
    pub defender_card: Option<BattleCard>,
    /// The battle.
    #[serde(flatten)]
    pub answer: Answer,
}

/// The odds where a card is unknown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Odds {
    /// Share of the cases the attacker wins.
    pub attacker_wins: f64,
    /// Share of the cases the defender wins.
    pub defender_wins: f64,
    /// Means for the attacker.
    pub attacker: SideMean,
    /// Means for the defender.
    pub defender: SideMean,
    /// Every combination, all equally likely.
    pub cases: Vec<Case>,
}

/// What comes of the question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Reckoning {
    /// Both cards known: one battle.
    Certain(Answer),
    /// A card left out: the odds.
    Odds {
        /// The odds over the cards that may be held.
        odds: Odds,
    },
}

/// Works the battle out, or says in one sentence what is wrong.
pub fn work_out(question: &Question) -> Result<Reckoning, String> {
    check_side("attacker", &question.attacker)?;
    check_side("defender", &question.defender)?;
    check_both(question)?;
    let [attacker, defender] = [&question.attacker, &question.defender].map(candidates);
    if question.attacker.card.is_some() && question.defender.card.is_some() {
        let answer = fight(question, attacker[0], defender[0]);
        return Ok(Reckoning::Certain(answer));
    }
    let mut cases = Vec::new();
    for &own in &attacker {
        for &other in &defender {
            let answer = fight(question, own, other);
            cases.push(Case {
                attacker_card: known(own),
                defender_card: known(other),
                answer,
            });
        }
    }
    Ok(Reckoning::Odds { odds: odds(cases) })
}

fn known(card: Card) -> Option<BattleCard> {
    match card {
        Card::Known(card) => Some(card),
        Card::Raw(_) => None,
    }
}

fn candidates(side: &SideQuestion) -> Vec<Card> {
    match (side.card, &side.hand) {
        (Some(card), _) => vec![card],
        (None, Some(hand)) => hand.iter().copied().map(Card::Known).collect(),
        (None, None) => BattleCard::ALL[..8]
            .iter()
            .copied()
            .map(Card::Known)
            .collect(),
    }
}

fn odds(cases: Vec<Case>) -> Odds {
    let count = cases.len() as f64;
    let won = cases
        .iter()
        .filter(|case| case.answer.winner == Role::Attacker)
        .count() as f64;
    let mean = |side: fn(&Answer) -> &SideAnswer| {
        let of = |field: fn(&SideAnswer) -> u8| {
            cases
                .iter()
                .map(|case| f64::from(field(side(&case.answer))))
                .sum::<f64>()
                / count
        };
        SideMean {
            strength: of(|side| side.strength),
            lost: of(|side| side.lost),
            left: of(|side| side.left),
            fp: of(|side| side.fp),
            veterans: of(|side| side.veterans),
            recall_pp: of(|side| side.recall_pp),
        }
    };
    Odds {
        attacker_wins: won / count,
        defender_wins: (count - won) / count,
        attacker: mean(|answer| &answer.attacker),
        defender: mean(|answer| &answer.defender),
        cases,
    }
}

/// The most that a card given by its numbers may say: far above anything
/// printed, and all sums of a battle still fit.
const MOST_ON_A_CARD: u8 = 99;

/// What one side says must be possible by itself.
fn check_side(name: &str, side: &SideQuestion) -> Result<(), String> {
    let tiles = check_tiles(name, side)?;
    match side.god {
        Some(god) => check_god(name, side, god)?,
        None => check_units(name, side.units, tiles)?,
    }
    check_cards(name, side)?;
    check_companions(side)?;
    if side.wounds > 0 && !tiles.has(Power::DivineWound) {
        return Err(format!(
            "The {name} needs Divine Wound (RUB-3c) to discard DI cards for strength."
        ));
    }
    check_conversion(name, side)
}

/// Tiles of this edition, each picture once (KB-3.4.3.a).
fn check_tiles(name: &str, side: &SideQuestion) -> Result<TileSet, String> {
    let mut tiles = TileSet::EMPTY;
    for &tile in &side.tiles {
        check_origin(tile)?;
        if tiles.contains(tile) {
            return Err(format!(
                "The {name} owns {tile} twice; name each tile once."
            ));
        }
        if let Some(twin) = tiles.and(tile.same_picture()).iter().next() {
            return Err(format!(
                "The {name} owns {twin} and {tile}; nobody owns two tiles with one picture ({}).",
                tile.row().name
            ));
        }
        tiles.insert(tile);
    }
    Ok(tiles)
}

fn check_origin(tile: Tile) -> Result<(), String> {
    match tile.row().origin {
        Origin::Later | Origin::Renewal => Ok(()),
        Origin::First => Err(of_another_edition(&tile, tile.row().name)),
    }
}

fn of_another_edition(id: &dyn std::fmt::Display, name: &str) -> String {
    format!("{id} ({name}) is of the edition of 2012; this is a battle of Rise of the Gods.")
}

/// KB-LIM-01: what a zone holds of one player.
fn check_units(name: &str, units: u8, tiles: TileSet) -> Result<(), String> {
    let limit = if tiles.has(Power::Legion) {
        7
    } else if tiles.has(Power::GatheredTribes) {
        6
    } else {
        5
    };
    match (1..=limit).contains(&units) {
        true => Ok(()),
        false => Err(format!(
            "The {name} has {units} units; a troop has 1 to {limit}."
        )),
    }
}

/// A card or a hand, but not both; DI cards that are played in a battle.
fn check_cards(name: &str, side: &SideQuestion) -> Result<(), String> {
    match (side.card, &side.hand) {
        (Some(_), Some(_)) => {
            return Err(format!(
                "The {name} has a card and a hand; name the card played or the cards it may be."
            ));
        }
        (Some(Card::Raw(face)), None) => check_face(name, face)?,
        (None, Some(hand)) => check_hand(name, hand)?,
        (Some(Card::Known(_)), None) | (None, None) => {}
    }
    for card in &side.di {
        if card.deck() == Deck::First {
            return Err(of_another_edition(card, card.face().name));
        }
        if card.face().icon != Icon::Battle {
            return Err(format!(
                "{card} ({}) cannot be played in a battle.",
                card.face().name
            ));
        }
    }
    // KB-2.2.3: everybody has one.
    if side
        .di
        .iter()
        .filter(|card| **card == Di::Diversion)
        .count()
        > 1
    {
        return Err(format!(
            "The {name} plays Diversion (DI-D) twice; everybody has one."
        ));
    }
    Ok(())
}

fn check_face(name: &str, face: CardFace) -> Result<(), String> {
    let CardFace {
        strength,
        damage,
        unblockable,
        shield,
        self_loss,
        wards_damage: _,
    } = face;
    let most = strength
        .max(damage)
        .max(unblockable)
        .max(shield)
        .max(self_loss);
    match most <= MOST_ON_A_CARD {
        true => Ok(()),
        false => Err(format!(
            "The {name}'s card says {most}; its numbers go from 0 to {MOST_ON_A_CARD}."
        )),
    }
}

/// Which of the eight a special card came for is its owner's secret (tiles:§7), so
/// all of them may be named beside it.
fn check_hand(name: &str, hand: &[BattleCard]) -> Result<(), String> {
    let cards: BattleCards = hand.iter().copied().collect();
    if hand.is_empty() {
        return Err(format!(
            "The {name}'s hand is empty; name at least one battle card or leave it out."
        ));
    }
    match cards.len() == hand.len() {
        true => Ok(()),
        false => Err(format!(
            "The {name} holds a battle card twice; name each card once."
        )),
    }
}

fn check_companions(side: &SideQuestion) -> Result<(), String> {
    for (tile, servant) in [(side.creature, false), (side.servant, true)] {
        let wanted = if servant { "servant" } else { "creature" };
        let Some(tile) = tile else { continue };
        check_origin(tile)?;
        if companion_of(tile).is_none_or(|companion| companion.is_servant() != servant) {
            return Err(format!("{tile} ({}) brings no {wanted}.", tile.row().name));
        }
    }
    Ok(())
}

/// AMB-2c: no more shields than every card has that may be played.
fn check_conversion(name: &str, side: &SideQuestion) -> Result<(), String> {
    if side.convert == 0 {
        return Ok(());
    }
    if side
        .servant
        .is_none_or(|tile| tile.row().power != Power::Bakatan)
    {
        return Err(format!(
            "The {name} needs the servant Bakatan (AMB-2c) to turn shields into damage."
        ));
    }
    let shields = candidates(side).iter().map(|card| card.face().shield).min();
    match shields {
        Some(shields) if side.convert > shields => Err(format!(
            "The {name}'s Bakatan cannot turn {} shields into damage; the card has {shields}.",
            side.convert
        )),
        _ => Ok(()),
    }
}

/// KB-6.3.a, KB-6.3.d: a god has its life points, and nobody is with it.
fn check_god(name: &str, side: &SideQuestion, god: God) -> Result<(), String> {
    let most = god.row().life;
    if side.units == 0 || side.units > most {
        return Err(format!(
            "The {name} fights with {god} and {} life points; it has 1 to {most}.",
            side.units
        ));
    }
    if side.creature.is_some() || side.servant.is_some() {
        return Err(format!(
            "The {name} fights with {god}; nobody is with a god."
        ));
    }
    if god != God::Sobek && candidates(side).contains(&Card::Known(BattleCard::SobeksWrath)) {
        return Err(format!(
            "The {name} plays for {god}; Sobek's Wrath (SB-S) is Sobek's."
        ));
    }
    Ok(())
}

/// What both sides say must be possible together: no more pieces than there are.
fn check_both(question: &Question) -> Result<(), String> {
    let [attacker, defender] = [&question.attacker, &question.defender].map(owned);
    let on_both_sides = attacker.and(defender);
    if let Some(tile) = on_both_sides.iter().find(|tile| tile.row().copies == 1) {
        return Err(format!(
            "{tile} ({}) is on both sides; there is only one.",
            tile.row().name
        ));
    }
    let [attacker, defender] = [&question.attacker, &question.defender].map(god_of);
    if let (Some(god), Some(other)) = (attacker, defender)
        && god == other
    {
        return Err(format!("Both sides play for {god}; there is only one."));
    }
    check_di(question)
}

/// The tiles of a side, those of its companions and special cards among them.
fn owned(side: &SideQuestion) -> TileSet {
    let cards = candidates(side);
    let with_card = Tile::ALL.iter().copied().filter(|tile| {
        let card = tile.row().card;
        card.is_some_and(|card| cards.contains(&Card::Known(card)))
            && tile.row().origin != Origin::First
    });
    let named = side.tiles.iter().copied();
    let companions = [side.creature, side.servant].into_iter().flatten();
    named.chain(companions).chain(with_card).collect()
}

/// The god that fights, or whose card may be played.
fn god_of(side: &SideQuestion) -> Option<God> {
    let wrath = candidates(side).contains(&Card::Known(BattleCard::SobeksWrath));
    side.god.or(wrath.then_some(God::Sobek))
}

/// No more copies of a DI card than there are, and no more cards than the decks
/// hold, discarded ones counted.
fn check_di(question: &Question) -> Result<(), String> {
    let sides = [&question.attacker, &question.defender];
    let played = || sides.into_iter().flat_map(|side| side.di.iter().copied());
    for card in played().filter(|card| card.is_loose()) {
        let copies = usize::from(card.face().copies);
        let count = played().filter(|other| *other == card).count();
        if count > copies {
            return Err(format!(
                "{card} ({}) exists {copies} times, not {count}.",
                card.face().name,
            ));
        }
    }
    let wounds: usize = sides.iter().map(|side| usize::from(side.wounds)).sum();
    let rest = usize::from(DiCards::of_decks(&[Deck::Shared, Deck::Extra]).len())
        - played().filter(|card| card.is_loose()).count();
    match wounds <= rest {
        true => Ok(()),
        false => Err(format!(
            "{wounds} DI cards are discarded for Divine Wound; there are only {rest} more."
        )),
    }
}

fn companion_of(tile: Tile) -> Option<Companion> {
    acquire::pieces(tile).next()
}

const ATTACKER: Seat = Seat(0);
const DEFENDER: Seat = Seat(1);

/// Lays out a two-player table with just this battle and runs its steps.
fn fight(question: &Question, attacker: Card, defender: Card) -> Answer {
    let mut game = empty_table(&Setup::for_players(2), Seed(0));
    let cities = game.layout().cities();
    for (&city, seat) in cities.iter().zip([ATTACKER, DEFENDER]) {
        game.give_city(seat, city);
    }
    let zone = question.zone.zone();
    let sides = [
        side(&mut game, ATTACKER, zone, &question.attacker, attacker),
        side(&mut game, DEFENDER, zone, &question.defender, defender),
    ];
    game.battle = Battle {
        active: true,
        revealed: true,
        zone: Some(zone),
        sides,
        ..Battle::default()
    };
    let convert = [question.attacker.convert, question.defender.convert];
    run(&mut game, convert)
}

/// The battle of `table` with these cards, DI cards as they lie there.
pub(crate) fn clash(table: &Kemet, [attacker, defender]: [CardFace; 2]) -> Answer {
    let mut game = table.clone();
    game.battle.revealed = true;
    game.battle.side_mut(Role::Attacker).face = attacker;
    game.battle.side_mut(Role::Defender).face = defender;
    run(&mut game, [0, 0])
}

/// The steps of a revealed battle that decide it; `convert` is what Bakatan
/// turns of each side's shields.
fn run(game: &mut Kemet, convert: [u8; 2]) -> Answer {
    game.steps.clear();
    for step in [Step::Rewards, Step::Casualties, Step::Resolution] {
        game.push(step);
    }
    // Resolution comes first; Bakatan acts between it and the casualties.
    crate::battle::resolution::enter(game, &mut Silent);
    for (role, shields) in Role::BOTH.into_iter().zip(convert) {
        if shields > 0 {
            game.push(Step::CasualtyStart { role });
            let action = crate::Action::Convert(shields);
            crate::battle::casualties::take_start(game, role, action, &mut Silent);
        }
    }
    game.advance(&mut Silent);
    decide(game);
    Answer {
        winner: game.winner(),
        attacker: answer(game, Role::Attacker),
        defender: answer(game, Role::Defender),
    }
}

/// Whose units of a mixed troop go, and who gets what was gained, changes
/// nothing for the sides: the first answer will do.
fn decide(game: &mut Kemet) {
    while let (Some(step), Some(seat)) = (game.stage(), game.awaiting.lowest()) {
        let mut offers = tabletop::Counted::default();
        game.options(step, seat, &mut offers);
        let Some(action) = offers.first else { return };
        game.play(seat, action, &mut Silent);
    }
}

fn side(game: &mut Kemet, seat: Seat, zone: Zone, question: &SideQuestion, card: Card) -> Side {
    match question.god {
        Some(god) => bring_god(game, seat, zone, god, question.units),
        None => game.add_units(seat, zone, question.units, &mut Silent),
    }
    game.player_mut(seat).tiles = question.tiles.iter().copied().collect();
    let companions: Companions = [question.creature, question.servant]
        .into_iter()
        .flatten()
        .filter_map(companion_of)
        .collect();
    for companion in companions.iter() {
        game.companion_at[companion.index()] = IN_SUPPLY;
    }
    let di: DiCards = question
        .di
        .iter()
        .copied()
        .filter(|&card| card != Di::Diversion)
        .collect();
    Side {
        seat: Some(seat),
        zone: Some(zone),
        figure: question.god.is_some(),
        companions,
        face: card.face(),
        di,
        played: question.di.len() as u8,
        wounds: question.wounds,
        ..Side::default()
    }
}

fn bring_god(game: &mut Kemet, seat: Seat, zone: Zone, god: God, life: u8) {
    game.agreed.gods_of_egypt = true;
    game.player_mut(seat).god = Some(god);
    *game.figure_mut(seat) = Figure {
        acquired: true,
        zone: Some(zone),
        life,
        repeated: None,
    };
    game.units[seat.index()][zone.index()] = life;
    game.present[seat.index()].insert(zone);
}

fn answer(game: &Kemet, role: Role) -> SideAnswer {
    let side = game.battle.side(role);
    let seat = game.battle.seat(role);
    let left = game.units_of(role);
    SideAnswer {
        strength: side.points.strength,
        damage: side.points.damage,
        unblockable: side.points.unblockable,
        shield: side.points.shield,
        lost: side.lost,
        left,
        fp: side.fame,
        veterans: game.player(seat).veterans,
        // A god is never recalled (KB-6.7.a).
        recall_pp: if left > 0 && !side.figure {
            game.recall_gain(seat, left)
        } else {
            0
        },
    }
}
