//! The parts of the report: headline, overview, a chapter for each number of players and length, method.

use super::charts::{Bar, Dot, bars, dots, escape, figure, histogram, percent, points};
use super::names::{Names, words};
use crate::study::summary::{Cell, Distribution, Mean, Rate, Study, Use};
use darkrock_rules::{Variant, Variants};
use std::fmt::Write;

/// Things that fewer player-games than this share used are not compared: their intervals say nothing.
const RARE: f64 = 0.005;

fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn plain_percent(share: f64) -> String {
    format!("{:.0}%", share * 100.0)
}

fn plain_points(difference: f64) -> String {
    format!("{:+.0}", difference * 100.0).replace('-', "\u{2212}").replace("+0", "0")
}

fn plain_number(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned).replace('-', "\u{2212}")
}

fn between(interval: [f64; 2]) -> String {
    format!("{} to {}", percent(interval[0]), percent(interval[1]))
}

/// The cell that stands for the study: four players and an average game, or what is nearest.
fn main_cell(study: &Study) -> usize {
    let far = |c: &Cell| (c.players.abs_diff(4), c.length.abs_diff(20));
    (0..study.cells.len()).min_by_key(|at| far(&study.cells[*at])).unwrap_or(0)
}

fn cell_name(cell: &Cell) -> String {
    format!("{} players to {} LP", cell.players, cell.length)
}

fn ordered(rates: &[Rate]) -> Vec<&Rate> {
    let mut rates: Vec<&Rate> = rates.iter().filter(|r| r.games > 0).collect();
    rates.sort_by(|a, b| b.rate.total_cmp(&a.rate));
    rates
}

/// What was added to the base game, as the end of a sentence.
fn with_variants(variants: Variants) -> String {
    let goals = if variants.has(Variant::Goals) { ", with goals" } else { ", without goals" };
    let others = variants.without(Variant::Goals).ids();
    if others.is_empty() { goals.to_owned() } else { format!("{goals}, {}", others.join(", ")) }
}

/// Title, headline numbers.
pub(super) fn head(study: &Study) -> String {
    let mut html = format!(
        "<header class=\"top\"><button id=\"theme\" type=\"button\" hidden>By lamplight</button>\
         <span class=\"eyebrow\">Darkrock · a study of the game</span><h1>Who becomes a legend?</h1>\
         <p>{} games of Western Legends, played by “{}” on every seat{}. Every plot has its numbers behind it.</p></header>\
         <div class=\"rail\" aria-hidden=\"true\"></div>",
        thousands(study.games),
        escape(&study.bots),
        with_variants(study.variants),
    );
    let Some(cell) = study.cells.get(main_cell(study)) else { return html };
    let mut tiles = vec![
        (
            "Length",
            format!("{} rounds", cell.rounds.median),
            format!("the median; nine of ten take {} to {}", cell.rounds.p05, cell.rounds.p95),
        ),
        ("Choices", thousands(u64::from(cell.choices.median)), "with two options or more, in a median game".to_owned()),
        (
            "Going first",
            percent(cell.turn_order.first().map_or(0.0, |r| r.rate)),
            format!("wins; an even share is {}", percent(cell.fair())),
        ),
        (
            "The winner has",
            format!("{} points", cell.best_points.median),
            format!("at the end; whoever ends the race wins it in {}", percent(cell.trigger.rate)),
        ),
    ];
    let rates = ordered(&cell.characters);
    if let Some((first, last)) = rates.first().zip(rates.last()) {
        let gap = format!("{:.1} points", (first.rate - last.rate) * 100.0);
        let more =
            format!("between the most and the least winning: {} and {}", percent(first.rate), percent(last.rate));
        tiles.push(("Characters", gap, more));
    }
    let _ = write!(html, "<dl class=\"headline\" aria-label=\"{}\">", escape(&cell_name(cell)));
    for (name, value, more) in tiles {
        let _ = write!(html, "<div><dt>{name}</dt><dd>{value}<small>{}</small></dd></div>", escape(&more));
    }
    html.push_str("</dl>");
    html
}

