/** Taking decisions back. */
import * as E from 'fp-ts/lib/Either.js';
import { beginningOf, faultsOfBeginning } from '../beginning.js';
import { isRecord, plain } from '../codec/index.js';
import type { Game, WholeGameTypes } from '../game.js';
import { freezeJson } from '../json.js';
import { MOST_ACTIONS } from '../record.js';
import { isDecision, origin, retrace, type Retraced } from '../retrace.js';
import { isSeed } from './seed.js';
import { seeded, unseeded, type AnyMatch, type Match, type UnseededMatch } from './shape.js';
import type { Trails } from './trails.js';

/** The function that takes back decisions in matches of a game. */
export function undoing<G extends WholeGameTypes>(game: Game<G>, trails: Trails<G>) {
  /** The match at the end of actions played again. */
  function matchAt(
    from: Pick<AnyMatch<G>, 'options' | 'start' | 'seed'>,
    actions: readonly G['action'][],
    { end: { state, chance, decisions }, checkpoints }: Retraced<G['state']>,
  ): AnyMatch<G> {
    const course = { ...freezeJson(beginningOf(from)), state, actions };
    const match = from.seed === null || chance === null ? unseeded(course) : seeded(course, from.seed, chance);
    return trails.lay(match, decisions, checkpoints);
  }

  /** A match that was not made here, or was changed since: a plain copy of what counts, or `undefined` if it does not read. */
  function foreign(match: unknown): Pick<AnyMatch<G>, 'options' | 'start' | 'seed' | 'actions'> | undefined {
    const { copy } = plain(match);
    if (!isRecord(copy) || !Array.isArray(copy.actions) || copy.actions.length > MOST_ACTIONS) return undefined;
    const { seed, actions } = copy;
    const options = game.decode.options(copy.options);
    if (E.isLeft(options) || faultsOfBeginning(game, copy).length > 0 || !(seed === null || isSeed(seed)))
      return undefined;
    if (actions.some((action) => E.isLeft(game.decode.action(action)))) return undefined;
    return {
      ...beginningOf<G>({ ...copy, options: options.right }),
      seed,
      actions: actions.map((action: G['action']) => freezeJson(action)),
    };
  }

  /**
   * Takes back the last decision of a player and the chance that followed it. Chance is taken back too: the same decision
   * meets the same dice. (In a match without a seed the next dice are its source's.)
   *
   * It takes the same time however long the match is, if the match was made by these functions and not copied since.
   * One from elsewhere, as read from JSON, is played again from its start, once.
   *
   * @returns the match before it; `undefined` when no player has decided anything yet, and for what is no match of this game
   *   or one whose actions are not legal or whose dice are not those of its seed. Never throws
   */
  function undo(match: Match<G>): Match<G> | undefined;
  function undo(match: UnseededMatch<G>): UnseededMatch<G> | undefined;
  function undo(match: AnyMatch<G>): AnyMatch<G> | undefined {
    const trail = trails.of(match);
    const course = trail === undefined ? foreign(match) : match;
    if (course === undefined) return undefined;
    const { actions } = course;
    const last = actions.findLastIndex(isDecision);
    if (last < 0) return undefined;
    const decisions = (trail?.decisions ?? actions.filter(isDecision).length) - 1;
    const known = (trail?.checkpoints ?? []).filter((checkpoint) => checkpoint.decisions <= decisions);
    const near = known.at(-1);
    const from = near === undefined ? origin(game, course, course.seed) : E.right(near);
    if (E.isLeft(from)) return undefined;
    // A match that began with a seed and went on without it may remember where chance stood then.
    const start = course.seed === null ? { ...from.right, chance: null } : from.right;
    const again = retrace(game, start, known, actions, last, decisions);
    return E.isLeft(again) ? undefined : matchAt(course, actions.slice(0, last), again.right);
  }

  return undo;
}
