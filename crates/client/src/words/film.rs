//! The words about films of games, and those on their pictures. Only the module with all screens
//! says them.

use super::plural::{french, one_other, polish};
use crate::language::Language;

/// The words about films of games.
#[derive(Debug)]
pub struct Film {
    pub title: &'static str,
    pub line: &'static str,
    pub make: &'static str,
    pub size: &'static str,
    pub small: &'static str,
    pub large: &'static str,
    pub pace: &'static str,
    /// Seconds a move, as written.
    pub seconds: fn(&str) -> String,
    pub picture_of: fn(usize, usize) -> String,
    /// So many kilobytes.
    pub ready: fn(usize) -> String,
    pub save: &'static str,
    pub share: &'static str,
    pub again: &'static str,
    pub close: &'static str,
    pub failed: &'static str,
    pub before: &'static str,
    pub after: fn(usize) -> String,
    pub so_far: &'static str,
    pub drawn: &'static str,
}

impl Language {
    /// The words about films, in this language.
    pub const fn film(self) -> &'static Film {
        match self {
            Language::English => &ENGLISH,
            Language::French => &FRENCH,
            Language::Polish => &POLISH,
            Language::German => &GERMAN,
            Language::Spanish => &SPANISH,
            Language::Greek => &GREEK,
        }
    }
}

static ENGLISH: Film = Film {
    title: "Film of the game",
    line: "The whole game as an animated picture (GIF), to save or to send.",
    make: "Make the film",
    size: "Size",
    small: "Small",
    large: "Large",
    pace: "A move stays",
    seconds: |seconds| format!("{seconds} s"),
    picture_of: |picture, all| format!("Picture {picture} of {all}"),
    ready: |size| format!("The film is ready: {size} KB."),
    save: "Save",
    share: "Share",
    again: "Another one",
    close: "Close",
    failed: "The film could not be made in this browser.",
    before: "before the first move",
    after: |moves| format!("after {}", one_other(moves, "move", "moves")),
    so_far: "if it ended now",
    drawn: "a draw",
};

static FRENCH: Film = Film {
    title: "Film de la partie",
    line: "Toute la partie en image animée (GIF), à garder ou à envoyer.",
    make: "Faire le film",
    size: "Taille",
    small: "Petit",
    large: "Grand",
    pace: "Un coup reste",
    seconds: |seconds| format!("{seconds} s"),
    picture_of: |picture, all| format!("Image {picture} sur {all}"),
    ready: |size| format!("Le film est prêt : {size} Ko."),
    save: "Enregistrer",
    share: "Partager",
    again: "Un autre",
    close: "Fermer",
    failed: "Le film n’a pas pu être fait dans ce navigateur.",
    before: "avant le premier coup",
    after: |moves| format!("après {}", french(moves, "coup", "coups")),
    so_far: "si elle finissait ici",
    drawn: "égalité",
};

static POLISH: Film = Film {
    title: "Film z gry",
    line: "Cała gra jako ruchomy obraz (GIF), do zapisania lub wysłania.",
    make: "Zrób film",
    size: "Rozmiar",
    small: "Mały",
    large: "Duży",
    pace: "Ruch widać przez",
    seconds: |seconds| format!("{seconds} s"),
    picture_of: |picture, all| format!("Obraz {picture} z {all}"),
    ready: |size| format!("Film jest gotowy: {size} KB."),
    save: "Zapisz",
    share: "Udostępnij",
    again: "Inny",
    close: "Zamknij",
    failed: "W tej przeglądarce nie udało się zrobić filmu.",
    before: "przed pierwszym ruchem",
    after: |moves| format!("po {}", polish(moves, "ruchu", "ruchach", "ruchach")),
    so_far: "gdyby gra skończyła się teraz",
    drawn: "remis",
};

static GERMAN: Film = Film {
    title: "Film der Partie",
    line: "Die ganze Partie als bewegtes Bild (GIF), zum Behalten oder Verschicken.",
    make: "Film machen",
    size: "Größe",
    small: "Klein",
    large: "Groß",
    pace: "Ein Zug bleibt",
    seconds: |seconds| format!("{seconds} s"),
    picture_of: |picture, all| format!("Bild {picture} von {all}"),
    ready: |size| format!("Der Film ist fertig: {size} KB."),
    save: "Speichern",
    share: "Teilen",
    again: "Noch einer",
    close: "Schließen",
    failed: "In diesem Browser ließ sich der Film nicht machen.",
    before: "vor dem ersten Zug",
    after: |moves| format!("nach {}", one_other(moves, "Zug", "Zügen")),
    so_far: "wenn jetzt Schluss wäre",
    drawn: "unentschieden",
};

static SPANISH: Film = Film {
    title: "Película de la partida",
    line: "Toda la partida como imagen animada (GIF), para guardar o enviar.",
    make: "Hacer la película",
    size: "Tamaño",
    small: "Pequeño",
    large: "Grande",
    pace: "Una jugada dura",
    seconds: |seconds| format!("{seconds} s"),
    picture_of: |picture, all| format!("Imagen {picture} de {all}"),
    ready: |size| format!("La película está lista: {size} KB."),
    save: "Guardar",
    share: "Compartir",
    again: "Otra",
    close: "Cerrar",
    failed: "No se pudo hacer la película en este navegador.",
    before: "antes de la primera jugada",
    after: |moves| format!("tras {}", one_other(moves, "jugada", "jugadas")),
    so_far: "si acabara ahora",
    drawn: "empate",
};

static GREEK: Film = Film {
    title: "Ταινία της παρτίδας",
    line: "Όλη η παρτίδα ως κινούμενη εικόνα (GIF), για να την κρατήσεις ή να τη στείλεις.",
    make: "Φτιάξε την ταινία",
    size: "Μέγεθος",
    small: "Μικρή",
    large: "Μεγάλη",
    pace: "Μια κίνηση μένει",
    seconds: |seconds| format!("{seconds} δ"),
    picture_of: |picture, all| format!("Εικόνα {picture} από {all}"),
    ready: |size| format!("Η ταινία είναι έτοιμη: {size} KB."),
    save: "Αποθήκευση",
    share: "Κοινοποίηση",
    again: "Άλλη μία",
    close: "Κλείσιμο",
    failed: "Η ταινία δεν έγινε σε αυτόν τον περιηγητή.",
    before: "πριν από την πρώτη κίνηση",
    after: |moves| format!("μετά από {}", one_other(moves, "κίνηση", "κινήσεις")),
    so_far: "αν τελείωνε τώρα",
    drawn: "ισοπαλία",
};
