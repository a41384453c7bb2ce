//! Features of a position: numbers for each player, from public information and, for the bot's own seat, from its hand.
//!
//! Every feature is named, so that its weights can be stored as data. Most are 0 for most players, so only non-zero
//! ones are reported.

mod legends;
mod modules;

use crate::precomputed::{Nearby, Precomputed};
use darkrock_rules::Content;
use darkrock_rules::content::additions::PointTrackRow;
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::glimpse::Glimpse;
use darkrock_rules::ids::*;
use darkrock_rules::state::{Phase, Player, Public};

macro_rules! features {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// The features that do not depend on the content.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the steps of a track follow the documented first one")]
        pub enum Feature { $($(#[$doc])* $name),* }
        /// Their names in the order of their numbers.
        pub const FEATURES: &[&str] = &[$(stringify!($name)),*];
    };
}

features! {
    /// Legendary points, including those of upgrades.
    Lp,
    /// Money up to $30, in tens.
    MoneyFirst,
    /// Money from $30 to $60, in tens.
    MoneySecond,
    /// Money above $60, in tens.
    MoneyRest,
    /// LP that the money buys at a cabaret, by the nearness of one.
    MoneyAtCabaret,
    /// Whether an upgrade can be paid, by the nearness of a store.
    UpgradeAtStore,
    /// Nuggets.
    Nuggets,
    /// Nuggets, by the nearness of a bank.
    NuggetsAtBank,
    /// Remaining capacity for nuggets, by the nearness of a mine.
    RoomAtMine,
    /// Nearness of a saloon, if the ante can be paid.
    NearSaloon,
    /// The first wound.
    Wound1,
    /// The second.
    Wound2,
    /// The third.
    Wound3,
    /// Wounds, by the nearness of a doctor.
    WoundsAtDoctor,
    /// Marshal points, at least 1, 2, and so on.
    Marshal1,
    Marshal2,
    Marshal3,
    Marshal4,
    Marshal5,
    Marshal6,
    Marshal7,
    Marshal8,
    Marshal9,
    /// Wanted points, at least 1, 2, and so on.
    Wanted1,
    Wanted2,
    Wanted3,
    Wanted4,
    Wanted5,
    Wanted6,
    Wanted7,
    Wanted8,
    Wanted9,
    /// Nearness of a bandit, by the player's strength, if the player is not Wanted.
    BanditAtHand,
    /// Nearness of a bank to rob, by the player's strength, if the player is not a Marshal.
    HeistAtHand,
    /// Nearness of the Sheriff to a Wanted player, by Wanted points.
    SheriffNear,
    /// Marshals in reach of a Wanted player, by Wanted points.
    MarshalsNear,
    /// Wanted players in reach of a Marshal.
    PreyNear,
    /// Other players in reach, by their possessions that can be robbed.
    RobbersNear,
    /// Own possessions that players in reach could rob.
    LootNear,
    /// Poker cards in other players' hands, which are unknown.
    CardsUnseen,
    /// Poker cards in one's own hand.
    Cards,
    /// Whether the hand is empty.
    NoCards,
    /// The rank of one's best card, from 0 to 1.
    BestCard,
    /// The rank of the second best.
    SecondCard,
    /// Cards above the hand limit in one's own turn.
    OverLimit,
    /// Carries a cattle token.
    Cattle,
    /// The same, by the nearness of a ranch of the other color.
    CattleToRustle,
    /// The same, by the nearness of the rail station.
    CattleToWrangle,
    /// Carries none, by the nearness of a ranch.
    RanchNear,
    /// Discs on open stories.
    Discs,
    /// Discs on stories, by how many discs these have.
    DiscsNearlyDone,
    /// Legendary tokens.
    Tokens,
    /// Goals held and not shown.
    Goals,
    /// Whether the legendary ability is active.
    Legendary,
    /// Actions left in one's own turn.
    Actions,
    /// Income still to come in one's own turn.
    Income,
    /// The nearness of the next turn, from 0 to 1.
    TurnSoon,
    /// Turns to come after the end is triggered.
    LastTurns,
    /// Whether there will be no further turn.
    NoMoreTurns,
    /// The reward of a frontier token, by its nearness and the part of its price that the hand can pay. From here on
    /// they are features of modules.
    FrontierAtHand,
    /// The worth of the rewards still to come on tracks of modules.
    TrackAhead,
    /// Nearness of the train where it will be in the next turn, or in one's own is, by the strength of the hand and what
    /// it may carry; for those who are no Marshals.
    TrainAtHand,
    /// Nearness of an opponent's token, by the strength of the hand and its reward.
    FoeAtHand,
    /// Nearness of a saloon where faro is played, by the money to bet and the reward that the next point still gives.
    FaroAtHand,
    /// Nearness of a dealer who can be challenged, by the reward.
    DealerAtHand,
    /// Nearness of a stray, if no cattle are led.
    StrayAtHand,
    /// Leads a stray, by the nearness of a place to deliver it.
    StrayToDeliver,
    /// LP that money and nuggets buy at the own homestead, by its nearness.
    HomesteadAtHand,
    /// Nearness of a space for a homestead, if it can be paid and none is placed.
    SettlementAtHand,
    /// Has a homestead.
    Settled,
    /// Nearness of an event marker on a track, by the points that lead to it.
    MarkerNear,
    /// The part of the open legendary story with the most to expect, with a share in the ending, by the nearness of where
    /// it is met and what is needed for it. From here on they are features of legendary stories, deeds, the trader, ruins,
    /// the risk die, injuries, posses and gangs.
    PartAtHand,
    /// The nearness of a facedown map token, by what it gives and the parts that it meets.
    MapTokenAtHand,
    /// The ending of the open legendary story for a player with a disc on it, by the parts that are taken.
    StoryShare,
    /// The reward of the last space of a track that returns from there, by the points that lead to it.
    NextSpace,
    /// Nearness of the trader, by the best of his Legendary items and the money for it.
    TraderAtHand,
    /// The deed with the most to expect: LP with those of its set, its ability, its nearness, and the money for it.
    DeedAtHand,
    /// LP that the next deed of each set would score of which the player has one.
    DeedsAhead,
    /// What the abilities of deeds give that were not used.
    DeedsToUse,
    /// Nearness of a destroyed location, by the reward for its repair.
    RuinAtHand,
    /// Whether the risk die may still be rolled in one's own turn.
    RiskOpen,
    /// Has an injury.
    Injured,
    /// Has none, and the next wound brings one.
    NextInjury,
    /// Nearness of a saloon, if the ante can be paid and no legendary token is left to be gained there.
    SaloonSpent,
    /// Nearness of a place where a posse or a gang can be recruited, if it can be paid and there is none.
    RecruitAtHand,
    /// Has a posse or a gang.
    Recruited,
}

/// How the features that depend on the content follow the others: poker card titles, items, upgrades, characters, points
/// on tracks of modules.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Cards of a title in hand.
    pub title: usize,
    /// An item owned.
    pub item: usize,
    /// A weapon or mount upgraded.
    pub upgraded: usize,
    /// A character whose legendary ability is active.
    pub legendary: usize,
    /// A character, for its ability and starting goods.
    pub character: usize,
    /// Points on a track of a module, at least 1, 2, and so on.
    pub points: usize,
    /// The number of features.
    pub count: usize,
}

impl Layout {
    /// Numbers the features: the fixed ones first, then one for each title, item and legendary ability of this content.
    pub fn of(content: &Content) -> Self {
        let title = FEATURES.len();
        let item = title + content.specs.titles.len();
        let upgraded = item + content.items.len();
        let legendary = upgraded + content.items.len();
        let character = legendary + content.characters.len();
        let points = character + content.characters.len();
        let count = points + content.point_tracks.iter().map(|row| usize::from(points_of(row))).sum::<usize>();
        Self { title, item, upgraded, legendary, character, points, count }
    }

    /// The name of every feature, as in the weights file.
    pub fn names(content: &Content) -> Vec<String> {
        let specs = &content.specs;
        let items = || specs.items.iter().map(|i| i.id.as_str());
        let own = FEATURES.iter().map(|name| kebab(name));
        own.chain(specs.titles.iter().map(|t| format!("title.{}", t.id)))
            .chain(items().map(|id| format!("item.{id}")))
            .chain(items().map(|id| format!("upgraded.{id}")))
            .chain(specs.characters.iter().map(|c| format!("legendary.{}", c.id)))
            .chain(specs.characters.iter().map(|c| format!("character.{}", c.id)))
            .chain(
                specs
                    .point_tracks
                    .iter()
                    .zip(&content.point_tracks)
                    .flat_map(|(track, row)| (1..=points_of(row)).map(|points| format!("point.{}-{points}", track.id))),
            )
            .collect()
    }
}

/// The points of a track that are features of their own.
fn points_of(track: &PointTrackRow) -> u8 {
    track.spaces.len().min(usize::from(modules::POINTS)) as u8
}

/// `MoneyAtCabaret` as `money-at-cabaret`.
fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// A game that has lasted this many rounds counts as near its end, so that bots do not wait forever.
const LONG_GAME: f32 = 40.0;

/// The progress of the game, from 0 to 1: the most LP of a player divided by those that trigger the end, or the rounds
/// played.
pub fn progress(public: &Public) -> f32 {
    if !public.phase.is_open() {
        return 1.0;
    }
    let most = public.all_figures().map(|s| public.player(s).lp).max().unwrap_or(0);
    let rounds = f32::from(public.turn.round) / LONG_GAME;
    (f32::from(most) / f32::from(public.length.max(1))).max(rounds).min(1.0)
}

/// Emits the features of a seat, as the seat of the glimpse sees them.
// Inlined with its parts, so that a caller that sums keeps the sum in registers: a third of a search is spent here.
#[inline(always)]
pub fn emit(
    precomputed: &Precomputed,
    content: &Content,
    eyes: &Glimpse<'_>,
    seat: Seat,
    emit: &mut impl FnMut(usize, f32),
) {
    let emitter = FeatureEmitter { precomputed, content, public: eyes.public, seat, player: eyes.public.player(seat) };
    emitter.goods(emit);
    emitter.tracks(emit);
    let strength = emitter.cards(eyes, emit);
    if let Some(space) = emitter.player.space {
        emitter.places(space, strength, emit);
        emitter.people(space, emit);
    }
    emitter.turns(emit);
    if let Some(tables) = &precomputed.modules {
        let found = emitter.of_modules(tables, eyes, strength);
        for (at, value) in found.values.into_iter().enumerate() {
            emit(Feature::FrontierAtHand as usize + at, value);
        }
        emit(Feature::Lp as usize, f32::from(found.lp));
        emitter.points(emit);
        if let Some(legends) = &tables.legends {
            let found = emitter.of_legends(tables, legends, eyes, strength);
            emit(Feature::Lp as usize, found.lp);
            found.all().for_each(|(feature, value)| emit(feature, value));
        }
    }
}

/// Emits the features of one player.
struct FeatureEmitter<'a> {
    precomputed: &'a Precomputed,
    content: &'a Content,
    public: &'a Public,
    seat: Seat,
    player: &'a Player,
}

