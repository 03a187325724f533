/** R C: Escalations of the Sicilian Expedition, its resolution, and the attack of Carthage. */
import { layCard } from '../deeds/cards.js';
import { setSicily, weakenVictor } from '../deeds/sicily.js';
import { cardOf } from '../query/cards.js';
import { escalationsIn, winnerInSicily } from '../query/sicily.js';
import type { Situation } from '../table/situation.js';
import { expedition } from './expedition.js';
import type { CardRules, EffectThat } from './rules.js';

/** Returns whether an Escalation has been played in this season. */
const isEscalating = (situation: Situation): boolean =>
  escalationsIn(situation).some(({ since }) => since === situation.turn);

/** Returns whether the expedition is over, so that its cards leave the game. */
const isOver = (situation: Situation): boolean => winnerInSicily(situation) !== null;

/** An Escalation stays on the board until the expedition is resolved (R 19.4). */
export const escalate: CardRules<EffectThat<'escalate'>> = {
  targets: (situation) => (isOver(situation) || isEscalating(situation) ? [] : [{}]),
  isSpent: isOver,
  advance(run, frame) {
    layCard(run, frame);
    setSicily(run, { since: run.state.sicily?.since ?? run.state.year });
    const escalations = escalationsIn(run.state).length;
    run.emit({ type: 'sicilyEscalated', rule: 'R C', player: frame.player, escalations });
    run.finish();
  },
};

/**
 * An expedition is resolved no sooner than in the year after its first Escalation, and not in a season with one (R C,
 * ruling Q177).
 */
export const resolveSicily: CardRules<EffectThat<'resolveSicily'>> = {
  targets(situation) {
    const since = situation.sicily?.since ?? null;
    const isRipe = since !== null && since !== situation.year && !isEscalating(situation);
    return !isOver(situation) && isRipe ? [{}] : [];
  },
  isSpent: isOver,
  advance: (run, frame, play) => expedition.advance(run, frame, play),
  resume: (run, frame, play, child) => expedition.resume(run, frame, play, child),
};

/** Returns whether Carthage has attacked before: its card has taken effect, and has left the game. */
const hasCome = (situation: Situation): boolean =>
  (situation.cards?.removed ?? []).some((card) => cardOf(situation, card, 'athens').effect.does === 'weakenSicily');

export const weakenSicily: CardRules<EffectThat<'weakenSicily'>> = {
  targets: (situation) => (isOver(situation) && !hasCome(situation) ? [{}] : []),
  isSpent: hasCome,
  advance(run, _, { effect }) {
    weakenVictor(run, effect.tribute);
    run.finish();
  },
};
