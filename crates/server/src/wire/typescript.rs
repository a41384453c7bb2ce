//! The types of the browser client, generated from the types here.

use super::{
    account, additions, advice, api, ask, before, browsers, characters, event, faro, fight, handbook, labels, legends,
    live, message, moderation, modules, opponents, own, people, pieces, point_tracks, position, preview, table, tales,
    turns, tutorial, watching, words,
};
use darkrock_aid::page;
use darkrock_rules::edition::{Edition, Switch};
use darkrock_rules::poker_hand::strongest_first;
use darkrock_rules::{Catalog, Selection, notation};
use darkrock_texts::{Catalogue, Language};
use darkrock_tutorial::sources;
use modules::ModuleInfo;
use ts_rs::{Config, TS};
use tutorial::LessonInfo;

/// The declarations of types, one after another.
macro_rules! declarations {
    ($config:expr, $($type:ty),* $(,)?) => {
        [$(<$type as TS>::decl($config)),*].map(|d| format!("\nexport {d}\n")).concat()
    };
}

/// The text of `web/src/lib/wire.ts`.
pub fn types() -> String {
    let config = Config::default();
    let head = "// Generated from the types of crates/server/src/wire; do not edit. To write it anew:\n\
                // UPDATE_TYPES=1 cargo test -p darkrock-server --test wire_types\n";
    let protocol =
        format!("\n/** The protocol that this client speaks. */\nexport const protocol = {};\n", super::PROTOCOL);
    let parts = [
        protocol,
        lists(),
        basics(&config),
        game(&config),
        log_entries(&config),
        table_and_live(&config),
        reference(&config),
        requests(&config),
        accounts(&config),
        community(&config),
        moderated(&config),
        turn_based(&config),
        editions(),
        shipped(),
    ];
    head.to_owned() + &parts.concat()
}

/// Enumerations that the rules serialize as strings.
fn lists() -> String {
    let union = |name: &str, words: Vec<&str>| format!("\nexport type {name} = \"{}\";\n", words.join("\" | \""));
    let kinds = notation::kinds().into_iter().map(|kind| kind.kind).collect();
    let hands = strongest_first(false).map(|category| category.id()).collect();
    let change = "\n/** The path of a value, and what it is now; without that it is gone. */\n\
                  export type Change = [path: Array<string | number>, value?: unknown];\n";
    union("ChoiceKind", kinds) + &union("HandCategory", hands) + change
}

/// The switches of an edition with their values, and the values of each rulebook, for the settings of a table.
fn editions() -> String {
    let mut text = "\n/** The switches of an edition, with their values. */\nexport const switches = {\n".to_owned();
    for switch in Switch::ALL {
        text += &format!("  '{}': ['{}'],\n", switch.id(), switch.values().join("', '"));
    }
    text += "} as const;\n\n/** The value of each switch in each rulebook. */\nexport const rulebooks = {\n";
    for (id, edition) in Edition::presets() {
        text += &format!("  {id}: {{\n");
        for switch in Switch::ALL {
            text += &format!("    '{}': '{}',\n", switch.id(), edition.value(switch));
        }
        text += "  },\n";
    }
    text + "} as const;\n"
}

/// The requirements of the shipped modules and their lessons, until a client has received those of its server.
fn shipped() -> String {
    let catalog = Catalog::embedded().expect("invariant: the shipped content loads");
    let content = catalog.compose(&Selection::BASE).expect("invariant: the base game is composed");
    let catalogue = Catalogue::of(Language::EN).expect("invariant: English is shipped");
    let sources = sources(&catalog).expect("invariant: the shipped lessons are read");
    let listed = sources.iter().filter(|source| !source.preparing);
    let lessons: Vec<LessonInfo> = listed.map(|source| LessonInfo::new(source, &catalogue)).collect();
    let modules = serde_json::to_string_pretty(&ModuleInfo::all(&content, &catalogue));
    let modules = modules.expect("invariant: declarations are JSON");
    let lessons = serde_json::to_string_pretty(&lessons).expect("invariant: lessons are JSON");
    format!(
        "\n/** The shipped modules, with English names. */\nexport const shippedModules: readonly ModuleInfo[] = {modules};\n\
         \n/** The shipped lessons. */\nexport const shippedLessons: readonly LessonInfo[] = {lessons};\n"
    )
}

