//! English.

use super::{LessonText, step};

pub const LESSON: LessonText = LessonText {
    akropolis: [
        step(
            "Your city",
            "Every city begins with this tile: a plaza with one star and three quarries. You will \
             build for a few turns, beside it and on top of it. The computer builds a city of its \
             own.",
        ),
        step(
            "The construction site",
            "Here lie the tiles. The first is free; each next one costs one stone more. You have 1 \
             stone. Every stone that is left at the end is a point.",
        ),
        step(
            "Your first tile",
            "Take the first tile: two houses and a quarry. Lay it beside your city so that at least \
             two edges touch. Tap a place, and tap again to turn the tile.",
        ),
        step(
            "Houses",
            "Your two houses lie side by side: a group of value 2. The plaza multiplies it by its \
             star: 2 × 1 = 2 points. Of houses only the largest group counts.",
        ),
        step(
            "The computer builds",
            "The computer has taken the first tile that was left, for nothing. This is its city; \
             the ring shows its last tile.",
        ),
        step(
            "A plaza",
            "The last tile has a markets plaza, a house and a garden. It costs 1 stone. Take it, and \
             lay it so that its house joins your group.",
        ),
        step(
            "A new round",
            "One tile was left. It became the first, a stack was laid out after it, and the Chief \
             Architect’s marker passed to the computer, which has begun the round.",
        ),
        step(
            "On top",
            "Now build upwards. Take the first tile and lay it on three hexes of the same height \
             that belong to two tiles. Cover at least one quarry, but no plaza.",
        ),
        step(
            "Levels and stones",
            "Each quarry that you covered gave you a stone. On level 2 a district is worth 2, and \
             what lies below it counts no more. Your market counts times the 2 stars of its plaza.",
        ),
        step(
            "The computer builds",
            "The computer has taken a tile. Again one was left, and the third round begins, with \
             you.",
        ),
        step(
            "Markets",
            "A market counts only if it touches no other market. Take the first tile, and lay it so \
             that your markets are worth more than before.",
        ),
        step(
            "The other districts",
            "Barracks count at the edge of the city, temples where all six sides are built up, \
             gardens always. But every type needs its plaza: no star, no points.",
        ),
        step(
            "The computer builds",
            "Two tiles are left for you. The first is free, the second costs a stone.",
        ),
        step(
            "Your choice",
            "Take either tile and find a place that brings 4 points or more. The chips over the \
             tile show what changes.",
        ),
        step(
            "How it ends",
            "A game for two has 36 turns. Then each type counts its value times its stars, and each \
             stone is a point. The score sheet shows what you have now.",
        ),
        step(
            "Now a real game",
            "You know all that you need. The rules tell about lakes, variants, and the game alone \
             against the Illustrious Architect.",
        ),
    ],
    architekton: [
        step(
            "The town",
            "Both players build one town. It begins with two landscapes that touch at a corner, \
             here earth and meadow. Buildings and landscapes alternate as on a chessboard.",
        ),
        step(
            "The stock",
            "Three buildings and three landscapes lie open. In your turn you take two tiles, one \
             after the other, and lay each. At least one side must match what it touches.",
        ),
        step(
            "Your first building",
            "Take the first building, with earth and meadow in turn. Lay it between the two \
             landscapes so that both sides match. Tap again to turn it. One of your houses goes onto \
             it.",
        ),
        step(
            "A landscape",
            "Your second tile: take earth or meadow, and lay it on an open side of your building \
             where it matches.",
        ),
        step(
            "The computer builds",
            "The computer has laid a building in the other corner between the landscapes. Its house \
             is a dome, yours have gables.",
        ),
        step(
            "Its second tile",
            "The computer’s landscape matches its own building. After a turn the stock is refilled.",
        ),
        step(
            "Enclosed",
            "One side of your building is still open. Lay the landscape that matches there: all four \
             sides match, and you gain a chip.",
        ),
        step(
            "A group",
            "Houses whose buildings touch at a corner are a group. Lay the building that shows earth \
             on all sides at a corner of yours. One of its sides will not match.",
        ),
        step(
            "The computer replies",
            "The computer has laid earth beside your new building. Three sides are closed, and one \
             of them does not match.",
        ),
        step(
            "A loss",
            "With its second tile it has enclosed your building. One side does not match: that costs \
             you a chip, or the house.",
        ),
        step(
            "Your decision",
            "Keep the house and pay 1 chip: your group stays together. Or take it back and pay \
             nothing. It is for you to decide.",
        ),
        step(
            "Chips",
            "Whoever cannot pay a loss loses the game at once. So take care with sides that do not \
             match, above all with few chips.",
        ),
        step(
            "The group grows",
            "Lay any building at a corner of a building that carries your house. Look at how many of \
             its sides match.",
        ),
        step("Your second tile", "Lay what you like, where it fits."),
        step(
            "How it ends",
            "When the piles run out, the last round begins. Then buildings beside only one or two \
             landscapes are removed. Each house of your largest group is a point, and so is each chip.",
        ),
        step(
            "Now a real game",
            "You know all that you need. The rules tell what happens in rare cases, and about the \
             match.",
        ),
    ],
    answers: [
        "It cannot lie there.",
        "That is another tile. Take the one that is asked for.",
        "That is allowed, but only one edge touches. Move it closer: two edges at least.",
        "That is allowed, but stay on the ground this time: lay it beside your city.",
        "That is allowed, but its house does not join your group. Turn it, or lay it beside your \
         houses.",
        "That is allowed, but it covers no quarry. Lay it on top of at least one.",
        "That is allowed, but it covers a plaza, and its stars would be gone. Choose another place.",
        "That is allowed, but your markets would not be worth more. Keep them apart, and cover none.",
        "That is allowed, but it brings less than 4 points. Look at the chips over the tile.",
        "Not yet: both sides that touch must match. Lay it between the two landscapes, and turn it.",
        "That is allowed, but it does not enclose your building with four matching sides.",
        "That is allowed, but it touches no corner of a building with your house.",
    ],
};
