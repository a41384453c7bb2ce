//! Parses choices in the notation of `docs/notation.md`, from words to ids of the content.

use super::NUGGET_CARDS;
use super::error::NotationError;
use super::kinds::{declared, grammar, kinds_of};
use super::names::{Thing, all, find, find_figure, lookup, nearest, shown};
use crate::content::Content;
use crate::core::choice::{Choice, Income, Loot, Reward};
use crate::core::ids::*;
use crate::core::limits::STORY_PARTS;
use crate::modules::{self, ante_up, blood_money, border_town, extras};

/// Iterates over the words of a text.
pub(super) struct Words<'t> {
    text: &'t str,
    rest: std::iter::Peekable<std::str::SplitWhitespace<'t>>,
    grammar: &'static str,
}

impl<'t> Words<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text: text.trim(), rest: text.split_whitespace().peekable(), grammar: "" }
    }
    /// Sets the form for later error messages.
    pub(super) fn expect(&mut self, grammar: &'static str) {
        self.grammar = grammar;
    }
    /// The next word, if any.
    pub(super) fn take(&mut self) -> Option<&'t str> {
        self.rest.next()
    }
    /// The next word.
    pub(super) fn need(&mut self) -> Result<&'t str, NotationError> {
        self.take().ok_or_else(|| NotationError::Missing { text: shown(self.text), grammar: self.grammar })
    }
    /// Checks that no words follow.
    pub(super) fn done<T>(mut self, value: T) -> Result<T, NotationError> {
        match self.take() {
            None => Ok(value),
            Some(word) => Err(NotationError::TooMuch { word: shown(word), grammar: self.grammar }),
        }
    }
    /// The next word as the id of a thing.
    pub(super) fn id(&mut self, content: &Content, thing: Thing) -> Result<u8, NotationError> {
        find(content, thing, self.need()?)
    }
    /// The next word as a number.
    pub(super) fn number(&mut self, from: u8, to: u8) -> Result<u8, NotationError> {
        number(self.need()?, from, to)
    }
    fn rank(&mut self) -> Result<FightCard, NotationError> {
        let word = self.need()?;
        word.parse().map_err(|_| NotationError::BadFightCard { word: shown(word) })
    }
    fn card(&mut self, content: &Content) -> Result<Card, NotationError> {
        card(content, self.need()?)
    }
    fn character(&mut self, content: &Content) -> Result<Character, NotationError> {
        self.id(content, Thing::Character).map(Character)
    }
    fn item(&mut self, content: &Content) -> Result<Item, NotationError> {
        self.id(content, Thing::Item).map(Item)
    }
    fn space(&mut self, content: &Content) -> Result<Space, NotationError> {
        self.id(content, Thing::Space).map(Space)
    }
    /// The next word, one of the given ones.
    pub(super) fn one_of<T: Copy>(&mut self, options: &[(&str, T)]) -> Result<T, NotationError> {
        let word = self.need()?;
        let found = options.iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
        let names = || options.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(" or ");
        found.map(|(_, value)| *value).ok_or_else(|| bad_word(word, names()))
    }
}

pub(super) fn bad_word(word: &str, expected: impl Into<String>) -> NotationError {
    NotationError::BadWord { word: shown(word), expected: expected.into() }
}

pub(super) fn number(word: &str, from: u8, to: u8) -> Result<u8, NotationError> {
    let bad = || NotationError::BadNumber { word: shown(word), from, to };
    let digits = word.bytes().all(|b| b.is_ascii_digit());
    let value = if digits { word.parse::<u8>().ok() } else { None };
    value.filter(|n| (from..=to).contains(n)).ok_or_else(bad)
}

/// A card that is played with.
fn card(content: &Content, word: &str) -> Result<Card, NotationError> {
    let known = word.parse().ok().filter(|card| content.poker_cards.contains(*card));
    known.ok_or_else(|| NotationError::BadCard { word: shown(word) })
}

