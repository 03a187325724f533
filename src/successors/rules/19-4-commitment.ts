/** R 19.4: a player discards a Surprise card so that an Independent Army may try to intercept or to Avoid Battle. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { cardType, surprisesHeld } from '../query/cards.js';
import { independentReactions } from '../query/independent-reactions.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { discardCard, knownHand } from './04-31-hands.js';

type Commitment = Extract<Action, { type: 'reactWithIndependentArmy' }>;

/** Returns the discard of each Surprise card of a hand for each Independent Army that may react. */
export const commitments = (situation: Situation, player: PlayerId): readonly Action[] =>
  surprisesHeld(situation, player).flatMap((card) =>
    independentReactions(situation).map(({ army }): Action => ({
      type: 'reactWithIndependentArmy',
      player,
      card,
      army,
    })),
  );

/**
 * Returns why no card is discarded for an Independent Army: it is no Surprise card in the hand, or the Army cannot
 * react now or has been committed.
 */
export function refuseCommitment(situation: Situation, { player, card, army }: Commitment): Refusal | undefined {
  if (!knownHand(situation, player).includes(card)) return refusal('cardNotHeld', 'R 19.4', { card });
  if (cardType(situation, card) !== 'surprise') return refusal('noSurpriseCard', 'R 19.4', { card });
  const open = independentReactions(situation);
  if (open.some((reaction) => reaction.army === army)) return undefined;
  return refusal('notOffered', 'R 19.4', { army, open: open.map((reaction) => reaction.army).join(' ') });
}

/**
 * Discards the card, records the attempt, which is made after all have been declared (R 9.2), and draws another card.
 */
export function commit(run: GameRun, { player, card, army }: Commitment): void {
  const reaction = independentReactions(run.state).find((one) => one.army === army);
  const arrival = run.frame('arrival');
  if (reaction === undefined || arrival === undefined) return;
  discardCard(run, player, card, 'R 19.4');
  arrival.independents ??= { attempts: [], failed: false, came: false };
  arrival.independents.attempts.push({ player, army, from: reaction.from });
  run.emit({ type: 'independentReactionDeclared', rule: 'R 19.4', player, space: arrival.space, ...reaction });
  run.push({ kind: 'draw', player, count: 1 });
}
