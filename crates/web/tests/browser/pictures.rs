//! Pictures of every screen, by day and by night, large and small: `cargo xtask screenshots`.

use std::path::PathBuf;

use crate::driver::Browser;
use crate::scenes::{Look, scenes};

fn take(width: u32, height: u32) {
    let Some(folder) = std::env::var_os("POLIS_PICTURES").map(PathBuf::from) else {
        return;
    };
    let Some(browser) = Browser::start(&format!("pictures-{width}")) else {
        return;
    };
    std::fs::create_dir_all(&folder).unwrap();
    browser.resize(width, height);
    browser.hold_still();
    for theme in ["light", "dark"] {
        for scene in scenes() {
            let language = "en";
            scene.show(&browser, Look { theme, language });
            let name = format!("{}-{width}x{height}-{theme}.png", scene.name);
            std::fs::write(folder.join(name), browser.picture()).unwrap();
        }
    }
}

#[test]
fn pictures_of_every_screen_on_a_desk() {
    take(1440, 900);
}

#[test]
fn pictures_of_every_screen_on_a_phone() {
    take(390, 844);
}
