/**
 * Standing orders: a player says in advance in which pauses to pass, and the host passes for them.
 *
 * **What orders reveal.** A pass by order comes at once, while a player who is asked takes time, and everybody sees the
 * difference. So orders do not depend on hidden information, with one exception, `'able'`, which the player has to
 * choose ({@link betraysHand}): then a pause shows that the player holds something to play. Orders and their changes
 * must be kept secret: a player who passes by order only while holding nothing reveals as much. With
 * `interrupts: 'holders'`, the default of *Successors*, a pause itself shows that somebody can respond; to reveal
 * nothing, everybody must be asked.
 */
import type * as t from 'io-ts';
import { codecOf, decoderOf, either, exactly, listOf, oneOf, orNull, wholeNumber, type Decode } from './codec/index.js';
import type { Game, WholeGameTypes } from './game.js';
import type { Pause, PauseRules } from './guide.js';
import { isView } from './view.js';

/**
 * The exceptions, in which the player is asked nevertheless:
 * - `concerned`: another player does something where the player has pieces or a marker;
 * - `ownDoing`: the pause is about the player's own action;
 * - `able`: the player holds something to respond with, which the pause then reveals.
 */
export const ORDER_EXCEPTIONS = ['concerned', 'ownDoing', 'able'] as const;
export type OrderException = (typeof ORDER_EXCEPTIONS)[number];

/** An order of a player to pass. It is plain JSON; {@link decodeStandingOrders} reads it. */
export interface StandingOrders<G extends WholeGameTypes> {
  readonly player: G['player'];
  /** The moments at which to pass, or all. */
  readonly moments: 'all' | readonly G['moment'][];
  /** The exceptions, in which the player is asked. */
  readonly unless: readonly OrderException[];
  /**
   * The order is valid while fewer turns of the player than this have begun ({@link nextTurn}); `null`: until it is
   * withdrawn.
   */
  readonly untilTurn: number | null;
}

/** An upper limit on the turns of a game. */
const MOST_TURNS = 100_000;

/**
 * Returns whether orders make a hidden hand affect something that everybody sees.
 *
 * @example
 * import { betraysHand } from 'diadochi';
 *
 * betraysHand({ unless: ['concerned'] }); // false
 * betraysHand({ unless: ['able'] }); // true
 */
export const betraysHand = ({ unless }: Pick<StandingOrders<WholeGameTypes>, 'unless'>): boolean =>
  unless.includes('able');

const shapeOf = <G extends WholeGameTypes>({ players, moments }: PauseRules<G>): t.Type<StandingOrders<G>> =>
  exactly<StandingOrders<G>>('standing orders', {
    player: oneOf<G['player']>(players),
    moments: either(oneOf(['all']), listOf(oneOf<G['moment']>(moments), moments.length)),
    unless: listOf(oneOf(ORDER_EXCEPTIONS), ORDER_EXCEPTIONS.length),
    untilTurn: orNull(wholeNumber(0, MOST_TURNS)),
  });

const noPauses = <G extends WholeGameTypes>(): PauseRules<G> => ({
  players: [],
  moments: [],
  answers: [],
  pause: () => undefined,
  turnsBegun: () => 0,
});

const pausesOf = <G extends WholeGameTypes>({ guide }: Pick<Game<G>, 'guide'>): PauseRules<G> =>
  guide.pauses ?? noPauses();

/**
 * Returns a decoder for the standing orders of a game, which reports all faults at once. A game without pauses accepts
 * none.
 *
 * @example
 * import { decodeStandingOrders } from 'diadochi/core';
 * import { successors } from 'diadochi';
 *
 * decodeStandingOrders(successors)({ player: 'red', moments: 'all', unless: [], untilTurn: null })._tag; // 'Right'
 */
export const decodeStandingOrders = <G extends WholeGameTypes>(
  game: Pick<Game<G>, 'guide'>,
): Decode<StandingOrders<G>> => decoderOf(codecOf('StandingOrders', shapeOf(pausesOf(game))));

/**
 * Returns the `untilTurn` of an order that lasts until the player's next turn begins.
 *
 * @example
 * import { createMatch, orThrow, successors } from 'diadochi';
 * import { nextTurn } from 'diadochi/core';
 *
 * nextTurn(successors, orThrow(createMatch({ players: 4, seed: 'babylon' })).state, 'red'); // 1: his first is to come
 */
export const nextTurn = <G extends WholeGameTypes>(
  game: Pick<Game<G>, 'guide'>,
  shown: G['shown'],
  player: G['player'],
): number => pausesOf(game).turnsBegun(shown, player) + 1;

/** Returns whether orders cover a pause, ignoring their exceptions. */
function cover<G extends WholeGameTypes>(
  game: Game<G>,
  { player, moments, untilTurn }: StandingOrders<G>,
  pause: Pause<G>,
  shown: G['shown'],
): boolean {
  if (player !== pause.player || !(moments === 'all' || moments.includes(pause.moment))) return false;
  return untilTurn === null || pausesOf(game).turnsBegun(shown, player) < untilTurn;
}

/** Returns whether an exception applies. */
function holds<G extends WholeGameTypes>(
  game: Game<G>,
  exception: OrderException,
  { player, subject, concerned }: Pause<G>,
  shown: G['shown'],
): boolean {
  switch (exception) {
    case 'concerned':
      return concerned;
    case 'ownDoing':
      return subject === player;
    case 'able': {
      const { answers } = pausesOf(game);
      return game.legalActions(shown, player).some(({ type }) => answers.some((answer) => answer === type));
    }
  }
}

/**
 * Returns the pass that standing orders give in the current pause, or `undefined` if there is no pause or the player
 * must be asked. If a player has several orders, one that applies is enough.
 *
 * Pass a state, or the view of the player who is asked. With the view of another player, orders that depend on a hand
 * give no pass.
 *
 * @example
 * import { createMatch, orThrow, successors } from 'diadochi';
 * import { autoAction } from 'diadochi/core';
 *
 * const { state } = orThrow(createMatch({ players: 3, seed: 'ipsos', interrupts: 'everyone' }));
 * autoAction(successors, state, [{ player: 'red', moments: 'all', unless: [], untilTurn: null }]); // undefined: no pause yet
 */
export function autoAction<G extends WholeGameTypes>(
  game: Game<G>,
  shown: G['shown'],
  orders: readonly StandingOrders<G>[],
): G['action'] | undefined {
  const pause = orders.length === 0 ? undefined : pausesOf(game).pause(shown);
  if (pause === undefined) return undefined;
  const blind = isView<G>(shown) && shown.viewer !== pause.player;
  const obeyed = orders.some(
    (one) =>
      cover(game, one, pause, shown) &&
      !(blind && betraysHand(one)) &&
      !one.unless.some((exception) => holds(game, exception, pause, shown)),
  );
  return obeyed ? pause.pass : undefined;
}
