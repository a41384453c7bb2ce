//! A person's choices, grouped and labeled, with their previews.

use super::game_table::GameTable;
use darkrock_rules::choice::{Choice, FightKind};
use darkrock_rules::content::schema::Face;
use darkrock_rules::ids::*;
use darkrock_rules::{notation, preview::Preview, standing::Standing};
use darkrock_texts::{AbilityText, Args};

/// What a choice is about; choices are listed in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    /// Actions in the figure's space.
    Here,
    /// Poker cards.
    Cards,
    /// Fights with players.
    Fights,
    /// Items and the character's ability.
    Items,
    /// What is done beside the actions.
    Beside,
    /// Goals.
    Goals,
    /// Everything else.
    Other,
    /// Moves to spaces with a location or token.
    RidePlaces,
    /// Moves to other spaces.
    RideRest,
    /// Stopping: end, pass, decline, stay.
    Stop,
}

impl Group {
    fn of(table: &GameTable<'_>, choice: Choice) -> Self {
        match choice {
            Choice::Move { to, .. } | Choice::Ride { to, .. } => {
                let board = &table.content.board;
                let notable = board.workplaces.contains(to) || board.stores.contains(to) || board.saloons.contains(to);
                if notable { Self::RidePlaces } else { Self::RideRest }
            }
            Choice::Play(_) | Choice::Commit(_) | Choice::React(_) | Choice::Discard(_) | Choice::Lay(..) => {
                Self::Cards
            }
            Choice::Give(_) | Choice::Npc(_) => Self::Cards,
            Choice::Fight { .. } | Choice::Arrest(_) => Self::Fights,
            Choice::UseItem(_) | Choice::UseCharacter(_) | Choice::Equip(_) => Self::Items,
            Choice::Goal(_) => Self::Goals,
            Choice::End | Choice::Pass | Choice::Decline | Choice::Halt | Choice::Keep => Self::Stop,
            Choice::Module(choice) if choice.raises().is_some() => Self::Other,
            Choice::Module(choice) if choice.uses_deed() => Self::Items,
            Choice::Module(choice) if choice.risks() => Self::Beside,
            Choice::Buy(_)
            | Choice::Upgrade(_)
            | Choice::Poker
            | Choice::Prospect
            | Choice::Deposit { .. }
            | Choice::Heist
            | Choice::Heal
            | Choice::Revel(_)
            | Choice::Acquire
            | Choice::Deliver
            | Choice::Module(_)
            | Choice::Work => Self::Here,
            _ => Self::Other,
        }
    }

    /// The message of its title; none for groups that need none.
    pub fn title(self) -> Option<&'static str> {
        match self {
            Self::Here => Some("group-here"),
            Self::Cards => Some("group-cards"),
            Self::Fights => Some("group-fights"),
            Self::Items => Some("group-items"),
            Self::Goals => Some("group-goals"),
            Self::Beside => Some("group-beside"),
            Self::Other | Self::Stop => None,
            Self::RidePlaces => Some("group-ride-places"),
            Self::RideRest => Some("group-ride-rest"),
        }
    }
}

/// One open choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What is played if it is picked.
    pub choice: Choice,
    /// Under which heading of the menu it stands.
    pub group: Group,
    /// What it does, in the player's language.
    pub label: String,
    /// What can be typed instead of its number.
    pub notation: String,
}

/// The open choices of a seat, by group.
pub fn offers(table: &GameTable<'_>, seat: Seat) -> Vec<Offer> {
    let mut choices = Vec::new();
    table.session().choices(seat, &mut choices);
    let public = &table.session().game().state.public;
    let offer = |choice: &Choice| Offer {
        choice: *choice,
        group: Group::of(table, *choice),
        label: table.texts.choice(public, *choice),
        notation: notation::print(table.content, *choice),
    };
    let mut offers: Vec<Offer> = choices.iter().map(offer).collect();
    offers.sort_by_key(|o| o.group);
    offers
}

