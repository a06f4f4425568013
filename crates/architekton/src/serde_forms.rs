//! Serde: moves as their text form.

polis_game::serde_as_text!(crate::moves::Move);

#[cfg(test)]
mod tests {
    use crate::Move;

    #[test]
    fn moves_there_and_back() {
        for text in ["B7 3,2 0 from 1,0", "Lw 1,-1", "keep 1,0", "remove 1,0"] {
            let chosen: Move = text.parse().unwrap();
            let json = format!("\"{text}\"");
            assert_eq!(serde_json::to_string(&chosen).unwrap(), json);
            assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), chosen);
        }
        assert!(serde_json::from_str::<Move>("\"B23 0,0 0\"").is_err());
    }
}
