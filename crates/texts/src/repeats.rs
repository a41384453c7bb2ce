//! What was said just before on the same card and is not said again: a moment, a place, the points that a moment gives anyway.

use crate::catalogue::Args;
use crate::effects::Writer;
use darkrock_rules::Word as _;
use darkrock_rules::choice::FightKind;
use darkrock_rules::content::schema::When;
use darkrock_rules::content::{AbilityRow, Cond, Op};
use darkrock_rules::ids::SpaceSet;

impl Writer<'_> {
    /// Two moments as one phrase, where the language has words for both: "after you wrangle or rustle cattle". Otherwise each
    /// has a sentence, since "or" between them could be read as a choice.
    pub(crate) fn at_either_time(&self, one: When, other: When) -> Option<String> {
        let form = format!("or-{}", other.word());
        self.catalogue.attribute(&format!("when-{}", one.word()), &form, &Args::new())
    }

    /// The point that the moment of an ability gives by itself, of which the ability gives more.
    pub(crate) fn given_anyway(&self, ability: &AbilityRow) -> Option<Op> {
        let kinds = self.conditions_of(ability.all).iter().find_map(|condition| match condition {
            Cond::FightIs(kinds) => Some(*kinds),
            _ => None,
        });
        let won = |kind: FightKind| ability.when == When::FightWon && kinds == Some(1 << kind as u8);
        if ability.when == When::Wrangled || won(FightKind::Arrest) {
            return Some(Op::Marshal(1));
        }
        (ability.when == When::Rustled || won(FightKind::Rob)).then_some(Op::Wanted(1))
    }

    /// The effects that an ability has on top of one at the same time, if the only difference between them is an injury: what
    /// brings them is that it is lost.
    pub(crate) fn more_if_injured(&self, before: &AbilityRow, next: &AbilityRow) -> Option<&[Op]> {
        let injured = self.conditions_of(next.all).contains(&Cond::Injured);
        let always = self.conditions_of(before.all).is_empty();
        if before.when != next.when || !injured || !always {
            return None;
        }
        self.content
            .block(next.effects)
            .strip_prefix(self.content.block(before.effects))
            .filter(|rest| !rest.is_empty())
    }

    /// Where an effect takes place, as "there", if the effect before it takes place at `at`.
    pub(crate) fn there(&self, op: &Op, at: SpaceSet) -> Option<String> {
        let Op::SheriffTo(space) = op else { return None };
        let space = SpaceSet::one(*space);
        if at.is_empty() || !space.without(at).is_empty() {
            return None;
        }
        let (id, args) = self.simple(op)?;
        match self.places.number(space).filter(|_| at.len() > 1) {
            Some(n) => self.catalogue.attribute(&id, "there-space", &args.n("n", n)),
            None => self.catalogue.attribute(&id, "there", &args).filter(|_| at.len() == 1),
        }
    }

    /// Where an effect puts something.
    pub(crate) fn place_of(&self, op: &Op) -> SpaceSet {
        match *op {
            Op::PlaceToken { place, .. } => self.content.places[usize::from(place)],
            _ => SpaceSet::default(),
        }
    }
}
