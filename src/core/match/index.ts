/**
 * Matches: the friendly layer for a host. One plain value holds everything; chance settles itself.
 *
 * A match is the server's own: it holds every hidden card, and its seed tells every die to come. What may leave a server while
 * a game goes on is `viewFor(state, player)` and `eventFor(event, player)`, and nothing else; see docs/server.md.
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
 * The functions on matches of one game. They take matches that they, or their twins elsewhere, have made; what is of unknown
 * origin goes through `load` or `resume`. Only `undo` looks at a match before it trusts it.
 *
 * @param limits - how long matches may become
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
