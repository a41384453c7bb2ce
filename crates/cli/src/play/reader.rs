//! The player aid as an overlay: its contents, search results, and a page.

use super::app::{App, Overlay};
use super::game_table::GameTable;
use darkrock_aid::{Aid, Block, For, Section, Vocabulary, aid::ICONS, search};
use darkrock_rules::rule_index::{RuleEntry, RuleIndex};
use darkrock_texts::RuleTexts;
use ratatui::crossterm::event::KeyCode;

/// How many entries or lines a page key scrolls.
const PAGE: usize = 10;
/// The maximum number of search results: readers refine the query instead of scrolling.
const MOST: usize = 60;

/// A place in the aid: a section, and which of its blocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The id by which the aid finds it again after a change of the language.
    pub section: String,
    /// The block; none for the section as a whole.
    pub block: Option<usize>,
}

/// The open page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenPlace {
    /// What it shows.
    pub at: Place,
    /// Whether it was opened from the list, so that closing it returns there.
    pub listed: bool,
    /// Whether it has not been drawn yet: then it is scrolled to its place.
    pub fresh: bool,
}

/// What the search and the table of contents list: a section, or a rule in one.
pub struct Entry<'a> {
    /// The sections in which it lies, from the top; the last is its own.
    pub path: Vec<&'a Section>,
    /// What is shown of it below its titles.
    pub blocks: Vec<&'a Block>,
}

impl Entry<'_> {
    /// Where it leads to.
    fn place(&self) -> Option<Place> {
        let section = self.path.last()?;
        let is_first = |block: &Block| self.blocks.first().is_some_and(|first| std::ptr::eq(*first, block));
        Some(Place { section: section.id.clone(), block: section.blocks.iter().position(is_first) })
    }
}

/// The state of the aid's reader.
pub struct Reader {
    /// The aid of this table, without sections that need pictures.
    pub aid: Aid,
    /// The search query.
    pub words: String,
    vocabulary: Vocabulary,
    /// Which entry of the list is selected.
    pub selected: usize,
    /// The page open over the list.
    pub page: Option<OpenPlace>,
    /// Whether a rule was asked for by its code, which is then shown.
    pub by_code: bool,
}

impl Reader {
    fn new(table: &GameTable<'_>) -> Self {
        let vocabulary = Vocabulary::of(table.texts.catalogue());
        Self { aid: aid_of(table), vocabulary, words: String::new(), selected: 0, page: None, by_code: false }
    }

    /// The contents, or the places that match all the words.
    pub fn entries(&self) -> Vec<Entry<'_>> {
        let sections = &self.aid.sections;
        if self.words.trim().is_empty() {
            let parts = |section| -> Vec<Entry<'_>> {
                let own: &Section = section;
                let paths = std::iter::once(vec![own]).chain(own.sections.iter().map(|part| vec![own, part]));
                paths.map(|path| Entry { path, blocks: Vec::new() }).collect()
            };
            return sections.iter().flat_map(parts).collect();
        }
        let hits = search(sections, &self.words, &self.vocabulary).into_iter().take(MOST);
        hits.map(|hit| {
            // Found by its title: it is shown as it begins.
            let whole = hit.blocks.is_empty();
            let own = hit.path.last().filter(|_| whole).map(|own| own.blocks.iter().collect());
            Entry { blocks: own.unwrap_or(hit.blocks), path: hit.path }
        })
        .collect()
    }

    /// Opens the page of the selected entry.
    fn turn_to_selected(&mut self) {
        let place = self.entries().get(self.selected).and_then(Entry::place);
        if let Some(at) = place {
            self.page = Some(OpenPlace { at, listed: true, fresh: true });
        }
    }

    /// Changes the search query.
    fn search_for(&mut self, words: String) {
        (self.words, self.selected, self.page, self.by_code) = (words, 0, None, false);
    }
}

