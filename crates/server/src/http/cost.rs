//! What a reading request costs, in units of the cheapest: limits count by it.

/// A request that is answered from memory, or with a row or two.
const USUAL: usize = 1;
/// A request that makes a list from many rows.
const LIST: usize = 3;
/// A request that reads all rows of a game, and replays them.
const GAME: usize = 10;
/// A request for everything that is stored about somebody.
const EVERYTHING: usize = 50;

/// The cost of a request for this path of the API.
pub(super) fn of(path: &str) -> usize {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).skip(1).collect();
    match parts[..] {
        ["tables", _, "record" | "result" | "replay" | "missed" | "notes"] => GAME,
        ["tables", _, "review"]
        | ["tables" | "search"]
        | ["me"]
        | ["me", "games"]
        | ["players" | "leaderboard" | "admin", ..] => LIST,
        ["account", "export"] => EVERYTHING,
        _ => USUAL,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_reads_much_costs_much() {
        let costs =
            ["/api/tables/7/replay", "/api/tables", "/api/account/export", "/api/server", "/api//tables/7/record/"];
        assert_eq!(costs.map(of), [GAME, LIST, EVERYTHING, USUAL, GAME]);
        assert_eq!(["/api", "/api/", "", "/api/tables/7/live", "/api/content/en"].map(of), [USUAL; 5]);
    }
}
