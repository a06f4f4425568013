//! What the first games say, in every language. A step without a text does not compile.

pub(in crate::words) mod english;
pub(in crate::words) mod french;
pub(in crate::words) mod german;
pub(in crate::words) mod greek;
pub(in crate::words) mod polish;
pub(in crate::words) mod spanish;

use crate::lesson::{AkropolisLesson, Answer, ArchitektonLesson, Course};

/// What the first games say.
#[derive(Debug)]
pub(crate) struct LessonText {
    pub(crate) step_of: fn(usize, usize) -> String,
    pub(crate) back: &'static str,
    pub(crate) next: &'static str,
    pub(crate) show_me: &'static str,
    pub(crate) by_itself: &'static str,
    pub(crate) pause: &'static str,
    pub(crate) computer: &'static str,
    /// What keys do on the stage.
    pub(crate) stage: &'static str,
    pub(crate) akropolis: [Step; AkropolisLesson::STEPS.len()],
    pub(crate) architekton: [Step; ArchitektonLesson::STEPS.len()],
    /// By answer.
    pub(crate) answers: [&'static str; Answer::COUNT],
}

/// What a step says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) title: &'static str,
    pub(crate) text: &'static str,
}

/// A step, written shortly.
const fn step(title: &'static str, text: &'static str) -> Step {
    Step { title, text }
}

impl LessonText {
    /// What to say to a move that is not what was asked for.
    pub(crate) fn answer(&self, answer: Answer) -> &'static str {
        self.answers[answer as usize]
    }
}

#[cfg(test)]
mod tests {
    use crate::language::Language;

    #[test]
    fn every_step_says_something_in_every_language() {
        for language in Language::ALL {
            let text = &language.words().lesson;
            for step in text.akropolis.iter().chain(&text.architekton) {
                assert!(!step.title.ends_with('.'), "{language:?}: {}", step.title);
                assert!(step.text.ends_with('.'), "{language:?}: {}", step.text);
                assert!(!step.text.contains("  "), "{language:?}: {}", step.text);
            }
            for answer in text.answers {
                assert!(answer.ends_with('.'), "{language:?}: {answer}");
            }
        }
    }
}
