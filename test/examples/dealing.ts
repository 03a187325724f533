/** Options with which games that have hands in some scenarios alone deal cards. */
import type { GameName } from '../../src/games.js';

/** By game, for two players; with more the usual scenario deals cards. */
const DEALING: Readonly<Partial<Record<GameName, Readonly<Record<string, string>>>>> = {
  peloponnesian: { scenario: 'archidamianWar' },
};

/** Returns what options of a game say beside the number of players, so that whoever may hold cards does. */
export const dealing = (game: string, players: number): Readonly<Record<string, string>> =>
  (players === 2 ? DEALING[game as GameName] : undefined) ?? {};
