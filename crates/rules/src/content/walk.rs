//! Every ability and every list of effects of the content, with where it stands: whoever checks, changes or names them goes
//! through this list, so that none forgets a kind of content.

use super::ContentError;
use super::load::{AUTOMA_FILE, Specs};
use super::schema::{Ability, Effect};
use super::steps::StepList;
use super::{deeds, followers, high_stakes, injuries, legendary_stories, risk_die};

/// An entry of a file; without an id, the file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'a> {
    pub file: &'static str,
    pub id: &'a str,
}

impl<'a> Entry<'a> {
    const fn of(file: &'static str, id: &'a str) -> Self {
        Self { file, id }
    }

    /// What is wrong with it, with its file and id.
    pub fn error(self, what: impl Into<String>) -> ContentError {
        if self.id.is_empty() {
            ContentError::new(self.file, 0, what)
        } else {
            ContentError::of(self.file, self.id, what)
        }
    }
}

/// The owner of abilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owner {
    Card,
    Item,
    Character,
    Injury,
    Follower,
    /// An open legendary story, for every player.
    Legend,
}

impl Owner {
    /// What a sentence calls it.
    pub const fn noun(self) -> &'static str {
        match self {
            Self::Card => "a poker card",
            Self::Item => "an item",
            Self::Character => "a character",
            Self::Injury => "an injury",
            Self::Follower => "a follower",
            Self::Legend => "an open legendary story",
        }
    }
}

/// What a list of effects that is no ability belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum List {
    FightCard,
    /// A step that a module inserts into fights: whether their cards are revealed by then.
    FightStep {
        shown: bool,
    },
    TurnStep,
    SetupStep,
    PokerStep,
    ArrestStep,
    Story,
    Cattle,
    AutomaCard,
    /// A space of the Marshal or the Wanted track.
    LawSpace,
    /// A space of a track of a module: whether its cube starts again after the last one.
    TrackSpace {
        returns: bool,
    },
    BeyondTrack,
    PokerReward,
    FaroReward,
    HighStakesReward,
    OpponentReward,
    OpponentPenalty,
    Visit,
    Frontier,
    Event,
    Deed,
    Repair,
    RiskPrice,
    RiskBonus,
    RiskFace,
    Start,
    InjuryDrawn,
    StoryOpened,
    StoryToken,
    StoryPart,
    Ending,
}

/// Whether the values of a fight can still change after this step of the base game.
fn shown_after(step: &str) -> bool {
    ["reveal", "reactions", "fight-card"].contains(&step)
}

/// Where the effects of an inserted step stand, for each of them.
fn lists_of_steps(specs: &Specs) -> Vec<List> {
    let of = |step: &super::steps::StepSpec| match step.list {
        StepList::Fight => List::FightStep { shown: shown_after(step.base_anchor(&specs.steps)) },
        StepList::Turn => List::TurnStep,
        StepList::Setup => List::SetupStep,
        StepList::Poker => List::PokerStep,
        StepList::Arrest => List::ArrestStep,
    };
    specs.steps.iter().map(of).collect()
}

