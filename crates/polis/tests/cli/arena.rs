//! Matches among computer players, and programs that play in them.

use serde_json::Value;

use crate::{check_failure, polis, run, stdout, temporary};

/// A program of the examples, if what runs it is there.
fn example(runner: &str, name: &str) -> Option<String> {
    let version = std::process::Command::new(runner).arg("--version").output();
    version.ok().filter(|output| output.status.success())?;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/");
    Some(format!("cmd:{runner} {folder}{name}"))
}

fn arena(arguments: &[&str]) -> Value {
    let mut command = polis("arena --json --seed 3");
    serde_json::from_str(&stdout(&command.args(arguments).output().unwrap())).unwrap()
}

#[test]
fn the_arena_counts_every_game_once_for_everybody() {
    let results = arena(&[
        "--game",
        "akropolis",
        "--bots",
        "greedy,random",
        "--games",
        "9",
    ]);
    assert_eq!(results["games"], 10);
    assert_eq!(
        (&results["bots"][0]["name"], &results["bots"][0]["wins"]),
        (&"greedy".into(), &10.into())
    );
    assert!(results["bots"][0]["mean_score"].as_f64() > results["bots"][1]["mean_score"].as_f64());
    assert_eq!(results["elo"]["difference"], Value::Null, "infinite");

    let bots = "greedy,random,random";
    let results = arena(&[
        "--game",
        "akropolis",
        "--bots",
        bots,
        "--games",
        "3",
        "--variants",
        "all",
    ]);
    let wins: u64 = (0..3)
        .map(|bot| results["bots"][bot]["wins"].as_u64().unwrap())
        .sum();
    assert_eq!((wins, results["games"].as_u64()), (6, Some(6)));

    let solo = [
        "--game",
        "akropolis",
        "--solo",
        "hippodamos",
        "--bots",
        "greedy",
        "--games",
        "4",
    ];
    assert_eq!(arena(&solo)["bots"][0]["games"], 4);
    assert_eq!(
        arena(&solo)["bots"][0]["wins"],
        arena(&solo)["bots"][0]["wins"]
    );
    check_failure(
        &run("arena --game architekton --bots greedy"),
        2,
        "one bot for each seat",
    );
    check_failure(
        &run("arena --game akropolis --bots greedy,best"),
        2,
        "expected `random`",
    );
}

