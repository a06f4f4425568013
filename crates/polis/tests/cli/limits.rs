//! `polis limits` as a script uses it.

use serde_json::Value;

use super::{check_failure, run, stdout, temporary};

#[test]
fn what_is_found_is_within_the_bound_and_its_record_replays() {
    let path = temporary("limits.polis");
    let out = path.display();
    let found = stdout(&run(&format!(
        "limits --seed 1 --deals 2 --beam 4 --playouts 20 --architect metagenes --out {out} --json"
    )));
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!(found["architect"], "metagenes");
    let deals = found["deals"].as_array().unwrap();
    assert_eq!(deals.len(), 2);
    for deal in deals {
        let points = |key: &str| deal[key].as_i64().unwrap();
        assert!(points("found") <= points("upper_bound"), "{deal}");
        assert!(points("daidalos") <= points("upper_bound"), "{deal}");
    }
    let best = deals.iter().map(|deal| deal["found"].as_i64()).max();
    let best = best.flatten().unwrap();
    let score = stdout(&run(&format!("score {out}")));
    assert!(score.contains(&best.to_string()), "{score}");
    std::fs::remove_file(path).unwrap();
}

#[test]
fn the_table_has_a_line_for_each_deal_and_the_mean() {
    let text = stdout(&run("limits --seed 7 --deals 2 --beam 1"));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("seed 7: found "), "{text}");
    assert!(lines[2].starts_with("on average: found "), "{text}");
}

#[test]
fn wrong_questions_are_told() {
    check_failure(
        &run("limits --seed 1 --beam 0"),
        2,
        "0 is not in 1..=100000",
    );
    check_failure(
        &run("limits --seed 1 --architect vitruvius"),
        2,
        "expected hippodamos, metagenes or callicrates",
    );
    check_failure(
        &run("limits --seed 18446744073709551615 --deals 2"),
        2,
        "go beyond the last seed",
    );
    check_failure(
        &run("limits --seed 1 --out no/such/folder/best.polis"),
        1,
        "there is no folder",
    );
}
