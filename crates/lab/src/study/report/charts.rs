//! Plots as SVG in rows of HTML: positions are shares of the width, so that text keeps its size on a phone.

use super::names::Names;
use darkrock_texts::Args;
use maud::{Markup, html};

/// A horizontal scale.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub low: f64,
    pub high: f64,
}

impl Scale {
    /// A scale that contains these values, with ends that are multiples of a round step.
    pub fn around(values: impl Iterator<Item = f64>) -> Self {
        let (mut low, mut high) = (f64::MAX, f64::MIN);
        values.for_each(|v| (low, high) = (low.min(v), high.max(v)));
        if low >= high {
            return Self { low: low.min(0.0), high: if high > 0.0 { high } else { 1.0 } };
        }
        let step = Self { low, high }.step();
        Self { low: (low / step).floor() * step, high: (high / step).ceil() * step }
    }

    /// A round step that divides the range into about five.
    fn step(self) -> f64 {
        let rough = ((self.high - self.low) / 4.0).max(1e-9);
        let power = 10f64.powf(rough.log10().floor());
        [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|m| m * power).find(|s| *s >= rough).unwrap_or(rough)
    }

    /// The round values on it.
    pub fn ticks(self) -> Vec<f64> {
        let step = self.step();
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step + 1e-6).floor() as i64;
        (first..=last).map(|n| n as f64 * step).collect()
    }

    /// The position of a value in percent of the width.
    pub fn at(self, value: f64) -> f64 {
        ((value - self.low) / (self.high - self.low).max(1e-12)).clamp(0.0, 1.0) * 100.0
    }
}

/// A row of a dot plot with intervals.
pub(super) struct Dot {
    pub label: String,
    /// Small text under the label.
    pub note: String,
    pub value: f64,
    pub interval: [f64; 2],
    /// The text at the right.
    pub shown: String,
    pub title: String,
}

/// A position on the scale.
fn percent(place: f64) -> String {
    format!("{place:.2}%")
}

/// A dot plot with intervals on a common scale, with a line for "no difference".
pub(super) fn dots(rows: &[Dot], reference: f64, tick: &dyn Fn(f64) -> String) -> Markup {
    let values = rows.iter().flat_map(|r| [r.interval[0], r.interval[1], r.value]).chain([reference]);
    let scale = Scale::around(values);
    html! {
        div class="rows" {
            @for row in rows { (dot_row(row, reference, scale)) }
            (axis(scale, tick))
        }
    }
}

fn dot_row(row: &Dot, reference: f64, scale: Scale) -> Markup {
    let class = match row.interval {
        [low, _] if low > reference => "above",
        [_, high] if high < reference => "below",
        _ => "level",
    };
    let [low, high] = row.interval.map(|v| percent(scale.at(v)));
    let (zero, value) = (percent(scale.at(reference)), percent(scale.at(row.value)));
    html! {
        div class="row" {
            span class="label" { (row.label) @if !row.note.is_empty() { small { (row.note) } } }
            svg class={ "track " (class) } aria-hidden="true" {
                title { (row.title) }
                (grid(scale))
                line class="zero" x1=(zero) x2=(zero) y1="0" y2="100%" {}
                line class="span" x1=(low) x2=(high) y1="50%" y2="50%" {}
                circle class="dot" cx=(value) cy="50%" r="5.5" {}
            }
            span class="value" { (row.shown) }
        }
    }
}

fn grid(scale: Scale) -> Markup {
    html! {
        @for x in scale.ticks().into_iter().map(|v| percent(scale.at(v))) {
            line class="tick" x1=(x) x2=(x) y1="0" y2="100%" {}
        }
    }
}

fn axis(scale: Scale, tick: &dyn Fn(f64) -> String) -> Markup {
    html! {
        div class="row axis" aria-hidden="true" {
            span {}
            div class="ticks" {
                @for v in scale.ticks() { span style={ "left:" (percent(scale.at(v))) } { (tick(v)) } }
            }
            span {}
        }
    }
}

/// A row of a bar chart: of all players, and of the winners.
pub(super) struct Bar {
    pub label: String,
    pub value: f64,
    pub winners: Option<f64>,
    pub shown: String,
    pub title: String,
}

/// Bars from zero; if there are two, the winners' is the thin dark one inside.
pub(super) fn bars(rows: &[Bar], tick: &dyn Fn(f64) -> String) -> Markup {
    let values = rows.iter().flat_map(|r| [r.value, r.winners.unwrap_or(r.value)]).chain([0.0]);
    let scale = Scale::around(values);
    let bar = |class: &str, value: f64, y: &str, height: &str| {
        let (from, to) = (scale.at(0.0_f64.min(value)), scale.at(0.0_f64.max(value)));
        let width = percent((to - from).max(0.15));
        html! { rect class=(class) x=(percent(from)) width=(width) y=(y) height=(height) {} }
    };
    html! {
        div class="rows" {
            @for row in rows {
                div class="row" {
                    span class="label" { (row.label) }
                    svg class="track" aria-hidden="true" {
                        title { (row.title) }
                        (grid(scale))
                        (bar("bar", row.value, "16%", "68%"))
                        @if let Some(winners) = row.winners { (bar("winners", winners, "39%", "22%")) }
                    }
                    span class="value" { (row.shown) }
                }
            }
            (axis(scale, tick))
        }
    }
}

