//! How each sound is made.

use super::{Height, Sound};

/// A short note: it rises at once and dies away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// When it begins, in milliseconds after the sound does.
    pub at: f64,
    /// What it is made of.
    pub tone: Waveform,
    /// How high it begins, in hertz.
    pub from: f32,
    /// How high it ends, in hertz.
    pub to: f32,
    /// How loud it becomes, from 0 to 1.
    pub loudness: f32,
    /// How long it rises, in milliseconds.
    pub rise: f64,
    /// How long it dies away, in milliseconds.
    pub fall: f64,
}

/// What a note is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Waveform {
    /// A pure tone, as of a small bell.
    Sine,
    /// A tone with a little edge.
    Triangle,
    /// Noise around a height, as of stone.
    Noise,
}

impl Sound {
    pub fn notes(self) -> Vec<Note> {
        match self {
            Sound::Taken => vec![
                noise(0.0, 1500.0, 0.10, 26.0),
                tone(0.0, Waveform::Sine, 330.0, 370.0, 0.05, 60.0),
            ],
            Sound::Turned => vec![noise(0.0, 2300.0, 0.055, 18.0)],
            Sound::Laid(height) => stone(height, 1.0, 1.0),
            // As from the other side of the table: softer and duller.
            Sound::Answered(height) => stone(height, 0.6, 0.78),
            Sound::Gained => vec![
                tone(0.0, Waveform::Triangle, 1250.0, 1250.0, 0.06, 70.0),
                tone(65.0, Waveform::Triangle, 1570.0, 1570.0, 0.06, 110.0),
            ],
            Sound::Refused => vec![
                tone(0.0, Waveform::Triangle, 165.0, 140.0, 0.16, 90.0),
                tone(95.0, Waveform::Triangle, 140.0, 120.0, 0.13, 110.0),
            ],
            Sound::MyTurn => vec![
                tone(0.0, Waveform::Sine, 587.3, 587.3, 0.07, 240.0),
                tone(90.0, Waveform::Sine, 880.0, 880.0, 0.05, 320.0),
            ],
            // A fourth, a fifth and an octave, as on a lyre.
            Sound::Ended => [293.7, 392.0, 440.0, 587.3]
                .into_iter()
                .zip([0.0, 140.0, 280.0, 460.0])
                .map(|(hertz, at)| tone(at, Waveform::Triangle, hertz, hertz, 0.09, 620.0))
                .collect(),
        }
    }
}

/// Stone on stone: a scrape, a knock, and what is below answers. The higher it lies, the brighter
/// it sounds, and above there is a little ring to it.
fn stone(height: Height, loudness: f32, brightness: f32) -> Vec<Note> {
    let (pitch, ring) = match height {
        Height::Ground => (1.0, None),
        Height::Second => (1.22, None),
        Height::Above => (1.42, Some(0.045)),
    };
    let knock = pitch * brightness;
    let mut notes = vec![
        noise(0.0, 2600.0 * brightness, 0.10 * loudness, 16.0),
        noise(8.0, 1150.0 * knock, 0.26 * loudness, 55.0),
        tone(
            8.0,
            Waveform::Sine,
            210.0 * knock,
            130.0 * knock,
            0.22 * loudness,
            95.0,
        ),
    ];
    notes.extend(ring.map(|ring| {
        let hertz = 740.0 * brightness;
        tone(
            12.0,
            Waveform::Triangle,
            hertz,
            hertz,
            ring * loudness,
            130.0,
        )
    }));
    notes
}

fn noise(at: f64, hertz: f32, loudness: f32, fall: f64) -> Note {
    tone(at, Waveform::Noise, hertz, hertz * 0.8, loudness, fall)
}

fn tone(at: f64, tone: Waveform, from: f32, to: f32, loudness: f32, fall: f64) -> Note {
    Note {
        at,
        tone,
        from,
        to,
        loudness,
        rise: 3.0,
        fall,
    }
}
