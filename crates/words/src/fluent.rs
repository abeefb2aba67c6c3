//! Fluent: messages, their variables, and the two functions they may ask for.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The messages of a language.
pub(crate) struct Bundle(FluentBundle<FluentResource>);

/// What a message may name.
#[derive(Default)]
pub(crate) struct Variables(FluentArgs<'static>);

impl Variables {
    pub fn set(&mut self, name: &str, value: impl Into<FluentValue<'static>>) {
        self.0.set(name.to_owned(), value);
    }

    /// Takes over all of the others, over those of the same name.
    pub fn extend(&mut self, other: Variables) {
        for (name, value) in other.0 {
            self.0.set(name, value);
        }
    }
}

impl Bundle {
    pub fn new(language: &str, sources: &[&str]) -> Bundle {
        let language: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        // The browser has the same two (`FUNCTIONS` in words.ts).
        let added = bundle
            .add_function("SIGNED", |figures, _| signed(figures).into())
            .and_then(|()| {
                bundle.add_function("SAME", |figures, _| same(figures).to_string().into())
            });
        debug_assert!(added.is_ok(), "each function is added once");
        let mut bundle = Bundle(bundle);
        sources.iter().for_each(|source| bundle.add(source));
        bundle
    }

    /// Adds messages, over those of the same name. What cannot be read is left
    /// out, and shows as a gap.
    pub fn add(&mut self, source: &str) {
        let read = FluentResource::try_new(source.to_owned());
        self.0
            .add_resource_overriding(read.unwrap_or_else(|(resource, _)| resource));
    }

    pub fn has(&self, id: &str) -> bool {
        let (name, attribute) = split(id);
        self.0
            .get_message(name)
            .is_some_and(|message| match attribute {
                Some(attribute) => message.get_attribute(attribute).is_some(),
                None => message.value().is_some(),
            })
    }

    /// A message, or its id where it is missing; what was missing joins the gaps.
    pub fn message(&self, id: &str, variables: &Variables, gaps: &mut Vec<String>) -> String {
        let (name, attribute) = split(id);
        let message = self.0.get_message(name);
        let pattern = message.and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            gaps.push(id.to_owned());
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self
            .0
            .format_pattern(pattern, Some(&variables.0), &mut errors);
        gaps.extend(errors.iter().map(|error| format!("{id}: {error}")));
        text.into_owned()
    }
}

/// `tile-rub-1a.text` is an attribute of `tile-rub-1a`.
fn split(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (id, None),
    }
}

/// A figure with its sign, also where there is none to speak of.
fn signed(figures: &[FluentValue<'_>]) -> String {
    match figures {
        [FluentValue::Number(figure)] if figure.value > 0.0 => format!("+{}", figure.value),
        [FluentValue::Number(figure)] if figure.value < 0.0 => format!("−{}", -figure.value),
        _ => "0".to_owned(),
    }
}

/// Whether two figures are the same.
fn same(figures: &[FluentValue<'_>]) -> bool {
    match figures {
        [FluentValue::Number(one), FluentValue::Number(other)] => one.value == other.value,
        _ => false,
    }
}
