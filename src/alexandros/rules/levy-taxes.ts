/**
 * R Levy Taxes: for a card that matches one of the player's guards, all players score, the levying player first, even
 * without a gain of their own (ruling A18). A score of a hundred ends the game after all have scored (ruling A14).
 */
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action.js';
import { refusal } from '../code.js';
import { WINNING_SCORE } from '../data/components.js';
import { symbolsOf } from '../query/covering.js';
import { taxesOf } from '../query/scores.js';
import { clockwiseFrom, knownCardsOf, seatOf } from '../query/seats.js';
import type { GameRun } from '../types.js';
import { SYMBOLS, type PlayerId } from '../vocabulary.js';
import { discard, takeFromHand } from './cards.js';
import { endGame } from './end-of-the-game.js';
import type { TurnPart } from './part.js';

const RULE: RuleRef = 'R Levy Taxes';

export const levyTaxes: TurnPart = {
  types: ['levyTaxes'],

  options(situation, { player, levied }) {
    if (levied) return [];
    const { guards, hand } = seatOf(situation, player);
    if (guards.length === 0) return [];
    const guarded = symbolsOf(situation, guards);
    return SYMBOLS.filter((symbol) => guarded[symbol] > 0 && knownCardsOf(hand, symbol) > 0).map((symbol): Action => ({
      type: 'levyTaxes',
      player,
      symbol,
    }));
  },

  refuse(situation, { player, levied }, action) {
    if (action.type !== 'levyTaxes') return undefined;
    const { symbol } = action;
    if (levied) return refusal('alreadyLevied', RULE);
    const { guards, hand } = seatOf(situation, player);
    if (symbolsOf(situation, guards)[symbol] === 0) return refusal('noMatchingGuard', RULE, { symbol });
    return knownCardsOf(hand, symbol) === 0 ? refusal('noSuchHandCard', RULE, { symbol }) : undefined;
  },

  apply(run, frame, action) {
    if (action.type !== 'levyTaxes') return;
    const { player } = frame;
    const { symbol } = action;
    frame.actionsLeft--;
    frame.levied = true;
    takeFromHand(run.state, player, symbol);
    discard(run.state, symbol);
    run.emit({ type: 'taxesLevied', rule: RULE, player, symbol });
    for (const each of clockwiseFrom(run.state, player)) score(run, each);
    if (run.state.seats.some((seat) => seat.score >= WINNING_SCORE)) endGame(run, 'hundredPoints');
  },
};

function score(run: GameRun, player: PlayerId): void {
  const points = taxesOf(run.state, player);
  const seat = run.state.seat(player);
  seat.score += points;
  if (points > 0) run.state.idleTurns = 0;
  run.emit({ type: 'taxesScored', rule: RULE, player, points, score: seat.score });
}
