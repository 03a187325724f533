/**
 * Measures the load that one server carries: bots play many matches of each game at once over loopback, against a
 * server in a separate process.
 *
 *     npm run server:load -- --matches 200 --seconds 20
 */
import { command, wholeNumber } from '../../tools/command.js';
import { GAMES } from '../../src/games.js';
import { carrying, type Load } from './carrying.js';

const USAGE = `usage: npm run server:load [-- [--matches N] [--seconds N] [--players N]]

Has bots play matches of each game on a server over loopback, and tells what it carried.

  --matches  matches of a game at once (200)
  --seconds  how long is measured, after a third of it to warm up (20)
  --players  players of each match (4)`;

const { values } = command(USAGE, {
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    players: { type: 'string', default: '4' },
  },
});
const matches = wholeNumber(USAGE, 'matches', values.matches, 1, 100_000);
const seconds = wholeNumber(USAGE, 'seconds', values.seconds, 1, 100_000);
const players = wholeNumber(USAGE, 'players', values.players, 2, 4);

/** Returns a quantile of a list. */
const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;

const times = (values: readonly number[]): string =>
  [0.5, 0.99].map((part) => `p${part * 100} ${quantile(values, part).toFixed(1)} ms`).join(', ');

async function report(load: Load): Promise<string> {
  const { wall, actions, lists, ended, cpu, rss, takenUp, disk, steps } = await carrying(load);
  return [
    `${load.game}: ${load.matches} matches of ${load.players} for ${wall.toFixed(1)} s; ${ended} ended`,
    `  actions    ${actions.length}: ${(actions.length / wall).toFixed(0)} a second, ${(actions.length / cpu.server).toFixed(0)} for each second of the server's CPU`,
    `  answered   ${times(actions)}; what may be done: ${times(lists)}`,
    `  CPU        server ${cpu.server.toFixed(1)} s, bots ${cpu.bots.toFixed(1)} s`,
    `  memory     ${(rss / 1e6).toFixed(0)} MB`,
    `  disk       ${(disk / 1e6).toFixed(1)} MB, ${(disk / steps / 1e3).toFixed(2)} kB a step`,
    `  taken up   ${times(takenUp)} a match, after ${(steps / load.matches).toFixed(0)} steps on average`,
  ].join('\n');
}

for (const game of GAMES) console.log(await report({ game, players, matches, seconds }));
