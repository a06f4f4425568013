// A bot that plays any legal move.
//
//     polis arena --game architekton --bots 'cmd:node examples/bots/random_bot.mjs,random'

import { play } from "./polis_bot.mjs";

play(({ legal }) => legal[Math.floor(Math.random() * legal.length)]);
