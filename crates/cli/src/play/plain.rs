//! Plain mode: prints events, the question and numbered choices, and reads answers. For pipes, screen readers and
//! tests; it never moves the cursor.

use super::advice;
use super::game_table::GameTable;
use super::lesson;
use super::offers::{self, Offer};
use super::options::{AutoPass, Pace};
use super::reader;
use super::thinking::{self, PATIENCE};
use super::typed::{self, Typed};
use super::views::{end_title, score_rows, trader_line};
use crate::review::{self, Wish};
use crate::rules::Printer;
use anyhow::Result;
use darkrock_aid::page::Words as Said;
use darkrock_rules::choice::Choice;
use darkrock_rules::ids::{MapToken, PointTrack, Seat};
use darkrock_rules::state::Public;
use darkrock_texts::Args;
use darkrock_tutorial::Guide;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use unicode_width::UnicodeWidthStr;

/// The number of blank lines that scroll earlier output away on a terminal that cannot be cleared.
const SCREENFUL: usize = 100;

/// The options of plain mode.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Pass automatically without a matching card.
    pub auto_pass: AutoPass,
    /// How fast bots play.
    pub pace: Pace,
    /// Whether a terminal is attached: then there are pauses, and one person's output is cleared before the next one's turn.
    pub watched: bool,
    /// Whether the screen can be cleared for that; otherwise the output is scrolled away.
    pub clears: bool,
    /// Iterations about a choice in the review after the game.
    pub review: u32,
}

/// A game line by line.
struct Plain<'t, 'c, R, W> {
    table: &'t mut GameTable<'c>,
    input: R,
    out: W,
    options: Options,
    /// The current reader of the log; none for spectators.
    viewer: Option<Seat>,
    /// How much of the log each seat has read, and at the end the spectator.
    read: [usize; 7],
}

/// The result of an input.
enum Next {
    /// The position has changed.
    Changed,
    /// Prompt the same person again.
    Again,
    /// The same, with the choices.
    Repeat,
    /// Quit.
    Leave,
}

/// Plays to the end of the game or of the input.
///
/// # Errors
/// When reading or writing fails.
pub fn play(table: &mut GameTable<'_>, input: impl BufRead, out: impl Write, options: Options) -> Result<()> {
    let people = table.people();
    let viewer = if people.len() == 1 { Some(people[0]) } else { None };
    let mut plain = Plain { table, input, out, options, viewer, read: [0; 7] };
    plain.run()
}

impl<R: BufRead, W: Write> Plain<'_, '_, R, W> {
    fn run(&mut self) -> Result<()> {
        loop {
            let Some(seat) = self.table.next_seat(self.viewer) else { return self.end() };
            if !self.table.is_person(seat) {
                self.pause()?;
                // Without a terminal there are no time limits: the same seed gives the same game, however slow the machine.
                let patience = self.table.sitters[seat.index()].patience().filter(|_| self.options.watched);
                self.table.play_bot(seat, patience)?;
                self.table.autosave()?;
                if let Some(failure) = self.table.new_failure() {
                    self.print(&failure)?;
                }
                if self.viewer.is_some() && self.table.people().len() == 1 || self.table.people().is_empty() {
                    self.print_log()?;
                }
            } else if !self.ask(seat)? {
                return self.leave();
            }
        }
    }

    fn print(&mut self, text: &str) -> Result<()> {
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    fn pause(&mut self) -> Result<()> {
        if self.options.watched && !self.options.pace.pause().is_zero() {
            self.out.flush()?;
            std::thread::sleep(self.options.pace.pause());
        }
        Ok(())
    }

    /// A line of input, or nothing at its end.
    fn line(&mut self, prompt: &str) -> Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = String::new();
        let some = self.input.read_line(&mut line)? > 0;
        if !self.options.watched || !some {
            writeln!(self.out)?;
        }
        Ok(some.then(|| line.trim().to_owned()))
    }

