//! The gunslinger: information-set Monte Carlo tree search.
//!
//! The cowboy evaluates the root's choices first. Then each iteration samples a position consistent with the view (a
//! determinization), descends the tree through choices legal in it, expands one node, evaluates all its choices with
//! the cowboy's lookahead, and backs up the result. The search horizon is the end of the current turn; the position
//! there is evaluated. Values are the win probabilities of all seats (max^n): every seat maximizes its own.
//!
//! Hidden information does not leak: the bot gets a view, re-samples what is hidden in every iteration, and facedown
//! choices of other seats or their answers to hidden cards are not part of the tree: there they use the playout policy
//! with what they know. `docs/bots.md` has the measurements.

mod tree;

use crate::advice::{self, Advice};
use crate::judge::chances_seen;
use crate::playout::{Noted, is_quiet, play, play_quick, settle};
use crate::precomputed::{Memory, Precomputed};
use crate::quick::Quick;
use crate::{Ask, Bot, Cowboy, Stop, reasons};
use darkrock_rules::chance::FastChance;
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::limits::{CHOICES, SEATS};
use darkrock_rules::view::View;
use darkrock_rules::{Choice, Game, Seat, State};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use tree::{Chances, Edge, Node, NodeId, Tree};

/// The exploration constant.
const EXPLORATION: f32 = 0.8;
/// The temperature of the priors: a choice that is worse by this winning chance has its prior divided by e.
const PRIOR_WIDTH: f32 = 0.012;
/// The weight of the cowboy's evaluation of a root choice, in trials.
const HAND_TRIALS: u32 = 4;
/// The maximum depth of a line, in choices.
const DEEPEST: usize = 40;
/// Iterations between two checks of the clock.
const BETWEEN_LOOKS: u32 = 4;

/// The searching player.
#[derive(Debug)]
pub struct Gunslinger {
    iterations: u32,
    generator: FastChance,
    memory: Memory,
    /// The subtree below the last choice, for reuse.
    last: Option<Tree>,
    search: SearchBuffers,
    cowboy: Cowboy,
}

/// Buffers and helpers of a search.
#[derive(Debug)]
struct SearchBuffers {
    quick: Quick,
    choices: Vec<Choice>,
    /// The edges of the listed choices.
    open: Vec<usize>,
    path: Vec<(NodeId, usize)>,
    tree: Tree,
}

/// A search in progress.
struct Search<'a> {
    precomputed: &'a Precomputed,
    ask: Ask<'a>,
    seat: Seat,
    buffers: &'a mut SearchBuffers,
    generator: &'a mut FastChance,
}

impl Gunslinger {
    /// A bot with a generator from a seed, which searches this many iterations per choice.
    pub fn new(seed: u64, iterations: u32) -> Self {
        let search = SearchBuffers {
            quick: Quick::new(seed ^ 0x5EED),
            choices: Vec::with_capacity(CHOICES),
            open: Vec::with_capacity(CHOICES),
            path: Vec::with_capacity(DEEPEST),
            tree: Tree::default(),
        };
        Self {
            iterations,
            generator: FastChance::new(seed),
            memory: Memory::default(),
            last: None,
            search,
            cowboy: Cowboy::new(seed ^ 0xABCD),
        }
    }

    /// A bot with custom weights, for the lab.
    pub fn with_precomputed(seed: u64, iterations: u32, precomputed: Arc<Precomputed>) -> Self {
        let cowboy = Cowboy::with_precomputed(seed ^ 0xABCD, Arc::clone(&precomputed));
        Self { memory: Memory::with(precomputed), cowboy, ..Self::new(seed, iterations) }
    }

    /// Searches; afterward the tree's root is the decision.
    fn search(&mut self, precomputed: &Precomputed, ask: Ask<'_>, seat: Seat, stop: &Stop<'_>) {
        let seen = seen(ask.view);
        let kept = self.last.take().filter(|tree| tree.nodes[0].seat == seat && tree.nodes[0].seen == Some(seen));
        self.search.tree = match kept {
            Some(tree) => tree,
            None => self.first_tree(precomputed, ask, seat, stop),
        };
        let mut search = Search { precomputed, ask, seat, buffers: &mut self.search, generator: &mut self.generator };
        for iteration in 0..self.iterations {
            if iteration > 0 && iteration % BETWEEN_LOOKS == 0 && stop() {
                break;
            }
            search.iterate();
        }
    }

