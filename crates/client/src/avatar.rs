//! The avatars at a table: a portrait for each level of the computer and for each Illustrious
//! Architect, and an emblem for each person.

use polis_game::Seat;
use serde::{Deserialize, Serialize};

use crate::character::Character;
use crate::naming::Participants;
use crate::player::Player;

/// What is drawn of somebody beside their name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Avatar {
    /// Somebody whom the computer plays.
    Character(Character),
    /// A person.
    Person(Emblem),
}

/// An emblem that a person is known by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Emblem {
    #[default]
    Owl,
    Olive,
    Amphora,
    Lyre,
    Dolphin,
    LionGate,
    Column,
    Trireme,
    Labyrinth,
    Sun,
    Laurel,
    Octopus,
    Bull,
    Horse,
    Anchor,
    Mask,
}

impl Emblem {
    pub const ALL: [Emblem; 16] = [
        Emblem::Owl,
        Emblem::Olive,
        Emblem::Amphora,
        Emblem::Lyre,
        Emblem::Dolphin,
        Emblem::LionGate,
        Emblem::Column,
        Emblem::Trireme,
        Emblem::Labyrinth,
        Emblem::Sun,
        Emblem::Laurel,
        Emblem::Octopus,
        Emblem::Bull,
        Emblem::Horse,
        Emblem::Anchor,
        Emblem::Mask,
    ];

    /// The name of its drawing.
    pub const fn name(self) -> &'static str {
        match self {
            Emblem::Owl => "owl",
            Emblem::Olive => "olive",
            Emblem::Amphora => "amphora",
            Emblem::Lyre => "lyre",
            Emblem::Dolphin => "dolphin",
            Emblem::LionGate => "lion-gate",
            Emblem::Column => "column",
            Emblem::Trireme => "trireme",
            Emblem::Labyrinth => "labyrinth",
            Emblem::Sun => "sun",
            Emblem::Laurel => "laurel",
            Emblem::Octopus => "octopus",
            Emblem::Bull => "bull",
            Emblem::Horse => "horse",
            Emblem::Anchor => "anchor",
            Emblem::Mask => "mask",
        }
    }
}

impl Participants {
    /// The avatar of the one on a seat, where whoever sits at this screen has the emblem `own`. Nobody
    /// else at the table has it, and no two people have the same.
    pub fn avatar(&self, seat: Seat, own: Emblem) -> Avatar {
        match self.character(seat) {
            Some(character) => Avatar::Character(character),
            None => Avatar::Person(self.emblem(seat, own)),
        }
    }

    fn emblem(&self, seat: Seat, own: Emblem) -> Emblem {
        let is_person = |&(_, player): &(Seat, &Player)| *player == Player::Person;
        let mut people = self.players.iter().filter(is_person).map(|(seat, _)| seat);
        let owner = self.reader.or_else(|| people.next());
        if owner == Some(seat) {
            return own;
        }
        let mut free = Emblem::ALL.into_iter().filter(|&emblem| emblem != own);
        free.nth(seat as usize).unwrap_or(own)
    }
}

#[cfg(test)]
mod tests {
    use polis_akropolis::Architect;
    use polis_game::PerSeat;
    use polis_notation::Level;

    use super::*;
    use crate::naming::only_person;

    /// The avatars of a table of players, and of the architect where there is one.
    fn avatars(players: &[Player], architect: Option<Architect>, own: Emblem) -> Vec<Avatar> {
        let players = PerSeat::from_fn(players.len(), |seat| players[seat as usize]);
        let company = Participants {
            names: PerSeat::from_fn(players.seats(), |_| None),
            reader: only_person(&players),
            architect,
            players,
        };
        let seats = company.players.seats() + usize::from(architect.is_some());
        Seat::first(seats)
            .map(|seat| company.avatar(seat, own))
            .collect()
    }

    #[test]
    fn computers_have_the_face_of_their_level() {
        let computer = Player::Computer(Level::Mason);
        assert_eq!(
            avatars(&[computer, Player::Person], None, Emblem::Sun),
            [
                Avatar::Character(Character::Level(Level::Mason)),
                Avatar::Person(Emblem::Sun)
            ]
        );
        assert_eq!(
            avatars(
                &[Player::Person],
                Some(Architect::Metagenes),
                Emblem::default()
            ),
            [
                Avatar::Person(Emblem::Owl),
                Avatar::Character(Character::Architect(Architect::Metagenes))
            ]
        );
    }

    #[test]
    fn no_two_people_have_one_emblem() {
        for own in Emblem::ALL {
            let avatars = avatars(&[Player::Person; 4], None, own);
            assert_eq!(avatars[0], Avatar::Person(own));
            for (index, avatar) in avatars.iter().enumerate() {
                assert!(!avatars[..index].contains(avatar), "{own:?}: {avatars:?}");
            }
        }
    }

    #[test]
    fn an_emblem_is_kept_by_the_name_of_its_drawing() {
        for emblem in Emblem::ALL {
            let text = serde_json::to_string(&emblem).unwrap();
            assert_eq!(text, format!("{:?}", emblem.name()));
        }
    }
}
