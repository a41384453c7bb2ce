//! Kinds of effects, by how they are said.

use darkrock_rules::content::Op;

/// Whether an effect is another of the same kind.
pub(super) fn is_kind_of(one: &Op, other: &Op) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// Effects whose owner may always leave them.
pub(super) const fn implies_may(op: &Op) -> bool {
    matches!(op, Op::BuyLegendary)
}

/// Clauses about somebody else that belong to the one before.
pub(super) const fn follows_from_others(op: &Op) -> bool {
    matches!(op, Op::AutomaLp(_) | Op::WoundLoser(_))
}

/// Effects that are the same before or after cards are drawn.
pub(super) const fn is_gain(op: &Op) -> bool {
    matches!(op, Op::Money(_) | Op::Lp(_) | Op::Nuggets(_) | Op::Wanted(_))
}

/// Effects of which several can follow one verb: amounts and things.
pub(super) const fn is_thing(op: &Op) -> bool {
    matches!(
        op,
        Op::Money(_)
            | Op::LoseMoney(_)
            | Op::Pay(_)
            | Op::Draw(_)
            | Op::Discard(_)
            | Op::DiscardRandom(_)
            | Op::Lp(_)
            | Op::LoseLp(_)
            | Op::Wound { .. }
            | Op::Heal(_)
            | Op::Marshal(_)
            | Op::Wanted(_)
            | Op::Nuggets(_)
            | Op::Actions(_)
            | Op::GainItem(_)
            | Op::Track { .. }
            | Op::LegendaryItem(_)
            | Op::LegendaryTokens(_)
            | Op::PlaceToken { .. }
            | Op::BanditAt(_)
            | Op::Ruin(_)
    )
}

/// Effects whose message has a conjunction or a comma of its own.
pub(super) const fn is_long(op: &Op) -> bool {
    matches!(
        op,
        Op::Prospect
            | Op::RollDie(_)
            | Op::Restart
            | Op::CancelWounds
            | Op::StayWanted(_)
            | Op::StartPoker
            | Op::MoveToTrain
            | Op::MarshalCube(_)
            | Op::WantedCube(_)
            | Op::SwitchTracks
            | Op::Tribute(_)
            | Op::TakeHalf { .. }
            | Op::Upgrade(_)
    )
}
