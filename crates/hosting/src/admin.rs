//! `polis admin`: people and tables, as their host sees them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use polis_protocol::{
    AbuseReport, HostPerson, Invitation, NewAnnouncement, NewInvitation, PersonKind, SignUp,
};
use polis_server::Admin;

use crate::arguments::{AdminArguments, AdminTask, WhoCanSignUp};
use crate::backup::{kept, runtime};

pub(crate) fn run(arguments: &AdminArguments) -> anyhow::Result<()> {
    let database = kept(&arguments.storage)?;
    runtime()?.block_on(async {
        let admin = Admin::open(&database).await?;
        let done = work(&admin, &arguments.task).await;
        admin.close().await;
        done
    })
}

#[expect(clippy::too_many_lines, reason = "a list of tasks")]
async fn work(admin: &Admin, task: &AdminTask) -> anyhow::Result<()> {
    match task {
        AdminTask::Overview => {
            let all = admin.overview().await?;
            anstream::println!(
                "people   {} accounts, {} guests, {} suspended",
                all.people.accounts,
                all.people.guests,
                all.people.suspended
            );
            anstream::println!(
                "tables   {} waiting, {} playing, {} finished, {} closed",
                all.tables.gathering,
                all.tables.playing,
                all.tables.finished,
                all.tables.aborted
            );
            anstream::println!("storage  {:.1} MB", all.bytes as f64 / 1e6);
            let site = admin.site(now()).await?;
            anstream::println!("sign-up  {}", who_comes_in(site.sign_up));
            if let Some(told) = site.announcement {
                anstream::println!("told     {:?}, for {}", told.text, ahead(told.ends));
            }
        }
        AdminTask::People { text, most } => {
            for person in admin.people(text, *most).await? {
                anstream::println!("{}", line(&person));
            }
        }
        AdminTask::Tables { most } => {
            for table in admin.tables(*most).await? {
                let state = if table.is_playing {
                    "playing"
                } else {
                    "waiting"
                };
                anstream::println!(
                    "{}  {state}  {:<11}  {} seats  {:>4} events  {}",
                    table.id,
                    table.game.name(),
                    table.seats,
                    table.events,
                    ago(table.changed)
                );
            }
        }
        AdminTask::Password { person } => {
            let password = admin.new_password(admin.find(person).await?, now()).await?;
            anstream::println!("{password}");
            anstream::eprintln!("Their sessions have ended. Tell them to change it.");
        }
        AdminTask::SignOut { person } => admin.sign_out(admin.find(person).await?, now()).await?,
        AdminTask::Suspend { person, days } => {
            let until = days.map(|days| now() + u64::from(days) * 86_400_000);
            let person = admin.find(person).await?;
            admin.suspend(person, until, now()).await?;
        }
        AdminTask::Reports { most } => {
            for report in admin.reports(*most).await? {
                anstream::println!("{}", report_lines(&report));
            }
        }
        AdminTask::CloseReport { report } => admin.close_report(*report, now()).await?,
        AdminTask::Annul { table } => admin.annul_rating(*table, now()).await?,
        AdminTask::Allow { person } => admin.allow(admin.find(person).await?, now()).await?,
        AdminTask::Host { person, remove } => {
            let person = admin.find(person).await?;
            if *remove {
                admin.dismiss_host(person, now()).await?;
            } else {
                admin.name_host(person, now()).await?;
                anstream::eprintln!("Their page is at #/host of the site.");
            }
        }
        AdminTask::SignUp { who: None } => {
            let site = admin.site(now()).await?;
            anstream::println!("{}", who_comes_in(site.sign_up));
        }
        AdminTask::SignUp { who: Some(who) } => {
            let sign_up = match who {
                WhoCanSignUp::Open => SignUp::Open,
                WhoCanSignUp::Invited => SignUp::Invited,
            };
            admin.set_sign_up(sign_up, now()).await?;
        }
        AdminTask::Invite { days, uses, note } => {
            let new = NewInvitation {
                note: note.clone(),
                days: *days,
                uses: *uses,
            };
            let made = admin.invite(&new, now()).await?;
            anstream::println!("{}", made.code);
            anstream::eprintln!("Its link is #/invited/{} of the site.", made.code);
        }
        AdminTask::Invitations => {
            for invitation in admin.invitations(now()).await? {
                anstream::println!("{}", invitation_line(&invitation));
            }
        }
        AdminTask::Uninvite { code } => admin.uninvite(*code, now()).await?,
        AdminTask::Announce { end: true, .. } => admin.end_announcement(now()).await?,
        AdminTask::Announce { text, hours, .. } => {
            let new = NewAnnouncement {
                text: text.clone().unwrap_or_default(),
                hours: *hours,
            };
            admin.announce(&new, now()).await?;
        }
        AdminTask::Backups => {
            for backup in admin.backups(50).await? {
                let tried = if backup.is_verified {
                    "tried out"
                } else {
                    "not tried out"
                };
                let megabytes = backup.bytes as f64 / 1e6;
                anstream::println!("{:<13}  {megabytes:>8.1} MB  {tried}", ago(backup.at));
            }
        }
        AdminTask::Deeds { most } => {
            for deed in admin.deeds(*most).await? {
                let by = deed.by.as_deref().unwrap_or("polis admin");
                let about = deed.about.as_deref().unwrap_or_default();
                anstream::println!(
                    "{:<13}  {:<18}  {}  by {}",
                    ago(deed.at),
                    deed.what.name(),
                    about.escape_debug(),
                    by.escape_debug()
                );
            }
        }
    }
    Ok(())
}