#[test]
fn the_bot_of_the_documentation_plays() {
    let page = include_str!("../../../../docs/bots.md");
    let program = page
        .split("```python\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let file = temporary("bot.py");
    std::fs::write(&file, program).unwrap();
    let bots = format!("cmd:python3 {},random", file.display());
    for game in ["akropolis", "architekton"] {
        let results = arena(&["--game", game, "--bots", &bots, "--games", "4"]);
        assert_eq!(results["bots"][0]["forfeits"], 0, "{results}");
        assert_eq!(results["bots"][0]["games"], 4);
    }
    std::fs::remove_file(file).unwrap();
}

#[test]
fn a_bot_that_fails_loses_and_the_arena_goes_on() {
    let check = |bot: &str, message: &str| {
        let bots = format!("greedy,cmd:{bot}");
        let mut command = polis("arena --json --game akropolis --games 2 --move-ms 1");
        let output = command.args(["--bots", &bots]).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{bot}");
        let results: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(results["forfeited"], 2, "{bot}: {results}");
        let [first, second] = [&results["bots"][0], &results["bots"][1]];
        assert_eq!(second["forfeits"], 2, "{bot}: {results}");
        assert_eq!(
            (&first["wins"], &first["walkovers"]),
            (&2.into(), &2.into())
        );
        // Nothing is known of games that were not played out.
        assert_eq!(first["played_out"]["games"], 0);
        assert_eq!(first["mean_score"], Value::Null);
        assert_eq!(results["elo"]["played_out"], Value::Null);
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(text.contains(message), "{bot}: {text}");
    };
    check("false", "it ended instead of answering");
    check("/nowhere/bot", "it ended instead of answering");
    check("yes hello", "it answered `hello`");
    check(
        r#"sh -c 'while read q; do echo "{\"move\":\"1 0 0\"}"; done'"#,
        "found `0`; expected a hex",
    );
    check(
        r#"sh -c 'while read q; do echo "{\"move\":\"1 0,0 0\"}"; done'"#,
        "it answered the move",
    );
    check(
        r#"sh -c 'while read q; do echo "{\"error\":\"tired\"}"; done'"#,
        "an error: tired",
    );
}

#[test]
fn the_bots_of_the_examples_play_and_speak_the_protocol() {
    let bots = [("python3", "frugal_bot.py"), ("node", "random_bot.mjs")];
    for bot in bots
        .iter()
        .filter_map(|(runner, name)| example(runner, name))
    {
        for game in ["akropolis", "architekton"] {
            let both = format!("{bot},random");
            let results = arena(&["--game", game, "--bots", &both, "--games", "4"]);
            assert_eq!(results["bots"][0]["forfeits"], 0, "{results}");
            // Its start is told apart from its thinking.
            assert!(results["bots"][0]["mean_start_ms"].is_number(), "{results}");
            assert!(results["bots"][1]["mean_start_ms"].is_null(), "{results}");
        }
        let output = polis("bot-check").arg(&bot).output().unwrap();
        let text = stdout(&output);
        assert!(
            !text.contains("WRONG") && !text.contains("advice"),
            "{text}"
        );
    }
}

#[test]
fn a_bot_is_told_what_it_does_wrong() {
    let check = |bot: &str, message: &str| {
        let mut command = polis("bot-check --move-ms 50 --start-ms 500");
        let output = command.arg(bot).output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{bot}: {text}");
        assert!(
            text.contains("WRONG") && text.contains(message),
            "{bot}: {text}"
        );
    };
    check("cmd:false", "Answer every line, until the input ends.");
    check("cmd:cat > /dev/null", "flush the output after every line");
    check("cmd:yes hello", "messages go to standard error");
    let illegal = r#"cmd:sh -c 'while read q; do echo "{\"move\":\"1 0,0 0\"}"; done'"#;
    check(illegal, "Answer one of the moves in `legal`");
    check_failure(&run("bot-check greedy"), 2, "expected `cmd:` and a command");
}

#[test]
fn bots_have_budgets_of_their_own() {
    let bots = "top@30p,top@20p";
    let first = arena(&["--game", "architekton", "--bots", bots, "--games", "2"]);
    assert_eq!(first["bots"][0]["name"], "top@30p");
    // Playouts, unlike time, give equal games.
    let again = arena(&["--game", "architekton", "--bots", bots, "--games", "2"]);
    assert_eq!(
        first["bots"][0]["mean_score"],
        again["bots"][0]["mean_score"]
    );
    check_failure(
        &run("arena --game architekton --bots top@fast,greedy"),
        2,
        "expected milliseconds as in `top@1000`",
    );
}

#[test]
fn games_are_archived_with_names_and_reasons_and_go_on_from_openings() {
    let archive = temporary("archive.polis");
    let folder = temporary("records");
    let bots = "greedy,cmd:echo hello there # nobody";
    let mut command = polis("arena --game akropolis --games 2 --max-forfeits 1");
    command.args(["--bots", bots, "--records"]).arg(&folder);
    let told = command.output().unwrap();
    stdout(&told);
    let record = std::fs::read_to_string(folder.join("1.polis")).unwrap();
    assert!(record.contains("name 1 greedy"), "{record}");
    assert!(
        record.contains("name 2 cmd:echo hello there  nobody"),
        "{record}"
    );
    let reason = "forfeits: it answered `hello there`";
    assert!(
        record.contains("# forfeit 2: it answered `hello there`"),
        "{record}"
    );
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(told.contains("game 1: ") && told.contains(reason), "{told}");

    let mut command = polis("arena --game akropolis --bots greedy,random --games 4 --json");
    stdout(&command.arg("--archive").arg(&archive).output().unwrap());
    let text = std::fs::read_to_string(&archive).unwrap();
    assert_eq!(text.matches("game akropolis\n").count(), 4);
    // Openings: the first ten moves of each.
    let opening = |record: &str| {
        let (header, moves) = record.split_once("moves\n").unwrap();
        let moves: Vec<&str> = moves.lines().take(10).collect();
        format!("game akropolis\n{header}moves\n{}\n", moves.join("\n"))
    };
    let openings: Vec<String> = text
        .split("game akropolis\n")
        .skip(1)
        .map(opening)
        .collect();
    let file = temporary("openings.polis");
    std::fs::write(&file, openings.join("\n")).unwrap();
    let again = temporary("again.polis");
    let mut command = polis("arena --game akropolis --bots random,greedy --games 8 --json");
    let command = command
        .arg("--openings")
        .arg(&file)
        .arg("--archive")
        .arg(&again);
    stdout(&command.output().unwrap());
    let text = std::fs::read_to_string(&again).unwrap();
    for opening in &openings {
        let moves = opening.split_once("moves\n").unwrap().1.trim();
        assert!(text.matches(moves).count() >= 2, "both orders of the bots");
    }
    let mut command = polis("arena --game architekton --bots random,random --games 2");
    let output = command.arg("--openings").arg(&file).output().unwrap();
    check_failure(
        &output,
        1,
        "found an opening of Akropolis; expected Architekton",
    );
    std::fs::remove_dir_all(folder).unwrap();
    for file in [archive, file, again] {
        std::fs::remove_file(file).unwrap();
    }
}

#[test]
fn a_ladder_keeps_ratings_over_time() {
    let file = temporary("ladder.json");
    let climb = |bots: &str, game: &str| {
        let mut command = polis("arena --json --games 4");
        let command = command.args(["--game", game, "--bots", bots, "--gauntlet"]);
        command.arg(&file).output().unwrap()
    };
    stdout(&climb("random,greedy", "akropolis"));
    let text = stdout(&climb("random,greedy,mason", "akropolis"));
    let ratings: Value = serde_json::from_str(&text).unwrap();
    let ratings = ratings["ratings"].as_array().unwrap();
    let games: Vec<u64> = ratings
        .iter()
        .map(|one| one["games"].as_u64().unwrap())
        .collect();
    assert_eq!(games.iter().sum::<u64>(), 2 * 16);
    assert_eq!(ratings[2]["bot"], "random");
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(kept["results"].as_array().unwrap().len(), 4);
    assert_eq!(kept["ratings"].as_array().unwrap().len(), 3);
    check_failure(
        &climb("random,greedy", "architekton"),
        1,
        "expected one of `game architekton`",
    );
    std::fs::remove_file(file).unwrap();
}
