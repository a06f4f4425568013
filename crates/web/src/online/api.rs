//! Asking the server over HTTP: for people, histories and what is no table.

use std::pin::Pin;

use leptos::prelude::*;
use polis_akropolis::Architect;
use polis_protocol::{
    ApiToken, Challenge, ChallengeId, Code, Credential, Credentials, DailyContest, DailyDeals, Day,
    DealGame, DealId, DealPage, DealPlan, DeleteMe, DropPush, ForgottenPassword, Friends,
    GamesTogether, HistoryPage, InvitationCode, Leaderboard, Logged, MailCode, MailState,
    MailStopId, MailWishes, Me, MonthBoard, MyTable, NewAbuseReport, NewAccount, NewApiToken,
    NewChallenge, NewDuel, NewGuest, NewMailAddress, NewPassword, NewRecoveryCode, NewStudy,
    NewVacation, OwnSignInWays, PersonId, Pool, Profile, PushKey, PushSubscription, RatingChange,
    RatingPoint, Recovery, RecoveryCode, RecoveryState, Refusal, Rename, SearchState, SecretToken,
    SignInWays, SignedIn, Site, Snapshot, SoloBoard, SpectatorLine, StudyAction, StudyChapter,
    StudyId, StudyNumber, StudyPage, StudySummary, TableId, TableSettings, TokenId, TournamentGame,
    TournamentId, TournamentPage, TournamentPlan, Tournaments, TurnPlan, VacationState, Wish,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use polis_client::online::json;
use polis_client::settings::Settings;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The server was not reached, or what answered was no server of ours.
    NoAnswer,
    /// It refused.
    Refused(Code),
}

/// The answer to a question.
pub(crate) type Answer<T> = Result<T, Failure>;

/// Plays at once, under a name.
pub(crate) async fn be_guest(name: &str, invitation: Option<InvitationCode>) -> Answer<SignedIn> {
    let guest = NewGuest {
        invitation,
        name: name.to_owned(),
        credential: Credential::Cookie,
    };
    ask("POST", "/api/v1/guest".to_owned(), body(&guest)).await
}

/// Makes an account of the guest, or a new one.
pub(crate) async fn make_account(
    name: String,
    password: String,
    invitation: Option<InvitationCode>,
) -> Answer<SignedIn> {
    let account = NewAccount {
        invitation,
        name,
        password,
        credential: Credential::Cookie,
    };
    ask("POST", "/api/v1/account".to_owned(), body(&account)).await
}

pub(crate) async fn sign_in(name: String, password: String) -> Answer<SignedIn> {
    let credentials = Credentials {
        name,
        password,
        credential: Credential::Cookie,
    };
    ask("POST", "/api/v1/session".to_owned(), body(&credentials)).await
}

pub(crate) async fn sign_out() -> Answer<()> {
    do_this("DELETE", "/api/v1/session".to_owned(), None).await
}

pub(crate) async fn sign_out_everywhere() -> Answer<()> {
    do_this("DELETE", "/api/v1/sessions".to_owned(), None).await
}

/// Takes another name.
pub(crate) async fn rename(name: String) -> Answer<Me> {
    ask("PUT", "/api/v1/me/name".to_owned(), body(&Rename { name })).await
}

/// Takes another password.
pub(crate) async fn change_password(old: String, new: String) -> Answer<()> {
    do_this(
        "PUT",
        "/api/v1/me/password".to_owned(),
        body(&NewPassword { old, new }),
    )
    .await
}

/// Whether there is a recovery code.
pub(crate) async fn recovery_state() -> Answer<RecoveryState> {
    ask("GET", "/api/v1/me/recovery".to_owned(), None).await
}

/// A new recovery code.
pub(crate) async fn make_recovery_code(password: String) -> Answer<RecoveryCode> {
    ask(
        "POST",
        "/api/v1/me/recovery".to_owned(),
        body(&NewRecoveryCode { password }),
    )
    .await
}

/// Sets a new password with the recovery code, and signs in.
pub(crate) async fn recover(name: String, code: String, password: String) -> Answer<SignedIn> {
    let recovery = Recovery {
        name,
        code,
        password,
        credential: Credential::Cookie,
    };
    ask("POST", "/api/v1/recovery".to_owned(), body(&recovery)).await
}

