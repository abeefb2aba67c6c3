//! Positions that cannot be, so that tests can ask the audit whether it would
//! notice. Where the words for other positions say one, they will do.

use tabletop::Seats;

use super::{P1, P2, Scene};
use crate::state::Whereabouts;
use crate::step::Step;
use crate::{BattleCard, Companion, Di, Gain, Goods, Kemet, Space, Tile, Zone};

/// Something of the first player's that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Flaw {
    UnitLost,
    ThirteenUnits,
    UnitsUnnoticed,
    GodNotAcquired,
    GodWithoutAZone,
    GodElsewhere,
    BattleCardTwice,
    BattleCardLost,
    ForeignBattleCard,
    DiversionLost,
    DiCardLost,
    SecondCopyOnly,
    TileLost,
    PhoenixWithTwoOwners,
    PhoenixOnItsTile,
    PhoenixWithoutAnOwner,
    PhoenixNotHandedOut,
    TokenLost,
    SilverFromNowhere,
    TwoTokensOnASpace,
    PyramidWithoutLevel,
    SpaceWithoutAColour,
    SummitForgotten,
    TempleOfTwo,
    TempleWithoutATroop,
    TroopWithoutItsZone,
    DistrictOfNobody,
    OneSidedAlliance,
    GainUnasked,
    GainUnnoticed,
    PrayerThatIsNotThere,
    VeteransThatAreNotThere,
    AssembleAlone,
    TempleYieldedByDay,
    TurnInABattle,
}

impl Scene {
    /// The same position with something that cannot be.
    #[must_use]
    pub fn flawed(mut self, flaw: Flaw) -> Scene {
        flaw.plant(&mut self.game);
        self
    }
}

impl Flaw {
    fn plant(self, game: &mut Kemet) {
        let first = P1.index();
        let player = &mut game.players[first];
        match self {
            Flaw::UnitLost => player.supply -= 1,
            Flaw::ThirteenUnits => {
                player.supply += 1;
                player.stock += 1;
            }
            Flaw::UnitsUnnoticed => game.present[first].remove(Zone::WTi),
            Flaw::GodNotAcquired => game.figures[first].acquired = false,
            Flaw::GodWithoutAZone => game.figures[first].zone = None,
            Flaw::GodElsewhere => game.figures[first].zone = Some(Zone::DT),
            Flaw::BattleCardTwice => player.face_up.insert(BattleCard::Bc1),
            Flaw::BattleCardLost => player.hand.remove(BattleCard::Bc1),
            Flaw::ForeignBattleCard => {
                player.hand.remove(BattleCard::Bc1);
                player.hand.insert(BattleCard::WrrytStorm);
            }
            Flaw::DiversionLost => player.di.remove(Di::Diversion),
            Flaw::DiCardLost => game.deck.remove(Di::Prayer),
            Flaw::SecondCopyOnly => game.market_twice.insert(Tile::Carnage),
            Flaw::TileLost => game.market.remove(Tile::Carnage),
            Flaw::PhoenixWithTwoOwners => {
                game.players[P2.index()]
                    .companions
                    .insert(Companion::Phoenix);
            }
            Flaw::PhoenixOnItsTile => {
                game.companion_places
                    .put(Companion::Phoenix, Whereabouts::Market);
            }
            Flaw::PhoenixWithoutAnOwner => player.companions.remove(Companion::Phoenix),
            Flaw::PhoenixNotHandedOut => {
                player.companions.remove(Companion::Phoenix);
                game.companion_places
                    .put(Companion::Phoenix, Whereabouts::Market);
            }
            Flaw::TokenLost => player.tokens -= 1,
            Flaw::SilverFromNowhere => player.silver_tokens.insert(Space::TopMove),
            Flaw::TwoTokensOnASpace => {
                player.has_silver = true;
                player.silver_tokens = player.own_tokens;
            }
            Flaw::PyramidWithoutLevel => {
                player.pyramids[0].level = 0;
                player.pyramids[1].colour = None;
            }
            Flaw::SpaceWithoutAColour => player.slots = [None; 3],
            Flaw::SummitForgotten => game.summits.remove(Zone::W1a),
            Flaw::TempleOfTwo => game.controlled[P2.index()].insert(Zone::WTi),
            Flaw::TempleWithoutATroop => game.controlled[first].insert(Zone::DT),
            Flaw::TroopWithoutItsZone => game.controlled[first].remove(Zone::WTi),
            Flaw::DistrictOfNobody => game.controlled[first].remove(Zone::W1a),
            Flaw::OneSidedAlliance => game.allies[first] = game.allies[first].with(P2),
            Flaw::GainUnasked => game.gains[first] = Gain::prayer(1, 0),
            Flaw::GainUnnoticed => game.gainers = Seats::one(P1),
            Flaw::PrayerThatIsNotThere => {
                player.prayer = 1;
                open(game, Goods::Prayer, Gain::prayer(2, 0));
            }
            Flaw::VeteransThatAreNotThere => open(game, Goods::Veterans, Gain::veterans(1)),
            Flaw::AssembleAlone => player.di.insert(Di::Assemble),
            Flaw::TempleYieldedByDay => game.yielded[first].insert(Zone::WTi),
            Flaw::TurnInABattle => {
                let steps = game.steps.clone();
                crate::battle::begin(game, P1, Zone::WTi, &mut tabletop::Silent);
                game.steps = steps;
                game.remove_units(P2, Zone::WTi, 1, &mut tabletop::Silent);
            }
        }
    }
}

/// Something lies open to be shared out.
fn open(game: &mut Kemet, goods: Goods, gain: Gain) {
    game.gains[P1.index()] = gain;
    game.steps.push(Step::Share { seat: P1, goods });
}
