//! The map: regions, borders, locations, bandits, the Sheriff, the figures, and the destination of a choice.

use crate::play::app::App;
use crate::play::map_image::{Border, Ground, MapCell, MapImage};
use crate::play::offers;
use crate::play::theme::{self, BARN, CREAM, GLOW, INK, NIGHT, mix, on, rgb};
use darkrock_rules::content::additions::MapTokenRow;
use darkrock_rules::ids::{MapToken, Seat, Space, SpaceSet};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::collections::BTreeMap;
use unicode_width::UnicodeWidthStr;

/// The spaces of the open choices.
#[derive(Default)]
struct Ways {
    /// Spaces that can be chosen, with the number of the first such choice.
    reach: BTreeMap<Space, usize>,
    /// The destination of the selected choice.
    chosen: Option<Space>,
    /// Its path.
    way: Vec<Space>,
}

/// Draws the map over the whole area.
pub fn draw(buf: &mut Buffer, area: Rect, app: &mut App<'_>) {
    if area.width < 10 || area.height < 5 {
        return;
    }
    let board = &app.table.content.board;
    let fits = app.map.as_ref().is_some_and(|m| (m.width, m.height) == (area.width, area.height));
    let image = match app.map.take() {
        Some(image) if fits => image,
        _ => MapImage::new(board, area.width, area.height),
    };
    let ways = ways(app);
    let mut sheet = Sheet { buf, area, image: &image, app, ways, taken: Vec::new() };
    sheet.land();
    sheet.pieces();
    sheet.locations();
    sheet.numbers();
    sheet.regions();
    app.map = Some(image);
}

fn ways(app: &App<'_>) -> Ways {
    let mut ways = Ways::default();
    for (n, offer) in app.offers.iter().enumerate() {
        if let Some(to) = offers::destination(offer.choice) {
            ways.reach.entry(to).or_insert(n + 1);
        }
    }
    if let (Some(seat), Some(offer)) = (app.asked, app.offer()) {
        ways.chosen = offers::destination(offer.choice);
        if ways.chosen.is_some() && app.table.session().game().is_legal(seat, offer.choice) {
            ways.way = app.table.session().game().preview(seat, offer.choice).way;
        }
    }
    ways
}

/// The map being drawn.
struct Sheet<'a, 'c> {
    buf: &'a mut Buffer,
    area: Rect,
    image: &'a MapImage,
    app: &'a App<'c>,
    ways: Ways,
    /// Cells with text: row, first and last column.
    taken: Vec<(u16, u16, u16)>,
}

impl Sheet<'_, '_> {
    fn land(&mut self) {
        for row in 0..self.area.height {
            for column in 0..self.area.width {
                let Some(cell) = self.image.cell(column, row).copied() else { continue };
                let (fg, bg) = self.colours(cell);
                let symbol = char::from_u32(0x2800 + u32::from(cell.dots)).filter(|_| cell.dots != 0).unwrap_or(' ');
                let at = &mut self.buf[(self.area.x + column, self.area.y + row)];
                at.set_char(symbol).set_style(on(fg, bg));
            }
        }
    }

    fn ground(&self, space: Space) -> u32 {
        let spec = &self.app.table.content.board.spec.spaces[space.index()];
        let (wash, _) = theme::region(&spec.region);
        if self.ways.chosen == Some(space) {
            BARN
        } else if self.ways.way.contains(&space) {
            mix(wash, 0xB4_432F, 50)
        } else if self.ways.reach.contains_key(&space) {
            mix(wash, 0xFF_F2B8, 75)
        } else if self.ways.reach.is_empty() {
            wash
        } else {
            mix(wash, 0x3A_2A1C, 26)
        }
    }

    fn colours(&self, cell: MapCell) -> (u32, u32) {
        let bg = match cell.ground {
            Ground::Beside => NIGHT,
            Ground::Mesa => 0xA8_7450,
            Ground::Space(space) => self.ground(space),
        };
        let edge = match cell.ground {
            Ground::Space(space) => theme::region(&self.app.table.content.board.spec.spaces[space.index()].region).1,
            _ => 0x3F_2212,
        };
        let fg = match cell.border {
            Border::None | Border::Space => mix(edge, INK, 22),
            Border::River => 0x2C_6E80,
            Border::Rail => 0x4A_3424,
            Border::Region => 0x5A_3B1C,
            Border::Mesa => 0x3F_2212,
            Border::Rim => 0x8A_6A3A,
            Border::Town if bg == BARN => GLOW,
            Border::Town => BARN,
        };
        (fg, bg)
    }

    /// Writes a text centered near a cell, unless another text is in the way. Returns whether it was written.
    fn write(&mut self, (column, row): (u16, u16), text: &str, style: Style) -> bool {
        let width = text.width() as u16;
        if width == 0 || width > self.area.width || row >= self.area.height {
            return false;
        }
        let from = column.saturating_sub(width / 2).min(self.area.width - width);
        let to = from + width - 1;
        if self.taken.iter().any(|(r, a, b)| *r == row && from <= *b + 1 && to + 1 >= *a) {
            return false;
        }
        self.buf.set_string(self.area.x + from, self.area.y + row, text, style);
        self.taken.push((row, from, to));
        true
    }

