/** R 12.1: players play Event Cards in turn. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { playFromHand, settleCard } from '../deeds/cards.js';
import { dismissFleets } from '../deeds/persia.js';
import type { CardsFrame } from '../frame/cards.js';
import { isTruce } from '../query/peace.js';
import { handOf } from '../query/cards.js';
import { playersInOrder } from '../query/initiative.js';
import { fleetCardsOf } from '../query/persia.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { playsFromHand, targetOf } from './12-plays.js';
import { refuseCards } from './12-refusals.js';

/**
 * R 12.1: the camp with the most regions begins (ruling Q3). In the first year of a peace no cards are played (R 20.2).
 */
export function openCards(run: GameRun): void {
  const order = playersInOrder(run.state);
  const [player] = order;
  if (run.state.cards === undefined || isTruce(run.state) || player === undefined) return;
  run.push({ kind: 'cards', order: [...order], player, passed: 0 });
}

/** Returns whether all players have passed in turn (ruling Q41). */
const isOver = ({ order, passed }: CardsFrame): boolean => passed >= order.length;

/** Passes the turn to the next player. */
function passTurn(frame: Draft<CardsFrame>, passed: number): void {
  const { order } = frame;
  frame.player = order[(order.indexOf(frame.player) + 1) % order.length] ?? frame.player;
  frame.passed = passed;
}

/** Returns the actions with which a player ends cards that pay for fleets (R C). */
const fleetsToDismiss = (situation: Situation, player: PlayerId): readonly Action[] =>
  fleetCardsOf(situation, player).map(({ card }) => ({ type: 'dismissFleets', player, card: card.id }));

const actionsOf = (situation: Situation, { player }: CardsFrame): readonly Action[] => [
  ...playsFromHand(situation, player, 'cards'),
  ...fleetsToDismiss(situation, player),
  { type: 'passCards', player },
];

export const cards: RulesOf<'cards'> = {
  rule: 'R 12.1',
  /** Every player with a card is asked, so that the question reveals nothing about a hand. */
  actor: (situation, frame) =>
    !isOver(frame) &&
    (handOf(situation, frame.player).length > 0 || fleetsToDismiss(situation, frame.player).length > 0)
      ? frame.player
      : undefined,
  actions: actionsOf,
  refuse: refuseCards,
  apply(run, frame, action) {
    const { player } = frame;
    if (action.type === 'playCard') {
      passTurn(frame, 0);
      playFromHand(run, { player, card: action.card, target: targetOf(action) }, 'R 12.1');
    } else if (action.type === 'dismissFleets') dismissFleets(run, action.card);
    else passTurn(frame, frame.passed + 1);
  },
  advance(run, frame) {
    if (isOver(frame)) run.finish();
    else passTurn(frame, frame.passed + 1);
  },
  resume(run, _, child) {
    if (child.kind === 'effect') settleCard(run, child);
  },
};
