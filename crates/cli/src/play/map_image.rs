//! The board as a grid of characters: the space of each cell, and borders in braille dots.

use darkrock_rules::content::Board;
use darkrock_rules::ids::Space;

/// What a border divides, the strongest last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Border {
    /// Nothing is drawn.
    None,
    /// Two spaces.
    Space,
    /// The river, drawn like a border.
    River,
    /// Two regions.
    Region,
    /// The railway, drawn like a border.
    Rail,
    /// The rim of a mesa.
    Mesa,
    /// A town and the land around it.
    Town,
    /// The rim of the board.
    Rim,
}

/// What a cell shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Nothing: beside the board.
    Beside,
    /// A space.
    Space(Space),
    /// A mesa.
    Mesa,
}

/// One character cell of the board.
#[derive(Clone, Copy, Debug)]
pub struct MapCell {
    /// What covers most of it.
    pub ground: Ground,
    /// The strongest border in it.
    pub border: Border,
    /// The border's braille dots, as in Unicode's braille block.
    pub dots: u8,
}

/// The board drawn at one size.
pub struct MapImage {
    /// Width in cells.
    pub width: u16,
    /// Height in cells.
    pub height: u16,
    cells: Vec<MapCell>,
    frame: Frame,
}

/// From the board's percent to dots: two dots in a cell's width, four in its height.
#[derive(Clone, Copy)]
struct Frame {
    left: f32,
    top: f32,
    /// Dots for each percent.
    across: f32,
    down: f32,
}

impl Frame {
    fn dot(&self, [x, y]: [f32; 2]) -> (f32, f32) {
        ((x - self.left) * self.across, (y - self.top) * self.down)
    }
}

const RIVER: u8 = 1;
const RAIL: u8 = 2;

/// The terrain at a dot: a space, `MESA`, or `BESIDE`.
type Under = u8;
const BESIDE: Under = 255;
const MESA: Under = 254;

/// The bits of the braille block, by row and column.
const BRAILLE: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

impl MapImage {
    /// Draws the board at a size.
    pub fn new(board: &Board, width: u16, height: u16) -> Self {
        let frame = fit(board, width, height);
        let (across, down) = (usize::from(width) * 2, usize::from(height) * 4);
        let under = survey(board, frame, across, down);
        let mut lines = vec![0_u8; across * down];
        course(&board.spec.river, frame, across, down, |at| {
            lines[at] |= RIVER;
            lines[at.saturating_sub(1)] |= RIVER;
        });
        course(&board.spec.railway, frame, across, down, |at| lines[at] |= RAIL);
        let dots = Dots { board, under, lines, across, down };
        let cell = |row: u16, column: u16| dots.cell(usize::from(row), usize::from(column));
        let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        let cells = cells.map(|(row, column)| cell(row, column)).collect();
        Self { width, height, cells, frame }
    }

    /// What is drawn at a place, counted from 0 at the top left; none outside of the image.
    pub fn cell(&self, column: u16, row: u16) -> Option<&MapCell> {
        let inside = column < self.width && row < self.height;
        inside.then(|| &self.cells[usize::from(row) * usize::from(self.width) + usize::from(column)])
    }

    /// The cell of a point in the board's percent.
    pub fn at(&self, point: [f32; 2]) -> (u16, u16) {
        let (x, y) = self.frame.dot(point);
        let column = (x / 2.0).clamp(0.0, f32::from(self.width.saturating_sub(1)));
        let row = (y / 4.0).clamp(0.0, f32::from(self.height.saturating_sub(1)));
        (column as u16, row as u16)
    }

    /// How many cells wide the board would be at its own proportions, for a height.
    pub fn width_for(board: &Board, height: u16) -> u16 {
        let [x0, y0, x1, y1] = bounds(board);
        let [w, h] = board.spec.aspect;
        let ratio = (x1 - x0) * w / ((y1 - y0) * h).max(1.0);
        (f32::from(height) * 2.0 * ratio).round() as u16
    }
}

