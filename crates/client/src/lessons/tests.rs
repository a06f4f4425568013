use super::*;

/// A few numbers that look like chance.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit
    }
}

/// Plays to the end, with any of the moves that a step accepts.
fn play_any<C: Course>(numbers: &mut Numbers) -> Lesson<C> {
    let mut lesson = Lesson::<C>::new();
    while !lesson.is_last() {
        let before = lesson.step();
        if let Act::Find(task) = lesson.act() {
            let position = lesson.position();
            let mut fitting = position.legal_moves();
            fitting.retain(|&chosen| C::judge(task, position, chosen).is_ok());
            assert!(!fitting.is_empty(), "step {before} cannot be done");
            let chosen = fitting[numbers.below(fitting.len())];
            assert_eq!(lesson.try_move(chosen), Ok(()));
        } else {
            let watches = matches!(C::STEPS[before + 1], Act::Watch(_));
            let position = lesson.position().clone();
            lesson.next();
            let is_same = *lesson.position() == position;
            assert_eq!(is_same, !watches, "step {before}");
        }
        assert_eq!(lesson.step(), before + 1);
        let shown = LessonStage {
            act: lesson.act(),
            tile: None,
            held: None,
            marks: 1.0,
        };
        let scene = C::draw(lesson.position(), shown);
        assert!(!scene.inside.is_empty());
    }
    lesson
}

/// Plays to the end as one who only watches.
fn play_shown<C: Course>() -> Lesson<C> {
    let mut lesson = Lesson::<C>::new();
    watch_on(&mut lesson);
    lesson
}

/// Goes on to the end with what is shown.
fn watch_on<C: Course>(lesson: &mut Lesson<C>) {
    while !lesson.is_last() {
        let before = lesson.step();
        match lesson.solution() {
            Some(chosen) => lesson.try_move(chosen).unwrap(),
            None => lesson.next(),
        }
        assert_eq!(lesson.step(), before + 1, "step {before} cannot be done");
    }
}

#[test]
fn whatever_the_learner_finds_the_lesson_goes_on() {
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for _ in 0..300 {
        play_any::<AkropolisLesson>(&mut numbers);
        play_any::<ArchitektonLesson>(&mut numbers);
    }
}

#[test]
fn one_can_only_watch() {
    let lesson = play_shown::<AkropolisLesson>();
    assert!(lesson.position().turns() >= 9);
    let lesson = play_shown::<ArchitektonLesson>();
    assert!(lesson.position().tiles().count() >= 10);
}

#[test]
fn a_step_back_and_forth_is_the_same_step() {
    let mut lesson = play_shown::<ArchitektonLesson>();
    let end = lesson.position().clone();
    for _ in 0..30 {
        lesson.back();
    }
    assert_eq!(lesson.step(), 0);
    watch_on(&mut lesson);
    assert_eq!(*lesson.position(), end);
}

#[test]
fn other_moves_get_an_answer_and_change_nothing() {
    fn ask<C: Course>(numbers: &mut Numbers, answers: &mut Vec<Answer>) {
        let mut lesson = Lesson::<C>::new();
        while !lesson.is_last() {
            let mut accepted = Vec::new();
            for chosen in lesson.position().legal_moves() {
                let mut trial = lesson.clone();
                match trial.try_move(chosen) {
                    Ok(()) => {
                        assert_eq!(trial.step(), lesson.step() + 1);
                        accepted.push(trial);
                    }
                    Err(answer) => {
                        assert_eq!(trial.step(), lesson.step());
                        if !answers.contains(&answer) {
                            answers.push(answer);
                        }
                    }
                }
            }
            if accepted.is_empty() {
                lesson.next();
            } else {
                lesson = accepted.swap_remove(numbers.below(accepted.len()));
            }
        }
    }
    let mut answers: Vec<Answer> = Vec::new();
    let mut numbers = Numbers(0x2545_f491_4f6c_dd1d);
    for _ in 0..10 {
        ask::<AkropolisLesson>(&mut numbers, &mut answers);
        ask::<ArchitektonLesson>(&mut numbers, &mut answers);
    }
    // A move is not allowed where none is asked for; all the other answers are met on the way.
    assert_eq!(answers.len(), Answer::COUNT, "{answers:?}");
}

#[test]
fn a_tile_in_hand_is_moved_and_turned() {
    let mut lesson = Lesson::<AkropolisLesson>::new();
    lesson.next();
    lesson.next();
    let tile = AkropolisLesson::tiles(lesson.position())[0];
    let first = lesson.moves_with(tile)[0];
    let turned = lesson.turned(first).unwrap();
    assert!(turned != first && AkropolisLesson::is_same_place(first, turned));
    let pointer = AkropolisLesson::middle(lesson.position(), first);
    assert_eq!(lesson.nearest(tile, Some(first), pointer), Some(turned));
    let ways = [
        Point::new(1.0, 0.0),
        Point::new(-1.0, 0.0),
        Point::new(0.0, 1.0),
        Point::new(0.0, -1.0),
    ];
    assert!(ways.into_iter().any(|way| {
        let moved = lesson.moved(first, way);
        moved.is_some_and(|moved| !AkropolisLesson::is_same_place(first, moved))
    }));
}

#[test]
fn every_step_and_every_answer_has_its_text() {
    let lessons = polis_i18n::Language::English.book().lessons;
    assert_eq!(
        lessons.akropolis_steps().len(),
        AkropolisLesson::STEPS.len()
    );
    assert_eq!(
        lessons.architekton_steps().len(),
        ArchitektonLesson::STEPS.len()
    );
    assert_eq!(lessons.answers().len(), Answer::COUNT);
}