/// What the site offers to who signs in.
pub(crate) async fn sign_in_ways() -> Answer<SignInWays> {
    ask("GET", "/api/v1/sign-in".to_owned(), None).await
}

/// The ways in which one can sign in.
pub(crate) async fn own_sign_in_ways() -> Answer<OwnSignInWays> {
    ask("GET", "/api/v1/me/sign-in".to_owned(), None).await
}

/// Has a code for a new password mailed, if the account has an address.
pub(crate) async fn mail_code_for(name: String) -> Answer<()> {
    do_this(
        "POST",
        "/api/v1/recovery/mail".to_owned(),
        body(&ForgottenPassword { name }),
    )
    .await
}

/// What the server knows of one's mail address; refused where the site sends no mail.
pub(crate) async fn mail_state() -> Answer<MailState> {
    ask("GET", "/api/v1/me/mail".to_owned(), None).await
}

/// Gives an address, to which a code goes.
pub(crate) async fn give_mail_address(new: NewMailAddress) -> Answer<()> {
    do_this("PUT", "/api/v1/me/mail".to_owned(), body(&new)).await
}

/// Confirms the address with its code.
pub(crate) async fn confirm_mail_address(code: String) -> Answer<MailState> {
    ask(
        "POST",
        "/api/v1/me/mail/confirm".to_owned(),
        body(&MailCode { code }),
    )
    .await
}

/// Says what one wants mail for.
pub(crate) async fn wish_mail(wishes: MailWishes) -> Answer<()> {
    do_this("PUT", "/api/v1/me/mail/wishes".to_owned(), body(&wishes)).await
}

/// Has one's address forgotten.
pub(crate) async fn remove_mail_address() -> Answer<()> {
    do_this("DELETE", "/api/v1/me/mail".to_owned(), None).await
}

/// Stops mails by the link in one of them.
pub(crate) async fn stop_mails(stop: MailStopId) -> Answer<()> {
    do_this("POST", format!("/api/v1/mail/stop/{stop}"), None).await
}

/// The key by which browsers know the server; refused where it sends no notifications.
pub(crate) async fn push_key() -> Answer<PushKey> {
    ask("GET", "/api/v1/push".to_owned(), None).await
}

/// Tells this browser from now on.
pub(crate) async fn subscribe_push(subscription: &PushSubscription) -> Answer<()> {
    do_this("PUT", "/api/v1/me/push".to_owned(), body(subscription)).await
}

/// Tells this browser nothing any more.
pub(crate) async fn drop_push(old: &DropPush) -> Answer<()> {
    do_this("DELETE", "/api/v1/me/push".to_owned(), body(old)).await
}

/// Keeps what is set with the account.
pub(crate) async fn keep_settings(settings: &Settings) -> Answer<()> {
    do_this("PUT", "/api/v1/me/settings".to_owned(), body(settings)).await
}

/// Deletes oneself.
pub(crate) async fn delete_me(password: Option<String>) -> Answer<()> {
    do_this(
        "DELETE",
        "/api/v1/me".to_owned(),
        body(&DeleteMe { password }),
    )
    .await
}

/// All that is kept of who asks, as text.
pub(crate) async fn my_data() -> Answer<String> {
    request("GET", "/api/v1/me/data".to_owned(), None).await
}

/// One's unfinished tables.
pub(crate) async fn my_tables() -> Answer<Vec<MyTable>> {
    ask("GET", "/api/v1/me/tables".to_owned(), None).await
}

/// One's tokens for programs.
pub(crate) async fn my_tokens() -> Answer<Vec<ApiToken>> {
    ask("GET", "/api/v1/me/tokens".to_owned(), None).await
}

/// A new token for a program.
pub(crate) async fn make_token(label: String) -> Answer<SecretToken> {
    ask(
        "POST",
        "/api/v1/me/tokens".to_owned(),
        body(&NewApiToken {
            label,
            ..NewApiToken::default()
        }),
    )
    .await
}

/// Ends a token.
pub(crate) async fn remove_token(token: TokenId) -> Answer<()> {
    do_this("DELETE", format!("/api/v1/me/tokens/{token}"), None).await
}

/// Opens a table.
pub(crate) async fn open_table(settings: &TableSettings) -> Answer<Snapshot> {
    ask("POST", "/api/v1/tables".to_owned(), body(settings)).await
}

