/**
 * Matches: the convenient layer for a host. One plain value holds everything, and chance is resolved automatically.
 *
 * A match belongs on the server: it holds every hidden card, and its seed determines every die to come. While a game
 * goes on, send players only what `viewFor(state, player)` and `eventFor(event, player)` return; see docs/server.md.
 */
import type { Game, WholeGameTypes } from '../game.js';
import { telling } from './history.js';
import { mostOf, type MatchLimits } from './length.js';
import { obeying } from './obeying.js';
import { playing } from './playing.js';
import { saving } from './saving.js';
import { starting } from './starting.js';
import { Trails } from './trails.js';
import { undoing } from './undoing.js';

export type { Episode } from './history.js';
export type { MatchLimits } from './length.js';
export type { Obeyed } from './obeying.js';
export { MATCH_VERSION } from './shape.js';
export type { AnyMatch, Match, MatchCourse, Played, SavedMatch, UnseededMatch } from './shape.js';
export type { Start } from './starting.js';
export type { NothingToUndo, UndoRefusal } from './undoing.js';

/**
 * Returns the functions for matches of one game. They accept matches that they have made, in this process or another
 * one; data from outside goes through `load` or `resume`. Only `undo` checks a match before it uses it.
 *
 * @param limits - the maximum length of matches
 *
 * @example
 * import { alexandros } from 'diadochi/alexandros';
 * import { matches, orThrow, randomSeed } from 'diadochi/core';
 *
 * const { createMatch, play, undo } = matches(alexandros);
 * const begun = orThrow(createMatch({ players: 2, seed: randomSeed() }));
 * const [first] = alexandros.legalActions(begun.state);
 * const { match } = orThrow(play(begun, first!));
 * orThrow(undo(match)); // begun
 */
export function matches<G extends WholeGameTypes>(game: Game<G>, limits: MatchLimits = {}) {
  const trails = new Trails<G>();
  const most = mostOf(limits);
  const { createMatch, createMatchAt } = starting(game, trails, most);
  const { play, carryOut } = playing(game, trails, most);
  const { save, load, resume, recordOf } = saving(game, trails, most);
  const { obey, playWithOrders } = obeying(game, { carryOut }, trails);
  const history = telling(game, trails);
  return {
    createMatch,
    createMatchAt,
    play,
    playWithOrders,
    obey,
    undo: undoing(game, trails),
    history,
    save,
    load,
    resume,
    recordOf,
  };
}
