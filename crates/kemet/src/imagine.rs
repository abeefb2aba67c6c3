//! A whole state that a view could belong to: what is public is copied, what is
//! hidden is dealt anew.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use tabletop::{Dice, Seat, Seed};

use crate::battle::{Battle, Side};
use crate::gods::Figure;
use crate::setup::{Setup, empty_table, whole_deck};
use crate::state::{IN_SUPPLY, MAX_PLAYERS};
use crate::step::{Role, Step};
use crate::view::{BattleView, PlayerView, SideView, View};
use crate::{BattleCard, BattleCards, Di, DiCards, District, God, Icon, Kemet, Tile, solo};

/// What a view tells, worked out once for many imagined states.
pub struct Known {
    /// The public part, and the hands the eye may see.
    table: Kemet,
    /// Seats whose cards are hidden.
    hidden: ArrayVec<Hidden, MAX_PLAYERS>,
    /// The battle, where sealed choices must be guessed.
    battle: Option<(View, BattleView)>,
    /// Cards that Vision shows to somebody else.
    foreseen: u8,
}

/// What is known about a hidden hand.
struct Hidden {
    seat: Seat,
    /// Battle cards that may be anywhere: in hand, face down, or removed.
    loose: BattleCards,
    /// Those among them that may have been removed.
    removable: BattleCards,
    /// Cards certainly in hand.
    in_hand: BattleCards,
    removed: u8,
    face_down: u8,
    /// DI cards to be dealt to it.
    divine: u8,
}

pub(crate) fn know(view: &View) -> Known {
    let mut table = public_part(view, [Seed(0); 2]);
    let mut hidden = ArrayVec::new();
    let mut pool = divine_pool(view);
    for shown in &view.players {
        let known = known_hand(&mut table, view, shown);
        for card in known.iter().filter(|card| card.is_loose()) {
            pool.remove(card);
        }
        if shown.secret.is_none() {
            hidden.push(hidden_hand(view, shown, shown.di - known.len()));
        }
    }
    if let Some(cards) = &view.foreseen_cards {
        table.foreseen = *cards;
        cards.iter().for_each(|card| pool.remove(card));
    }
    table.deck = pool;
    let mut battle = None;
    if let Some(shown) = &view.battle {
        table.battle = public_battle(shown);
        battle = Some((view.clone(), shown.clone()));
    }
    Known {
        table,
        hidden,
        battle,
        foreseen: match view.foreseen_cards {
            Some(_) => 0,
            None => view.foreseen,
        },
    }
}

pub(crate) fn imagine(known: &Known, rng: &mut impl Rng) -> Kemet {
    let mut game = known.table.clone();
    game.dice = Dice::new(Seed(rng.next_u64()));
    for hidden in &known.hidden {
        deal_battle_cards(&mut game, hidden, rng);
        deal_di_cards(&mut game, hidden, rng);
    }
    if game.is_solo() {
        solo::view::deal(&mut game, rng);
    }
    for _ in 0..known.foreseen {
        if let Some(card) = any_of_deck(&mut game, rng) {
            game.foreseen.insert(card);
        }
    }
    if let Some((view, battle)) = &known.battle {
        for (role, side) in [
            (Role::Attacker, &battle.attacker),
            (Role::Defender, &battle.defender),
        ] {
            guess_council(&mut game, view, battle, role, side, rng);
        }
    }
    game
}

