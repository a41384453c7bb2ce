//! The colors of the interface (`ui/tokens.md`), reduced to those the terminal supports.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// A color from `0xRRGGBB`.
pub const fn rgb(hex: u32) -> Color {
    Color::Rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Background.
pub const NIGHT: u32 = 0x1E_1511;
/// Dark strips: top bar, titles of panels.
pub const LEATHER: u32 = 0x2C_1F18;
/// Panels with text.
pub const PAPER: u32 = 0xF7_ECD3;
/// A quiet inset on paper.
pub const PAPER_2: u32 = 0xEF_E0BF;
/// Text on paper.
pub const INK: u32 = 0x2B_1D14;
/// Secondary text.
pub const INK_2: u32 = 0x5A_4534;
/// Text on dark.
pub const CREAM: u32 = 0xFF_F6E6;
/// Titles on dark.
pub const BRASS: u32 = 0xE2_B65A;
/// Group labels on paper.
pub const BRASS_DARK: u32 = 0x6B_4A14;
/// Reachable spaces and open choices.
pub const GLOW: u32 = 0xFF_E28F;
/// The selected choice, Wanted, harm.
pub const BARN: u32 = 0x8E_2F23;
/// Bonus, good outcomes.
pub const SAGE: u32 = 0x4A_6130;
/// Reaction, Marshal.
pub const DUSK: u32 = 0x33_507A;
/// Red suits on paper.
pub const SUIT_RED: u32 = 0xA8_2A1C;

/// How a player looks: always a color and a shape.
#[derive(Clone, Copy, Debug)]
pub struct SeatLook {
    /// Fill behind the shape.
    pub fill: u32,
    /// Text in the player's color on paper.
    pub dark: u32,
    /// Text on the fill.
    pub on: u32,
    /// A character of one column that tells the player without color.
    pub shape: &'static str,
}

/// The looks of the six seats.
pub const SEATS: [SeatLook; 6] = [
    SeatLook { fill: 0xC2_451E, dark: 0x8F_2F12, on: CREAM, shape: "●" },
    SeatLook { fill: 0x23_508A, dark: 0x16_3763, on: CREAM, shape: "■" },
    SeatLook { fill: 0xDF_A02A, dark: 0x8A_5A08, on: INK, shape: "▲" },
    SeatLook { fill: 0x21_8C70, dark: 0x12_5C4D, on: CREAM, shape: "◆" },
    SeatLook { fill: 0xC9_8FBE, dark: 0x7A_3763, on: INK, shape: "⬢" },
    SeatLook { fill: 0xEF_E4CB, dark: 0x5B_4B3C, on: INK, shape: "▼" },
];

/// The look of the automa, which has no seat.
const AUTOMA: SeatLook = SeatLook { fill: 0x1C_1714, dark: 0x2E_2622, on: CREAM, shape: "♠" };

/// The look of a figure: that of a seat, or of the automa after the last seat.
pub fn figure(public: &darkrock_rules::state::Public, seat: darkrock_rules::Seat) -> SeatLook {
    if public.is_seat(seat) { self::seat(seat) } else { AUTOMA }
}

/// Color, shape and number by which a seat can be told, also without colors.
pub fn seat(seat: darkrock_rules::Seat) -> SeatLook {
    SEATS[seat.index() % SEATS.len()]
}

/// Text on a ground.
pub fn on(fg: u32, bg: u32) -> Style {
    Style::new().fg(rgb(fg)).bg(rgb(bg))
}

/// Ink on paper.
pub fn ink() -> Style {
    on(INK, PAPER)
}

/// Secondary text on paper.
pub fn faint() -> Style {
    on(INK_2, PAPER)
}

/// Bold ink on paper.
pub fn bold() -> Style {
    ink().add_modifier(Modifier::BOLD)
}

/// A mix of two colors: `part` of 100 of the second.
pub const fn mix(a: u32, b: u32, part: u32) -> u32 {
    let mut out = 0;
    let mut shift = 0;
    while shift < 24 {
        let (x, y) = ((a >> shift) & 255, (b >> shift) & 255);
        out |= ((x * (100 - part) + y * part) / 100) << shift;
        shift += 8;
    }
    out
}

/// How many colors the terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// 24 bits.
    True,
    /// The 256 of xterm.
    Indexed,
    /// None: bold and reverse only.
    None,
}

impl Depth {
    /// Reads the environment: `NO_COLOR`, `COLORTERM`, `TERM`.
    pub fn detect() -> Self {
        let var = |name: &str| std::env::var(name).unwrap_or_default();
        let (colorterm, term) = (var("COLORTERM"), var("TERM"));
        if !var("NO_COLOR").is_empty() || term == "dumb" {
            Self::None
        } else if ["truecolor", "24bit"].contains(&colorterm.as_str()) || term.contains("direct") || cfg!(windows) {
            Self::True
        } else {
            Self::Indexed
        }
    }

    /// Reduces a drawn frame to the available colors.
    pub fn apply(self, buffer: &mut Buffer) {
        if self == Self::True {
            return;
        }
        for cell in &mut buffer.content {
            if self == Self::None {
                // Highlighting by background becomes reverse video.
                let loud = [rgb(BARN), rgb(GLOW), rgb(LEATHER)].contains(&cell.bg);
                (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
                if loud {
                    cell.modifier |= Modifier::REVERSED;
                }
            } else {
                cell.fg = indexed(cell.fg);
                cell.bg = indexed(cell.bg);
            }
        }
    }
}

/// The nearest of xterm's 256 colors.
fn indexed(color: Color) -> Color {
    let Color::Rgb(r, g, b) = color else { return color };
    let level = |v: u8| match v {
        0..48 => 0_u8,
        48..115 => 1,
        _ => (v - 35) / 40,
    };
    let value = |l: u8| if l == 0 { 0_i32 } else { 55 + 40 * i32::from(l) };
    let (lr, lg, lb) = (level(r), level(g), level(b));
    let far =
        |x: i32, y: i32, z: i32| (i32::from(r) - x).pow(2) + (i32::from(g) - y).pow(2) + (i32::from(b) - z).pow(2);
    let gray = ((i32::from(r) + i32::from(g) + i32::from(b)) / 3 - 3).clamp(0, 235) / 10;
    let gray_value = 8 + 10 * gray;
    if far(gray_value, gray_value, gray_value) < far(value(lr), value(lg), value(lb)) {
        Color::Indexed(232 + gray as u8)
    } else {
        Color::Indexed(16 + 36 * lr + 6 * lg + lb)
    }
}

/// The wash and the edge of a region on the map.
pub fn region(id: &str) -> (u32, u32) {
    match id {
        "mesitos-point" => (0xE7_CE96, 0xA9_7F35),
        "sunny-hills" => (0xC3_C88F, 0x6F_7C3B),
        "dixon-creek" => (0xB4_CBBB, 0x4F_7F75),
        "cliff-junction" => (0xB4_BFCB, 0x5A_6F88),
        "spikes-view" => (0xCD_B7C0, 0x84_647A),
        "darkrock" => (0xE0_A77F, 0x9A_4A22),
        "red-falls" => (0xDC_9585, 0x8E_3328),
        "buzzard-gulch" => (0xE3_B98A, 0x96_561F),
        "gulch-frontier" => (0xD9_D3A0, 0x7D_7A3C),
        _ => (PAPER_2, BRASS_DARK),
    }
}
