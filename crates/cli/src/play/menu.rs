//! The start menu: how many play, who sits where, how long, with goals or not.

use super::options::Args;
use super::seats::Sitter;
use super::theme::{self, BARN, BRASS, CREAM, Depth, NIGHT, on};
use super::views;
use super::words::Words;
use darkrock_bots::{BOT_KINDS, BotKind};
use darkrock_lab::entrant::Entrant;
use darkrock_rules::setup::LENGTHS;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

/// How the menu ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MenuDone {
    /// Nobody wants to play.
    Leave,
    /// A game of these players, length, with goals or not.
    Play(Vec<Sitter>, u8, bool),
}

/// The menu.
pub struct Menu {
    words: Words,
    depth: Depth,
    players: usize,
    sitters: Vec<Sitter>,
    length: usize,
    goals: bool,
    row: usize,
}

/// What a row of the menu sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Players,
    Seat(usize),
    Length,
    Goals,
    Start,
}

impl Menu {
    /// The menu as it opens: one person and three hands, or what the command line says of the rest.
    pub fn new(words: Words, depth: Depth, args: &Args) -> Self {
        let person = |seat: usize| Sitter::Person(words.n("menu-person", seat as i64 + 1));
        let sitters = (0..6).map(|s| if s == 0 { person(s) } else { Sitter::bot(BotKind::Hand, s) }).collect();
        let length = LENGTHS.iter().position(|l| Some(*l) == args.length).unwrap_or(1);
        Self { words, depth, players: 4, sitters, length, goals: !args.no_goals, row: 0 }
    }

    fn rows(&self) -> Vec<Row> {
        let seats = (0..self.players).map(Row::Seat);
        [Row::Players].into_iter().chain(seats).chain([Row::Length, Row::Goals, Row::Start]).collect()
    }

    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) -> Option<MenuDone> {
        let rows = self.rows();
        let here = rows[self.row.min(rows.len() - 1)];
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Esc => return Some(MenuDone::Leave),
            KeyCode::Char('c' | 'd') if control => return Some(MenuDone::Leave),
            KeyCode::Up | KeyCode::BackTab => self.row = (self.row + rows.len() - 1) % rows.len(),
            KeyCode::Down | KeyCode::Tab => self.row = (self.row + 1) % rows.len(),
            KeyCode::Left => self.change(here, false),
            KeyCode::Right => self.change(here, true),
            KeyCode::Enter if here == Row::Start => {
                let sitters = self.sitters[..self.players].to_vec();
                return Some(MenuDone::Play(sitters, LENGTHS[self.length], self.goals));
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
            Row::Players if more => self.players = (self.players + 1).min(6),
            Row::Players => self.players = (self.players - 1).max(2),
            Row::Seat(seat) => self.sitters[seat] = self.neighbour(seat, more),
            Row::Length => self.length = (self.length + if more { 1 } else { LENGTHS.len() - 1 }) % LENGTHS.len(),
            Row::Goals => self.goals = !self.goals,
            Row::Start => {}
        }
    }

    /// Who comes next in a seat: a person, then the bots from the weakest.
    fn neighbour(&self, seat: usize, more: bool) -> Sitter {
        let levels = BOT_KINDS.len() + 1;
        let here = match &self.sitters[seat] {
            Sitter::Bot(Entrant::Bot(kind), _) => BOT_KINDS.iter().position(|k| k == kind).map_or(0, |at| at + 1),
            Sitter::Bot(Entrant::Program(_), _) | Sitter::Person(_) => 0,
        };
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

    fn value(&self, row: Row) -> (String, String) {
        let words = &self.words;
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
            Row::Goals => (words.t("menu-goals"), words.t(if self.goals { "menu-yes" } else { "menu-no" })),
            Row::Start => (words.t("menu-start"), String::new()),
        }
    }

    /// A line about whoever sits in the seat of a row.
    fn note(&self, row: Row) -> String {
        let Row::Seat(seat) = row else { return String::new() };
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

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    fn press(menu: &mut Menu, code: KeyCode) -> Option<MenuDone> {
        menu.key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    fn menu() -> Menu {
        Menu::new(Words::new(darkrock_texts::Language::En).unwrap(), Depth::True, &Args::default())
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
        for _ in 0..4 {
            press(&mut menu, KeyCode::Down);
        }
        let Some(MenuDone::Play(sitters, 20, true)) = press(&mut menu, KeyCode::Enter) else { panic!("no game") };
        assert_eq!(sitters.len(), 3);
        assert_eq!(sitters[0], Sitter::Person("Ann".into()));
        assert_eq!(sitters[1], Sitter::bot(BOT_KINDS[3], 1));
        assert_eq!(sitters[2], Sitter::bot(BotKind::Hand, 2), "whoever is not changed is a hand");
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
        let expected = ["person", "random", "greenhorn", "hand", "gunslinger"].map(|k| format!("sitter-{k}"));
        assert_eq!(order, expected);
        assert!(menu.sitters[0].is_person(), "round again");
        press(&mut menu, KeyCode::Left);
        assert_eq!(menu.sitters[0].message(), "sitter-gunslinger");
    }
}
