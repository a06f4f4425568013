//! What a backup holds of which table, in which order.

use Kind::{Integer, Real, Text};

/// A table of the database and its columns, in an order in which each refers only to those before.
pub(super) struct Kept {
    pub(super) table: &'static str,
    pub(super) columns: &'static [(&'static str, Kind)],
}

/// What is in a column.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Text,
    Integer,
    Real,
}

impl Kept {
    /// The columns that a file of a version has; what it has not gets its default.
    pub(super) fn columns_in(&self, version: u32) -> &'static [(&'static str, Kind)] {
        let known = match (self.table, version) {
            ("credentials", 1) => 6,
            ("people", 1 | 2) | ("rating_points", 1..=3) => 7,
            ("people", 3) => 8,
            _ => self.columns.len(),
        };
        &self.columns[..known]
    }
}

pub(super) const KEPT: &[Kept] = &[
    Kept {
        table: "people",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("kind", Text),
            ("name_key", Text),
            ("password", Text),
            ("created", Integer),
            ("kept_settings", Text),
            ("suspended", Integer),
            ("recovery", Text),
            ("recovery_made", Integer),
        ],
    },
    Kept {
        table: "credentials",
        columns: &[
            ("hash", Text),
            ("id", Text),
            ("person", Text),
            ("kind", Text),
            ("label", Text),
            ("created", Integer),
            ("used", Integer),
            ("expires", Integer),
            ("renews", Integer),
            ("scope", Text),
        ],
    },
    // With how far they are, which the database has in `progress`.
    Kept {
        table: "tables",
        columns: &[
            ("number", Integer),
            ("id", Text),
            ("status", Integer),
            ("public", Integer),
            ("game", Text),
            ("seats", Integer),
            ("seq", Integer),
            ("opened", Integer),
            ("changed", Integer),
            ("ended", Integer),
            ("wake", Integer),
            ("turn", Integer),
            ("listing", Text),
            ("outcome", Text),
            ("setup", Text),
        ],
    },
    Kept {
        table: "log",
        columns: &[
            ("table_number", Integer),
            ("seq", Integer),
            ("at", Integer),
            ("body", Text),
        ],
    },
    Kept {
        table: "seats",
        columns: &[
            ("table_number", Integer),
            ("seat", Integer),
            ("person", Text),
            ("ended", Integer),
        ],
    },
    Kept {
        table: "ratings",
        columns: &[
            ("person", Text),
            ("game", Text),
            ("seats", Integer),
            ("rating", Real),
            ("deviation", Real),
            ("volatility", Real),
            ("games", Integer),
        ],
    },
    Kept {
        table: "rating_points",
        columns: &[
            ("person", Text),
            ("game", Text),
            ("seats", Integer),
            ("at", Integer),
            ("table_number", Integer),
            ("rating", Real),
            ("deviation", Real),
            ("rating_before", Real),
        ],
    },
    Kept {
        table: "statistics",
        columns: &[
            ("person", Text),
            ("game", Text),
            ("seats", Integer),
            ("games", Integer),
            ("wins", Integer),
            ("shared", Integer),
            ("full_games", Integer),
            ("points", Integer),
            ("best", Integer),
        ],
    },
    Kept {
        table: "push_subscriptions",
        columns: &[
            ("id", Text),
            ("person", Text),
            ("session", Text),
            ("endpoint", Text),
            ("p256dh", Text),
            ("auth", Text),
            ("host", Text),
            ("quiet_from", Integer),
            ("quiet_to", Integer),
            ("utc_offset", Integer),
            ("made", Integer),
            ("failures", Integer),
            ("not_before", Integer),
        ],
    },
    Kept {
        table: "passkeys",
        columns: &[
            ("id", Text),
            ("credential", Text),
            ("person", Text),
            ("label", Text),
            ("public_key", Text),
            ("counter", Integer),
            ("created", Integer),
            ("used", Integer),
        ],
    },
    // Challenges that were used are soon over, and are not put back.
    Kept {
        table: "provider_identities",
        columns: &[
            ("issuer", Text),
            ("subject", Text),
            ("person", Text),
            ("created", Integer),
        ],
    },
    // Codes that were sent by mail are soon over, and are not put back.
    Kept {
        table: "mail_addresses",
        columns: &[
            ("person", Text),
            ("address", Text),
            ("since", Integer),
            ("language", Text),
            ("stop", Text),
            ("turns", Integer),
            ("challenges", Integer),
            ("quiet_from", Integer),
            ("quiet_to", Integer),
            ("utc_offset", Integer),
            ("failures", Integer),
            ("not_before", Integer),
        ],
    },
    Kept {
        table: "deals",
        columns: &[
            ("id", Text),
            ("day", Integer),
            ("contest", Text),
            ("host", Text),
            ("plan", Text),
            ("setup", Text),
            ("made", Integer),
            ("closes", Integer),
        ],
    },
    Kept {
        table: "deal_tries",
        columns: &[
            ("deal", Text),
            ("person", Text),
            ("table_id", Text),
            ("place", Integer),
            ("began", Integer),
            ("guest", Integer),
            ("browser", Text),
            ("ended", Integer),
            ("points", Integer),
            ("opponent", Integer),
            ("won", Integer),
            ("full_game", Integer),
        ],
    },
    Kept {
        table: "solo_games",
        columns: &[
            ("table_number", Integer),
            ("architect", Text),
            ("person", Text),
            ("points", Integer),
            ("opponent", Integer),
            ("won", Integer),
            ("ended", Integer),
        ],
    },
    Kept {
        table: "tournaments",
        columns: &[
            ("id", Text),
            ("host", Text),
            ("plan", Text),
            ("public", Integer),
            ("status", Integer),
            ("version", Integer),
            ("round", Integer),
            ("rounds", Integer),
            ("made", Integer),
            ("began", Integer),
            ("ended", Integer),
            ("next_round", Integer),
            ("wake", Integer),
        ],
    },
    Kept {
        table: "tournament_players",
        columns: &[
            ("tournament", Text),
            ("person", Text),
            ("lot", Integer),
            ("joined", Integer),
            ("presence", Integer),
        ],
    },
    Kept {
        table: "tournament_games",
        columns: &[
            ("tournament", Text),
            ("round", Integer),
            ("board", Integer),
            ("players", Text),
            ("table_id", Text),
            ("opened", Integer),
            ("ended", Integer),
            ("result", Text),
        ],
    },
    Kept {
        table: "names",
        columns: &[("hash", Text), ("person", Text), ("until", Integer)],
    },
    Kept {
        table: "hosts",
        columns: &[("person", Text), ("since", Integer)],
    },
    Kept {
        table: "site",
        columns: &[("name", Text), ("value", Text)],
    },
    Kept {
        table: "invitations",
        columns: &[
            ("code", Text),
            ("note", Text),
            ("created", Integer),
            ("expires", Integer),
            ("uses", Integer),
            ("most_uses", Integer),
        ],
    },
    Kept {
        table: "host_deeds",
        columns: &[
            ("at", Integer),
            ("person", Text),
            ("what", Text),
            ("about", Text),
        ],
    },
    // Who looks for a game, is connected or is challenged at a moment is not put back.
    Kept {
        table: "blocks",
        columns: &[("person", Text), ("other", Text), ("since", Integer)],
    },
    Kept {
        table: "friendships",
        columns: &[
            ("asker", Text),
            ("asked", Text),
            ("made", Integer),
            ("since", Integer),
        ],
    },
    Kept {
        table: "reports",
        columns: &[
            ("id", Text),
            ("at", Integer),
            ("reporter", Text),
            ("about", Text),
            ("reason", Text),
            ("body", Text),
            ("table_id", Text),
            ("chat", Text),
            ("closed", Integer),
        ],
    },
    Kept {
        table: "spectator_chat",
        columns: &[
            ("table_number", Integer),
            ("number", Integer),
            ("person", Text),
            ("said_key", Integer),
            ("at", Integer),
            ("body", Text),
        ],
    },
    Kept {
        table: "turn_plans",
        columns: &[
            ("table_number", Integer),
            ("person", Text),
            ("seq", Integer),
            ("takebacks", Integer),
            ("at", Integer),
            ("body", Text),
        ],
    },
    Kept {
        table: "studies",
        columns: &[
            ("id", Text),
            ("owner", Text),
            ("leader", Text),
            ("title", Text),
            ("trying", Integer),
            ("version", Integer),
            ("last_number", Integer),
            ("place", Text),
            ("made", Integer),
            ("changed", Integer),
        ],
    },
    Kept {
        table: "study_chapters",
        columns: &[
            ("study", Text),
            ("number", Integer),
            ("place", Integer),
            ("name", Text),
            ("game", Text),
            ("plies", Integer),
            ("revision", Integer),
            ("record", Text),
        ],
    },
    Kept {
        table: "study_offers",
        columns: &[
            ("study", Text),
            ("number", Integer),
            ("person", Text),
            ("place", Text),
        ],
    },
    Kept {
        table: "suspensions",
        columns: &[("person", Text), ("until", Integer)],
    },
    // At which tables they are noted is found out anew.
    Kept {
        table: "vacations",
        columns: &[("person", Text), ("began", Integer), ("until", Integer)],
    },
    // The clocks of games stand still from the backup until it is put back.
    Kept {
        table: "heartbeat",
        columns: &[("only_row", Integer), ("alive", Integer)],
    },
    Kept {
        table: "outages",
        columns: &[("began", Integer), ("ended", Integer)],
    },
    Kept {
        table: "secrets",
        columns: &[("name", Text), ("value", Text)],
    },
];
