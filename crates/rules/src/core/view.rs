//! A seat's knowledge: everything public, its own secrets, and what it has seen of others. Bots and clients get this
//! and never the state; [`View::sample`] is the only conversion of a view to a state.

use crate::content::Content;
use crate::core::chance::{Chance, Luck, Outcome};
use crate::core::deck::{Batches, Deck};
use crate::core::game::Game;
use crate::core::ids::*;
use crate::core::limits::*;
use crate::core::state::{Public, Secrets, State};
use crate::fight::encounters::Encounters;
pub use crate::fight::encounters::{EncounterOrder, KnownEncounters};
use serde::{Deserialize, Serialize};

/// The knowledge of a seat or a spectator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The public position.
    pub public: Public,
    /// The seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Cards in each hand.
    pub hand_sizes: [u8; SEATS],
    /// Cards that each seat has played facedown.
    pub facedown_sizes: [u8; SEATS],
    /// Cards that a poker dealer drew and has not played.
    pub dealer_cards: u8,
    /// Undrawn poker cards, by batch of their deck.
    pub deck_sizes: [u8; DECK_BATCHES],
    /// What everybody knows of the order of the circuit's opponents.
    pub encounters: EncounterOrder,
    /// Whether a fight card is facedown.
    pub npc_laid: bool,
    /// What only this seat knows; empty for a spectator.
    pub own: Own,
}

/// The private knowledge of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Own {
    /// The poker cards that it holds.
    pub hand: CardSet,
    /// Cards played facedown.
    pub facedown: CardSet,
    /// Cards drawn as a poker dealer.
    pub dealer: CardSet,
    /// Cards known to be held by each seat, in hand or facedown.
    pub known: [CardSet; SEATS],
    /// Fight cards known to lie in each batch.
    pub known_fight: Batches<FightCard, u16, FIGHT_BATCHES>,
    /// Poker cards known to lie in each batch of their deck.
    pub known_deck: Batches<Card, u64, DECK_BATCHES>,
    /// Opponents of the circuit whose place is known.
    pub known_encounters: KnownEncounters,
    /// Fight cards drawn for a bandit, guard or the Sheriff that this seat controls.
    pub npc_drawn: FightSet,
    /// The fight card that this seat played.
    pub npc_laid: Option<FightCard>,
    /// Goals held.
    pub goals: GoalSlots,
    /// Legendary tokens held, by kind.
    pub tokens: [u8; TOKEN_KINDS],
    /// Those of them that do not count as tokens of goals, by kind.
    pub kept_tokens: [u8; TOKEN_KINDS],
    /// Cattle tokens that this seat has seen, by who carries them, in the order in which they were taken.
    pub cattle: [[Option<Cattle>; CARRIED_CATTLE]; SEATS],
    /// Characters dealt.
    pub draft: CharacterSet,
    /// The character chosen and not yet shown.
    pub drafted: Option<Character>,
}

impl View {
    /// Undrawn poker cards.
    pub fn deck_size(&self) -> u8 {
        self.deck_sizes.iter().sum()
    }

    /// The poker cards of which it does not know where they are: in hands, facedown or in the deck.
    #[inline]
    pub(crate) fn unseen_cards(&self, content: &Content) -> CardSet {
        let own = &self.own;
        let mut unseen = content.poker_cards.without(self.public.discard).without(self.public.in_play);
        unseen = unseen.without(own.hand).without(own.facedown).without(own.dealer);
        own.known.iter().copied().chain(own.known_deck.iter()).for_each(|known| unseen = unseen.without(known));
        unseen
    }

    /// The fight cards of which it does not know where they are: drawn, facedown or in the deck.
    #[inline]
    pub(crate) fn unseen_fight_cards(&self) -> FightSet {
        let (own, public) = (&self.own, &self.public);
        let mut unseen: FightSet = (0..13).map(FightCard).collect();
        unseen = unseen.without(own.npc_drawn);
        unseen = unseen.without(public.fight.faceup).without(public.modules.fight_cards());
        public.fight.npc_shown.into_iter().chain(own.npc_laid).for_each(|c| unseen.remove(c));
        own.known_fight.iter().for_each(|known| unseen = unseen.without(known));
        unseen
    }
}

