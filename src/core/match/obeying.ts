/** Passing for players who have ordered it. */
import * as E from 'fp-ts/lib/Either.js';
import type { ChanceSource } from '../chance/index.js';
import type { RefusalOf } from '../frame.js';
import type { Game, WholeGameTypes } from '../game.js';
import { autoAction, type StandingOrders } from '../standing-orders.js';
import type { playing } from './playing.js';
import type { AnyMatch, Match, Played, UnseededMatch } from './shape.js';

/** A match after what orders made of it. */
export interface Obeyed<G extends WholeGameTypes, M extends AnyMatch<G> = Match<G>> extends Played<G, M> {
  /** The passes, in order. */
  readonly passes: readonly G['action'][];
}

/** The functions that play matches by standing orders. */
export function obeying<G extends WholeGameTypes>(
  game: Game<G>,
  { play }: Pick<ReturnType<typeof playing<G>>, 'play'>,
) {
  const step = (
    match: AnyMatch<G>,
    action: G['action'],
    chance: ChanceSource | undefined,
  ): E.Either<RefusalOf<G>, Played<G, AnyMatch<G>>> =>
    chance === undefined ? play(match as Match<G>, action) : play(match, action, chance);

  /**
   * Passes as long as orders say so. A host calls it when somebody has given orders; after every action `playWithOrders` does.
   *
   * @returns the match, which waits for somebody who has ordered nothing for this pause; what happened; and the passes
   */
  function obey(match: Match<G>, orders: readonly StandingOrders<G>[]): Obeyed<G>;
  function obey(
    match: AnyMatch<G>,
    orders: readonly StandingOrders<G>[],
    chance: ChanceSource,
  ): Obeyed<G, UnseededMatch<G>>;
  function obey(
    match: AnyMatch<G>,
    orders: readonly StandingOrders<G>[],
    chance?: ChanceSource,
  ): Obeyed<G, AnyMatch<G>> {
    const passes: G['action'][] = [];
    const events: G['event'][] = [];
    let latest = match;
    for (;;) {
      const pass = autoAction(game, latest.state, orders);
      if (pass === undefined) return { match: latest, events, passes };
      const answer = step(latest, pass, chance);
      // A pass on which the rules fail is left to the player: the match waits where it is sound.
      if (E.isLeft(answer)) return { match: latest, events, passes };
      const played = answer.right;
      for (const event of played.events) events.push(event);
      passes.push(pass);
      latest = played.match;
    }
  }

  /**
   * Plays an action as `play` does, and then passes as long as orders say so. The passes are in the record like any other action:
   * orders are no part of a match.
   *
   * @returns the match, what happened, and the passes; or why the action is refused
   */
  function playWithOrders(
    match: Match<G>,
    action: G['action'],
    orders: readonly StandingOrders<G>[],
  ): E.Either<RefusalOf<G>, Obeyed<G>>;
  function playWithOrders(
    match: AnyMatch<G>,
    action: G['action'],
    orders: readonly StandingOrders<G>[],
    chance: ChanceSource,
  ): E.Either<RefusalOf<G>, Obeyed<G, UnseededMatch<G>>>;
  function playWithOrders(
    match: AnyMatch<G>,
    action: G['action'],
    orders: readonly StandingOrders<G>[],
    chance?: ChanceSource,
  ): E.Either<RefusalOf<G>, Obeyed<G, AnyMatch<G>>> {
    const played = step(match, action, chance);
    if (E.isLeft(played)) return played;
    const { match: after, events } = played.right;
    const obeyed = chance === undefined ? obey(after as Match<G>, orders) : obey(after, orders, chance);
    return E.right({ ...obeyed, events: [...events, ...obeyed.events] });
  }

  return { obey, playWithOrders };
}
