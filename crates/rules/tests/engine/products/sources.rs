//! The sources: every place of the content where effects can stand, with a position and a plan that reach them.

use super::stage::{EFFECT, Edit, HOST, item};
use darkrock_rules::content::Specs;
use darkrock_rules::content::schema::When;

/// When an effect comes that is not the only gain of its source.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// After the other points.
    After,
    /// Before them: it is a part of what gives them.
    Before,
    /// Before them if it is a point of the law; points on tracks of modules are moved after those.
    BeforeIfLaw,
}

/// A source of an effect.
#[derive(Clone)]
pub struct Source {
    /// Its name.
    pub name: String,
    /// The content in which the effect stands there.
    pub edits: Vec<Edit>,
    /// The first player's position, without items and points.
    pub annie: String,
    /// The points of the first player on tracks of modules.
    pub points: Vec<(String, u8)>,
    /// The first player's Marshal and Wanted points.
    pub law: [u8; 2],
    /// The second player's position.
    pub bass: String,
    /// The rest of the position.
    pub rest: String,
    /// Abilities of poker cards.
    pub cards: String,
    /// What is chosen.
    pub plan: Vec<String>,
    /// To whom the effect applies.
    pub seat: u8,
    /// Why it is not the own turn of that player: the rule.
    pub off_turn: Option<&'static str>,
    /// The points on tracks that the active player gains besides: the law's first.
    pub also: Vec<&'static str>,
    /// The fights of each player besides.
    pub fights: [usize; 2],
    /// Whether it is a part of a move action.
    pub moves: bool,
    /// Whether it needs legendary stories, the Story track or the risk die.
    pub legendary: bool,
    /// Whether random outcomes are the highest.
    pub highest: bool,
    /// Whether it is a part of the setup.
    pub setup: bool,
    /// When the effect comes.
    pub order: Order,
    /// Whether the Man in Black takes part.
    pub automa: bool,
}

impl Source {
    fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            edits: Vec::new(),
            annie: "space: darkrock-4".to_owned(),
            points: Vec::new(),
            law: [0; 2],
            bass: "space: red-falls-1".to_owned(),
            rest: String::new(),
            cards: String::new(),
            plan: Vec::new(),
            seat: 0,
            off_turn: None,
            also: Vec::new(),
            fights: [0; 2],
            moves: false,
            legendary: false,
            highest: false,
            setup: false,
            order: Order::After,
            automa: false,
        }
    }
    fn edit(mut self, edit: Edit) -> Self {
        self.edits.push(edit);
        self
    }
    fn entry(self, file: &'static str, id: &'static str, text: &str) -> Self {
        self.edit(Edit::Entry(file, id, text.to_owned()))
    }
    fn text(self, file: &'static str, old: &'static str, new: &str) -> Self {
        self.edit(Edit::Text(file, old, new.to_owned()))
    }
    fn annie(mut self, fields: &str) -> Self {
        self.annie = fields.to_owned();
        self
    }
    fn bass(mut self, fields: &str) -> Self {
        self.bass = fields.to_owned();
        self
    }
    fn rest(mut self, fields: &str) -> Self {
        self.rest = fields.to_owned();
        self
    }
    fn cards(mut self, abilities: &str) -> Self {
        self.cards = abilities.to_owned();
        self
    }
    fn plan(mut self, plan: &[&str]) -> Self {
        self.plan = plan.iter().map(|words| (*words).to_owned()).collect();
        self
    }
    fn also(mut self, kind: &'static str) -> Self {
        self.also.push(kind);
        self
    }
    fn law(mut self, marshal: u8, wanted: u8) -> Self {
        self.law = [marshal, wanted];
        self
    }
    fn point(mut self, track: &str, points: u8) -> Self {
        self.points.push((track.to_owned(), points));
        self
    }
    fn fights(mut self, second: usize) -> Self {
        self.fights = [1, second];
        self
    }
    fn moves(mut self) -> Self {
        self.moves = true;
        self
    }
    fn legendary(mut self) -> Self {
        self.legendary = true;
        self
    }
    fn before(mut self) -> Self {
        self.order = Order::Before;
        self
    }
    fn before_law(mut self) -> Self {
        self.order = Order::BeforeIfLaw;
        self
    }
    fn highest(mut self) -> Self {
        self.highest = true;
        self
    }
    /// The effect applies to the second player, or to the first on the second's turn.
    fn off_turn(mut self, seat: u8, rule: &'static str) -> Self {
        (self.seat, self.off_turn) = (seat, Some(rule));
        self
    }
    fn setup(mut self) -> Self {
        self.setup = true;
        self.off_turn(0, "base.setup.52")
    }
    /// The first player begins with the item that listens.
    fn listening(self) -> Self {
        let starts = "{id: kit-carson, name: K, source: rulebook, start: sunny-hills-mine, gains: {items: [LISTENER]}}";
        self.entry("base/characters.yaml", "kit-carson", starts)
    }
}

