//! The Day phase: turns, tokens, the order of actions (section 3.3).

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::event::{Event, TokenKind};
use crate::state::{Ending, Turn, tell};
use crate::step::{Step, stage};
use crate::team::{Goods, share};
use crate::{
    Action, Deed, Kemet, Space, Spaces, TileSet, acquire, day_cards, gods, march, muster, solo,
};

/// A new round begins, unless the last one is over.
impl Automatic<Kemet> for stage::Dawn {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        game.night = false;
        if game.round == game.agreed.max_rounds {
            game.end(Ending::Rounds, journal);
            return;
        }
        game.round += 1;
        game.place = 0;
        game.yielded = Default::default();
        if game.agreed.beginner && game.round == 2 {
            game.add_second_levels();
        }
        let round = game.round;
        tell(journal, || Event::DayBroke { round });
        game.steps.push(Step::TurnStart);
    }
}

/// KB-3.3.1: the victory test, before anything else in the turn (KB-AM-30).
impl Automatic<Kemet> for stage::TurnStart {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        gods::rise::watch(game, journal);
        let seat = game.active();
        let one_by_one = game.rules().one_by_one;
        if !one_by_one && game.meets_victory_test(seat) {
            game.end(Ending::Fame(seat), journal);
            return;
        }
        game.turn = Turn::default();
        tell(journal, || Event::TurnBegan { seat });
        game.steps.push(if one_by_one {
            Step::Turn
        } else {
            Step::BeforeToken
        });
    }
}

/// KB-3.3.4: the next player, or the end of the day when all tokens are used.
pub(crate) fn end_turn(game: &mut Kemet) {
    if game.is_solo() {
        return solo::end_turn(game);
    }
    game.steps.pop();
    let next = game.place + 1;
    game.place = if next == game.agreed.players { 0 } else { next };
    // All have used theirs when the first has none left.
    let used_up = (game.place == 0) & (game.player(game.active()).tokens == 0);
    game.steps.push(if !used_up {
        Step::TurnStart
    } else if game.rules().one_by_one {
        Step::Evening
    } else {
        Step::Nightfall
    });
}

impl Kemet {
    /// 9 fame, a team 12, and nobody has more (KB-3.2.b, KB-3.2.c, KB-4.4.a).
    pub(crate) fn meets_victory_test(&self, seat: Seat) -> bool {
        let fame = self.team_fame(seat);
        // Against Amon fame alone wins nothing (KB-AM-S8).
        !self.is_solo()
            && fame >= self.agreed.goal
            && self.all_seats().all(|other| self.team_fame(other) <= fame)
    }

    /// Whether the gold token is there to be placed: everybody's own, or that of
    /// a tile (KB-ED-04).
    pub(crate) fn has_gold(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        // All at once: which of them says no is anybody's guess.
        !player.gold_used & (self.rules().gold_from_start | player.tiles.meets(TileSet::GOLDEN))
    }

    /// Puts a token on the player board.
    pub(crate) fn place_token<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        space: Space,
        kind: TokenKind,
        journal: &mut J,
    ) {
        let player = self.player_mut(seat);
        match kind {
            TokenKind::Own => {
                player.tokens -= 1;
                player.own_tokens.insert(space);
            }
            TokenKind::Silver => player.silver_tokens.insert(space),
            TokenKind::Gold => player.gold_used = true,
        }
        tell(journal, || Event::TokenPlaced { seat, space, kind });
    }

    pub(crate) fn end<J: Journal<Event>>(&mut self, ending: Ending, journal: &mut J) {
        self.steps.clear();
        self.ending = Some(ending);
        if J::READ
            && let Some(outcome) = self.final_outcome()
        {
            tell(journal, || Event::GameOver { outcome });
        }
    }
}

/// Offers something on each of these spaces. Every space of the board is asked,
/// so that there is no guessing how many are open.
pub(crate) fn offer_spaces(
    open: Spaces,
    out: &mut impl Offers<Action>,
    action: impl Fn(Space) -> Action,
) {
    for &space in Space::ALL {
        out.offer_if(open.contains(space), action(space));
    }
}

/// Free spaces that leave at most `left` floors empty.
pub(crate) fn open_floors(taken: Spaces, left: u8) -> Spaces {
    let empty = taken.empty_floors();
    if empty <= left {
        Spaces::NORMAL - taken
    } else if empty == left + 1 {
        // Only a token on an empty floor helps.
        taken.on_empty_floors()
    } else {
        Spaces::EMPTY
    }
}

/// Companions, DAY cards and the own-colour token (KB-DP-D1, KB-DP-D2).
impl Stage<Kemet> for stage::BeforeToken {
    /// Two spaces at least are always open (KB-AM-40).
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::ask(game.active())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        acquire::arrange_options(game, seat, out);
        day_cards::options(game, seat, out);
        offer_spaces(open_spaces(game, seat), out, Action::Token);
        gods::wadjet::options(game, seat, out);
        share::hand_over_options(game, seat, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Token(space) => {
                game.turn.pending.insert(space);
                game.place_token(seat, space, TokenKind::Own, journal);
                game.steps.turn_into(Step::MoreTokens);
            }
            Action::Repeat(space) => {
                gods::wadjet::take(game, seat, space, journal);
                game.steps.turn_into(Step::MoreTokens);
            }
            Action::HandPrayer => share::hand_over(game, seat, Goods::Prayer),
            Action::HandVeterans => share::hand_over(game, seat, Goods::Veterans),
            Action::Attach(companion, zone) => game.join(seat, companion, zone, journal),
            Action::Exchange(incoming, outgoing) => {
                acquire::exchange(game, seat, incoming, outgoing, journal)
            }
            _ => day_cards::take(game, seat, action, journal),
        }
    }
}

