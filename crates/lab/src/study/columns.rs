//! The columns of the three files: one table for the files, the docs and `--columns`.

use super::facts::{Facts, PATHS};
use super::features::{Features, PokerUse};
use super::tally::Tally;
use crate::stats::{SCORE_PARTS, WIN_PARTS};
use darkrock_rules::Variants;
use darkrock_rules::Word;
use darkrock_rules::choice::FightKind;
use darkrock_rules::content::Content;
use darkrock_rules::edition::Edition;
use darkrock_rules::event::Cause;
use darkrock_rules::ids::Space;
use darkrock_wire::games::Sitting;
use strum::VariantArray;

/// The names of the files, without extension.
pub const TABLES: [&str; 3] = ["games", "players", "turns"];

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A 32-bit integer.
    Int,
    /// An unsigned 64-bit integer.
    Long,
    /// A double-precision number.
    Float,
    /// Text.
    Text,
}

impl Kind {
    /// The type's name in the docs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Int => "int32",
            Self::Long => "uint64",
            Self::Float => "double",
            Self::Text => "text",
        }
    }
}

/// A value of a column.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Int(i32),
    Long(u64),
    Float(f64),
    Text(String),
}

/// A finished game, the source of the rows.
pub(crate) struct Played<'a> {
    pub content: &'a Content,
    pub features: &'a Features,
    pub facts: &'a Facts,
    pub bot: &'a str,
    /// Who plays, by seat; empty if it is the bot.
    pub sittings: &'a [Sitting],
    pub game: u64,
    pub seed: u64,
    pub players: u8,
    pub length: u8,
    pub variants: Variants,
    pub edition: Edition,
    pub finished: bool,
    pub choices: u64,
}

