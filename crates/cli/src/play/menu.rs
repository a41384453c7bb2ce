//! The start menu: how many play, who sits where, how long, with goals or not.

use super::options::Args;
use super::screen::is_control;
use super::seats::Sitter;
use super::theme::{self, BARN, BRASS, CREAM, Depth, NIGHT, on};
use super::views;
use super::words::Words;
use darkrock_bots::{BOT_KINDS, BotKind};
use darkrock_rules::edition::Edition;
use darkrock_rules::setup::LENGTHS;
use darkrock_rules::{Content, Variant, Variants};
use darkrock_texts::Language;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

/// How the menu ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MenuDone {
    /// Nobody wants to play.
    Leave,
    /// A game of these players, length and variants.
    Play(Vec<Sitter>, u8, Variants),
}

/// The menu.
pub struct Menu {
    words: Words,
    depth: Depth,
    players: usize,
    sitters: Vec<Sitter>,
    length: usize,
    variants: Variants,
    /// Most players and the length of a first game.
    first_game: (usize, u8),
    edition: Edition,
    row: usize,
}

/// What a row of the menu sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Players,
    Seat(usize),
    Kind,
    Length,
    Goals,
    ManInBlack,
    Edition,
    Language,
    Start,
}

/// Kinds of games: the usual one, and variants that are played in its place.
const KINDS: [Option<Variant>; 3] = [None, Some(Variant::FirstGame), Some(Variant::WildWildWest)];

impl Menu {
    /// The menu as it opens: one person and three cowboys, or what the command line says of the rest.
    pub fn new(words: Words, depth: Depth, args: &Args, content: &Content) -> Self {
        let person = |seat: usize| Sitter::Person(words.n("menu-person", seat as i64 + 1));
        let sitters = (0..6).map(|s| if s == 0 { person(s) } else { Sitter::bot(BotKind::Cowboy, s) }).collect();
        let length = LENGTHS.iter().position(|l| Some(*l) == args.length).unwrap_or(1);
        // The Man in Black waits until two are to play.
        let usual = content.usual(2);
        let variants = args.variants.chosen(usual).unwrap_or(usual);
        let first_game = (usize::from(content.first_game.most_players()), content.first_game.length);
        Self { words, depth, players: 4, sitters, length, variants, first_game, edition: args.edition, row: 0 }
    }

    /// The rulebook that was chosen.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The language that was chosen.
    pub fn language(&self) -> Language {
        self.words.language()
    }

    /// Speaks another language; whoever has the name that was proposed gets that of the new one.
    fn speak(&mut self, language: Language) {
        let Ok(words) = Words::new(language) else { return };
        for (seat, sitter) in self.sitters.iter_mut().enumerate() {
            if *sitter == Sitter::Person(self.words.n("menu-person", seat as i64 + 1)) {
                *sitter = Sitter::Person(words.n("menu-person", seat as i64 + 1));
            }
        }
        self.words = words;
    }

    fn rows(&self) -> Vec<Row> {
        let seats = (0..self.players).map(Row::Seat);
        let first = self.is_first_game();
        let mut rows: Vec<Row> = [Row::Players].into_iter().chain(seats).chain([Row::Kind]).collect();
        // A first game has its own length, no goals, and with two players the Man in Black.
        rows.extend((!first).then_some([Row::Length, Row::Goals]).into_iter().flatten());
        rows.extend((!first && self.players == 2).then_some(Row::ManInBlack));
        rows.extend([Row::Edition, Row::Language, Row::Start]);
        rows
    }

    fn is_first_game(&self) -> bool {
        self.variants.has(Variant::FirstGame)
    }

    /// The place of the kind of game in the list of kinds.
    fn kind(&self) -> usize {
        KINDS.iter().position(|kind| kind.is_some_and(|v| self.variants.has(v))).unwrap_or(0)
    }

    /// Another kind of game, with what goes with it.
    fn change_kind(&mut self, more: bool) {
        let (was, count) = (self.kind(), KINDS.len());
        let next = KINDS[(was + if more { 1 } else { count - 1 }) % count];
        let others = KINDS.into_iter().flatten().fold(self.variants, Variants::without);
        let goals = self.is_first_game() || self.variants.has(Variant::Goals);
        self.variants = next.map_or(others, |variant| others.with(variant)).set(Variant::Goals, goals);
        if self.is_first_game() {
            self.variants = self.variants.without(Variant::Goals);
            self.players = self.players.min(self.first_game.0);
        }
    }

