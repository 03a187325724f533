/** Whole games between bots. */
import * as E from 'fp-ts/lib/Either.js';
import {
  CHANCE,
  drawWeighted,
  invalidInput,
  orThrow,
  returns,
  seededChance,
  type Either,
  type Game,
  type InvalidInput,
  type Outcome,
  type WholeGameTypes,
} from '../core/index.js';
import type { Bot } from './bot.js';

/** A game to be played by bots. */
export interface Pairing<G extends WholeGameTypes> {
  /** The bots, one for each player, in the order of their seats. */
  readonly bots: readonly Bot<G>[];
  readonly options: G['options'];
  /** The seed of the game's dice and draws, and of the bots. */
  readonly seed: string;
  /** The number of actions, those of chance included, after which an unfinished game is broken off; 20,000 by default. */
  readonly maxActions?: number;
  /** Is called with the state at the beginning and after each decision of a player. */
  readonly onState?: (state: G['state']) => void;
}

/** A game that bots have played. */
export interface BotMatch<G extends WholeGameTypes> {
  readonly state: G['state'];
  /** Who has won, and by which rule; `undefined` if the game was broken off. */
  readonly outcome: Outcome<G['player']> | undefined;
  /** The share of each player in the victory, from 0 to 1. */
  readonly returns: Readonly<Record<G['player'], number>>;
  /** All actions, those of chance included: with the options, what a record needs. */
  readonly actions: readonly G['action'][];
}

const MAX_ACTIONS = 20_000;

/**
 * Plays a game between bots. The same bots, options and seed give the same game. The dice are those of a match with the
 * same seed, so a match in which people decide in the same way is the same game.
 *
 * Throws `Refused` with the refusal if a bot returns an action that is not legal.
 *
 * @returns the played game, or all faults of the options or of the number of bots
 *
 * @example
 * import { alexandros } from 'diadochi/alexandros';
 * import { playMatch, randomBot } from 'diadochi/bots';
 * import { orThrow } from 'diadochi/core';
 *
 * const bots = [randomBot(), randomBot()];
 * const { outcome, actions } = orThrow(playMatch(alexandros, { bots, options: { players: 2 }, seed: 'susa' }));
 * outcome?.winners.length; // 1
 */
export function playMatch<G extends WholeGameTypes>(
  game: Game<G>,
  { bots: seats, options, seed, maxActions = MAX_ACTIONS, onState }: Pairing<G>,
): Either<InvalidInput, BotMatch<G>> {
  const begun = game.createGame(options);
  if (E.isLeft(begun)) return begun;
  const players = game.players(begun.right);
  if (players.length !== seats.length) {
    return E.left(invalidInput([{ path: '$.bots', message: `expected ${players.length} bots, got ${seats.length}` }]));
  }
  const dice = seededChance(seed);
  const seatOf = new Map(
    players.map((player, seat) => [player, { bot: seats[seat], chance: seededChance(`${seed}: bot ${seat}`) }]),
  );
  const simulation = game.simulate(begun.right);
  const actions: G['action'][] = [];
  const apply = (action: G['action']): void => {
    orThrow(simulation.apply(action));
    actions.push(action);
  };
  while (actions.length < maxActions) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    if (actor === CHANCE) {
      apply(drawWeighted(simulation.chanceOutcomes(), dice));
      continue;
    }
    const seat = seatOf.get(actor);
    if (seat?.bot === undefined) throw new RangeError(`no bot for ${actor}`);
    const state = simulation.state();
    onState?.(state);
    const view = game.viewFor(state, actor);
    apply(seat.bot.choose({ view, player: actor, actions: simulation.legalActions(), chance: seat.chance }));
  }
  const state = simulation.state();
  onState?.(state);
  const outcome = game.outcome(state);
  return E.right({ state, outcome, returns: returns<G['player']>(outcome, players), actions });
}
