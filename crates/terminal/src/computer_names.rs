//! Names for the seats that the computer plays.

use polis_client::player::Player;
use polis_game::{PerSeat, Seat};
use polis_notation::{GameRecord, NameError, Notated};

use crate::picture::words::capital;

/// Names the computers without a name after what they are: `Mason`, or `Mason 1` and `Mason 2`.
///
/// # Errors
/// When the record has no such seat.
pub(crate) fn name_computers<G: Notated>(
    record: &mut GameRecord<G>,
    players: &PerSeat<Player>,
) -> Result<(), NameError> {
    let mut taken: Vec<String> = players
        .iter()
        .filter_map(|(seat, _)| record.name(seat).map(ToString::to_string))
        .collect();
    let nameless: Vec<(Seat, Player)> = computers(players)
        .filter(|&(seat, _)| record.name(seat).is_none())
        .collect();
    for &(seat, player) in &nameless {
        let plain = capital(player.name());
        let alone = nameless.iter().filter(|other| other.1 == player).count() == 1;
        let numbered = (1..).map(|number| format!("{plain} {number}"));
        let name = std::iter::once(plain.clone())
            .filter(|_| alone)
            .chain(numbered)
            .find(|name| !taken.contains(name))
            .unwrap_or(plain);
        record.set_name(seat, Some(name.parse()?))?;
        taken.push(name);
    }
    Ok(())
}

/// Removes the names that [`name_computers`] gave.
///
/// # Errors
/// When the record has no such seat.
pub(crate) fn remove_computer_names<G: Notated>(
    record: &mut GameRecord<G>,
    players: &PerSeat<Player>,
) -> Result<(), NameError> {
    for (seat, player) in computers(players) {
        let is_from_player = record.name(seat).is_some_and(|name| {
            let number = name.as_str().strip_prefix(&capital(player.name()));
            number.is_some_and(|number| number.is_empty() || is_number(number))
        });
        if is_from_player {
            record.set_name(seat, None)?;
        }
    }
    Ok(())
}

fn computers(players: &PerSeat<Player>) -> impl Iterator<Item = (Seat, Player)> {
    players
        .iter()
        .filter(|(_, player)| player.is_computer())
        .map(|(seat, &player)| (seat, player))
}

/// Whether this is a space and a number.
fn is_number(text: &str) -> bool {
    text.strip_prefix(' ')
        .is_some_and(|number| number.parse::<u32>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
    use polis_client::player::{remark, remarked};
    use polis_game::{Game, chance};
    use polis_notation::Remark;

    /// A record for three people.
    fn record() -> GameRecord<Akropolis> {
        let options = Options::new(Players::Three, Variants::NONE, Length::Standard).unwrap();
        let setup = Akropolis::deal(&options, &mut chance(1)).unwrap();
        GameRecord::new(&setup).unwrap()
    }

    /// Three players, the computers as a record mentions them.
    fn players(words: &str) -> PerSeat<Player> {
        let mut record = record();
        record.set_remark(Remark::Computer, Some(words));
        remarked(&record)
    }

    #[test]
    fn the_mark_in_a_record_is_read_as_it_is_written() {
        let mut record = record();
        let check = |record: &GameRecord<Akropolis>, expected: &str| {
            let found: Vec<String> = computers(&remarked(record))
                .map(|(seat, player)| format!("{seat}:{}", player.name()))
                .collect();
            assert_eq!(found.join(" "), expected);
        };
        check(&record, "");
        remark(&mut record, &players("2:mason 3:top"));
        assert_eq!(record.remark(Remark::Computer), Some("2:mason 3:daidalos"));
        check(&record, "2:mason 3:daidalos");
        // Older files have no levels, and anybody can write anything.
        record.set_remark(Remark::Computer, Some("2 3"));
        check(&record, "2:foreman 3:foreman");
        record.set_remark(Remark::Computer, Some("4:mason 1:x y 2: 3:pupil"));
        check(&record, "3:pupil");
    }

    #[test]
    fn computers_are_named_after_their_levels() {
        let mut record = record();
        let names = |record: &GameRecord<Akropolis>| -> Vec<String> {
            let name = |seat| record.name(seat).map_or("-", |name| name.as_str());
            Seat::first(3).map(|seat| name(seat).to_owned()).collect()
        };
        let set = |record: &mut GameRecord<Akropolis>, words| {
            name_computers(record, &players(words)).unwrap();
        };
        let remove = |record: &mut GameRecord<Akropolis>, words| {
            remove_computer_names(record, &players(words)).unwrap();
        };
        set(&mut record, "2:mason 3:top");
        assert_eq!(names(&record), ["-", "Mason", "Daidalos"]);
        remove(&mut record, "2:mason 3:top");
        assert_eq!(names(&record), ["-", "-", "-"]);
        set(&mut record, "2:companion");
        assert_eq!(names(&record), ["-", "Companion", "-"]);
        remove(&mut record, "2:companion");
        set(&mut record, "1 2 3");
        assert_eq!(names(&record), ["Foreman 1", "Foreman 2", "Foreman 3"]);
        remove(&mut record, "1 2 3");
        assert_eq!(names(&record), ["-", "-", "-"]);
        // A name that was given stays, and nobody else gets it.
        for (seat, name) in [(Seat::First, "Mason"), (Seat::Third, "Thalia")] {
            record.set_name(seat, Some(name.parse().unwrap())).unwrap();
        }
        set(&mut record, "2:mason 3:mason");
        assert_eq!(names(&record), ["Mason", "Mason 1", "Thalia"]);
        remove(&mut record, "2:mason 3:mason");
        assert_eq!(names(&record), ["Mason", "-", "Thalia"]);
    }
}
