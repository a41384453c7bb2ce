//! Which of the reviews in progress goes on next.
//!
//! Whoever has asked for least is preferred, and gets three quarters of the time; the rest is for the others, who are
//! served in turns. Somebody with a single review is therefore served in four thirds of the time that it takes alone,
//! however many somebody else has asked for; and they go on, too, however many single ones come.

use crate::fair::Payer;
use std::collections::VecDeque;
use std::time::Duration;

/// How much longer the preferred ones are served than the others.
const PREFERENCE: i128 = 3;

/// A review in progress. Its work is elsewhere while its game is read, and while a thread goes on with it.
#[derive(Debug)]
struct Entry<W> {
    table: String,
    payer: Payer,
    work: Option<W>,
}

/// The reviews in progress, the one that was served least recently first.
#[derive(Debug)]
pub(super) struct Working<W> {
    entries: VecDeque<Entry<W>>,
    /// For how many nanoseconds the preferred ones were served, less [`PREFERENCE`] times that of the others.
    balance: i128,
}

/// Work that a thread goes on with.
#[derive(Debug)]
pub(super) struct Taken<W> {
    pub table: String,
    pub work: W,
    /// Whether nobody has asked for less.
    pub preferred: bool,
}

impl<W> Default for Working<W> {
    fn default() -> Self {
        Self { entries: VecDeque::new(), balance: 0 }
    }
}

impl<W> Working<W> {
    /// How many of these payers' are in progress.
    pub fn count(&self, whose: impl Fn(&Payer) -> bool) -> usize {
        self.entries.iter().filter(|entry| whose(&entry.payer)).count()
    }

    /// Gives a review its place among those in progress, paid for by `payer`. Its first step comes with [`Self::put`], once the
    /// game is loaded.
    pub fn enter(&mut self, table: &str, payer: &Payer) {
        self.entries.push_back(Entry { table: table.to_owned(), payer: payer.clone(), work: None });
    }

    /// Hands in the next step of a review, which then waits for its turn.
    pub fn put(&mut self, table: &str, work: W) {
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.table == table) {
            entry.work = Some(work);
        }
    }

    /// A review has ended.
    pub fn leave(&mut self, table: &str) {
        self.entries.retain(|entry| entry.table != table);
    }

    /// Takes the work that goes on next. `burden` says how much a payer has asked for.
    pub fn take<B: Ord>(&mut self, burden: impl Fn(&Payer) -> B) -> Option<Taken<W>> {
        if self.entries.len() == 1 {
            // Nobody competes.
            self.balance = 0;
        }
        let ready = || self.entries.iter().enumerate().filter(|(_, entry)| entry.work.is_some());
        let least = ready().map(|(_, entry)| burden(&entry.payer)).min()?;
        let preferred = |entry: &Entry<W>| burden(&entry.payer) == least;
        let others = (self.balance > 0).then(|| ready().find(|(_, entry)| !preferred(entry))).flatten();
        let (at, entry) = others.or_else(|| ready().find(|(_, entry)| preferred(entry)))?;
        let preferred = preferred(entry);
        let mut entry = self.entries.remove(at)?;
        let (table, work) = (entry.table.clone(), entry.work.take());
        self.entries.push_back(entry);
        work.map(|work| Taken { table, work, preferred })
    }

    /// Work that was taken has gone on for so long.
    pub fn charge(&mut self, preferred: bool, time: Duration) {
        let time = i128::try_from(time.as_nanos()).unwrap_or(i128::MAX / PREFERENCE);
        self.balance += if preferred { time } else { -PREFERENCE * time };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peer::Peer;
    use std::collections::HashMap;

    fn payer(guest: &str, last: u8) -> Payer {
        Payer { peer: Some(Peer::new([192, 0, 2, last].into())), guest: Some(guest.to_owned()) }
    }

    /// Serves reviews of these lengths, in slices of these lengths, until that of one guest is done. Returns for how
    /// long it took.
    fn served(all: &[(&str, u8, u64, u64)], burdens: &[(&str, u32)], until: &str) -> u64 {
        let burdens: HashMap<_, _> = burdens.iter().copied().collect();
        let mut working = Working::default();
        for (guest, last, whole, slice) in all {
            working.enter(guest, &payer(guest, *last));
            working.put(guest, (*whole, *slice));
        }
        let mut time = 0;
        loop {
            let burden = |payer: &Payer| burdens.get(payer.guest.as_deref().unwrap_or_default()).copied();
            let Taken { table, work: (left, slice), preferred } = working.take(burden).expect("work");
            time += slice;
            working.charge(preferred, Duration::from_millis(slice));
            if left > slice {
                working.put(&table, (left - slice, slice));
            } else if table == until {
                return time;
            } else {
                working.leave(&table);
            }
        }
    }

    #[test]
    fn a_single_review_is_served_nearly_as_if_alone() {
        let burdens = [("stranger", 100), ("mara", 1)];
        // However long the slices of the other one are.
        for slice in [10, 50, 500] {
            let all = [("stranger", 1, 1_000_000, slice), ("mara", 2, 10_000, 50)];
            let time = served(&all, &burdens, "mara");
            assert!(time <= 10_000 * 4 / 3 + 2 * slice, "{time} with slices of {slice}");
        }
    }

    #[test]
    fn who_has_asked_for_much_goes_on_too() {
        let burdens = [("stranger", 100), ("mara", 1), ("jules", 1)];
        let all = [("mara", 2, 1_000_000, 50), ("stranger", 1, 1_000, 50), ("jules", 3, 1_000_000, 50)];
        let time = served(&all, &burdens, "stranger");
        assert!(time <= 4_100, "a quarter of the time: {time}");
        let all = [("mara", 2, 1_000, 50), ("jules", 3, 1_000, 50)];
        assert_eq!(served(&all, &burdens, "jules"), 2_000, "equals take turns");
    }

    #[test]
    fn what_is_read_or_in_other_hands_is_passed_over() {
        let mut working = Working::default();
        working.enter("a", &payer("mara", 1));
        working.enter("b", &payer("jules", 2));
        assert!(working.take(|_| 0).is_none(), "both games are being read");
        working.put("b", 7);
        assert_eq!(working.take(|_| 0).map(|taken| (taken.table, taken.work)), Some(("b".to_owned(), 7)));
        assert!(working.take(|_| 0).is_none() && working.count(|_| true) == 2);
        working.leave("b");
        working.put("b", 8);
        assert!(working.take(|_| 0).is_none() && working.count(|_| true) == 1, "it has ended");
    }
}
