//! `polis regret` as a script uses it.

use serde_json::Value;

use super::{run, stdout};

#[test]
fn weaker_players_give_away_more() {
    for game in ["akropolis", "architekton"] {
        let arguments = "--bots master,random --positions 8 --playouts 300 --threads 2 --json";
        let found = stdout(&run(&format!("regret --game {game} {arguments}")));
        let found: Value = serde_json::from_str(&found).unwrap();
        assert_eq!(found["positions"], 8);
        let regret = |bot: usize| found["bots"][bot]["utility"]["mean"].as_f64().unwrap();
        assert!(regret(0) < regret(1), "{game}: {found}");
        assert_eq!(found["bots"][1]["name"], "random");
    }
    let text = stdout(&run(
        "regret --game akropolis --bots greedy --positions 1 --playouts 100",
    ));
    assert!(text.starts_with("1 positions, 100 playouts"), "{text}");
}