/// A histogram; the middle half is dark, the median is a line, and the last column includes the longest 1%.
pub(super) fn histogram(
    names: &Names,
    counts: &std::collections::BTreeMap<u32, u64>,
    middle: [u32; 3],
    unit: &str,
) -> Markup {
    let total = counts.values().sum::<u64>().max(1);
    let Some((low, _)) = counts.first_key_value() else { return Markup::default() };
    // A few very long games would compress all others: the last column includes the longest 1%.
    let mut above = 0;
    let beyond = |(_, count): &(&u32, &u64)| {
        above += **count;
        above * 100 > total
    };
    let high = counts.iter().rev().find(beyond).map_or(low, |(number, _)| number);
    let width = ((high - low) / 36).max(1);
    let bins = (high - low) / width + 1;
    let mut sums = vec![0_u64; bins as usize];
    for (number, count) in counts {
        sums[((number - low) / width).min(bins - 1) as usize] += count;
    }
    let most = sums.iter().copied().max().unwrap_or(1).max(1);
    let scale = Scale { low: f64::from(*low), high: f64::from(low + bins * width) };
    let column = |bin: u32, sum: u64| {
        let from = low + bin * width;
        let height = sum as f64 / most as f64 * 92.0;
        let inside = from + width > middle[0] && from <= middle[2];
        let beyond = bin + 1 == bins && counts.keys().any(|n| *n >= from + width);
        let share = names.percent(sum as f64 / total as f64);
        let told = Args::new().s("range", range(names, from, width, beyond)).s("unit", unit).s("share", share);
        let (x, wide) = (scale.at(f64::from(from)), 100.0 / f64::from(bins) * 0.88);
        let (x, wide) = (format!("{x:.3}%"), format!("{wide:.3}%"));
        let class = if inside { "bar" } else { "bar tail" };
        html! {
            g {
                title { (names.with("bin", told)) }
                rect class=(class) x=(x) y=(percent(100.0 - height)) width=(wide) height=(percent(height)) {}
            }
        }
    };
    let median = percent(scale.at(f64::from(middle[1]) + 0.44 * f64::from(width)));
    // Centered under its column; the end of the scale is not a column.
    let ticks = scale.ticks().into_iter().filter(|tick| *tick < scale.high && tick.fract() == 0.0);
    html! {
        div class="histogram" {
            svg class="columns" aria-hidden="true" {
                @for (bin, sum) in (0_u32..).zip(&sums) { (column(bin, *sum)) }
                line class="median" x1=(median) x2=(median) y1="0" y2="100%" {}
            }
            div class="ticks" {
                @for tick in ticks {
                    span style={ "left:" (percent(scale.at(tick + 0.44 * f64::from(width)))) } { (tick) }
                }
            }
        }
    }
}

/// The range of numbers of a column.
fn range(names: &Names, from: u32, width: u32, beyond: bool) -> String {
    match width {
        _ if beyond => names.with("bin-more", Args::new().n("from", from)),
        1 => from.to_string(),
        _ => {
            let (low, high) = (from.to_string(), (from + width - 1).to_string());
            names.with("between", Args::new().s("low", low).s("high", high))
        }
    }
}

/// A plot with its title, a one-sentence summary, and its table behind a disclosure.
pub(super) struct Figure<'a> {
    /// Its width: `wide`, `narrow`, or automatic.
    pub class: Option<&'static str>,
    pub title: &'a str,
    pub reading: &'a str,
    pub plot: Markup,
    pub heads: &'a [String],
    pub rows: &'a [Vec<String>],
}

impl Figure<'_> {
    pub fn render(&self, names: &Names) -> Markup {
        html! {
            figure class=[self.class] {
                figcaption { h3 { (self.title) } p { (self.reading) } }
                (self.plot)
                details {
                    summary { (names.t("numbers")) }
                    div class="scroll" { (table(self.heads, self.rows)) }
                }
            }
        }
    }
}

fn table(heads: &[String], rows: &[Vec<String>]) -> Markup {
    html! {
        table {
            thead { tr { @for head in heads { th scope="col" { (head) } } } }
            tbody {
                @for row in rows {
                    tr {
                        @for (at, cell) in row.iter().enumerate() {
                            @if at == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}