/// Entries of the log: an event with its number and its line. ts-rs inlines the union, which is replaced by its name.
fn log_entries(config: &Config) -> String {
    let entry = declarations!(config, event::LogEntry);
    entry.replace(&format!("({})", event::WireEvent::inline(config)), "WireEvent")
}

/// Ids, sets and words.
fn basics(config: &Config) -> String {
    declarations!(
        config,
        darkrock_wire::Id,
        darkrock_wire::Cards,
        darkrock_wire::FightCards,
        darkrock_wire::Seats,
        darkrock_wire::Amounts,
        words::FightKind,
        words::Income,
        words::Loot,
        words::Reward,
        words::Cause,
        words::Face,
        words::ItemKind,
        words::Phase,
        words::FightStep,
        words::PokerStep,
        words::FaroResult,
        words::FaroStep,
        words::StoryToken,
        words::Question,
    )
}

/// The visible game, and pending decisions.
fn game(config: &Config) -> String {
    declarations!(
        config,
        message::Thing,
        message::Arg,
        message::Message,
        position::Position,
        position::Turn,
        position::Player,
        position::Automa,
        position::MapTokens,
        additions::Stand,
        additions::Trader,
        additions::Legends,
        additions::OpenLegend,
        additions::RevealedToken,
        additions::EventMarkerOn,
        additions::EventInProgress,
        additions::FrontierSpace,
        position::Train,
        position::TrackPoints,
        additions::HeldDeed,
        position::OpenStory,
        fight::Fight,
        position::Poker,
        position::Shown,
        faro::Faro,
        faro::FaroCard,
        faro::FaroBet,
        position::Prospect,
        position::SheriffRide,
        position::StoryInProgress,
        own::Own,
        own::Known,
        own::HeldGoal,
        own::SeenCattle,
        event::Origin,
        event::WireEvent,
        ask::Ask,
        ask::Offer,
        preview::Preview,
        preview::Gains,
        preview::OtherGains,
        preview::TrackStep,
        preview::Standing,
        ask::Hand,
        ask::Wild,
        ask::Closed,
    )
}

/// Tables, and the messages of the WebSocket.
fn table_and_live(config: &Config) -> String {
    declarations!(
        config,
        table::Settings,
        table::Consent,
        table::Term,
        table::Stopped,
        table::WayOn,
        before::Entry,
        before::Start,
        before::Lobby,
        before::Ending,
        before::EndedBy,
        table::Turns,
        table::Characters,
        table::Pace,
        table::Status,
        table::Sitter,
        table::Kept,
        table::PlayerMark,
        table::SeatInfo,
        table::SeatTime,
        table::Vacation,
        table::SeatChange,
        table::SeatChangeKind,
        table::TableInfo,
        table::Fairness,
        advice::AdviceLine,
        live::ToServer,
        live::ToPage,
        watching::FromWatcher,
        watching::ToWatcher,
        live::About,
        live::Snapshot,
        live::GameNow,
        live::Seen,
        live::Chosen,
        live::Update,
        live::ChatLine,
    )
}

/// Names and texts.
fn reference(config: &Config) -> String {
    declarations!(
        config,
        handbook::Handbook,
        handbook::NamedText,
        pieces::Piece,
        point_tracks::PointTrackPage,
        point_tracks::RewardPage,
        pieces::Line,
        handbook::AutomaPage,
        characters::CharacterPage,
        handbook::CardPage,
        handbook::ItemPage,
        handbook::SidePage,
        handbook::SpacePage,
        handbook::StoryPage,
        handbook::KeptCardPage,
        handbook::DeedPage,
        handbook::EventPage,
        tales::GoalPage,
        tales::FrontierPage,
        labels::LabelsPage,
        legends::LegendPage,
        legends::LegendPart,
        legends::TalePage,
        opponents::OpponentPage,
        handbook::TrackPage,
        handbook::HighStakesPage,
        handbook::NumbersPage,
    )
}

