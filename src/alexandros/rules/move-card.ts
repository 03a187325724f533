/** R Moving Alexander, R Special Move, R Special Situations: the card by which Alexander moves. */
import { refusal } from '../code.js';
import { moveChances, type MoveChances } from '../query/moves.js';
import { knownCardsOf, seatOf } from '../query/seats.js';
import { SYMBOLS, type CardSymbol } from '../vocabulary.js';
import type { Action } from '../action.js';
import { canRefill, discard, takeFaceUp, takeFromHand } from './cards.js';
import type { TurnPart } from './part.js';

/** Returns whether a face-up card of a symbol moves Alexander, as itself or as a joker. */
const moves = ({ reachable, jokers }: MoveChances, symbol: CardSymbol): boolean =>
  jokers.includes(symbol) ? reachable.length > 0 : reachable.includes(symbol);

/**
 * The card is either face-up, and taken and replaced at once (ruling A8), or from the hand, and discarded without
 * taking a face-up card (ruling A9). Only a face-up card can be a joker (ruling A10).
 */
export const moveCard: TurnPart = {
  types: ['moveByFaceUpCard', 'moveByHandCard'],

  options(situation, { player }) {
    const { reachable, jokers } = moveChances(situation);
    const { hand } = seatOf(situation, player);
    const actions: Action[] = [];
    for (const symbol of SYMBOLS)
      if (situation.faceUp.includes(symbol) && moves({ reachable, jokers }, symbol))
        actions.push({ type: 'moveByFaceUpCard', player, symbol });
    for (const symbol of reachable) {
      if (knownCardsOf(hand, symbol) > 0) actions.push({ type: 'moveByHandCard', player, symbol });
    }
    return actions;
  },

  refuse(situation, { player }, action) {
    if (action.type !== 'moveByFaceUpCard' && action.type !== 'moveByHandCard') return undefined;
    const { symbol } = action;
    if (action.type === 'moveByFaceUpCard') {
      if (!situation.faceUp.includes(symbol)) return refusal('noSuchFaceUpCard', 'R Moving Alexander', { symbol });
      return moves(moveChances(situation), symbol)
        ? undefined
        : refusal('wallsShort', 'R Special Situations', { symbol });
    }
    if (knownCardsOf(seatOf(situation, player).hand, symbol) === 0) {
      return refusal('noSuchHandCard', 'R Special Move', { symbol });
    }
    const { reachable, jokers } = moveChances(situation);
    if (jokers.includes(symbol)) return refusal('noEmptySpace', 'R Special Situations', { symbol });
    return reachable.includes(symbol) ? undefined : refusal('wallsShort', 'R Special Situations', { symbol });
  },

  apply(run, frame, action) {
    if (action.type !== 'moveByFaceUpCard' && action.type !== 'moveByHandCard') return;
    const { player } = frame;
    const { symbol } = action;
    frame.phase = 'actions';
    if (action.type === 'moveByHandCard') {
      takeFromHand(run.state, player, symbol);
      discard(run.state, symbol);
      run.emit({ type: 'specialMovePlayed', rule: 'R Special Move', player, symbol });
      run.push({ kind: 'destination', player, symbol, space: null });
      return;
    }
    const joker = moveChances(run.state).jokers.includes(symbol);
    takeFaceUp(run.state, player, symbol);
    run.emit({
      type: 'faceUpCardTaken',
      rule: joker ? 'R Special Situations' : 'R Moving Alexander',
      player,
      symbol,
      purpose: joker ? 'joker' : 'move',
    });
    run.push({ kind: 'destination', player, symbol: joker ? null : symbol, space: null });
    if (canRefill(run.state)) run.push({ kind: 'draw', to: 'faceUp' });
  },
};
