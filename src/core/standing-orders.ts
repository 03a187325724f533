/**
 * Standing orders: a player says beforehand in which pauses he passes, and the host passes for him.
 *
 * **What orders betray.** Whoever is passed for answers at once, and whoever is not takes his time: that is seen by everybody. So
 * orders look at nothing that is hidden, but with the exception `'able'`, which is the player's own choice ({@link betraysHand}):
 * with it a pause of his own tells that he holds something to play. What he orders, and when he changes his mind, is his too:
 * who orders to pass only while he holds nothing tells as much by himself. With `interrupts: 'holders'`, as *Successors* plays
 * unless told, a pause itself tells that somebody can answer; to betray nothing, all must be asked.
 */
import type * as t from 'io-ts';
import { codecOf, decoderOf, either, exactly, listOf, oneOf, orNull, wholeNumber, type Decode } from './codec/index.js';
import type { Game, WholeGameTypes } from './game.js';
import type { Pause, PauseRules } from './guide.js';
import { isView } from './view.js';

/**
 * When somebody is asked all the same:
 * - `concerned`: another does something where he has pieces or a marker;
 * - `ownDoing`: the pause is about something that he does himself;
 * - `able`: he holds something to answer with. It betrays that he does.
 */
export const ORDER_EXCEPTIONS = ['concerned', 'ownDoing', 'able'] as const;
export type OrderException = (typeof ORDER_EXCEPTIONS)[number];

/** A player's wish to pass. Plain JSON; {@link decodeStandingOrders} reads it. */
export interface StandingOrders<G extends WholeGameTypes> {
  readonly player: G['player'];
  /** In pauses of these moments, or of all. */
  readonly moments: 'all' | readonly G['moment'][];
  /** But not where one of these holds. */
  readonly unless: readonly OrderException[];
  /** As long as fewer of his turns than these have begun ({@link nextTurn}); `null`: until he withdraws it. */
  readonly untilTurn: number | null;
}

/** More turns than any game has. */
const MOST_TURNS = 100_000;

/**
 * Whether orders make what all can see depend on a hand.
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
 * The reader of standing orders of a game, whoever sent them; every fault at once. A game without pauses takes none.
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
 * What `untilTurn` must be for orders that stand until the player's next turn begins.
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

/** Whether orders are about a pause, whatever their exceptions are. */
function cover<G extends WholeGameTypes>(
  game: Game<G>,
  { player, moments, untilTurn }: StandingOrders<G>,
  pause: Pause<G>,
  shown: G['shown'],
): boolean {
  if (player !== pause.player || !(moments === 'all' || moments.includes(pause.moment))) return false;
  return untilTurn === null || pausesOf(game).turnsBegun(shown, player) < untilTurn;
}

/** Whether an exception holds. */
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
 * The pass with which standing orders answer the pause that there is; `undefined`: there is none, or the player is to be asked.
 * One of several orders is enough to pass.
 *
 * It may be asked of a state, or of the view of the player who is asked; of another's view, orders that betray a hand answer
 * nothing, for he does not see it.
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