    /// What the viewer has not read of the log.
    fn print_log(&mut self) -> Result<()> {
        let reader = self.viewer.map_or(6, Seat::index);
        let from = self.read[reader].min(self.table.log_len());
        for line in self.table.lines(from, self.viewer) {
            if line.turn {
                writeln!(self.out)?;
            }
            self.print(&line.text)?;
        }
        self.read[reader] = self.table.log_len();
        Ok(())
    }

    /// Prompts a person until there is a choice. Returns whether the game continues.
    fn ask(&mut self, seat: Seat) -> Result<bool> {
        if self.viewer != Some(seat) && !self.pass_keyboard(seat)? {
            return Ok(false);
        }
        self.print_log()?;
        let offers = offers::offers(self.table, seat);
        if matches!(&offers[..], [only] if only.choice == Choice::Pass) && self.options.auto_pass == AutoPass::Yes {
            self.pause()?;
            self.print(&self.table.words.t("plain-auto-pass"))?;
            self.table.play(seat, Choice::Pass)?;
            self.table.autosave()?;
            return Ok(true);
        }
        self.question(seat, &offers)?;
        loop {
            let Some(line) = self.line("> ")? else { return Ok(false) };
            match self.answer(seat, &offers, &line)? {
                Next::Changed => {
                    self.table.autosave()?;
                    return Ok(true);
                }
                Next::Again => {}
                Next::Repeat => self.question(seat, &offers)?,
                Next::Leave => return Ok(false),
            }
        }
    }

    fn pass_keyboard(&mut self, seat: Seat) -> Result<bool> {
        if self.options.watched && self.viewer.is_some() {
            // Clears the last person's lines, including the scrollback.
            let gone = if self.options.clears { "\x1b[2J\x1b[3J\x1b[H".to_owned() } else { "\n".repeat(SCREENFUL) };
            write!(self.out, "{gone}")?;
        }
        let who =
            self.table.words.commas(&[self.table.sitters[seat.index()].name().to_string(), self.table.name(seat)]);
        let prompt = self.table.words.s("plain-pass", &who);
        loop {
            let Some(line) = self.line(&format!("\n{prompt} "))? else { return Ok(false) };
            match line.as_str() {
                "quit" | "exit" => return Ok(false),
                "" => break,
                _ => self.print(&self.table.words.s("plain-pass-enter", self.table.sitters[seat.index()].name()))?,
            }
        }
        self.viewer = Some(seat);
        Ok(true)
    }

    fn question(&mut self, seat: Seat, offers: &[Offer]) -> Result<()> {
        let words = lesson::words(self.table, "tutorial-keys-plain");
        words.iter().try_for_each(|line| self.print(line))?;
        self.standing(seat)?;
        let public = &self.table.session().game().state.public;
        let question = self.table.texts.question(public, Some(seat));
        self.print(&question)?;
        let mut group = None;
        for (n, offer) in offers.iter().enumerate() {
            if group != Some(offer.group) {
                group = Some(offer.group);
                if let Some(title) = offer.group.title() {
                    self.print(&self.table.words.s("plain-group", &self.table.words.t(title)))?;
                }
            }
            self.print(&format!("{:>3}  {}  [{}]", n + 1, offer.label, offer.notation))?;
        }
        Ok(())
    }

    /// A person's space and possessions.
    fn standing(&mut self, seat: Seat) -> Result<()> {
        let view = self.table.view(Some(seat));
        let player = view.public.player(seat);
        let words = &self.table.words;
        let goods = words.with(
            "player-goods",
            Args::new()
                .n("lp", player.lp)
                .n("money", player.money)
                .n("nuggets", player.nuggets)
                .n("wounds", player.wounds)
                .n("cards", view.own.hand.len() as u8),
        );
        let mut lines = vec![String::new(), words.pair(&self.table.who(seat), &goods)];
        if let (Some(follower), Some(side)) = (view.public.follower(seat), view.public.side(seat)) {
            let text = self.table.texts.follower(follower);
            lines.push(words.pair(&words.s(&format!("player-{}", side.id()), &text.name), &text.text));
        }
        if let Some(injury) = view.public.injury(seat) {
            let text = self.table.texts.injury(injury);
            lines.push(words.pair(&words.s("player-injury", &text.name), &text.text));
        }
        if let Some(space) = player.space {
            lines.push(words.s("player-at", self.table.texts.place(space)));
        }
        if !view.own.hand.is_empty() {
            lines.push(words.s("plain-hand", &self.table.texts.card_list(view.own.hand)));
        }
        lines.iter().try_for_each(|line| self.print(line))
    }

