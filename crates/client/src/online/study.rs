//! A study that several people look at: what is known of it, and how what they do goes together with
//! what one tries oneself.

use std::collections::BTreeSet;

use polis_notation::{NodeId, Notated, Tree};
use polis_protocol::{Code, Person, PersonId, StudyPage, StudyPlace, Trying};

use crate::replay::{MovePath, Study};

/// A study that one is in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WatchedStudy {
    page: Option<StudyPage>,
    /// Why there is nothing to see, if that is so.
    missing: Option<Code>,
    /// When to ask for it again.
    pub due: Option<f64>,
}

/// The part that one has in a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyRole {
    /// One leads: the others see where one is.
    Leading,
    /// One sees where the leader is.
    Following,
    /// One has left the leader.
    Away,
}

impl WatchedStudy {
    /// The study; none before the server has told of it.
    pub fn page(&self) -> Option<&StudyPage> {
        self.page.as_ref()
    }

    /// Why there is nothing to see, if that is so.
    pub fn missing(&self) -> Option<Code> {
        self.missing
    }

    /// Takes a whole study; whether it is no older than what is known.
    pub fn take(&mut self, page: StudyPage) -> bool {
        if self
            .page
            .as_ref()
            .is_some_and(|known| known.version > page.version)
        {
            return false;
        }
        self.page = Some(page);
        self.missing = None;
        true
    }

    /// Takes the place that the leader shows; whether it is news.
    pub fn show(&mut self, version: u32, place: StudyPlace) -> bool {
        match &mut self.page {
            Some(page) if version > page.version => {
                page.version = version;
                page.place = place;
                true
            }
            Some(_) | None => false,
        }
    }

    /// There is nothing to see.
    pub fn miss(&mut self, code: Code) {
        self.page = None;
        self.missing = Some(code);
    }
}

impl StudyRole {
    /// The part of somebody who has left the leader or has not.
    pub fn of(page: &StudyPage, me: Option<PersonId>, is_away: bool) -> StudyRole {
        if me == Some(page.leader.id) {
            StudyRole::Leading
        } else if is_away {
            StudyRole::Away
        } else {
            StudyRole::Following
        }
    }

    /// Whether one may try moves of one's own.
    pub fn may_try(self, trying: Trying) -> bool {
        match self {
            StudyRole::Leading => true,
            StudyRole::Following | StudyRole::Away => trying == Trying::Allowed,
        }
    }
}

/// Those who are there, the leader first, then the owner, then by name.
pub fn people(page: &StudyPage) -> Vec<&Person> {
    let mut people: Vec<&Person> = page.people.iter().collect();
    people.sort_by_key(|who| {
        let rank = match who.id {
            id if id == page.leader.id => 0,
            id if id == page.owner.id => 1,
            _ => 2,
        };
        (rank, who.name.to_lowercase(), who.id)
    });
    people
}

/// Goes to a place of a chapter. Moves that the tree does not have yet are added; where they cannot be
/// played, one stays where one is.
pub fn go_to<G: Notated>(study: &mut Study<G>, place: &StudyPlace) -> bool {
    let node = match place.find(study.tree()) {
        Some(node) => node,
        None => match study.add_place(place) {
            Some(node) => node,
            None => return false,
        },
    };
    study.go(node);
    true
}

/// The study of a chapter as everybody has it now, with one's own moves, and at the place where one was.
///
/// `before` is the chapter as everybody had it: what it had and the new one has not was removed.
pub fn merged<G: Notated>(study: &Study<G>, before: &Tree<G>, now: Tree<G>) -> Study<G> {
    let mine: Vec<StudyPlace> = ends(study.tree())
        .into_iter()
        .map(|node| StudyPlace::of(0, study.tree(), node))
        .filter(|place| place.find(before).is_none())
        .collect();
    let mut at = StudyPlace::of(0, study.tree(), study.cursor());
    let mut tree = now;
    for place in &mine {
        // What cannot be played any more is given up.
        let _ = place.add_to(&mut tree);
    }
    // Where the moves that lead here are gone, the last of them that is left.
    while at.find(&tree).is_none() && at.line.pop().is_some() {}
    let node = at.find(&tree).unwrap_or(NodeId::START);
    let mut merged = Study::new(tree, MovePath::START);
    merged.go(node);
    merged
}

/// The places of one's own moves: those that neither the chapter has nor the leader shows.
pub fn own_moves<G: Notated>(
    tree: &Tree<G>,
    chapter: &Tree<G>,
    shown: &StudyPlace,
) -> BTreeSet<NodeId> {
    let led: BTreeSet<NodeId> = shown
        .find(tree)
        .map(|node| tree.path(node).into_iter().collect())
        .unwrap_or_default();
    let mut own = BTreeSet::new();
    let mut waiting = vec![(NodeId::START, Some(NodeId::START))];
    while let Some((node, known)) = waiting.pop() {
        if known.is_none() && !led.contains(&node) {
            own.insert(node);
        }
        for &next in tree.after(node) {
            let known = known.and_then(|known| same_move(tree, next, chapter, known));
            waiting.push((next, known));
        }
    }
    own
}

/// The node after `after` of another tree that is reached by the move that leads to `node`.
fn same_move<G: Notated>(
    tree: &Tree<G>,
    node: NodeId,
    other: &Tree<G>,
    after: NodeId,
) -> Option<NodeId> {
    let (_, chosen) = tree.before(node)?;
    let mut next = other.after(after).iter().copied();
    next.find(|&next| other.before(next).is_some_and(|(_, one)| one == chosen))
}

