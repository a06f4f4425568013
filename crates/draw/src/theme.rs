//! The colours of the tables by day and by night.
//!
//! Drawings name colours as CSS custom properties, `var(--houses)`; a page defines them, say with
//! [`Theme::css`], and a drawing that [stands alone](crate::StandAlone) has their values written in.

use std::fmt;

/// Day or night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Theme {
    /// A sunlit model on a limewashed table.
    #[default]
    Light,
    /// The same model under a lamp, beside a dark sea.
    Dark,
}

impl Theme {
    /// Both themes.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// Every token with its value, without the leading `--`.
    pub fn tokens(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        TOKENS.iter().map(move |&(name, light, dark)| match self {
            Theme::Light => (name, light),
            Theme::Dark => (name, dark),
        })
    }

    /// The value of a token.
    pub fn value(self, token: &str) -> Option<&'static str> {
        self.tokens()
            .find(|&(name, _)| name == token)
            .map(|(_, value)| value)
    }

    /// The tokens as CSS declarations, to stand within a rule.
    pub fn css(self) -> impl fmt::Display {
        fmt::from_fn(move |f| {
            self.tokens()
                .try_for_each(|(name, value)| write!(f, "--{name}:{value};"))
        })
    }
}

/// Name, light, dark. `shadow-a` and `hi-a` are opacities.
const TOKENS: [(&str, &str, &str); 58] = [
    // Surfaces.
    ("table", "#F4ECDE", "#13232F"),
    ("table-far", "#E9DDC8", "#0B161F"),
    ("panel", "#FCF8F1", "#182935"),
    ("panel-2", "#F1E8D8", "#203644"),
    ("line", "#DACBB1", "#324C5B"),
    ("line-strong", "#B8A481", "#587486"),
    // Words.
    ("ink", "#2A251F", "#F3EADB"),
    ("ink-2", "#655847", "#B9AF9D"),
    // Meaning.
    ("sea", "#14506B", "#8CC6DC"),
    ("bronze", "#835216", "#E3B768"),
    ("bronze-lit", "#C08A3A", "#E3B768"),
    ("gain", "#17694F", "#74D0AD"),
    ("on-gain", "#FFFFFF", "#0C1F1A"),
    ("loss", "#A23D26", "#F29A7E"),
    ("on-loss", "#FFFFFF", "#2A0F07"),
    ("focus", "#0B5FA5", "#9AD6F2"),
    ("ghost-ok", "#0F7A5C", "#3FC79A"),
    // Districts.
    ("houses", "#3B86C4", "#4676BB"),
    ("markets", "#F0BC3C", "#DDAD33"),
    ("barracks", "#A62F2C", "#952B2C"),
    ("temples", "#653791", "#57347A"),
    ("gardens", "#74953F", "#6B8C42"),
    ("quarry", "#A69C98", "#918985"),
    ("plaza", "#F2EBDA", "#DAD1BF"),
    // Stone, by the way it looks at the sun.
    ("face-sw", "#EBDCC1", "#B9AB93"),
    ("face-s", "#D5BF9B", "#94866F"),
    ("face-se", "#B69A74", "#6C604F"),
    ("joint", "#8C7250", "#4B4134"),
    ("seam", "#4A3826", "#1B140C"),
    ("lime", "#FDF9F0", "#EFE8DA"),
    ("lime-2", "#E9E0D2", "#CFC6B6"),
    ("lime-shade", "#BFC3C6", "#8C95A0"),
    ("stone", "#C9C0B6", "#AAA29A"),
    ("stone-2", "#A59B91", "#87807A"),
    ("stone-3", "#837A72", "#67615D"),
    ("ground", "#E6D6B9", "#3A4A50"),
    ("ground-edge", "#C6AF87", "#22313A"),
    ("water", "#2C7C9E", "#1F6C90"),
    ("water-2", "#1B5F80", "#124B69"),
    ("water-lit", "#9CD0DC", "#7FBFD2"),
    ("shadow", "#4A2F1A", "#03080C"),
    ("shadow-a", ".26", ".46"),
    ("hi", "#FFFFFF", "#FFF3D6"),
    ("hi-a", ".42", ".24"),
    ("fringe", "rgba(140,114,80,.42)", "rgba(150,180,196,.34)"),
    ("disc", "#FFFBF2", "#FBF3E2"),
    ("disc-ink", "#2A251F", "#1E1A14"),
    // Architekton.
    ("earth", "#B4734A", "#A2653F"),
    ("meadow", "#BECD62", "#A9BA55"),
    ("waters", "#4690B5", "#3C80A5"),
    ("forest", "#24504A", "#1F4741"),
    ("court", "#F0E6D3", "#D9CEBB"),
    ("seat1", "#B4472D", "#C4553A"),
    ("seat1-2", "#8E321D", "#933723"),
    ("seat2", "#39386B", "#5150A0"),
    ("seat2-2", "#262550", "#353478"),
    // Fonts.
    ("serif", SERIF, SERIF),
    ("sans", SANS, SANS),
];

const SERIF: &str = "Alegreya,Georgia,serif";
const SANS: &str = "Commissioner,system-ui,sans-serif";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_knows_its_values() {
        assert_eq!(Theme::Light.value("houses"), Some("#3B86C4"));
        assert_eq!(Theme::Dark.value("houses"), Some("#4676BB"));
        assert_eq!(Theme::Dark.value("colour"), None);
        assert!(
            Theme::Dark
                .css()
                .to_string()
                .starts_with("--table:#13232F;--table-far:#0B161F;")
        );
    }
}