/// All cells beside each other.
pub(super) fn overview(names: &Names, study: &Study) -> String {
    if study.cells.len() < 2 {
        return String::new();
    }
    let mut html = String::from(
        "<h2>At every table</h2><p>The same question for each number of players and each length.</p>\
         <div class=\"grid\">",
    );
    html.push_str(&heat(names, study));
    for cell in &study.cells {
        html.push_str(&order_figure(cell, &format!("Turn order, {}", cell_name(cell)), "narrow"));
    }
    html.push_str("</div>");
    html
}

/// Characters by cells: how often each wins, measured against an even share.
fn heat(names: &Names, study: &Study) -> String {
    let mut head = String::from("<th scope=\"col\">Character</th>");
    for cell in &study.cells {
        let _ = write!(head, "<th scope=\"col\">{} players<br>{} LP</th>", cell.players, cell.length);
    }
    let mut body = String::new();
    let characters = study.cells.first().map_or(&[][..], |c| &c.characters);
    for (at, character) in characters.iter().enumerate() {
        let _ = write!(body, "<tr><th scope=\"row\">{}</th>", escape(&names.of("character", &character.id)));
        for cell in &study.cells {
            let Some(rate) = cell.characters.get(at) else { continue };
            let index = rate.rate / cell.fair();
            let class = if index >= 1.0 { "up" } else { "down" };
            let strength = ((index - 1.0).abs() * 90.0).min(45.0);
            let _ = write!(
                body,
                "<td class=\"{class}\" style=\"--k:{strength:.0}%\" title=\"{} of {} games won, {}\">{index:.2}</td>",
                percent(rate.rate),
                thousands(rate.games),
                between(rate.interval),
            );
        }
        body.push_str("</tr>");
    }
    format!(
        "<figure class=\"wide\"><figcaption><h3>Characters, table by table</h3><p>Wins measured against an even share: \
         1.00 is exactly even, 1.20 a fifth more.</p></figcaption><div class=\"scroll\"><table class=\"heat\">\
         <thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></figure>"
    )
}

/// Buttons for the chapters.
pub(super) fn chooser(study: &Study) -> String {
    if study.cells.len() < 2 {
        return String::new();
    }
    let first = main_cell(study);
    let button = |(at, cell): (usize, &Cell)| {
        let mark = if at == first { " data-first" } else { "" };
        format!("<button type=\"button\" data-show=\"cell-{at}\"{mark}>{}</button>", escape(&cell_name(cell)))
    };
    let buttons: String = study.cells.iter().enumerate().map(button).collect();
    format!("<h2>A closer look</h2><p>Choose a table.</p><nav class=\"cells\" aria-label=\"Tables\">{buttons}</nav>")
}

/// The chapter of a number of players and a length.
pub(super) fn cell(names: &Names, cell: &Cell, at: usize) -> String {
    let mut html = format!(
        "<section class=\"cell\" id=\"cell-{at}\"><h2>{}</h2><p>{} games{}.</p><div class=\"grid\">",
        escape(&cell_name(cell)),
        thousands(cell.games),
        match cell.unfinished {
            0 => String::new(),
            n => format!(", {} of them given up unfinished and left away", thousands(n)),
        },
    );
    html.push_str(&characters(names, cell));
    html.push_str(&order_figure(cell, "Turn order", "narrow"));
    html.push_str(&paths(cell));
    html.push_str(&length_figure(&cell.rounds, "How long it lasts", "rounds"));
    html.push_str(&length_figure(&cell.choices, "How much there is to decide", "choices"));
    html.push_str(&means("Where legendary points come from", "LP in play", &cell.lp_by_source));
    html.push_str(&means("What the final score is made of", "points", &cell.score));
    html.push_str(&ending(cell));
    html.push_str(&fights(cell));
    for (group, title) in [
        ("card", "Poker cards"),
        ("item", "Items gained"),
        ("upgrade", "Upgrades"),
        ("action", "Actions"),
        ("poker", "Poker"),
        ("fight", "Fights begun"),
        ("story", "Stories"),
        ("goal", "Goals"),
    ] {
        html.push_str(&used(names, cell, group, title));
    }
    html.push_str("</div></section>");
    html
}

