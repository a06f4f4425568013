//! What the first games say, in every language. A step without a text does not compile.
pub mod english;
pub mod french;
pub mod german;
pub mod greek;
pub mod polish;
pub mod spanish;

use crate::book::{Lines, Page};
use crate::lessons::{AkropolisLesson, Answer, ArchitektonLesson, Course};

/// What the steps of the first games say.
#[derive(Debug, PartialEq, Eq)]
pub struct LessonText {
    pub akropolis: [Step; AkropolisLesson::STEPS.len()],
    pub architekton: [Step; ArchitektonLesson::STEPS.len()],
    /// By answer.
    pub answers: [&'static str; Answer::COUNT],
}

/// What a step says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub title: &'static str,
    pub text: &'static str,
}

/// A step, written shortly.
const fn step(title: &'static str, text: &'static str) -> Step {
    Step { title, text }
}

impl LessonText {
    /// What to say to a move that is not what was asked for.
    pub fn answer(&self, answer: Answer) -> &'static str {
        self.answers[answer as usize]
    }
}

impl Page for LessonText {
    fn read(lines: &mut Lines) -> Option<LessonText> {
        Some(LessonText {
            akropolis: lines.steps()?,
            architekton: lines.steps()?,
            answers: lines.take()?,
        })
    }

    fn lines(&self) -> Vec<&'static str> {
        let steps = self.akropolis.iter().chain(&self.architekton);
        let steps = steps.flat_map(|step| [step.title, step.text]);
        steps.chain(self.answers).collect()
    }
}

impl Lines {
    /// The next steps.
    fn steps<const N: usize>(&mut self) -> Option<[Step; N]> {
        let steps: Option<Vec<Step>> = (0..N)
            .map(|_| {
                let [title, text] = self.take()?;
                Some(Step { title, text })
            })
            .collect();
        steps?.try_into().ok()
    }
}

#[cfg(test)]
mod tests {
    use crate::language::Language;

    #[test]
    fn every_step_says_something_in_every_language() {
        for language in Language::ALL {
            let text = &language.book().lessons;
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
