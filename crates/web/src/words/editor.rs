//! The words of the screen: a position that is set up by hand.

pub(crate) mod english;
pub(crate) mod french;
pub(crate) mod german;
pub(crate) mod greek;
pub(crate) mod polish;
pub(crate) mod spanish;

/// The words of the screen: a position that is set up by hand. Where a number is told, it stands
/// apart from what is counted, so that no language has to bend it. Only the
/// module with all screens has more than the title.
#[derive(Debug)]
pub(crate) struct Editor {
    pub(crate) title: &'static str,
    #[cfg(feature = "full")]
    pub(crate) legal: &'static str,
    #[cfg(feature = "full")]
    pub(crate) not_yet: &'static str,
    #[cfg(feature = "full")]
    pub(crate) over: &'static str,
    #[cfg(feature = "full")]
    pub(crate) rule: fn(usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) pool: &'static str,
    #[cfg(feature = "full")]
    pub(crate) pool_line: &'static str,
    #[cfg(feature = "full")]
    pub(crate) in_pool: fn(usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) tile: fn(usize, &str) -> String,
    #[cfg(feature = "full")]
    pub(crate) to_site: &'static str,
    #[cfg(feature = "full")]
    pub(crate) to_stock: &'static str,
    #[cfg(feature = "full")]
    pub(crate) give: fn(&str) -> String,
    #[cfg(feature = "full")]
    pub(crate) taken: fn(&str) -> String,
    #[cfg(feature = "full")]
    pub(crate) paid: fn(usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) fill: &'static str,
    #[cfg(feature = "full")]
    pub(crate) clear: &'static str,
    #[cfg(feature = "full")]
    pub(crate) lift_line: &'static str,
    #[cfg(feature = "full")]
    pub(crate) starting_tile: &'static str,
    #[cfg(feature = "full")]
    pub(crate) needed: &'static str,
    #[cfg(feature = "full")]
    pub(crate) start_stays: &'static str,
    #[cfg(feature = "full")]
    pub(crate) lifted: fn(&str) -> String,
    #[cfg(feature = "full")]
    pub(crate) stones: fn(&str) -> String,
    #[cfg(feature = "full")]
    pub(crate) chips: fn(&str) -> String,
    #[cfg(feature = "full")]
    pub(crate) fewer: &'static str,
    #[cfg(feature = "full")]
    pub(crate) more: &'static str,
    #[cfg(feature = "full")]
    pub(crate) play: &'static str,
    #[cfg(feature = "full")]
    pub(crate) study: &'static str,
    #[cfg(feature = "full")]
    pub(crate) text: &'static str,
    #[cfg(feature = "full")]
    pub(crate) text_line: &'static str,
    #[cfg(feature = "full")]
    pub(crate) copy: &'static str,
    #[cfg(feature = "full")]
    pub(crate) take_over: &'static str,
    #[cfg(feature = "full")]
    pub(crate) cannot_read: &'static str,
    #[cfg(feature = "full")]
    pub(crate) other_game: fn(&str) -> String,
    #[cfg(feature = "full")]
    pub(crate) from_game: &'static str,
    #[cfg(feature = "full")]
    pub(crate) game: &'static str,
    #[cfg(feature = "full")]
    pub(crate) ply: &'static str,
    #[cfg(feature = "full")]
    pub(crate) edit_it: &'static str,
    #[cfg(feature = "full")]
    pub(crate) no_games: &'static str,
    #[cfg(feature = "full")]
    pub(crate) house_of: &'static str,
    #[cfg(feature = "full")]
    pub(crate) no_house: &'static str,
    #[cfg(feature = "full")]
    pub(crate) start: &'static str,
    #[cfg(feature = "full")]
    pub(crate) start_at: fn(&str) -> String,
    #[cfg(feature = "full")]
    pub(crate) turn: &'static str,
    #[cfg(feature = "full")]
    pub(crate) lays: &'static str,
    #[cfg(feature = "full")]
    pub(crate) losses: &'static str,
    #[cfg(feature = "full")]
    pub(crate) players: &'static str,
    #[cfg(feature = "full")]
    pub(crate) no_architect: &'static str,
    #[cfg(feature = "full")]
    pub(crate) not_used: fn(usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) twice: fn(usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) misfit: fn(&str, &str) -> String,
    #[cfg(feature = "full")]
    pub(crate) too_many_turns: fn(usize, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) turn_order: fn(&str, usize, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) site_size: fn(usize, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) stones_most: fn(&str, usize, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) stones_least: fn(&str, usize, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) no_plaza: fn(usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) paid_too_much: fn(usize, usize, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) architect_stones: fn(usize, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) building_twice: fn(usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) too_many_landscapes: fn(&str, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) too_many_houses: fn(&str, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) houses_before_turns: fn(&str, usize, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) houses_moved: &'static str,
    #[cfg(feature = "full")]
    pub(crate) stock_size: fn(usize, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) lays_left: &'static str,
    #[cfg(feature = "full")]
    pub(crate) two_each: fn(&str, usize) -> String,
    #[cfg(feature = "full")]
    pub(crate) chips_wrong: &'static str,
    #[cfg(feature = "full")]
    pub(crate) no_loss: fn(&str) -> String,
    #[cfg(feature = "full")]
    pub(crate) no_choice: fn(&str) -> String,
    #[cfg(feature = "full")]
    pub(crate) nothing_fits: &'static str,
    #[cfg(feature = "full")]
    pub(crate) not_over: &'static str,
    #[cfg(feature = "full")]
    pub(crate) malformed: &'static str,
    #[cfg(feature = "full")]
    pub(crate) keys_line: &'static str,
}