fn dot(label: String, rate: &Rate) -> Dot {
    Dot {
        title: format!(
            "{label}: {} of {} games, {}",
            percent(rate.rate),
            thousands(rate.games),
            between(rate.interval)
        ),
        label,
        note: String::new(),
        value: rate.rate,
        interval: rate.interval,
        shown: percent(rate.rate),
    }
}

fn rate_row(label: &str, rate: &Rate) -> Vec<String> {
    vec![
        label.to_owned(),
        thousands(rate.games),
        format!("{:.1}", rate.wins),
        percent(rate.rate),
        between(rate.interval),
    ]
}

const RATE_HEADS: [&str; 5] = ["", "Games", "Wins", "Rate", "95% interval"];

fn verdict(rates: &[&Rate], fair: f64) -> (usize, usize) {
    let above = rates.iter().filter(|r| r.interval[0] > fair).count();
    (above, rates.iter().filter(|r| r.interval[1] < fair).count())
}

fn characters(names: &Names, cell: &Cell) -> String {
    let rates = ordered(&cell.characters);
    let name = |r: &Rate| names.of("character", &r.id);
    let (above, below) = verdict(&rates, cell.fair());
    let reading = format!(
        "{above} of {} characters win clearly more than an even {}, {below} clearly less; lines are 95% intervals.",
        rates.len(),
        percent(cell.fair())
    );
    let plot = dots(&rates.iter().map(|r| dot(name(r), r)).collect::<Vec<_>>(), cell.fair(), plain_percent);
    let rows: Vec<_> = rates.iter().map(|r| rate_row(&name(r), r)).collect();
    wide(&figure("Wins by character", &reading, &plot, &RATE_HEADS, &rows))
}

fn wide(figure: &str) -> String {
    figure.replacen("<figure>", "<figure class=\"wide\">", 1)
}

fn with_class(figure: &str, class: &str) -> String {
    figure.replacen("<figure>", &format!("<figure class=\"{class}\">"), 1)
}

fn order_figure(cell: &Cell, title: &str, class: &str) -> String {
    let name = |r: &Rate| match r.id.as_str() {
        "1" => "First".to_owned(),
        "2" => "Second".to_owned(),
        "3" => "Third".to_owned(),
        "4" => "Fourth".to_owned(),
        "5" => "Fifth".to_owned(),
        "6" => "Sixth".to_owned(),
        other => other.to_owned(),
    };
    let all: Vec<&Rate> = cell.turn_order.iter().collect();
    let (above, below) = verdict(&all, cell.fair());
    let reading = match above + below {
        0 => "No place in the turn order is clearly better or worse than another.".to_owned(),
        _ => format!("{above} clearly above an even {}, {below} clearly below.", percent(cell.fair())),
    };
    let plot = dots(&all.iter().map(|r| dot(name(r), r)).collect::<Vec<_>>(), cell.fair(), plain_percent);
    let rows: Vec<_> = all.iter().map(|r| rate_row(&name(r), r)).collect();
    with_class(&figure(title, &reading, &plot, &RATE_HEADS, &rows), class)
}

fn paths(cell: &Cell) -> String {
    let total: u64 = cell.paths.iter().map(|r| r.games).sum();
    let share = |r: &Rate| r.games as f64 / total.max(1) as f64;
    let rows: Vec<Dot> = cell
        .paths
        .iter()
        .filter(|r| r.games > 0)
        .map(|r| Dot { note: format!("{} of players", percent(share(r))), ..dot(words(&r.id), r) })
        .collect();
    let most = cell.paths.iter().max_by(|a, b| a.rate.total_cmp(&b.rate));
    let reading = format!(
        "The path is the track on which a player got further; {} wins most often for its number.",
        most.map_or(String::new(), |r| words(&r.id))
    );
    let table: Vec<_> = cell.paths.iter().map(|r| rate_row(&words(&r.id), r)).collect();
    with_class(
        &figure("Star or wanted poster", &reading, &dots(&rows, cell.fair(), plain_percent), &RATE_HEADS, &table),
        "narrow",
    )
}