/// The action of a poker card that has these effects.
fn action(name: &str, effects: &str) -> Source {
    let card = format!("payday: [{{when: action, do: [{effects}]}}]");
    Source::new(name).annie("space: darkrock-4, hand: [5c]").cards(&card).plan(&["a play 5c"])
}

/// An item with this ability, as part of what the source does.
fn ability(source: Source, when: &str, more: &str) -> Source {
    let ability = format!("{{when: {when}{more}, do: [{EFFECT}]}}");
    source.entry("base/items.yaml", HOST, &item(HOST, &ability))
}

const DUEL: &str = "space: mesitos-point-1, hand: [2c]";

/// A duel that the first player wins with an ace.
fn duel(name: &str) -> Source {
    let plan = ["a fight duel bass-reeves"];
    Source::new(name).annie("space: mesitos-point-1, hand: [Ac]").bass(DUEL).plan(&plan).fights(1)
}

/// A game of poker that the first player wins with a pair of aces.
fn poker(name: &str) -> Source {
    let annie = "space: darkrock-4, money: 60, hand: [Ac, Ad]";
    Source::new(name).annie(annie).rest("deck: [2c, 3d, 5h, 7s, 8c, 9d, Jh, Qs]").plan(&["a poker", "a lay Ac Ad"])
}

/// Cattle that is delivered.
fn delivery(name: &str, to: &str, from: &str, kind: &'static str) -> Source {
    let annie = format!("space: {from}, cattle: green-3");
    let mut source = Source::new(name).annie(&annie).also(kind).moves();
    source.plan = vec![format!("a move {to}"), "a deliver".to_owned()];
    source
}

/// The legendary story whose text is changed.
const STORY: &str = "blood-money/legendary-stories.yaml";
const PART: &str = "{id: margins, on: {end-turn: darkrock-bank}, do: [{lp: 3}, {draw: 2}]}";
const ENDING: &str = "        - contributors: [{lp: 4}, {money: 20}]\n        - sheriff: 4";

/// A part of an open legendary story.
fn part(name: &str, effects: &str) -> Source {
    let part = format!("{{id: margins, on: work, do: [{effects}]}}");
    let source = Source::new(name).text(STORY, PART, &part).rest("legend: green-ledger").legendary();
    source.annie("space: sunny-hills-mine").plan(&["a work"])
}

/// The end of a legendary story to which the first player contributed.
fn ending(name: &str, effects: &str) -> Source {
    let source = Source::new(name).text(STORY, ENDING, &format!("        - {effects}")).legendary();
    source.rest("legend: green-ledger, legend-discs: [annie-oakley, annie-oakley]").plan(&["a end"])
}

/// The end of a story of the base game with discs of both.
fn story(name: &str) -> Source {
    let card = format!("{{id: blood-money, trigger: legend, source: rulebook, do: [{EFFECT}], spawn: [], sheriff: 0}}");
    let rest = "stories: [legend, none], resolved-all-but: [blood-money]";
    Source::new(name).entry("base/stories.yaml", "blood-money", &card).rest(rest).plan(&["a end"])
}

