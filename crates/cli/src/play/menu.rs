//! The start menu: number of players, seats, kind of game and length. Its rows follow from the available modules.

use super::agreement::{Agreement, is_extra, is_kind, joins};
use super::options::Args;
use super::screen::is_control;
use super::seats::Sitter;
use super::theme::{self, BARN, BRASS, CREAM, Depth, NIGHT, on};
use super::views;
use super::words::Words;
use darkrock_bots::{BOT_KINDS, BotKind};
use darkrock_rules::content::CompositionError;
use darkrock_rules::content::module::{ModuleKind, ModuleSpec};
use darkrock_rules::edition::Edition;
use darkrock_rules::{Catalog, Content, Variants};
use darkrock_texts::{Args as Said, Language};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

/// How the menu ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MenuDone {
    /// Canceled.
    Leave,
    /// A game of these players, length and variants, with the content of the menu.
    Play(Vec<Sitter>, u8, Variants),
}

/// The dialog in which a new game is set up.
pub struct Menu<'c> {
    words: Words,
    depth: Depth,
    catalog: &'c Catalog,
    players: u8,
    sitters: Vec<Sitter>,
    agreement: Agreement,
    /// The content of the selection, or of the last valid one.
    content: Content,
    /// Why the selection cannot be played.
    trouble: Option<CompositionError>,
    edition: Edition,
    row: usize,
}

/// What a row of the menu sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Players,
    Seat(usize),
    Mode,
    Kind,
    Length,
    /// A variant or module that is played or not, by the place of its declaration.
    Module(usize),
    /// All options of a group, by the place of the first one.
    Group(usize),
    Edition,
    Language,
    Start,
}

/// A row as displayed.
struct Shown {
    name: String,
    value: String,
    /// Whether it can be changed.
    open: bool,
}

/// The number of lines for a row's description.
const NOTE: u16 = 3;
/// The number of lines for the keys.
const KEYS: u16 = 2;
/// The width of a row's name.
const NAME: usize = 20;

impl<'c> Menu<'c> {
    /// The menu as it opens: one person and three cowboys, or what the command line says of the rest.
    ///
    /// # Errors
    /// When the messages cannot be read, or the command line names an unknown variant.
    pub fn new(depth: Depth, args: &Args, catalog: &'c Catalog, content: Content) -> anyhow::Result<Self> {
        let words = Words::new(args.language, &content)?;
        let person = |seat: usize| Sitter::Person(words.n("menu-person", seat as i64 + 1));
        let sitters = (0..6).map(|s| if s == 0 { person(s) } else { Sitter::bot(BotKind::Cowboy, s) }).collect();
        // Variants for certain numbers of players apply only with those numbers.
        let usual = (2..=6).flat_map(|seats| content.usual(seats).iter()).collect();
        let agreement = Agreement::new(&content, args.variants.chosen(usual)?, args.length);
        let players = 4.clamp(*agreement.seats().start(), *agreement.seats().end());
        let (trouble, edition) = (None, args.edition);
        Ok(Self { words, depth, catalog, players, sitters, agreement, content, trouble, edition, row: 0 })
    }

    /// The rulebook that was chosen.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The language that was chosen.
    pub fn language(&self) -> Language {
        self.words.language()
    }

    /// The content of what was chosen.
    pub fn into_content(self) -> Content {
        self.content
    }

    /// Changes the language; default names of persons change with it.
    fn speak(&mut self, language: Language) {
        let Ok(words) = Words::new(language, &self.content) else { return };
        for (seat, sitter) in self.sitters.iter_mut().enumerate() {
            if *sitter == Sitter::Person(self.words.n("menu-person", seat as i64 + 1)) {
                *sitter = Sitter::Person(words.n("menu-person", seat as i64 + 1));
            }
        }
        self.words = words;
    }

    /// The places of modules for which something holds.
    fn places(&self, of: impl Fn(&ModuleSpec) -> bool) -> Vec<usize> {
        let modules = self.agreement.modules().iter().enumerate();
        modules.filter(|(_, spec)| of(spec)).map(|(at, _)| at).collect()
    }

