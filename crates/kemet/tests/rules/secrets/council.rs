//! Hidden information in a battle: what a war council shows, and when.

use std::collections::{BTreeMap, BTreeSet};

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seat};

const WATCHERS: [Eye; 2] = [Eye::Seat(P3), Eye::Spectator];

/// P1 attacks P2 in a temple; both have all battle cards and some DI cards.
fn battle_with(prepare: impl Fn(Scene) -> Scene) -> Scene {
    let mut t = prepare(table(3).troop(P2, "w_ti", 3).troop(P1, "w_ti", 4))
        .holds(P1, &[Di::WarRage, Di::WarFury, Di::Prayer])
        .holds(P2, &[Di::BronzeWall, Di::Bloodbath, Di::Swiftness]);
    t.clear_events();
    t.battle(P1, "w_ti");
    t
}

fn battle() -> Scene {
    battle_with(|scene| scene)
}

/// All that an eye sees and has been told, as text.
fn known(scene: &Scene, eye: Eye) -> String {
    let view = serde_json::to_string(&scene.view(eye)).expect("a view is JSON");
    let told = serde_json::to_string(&scene.told(eye)).expect("events are JSON");
    view + &told
}

/// A full set of choices of one side.
#[derive(Clone, Debug)]
struct Choice {
    card: BattleCard,
    discard: BattleCard,
    di: Vec<Di>,
    ready: &'static str,
}

/// Every card, every discard, every set of at most two DI cards, hidden or declared.
fn choices(di: &[Di]) -> Vec<Choice> {
    let mut sets = vec![vec![]];
    for (index, &first) in di.iter().enumerate() {
        sets.push(vec![first]);
        sets.extend(di[index + 1..].iter().map(|&second| vec![first, second]));
    }
    let mut all = Vec::new();
    for card in BattleCards::STANDARD.iter() {
        for discard in BattleCards::STANDARD.iter().filter(|&other| other != card) {
            for set in &sets {
                for ready in ["hide", "declare"] {
                    all.push(Choice {
                        card,
                        discard,
                        di: set.clone(),
                        ready,
                    });
                }
            }
        }
    }
    all
}

/// The number of DI cards that the choice tells everybody.
fn declared(choice: &Choice) -> Option<usize> {
    (choice.ready == "declare").then_some(choice.di.len())
}

fn choose(scene: &mut Scene, seat: Seat, choice: &Choice) {
    for action in actions(choice) {
        scene.act(seat, &action);
    }
}

fn actions(choice: &Choice) -> Vec<String> {
    let mut list = vec![
        format!("play-card {}", choice.card),
        format!("discard-card {}", choice.discard),
    ];
    list.extend(choice.di.iter().map(|card| format!("add {card}")));
    list.push(choice.ready.to_owned());
    list
}

/// KB-HI-07, KB-HI-08, KB-HI-10, KB-HI-14, corrections:K-2: while one side is ready and the other is not, nobody else can tell what it chose: not the card, not the discard, not the DI cards; of those only their number, and only if it declares.
#[test]
fn a_sealed_choice_is_the_same_to_all_others() {
    for (first, second, di) in [
        (P1, P2, [Di::WarRage, Di::WarFury, Di::Diversion]),
        (P2, P1, [Di::BronzeWall, Di::Bloodbath, Di::Diversion]),
    ] {
        let mut seen: BTreeMap<(String, Option<usize>), BTreeSet<String>> = BTreeMap::new();
        let mut own = BTreeSet::new();
        let all = choices(&di);
        for choice in &all {
            let mut t = battle();
            choose(&mut t, first, choice);
            assert!(t.awaits(second));
            for eye in WATCHERS.into_iter().chain([Eye::Seat(second)]) {
                seen.entry((eye.to_string(), declared(choice)))
                    .or_default()
                    .insert(known(&t, eye));
            }
            own.insert(known(&t, Eye::Seat(first)));
        }
        let mut told_apart = BTreeSet::new();
        for ((eye, number), pictures) in seen {
            assert_eq!(pictures.len(), 1, "{eye} can tell choices of {first} apart");
            told_apart.extend(pictures.into_iter().map(|picture| (eye.clone(), picture)));
            assert!(number.is_none_or(|number| number <= 2));
        }
        // Hidden, and none, one or two declared, for each eye.
        assert_eq!(told_apart.len(), 4 * (WATCHERS.len() + 1));
        assert_eq!(own.len(), all.len(), "the chooser sees its own choice");
    }
}

