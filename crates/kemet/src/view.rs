//! What one eye may see, built field by field. The only place that decides what
//! is secret (section 10 of the rules, `KB-HI`).

use std::ops::Deref;

use serde::{Deserialize, Serialize};
use tabletop::{Eye, Outcome, Seat, Seats};

use crate::battle::ledger::{self, LedgerLine};
use crate::gods::rise::GodNeed;
use crate::march::March;
use crate::muster::Muster;
use crate::solo::view::AmonView;
use crate::state::{Agreed, Ending, OpenPlayer, SecretView, Turn};
use crate::step::{Role, Step};
use crate::team::Gain;
use crate::{
    BattleCard, BattleCards, CardFace, Colours, Companions, Di, DiCards, Kemet, Points, Space,
    Tile, Zone, ZoneSet, solo,
};

/// The game as one eye sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is.
    pub eye: Eye,
    /// What the table agreed on.
    pub agreed: Agreed,
    /// What its rules say where tables differ.
    pub rules: RulesView,
    /// Tile colours in use.
    pub colours: Colours,
    /// The round, from 1; 0 before the first day.
    pub round: u8,
    /// Whether it is night.
    pub night: bool,
    /// Gods of Egypt: somebody has reached the rise marker, so that gods may be
    /// acquired.
    pub risen: bool,
    /// How it ended, once it is over.
    pub ending: Option<Ending>,
    /// The outcome, once it is over.
    pub outcome: Option<Outcome>,
    /// Seats in turn order.
    pub order: Vec<Seat>,
    /// The next turn order while it is being chosen at night, place by place.
    pub destiny: Vec<Option<Seat>>,
    /// The place in `order` of the player whose turn it is.
    pub place: u8,
    /// Who must decide.
    pub awaiting: Seats,
    /// What lasts for this turn.
    pub turn: Turn,
    /// What is being done: a stack, the step that waits for a choice last.
    pub steps: Vec<Step>,
    /// Who plays together, team by team; empty where nobody does (KB-4.0.a).
    pub teams: Vec<Seats>,
    /// Everybody.
    pub players: Vec<PlayerView>,
    /// Tiles to be had, with the number of copies.
    pub market: Vec<(Tile, u8)>,
    /// Cards in the DI deck; their faces are nobody's to know (KB-HI-05).
    pub deck: u8,
    /// The DI discard pile (KB-7.9.b).
    pub discard: DiCards,
    /// How many cards Vision, or Seth, shows to somebody at this moment.
    pub foreseen: u8,
    /// Those cards, where this eye may know them.
    pub foreseen_cards: Option<DiCards>,
    /// Zones where fights wait.
    pub fights: ZoneSet,
    /// The Move under way.
    pub march: March,
    /// Units being placed, by Recruit or an effect like it.
    pub muster: Muster,
    /// The battle under way.
    pub battle: Option<BattleView>,
    /// Solo: Amon's board.
    pub amon: Option<AmonView>,
}

/// Figures and switches of the rules at this table that a page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RulesView {
    /// Gold tokens belong to everybody from the start; if not, to who owns a tile
    /// with a golden action (KB-ED-04).
    pub gold_from_start: bool,
    /// The number of DI cards in a battle may be declared (KB-ED-24).
    pub declare: bool,
    /// Gods of Egypt: the column of the rise marker (KB-6.2.b).
    pub rise_mark: Option<u8>,
}

/// A troop on the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TroopView {
    /// Where it stands.
    pub zone: Zone,
    /// How many units; none where the player's companions are with teammates.
    pub units: u8,
    /// Its companions, those of teammates aside.
    pub companions: Companions,
}

/// The god of a player, where Gods of Egypt is in play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FigureView {
    /// Whether the god is acquired.
    pub acquired: bool,
    /// Where it stands; none while it is on its tile.
    pub zone: Option<Zone>,
    /// Life points left; 0 on the tile.
    pub life: u8,
    /// Life points it comes to the board with.
    pub most_life: u8,
    /// The strength printed on it.
    pub strength: u8,
    /// Wadjet: the space with two tokens this day.
    pub repeated: Option<Space>,
    /// What it takes to acquire the god, one by one; nothing once it is acquired.
    pub needs: Vec<GodNeed>,
}

/// One player, as the table sees them. What the state keeps of them is read as if
/// it stood here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Whose things these are.
    pub seat: Seat,
    /// What the state keeps of them in the open.
    #[serde(flatten)]
    pub open: OpenPlayer,
    /// Fame from temples and pyramids, lost with them.
    pub temporary_fame: u8,
    /// All fame.
    pub fame: u8,
    /// All fame of the player's team, what is held together counted once; that of
    /// the player alone where nobody plays together (KB-4.1.c).
    pub team_fame: u8,
    /// Troops on the board; a god is not among them.
    pub troops: Vec<TroopView>,
    /// The god, where Gods of Egypt is in play.
    pub figure: Option<FigureView>,
    /// Zones they control.
    pub controlled: ZoneSet,
    /// Companions without a troop.
    pub companions: Companions,
    /// Cards in the battle hand (KB-HI-01).
    pub battle_hand: u8,
    /// Cards discarded face down (KB-HI-02).
    pub face_down: u8,
    /// Cards given up for special ones.
    pub removed: u8,
    /// DI cards in hand, Diversion included (KB-HI-04); those declared in a war
    /// council lie on the table (KB-HI-09), hidden ones count here (KB-HI-08).
    pub di: u8,
    /// Whether Assemble! is among them: everybody sees it go.
    pub assemble: bool,
    /// What of the latest gains the player may still share out (KB-4.1.d).
    pub gain: Gain,
    /// Holy places whose rewards of this night go to a teammate (KB-AM-T2).
    pub yielded: ZoneSet,
    /// What DI cards with a printed price of 0, 1, 2 … cost this player (tiles:R4).
    pub di_prices: Vec<u8>,
    /// What only the owner, and the archive, may see.
    pub secret: Option<SecretView>,
}