fn line(person: &HostPerson) -> String {
    let seen = person.last_seen.map_or("signed in nowhere".to_owned(), ago);
    let mut remarks = String::new();
    for (remark, holds) in [
        ("  host", person.is_host),
        ("  suspended", person.suspended.is_some()),
    ] {
        remarks.push_str(if holds { remark } else { "" });
    }
    let kind = match person.kind {
        PersonKind::Guest => "guest",
        PersonKind::Account => "account",
        PersonKind::Deleted => "deleted",
    };
    format!(
        "{}  {kind:<7}  {:>5} games  {seen:<17}  {}{remarks}",
        person.id,
        person.games,
        // A name from outside cannot write to the terminal.
        person.name.escape_debug()
    )
}

/// A report with its context.
fn report_lines(report: &AbuseReport) -> String {
    let mut lines = vec![format!(
        "{}  {:<13}  {:<8}  {}  by {}",
        report.id,
        ago(report.at),
        report.reason.name(),
        report.about.name.escape_debug(),
        report.by.name.escape_debug()
    )];
    if !report.text.is_empty() {
        lines.push(report.text.escape_debug().to_string());
    }
    if let Some(table) = report.table {
        let rated = if report.is_rated { ", rated" } else { "" };
        lines.push(format!("table {table}{rated}"));
    }
    for line in &report.chat {
        let (name, text) = (line.name.escape_debug(), line.text.escape_debug());
        lines.push(format!("{name}: {text}"));
    }
    lines.join("\n    ")
}

fn invitation_line(invitation: &Invitation) -> String {
    format!(
        "{}  {} of {} uses  {:<17}  {}",
        invitation.code,
        invitation.uses,
        invitation.most_uses,
        ahead(invitation.expires),
        invitation.note.escape_debug()
    )
}

const fn who_comes_in(sign_up: SignUp) -> &'static str {
    match sign_up {
        SignUp::Open => "open",
        SignUp::Invited => "invited",
    }
}

/// How long it is until a time.
fn ahead(time: u64) -> String {
    let hours = time.saturating_sub(now()).div_ceil(3_600_000);
    match hours {
        0..49 => format!("{hours} h more"),
        _ => format!("{} days more", hours / 24),
    }
}

/// How long ago a time was, in the largest unit.
fn ago(time: u64) -> String {
    let seconds = now().saturating_sub(time) / 1000;
    match seconds {
        0..120 => format!("{seconds} s ago"),
        120..7200 => format!("{} min ago", seconds / 60),
        7200..172_800 => format!("{} h ago", seconds / 3600),
        _ => format!("{} days ago", seconds / 86_400),
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.unwrap_or(Duration::ZERO).as_millis() as u64
}
