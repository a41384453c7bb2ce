//! The tree of information sets: its nodes are sequences of choices observable by the searching seat, not positions.
//!
//! A node is reached by a sequence of choices. Randomness and hidden cards make its position differ between
//! determinizations, so not every choice of a node is legal at every visit; statistics for each choice cover the visits
//! at which it was legal.

use darkrock_rules::limits::SEATS;
use darkrock_rules::{Choice, Seat};

/// Winning chances by seat.
pub(super) type Chances = [f32; SEATS];

/// The index of a node in its tree.
pub(super) type NodeId = u32;

/// The statistics of a choice at a node.
#[derive(Clone, Debug)]
pub(super) struct Edge {
    pub choice: Choice,
    /// Its prior probability.
    pub prior: f32,
    /// The sum of the chances after it, including the initial evaluation.
    pub sum: Chances,
    /// The number of summands, including the initial evaluation.
    pub count: u32,
    /// The number of visits.
    pub visits: u32,
    /// The number of visits at which it was legal.
    pub open: u32,
    /// The node after it.
    pub child: Option<NodeId>,
}

impl Edge {
    /// The mean winning chance of a seat after it.
    pub fn mean(&self, seat: Seat) -> f32 {
        self.sum[seat.index()] / self.count.max(1) as f32
    }
}

/// A decision of a seat.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The choosing seat.
    pub seat: Seat,
    pub edges: Vec<Edge>,
    /// A fingerprint of the position as seen by the searching seat at the first visit; none if visits differed.
    pub seen: Option<u64>,
}

/// Nodes by index.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    pub nodes: Vec<Node>,
}

impl Tree {
    /// Appends a node, which nothing removes before the search ends, and returns its number.
    pub fn add(&mut self, node: Node) -> NodeId {
        self.nodes.push(node);
        (self.nodes.len() - 1) as NodeId
    }

    /// The node with an index.
    pub fn node(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    /// The subtree of a node, which becomes its root.
    pub fn below(&self, root: NodeId) -> Self {
        let mut tree = Self::default();
        let mut open = vec![(root, None::<(NodeId, usize)>)];
        while let Some((id, parent)) = open.pop() {
            let new = tree.add(self.nodes[id as usize].clone());
            if let Some((parent, at)) = parent {
                tree.node(parent).edges[at].child = Some(new);
            }
            let children = self.nodes[id as usize].edges.iter().enumerate();
            open.extend(children.filter_map(|(at, edge)| edge.child.map(|child| (child, Some((new, at))))));
        }
        tree
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edge(choice: Choice, child: Option<NodeId>) -> Edge {
        Edge { choice, prior: 1.0, sum: [0.5; SEATS], count: 1, visits: 0, open: 1, child }
    }

    #[test]
    fn a_part_of_a_tree_stands_alone() {
        let mut tree = Tree::default();
        let node = |edges| Node { seat: Seat(1), edges, seen: Some(7) };
        tree.add(node(vec![edge(Choice::End, Some(1)), edge(Choice::Work, Some(2))]));
        tree.add(node(vec![]));
        tree.add(node(vec![edge(Choice::Heist, None), edge(Choice::Heal, Some(3))]));
        tree.add(node(vec![edge(Choice::Keep, None)]));
        let part = tree.below(2);
        assert_eq!(part.nodes.len(), 2);
        let child = part.nodes[0].edges[1].child.expect("what follows is kept");
        assert_eq!(part.nodes[child as usize].edges[0].choice, Choice::Keep);
        assert_eq!(part.nodes[0].edges[0].child, None);
    }
}