    /// Text on the land, on the existing background.
    fn label(&mut self, at: (u16, u16), text: &str, space: Option<Space>, fg: u32, bold: bool) -> bool {
        let bg = space.map_or(0xA8_7450, |s| self.ground(s));
        let fg = if space.is_some() && space == self.ways.chosen { CREAM } else { fg };
        let style = on(fg, mix(bg, 0xF8_EBCB, if bg == BARN { 0 } else { 45 }));
        let style = if bold { style.add_modifier(Modifier::BOLD) } else { style };
        self.write(at, text, style)
    }

    fn point(&self, space: Space) -> (u16, u16) {
        self.image.at(self.app.table.content.board.spec.spaces[space.index()].label_point)
    }

    /// Figures, bandits and the Sheriff, below the label of their space where it has one.
    fn pieces(&mut self) {
        let public = self.app.table.session().game().state.public;
        for space in self.app.table.content.board.all {
            let seats: Vec<Seat> = public.players_on(space).iter().collect();
            let (bandit, sheriff) = (public.bandits.contains(space), public.sheriff == space);
            let mut pieces: Vec<(String, Style)> = seats.iter().map(|s| self.figure(*s)).collect();
            if bandit {
                pieces.push(("☠ ".to_owned(), on(0xF4_E6C7, 0x24_1812)));
            }
            pieces.extend(self.tokens(space));
            pieces.extend(self.price(space));
            let homes = public.all_seats().filter(|seat| public.homestead(*seat) == Some(space));
            pieces.extend(homes.map(|seat| ("⌂ ".to_owned(), self.figure(seat).1)));
            if public.train(self.app.table.content) == Some(space) {
                pieces.push(("▟▙ ".to_owned(), on(0xF4_E6C7, 0x24_1812)));
            }
            if public.trader().cart(self.app.table.content) == Some(space) {
                pieces.push(("⊞ ".to_owned(), on(0xF4_E6C7, 0x4A_3163)));
            }
            if sheriff && !public.stack.iter().any(|f| matches!(f, darkrock_rules::frame::Frame::Draft)) {
                pieces.push(("★ ".to_owned(), on(GLOW, 0x2E_4A73)));
            }
            self.put_pieces(space, &pieces);
        }
    }

    /// The price of the frontier token of a space.
    fn price(&self, space: Space) -> Option<(String, Style)> {
        let table = &self.app.table;
        let public = &table.session().game().state.public;
        let price = public.frontier_price(table.content, space)?;
        Some((format!("{price} "), on(0xF4_E6C7, 0x6B_4A1F)))
    }

    /// Tokens of modules, by the first letters of their names.
    fn tokens(&self, space: Space) -> Vec<(String, Style)> {
        let table = &self.app.table;
        let kinds = table.content.map_tokens.iter().zip(&table.session().game().state.public.map_tokens).enumerate();
        let there = kinds.filter(|(_, (_, spaces))| spaces.contains(space));
        let piece = |(at, (row, _)): (usize, (&MapTokenRow, &SpaceSet))| {
            let letter = table.texts.map_token(MapToken(at as u8)).chars().next().unwrap_or('?');
            let back = if row.foe.is_some() { 0x8E_2F22 } else { 0x6B_4A1F };
            (format!("{letter} "), on(0xF4_E6C7, back))
        };
        there.map(piece).collect()
    }

    fn put_pieces(&mut self, space: Space, pieces: &[(String, Style)]) {
        let width: u16 = pieces.iter().map(|(text, _)| text.width() as u16).sum();
        if width == 0 {
            return;
        }
        let (column, row) = self.point(space);
        let labelled = self.app.table.content.board.spec.spaces[space.index()].location.is_some();
        let row = if labelled && row + 1 < self.area.height { row + 1 } else { row };
        let mut x = column.saturating_sub(width / 2).min(self.area.width.saturating_sub(width));
        self.taken.push((row, x, x + width - 1));
        for (text, style) in pieces {
            let style = style.add_modifier(Modifier::BOLD);
            self.buf.set_string(self.area.x + x, self.area.y + row, text, style);
            x += text.width() as u16;
        }
    }

    fn figure(&self, seat: Seat) -> (String, Style) {
        let public = &self.app.table.session().game().state.public;
        let look = theme::figure(public, seat);
        // The automa needs no letter: there is only one.
        let name = self.app.table.name(seat);
        let initial = if public.is_seat(seat) { name.chars().next().unwrap_or('?') } else { ' ' };
        (format!("{}{initial}", look.shape), on(look.on, look.fill))
    }

