/** R Take a Card: how cards go from hand to hand, pile to pile. */
import type { Table } from '../types.js';
import { FACE_UP } from '../data/components.js';
import { pileSize, type CardCounts } from '../data/deck.js';
import type { Situation } from '../state.js';
import { SYMBOLS, type CardSymbol, type PlayerId } from '../vocabulary.js';
import { seatOf } from '../query/seats.js';

/** Whether a card can come from the supply, the discards being shuffled if need be. */
export const canDraw = ({ supply, discards }: Situation): boolean => pileSize(supply) + pileSize(discards) > 0;

/** Whether a face-up card is missing that can be replaced. */
export const canRefill = (situation: Situation): boolean => situation.faceUp.length < FACE_UP && canDraw(situation);

/** Takes a card out of a hand. Of two alike the one that all have seen goes first, as it makes no difference to the owner (ruling A25). */
export function takeFromHand(state: Table, player: PlayerId, symbol: CardSymbol): void {
  const { shown, secret } = seatOf(state, player).hand;
  if (shown[symbol] > 0) shown[symbol]--;
  else secret[symbol]--;
}

/** Takes a face-up card into a hand: everybody sees it. */
export function takeFaceUp(state: Table, player: PlayerId, symbol: CardSymbol): void {
  state.faceUp.splice(state.faceUp.indexOf(symbol), 1);
  seatOf(state, player).hand.shown[symbol]++;
}

/** Lays cards on the discard stack. */
export function discard(state: Table, cards: CardCounts): void {
  for (const symbol of SYMBOLS) state.discards[symbol] += cards[symbol];
}
