/** Taking decisions back. */
import * as E from 'fp-ts/lib/Either.js';
import { beginningOf } from '../beginning.js';
import type { Game, WholeGameTypes } from '../game.js';
import { freezeJson } from '../json.js';
import type { InvalidRecord } from '../record.js';
import { isDecision, origin, refusalOfHalt, retrace, type Retraced } from '../retrace.js';
import { readCourse, type Course } from './foreign.js';
import { ordersOf, seeded, unseeded, type AnyMatch, type Match, type UnseededMatch } from './shape.js';
import type { Trails } from './trails.js';

/** There is no decision of a player to take back. */
export interface NothingToUndo {
  readonly code: 'nothingToUndo';
  readonly message: string;
}

/** Why nothing is taken back: there is nothing, or what was given is no match of the game that can be played again. */
export type UndoRefusal<G extends WholeGameTypes> = NothingToUndo | InvalidRecord<G>;

const NOTHING_TO_UNDO: NothingToUndo = { code: 'nothingToUndo', message: 'No player has decided anything yet.' };

/** Where the last decision is that no standing order made; below 0: there is none. */
function lastDecision<G extends WholeGameTypes>({ actions, byOrder = [] }: Course<G>): number {
  const ordered = new Set(byOrder);
  return actions.findLastIndex((action, place) => isDecision(action) && !ordered.has(place));
}

/** The function that takes back decisions in matches of a game. */
export function undoing<G extends WholeGameTypes>(game: Game<G>, trails: Trails<G>) {
  /** The match at the end of actions played again. */
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
   * Takes back the last decision of a player with all that followed it: chance, and the passes that standing orders made
   * (`playWithOrders`, `obey`). The same decision meets the same dice again. (In a match without a seed the next dice are its
   * source's.)
   *
   * It takes the same time however long the match is, if the match was made by these functions and not copied since.
   * One from elsewhere, as read from JSON, is played again from its start, once.
   *
   * @returns the match before it; or why not: `nothingToUndo` when no player has decided anything yet, `invalidInput` for what is
   *   no match of this game or has dice that are not those of its seed, `refusedAction` for one whose actions are not legal.
   *   Never throws
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
    // A match that began with a seed and went on without it may remember where chance stood then.
    const start = course.seed === null ? { ...from.right, chance: null } : from.right;
    const again = retrace(game, start, known, actions, last, decisions);
    return E.isLeft(again) ? E.left(refusalOfHalt(again.left)) : E.right(matchAt(course, earlier, again.right));
  }

  return undo;
}
