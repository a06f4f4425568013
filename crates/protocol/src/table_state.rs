//! A table as everybody may know it, less its record: the fold of its events.

use polis_architekton::{Series, SeriesPlayer};
use polis_game::Seat;
use polis_notation::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::deal::DealId;
use crate::event::{AbortReason, Event, ForfeitReason, Logged, Seq};
use crate::id::{PersonId, TableId, TournamentId};
use crate::person::{Person, PersonKind};
use crate::schema;
use crate::settings::{ChairPlan, Clock, TableSettings};
use crate::vacation::Vacation;

/// A table as everybody may know it, less its record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableState {
    /// What is agreed.
    pub settings: TableSettings,
    /// The host.
    pub host: Person,
    /// Who sits where, in turn order.
    pub chairs: Vec<Chair>,
    /// How far it is.
    pub status: Status,
    /// The last event.
    pub seq: Seq,
    /// When it was opened.
    pub opened: Millis,
    /// When the last event happened.
    pub changed: Millis,
    /// Number of moves.
    pub plies: u32,
    /// How often moves were taken back.
    pub takebacks: u32,
    /// The seat that has to decide; none before and after the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<schema::Seat>")]
    pub to_move: Option<Seat>,
    /// Since when that seat has to decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_since: Option<Millis>,
    /// The clocks, while there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// Vacations of players in the order in which they began: at least those that reach into this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<(schema::Seat, Vacation)>")]
    pub vacations: Vec<(Seat, Vacation)>,
    /// The request to take moves back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takeback: Option<PendingTakeback>,
    /// The seats that have lost before the end, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<(schema::Seat, ForfeitReason)>")]
    pub forfeits: Vec<(u8, ForfeitReason)>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// When the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Millis>,
    /// The seats that want to play again, or are ready for the next game of a match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<schema::Seat>")]
    pub rematch: Vec<Seat>,
    /// The table of which this is the rematch, or the game of the match before this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<TableId>,
    /// The table at which the game continues.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<TableId>,
    /// How the match stood before this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<SeriesStanding>,
    /// The deal that is played here, as by others at tables of their own. Only who plays it sees the
    /// table, until they have finished or the deal is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<DealId>,
    /// The tournament to which the game belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
}

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// Nobody yet.
    Open,
    /// A person.
    Person(Person),
    /// A computer player.
    Computer(#[schemars(with = "schema::Level")] Level),
    /// A computer player in the place of a person who has lost.
    Heir {
        /// The person who sat here.
        person: Person,
        /// How strong.
        #[schemars(with = "schema::Level")]
        level: Level,
    },
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People sit down.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Finished,
    /// The table was closed without a result.
    Aborted(AbortReason),
}

/// The clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Clocks {
    /// Since when the clock of the seat to move runs.
    pub since: Millis,
    /// What was left to each seat then, in milliseconds, in turn order.
    pub left_ms: Vec<u64>,
}

/// A request to take moves back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PendingTakeback {
    /// The person who asks.
    #[schemars(with = "schema::Seat")]
    pub seat: Seat,
    /// Number of moves that are to stay.
    pub ply: u32,
    /// Who agrees already, including the person who asks.
    #[schemars(with = "Vec<schema::Seat>")]
    pub agreed: Vec<Seat>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// The winners: several on a shared victory, all on a draw. A person who has forfeited never
    /// wins.
    #[schemars(with = "Vec<schema::Seat>")]
    pub winners: Vec<Seat>,
    /// The points of each seat when the game ended, in turn order.
    pub points: Vec<i32>,
    /// Who ended the game early, and why; none when it was played to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<(schema::Seat, ForfeitReason)>")]
    pub forfeit: Option<(u8, ForfeitReason)>,
    /// How the match stands after this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<SeriesStanding>,
}