/// KB-HI-07, corrections:K-2: until a side is ready not even the steps of its choosing show; then just that it is ready does, and the number it declares.
#[test]
fn choosing_does_not_show_until_it_is_done() {
    let others = [Eye::Seat(P2), Eye::Seat(P3), Eye::Spectator];
    let mut t = battle();
    let start = others.map(|eye| known(&t, eye));
    let choice = Choice {
        card: BattleCard::Bc3,
        discard: BattleCard::Bc6,
        di: vec![Di::WarRage, Di::WarFury],
        ready: "declare",
    };
    let steps = actions(&choice);
    let (ready, before) = steps.split_last().expect("some steps");
    for step in before {
        t.act(P1, step);
        assert_eq!(others.map(|eye| known(&t, eye)), start, "after `{step}`");
    }
    t.act(P1, ready);
    for eye in others {
        let view = t.view(eye).battle.expect("a battle");
        assert!(view.attacker.ready && !view.defender.ready);
        assert_eq!(
            (view.attacker.play, view.attacker.discard, view.attacker.di),
            (None, None, None)
        );
        let count = choice.di.len() as u8;
        assert_eq!(view.attacker.declared, Some(count));
        let told = t.told(eye);
        let after = [
            Event::CouncilReady { seat: P1 },
            Event::DiDeclared { seat: P1, count },
        ];
        assert!(told.ends_with(&after), "{told:?}");
    }
}

/// KB-HI-08: hidden DI cards count in the hand until they are revealed.
#[test]
fn hidden_di_cards_still_count_in_hand() {
    let mut t = battle();
    let counted = |t: &Scene, eye: Eye| t.view(eye).players[0].di;
    t.council(P1, "BC-2", &[Di::WarRage, Di::WarFury], "hide");
    for eye in [Eye::Seat(P1), Eye::Seat(P2), Eye::Seat(P3), Eye::Spectator] {
        assert_eq!(counted(&t, eye), 4, "{eye}");
    }
    t.council(P2, "BC-5", &[], "hide");
    for eye in [Eye::Seat(P1), Eye::Seat(P2), Eye::Spectator] {
        assert_eq!(counted(&t, eye), 2, "{eye}");
    }
}

/// KB-HI-09: a declared number is told as a number, before any face; a hidden one is not told.
#[test]
fn a_declaration_is_a_number_before_the_reveal() {
    let mut t = battle();
    t.council(P1, "BC-2", &[Di::WarRage, Di::Diversion], "declare");
    t.council(P2, "BC-5", &[Di::BronzeWall], "hide");
    for eye in WATCHERS {
        let told = t.told(eye);
        let declared = told
            .iter()
            .position(|event| *event == Event::DiDeclared { seat: P1, count: 2 });
        let revealed = told
            .iter()
            .position(|event| matches!(event, Event::Revealed { .. }));
        assert!(
            declared.expect("told") < revealed.expect("told"),
            "{told:?}"
        );
        assert!(
            !told
                .iter()
                .any(|event| matches!(event, Event::DiDeclared { seat: P2, .. }))
        );
    }
}

/// KB-HI-10: after the reveal the kept cards and all DI cards are public, the discards are not.
#[test]
fn the_reveal_shows_all_but_the_discards() {
    let mut t = battle();
    t.acts(
        P1,
        "play-card BC-2, discard-card BC-7, add DI-01, add DI-D, hide",
    );
    t.acts(P2, "play-card BC-5, discard-card BC-8, add DI-03, declare");
    for eye in WATCHERS {
        let view = t.view(eye).battle.expect("a battle");
        assert!(view.revealed);
        assert_eq!(
            (view.attacker.play, view.defender.play),
            (Some(BattleCard::Bc2), Some(BattleCard::Bc5))
        );
        assert_eq!((view.attacker.discard, view.defender.discard), (None, None));
        let told = t.told(eye);
        let cards = vec![Di::WarRage, Di::Diversion];
        assert!(told.contains(&Event::Revealed {
            seat: P1,
            card: BattleCard::Bc2,
            cards
        }));
        let cards = vec![Di::BronzeWall];
        assert!(told.contains(&Event::Revealed {
            seat: P2,
            card: BattleCard::Bc5,
            cards
        }));
    }
}

/// KB-HI-10, KB-HI-02: which card was discarded never shows to others: not during the battle, not after it, not in what is told.
#[test]
fn a_council_discard_is_never_shown() {
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut own = BTreeSet::new();
    for discard in ["BC-1", "BC-3", "BC-4", "BC-5", "BC-6", "BC-7", "BC-8"] {
        let mut t = battle();
        t.acts(P1, &format!("play-card BC-2, discard-card {discard}, hide"));
        t.clash_second("BC-5");
        t.acts(P2, "recall");
        t.acts(P1, "stay");
        // The battle is over; the discard lies face down.
        assert_eq!(t.battle_cards(P1)[2].len(), 1);
        for eye in [Eye::Seat(P2), Eye::Seat(P3), Eye::Spectator] {
            let text = known(&t, eye);
            seen.entry(eye.to_string()).or_default().insert(text);
        }
        own.insert(known(&t, Eye::Seat(P1)));
    }
    for (eye, pictures) in seen {
        assert_eq!(pictures.len(), 1, "{eye} learns of the discard");
    }
    assert_eq!(own.len(), 7);
}

/// The defender's plain answer.
trait Answer {
    fn clash_second(&mut self, card: &str);
}

impl Answer for Scene {
    fn clash_second(&mut self, card: &str) {
        self.council(P2, card, &[], "hide");
    }
}

