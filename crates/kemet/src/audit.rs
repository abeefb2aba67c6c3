//! What must hold in every state: pieces conserved, limits kept (section 11).

use crate::battle::Battle;
use crate::gods::Figure;
use crate::setup::whole_deck;
use crate::state::{MAX_PRAYER, Whereabouts};
use crate::step::Step;
use crate::team::Gain;
use crate::{
    BattleCard, BattleCards, Companion, Di, DiCards, God, Kemet, Power, Tile, TileSet, Zone,
    ZoneSet,
};

type Verdict = Result<(), String>;

macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}

pub(crate) fn audit(game: &Kemet) -> Verdict {
    units(game)?;
    gods(game)?;
    battle_cards(game)?;
    di_cards(game)?;
    tiles(game)?;
    companions(game)?;
    boards(game)?;
    control(game)?;
    summits(game)?;
    teams(game)?;
    crate::solo::audit::audit(game)?;
    if game.is_quiet() {
        quiet(game)?;
    }
    Ok(())
}

impl Kemet {
    /// Between actions, when limits must hold.
    fn is_quiet(&self) -> bool {
        matches!(
            self.steps.last(),
            Some(
                Step::BeforeToken
                    | Step::Turn
                    | Step::Decree { .. }
                    | Step::MoreTokens
                    | Step::Resolving
                    | Step::AfterActions
                    | Step::Destiny { .. }
                    | Step::TeamDestiny { .. }
                    | Step::TeamPlace { .. }
            )
        )
    }
}

/// KB-LIM-04.
fn units(game: &Kemet) -> Verdict {
    for seat in game.all_seats() {
        let player = game.player(seat);
        let row = &game.units[seat.index()];
        let all: u32 = row.iter().map(|&units| u32::from(units)).sum();
        // Life points are no units (KB-6.3.c).
        let board = all - u32::from(game.figure(seat).life);
        ensure!(
            board + u32::from(player.supply) == u32::from(player.stock),
            "{seat} has {board} units on the board and {} in supply, not {} in all",
            player.supply,
            player.stock
        );
        let mercenaries = player.tiles & TileSet::with_power(Power::Mercenaries);
        let mercenaries = mercenaries.len() as u8;
        // A tile bought a moment ago has not acted yet.
        let pending = game
            .steps
            .iter()
            .any(|step| matches!(step, Step::Acquired { .. }));
        ensure!(
            pending || player.stock == 12 + 3 * mercenaries,
            "{seat} owns {} units",
            player.stock
        );
        let present: ZoneSet = Zone::ALL
            .iter()
            .copied()
            .filter(|zone| row[zone.index()] > 0)
            .collect();
        ensure!(
            present == game.present[seat.index()],
            "{seat}'s zones are not where its units are"
        );
        ensure!(
            (present - game.layout().zones()).is_empty(),
            "{seat} stands in a zone that is out of play"
        );
        ensure!(
            player.prayer <= MAX_PRAYER,
            "{seat} has {} prayer points",
            player.prayer
        );
    }
    Ok(())
}

/// A figure on the board has life points and a tile on its active side.
fn gods(game: &Kemet) -> Verdict {
    for seat in game.all_seats() {
        let figure = game.figure(seat);
        ensure!(
            game.agreed.gods_of_egypt || *figure == Figure::default() && !game.risen,
            "{seat} has a god in a game without gods"
        );
        ensure!(
            figure.acquired || figure.zone.is_none() && figure.repeated.is_none(),
            "the god of {seat} acts before it is acquired"
        );
        ensure!(
            figure.zone.is_some() == (figure.life > 0)
                && (figure.life == 0 || figure.life <= game.god_row(seat).life),
            "the god of {seat} has {} life points",
            figure.life
        );
        if let Some(zone) = figure.zone {
            ensure!(
                game.units_at(seat, zone) >= figure.life,
                "the god of {seat} is not in {zone}"
            );
        }
    }
    Ok(())
}

/// KB-LIM-05: eight cards each, special ones in the place of removed ones.
fn battle_cards(game: &Kemet) -> Verdict {
    for seat in game.all_seats() {
        let player = game.player(seat);
        let heaps = [
            player.hand,
            player.face_up,
            player.face_down,
            player.removed,
        ];
        let total: usize = heaps.iter().map(|heap| heap.len()).sum();
        let all = heaps
            .into_iter()
            .fold(BattleCards::default(), BattleCards::union);
        ensure!(total == all.len(), "{seat} has a battle card twice");
        ensure!(
            total - player.removed.len() == game.rules().battle_cards.len(),
            "{seat} has {} battle cards",
            total - player.removed.len()
        );
        let waiting = |tile: Tile| {
            game.steps
                .iter()
                .any(|&step| step == Step::SpecialCard { tile } || step == Step::Acquired { tile })
        };
        let mut special: BattleCards = player
            .tiles
            .iter()
            .filter(|&tile| !waiting(tile))
            .filter_map(|tile| tile.row().card)
            .collect();
        let trading = game.steps.contains(&Step::SobeksCard) && game.active() == seat;
        if game.has_god(seat, God::Sobek) && !trading {
            special.insert(BattleCard::SobeksWrath);
        }
        ensure!(
            all == game.rules().battle_cards | special,
            "{seat} has strange battle cards"
        );
        ensure!(!player.hand.is_empty(), "{seat} has no battle card in hand");
    }
    Ok(())
}

