//! Everything that random games of both games bring forth can be said: each event,
//! refusal, action and step, without a message or a variable missing. One of each is
//! kept in `sentences.json`, which the browser's test reads too
//! (`web/src/games/same-words.ts`): both sides say the same.
//!
//! `ENNEAD_WRITE=1 cargo test -p words` renews the file.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use ankh::{Ankh, Scenario};
use kemet::{Edition, HouseRules, Kemet, Mode, Objective, Setup};
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Dice, Eye, Game, Pages, Seat, Seed};
use words::{Locale, Sentence, Words};

/// What was said: the first of each kind.
#[derive(Default)]
struct Saw {
    first: BTreeMap<String, Value>,
    /// What was said at this table before need not be said again.
    before: HashSet<String>,
}

/// A table, and how it is spoken of.
struct Table<'a, G: Game> {
    setup: &'a G::Setup,
    edition: Option<&'a str>,
    /// Whether Amon has a seat.
    amon: bool,
    words: &'a Words,
}

impl Saw {
    fn note<G: Game>(
        &mut self,
        table: &Table<'_, G>,
        (sort, said): (&str, &Value),
        key: &str,
        say: impl FnOnce() -> Sentence,
    ) {
        if !self.before.insert(format!("{sort} {said}")) {
            return;
        }
        let says = say();
        assert_eq!(says.gaps, [""; 0], "{} cannot say {said}", G::NAME);
        assert!(!says.text.is_empty(), "{} says nothing of {said}", G::NAME);
        let Table { edition, amon, .. } = table;
        self.first
            .entry(format!("{} {sort} {key}", G::NAME))
            .or_insert_with(
                || json!({ "game": G::NAME, "edition": edition, "amon": amon, sort: said, "says": says.text }),
            );
    }

    /// Plays one game to its end, by chance, and says all of it.
    fn watch<G: Game<Refusal: Serialize>>(&mut self, table: &Table<'_, G>, seed: u64) {
        let mut game = G::start(table.setup, Seed(seed)).expect("a table that can be played");
        let mut dice = Dice::new(Seed(seed));
        let mut actions = Vec::new();
        // Whatever was offered once is a wish later.
        let mut wishes: Vec<G::Action> = Vec::new();
        for number in 0.. {
            let Some(seat) = game.awaiting().lowest() else {
                break;
            };
            game.actions(seat, &mut actions);
            let action = actions[dice.roll(actions.len() as u32) as usize];
            if number % 7 == 0 {
                self.offers(table, &game, &actions);
                for &wish in &wishes {
                    self.refusal(table, game.why_not(seat, wish));
                }
                let new = |action: &&G::Action| !wishes.contains(action);
                let more: Vec<G::Action> = actions.iter().filter(new).copied().collect();
                wishes.extend(more);
                for stranger in (0..8).map(Seat) {
                    self.refusal(table, game.why_not(stranger, action));
                }
            }
            let mut pages = Pages::new();
            game.apply(seat, action, &mut pages)
                .expect("it was offered");
            for (_, event) in &pages.0 {
                self.event(table, event);
            }
        }
        let last = wishes.first().copied();
        self.refusal(table, last.and_then(|wish| game.why_not(Seat(0), wish)));
    }

    /// What is asked, and what may be answered.
    fn offers<G: Game>(&mut self, table: &Table<'_, G>, game: &G, actions: &[G::Action]) {
        let words = table.words;
        let view = serde_json::to_value(game.view(Eye::Archive)).expect("a view is JSON");
        let step = view["steps"].as_array().and_then(|steps| steps.last());
        let step = step.expect("somebody is asked in a step");
        let name = match step {
            Value::Object(step) => step.keys().next().cloned(),
            step => step.as_str().map(str::to_owned),
        };
        let name = name.expect("a step has a name");
        let seats = game.awaiting().iter().map(|seat| seat.0);
        let waiting = words.waiting(step, seats);
        assert_eq!(waiting.gaps, [""; 0], "{} waits in {step}", G::NAME);
        self.note(table, ("step", step), &name, || words.prompt(step));
        for offered in actions {
            let notation = offered.to_string();
            let verb = notation.split(' ').next().unwrap_or_default();
            let offer = json!({ "action": notation, "step": step });
            let key = format!("{verb} in {name}");
            self.note(table, ("offer", &offer), &key, || {
                words.action(&notation, Some(step))
            });
            self.note(table, ("action", &json!(notation)), verb, || {
                words.action(&notation, None::<&Value>)
            });
        }
    }

