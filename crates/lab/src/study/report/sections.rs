//! The parts of the report: headline, overview, a chapter for each number of players and length, method.

use super::charts::{Bar, Dot, Figure, bars, dots, histogram};
use super::names::Names;
use crate::study::summary::{Cell, Distribution, Fight, Mean, Rate, Share, Study, Use};
use darkrock_texts::Args;
use maud::{Markup, html};

/// Features used in a smaller share of player-games are not compared: their intervals are too wide.
const RARE: f64 = 0.005;

/// A whole number as a message argument, whose digits the language groups.
fn whole(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// A whole number by itself.
fn thousands(names: &Names, n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    // The same thousands separator as in sentences.
    let mark = if names.t("decimal") == "." { "," } else { "\u{a0}" };
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(mark);
        }
        text.push(digit);
    }
    text
}

/// The representative cell: four players and an average game, or the nearest to it.
fn main_cell(study: &Study) -> usize {
    let far = |c: &Cell| (c.players.abs_diff(4), c.length.abs_diff(20));
    (0..study.cells.len()).min_by_key(|at| far(&study.cells[*at])).unwrap_or(0)
}

fn cell_name(names: &Names, cell: &Cell) -> String {
    names.with("cell", Args::new().n("players", cell.players).n("length", cell.length))
}

fn ordered(rates: &[Rate]) -> Vec<&Rate> {
    let mut rates: Vec<&Rate> = rates.iter().filter(|r| r.games > 0).collect();
    rates.sort_by(|a, b| b.rate.total_cmp(&a.rate));
    rates
}

/// Title, headline numbers.
pub(super) fn head(names: &Names, study: &Study) -> Markup {
    let about = Args::new()
        .n("games", whole(study.games))
        .s("with", names.variants(study.variants))
        .s("bot", study.bots.as_str());
    let (light, dark) = (names.t("daylight"), names.t("lamplight"));
    let tile = |(name, value, more): (&str, String, String)| {
        html! { div { dt { (names.t(&format!("tile-{name}"))) } dd { (value) small { (more) } } } }
    };
    html! {
        header class="top" {
            button id="theme" type="button" data-light=(light) data-dark=(dark) hidden { (dark) }
            span class="eyebrow" { (names.t("eyebrow")) }
            h1 { (names.t("title")) }
            p { (names.with("head", about)) }
        }
        div class="rail" aria-hidden="true" {}
        @if let Some(cell) = study.cells.get(main_cell(study)) {
            dl class="headline" aria-label=(cell_name(names, cell)) {
                @for part in tiles(names, cell) { (tile(part)) }
            }
        }
    }
}

/// The headline numbers: id, value, and description.
fn tiles(names: &Names, cell: &Cell) -> Vec<(&'static str, String, String)> {
    let first = names.percent(cell.turn_order.first().map_or(0.0, |r| r.rate));
    let nine = Args::new().n("from", cell.rounds.p05).n("to", cell.rounds.p95);
    let mut tiles = vec![
        (
            "length",
            names.with("tile-length-value", Args::new().n("n", cell.rounds.median)),
            names.with("tile-length-more", nine),
        ),
        ("choices", thousands(names, u64::from(cell.choices.median)), names.t("tile-choices-more")),
        ("first", first, names.with("tile-first-more", Args::new().s("fair", names.percent(cell.fair())))),
        (
            "best",
            names.with("tile-best-value", Args::new().n("n", cell.best_points.median)),
            names.with("tile-best-more", Args::new().s("rate", names.percent(cell.trigger.rate))),
        ),
    ];
    let rates = ordered(&cell.characters);
    if let Some((most, least)) = rates.first().zip(rates.last()) {
        let gap = Args::new().s("gap", names.decimal((most.rate - least.rate) * 100.0, 1));
        let ends = Args::new().s("most", names.percent(most.rate)).s("least", names.percent(least.rate));
        tiles.push(("characters", names.with("tile-characters-value", gap), names.with("tile-characters-more", ends)));
    }
    tiles
}

