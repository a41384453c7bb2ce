//! Plots as SVG in rows of HTML: places are shares of the width, so that text keeps its size on a phone.

use super::names::Names;
use darkrock_texts::Args;
use std::fmt::Write;

/// A text that can stand in HTML.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A scale along the width.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub low: f64,
    pub high: f64,
}

impl Scale {
    /// A scale that holds these values, with ends that are multiples of a round step.
    pub fn around(values: impl Iterator<Item = f64>) -> Self {
        let (mut low, mut high) = (f64::MAX, f64::MIN);
        values.for_each(|v| (low, high) = (low.min(v), high.max(v)));
        if low >= high {
            return Self { low: low.min(0.0), high: if high > 0.0 { high } else { 1.0 } };
        }
        let step = Self { low, high }.step();
        Self { low: (low / step).floor() * step, high: (high / step).ceil() * step }
    }

    /// A round step that divides it into about five.
    fn step(self) -> f64 {
        let rough = ((self.high - self.low) / 4.0).max(1e-9);
        let power = 10f64.powf(rough.log10().floor());
        [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|m| m * power).find(|s| *s >= rough).unwrap_or(rough)
    }

    /// The round values along it.
    pub fn ticks(self) -> Vec<f64> {
        let step = self.step();
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step + 1e-6).floor() as i64;
        (first..=last).map(|n| n as f64 * step).collect()
    }

    /// The place of a value in percent of the width.
    pub fn at(self, value: f64) -> f64 {
        ((value - self.low) / (self.high - self.low).max(1e-12)).clamp(0.0, 1.0) * 100.0
    }
}

/// A row of a plot of points with intervals.
pub(super) struct Dot {
    pub label: String,
    /// Small text under the label.
    pub note: String,
    pub value: f64,
    pub interval: [f64; 2],
    /// What stands at the right.
    pub shown: String,
    pub title: String,
}

/// Points with intervals on a common scale, beside a line that stands for "no difference".
pub(super) fn dots(rows: &[Dot], reference: f64, tick: &dyn Fn(f64) -> String) -> String {
    let values = rows.iter().flat_map(|r| [r.interval[0], r.interval[1], r.value]).chain([reference]);
    let scale = Scale::around(values);
    let mut html = String::from("<div class=\"rows\">");
    for row in rows {
        let class = match row.interval {
            [low, _] if low > reference => "above",
            [_, high] if high < reference => "below",
            _ => "level",
        };
        let [low, high] = row.interval.map(|v| scale.at(v));
        let note = if row.note.is_empty() { String::new() } else { format!("<small>{}</small>", escape(&row.note)) };
        let _ = write!(
            html,
            "<div class=\"row\"><span class=\"label\">{}{note}</span>\
             <svg class=\"track {class}\" aria-hidden=\"true\"><title>{}</title>{}\
             <line class=\"zero\" x1=\"{zero:.2}%\" x2=\"{zero:.2}%\" y1=\"0\" y2=\"100%\"/>\
             <line class=\"span\" x1=\"{low:.2}%\" x2=\"{high:.2}%\" y1=\"50%\" y2=\"50%\"/>\
             <circle class=\"dot\" cx=\"{:.2}%\" cy=\"50%\" r=\"5.5\"/></svg>\
             <span class=\"value\">{}</span></div>",
            escape(&row.label),
            escape(&row.title),
            grid(scale),
            scale.at(row.value),
            escape(&row.shown),
            zero = scale.at(reference),
        );
    }
    html.push_str(&axis(scale, tick));
    html.push_str("</div>");
    html
}

fn grid(scale: Scale) -> String {
    let line = |v: f64| {
        let x = scale.at(v);
        format!("<line class=\"tick\" x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"0\" y2=\"100%\"/>")
    };
    scale.ticks().into_iter().map(line).collect()
}

fn axis(scale: Scale, tick: &dyn Fn(f64) -> String) -> String {
    let label = |v: f64| format!("<span style=\"left:{:.2}%\">{}</span>", scale.at(v), escape(&tick(v)));
    let labels: String = scale.ticks().into_iter().map(label).collect();
    format!(
        "<div class=\"row axis\" aria-hidden=\"true\"><span></span><div class=\"ticks\">{labels}</div><span></span></div>"
    )
}

/// A row of a plot of bars: of all players, and of the winners.
pub(super) struct Bar {
    pub label: String,
    pub value: f64,
    pub winners: Option<f64>,
    pub shown: String,
    pub title: String,
}

