//! Remarks on the page, each with a mark.

use leptos::prelude::*;

use polis_client::table::architekton::speech::{RemarkTone, SpokenRemark};

/// Remarks as a list, each with a mark for its tone.
pub(super) fn remarks(remarks: Vec<SpokenRemark>) -> impl IntoView {
    let lines = remarks.into_iter().map(|remark| {
        let (class, mark) = match remark.tone {
            RemarkTone::Good => ("good", "<path d='M6 10.2l2.7 2.8l5.3 -5.8'/>"),
            RemarkTone::Care => ("care", "<path d='M10 5.5v5.6M10 14v.2'/>"),
            RemarkTone::Bad => ("bad", "<path d='M7 7l6 6M13 7l-6 6'/>"),
        };
        view! {
            <li class=class>
                <svg viewBox="0 0 20 20" aria-hidden="true">
                    <circle cx="10" cy="10" r="9"></circle>
                    <g inner_html=mark></g>
                </svg>
                <span>{remark.text}</span>
            </li>
        }
    });
    view! { <ul class="remarks">{lines.collect_view()}</ul> }
}
