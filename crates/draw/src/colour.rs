//! Writing the values of colours into a drawing, for programs that know no custom properties.
//!
//! Drawings use two forms, which a browser resolves: `var(--houses)`, and
//! `color-mix(in oklab,var(--houses) 78%,#1c0f06)` for colours made of others.

use crate::theme::Theme;

const VARIABLE: &str = "var(--";
const MIX: &str = "color-mix(in oklab,";

/// The drawing with every colour as a plain value.
pub(crate) fn inline(drawing: &str, theme: Theme) -> String {
    let mut out = String::with_capacity(drawing.len());
    let mut rest = drawing;
    while let Some(start) = next_form(rest) {
        let (before, form) = rest.split_at(start);
        out.push_str(before);
        let end = form_end(form);
        out.push_str(&resolve(&form[..end], theme));
        rest = &form[end..];
    }
    out.push_str(rest);
    out
}

/// Where the next form starts that has to be resolved.
fn next_form(text: &str) -> Option<usize> {
    match (text.find(VARIABLE), text.find(MIX)) {
        (Some(variable), Some(mix)) => Some(variable.min(mix)),
        (variable, mix) => variable.or(mix),
    }
}

/// Where the parenthesis closes that the form opens.
fn form_end(form: &str) -> usize {
    let mut open = 0;
    for (index, byte) in form.bytes().enumerate() {
        match byte {
            b'(' => open += 1,
            b')' if open == 1 => return index + 1,
            b')' => open -= 1,
            _ => {}
        }
    }
    form.len()
}

/// The value of a form; what is none stays as it is.
fn resolve(form: &str, theme: Theme) -> String {
    let inner = |prefix| {
        form.strip_prefix(prefix)
            .and_then(|form| form.strip_suffix(')'))
    };
    if let Some(name) = inner(VARIABLE) {
        return theme.value(name).unwrap_or(form).to_owned();
    }
    let mixed = inner(MIX).and_then(|parts| {
        let (first, second) = parts.split_once(',')?;
        let (first, percent) = first.trim_end_matches('%').rsplit_once(' ')?;
        let share = percent.parse::<f64>().ok()? / 100.0;
        let first = Rgb::parse(&resolve(first, theme))?;
        let second = Rgb::parse(&resolve(second, theme))?;
        Some(first.mix(share, second).to_hex())
    });
    mixed.unwrap_or_else(|| form.to_owned())
}

/// A colour of the sRGB space, each part from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rgb([f64; 3]);

impl Rgb {
    /// Reads `#RGB` or `#RRGGBB`.
    fn parse(text: &str) -> Option<Rgb> {
        let digits = text.strip_prefix('#')?;
        let number = u32::from_str_radix(digits, 16).ok()?;
        let part = |shift: u32, mask: u32| f64::from(number >> shift & mask) / f64::from(mask);
        match digits.len() {
            3 => Some(Rgb([part(8, 15), part(4, 15), part(0, 15)])),
            6 => Some(Rgb([part(16, 255), part(8, 255), part(0, 255)])),
            _ => None,
        }
    }

    /// This colour in this share with another, mixed in Oklab as CSS does it.
    fn mix(self, share: f64, other: Rgb) -> Rgb {
        let (first, second) = (self.to_oklab(), other.to_oklab());
        let mixed = [0, 1, 2].map(|part| first[part] * share + second[part] * (1.0 - share));
        Rgb::from_oklab(mixed)
    }

    fn to_oklab(self) -> [f64; 3] {
        let linear = self.0.map(|part| {
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        times(LAB, times(LMS, linear).map(f64::cbrt))
    }

    fn from_oklab(lab: [f64; 3]) -> Rgb {
        let cubes = times(LMS_OF_LAB, lab).map(|part| part * part * part);
        Rgb(times(RGB_OF_LMS, cubes).map(|part| {
            if part <= 0.003_130_8 {
                part * 12.92
            } else {
                1.055 * part.powf(1.0 / 2.4) - 0.055
            }
        }))
    }

    fn to_hex(self) -> String {
        let [red, green, blue] = self
            .0
            .map(|part| (part.clamp(0.0, 1.0) * 255.0).round() as u8);
        format!("#{red:02x}{green:02x}{blue:02x}")
    }
}

type Matrix = [[f64; 3]; 3];

fn times(matrix: Matrix, vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2])
}

// The matrices of Björn Ottosson's Oklab.
const LMS: Matrix = [
    [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
    [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
    [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
];
const LAB: Matrix = [
    [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
    [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
    [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
];
const LMS_OF_LAB: Matrix = [
    [1.0, 0.396_337_777_4, 0.215_803_757_3],
    [1.0, -0.105_561_345_8, -0.063_854_172_8],
    [1.0, -0.089_484_177_5, -1.291_485_548_0],
];
const RGB_OF_LMS: Matrix = [
    [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
    [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
    [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701_0],
];

#[cfg(test)]
mod tests {
    use super::*;

    fn check(drawing: &str, expected: &str) {
        assert_eq!(inline(drawing, Theme::Light), expected);
    }

    #[test]
    fn variables_get_their_values() {
        check(
            r#"<a fill="var(--houses)" opacity="var(--shadow-a)"/>"#,
            r##"<a fill="#3B86C4" opacity=".26"/>"##,
        );
        check("nothing to do", "nothing to do");
        check("var(--unknown) var(--hi", "var(--unknown) var(--hi");
    }

    #[test]
    fn mixtures_are_mixed_as_a_browser_mixes_them() {
        check("color-mix(in oklab,#ff0000 100%,#0000ff)", "#ff0000");
        // The value that browsers give for the middle of black and white in Oklab.
        check("color-mix(in oklab,#fff 50%,#000)", "#636363");
        check("color-mix(in oklab,#ff0000 50%,#0000ff)", "#8c53a2");
        check(
            "color-mix(in oklab,var(--houses) 0%,var(--hi))!",
            "#ffffff!",
        );
    }
}