/// Computes the value of a row from a game and the row's index in it (seat or turn).
type Read = Box<dyn Fn(&Played<'_>, usize) -> Value + Send + Sync>;

/// What one field of a study's rows holds.
pub struct Column {
    /// The name as it is in the first line of a file.
    pub name: String,
    /// Its type.
    pub kind: Kind,
    /// Its description.
    pub meaning: String,
    pub(crate) read: Read,
}

struct List(Vec<Column>);

impl List {
    fn add(&mut self, kind: Kind, name: &str, meaning: &str, read: Read) {
        self.0.push(Column { name: name.to_owned(), kind, meaning: meaning.to_owned(), read });
    }
    fn int(&mut self, name: &str, meaning: &str, read: impl Fn(&Played<'_>, usize) -> i64 + Send + Sync + 'static) {
        let number = move |p: &Played<'_>, at: usize| Value::Int(i32::try_from(read(p, at)).unwrap_or(i32::MAX));
        self.add(Kind::Int, name, meaning, Box::new(number));
    }
    fn long(&mut self, name: &str, meaning: &str, read: impl Fn(&Played<'_>) -> u64 + Send + Sync + 'static) {
        self.add(Kind::Long, name, meaning, Box::new(move |p, _| Value::Long(read(p))));
    }
    fn text(&mut self, name: &str, meaning: &str, read: impl Fn(&Played<'_>, usize) -> String + Send + Sync + 'static) {
        self.add(Kind::Text, name, meaning, Box::new(move |p, at| Value::Text(read(p, at))));
    }
    /// The columns with which every file begins.
    fn table(&mut self) {
        self.int("players", "How many play.", |p, _| i64::from(p.players));
        self.int("length", "LP that trigger the end.", |p, _| i64::from(p.length));
        self.long("game", "The game's number among those of its number of players and length, from 0.", |p| p.game);
    }
}

/// The columns of a file: 0 games, 1 players, 2 turns.
pub fn columns(table: usize) -> Vec<Column> {
    let mut list = List(Vec::new());
    list.table();
    match table {
        0 => games(&mut list),
        1 => players(&mut list),
        _ => turns(&mut list),
    }
    list.0
}

/// The number of rows of a game in a file.
pub(crate) fn rows(table: usize, facts: &Facts) -> usize {
    match table {
        0 => 1,
        1 => facts.seats.len(),
        _ => facts.turns.len(),
    }
}

fn character(p: &Played<'_>, seat: usize) -> String {
    let character = p.facts.seats[seat].character;
    character.map_or(String::new(), |c| p.content.specs.characters[c.index()].id.clone())
}

fn space(p: &Played<'_>, space: Option<Space>) -> String {
    space.map_or(String::new(), |s| p.content.specs.board.spaces[s.index()].id.clone())
}

fn winners(p: &Played<'_>) -> String {
    let seats: Vec<String> = p.facts.winners.iter().map(|s| (s.0 + 1).to_string()).collect();
    seats.join(" ")
}

/// The final points of the seats in descending order.
fn ranked(p: &Played<'_>) -> Vec<i32> {
    let mut totals: Vec<i32> = p.facts.seats.iter().map(|s| s.total).collect();
    totals.sort_unstable_by(|a, b| b.cmp(a));
    totals
}

fn games(list: &mut List) {
    list.long("seed", "The game's own seed, of all its luck and bots; 0 for a game of people.", |p| p.seed);
    list.text("variants", "What is added to the base game, such as goals,wild-wild-west; none for nothing.", |p, _| {
        p.variants.to_string()
    });
    list.text("edition", "The rulebook, such as en, or en+story-ride=exact with a rule of another.", |p, _| {
        p.edition.to_string()
    });
    list.text("bot", "Who plays, on every seat; people for a game of people.", |p, _| p.bot.to_owned());
    list.int("finished", "1, or 0 when the game was given up at the cap of choices.", |p, _| i64::from(p.finished));
    list.int("rounds", "Rounds.", |p, _| i64::from(p.facts.rounds));
    list.int("turns", "Turns of all players.", |p, _| p.facts.turns.len() as i64);
    list.int("choices", "Choices with at least two options, of all players.", |p, _| p.choices as i64);
    list.text("winners", "The winning seats, from 1, with spaces between.", |p, _| winners(p));
    list.int("best", "The winner's final points.", |p, _| i64::from(ranked(p).first().copied().unwrap_or(0)));
    list.int("lead", "Final points between the first and the second.", |p, _| {
        let ranked = ranked(p);
        ranked.first().zip(ranked.get(1)).map_or(0, |(a, b)| i64::from(a - b))
    });
    list.int("trigger_seat", "The seat that triggered the end, from 1; 0 when nobody did.", |p, _| {
        p.facts.trigger.map_or(0, |s| i64::from(s.0) + 1)
    });
    list.text("trigger_source", "The source of the LP with which that seat reached the length.", |p, _| {
        p.facts.trigger.and_then(|s| p.facts.seats.get(s.index())?.reached_by).map_or("", Cause::word).to_owned()
    });
    list.int("trigger_won", "Whether that seat won or shared the victory: 1 or 0.", |p, _| {
        p.facts.trigger.map_or(0, |s| i64::from(p.facts.winners.contains(s)))
    });
    list.int("first_seat", "The seat with the first player token, from 1.", |p, _| i64::from(p.facts.first.0) + 1);
    list.int("fights", "Fights.", |p, _| p.facts.fights.iter().map(|f| i64::from(f[0])).sum());
    list.int("stories", "Stories resolved.", |p, _| i64::from(p.facts.stories()));
}

fn players(list: &mut List) {
    list.int("seat", "The seat, from 1.", |_, at| at as i64 + 1);
    list.int("turn_order", "The place in the turn order, 1 for the first player.", |p, at| p.facts.order(at) as i64);
    list.text("character", "The character's id.", character);
    list.text("bot", "Who plays: the bot, or the pseudonym of a person.", |p, at| {
        p.sittings.get(at).map_or(p.bot, Sitting::name).to_owned()
    });
    list.add(
        Kind::Float,
        "won",
        "The share of the victory: 1, 0, or a part of a shared one.",
        Box::new(|p, at| Value::Float(Tally::share(p.facts, at) as f64 / WIN_PARTS as f64)),
    );
    list.int("total", "Final points.", |p, at| i64::from(p.facts.seats[at].total));
    for (part, name) in SCORE_PARTS.into_iter().enumerate() {
        let meaning = format!("Final points: {}.", SCORE_MEANINGS[part]);
        list.int(&format!("score_{}", name.replace('-', "_")), &meaning, move |p, at| {
            i64::from(p.facts.seats[at].parts[part])
        });
    }
    for &cause in Cause::VARIANTS {
        let name = cause.word().to_owned();
        let meaning = format!("LP gained in play, less those lost, from the source {name}.");
        let read = move |p: &Played<'_>, at: usize| i64::from(p.facts.seats[at].lp_by_cause[cause as usize]);
        list.int(&format!("lp_{}", name.replace('-', "_")), &meaning, read);
    }
    standings(list);
}

/// A player's final state and statistics.
fn standings(list: &mut List) {
    list.int("money", "Dollars at the end.", |p, at| i64::from(p.facts.seats[at].now.money));
    list.int("nuggets", "Nuggets at the end.", |p, at| i64::from(p.facts.seats[at].now.nuggets));
    list.int("wounds", "Wounds at the end.", |p, at| i64::from(p.facts.seats[at].now.wounds));
    list.int("marshal", "Marshal points at the end.", |p, at| i64::from(p.facts.seats[at].now.marshal));
    list.int("wanted", "Wanted points at the end.", |p, at| i64::from(p.facts.seats[at].now.wanted));
    list.int("most_marshal", "Most Marshal points during the game.", |p, at| i64::from(p.facts.seats[at].most_marshal));
    list.int("most_wanted", "Most Wanted points during the game.", |p, at| i64::from(p.facts.seats[at].most_wanted));
    list.text("path", "marshal, wanted or neither: the track on which the player got further.", |p, at| {
        PATHS[p.facts.seats[at].path()].to_owned()
    });
    list.int("items", "Items owned at the end.", |p, at| i64::from(p.facts.seats[at].items));
    list.int("upgrades", "Upgraded items at the end.", |p, at| i64::from(p.facts.seats[at].upgrades));
    list.int("fights_won", "Fights won.", |p, at| i64::from(p.facts.seats[at].fights_won));
    list.int("fights_lost", "Fights lost.", |p, at| i64::from(p.facts.seats[at].fights_lost));
    list.int("arrested_by_marshal", "Times arrested by another player.", |p, at| {
        i64::from(p.facts.seats[at].arrested[0])
    });
    list.int("arrested_by_sheriff", "Times arrested by the Sheriff.", |p, at| i64::from(p.facts.seats[at].arrested[1]));
    list.int("heists", "Times the bank was robbed or tried to be.", |p, at| {
        i64::from(p.facts.seats[at].uses[p.features.fight(FightKind::Heist)])
    });
    for (what, name, meaning) in [
        (PokerUse::Started, "poker_started", "Games of poker started."),
        (PokerUse::Joined, "poker_joined", "Games of poker joined."),
        (PokerUse::Won, "poker_won", "Games of poker won."),
    ] {
        list.int(name, meaning, move |p, at| i64::from(p.facts.seats[at].uses[p.features.poker(what)]));
    }
    const REPEATED: &str = "with spaces between, each as often as it happened";
    for (group, name, what) in [
        ("card", "cards", "Titles of poker cards played for an action, reaction or bonus"),
        ("item", "items_gained", "Items gained in play"),
        ("upgrade", "items_upgraded", "Items upgraded in play"),
        ("story", "stories", "Stories resolved with a disc of the player on them"),
        ("goal", "goals", "Goals shown as completed"),
    ] {
        list.text(name, &format!("{what}, {REPEATED}."), move |p, at| p.features.words(group, &p.facts.seats[at].uses));
    }
}

/// The descriptions of [`SCORE_PARTS`].
const SCORE_MEANINGS: [&str; 8] = [
    "LP gained in play",
    "upgraded weapons and mounts",
    "money",
    "wounds, negative",
    "Most Wanted or Wanted",
    "the row of the Marshal track",
    "legendary tokens",
    "what modules bring",
];

fn turns(list: &mut List) {
    list.int("turn", "The turn's number in the game, from 1.", |_, at| at as i64 + 1);
    list.int("round", "The round, from 1.", |p, at| i64::from(p.facts.turns[at].round));
    list.int("seat", "Whose turn it is, from 1.", |p, at| i64::from(p.facts.turns[at].seat.0) + 1);
    list.text("character", "The character's id.", |p, at| character(p, p.facts.turns[at].seat.index()));
    list.text("income", "money, cards or both.", |p, at| p.facts.turns[at].income.to_owned());
    list.text("actions", "The kinds of actions in their order, with spaces between.", |p, at| {
        p.facts.turns[at].actions.clone()
    });
    list.text("spaces", "The spaces to which the player moved in their order, with spaces between.", |p, at| {
        let ids = p.facts.turns[at].spaces.iter().map(|space| p.content.board.space_id(*space));
        ids.collect::<Vec<_>>().join(" ")
    });
    list.int("choices", "Choices with at least two options during the turn, of all players.", |p, at| {
        i64::from(p.facts.turns[at].choices)
    });
    list.int("fights", "Fights during the turn.", |p, at| i64::from(p.facts.turns[at].fights));
    for (after, when) in [(false, "before"), (true, "after")] {
        let standing = move |p: &Played<'_>, at: usize| {
            let turn = &p.facts.turns[at];
            if after { turn.after } else { turn.before }
        };
        let name = |what: &str| format!("{what}_{when}");
        let say = |what: &str| format!("{what} of the player {when} the turn.");
        list.int(&name("lp"), &say("LP"), move |p, at| i64::from(standing(p, at).lp));
        list.int(&name("money"), &say("Dollars"), move |p, at| i64::from(standing(p, at).money));
        list.int(&name("nuggets"), &say("Nuggets"), move |p, at| i64::from(standing(p, at).nuggets));
        list.int(&name("wounds"), &say("Wounds"), move |p, at| i64::from(standing(p, at).wounds));
        list.int(&name("marshal"), &say("Marshal points"), move |p, at| i64::from(standing(p, at).marshal));
        list.int(&name("wanted"), &say("Wanted points"), move |p, at| i64::from(standing(p, at).wanted));
        list.text(&name("space"), &say("The space"), move |p, at| space(p, standing(p, at).space));
    }
}

/// The columns of all three files as Markdown, for the docs.
pub fn columns_markdown() -> String {
    let mut text = String::new();
    for (at, table) in TABLES.into_iter().enumerate() {
        text.push_str(&format!("\n#### `{table}.parquet`\n\n| column | type | meaning |\n|---|---|---|\n"));
        for column in columns(at) {
            text.push_str(&format!("| `{}` | {} | {} |\n", column.name, column.kind.name(), column.meaning));
        }
    }
    text.trim_start().to_owned()
}