/// All cells side by side.
pub(super) fn overview(names: &Names, study: &Study) -> Markup {
    if study.cells.len() < 2 {
        return Markup::default();
    }
    let order = |cell: &Cell| {
        let title = names.with("order-in", Args::new().s("cell", cell_name(names, cell)));
        order_figure(names, cell, &title, "narrow")
    };
    html! {
        h2 { (names.t("overview")) }
        p { (names.t("overview-more")) }
        div class="grid" {
            (heat(names, study))
            @for cell in &study.cells { (order(cell)) }
        }
    }
}

/// Characters by cells: how often each wins, measured against an even share.
fn heat(names: &Names, study: &Study) -> Markup {
    let characters = study.cells.first().map_or(&[][..], |c| &c.characters);
    let scale = Args::new().s("even", names.decimal(1.0, 2)).s("fifth", names.decimal(1.2, 2));
    html! {
        figure class="wide" {
            figcaption { h3 { (names.t("heat")) } p { (names.with("heat-more", scale)) } }
            div class="scroll" {
                table class="heat" {
                    thead { tr {
                        th scope="col" { (names.t("head-character")) }
                        @for cell in &study.cells {
                            th scope="col" {
                                (names.with("head-players", Args::new().n("n", cell.players)))
                                br;
                                (names.with("head-lp", Args::new().n("n", cell.length)))
                            }
                        }
                    } }
                    tbody {
                        @for (at, character) in characters.iter().enumerate() {
                            tr {
                                th scope="row" { (names.of("character", &character.id)) }
                                @for cell in &study.cells { (heat_cell(names, cell, at)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn heat_cell(names: &Names, cell: &Cell, at: usize) -> Markup {
    let Some(rate) = cell.characters.get(at) else { return Markup::default() };
    let index = rate.rate / cell.fair();
    let class = if index >= 1.0 { "up" } else { "down" };
    let strength = ((index - 1.0).abs() * 90.0).min(45.0);
    let told = Args::new()
        .s("rate", names.percent(rate.rate))
        .n("games", whole(rate.games))
        .s("between", names.between(rate.interval));
    let style = format!("--k:{strength:.0}%");
    html! { td class=(class) style=(style) title=(names.with("heat-cell", told)) { (names.decimal(index, 2)) } }
}

/// Buttons that select a chapter.
pub(super) fn chooser(names: &Names, study: &Study) -> Markup {
    if study.cells.len() < 2 {
        return Markup::default();
    }
    let first = main_cell(study);
    html! {
        h2 class="closer" { (names.t("closer")) }
        p class="closer" { (names.t("closer-more")) }
        nav class="cells" aria-label=(names.t("tables")) {
            @for (at, cell) in study.cells.iter().enumerate() {
                button type="button" data-show={ "cell-" (at) } data-first[at == first] { (cell_name(names, cell)) }
            }
        }
    }
}

/// The chapter of a number of players and a length.
pub(super) fn cell(names: &Names, cell: &Cell, at: usize) -> Markup {
    let games = Args::new().n("games", whole(cell.games)).n("n", whole(cell.unfinished));
    html! {
        section class="cell" id={ "cell-" (at) } {
            h2 { (cell_name(names, cell)) }
            p { (names.with(if cell.unfinished == 0 { "games" } else { "games-cut" }, games)) }
            div class="grid" {
                (characters(names, cell))
                (order_figure(names, cell, &names.t("order"), "narrow"))
                (paths(names, cell))
                (length_figure(names, &cell.rounds, "rounds"))
                (length_figure(names, &cell.choices, "choices"))
                (means(names, "lp", "source", &cell.lp_by_source))
                (means(names, "score", "part", &cell.score))
                (ending(names, cell))
                (fights(names, cell))
                @for group in ["card", "item", "upgrade", "action", "poker", "fight", "story", "goal", "way"] {
                    (used(names, cell, group))
                }
            }
        }
    }
}

fn dot(names: &Names, label: String, rate: &Rate) -> Dot {
    let told = Args::new()
        .s("label", label.clone())
        .s("rate", names.percent(rate.rate))
        .n("games", whole(rate.games))
        .s("between", names.between(rate.interval));
    Dot {
        title: names.with("rate", told),
        label,
        note: String::new(),
        value: rate.rate,
        interval: rate.interval,
        shown: names.percent(rate.rate),
    }
}

fn rate_row(names: &Names, label: String, rate: &Rate) -> Vec<String> {
    vec![
        label,
        thousands(names, rate.games),
        names.decimal(rate.wins, 1),
        names.percent(rate.rate),
        names.between(rate.interval),
    ]
}

/// The header row of a table: an empty cell over the labels, and these.
fn heads(names: &Names, ids: &[&str]) -> Vec<String> {
    let own = ids.iter().map(|id| names.t(&format!("column-{id}")));
    std::iter::once(String::new()).chain(own).collect()
}

fn rate_heads(names: &Names) -> Vec<String> {
    heads(names, &["games", "wins", "rate", "interval"])
}

fn verdict(rates: &[&Rate], fair: f64) -> (i64, i64) {
    let above = rates.iter().filter(|r| r.interval[0] > fair).count();
    (above as i64, rates.iter().filter(|r| r.interval[1] < fair).count() as i64)
}

fn characters(names: &Names, cell: &Cell) -> Markup {
    let rates = ordered(&cell.characters);
    let name = |r: &Rate| names.of("character", &r.id);
    let (above, below) = verdict(&rates, cell.fair());
    let told = Args::new()
        .n("above", above)
        .n("n", rates.len() as i64)
        .n("below", below)
        .s("fair", names.percent(cell.fair()));
    let rows: Vec<Dot> = rates.iter().map(|r| dot(names, name(r), r)).collect();
    let plot = dots(&rows, cell.fair(), &|share| names.plain_percent(share));
    let table: Vec<_> = rates.iter().map(|r| rate_row(names, name(r), r)).collect();
    let reading = names.with("characters-more", told);
    Figure {
        class: Some("wide"),
        title: &names.t("characters"),
        reading: &reading,
        plot,
        heads: &rate_heads(names),
        rows: &table,
    }
    .render(names)
}

fn order_figure(names: &Names, cell: &Cell, title: &str, class: &'static str) -> Markup {
    let name = |r: &Rate| names.t(&format!("place-{}", r.id));
    let all: Vec<&Rate> = cell.turn_order.iter().collect();
    let (above, below) = verdict(&all, cell.fair());
    let told = Args::new().n("above", above).n("below", below).s("fair", names.percent(cell.fair()));
    let reading = match above + below {
        0 => names.t("order-even"),
        _ => names.with("order-more", told),
    };
    let rows: Vec<Dot> = all.iter().map(|r| dot(names, name(r), r)).collect();
    let plot = dots(&rows, cell.fair(), &|share| names.plain_percent(share));
    let table: Vec<_> = all.iter().map(|r| rate_row(names, name(r), r)).collect();
    Figure { class: Some(class), title, reading: &reading, plot, heads: &rate_heads(names), rows: &table }.render(names)
}

fn paths(names: &Names, cell: &Cell) -> Markup {
    let name = |r: &Rate| names.of("path", &r.id);
    let total: u64 = cell.paths.iter().map(|r| r.games).sum();
    let share = |r: &Rate| names.percent(r.games as f64 / total.max(1) as f64);
    let note = |r: &Rate| names.with("of-players", Args::new().s("share", share(r)));
    let some = cell.paths.iter().filter(|r| r.games > 0);
    let rows: Vec<Dot> = some.map(|r| Dot { note: note(r), ..dot(names, name(r), r) }).collect();
    let most = cell.paths.iter().max_by(|a, b| a.rate.total_cmp(&b.rate));
    let reading = names.with("paths-more", Args::new().s("path", most.map_or(String::new(), name)));
    let plot = dots(&rows, cell.fair(), &|share| names.plain_percent(share));
    let table: Vec<_> = cell.paths.iter().map(|r| rate_row(names, name(r), r)).collect();
    Figure {
        class: Some("narrow"),
        title: &names.t("paths"),
        reading: &reading,
        plot,
        heads: &rate_heads(names),
        rows: &table,
    }
    .render(names)
}

fn length_figure(names: &Names, of: &Distribution, what: &str) -> Markup {
    let unit = names.t(&format!("unit-{what}"));
    let told = Args::new()
        .n("from", of.p25)
        .n("to", of.p75)
        .s("unit", unit.clone())
        .n("median", of.median)
        .n("least", of.least)
        .n("most", of.most);
    let row = |name: String, value: String| vec![name, value];
    let part = |share: f64, value: u32| row(names.plain_percent(share), value.to_string());
    let rows = [
        row(names.t("mean"), names.decimal(of.mean, 1)),
        row(names.t("least"), of.least.to_string()),
        part(0.05, of.p05),
        part(0.25, of.p25),
        row(names.t("median"), of.median.to_string()),
        part(0.75, of.p75),
        part(0.95, of.p95),
        row(names.t("most"), of.most.to_string()),
    ];
    let plot = histogram(names, &of.counts, [of.p25, of.median, of.p75], &unit);
    let reading = names.with("length-more", told);
    Figure {
        class: None,
        title: &names.t(what),
        reading: &reading,
        plot,
        heads: &[String::new(), unit.clone()],
        rows: &rows,
    }
    .render(names)
}

fn means(names: &Names, what: &str, group: &str, means: &[Mean]) -> Markup {
    let name = |m: &Mean| names.of(group, &m.id);
    let bar = |m: &Mean| {
        let (mean, winners) = (names.decimal(m.mean, 2), names.decimal(m.winners, 2));
        let told = Args::new().s("label", name(m)).s("mean", mean.clone()).s("winners", winners);
        let title = names.with("mean-of", told);
        Bar { label: name(m), value: m.mean, winners: Some(m.winners), shown: mean, title }
    };
    let most = means.iter().max_by(|a, b| (a.winners - a.mean).total_cmp(&(b.winners - b.mean)));
    let reading = most.map_or(String::new(), |m| names.with(&format!("{what}-more"), Args::new().s("most", name(m))));
    let rows: Vec<Bar> = means.iter().map(bar).collect();
    let plot = html! {
        div class="key" {
            span { i {} (names.t("all-players")) }
            span { i class="w" {} (names.t("winners")) }
        }
        (bars(&rows, &|number| names.plain_number(number)))
    };
    let row = |m: &Mean| vec![name(m), names.decimal(m.mean, 3), names.decimal(m.winners, 3)];
    let table: Vec<_> = means.iter().map(row).collect();
    let heads = heads(names, &["all", "winners"]);
    Figure { class: Some("narrow"), title: &names.t(what), reading: &reading, plot, heads: &heads, rows: &table }
        .render(names)
}

fn ending(names: &Names, cell: &Cell) -> Markup {
    let name = |s: &Share| names.of("source", &s.id);
    let bar = |s: &Share| {
        let shown = names.percent(s.share);
        Bar { label: name(s), value: s.share, winners: None, title: format!("{}: {shown}", name(s)), shown }
    };
    let told = Args::new().s("rate", names.percent(cell.trigger.rate)).s("wanted", names.percent(cell.end_wanted));
    let rows: Vec<Bar> = cell.reached_by.iter().map(bar).collect();
    let plot = bars(&rows, &|share| names.plain_percent(share));
    let mut table: Vec<_> = cell.reached_by.iter().map(|s| vec![name(s), names.percent(s.share)]).collect();
    table.push(vec![names.t("ending-trigger"), names.percent(cell.trigger.rate)]);
    table.push(vec![names.t("ending-wanted"), names.percent(cell.end_wanted)]);
    let (reading, heads) = (names.with("ending-more", told), heads(names, &["games"]));
    Figure { class: Some("narrow"), title: &names.t("ending"), reading: &reading, plot, heads: &heads, rows: &table }
        .render(names)
}

fn fights(names: &Names, cell: &Cell) -> Markup {
    let fought: Vec<&Fight> = cell.fights.iter().filter(|f| f.fights > 0).collect();
    let name = |f: &Fight| names.of("fight", &f.id);
    let dot = |f: &&Fight| {
        let won = names.percent(f.won);
        let told = Args::new().s("label", name(f)).n("games", whole(f.fights)).s("rate", won.clone());
        Dot {
            label: name(f),
            note: names.with("a-game", Args::new().s("n", names.decimal(f.by_game, 2))),
            value: f.won,
            interval: f.interval,
            shown: won,
            title: names.with("fight", told),
        }
    };
    let arrests = Args::new()
        .s("marshal", names.decimal(cell.arrests_by_marshal, 2))
        .s("sheriff", names.decimal(cell.arrests_by_sheriff, 2));
    let row = |f: &&Fight| {
        let (number, game) = (thousands(names, f.fights), names.decimal(f.by_game, 3));
        vec![name(f), number, game, names.percent(f.won), names.between(f.interval)]
    };
    let rows: Vec<Dot> = fought.iter().map(dot).collect();
    let plot = dots(&rows, 0.5, &|share| names.plain_percent(share));
    let table: Vec<_> = fought.iter().map(row).collect();
    let heads = heads(names, &["fights", "a-game", "won", "interval"]);
    let reading = names.with("fights-more", arrests);
    Figure { class: Some("narrow"), title: &names.t("fights"), reading: &reading, plot, heads: &heads, rows: &table }
        .render(names)
}

/// The win rates of the users of each entry of a group.
fn used(names: &Names, cell: &Cell, group: &str) -> Markup {
    let mut all: Vec<&Use> = cell.uses.iter().filter(|u| u.group == group).collect();
    all.sort_by(|a, b| b.difference.total_cmp(&a.difference));
    if all.iter().all(|u| u.by_game == 0.0) {
        return Markup::default();
    }
    let shown: Vec<&Use> = all.iter().copied().filter(|u| u.users >= RARE && u.users <= 1.0 - RARE).collect();
    let never = all.iter().filter(|u| u.by_game == 0.0).count();
    let dot = |u: &&Use| {
        let label = names.of(group, &u.id);
        let told = Args::new()
            .s("label", label.clone())
            .s("with", names.percent(u.with))
            .s("without", names.percent(u.without));
        Dot {
            title: names.with("used", told),
            label,
            note: names.with("of-players", Args::new().s("share", names.percent(u.users))),
            value: u.difference,
            interval: u.interval,
            shown: names.points(u.difference),
        }
    };
    let clear = shown.iter().filter(|u| u.interval[0] > 0.0).count();
    let mut reading = names.with("used-more", Args::new().n("clear", clear as i64));
    if never > 0 {
        reading.push(' ');
        reading += &names.with("used-never", Args::new().n("never", never as i64).n("n", all.len() as i64));
    }
    let ends = |u: &Use| Args::new().s("low", names.points(u.interval[0])).s("high", names.points(u.interval[1]));
    let row = |u: &&Use| {
        vec![
            names.of(group, &u.id),
            names.decimal(u.by_game, 3),
            names.percent(u.users),
            names.percent(u.with),
            names.percent(u.without),
            names.points(u.difference),
            names.with("between", ends(u)),
        ]
    };
    let table: Vec<_> = all.iter().map(row).collect();
    let heads = heads(names, &["uses", "players", "users", "others", "difference", "interval"]);
    let rows: Vec<Dot> = shown.iter().map(dot).collect();
    let plot = dots(&rows, 0.0, &|difference| names.plain_points(difference));
    Figure {
        class: None,
        title: &names.t(&format!("group-{group}")),
        reading: &reading,
        plot,
        heads: &heads,
        rows: &table,
    }
    .render(names)
}

/// Method, caveats, and how to repeat the study.
pub(super) fn method(names: &Names, study: &Study, command: &str) -> Markup {
    let what = Args::new()
        .n("games", whole(study.games))
        .s("bot", study.bots.as_str())
        .s("edition", names.edition(&study.edition))
        .s("seed", study.seed.to_string())
        .s("content", study.content.as_str());
    let lines = [
        names.with("method-what", what),
        names.t("method-intervals"),
        names.t("method-cause"),
        names.t("method-table"),
        names.t("method-bot"),
        names.with("method-rare", Args::new().s("rare", names.percent(RARE))),
    ];
    html! {
        h2 { (names.t("method")) }
        div class="method" {
            ul { @for line in lines { li { (line) } } }
            p { (names.t("repeat")) " " code { (command) } }
        }
    }
}