/// What one plans for one's next turn at a table.
pub(crate) async fn plan(table: TableId) -> Answer<TurnPlan> {
    ask("GET", format!("/api/v1/tables/{table}/plan"), None).await
}

/// Plans one's next turn at a table.
pub(crate) async fn keep_plan(table: TableId, plan: &TurnPlan) -> Answer<()> {
    let path = format!("/api/v1/tables/{table}/plan");
    do_this("PUT", path, body(plan)).await
}

/// Plans nothing any more.
pub(crate) async fn drop_plan(table: TableId) -> Answer<()> {
    let path = format!("/api/v1/tables/{table}/plan");
    do_this("DELETE", path, None).await
}

/// What the spectators of a table said.
pub(crate) async fn spectator_chat(table: TableId) -> Answer<Vec<SpectatorLine>> {
    ask(
        "GET",
        format!("/api/v1/tables/{table}/spectator-chat"),
        None,
    )
    .await
}

/// What those said who sit at a table.
pub(crate) async fn chat(table: TableId) -> Answer<Vec<Logged>> {
    ask("GET", format!("/api/v1/tables/{table}/chat"), None).await
}

/// The record of a finished game, as text.
pub(crate) async fn finished_record(table: TableId) -> Answer<String> {
    request("GET", format!("/api/v1/tables/{table}/record"), None).await
}

/// Who can come in, and what everybody is told.
pub(crate) async fn site() -> Answer<Site> {
    ask("GET", "/api/v1/site".to_owned(), None).await
}

/// A player.
pub(crate) async fn profile(person: PersonId) -> Answer<Profile> {
    ask("GET", format!("/api/v1/people/{person}"), None).await
}

/// A page of the finished games of a player.
pub(crate) async fn history(person: PersonId, before: Option<&str>) -> Answer<HistoryPage> {
    let mut path = format!("/api/v1/people/{person}/games");
    if let Some(before) = before {
        path.push_str("?before=");
        path.push_str(&String::from(js_sys::encode_uri_component(before)));
    }
    ask("GET", path, None).await
}

/// How a rating went.
pub(crate) async fn ratings(person: PersonId, pool: Pool) -> Answer<Vec<RatingPoint>> {
    let Pool { game, seats } = pool;
    let path = format!("/api/v1/people/{person}/ratings/{}/{seats}", game.name());
    ask("GET", path, None).await
}

/// Begins to look for a game.
pub(crate) async fn begin_search(wish: &Wish) -> Answer<SearchState> {
    ask("POST", "/api/v1/me/search".to_owned(), body(wish)).await
}

/// Goes on looking.
pub(crate) async fn go_on_searching() -> Answer<SearchState> {
    ask("PUT", "/api/v1/me/search".to_owned(), None).await
}

/// Looks no more.
pub(crate) async fn end_search() -> Answer<()> {
    do_this("DELETE", "/api/v1/me/search".to_owned(), None).await
}

/// The people around one.
pub(crate) async fn friends() -> Answer<Friends> {
    ask("GET", "/api/v1/me/friends".to_owned(), None).await
}

/// Asks somebody to be friends, or accepts that they have asked.
pub(crate) async fn befriend(person: PersonId) -> Answer<()> {
    do_this("PUT", format!("/api/v1/me/friends/{person}"), None).await
}

/// Refuses, withdraws or removes.
pub(crate) async fn end_friendship(person: PersonId) -> Answer<()> {
    do_this("DELETE", format!("/api/v1/me/friends/{person}"), None).await
}

/// Blocks somebody.
pub(crate) async fn block(person: PersonId) -> Answer<()> {
    do_this("PUT", format!("/api/v1/me/blocked/{person}"), None).await
}

/// Blocks somebody no more.
pub(crate) async fn unblock(person: PersonId) -> Answer<()> {
    do_this("DELETE", format!("/api/v1/me/blocked/{person}"), None).await
}

/// One's finished games with somebody.
pub(crate) async fn games_together(person: PersonId) -> Answer<GamesTogether> {
    ask("GET", format!("/api/v1/me/games/{person}"), None).await
}

/// Challenges somebody to a game for two.
pub(crate) async fn challenge(new: &NewChallenge) -> Answer<Challenge> {
    ask("POST", "/api/v1/challenges".to_owned(), body(new)).await
}

