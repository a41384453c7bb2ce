//! JSON Schemas of the content files, the rule index and scenarios, generated from the types that read them: for
//! completion and validation in editors. Only built with the feature `schema`.

use crate::content::additions::{FrontierSpec, MapTokenSpec, OpponentSpec, PointTrackSpec, TrackSpaceSpec};
use crate::content::deeds::{DeedSpec, RuinsSpec};
use crate::content::events::{EventMarkerSpec, EventSpec};
use crate::content::followers::FollowersSpec;
use crate::content::high_stakes::HighStakesSpec;
use crate::content::homesteads::HomesteadsSpec;
use crate::content::injuries::InjurySpec;
use crate::content::legendary_stories::LegendaryStorySpec;
use crate::content::load::{StoriesSpec, TracksSpec};
use crate::content::module::ModuleSpec;
use crate::content::pools::PoolSpec;
use crate::content::risk_die::RiskDieSpec;
use crate::content::schema::*;
use crate::content::scoring::ScoringSpec;
use crate::content::setup_list::SetupStepSpec;
use crate::content::steps::StepSpec;
use crate::content::trader::TraderSpec;
use crate::content::variants::Variant;
use crate::content::{board::BoardSpec, first_game::FirstGameSpec};
use crate::formats::rule_index::Chapter;
use crate::formats::scenario::{Document, Expect};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A name, or a list of names.
#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code)]
pub(crate) enum OneOrMany {
    /// One.
    One(String),
    /// Several.
    Many(Vec<String>),
}

/// The file `tracks.yaml`: that of the base game, or of a module.
#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code)]
enum TracksFile {
    /// The two tracks of the base game.
    Base(TracksSpec),
    /// The tracks that a module brings.
    Module(Vec<PointTrackSpec>),
}

/// A word that YAML may parse as a number, such as a fight card `7`.
pub(crate) struct Word;

impl JsonSchema for Word {
    fn schema_name() -> Cow<'static, str> {
        "Word".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": ["string", "integer"] })
    }
}

/// A mapping of known words and players' names.
pub(crate) fn open_mapping(words: Vec<(&str, &str, Schema)>, player: Schema) -> Schema {
    let mut properties = Map::new();
    for (word, doc, schema) in words {
        properties.insert(word.to_owned(), described(schema, doc.trim()));
    }
    json_schema!({ "type": "object", "properties": properties, "additionalProperties": player })
}

fn described(schema: Schema, doc: &str) -> Value {
    let mut schema = schema.to_value();
    if let Some(fields) = schema.as_object_mut() {
        fields.insert("description".to_owned(), Value::String(doc.to_owned()));
    }
    schema
}

/// A step: one key, which is a player's name or the kind of check.
pub(crate) fn step(generator: &mut SchemaGenerator) -> Schema {
    let choices = generator.subschema_for::<BTreeMap<String, Vec<Word>>>();
    let texts = generator.subschema_for::<Vec<String>>();
    let by_choice = generator.subschema_for::<BTreeMap<String, BTreeMap<String, String>>>();
    let by_choice_lists = generator.subschema_for::<BTreeMap<String, BTreeMap<String, Vec<String>>>>();
    let words = vec![
        ("luck", "Outcomes for the next picks of luck, in order.", generator.subschema_for::<Vec<Word>>()),
        ("offered", "These choices are among the legal ones.", choices.clone()),
        ("not-offered", "These choices are not.", choices.clone()),
        ("only", "These are the legal choices, in any order.", choices),
        ("refused", "These choices are refused, with these codes.", by_choice.clone()),
        ("standing", "A fight would stand like this after these choices.", by_choice),
        ("foreseen", "These are the changes that are foreseen of these choices.", by_choice_lists),
        ("expect", "These values hold now.", generator.subschema_for::<Expect>()),
        ("events", "These events happened since the last choice, in this order among others.", texts.clone()),
        ("no-events", "No event that begins like this happened since the last choice.", texts),
    ];
    let player = json_schema!({ "type": "string", "description": "What this player chooses, in the notation." });
    let mut step = open_mapping(words, player);
    step.insert("minProperties".to_owned(), json!(1));
    step.insert("maxProperties".to_owned(), json!(1));
    step
}