impl Game<'_> {
    /// The knowledge of a seat; `None` for a spectator.
    pub fn view(&self, seat: Option<Seat>) -> View {
        self.state.view(seat)
    }
}

impl State {
    /// The knowledge of a seat; `None` for a spectator.
    pub fn view(&self, seat: Option<Seat>) -> View {
        let secrets = &self.secrets;
        let sizes = |sets: &[CardSet; SEATS]| sets.map(|s| s.len() as u8);
        View {
            public: self.public,
            seat,
            hand_sizes: sizes(&secrets.hands),
            facedown_sizes: sizes(&secrets.facedown),
            dealer_cards: secrets.dealer.len() as u8,
            deck_sizes: secrets.deck.sizes(),
            encounters: secrets.encounters.order(),
            npc_laid: secrets.npc_laid.is_some(),
            own: seat.map_or_else(Own::default, |seat| self.own(seat)),
        }
    }

    fn own(&self, seat: Seat) -> Own {
        let (public, secrets, at) = (&self.public, &self.secrets, seat.index());
        let plays_npc = !public.fight.with_player() && public.fight.other == seat;
        let deals = public.poker.dealer == Some(seat);
        let mut cattle = [[None; CARRIED_CATTLE]; SEATS];
        for (place, owners) in secrets.seen_cattle[at].iter().enumerate() {
            for owner in *owners {
                cattle[owner.index()][place] = secrets.cattle[owner.index()][place];
            }
        }
        Own {
            hand: secrets.hands[at],
            facedown: secrets.facedown[at],
            dealer: if deals { secrets.dealer } else { CardSet::new() },
            known: secrets.known[at],
            known_fight: secrets.fight_deck.known_to(seat),
            known_deck: secrets.deck.known_to(seat),
            known_encounters: secrets.encounters.known_to(seat),
            npc_drawn: if plays_npc { secrets.npc_drawn } else { FightSet::new() },
            npc_laid: if plays_npc { secrets.npc_laid } else { None },
            goals: secrets.goals[at],
            tokens: secrets.tokens[at],
            kept_tokens: secrets.kept_tokens[at],
            cattle,
            draft: secrets.draft[at],
            drafted: secrets.drafted[at],
        }
    }

    /// The same position with everything that a seat cannot know re-dealt.
    pub fn redeal_hidden(&self, content: &Content, seat: Option<Seat>, chance: &mut impl Chance) -> Self {
        self.view(seat).sample(content, chance)
    }
}

impl View {
    /// Samples a position consistent with this view, uniformly distributed.
    ///
    /// What other seats know of each other's cards is not part of a view: in the sample they know none of them.
    pub fn sample(&self, content: &Content, chance: &mut impl Chance) -> State {
        let mut sampler = Sampler { view: self, content, chance, secrets: Secrets::none() };
        sampler.poker_cards();
        sampler.fight_cards();
        sampler.encounters();
        sampler.goals_and_tokens();
        sampler.cattle();
        sampler.draft();
        State { public: self.public, secrets: sampler.secrets }
    }
}

/// Deals the hidden information.
struct Sampler<'a, C> {
    view: &'a View,
    content: &'a Content,
    chance: &'a mut C,
    secrets: Secrets,
}

