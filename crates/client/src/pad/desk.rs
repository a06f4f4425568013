//! A sheet on which somebody writes, and what can be taken back.

use super::sheet::Sheet;

/// A sheet on which somebody writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk {
    sheet: Sheet,
    /// What it was before, the last change last.
    before: Vec<Sheet>,
    /// What was taken back, the last one last.
    taken_back: Vec<Sheet>,
}

impl Desk {
    /// So many changes can be taken back.
    const MEMORY: usize = 300;

    /// A sheet as it was kept.
    pub fn new(sheet: Sheet) -> Desk {
        Desk {
            sheet,
            before: Vec::new(),
            taken_back: Vec::new(),
        }
    }

    /// The sheet.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Changes the sheet. What changes nothing cannot be taken back; nor can going to another
    /// step, which is not writing.
    pub fn change(&mut self, change: impl FnOnce(&mut Sheet)) {
        let before = self.sheet.clone();
        change(&mut self.sheet);
        if self.sheet.counted != before.counted {
            if self.before.len() == Desk::MEMORY {
                self.before.remove(0);
            }
            self.before.push(before);
            self.taken_back.clear();
        }
    }

    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether a change can be made again.
    pub fn can_redo(&self) -> bool {
        !self.taken_back.is_empty()
    }

    /// Takes a change back.
    pub fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.taken_back
                .push(std::mem::replace(&mut self.sheet, before));
        }
    }

    /// Makes it again.
    pub fn redo(&mut self) {
        if let Some(sheet) = self.taken_back.pop() {
            self.before.push(std::mem::replace(&mut self.sheet, sheet));
        }
    }
}

#[cfg(test)]
mod tests {
    use polis_architekton::Score;

    use super::*;
    use crate::pad::{ArchitektonSheet, Counted};

    #[test]
    fn what_was_written_can_be_taken_back() {
        let names = [String::new(), String::new()];
        let sheet = Sheet::new(Counted::Architekton(ArchitektonSheet::new(names)));
        let mut desk = Desk::new(sheet.clone());
        let write = |chips| {
            move |sheet: &mut Sheet| {
                if let Counted::Architekton(sheet) = &mut sheet.counted {
                    sheet.rows[0] = Score {
                        group: 0,
                        chips,
                        houses: 0,
                    };
                }
            }
        };
        desk.change(write(0));
        desk.change(|sheet| sheet.step = 1);
        assert!(!desk.can_undo());
        desk.change(write(3));
        desk.change(write(4));
        desk.undo();
        assert!(desk.can_undo() && desk.can_redo());
        desk.undo();
        assert_eq!(desk.sheet().counted, sheet.counted);
        desk.undo();
        desk.redo();
        desk.redo();
        let chips = desk.sheet().architekton().map(|sheet| sheet.rows[0].chips);
        assert_eq!(chips, Some(4));
        desk.undo();
        desk.change(write(9));
        assert!(!desk.can_redo());
    }
}
