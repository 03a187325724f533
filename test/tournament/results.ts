/** Results of games that nobody has played, for tests. */
import type { GameLine } from '../../src/tournament/line.js';

/** The result of a game of Alexandros for two; red has won it alone, if nothing else is said. */
export const lineOf = (number: number, changed: Partial<GameLine> = {}): GameLine => ({
  game: 'alexandros',
  gameVersion: 2,
  number,
  seed: `susa ${number}`,
  options: { players: 2 },
  bots: ['greedy', 'random'],
  players: ['red', 'yellow'],
  outcome: { winners: ['red'], how: 'hundredPoints', rule: 'R End of the Game' },
  returns: [1, 0],
  actions: 100 * number,
  turns: [
    { turn: 1, worth: [0, 0] },
    { turn: 2, worth: [4, -4] },
  ],
  ...changed,
});