fn length_figure(of: &Distribution, title: &str, unit: &str) -> String {
    let reading = format!(
        "Half of the games take {} to {} {unit}, with a median of {}; the shortest took {}, the longest {}. The last column takes in all beyond it.",
        of.p25, of.p75, of.median, of.least, of.most
    );
    let row = |name: &str, value: String| vec![name.to_owned(), value];
    let rows = [
        row("Mean", format!("{:.1}", of.mean)),
        row("Least", of.least.to_string()),
        row("5%", of.p05.to_string()),
        row("25%", of.p25.to_string()),
        row("Median", of.median.to_string()),
        row("75%", of.p75.to_string()),
        row("95%", of.p95.to_string()),
        row("Most", of.most.to_string()),
    ];
    figure(title, &reading, &histogram(&of.counts, [of.p25, of.median, of.p75], unit), &["", unit], &rows)
}

fn means(title: &str, unit: &str, means: &[Mean]) -> String {
    const KEY: &str = "<div class=\"key\"><span><i></i>all players</span><span><i class=\"w\"></i>winners</span></div>";
    let bar = |m: &Mean| Bar {
        label: words(&m.id),
        value: m.mean,
        winners: Some(m.winners),
        shown: format!("{:.2}", m.mean).replace('-', "\u{2212}"),
        title: format!("{}: {:.2} for all, {:.2} for winners", words(&m.id), m.mean, m.winners),
    };
    let most = means.iter().max_by(|a, b| (a.winners - a.mean).total_cmp(&(b.winners - b.mean)));
    let reading = most.map_or(String::new(), |m| {
        format!("Mean {unit} of a player's game; winners stand out most in: {}.", words(&m.id))
    });
    let plot = format!("{KEY}{}", bars(&means.iter().map(bar).collect::<Vec<_>>(), plain_number));
    let row = |m: &Mean| vec![words(&m.id), format!("{:.3}", m.mean), format!("{:.3}", m.winners)];
    let rows: Vec<_> = means.iter().map(row).collect();
    with_class(&figure(title, &reading, &plot, &["", "All players", "Winners"], &rows), "narrow")
}

fn ending(cell: &Cell) -> String {
    let bar = |s: &crate::study::summary::Share| Bar {
        label: words(&s.id),
        value: s.share,
        winners: None,
        shown: percent(s.share),
        title: format!("{}: {}", words(&s.id), percent(s.share)),
    };
    let reading = format!(
        "The source of the LP that reached the target; who got there first wins {} of the games. {} of players end Wanted.",
        percent(cell.trigger.rate),
        percent(cell.end_wanted)
    );
    let plot = bars(&cell.reached_by.iter().map(bar).collect::<Vec<_>>(), plain_percent);
    let mut rows: Vec<_> = cell.reached_by.iter().map(|s| vec![words(&s.id), percent(s.share)]).collect();
    rows.push(vec!["Whoever triggers the end wins".to_owned(), percent(cell.trigger.rate)]);
    rows.push(vec!["Players who end Wanted".to_owned(), percent(cell.end_wanted)]);
    with_class(&figure("The last step", &reading, &plot, &["", "Games"], &rows), "narrow")
}

