// Plays games between a bot on a WebSocket of this machine, which speaks the bot protocol, and you or a
// player of the package. `docs/bots.md` has the protocol.

import { Akropolis, Architekton } from "../browser.js";

const PROTOCOL = 1;
const element = (name) => document.querySelector(`#${name}`);
const [form, log, table, results] = ["match", "log", "table", "results"].map(element);
const theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
let current = null;

/** A bot behind a WebSocket: asked one question at a time. */
class SocketBot {
  #socket;
  #waiting = null;

  static async connect(address) {
    const bot = new SocketBot();
    bot.#socket = new WebSocket(address);
    bot.#socket.addEventListener("message", ({ data }) => bot.#waiting?.resolve(data));
    await new Promise((resolve, reject) => {
      bot.#socket.addEventListener("open", resolve);
      bot.#socket.addEventListener("close", () => {
        const error = new Error(`no bot answers at ${address}; is \`polis bot-serve\` running?`);
        reject(error);
        bot.#waiting?.reject(error);
      });
    });
    return bot;
  }

  /** Its move. It gets a view of its seat, in which the tiles to come are `?`. */
  async choose(number, game, timeMs) {
    const seat = game.toMove;
    const question = {
      protocol: PROTOCOL,
      game: number,
      record: game.view(seat).record,
      seat,
      time_ms: timeMs,
      legal: game.legalMoves(),
    };
    const answer = await new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.send(JSON.stringify(question));
    });
    const { move, error } = JSON.parse(answer);
    if (typeof move !== "string") throw new Forfeit(error ?? `it answered ${answer}`);
    if (!game.isLegal(move)) throw new Forfeit(`it answered the move \`${move}\`, which is not legal`);
    return move;
  }

  close() {
    this.#socket?.close();
  }
}

/** Why a bot lost a game without playing it out. */
class Forfeit extends Error {}

/** Lets the person choose among the legal moves, with a picture of each and what it brings at once. */
function chosenByPerson(game) {
  const [choice, moves, gain] = ["choice", "moves", "gain"].map(element);
  moves.replaceChildren(...game.legalMoves().map((move) => new Option(move)));
  choice.hidden = false;
  const preview = () => {
    const facts = game.explainMove(moves.value);
    gain.textContent = typeof facts.points === "number" ? `${facts.points} points at once` : "";
    // As this seat may know it, so that the picture does not tell what the move would reveal.
    const view = game.view(game.toMove);
    if (!view.wouldReveal(moves.value)) table.innerHTML = view.play(moves.value).svg({ theme });
  };
  moves.onchange = preview;
  moves.selectedIndex = 0;
  preview();
  return new Promise((resolve) => {
    element("play").onclick = () => {
      choice.hidden = true;
      resolve(moves.value);
    };
  });
}

async function playMatch(settings, match) {
  const bot = await SocketBot.connect(settings.address);
  match.bot = bot;
  const records = [];
  const tally = { wins: 0, draws: 0, forfeits: 0 };
  for (let number = 0; number < settings.games && match === current; number += 1) {
    const seed = settings.seed + Math.floor(number / 2);
    const game = new (settings.kind === "Akropolis" ? Akropolis : Architekton)({ seed });
    // Every deal is played twice, with the seats changed.
    const seat = 1 + (number % 2);
    game.setName(seat, "bot");
    game.setName(3 - seat, settings.opponent);
    let forfeit = null;
    while (!game.isOver && forfeit === null && match === current) {
      log.textContent = `Game ${number + 1}, move ${game.ply + 1}: ${game.name(game.toMove)} thinks …`;
      try {
        if (game.toMove === seat) game.play(await bot.choose(number, game, settings.time));
        else if (settings.opponent === "you") game.play(await chosenByPerson(game));
        else game.play(game.choose(settings.opponent, { seconds: settings.time / 1000, seed: seed + game.ply }));
      } catch (error) {
        if (!(error instanceof Forfeit)) throw error;
        forfeit = error.message;
      }
      table.innerHTML = game.svg({ theme });
      // The page draws before the next move.
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (match !== current) break;
    const { winners, points } = game.standing();
    const won = forfeit === null && winners.includes(seat);
    const draw = won && winners.length > 1;
    const result = forfeit !== null ? `forfeited: ${forfeit}` : draw ? "draw" : won ? "won" : "lost";
    tally.forfeits += forfeit === null ? 0 : 1;
    tally.draws += draw ? 1 : 0;
    tally.wins += won && !draw ? 1 : 0;
    const row = results.tBodies[0].insertRow();
    for (const text of [number + 1, seed, seat, points.join(" : "), result]) row.insertCell().textContent = text;
    results.hidden = false;
    records.push(game.record);
    game.free();
  }
  bot.close();
  if (match !== current) return;
  const { wins, draws, forfeits } = tally;
  log.textContent = `The bot won ${wins} of ${settings.games} games, ${draws} draws, ${forfeits} forfeits.`;
  const link = element("records");
  link.href = URL.createObjectURL(new Blob([records.join("\n")], { type: "text/plain" }));
  link.hidden = false;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  current?.bot?.close();
  const match = {};
  current = match;
  results.tBodies[0].replaceChildren();
  element("choice").hidden = true;
  element("records").hidden = true;
  const fields = Object.fromEntries(new FormData(form));
  const numbers = { games: Number(fields.games), seed: Number(fields.seed), time: Number(fields.time) };
  try {
    await playMatch({ ...fields, ...numbers }, match);
  } catch (error) {
    if (match === current) log.textContent = error.message;
  }
});
log.textContent = "Ready.";