    fn event<G: Game>(&mut self, table: &Table<'_, G>, event: &G::Event) {
        let event = serde_json::to_value(event).expect("an event is JSON");
        // What a gain is made of is said in as many ways.
        let parts = event["by"].as_array().into_iter().flatten();
        let by: String = parts.map(|part| format!(" {}", part["what"])).collect();
        let key = format!("{} {}{by}", event["what"], event["story"]["did"]);
        self.note(table, ("event", &event), &key, || table.words.event(&event));
    }

    fn refusal<G: Game<Refusal: Serialize>>(
        &mut self,
        table: &Table<'_, G>,
        refusal: Option<G::Refusal>,
    ) {
        let Some(refusal) = refusal else { return };
        let refusal = serde_json::to_value(refusal).expect("a refusal is JSON");
        let why = refusal["why"].to_string();
        self.note(table, ("refusal", &refusal), &why, || {
            table.words.refusal(&refusal)
        });
    }
}

/// Every kind of table of Kemet.
fn kemet_tables() -> Vec<Setup> {
    let renewal = |players| Setup {
        renewal: true,
        extra_di: true,
        ..Setup::for_players(players)
    };
    let gods = |players| Setup {
        gods_of_egypt: true,
        renewal: players == 4,
        ..Setup::for_players(players)
    };
    let teams = |(players, team_size)| Setup {
        mode: Mode::Teams,
        team_size,
        random_teams: team_size == 3,
        ..Setup::for_players(players)
    };
    let solo = |&objective| Setup {
        objective: Some(objective),
        extra_di: true,
        ..Setup::solo()
    };
    let mut tables = vec![
        Setup {
            strict_actions: true,
            ..Setup::for_players(3)
        },
        Setup::of(Edition::Bs2021, 3),
        Setup::of(Edition::Bs2021, 5),
        Setup::of(Edition::First, 2),
        Setup::of(Edition::First, 5),
        Setup {
            beginner: true,
            ..Setup::of(Edition::First, 3)
        },
        Setup {
            long: true,
            house: ALL_HOUSE_RULES,
            ..Setup::of(Edition::First, 4)
        },
    ];
    tables.extend([2, 5].map(renewal));
    tables.extend([2, 4, 6].map(gods));
    tables.extend([(4, 2), (6, 2), (6, 3)].map(teams));
    tables.extend(Objective::ALL.iter().map(solo));
    tables
}

const ALL_HOUSE_RULES: HouseRules = HouseRules {
    two_cards: true,
    delta_price: true,
    sanctuary_recall: true,
    sudden_end: true,
    free_garrison: true,
    eager_creatures: true,
    empty_retreat: true,
    delta_returns: true,
};

fn all_said() -> Saw {
    let mut saw = Saw::default();
    for setup in kemet_tables() {
        let edition = serde_json::to_value(setup.edition).expect("an edition is JSON");
        let edition = edition.as_str();
        let mut words = Locale::of_the_tree().words_of(Kemet::NAME, edition);
        if setup.mode == Mode::Solo {
            let amon = words.word("seat-amon", &[]).text;
            words = words.calling(kemet::AMON.0, amon);
        }
        let table = Table::<Kemet> {
            setup: &setup,
            edition,
            amon: setup.mode == Mode::Solo,
            words: &words,
        };
        saw.before.clear();
        (1..=3).for_each(|seed| saw.watch(&table, seed));
        if setup.mode == Mode::Solo {
            rare_in_kemet(&mut saw, &table);
        }
    }
    let words = Locale::of_the_tree().words_of(Ankh::NAME, None);
    for &scenario in Scenario::ALL {
        for players in 2..=5 {
            let table = Table::<Ankh> {
                setup: &ankh::Setup {
                    players,
                    scenario,
                    ..ankh::Setup::default()
                },
                edition: None,
                amon: false,
                words: &words,
            };
            saw.before.clear();
            (1..=3).for_each(|seed| saw.watch(&table, seed));
            rare_in_ankh(&mut saw, &table);
        }
    }
    saw
}

