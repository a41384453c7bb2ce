//! Tables of text: the first column to the left, the others to the right.
//!
//! Kept instead of comfy-table, which has no headings across the columns.

use std::io::{self, Write};

/// Rows of cells; a row of one cell is a heading.
#[derive(Clone, Debug, Default)]
pub struct TextTable {
    rows: Vec<Vec<String>>,
}

impl TextTable {
    /// Adds a heading, with an empty line before it unless it is the first row.
    pub fn heading(&mut self, text: &str) {
        if !self.rows.is_empty() {
            self.rows.push(Vec::new());
        }
        self.rows.push(vec![text.to_owned()]);
    }

    /// Adds a row.
    pub fn row(&mut self, name: &str, cells: impl IntoIterator<Item = String>) {
        self.rows.push(std::iter::once(format!("  {name}")).chain(cells).collect());
    }

    /// Writes the table.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let wide = |column: usize| {
            let cells = self.rows.iter().filter(|row| row.len() > 1).filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(wide).collect();
        for row in &self.rows {
            let mut line = String::new();
            for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
                match column {
                    0 if row.len() == 1 => line.push_str(cell),
                    0 => line.push_str(&format!("{cell:<width$}")),
                    _ => line.push_str(&format!("  {cell:>width$}")),
                }
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// A number with a comma between thousands.
pub fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let mut table = TextTable::default();
        table.heading("A long heading that counts for no column");
        table.row("one", ["1".to_owned(), "22".to_owned()]);
        table.row("three", ["1,000".to_owned(), "2".to_owned()]);
        let mut out = Vec::new();
        table.write(&mut out).expect("memory takes it");
        let text = String::from_utf8(out).expect("it is text");
        let expected = "A long heading that counts for no column\n  one        1  22\n  three  1,000   2\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn large_numbers_have_commas() {
        assert_eq!(
            ["0", "999", "1,000", "1,234,567"],
            [0, 999, 1000, 1_234_567].map(thousands).each_ref().map(String::as_str)
        );
    }
}