/// Everything the view shows but the battle, and fresh dice.
pub(crate) fn public_part(view: &View, [table, dice]: [Seed; 2]) -> Kemet {
    let setup = Setup {
        edition: view.agreed.edition,
        mode: view.agreed.mode,
        players: view.agreed.players,
        extra_di: view.agreed.extra_di,
        renewal: view.agreed.renewal,
        house: view.agreed.house,
        max_rounds: view.agreed.max_rounds,
        ..Setup::default()
    };
    let mut game = empty_table(&setup, table);
    game.dice = Dice::new(dice);
    game.agreed = view.agreed;
    game.colours = view.colours;
    game.round = view.round;
    game.night = view.night;
    game.risen = view.risen;
    game.ending = view.ending;
    game.place = view.place;
    game.awaiting = view.awaiting;
    game.turn = view.turn;
    game.discard = view.discard;
    game.fights = view.fights;
    game.march = view.march;
    game.muster = view.muster;
    for (place, &seat) in view.order.iter().enumerate() {
        game.order[place] = seat;
    }
    game.destiny[..view.destiny.len()].copy_from_slice(&view.destiny);
    game.steps.extend(view.steps.iter().copied());
    for &(tile, copies) in &view.market {
        game.market.insert(tile);
        if copies == 2 {
            game.market_twice.insert(tile);
        }
    }
    for &team in &view.teams {
        for seat in team.iter() {
            game.allies[seat.index()] = team;
        }
    }
    for player in &view.players {
        public_player(&mut game, player);
    }
    if let Some(amon) = &view.amon {
        game.amon = solo::view::rebuild(amon);
    }
    game
}

fn public_player(game: &mut Kemet, view: &PlayerView) {
    let seat = view.seat;
    if let Some(city) = view.city {
        game.give_city(seat, city);
    }
    game.controlled[seat.index()] = view.controlled;
    for (district, &pyramid) in District::ALL.into_iter().zip(&view.pyramids) {
        if pyramid.level > 0 {
            game.set_pyramid(seat, district, pyramid);
        }
    }
    for companion in view.companions.iter() {
        game.companion_at[companion.index()] = IN_SUPPLY;
        game.player_mut(seat).companions.insert(companion);
    }
    for troop in &view.troops {
        game.units[seat.index()][troop.zone.index()] = troop.units;
        if troop.units > 0 {
            game.present[seat.index()].insert(troop.zone);
        }
        for companion in troop.companions.iter() {
            game.companion_at[companion.index()] = troop.zone.index() as u8;
            game.player_mut(seat).companions.insert(companion);
        }
    }
    if let Some(shown) = view.figure {
        *game.figure_mut(seat) = Figure {
            acquired: shown.acquired,
            zone: shown.zone,
            life: shown.life,
            repeated: shown.repeated,
        };
        if let Some(zone) = shown.zone {
            game.units[seat.index()][zone.index()] += shown.life;
            game.present[seat.index()].insert(zone);
        }
    }
    game.gains[seat.index()] = view.gain;
    game.yielded[seat.index()] = view.yielded;
    let player = game.player_mut(seat);
    player.god = view.god;
    player.prayer = view.prayer;
    player.battle_fame = view.battle_fame;
    player.divine_fame = view.divine_fame;
    player.veterans = view.veterans;
    player.supply = view.supply;
    player.stock = view.stock;
    player.tiles = view.tiles;
    player.slots = view.slots;
    player.tokens = view.tokens;
    player.own_tokens = view.own_tokens;
    player.silver_tokens = view.silver_tokens;
    player.has_silver = view.has_silver;
    player.gold_used = view.gold_used;
    player.bought = view.bought;
    player.drained = view.drained;
    player.storm_used = view.storm_used;
    player.raided = view.raided;
    player.face_up = view.face_up;
}

/// A random member, taken out of the set.
fn draw_card(cards: &mut BattleCards, rng: &mut impl Rng) -> Option<BattleCard> {
    if cards.is_empty() {
        return None;
    }
    let card = cards
        .iter()
        .nth(rng.random_range(0..cards.len() as u32) as usize)?;
    cards.remove(card);
    Some(card)
}

/// The special cards of a player that have found their way into the set.
pub(crate) fn specials(view: &View, shown: &PlayerView) -> BattleCards {
    let waiting = |tile: Tile| view.steps.contains(&Step::SpecialCard { tile });
    let mut cards: BattleCards = shown
        .tiles
        .iter()
        .filter(|&tile| !waiting(tile))
        .filter_map(|tile| tile.row().card)
        .collect();
    let risen = shown.figure.is_some_and(|figure| figure.acquired);
    // Only the active player ever waits for it.
    let trading =
        view.steps.contains(&Step::SobeksCard) && view.order[usize::from(view.place)] == shown.seat;
    if risen && shown.god == Some(God::Sobek) && !trading {
        cards.insert(BattleCard::SobeksWrath);
    }
    cards
}