/// What random games of Kemet never come to.
fn rare_in_kemet(saw: &mut Saw, table: &Table<'_, Kemet>) {
    use kemet::{Di, Event, Half, Refusal, Story, Zone};
    let seat = Seat(0);
    let cards = vec![Di::WarRage, Di::Prayer, Di::Swiftness];
    let events = [
        Event::DiShown {
            seat,
            cards: cards.clone(),
        },
        Event::SethDrew { seat, cards },
    ];
    let stories = [
        Story::ActionsReshuffled,
        Story::PlunderReshuffled,
        Story::PlunderSkipped { half: Half::Upper },
    ];
    let stories = stories.map(|story| Event::Amon { story });
    for event in events.iter().chain(&stories) {
        saw.event(table, event);
    }
    let zone = Zone::W1a;
    let refusals = [
        Refusal::GoldOnly,
        Refusal::WormOutside,
        Refusal::Toll {
            zone,
            need: 1,
            have: 0,
        },
        Refusal::OneTroop,
        Refusal::NoOwnTraveller,
        Refusal::GodsAsleep { need: 7 },
        Refusal::GodNotAcquired,
        Refusal::NoPlaceForGod { zone },
    ];
    for refusal in refusals {
        saw.refusal(table, Some(refusal));
    }
}

/// What random games of Ankh never come to.
fn rare_in_ankh(saw: &mut Saw, table: &Table<'_, Ankh>) {
    use ankh::board::Hex;
    use ankh::{Event, Facing, FigureKind, God, Monument, Refusal};
    let (seat, owner) = (Seat(0), Seat(1));
    let (hex, monument) = (Hex::at(1, 2), Monument::Temple);
    let events = [
        Event::Pushed {
            seat,
            owner,
            figure: FigureKind::Warrior,
            from: hex,
            to: Hex::at(2, 2),
        },
        Event::Aimed {
            seat,
            hex,
            facing: Facing::East,
        },
        Event::MonumentDestroyed {
            hex,
            monument,
            owner: Some(owner),
        },
        Event::FoundNoGrave { seat },
    ];
    for event in &events {
        saw.event(table, event);
    }
    let refusals = [
        Refusal::GodTaken { god: God::Ra },
        Refusal::NoMonument { hex },
        Refusal::NobodyBeside { hex },
        Refusal::NeutralFirst,
        Refusal::NoneLeft { monument },
    ];
    for refusal in refusals {
        saw.refusal(table, Some(refusal));
    }
}

/// Words about Amon's board.
const NO_STORIES: [&str; 7] = [
    "amon-board",
    "amon-led",
    "amon-troop",
    "amon-troop-at",
    "amon-troop-gone",
    "amon-troop-moves",
    "amon-no-council",
];

/// The messages of events, stories, refusals, prompts and actions that nothing was
/// said with.
fn unsaid(saw: &Saw) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let mut unsaid = Vec::new();
    for (game, file) in [
        ("kemet", "kemet"),
        ("kemet", "kemet-solo"),
        ("ankh", "ankh"),
    ] {
        let text = std::fs::read_to_string(root.join(file).with_extension("ftl"));
        let text = text.expect("the words are there");
        let ids = text.lines().filter_map(|line| line.split_once(" ="));
        for (id, _) in ids {
            let sorts = [
                ("event-", "event", "what"),
                ("amon-", "event", "did"),
                ("refusal-", "refusal", "why"),
            ];
            for (prefix, sort, tag) in sorts {
                let Some(rest) = id.strip_prefix(prefix) else {
                    continue;
                };
                if NO_STORIES.contains(&id) {
                    continue;
                }
                let word = format!("\"{tag}\":\"{}\"", rest.replace('-', "_"));
                let mut said = saw.first.values().filter(|pair| pair["game"] == game);
                if !said.any(|pair| pair[sort].to_string().contains(&word)) {
                    unsaid.push(format!("{game}: {id}"));
                }
            }
        }
    }
    unsaid
}

#[test]
fn whatever_happens_can_be_said() {
    let saw = all_said();
    assert_eq!(unsaid(&saw), [""; 0], "random games never come to it");

    let rows: Vec<String> = saw.first.values().map(|pair| format!("  {pair}")).collect();
    let text = format!("[\n{}\n]\n", rows.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sentences.json");
    if std::env::var_os("ENNEAD_WRITE").is_some() {
        std::fs::write(&path, &text).expect("the list can be written");
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = known
        .lines()
        .zip(text.lines())
        .find(|(known, said)| known != said);
    let renew = "`ENNEAD_WRITE=1 cargo test -p words` renews the list";
    assert_eq!(differs, None, "{renew}");
    assert_eq!(known.len(), text.len(), "{renew}");
}
