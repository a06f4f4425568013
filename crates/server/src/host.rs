//! What hosts look at and do, for the host's page and for the command alike.

use polis_protocol::{
    Announcement, Code, HostPerson, HostTable, Invitation, InvitationCode, MAX_ANNOUNCEMENT_CHARS,
    MAX_ANNOUNCEMENT_HOURS, MAX_INVITATION_DAYS, MAX_INVITATION_USES, MAX_LABEL_CHARS, Millis,
    NewAnnouncement, NewInvitation, PeopleCount, PersonId, PersonKind, Refusal, TableCount,
};

use crate::failure::Failure;
use crate::people::Passwords;
use crate::random::{random_bits, random_secret};
use crate::store::Store;

/// Characters of a password that is made for somebody: about 96 bits.
const PASSWORD_CHARS: usize = 24;
/// The milliseconds of an hour.
const HOUR_MS: Millis = 3_600_000;

/// Numbers of people and tables.
pub(crate) async fn counts(store: &Store) -> Result<(PeopleCount, TableCount), sqlx::Error> {
    let (people, tables, suspended) = store.counts().await?;
    let kind = |kind: &str| {
        let row = people.iter().find(|row| row.0 == kind);
        row.map_or(0, |row| whole(row.1))
    };
    let status = |status| {
        let row = tables.iter().find(|row| row.0 == status);
        row.map_or(0, |row| whole(row.1))
    };
    let people = PeopleCount {
        accounts: kind("account"),
        guests: kind("guest"),
        suspended: whole(suspended),
    };
    let tables = TableCount {
        gathering: status(0),
        playing: status(1),
        finished: status(2),
        aborted: status(3),
    };
    Ok((people, tables))
}

/// People whose names hold a text, the newest first.
pub(crate) async fn people(
    store: &Store,
    text: &str,
    most: u32,
) -> Result<Vec<HostPerson>, sqlx::Error> {
    let rows = store.find_people(text, most.into()).await?;
    let read = |row: crate::store::PersonLine| {
        let (id, name, kind, since, suspended, last_seen, games, hosts, until) = row;
        Some(HostPerson {
            id: id.parse().ok()?,
            name,
            kind: match kind.as_str() {
                "account" => PersonKind::Account,
                "guest" => PersonKind::Guest,
                _ => PersonKind::Deleted,
            },
            is_host: hosts > 0,
            since: whole(since),
            suspended: suspended.map(whole),
            suspended_until: until.map(whole),
            last_seen: last_seen.map(whole),
            games: whole(games),
        })
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

/// Tables that are not over, the liveliest first.
pub(crate) async fn tables(store: &Store, most: u32) -> Result<Vec<HostTable>, sqlx::Error> {
    let rows = store.unfinished_tables(most.into()).await?;
    let read = |(id, status, game, seats, events, changed): crate::store::TableLine| {
        Some(HostTable {
            id: id.parse().ok()?,
            is_playing: status == 1,
            game: polis_protocol::GameKind::from_name(&game)?,
            seats: seats as u8,
            events: whole(events),
            changed: whole(changed),
        })
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

/// What everybody is told from now on.
pub(crate) fn announcement(new: &NewAnnouncement, now: Millis) -> Result<Announcement, Refusal> {
    let text = new.text.trim();
    let found = text.chars().count();
    if !(1..=MAX_ANNOUNCEMENT_CHARS).contains(&found) || !text.chars().all(polis_game::is_printable)
    {
        return Err(malformed(format!(
            "found an announcement of {found} characters; expected 1 to {MAX_ANNOUNCEMENT_CHARS} \
             that can be seen"
        )));
    }
    if !(1..=MAX_ANNOUNCEMENT_HOURS).contains(&new.hours) {
        let hours = new.hours;
        return Err(malformed(format!(
            "found an announcement for {hours} hours; expected 1 to {MAX_ANNOUNCEMENT_HOURS}"
        )));
    }
    Ok(Announcement {
        text: text.to_owned(),
        ends: now + Millis::from(new.hours) * HOUR_MS,
    })
}

/// An invitation with a code that nobody can guess.
pub(crate) fn invitation(new: &NewInvitation, now: Millis) -> Result<Invitation, Refusal> {
    let note = new.note.trim();
    let found = note.chars().count();
    if found > MAX_LABEL_CHARS || !note.chars().all(polis_game::is_printable) {
        return Err(malformed(format!(
            "found a note of {found} characters; expected at most {MAX_LABEL_CHARS} that can be seen"
        )));
    }
    if !(1..=MAX_INVITATION_DAYS).contains(&new.days) {
        let days = new.days;
        return Err(malformed(format!(
            "found an invitation for {days} days; expected 1 to {MAX_INVITATION_DAYS}"
        )));
    }
    if !(1..=MAX_INVITATION_USES).contains(&new.uses) {
        let uses = new.uses;
        return Err(malformed(format!(
            "found an invitation for {uses} uses; expected 1 to {MAX_INVITATION_USES}"
        )));
    }
    Ok(Invitation {
        code: InvitationCode::from_bits(random_bits() as u64),
        note: note.to_owned(),
        created: now,
        expires: now + Millis::from(new.days) * 24 * HOUR_MS,
        uses: 0,
        most_uses: new.uses,
    })
}

/// Makes a new password for somebody who forgot theirs, and ends their sessions. None where they have
/// no account.
pub(crate) async fn new_password(
    store: &Store,
    passwords: &Passwords,
    person: PersonId,
) -> Result<Option<String>, Failure> {
    let account = store.person(person).await?;
    if account.is_none_or(|account| account.person.kind != PersonKind::Account) {
        return Ok(None);
    }
    let mut password = random_secret();
    password.truncate(PASSWORD_CHARS);
    let hash = passwords.hash(password.clone(), "").await?;
    store.set_password(person, &hash).await?;
    // Whoever had the account may have made a code or a passkey for coming back.
    store.forget_recovery(person).await?;
    store.drop_ways(person).await?;
    store.drop_credentials(person, None).await?;
    Ok(Some(password))
}

fn malformed(message: String) -> Refusal {
    Refusal::new(Code::Malformed, message)
}

fn whole(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}