/// The destination of a choice on the map.
pub fn destination(choice: Choice) -> Option<Space> {
    match choice {
        Choice::Move { to, .. } | Choice::Ride { to, .. } | Choice::Start(to) | Choice::Sheriff(to) => Some(to),
        _ => None,
    }
}

/// A line about a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// A sentence in the player's language.
    pub text: String,
    /// Whether it tells of a loss or a risk.
    pub warning: bool,
}

/// The certain effects of a seat's choice, and the texts of its cards.
pub fn facts(table: &GameTable<'_>, seat: Seat, choice: Choice) -> Vec<Fact> {
    let game = table.session().game();
    let mut facts =
        if game.is_legal(seat, choice) { preview_facts(table, seat, &game.preview(seat, choice)) } else { Vec::new() };
    let texts = card_texts(table, seat, choice);
    facts.extend(texts.into_iter().filter(|t| !t.is_empty()).map(|text| Fact { text, warning: false }));
    facts
}

fn preview_facts(table: &GameTable<'_>, seat: Seat, preview: &Preview) -> Vec<Fact> {
    let words = &table.words;
    let mut facts = Vec::new();
    let mut say = |warning: bool, text: String| facts.push(Fact { text, warning });
    if preview.way.len() > 1 {
        let way: Vec<&str> = preview.way.iter().map(|s| table.texts.place(*s)).collect();
        let args = Args::new().n("n", way.len() as u8).s("way", way.join(" → "));
        say(false, words.with("fact-way", args));
    }
    if preview.bandit {
        say(true, words.t("fact-bandit"));
    }
    if let Some(opponent) = preview.opponent {
        say(true, words.s("fact-opponent", table.texts.foe(opponent)));
    }
    if !preview.players.is_empty() {
        let names: Vec<String> = preview.players.iter().map(|s| table.name(s)).collect();
        say(false, words.s("fact-players", &words.list(&names)));
    }
    if preview.cost > 0 {
        let money = game_money(table, seat);
        let left = money.saturating_sub(preview.cost);
        say(false, words.with("fact-cost", Args::new().n("n", preview.cost).n("left", left)));
    }
    if preview.money > 0 {
        say(false, words.n("fact-money", preview.money));
    }
    let limit = table.session().game().state.public.player(seat).money_limit(table.content);
    if preview.lost_money > 0 {
        say(true, words.with("fact-lost-money", Args::new().n("n", preview.lost_money).n("limit", limit)));
    }
    if preview.lost_nuggets > 0 {
        say(true, words.n("fact-lost-nuggets", preview.lost_nuggets));
    }
    if preview.draws > 0 {
        say(false, words.n("fact-draws", preview.draws));
    }
    if preview.lp > 0 {
        say(false, words.n("fact-lp", preview.lp));
    }
    if let Some(standing) = preview.standing {
        say(false, words.with("fact-standing", standing_args(table, seat, standing)));
    }
    facts
}

