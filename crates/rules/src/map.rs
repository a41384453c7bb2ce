//! The map: movement of players, and of the Sheriff; tokens.

pub(crate) mod movement;
mod sheriff;
mod tokens;