/// The card a side is known to play, if it is.
fn known_play(view: &View, seat: Seat) -> BattleCards {
    let Some(battle) = &view.battle else {
        return BattleCards::default();
    };
    let side = [&battle.attacker, &battle.defender]
        .into_iter()
        .find(|side| side.seat == seat);
    // After the ending the card lies among the discards already.
    let ended = |card| view.players[seat.index()].face_up.contains(card);
    side.into_iter()
        .flat_map(|side| [side.play, side.discard])
        .flatten()
        .filter(|&card| !ended(card))
        .collect()
}

/// The hand of a player as far as the eye knows it; gives its DI cards.
fn known_hand(table: &mut Kemet, view: &View, shown: &PlayerView) -> DiCards {
    let player = table.player_mut(shown.seat);
    if let Some(secret) = &shown.secret {
        player.hand = secret.battle_hand;
        player.face_down = secret.face_down;
        player.removed = secret.removed;
        player.di = secret.di;
        return secret.di;
    }
    player.di = known_di(view, shown.seat);
    if shown.di > 0 && view.agreed.edition.rules().diversion {
        // Everybody's Diversion is always in hand (KB-AM-25).
        if !player.di.contains(Di::Diversion) {
            player.di.insert(Di::Diversion);
        }
    }
    if shown.assemble {
        player.di.insert(Di::Assemble);
    }
    player.di
}

fn hidden_hand(view: &View, shown: &PlayerView, divine: u8) -> Hidden {
    let special = specials(view, shown);
    // A card in play is in hand until the battle ends; if all cards were
    // taken back since, any of them is in hand all the same.
    let in_hand = known_play(view, shown.seat);
    let loose = view
        .agreed
        .edition
        .rules()
        .battle_cards
        .or(special)
        .minus(shown.face_up)
        .minus(in_hand);
    Hidden {
        seat: shown.seat,
        loose,
        removable: loose.minus(special),
        in_hand,
        removed: shown.removed,
        face_down: shown.face_down,
        divine,
    }
}

fn deal_battle_cards(game: &mut Kemet, hidden: &Hidden, rng: &mut impl Rng) {
    let player = game.player_mut(hidden.seat);
    let (mut rest, mut removable) = (hidden.loose, hidden.removable);
    player.removed = BattleCards::default();
    for _ in 0..hidden.removed {
        // Where too few of the eight are left, a special card went for another.
        let card = draw_card(&mut removable, rng).or_else(|| draw_card(&mut rest, rng));
        if let Some(card) = card {
            player.removed.insert(card);
            rest.remove(card);
        }
    }
    player.face_down = BattleCards::default();
    for _ in 0..hidden.face_down {
        if let Some(card) = draw_card(&mut rest, rng) {
            player.face_down.insert(card);
        }
    }
    player.hand = rest.or(hidden.in_hand);
}

/// DI cards that a hidden hand is known to hold: shown by Omniscience.
fn known_di(view: &View, seat: Seat) -> DiCards {
    let Some(battle) = &view.battle else {
        return DiCards::default();
    };
    if battle.revealed {
        return DiCards::default();
    }
    let side = [&battle.attacker, &battle.defender]
        .into_iter()
        .find(|side| side.seat == seat);
    side.and_then(|side| side.di).unwrap_or_default()
}

/// DI cards that lie nowhere in the open.
fn divine_pool(view: &View) -> DiCards {
    let mut pool = whole_deck(view.agreed.edition, view.agreed.extra_di);
    let mut take = |cards: &DiCards| {
        for card in cards.iter().filter(|card| card.is_loose()) {
            pool.remove(card);
        }
    };
    take(&view.discard);
    if let Some(battle) = view.battle.as_ref().filter(|battle| battle.revealed) {
        for side in [&battle.attacker, &battle.defender] {
            take(&side.di.unwrap_or_default());
            take(&side.cancelled);
        }
    }
    pool
}

fn deal_di_cards(game: &mut Kemet, hidden: &Hidden, rng: &mut impl Rng) {
    for _ in 0..hidden.divine {
        if let Some(card) = any_of_deck(game, rng) {
            game.player_mut(hidden.seat).di.insert(card);
        }
    }
}