/// The values of a fight, the viewer's first.
fn standing_args(table: &GameTable<'_>, seat: Seat, standing: Standing) -> Args<'static> {
    let mine = table.session().game().state.public.fight.side_of(seat).unwrap_or(0);
    let winner = match standing.winner {
        None => "none",
        Some(side) if usize::from(side) == mine => "you",
        Some(_) => "other",
    };
    let value = |side: usize| FightCard(standing.values[side]).to_string();
    Args::new().s("winner", winner).s("mine", value(mine)).s("other", value(1 - mine))
}

fn game_money(table: &GameTable<'_>, seat: Seat) -> u8 {
    table.session().game().state.public.player(seat).money
}

/// A line of a card with its kind in front.
pub fn ability(table: &GameTable<'_>, line: &AbilityText) -> String {
    match line.kind {
        Some(kind) => table.words.pair(&table.words.t(&format!("kind-{}", kind.id())), &line.text),
        None => line.text.clone(),
    }
}

/// What high stakes poker takes and gives.
fn high_stakes(table: &GameTable<'_>) -> Vec<String> {
    let game = table.content.high_stakes.as_ref();
    let lines = game
        .map(|game| table.words.with("fact-high-stakes", Args::new().n("purse", game.purse).n("raise", game.raise)));
    lines.into_iter().collect()
}

/// What a poker card does, a line for each ability, as below a card in the hand.
pub fn card_lines(table: &GameTable<'_>, card: Card) -> String {
    let lines: Vec<String> = table.texts.card(card).lines.iter().map(|l| ability(table, l)).collect();
    lines.join(" ")
}

/// A character's ability, start and goods.
pub fn character_lines(table: &GameTable<'_>, character: Character) -> Vec<String> {
    let Some(text) = table.texts.character(character) else { return Vec::new() };
    vec![
        table.words.s("fact-legendary", &text.body),
        table.words.s("fact-start", &text.start),
        table.words.commas(&text.gains),
    ]
}

/// An item's text on the side that the seat would have.
fn item_text(table: &GameTable<'_>, item: Item, upgraded: bool) -> String {
    let text = table.texts.item(item, upgraded);
    let name = if upgraded { table.words.s("item-upgraded", &text.name) } else { text.name.clone() };
    table.words.pair(&name, &text.body)
}

fn card_texts(table: &GameTable<'_>, seat: Seat, choice: Choice) -> Vec<String> {
    let public = &table.session().game().state.public;
    let words = &table.words;
    match choice {
        Choice::Draft(character) => {
            let life = table.texts.character(character).and_then(|text| text.life.clone());
            character_lines(table, character).into_iter().chain(life).collect()
        }
        Choice::UseCharacter(c) => table.texts.character(c).map(|t| t.body.clone()).into_iter().collect(),
        Choice::Play(card)
        | Choice::Commit(card)
        | Choice::React(card)
        | Choice::Discard(card)
        | Choice::Give(card) => {
            vec![card_lines(table, card)]
        }
        Choice::Buy(item) => vec![item_text(table, item, false)],
        Choice::Upgrade(item) => vec![item_text(table, item, true)],
        Choice::UseItem(item) | Choice::Equip(item) => {
            vec![item_text(table, item, public.player(seat).upgraded.contains(item))]
        }
        Choice::Goal(goal) => vec![table.texts.goal(goal).body.clone()],
        Choice::Npc(card) => vec![table.texts.fight_card(card).body.clone()],
        Choice::Fight { kind, target } => match kind {
            FightKind::Arrest => vec![words.t("fact-arrest")],
            FightKind::Rob => {
                let all = public.seat_of(target).is_some_and(|seat| public.robs_all_of(seat));
                vec![words.t(if all { "fact-rob-all" } else { "fact-rob" })]
            }
            _ if public.duels_cost_lp() => vec![words.n("fact-duel-for-lp", table.content.numbers.duel_lp)],
            _ => vec![words.n("fact-duel", table.content.numbers.duel_lp)],
        },
        Choice::Heist => {
            let numbers = &table.content.numbers;
            vec![words.with("fact-heist", Args::new().n("money", numbers.heist_money).n("n", numbers.heist_wanted))]
        }
        Choice::Module(choice) if choice.purchase().is_some() => {
            choice.purchase().map(|(item, upgraded)| item_text(table, item, upgraded)).into_iter().collect()
        }
        Choice::Module(choice) if choice.draws_from(table.content).is_some() => vec![words.t("fact-train-heist")],
        Choice::Prospect => {
            let die = &table.content.die;
            let nuggets = die.iter().filter(|face| **face == Face::Nugget).count() as u8;
            let args = Args::new().n("nuggets", nuggets).n("faces", die.len() as u8);
            vec![words.with("fact-prospect", args.n("money", table.content.numbers.prospect_money))]
        }
        Choice::Acquire => vec![words.t("fact-acquire")],
        Choice::Poker => vec![words.n("fact-poker", table.content.numbers.poker_house)],
        Choice::Module(choice) if choice.begins_high_stakes() => high_stakes(table),
        Choice::Contribute(deck) => {
            let discs = public.discs_on(usize::from(deck));
            let needed = public.discs_needed(table.content);
            vec![words.with("fact-discs", Args::new().n("n", discs).n("needed", needed))]
        }
        _ => Vec::new(),
    }
}
