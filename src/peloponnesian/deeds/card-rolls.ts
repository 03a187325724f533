/** R C: dice for cards: they are rolled and read, and what cards cost is paid. */
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

/** A roll for a card as it fell. */
export interface CardResult {
  readonly die: number;
  /** With all modifiers. */
  readonly total: number;
  readonly succeeds: boolean;
}

/** Rolls a die for the card of a frame, which hears of it in `resume`. */
export const rollForCard = (run: GameRun, { player }: EffectFrame): void => rollDice(run, 'card', 1, player);

/** Returns whether a die succeeds: by its total, unless its face alone decides. */
export function succeedsWith({ from, alwaysOn, neverOn }: CardRoll, die: number, total: number): boolean {
  if (die === alwaysOn) return true;
  return die !== neverOn && total >= from;
}

/** The face of the die in a frame that has rolled one; `undefined` in any other frame. */
export const dieIn = (child: GameFrame): number | undefined => (child.kind === 'roll' ? child.values[0] : undefined);

/** Reads the die that has fallen for the card of a frame, with all that modifies it, and tells it. */
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

/** The region of what a card is played on. */
const regionsAimedAt = ({ target }: EffectFrame): readonly RegionId[] =>
  target.region === undefined ? [] : [target.region];

/** Changes the levels that a cost names. */
function shiftLevels(run: GameRun, frame: EffectFrame, cost: CardCost): void {
  const { allegiance = 0, militance = 0, towards } = cost;
  for (const region of cost.regions ?? regionsAimedAt(frame)) {
    const holder = run.state.regions[region]?.player;
    const isAway = towards !== undefined && holder !== undefined && campOf(holder) !== towards;
    changeLevels(run, region, { allegiance: isAway ? -allegiance : allegiance, militance }, 'card', 'R C');
  }
}

/** Takes what a card costs: of every play, or once its roll has succeeded or failed. */
function pay(run: GameRun, frame: EffectFrame, { kind }: CardInPlay, isDue: (cost: CardCost) => boolean): void {
  for (const cost of kind.costs.filter(isDue)) {
    changeTreasury(run, frame.player, -(cost.talents ?? 0), 'R C');
    shiftLevels(run, frame, cost);
  }
}

/** Takes what a card costs whatever comes of it (ruling R20: before the die falls). */
export const payForPlaying = (run: GameRun, frame: EffectFrame, play: CardInPlay): void =>
  pay(run, frame, play, ({ when }) => when === 'always');

/** Takes what a card costs by its roll: a failure may cost only up to a total. */
export const payForResult = (run: GameRun, frame: EffectFrame, play: CardInPlay, result: CardResult): void =>
  pay(run, frame, play, ({ when, upTo = Infinity }) =>
    result.succeeds ? when === 'success' : when === 'failure' && result.total <= upTo,
  );

/** Reads the die of a frame that is done, and takes what the card costs by it; `undefined`: the frame has rolled nothing. */
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