/// The player aid of a table, in its language.
pub fn aid_of(table: &GameTable<'_>) -> Aid {
    let public = &table.session().game().state.public;
    let played =
        For { edition: public.edition, variants: public.variants, players: public.seats, length: public.length };
    let rules = RuleTexts::new(&table.rules, table.texts.catalogue());
    let mut aid = Aid::new(table.content, &table.texts, &rules, &played);
    aid.sections.retain(|section| section.id != ICONS);
    aid
}

/// The rule of the pending decision.
pub fn rule_asked(table: &GameTable<'_>) -> &'static str {
    table.session().game().state.public.rule(table.content)
}

/// The place of a rule in an aid; for another rulebook the place of its equivalent rule.
pub fn place_of(aid: &Aid, index: &RuleIndex, rule: &str) -> Option<Place> {
    let group = |entry: &RuleEntry| entry.same_as.clone().unwrap_or_else(|| entry.id.clone());
    let own = index.find(rule).map(group)?;
    let alike = index.rules().filter(|entry| group(entry) == own).map(|entry| entry.id.as_str());
    std::iter::once(rule).chain(alike).find_map(|id| {
        let (section, block) = aid.rule(id)?;
        Some(Place { section: section.id.clone(), block: Some(block) })
    })
}

/// Opens the aid: at the rule with an id, at the search results for words, or without words at the rule behind the
/// last refusal or of the pending decision.
pub fn open(app: &mut App<'_>, words: &str) {
    let refused = app.notice.as_ref().and_then(|notice| notice.rule);
    let asked = app.asked.map(|_| rule_asked(&app.table));
    let reader = app.reader.get_or_insert_with(|| Reader::new(&app.table));
    let rule = if words.is_empty() { refused.or(asked) } else { Some(words) };
    let section = || reader.aid.find(words).map(|section| Place { section: section.id.clone(), block: None });
    let of_rule = rule.and_then(|rule| place_of(&reader.aid, &app.table.rules, rule));
    let by_code = !words.is_empty() && of_rule.is_some();
    let place = of_rule.or_else(section);
    reader.search_for(if place.is_some() { String::new() } else { words.to_owned() });
    reader.by_code = by_code;
    reader.page = place.map(|at| OpenPlace { at, listed: false, fresh: true });
    (app.overlay, app.scroll) = (Overlay::Rules, 0);
}

/// Clears the search query.
pub fn clear(app: &mut App<'_>) {
    if let Some(reader) = &mut app.reader {
        reader.search_for(String::new());
        app.scroll = 0;
    }
}

/// Handles a key in the aid: letters extend the search query.
pub fn key(app: &mut App<'_>, code: KeyCode) {
    let Some(reader) = &mut app.reader else { return };
    let (open, listed) = (reader.page.is_some(), reader.page.as_ref().is_some_and(|page| page.listed));
    match code {
        KeyCode::Char(c) => reader.search_for(format!("{}{c}", reader.words)),
        KeyCode::Backspace if !open => {
            let mut words = reader.words.clone();
            words.pop();
            reader.search_for(words);
        }
        KeyCode::Left => reader.search_for(String::new()),
        KeyCode::Enter if !open => reader.turn_to_selected(),
        KeyCode::Backspace | KeyCode::Esc | KeyCode::Enter if listed => reader.page = None,
        KeyCode::Up | KeyCode::Down | KeyCode::PageUp | KeyCode::PageDown | KeyCode::Home | KeyCode::End => {
            let count = reader.entries().len();
            match &reader.page {
                Some(_) => app.scroll = moved(app.scroll, code, usize::MAX / 2),
                None => reader.selected = moved(reader.selected, code, count.saturating_sub(1)),
            }
            return;
        }
        _ => app.overlay = Overlay::None,
    }
    app.scroll = 0;
}

/// A line or an entry further up or down.
fn moved(at: usize, code: KeyCode, last: usize) -> usize {
    match code {
        KeyCode::Up => at.saturating_sub(1),
        KeyCode::Down => at.saturating_add(1).min(last),
        KeyCode::PageUp => at.saturating_sub(PAGE),
        KeyCode::PageDown => at.saturating_add(PAGE).min(last),
        KeyCode::Home => 0,
        _ => last,
    }
}