/// KB-HI-11: when all cards come back, everybody knows the hand again: all eight.
#[test]
fn cards_taken_back_are_the_full_known_set() {
    use BattleCard::*;
    let mut t = battle_with(|scene| scene.used_cards(P1, &[Bc1, Bc3, Bc4], &[Bc5, Bc6, Bc7]));
    assert_eq!(t.view(Eye::Spectator).players[0].battle_hand, 2);
    t.acts(P1, "play-card BC-2, discard-card BC-8, hide");
    t.clash_second("BC-5");
    t.acts(P2, "recall");
    t.acts(P1, "stay");
    for eye in [Eye::Seat(P1), Eye::Seat(P2), Eye::Spectator] {
        let player = &t.view(eye).players[0];
        assert_eq!(
            (player.battle_hand, player.face_down, player.removed),
            (8, 0, 0)
        );
        assert!(player.face_up.is_empty());
        assert!(t.told(eye).contains(&Event::CardsTakenBack { seat: P1 }));
    }
    assert_eq!(t.battle_cards(P1)[0], BattleCards::STANDARD);
}

/// KB-HI-07, SAP-3c, tiles:R21, corrections:K-2: Spy brings the card into the open and nothing else; the spied side chose everything first, and may declare a number.
#[test]
fn spy_shows_the_card_only() {
    watched(
        Tile::Spy,
        |choice| format!("{} {:?}", choice.card, declared(choice)),
        |side| {
            assert!(side.card_shown && side.play.is_some() && !side.di_shown);
            assert_eq!((side.di, side.discard), (None, None));
        },
    );
}

/// KB-HI-07, REN-RUB1, tiles:R21: Omniscience brings the DI cards into the open and nothing else.
#[test]
fn omniscience_shows_the_di_cards_only() {
    watched(
        Tile::Omniscience,
        |choice| format!("{:?}", choice.di),
        |side| {
            assert!(side.di_shown && side.di.is_some() && !side.card_shown);
            assert_eq!((side.play, side.discard), (None, None));
        },
    );
}

/// P1 owns `tile`: whatever P2 chose, others learn just what `shown` says.
fn watched(tile: Tile, shown: impl Fn(&Choice) -> String, check: impl Fn(&SideView)) {
    let mut seen: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
    for choice in choices(&[Di::BronzeWall, Di::Bloodbath, Di::Diversion]) {
        // What Omniscience shows needs no declaring.
        if tile == Tile::Omniscience && choice.ready == "declare" {
            continue;
        }
        let mut t = battle_with(|scene| scene.owns(P1, tile));
        assert!(t.awaits(P2), "the owner of the tile waits");
        choose(&mut t, P2, &choice);
        assert!(t.awaits(P1));
        for eye in WATCHERS.into_iter().chain([Eye::Seat(P1)]) {
            check(&t.view(eye).battle.expect("a battle").defender);
            let key = (shown(&choice), eye.to_string());
            seen.entry(key).or_default().insert(known(&t, eye));
        }
    }
    let mut pictures = BTreeSet::new();
    for ((what, eye), texts) in seen {
        assert_eq!(texts.len(), 1, "{eye} learns more than {what}");
        pictures.extend(texts.into_iter().filter(|_| eye == "spectator"));
    }
    assert!(pictures.len() > 3, "what is shown differs");
}

/// KB-HI-04, RUB-3c: Divine Wound's question comes with any card left in hand besides Diversion, whatever it is.
#[test]
fn divine_wound_asks_whatever_the_card() {
    let mut seen = BTreeSet::new();
    for card in [Di::Prayer, Di::WarRage, Di::Swiftness] {
        let mut t = table(3)
            .owns(P1, Tile::DivineWound)
            .troop(P2, "w_ti", 3)
            .troop(P1, "w_ti", 4)
            .holds(P1, &[card]);
        t.clear_events();
        t.battle(P1, "w_ti");
        t.clash("BC-2", "BC-5");
        assert_eq!(
            t.step(),
            Some(Step::ConfrontationEnd {
                role: Role::Attacker
            }),
            "{card}"
        );
        seen.insert(known(&t, Eye::Spectator));
    }
    assert_eq!(seen.len(), 1);
}

/// KB-HI-10, AME-3a: Double Game is the one way to bring a discard out; then both cards are public.
#[test]
fn double_game_shows_both_cards() {
    let mut t = battle_with(|scene| scene.owns(P1, Tile::DoubleGame));
    t.acts(P1, "play-card BC-2, discard-card BC-7, hide");
    t.clash_second("BC-5");
    assert_eq!(
        t.view(Eye::Spectator)
            .battle
            .expect("a battle")
            .attacker
            .discard,
        None
    );
    t.act(P1, "double-game");
    let swapped = Event::CardSwapped {
        seat: P1,
        old: BattleCard::Bc2,
        new: BattleCard::Bc7,
    };
    assert!(t.told(Eye::Spectator).contains(&swapped));
    let side = t.view(Eye::Spectator).battle.expect("a battle").attacker;
    assert_eq!(
        (side.play, side.discard),
        (Some(BattleCard::Bc7), Some(BattleCard::Bc2))
    );
}
