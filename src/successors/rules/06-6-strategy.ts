/** R 6.6: the Strategy Phase, its rounds, and the four Segments of a player's turn. */
import { STRATEGY_ROUNDS } from '../data/tables.js';
import { beginSegment, endSegments, setRound } from '../deeds/course.js';
import type { Situation } from '../table/situation.js';
import type { RulesOf } from '../types.js';
import { openWindow } from './04-31-window.js';
import { completeCapital } from './19-8-capitals.js';

/** Returns the number of cards turned up after each round (R 6.5.3). */
const faceUpCards = (situation: Situation): number => ({ 2: 2, 3: 1, 4: 0, 5: 0 })[situation.options.players];

/** Plays the rounds; in each round, every player has a turn, in Turn Order (R 6.6). */
export const strategy: RulesOf<'strategy'> = {
  rule: 'R 6.6',
  advance(run, frame) {
    const { state } = run;
    const player = state.turnOrder[frame.next];
    if (state.round > 0 && player !== undefined) {
      frame.next++;
      run.push({ kind: 'playerTurn', player, next: 'surrender' });
    } else if (state.round < STRATEGY_ROUNDS[state.options.players]) {
      setRound(run, state.round + 1);
      frame.next = 0;
      run.emit({ type: 'roundBegan', rule: 'R 6.6', round: state.round });
    } else {
      setRound(run, 0);
      run.finish();
    }
  },
  resume(run, frame, child) {
    if (child.kind !== 'playerTurn' || frame.next < run.state.turnOrder.length) return;
    const left = faceUpCards(run.state);
    if (left > 0) run.push({ kind: 'faceUp', left, card: null, resolver: null });
  },
};

/**
 * Plays the turn of one player: Surrender, Tyche, Movement, Forage (R 6.6.1). Before each Segment, Surprise cards may
 * be played (R 4.31.1).
 */
export const playerTurn: RulesOf<'playerTurn'> = {
  rule: 'R 6.6.1',
  advance(run, frame) {
    const { player, next } = frame;
    if (next === 'done') {
      endSegments(run);
      run.finish();
      return;
    }
    beginSegment(run, player, next);
    if (next === 'surrender') {
      completeCapital(run, player);
      frame.next = 'tyche';
      run.push({ kind: 'surrender', player, step: 'remove', handled: [], asking: false });
    } else if (next === 'tyche') {
      frame.next = 'movement';
      run.push({
        kind: 'tyche',
        player,
        card: null,
        stage: 'choose',
        cancelled: false,
        operationsUsed: false,
        bases: [],
      });
    } else if (next === 'movement') {
      frame.next = 'forage';
      run.push({ kind: 'movement', player, die: null, stage: 'choose' });
    } else {
      frame.next = 'done';
      run.push({ kind: 'forage', player, handled: [], asking: false });
    }
    openWindow(run, next === 'surrender' ? 'turn' : 'segment', { subject: player });
  },
};