/// A random card leaves the deck.
fn any_of_deck(game: &mut Kemet, rng: &mut impl Rng) -> Option<Di> {
    let nth = rng.random_range(0..u32::from(game.deck.len()).max(1));
    let card = game.deck.nth_loose(nth)?;
    game.deck.remove(card);
    Some(card)
}

pub(crate) fn public_battle(view: &BattleView) -> Battle {
    Battle {
        active: true,
        revealed: view.revealed,
        zone: Some(view.zone),
        stage: view.stage,
        sides: [public_side(&view.attacker), public_side(&view.defender)],
        winner: view.winner,
    }
}

fn public_side(view: &SideView) -> Side {
    Side {
        seat: Some(view.seat),
        zone: Some(view.zone),
        figure: view.figure,
        companions: view.companions,
        drawn: view.drawn.unwrap_or_default(),
        play: view.play,
        discard: view.discard,
        di: view.di.unwrap_or_default(),
        di_ready: view.di_ready,
        declared: view.declared,
        card_shown: view.card_shown,
        di_shown: view.di_shown,
        face: view.face,
        played: view.played,
        cancelled: view.cancelled,
        wounds: view.wounds,
        mirage_used: view.mirage_used,
        swapped: view.swapped,
        points: view.points,
        killed: view.killed,
        lost: view.lost,
        fame: view.fame,
        recalled: view.recalled,
        take_back: view.take_back,
    }
}

/// What the other side has sealed: it has chosen something if it is ready.
fn guess_council(
    game: &mut Kemet,
    view: &View,
    battle: &BattleView,
    role: Role,
    shown: &SideView,
    rng: &mut impl Rng,
) {
    // Amon chooses nothing: his card is turned up (KB-5.10.b).
    if view.eye.sees_hand_of(shown.seat) || game.is_amon(shown.seat) {
        return;
    }
    let parts = crate::battle::war_council::parts_due(game, role, shown.ready || battle.revealed);
    let player = *game.player(shown.seat);
    let mut side = *game.battle.side(role);
    let ended = view.steps.iter().all(|step| *step != Step::BattleEnd);
    let mut hand = player.hand;
    if let Some(card) = side.play {
        hand.remove(card);
    }
    if parts.card && side.play.is_none() {
        side.play = draw_card(&mut hand, rng);
    }
    // Once the battle's cards are put away nobody asks for the discard again.
    if parts.discard && side.discard.is_none() {
        side.discard = if ended {
            any_put_away(&player.face_down, hand, rng)
        } else {
            draw_card(&mut hand, rng)
        };
    }
    if parts.divine && !side.di_ready && !battle.revealed {
        side.di = guess_di(game, shown.seat, rng);
    }
    side.di_ready |= parts.divine;
    if game.agreed.house.two_cards && !battle.revealed {
        side.drawn = side.play.into_iter().chain(side.discard).collect();
        while side.drawn.len() < player.hand.len().min(2)
            && let Some(card) = draw_card(&mut hand, rng)
        {
            side.drawn.insert(card);
        }
    }
    *game.battle.side_mut(role) = side;
}

/// The discard of this battle after it was put away: face down, or back in hand.
fn any_put_away(
    face_down: &BattleCards,
    hand: BattleCards,
    rng: &mut impl Rng,
) -> Option<BattleCard> {
    let mut candidates = if face_down.is_empty() {
        hand
    } else {
        *face_down
    };
    draw_card(&mut candidates, rng)
}

/// A random payable choice of BATTLE cards.
fn guess_di(game: &Kemet, seat: Seat, rng: &mut impl Rng) -> DiCards {
    let mut chosen = DiCards::default();
    let mut purse = game.player(seat).prayer;
    for card in game
        .player(seat)
        .di
        .iter()
        .filter(|card| card.face().icon == Icon::Battle)
    {
        let price = game.price(seat, card.face().cost);
        if price <= purse && rng.random_range(0..2u32) == 0 {
            purse -= price;
            chosen.insert(card);
        }
    }
    chosen
}
