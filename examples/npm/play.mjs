// Two players meet, and every hex of the winner says why it counts.
//
//     node play.mjs [SEED]

import { Akropolis } from "polis-games";

const seed = Number(process.argv[2] ?? 1);
const game = new Akropolis({ players: 2, seed });
const players = ["greedy", "mason"];
players.forEach((player, index) => game.setName(index + 1, player));
while (!game.isOver) {
  game.play(game.choose(players[game.toMove - 1], { seed: seed + game.ply }));
}

const { winners, points } = game.outcome;
console.log(`${winners.map((seat) => game.name(seat)).join(" and ")} wins ${points.join(" : ")}`);
const [winner] = winners;
for (const { hex, construction, value, stars, reason } of game.explainScores()[winner - 1].hexes) {
  const counts = stars > 0 ? `${stars} stars` : (reason ?? `${value} points`);
  console.log(`${hex.join(",").padStart(7)}  ${construction.padEnd(16)} ${counts}`);
}