fn di_cards(game: &Kemet) -> Verdict {
    let mut all = DiCards::default();
    all.add_all(&game.deck);
    all.add_all(&game.discard);
    all.add_all(&game.foreseen);
    for seat in game.all_seats() {
        let hand = &game.player(seat).di;
        all.add_all(hand);
        let dealt =
            game.city_owner.iter().flatten().count() == game.player_count() && game.round > 0;
        ensure!(
            !dealt
                || hand.contains(Di::Diversion) == (game.rules().diversion && !game.is_amon(seat)),
            "{seat} has no Diversion"
        );
    }
    let open = |battle: &&Battle| battle.revealed && !battle.put_away;
    if let Some(battle) = game.fray.0.as_ref().filter(open) {
        for side in &battle.sides {
            all.add_all(&side.secret.di);
            all.add_all(&side.open.cancelled);
        }
    }
    ensure!(
        !game.deck.is_empty() || game.discard.is_empty(),
        "the DI deck is empty beside a discard pile"
    );
    let deck = whole_deck(game.agreed.edition, game.agreed.extra_di);
    for &card in Di::ALL.iter().filter(|card| card.is_loose()) {
        ensure!(
            all.count(card) == deck.count(card),
            "there are {} copies of {card}, not {}",
            all.count(card),
            deck.count(card)
        );
    }
    Ok(())
}

/// KB-3.4.3.a and the market: no tile is lost, none appears.
fn tiles(game: &Kemet) -> Verdict {
    let plundered = usize::from(game.amon.plundered);
    let mut count = game.market.len() + game.market_twice.len() + plundered;
    ensure!(
        game.market.contains_all(game.market_twice),
        "a second copy without a first in the market"
    );
    for seat in game.all_seats() {
        let tiles = game.player(seat).tiles;
        count += tiles.len();
        for power in [Power::Domination, Power::ActOfGod] {
            let same = (tiles & TileSet::with_power(power)).len();
            ensure!(same <= 1, "{seat} owns the same picture {same} times");
        }
    }
    ensure!(
        count == usize::from(game.agreed.tiles),
        "{count} tiles instead of {}",
        game.agreed.tiles
    );
    for &tile in Tile::ALL {
        let owned = game
            .all_seats()
            .filter(|&seat| game.player(seat).tiles.contains(tile))
            .count() as u8;
        ensure!(
            owned + game.copies_left(tile) <= tile.row().copies,
            "too many copies of {tile}"
        );
    }
    Ok(())
}

/// A companion is with its owner's troop, in a supply, or on its tile.
fn companions(game: &Kemet) -> Verdict {
    ensure!(
        game.companion_places.agree(),
        "a companion is in no place, or in two"
    );
    for &companion in Companion::ALL {
        let owners: Vec<_> = game
            .all_seats()
            .filter(|&seat| game.player(seat).companions.contains(companion))
            .collect();
        ensure!(owners.len() <= 1, "{companion} has two owners");
        match (owners.first(), game.companion_places.of(companion)) {
            (None, Whereabouts::Market) | (Some(_), Whereabouts::Supply) => {}
            (Some(&seat), Whereabouts::Zone(zone)) => ensure!(
                game.troop_at(seat, zone) > 0,
                "{companion} is without a troop"
            ),
            (Some(_), Whereabouts::Market) => {
                return Err(format!("{companion} is on its tile and has an owner"));
            }
            (None, _) => return Err(format!("{companion} is on the board without an owner")),
        }
    }
    for seat in game.all_seats() {
        let owned = game.player(seat).companions;
        let tiles: TileSet = owned.iter().map(Companion::tile).collect();
        let expected: TileSet = game
            .player(seat)
            .tiles
            .iter()
            .filter(|tile| !tile.pieces().is_empty())
            .collect();
        ensure!(
            tiles == expected && owned.len() == tiles.len(),
            "{seat} has the wrong companions"
        );
    }
    Ok(())
}