impl Outcome {
    /// How a game that was not played to its end was decided, for its record: `won 1, resigned 2`.
    /// None for a whole game.
    pub fn remark(&self) -> Option<String> {
        let (seat, reason) = self.forfeit?;
        let winners: Vec<String> = self.winners.iter().map(Seat::to_string).collect();
        Some(format!(
            "won {}, {} {seat}",
            winners.join(" "),
            reason.name()
        ))
    }
}

/// How a match stands (rule 12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeriesStanding {
    /// The victory points: of the person who began the first game, and of the other.
    pub victory_points: [u8; 2],
    /// Number of games that have been played.
    pub games: u32,
}

impl SeriesStanding {
    /// Who has won the match: the one who began its first game, or the other.
    pub fn winner(self) -> Option<SeriesPlayer> {
        SeriesPlayer::ALL
            .into_iter()
            .find(|&player| self.victory_points[player as usize] >= Series::GOAL)
    }

    /// Where a player of the match sits in the game that came to this standing.
    pub fn seat_in_last_game(self, player: SeriesPlayer) -> Seat {
        let one_began = self.games % 2 == 1;
        if (player == SeriesPlayer::One) == one_began {
            Seat::First
        } else {
            Seat::Second
        }
    }
}

impl Chair {
    /// The person who sits here and plays.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Chair::Person(person) => Some(person),
            Chair::Open | Chair::Computer(_) | Chair::Heir { .. } => None,
        }
    }

    /// The person who sits here, or sat here until a computer player took the place.
    pub fn who_sat(&self) -> Option<&Person> {
        match self {
            Chair::Person(person) | Chair::Heir { person, .. } => Some(person),
            Chair::Open | Chair::Computer(_) => None,
        }
    }

    /// The level of the computer player that sits here.
    pub fn level(&self) -> Option<Level> {
        match self {
            Chair::Computer(level) | Chair::Heir { level, .. } => Some(*level),
            Chair::Open | Chair::Person(_) => None,
        }
    }

    /// What stands in a record: the name of the person, or the level of the computer player.
    pub fn name(&self) -> &str {
        match self {
            Chair::Person(person) | Chair::Heir { person, .. } => &person.name,
            Chair::Computer(level) => level.name(),
            Chair::Open => "",
        }
    }
}

impl TableState {
    /// The state after the first event; none when it is another event.
    pub fn open(first: &Logged) -> Option<TableState> {
        let Event::Opened {
            host,
            settings,
            previous,
            series,
            deal,
            tournament,
        } = &first.event
        else {
            return None;
        };
        let chairs = settings.chairs.iter().map(|plan| match plan {
            ChairPlan::Host => Chair::Person(host.clone()),
            ChairPlan::Open => Chair::Open,
            ChairPlan::Computer(level) => Chair::Computer(*level),
        });
        Some(TableState {
            chairs: chairs.collect(),
            settings: (**settings).clone(),
            host: host.clone(),
            status: Status::Gathering,
            seq: first.seq,
            opened: first.at,
            changed: first.at,
            plies: 0,
            takebacks: 0,
            to_move: None,
            turn_since: None,
            clocks: None,
            vacations: Vec::new(),
            takeback: None,
            forfeits: Vec::new(),
            outcome: None,
            ended: None,
            rematch: Vec::new(),
            previous: *previous,
            next: None,
            series: *series,
            deal: *deal,
            tournament: *tournament,
        })
    }

