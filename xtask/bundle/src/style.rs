//! Style sheets without what is there for people only.

/// The same without comments and blank space that says nothing.
pub(crate) fn minified(style: &str) -> String {
    let mut small = String::with_capacity(style.len());
    let mut rest = style;
    let mut has_gap = false;
    let mut quote = None;
    while let Some(letter) = rest.chars().next() {
        if quote.is_none() && rest.starts_with("/*") {
            rest = rest.find("*/").map_or("", |end| &rest[end + 2..]);
            has_gap = true;
            continue;
        }
        rest = &rest[letter.len_utf8()..];
        if quote.is_none() && letter.is_whitespace() {
            has_gap = true;
            continue;
        }
        if has_gap && needs_gap(small.chars().last(), letter) {
            small.push(' ');
        }
        has_gap = false;
        if letter == '}' && small.ends_with(';') {
            small.pop();
        }
        match quote {
            None if letter == '"' || letter == '\'' => quote = Some(letter),
            Some(mark) if mark == letter => quote = None,
            None | Some(_) => {}
        }
        small.push(letter);
    }
    small
}

/// Whether a space between two letters means something.
fn needs_gap(before: Option<char>, after: char) -> bool {
    let Some(before) = before else {
        return false;
    };
    // A colon after a space begins a selector for any element; signs in `calc` need both spaces.
    !matches!(before, '{' | '}' | ';' | ',' | '>')
        && !matches!(after, '{' | '}' | ';' | ',' | '>')
        && before != ':'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_says_nothing_goes() {
        for (style, small) in [
            (
                "/* a */ a :is(b, c) > d {\n  color: red;\n}\n",
                "a :is(b,c)>d{color:red}",
            ),
            ("a{width:calc(1px + 2px)}", "a{width:calc(1px + 2px)}"),
            (
                "a { content: \" ; \"; b: c !important; }",
                "a{content:\" ; \";b:c !important}",
            ),
            (
                "@media (min-width: 1px) and (b) { * { c: d } }",
                "@media (min-width:1px) and (b){*{c:d}}",
            ),
            ("a,\nb + c ~ d { e: f /* g */ h }", "a,b + c ~ d{e:f h}"),
        ] {
            assert_eq!(minified(style), small);
        }
    }
}