    fn modes(&self) -> Vec<usize> {
        let places = self.places(|spec| spec.kind == ModuleKind::Mode);
        places.into_iter().filter(|at| !self.agreement.modules()[*at].preparing || self.agreement.has(*at)).collect()
    }

    fn rows(&self) -> Vec<Row> {
        let seats = (0..usize::from(self.players)).map(Row::Seat);
        // A mode decides on the rest, so it comes first.
        let mut rows: Vec<Row> = (!self.modes().is_empty()).then_some(Row::Mode).into_iter().collect();
        rows.push(Row::Players);
        rows.extend(seats);
        rows.extend([Row::Kind, Row::Length]);
        rows.extend(self.places(is_extra).into_iter().map(Row::Module));
        rows.extend(
            self.places(|spec| spec.kind == ModuleKind::Expansion && !spec.preparing).into_iter().map(Row::Module),
        );
        for at in self.agreement.options() {
            let group = self.agreement.group_of(at);
            rows.extend((group.len() > 1 && group[0] == at).then_some(Row::Group(at)));
            rows.push(Row::Module(at));
        }
        rows.extend([Row::Edition, Row::Language, Row::Start]);
        rows
    }

    /// The row that is selected.
    fn here(&self) -> Row {
        let rows = self.rows();
        rows[self.row.min(rows.len() - 1)]
    }

    /// The one of these places that is chosen.
    fn chosen_of(&self, places: &[usize]) -> Option<usize> {
        places.iter().copied().find(|at| self.agreement.has(*at))
    }

    /// The next of these places, or none of them, in a ring.
    fn change_to_next(&mut self, places: &[usize], more: bool) {
        let was = self.chosen_of(places);
        let count = places.len() + 1;
        let at = was.and_then(|was| places.iter().position(|place| *place == was)).map_or(0, |at| at + 1);
        let next = (at + if more { 1 } else { count - 1 }) % count;
        was.into_iter().for_each(|was| self.agreement.leave(was));
        next.checked_sub(1).into_iter().for_each(|next| self.agreement.choose(places[next]));
    }

    fn toggle(&mut self, at: usize) {
        let agreed = self.agreed();
        if agreed.why_fixed(at, self.players).is_some() {
            return;
        }
        if self.agreement.has(at) { self.agreement.leave(at) } else { self.agreement.choose(at) }
    }

    /// The variants that replace the usual game and that the mode permits.
    fn kinds(&self) -> Vec<usize> {
        self.places(is_kind).into_iter().filter(|at| self.agreement.why_of_mode(*at).is_none()).collect()
    }

    /// The options of a group that the mode leaves to the table.
    fn free_group(&self, at: usize) -> Vec<usize> {
        self.agreement.group_of(at).into_iter().filter(|at| self.agreement.why_of_mode(*at).is_none()).collect()
    }

    /// Adds all options of a group, or removes them if all are there.
    fn toggle_group(&mut self, at: usize) {
        let group = self.free_group(at);
        let all = group.iter().all(|option| self.agreement.has(*option));
        for option in group {
            if all { self.agreement.leave(option) } else { self.agreement.choose(option) }
        }
    }

    /// What is played with the current number of players.
    fn agreed(&self) -> Agreement {
        self.agreement.fitting(self.players)
    }

    /// Composes the selection, and adjusts the number of players to it.
    fn compose(&mut self) {
        let seats = self.agreement.seats();
        self.players = self.players.clamp(*seats.start(), *seats.end());
        let selection = self.agreement.selection();
        if selection == self.content.selection {
            self.trouble = None;
            return;
        }
        match self.catalog.compose(&selection) {
            Ok(content) => (self.content, self.trouble) = (content, None),
            Err(error) => self.trouble = Some(error),
        }
    }

