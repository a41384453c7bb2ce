//! A line for something scarce in which nobody is delayed by how much others want: round robin over networks, and within
//! a network over guests.

use crate::peer::Peer;
use crate::places::Asker;
use std::collections::VecDeque;

/// In whose line something waits.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Payer {
    /// The network; none for the server itself.
    pub peer: Option<Peer>,
    /// The guest there; none for a browser without a name.
    pub guest: Option<String>,
}

impl From<&Asker> for Payer {
    fn from(asker: &Asker) -> Self {
        Self { peer: asker.peers.first(), guest: asker.guest.clone() }
    }
}

/// Those of one guest, the first come first.
#[derive(Debug)]
struct Own<T> {
    guest: Option<String>,
    things: VecDeque<T>,
}

/// Those of one network, by guest; the guest whose turn is next first.
#[derive(Debug)]
struct Network<T> {
    peer: Option<Peer>,
    guests: VecDeque<Own<T>>,
}

/// Things that wait; the network whose turn is next first.
#[derive(Debug)]
pub struct Fair<T>(VecDeque<Network<T>>);

impl<T> Default for Fair<T> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<T> Fair<T> {
    /// Adds something at the end of its payer's line.
    pub fn push(&mut self, payer: &Payer, thing: T) {
        let there = self.0.iter().position(|network| network.peer == payer.peer);
        let at = there.unwrap_or_else(|| {
            self.0.push_back(Network { peer: payer.peer, guests: VecDeque::new() });
            self.0.len() - 1
        });
        let guests = &mut self.0[at].guests;
        match guests.iter_mut().find(|own| own.guest == payer.guest) {
            Some(own) => own.things.push_back(thing),
            None => guests.push_back(Own { guest: payer.guest.clone(), things: VecDeque::from([thing]) }),
        }
    }

    /// Takes out whatever is next of those payers who may have something now.
    pub fn pop(&mut self, may: impl Fn(&Payer) -> bool) -> Option<(Payer, T)> {
        let payer = |peer, own: &Own<T>| Payer { peer, guest: own.guest.clone() };
        let find = |network: &Network<T>| network.guests.iter().position(|own| may(&payer(network.peer, own)));
        let (at, of) = self.0.iter().enumerate().find_map(|(at, network)| Some((at, find(network)?)))?;
        let mut network = self.0.remove(at)?;
        let mut own = network.guests.remove(of)?;
        let taken = own.things.pop_front().map(|thing| (payer(network.peer, &own), thing));
        if !own.things.is_empty() {
            network.guests.push_back(own);
        }
        if !network.guests.is_empty() {
            self.0.push_back(network);
        }
        taken
    }

    /// Takes out the first thing with this property.
    pub fn take_out(&mut self, is: impl Fn(&T) -> bool) -> Option<T> {
        for at in 0..self.0.len() {
            for of in 0..self.0[at].guests.len() {
                let things = &mut self.0[at].guests[of].things;
                let Some(thing) = things.iter().position(&is).and_then(|which| things.remove(which)) else { continue };
                if things.is_empty() {
                    self.0[at].guests.remove(of);
                }
                if self.0[at].guests.is_empty() {
                    self.0.remove(at);
                }
                return Some(thing);
            }
        }
        None
    }

    /// How many things wait.
    pub fn count(&self) -> usize {
        self.0.iter().map(Network::len).sum()
    }

    /// The place in line of the first thing with this property: how many are served before it.
    pub fn ahead(&self, is: impl Fn(&T) -> bool) -> Option<usize> {
        let place = |own: &Own<T>| own.things.iter().position(&is);
        let (at, of, depth) = self.0.iter().enumerate().find_map(|(at, network)| {
            let (of, depth) = network.guests.iter().enumerate().find_map(|(of, own)| Some((of, place(own)?)))?;
            Some((at, of, depth))
        })?;
        let depth = before(self.0[at].lengths(), of, depth);
        Some(before(self.0.iter().map(Network::len), at, depth))
    }

    /// How many would be served before something that is added now.
    pub fn ahead_of_new(&self, payer: &Payer) -> usize {
        let at = self.0.iter().position(|network| network.peer == payer.peer);
        let depth = at.map_or(0, |at| {
            let guests = &self.0[at].guests;
            let of = guests.iter().position(|own| own.guest == payer.guest);
            let depth = of.map_or(0, |of| guests[of].things.len());
            before(self.0[at].lengths(), of.unwrap_or(guests.len()), depth)
        });
        before(self.0.iter().map(Network::len), at.unwrap_or(self.0.len()), depth)
    }
}

impl<T> Network<T> {
    /// How much each of its guests has.
    fn lengths(&self) -> impl Iterator<Item = usize> + '_ {
        self.guests.iter().map(|own| own.things.len())
    }

    fn len(&self) -> usize {
        self.lengths().sum()
    }
}

/// How many are served, in turns, before the one at this depth of the line with this number. Whoever is before that line
/// has had one turn more.
pub(crate) fn before(lengths: impl Iterator<Item = usize>, line: usize, depth: usize) -> usize {
    lengths.enumerate().map(|(other, length)| length.min(depth + usize::from(other < line))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payer(guest: &str, last: u8) -> Payer {
        Payer { peer: Some(Peer::new([192, 0, 2, last].into())), guest: Some(guest.to_owned()) }
    }

    /// A stranger with many things and two guests, and two others with one thing each.
    fn line() -> Fair<u32> {
        let mut fair = Fair::default();
        for n in 0..6 {
            fair.push(&payer(if n % 3 == 2 { "second" } else { "first" }, 1), n);
        }
        fair.push(&payer("mara", 2), 100);
        fair.push(&payer("jules", 3), 101);
        fair
    }

    fn order(mut fair: Fair<u32>) -> Vec<u32> {
        std::iter::from_fn(|| fair.pop(|_| true).map(|(_, thing)| thing)).collect()
    }

    #[test]
    fn whoever_wants_much_delays_others_once() {
        assert_eq!(order(line()), [0, 100, 101, 2, 1, 5, 3, 4]);
    }

    #[test]
    fn a_place_in_line_is_the_number_of_those_before_it() {
        for (place, thing) in order(line()).into_iter().enumerate() {
            assert_eq!(line().ahead(|there| *there == thing), Some(place), "{thing}");
        }
        assert_eq!(line().ahead(|there| *there == 7), None);
        for (new, last) in [("first", 1), ("second", 1), ("third", 1), ("mara", 2), ("other", 2), ("ada", 4)] {
            let mut fair = line();
            let expected = fair.ahead_of_new(&payer(new, last));
            fair.push(&payer(new, last), 7);
            assert_eq!(fair.ahead(|there| *there == 7), Some(expected), "{new}");
            assert_eq!(order(fair).iter().position(|there| *there == 7), Some(expected), "{new}");
        }
    }

    #[test]
    fn whoever_may_not_is_passed_over_and_keeps_the_turn() {
        let mut fair = line();
        let first = fair.pop(|payer| payer.guest.as_deref() != Some("first"));
        assert_eq!(first, Some((payer("second", 1), 2)));
        assert_eq!(fair.take_out(|thing| *thing == 100), Some(100));
        assert_eq!(fair.take_out(|thing| *thing == 100), None);
        assert_eq!(order(fair), [101, 0, 5, 1, 3, 4]);
        assert_eq!(order(Fair::default()), Vec::<u32>::new());
    }
}