/// Parses a choice.
///
/// # Errors
/// When the text is not in the notation; the error says what was wrong and what was expected.
pub fn parse(content: &Content, text: &str) -> Result<Choice, NotationError> {
    let mut words = Words::new(text);
    let word = words
        .take()
        .ok_or(NotationError::Empty { expected: "a choice, such as “move darkrock-2” or “pass”" })?;
    let verb = word.to_ascii_lowercase();
    let doc = grammar(&verb).ok_or_else(|| unknown_verb(content, word))?;
    words.expect(doc.grammar);
    let choice = match doc.verb {
        "draft" | "arrest" => of_character(doc.verb, words.character(content)?),
        "target" => Choice::Target(find_figure(content, words.need()?)?),
        "equip" | "buy" | "upgrade" => of_item(doc.verb, words.item(content)?),
        "play" | "commit" | "react" | "discard" => of_card(doc.verb, words.card(content)?),
        "start" => Choice::Start(words.space(content)?),
        "use" => parse_use(content, &mut words)?,
        "move" | "ride" => parse_ride(content, doc.verb == "move", &mut words)?,
        "sheriff" => parse_sheriff(content, &mut words)?,
        "give" => parse_give(content, &mut words)?,
        "deposit" => parse_deposit(content, &mut words)?,
        "lay" => parse_lay(content, &mut words)?,
        "steal" => parse_steal(content, &mut words)?,
        "keep-tokens" => parse_tokens(content, &mut words)?,
        "fight" => parse_fight(content, &mut words)?,
        "npc" => Choice::Npc(words.rank()?),
        "bet" => ante_up(parse_bet(&mut words)?),
        "reclaim" => ante_up(ante_up::Choice::Reclaim { rank: words.rank()? }),
        "risk" | "claim" | "deed" | "repair" | "take-part" | "reveal" | "use-story" => {
            Choice::Module(modules::Choice::BloodMoney(parse_blood_money(content, doc.verb, &mut words)?))
        }
        "trade" => parse_trade(content, &mut words)?,
        "improve" => border_town(border_town::Choice::Improve { lp: words.number(1, u8::MAX)? }),
        "pay" => border_town(border_town::Choice::Pay { nuggets: words.number(0, u8::MAX)? }),
        "choose" => Choice::Choose(OptionKey(words.id(content, Thing::OptionKey)?)),
        "goal" => Choice::Goal(Goal(words.id(content, Thing::Goal)?)),
        "income" => {
            let kinds = [("money", Income::Money), ("cards", Income::Cards), ("both", Income::Both)];
            Choice::Income(words.one_of(&kinds)?)
        }
        "reward" => Choice::Reward(words.one_of(&[
            ("legend", Reward::Legend),
            ("marshal", Reward::Marshal),
            ("wanted", Reward::Wanted),
        ])?),
        "reroll" => Choice::Reroll(words.number(1, 2)?),
        "revel" => Choice::Revel(words.number(1, u8::MAX)?),
        "contribute" => Choice::Contribute(words.number(1, crate::core::limits::STORY_DECKS as u8)? - 1),
        bare => parse_bare(bare).ok_or_else(|| unknown_verb(content, word))?,
    };
    words.done(choice)
}

/// With the nearest verbs that occur with this content.
fn unknown_verb(content: &Content, word: &str) -> NotationError {
    let known = kinds_of(content);
    NotationError::UnknownVerb { word: shown(word), nearest: nearest(word, known.iter().map(|kind| kind.verb)) }
}

fn parse_trade(content: &Content, words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let word = words.need()?;
    let choice = if word.eq_ignore_ascii_case("upgrade") {
        words.expect("trade upgrade <item>");
        blood_money::Choice::TradeUpgrade { item: words.item(content)? }
    } else {
        blood_money::Choice::Trade { item: Item(find(content, Thing::Item, word)?) }
    };
    Ok(Choice::Module(modules::Choice::BloodMoney(choice)))
}

const fn border_town(choice: border_town::Choice) -> Choice {
    Choice::Module(modules::Choice::BorderTown(choice))
}