    /// Takes the next event. `to_move` is the seat that has to decide after it, by the rules.
    pub fn take(&mut self, logged: &Logged, to_move: Option<Seat>) {
        self.seq = logged.seq;
        self.changed = logged.at;
        match &logged.event {
            Event::Opened { .. } | Event::Said { .. } => {}
            Event::Seated { seat, who } => {
                if let Some(chair) = self.chairs.get_mut(*seat as usize) {
                    *chair = who.clone();
                }
            }
            Event::Started { chairs, .. } => {
                self.chairs.clone_from(chairs);
                self.status = Status::Playing;
                self.to_move = to_move;
                self.turn_since = Some(logged.at);
                self.clocks = self.first_clocks(logged.at);
            }
            Event::Moved {
                ply, seat, left_ms, ..
            } => {
                self.plies = ply + 1;
                self.to_move = to_move;
                self.turn_since = Some(logged.at);
                self.takeback = None;
                self.vacations
                    .retain(|(_, vacation)| vacation.until > logged.at);
                if let Some(clocks) = &mut self.clocks {
                    clocks.since = logged.at;
                    if let (Some(clock), Some(left)) =
                        (clocks.left_ms.get_mut(*seat as usize), *left_ms)
                    {
                        *clock = left;
                    }
                }
            }
            Event::TakebackAsked { seat, ply } => {
                self.takeback = Some(PendingTakeback {
                    seat: *seat,
                    ply: *ply,
                    agreed: vec![*seat],
                });
            }
            Event::TakebackAgreed { seat } => {
                if let Some(takeback) = &mut self.takeback {
                    takeback.agreed.push(*seat);
                }
            }
            Event::TakebackDeclined { .. } => self.takeback = None,
            Event::TakenBack { ply, .. } => {
                self.plies = *ply;
                self.takebacks += 1;
                self.takeback = None;
                self.to_move = to_move;
                self.turn_since = Some(logged.at);
                // The clocks keep what was left; only the turn starts again.
                if let Some(clocks) = &mut self.clocks {
                    clocks.since = logged.at;
                }
            }
            Event::Forfeited { seat, reason, heir } => self.forfeit(*seat, *reason, *heir),
            Event::Finished { outcome, .. } => {
                self.status = Status::Finished;
                self.outcome = Some(outcome.clone());
                self.ended = Some(logged.at);
                self.end();
            }
            Event::Aborted { reason } => {
                self.status = Status::Aborted(*reason);
                self.end();
            }
            Event::RematchAsked {
                seat,
                rating,
                provisional,
            } => {
                self.rematch.push(*seat);
                if let Some(Chair::Person(person)) = self.chairs.get_mut(*seat as usize)
                    && rating.is_some()
                    && person.kind != PersonKind::Deleted
                {
                    person.rating = *rating;
                    person.provisional = *provisional;
                }
            }
            Event::OnVacation { seat, vacation } => self.note_vacation(*seat, *vacation),
            Event::Next { table } => self.next = Some(*table),
        }
    }