/// The schema of a type as a file.
pub fn schema<T: JsonSchema>(title: &str) -> Value {
    let mut schema = SchemaGenerator::default().into_root_schema_for::<T>();
    schema.insert("title".to_owned(), json!(title));
    schema.to_value()
}

/// The schemas of all files that this crate reads, by name; those of content files are named like the files.
pub fn all() -> Vec<(&'static str, Value)> {
    vec![
        ("numbers", schema::<Numbers>("The numbers of the game")),
        ("board", schema::<BoardSpec>("The board")),
        ("poker-cards", schema::<Vec<PokerTitle>>("Poker cards")),
        ("fight-cards", schema::<Vec<FightCardSpec>>("Fight cards")),
        ("items", schema::<Vec<ItemSpec>>("Items")),
        ("characters", schema::<Vec<CharacterSpec>>("Characters")),
        ("tracks", schema::<TracksFile>("The Marshal and Wanted tracks, or the tracks of a module")),
        ("die", schema::<Vec<Face>>("The prospecting die")),
        ("tokens", schema::<Vec<TokenSpec>>("Legendary tokens")),
        ("cattle", schema::<Vec<CattleSpec>>("Cattle tokens")),
        ("stories", schema::<StoriesSpec>("Stories")),
        ("goals", schema::<Vec<GoalSpec>>("Goals")),
        ("first-game", schema::<FirstGameSpec>("A first game")),
        (Variant::AUTOMA.id(), schema::<AutomaSpec>("The automa")),
        ("automa-cards", schema::<Vec<AutomaCardSpec>>("Cards of the automa that a module brings")),
        ("opponents", schema::<Vec<OpponentSpec>>("Opponents that a module brings")),
        ("pools", schema::<Vec<PoolSpec>>("Pools of opponents that a module brings")),
        ("map-tokens", schema::<Vec<MapTokenSpec>>("Tokens on the map that a module brings")),
        ("events", schema::<Vec<EventSpec>>("Event cards that a module brings")),
        ("event-markers", schema::<Vec<EventMarkerSpec>>("Event markers that a module brings")),
        ("frontier", schema::<Vec<FrontierSpec>>("Frontier tokens that a module brings")),
        ("high-stakes", schema::<HighStakesSpec>("High stakes poker that a module brings")),
        ("deeds", schema::<Vec<DeedSpec>>("Deeds that a module brings")),
        ("legendary-stories", schema::<Vec<LegendaryStorySpec>>("Legendary stories that a module brings")),
        ("ruins", schema::<RuinsSpec>("Destroyed locations that a module brings")),
        ("homesteads", schema::<HomesteadsSpec>("Homesteads that a module brings")),
        ("risk-die", schema::<RiskDieSpec>("The risk die that a module brings")),
        ("injuries", schema::<Vec<InjurySpec>>("Injury cards that a module brings")),
        ("followers", schema::<FollowersSpec>("Posses and gangs that a module brings")),
        ("trader", schema::<TraderSpec>("The trader that a module brings")),
        ("track-spaces", schema::<Vec<TrackSpaceSpec>>("Further effects of spaces of tracks")),
        ("steps", schema::<Vec<StepSpec>>("Steps that a module inserts")),
        ("setup", schema::<Vec<SetupStepSpec>>("The order of the setup by a module's rulebook")),
        ("scoring", schema::<Vec<ScoringSpec>>("Rows of the final scoring that a module inserts")),
        ("module", schema::<ModuleSpec>("A module, or a mode")),
        ("rules", schema::<Chapter>("A chapter of the rule index")),
        ("scenario", schema::<Document>("A scenario")),
    ]
}