/// Accepts a challenge.
pub(crate) async fn accept_challenge(id: ChallengeId) -> Answer<Challenge> {
    ask("POST", format!("/api/v1/challenges/{id}"), None).await
}

/// Declines a challenge, or takes it back.
pub(crate) async fn end_challenge(id: ChallengeId) -> Answer<()> {
    do_this("DELETE", format!("/api/v1/challenges/{id}"), None).await
}

/// Reports somebody to the hosts.
pub(crate) async fn report(new: &NewAbuseReport) -> Answer<()> {
    do_this("POST", "/api/v1/reports".to_owned(), body(new)).await
}

/// The deals of today.
pub(crate) async fn daily() -> Answer<DailyDeals> {
    ask("GET", "/api/v1/daily".to_owned(), None).await
}

/// A deal and what became of it.
pub(crate) async fn deal(id: DealId) -> Answer<DealPage> {
    ask("GET", format!("/api/v1/deals/{id}"), None).await
}

/// The games that others made of a deal.
pub(crate) async fn deal_games(id: DealId) -> Answer<Vec<DealGame>> {
    ask("GET", format!("/api/v1/deals/{id}/games"), None).await
}

/// Begins one's try at a deal, or finds it.
pub(crate) async fn begin_deal(id: DealId) -> Answer<Snapshot> {
    ask("POST", format!("/api/v1/deals/{id}/tries"), None).await
}

/// The board of the month of a day.
pub(crate) async fn deal_month(contest: DailyContest, day: Day) -> Answer<MonthBoard> {
    ask("GET", format!("/api/v1/daily/{contest}/months/{day}"), None).await
}

/// Makes a duel.
pub(crate) async fn make_duel(plan: DealPlan) -> Answer<DealPage> {
    ask("POST", "/api/v1/duels".to_owned(), body(&NewDuel { plan })).await
}

/// How a finished game changed the ratings of its players.
pub(crate) async fn rating_changes(table: TableId) -> Answer<Vec<RatingChange>> {
    ask("GET", format!("/api/v1/tables/{table}/ratings"), None).await
}

/// The best players of a game with a number of seats.
pub(crate) async fn leaderboard(pool: Pool) -> Answer<Leaderboard> {
    let Pool { game, seats } = pool;
    let path = format!("/api/v1/leaderboard/{}/{seats}", game.name());
    ask("GET", path, None).await
}

/// The best solo games against an architect, after a place on the board.
pub(crate) async fn solo_board(architect: Architect, after: Option<&str>) -> Answer<SoloBoard> {
    let after = after.map(|after| format!("?after={after}"));
    let path = format!(
        "/api/v1/leaderboard/solo/{architect}{}",
        after.unwrap_or_default()
    );
    ask("GET", path, None).await
}

/// How it stands with one's vacation.
pub(crate) async fn vacation() -> Answer<VacationState> {
    ask("GET", "/api/v1/me/vacation".to_owned(), None).await
}

/// Begins a vacation of some days.
pub(crate) async fn begin_vacation(days: u8) -> Answer<VacationState> {
    let new = body(&NewVacation { days });
    ask("POST", "/api/v1/me/vacation".to_owned(), new).await
}

/// Ends one's vacation.
pub(crate) async fn end_vacation() -> Answer<VacationState> {
    ask("DELETE", "/api/v1/me/vacation".to_owned(), None).await
}

/// Tournaments to join, to watch and to look back at.
pub(crate) async fn tournaments() -> Answer<Tournaments> {
    ask("GET", "/api/v1/tournaments".to_owned(), None).await
}

/// Holds a tournament.
pub(crate) async fn make_tournament(plan: &TournamentPlan) -> Answer<TournamentPage> {
    ask("POST", "/api/v1/tournaments".to_owned(), body(plan)).await
}

/// A tournament; with a version that is known, once it has changed. Nothing where it has not for long.
pub(crate) async fn tournament(
    id: TournamentId,
    seen: Option<u64>,
) -> Answer<Option<TournamentPage>> {
    let wait = seen.map(|seen| format!("?seen={seen}&wait_ms=20000"));
    let path = format!("/api/v1/tournaments/{id}{}", wait.unwrap_or_default());
    let text = request("GET", path, None).await?;
    if text.is_empty() {
        return Ok(None);
    }
    json::read(&text).map(Some).map_err(|_| Failure::NoAnswer)
}

