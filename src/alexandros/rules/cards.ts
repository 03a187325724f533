/** R Take a Card: how cards go from hand to hand, pile to pile. */
import { FACE_UP } from '../data/components.js';
import { pileSize, type CardCounts } from '../data/deck.js';
import type { Situation } from '../state.js';
import type { Table } from '../table/table.js';
import { SYMBOLS, type CardSymbol, type PlayerId } from '../vocabulary.js';

/** Whether a card can come from the supply, the discards being shuffled if need be. */
export const canDraw = ({ supply, discards }: Situation): boolean => pileSize(supply) + pileSize(discards) > 0;

/** Whether a face-up card is missing that can be replaced. */
export const canRefill = (situation: Situation): boolean => situation.faceUp.length < FACE_UP && canDraw(situation);

/** Takes a card out of a hand. Of two alike the one that all have seen goes first, as it makes no difference to the owner (ruling A25). */
export function takeFromHand(table: Table, player: PlayerId, symbol: CardSymbol): void {
  const { shown, secret } = table.seat(player).hand;
  if (shown[symbol] > 0) shown[symbol]--;
  else secret[symbol]--;
}

/** Takes a face-up card into a hand: everybody sees it. */
export function takeFaceUp(table: Table, player: PlayerId, symbol: CardSymbol): void {
  table.faceUp = table.faceUp.toSpliced(table.faceUp.indexOf(symbol), 1);
  table.seat(player).hand.shown[symbol]++;
}

/** Lays a card on the discard stack. */
export function discard(table: Table, symbol: CardSymbol): void {
  table.openDiscards()[symbol]++;
}

/** Lays cards on the discard stack. */
export function discardAll(table: Table, cards: CardCounts): void {
  const discards = table.openDiscards();
  for (const symbol of SYMBOLS) discards[symbol] += cards[symbol];
}