/// Choices of one word.
fn parse_bare(verb: &str) -> Option<Choice> {
    Some(match verb {
        "keep" => Choice::Keep,
        "poker" => Choice::Poker,
        "join" => Choice::Join,
        "prospect" => Choice::Prospect,
        "heist" => Choice::Heist,
        "heal" => Choice::Heal,
        "acquire" => Choice::Acquire,
        "deliver" => Choice::Deliver,
        "work" => Choice::Work,
        "frontier" => ante_up(ante_up::Choice::Frontier),
        "train-heist" => ante_up(ante_up::Choice::TrainHeist),
        "challenge" => ante_up(ante_up::Choice::Challenge),
        "faro" => ante_up(ante_up::Choice::Faro),
        "leave" => ante_up(ante_up::Choice::Leave),
        "high-stakes" => ante_up(ante_up::Choice::HighStakes),
        "raise" => ante_up(ante_up::Choice::Raise),
        "fold" => ante_up(ante_up::Choice::Fold),
        "settle" => border_town(border_town::Choice::Settle),
        "recuperate" => border_town(border_town::Choice::Recuperate),
        "recruit" => Choice::Module(modules::Choice::Extras(extras::Choice::Recruit)),
        "use-follower" => Choice::Module(modules::Choice::Extras(extras::Choice::UseFollower)),
        "end" => Choice::End,
        "accept" => Choice::Accept,
        "decline" => Choice::Decline,
        "bonus" => Choice::Bonus,
        "pass" => Choice::Pass,
        _ => return None,
    })
}

fn of_character(verb: &str, character: Character) -> Choice {
    match verb {
        "draft" => Choice::Draft(character),
        _ => Choice::Arrest(character),
    }
}

fn of_item(verb: &str, item: Item) -> Choice {
    match verb {
        "equip" => Choice::Equip(item),
        "buy" => Choice::Buy(item),
        _ => Choice::Upgrade(item),
    }
}

fn of_card(verb: &str, card: Card) -> Choice {
    match verb {
        "play" => Choice::Play(card),
        "commit" => Choice::Commit(card),
        "react" => Choice::React(card),
        _ => Choice::Discard(card),
    }
}

/// A character or an item; their ids are disjoint.
fn parse_use(content: &Content, words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let word = words.need()?;
    if let Some(i) = lookup(content, Thing::Character, word) {
        return Ok(Choice::UseCharacter(Character(i)));
    }
    if let Some(i) = lookup(content, Thing::Item, word) {
        return Ok(Choice::UseItem(Item(i)));
    }
    let known = all(content, Thing::Character).chain(all(content, Thing::Item));
    Err(NotationError::UnknownId { what: "character or item", word: shown(word), nearest: nearest(word, known) })
}

fn parse_ride(content: &Content, action: bool, words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let to = words.space(content)?;
    let mesas = match words.take() {
        None => 0,
        Some(via) if via.eq_ignore_ascii_case("via") => parse_mesas(content, words)?,
        Some(other) => return Err(bad_word(other, "“via mesa” or nothing")),
    };
    Ok(if action { Choice::Move { to, mesas } } else { Choice::Ride { to, mesas } })
}

/// `mesa`, or a number of mesas that the board has.
fn parse_mesas(content: &Content, words: &mut Words<'_>) -> Result<u8, NotationError> {
    let word = words.need()?;
    if word.eq_ignore_ascii_case("mesa") {
        return Ok(1);
    }
    let most = content.board.mesas.len() as u8;
    let count =
        number(word, 2, most).map_err(|_| bad_word(word, format!("mesa, or a number from 2 to {most} and mesas")))?;
    words.one_of(&[("mesas", count)])
}

fn parse_sheriff(content: &Content, words: &mut Words<'_>) -> Result<Choice, NotationError> {
    words.expect("sheriff <space>|stop");
    let word = words.need()?;
    if word.eq_ignore_ascii_case("stop") {
        return Ok(Choice::Halt);
    }
    find(content, Thing::Space, word).map(|i| Choice::Sheriff(Space(i)))
}

fn parse_give(content: &Content, words: &mut Words<'_>) -> Result<Choice, NotationError> {
    words.expect("give money|<card>");
    let word = words.need()?;
    if word.eq_ignore_ascii_case("money") { Ok(Choice::GiveMoney) } else { card(content, word).map(Choice::Give) }
}

fn parse_fight(content: &Content, words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let word = words.need()?;
    let kind = declared(&word.to_ascii_lowercase()).ok_or_else(|| bad_word(word, "arrest, duel or rob"))?;
    Ok(Choice::Fight { kind, target: find_figure(content, words.need()?)? })
}

fn parse_bet(words: &mut Words<'_>) -> Result<ante_up::Choice, NotationError> {
    let rank = words.rank()?;
    let word = words.need()?;
    let stake = ante_up::STAKES.into_iter().find(|money| money.to_string() == word);
    let money = stake.ok_or_else(|| bad_word(word, ante_up::STAKES.map(|money| money.to_string()).join(" or ")))?;
    Ok(ante_up::Choice::Bet { rank, money })
}