    /// A tree of only the root, evaluated by the cowboy.
    fn first_tree(&mut self, precomputed: &Precomputed, ask: Ask<'_>, seat: Seat, stop: &Stop<'_>) -> Tree {
        let chances = self.cowboy.chances(precomputed, ask, seat, stop);
        let edge = |(choice, chance): (&Choice, f32)| {
            let mut sum = [0.0; SEATS];
            sum[seat.index()] = chance * HAND_TRIALS as f32;
            Edge { choice: *choice, prior: 0.0, sum, count: HAND_TRIALS, visits: 0, open: 0, child: None }
        };
        let edges = ask.choices.iter().zip(chances).map(edge).collect();
        let mut tree = Tree::default();
        tree.add(Node { seat, edges, seen: None });
        set_priors(tree.node(0));
        tree
    }
}

/// A fingerprint of a seat's view, to detect whether a position is the expected one.
fn seen(view: &View) -> u64 {
    let mut hasher = DefaultHasher::new();
    view.public.hash(&mut hasher);
    view.own.hand.hash(&mut hasher);
    hasher.finish()
}

/// The same for a sampled position.
fn seen_in(state: &State, seat: Seat, skip_empty_windows: bool) -> u64 {
    let mut hasher = DefaultHasher::new();
    let mut public = state.public;
    public.skip_empty_windows = skip_empty_windows;
    public.hash(&mut hasher);
    state.glimpse(seat).hand.hash(&mut hasher);
    hasher.finish()
}