/// The games of a round of a tournament.
pub(crate) async fn tournament_round(id: TournamentId, round: u32) -> Answer<Vec<TournamentGame>> {
    let path = format!("/api/v1/tournaments/{id}/rounds/{round}");
    ask("GET", path, None).await
}

/// Signs up for a tournament, or comes back.
pub(crate) async fn join_tournament(id: TournamentId) -> Answer<TournamentPage> {
    ask("POST", format!("/api/v1/tournaments/{id}/players"), None).await
}

/// Leaves a tournament, or sends somebody away from it.
pub(crate) async fn leave_tournament(id: TournamentId, person: PersonId) -> Answer<()> {
    let path = format!("/api/v1/tournaments/{id}/players/{person}");
    do_this("DELETE", path, None).await
}

/// Starts a tournament.
pub(crate) async fn start_tournament(id: TournamentId) -> Answer<TournamentPage> {
    ask("POST", format!("/api/v1/tournaments/{id}/start"), None).await
}

/// Calls a tournament off.
pub(crate) async fn cancel_tournament(id: TournamentId) -> Answer<()> {
    do_this("DELETE", format!("/api/v1/tournaments/{id}"), None).await
}

/// One's own studies.
pub(crate) async fn my_studies() -> Answer<Vec<StudySummary>> {
    ask("GET", "/api/v1/me/studies".to_owned(), None).await
}

/// Makes a study.
pub(crate) async fn make_study(new: &NewStudy) -> Answer<StudyPage> {
    ask("POST", "/api/v1/studies".to_owned(), body(new)).await
}

/// A whole chapter of a study.
pub(crate) async fn study_chapter(id: StudyId, chapter: StudyNumber) -> Answer<StudyChapter> {
    let path = format!("/api/v1/studies/{id}/chapters/{chapter}");
    ask("GET", path, None).await
}

/// Does something in a study.
pub(crate) async fn act_in_study(id: StudyId, action: &StudyAction) -> Answer<StudyPage> {
    ask(
        "POST",
        format!("/api/v1/studies/{id}/actions"),
        body(action),
    )
    .await
}

/// Deletes a study.
pub(crate) async fn delete_study(id: StudyId) -> Answer<()> {
    do_this("DELETE", format!("/api/v1/studies/{id}"), None).await
}

/// Where something of the server is: beside the page, wherever that is.
pub(super) fn address(path: &str) -> Option<String> {
    let base = document().base_uri().ok()??;
    let base = base.split('#').next()?;
    let url = web_sys::Url::new_with_base(path.trim_start_matches('/'), base).ok()?;
    Some(url.href())
}

/// A body of a request, in JSON.
pub(crate) fn body(content: &impl Serialize) -> Option<String> {
    // Numbers and texts can always be written as JSON.
    serde_json::to_string(content).ok()
}

pub(crate) async fn do_this(
    method: &'static str,
    path: String,
    body: Option<String>,
) -> Answer<()> {
    request(method, path, body).await.map(|_| ())
}

pub(crate) async fn ask<T: DeserializeOwned>(
    method: &'static str,
    path: String,
    body: Option<String>,
) -> Answer<T> {
    let text = request(method, path, body).await?;
    json::read(&text).map_err(|_| Failure::NoAnswer)
}

/// Asks the server. Whoever asks shares the one future, so that its code is there once.
fn request(
    method: &'static str,
    path: String,
    body: Option<String>,
) -> Pin<Box<dyn Future<Output = Answer<String>>>> {
    Box::pin(async move {
        let (status, text) = fetch(method, &path, body).await.ok_or(Failure::NoAnswer)?;
        if (200..300).contains(&status) {
            return Ok(text);
        }
        match json::read::<Refusal>(&text) {
            Ok(refusal) => Err(Failure::Refused(refusal.code)),
            Err(_) => Err(Failure::NoAnswer),
        }
    })
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Option<(u16, String)> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = web_sys::Headers::new().ok()?;
        headers.set("content-type", "application/json").ok()?;
        init.set_headers(&headers);
        init.set_body(&JsValue::from_str(&body));
    }
    let promise = window().fetch_with_str_and_init(&address(path)?, &init);
    let response: Response = JsFuture::from(promise).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    Some((response.status(), text.as_string()?))
}