    /// Where a person sits and plays.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let sits = |chair: &Chair| chair.person().is_some_and(|other| other.id == person);
        Seat::from_number(self.chairs.iter().position(sits)? + 1)
    }

    /// Who sits on a seat.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat as usize)
    }

    /// Whether a seat has lost before the end.
    pub fn has_forfeited(&self, seat: Seat) -> bool {
        self.forfeits
            .iter()
            .any(|&(other, _)| usize::from(other) == seat.number())
    }

    /// When the time of the seat to move runs out; none without a clock, and for computer players.
    pub fn deadline(&self) -> Option<Millis> {
        let seat = self.to_move?;
        self.chair(seat)?.person()?;
        let clocks = self.clocks.as_ref()?;
        let left = clocks.left_ms.get(seat as usize)?;
        Some(self.put_off(seat, clocks.since.saturating_add(*left)))
    }

    /// The vacation of a seat at a time.
    pub fn vacation(&self, seat: Seat, at: Millis) -> Option<Vacation> {
        let mut vacations = self.vacations_of(seat);
        vacations.find(|vacation| vacation.holds(at))
    }

    /// For how long the time of a seat stood still between two times of this turn, because its player
    /// was on vacation, in milliseconds.
    pub fn stood_still_ms(&self, seat: Seat, from: Millis, until: Millis) -> u64 {
        let from = from.max(self.turn_since.unwrap_or(0));
        self.vacations_of(seat)
            .map(|vacation| vacation.overlap_ms(from, until))
            .sum()
    }

    fn vacations_of(&self, seat: Seat) -> impl Iterator<Item = Vacation> {
        let own = self.vacations.iter().filter(move |(who, _)| *who == seat);
        own.map(|(_, vacation)| *vacation)
    }

    /// A moment at which the time of a seat is over, put off by its vacations. One that began after
    /// that moment saves nobody.
    fn put_off(&self, seat: Seat, over: Millis) -> Millis {
        let since = self.turn_since.unwrap_or(0);
        let mut over = over;
        for vacation in self.vacations_of(seat) {
            if vacation.from < over {
                over = over.saturating_add(vacation.overlap_ms(since, Millis::MAX));
            }
        }
        over
    }

    /// Another end takes the place of the one that was told before.
    fn note_vacation(&mut self, seat: Seat, vacation: Vacation) {
        let known = self
            .vacations
            .iter_mut()
            .find(|(who, known)| *who == seat && known.from == vacation.from);
        match known {
            Some((_, known)) => *known = vacation,
            None => self.vacations.push((seat, vacation)),
        }
    }

    /// When somebody else may claim the game, because the person to move has abandoned it; none with
    /// a clock, before and after the game, and where nobody else plays.
    pub fn abandoned_at(&self) -> Option<Millis> {
        let seat = self.to_move?;
        self.chair(seat)?.person()?;
        let others = Seat::first(self.chairs.len()).filter(|&other| other != seat);
        let plays = |seat: Seat| {
            self.chair(seat)
                .is_some_and(|chair| chair.person().is_some())
        };
        let is_claimable = self.settings.clock == Clock::None && others.into_iter().any(plays);
        let since = self.turn_since.filter(|_| is_claimable)?;
        Some(self.put_off(seat, since.saturating_add(Clock::ABANDONED_MS)))
    }

    /// When the next game of the match begins at the latest; none where there is none to come.
    pub fn next_game_at(&self) -> Option<Millis> {
        let series = self.outcome.as_ref()?.series?;
        let is_gone = |chair: &Chair| {
            let person = chair.who_sat();
            person.is_some_and(|person| person.kind == PersonKind::Deleted)
        };
        let goes_on =
            series.winner().is_none() && self.next.is_none() && !self.chairs.iter().any(is_gone);
        let ended = self.ended.filter(|_| goes_on)?;
        Some(ended.saturating_add(self.settings.clock.pause_ms()))
    }

    /// The place that a seat reached in a finished game: winners first, then by points, who has
    /// forfeited last.
    pub fn rank(&self, outcome: &Outcome, seat: Seat) -> u8 {
        let order = |seat: Seat| {
            let won = outcome.winners.contains(&seat);
            let points = outcome.points.get(seat as usize).copied().unwrap_or(0);
            // Winners share the first place, whatever their points.
            (won, !self.has_forfeited(seat), if won { 0 } else { points })
        };
        let own = order(seat);
        let better = Seat::first(self.chairs.len()).filter(|&other| order(other) > own);
        better.count() as u8 + 1
    }

    fn first_clocks(&self, now: Millis) -> Option<Clocks> {
        let left = match self.settings.clock {
            Clock::None => return None,
            Clock::Live { base_ms, .. } => base_ms,
            Clock::Daily { days } => u64::from(days) * 86_400_000,
        };
        Some(Clocks {
            since: now,
            left_ms: vec![left; self.chairs.len()],
        })
    }

    fn forfeit(&mut self, seat: Seat, reason: ForfeitReason, heir: Option<Level>) {
        self.forfeits.push((seat.number() as u8, reason));
        self.takeback = None;
        let Some(chair) = self.chairs.get_mut(seat as usize) else {
            return;
        };
        if let (Some(level), Chair::Person(person)) = (heir, &*chair) {
            *chair = Chair::Heir {
                person: person.clone(),
                level,
            };
        }
    }

    fn end(&mut self) {
        self.to_move = None;
        self.turn_since = None;
        self.clocks = None;
        self.vacations = Vec::new();
        self.takeback = None;
    }
}