/// KB-3.3.eq, KB-AM-40: after this token every floor can still get one. The
/// silver token may be needed in this very turn.
fn open_spaces(game: &Kemet, seat: Seat) -> Spaces {
    let player = game.player(seat);
    let taken = player.taken();
    let left = player.tokens - 1 + u8::from(player.silver_ready());
    open_floors(taken, left)
}

/// Whether the silver token must be placed now.
fn needs_silver(game: &Kemet, seat: Seat) -> bool {
    let player = game.player(seat);
    let silver = u8::from(player.silver_ready());
    player.taken().empty_floors() > player.tokens + silver.min(player.tokens)
}

/// Silver and gold tokens (KB-DP-D2).
impl Stage<Kemet> for stage::MoreTokens {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let seat = game.active();
        let player = game.player(seat);
        if needs_silver(game, seat) {
            return Flow::AskOrForce(seat);
        }
        if !player.silver_ready() && !game.has_gold(seat) && game.turn.pending.at_most_one() {
            // Nothing else to place and nothing to order.
            game.steps.turn_into(Step::Resolving);
            begin_only(game, seat, journal);
            return Flow::Again;
        }
        Flow::ask(seat)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let player = game.player(seat);
        // Silver and gold are placed in any order (corrections:K-10).
        if player.silver_ready() {
            let open = open_floors(player.taken(), player.tokens);
            offer_spaces(open, out, Action::Silver);
        }
        if game.has_gold(seat) {
            out.offer(Action::Gold);
        }
        if needs_silver(game, seat) {
            return;
        }
        out.offer_each(game.turn.pending, Action::Resolve);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Silver(space) => {
                game.turn.pending.insert(space);
                game.place_token(seat, space, TokenKind::Silver, journal);
            }
            Action::Gold => {
                game.turn.pending.insert(Space::Apex);
                game.place_token(seat, Space::Apex, TokenKind::Gold, journal);
            }
            Action::Resolve(space) => {
                game.steps.turn_into(Step::Resolving);
                resolve(game, seat, space, journal);
            }
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// The order of actions, and DAY cards between them (KB-DP-D3).
impl Stage<Kemet> for stage::Resolving {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let seat = game.active();
        if game.turn.pending.is_empty() {
            game.steps.turn_into(Step::AfterActions);
            return Flow::Again;
        }
        if game.turn.pending.at_most_one() && !day_cards::may_interrupt(game, seat) {
            begin_only(game, seat, journal);
            return Flow::Again;
        }
        Flow::ask(seat)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        out.offer_each(game.turn.pending, Action::Resolve);
        day_cards::options_between(game, seat, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        if let Action::Resolve(space) = action {
            resolve(game, seat, space, journal);
        } else {
            day_cards::take(game, seat, action, journal);
        }
    }
}

/// Begins the one pending action.
fn begin_only<J: Journal<Event>>(game: &mut Kemet, seat: Seat, journal: &mut J) {
    if let Some(space) = game.turn.pending.iter().next() {
        resolve(game, seat, space, journal);
    }
}

/// Begins the action of this token.
fn resolve<J: Journal<Event>>(game: &mut Kemet, seat: Seat, space: Space, journal: &mut J) {
    game.turn.pending.remove(space);
    begin(game, seat, space.deed(), space.acquire_slot(), journal);
}

/// DAY cards after the last action, then the end of the turn.
impl Stage<Kemet> for stage::AfterActions {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let seat = game.active();
        if day_cards::may_interrupt(game, seat) {
            return Flow::ask(seat);
        }
        end_turn(game);
        Flow::Again
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        out.offer(Action::EndTurn);
        day_cards::options_between(game, seat, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        if action == Action::EndTurn {
            end_turn(game);
        } else {
            day_cards::take(game, seat, action, journal);
        }
    }
}

/// Begins one of the actions of the player board.
pub(crate) fn begin<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    deed: Deed,
    slot: Option<usize>,
    journal: &mut J,
) {
    game.turn.bull_placed = false;
    tell(journal, || Event::ActionBegan { seat, deed });
    match deed {
        Deed::Build => game.steps.push(Step::Build { free: false }),
        Deed::Recruit => {
            game.steps.push(Step::Bull);
            muster::begin(game, seat, muster::Source::Recruit);
        }
        Deed::Acquire => {
            game.steps.push(Step::Bull);
            game.steps.push(Step::Acquire {
                slot: slot.map_or(acquire::NO_SLOT, |slot| slot as u8),
            });
        }
        Deed::Pray => game.steps.push(Step::Pray),
        Deed::Move => march::begin(game, march::Terms::default()),
        Deed::DivinePower => game.steps.push(Step::DivinePower),
    }
}

impl Kemet {
    /// Whether an action that is possible may be left undone (KB-AM-04), which
    /// the strict reading of section 3.1 forbids (corrections:K-9).
    pub(crate) fn may_leave_undone(&self, possible: bool) -> bool {
        !(self.agreed.strict_actions && possible)
    }

    /// Asks, where `certain` says that there are two options unless somebody must
    /// act.
    pub(crate) fn ask_unless_forced(&self, seat: Seat, certain: bool) -> Flow {
        if certain && !self.agreed.strict_actions {
            Flow::ask(seat)
        } else {
            Flow::AskOrForce(seat)
        }
    }
}

/// KB-3.3.2c, KB-AM-04: an action that cannot or shall not be done is lost.
pub(crate) fn lose<J: Journal<Event>>(game: &mut Kemet, seat: Seat, deed: Deed, journal: &mut J) {
    game.steps.pop();
    tell(journal, || Event::ActionLost { seat, deed });
}
