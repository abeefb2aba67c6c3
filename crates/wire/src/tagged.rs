//! Reading messages that say in their `type` what they are, and hold text that
//! must stay as it came.
//!
//! serde takes such a message apart before it knows what it is, and a
//! `RawValue` inside is lost. So the type is read first, and then the same text
//! again as what it is.

/// Reads one of the variants of an enum from JSON text, by its `type` in snake
/// case. Variants are listed with their fields; what stands behind a semicolon
/// is read from the whole text, as `#[serde(flatten)]` writes it. A variant
/// that is missing does not compile; those of the second list are never read.
macro_rules! read_tagged {
    (
        $text:expr, $name:ident {
            $($variant:ident { $($field:ident),* $(; $whole:ident)? }),* $(,)?
        } but never { $($never:ident),* }
    ) => {{
        #[derive(serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Tag {
            $($variant),*
        }
        #[derive(serde::Deserialize)]
        struct Tagged {
            r#type: Tag,
        }
        let text: &str = $text;
        let tagged: Tagged = serde_json::from_str(text)?;
        // A parameter for each field, of its name: the variant says what it is.
        #[allow(non_camel_case_types)]
        let read = match tagged.r#type {
            $(Tag::$variant => {
                #[derive(serde::Deserialize)]
                struct Fields<$($field),*> {
                    $($field: $field),*
                }
                let Fields { $($field),* } = serde_json::from_str(text)?;
                $(let $whole = serde_json::from_str(text)?;)?
                $name::$variant { $($field,)* $($whole)? }
            })*
        };
        match &read {
            $($name::$variant { .. } => {})*
            $($name::$never { .. } => {})*
        }
        Ok(read)
    }};
}

pub(crate) use read_tagged;
