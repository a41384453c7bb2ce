//! The map: how players, bandits and the Sheriff move on it.

pub(crate) mod movement;
mod sheriff;
mod tokens;
