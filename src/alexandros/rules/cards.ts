/** R Take a Card: moving cards between hands and piles. */
import { FACE_UP } from '../data/components.js';
import { pileSize, type CardCounts } from '../data/deck.js';
import type { Situation } from '../state.js';
import type { Table } from '../table/table.js';
import { SYMBOLS, type CardSymbol, type PlayerId } from '../vocabulary.js';

/** Returns whether a card can be drawn from the supply, after shuffling the discards if necessary. */
export const canDraw = ({ supply, discards }: Situation): boolean => pileSize(supply) + pileSize(discards) > 0;

/** Returns whether a face-up card is missing and can be replaced. */
export const canRefill = (situation: Situation): boolean => situation.faceUp.length < FACE_UP && canDraw(situation);

/**
 * Removes a card from a hand. Of two alike, the one that all have seen goes first, because it makes no difference to
 * the owner (ruling A25).
 */
export function takeFromHand(table: Table, player: PlayerId, symbol: CardSymbol): void {
  const { shown, secret } = table.seat(player).hand;
  if (shown[symbol] > 0) shown[symbol]--;
  else secret[symbol]--;
}

/** Adds a face-up card to a hand, where all players know it. */
export function takeFaceUp(table: Table, player: PlayerId, symbol: CardSymbol): void {
  table.faceUp = table.faceUp.toSpliced(table.faceUp.indexOf(symbol), 1);
  table.seat(player).hand.shown[symbol]++;
}

/** Moves a card to the discards. */
export function discard(table: Table, symbol: CardSymbol): void {
  table.openDiscards()[symbol]++;
}

/** Moves cards to the discards. */
export function discardAll(table: Table, cards: CardCounts): void {
  const discards = table.openDiscards();
  for (const symbol of SYMBOLS) discards[symbol] += cards[symbol];
}
