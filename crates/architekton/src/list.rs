//! A short list that is copied as plain memory.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` items, at most 255. `ArrayVec` would do but is not `Copy`, and a position must be
/// copied without looking at its lists.
#[derive(Clone, Copy)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// The empty list; the filler stands where no item is and never comes out.
    pub(crate) const fn new(filler: T) -> List<T, N> {
        List {
            items: [filler; N],
            len: 0,
        }
    }

    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = *self.last()?;
        self.len -= 1;
        Some(last)
    }

    pub(crate) fn insert_first(&mut self, item: T) {
        self.items.copy_within(..usize::from(self.len), 1);
        self.items[0] = item;
        self.len += 1;
    }

    /// Removes an item; those behind it move up.
    pub(crate) fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items
            .copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        item
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_order() {
        let mut list: List<u8, 4> = List::new(0);
        list.push(2);
        list.push(3);
        list.insert_first(1);
        list.push(4);
        assert_eq!(list[..], [1, 2, 3, 4]);
        assert_eq!(list.remove(1), 2);
        assert_eq!(list.pop(), Some(4));
        assert_eq!(list[..], [1, 3]);
        let mut other = List::new(9);
        other.push(1);
        other.push(3);
        assert_eq!(list, other);
        list.clear();
        assert_eq!(list.pop(), None);
    }
}