/// Every source; those of items by the timings of abilities.
pub fn all(specs: &Specs, timings: &[When]) -> Vec<Source> {
    let mut all: Vec<Source> = timings.iter().filter_map(|when| at(*when)).collect();
    all.extend(cards());
    all.extend([base_kinds(), places(specs), dangers(), games(), legends(), steps(), other_turns()].concat());
    all.extend(spaces(specs));
    all
}

/// Effects within the effects of a card, by what leads to them.
fn cards() -> Vec<Source> {
    let here = "space: darkrock-4";
    let other = "other.characters.09";
    vec![
        action("a card", EFFECT),
        action("one of two", "{choose: [{key: legend, do: [EFFECT]}, {key: money, do: [{money: 10}]}]}"),
        action("what may be paid for", "{may: {get: [EFFECT]}}"),
        action("a condition", "{if: {all: [own-turn], then: [EFFECT]}}"),
        action("gravel", "{roll-die: [EFFECT]}").highest(),
        action(
            "several of them",
            "{choose-several: {pick: 2, of: [{key: legend, do: [EFFECT]}, {key: money, do: [{money: 10}]}, {key: heal, do: [{heal: 1}]}]}}",
        ),
        action("everybody", "{each-player: [EFFECT]}").off_turn(1, other),
        action("somebody here", "{player-here: [EFFECT]}").bass(here).off_turn(1, other),
        // The nested gain comes first.
        action("the last space of the Story track", "{track: {track: story, points: 1}}")
            .text(
                "blood-money/tracks.yaml",
                "{key: gambler, do: [{track: {track: gambler, points: 1}}]}",
                "{key: gambler, do: [EFFECT]}",
            )
            .point("story", 2)
            .also("story")
            .before()
            .legendary(),
    ]
}

/// The first effect of each space of tracks of modules, and of the first of the law's.
fn spaces(specs: &Specs) -> Vec<Source> {
    let mut all = Vec::new();
    for track in &specs.point_tracks {
        let id: &'static str = if track.id == "story" { "story" } else { "gambler" };
        assert_eq!(id, track.id, "a new track");
        for space in 1..=track.spaces.len() as u8 {
            let card = format!("{{track: {{track: {id}, points: 1}}}}");
            let more = format!("- {{id: more, source: reconstructed, track: {id}, space: {space}, do: [{EFFECT}]}}");
            let source = action(&format!("space {space} of the {id} track"), &card).point(id, space - 1);
            // The last space of the Story track gives a Gambler point first.
            let chosen = id == "story" && space == 3;
            let source = if chosen { source.also("gambler").also(id) } else { source.also(id).before() };
            let source = if id == "story" { source.legendary() } else { source };
            all.push(source.edit(Edit::File("probe/track-spaces.yaml", more)));
        }
    }
    let marshal = "marshal:\n  source: published\n  spaces:\n    - [{money: 20}]";
    let changed = marshal.replace("{money: 20}", EFFECT);
    all.push(
        action("a space of the Marshal track", "{marshal: 1}")
            .text("base/tracks.yaml", marshal, &changed)
            .also("marshal")
            .before_law(),
    );
    let wanted = "wanted:\n  source: published\n  spaces:\n    - []";
    let changed = wanted.replace("[]", "[EFFECT]");
    all.push(
        action("a space of the Wanted track", "{wanted: 1}")
            .text("base/tracks.yaml", wanted, &changed)
            .also("wanted")
            .before_law(),
    );
    all
}