impl<C: Chance> Sampler<'_, C> {
    fn is_own(&self, seat: Seat) -> bool {
        self.view.seat == Some(seat)
    }

    fn luck(&mut self, luck: Luck) -> Outcome {
        luck.nth(self.chance.pick(&luck))
    }

    fn card(&mut self, from: &mut CardSet) -> Option<Card> {
        if from.is_empty() {
            return None;
        }
        let card = self.luck(Luck::Draw(*from)).card();
        from.remove(card);
        Some(card)
    }

    fn poker_cards(&mut self) {
        let (view, own) = (self.view, &self.view.own);
        let mut unseen = view.unseen_cards(self.content);
        for seat in view.public.all_seats() {
            let at = seat.index();
            if self.is_own(seat) {
                self.secrets.hands[at] = own.hand;
                self.secrets.facedown[at] = own.facedown;
                self.secrets.known[at] = own.known;
                continue;
            }
            // What a dealer played comes from the cards drawn as a dealer, not from the hand.
            let deals = view.public.poker.dealer == Some(seat);
            let laid = if deals { 0 } else { view.facedown_sizes[at] };
            let mut held = own.known[at];
            while held.len() < usize::from(view.hand_sizes[at] + laid) {
                let Some(card) = self.card(&mut unseen) else { break };
                held.insert(card);
            }
            for _ in 0..laid {
                let card = self.card(&mut held);
                card.into_iter().for_each(|c| self.secrets.facedown[at].insert(c));
            }
            self.secrets.hands[at] = held;
            for _ in 0..view.facedown_sizes[at] - laid {
                let card = self.card(&mut unseen);
                card.into_iter().for_each(|c| self.secrets.facedown[at].insert(c));
            }
        }
        self.secrets.dealer = own.dealer;
        while self.secrets.dealer.len() < usize::from(view.dealer_cards) {
            let Some(card) = self.card(&mut unseen) else { break };
            self.secrets.dealer.insert(card);
        }
        self.poker_deck(unseen);
    }

    /// All remaining cards are in the deck, batch by batch.
    fn poker_deck(&mut self, mut unseen: CardSet) {
        let (view, known) = (self.view, self.view.own.known_deck);
        let mut batches = [CardSet::new(); DECK_BATCHES];
        for ((batch, size), known) in batches.iter_mut().zip(view.deck_sizes).zip(known.iter()) {
            let missing = usize::from(size) - known.len();
            // The last batch contains the rest.
            let rest = if missing == unseen.len() {
                std::mem::take(&mut unseen)
            } else {
                (0..missing).map_while(|_| self.card(&mut unseen)).collect()
            };
            *batch = known.union(rest);
        }
        self.secrets.deck = Deck::dealt(batches.into_iter().collect(), view.seat, known);
    }

    fn fight_card(&mut self, from: &mut FightSet) -> Option<FightCard> {
        if from.is_empty() {
            return None;
        }
        let card = self.luck(Luck::Fight(*from)).fight_card();
        from.remove(card);
        Some(card)
    }

    fn fight_cards(&mut self) {
        let (view, own) = (self.view, &self.view.own);
        let public = &view.public;
        let mut unseen = view.unseen_fight_cards();
        let mut batches = [FightSet::new(); FIGHT_BATCHES];
        for ((batch, size), known) in batches.iter_mut().zip(public.fight_batches).zip(own.known_fight.iter()) {
            let missing = usize::from(size) - known.len();
            let rest = (0..missing).map_while(|_| self.fight_card(&mut unseen)).collect();
            *batch = known.union(rest);
        }
        self.secrets.fight_deck = Deck::dealt(batches.into_iter().collect(), view.seat, own.known_fight);
        self.secrets.npc_laid = own.npc_laid;
        self.secrets.npc_drawn = own.npc_drawn;
        if view.npc_laid && self.secrets.npc_laid.is_none() {
            self.secrets.npc_laid = self.fight_card(&mut unseen);
        }
        // The remaining cards were drawn and are still held by the player who controls the fight cards.
        self.secrets.npc_drawn = self.secrets.npc_drawn.union(unseen);
    }

    fn encounters(&mut self) {
        let (view, content) = (self.view, self.content);
        let (order, known) = (view.encounters, view.own.known_encounters);
        let members = content.circuit_pool.map(|pool| content.pools[pool.index()].members).unwrap_or_default();
        let mut unseen = members.without(view.public.drawn_opponents);
        known.iter().for_each(|opponent| unseen.remove(opponent));
        self.secrets.encounters = Encounters::dealt(order, known, view.seat, || {
            if unseen.is_empty() {
                return None;
            }
            let luck = Luck::Opponent(unseen);
            let opponent = luck.nth(self.chance.pick(&luck)).opponent();
            unseen.remove(opponent);
            Some(opponent)
        });
    }

    fn goals_and_tokens(&mut self) {
        let (view, own) = (self.view, &self.view.own);
        let public = &view.public;
        let mut pool = self.content.token_copies;
        if let Some(seat) = view.seat {
            for (left, held) in pool.iter_mut().zip(own.tokens) {
                *left -= held;
            }
            self.secrets.tokens[seat.index()] = own.tokens;
            self.secrets.kept_tokens[seat.index()] = own.kept_tokens;
        }
        for seat in public.all_seats() {
            let player = public.player(seat);
            if self.is_own(seat) {
                self.secrets.goals[seat.index()] = own.goals;
                continue;
            }
            for n in 0..player.tokens {
                let kind = usize::from(self.luck(Luck::Token(pool)).token());
                pool[kind] -= 1;
                self.secrets.tokens[seat.index()][kind] += 1;
                self.secrets.kept_tokens[seat.index()][kind] += u8::from(n < player.kept_tokens);
            }
            if let (true, Some(character)) = (public.has_goals() && self.goals_dealt(), player.character) {
                let own = &self.content.characters[character.index()].goals;
                let done: GoalSet = self.content.goals_of(player, player.goals_done).collect();
                let mut goals = own.iter().copied().collect::<GoalSet>().without(done);
                let held = usize::from(self.content.numbers.goals_kept).saturating_sub(player.goals_done.len());
                while goals.len() > held {
                    goals.remove(self.luck(Luck::Goal(goals)).goal());
                }
                self.secrets.goals[seat.index()] = goals.iter().map(|goal| self.content.goal_slot(goal)).collect();
            }
        }
        self.secrets.token_pool = pool;
    }

    /// Whether the setup has reached the dealing of goals.
    fn goals_dealt(&self) -> bool {
        let setting_up = |f: &crate::core::frame::Frame| {
            matches!(f, crate::core::frame::Frame::Draft | crate::core::frame::Frame::Setup(_))
        };
        !self.view.public.stack.iter().any(setting_up)
    }

    fn cattle(&mut self) {
        let (view, own) = (self.view, &self.view.own);
        if !self.content.has_cattle(view.public.variants) {
            return;
        }
        for (ranch, tokens) in self.content.cattle_of.iter().enumerate() {
            let mut left = *tokens;
            own.cattle.iter().flatten().flatten().for_each(|t| left.remove(*t));
            for (seat, place) in view.public.all_seats().flat_map(|s| (0..CARRIED_CATTLE).map(move |place| (s, place)))
            {
                if view.public.player(seat).cattle[place] != Some(Ranch(ranch as u8)) {
                    continue;
                }
                let mut token = own.cattle[seat.index()][place];
                if token.is_none() {
                    let picked = self.luck(Luck::Cattle(left)).cattle();
                    left.remove(picked);
                    token = Some(picked);
                }
                self.secrets.cattle[seat.index()][place] = token;
                self.secrets.seen_cattle[seat.index()][place].insert(seat);
            }
            self.secrets.ranches[ranch] = left;
        }
        if let Some(seat) = view.seat {
            for (place, seen) in self.secrets.seen_cattle[seat.index()].iter_mut().enumerate() {
                *seen = view.public.all_seats().filter(|s| own.cattle[s.index()][place].is_some()).collect();
            }
        }
    }

    fn draft(&mut self) {
        let (view, own) = (self.view, &self.view.own);
        if view.public.stack.top() != crate::core::frame::Frame::Draft {
            return;
        }
        let mut left: CharacterSet = (0..self.content.characters.len()).map(|i| Character(i as u8)).collect();
        left = left.without(own.draft);
        for seat in view.public.all_seats() {
            if self.is_own(seat) {
                self.secrets.draft[seat.index()] = own.draft;
                self.secrets.drafted[seat.index()] = own.drafted;
                continue;
            }
            let mut two = CharacterSet::new();
            while two.len() < 2 && !left.is_empty() {
                let character = self.luck(Luck::Character(left)).character();
                left.remove(character);
                two.insert(character);
            }
            self.secrets.draft[seat.index()] = two;
            if !view.public.asked.contains(seat) {
                self.secrets.drafted[seat.index()] = two.first();
            }
        }
    }
}