/// Bars from zero; where there are two, the winners' is the thin dark one inside.
pub(super) fn bars(rows: &[Bar], tick: &dyn Fn(f64) -> String) -> String {
    let values = rows.iter().flat_map(|r| [r.value, r.winners.unwrap_or(r.value)]).chain([0.0]);
    let scale = Scale::around(values);
    let mut html = String::from("<div class=\"rows\">");
    let bar = |class: &str, value: f64, y: &str, height: &str| {
        let (from, to) = (scale.at(0.0_f64.min(value)), scale.at(0.0_f64.max(value)));
        let width = (to - from).max(0.15);
        format!("<rect class=\"{class}\" x=\"{from:.2}%\" width=\"{width:.2}%\" y=\"{y}\" height=\"{height}\"/>")
    };
    for row in rows {
        let mut marks = bar("bar", row.value, "16%", "68%");
        if let Some(winners) = row.winners {
            marks.push_str(&bar("winners", winners, "39%", "22%"));
        }
        let _ = write!(
            html,
            "<div class=\"row\"><span class=\"label\">{}</span>\
             <svg class=\"track\" aria-hidden=\"true\"><title>{}</title>{}{marks}</svg>\
             <span class=\"value\">{}</span></div>",
            escape(&row.label),
            escape(&row.title),
            grid(scale),
            escape(&row.shown),
        );
    }
    html.push_str(&axis(scale, tick));
    html.push_str("</div>");
    html
}

/// Numbers and how often each occurred, as columns; the middle half is dark, the median has a line, and the
/// last column takes in the longest 1% too.
pub(super) fn histogram(
    names: &Names,
    counts: &std::collections::BTreeMap<u32, u64>,
    middle: [u32; 3],
    unit: &str,
) -> String {
    let total = counts.values().sum::<u64>().max(1);
    let Some((low, _)) = counts.first_key_value() else { return String::new() };
    // A few very long games would press all others together: the last column takes in the longest 1% too.
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
    let mut html = String::from("<div class=\"histogram\"><svg class=\"columns\" aria-hidden=\"true\">");
    for (bin, sum) in (0_u32..).zip(&sums) {
        let from = low + bin * width;
        let (x, wide) = (scale.at(f64::from(from)), 100.0 / f64::from(bins));
        let height = *sum as f64 / most as f64 * 92.0;
        let inside = from + width > middle[0] && from <= middle[2];
        let beyond = bin + 1 == bins && counts.keys().any(|n| *n >= from + width);
        let range = range(names, from, width, beyond);
        let share = names.percent(*sum as f64 / total as f64);
        let _ = write!(
            html,
            "<g><title>{}</title><rect class=\"{}\" x=\"{x:.3}%\" y=\"{:.2}%\" width=\"{:.3}%\" \
             height=\"{height:.2}%\"/></g>",
            escape(&names.with("bin", Args::new().s("range", range).s("unit", unit).s("share", share))),
            if inside { "bar" } else { "bar tail" },
            100.0 - height,
            wide * 0.88,
        );
    }
    let median = scale.at(f64::from(middle[1]) + 0.44 * f64::from(width));
    let _ = write!(
        html,
        "<line class=\"median\" x1=\"{median:.2}%\" x2=\"{median:.2}%\" y1=\"0\" y2=\"100%\"/></svg><div class=\"ticks\">"
    );
    for tick in scale.ticks() {
        // Under the middle of its column; the end of the scale is no column.
        if tick < scale.high && tick.fract() == 0.0 {
            let place = scale.at(tick + 0.44 * f64::from(width));
            let _ = write!(html, "<span style=\"left:{place:.2}%\">{tick}</span>");
        }
    }
    html.push_str("</div></div>");
    html
}

/// The numbers that a column stands for.
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

/// A plot with its title, its one-sentence reading and its table behind a disclosure.
pub(super) fn figure(
    names: &Names,
    title: &str,
    reading: &str,
    plot: &str,
    heads: &[String],
    rows: &[Vec<String>],
) -> String {
    format!(
        "<figure><figcaption><h3>{}</h3><p>{}</p></figcaption>{plot}{}</figure>",
        escape(title),
        escape(reading),
        table(names, heads, rows)
    )
}

fn table(names: &Names, heads: &[String], rows: &[Vec<String>]) -> String {
    let head: String = heads.iter().map(|h| format!("<th scope=\"col\">{}</th>", escape(h))).collect();
    let row = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(at, cell)| match at {
            0 => format!("<th scope=\"row\">{}</th>", escape(cell)),
            _ => format!("<td>{}</td>", escape(cell)),
        });
        format!("<tr>{}</tr>", cells.collect::<String>())
    };
    let body: String = rows.iter().map(row).collect();
    format!(
        "<details><summary>{}</summary><div class=\"scroll\"><table><thead><tr>{head}</tr></thead>\
         <tbody>{body}</tbody></table></div></details>",
        escape(&names.t("numbers"))
    )
}
