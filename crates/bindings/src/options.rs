//! What is agreed for a game, by the names that other languages give.

use polis_akropolis::{Architect, District, Length, Options, Players, Variants};
use polis_architekton::{Faces, Options as ArchitektonOptions};

use crate::error::{BindingError, argument};

/// The options of Akropolis. Without a number of players there are two, or one in a solo game;
/// `variants` are names of districts, or `all` alone.
///
/// # Errors
/// When there is no such name, or no such game.
pub fn akropolis_options(
    players: Option<usize>,
    variants: &[String],
    length: &str,
    solo: Option<&str>,
) -> Result<Options, BindingError> {
    let architect = solo.map(read_architect).transpose()?;
    let usual = if architect.is_some() { 1 } else { 2 };
    let players = Players::new(players.unwrap_or(usual), architect).map_err(argument)?;
    let length = Length::from_name(length).ok_or_else(|| {
        argument(format!(
            "found length `{length}`; expected standard or long"
        ))
    })?;
    Options::new(players, read_variants(variants)?, length).map_err(argument)
}

fn read_architect(name: &str) -> Result<Architect, BindingError> {
    Architect::from_name(name).ok_or_else(|| {
        argument(format!(
            "found solo `{name}`; expected hippodamos, metagenes or callicrates"
        ))
    })
}

fn read_variants(names: &[String]) -> Result<Variants, BindingError> {
    if let [name] = names
        && name == "all"
    {
        return Ok(Variants::ALL);
    }
    let read = |name: &String| {
        District::from_name(name).ok_or_else(|| {
            argument(format!(
                "found variant `{name}`; expected houses, markets, barracks, temples, gardens or \
                 all"
            ))
        })
    };
    names.iter().map(read).collect()
}

/// The options of Architekton: the faces of the buildings as the text of a CSV file, or the built-in
/// ones.
///
/// # Errors
/// What is wrong with the file.
pub fn architekton_options(buildings: Option<&str>) -> Result<ArchitektonOptions, BindingError> {
    let faces = match buildings {
        Some(text) => Faces::from_csv(text).map_err(argument)?,
        None => Faces::BUILT_IN,
    };
    Ok(ArchitektonOptions { faces })
}
