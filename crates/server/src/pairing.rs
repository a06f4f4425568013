//! Who plays with whom: pairing by rating band and wish. Nothing here waits or reads a clock.

use std::collections::HashSet;

use polis_protocol::{Millis, PersonId, Rated, WishedRated};

/// How far ratings may be apart at the beginning of a search.
const FIRST_BAND: u32 = 100;
/// Every so many milliseconds of waiting widen the band by a point of rating.
const MS_A_POINT: Millis = 100;
/// After this time anybody will do.
const ANYBODY_MS: Millis = 60_000;
/// Most people of the nearest rating whom groups are made of.
const NEAREST: usize = 30;

/// Somebody who looks for a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seeker {
    pub(crate) person: PersonId,
    pub(crate) rated: WishedRated,
    pub(crate) is_account: bool,
    pub(crate) rating: f64,
    pub(crate) since: Millis,
}

/// Whom somebody does not want to meet: who blocks, and whom.
pub(crate) type Blocks = HashSet<(PersonId, PersonId)>;

/// People who play together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    /// The one who has waited longest first.
    pub(crate) people: Vec<PersonId>,
    pub(crate) rated: Rated,
}

/// How far ratings may be apart for somebody who has waited so long; none when it does not matter.
pub(crate) fn band(waited: Millis) -> Option<u32> {
    let widened = u32::try_from(waited / MS_A_POINT).unwrap_or(u32::MAX);
    (waited < ANYBODY_MS).then(|| FIRST_BAND.saturating_add(widened))
}

/// A group of so many people with `me` in it, the nearest by rating first.
pub(crate) fn find_group(
    me: PersonId,
    seekers: &[Seeker],
    blocks: &Blocks,
    seats: usize,
    now: Millis,
) -> Option<Group> {
    let me = seekers.iter().find(|seeker| seeker.person == me)?;
    let mut others: Vec<&Seeker> = seekers
        .iter()
        .filter(|other| fit(me, other, blocks, now))
        .collect();
    others.sort_by(|a, b| {
        let distance = |seeker: &Seeker| (seeker.rating - me.rating).abs();
        let by_rating = distance(a).total_cmp(&distance(b));
        by_rating.then(a.since.cmp(&b.since))
    });
    others.truncate(NEAREST);
    let mut group = vec![me];
    if !fill(&mut group, &others, blocks, seats, now) {
        return None;
    }
    group.sort_by_key(|seeker| seeker.since);
    let counts = group
        .iter()
        .all(|seeker| wish(seeker) != WishedRated::Casual);
    Some(Group {
        people: group.iter().map(|seeker| seeker.person).collect(),
        rated: if counts { Rated::Rated } else { Rated::Casual },
    })
}

/// Fills a group up with those of the others who all fit together.
fn fill<'a>(
    group: &mut Vec<&'a Seeker>,
    others: &[&'a Seeker],
    blocks: &Blocks,
    seats: usize,
    now: Millis,
) -> bool {
    if group.len() >= seats {
        return group.len() == seats;
    }
    for (index, other) in others.iter().enumerate() {
        if group.iter().all(|one| fit(one, other, blocks, now)) {
            group.push(other);
            if fill(group, &others[index + 1..], blocks, seats, now) {
                return true;
            }
            group.pop();
        }
    }
    false
}

/// Whether two people can play together: nobody with themselves, nobody with whom either has blocked,
/// nobody who wants to be rated with somebody who does not. The band of the one who has waited longer
/// counts.
fn fit(one: &Seeker, other: &Seeker, blocks: &Blocks, now: Millis) -> bool {
    if one.person == other.person
        || blocks.contains(&(one.person, other.person))
        || blocks.contains(&(other.person, one.person))
    {
        return false;
    }
    if matches!(
        (wish(one), wish(other)),
        (WishedRated::Rated, WishedRated::Casual) | (WishedRated::Casual, WishedRated::Rated)
    ) {
        return false;
    }
    let since = one.since.min(other.since);
    match band(now.saturating_sub(since)) {
        Some(band) => (one.rating - other.rating).abs() <= f64::from(band),
        None => true,
    }
}