impl Search<'_> {
    /// One iteration: descent, expansion of one node, and backup.
    fn iterate(&mut self) {
        let mut state = self.ask.view.sample(self.ask.content, self.generator);
        state.public.skip_empty_windows = true;
        let mut game = Game::at(self.ask.content, state);
        let mut luck = Noted::new(self.generator.next_u64());
        self.buffers.path.clear();
        let mut at: Option<NodeId> = (!self.buffers.tree.nodes.is_empty()).then_some(0);
        let chances = loop {
            let Some(seat) = self.run_to_node(&mut game, &mut luck) else { break self.judge(&game) };
            let Some(id) = at.filter(|id| self.buffers.tree.nodes[*id as usize].seat == seat) else {
                break self.open_node(&game, seat, &mut luck);
            };
            let edge = self.select(id, &game, &mut luck);
            self.buffers.path.push((id, edge));
            if self.buffers.path.len() >= DEEPEST {
                break self.judge(&game);
            }
            let (choice, child) = {
                let edge = &self.buffers.tree.nodes[id as usize].edges[edge];
                (edge.choice, edge.child)
            };
            play(&mut game, seat, choice, &mut luck, &mut ());
            at = child;
        };
        self.back_up(chances);
    }

    /// Plays others' answers and forced choices up to the next choice in the tree; none at the end of the game.
    fn run_to_node(&mut self, game: &mut Game<'_>, luck: &mut Noted) -> Option<Seat> {
        for _ in 0..200 {
            let seat = game.decision().first()?;
            if is_quiet(game) && self.is_later_turn(game) {
                return None;
            }
            if self.in_tree(game, seat) {
                return Some(seat);
            }
            play_quick(self.precomputed, self.ask.content, game, seat, luck, &mut (), &mut self.buffers.quick);
        }
        None
    }

    /// Whether the turn of the root decision is over.
    fn is_later_turn(&self, game: &Game<'_>) -> bool {
        let (now, then) = (&game.state.public.turn, &self.ask.view.public.turn);
        (now.round, now.seat) != (then.round, then.seat)
    }

    /// Whether the tree has a node here: at the searching seat's choices, and at open choices of others on their turns.
    /// The legal choices are then listed.
    fn in_tree(&mut self, game: &Game<'_>, seat: Seat) -> bool {
        let open = matches!(game.state.public.stack.peek(), Frame::Turn(TurnStep::Actions));
        if seat != self.seat && !open {
            return false;
        }
        if self.buffers.path.is_empty() {
            // At the root the choices of the decision, since the windows of the sample need not be the same.
            self.buffers.choices.clear();
            self.buffers.choices.extend_from_slice(self.ask.choices);
            return true;
        }
        game.choices(seat, &mut self.buffers.choices);
        self.buffers.choices.len() > 1
    }

    fn judge(&self, game: &Game<'_>) -> Chances {
        chances_seen(self.precomputed, self.ask.content, &game.state.glimpse(self.seat))
    }

    /// The chances after a choice and a playout to a quiet position.
    fn look_ahead(&mut self, game: &Game<'_>, seat: Seat, choice: Choice, luck: &mut Noted) -> Chances {
        let mut after = game.clone();
        play(&mut after, seat, choice, luck, &mut ());
        settle(self.precomputed, self.ask.content, &mut after, luck, &mut (), &mut self.buffers.quick);
        self.judge(&after)
    }

    /// Expands a node with the listed choices at the end of the path, and returns the chances after its best choice.
    fn open_node(&mut self, game: &Game<'_>, seat: Seat, luck: &mut Noted) -> Chances {
        let seen = seen_in(&game.state, self.seat, self.ask.view.public.skip_empty_windows);
        let id = self.buffers.tree.add(Node { seat, edges: Vec::new(), seen: Some(seen) });
        if let Some((parent, edge)) = self.buffers.path.last().copied() {
            self.buffers.tree.node(parent).edges[edge].child = Some(id);
        }
        self.add_missing(id, game, luck);
        // The maximum of many single trials is biased upward: what is backed up is another trial of that choice.
        let best = best_edge(self.buffers.tree.node(id));
        let choice = self.buffers.tree.node(id).edges.get(best).map(|edge| edge.choice);
        match choice {
            Some(choice) => self.look_ahead(game, seat, choice, luck),
            None => self.judge(game),
        }
    }

    /// Finds the edges of the listed choices, adding those that the node does not have yet.
    fn add_missing(&mut self, id: NodeId, game: &Game<'_>, luck: &mut Noted) {
        let seat = self.buffers.tree.node(id).seat;
        let choices = std::mem::take(&mut self.buffers.choices);
        let known = self.buffers.tree.node(id).edges.len();
        // The same random numbers for all choices, as a variance reduction.
        let same = Noted::new(luck.next_u64());
        self.buffers.open.clear();
        // Lists have a fixed order, so the next choice is nearly always at the next edge.
        let mut next = 0;
        for choice in &choices {
            let edges = &self.buffers.tree.nodes[id as usize].edges;
            let found = (next..edges.len()).chain(0..next.min(edges.len())).find(|at| edges[*at].choice == *choice);
            let at = found.unwrap_or(edges.len());
            if found.is_none() {
                let sum = self.look_ahead(game, seat, *choice, &mut same.clone());
                let edge = Edge { choice: *choice, prior: 0.0, sum, count: 1, visits: 0, open: 0, child: None };
                self.buffers.tree.node(id).edges.push(edge);
            }
            self.buffers.open.push(at);
            next = at + 1;
        }
        self.buffers.choices = choices;
        if self.buffers.tree.node(id).edges.len() > known {
            set_priors(self.buffers.tree.node(id));
        }
    }

    /// The edge to follow among the listed choices, by value, prior and number of visits.
    fn select(&mut self, id: NodeId, game: &Game<'_>, luck: &mut Noted) -> usize {
        self.add_missing(id, game, luck);
        let node = &mut self.buffers.tree.nodes[id as usize];
        let seat = node.seat;
        let (mut low, mut high) = (f32::MAX, f32::MIN);
        for at in &self.buffers.open {
            let edge = &mut node.edges[*at];
            edge.open += 1;
            let mean = edge.mean(seat);
            (low, high) = (low.min(mean), high.max(mean));
        }
        let width = (high - low).max(1e-4);
        let score = |edge: &Edge| {
            let tried = 1.0 + edge.visits as f32;
            (edge.mean(seat) - low) / width + EXPLORATION * edge.prior * (edge.open as f32).sqrt() / tried
        };
        let mut best = (f32::MIN, 0);
        for at in &self.buffers.open {
            let score = score(&node.edges[*at]);
            if score > best.0 {
                best = (score, *at);
            }
        }
        best.1
    }

    fn back_up(&mut self, chances: Chances) {
        for (id, at) in &self.buffers.path {
            let edge = &mut self.buffers.tree.nodes[*id as usize].edges[*at];
            edge.sum.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
            edge.count += 1;
            edge.visits += 1;
        }
    }
}

/// The edge with the best mean for the choosing seat.
fn best_edge(node: &Node) -> usize {
    let better = |best: usize, at: usize| node.edges[at].mean(node.seat) > node.edges[best].mean(node.seat);
    (1..node.edges.len()).fold(0, |best, at| if better(best, at) { at } else { best })
}