impl Deref for PlayerView {
    type Target = OpenPlayer;

    fn deref(&self) -> &OpenPlayer {
        &self.open
    }
}

/// A battle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BattleView {
    /// Where it is fought.
    pub zone: Zone,
    /// The part of the war council: 0 unless Spy or Omniscience make one side
    /// choose before the other.
    pub stage: u8,
    /// Whether the cards lie open.
    pub revealed: bool,
    /// Whether they are put away: battle cards with their owners, DI cards on the
    /// discard pile.
    pub put_away: bool,
    /// Who has won, once strengths are compared.
    pub winner: Option<Role>,
    /// Who caused it.
    pub attacker: SideView,
    /// The other one.
    pub defender: SideView,
}

/// One side of a battle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SideView {
    /// Whose side it is.
    pub seat: Seat,
    /// Where its troop is; a retreat changes it.
    pub zone: Zone,
    /// A god fights, also when it has fallen since.
    pub figure: bool,
    /// The life points of the god that fights.
    pub life: u8,
    /// The companions that fight along.
    pub companions: Companions,
    /// Nothing is left to choose for now (KB-HI-07).
    pub ready: bool,
    /// Spy has forced the card into the open.
    pub card_shown: bool,
    /// Omniscience has forced the DI cards into the open.
    pub di_shown: bool,
    /// The cards chance allows, where a house rule wants it and this eye may
    /// know them.
    pub drawn: Option<BattleCards>,
    /// The kept card, where this eye may know it.
    pub play: Option<BattleCard>,
    /// The discarded card, where this eye may know it (KB-HI-10).
    pub discard: Option<BattleCard>,
    /// The DI cards, where this eye may know them; after the reveal those still
    /// in force.
    pub di: Option<DiCards>,
    /// The choice of DI cards is made, where this eye may know it.
    pub di_ready: bool,
    /// The number of DI cards this side has declared; none where it hides them, or
    /// still chooses (corrections:K-2).
    pub declared: Option<u8>,
    /// What the card in force says, once revealed.
    pub face: CardFace,
    /// DI cards played, Diversion included, once revealed.
    pub played: u8,
    /// DI cards that Mirage has cancelled.
    pub cancelled: DiCards,
    /// DI cards discarded for Divine Wound.
    pub wounds: u8,
    /// Mirage was used.
    pub mirage_used: bool,
    /// Double Game has put the discarded card in place of the other.
    pub swapped: bool,
    /// The sums, once strengths are compared.
    pub points: Points,
    /// Units removed by the other side.
    pub killed: u8,
    /// Units removed in all.
    pub lost: u8,
    /// Battle fame of this battle.
    pub fame: u8,
    /// The troop was recalled.
    pub recalled: bool,
    /// Hold the Ground: all battle cards come back at the end.
    pub take_back: bool,
    /// The sums line by line, as far as this eye may know them; empty once the
    /// cards are put away.
    pub lines: Vec<LedgerLine>,
}

pub(crate) fn build(game: &Kemet, eye: Eye) -> View {
    let count = usize::from(game.places());
    View {
        eye,
        agreed: solo::view::agreed(game),
        rules: rules_view(game),
        colours: game.colours,
        round: game.round,
        night: game.night,
        risen: game.risen,
        ending: game.ending,
        outcome: game.final_outcome(),
        order: game.order[..count].to_vec(),
        destiny: game.destiny[..count].to_vec(),
        place: game.place,
        awaiting: game.awaiting,
        turn: game.turn,
        steps: game.steps.to_vec(),
        teams: game.teams(),
        players: game
            .all_seats()
            .map(|seat| player_view(game, eye, seat))
            .collect(),
        market: market_view(game),
        deck: game.deck.len(),
        discard: game.discard,
        foreseen: game.foreseen.len(),
        foreseen_cards: foreseen_cards(game, eye),
        fights: game.fights,
        march: game.march,
        muster: game.muster,
        battle: battle_view(game, eye),
        amon: solo::view::build(game),
    }
}

fn rules_view(game: &Kemet) -> RulesView {
    RulesView {
        gold_from_start: game.rules().gold_from_start,
        declare: game.rules().declare,
        rise_mark: game.agreed.gods_of_egypt.then(|| game.rise_mark()),
    }
}