    /// Names of locations, short where the map is small.
    fn locations(&mut self) {
        let spec = self.app.table.content.board.spec.clone();
        for (index, space) in spec.spaces.iter().enumerate() {
            let Some(location) = &space.location else { continue };
            let here = Space(index as u8);
            let number = self.ways.reach.get(&here).copied();
            let at = self.image.at(space.label_point);
            for name in self.names(location) {
                let text = number.map_or_else(|| name.clone(), |n| format!("{n} {name}"));
                if self.label(at, &text, Some(here), INK, true)
                    || self.label((at.0, at.1.saturating_sub(1)), &text, Some(here), INK, true)
                {
                    break;
                }
            }
        }
        for shared in &spec.shared_locations {
            let at = self.image.at(shared.point);
            let kind = if shared.id.ends_with("saloon") { "saloon" } else { "general-store" };
            let ground = match self.image.cell(at.0, at.1).map(|c| c.ground) {
                Some(Ground::Space(space)) => Some(space),
                _ => None,
            };
            for name in self.names(kind) {
                if self.label(at, &name, ground.filter(|g| Some(*g) != self.ways.chosen), INK, true) {
                    break;
                }
            }
        }
    }

    /// The label of a kind of location on the map: long and short.
    fn names(&self, kind: &str) -> Vec<String> {
        let words = &self.app.table.words;
        let (long, short) = (format!("spot-{kind}"), format!("spot-{kind}-short"));
        let big = self.area.width >= 62;
        let mut names = Vec::new();
        if big {
            names.push(words.t(&long));
        }
        names.push(words.t(&short));
        names
    }

    /// The numbers of choices on spaces that can be chosen; without such a choice the spaces' own numbers, faintly.
    fn numbers(&mut self) {
        let spec = self.app.table.content.board.spec.clone();
        let choosing = !self.ways.reach.is_empty();
        for (index, space) in spec.spaces.iter().enumerate().filter(|(_, s)| s.location.is_none()) {
            let here = Space(index as u8);
            let at = self.image.at(space.label_point);
            let around = [at, (at.0, at.1 + 1), (at.0, at.1.saturating_sub(1))];
            if let Some(n) = self.ways.reach.get(&here).copied() {
                let _ = around.into_iter().any(|at| self.label(at, &n.to_string(), Some(here), INK, true));
            } else if !choosing {
                let own = space.id.rsplit('-').next().unwrap_or_default();
                let edge = theme::region(&space.region).1;
                let bg = self.ground(here);
                let _ = self.write(at, own, on(edge, bg));
            }
        }
    }

    /// Names of regions, where there is room in them.
    fn regions(&mut self) {
        if self.area.width < 56 {
            return;
        }
        let spec = self.app.table.content.board.spec.clone();
        let mut regions: Vec<&str> = spec.spaces.iter().map(|s| s.region.as_str()).collect();
        regions.dedup();
        for region in regions {
            let members: Vec<usize> = (0..spec.spaces.len()).filter(|i| spec.spaces[*i].region == region).collect();
            let name = self.app.table.words.t(&format!("land-{region}"));
            let town = spec.spaces[members[0]].town;
            let fg = if town { 0x5A_170F } else { mix(theme::region(region).1, INK, 45) };
            if let Some((x, y)) = self.room(&members, &spec, name.width() as u16) {
                for (n, letter) in name.chars().enumerate() {
                    let cell = &mut self.buf[(self.area.x + x + n as u16, self.area.y + y)];
                    cell.set_char(letter).set_fg(rgb(fg)).modifier |= Modifier::BOLD | Modifier::ITALIC;
                }
                self.taken.push((y, x, x + name.width() as u16 - 1));
            }
        }
    }

    /// The free stretch of a region's cells nearest to its center.
    fn room(
        &self,
        members: &[usize],
        spec: &darkrock_rules::content::board::BoardSpec,
        width: u16,
    ) -> Option<(u16, u16)> {
        let points: Vec<(u16, u16)> = members.iter().map(|i| self.image.at(spec.spaces[*i].label_point)).collect();
        let n = points.len().max(1) as i32;
        let middle_x = points.iter().map(|p| i32::from(p.0)).sum::<i32>() / n;
        let middle_y = points.iter().map(|p| i32::from(p.1)).sum::<i32>() / n;
        let mine = |x: u16, y: u16| match self.image.cell(x, y).map(|c| c.ground) {
            Some(Ground::Space(space)) => members.contains(&space.index()),
            _ => false,
        };
        let free = |x: u16, y: u16| {
            let end = x + width - 1;
            (x..=end).all(|x| mine(x, y)) && !self.taken.iter().any(|(r, a, b)| *r == y && x <= *b + 1 && end + 1 >= *a)
        };
        let mut best: Option<(i32, (u16, u16))> = None;
        for y in 0..self.area.height {
            for x in 0..self.area.width.saturating_sub(width) {
                let away = (i32::from(x + width / 2) - middle_x).abs() + 2 * (i32::from(y) - middle_y).abs();
                if best.is_none_or(|(least, _)| away < least) && free(x, y) {
                    best = Some((away, (x, y)));
                }
            }
        }
        best.map(|(_, at)| at)
    }
}