/// Accounts.
fn accounts(config: &Config) -> String {
    declarations!(
        config,
        account::AccountPage,
        account::AccountInfo,
        account::SessionInfo,
        account::PasskeyInfo,
        account::Begun,
        account::NewPasskey,
        account::SignIn,
        account::Recover,
        account::AccountChanged,
        account::ShareGames,
        account::SendLink,
        account::FollowLink,
        account::GuestsOwn,
        account::LinkAnswer,
        account::Confirm,
        account::ProviderVisit,
    )
}

/// Ratings, profiles, search.
fn community(config: &Config) -> String {
    declarations!(
        config,
        people::Group,
        people::LeaderboardInfo,
        people::Leaderboard,
        people::RankRule,
        people::RankedPlayer,
        people::Profile,
        people::GroupRating,
        people::Favorite,
        people::PlayedGame,
        people::AchievementState,
        people::People,
        people::MetPlayer,
        people::TableWish,
        people::QuickPlay,
    )
}

/// Reports, and those who look after them.
fn moderated(config: &Config) -> String {
    declarations!(
        config,
        moderation::Role,
        moderation::ReportKind,
        moderation::Reported,
        moderation::MakeReport,
        moderation::Verdict,
        moderation::ReportInfo,
        moderation::ReportCopy,
        moderation::CopiedLine,
        moderation::ReportDeed,
        moderation::TablesFound,
        moderation::TableDeed,
        moderation::BanKind,
        moderation::BanInfo,
        moderation::BanGuest,
        moderation::LookAtNetwork,
        moderation::NetworkInfo,
        moderation::BanNetwork,
        moderation::Announce,
        moderation::RoleInfo,
        moderation::GiveRole,
        moderation::DeedInfo,
    )
}

/// Turn-based tables and notifications.
fn turn_based(config: &Config) -> String {
    declarations!(
        config,
        turns::Orders,
        turns::NpcOrder,
        turns::GoalOrder,
        turns::StandIn,
        turns::OfferedOrder,
        turns::WindowOrder,
        turns::PokerOrder,
        turns::PokerJoin,
        turns::PokerHand,
        turns::FaroOrder,
        turns::MyGame,
        turns::UnreadChat,
        turns::MyGames,
        turns::Vacations,
        turns::NoticeSettings,
        turns::Zone,
        turns::Quiet,
        turns::ChangeNotices,
        turns::Notices,
        turns::Subscribe,
        turns::Unsubscribe,
        browsers::NamedBrowser,
        browsers::BrowserState,
        browsers::TestSent,
        browsers::TestHeard,
        turns::Missed,
        turns::MissedStep,
    )
}

/// Bodies of requests and answers.
fn requests(config: &Config) -> String {
    declarations!(
        config,
        api::Me,
        api::NameGuest,
        api::ServerInfo,
        api::GameTime,
        modules::ModuleSort,
        modules::PlayerRange,
        modules::Recommended,
        modules::NeededWith,
        modules::ModuleInfo,
        api::MakeTable,
        api::Sit,
        api::ChangeSeat,
        api::Decide,
        api::GameResult,
        api::SeatResult,
        api::SourcePoints,
        api::Replay,
        api::Step,
        api::Ahead,
        api::Review,
        api::ReviewDone,
        api::ReviewTurn,
        api::ReviewMistake,
        api::RuleBook,
        api::RuleChapter,
        api::RuleText,
        api::Notes,
        tutorial::LessonInfo,
        tutorial::TutorialAt,
        tutorial::TutorialNow,
        tutorial::TutorialGuide,
        page::Section,
        page::Block,
        page::Fact,
        page::Span,
        page::Mark,
    )
}
