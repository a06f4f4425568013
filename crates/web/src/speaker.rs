//! Plays sounds in the browser.
//!
//! A browser lets a page sound only after somebody has touched it, so nothing is made before. Where
//! there is no sound, or a program drives the browser, nothing happens.

use std::cell::RefCell;

use leptos::prelude::*;
use rand::RngExt;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioScheduledSourceNode, BiquadFilterType, GainNode,
    OscillatorType,
};

use polis_client::sound::{Note, Sound, Waveform};

/// One sound after the other begins so much later, in milliseconds.
const GAP: f64 = 170.0;
/// What full volume is multiplied with: the loudest is still quiet.
const LOUDEST: f64 = 0.7;

thread_local! {
    static SPEAKER: RefCell<Speaker> = const { RefCell::new(Speaker::Silent) };
}

/// What there is to sound with.
enum Speaker {
    /// Nobody has touched the page.
    Silent,
    /// Somebody has; nothing has sounded.
    Allowed,
    /// It sounds.
    Open(Open),
    /// There is no sound here.
    Missing,
}

struct Open {
    context: AudioContext,
    noise: AudioBuffer,
}

/// Waits until somebody touches the page, and is silent while it is hidden. To be called once.
pub(crate) fn listen() {
    if is_driven() {
        return;
    }
    window_event_listener(leptos::ev::pointerdown, |_| allow());
    window_event_listener(leptos::ev::keydown, |_| allow());
    let changed = Closure::<dyn Fn()>::new(|| {
        SPEAKER.with_borrow(|speaker| {
            if let Speaker::Open(open) = speaker {
                let done = if document().hidden() {
                    open.context.suspend()
                } else {
                    open.context.resume()
                };
                forgive(done);
            }
        });
    });
    let listener = changed.as_ref().unchecked_ref();
    if document()
        .add_event_listener_with_callback("visibilitychange", listener)
        .is_ok()
    {
        // It listens as long as the page is there.
        changed.forget();
    }
}

/// Plays sounds one after the other, `volume` from 0 to 1.
pub(crate) fn play(sounds: &[Sound], volume: f64) {
    if document().hidden() || volume <= 0.0 {
        return;
    }
    SPEAKER.with_borrow_mut(|speaker| {
        if matches!(speaker, Speaker::Allowed) {
            *speaker = open().map_or(Speaker::Missing, Speaker::Open);
        }
        if let Speaker::Open(open) = speaker {
            if open.context.state() == web_sys::AudioContextState::Suspended {
                forgive(open.context.resume());
            }
            // A note that cannot be played is not heard, and that is all.
            let _ = open.play(sounds, volume * LOUDEST);
        }
    });
}

fn allow() {
    SPEAKER.with_borrow_mut(|speaker| {
        if matches!(speaker, Speaker::Silent) {
            *speaker = Speaker::Allowed;
        }
    });
}

/// Whether a program drives the browser.
fn is_driven() -> bool {
    js_sys::Reflect::get(&window().navigator(), &"webdriver".into())
        .is_ok_and(|driven| driven.is_truthy())
}

fn open() -> Option<Open> {
    let context = AudioContext::new().ok()?;
    // Half a second of noise, always the same.
    let rate = context.sample_rate();
    let mut rng = polis_game::chance(1);
    let samples: Vec<f32> = (0..(rate / 2.0) as usize)
        .map(|_| rng.random_range(-1.0..1.0))
        .collect();
    let noise = context
        .create_buffer(1, u32::try_from(samples.len()).ok()?, rate)
        .ok()?;
    noise.copy_to_channel(&samples, 0).ok()?;
    Some(Open { context, noise })
}

impl Open {
    fn play(&self, sounds: &[Sound], volume: f64) -> Result<(), JsValue> {
        let all = self.context.create_gain()?;
        all.gain().set_value(volume as f32);
        all.connect_with_audio_node(&self.context.destination())?;
        for (index, sound) in sounds.iter().enumerate() {
            let begin = self.context.current_time() + index as f64 * GAP / 1000.0;
            for note in sound.notes() {
                self.play_note(note, begin, &all)?;
            }
        }
        Ok(())
    }

    fn play_note(&self, note: Note, begin: f64, to: &GainNode) -> Result<(), JsValue> {
        let start = begin + note.at / 1000.0;
        let top = start + note.rise / 1000.0;
        let end = top + note.fall / 1000.0;
        let envelope = self.context.create_gain()?;
        let gain = envelope.gain();
        gain.set_value_at_time(0.0, start)?;
        gain.linear_ramp_to_value_at_time(note.loudness, top)?;
        // What dies away never reaches nothing.
        gain.exponential_ramp_to_value_at_time(0.0001, end)?;
        envelope.connect_with_audio_node(to)?;
        let kind = match note.tone {
            Waveform::Sine => OscillatorType::Sine,
            Waveform::Triangle => OscillatorType::Triangle,
            Waveform::Noise => return self.play_noise(note, start, end, &envelope),
        };
        let oscillator = self.context.create_oscillator()?;
        oscillator.set_type(kind);
        let height = oscillator.frequency();
        height.set_value_at_time(note.from, start)?;
        height.exponential_ramp_to_value_at_time(note.to, end)?;
        oscillator.connect_with_audio_node(&envelope)?;
        oscillator.start_with_when(start)?;
        oscillator.stop_with_when(end)
    }

    fn play_noise(
        &self,
        note: Note,
        start: f64,
        end: f64,
        envelope: &AudioNode,
    ) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.q().set_value(1.1);
        let height = filter.frequency();
        height.set_value_at_time(note.from, start)?;
        height.exponential_ramp_to_value_at_time(note.to, end)?;
        source.connect_with_audio_node(&filter)?;
        filter.connect_with_audio_node(envelope)?;
        source.start_with_when(start)?;
        let source: &AudioScheduledSourceNode = &source;
        source.stop_with_when(end)
    }
}

/// A promise whose failure is no news to anybody.
fn forgive(promise: Result<js_sys::Promise, JsValue>) {
    if let Ok(promise) = promise {
        let ignore = Closure::once(|_: JsValue| {});
        let _ = promise.catch(&ignore);
        ignore.forget();
    }
}