impl FeatureEmitter<'_> {
    #[inline(always)]
    fn goods(&self, emit: &mut impl FnMut(usize, f32)) {
        use Feature as F;
        let (player, layout) = (self.player, &self.precomputed.layout);
        let mut lp = i32::from(player.lp);
        for item in player.items {
            emit(layout.item + item.index(), 1.0);
            lp += i32::from(self.content.items[item.index()].front_lp);
        }
        for item in player.upgraded {
            emit(layout.upgraded + item.index(), 1.0);
            let row = &self.content.items[item.index()];
            lp += i32::from(row.upgraded_lp) - i32::from(row.front_lp);
        }
        emit(F::Lp as usize, lp as f32);
        let money = f32::from(player.money) / 10.0;
        emit(F::MoneyFirst as usize, money.min(3.0));
        emit(F::MoneySecond as usize, (money - 3.0).clamp(0.0, 3.0));
        emit(F::MoneyRest as usize, (money - 6.0).max(0.0));
        emit(F::Nuggets as usize, f32::from(player.nuggets));
        for wound in 0..player.wounds.min(3) {
            emit(F::Wound1 as usize + usize::from(wound), 1.0);
        }
        let discs: u8 = player.discs.iter().sum();
        if discs > 0 {
            emit(F::Discs as usize, f32::from(discs));
            let needed = f32::from(self.public.discs_needed(self.content).max(1));
            let full = |deck: usize| f32::from(player.discs[deck]) * f32::from(self.public.discs_on(deck)) / needed;
            emit(F::DiscsNearlyDone as usize, full(0) + full(1));
        }
        emit(F::Tokens as usize, f32::from(player.tokens));
        if let Some(character) = player.character {
            emit(layout.character + character.index(), 1.0);
            if player.legendary {
                emit(F::Legendary as usize, 1.0);
                emit(layout.legendary + character.index(), 1.0);
            }
        }
    }

    /// Points on tracks of modules.
    #[inline(always)]
    fn points(&self, emit: &mut impl FnMut(usize, f32)) {
        let mut first = self.precomputed.layout.points;
        for (row, points) in self.content.point_tracks.iter().zip(self.player.points) {
            let most = points_of(row);
            (0..points.min(most)).for_each(|point| emit(first + usize::from(point), 1.0));
            first += usize::from(most);
        }
    }

    #[inline(always)]
    fn tracks(&self, emit: &mut impl FnMut(usize, f32)) {
        for points in 0..self.player.marshal.min(9) {
            emit(Feature::Marshal1 as usize + usize::from(points), 1.0);
        }
        for points in 0..self.player.wanted.min(9) {
            emit(Feature::Wanted1 as usize + usize::from(points), 1.0);
        }
    }

    /// Reports the hand's features, and returns its strength in fights, from 0 to 1.
    #[inline(always)]
    fn cards(&self, eyes: &Glimpse<'_>, emit: &mut impl FnMut(usize, f32)) -> f32 {
        use Feature as F;
        let count = eyes.hand_sizes[self.seat.index()];
        if count == 0 {
            emit(F::NoCards as usize, 1.0);
        }
        if self.is_active() {
            let over = count.saturating_sub(self.player.hand_limit(self.content));
            emit(F::OverLimit as usize, f32::from(over));
        }
        if self.seat != eyes.seat {
            emit(F::CardsUnseen as usize, f32::from(count));
            return (f32::from(count) / 5.0).min(1.0) * 0.8;
        }
        emit(F::Cards as usize, f32::from(count));
        emit(F::Goals as usize, eyes.goals.len() as f32);
        let (mut best, mut second) = (0u8, 0u8);
        for card in eyes.hand {
            emit(self.precomputed.layout.title + self.content.title_of[card.index()].index(), 1.0);
            // In ascending order, so the last two are the highest.
            second = best;
            best = card.rank();
        }
        let best = f32::from(best) / 12.0;
        emit(F::BestCard as usize, best);
        emit(F::SecondCard as usize, f32::from(second) / 12.0);
        best
    }

    #[inline(always)]
    fn places(&self, space: Space, strength: f32, emit: &mut impl FnMut(usize, f32)) {
        use Feature as F;
        let (player, numbers) = (self.player, &self.content.numbers);
        let near = |kind: Nearby| self.precomputed.near(space, kind, player.movement(self.content));
        let revel = player.money / numbers.revel.max(1);
        if revel > 0 {
            emit(F::MoneyAtCabaret as usize, f32::from(revel) * near(Nearby::Cabaret));
        }
        if self.upgrade_in_reach() {
            emit(F::UpgradeAtStore as usize, near(Nearby::Store));
        }
        if player.nuggets > 0 {
            emit(F::NuggetsAtBank as usize, f32::from(player.nuggets) * near(Nearby::Bank));
        }
        let room = player.nugget_limit(self.content).saturating_sub(player.nuggets);
        if room > 0 {
            emit(F::RoomAtMine as usize, f32::from(room.min(3)) / 3.0 * near(Nearby::Mine));
        }
        if player.money >= numbers.poker_ante {
            emit(F::NearSaloon as usize, near(Nearby::Saloon));
        }
        if player.wounds > 0 {
            emit(F::WoundsAtDoctor as usize, f32::from(player.wounds) * near(Nearby::Doctor));
        }
        if !player.is_marshal() {
            emit(F::HeistAtHand as usize, strength * near(Nearby::Bank));
        }
        match player.cattle[0] {
            Some(ranch) => {
                emit(F::Cattle as usize, player.led().count() as f32);
                let other = self.precomputed.near_ranch(space, ranch, player.movement(self.content));
                emit(F::CattleToRustle as usize, other);
                emit(F::CattleToWrangle as usize, near(Nearby::Station));
            }
            None => emit(F::RanchNear as usize, near(Nearby::Ranch)),
        }
    }

    /// Whether some weapon or mount could be upgraded: upgrading costs as much as buying.
    #[inline(always)]
    fn upgrade_in_reach(&self) -> bool {
        let open = self.player.items.without(self.player.upgraded).without(self.content.legendary);
        let open = open.and(self.content.weapons).union(open.and(self.content.mounts));
        open.iter().any(|item| self.content.items[item.index()].cost <= self.player.money)
    }

    #[inline(always)]
    fn people(&self, space: Space, emit: &mut impl FnMut(usize, f32)) {
        use Feature as F;
        let (player, public) = (self.player, self.public);
        let own_reach = player.movement(self.content);
        if player.is_wanted() {
            let sheriff = self.precomputed.nearness(self.precomputed.steps(space, public.sheriff), 3);
            emit(F::SheriffNear as usize, sheriff * (1.0 + f32::from(player.wanted) / 3.0));
        } else if !public.bandits.is_empty() {
            let nearest = public.bandits.iter().map(|b| self.precomputed.steps(space, b)).min().unwrap_or(u8::MAX);
            emit(F::BanditAtHand as usize, self.precomputed.nearness(nearest, own_reach));
        }
        let loot = |p: &Player| (f32::from(p.money) / 2.0 + f32::from(p.nuggets) * 10.0) / 30.0;
        let (mut hunters, mut prey, mut robbers, mut purse) = (0.0, 0.0f32, 0.0, 0.0f32);
        for other in public.all_figures().filter(|s| *s != self.seat) {
            let them = public.player(other);
            let Some(there) = them.space else { continue };
            let steps = self.precomputed.steps(space, there);
            if steps <= them.movement(self.content) && public.is_seat(other) {
                robbers += 1.0;
                hunters += f32::from(u8::from(them.is_marshal()));
            }
            if steps <= own_reach {
                prey = prey.max(f32::from(them.wanted));
                purse = purse.max(loot(them));
            }
        }
        if player.is_wanted() && hunters > 0.0 {
            emit(F::MarshalsNear as usize, hunters * (1.0 + f32::from(player.wanted) / 3.0));
        }
        if player.is_marshal() && prey > 0.0 {
            emit(F::PreyNear as usize, prey / 3.0);
        }
        emit(F::RobbersNear as usize, robbers * loot(player));
        emit(F::LootNear as usize, purse);
    }

    #[inline(always)]
    fn is_active(&self) -> bool {
        self.public.turn.seat == self.seat
    }

    #[inline(always)]
    fn turns(&self, emit: &mut impl FnMut(usize, f32)) {
        use Feature as F;
        let (public, n) = (self.public, self.public.seats);
        // The automa's turn follows that of the last player.
        let turn = if public.is_seat(public.turn.seat) { public.turn.seat } else { public.first.right(n) };
        let offset = (self.seat.0 + n - turn.0) % n;
        if self.is_active() {
            emit(F::Actions as usize, f32::from(public.turn.actions));
            let paid = public.stack.iter().any(|f| matches!(f, Frame::Turn(TurnStep::Begin | TurnStep::Income)));
            emit(F::Income as usize, f32::from(u8::from(paid)));
        } else {
            emit(F::TurnSoon as usize, f32::from(n - offset) / f32::from(n));
        }
        if public.phase.is_open() {
            return;
        }
        let place = |seat: Seat| (seat.0 + n - public.first.0) % n;
        let to_come = u8::from(place(self.seat) > place(turn));
        let turns = to_come + u8::from(public.phase == Phase::LastButOne);
        emit(F::LastTurns as usize, f32::from(turns));
        if turns == 0 && offset != 0 {
            emit(F::NoMoreTurns as usize, 1.0);
        }
    }
}
