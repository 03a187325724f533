/** A measure that proves that every game ends: each action, chance included, lowers it, and it is never negative. */
import { ACTIONS, CARDS, FACE_UP, LAST_TURN } from '../data/components.js';
import type { GameFrame } from '../frame.js';
import { latticeOf } from '../geometry/index.js';
import type { Situation } from '../state.js';
import { SYMBOLS } from '../vocabulary.js';
import { distance } from './moves.js';
import { handSize } from './seats.js';

/** Returns more than the number of small steps of one further action: covering spaces and giving cards. */
function stepsOfAnAction(situation: Situation): number {
  const { symbolSpaces } = latticeOf(situation);
  return SYMBOLS.reduce((sum, symbol) => sum + symbolSpaces[symbol].length, 0) + CARDS + FACE_UP + 1;
}

/**
 * Returns more than the number of small steps of one move of Alexander: card, symbol, space, point, a new card and
 * every side.
 */
const stepsOfAMove = (situation: Situation): number => latticeOf(situation).diameter + FACE_UP + 5;

function stepsOfFrame(situation: Situation, frame: GameFrame): number {
  switch (frame.kind) {
    case 'setup':
      return 0;
    case 'turn':
      if (frame.phase !== 'actions') return ACTIONS * stepsOfAnAction(situation) + stepsOfAMove(situation);
      return frame.actionsLeft * stepsOfAnAction(situation);
    case 'draw':
      return frame.to === 'faceUp' ? 0 : 1;
    case 'destination':
      return latticeOf(situation).diameter + 1 + (frame.symbol === null ? 1 : 0) + (frame.space === null ? 1 : 0);
    case 'path':
      return distance(situation, situation.alexander, frame.to);
    case 'occupation':
      return frame.uncovered.length + (frame.takeOver === null ? 0 : CARDS);
    case 'compensation':
      return frame.owed;
  }
}

/**
 * Returns an upper bound of the actions that can still follow: those left in the turn, and those of every turn up to
 * the last (ruling A21).
 */
export function movesLeft(situation: Situation): number {
  if (situation.stack.length === 0) return 0;
  const { seats, faceUp, turn, stack } = situation;
  const turnSteps = ACTIONS * stepsOfAnAction(situation) + stepsOfAMove(situation) + FACE_UP + 1;
  const undealt = stack[0]?.kind === 'setup' ? turnSteps + seats.filter(({ hand }) => handSize(hand) === 0).length : 0;
  const inTurn = stack.reduce((sum, frame) => sum + stepsOfFrame(situation, frame), FACE_UP - faceUp.length);
  return (LAST_TURN - turn) * turnSteps + undealt + inTurn;
}