/// The rim of the land, in percent.
fn bounds(board: &Board) -> [f32; 4] {
    let points = board.spec.spaces.iter().flat_map(|s| &s.polygon);
    points.fold([100.0, 100.0, 0.0, 0.0], |[x0, y0, x1, y1], [x, y]| [x.min(x0), y.min(y0), x.max(x1), y.max(y1)])
}

/// Fills the area, except that the land is never stretched by more than a fifth.
fn fit(board: &Board, width: u16, height: u16) -> Frame {
    const STRETCH: f32 = 1.2;
    let [x0, y0, x1, y1] = bounds(board);
    let [w, h] = board.spec.aspect;
    let (dots_x, dots_y) = (f32::from(width) * 2.0 - 1.0, f32::from(height) * 4.0 - 1.0);
    let (mut across, mut down) = (dots_x / (x1 - x0), dots_y / (y1 - y0));
    // A dot is as wide as it is high.
    let (unit_x, unit_y) = (across / w, down / h);
    if unit_x > unit_y * STRETCH {
        across = unit_y * STRETCH * w;
    } else if unit_y > unit_x * STRETCH {
        down = unit_x * STRETCH * h;
    }
    let spare_x = (dots_x / across - (x1 - x0)).max(0.0) / 2.0;
    let spare_y = (dots_y / down - (y1 - y0)).max(0.0) / 2.0;
    Frame { left: x0 - spare_x, top: y0 - spare_y, across, down }
}

/// What lies under each dot.
fn survey(board: &Board, frame: Frame, across: usize, down: usize) -> Vec<Under> {
    let mut under = vec![BESIDE; across * down];
    let mesas = board.spec.mesas.iter().map(|m| (MESA, &m.polygon));
    let spaces = board.spec.spaces.iter().enumerate().map(|(i, s)| (i as Under, &s.polygon));
    for (what, polygon) in spaces.chain(mesas) {
        let points: Vec<(f32, f32)> = polygon.iter().map(|p| frame.dot(*p)).collect();
        let low = |f: fn(&(f32, f32)) -> f32| points.iter().map(f).fold(f32::MAX, f32::min).max(0.0) as usize;
        let high = |f: fn(&(f32, f32)) -> f32| points.iter().map(f).fold(0.0, f32::max) as usize + 1;
        for y in low(|p| p.1)..high(|p| p.1).min(down) {
            for x in low(|p| p.0)..high(|p| p.0).min(across) {
                if inside(&points, x as f32 + 0.5, y as f32 + 0.5) {
                    under[y * across + x] = what;
                }
            }
        }
    }
    under
}

/// Whether a point lies in a polygon: a ray to the right crosses its outline an odd number of times.
fn inside(points: &[(f32, f32)], x: f32, y: f32) -> bool {
    let mut inside = false;
    let mut previous = points.len().saturating_sub(1);
    for (i, (xi, yi)) in points.iter().enumerate() {
        let (xj, yj) = points[previous];
        if (*yi > y) != (yj > y) && x < (xj - xi) * (y - yi) / (yj - yi) + xi {
            inside = !inside;
        }
        previous = i;
    }
    inside
}

/// Marks the dots of a line.
fn course(line: &[[f32; 2]], frame: Frame, across: usize, down: usize, mut mark: impl FnMut(usize)) {
    for pair in line.windows(2) {
        let ((x0, y0), (x1, y1)) = (frame.dot(pair[0]), frame.dot(pair[1]));
        let steps = ((x1 - x0).abs().max((y1 - y0).abs()) * 2.0) as usize + 1;
        for step in 0..=steps {
            let part = step as f32 / steps as f32;
            let (x, y) = (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part);
            if x >= 0.0 && y >= 0.0 && (x as usize) < across && (y as usize) < down {
                mark(y as usize * across + x as usize);
            }
        }
    }
}

