//! English: the words of the booklet.

use super::ArchitektonRules;

pub const RULES: ArchitektonRules = ArchitektonRules {
    introduction: "Two players lay one town of buildings and landscapes together, each for \
        themselves. In the end your largest group of houses and your chips count.",
    titles: [
        "Parts",
        "Setup",
        "Your turn",
        "Enclosed buildings",
        "The end",
        "The match",
    ],
    lines: [
        "There are 22 buildings. Each of their sides shows one of four sceneries: earth, meadow, \
         water or forest.",
        "There are 24 landscapes, 6 of each scenery.",
        "Each player has 12 houses. At the start each has 1 points chip.",
    ],
    rules: [
        "Shuffle the buildings: the top 4 are the reserve, face down; the next 3 are laid out face \
         up. Do the same with the landscapes: 4 into the reserve, 3 face up. The 6 face-up tiles \
         are the stock.",
        "The next 2 landscapes are the start of the town. They touch at one corner.",
        "The older player begins. Here you choose who begins, or let the lot decide.",
        "Take any two tiles of the stock, one after the other, and lay each: two of a kind or one \
         of each, in any order. Then the stock is refilled to 3 buildings and 3 landscapes.",
        "Buildings and landscapes alternate as on a chessboard: beside a building lie only \
         landscapes, beside a landscape only buildings. A tile must share at least one side with a \
         tile that lies already, and at least one shared side must match: the building shows there \
         the scenery of the landscape. Buildings may be turned; landscapes look the same from all \
         sides.",
        "Whoever lays a building puts one of their houses on it at once. With no house left in \
         hand you must move one of yours there from another building. The building that lost its \
         house has no owner.",
        "Whenever a tile is laid, each building that now has landscapes on all four sides is \
         scored at once, for its owner: the player whose house stands on it, be it their turn or \
         not. If all sides match, the owner gains 1 chip. If 1, 2 or 3 sides do not match, the \
         owner loses 1, 2 or 3 chips, but may first take the house back into the hand: the loss \
         is then 1 smaller.",
        "Whoever cannot pay a loss, even after taking the house back, loses at once: the game ends \
         early, and the opponent has won.",
        "When the piles no longer fill the stock after a turn, the reserves are used, and the last \
         round begins. If the starting player is next, both have one more turn; if the other \
         player is next, only that one has. So both have had equally many turns.",
        "At the end every building that adjoins only 1 or 2 landscapes is removed, with its house. \
         Then each house of your largest group of diagonally connected houses is 1 point, and each \
         chip is 1 point.",
        "The most points win; then the most houses on the board after the removal; else the game \
         is a draw.",
        "A match is a series of games. A win by early end brings 2 victory points, any other win \
         1, a draw none. Players take turns to begin. The first with 2 victory points wins the \
         match.",
    ],
    rulings: [
        "The booklet does not print the buildings. Ours are all combinations in which the sceneries \
         that are present appear equally often: 4 of one scenery, 12 of two, 6 of all four. That \
         makes 22 tiles, and each scenery is on 22 sides.",
        "The 8 chips of the box are material, not a limit: you always receive a chip that you \
         earn.",
        "A tile can enclose several buildings. All gains come first. Then come the losses, those of \
         the player who laid the tile before those of the opponent, in the order north, east, \
         south, west of the tile. Each is decided and paid before the next.",
        "A building without a house is not scored, now or later. A house moved onto a building does \
         not score it again: a building scores only at the moment it becomes enclosed.",
        "The decision belongs to the owner, also in the opponent’s turn. If only one of the two \
         choices can be paid, that one is taken.",
        "If a house has to be moved, it is moved before the scoring.",
        "If no tile of the stock can be laid, before your first or your second lay, the stock is \
         exchanged: its tiles go under their piles, and as many are drawn from the tops, again and \
         again until a tile can be laid. If no tile of stock and piles can be laid, the stock stays \
         as it was and the rest of the turn is skipped. If both players skip a whole turn one after \
         the other, the game ends with the final scoring.",
        "In the last round the reserves go on refilling the stock as long as they last. A stock \
         that cannot be filled any more stays short.",
        "Houses are connected when their buildings touch at a corner and both carry a house of the \
         same player.",
    ],
    figures: [
        "The two landscapes of the start. Buildings can lie on the marked places.",
        "Allowed: both touching sides match.",
        "Not allowed: turned like this, no side matches.",
        "Enclosed, and all four sides match: the owner has gained 1 chip.",
        "Enclosed, and one side does not match: the owner keeps the house and pays 1 chip, or takes \
         it back and pays nothing.",
        "The last round begins at the line. Above, the starting player is next: one more turn for \
         both. Below, the other player is next: one more turn for that one.",
        "The ringed buildings adjoin only 1 or 2 landscapes: they are removed at the end.",
        "Threads join the largest group of each player: houses whose buildings touch at a corner.",
    ],
};
