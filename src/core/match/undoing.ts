/** Undoes decisions. */
import * as E from 'fp-ts/lib/Either.js';
import { beginningOf } from '../beginning.js';
import type { Game, WholeGameTypes } from '../game.js';
import { freezeJson } from '../json.js';
import type { InvalidRecord } from '../record.js';
import { isDecision, origin, refusalOfHalt, retrace, type Retraced } from '../retrace.js';
import { readCourse, type Course } from './foreign.js';
import { ordersOf, seeded, unseeded, type AnyMatch, type Match, type UnseededMatch } from './shape.js';
import type { Trails } from './trails.js';

/** The refusal if there is no decision of a player to undo. */
export interface NothingToUndo {
  readonly code: 'nothingToUndo';
  readonly message: string;
}

/** Why nothing is undone: there is no decision, or the input is not a match of the game that can be replayed. */
export type UndoRefusal<G extends WholeGameTypes> = NothingToUndo | InvalidRecord<G>;

const NOTHING_TO_UNDO: NothingToUndo = { code: 'nothingToUndo', message: 'No player has decided anything yet.' };

/** Returns the index of the last decision that no standing order made; negative if there is none. */
function lastDecision<G extends WholeGameTypes>({ actions, byOrder = [] }: Course<G>): number {
  const ordered = new Set(byOrder);
  return actions.findLastIndex((action, place) => isDecision(action) && !ordered.has(place));
}

/** Returns the function `undo` for matches of a game. */
export function undoing<G extends WholeGameTypes>(game: Game<G>, trails: Trails<G>) {
  /** Returns the match at the end of replayed actions. */
  function matchAt(
    from: Course<G>,
    actions: readonly G['action'][],
    { end: { state, chance, decisions }, checkpoints }: Retraced<G['state']>,
  ): AnyMatch<G> {
    const orders = ordersOf(from.byOrder?.filter((place) => place < actions.length));
    const course = { ...freezeJson({ ...beginningOf<G>(from), ...orders }), state, actions };
    const match = from.seed === null || chance === null ? unseeded(course) : seeded(course, from.seed, chance);
    return trails.lay(match, decisions, checkpoints);
  }

  /**
   * Takes back the last decision of a player and everything that followed it: chance, and the passes made by standing
   * orders (`playWithOrders`, `obey`). With a seed, the same decision then meets the same dice; without one, it meets
   * the next dice of the source.
   *
   * It takes the same time however long the match is, if these functions made the match and it was not copied since.
   * Any other match, for example one read from JSON, is replayed from its start once.
   *
   * @returns the match before that decision; or a refusal: `nothingToUndo` if no player has decided anything yet,
   *   `invalidInput` if the input is not a match of this game or its dice are not those of its seed, `refusedAction` if
   *   an action is not legal. Never throws
   */
  function undo(match: Match<G>): E.Either<UndoRefusal<G>, Match<G>>;
  function undo(match: UnseededMatch<G>): E.Either<UndoRefusal<G>, UnseededMatch<G>>;
  function undo(match: AnyMatch<G>): E.Either<UndoRefusal<G>, AnyMatch<G>>;
  function undo(match: AnyMatch<G>): E.Either<UndoRefusal<G>, AnyMatch<G>> {
    const trail = trails.of(match);
    const read = trail === undefined ? readCourse(game, match) : E.right(match);
    if (E.isLeft(read)) return read;
    const course = read.right;
    const actions = trail === undefined ? freezeJson(course.actions) : course.actions;
    const last = lastDecision(course);
    if (last < 0) return E.left(NOTHING_TO_UNDO);
    const earlier = actions.slice(0, last);
    const decisions = earlier.filter(isDecision).length;
    const known = (trail?.checkpoints ?? []).filter((checkpoint) => checkpoint.decisions <= decisions);
    const near = known.at(-1);
    const from = near === undefined ? origin(game, course, course.seed) : E.right(near);
    if (E.isLeft(from)) return from;
    // A match that began with a seed and lost it may still have the state of its chance in a checkpoint.
    const start = course.seed === null ? { ...from.right, chance: null } : from.right;
    const again = retrace(game, start, known, actions, last, decisions);
    return E.isLeft(again) ? E.left(refusalOfHalt(again.left)) : E.right(matchAt(course, earlier, again.right));
  }

  return undo;
}
