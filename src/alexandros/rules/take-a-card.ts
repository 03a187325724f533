/**
 * R Take a Card: the topmost card of the supply, or a face-up card, which is replaced only at the end of the turn
 * (ruling A8). Hands have no limit (ruling A20).
 */
import { CHANCE, type Weighted } from '../../core/index.js';
import type { Action } from '../action.js';
import { refusal } from '../code.js';
import { isHidden, pileSize, type CardCounts } from '../data/deck.js';
import { unseenCards } from '../query/unseen.js';
import type { Situation } from '../state.js';
import type { RulesOf } from '../types.js';
import { SYMBOLS } from '../vocabulary.js';
import { canDraw, takeFaceUp } from './cards.js';
import type { TurnPart } from './part.js';

export const takeACard: TurnPart = {
  types: ['takeSupplyCard', 'takeFaceUpCard'],

  options(situation, { player }) {
    const actions: Action[] = canDraw(situation) ? [{ type: 'takeSupplyCard', player }] : [];
    for (const symbol of SYMBOLS) {
      if (situation.faceUp.includes(symbol)) actions.push({ type: 'takeFaceUpCard', player, symbol });
    }
    return actions;
  },

  refuse(situation, _, action) {
    if (action.type === 'takeFaceUpCard' && !situation.faceUp.includes(action.symbol))
      return refusal('noSuchFaceUpCard', 'R Take a Card', { symbol: action.symbol });
    if (action.type === 'takeSupplyCard' && !canDraw(situation)) return refusal('nothingToDraw', 'ruling A19');
    return undefined;
  },

  apply(run, frame, action) {
    const { player } = frame;
    frame.actionsLeft--;
    if (action.type === 'takeSupplyCard') run.push({ kind: 'draw', to: player });
    if (action.type !== 'takeFaceUpCard') return;
    takeFaceUp(run.state, player, action.symbol);
    run.emit({ type: 'faceUpCardTaken', rule: 'R Take a Card', player, symbol: action.symbol, purpose: 'action' });
  },
};

/** Returns the cards that may be drawn from the supply, as far as they can be seen. */
const cardsToDraw = (situation: Situation): CardCounts =>
  isHidden(situation.supply) ? unseenCards(situation) : situation.supply;

/**
 * Draws a card from the supply. Its order is random, so each card in it is equally likely. If the supply is empty, the
 * discards become the supply (ruling A23).
 */
export const draw: RulesOf<'draw'> = {
  rule: 'R Take a Card',
  actor: ({ supply }) => (pileSize(supply) > 0 ? CHANCE : undefined),

  chance(situation) {
    const cards = cardsToDraw(situation);
    const outcomes: Weighted<Action>[] = [];
    for (const symbol of SYMBOLS) {
      const weight = cards[symbol];
      if (weight > 0) outcomes.push({ action: { type: 'drawCard', player: CHANCE, symbol }, weight });
    }
    return outcomes;
  },

  refuse: (situation, _, action) =>
    action.type === 'drawCard' && cardsToDraw(situation)[action.symbol] === 0
      ? refusal('notInSupply', 'R Take a Card', { symbol: action.symbol })
      : undefined,

  apply(run, { to }, action) {
    if (action.type !== 'drawCard') return;
    const { symbol } = action;
    const rule = run.state.turn === 0 ? 'R Setup' : 'R Take a Card';
    run.state.openSupply()[symbol]--;
    if (to === 'faceUp') {
      run.state.faceUp = [...run.state.faceUp, symbol];
      run.emit({ type: 'cardTurnedUp', rule, symbol });
    } else {
      run.state.seat(to).hand.secret[symbol]++;
      run.emit({ type: 'cardDrawn', rule, player: to, symbol });
    }
    run.finish();
  },

  advance(run) {
    const cards = run.state.shuffleDiscards();
    run.emit({ type: 'discardsShuffled', rule: 'R Take a Card', cards });
  },
};
