//! A whole state that a view could belong to: what is public is copied, what is
//! hidden is dealt anew.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use tabletop::{Dice, Seat, Seed};

use crate::battle::{Battle, OpenSide, SecretSide, Side};
use crate::divine::Faces;
use crate::gods::Figure;
use crate::setup::{Setup, empty_table, whole_deck};
use crate::state::{MAX_PLAYERS, Whereabouts};
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
pub(crate) struct Hidden {
    pub(crate) seat: Seat,
    /// Battle cards that may be anywhere: in hand, face down, or removed.
    loose: BattleCards,
    /// Those among them that may have been removed.
    removable: BattleCards,
    /// Cards certainly in hand.
    in_hand: BattleCards,
    removed: u8,
    face_down: u8,
    /// DI cards to be dealt to it.
    pub(crate) divine: u8,
    /// Which side of a battle it is, and how many of its DI cards it has declared.
    pub(crate) declared: Option<(Role, u8)>,
}

pub(crate) fn know(view: &View) -> Known {
    let (table, hidden) = known_table(view);
    Known {
        table,
        hidden,
        battle: (view.battle.as_ref()).map(|shown| (view.clone(), shown.clone())),
        foreseen: match view.foreseen_cards {
            Some(_) => 0,
            None => view.foreseen,
        },
    }
}

/// All that the view shows, with every DI card that lies nowhere in the open in
/// the deck, and what is known of the hidden hands.
pub(crate) fn known_table(view: &View) -> (Kemet, ArrayVec<Hidden, MAX_PLAYERS>) {
    let mut table = public_part(view, [Seed(0); 2]);
    let mut hidden = ArrayVec::new();
    let mut pool = divine_pool(view);
    for shown in &view.players {
        let known = known_hand(&mut table, view, shown);
        for card in known.iter().filter(|card| card.is_loose()) {
            pool.remove(card);
        }
        if shown.secret.is_none() {
            let divine = di_in_all(view, shown) - known.len();
            hidden.push(hidden_hand(view, shown, divine));
        }
    }
    if let Some(cards) = &view.foreseen_cards {
        table.foreseen = *cards;
        cards.iter().for_each(|card| pool.remove(card));
    }
    table.deck = pool;
    table.fray.0 = view.battle.as_ref().map(public_battle);
    (table, hidden)
}