/// An ability at each timing: none where nothing but rerolls or cards can have one.
fn at(when: When) -> Option<Source> {
    let name = format!("an ability at {}", <&str>::from(when));
    let timing: &str = when.into();
    let of = |source: Source| Some(ability(source, timing, ""));
    let once = |source: Source| Some(ability(source, timing, ", limit: turn"));
    let card =
        |source: Source, ability: &str| Some(source.cards(&format!("payday: [{{when: {timing}, do: [{ability}]}}]")));
    match when {
        When::StartOfTurn => of(Source::new(&name).rest("active: bass-reeves").plan(&["b end"])),
        When::Action => of(Source::new(&name).plan(&["a use whiskey"])),
        When::Gained => of(Source::new(&name).annie("space: darkrock-3, money: 60").plan(&["a buy whiskey"])),
        // Once in a turn: a fight would otherwise bring the next.
        When::FightStart | When::FightReveal | When::FightReaction => once(duel(&name)),
        When::FightWon | When::FightEnded => once(duel(&name)),
        When::FightLost => once(duel(&name).annie(DUEL).bass("space: mesitos-point-1, hand: [Ac]")),
        When::FightCompared => card(duel(&name).annie("space: mesitos-point-1, hand: [5c]"), EFFECT),
        When::MoveExtend => once(Source::new(&name).moves().plan(&["a move darkrock-2"])),
        When::MoveEnded | When::AnyMoveEnded => of(Source::new(&name).moves().plan(&["a move darkrock-2"])),
        When::MesaCrossed => {
            let row = item(HOST, &format!("{{when: mesa-crossed, do: [{EFFECT}]}}"))
                .replace("front: {", "front: {passives: [ride-mesas], ");
            let source = Source::new(&name).annie("space: darkrock-6").moves().plan(&["a move sunny-hills-1 via mesa"]);
            Some(source.entry("base/items.yaml", HOST, &row))
        }
        When::PointsGained => once(action(&name, "{marshal: 1}").also("marshal")),
        When::LawPointsGained => once(action(&name, "{marshal: 1}").also("marshal").before()),
        When::TrackPoint => of(action(&name, "{track: {track: gambler, points: 1}}").also("gambler").before()),
        When::Deposited => of(Source::new(&name).annie("space: darkrock-bank, nuggets: 1").plan(&["a deposit 1"])),
        When::PokerPlayed => card(
            poker(&name).annie("space: darkrock-4, money: 60, hand: [5c, Ad]").plan(&["a poker", "a lay 5c Ad"]),
            EFFECT,
        ),
        When::PokerWon => of(poker(&name)),
        When::PokerLost => of(poker(&name).annie("space: darkrock-4, money: 60, hand: [4c]").plan(&["a poker"])),
        When::Wounded => of(action(&name, "{wound: 1}")),
        When::OtherWounded => of(action(&name, "{player-here: [{wound: 1}]}").bass("space: darkrock-4")),
        When::Contributed => of(part(&name, "{money: 10}")),
        When::Discarded => {
            let source = Source::new(&name).annie("space: darkrock-4, hand: [4c, 5c]").plan(&["a play 4c"]);
            let cards = format!(
                "manhunt: [{{when: action, do: [{{discard: 1}}]}}], payday: [{{when: discarded, do: [{EFFECT}]}}]"
            );
            Some(source.cards(&cards))
        }
        When::BonusUsed => {
            let source = duel(&name).annie("space: mesitos-point-1, hand: [5c]");
            of(source.cards("payday: [{when: fight-reveal, do: [{money: 10}]}]"))
        }
        When::CardOrItemAction => of(action(&name, "{money: 10}")),
        When::BesideActions => once(Source::new(&name).plan(&["a use whiskey"])),
        When::EndOfTurn => of(Source::new(&name).plan(&["a end"])),
        When::RiskRolled => of(risk(&name)),
        When::Wrangled => of(delivery(&name, "spikes-view-rail-station", "spikes-view-9", "marshal")),
        When::Rustled => of(delivery(&name, "sunny-hills-ranch", "sunny-hills-5", "wanted")),
        // Only rerolls, and effects of fight cards, which are a source of their own.
        When::ProspectRolled | When::DieRolled | When::FightCard => None,
    }
}

