/**
 * R Take Over an Occupied Province: the loser gets half of all cards played, rounded up (ruling A16), except with two
 * players.
 */
import type { Action } from '../action.js';
import { refusal } from '../code.js';
import { pileSize } from '../data/deck.js';
import type { TakeOver } from '../frame.js';
import type { GameRun, RulesOf } from '../types.js';
import { SYMBOLS, type PlayerId } from '../vocabulary.js';
import { discardAll } from './cards.js';

/**
 * Begins the compensation for a province taken over. With two players all cards played are discarded, otherwise the
 * loser gets half of them.
 */
export function compensate(run: GameRun, player: PlayerId, { from, played }: TakeOver): void {
  if (run.state.seats.length === 2) return discardAll(run.state, played);
  run.push({ kind: 'compensation', player, to: from, played: { ...played }, owed: Math.ceil(pileSize(played) / 2) });
}

export const compensation: RulesOf<'compensation'> = {
  rule: 'R Take Over an Occupied Province',
  actor: (_, { player }) => player,
  actions: (_, { player, played }) =>
    SYMBOLS.filter((symbol) => played[symbol] > 0).map((symbol): Action => ({ type: 'giveCard', player, symbol })),
  refuse: (_, { played }, action) =>
    action.type === 'giveCard' && played[action.symbol] === 0
      ? refusal('cardNotPlayed', 'R Take Over an Occupied Province', { symbol: action.symbol })
      : undefined,

  apply(run, frame, action) {
    if (action.type !== 'giveCard') return;
    const { player, to } = frame;
    const { symbol } = action;
    frame.played[symbol]--;
    frame.owed--;
    run.state.seat(to).hand.shown[symbol]++;
    run.emit({ type: 'cardGiven', rule: 'R Take Over an Occupied Province', player, to, symbol });
    if (frame.owed > 0) return;
    discardAll(run.state, frame.played);
    run.finish();
  },
};