/// What Vision shows is for its owner alone (WHI-3b); what Seth draws is for all
/// (GOD-SET).
fn foreseen_cards(game: &Kemet, eye: Eye) -> Option<DiCards> {
    if let Some(Step::SethsCards { .. }) = game.steps.last() {
        return Some(game.foreseen);
    }
    let Some(&Step::Foresight { place }) = game.steps.last() else {
        return None;
    };
    eye.sees_hand_of(game.seat_at(place))
        .then_some(game.foreseen)
}

/// By colour and rising level, Renewal tiles among the others (KB-2.1.4).
fn market_view(game: &Kemet) -> Vec<(Tile, u8)> {
    let mut market: Vec<(Tile, u8)> = game
        .market
        .iter()
        .map(|tile| (tile, game.copies_left(tile)))
        .collect();
    market.sort_by_key(|(tile, _)| (tile.colour(), tile.level()));
    market
}

fn player_view(game: &Kemet, eye: Eye, seat: Seat) -> PlayerView {
    let player = game.player(seat);
    PlayerView {
        seat,
        open: player.open(),
        temporary_fame: game.temporary_fame(seat),
        fame: game.fame(seat),
        team_fame: game.team_fame(seat),
        troops: troops_view(game, seat),
        figure: figure_view(game, seat),
        controlled: game.controlled[seat.index()],
        companions: game.companions_in_supply(seat),
        battle_hand: player.hand.len() as u8,
        face_down: player.face_down.len() as u8,
        removed: player.removed.len() as u8,
        di: player.di.len() - game.fray.on_the_table(seat),
        assemble: player.di.contains(Di::Assemble),
        gain: game.gains[seat.index()],
        yielded: game.yielded[seat.index()],
        di_prices: (0..=Di::HIGHEST_COST)
            .map(|cost| game.price(seat, cost))
            .collect(),
        secret: eye.sees_hand_of(seat).then(|| player.secret()),
    }
}

fn figure_view(game: &Kemet, seat: Seat) -> Option<FigureView> {
    let god = game
        .player(seat)
        .god
        .filter(|_| game.agreed.gods_of_egypt)?;
    let figure = game.figure(seat);
    Some(FigureView {
        acquired: figure.acquired,
        zone: figure.zone,
        life: figure.life,
        most_life: god.row().life,
        strength: god.row().points.strength,
        repeated: figure.repeated,
        needs: if figure.acquired {
            Vec::new()
        } else {
            game.rise_needs(seat).to_vec()
        },
    })
}

/// Zones with units of a player, or with companions that are with a teammate's.
fn troops_view(game: &Kemet, seat: Seat) -> Vec<TroopView> {
    let companions = game.player(seat).companions.iter();
    let lent: ZoneSet = companions
        .filter_map(|companion| game.companion_zone(companion))
        .collect();
    (game.present[seat.index()] | lent)
        .iter()
        .map(|zone| TroopView {
            zone,
            units: game.mortals_at(seat, zone),
            companions: game.own_companions_at(seat, zone),
        })
        .filter(|troop| troop.units > 0 || !troop.companions.is_empty())
        .collect()
}

fn battle_view(game: &Kemet, eye: Eye) -> Option<BattleView> {
    let battle = game.fray.0.as_ref()?;
    Some(BattleView {
        zone: battle.zone,
        stage: battle.stage,
        revealed: battle.revealed,
        put_away: battle.put_away,
        winner: battle.winner,
        attacker: side_view(game, eye, Role::Attacker),
        defender: side_view(game, eye, Role::Defender),
    })
}

fn side_view(game: &Kemet, eye: Eye, role: Role) -> SideView {
    let battle = game.battle();
    let side = battle.side(role);
    let seat = battle.seat(role);
    let own = eye.sees_hand_of(seat);
    let open = own || battle.revealed;
    let play = side.secret.play.filter(|_| open || side.open.card_shown);
    let di = (open || side.open.di_shown).then_some(side.secret.di);
    SideView {
        seat,
        zone: side.zone,
        figure: side.open.figure,
        life: if side.open.figure {
            game.figure(seat).life
        } else {
            0
        },
        companions: side.open.companions,
        ready: !game.awaiting.contains(seat),
        card_shown: side.open.card_shown,
        di_shown: side.open.di_shown,
        drawn: own.then_some(side.secret.drawn),
        play,
        // The discard of a war council is shown to nobody else, ever, unless
        // Double Game brings it out.
        discard: side.secret.discard.filter(|_| own || side.open.swapped),
        di,
        di_ready: side.secret.di_ready && (open || side.open.di_shown || side.open.declared),
        declared: side.open.declared.then_some(if battle.revealed {
            side.open.played
        } else {
            side.secret.di.len()
        }),
        face: side.open.face,
        played: side.open.played,
        cancelled: side.open.cancelled,
        wounds: side.open.wounds,
        mirage_used: side.open.mirage_used,
        swapped: side.open.swapped,
        points: side.open.points,
        killed: side.open.killed,
        lost: side.open.lost,
        fame: side.open.fame,
        recalled: side.open.recalled,
        take_back: side.open.take_back,
        lines: ledger::lines(game, role, play, di),
    }
}
