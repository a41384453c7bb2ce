//! The report of a study as one self-contained page: plots, explanations, tables, light and dark.

mod charts;
mod names;
mod page;
mod sections;

use super::summary::Study;
use darkrock_rules::Content;
use darkrock_texts::Language;
use maud::html;
use names::Names;

/// The display name of an entry of a group.
#[cfg(test)]
pub(super) fn shown(group: &str, id: &str, content: &Content, language: Language) -> String {
    let name = Names::new(content, language).of(group, id);
    html! { (name) }.into_string()
}

/// The report as an HTML page in a language, without external resources. `command` is the command that repeats the
/// study.
pub fn report(content: &Content, study: &Study, language: Language, command: &str) -> String {
    let names = Names::new(content, language);
    let body = html! {
        (sections::head(&names, study))
        (sections::overview(&names, study))
        (sections::chooser(&names, study))
        @for (at, cell) in study.cells.iter().enumerate() { (sections::cell(&names, cell, at)) }
        (sections::method(&names, study, command))
    };
    page::page(&names, study, &body)
}
