/** Passes for players who have ordered it. */
import * as E from 'fp-ts/lib/Either.js';
import type { ChanceSource } from '../chance/index.js';
import type { PlayRefusal } from '../frame.js';
import type { Game, WholeGameTypes } from '../game.js';
import { autoAction, type StandingOrders } from '../standing-orders.js';
import type { playing } from './playing.js';
import type { AnyMatch, Match, Played, UnseededMatch } from './shape.js';
import type { Trails } from './trails.js';

/** A match after standing orders have been carried out. */
export interface Obeyed<G extends WholeGameTypes, M extends AnyMatch<G> = Match<G>> extends Played<G, M> {
  /** The passes, in order. */
  readonly passes: readonly G['action'][];
}

/** Returns the functions that play matches with standing orders. */
export function obeying<G extends WholeGameTypes>(
  game: Game<G>,
  { carryOut }: Pick<ReturnType<typeof playing<G>>, 'carryOut'>,
  trails: Trails<G>,
) {
  /**
   * Passes as long as standing orders apply. Call it when a player has given orders; `playWithOrders` does so after
   * every action. The match lists these passes in `byOrder`, so `undo` takes them back together with the decision
   * before them.
   *
   * @returns the match, the events and the passes. The match waits for a player without an order for this pause, or
   *   could take no further pass (`matchTooLong`)
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
    let latest = trails.own(match);
    for (;;) {
      const pass = autoAction(game, latest.state, orders);
      const played = pass === undefined ? undefined : carryOut(latest, pass, chance, true);
      // A pass that is refused, because the match would be too long or the rules fail, is left to the player.
      if (pass === undefined || played === undefined || E.isLeft(played)) return { match: latest, events, passes };
      for (const event of played.right.events) events.push(event);
      passes.push(pass);
      latest = played.right.match;
    }
  }

  /**
   * Applies an action as `play` does, and then passes as long as standing orders apply. The passes are part of the
   * record like any other action; the orders are not part of the match.
   *
   * @returns the match, the events and the passes; or a refusal of the action
   */
  function playWithOrders(
    match: Match<G>,
    action: G['action'],
    orders: readonly StandingOrders<G>[],
  ): E.Either<PlayRefusal<G>, Obeyed<G>>;
  function playWithOrders(
    match: AnyMatch<G>,
    action: G['action'],
    orders: readonly StandingOrders<G>[],
    chance: ChanceSource,
  ): E.Either<PlayRefusal<G>, Obeyed<G, UnseededMatch<G>>>;
  function playWithOrders(
    match: AnyMatch<G>,
    action: G['action'],
    orders: readonly StandingOrders<G>[],
    chance?: ChanceSource,
  ): E.Either<PlayRefusal<G>, Obeyed<G, AnyMatch<G>>> {
    const played = carryOut(match, action, chance, false);
    if (E.isLeft(played)) return played;
    const { match: after, events } = played.right;
    const obeyed = chance === undefined ? obey(after as Match<G>, orders) : obey(after, orders, chance);
    return E.right({ ...obeyed, events: [...events, ...obeyed.events] });
  }

  return { obey, playWithOrders };
}