/// A roll of the risk die, of which nothing comes by itself.
fn risk(name: &str) -> Source {
    let face = "{id: story-point, sides: 2, do: [{track: {track: story, points: 1}}]}";
    Source::new(name)
        .text("blood-money/risk-die.yaml", face, "{id: story-point, sides: 2, do: []}")
        .plan(&["a risk money"])
        .legendary()
}

/// The names of sources for each kind of files with effects. A new kind does not compile before it stands here.
pub fn of_files(specs: &Specs) -> Vec<&'static str> {
    let Specs {
        // Without effects, or with abilities alone, which are sources by their timings.
        titles: _,
        items: _,
        numbers: _,
        board: _,
        die: _,
        tokens: _,
        first_game: _,
        pools: _,
        homesteads: _,
        event_markers: _,
        scoring: _,
        stands: _,
        stories_in_order: _,
        absent: _,
        goals: _,
        followers: _,
        // With effects.
        tracks: _,
        point_tracks: _,
        track_spaces: _,
        trader: _,
        fight_cards: _,
        characters: _,
        cattle: _,
        stories: _,
        opponents: _,
        map_tokens: _,
        frontier: _,
        high_stakes: _,
        deeds: _,
        legendary_stories: _,
        ruins: _,
        risk_die: _,
        injuries: _,
        events: _,
        steps: _,
        automa: _,
        setup: _,
        automa_for_two: _,
    } = specs;
    let of_base =
        ["a space of the Marshal track", "a space of the Wanted track", "a fight card", "a cattle token", "a story"];
    let of_all =
        ["what a character begins with", "a step of a turn", "a step of the setup", "a card of the Man in Black"];
    let of_ante_up =
        ["space 1 of the gambler track", "the reward of an opponent", "the penalty of an opponent", "a visit"];
    let more = ["a frontier token", "high stakes poker", "poker", "faro", "an event", "a ware of the trader", "a deed"];
    let of_blood_money =
        ["a part of a legendary story", "a repair", "a face of the risk die", "a bonus of the risk die"];
    let injuries = ["an injury", "an ability of an injury", "space 1 of the story track", "a step of an arrest"];
    [&of_base[..], &of_all, &of_ante_up, &more, &of_blood_money, &injuries].concat()
}

fn base_kinds() -> Vec<Source> {
    let two = "{rank: \"2\", source: published, do: [{wound: 1}, {lose-lp: 1}]}";
    let bandit =
        Source::new("a fight card").annie("space: sunny-hills-2, hand: [Ac]").rest("bandits: [sunny-hills-hideout-b]");
    let starts = "{id: kit-carson, name: Kit Carson, source: rulebook, start: sunny-hills-mine, gains: {items: [LISTENER], do: [EFFECT]}}";
    let green = "{id: green-3, ranch: ranch-green, source: reconstructed, do: [EFFECT]}";
    let delivered = delivery("a cattle token", "spikes-view-rail-station", "spikes-view-9", "marshal");
    vec![
        bandit
            .text("base/fight-cards.yaml", two, "{rank: \"2\", source: published, do: [EFFECT]}")
            .fights(0)
            .moves()
            .plan(&["a move sunny-hills-hideout-b"]),
        Source::new("what a character begins with").entry("base/characters.yaml", "kit-carson", starts).setup(),
        delivered.entry("base/cattle.yaml", "green-3", green),
        story("a story").annie("space: darkrock-4, discs: [2, 0]"),
    ]
}