fn fights(cell: &Cell) -> String {
    let fought: Vec<_> = cell.fights.iter().filter(|f| f.fights > 0).collect();
    let dot = |f: &&crate::study::summary::Fight| Dot {
        label: words(&f.id),
        note: format!("{:.2} a game", f.by_game),
        value: f.won,
        interval: f.interval,
        shown: percent(f.won),
        title: format!("{}: {} fights, {} won", words(&f.id), thousands(f.fights), percent(f.won)),
    };
    let reading = format!(
        "How often whoever began the fight wins it; a game has {:.2} arrests by Marshals and {:.2} by the Sheriff.",
        cell.arrests_by_marshal, cell.arrests_by_sheriff
    );
    let row = |f: &&crate::study::summary::Fight| {
        vec![words(&f.id), thousands(f.fights), format!("{:.3}", f.by_game), percent(f.won), between(f.interval)]
    };
    let rows: Vec<_> = fought.iter().map(row).collect();
    let plot = dots(&fought.iter().map(dot).collect::<Vec<_>>(), 0.5, plain_percent);
    with_class(&figure("Fights", &reading, &plot, &["", "Fights", "A game", "Won", "95% interval"], &rows), "narrow")
}

/// How the users of the things of a group fared.
fn used(names: &Names, cell: &Cell, group: &str, title: &str) -> String {
    let mut all: Vec<&Use> = cell.uses.iter().filter(|u| u.group == group).collect();
    all.sort_by(|a, b| b.difference.total_cmp(&a.difference));
    if all.iter().all(|u| u.by_game == 0.0) {
        return String::new();
    }
    let shown: Vec<&Use> = all.iter().copied().filter(|u| u.users >= RARE && u.users <= 1.0 - RARE).collect();
    let never = all.iter().filter(|u| u.by_game == 0.0).count();
    let dot = |u: &&Use| {
        let label = names.of(group, &u.id);
        Dot {
            title: format!("{label}: users win {}, others {}", percent(u.with), percent(u.without)),
            label,
            note: format!("{} of players", percent(u.users)),
            value: u.difference,
            interval: u.interval,
            shown: points(u.difference),
        }
    };
    let clear = shown.iter().filter(|u| u.interval[0] > 0.0).count();
    let mut reading = format!(
        "Percentage points by which players who used it win more often than those who did not: {clear} clearly more."
    );
    if never > 0 {
        let _ = write!(reading, " {never} of {} were never used.", all.len());
    }
    let row = |u: &&Use| {
        vec![
            names.of(group, &u.id),
            format!("{:.3}", u.by_game),
            percent(u.users),
            percent(u.with),
            percent(u.without),
            points(u.difference),
            format!("{} to {}", points(u.interval[0]), points(u.interval[1])),
        ]
    };
    let rows: Vec<_> = all.iter().map(row).collect();
    let heads = ["", "Uses a game", "Players", "Users win", "Others win", "Difference", "95% interval"];
    let plot = dots(&shown.iter().map(dot).collect::<Vec<_>>(), 0.0, plain_points);
    figure(title, &reading, &plot, &heads, &rows)
}

/// How it was made, what to beware of, how to repeat it.
pub(super) fn method(study: &Study, command: &str) -> String {
    format!(
        "<h2>Method and caveats</h2><div class=\"method\"><ul>\
         <li>{} games; “{}” plays every seat; the rulebook is {}; seed {}; content {}.</li>\
         <li>A shared victory counts its share. Intervals of rates are Wilson's, those of differences Newcombe's, all at \
         95%: of twenty differences without a cause, about one looks clear.</li>\
         <li>Used and not used is correlation, not cause: a player who is ahead can afford more, and a longer game leaves \
         time for more.</li>\
         <li>Players of one game are no independent observations: one wins because the others do not. Intervals that \
         compare characters are therefore slightly too wide, not too narrow.</li>\
         <li>What is true of this bot may not be true of people, nor of a stronger bot.</li>\
         <li>Things that fewer than {} of the players used, or all but as few, are in the tables alone.</li>\
         </ul><p>To repeat it: <code>{}</code></p></div>",
        thousands(study.games),
        escape(&study.bots),
        escape(&study.edition),
        study.seed,
        escape(&study.content),
        percent(RARE),
        escape(command),
    )
}