/// Priors from the initial evaluations: the better, the likelier.
fn set_priors(node: &mut Node) {
    let seat = node.seat;
    let best = node.edges.iter().map(|e| e.mean(seat)).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for edge in &mut node.edges {
        edge.prior = ((edge.mean(seat) - best) / PRIOR_WIDTH).exp();
        sum += edge.prior;
    }
    node.edges.iter_mut().for_each(|edge| edge.prior /= sum);
}

/// The choice to play: the most visited, then the best, then the first.
fn favourite(node: &Node) -> usize {
    let mut best = 0;
    for (at, edge) in node.edges.iter().enumerate().skip(1) {
        let than = &node.edges[best];
        let better = edge.visits.cmp(&than.visits).then(edge.mean(node.seat).total_cmp(&than.mean(node.seat)));
        if better.is_gt() {
            best = at;
        }
    }
    best
}

impl Bot for Gunslinger {
    fn choose(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> usize {
        let Some(seat) = ask.view.seat.filter(|_| ask.choices.len() > 1) else { return 0 };
        let precomputed = self.memory.of(ask.content);
        self.search(&precomputed, ask, seat, stop);
        let tree = std::mem::take(&mut self.search.tree);
        let root = &tree.nodes[0];
        let edge = &root.edges[favourite(root)];
        self.last = edge.child.map(|child| tree.below(child));
        ask.choices.iter().position(|c| *c == edge.choice).unwrap_or(0)
    }

    fn explain(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> Vec<Advice> {
        let mut advice = self.weigh(ask, stop);
        let Some(seat) = ask.view.seat else { return advice };
        let precomputed = self.memory.of(ask.content);
        reasons::fill(&precomputed, ask, seat, self.generator.next_u64(), &mut advice);
        advice
    }

    fn weigh(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> Vec<Advice> {
        let Some(eyes) = ask.view.glimpse() else { return Vec::new() };
        let seat = eyes.seat;
        let precomputed = self.memory.of(ask.content);
        self.search(&precomputed, ask, seat, stop);
        let scale = reasons::Scale::of(&precomputed, ask.content, &eyes);
        let advice = |edge: &Edge| scale.advice(edge.choice, edge.mean(seat), edge.visits);
        let mut advice: Vec<Advice> = self.search.tree.nodes[0].edges.iter().map(advice).collect();
        advice::sort(&mut advice);
        advice
    }

    fn beside(&self, seed: u64) -> Option<Box<dyn Bot>> {
        let own = self.memory.known().map(|precomputed| Self::with_precomputed(seed, self.iterations, precomputed));
        Some(Box::new(own.unwrap_or_else(|| Self::new(seed, self.iterations))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::never;
    use darkrock_rules::{Content, Setup};

    /// After a choice without randomness or other players' choices, the search continues from its subtree.
    #[test]
    fn the_tree_is_kept_between_choices_of_a_turn() {
        let content = Content::embedded().expect("the shipped content loads");
        let setup = Setup { length: 15, ..Setup::new(3) };
        let mut luck = FastChance::new(2);
        let mut game = Game::new(&content, &setup, &mut luck, &mut ()).expect("a game");
        let mut bots: Vec<_> = (0..3).map(|seat| Gunslinger::new(seat, 60)).collect();
        let (mut choices, mut kept) = (Vec::new(), 0);
        while let Some(seat) = game.decision().first() {
            game.choices(seat, &mut choices);
            let view = game.view(Some(seat));
            let bot = &mut bots[seat.index()];
            let expected = bot.last.as_ref().and_then(|tree| tree.nodes[0].seen);
            let fits = choices.len() > 1 && expected == Some(seen(&view));
            let known: u32 = bot.last.iter().flat_map(|tree| &tree.nodes[0].edges).map(|e| e.visits).sum();
            let ask = Ask { content: &content, view: &view, choices: &choices };
            if fits {
                kept += 1;
                let visits: u32 = bot.weigh(ask, &never).iter().map(|a| a.visits).sum();
                assert_eq!(visits, known + 60, "the visits of the old and the new search");
            }
            let at = bot.choose(ask, &never);
            game.play(seat, choices[at], &mut luck, &mut ()).expect("a listed choice");
        }
        assert!(kept > 20, "only {kept} trees were kept");
    }
}
