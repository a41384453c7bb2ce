//! Cards, items, characters, stories, goals and tokens, by their generated texts.

use super::AidBuilder;
use crate::page::{Block, Fact, Section, Span};
use darkrock_rules::content::Op;
use darkrock_rules::content::schema::ItemKind;
use darkrock_rules::ids::{AutomaCard, Card, Cattle, Character, EventCard, FightCard, Goal, Item, Story};
use darkrock_rules::modules::FrontierToken;
use darkrock_rules::variants::Variant;
use darkrock_texts::{AbilityText, Piece};

impl AidBuilder<'_> {
    /// All sections.
    pub(super) fn cards(&self) -> Section {
        let mut parts = vec![self.poker_cards(), self.fight_cards(), self.items(), self.characters()];
        if self.plays(Variant::Goals) {
            parts.push(self.goals());
        }
        if self.plays(Variant::Goals) || self.gives_tokens() {
            parts.push(self.tokens());
        }
        parts.push(if self.legendary() { self.legends() } else { self.stories() });
        parts.extend(self.events());
        parts.extend(self.frontier());
        parts.extend(self.deeds());
        if self.first().is_none() {
            parts.push(self.cattle());
        }
        if self.plays(Variant::AUTOMA) {
            parts.push(self.automa_cards());
        }
        Section::new("cards", self.t("aid-cards"), Vec::new()).with(parts)
    }

    /// The lines of a card, each with its kind.
    fn abilities(&self, lines: &[AbilityText]) -> Vec<Block> {
        let line = |line: &AbilityText| {
            let chip = line.kind.map(|kind| self.label(&self.t(&format!("aid-chip-{}", kind.id()))));
            with_options(chip, &line.text, &line.pieces)
        };
        lines.iter().flat_map(line).collect()
    }

    pub(super) fn table(&self, head: [&str; 2], rows: impl Iterator<Item = [String; 2]>) -> Block {
        let cell = |text: String| vec![Span::plain(text)];
        let head = head.map(|id| cell(self.t(id))).to_vec();
        Block::Table { head, rows: rows.map(|row| row.map(cell).to_vec()).collect() }
    }

    fn poker_cards(&self) -> Section {
        let titles = self.content.specs.titles.iter().enumerate().filter_map(|(at, title)| {
            let cards = self.content.poker_cards.iter();
            let cards: Vec<Card> = cards.filter(|card| self.content.title_of[card.index()].index() == at).collect();
            // An alternate title may have taken them all.
            let first = self.texts.card(*cards.first()?);
            let faces = cards.iter().map(|card| self.texts.card(*card).face.as_str()).collect::<Vec<_>>().join(" ");
            let mut blocks = vec![Block::Text { spans: vec![Span::emphasis(faces)] }];
            blocks.extend(self.abilities(&first.lines));
            Some(Section::new(format!("cards-poker-{}", title.id), first.name.clone(), blocks))
        });
        Section::new("cards-poker", self.t("aid-cards-poker"), Vec::new()).with(titles.collect())
    }

    fn fight_cards(&self) -> Section {
        let cards = (0..self.content.fight_cards.len()).map(|at| self.texts.fight_card(FightCard(at as u8)));
        let line = |card: &darkrock_texts::FightCardText| vec![self.label(&card.name), Span::plain(card.body.clone())];
        let blocks = vec![Block::list(None, cards.map(line))];
        Section::new("cards-fight", self.t("aid-cards-fight"), blocks)
    }

    fn items(&self) -> Section {
        let sold = |at: &usize| self.first().is_none_or(|first| !first.left_out.contains(Item(*at as u8)));
        let section = |at: usize| {
            let (row, item) = (&self.content.items[at], Item(at as u8));
            let price = self.texts.catalogue().with("aid-item-price", &self.args().n("n", row.cost));
            let front = self.texts.item(item, false);
            let mut blocks = vec![Block::Text { spans: vec![Span::emphasis(price)] }];
            blocks.extend(front.tale.iter().map(|tale| Block::text(tale.clone())));
            blocks.extend(self.abilities(&front.lines));
            let back = self.texts.item(item, true);
            if row.kind != ItemKind::Misc && !back.lines.is_empty() {
                blocks.push(Block::Heading { spans: vec![Span::plain(self.t("aid-item-upgraded"))] });
                blocks.extend(self.abilities(&back.lines));
                if !back.copies.is_empty() {
                    blocks.push(Block::text(self.with(
                        "aid-item-copies",
                        "names",
                        &self.texts.list(back.copies.iter()),
                    )));
                }
            }
            Section::new(format!("cards-item-{}", self.content.specs.items[at].id), front.name.clone(), blocks)
        };
        let items = (0..self.content.items.len()).filter(sold).map(section).collect();
        Section::new("cards-items", self.t("aid-cards-items"), Vec::new()).with(items)
    }

    fn characters(&self) -> Section {
        let section = |at: usize| {
            let text = self.texts.character(Character(at as u8))?;
            let mut blocks: Vec<Block> = text.life.iter().map(|life| Block::text(life.clone())).collect();
            blocks.extend(self.abilities(&text.lines));
            let lines = [
                self.with("aid-character-starts", "place", &text.start),
                self.with("aid-character-gains", "things", &self.texts.list(text.gains.iter())),
            ];
            blocks.push(Block::list(None, lines.into_iter().map(|line| vec![Span::plain(line)])));
            Some(Section::new(
                format!("cards-character-{}", self.content.specs.characters[at].id),
                text.name.clone(),
                blocks,
            ))
        };
        let characters = (0..self.content.characters.len()).filter_map(section).collect();
        Section::new("cards-characters", self.t("aid-cards-characters"), Vec::new()).with(characters)
    }

    fn goals(&self) -> Section {
        let line = |at: usize| {
            let text = self.texts.goal(Goal(at as u8));
            let spans = vec![self.label(&text.name), Span::plain(text.body.clone())];
            vec![Block::Text { spans }, Block::Quote { blocks: vec![Block::text(text.tale.clone())] }]
        };
        let of = |at: usize| {
            let name = self.texts.character(Character(at as u8))?.name.clone();
            let goals = self.content.goals.iter().enumerate().filter(|(_, goal)| goal.character.index() == at);
            let blocks = vec![Block::List { first: None, items: goals.map(|(goal, _)| line(goal)).collect() }];
            Some(Section::new(format!("cards-goals-{}", self.content.specs.characters[at].id), name, blocks))
        };
        let parts = (0..self.content.characters.len()).filter_map(of).collect();
        Section::new("cards-goals", self.t("aid-cards-goals"), Vec::new()).with(parts)
    }

    /// Whether effects of this content give legendary tokens, with goals or without.
    pub(super) fn gives_tokens(&self) -> bool {
        self.content.ops.iter().any(|op| matches!(op, Op::LegendaryTokens(_)))
    }

    fn tokens(&self) -> Section {
        let lp = |n: u8| self.texts.catalogue().with("aid-token-lp", &self.args().n("n", n));
        let rows = self.content.specs.tokens.iter().map(|token| [lp(token.lp), token.copies.to_string()]);
        let blocks = vec![self.table(["aid-cards-tokens", "aid-token-copies"], rows)];
        Section::new("cards-tokens", self.t("aid-cards-tokens"), blocks)
    }

    fn stories(&self) -> Section {
        let lie_there = self.content.stories_of(self.table.variants);
        let told = |at: &usize| lie_there.contains(Story(*at as u8));
        let section = |at: usize| {
            let text = self.texts.story(Story(at as u8));
            let fact = |id: &str, words: &str| Fact {
                label: self.t(id),
                spans: vec![Span::plain(words)],
                pays: None,
                act: None,
            };
            let then: Vec<&str> = text.spawn.iter().chain(&text.sheriff).map(String::as_str).collect();
            let mut facts = vec![fact("aid-story-waits", &text.trigger)];
            let listed = !text.pieces.is_empty();
            if !listed {
                facts.push(fact("aid-story-pays", &text.reward));
            }
            let mut blocks = vec![Block::text(text.tale.clone()), Block::Facts { facts }];
            if listed {
                let pays = self.label(&self.t("aid-story-pays"));
                blocks.extend(with_options(Some(pays), &text.reward, &text.pieces));
            }
            blocks.extend(then.into_iter().map(Block::text));
            Section::new(format!("cards-story-{}", self.content.specs.stories.cards[at].id), text.name.clone(), blocks)
        };
        let stories = (0..self.content.stories.len()).filter(told).map(section).collect();
        Section::new("cards-stories", self.t("aid-cards-stories"), Vec::new()).with(stories)
    }

    /// The events, where there are any.
    fn events(&self) -> Option<Section> {
        let row = |at: usize| {
            let event = self.texts.event_card(EventCard(at as u8));
            [event.name.clone(), event.text.clone()]
        };
        let rows = (0..self.content.events.len()).map(row);
        let blocks = vec![self.table(["aid-event-name", "aid-event-text"], rows)];
        let title = self.t("aid-cards-events");
        (!self.content.events.is_empty()).then(|| Section::new("cards-events", title, blocks))
    }

    /// The frontier tokens and their rewards, where there are any.
    fn frontier(&self) -> Option<Section> {
        let row = |at: usize| {
            let token = FrontierToken(at as u8);
            [self.texts.frontier_token(token).to_owned(), self.texts.frontier_text(token).to_owned()]
        };
        let rows = (0..self.content.frontier.len()).map(row);
        let blocks = vec![self.table(["aid-frontier-name", "aid-frontier-gives"], rows)];
        let title = self.t("aid-cards-frontier");
        (!self.content.frontier.is_empty()).then(|| Section::new("cards-frontier", title, blocks))
    }

    fn automa_cards(&self) -> Section {
        let line = |at: usize| {
            let text = self.texts.automa_card(AutomaCard(at as u8));
            with_options(Some(self.label(&text.name)), &text.body, &text.pieces)
        };
        let items = (0..self.content.specs.automa.cards.len()).map(line).collect();
        Section::new("cards-deeds", self.t("aid-cards-deeds"), vec![Block::List { first: None, items }])
    }

    fn cattle(&self) -> Section {
        let row = |at: usize| {
            let token = Cattle(at as u8);
            // Longhorns belong to no ranch.
            let kind = match self.texts.ranch(self.content.cattle[at].ranch) {
                "" => self.t("map-token-longhorn"),
                ranch => ranch.to_owned(),
            };
            [kind, self.texts.cattle(token).to_owned()]
        };
        let rows = (0..self.content.cattle.len()).map(row);
        let blocks = vec![self.table(["aid-cattle-kind", "aid-cattle-gives"], rows)];
        Section::new("cards-cattle", self.t("aid-cards-cattle"), blocks)
    }
}

/// A text behind a label: a paragraph, or several with the options of the text as lists.
pub(super) fn with_options(label: Option<Span>, text: &str, pieces: &[Piece]) -> Vec<Block> {
    let whole = [Piece { text: text.to_owned(), options: Vec::new() }];
    let pieces = if pieces.is_empty() { &whole[..] } else { pieces };
    let mut label = label;
    let block = |piece: &Piece| {
        let spans = label.take().into_iter().chain([Span::plain(piece.text.clone())]).collect();
        let options = piece.options.iter().map(|option| vec![Span::plain(option.clone())]);
        let list = (!piece.options.is_empty()).then(|| Block::list(None, options));
        std::iter::once(Block::Text { spans }).chain(list).collect::<Vec<_>>()
    };
    pieces.iter().flat_map(block).collect()
}
