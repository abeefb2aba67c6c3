//! What Amon does, as far as its fields alone do not say it.

use serde_json::Value;

use crate::fluent::Variables;
use crate::sentence::Speaker;
use crate::{slug, step_of, tag};

/// A story of Amon's.
pub(crate) fn story(speaker: &mut Speaker<'_>, story: &Value) -> String {
    let did = tag(story, "did");
    let mut words = speaker.words_of(story, &format!("Story.{did}"));
    match did {
        "line" => line(speaker, story, &mut words),
        "target" => {
            let chosen = condition(speaker, &story["condition"]);
            words.set("condition", chosen);
            words.set("passed", passed_over(speaker, &story["tried"]));
        }
        "objective" => words.set("progress", progress(speaker, &story["conditions"])),
        _ => {}
    }
    speaker.message(&format!("amon-{}", slug(did)), &words)
}

/// The attributes that hold the lines of a card; the first is what lasts.
const LINES: [&str; 5] = ["lasting", "first", "second", "third", "fourth"];

/// A line of a card is an attribute of the words of the card, event or action.
fn line(speaker: &mut Speaker<'_>, story: &Value, words: &mut Variables) {
    let card = tag(story, "card");
    let mut kinds = ["omen", "command"].into_iter();
    let kind = kinds.find(|kind| speaker.has(&format!("{kind}-{}", slug(card))));
    let kind = kind.unwrap_or("omen");
    let line = story["line"].as_u64().unwrap_or_default();
    let attribute = LINES.get(line as usize).unwrap_or(&LINES[0]);
    words.set("card", speaker.name(kind, card));
    let id = format!("{kind}-{}.{attribute}", slug(card));
    words.set("text", speaker.message(&id, &Variables::default()));
}

/// A condition of a card: a word, or one with a zone.
fn condition(speaker: &mut Speaker<'_>, condition: &Value) -> String {
    let (name, zone) = step_of(condition);
    let mut words = Variables::default();
    if let Some(zone) = zone.and_then(Value::as_str) {
        words.set("zone", speaker.name("zone", zone));
    }
    speaker.message(&format!("solo-condition-{}", slug(name)), &words)
}

/// Conditions before the one that decided: why they did not.
fn passed_over(speaker: &mut Speaker<'_>, tried: &Value) -> String {
    let tried = tried.as_array().map_or(&[][..], Vec::as_slice);
    let passed = tried.split_last().map_or(&[][..], |(_, passed)| passed);
    let mut sentences = Vec::new();
    for one in passed {
        let found = one["found"].as_u64().unwrap_or_default();
        let mut words = Variables::default();
        words.set("condition", condition(speaker, &one["condition"]));
        words.set("found", found as i64);
        let id = match found {
            0 => "solo-tried-none",
            _ => "solo-tried-several",
        };
        sentences.push(speaker.message(id, &words));
    }
    sentences.join(" ")
}

/// How far an objective is, condition by condition.
fn progress(speaker: &mut Speaker<'_>, conditions: &Value) -> String {
    let mut parts = Vec::new();
    for one in conditions.as_array().into_iter().flatten() {
        let words = speaker.words_of(one, "Progress");
        parts.push(speaker.message(&format!("goal-{}", tag(one, "goal")), &words));
    }
    parts.join("; ")
}
