//! The game of faro in progress, for clients.

use crate::compare_fields;
use crate::ids;
use crate::words::{FaroResult, FaroStep};
use crate::{FightCards, Id, Seats};
use darkrock_rules::modules;
use darkrock_rules::state::Public;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The game of faro in progress. The active player started it.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Faro {
    /// The seats that take part.
    pub players: Seats,
    /// The seat that deals, once the cards are drawn.
    pub dealer: Option<u8>,
    /// Its stage.
    pub step: FaroStep,
    /// The fight cards that everybody has seen: three, and the fourth if it was revealed.
    pub shown: FightCards,
    /// The cards that were revealed.
    pub results: Vec<FaroCard>,
    /// The markers on the layout.
    pub bets: Vec<FaroBet>,
}

/// A revealed card.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct FaroCard {
    /// What it decides.
    pub result: FaroResult,
    /// The fight card.
    pub card: Id,
}

/// A marker on the layout.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct FaroBet {
    /// Whose it is.
    pub seat: u8,
    /// The rank that it lies on.
    pub rank: Id,
    /// What it is worth, in dollars.
    pub money: u8,
}

compare_fields!(Faro {
    value players, value dealer, value step, value shown, value results, value bets,
});

impl Faro {
    /// The game in progress.
    pub(crate) fn of(public: &Public) -> Option<Self> {
        let faro = public.faro()?;
        let results = modules::FaroResult::ALL.iter().filter_map(|result| {
            let card = Id::of(faro.result(*result)?);
            Some(FaroCard { result: (*result).into(), card })
        });
        let bets = public.all_seats().flat_map(|seat| {
            faro.bets_of(seat).map(move |bet| FaroBet {
                seat: ids::seat(seat),
                rank: Id::of(bet.rank),
                money: bet.money,
            })
        });
        Some(Self {
            players: Seats(faro.players),
            dealer: faro.dealer.map(ids::seat),
            step: faro.step.into(),
            shown: FightCards(faro.shown),
            results: results.collect(),
            bets: bets.collect(),
        })
    }
}