/// The last nodes of all lines.
fn ends<G: Notated>(tree: &Tree<G>) -> Vec<NodeId> {
    let mut ends = Vec::new();
    let mut waiting = vec![NodeId::START];
    while let Some(node) = waiting.pop() {
        let next = tree.after(node);
        if next.is_empty() {
            ends.push(node);
        }
        waiting.extend(next.iter().rev());
    }
    ends
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_game::Game;
    use polis_protocol::{PersonKind, StudyId};

    use super::*;
    use crate::replay::study::tests::{game, other_moves};

    fn person(number: u128, name: &str) -> Person {
        Person {
            id: PersonId::from_bits(number),
            name: name.to_owned(),
            kind: PersonKind::Guest,
            rating: None,
            provisional: false,
        }
    }

    fn page(version: u32) -> StudyPage {
        StudyPage {
            id: StudyId::from_bits(1),
            version,
            title: "Openings".to_owned(),
            owner: person(1, "Thalia"),
            leader: person(2, "Kleio"),
            trying: Trying::Closed,
            chapters: Vec::new(),
            place: StudyPlace::start(1),
            offers: Vec::new(),
            people: vec![person(3, "erato"), person(1, "Thalia"), person(2, "Kleio")],
            unnamed: 0,
        }
    }

    #[test]
    fn what_is_older_than_what_is_known_is_passed_over() {
        let mut watched = WatchedStudy::default();
        let place = StudyPlace {
            played: 3,
            ..StudyPlace::start(1)
        };
        assert!(!watched.show(9, place.clone()), "nothing is known yet");
        assert!(watched.take(page(4)) && !watched.take(page(3)));
        assert!(watched.show(5, place.clone()) && !watched.show(5, StudyPlace::start(1)));
        assert_eq!(watched.page().unwrap().place, place);
        watched.miss(Code::NotFound);
        assert_eq!(
            (watched.page(), watched.missing()),
            (None, Some(Code::NotFound))
        );
    }

    #[test]
    fn parts_and_people() {
        let page = page(1);
        let me = |number| Some(PersonId::from_bits(number));
        assert_eq!(StudyRole::of(&page, me(2), true), StudyRole::Leading);
        assert_eq!(StudyRole::of(&page, me(1), false), StudyRole::Following);
        assert_eq!(StudyRole::of(&page, None, true), StudyRole::Away);
        assert!(StudyRole::Leading.may_try(Trying::Closed));
        assert!(
            !StudyRole::Away.may_try(Trying::Closed) && StudyRole::Away.may_try(Trying::Allowed)
        );
        let names: Vec<&str> = people(&page).iter().map(|who| who.name.as_str()).collect();
        assert_eq!(names, ["Kleio", "Thalia", "erato"]);
    }

    #[test]
    fn one_sees_where_the_leader_is_before_the_chapter_is_read_again() {
        let record = game(2);
        let others = other_moves(&record, 5);
        let mut study = Study::new(Tree::new(record.clone()), MovePath::START);
        let place = StudyPlace {
            chapter: 1,
            played: 5,
            line: vec![others[0].to_string()],
        };
        assert!(go_to(&mut study, &place));
        assert_eq!((study.ply(), study.is_played()), (6, false));
        // It is not one's own.
        let chapter = Tree::new(record);
        assert!(own_moves(study.tree(), &chapter, &place).is_empty());
        let elsewhere = StudyPlace::start(1);
        assert_eq!(own_moves(study.tree(), &chapter, &elsewhere).len(), 1);
        let wrong = StudyPlace {
            line: vec!["nonsense".to_owned()],
            ..place
        };
        assert!(!go_to(&mut study, &wrong));
        assert_eq!(study.ply(), 6);
    }

    #[test]
    fn ones_own_moves_outlive_what_others_add_and_go_with_what_they_need() {
        let record = game(2);
        let others = other_moves(&record, 5);
        let mut before = Tree::new(record.clone());
        let shared = before.add(before.played(5), others[0]).unwrap();
        // One goes on from a variation of the chapter, and has one of one's own.
        let mut study = Study::new(before.clone(), MovePath::after(5));
        study.play(others[1]).unwrap();
        study.go(shared);
        let legal = study.record().position().legal_moves();
        study.play(legal[0]).unwrap();
        assert_eq!(
            own_moves(study.tree(), &before, &StudyPlace::start(1)).len(),
            2
        );
        // The leader adds another variation.
        let mut now = before.clone();
        now.add(now.played(3), other_moves(&record, 3)[0]).unwrap();
        let merged_study = merged(&study, &before, now.clone());
        assert_eq!(
            merged_study.record(),
            study.record(),
            "one stays where one was"
        );
        assert_eq!(merged_study.tree().len(), now.len() + 2);
        // The leader takes one's own move into the chapter: it is no longer one's own.
        let place = StudyPlace::of(1, study.tree(), study.cursor());
        let mut taken = now.clone();
        place.add_to(&mut taken).unwrap();
        let merged_study = merged(&merged_study, &now, taken.clone());
        let own = own_moves(merged_study.tree(), &taken, &StudyPlace::start(1));
        assert_eq!(own.len(), 1);
        // The leader removes the variation on which one stands.
        let mut removed = taken.clone();
        let gone = StudyPlace::of(1, &before, shared);
        removed.remove(gone.find(&removed).unwrap()).unwrap();
        let merged_study = merged(&merged_study, &taken, removed);
        assert_eq!(merged_study.ply(), 5);
        assert_eq!(merged_study.tree().len(), record.moves().len() + 2);
    }
}
