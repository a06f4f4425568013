//! What the companion knows of the person at this terminal, in a file of their own folder.

use std::fs;
use std::path::PathBuf;

use polis_client::companion::{CompanionRating, CompanionRatings};
use polis_client::saved_games::{KeyValueStore, NotKept};
use polis_client::session::Session;
use polis_client::settings::Stored;
use polis_notation::{GameKind, Notated};

/// What the companion knows, and where it is kept; without a folder, only while the program runs.
#[derive(Clone, Debug, Default)]
pub(crate) struct CompanionFile {
    folder: Option<PathBuf>,
    ratings: CompanionRatings,
}

impl CompanionFile {
    /// What is kept in a folder; what cannot be read is as for somebody new.
    pub(crate) fn load(folder: Option<PathBuf>) -> CompanionFile {
        let ratings = folder
            .as_ref()
            .map(|folder| CompanionRatings::load(&FolderStore(folder.clone())));
        CompanionFile {
            ratings: ratings.unwrap_or_default(),
            folder,
        }
    }

    /// What is known of the person in a game.
    pub(crate) fn rating<G: Notated>(&self) -> CompanionRating {
        let game = GameKind::from_name(G::NAME);
        game.map(|game| self.ratings.of(game)).unwrap_or_default()
    }

    /// Takes a finished game into account, where it says something.
    pub(crate) fn learn<G: Notated>(&mut self, session: &Session<G>) {
        // Another terminal may have learned meanwhile.
        *self = CompanionFile::load(self.folder.take()).or(self.ratings);
        if self.ratings.learn(session)
            && let Some(folder) = &self.folder
        {
            self.ratings.keep(&FolderStore(folder.clone()));
        }
    }

    /// Itself where it is kept in a folder, and these ratings where it is not.
    fn or(self, ratings: CompanionRatings) -> CompanionFile {
        match self.folder {
            Some(_) => self,
            None => CompanionFile {
                ratings,
                folder: None,
            },
        }
    }
}

/// Texts in a folder, each in a file named after its key.
struct FolderStore(PathBuf);

impl KeyValueStore for FolderStore {
    fn get(&self, key: &str) -> Option<String> {
        const MAX_BYTES: u64 = 64 * 1024;
        let path = self.0.join(key);
        let size = fs::metadata(&path).ok()?.len();
        (size <= MAX_BYTES)
            .then(|| fs::read_to_string(path).ok())
            .flatten()
    }

    fn set(&self, key: &str, text: &str) -> Result<(), NotKept> {
        fs::create_dir_all(&self.0).map_err(|_| NotKept)?;
        fs::write(self.0.join(key), text).map_err(|_| NotKept)
    }

    fn remove(&self, key: &str) {
        let _ = fs::remove_file(self.0.join(key));
    }

    fn keys(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        entries
            .filter_map(|entry| entry.file_name().into_string().ok())
            .collect()
    }
}
