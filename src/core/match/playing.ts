/** Playing a match on. */
import * as E from 'fp-ts/lib/Either.js';
import { resumeChance, type ChanceSource } from '../chance/index.js';
import { unlessFailed } from '../failure.js';
import type { Game, WholeGameTypes } from '../game.js';
import { freezeJson } from '../json.js';
import type { PlayRefusal } from '../frame.js';
import { matchTooLong } from './length.js';
import { settled } from './settled.js';
import {
  ordersOf,
  originOf,
  seeded,
  unseeded,
  type AnyMatch,
  type Match,
  type Played,
  type UnseededMatch,
} from './shape.js';
import type { Trails } from './trails.js';

/** The functions that play matches of a game on. */
export function playing<G extends WholeGameTypes>(game: Game<G>, trails: Trails<G>, most: number) {
  /**
   * Carries out a player's action and all the chance that follows from it. A refused action changes nothing.
   *
   * Whose action it is must be known beforehand: compare `action.player` with the player who sent it, or ask
   * `explainAction(match.state, action, player)` first. With a source of chance the match is one without a seed from then on; a match
   * without a seed is not played without one (`TypeError`). A match that would become too long to be read again is refused
   * (`matchTooLong`, ruling length).
   *
   * What comes back is plain frozen data, also when the match given is inside a reactive proxy.
   *
   * @returns the match after it and what happened; or why not: `code`, `rule`, `params`, `message`. Where the rules fail, on the
   *   action or on the chance that follows, the code is `rulesFailed`
   */
  function play(match: Match<G>, action: G['action']): E.Either<PlayRefusal<G>, Played<G>>;
  function play(
    match: AnyMatch<G>,
    action: G['action'],
    chance: ChanceSource,
  ): E.Either<PlayRefusal<G>, Played<G, UnseededMatch<G>>>;
  function play(
    match: AnyMatch<G>,
    action: G['action'],
    chance?: ChanceSource,
  ): E.Either<PlayRefusal<G>, Played<G, AnyMatch<G>>> {
    return carryOut(match, action, chance, false);
  }

  /** Carries out an action, and all the chance that follows from it: a player's decision, or a pass by standing orders. */
  function carryOut(
    given: AnyMatch<G>,
    action: G['action'],
    chance: ChanceSource | undefined,
    isOrdered: boolean,
  ): E.Either<PlayRefusal<G>, Played<G, AnyMatch<G>>> {
    const match = trails.own(given);
    const step = game.applyAction(match.state, action);
    if (E.isLeft(step)) return step;
    const { byOrder = [], actions } = match;
    const ordered = isOrdered ? [...byOrder, actions.length] : byOrder;
    const done = actions.concat([freezeJson(step.right.action)]);
    return unlessFailed(
      () => {
        const { next, events } = after({ ...match, ...ordersOf(ordered) }, step.right.state, done, chance);
        if (next.actions.length > most) return E.left(matchTooLong(most));
        trails.follow(next, match);
        return E.right({ match: next, events: [...step.right.events, ...events] });
      },
      (failure) => E.left(failure),
    );
  }

  /** The match when a decision has led to this state and chance has had its turn. */
  function after(
    match: AnyMatch<G>,
    state: G['state'],
    actions: readonly G['action'][],
    chance: ChanceSource | undefined,
  ): { readonly next: AnyMatch<G>; readonly events: readonly G['event'][] } {
    if (chance !== undefined) {
      const { events, ...rest } = settled(game, state, actions, chance);
      return { next: unseeded({ ...originOf(match), ...rest }), events };
    }
    const { seed, chance: stands } = match;
    if (seed === null) throw new TypeError('a match without a seed is played with a source of chance');
    const source = resumeChance(stands);
    const { events, ...rest } = settled(game, state, actions, source);
    return { next: seeded({ ...originOf(match), ...rest }, seed, source.save()), events };
  }

  return { play, carryOut };
}
