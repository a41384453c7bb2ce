//! The trader in scenarios: his region and what lies on his stand.

use super::cast::{Cast, unknown};
use crate::content::Content;
use crate::core::ids::{Item, ItemSet};
use crate::core::limits::TRADER_ROW;
use crate::modules::blood_money::{Region, RegionSet, Trader, Under};
use serde::Deserialize;

/// The trader of a position, or the values that must hold.
#[derive(Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct TraderWords {
    /// His region.
    pub region: Option<String>,
    /// The regions of the movement cards revealed since they were shuffled.
    pub seen: Option<Vec<String>>,
    /// The kinds of items that he sells.
    pub wares: Option<Vec<String>>,
    /// The faceup Legendary items, in order.
    pub row: Option<Vec<String>>,
    /// The Legendary items of the facedown deck; in a position by default those that lie nowhere else.
    pub deck: Option<Vec<String>>,
    /// Those under it, from the top.
    pub under: Option<Vec<String>>,
}

/// The ids of his regions.
fn known(content: &Content) -> impl Iterator<Item = &str> {
    content.trader.iter().flat_map(|row| &row.regions).map(|(id, _)| id.as_str())
}

fn region(cast: Cast<'_>, id: &str) -> Result<Region, String> {
    let at = known(cast.content).position(|region| region == id);
    at.map(|at| Region(at as u8)).ok_or_else(|| unknown("region of the trader", id, known(cast.content)))
}

fn legendary(cast: Cast<'_>, id: &str) -> Result<Item, String> {
    let item = cast.item(id)?;
    if cast.content.legendary.contains(item) { Ok(item) } else { Err(format!("trader: {id} is no Legendary item")) }
}

/// The trader of a position; `owned` are the items that players have.
pub(super) fn build(cast: Cast<'_>, words: &TraderWords, owned: ItemSet) -> Result<Trader, String> {
    let mut trader = Trader::default();
    for id in words.seen.iter().flatten() {
        trader.seen.insert(region(cast, id)?);
    }
    if let Some(id) = &words.region {
        let at = region(cast, id)?;
        trader.region = Some(at);
        trader.seen.insert(at);
    }
    for id in words.wares.iter().flatten() {
        trader.wares.insert(cast.item(id)?);
    }
    let row = words.row.as_deref().unwrap_or_default();
    if row.len() > TRADER_ROW {
        return Err(format!("trader: {} Legendary items faceup: expected at most {TRADER_ROW}", row.len()));
    }
    for (slot, id) in trader.row.iter_mut().zip(row) {
        *slot = Some(legendary(cast, id)?);
    }
    trader.under = Under::default();
    for id in words.under.iter().flatten() {
        trader.under.push(legendary(cast, id)?);
    }
    let elsewhere = trader.faceup().chain(trader.under.iter()).collect::<ItemSet>().union(owned);
    trader.deck = match &words.deck {
        Some(ids) => ids.iter().map(|id| legendary(cast, id)).collect::<Result<_, _>>()?,
        None => cast.content.legendary.without(elsewhere),
    };
    Ok(trader)
}

/// What a position has, in the words of a file.
pub(super) fn words(cast: Cast<'_>, trader: &Trader) -> TraderWords {
    let regions = |set: RegionSet| set.iter().filter_map(|at| known(cast.content).nth(at.index())).map(str::to_owned);
    let id = |item: Item| cast.content.specs.items[item.index()].id.clone();
    TraderWords {
        region: Some(
            trader.region.and_then(|at| known(cast.content).nth(at.index())).map_or("none".to_owned(), str::to_owned),
        ),
        seen: Some(regions(trader.seen).collect()),
        wares: Some(cast.item_ids(trader.wares)),
        row: Some(trader.faceup().map(id).collect()),
        deck: Some(cast.item_ids(trader.deck)),
        under: Some(trader.under.iter().map(id).collect()),
    }
}

/// The trader in one line.
pub(super) fn line(cast: Cast<'_>, trader: &Trader) -> String {
    let words = words(cast, trader);
    let list = |ids: Option<Vec<String>>| ids.unwrap_or_default().join(", ");
    format!("trader {}, wares [{}], row [{}]", words.region.unwrap_or_default(), list(words.wares), list(words.row))
}
