// Thinks beside the page, which stays alive meanwhile: takes a record, answers with a move and a picture.

// Not by `import … from`: messages that come while the module is loaded would find no listener.
const loading = import("../browser.js");

addEventListener("message", async ({ data: { record, player, seed, theme } }) => {
  const { readRecord } = await loading;
  const game = readRecord(record);
  const found = player === "daidalos" ? game.search({ seconds: 0.5, seed }) : null;
  const win = found?.candidates[0].evaluation.win ?? game.evaluate().win;
  const move = found?.best ?? game.choose(player, { seed });
  game.play(move);
  postMessage({ record: game.record, move, win, svg: game.svg({ theme }) });
  game.free();
});
