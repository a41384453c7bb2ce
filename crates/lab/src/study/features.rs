//! What a player can use: every card, item, upgrade, action, story, goal, kind of fight, and poker.
//!
//! One list, so that all of them are counted, compared with winning and displayed in the same way.

use darkrock_rules::choice::FightKind;
use darkrock_rules::content::Content;
use darkrock_rules::ids::{Goal, Item, Story, Title};
use darkrock_rules::notation;

/// The kinds of fights, in the order of their counts, and their names.
pub(crate) const FIGHTS: [(FightKind, &str); 8] = [
    (FightKind::Arrest, "arrest"),
    (FightKind::Duel, "duel"),
    (FightKind::Rob, "rob"),
    (FightKind::Bandit, "bandit"),
    (FightKind::Heist, "heist"),
    (FightKind::Sheriff, "sheriff"),
    (FightKind::Opponent, "opponent"),
    (FightKind::Holdup, "holdup"),
];

/// The kinds of choices by which a player spends an action.
pub(crate) const ACTIONS: [&str; 21] = [
    "move",
    "play",
    "fight",
    "buy",
    "upgrade",
    "poker",
    "prospect",
    "deposit",
    "heist",
    "heal",
    "revel",
    "acquire",
    "deliver",
    "work",
    "use-item",
    "use-character",
    "end",
    "frontier",
    "train-heist",
    "challenge",
    "faro",
];

/// The ways of a move that only some boards have.
pub(crate) const WAYS: [&str; 2] = ["pass", "rail"];

/// The groups of features, in order, with the meaning of a use of each.
pub const GROUPS: [(&str, &str); 9] = [
    ("card", "a poker card of this title played for its action, as a reaction or for its bonus"),
    ("item", "the item gained in play: bought, or by an effect"),
    ("upgrade", "the item upgraded in play"),
    ("action", "the choice taken at the action step of one's turn; `end` is to stop early or with nothing left"),
    ("story", "the story resolved with a disc of the player on it"),
    ("fight", "a fight of this kind begun by the player; against the Sheriff, one that the player was drawn into"),
    ("poker", "a game of poker started, joined or won"),
    ("goal", "the goal shown as completed"),
    ("way", "a move through a mountain pass, or a fare paid to a train"),
];

/// The stages of a game of poker that are counted.
#[derive(Clone, Copy)]
pub(crate) enum PokerUse {
    /// Started.
    Started,
    /// Joined.
    Joined,
    /// Won.
    Won,
}

/// Something that can be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    /// The index of its group in [`GROUPS`].
    pub group: &'static str,
    /// The id in the content, such as `heist` or an item's.
    pub id: String,
}

/// All features of a content, and the index at which each group begins.
#[derive(Clone, Debug)]
pub struct Features {
    /// The features, by group.
    pub all: Vec<Feature>,
    /// The actions that this content has, in the order of [`ACTIONS`].
    actions: Vec<&'static str>,
    /// The ways that its board has, in the order of [`WAYS`].
    ways: Vec<&'static str>,
    starts: [usize; GROUPS.len() + 1],
}

impl Features {
    /// Lists what of this content can be used: items, titles, stories, places, abilities.
    pub fn new(content: &Content) -> Self {
        let specs = &content.specs;
        let items: Vec<&str> = specs.items.iter().map(|i| i.id.as_str()).collect();
        let kinds = notation::kinds_of(content);
        let actions: Vec<&str> = ACTIONS.into_iter().filter(|id| kinds.iter().any(|kind| kind.kind == *id)).collect();
        let has_passes = content.board.passes.iter().any(|ends| !ends.is_empty());
        let on_board = [has_passes, !content.board.rails.is_empty()];
        let ways: Vec<&str> = WAYS.into_iter().zip(on_board).filter_map(|(way, has)| has.then_some(way)).collect();
        let lists: [Vec<&str>; GROUPS.len()] = [
            specs.titles.iter().map(|t| t.id.as_str()).collect(),
            items.clone(),
            items,
            actions.clone(),
            specs.stories.cards.iter().map(|s| s.id.as_str()).collect(),
            FIGHTS.iter().map(|f| f.1).collect(),
            vec!["started", "joined", "won"],
            specs.goals.iter().map(|g| g.id.as_str()).collect(),
            ways.clone(),
        ];
        let mut features = Self { all: Vec::new(), actions, ways, starts: [0; GROUPS.len() + 1] };
        for (at, ((group, _), ids)) in GROUPS.into_iter().zip(lists).enumerate() {
            features.all.extend(ids.into_iter().map(|id| Feature { group, id: id.to_owned() }));
            features.starts[at + 1] = features.all.len();
        }
        features
    }

    /// The indices of a group.
    pub fn group(&self, group: &str) -> std::ops::Range<usize> {
        let at = GROUPS.iter().position(|g| g.0 == group).unwrap_or(0);
        self.starts[at]..self.starts[at + 1]
    }

    pub(crate) fn card(&self, title: Title) -> usize {
        self.starts[0] + title.index()
    }
    pub(crate) fn item(&self, item: Item) -> usize {
        self.starts[1] + item.index()
    }
    pub(crate) fn upgrade(&self, item: Item) -> usize {
        self.starts[2] + item.index()
    }
    /// The index of the action that a choice is, if any.
    pub(crate) fn action(&self, choice: darkrock_rules::Choice) -> Option<usize> {
        let kind = notation::kind(choice).kind;
        self.actions.iter().position(|a| *a == kind).map(|at| self.starts[3] + at)
    }
    pub(crate) fn story(&self, story: Story) -> usize {
        self.starts[4] + story.index()
    }
    pub(crate) fn fight(&self, kind: FightKind) -> usize {
        self.starts[5] + fight_index(kind)
    }
    pub(crate) fn poker(&self, what: PokerUse) -> usize {
        self.starts[6] + what as usize
    }
    pub(crate) fn goal(&self, goal: Goal) -> usize {
        self.starts[7] + goal.index()
    }
    /// The index of a way; none if the board has none of its kind.
    pub(crate) fn way(&self, way: &str) -> Option<usize> {
        self.ways.iter().position(|w| *w == way).map(|at| self.starts[8] + at)
    }

    /// The ids of the used features of a group, in the list's order, each repeated as often as it was used, separated
    /// by spaces.
    pub(crate) fn words(&self, group: &str, uses: &[u16]) -> String {
        let mut words = Vec::new();
        for at in self.group(group) {
            words.extend(std::iter::repeat_n(self.all[at].id.as_str(), usize::from(uses[at])));
        }
        words.join(" ")
    }
}

/// The index of a kind of fight in [`FIGHTS`].
pub(crate) fn fight_index(kind: FightKind) -> usize {
    FIGHTS.iter().position(|f| f.0 == kind).unwrap_or(0)
}