/// Player boards: tokens, pyramids, acquire tokens (KB-LIM-06, -07, -09).
fn boards(game: &Kemet) -> Verdict {
    for seat in game.all_seats() {
        let player = game.player(seat);
        let twice = usize::from(game.figure(seat).repeated.is_some());
        ensure!(
            player.own_tokens.len() + usize::from(player.tokens) + twice == 5,
            "{seat} has {} tokens left and {} placed",
            player.tokens,
            player.own_tokens.len()
        );
        ensure!(
            player.silver_tokens.len() <= usize::from(player.has_silver),
            "{seat} has too many silver tokens"
        );
        ensure!(
            player.own_tokens.0 & player.silver_tokens.0 == 0,
            "{seat} has two tokens on one space"
        );
        ensure!(
            player.taken().empty_floors() <= player.tokens + u8::from(player.silver_ready()),
            "{seat} can no longer keep equilibrium"
        );
        ensure!(
            player.pyramid_count() <= game.pyramid_limit(),
            "{seat} has too many pyramids"
        );
        let colours = player.pyramid_colours();
        ensure!(
            colours.len() == player.pyramid_count(),
            "{seat} has two pyramids of one colour"
        );
        ensure!(
            game.colours.contains_all(colours),
            "{seat} has a pyramid of an unused colour"
        );
        for pyramid in &player.pyramids {
            ensure!(
                pyramid.level <= 4,
                "{seat} has a pyramid of level {}",
                pyramid.level
            );
            ensure!(
                (pyramid.level == 0) == pyramid.colour.is_none(),
                "{seat} has a pyramid without a top"
            );
        }
        let waiting = game
            .steps
            .iter()
            .any(|step| matches!(step, Step::AcquireSlot { .. }));
        let slots: crate::Colours = player.slots.into_iter().flatten().collect();
        ensure!(
            waiting || game.rules().printed_spaces || slots == colours,
            "{seat}'s acquire tokens do not match its pyramids"
        );
    }
    Ok(())
}

/// The districts remembered as fully built are.
fn summits(game: &Kemet) -> Verdict {
    let built: ZoneSet = crate::map::DISTRICTS
        .iter()
        .filter(|&zone| game.pyramid_at(zone).level == 4)
        .collect();
    ensure!(
        built == game.summits,
        "the summits are not where the level-4 pyramids are"
    );
    Ok(())
}

/// KB-LIM-10: a zone has at most one controller, or several of one team
/// (KB-4.8.g); districts fall to their city.
fn control(game: &Kemet) -> Verdict {
    for seat in game.all_seats() {
        let zones = game.controlled[seat.index()];
        for other in game.all_seats().filter(|&other| game.at_odds(seat, other)) {
            let both = zones & game.controlled[other.index()];
            ensure!(both.is_empty(), "two players control one zone");
        }
        for zone in zones.iter() {
            ensure!(
                game.is_own_district(seat, zone)
                    || game.units_at(seat, zone) > 0
                    || zone == Zone::DT && game.rules().delta_point_stays,
                "{seat} controls {zone} without a troop"
            );
        }
    }
    Ok(())
}

/// Teams are whole, and what may be shared out is there (KB-4.1.d).
fn teams(game: &Kemet) -> Verdict {
    for seat in game.all_seats() {
        let allies = game.allies(seat);
        ensure!(allies.contains(seat), "{seat} is not on its own side");
        for ally in allies.iter() {
            ensure!(
                game.allies(ally) == allies,
                "{seat} and {ally} are not on one team"
            );
        }
        let (gain, player) = (game.gains[seat.index()], game.player(seat));
        let asked = game.steps.iter().any(|step| match *step {
            Step::Share { seat: asked, .. } => asked == seat,
            Step::HandOver { .. } => game.active() == seat,
            _ => false,
        });
        ensure!(
            asked || gain == Gain::default(),
            "{seat} has gains that nobody asks about"
        );
        ensure!(
            gain.surplus <= gain.prayer
                && gain.prayer - gain.surplus <= player.prayer
                && gain.veterans <= player.veterans,
            "{seat} may share out more than it has"
        );
        ensure!(
            player.di.count(Di::Assemble) <= u8::from(game.has_teams()),
            "{seat} has too many Assemble! cards"
        );
        ensure!(
            game.night || game.yielded[seat.index()].is_empty(),
            "{seat} leaves a temple to a teammate by day"
        );
    }
    ensure!(game.gainers.is_empty(), "a gain was not asked about");
    Ok(())
}

/// KB-LIM-01, -02, -11: what must hold between actions.
fn quiet(game: &Kemet) -> Verdict {
    for seat in game.all_seats() {
        let zones = game.present[seat.index()];
        let enemies = game.enemies_of(seat);
        ensure!((zones & enemies).is_empty(), "two sides stand in one zone");
        ensure!(
            (zones - game.controlled[seat.index()]).is_empty(),
            "{seat} does not control a zone it holds alone"
        );
        for zone in zones.iter() {
            let units = game.troop_at(seat, zone);
            ensure!(
                units <= game.troop_limit(seat, zone),
                "{seat} has a troop of {units} units in {zone}"
            );
            ensure!(
                game.companions_at(seat, zone).fit_one_troop(),
                "{seat} has too many companions in {zone}"
            );
            ensure!(
                !game.god_zones(seat).contains(zone)
                    || game.is_god(seat, zone)
                        && game.mortals_at(seat, zone) == 0
                        && game.companions_at(seat, zone).is_empty(),
                "{seat} has somebody with a god in {zone}"
            );
        }
    }
    for seat in game.all_seats() {
        for zone in game.own_districts(seat).iter() {
            let held = game.all_seats().any(|other| game.controls(other, zone));
            ensure!(held, "nobody controls the district {zone}");
        }
    }
    ensure!(!game.is_fighting(), "a battle goes on between actions");
    Ok(())
}
