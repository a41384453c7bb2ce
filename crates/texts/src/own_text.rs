//! Texts of cards that are written instead of composed: a message of its own replaces one line of one card.

use crate::effects::{Said, Writer, is_labelled};
use darkrock_rules::content::AbilityRow;
use darkrock_rules::content::schema::When;

impl Writer<'_> {
    /// The message that replaces the generated text of one line of one card.
    fn own_message(&self, id: &str, line: usize) -> Option<String> {
        let id = match line {
            0 => format!("card-{id}-text"),
            n => format!("card-{id}-{}-text", n + 1),
        };
        self.catalogue.has(&id).then(|| self.catalogue.text(&id))
    }

    /// What the message says that replaces one line of one card; none if that is composed.
    pub(crate) fn own_text(&self, id: &str, line: usize) -> Option<Said> {
        self.own_message(id, line).map(|own| self.told_one(&own))
    }

    /// The same of an ability: an action says that it is one where no label does.
    pub(crate) fn own_ability(
        &self,
        id: &str,
        line: usize,
        row: &AbilityRow,
        of: &str,
        labelled: bool,
    ) -> Option<String> {
        let own = self.own_message(id, line)?;
        let unsaid = row.when == When::Action && !is_labelled(row.when, of, labelled);
        let lead = unsaid.then(|| self.catalogue.text("when-action"));
        Some(self.told_one(&self.catalogue.led(lead.as_deref(), &own, true)).text)
    }
}
