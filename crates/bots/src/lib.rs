//! Ways to choose.
