/** R C: the Sicilian Expedition is resolved: by its card, or by an eclipse. */
import type { Draft } from 'immer';
import { rollDice } from '../deeds/dice.js';
import { checkMorale } from '../deeds/morale.js';
import { concludeExpedition, loseInSicily } from '../deeds/sicily.js';
import type { SicilianOutcome } from '../data/shape/cards.js';
import type { EffectFrame } from '../frame/cards.js';
import type { GameFrame } from '../frame/index.js';
import { sumOfModifiers } from '../query/card-conditions.js';
import { findEffect, type CardInPlay } from '../query/cards.js';
import { unitsIn } from '../query/pieces.js';
import { escalationsIn, unitsInSicily } from '../query/sicily.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { CAMPS, type Camp } from '../vocabulary.js';
import type { EffectThat } from './rules.js';

/** The dice for the outcome. */
const DICE = 2;

/**
 * After the dice, the stage of the frame encodes the outcome and the progress: both camps check morale, and then the
 * expedition is over.
 */
const STEPS = CAMPS.length + 1;
const stageOf = (outcome: number): number => 1 + outcome * STEPS;
const outcomeIn = (stage: number): number => Math.floor((stage - 1) / STEPS);
/** Returns the camp whose units check their morale next, or `undefined` if both have done so. */
const campIn = (stage: number): Camp | undefined => CAMPS[(stage - 1) % STEPS];

/** Returns the effect of the card that resolves the expedition. */
function resolutionOf({ components }: Situation): EffectThat<'resolveSicily'> {
  const found = findEffect(components, 'resolveSicily');
  if (found === undefined) throw new RangeError('the deck has no resolution of the Sicilian Expedition');
  return found;
}

/** Returns the index of the outcome for a total. A total beyond the table has the first or the last outcome. */
const outcomeFor = (outcomes: readonly SicilianOutcome[], total: number): number =>
  Math.max(
    0,
    outcomes.findLastIndex(({ from }) => total >= from),
  );

/** How a card resolves the expedition. */
interface Expedition {
  advance(run: GameRun, frame: Draft<EffectFrame>, play: CardInPlay): void;
  resume(run: GameRun, frame: Draft<EffectFrame>, play: CardInPlay, child: GameFrame): void;
}

/** Returns what an eclipse adds to the roll, and to the morale of the Empire's units (ruling Q173). */
const omenOf = ({ effect }: CardInPlay): number => (effect.does === 'eclipse' ? effect.resolution : 0);

/** Applies the two dice for the outcome, with the modifiers of the pieces in Sicily (ruling R52). */
function applyOutcome(run: GameRun, frame: Draft<EffectFrame>, play: CardInPlay, dice: readonly number[]): void {
  const { outcomes, modifiers } = resolutionOf(run.state);
  const { player, target } = frame;
  const added = sumOfModifiers(run.state, modifiers, { player, target, card: play.card }) + omenOf(play);
  const total = dice.reduce((sum, die) => sum + die, added);
  const index = outcomeFor(outcomes, total);
  const outcome = outcomes[index];
  if (outcome === undefined) return run.finish();
  frame.stage = stageOf(index);
  run.emit({
    type: 'sicilyResolved',
    rule: 'R C',
    player,
    dice: [...dice],
    total,
    escalations: escalationsIn(run.state).length,
    winner: outcome.winner,
    decisive: Math.abs(outcome.allegiance) >= 1,
  });
}

/** Applies the morale dice of a camp's units in Sicily. */
function applyMorale(run: GameRun, frame: Draft<EffectFrame>, play: CardInPlay, dice: readonly number[]): void {
  const camp = campIn(frame.stage);
  const outcome = resolutionOf(run.state).outcomes[outcomeIn(frame.stage)];
  if (camp === undefined || outcome === undefined) return;
  const added = outcome.checks[camp];
  const units = unitsIn(run.state, frame.left);
  const omen = camp === 'empire' ? omenOf(play) : 0;
  frame.stage += 1;
  frame.left = [];
  const lost = checkMorale(run, units, dice, { rule: 'R C', added, moraleOf: ({ morale }) => morale + omen });
  loseInSicily(run, camp, lost);
}

export const expedition: Expedition = {
  advance(run, frame) {
    if (frame.stage === 0) return rollDice(run, 'sicily', DICE, frame.player);
    const camp = campIn(frame.stage);
    if (camp === undefined) {
      const outcome = resolutionOf(run.state).outcomes[outcomeIn(frame.stage)];
      if (outcome !== undefined) concludeExpedition(run, outcome);
      return run.finish();
    }
    frame.left = unitsInSicily(run.state, camp).map(({ id }) => id);
    if (frame.left.length === 0) frame.stage += 1;
    else rollDice(run, 'sicilyMorale', frame.left.length, null);
  },
  resume(run, frame, play, child) {
    if (child.kind !== 'roll') return;
    if (child.purpose === 'sicily') applyOutcome(run, frame, play, child.values);
    else applyMorale(run, frame, play, child.values);
  },
};
