/**
 * R 12.2, 12.3: players discard and draw Event Cards, and play some as they draw them. Then cards are discarded unseen.
 */
import type { Draft } from 'immer';
import { CHANCE } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { carryOutCard, putAway, settleCard } from '../deeds/cards.js';
import { dealCard, discardFromHand, discardUnseen, renewDeck, turnUpCard } from '../deeds/draws.js';
import type { RefillFrame } from '../frame/cards.js';
import { cardOf, drawsFrom, handOf, isImmediate, mayDiscard, type CardInPlay } from '../query/cards.js';
import { handSize } from '../query/deck.js';
import { playersInOrder } from '../query/initiative.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { isSpent } from './12-effects.js';
import { differentCards, playsOf, targetOf } from './12-plays.js';
import { refuseRefill } from './12-refusals.js';

/** The number of cards of the deck that are discarded unseen (R 12.3). */
const UNSEEN = 2;

export function openRefill(run: GameRun): void {
  if (run.state.cards === undefined) return;
  const order = playersInOrder(run.state);
  run.push({ kind: 'refill', stage: 'discarding', order: [...order], left: [...order], unseen: UNSEEN, drawn: null });
}

/** Returns what may be done with a card just drawn. The player decides at once (ruling Q75). */
function answersTo(situation: Situation, play: CardInPlay): readonly Action[] {
  const { player } = play;
  const plays = playsOf(situation, play);
  return plays.length > 0 && mayDiscard(play) ? [...plays, { type: 'discardCard', player, card: play.card.id }] : plays;
}

/** Returns what the acting player may discard. Interchangeable cards are listed once. */
const discardsOf = (situation: Situation, player: PlayerId): readonly Action[] => [
  ...differentCards(situation, player).map(({ card }): Action => ({ type: 'discardCard', player, card: card.id })),
  { type: 'endDiscards', player },
];

function actionsOf(situation: Situation, { stage, left: [player], drawn }: RefillFrame): readonly Action[] {
  if (player === undefined) return [];
  if (drawn !== null) return answersTo(situation, cardOf(situation, drawn, player));
  return stage === 'discarding' ? discardsOf(situation, player) : [];
}

const hasDeck = ({ cards }: Situation): boolean => (cards?.deck.length ?? 0) > 0;

/** Returns whether a player draws one more card. */
const draws = (situation: Situation, player: PlayerId): boolean =>
  hasDeck(situation) && handOf(situation, player).length < handSize(situation, player);

/** Puts a drawn card without an effect away. Some cards leave the game all the same (R C). */
function putDrawnAway(run: GameRun, play: CardInPlay): void {
  const isGone = play.kind.goneOnceDrawn === true || isSpent(run.state, play);
  putAway(run, play.card.id, isGone ? 'removed' : 'discards', 'R 12.2');
}

/** Draws a card: it goes to the player's hand, or stays face up until it is played or discarded. */
function draw(run: GameRun, frame: Draft<RefillFrame>, player: PlayerId, card: CardId): void {
  const play = cardOf(run.state, card, player);
  if (!isImmediate(play.kind) && !isSpent(run.state, play)) return dealCard(run, player, card, 'R 12.2');
  turnUpCard(run, player, card);
  frame.drawn = card;
}

/** Plays or discards a card just drawn, as decided. */
function actUpon(run: GameRun, frame: Draft<RefillFrame>, play: CardInPlay, action: Action | undefined): void {
  const { player, card } = play;
  if (action?.type === 'playCard')
    return carryOutCard(run, { player, card: card.id, target: targetOf(action) }, 'R 12.2');
  frame.drawn = null;
  putDrawnAway(run, play);
}

/** Continues where there is no decision. */
function proceed(run: GameRun, frame: Draft<RefillFrame>): void {
  const { state } = run;
  const [player] = frame.left;
  if (player !== undefined && frame.drawn !== null) {
    const play = cardOf(state, frame.drawn, player);
    return actUpon(run, frame, play, isImmediate(play.kind) ? answersTo(state, play)[0] : undefined);
  }
  if (player !== undefined) frame.left.shift();
  if (frame.left.length > 0) return;
  if (frame.stage === 'discarding') {
    renewDeck(run);
    frame.stage = 'drawing';
    frame.left = [...frame.order];
  } else if (frame.stage === 'drawing') frame.stage = 'unseen';
  else run.finish();
}

export const refill: RulesOf<'refill'> = {
  rule: 'R 12.2',
  /** Every player with a card is asked for discards, so that the question reveals nothing about a hand. */
  actor(situation, { stage, left: [player], unseen, drawn }, list) {
    if (stage === 'unseen') return unseen > 0 && hasDeck(situation) ? CHANCE : undefined;
    if (player === undefined) return undefined;
    if (drawn !== null) return list().length > 1 ? player : undefined;
    if (stage === 'drawing') return draws(situation, player) ? CHANCE : undefined;
    return handOf(situation, player).length > 0 ? player : undefined;
  },
  actions: actionsOf,
  chance: (situation) => drawsFrom(situation),
  refuse: refuseRefill,
  apply(run, frame, action) {
    const [player] = frame.left;
    if (frame.stage === 'unseen') {
      if (action.type !== 'drawCard') return;
      frame.unseen -= 1;
      return discardUnseen(run, action.card);
    }
    if (player === undefined) return;
    if (action.type === 'drawCard') return draw(run, frame, player, action.card);
    if (frame.drawn !== null) return actUpon(run, frame, cardOf(run.state, frame.drawn, player), action);
    if (action.type === 'discardCard') return discardFromHand(run, player, action.card);
    if (action.type === 'endDiscards') frame.left.shift();
  },
  advance: proceed,
  resume(run, frame, child) {
    if (child.kind !== 'effect') return;
    frame.drawn = null;
    settleCard(run, child);
    renewDeck(run);
  },
};