    fn answer(&mut self, seat: Seat, offers: &[Offer], line: &str) -> Result<Next> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word.to_lowercase().as_str() {
            // Where there is only something to read, Enter reads on.
            "" if self.table.guide().is_some_and(Guide::only_tells) => {
                return Ok(if self.table.next_step() { Next::Changed } else { Next::Leave });
            }
            "" => return Ok(Next::Again),
            "?" | "help" if !rest.trim().is_empty() => self.explain(seat, offers, rest)?,
            "?" | "help" => self.print(&self.table.words.t("plain-help"))?,
            "undo" => return self.undo(seat),
            "next" | "skip" if self.table.guide().is_some() => {
                return Ok(if self.table.next_step() { Next::Changed } else { Next::Leave });
            }
            "back" if self.table.guide().is_some() => return self.undo(seat),
            "save" => self.save(rest)?,
            "rules" | "rule" => self.rules(rest)?,
            "codes" => {
                let told = self.table.turn_codes();
                self.print(&told)?;
            }
            "hand" => self.hand(seat)?,
            "players" => self.players()?,
            "hint" => self.hint(seat)?,
            "lang" => return self.speak(rest.trim()),
            "review" => self.print(&self.table.words.t("review-later"))?,
            "list" => return Ok(Next::Repeat),
            "quit" | "exit" => return Ok(Next::Leave),
            _ => return self.choose(seat, offers, line),
        }
        Ok(Next::Again)
    }

    fn choose(&mut self, seat: Seat, offers: &[Offer], line: &str) -> Result<Next> {
        match typed::read(self.table, seat, offers, line) {
            Typed::Open(at) => {
                self.table.play(seat, offers[at].choice)?;
                Ok(Next::Changed)
            }
            Typed::Closed { why, .. } => {
                self.print(&why)?;
                Ok(Next::Again)
            }
            Typed::Unclear(why) => {
                self.print(&why)?;
                let like = typed::completions(self.table, offers, line);
                if !like.is_empty() && like.len() <= 12 {
                    self.print(&self.table.words.s("plain-like", &self.table.words.commas(&like)))?;
                }
                Ok(Next::Again)
            }
        }
    }

    /// The adviser's choices, with reasons.
    fn hint(&mut self, seat: Seat) -> Result<()> {
        let Some(question) = self.table.question(seat) else { return Ok(()) };
        let late = thinking::after(self.options.watched.then_some(PATIENCE));
        let advice = self.table.hire_adviser(seat).explain(question.ask(), &late);
        let lines = advice::lines(self.table, &advice);
        if lines.is_empty() {
            return self.print(&self.table.words.t("hint-none"));
        }
        self.print(&self.table.words.t("hint-intro"))?;
        for (n, line) in lines.iter().enumerate() {
            self.print(&format!("{:>3}. {}  [{}]", n + 1, line.label, line.notation))?;
            self.print(&format!("     {}", line.why))?;
        }
        Ok(())
    }

    /// The effects of a choice.
    fn explain(&mut self, seat: Seat, offers: &[Offer], text: &str) -> Result<()> {
        match typed::read(self.table, seat, offers, text) {
            Typed::Open(at) => {
                self.print(&format!("{}  [{}]", offers[at].label, offers[at].notation))?;
                offers::facts(self.table, seat, offers[at].choice).iter().try_for_each(|fact| self.print(&fact.text))
            }
            Typed::Closed { why, .. } | Typed::Unclear(why) => self.print(&why),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<Next> {
        if self.table.undo(seat).is_err() {
            self.print(&self.table.words.t("undo-nothing"))?;
            return Ok(Next::Again);
        }
        let length = self.table.log_len();
        self.read.iter_mut().for_each(|read| *read = (*read).min(length));
        if self.table.guide().is_none() {
            self.print(&self.table.words.t("undone"))?;
        }
        Ok(Next::Changed)
    }

    /// Changes the language.
    fn speak(&mut self, code: &str) -> Result<Next> {
        let Ok(language) = crate::args::language(code) else {
            self.print(&self.table.words.languages())?;
            return Ok(Next::Again);
        };
        self.table.speak(language)?;
        self.print(&self.table.words.s("lang-now", language.name()))?;
        Ok(Next::Changed)
    }

    fn save(&mut self, name: &str) -> Result<()> {
        let named = (!name.trim().is_empty()).then(|| PathBuf::from(name.trim()));
        let Some(path) = named.or_else(|| self.table.save.clone()) else {
            return self.print(&self.table.words.t("plain-save-where"));
        };
        let name = path.display().to_string();
        match self.table.save_as(path) {
            Ok(()) => self.print(&self.table.words.s("saved", &name)),
            Err(error) => self.print(&format!("{error:#}")),
        }
    }

    /// The player aid on a topic; without one, the rule of the pending decision.
    fn rules(&mut self, topic: &str) -> Result<()> {
        const SHOWN: usize = 20;
        let aid = reader::aid_of(self.table);
        let said = Said { codes: self.table.codes, ..aid.words() };
        let printer = Printer { sections: &aid.sections, said, texts: &self.table.texts, most: SHOWN };
        let asked = reader::place_of(&aid, &self.table.rules, reader::rule_asked(self.table));
        let asked = asked.and_then(|place| aid.find(&place.section)?.blocks.get(place.block?));
        match (topic.trim(), asked) {
            ("", asked) => {
                asked.map_or(Ok(()), |rule| printer.blocks(&[rule], &mut self.out))?;
                self.print(&self.table.words.t("plain-rules-what"))
            }
            (topic, _) => printer.topic(topic, &mut self.out).map(drop),
        }
    }

    fn hand(&mut self, seat: Seat) -> Result<()> {
        let view = self.table.view(Some(seat));
        for card in view.own.hand {
            let line = format!("{}. {}", self.table.texts.card(card).label, offers::card_lines(self.table, card));
            self.print(&line)?;
        }
        for goal in self.table.content.goals_of(view.public.player(seat), view.own.goals) {
            let text = self.table.texts.goal(goal).clone();
            let line = self.table.words.pair(&text.name, &text.body);
            self.print(&line)?;
            self.print(&text.tale)?;
        }
        Ok(())
    }

    fn players(&mut self) -> Result<()> {
        let view = self.table.view(self.viewer);
        for seat in view.public.all_seats() {
            let player = view.public.player(seat);
            let goods = Args::new()
                .n("lp", player.lp)
                .n("money", player.money)
                .n("nuggets", player.nuggets)
                .n("wounds", player.wounds)
                .n("cards", view.hand_sizes[seat.index()]);
            let words = &self.table.words;
            let mut line = words.pair(&self.table.who(seat), &words.with("player-goods", goods));
            for (id, points) in [("marshal-n", player.marshal), ("wanted-n", player.wanted)] {
                if points > 0 {
                    line += &format!(" {}.", self.table.words.n(id, points));
                }
            }
            for (at, points) in player.points.iter().enumerate().take(self.table.content.point_tracks.len()) {
                if *points > 0 {
                    let space = self.table.content.point_tracks[at].space_number(*points);
                    line += &format!(" {} {space}.", self.table.texts.point_track(PointTrack(at as u8)));
                }
            }
            if let (Some(follower), Some(side)) = (view.public.follower(seat), view.public.side(seat)) {
                let name = &self.table.texts.follower(follower).name;
                line += &format!(" {}.", self.table.words.s(&format!("player-{}", side.id()), name));
            }
            if let Some(injury) = view.public.injury(seat) {
                let name = &self.table.texts.injury(injury).name;
                line += &format!(" {}.", self.table.words.s("player-injury", name));
            }
            if let Some(space) = player.space {
                line += &format!(" {}", self.table.words.s("player-at", self.table.texts.place(space)));
            }
            self.print(&line)?;
        }
        self.tokens(&view.public)?;
        if let Some(him) = view.public.automa() {
            let figure = view.public.player(him);
            let goods = Args::new().n("lp", figure.lp).n("cards", view.public.automa_cards.len() as u8);
            let words = &self.table.words;
            let mut line = words.pair(&self.table.name(him), &words.with("automa-goods", goods));
            if let Some(space) = figure.space {
                line += &format!(" {}", self.table.words.s("player-at", self.table.texts.place(space)));
            }
            self.print(&line)?;
        }
        Ok(())
    }

    /// The spaces of modules' tokens.
    fn tokens(&mut self, public: &Public) -> Result<()> {
        for (at, spaces) in public.map_tokens.iter().enumerate().filter(|(_, spaces)| !spaces.is_empty()) {
            let texts = &self.table.texts;
            let places: Vec<&str> = spaces.iter().map(|space| texts.place(space)).collect();
            let line = self.table.words.pair(texts.map_token(MapToken(at as u8)), &self.table.words.commas(&places));
            self.print(&line)?;
        }
        for (space, _) in &self.table.content.board.frontier {
            let Some(price) = public.frontier_price(self.table.content, *space) else { continue };
            let line =
                self.table.words.pair(self.table.texts.place(*space), &self.table.words.n("frontier-price", price));
            self.print(&line)?;
        }
        for seat in public.all_seats() {
            let Some(space) = public.homestead(seat) else { continue };
            let words = &self.table.words;
            let line = words.pair(self.table.texts.place(space), &words.s("homestead-of", &self.table.name(seat)));
            self.print(&line)?;
        }
        let content = self.table.content;
        if let (Some(space), Some(next)) = (public.train(content), public.train_after(content, 1)) {
            let place = |space| self.table.texts.place(space).to_owned();
            let line = self.table.words.with("train-at", Args::new().s("place", place(space)).s("next", place(next)));
            self.print(&line)?;
        }
        if let Some(line) = trader_line(self.table, public) {
            self.print(&line)?;
        }
        Ok(())
    }

    fn end(&mut self) -> Result<()> {
        self.print_log()?;
        self.print("")?;
        let title = end_title(self.table);
        self.print(&title)?;
        let rows = score_rows(self.table);
        let columns = rows[0].1.len();
        let width = |c: usize| rows.iter().map(|(_, row)| row[c].width()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for (_, row) in &rows {
            let mut line = format!("{:<w$}", row[0], w = widths[0]);
            for (text, w) in row[1..].iter().zip(&widths[1..]) {
                line += &format!("  {text:>w$}");
            }
            self.print(&line)?;
        }
        if self.table.people().is_empty() { Ok(()) } else { self.after() }
    }

    /// After the game: the review, if requested.
    fn after(&mut self) -> Result<()> {
        loop {
            let prompt = self.table.words.t("plain-after");
            match self.line(&format!("\n{prompt} "))?.as_deref() {
                Some("review") => return self.review(),
                None | Some("" | "quit" | "exit") => return Ok(()),
                Some(_) => {}
            }
        }
    }

    fn review(&mut self) -> Result<()> {
        self.out.flush()?;
        let record = self.table.session().record();
        let language = self.table.words.language();
        let wish = Wish { iterations: self.options.review, language, ..Wish::default() };
        let reviewed = review::look_over_here(&record, self.table.content, &wish)?;
        review::write_text(&self.table.words, &reviewed, &mut self.out)?;
        Ok(())
    }

    /// The input is at its end, or the person wants to leave.
    fn leave(&mut self) -> Result<()> {
        if self.table.guide().is_some() {
            return Ok(());
        }
        let text = match &self.table.save {
            Some(path) => {
                self.table.save_to(path)?;
                self.table.words.s("left-kept", &self.table.resume_command(path))
            }
            None => self.table.words.t("left-lost"),
        };
        self.print(&text)
    }
}