    /// Length and variants as they are played: the Man in Black comes only to two, and always to a first game of two.
    fn agreed(&self) -> (u8, Variants) {
        let first = self.is_first_game();
        let him = self.players == 2 && (first || self.variants.has(Variant::ManInBlack));
        let length = if first { self.first_game.1 } else { LENGTHS[self.length] };
        (length, self.variants.set(Variant::ManInBlack, him))
    }

    fn toggle(&mut self, variant: Variant) {
        self.variants = self.variants.set(variant, !self.variants.has(variant));
    }

    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) -> Option<MenuDone> {
        let rows = self.rows();
        let here = rows[self.row.min(rows.len() - 1)];
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
                let sitters = self.sitters[..self.players].to_vec();
                let (length, variants) = self.agreed();
                return Some(MenuDone::Play(sitters, length, variants));
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
            Row::Players if more => {
                self.players = (self.players + 1).min(if self.is_first_game() { self.first_game.0 } else { 6 });
            }
            Row::Players => self.players = (self.players - 1).max(2),
            Row::Seat(seat) => self.sitters[seat] = self.neighbour(seat, more),
            Row::Length => self.length = (self.length + if more { 1 } else { LENGTHS.len() - 1 }) % LENGTHS.len(),
            Row::Kind => self.change_kind(more),
            Row::Goals => self.toggle(Variant::Goals),
            Row::ManInBlack => self.toggle(Variant::ManInBlack),
            Row::Edition => self.edition = neighbour(self.edition, more),
            Row::Language => self.speak(self.words.neighbour(more)),
            Row::Start => {}
        }
    }

    /// Who comes next in a seat: a person, then the bots from the weakest.
    fn neighbour(&self, seat: usize, more: bool) -> Sitter {
        let levels = BOT_KINDS.len() + 1;
        let kind = self.sitters[seat].kind();
        let here = BOT_KINDS.iter().position(|known| Some(*known) == kind).map_or(0, |at| at + 1);
        match (here + if more { 1 } else { levels - 1 }) % levels {
            0 => Sitter::Person(self.words.n("menu-person", seat as i64 + 1)),
            level => Sitter::bot(BOT_KINDS[level - 1], seat),
        }
    }

    /// A letter more or less in a person's name; the first letter replaces the name that was proposed.
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

    fn value(&self, row: Row) -> (String, String) {
        let words = &self.words;
        let yes = |on: bool| words.t(if on { "menu-yes" } else { "menu-no" });
        match row {
            Row::Players => (words.t("menu-players"), self.players.to_string()),
            Row::Seat(seat) => {
                let name = words.n("menu-seat", seat as i64 + 1);
                let sitter = &self.sitters[seat];
                (name, words.s(sitter.message(), sitter.name()))
            }
            Row::Length => {
                let length = LENGTHS[self.length];
                (words.t("menu-length"), words.n("menu-length-value", length))
            }
            Row::Kind => (words.t("menu-kind"), words.t(self.kind_message())),
            Row::Goals => (words.t("menu-goals"), yes(self.variants.has(Variant::Goals))),
            Row::ManInBlack => (words.t("menu-man-in-black"), yes(self.variants.has(Variant::ManInBlack))),
            Row::Edition => {
                let (preset, changes) = self.edition.nearest();
                let changed = if changes.is_empty() { "" } else { "-changed" };
                (words.t("menu-edition"), words.t(&format!("menu-edition-{preset}{changed}")))
            }
            Row::Language => (words.t("menu-language"), words.language().name().to_owned()),
            Row::Start => (words.t("menu-start"), String::new()),
        }
    }

    fn kind_message(&self) -> &'static str {
        match KINDS[self.kind()] {
            Some(Variant::FirstGame) => "menu-kind-first-game",
            Some(_) => "menu-kind-wild-wild-west",
            None => "menu-kind-usual",
        }
    }

    /// A line about whoever sits in the seat of a row, or about the kind of game.
    fn note(&self, row: Row) -> String {
        let seat = match row {
            Row::Seat(seat) => seat,
            Row::Kind => return self.words.t(&format!("about-{}", self.kind_message())),
            Row::ManInBlack => return self.words.t("about-menu-man-in-black"),
            Row::Players if self.agreed().1.has(Variant::ManInBlack) => return self.words.t("about-menu-players-two"),
            _ => return String::new(),
        };
        self.words.t(&format!("about-{}", self.sitters[seat].message()))
    }

    /// Draws the menu.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let buf = frame.buffer_mut();
        views::fill(buf, area, on(CREAM, NIGHT));
        let rows = self.rows();
        let (width, height) = (64.min(area.width), (rows.len() as u16 + 6).min(area.height));
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
        for (n, row) in rows.iter().enumerate() {
            let here = n == self.row.min(rows.len() - 1);
            let style = if here { on(CREAM, BARN).add_modifier(Modifier::BOLD) } else { theme::ink() };
            let line = Rect { y: inner.y + n as u16, height: 1, ..inner };
            if line.y >= inner.bottom() {
                break;
            }
            views::fill(buf, Rect { x: line.x - 1, width: line.width + 2, ..line }, style);
            let (name, value) = self.value(*row);
            let value = if value.is_empty() { value } else { format!("◂ {value} ▸") };
            views::put(
                buf,
                line,
                &[Line::from(vec![Span::styled(format!("{name:<20}"), style), Span::styled(value, style)])],
            );
        }
        let keys = Rect { y: place.bottom().saturating_sub(2), height: 2, ..inner };
        let lines: Vec<Line<'static>> =
            self.words.lines("menu-keys").into_iter().map(|l| Line::styled(l, theme::faint())).collect();
        views::put(buf, keys, &lines);
        let note = Rect { y: keys.y.saturating_sub(2), height: 1, ..keys };
        if note.y >= inner.y + rows.len() as u16 {
            views::put(buf, note, &[Line::styled(self.note(rows[self.row.min(rows.len() - 1)]), theme::ink())]);
        }
        self.depth.apply(frame.buffer_mut());
    }
}