pub(crate) fn imagine(known: &Known, rng: &mut impl Rng) -> Kemet {
    let mut game = known.table.clone();
    game.dice = Dice::new(Seed(rng.next_u64()));
    for hidden in &known.hidden {
        deal_battle_cards(&mut game, hidden, rng);
        deal_declared(&mut game, hidden, rng);
    }
    for hidden in &known.hidden {
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
    game.steps = view.steps.iter().copied().collect();
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
        game.companion_places.put(companion, Whereabouts::Supply);
        game.player_mut(seat).companions.insert(companion);
    }
    for troop in &view.troops {
        game.units[seat.index()][troop.zone.index()] = troop.units;
        if troop.units > 0 {
            game.present[seat.index()].insert(troop.zone);
        }
        for companion in troop.companions.iter() {
            let there = Whereabouts::Zone(troop.zone);
            game.companion_places.put(companion, there);
            game.player_mut(seat).companions.insert(companion);
        }
    }
    if let Some(shown) = &view.figure {
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
    game.player_mut(seat).set_open(view.open);
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
    let risen = shown.figure.as_ref().is_some_and(|figure| figure.acquired);
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
        player.set_secret(*secret);
        return secret.di;
    }
    player.di = known_di(view, shown.seat);
    if di_in_all(view, shown) > 0 && view.agreed.edition.rules().diversion {
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

/// The number of DI cards a side has declared and not yet revealed.
fn declared_by(view: &View, seat: Seat) -> Option<(Role, u8)> {
    let battle = view.battle.as_ref().filter(|battle| !battle.revealed)?;
    [
        (Role::Attacker, &battle.attacker),
        (Role::Defender, &battle.defender),
    ]
    .into_iter()
    .find(|(_, side)| side.seat == seat)
    .and_then(|(role, side)| Some((role, side.declared?)))
}

/// The DI cards of a player, in hand and face down on the table.
fn di_in_all(view: &View, shown: &PlayerView) -> u8 {
    shown.di + declared_by(view, shown.seat).map_or(0, |(_, count)| count)
}

fn hidden_hand(view: &View, shown: &PlayerView, divine: u8) -> Hidden {
    let special = specials(view, shown);
    // A card in play is in hand until the battle ends; if all cards were
    // taken back since, any of them is in hand all the same.
    let in_hand = known_play(view, shown.seat);
    let loose = (view.agreed.edition.rules().battle_cards | special) - shown.face_up - in_hand;
    Hidden {
        seat: shown.seat,
        loose,
        removable: loose - special,
        in_hand,
        removed: shown.removed,
        face_down: shown.face_down,
        divine,
        declared: declared_by(view, shown.seat),
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
    player.hand = rest | hidden.in_hand;
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
    let open = |battle: &&BattleView| battle.revealed && !battle.put_away;
    if let Some(battle) = view.battle.as_ref().filter(open) {
        for side in [&battle.attacker, &battle.defender] {
            take(&side.di.unwrap_or_default());
            take(&side.cancelled);
        }
    }
    pool
}

/// What a side has declared is in its hand, and payable: it is dealt first.
fn deal_declared(game: &mut Kemet, hidden: &Hidden, rng: &mut impl Rng) {
    let Some((role, count)) = hidden.declared else {
        return;
    };
    let chosen = payable_choice(game, hidden, count, rng);
    for card in chosen.iter().filter(|&card| card != Di::Diversion) {
        game.deck.remove(card);
        game.player_mut(hidden.seat).di.insert(card);
    }
    game.battle_mut().side_mut(role).secret.di = chosen;
}

/// So many BATTLE cards that may be in this hand and that its owner can pay:
/// Diversion is among them if there is no other way, or by chance.
fn payable_choice(game: &Kemet, hidden: &Hidden, count: u8, rng: &mut impl Rng) -> DiCards {
    let seat = hidden.seat;
    let mut chosen = DiCards::default();
    let mut left = game.deck.among(&Faces::BATTLE);
    if count > hidden.divine {
        chosen.insert(Di::Diversion);
    } else if game.player(seat).di.contains(Di::Diversion) {
        left.insert(Di::Diversion);
    }
    let price = |card: Di| game.price(seat, card.face().cost);
    let mut purse = game.player(seat).prayer;
    for still in (0..count - chosen.len()).rev() {
        // Those that leave enough for the cheapest of the others.
        let fitting: DiCards = left
            .iter()
            .filter(|&card| {
                let mut others = left;
                others.remove(card);
                let rest = cheapest(&others, still, price);
                rest.is_some_and(|rest| price(card) + rest <= purse)
            })
            .collect();
        let nth = rng.random_range(0..u32::from(fitting.len()).max(1));
        let Some(card) = fitting.iter().nth(nth as usize) else {
            break;
        };
        left.remove(card);
        purse -= price(card);
        chosen.insert(card);
    }
    chosen
}

/// What so many of these cards cost at the least, if there are so many.
fn cheapest(cards: &DiCards, count: u8, price: impl Fn(Di) -> u8) -> Option<u8> {
    let mut by_price = [0; 8];
    for card in cards.faces() {
        by_price[usize::from(price(card))] += cards.count(card);
    }
    let (mut left, mut sum) = (count, 0);
    for (price, &copies) in by_price.iter().enumerate() {
        let taken = left.min(copies);
        left -= taken;
        sum += taken * price as u8;
    }
    (left == 0).then_some(sum)
}

fn deal_di_cards(game: &mut Kemet, hidden: &Hidden, rng: &mut impl Rng) {
    let declared = hidden.declared.map_or(0, |(role, _)| {
        let cards = game.battle().side(role).secret.di;
        cards.len() - cards.count(Di::Diversion)
    });
    for _ in declared..hidden.divine {
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

fn public_battle(view: &BattleView) -> Battle {
    Battle {
        revealed: view.revealed,
        put_away: view.put_away,
        zone: view.zone,
        stage: view.stage,
        sides: [public_side(&view.attacker), public_side(&view.defender)],
        winner: view.winner,
    }
}

fn public_side(view: &SideView) -> Side {
    Side {
        seat: view.seat,
        zone: view.zone,
        open: OpenSide {
            figure: view.figure,
            companions: view.companions,
            declared: view.declared.is_some(),
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
        },
        secret: SecretSide {
            drawn: view.drawn.unwrap_or_default(),
            play: view.play,
            discard: view.discard,
            di: view.di.unwrap_or_default(),
            di_ready: view.di_ready,
        },
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
    let mut sealed = game.battle().side(role).secret;
    let mut hand = player.hand;
    if let Some(card) = sealed.play {
        hand.remove(card);
    }
    if parts.card && sealed.play.is_none() {
        sealed.play = draw_card(&mut hand, rng);
    }
    // Once the battle's cards are put away nobody asks for the discard again.
    if parts.discard && sealed.discard.is_none() {
        sealed.discard = if battle.put_away {
            any_put_away(&player.face_down, hand, rng)
        } else {
            draw_card(&mut hand, rng)
        };
    }
    if parts.divine && !sealed.di_ready && !battle.revealed {
        sealed.di = guess_di(game, shown.seat, rng);
    }
    sealed.di_ready |= parts.divine;
    if game.agreed.house.two_cards && !battle.revealed {
        sealed.drawn = sealed.play.into_iter().chain(sealed.discard).collect();
        while sealed.drawn.len() < player.hand.len().min(2)
            && let Some(card) = draw_card(&mut hand, rng)
        {
            sealed.drawn.insert(card);
        }
    }
    game.battle_mut().side_mut(role).secret = sealed;
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