/// Sources at places of the modules.
fn places(specs: &Specs) -> Vec<Source> {
    let mail = "{id: mail-car, pool: train, source: reconstructed, cards: 2, reward: [EFFECT], penalty: [EFFECT]}";
    // Only the mail car is left.
    let pool = specs.opponents.iter().filter(|opponent| opponent.pool.as_deref() == Some("train"));
    let drawn: Vec<&str> = pool.map(|opponent| opponent.id.as_str()).filter(|id| *id != "mail-car").collect();
    let train = |name: &str, card: &str| {
        let annie = format!("space: gulch-frontier-rail-station, hand: [{card}]");
        Source::new(name)
            .entry("ante-up/opponents.yaml", "mail-car", mail)
            .annie(&annie)
            .rest(&format!("drawn: [{}]", drawn.join(", ")))
            .fights(0)
            .plan(&["a train-heist"])
    };
    let lost = "{id: lost-mail, number: 2, source: reconstructed, do: [EFFECT]}";
    vec![
        action("an event", "resolve-event").entry(
            "ante-up/events.yaml",
            "run-on-the-bank",
            "{id: run-on-the-bank, source: reconstructed, do: [EFFECT]}",
        ),
        Source::new("a deed")
            .entry(
                "blood-money/deeds.yaml",
                "sunny-hills-mine",
                "{id: sunny-hills-mine, source: reconstructed, set: mine, cost: 20, lp: [3, 4, 5], do: [EFFECT]}",
            )
            .annie("space: darkrock-4, deeds: [sunny-hills-mine]")
            .plan(&["a deed sunny-hills-mine"]),
        train("the reward of an opponent", "Ac"),
        train("the penalty of an opponent", "2c").highest(),
        Source::new("a frontier token")
            .entry("ante-up/frontier.yaml", "lost-mail", lost)
            .annie("space: gulch-frontier-2, hand: [Ac, Kc]")
            .rest("frontier: {gulch-frontier-2: 2}")
            .plan(&["a frontier"]),
        Source::new("a visit")
            .entry("extras/map-tokens.yaml", "bathcat", "{id: bathcat, source: reconstructed, visit: [EFFECT]}")
            .rest("map-tokens: {bathcat: [darkrock-3]}")
            .moves()
            .plan(&["a move darkrock-3"]),
        Source::new("a repair")
            .text("blood-money/ruins.yaml", "reward: [{track: {track: story, points: 2}}]", "reward: [EFFECT]")
            .annie("space: darkrock-bank, hand: [2c]")
            .rest("ruins: [darkrock-bank]")
            .plan(&["a repair darkrock-bank"]),
    ]
}

/// The risk die, the trader and injuries.
fn dangers() -> Vec<Source> {
    let injury = "{id: cracked-ribs, source: reconstructed, do: [EFFECT]}";
    let lasting = "{id: cracked-ribs, source: reconstructed, abilities: [{when: start-of-turn, do: [EFFECT]}]}";
    let fiddle = "{id: fiddle, kind: misc, legendary: true, cost: 10, copies: 1, source: reconstructed, front: {abilities: [{when: gained, do: [EFFECT]}]}}";
    vec![
        risk("a face of the risk die").text(
            "blood-money/risk-die.yaml",
            "{id: story-point, sides: 2, do: []}",
            "{id: story-point, sides: 2, do: [EFFECT]}",
        ),
        risk("a bonus of the risk die").text(
            "blood-money/risk-die.yaml",
            "{key: money, do: [{money: 10}]}",
            "{key: money, do: [EFFECT]}",
        ),
        Source::new("a ware of the trader")
            .entry("blood-money/items.yaml", "fiddle", fiddle)
            .annie("space: darkrock-4, money: 60")
            .rest("trader: {region: darkrock, row: [fiddle]}")
            .plan(&["a trade fiddle"]),
        action("an injury", "{wound: 1}")
            .entry("blood-money/injuries.yaml", "cracked-ribs", injury)
            .annie("space: darkrock-4, hand: [5c], wounds: 3"),
        Source::new("an ability of an injury")
            .entry("blood-money/injuries.yaml", "cracked-ribs", lasting)
            .annie("space: darkrock-4, wounds: 1, injury: cracked-ribs")
            .rest("active: bass-reeves")
            .plan(&["b end"]),
    ]
}

