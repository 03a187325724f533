/** Rolls dice for cards, reads them, and pays the costs of cards (R C). */
import type { Draft } from 'immer';
import type { CardCost, CardRoll } from '../data/shape/cards.js';
import type { EffectFrame } from '../frame/cards.js';
import type { GameFrame } from '../frame/index.js';
import { sumOfModifiers, type Occasion } from '../query/card-conditions.js';
import type { CardInPlay } from '../query/cards.js';
import { campOf } from '../query/owners.js';
import type { GameRun } from '../types.js';
import type { RegionId } from '../vocabulary.js';
import { rollDice } from './dice.js';
import { changeLevels } from './levels.js';
import { changeTreasury } from './treasury.js';

/** The result of a roll for a card. */
export interface CardResult {
  readonly die: number;
  /** The die with all modifiers. */
  readonly total: number;
  readonly succeeds: boolean;
}

/** Rolls a die for the card of a frame. The frame gets the result in `resume`. */
export const rollForCard = (run: GameRun, { player }: EffectFrame): void => rollDice(run, 'card', 1, player);

/** Returns whether a die succeeds: by its total, unless the face alone decides. */
export function succeedsWith({ from, alwaysOn, neverOn }: CardRoll, die: number, total: number): boolean {
  if (die === alwaysOn) return true;
  return die !== neverOn && total >= from;
}

/** Returns the die of a roll frame, or `undefined` for any other frame. */
export const dieIn = (child: GameFrame): number | undefined => (child.kind === 'roll' ? child.values[0] : undefined);

/** Reads the die for the card of a frame with all modifiers, and emits the result. */
export function readCardRoll(
  run: GameRun,
  { player, target }: EffectFrame,
  { card }: CardInPlay,
  roll: CardRoll,
  die: number,
): CardResult {
  const occasion: Occasion = { player, target, card };
  const total = die + sumOfModifiers(run.state, roll.modifiers, occasion);
  const succeeds = succeedsWith(roll, die, total);
  run.emit({ type: 'cardRolled', rule: 'R C', player, card: card.id, die, total, succeeds });
  return { die, total, succeeds };
}

/** Returns the region on which the card of a frame is played, as a list. */
const regionsAimedAt = ({ target }: EffectFrame): readonly RegionId[] =>
  target.region === undefined ? [] : [target.region];

/** Changes the levels named by a cost. */
function shiftLevels(run: GameRun, frame: EffectFrame, cost: CardCost): void {
  const { allegiance = 0, militance = 0, towards } = cost;
  for (const region of cost.regions ?? regionsAimedAt(frame)) {
    const holder = run.state.regions[region]?.player;
    const isAway = towards !== undefined && holder !== undefined && campOf(holder) !== towards;
    changeLevels(run, region, { allegiance: isAway ? -allegiance : allegiance, militance }, 'card', 'R C');
  }
}

/** Pays the costs of a card that pass a test: those of every play, of a success or of a failure. */
function pay(run: GameRun, frame: EffectFrame, { kind }: CardInPlay, isDue: (cost: CardCost) => boolean): void {
  for (const cost of kind.costs.filter(isDue)) {
    changeTreasury(run, frame.player, -(cost.talents ?? 0), 'R C');
    shiftLevels(run, frame, cost);
  }
}

/** Pays the costs of playing a card, whatever the result. They come before the die (ruling R20). */
export const payForPlaying = (run: GameRun, frame: EffectFrame, play: CardInPlay): void =>
  pay(run, frame, play, ({ when }) => when === 'always');

/** Pays the costs that depend on the result of a card's roll. A failure may have costs only up to a total. */
export const payForResult = (run: GameRun, frame: EffectFrame, play: CardInPlay, result: CardResult): void =>
  pay(run, frame, play, ({ when, upTo = Infinity }) =>
    result.succeeds ? when === 'success' : when === 'failure' && result.total <= upTo,
  );

/**
 * Reads the die of a finished frame and pays the costs of its result. Returns the result, or `undefined` if the frame
 * is not a roll.
 */
export function settleCardRoll(
  run: GameRun,
  frame: Draft<EffectFrame>,
  play: CardInPlay,
  roll: CardRoll,
  child: GameFrame,
): CardResult | undefined {
  const die = dieIn(child);
  if (die === undefined) return undefined;
  const result = readCardRoll(run, frame, play, roll, die);
  payForResult(run, frame, play, result);
  return result;
}
