//! Drawings of many pieces, of which only those that changed are put into the page anew.

use leptos::prelude::*;
use leptos::svg;
use web_sys::Element;

/// A piece that is in the page, and what it was made of.
struct Piece {
    drawn: String,
    element: Element,
}

/// A group of pieces, each over those before it. One that is drawn as before stays as it is, so that
/// the browser need not look at it again.
pub(super) fn pieces(drawn: impl Fn() -> Vec<String> + 'static) -> impl IntoView {
    let group = NodeRef::<svg::G>::new();
    Effect::new(move |before: Option<Vec<Piece>>| {
        let drawn = drawn();
        match group.get() {
            Some(group) => put(&group, before.unwrap_or_default(), drawn),
            None => Vec::new(),
        }
    });
    view! { <g node_ref=group></g> }
}

/// Changes what is in a group. Pieces that stay keep their order.
fn put(group: &Element, before: Vec<Piece>, drawn: Vec<String>) -> Vec<Piece> {
    let mut before: Vec<Option<Piece>> = before.into_iter().map(Some).collect();
    let mut passed = 0;
    let mut pieces = Vec::with_capacity(drawn.len());
    for drawn in drawn {
        let is_same =
            |piece: &Option<Piece>| piece.as_ref().is_some_and(|piece| piece.drawn == drawn);
        let kept = before[passed..].iter().position(is_same).and_then(|ahead| {
            passed += ahead + 1;
            before[passed - 1].take()
        });
        pieces.extend(kept.or_else(|| made(drawn)));
    }
    for gone in before.into_iter().flatten() {
        gone.element.remove();
    }
    let mut next = group.first_child();
    for piece in &pieces {
        let node: &web_sys::Node = piece.element.as_ref();
        if next.as_ref() == Some(node) {
            next = node.next_sibling();
        } else {
            // A group takes whatever is an element.
            let _ = group.insert_before(node, next.as_ref());
        }
    }
    pieces
}

fn made(drawn: String) -> Option<Piece> {
    let namespace = Some("http://www.w3.org/2000/svg");
    let element = document().create_element_ns(namespace, "g").ok()?;
    element.set_inner_html(&drawn);
    Some(Piece { drawn, element })
}
