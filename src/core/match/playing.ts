/** Plays a match on. */
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

/** Returns the functions that play matches of a game. */
export function playing<G extends WholeGameTypes>(game: Game<G>, trails: Trails<G>, most: number) {
  /**
   * Applies a player's action and resolves the chance that follows. A refused action changes nothing.
   *
   * Check first that the action comes from its player: compare `action.player` with the player who sent it, or call
   * `explainAction(match.state, action, player)`. With a source of chance, the match has no seed from then on; a match
   * without a seed needs a source (`TypeError`). An action that would make the match too long to be read back is
   * refused (`matchTooLong`, ruling length).
   *
   * The result is plain frozen data, even if the match is inside a reactive proxy.
   *
   * @returns the new match and the events; or a refusal with `code`, `rule`, `params` and `message`. If the rules fail,
   *   on the action or on the chance that follows, the code is `rulesFailed`
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

  /** Applies an action, a player's decision or a pass by standing orders, and resolves the chance that follows. */
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

  /** Returns the match after a decision has led to this state and chance has been resolved. */
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