/// The rulebook before or behind one; from a changed one, that from which it differs least.
fn neighbour(edition: Edition, more: bool) -> Edition {
    let presets = Edition::presets();
    let (id, changes) = edition.nearest();
    let at = presets.iter().position(|(preset, _)| *preset == id).unwrap_or(0);
    let step = if changes.is_empty() { if more { 1 } else { presets.len() - 1 } } else { 0 };
    presets[(at + step) % presets.len()].1
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::KeyModifiers;

    fn press(menu: &mut Menu, code: KeyCode) -> Option<MenuDone> {
        menu.key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    fn menu() -> Menu {
        let content = Content::embedded().unwrap();
        Menu::new(Words::new(Language::EN).unwrap(), Depth::True, &Args::default(), &content)
    }

    #[test]
    fn the_menu_sets_a_table() {
        let mut menu = menu();
        press(&mut menu, KeyCode::Left);
        press(&mut menu, KeyCode::Down);
        for letter in "Ann".chars() {
            press(&mut menu, KeyCode::Char(letter));
        }
        press(&mut menu, KeyCode::Down);
        press(&mut menu, KeyCode::Right);
        for _ in 0..7 {
            press(&mut menu, KeyCode::Down);
        }
        let Some(MenuDone::Play(sitters, 20, Variants::GOALS)) = press(&mut menu, KeyCode::Enter) else {
            panic!("no game")
        };
        assert_eq!(sitters.len(), 3);
        assert_eq!(sitters[0], Sitter::Person("Ann".into()));
        assert_eq!(sitters[1], Sitter::bot(BOT_KINDS[3], 1));
        assert_eq!(sitters[2], Sitter::bot(BotKind::Cowboy, 2), "whoever is not changed is a cowboy");
    }

    #[test]
    fn a_letter_with_ctrl_is_no_letter_of_a_name() {
        let mut menu = menu();
        press(&mut menu, KeyCode::Down);
        "Ann".chars().for_each(|letter| _ = press(&mut menu, KeyCode::Char(letter)));
        let control = |letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        assert_eq!(menu.key(control('w')), None);
        assert_eq!(menu.sitters[0], Sitter::Person("Ann".into()));
        assert_eq!(menu.key(control('u')), None);
        assert_eq!(menu.sitters[0], Sitter::Person(String::new()));
        let both = KeyEvent::new(KeyCode::Char('@'), KeyModifiers::CONTROL | KeyModifiers::ALT);
        assert_eq!(menu.key(both), None);
        assert_eq!(menu.sitters[0], Sitter::Person("@".into()), "as AltGr sends it");
        assert_eq!(menu.key(control('c')), Some(MenuDone::Leave));
    }

    /// Moves to a row and presses a key there.
    fn at(menu: &mut Menu, row: Row, code: KeyCode) {
        menu.row = menu.rows().iter().position(|r| *r == row).unwrap();
        press(menu, code);
    }

    #[test]
    fn every_kind_of_game_can_be_played() {
        let content = Content::embedded().unwrap();
        let mut menu = menu();
        (0..2).for_each(|_| at(&mut menu, Row::Players, KeyCode::Right));
        let mut seen = Vec::new();
        for _ in KINDS {
            let (length, variants) = menu.agreed();
            assert_eq!(variants.check(&content, menu.players as u8, length), Ok(()), "{variants}");
            assert_eq!(menu.rows().contains(&Row::Length), !menu.is_first_game());
            seen.push((variants.to_string(), length, menu.players, menu.note(Row::Kind).len() > 10));
            at(&mut menu, Row::Kind, KeyCode::Right);
        }
        let expected = [("goals", 20, 6), ("first-game", 15, 4), ("goals,wild-wild-west", 20, 4)];
        assert_eq!(seen, expected.map(|(words, length, players)| (words.to_owned(), length, players, true)));
        assert_eq!(menu.agreed(), (20, Variants::GOALS), "round again");
    }

    #[test]
    fn the_man_in_black_comes_to_two_alone() {
        let mut menu = menu();
        assert!(!menu.rows().contains(&Row::ManInBlack));
        (0..2).for_each(|_| at(&mut menu, Row::Players, KeyCode::Left));
        assert_eq!(menu.agreed().1.to_string(), "goals,man-in-black", "he plays along with two");
        assert!(menu.note(Row::Players).contains("Man in Black") && menu.note(Row::ManInBlack).len() <= 60);
        at(&mut menu, Row::ManInBlack, KeyCode::Right);
        assert_eq!(menu.agreed().1, Variants::GOALS, "unless he is left out");
        assert_eq!(menu.note(Row::Players), "");
        at(&mut menu, Row::ManInBlack, KeyCode::Right);
        at(&mut menu, Row::Players, KeyCode::Right);
        assert_eq!(menu.agreed().1, Variants::GOALS);
        at(&mut menu, Row::Kind, KeyCode::Right);
        at(&mut menu, Row::Players, KeyCode::Left);
        assert_eq!(menu.agreed(), (15, Variants::from(Variant::FirstGame).with(Variant::ManInBlack)));
    }

    #[test]
    fn the_rulebook_goes_round() {
        let mut menu = menu();
        let row = menu.rows().iter().position(|row| *row == Row::Edition).unwrap();
        (0..row).for_each(|_| _ = press(&mut menu, KeyCode::Down));
        let mut seen = Vec::new();
        for _ in 0..3 {
            seen.push((menu.edition(), menu.value(Row::Edition).1));
            press(&mut menu, KeyCode::Right);
        }
        let editions: Vec<Edition> = seen.iter().map(|(edition, _)| *edition).collect();
        assert_eq!(editions, [Edition::EN, Edition::FR, Edition::IT]);
        assert_eq!(menu.edition(), Edition::EN);
        menu.edition = "fr+story-ride=up-to".parse().unwrap();
        assert!(menu.value(Row::Edition).1.starts_with(&seen[1].1), "it says that it is the French one, changed");
        press(&mut menu, KeyCode::Left);
        assert_eq!(menu.edition(), Edition::FR);
    }

    #[test]
    fn a_seat_goes_through_everybody_with_a_line_about_each() {
        let mut menu = menu();
        press(&mut menu, KeyCode::Down);
        let mut seen = Vec::new();
        for _ in 0..=BOT_KINDS.len() {
            let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
            terminal.draw(|frame| menu.draw(frame)).unwrap();
            let shown: String = terminal.backend().buffer().content.iter().map(|c| c.symbol()).collect();
            let note = menu.note(Row::Seat(0));
            assert!(note.len() > 10 && note.len() <= 60 && shown.contains(&note), "{note}");
            assert!(!seen.contains(&(menu.sitters[0].message(), note.clone())));
            seen.push((menu.sitters[0].message(), note));
            press(&mut menu, KeyCode::Right);
        }
        let order: Vec<&str> = seen.iter().map(|(id, _)| *id).collect();
        let expected = ["person", "random", "greenhorn", "cowboy", "gunslinger"].map(|k| format!("sitter-{k}"));
        assert_eq!(order, expected);
        assert!(menu.sitters[0].is_person(), "round again");
        press(&mut menu, KeyCode::Left);
        assert_eq!(menu.sitters[0].message(), "sitter-gunslinger");
    }
}