    /// Why no game can start.
    fn why_not(&self) -> Option<String> {
        match &self.trouble {
            Some(CompositionError::Misfits(misfits)) => {
                return misfits.0.first().map(|misfit| self.words.misfit(misfit));
            }
            Some(CompositionError::Content(error)) => return Some(error.to_string()),
            None => {}
        }
        let agreed = self.agreed();
        let checked = agreed.variants().check(&self.content, self.players, agreed.length);
        checked.err().map(|misfit| self.words.misfit(&misfit))
    }

    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) -> Option<MenuDone> {
        let rows = self.rows();
        let here = self.here();
        match key.code {
            KeyCode::Esc => return Some(MenuDone::Leave),
            KeyCode::Char('c' | 'd') if is_control(key) => return Some(MenuDone::Leave),
            KeyCode::Char('u') if is_control(key) => self.rename_anew(here),
            KeyCode::Char(_) if is_control(key) => {}
            KeyCode::Up | KeyCode::BackTab => self.row = (self.row + rows.len() - 1) % rows.len(),
            KeyCode::Down | KeyCode::Tab => self.row = (self.row + 1) % rows.len(),
            KeyCode::Left => self.change(here, false),
            KeyCode::Right => self.change(here, true),
            KeyCode::Enter if here == Row::Start => {
                let sitters = self.sitters[..usize::from(self.players)].to_vec();
                let agreed = self.agreed();
                return self.why_not().is_none().then(|| MenuDone::Play(sitters, agreed.length, agreed.variants()));
            }
            KeyCode::Enter => self.row += 1,
            KeyCode::Backspace => self.rename(here, None),
            KeyCode::Char('q') if !matches!(here, Row::Seat(_)) => return Some(MenuDone::Leave),
            KeyCode::Char(c) => self.rename(here, Some(c)),
            _ => {}
        }
        None
    }

    fn change(&mut self, row: Row, more: bool) {
        match row {
            Row::Players => {
                let seats = self.agreement.seats();
                let next = if more { self.players + 1 } else { self.players - 1 };
                self.players = next.clamp(*seats.start(), *seats.end());
            }
            Row::Seat(seat) => self.sitters[seat] = self.neighbour(seat, more),
            Row::Length => {
                let lengths = self.agreed().lengths();
                let at = lengths.iter().position(|length| *length == self.agreement.length).unwrap_or(0);
                let next = (at + if more { 1 } else { lengths.len().max(1) - 1 }) % lengths.len().max(1);
                self.agreement.length = lengths.get(next).copied().unwrap_or(self.agreement.length);
            }
            Row::Mode => self.change_to_next(&self.modes(), more),
            Row::Kind => self.change_to_next(&self.kinds(), more),
            Row::Module(at) => self.toggle(at),
            Row::Group(at) => self.toggle_group(at),
            Row::Edition => self.edition = neighbour(self.edition, more),
            Row::Language => self.speak(self.words.neighbour(more)),
            Row::Start => {}
        }
        self.compose();
    }

    /// The next option for a seat: a person, then the bots from weakest to strongest.
    fn neighbour(&self, seat: usize, more: bool) -> Sitter {
        let levels = BOT_KINDS.len() + 1;
        let kind = self.sitters[seat].kind();
        let here = BOT_KINDS.iter().position(|known| Some(*known) == kind).map_or(0, |at| at + 1);
        match (here + if more { 1 } else { levels - 1 }) % levels {
            0 => Sitter::Person(self.words.n("menu-person", seat as i64 + 1)),
            level => Sitter::bot(BOT_KINDS[level - 1], seat),
        }
    }

    /// Adds or removes a letter of a person's name; the first letter replaces the default name.
    fn rename(&mut self, row: Row, letter: Option<char>) {
        let Row::Seat(seat) = row else { return };
        let proposed = self.words.n("menu-person", seat as i64 + 1);
        let Sitter::Person(name) = &mut self.sitters[seat] else { return };
        match letter {
            Some(c) if *name == proposed => *name = c.to_string(),
            Some(c) if name.chars().count() < 16 && !c.is_control() && c != ',' => name.push(c),
            Some(_) => {}
            None => {
                name.pop();
            }
        }
    }

    /// Takes a person's name away.
    fn rename_anew(&mut self, row: Row) {
        if let Row::Seat(seat) = row
            && let Sitter::Person(name) = &mut self.sitters[seat]
        {
            name.clear();
        }
    }

    /// A row as displayed.
    fn shown(&self, row: Row) -> Shown {
        let words = &self.words;
        let agreed = self.agreed();
        let name = |at: usize| words.module_name(&agreed.modules()[at].id);
        let (name, value, open) = match row {
            Row::Players => (words.t("menu-players"), self.players.to_string(), true),
            Row::Seat(seat) => {
                let sitter = &self.sitters[seat];
                (words.n("menu-seat", seat as i64 + 1), words.s(sitter.message(), sitter.name()), true)
            }
            Row::Mode => {
                let mode = self.chosen_of(&self.modes());
                (words.t("menu-mode"), mode.map_or_else(|| words.t("menu-mode-none"), name), true)
            }
            Row::Kind => {
                let kind = self.chosen_of(&self.places(is_kind));
                let open = !self.kinds().is_empty();
                (words.t("menu-kind"), kind.map_or_else(|| words.module_name("usual"), name), open)
            }
            Row::Length => {
                (words.t("menu-length"), words.n("menu-length-value", agreed.length), agreed.why_length().is_none())
            }
            Row::Module(at) => {
                let value = words.t(if agreed.has(at) { "menu-yes" } else { "menu-no" });
                (name(at), value, agreed.why_fixed(at, self.players).is_none())
            }
            Row::Group(at) => {
                let group = agreed.group_of(at);
                let said = Said::new().n("n", group.iter().filter(|option| agreed.has(**option)).count() as i64);
                let value = words.with("menu-some", said.n("most", group.len() as i64));
                let open = !self.free_group(at).is_empty();
                (words.module_name(agreed.modules()[at].group.as_deref().unwrap_or_default()), value, open)
            }
            Row::Edition => {
                let (preset, changes) = self.edition.nearest();
                let changed = if changes.is_empty() { "" } else { "-changed" };
                (words.t("menu-edition"), words.t(&format!("menu-edition-{preset}{changed}")), true)
            }
            Row::Language => (words.t("menu-language"), words.language().name().to_owned(), true),
            Row::Start => (words.t("menu-start"), String::new(), self.why_not().is_none()),
        };
        Shown { name, value, open }
    }

    /// A line about the player of a seat's row, or about the setting; for an unavailable one the reason.
    fn note(&self, row: Row) -> String {
        let agreed = self.agreed();
        let about = |at: usize| self.words.module_about(&agreed.modules()[at].id);
        let note = match row {
            Row::Players => self.note_on_players(&agreed),
            Row::Seat(seat) => Some(self.words.t(&format!("about-{}", self.sitters[seat].message()))),
            Row::Mode => self.chosen_of(&self.modes()).map(|at| self.note_on_mode(at)),
            Row::Kind if self.kinds().is_empty() => {
                let why = self.places(is_kind).into_iter().find_map(|at| agreed.why_of_mode(at));
                why.map(|misfit| self.words.misfit(&misfit))
            }
            Row::Kind => {
                let kind = self.chosen_of(&self.places(is_kind));
                kind.map_or_else(|| self.words.module_about("usual"), about)
            }
            Row::Length => agreed
                .why_length()
                .map(|misfit| self.words.misfit(&misfit))
                .or_else(|| agreed.advice(self.players).map(|advice| self.words.advice(advice))),
            Row::Module(at) => {
                let why = agreed.why_fixed(at, self.players).map(|misfit| self.words.misfit(&misfit));
                why.or_else(|| about(at))
            }
            Row::Group(at) => agreed.modules()[at].group.as_deref().and_then(|id| self.words.module_about(id)),
            Row::Start => self.why_not(),
            Row::Edition | Row::Language => None,
        };
        note.unwrap_or_default()
    }

    /// The variant that this number of players adds, or the numbers of players of the game.
    fn note_on_players(&self, agreed: &Agreement) -> Option<String> {
        let joining = agreed.chosen().find(|spec| joins(spec).is_some());
        let told = joining.map(|spec| {
            let said = Said::new().n("n", self.players).s("text", self.words.module_name(&spec.id));
            self.words.with("about-menu-joins", said)
        });
        told.or_else(|| agreed.why_seats(self.players).map(|misfit| self.words.misfit(&misfit)))
            .or_else(|| agreed.advice(self.players).map(|advice| self.words.advice(advice)))
    }

    /// What a mode is about, and for whom it is recommended.
    fn note_on_mode(&self, at: usize) -> String {
        let mode = &self.agreement.modules()[at];
        let about = self.words.module_about(&mode.id);
        let advice = mode.recommended.as_ref().map(|advice| self.words.advice(advice));
        about.into_iter().chain(advice).collect::<Vec<_>>().join(" ")
    }

    /// Renders its lines in the middle of the screen, with the selected one highlighted.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let buf = frame.buffer_mut();
        views::fill(buf, area, on(CREAM, NIGHT));
        let rows = self.rows();
        let (width, height) = (64.min(area.width), (rows.len() as u16 + NOTE + KEYS + 2).min(area.height));
        let place = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + area.height.saturating_sub(height) / 2,
            width,
            height,
        };
        if place.y >= area.y + 3 {
            let title = Rect { y: place.y - 3, height: 2, ..place };
            let name = on(BRASS, NIGHT).add_modifier(Modifier::BOLD);
            let lines = [
                Line::styled("D A R K R O C K", name),
                Line::styled(self.words.t("menu-subtitle"), on(0xDC_C59A, NIGHT)),
            ];
            views::put(buf, title, &lines);
        }
        let inner = views::panel(buf, place, &self.words.t("menu-title"), "");
        let keys = Rect { y: place.bottom().saturating_sub(KEYS), height: KEYS, ..inner };
        let note = Rect { y: keys.y.saturating_sub(NOTE), height: NOTE, ..keys };
        self.draw_rows(buf, Rect { height: note.y.saturating_sub(inner.y), ..inner }, &rows);
        let faint = self.words.lines("menu-keys").into_iter().map(|line| Line::styled(line, theme::faint()));
        views::put(buf, keys, &faint.collect::<Vec<_>>());
        let told = views::wrap(&self.note(self.here()), usize::from(note.width), "");
        let told: Vec<Line<'static>> = told.into_iter().map(|line| Line::styled(line, theme::ink())).collect();
        views::put(buf, note, &told);
        self.depth.apply(frame.buffer_mut());
    }

    /// Draws as many rows as fit, including the selected one.
    fn draw_rows(&self, buf: &mut Buffer, area: Rect, rows: &[Row]) {
        let room = usize::from(area.height);
        let here = self.row.min(rows.len() - 1);
        let first = (here + 1).saturating_sub(room);
        for (y, (n, row)) in (area.y..).zip(rows.iter().enumerate().skip(first).take(room)) {
            let shown = self.shown(*row);
            let style = match (n == here, shown.open) {
                (true, true) => on(CREAM, BARN).add_modifier(Modifier::BOLD),
                (true, false) => on(CREAM, BARN),
                (false, true) => theme::ink(),
                (false, false) => theme::faint().add_modifier(Modifier::DIM),
            };
            let line = Rect { y, height: 1, ..area };
            views::fill(buf, Rect { x: line.x - 1, width: line.width + 2, ..line }, style);
            let value = match (shown.value.as_str(), shown.open) {
                ("", _) => String::new(),
                (value, true) => format!("◂ {value} ▸"),
                (value, false) => format!("  {value}"),
            };
            let name = views::cut(&shown.name, NAME - 1);
            views::put(buf, line, &[Line::styled(format!("{name:<NAME$}{value}"), style)]);
            let hidden = (n == first && first > 0, n + 1 == first + room && n + 1 < rows.len());
            let sign = match hidden {
                (true, _) => "▴",
                (_, true) => "▾",
                _ => continue,
            };
            buf.set_string(line.right().saturating_sub(1), y, sign, style);
        }
    }
}

/// The previous or next rulebook; for a customized one, starting at the most similar rulebook.
fn neighbour(edition: Edition, more: bool) -> Edition {
    let presets = Edition::presets();
    let (id, changes) = edition.nearest();
    let at = presets.iter().position(|(preset, _)| *preset == id).unwrap_or(0);
    let step = if changes.is_empty() { if more { 1 } else { presets.len() - 1 } } else { 0 };
    presets[(at + step) % presets.len()].1
}

#[cfg(test)]
mod tests;
