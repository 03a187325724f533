/** R 6.5.3: with two or three players, cards are turned up after each round, and some of their events happen. */
import { CHANCE, type Weighted } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { editionOf } from '../data/editions.js';
import type { CardEffectKind } from '../data/shape.js';
import { endCondemnation, turnUpCard } from '../deeds/cards.js';
import { cardFact } from '../query/cards.js';
import { playersOf } from '../query/presence.js';
import { victoryPoints } from '../query/victory-points.js';
import type { Situation } from '../table/situation.js';
import type { RulesOf } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { pushCardEvent } from './20-card-events.js';

/**
 * The events that happen when their card is turned up, whoever resolves them. All others are ignored (R 6.5.3;
 * ruling turned-up-cards).
 */
const HAPPENING: readonly CardEffectKind[] = ['unrest', 'unrestSpreads', 'plansOfTheirOwn', 'independentArmy'];

/** Returns whether the event of a card happens when it is turned up (R 6.5.3). */
const happensFaceUp = (situation: Situation, card: CardId): boolean =>
  HAPPENING.includes(cardFact(situation, card).effect.kind);

/**
 * Returns the players who may have to resolve the event: all of them, by chance (R 6.5.3), or those with the fewest
 * Victory Points (player aid).
 */
function possibleResolvers(situation: Situation): readonly PlayerId[] {
  const players = playersOf(situation);
  if (editionOf(situation).faceUpResolver === 'random') return players;
  const points = players.map((player) => victoryPoints(situation, player));
  const fewest = Math.min(...points);
  return players.filter((_, index) => points[index] === fewest);
}

/**
 * Returns the cards that may be turned up. Face-down cards on the table are as unknown as those of the deck, so they
 * are drawn from the deck when they are turned up (ruling table-cards).
 */
function turnUps(situation: Situation): readonly Weighted<Action>[] {
  const outcomes: Weighted<Action>[] = [];
  for (const card of situation.deck)
    if (card !== 'hidden') outcomes.push({ action: { type: 'turnUpCard', player: CHANCE, card }, weight: 1 });
  return outcomes;
}

export const faceUp: RulesOf<'faceUp'> = {
  rule: 'R 6.5.3',
  actor(situation, frame) {
    if (frame.card !== null) return frame.resolver === null ? CHANCE : undefined;
    return frame.left > 0 && situation.deck.length > 0 ? CHANCE : undefined;
  },
  chance: (situation, frame) =>
    frame.card === null
      ? turnUps(situation)
      : possibleResolvers(situation).map((resolver) => ({
          action: { type: 'drawResolver', player: CHANCE, resolver },
          weight: 1,
        })),
  apply(run, frame, action) {
    if (action.type === 'turnUpCard') {
      frame.left--;
      const happens = happensFaceUp(run.state, action.card);
      turnUpCard(run, action.card, !happens);
      endCondemnation(run, action.card);
      if (happens) frame.card = action.card;
    } else if (action.type === 'drawResolver' && frame.card !== null) {
      frame.resolver = action.resolver;
      run.emit({ type: 'resolverDrawn', rule: 'R 6.5.3', player: action.resolver, card: frame.card });
    }
  },
  advance(run, frame) {
    const { card, resolver } = frame;
    if (card === null || resolver === null) run.finish();
    else pushCardEvent(run, resolver, card);
  },
  resume(_run, frame, child) {
    if (child.kind !== 'cardEvent') return;
    frame.card = null;
    frame.resolver = null;
  },
};