fn parse_blood_money(
    content: &Content,
    verb: &str,
    words: &mut Words<'_>,
) -> Result<blood_money::Choice, NotationError> {
    Ok(match verb {
        "risk" => blood_money::Choice::Risk { bonus: OptionKey(words.id(content, Thing::OptionKey)?) },
        "claim" => blood_money::Choice::Claim { deed: Deed(words.id(content, Thing::Deed)?) },
        "deed" => blood_money::Choice::UseDeed { deed: Deed(words.id(content, Thing::Deed)?) },
        "take-part" => blood_money::Choice::TakePart { part: words.number(1, STORY_PARTS as u8)? - 1 },
        "reveal" => blood_money::Choice::Reveal,
        "use-story" => blood_money::Choice::UseStory,
        _ => blood_money::Choice::Repair { location: Location(words.id(content, Thing::Location)?) },
    })
}

const fn ante_up(choice: ante_up::Choice) -> Choice {
    Choice::Module(modules::Choice::AnteUp(choice))
}

fn parse_deposit(content: &Content, words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let nuggets = words.number(0, u8::MAX)?;
    let mut cards = 0_u8;
    while let Some(word) = words.take() {
        let named = card(content, word)?;
        let at = content.nugget_cards.iter().take(NUGGET_CARDS).position(|c| c == named);
        let bit = 1_u8 << at.ok_or_else(|| bad_word(word, nugget_cards(content)))?;
        if cards & bit != 0 {
            return Err(NotationError::Twice { card: named.to_string() });
        }
        cards |= bit;
    }
    Ok(Choice::Deposit { nuggets, cards })
}

fn nugget_cards(content: &Content) -> String {
    let cards: Vec<String> = content.nugget_cards.iter().take(NUGGET_CARDS).map(|c| c.to_string()).collect();
    format!("a card that counts as a nugget ({})", cards.join(", "))
}

fn parse_lay(content: &Content, words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let word = words.need()?;
    if word.eq_ignore_ascii_case("nothing") {
        return Ok(Choice::Lay(None, None));
    }
    let first = card(content, word)?;
    let Some(word) = words.take() else {
        return Ok(Choice::Lay(Some(first), None));
    };
    let second = card(content, word)?;
    if first == second {
        return Err(NotationError::Twice { card: first.to_string() });
    }
    Ok(Choice::Lay(Some(first.min(second)), Some(first.max(second))))
}

fn parse_steal(content: &Content, words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let options = [
        ("money", Some(Loot::Money)),
        ("nuggets", Some(Loot::Nuggets)),
        ("nothing", Some(Loot::Nothing)),
        ("cattle", None),
    ];
    let named = |word: &&str| options.iter().any(|(name, _)| name.eq_ignore_ascii_case(word));
    let item = words.rest.peek().is_some_and(|word| !named(word) && content.specs.items.iter().any(|i| i.id == **word));
    let what = if item { Some(Loot::Item(words.item(content)?)) } else { words.one_of(&options)? };
    let Some(what) = what else {
        return Ok(Choice::Steal { what: Loot::Nothing, cattle: true });
    };
    let cattle = match words.rest.peek() {
        None => false,
        Some(_) => words.one_of(&[("cattle", true)])?,
    };
    Ok(Choice::Steal { what, cattle })
}

fn parse_tokens(content: &Content, words: &mut Words<'_>) -> Result<Choice, NotationError> {
    let first = words.need()?;
    if first.eq_ignore_ascii_case("nothing") {
        return Ok(Choice::KeepTokens([0; 3]));
    }
    let mut counts = [0_u8; 3];
    let mut next = Some(first);
    while let Some(word) = next {
        let kind = token_kind(content, word)?;
        counts[kind] = counts[kind].saturating_add(1);
        next = words.take();
    }
    Ok(Choice::KeepTokens(counts))
}

/// The kind of legendary token of a value in LP.
pub(super) fn token_kind(content: &Content, word: &str) -> Result<usize, NotationError> {
    let lp = number(word, 0, u8::MAX).ok();
    let kind = lp.and_then(|lp| content.token_lp.iter().position(|t| *t == lp));
    let values: Vec<String> = content.token_lp.iter().map(u8::to_string).collect();
    kind.ok_or_else(|| bad_word(word, format!("the LP of a legendary token: {}", values.join(" or "))))
}