/// The surveyed board, from which cells are made.
struct Dots<'a> {
    board: &'a Board,
    under: Vec<Under>,
    lines: Vec<u8>,
    across: usize,
    down: usize,
}

impl Dots<'_> {
    fn under(&self, x: usize, y: usize) -> Under {
        if x < self.across && y < self.down { self.under[y * self.across + x] } else { BESIDE }
    }

    fn cell(&self, row: usize, column: usize) -> MapCell {
        let mut cell = MapCell { ground: Ground::Beside, border: Border::None, dots: 0 };
        let mut counts = [0_u8; 256];
        let mut seen: Vec<Under> = Vec::with_capacity(8);
        let mut marks = [(Border::None, 0_u8); 8];
        for dy in 0..4 {
            for dx in 0..2 {
                let (x, y) = (column * 2 + dx, row * 4 + dy);
                let here = self.under(x, y);
                counts[usize::from(here)] += 1;
                seen.push(here);
                let lines = self.lines[y * self.across + x];
                let line = match lines {
                    _ if here == BESIDE || here == MESA => Border::None,
                    0 => Border::None,
                    RIVER => Border::River,
                    _ => Border::Rail,
                };
                marks[dy * 2 + dx] = (self.border(x, y, here).max(line), BRAILLE[dy][dx]);
            }
        }
        cell.border = marks.iter().map(|(b, _)| *b).max().unwrap_or(Border::None);
        cell.dots = marks.iter().filter(|(b, _)| *b != Border::None).fold(0, |all, (_, bit)| all | bit);
        let most = seen.into_iter().max_by_key(|u| counts[usize::from(*u)]).unwrap_or(BESIDE);
        cell.ground = match most {
            BESIDE => Ground::Beside,
            MESA => Ground::Mesa,
            space => Ground::Space(Space(space)),
        };
        cell
    }

    /// The border at a dot: with the dots to the right and below; towns are drawn twice as thick, and the rim inside.
    fn border(&self, x: usize, y: usize, here: Under) -> Border {
        let mut border = Border::None;
        let neighbours = [(x + 1, y), (x, y + 1), (x.wrapping_sub(1), y), (x, y.wrapping_sub(1))];
        for (n, (nx, ny)) in neighbours.into_iter().enumerate() {
            let kind = self.between(here, self.under(nx, ny));
            if n < 2 || kind >= Border::Town {
                border = border.max(kind);
            }
        }
        if here == BESIDE { Border::None } else { border }
    }

    fn between(&self, a: Under, b: Under) -> Border {
        let spec = &self.board.spec;
        match (a, b) {
            _ if a == b => Border::None,
            (BESIDE, _) | (_, BESIDE) => Border::Rim,
            (MESA, _) | (_, MESA) => Border::Mesa,
            (a, b) => {
                let (a, b) = (&spec.spaces[usize::from(a)], &spec.spaces[usize::from(b)]);
                match a.region == b.region {
                    true => Border::Space,
                    false if a.town || b.town => Border::Town,
                    false => Border::Region,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::Content;

    #[test]
    fn every_space_shows_on_the_smallest_map() {
        let content = Content::embedded().unwrap();
        let image = MapImage::new(&content.board, 44, 17);
        for space in content.board.all {
            let shown = image.cells.iter().any(|c| c.ground == Ground::Space(space));
            assert!(shown, "{} cannot be seen", content.board.space_id(space));
        }
    }

    #[test]
    fn labels_lie_on_their_spaces() {
        let content = Content::embedded().unwrap();
        let image = MapImage::new(&content.board, 74, 28);
        let mut off = 0;
        for space in content.board.all {
            let (x, y) = image.at(content.board.spec.spaces[space.index()].label_point);
            off += usize::from(image.cell(x, y).map(|c| c.ground) != Some(Ground::Space(space)));
        }
        assert!(off <= 2, "{off} labels lie beside their spaces");
    }
}
