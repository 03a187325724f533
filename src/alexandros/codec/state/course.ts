/** R Game Play, R End of the Game: the progress of the game, and whether it is over. */
import { BLACK_WALLS, LAST_TURN, STANDSTILL_TURNS, WINNING_SCORE } from '../../data/components.js';
import { leaders } from '../../query/scores.js';
import type { SketchCheck } from './sketch.js';

/** Finds wrong numbers of turns: those that have ended, and those of them without a result. */
export const turnFindings: SketchCheck = function* ({ turn, idleTurns, ended, walls, seats, stack: [bottom] }) {
  if (turn === undefined) return;
  if (bottom !== undefined && (bottom.kind === 'setup') !== (turn === 0))
    yield { keys: ['turn'], message: 'turns count from 1; it is 0 while cards are dealt' };
  if (ended !== null && ended !== undefined && turn === 0)
    yield { keys: ['turn'], message: 'no game ends before its first turn' };
  const over = ended === null ? Math.max(0, turn - 1) : turn;
  if (idleTurns !== undefined && idleTurns > over)
    yield { keys: ['idleTurns'], message: `only ${over} ${over === 1 ? 'turn has' : 'turns have'} ended` };
  const scores = seats.map(({ score }) => score);
  if (walls === undefined || scores.includes(undefined)) return;
  const gains = scores.reduce<number>((sum, score) => sum + (score ?? 0), walls.length);
  if (over > (gains + 1) * STANDSTILL_TURNS + 1)
    yield { keys: ['turn'], message: 'with so few walls and points the game would have ended (ruling A21)' };
};

/**
 * Finds a game that is over and still waits for something or has no winner, or one that goes on and has a winner or
 * waits for nothing.
 */
export const endFindings: SketchCheck = function* ({ ended, seats, stack, walls, turn, idleTurns }) {
  if (ended === undefined) return;
  const scores = seats.map(({ score }) => score);
  const won = scores.some((score) => score !== undefined && score >= WINNING_SCORE);
  if (ended === null) {
    if (stack.length === 0) yield { keys: ['stack'], message: 'a game that goes on waits for something' };
    if (idleTurns !== undefined && idleTurns > STANDSTILL_TURNS)
      yield { keys: ['idleTurns'], message: 'the game would have ended (ruling A21)' };
    if (won) yield { keys: ['seats'], message: `somebody has ${WINNING_SCORE} points: the game would have ended` };
    return;
  }
  if (stack.length > 0) yield { keys: ['stack'], message: 'a game that is over waits for nothing' };
  const known = seats.flatMap(({ player, score }) =>
    player === undefined || score === undefined ? [] : { player, score },
  );
  if (known.length === seats.length && known.length > 0) {
    const best = leaders({ seats: known });
    if (best.length !== ended.winners.length || best.some((player, index) => ended.winners[index] !== player))
      yield { keys: ['ended', 'winners'], message: `expected ${best.join(', ')}` };
    if (won !== (ended.how === 'hundredPoints'))
      yield { keys: ['ended', 'how'], message: 'does not agree with the scores' };
  }
  if (ended.how === 'wallsExhausted' && walls !== undefined && walls.length <= BLACK_WALLS)
    yield { keys: ['ended', 'how'], message: 'no red wall is on the board' };
  if (idleTurns === undefined) return;
  if (ended.how === 'standstill' && idleTurns <= STANDSTILL_TURNS && turn !== undefined && turn < LAST_TURN)
    yield { keys: ['ended', 'how'], message: 'there was no standstill (ruling A21)' };
  if (idleTurns > STANDSTILL_TURNS + 1)
    yield { keys: ['idleTurns'], message: 'the game would have ended before (ruling A21)' };
};