/// What somebody wishes; guests cannot be rated.
fn wish(seeker: &Seeker) -> WishedRated {
    if seeker.is_account {
        seeker.rated
    } else {
        WishedRated::Casual
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeker(number: u128, rating: f64, since: Millis) -> Seeker {
        Seeker {
            person: PersonId::from_bits(number),
            rated: WishedRated::Either,
            is_account: true,
            rating,
            since,
        }
    }

    fn people(numbers: &[u128]) -> Vec<PersonId> {
        numbers.iter().copied().map(PersonId::from_bits).collect()
    }

    fn find(me: u128, seekers: &[Seeker], seats: usize, now: Millis) -> Option<Vec<PersonId>> {
        let me = PersonId::from_bits(me);
        find_group(me, seekers, &Blocks::new(), seats, now).map(|group| group.people)
    }

    #[test]
    fn the_band_widens_until_anybody_will_do() {
        assert_eq!(band(0), Some(100));
        assert_eq!(band(30_000), Some(400));
        assert_eq!(band(59_999), Some(699));
        assert_eq!(band(60_000), None);
        assert_eq!(band(Millis::MAX), None);
        let far = [seeker(1, 1500.0, 0), seeker(2, 1800.0, 0)];
        assert_eq!(find(1, &far, 2, 10_000), None);
        assert_eq!(find(1, &far, 2, 20_000), Some(people(&[1, 2])));
        // The one who has waited longer decides for both.
        let late = [seeker(1, 1500.0, 0), seeker(2, 2700.0, 61_000)];
        assert_eq!(find(2, &late, 2, 61_000), Some(people(&[1, 2])));
    }

    #[test]
    fn nobody_plays_with_themselves_or_with_whom_they_blocked() {
        let alone = [seeker(1, 1500.0, 0)];
        assert_eq!(find(1, &alone, 2, 90_000), None);
        assert_eq!(find(9, &alone, 2, 90_000), None);
        let two = [seeker(1, 1500.0, 0), seeker(2, 1500.0, 0)];
        let [one, other] = [PersonId::from_bits(1), PersonId::from_bits(2)];
        for block in [(one, other), (other, one)] {
            let blocks = Blocks::from([block]);
            for me in [one, other] {
                assert_eq!(find_group(me, &two, &blocks, 2, 90_000), None);
            }
        }
    }

    #[test]
    fn the_nearest_comes_first_and_all_of_a_group_fit_together() {
        let many = [
            seeker(1, 1500.0, 5),
            seeker(2, 1590.0, 0),
            seeker(3, 1520.0, 9),
            seeker(4, 1415.0, 1),
            seeker(5, 1440.0, 2),
        ];
        assert_eq!(find(1, &many, 2, 10), Some(people(&[1, 3])));
        // 2 is too far from 5 and 4, so it is left out of the four.
        assert_eq!(find(1, &many, 3, 10), Some(people(&[5, 1, 3])));
        assert_eq!(find(1, &many[..4], 4, 10), None);
        let four = [many[0], many[2], many[3], many[4]];
        assert_eq!(find(1, &four, 4, 10), None, "3 and 4 are 105 points apart");
        assert_eq!(find(1, &four, 4, 1000).map(|group| group.len()), Some(4));
    }

    #[test]
    fn a_game_counts_where_everybody_can_and_nobody_minds() {
        use WishedRated::{Casual, Either, Rated as Wanted};

        let rated_of = |one: (WishedRated, bool), other: (WishedRated, bool)| {
            let both = [(1, one), (2, other)].map(|(number, (rated, is_account))| Seeker {
                rated,
                is_account,
                ..seeker(number, 1500.0, 0)
            });
            let me = PersonId::from_bits(1);
            find_group(me, &both, &Blocks::new(), 2, 0).map(|group| group.rated)
        };
        assert_eq!(rated_of((Either, true), (Either, true)), Some(Rated::Rated));
        assert_eq!(rated_of((Wanted, true), (Either, true)), Some(Rated::Rated));
        assert_eq!(
            rated_of((Either, true), (Either, false)),
            Some(Rated::Casual)
        );
        assert_eq!(
            rated_of((Casual, true), (Either, true)),
            Some(Rated::Casual)
        );
        assert_eq!(rated_of((Wanted, true), (Casual, true)), None);
        assert_eq!(rated_of((Wanted, true), (Either, false)), None);
    }
}