/// The same walk over borrowed and over mutable content.
macro_rules! walk {
    ($abilities:ident, $lists:ident, $of_risk_die:ident, $of_tracks:ident, $of_stories:ident, $iter:ident
        $(, $mutable:ident)?) => {
        /// All abilities.
        pub(super) fn $abilities<'a>(
            specs: &'a $($mutable)? Specs,
            see: &mut dyn FnMut(Entry<'a>, Owner, &'a $($mutable)? Vec<Ability>),
        ) {
            for title in specs.titles.$iter() {
                see(Entry::of("poker-cards.yaml", &title.id), Owner::Card, &$($mutable)? title.abilities);
            }
            for item in specs.items.$iter() {
                let entry = Entry::of("items.yaml", &item.id);
                see(entry, Owner::Item, &$($mutable)? item.front.abilities);
                if let Some(side) = &$($mutable)? item.upgraded {
                    see(entry, Owner::Item, &$($mutable)? side.abilities);
                }
            }
            for character in specs.characters.$iter() {
                let entry = Entry::of("characters.yaml", &character.id);
                see(entry, Owner::Character, &$($mutable)? character.abilities);
            }
            for injury in specs.injuries.$iter() {
                see(Entry::of(injuries::FILE, &injury.id), Owner::Injury, &$($mutable)? injury.abilities);
            }
            for row in specs.followers.$iter() {
                for card in row.cards.$iter() {
                    see(Entry::of(followers::FILE, &card.id), Owner::Follower, &$($mutable)? card.abilities);
                }
            }
            for story in specs.legendary_stories.$iter() {
                let entry = Entry::of(legendary_stories::FILE, &story.id);
                see(entry, Owner::Legend, &$($mutable)? story.while_open.abilities);
            }
        }

        /// All lists of effects besides those of abilities.
        pub(super) fn $lists<'a>(
            specs: &'a $($mutable)? Specs,
            see: &mut dyn FnMut(Entry<'a>, List, &'a $($mutable)? Vec<Effect>),
        ) {
            let of_steps = lists_of_steps(specs);
            let Specs {
                fight_cards, characters, tracks, cattle, stories, opponents, map_tokens, frontier, point_tracks,
                high_stakes, deeds, legendary_stories, ruins, risk_die, injuries, events, steps, automa, ..
            } = specs;
            for card in fight_cards.$iter() {
                see(Entry::of("fight-cards.yaml", &card.rank), List::FightCard, &$($mutable)? card.effects);
            }
            for character in characters.$iter() {
                let entry = Entry::of("characters.yaml", &character.id);
                see(entry, List::Start, &$($mutable)? character.gains.effects);
            }
            for entry in stories.cards.$iter() {
                see(Entry::of("stories.yaml", &entry.id), List::Story, &$($mutable)? entry.effects);
            }
            for entry in cattle.$iter() {
                see(Entry::of("cattle.yaml", &entry.id), List::Cattle, &$($mutable)? entry.effects);
            }
            for entry in automa.cards.$iter() {
                see(Entry::of(AUTOMA_FILE, &entry.id), List::AutomaCard, &$($mutable)? entry.effects);
            }
            for entry in map_tokens.$iter() {
                see(Entry::of("map-tokens.yaml", &entry.id), List::Visit, &$($mutable)? entry.visit);
            }
            for entry in frontier.$iter() {
                see(Entry::of("frontier.yaml", &entry.id), List::Frontier, &$($mutable)? entry.effects);
            }
            for entry in events.$iter() {
                see(Entry::of("events.yaml", &entry.id), List::Event, &$($mutable)? entry.effects);
            }
            for entry in deeds.$iter() {
                see(Entry::of(deeds::DEEDS_FILE, &entry.id), List::Deed, &$($mutable)? entry.effects);
            }
            for entry in injuries.$iter() {
                see(Entry::of(injuries::FILE, &entry.id), List::InjuryDrawn, &$($mutable)? entry.effects);
            }
            for row in opponents.$iter() {
                let entry = Entry::of("opponents.yaml", &row.id);
                see(entry, List::OpponentReward, &$($mutable)? row.reward);
                see(entry, List::OpponentPenalty, &$($mutable)? row.penalty);
            }
            for row in ruins.$iter() {
                see(Entry::of(deeds::RUINS_FILE, ""), List::Repair, &$($mutable)? row.reward);
            }
            for row in high_stakes.$iter() {
                see(Entry::of(high_stakes::FILE, ""), List::HighStakesReward, &$($mutable)? row.reward);
            }
            $of_risk_die(risk_die, see);
            for (step, list) in steps.$iter().zip(of_steps) {
                see(Entry::of("steps.yaml", &step.id), list, &$($mutable)? step.effects);
            }
            $of_tracks(tracks, point_tracks, see);
            $of_stories(legendary_stories, see);
        }

        /// The lists of the risk die.
        fn $of_risk_die<'a>(
            dice: &'a $($mutable)? [risk_die::RiskDieSpec],
            see: &mut dyn FnMut(Entry<'a>, List, &'a $($mutable)? Vec<Effect>),
        ) {
            for die in dice.$iter() {
                let entry = Entry::of(risk_die::FILE, "");
                for bonus in die.bonuses.$iter() {
                    see(entry, List::RiskPrice, &$($mutable)? bonus.price);
                    see(entry, List::RiskBonus, &$($mutable)? bonus.effects);
                }
                for face in die.faces.$iter() {
                    see(entry, List::RiskFace, &$($mutable)? face.effects);
                }
            }
        }

        /// The lists of all tracks.
        fn $of_tracks<'a>(
            law: &'a $($mutable)? super::load::TracksSpec,
            tracks: &'a $($mutable)? [super::additions::PointTrackSpec],
            see: &mut dyn FnMut(Entry<'a>, List, &'a $($mutable)? Vec<Effect>),
        ) {
            for (id, track) in [("marshal", &$($mutable)? law.marshal), ("wanted", &$($mutable)? law.wanted)] {
                for space in track.spaces.$iter() {
                    see(Entry::of("tracks.yaml", id), List::LawSpace, space);
                }
            }
            for track in tracks.$iter() {
                let (entry, returns) = (Entry::of("tracks.yaml", &track.id), track.returns);
                for space in track.spaces.$iter() {
                    see(entry, List::TrackSpace { returns }, space);
                }
                see(entry, List::BeyondTrack, &$($mutable)? track.beyond);
                if let Some(poker) = &$($mutable)? track.poker {
                    see(entry, List::PokerReward, &$($mutable)? poker.starter);
                    see(entry, List::PokerReward, &$($mutable)? poker.others);
                }
                if let Some(faro) = &$($mutable)? track.faro {
                    see(entry, List::FaroReward, faro);
                }
            }
        }

        /// The lists of legendary stories.
        fn $of_stories<'a>(
            stories: &'a $($mutable)? [legendary_stories::LegendaryStorySpec],
            see: &mut dyn FnMut(Entry<'a>, List, &'a $($mutable)? Vec<Effect>),
        ) {
            for story in stories.$iter() {
                let entry = Entry::of(legendary_stories::FILE, &story.id);
                see(entry, List::StoryOpened, &$($mutable)? story.open);
                see(entry, List::StoryToken, &$($mutable)? story.tokens.o);
                see(entry, List::StoryToken, &$($mutable)? story.tokens.x);
                see(entry, List::StoryToken, &$($mutable)? story.tokens.danger);
                for part in story.conditions.$iter() {
                    see(entry, List::StoryPart, &$($mutable)? part.effects);
                }
                see(entry, List::Ending, &$($mutable)? story.endings.a.sections);
                see(entry, List::Ending, &$($mutable)? story.endings.b.sections);
            }
        }
    };
}

walk!(abilities, lists, lists_of_risk_die, lists_of_tracks, lists_of_stories, iter);
walk!(abilities_mut, lists_mut, lists_of_risk_die_mut, lists_of_tracks_mut, lists_of_stories_mut, iter_mut, mut);

impl Specs {
    /// Sees every list of effects, of abilities and others, with its file and entry; without entries the id is empty.
    pub fn each_list<'a>(&'a self, see: &mut dyn FnMut(&'static str, &'a str, &'a [Effect])) {
        abilities(self, &mut |entry, _, all| {
            for ability in all {
                see(entry.file, entry.id, &ability.price);
                see(entry.file, entry.id, &ability.effects);
            }
        });
        lists(self, &mut |entry, _, effects| see(entry.file, entry.id, effects));
    }
}