/// Games at a saloon.
fn games() -> Vec<Source> {
    let starter =
        "starter: [choose: [{key: legend, do: [{lp: 1}]}, {key: gambler, do: [{track: {track: gambler, points: 1}}]}]]";
    let reward = "reward: [{lp: 1}, {track: {track: gambler, points: 1}}]";
    let deck = "deck: [2c, 3d, 4h, 6s, 7s, 8d, 9h, Js, Qc, Kd, Ks]";
    vec![
        poker("poker").text("ante-up/tracks.yaml", starter, "starter: [EFFECT]"),
        poker("high stakes poker").text("ante-up/high-stakes.yaml", reward, "reward: [EFFECT]").rest(deck).plan(&[
            "a high-stakes",
            "a raise",
            "a lay Ac Ad",
        ]),
        // The lowest cards are drawn: the 2 loses, the 3 wins.
        Source::new("faro")
            .text("ante-up/tracks.yaml", "faro: [{track: {track: gambler, points: 1}}]", "faro: [EFFECT]")
            .annie("space: darkrock-4, money: 60")
            .plan(&["a faro", "a bet 3 10"]),
    ]
}

fn legends() -> Vec<Source> {
    let opened = "  open:\n    - everybody:\n        - may: {price: [{discard: 1}], get: [{money: 20}]}";
    vec![
        part("a part of a legendary story", EFFECT),
        ending("the ending of a legendary story, for contributors", "contributors: [EFFECT]"),
        ending(
            "the ending of a legendary story, for discs",
            "each-disc: [{if: {all: [{money-at-most: 0}], then: [{money: 10}, EFFECT]}}]",
        ),
        ending("the ending of a legendary story, for the active player", EFFECT),
        ending("the ending of a legendary story, for others", "others: [EFFECT]").off_turn(1, "other.characters.09"),
        // The first player carries it out before the first turn, which is that player's (bm.legendary-stories.04).
        Source {
            setup: true,
            ..Source::new("a story that is revealed in the setup").listening().text(STORY, opened, "  open: [EFFECT]")
        },
    ]
}

/// Steps that a module inserts.
fn steps() -> Vec<Source> {
    let step = |source: Source, list: &str, after: &str| {
        let text = format!("- {{id: more, in: {list}, after: {after}, do: [{EFFECT}]}}");
        source.edit(Edit::File("probe/steps.yaml", text))
    };
    let start = Source::new("a step of a turn").rest("active: bass-reeves").plan(&["b end", "a income money"]);
    let arrest = Source::new("a step of an arrest").annie("space: mesitos-point-1, hand: [Ac]").law(1, 0).fights(1);
    let arrest = arrest.bass("space: mesitos-point-1, hand: [2c], wanted: 1").plan(&["a fight arrest bass-reeves"]);
    vec![
        step(start, "turn", "income"),
        step(arrest.also("marshal").off_turn(1, "other.characters.09"), "arrest", "penalty"),
        step(duel("a step of a fight"), "fight", "compare"),
        step(poker("a step of poker"), "poker", "flop"),
        step(Source::new("a step of the setup").listening().setup(), "setup", "place"),
    ]
}

/// Sources on another player's turn.
fn other_turns() -> Vec<Source> {
    let won = ability(duel("a fight won on another turn"), "fight-won", ", limit: turn");
    let other = story("a story, on another turn").annie("space: darkrock-4, discs: [2, 0]");
    let other = other.rest("stories: [legend, none], resolved-all-but: [blood-money], active: bass-reeves");
    let tribute = "{id: tribute-of-the-gang, source: rulebook, do: [{each-player: [{if: {all: [{money-at-least: 10}], then: [EFFECT]}}]}]}";
    let him = Source::new("a card of the Man in Black").entry("base/man-in-black.yaml", "tribute-of-the-gang", tribute);
    let mut him = him
        .annie("space: darkrock-4, money: 10")
        .rest("active: bass-reeves, man-in-black: {}, deeds: [tribute-of-the-gang]")
        .plan(&["b end"]);
    him.automa = true;
    vec![
        him.off_turn(0, "other.characters.09"),
        won.rest("active: bass-reeves").plan(&["b fight duel annie-oakley"]).off_turn(0, "other.characters.09"),
        other.plan(&["b end"]).off_turn(0, "other.characters.09"),
    ]
}
