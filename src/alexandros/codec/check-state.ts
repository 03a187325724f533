/** What a state must keep to beyond its shape: pieces, cards, provinces. All faults are gathered. */
import type { Fault } from '../../core/index.js';
import { BLACK_WALLS, CARDS_PER_SYMBOL, WINNING_SCORE } from '../data/components.js';
import { latticeOf } from '../geometry/index.js';
import { symbolAt } from '../query/covering.js';
import { provinceOf } from '../query/provinces.js';
import { leaders } from '../query/scores.js';
import { idleTurnsBorne } from '../query/standstill.js';
import { unseenCards } from '../query/unseen.js';
import { ALL_WALLS } from '../query/walls.js';
import type { GameState } from '../state.js';
import { PLAYER_COUNTS, PLAYER_IDS, SYMBOLS } from '../vocabulary.js';
import { boardFaults } from './board.js';
import { stackFaults } from './check-stack.js';
import { under } from './options.js';

const fault = (path: string, message: string): Fault => ({ path, message });

/** Whether all of a list differ. */
const allDiffer = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

function seatFaults({ seats }: GameState): readonly Fault[] {
  const count = seats.length;
  if (!PLAYER_COUNTS.some((players) => players === count)) return [fault('$.seats', 'expected 2 to 4 seats')];
  return seats.flatMap(({ player }, index) =>
    player === PLAYER_IDS[index]
      ? []
      : [fault(`$.seats[${index}].player`, `expected ${PLAYER_IDS[index] ?? 'nobody'}`)],
  );
}

function wallFaults(state: GameState): readonly Fault[] {
  const { pointNumber, sideNumber } = latticeOf(state);
  const faults = state.walls.flatMap((side, index) =>
    sideNumber.has(side) ? [] : [fault(`$.walls[${index}]`, 'the board has no such side')],
  );
  if (state.walls.length > ALL_WALLS) faults.push(fault('$.walls', `there are only ${ALL_WALLS} walls`));
  if (!allDiffer(state.walls)) faults.push(fault('$.walls', 'no side carries two walls'));
  if (!pointNumber.has(state.alexander)) faults.push(fault('$.alexander', 'the board has no such point'));
  const lastTurn = state.stack[0]?.kind === 'turn' && state.stack[0].last === 'wallsExhausted';
  if (state.stack.length > 0 && state.walls.length > BLACK_WALLS !== lastTurn) {
    faults.push(
      fault('$.walls', 'the turn in which red walls are placed, and no other, is the last for want of walls'),
    );
  }
  return faults;
}

function guardFaults(state: GameState): readonly Fault[] {
  const faults: Fault[] = [];
  const owners = new Map<string, string>();
  if (!allDiffer(state.seats.flatMap(({ guards }) => guards)))
    faults.push(fault('$.seats', 'no space holds two guards'));
  state.seats.forEach(({ player, guards }, seat) =>
    guards.forEach((space, index) => {
      const path = `$.seats[${seat}].guards[${index}]`;
      const province = provinceOf(state, space);
      if (province === undefined || symbolAt(state, space) === undefined)
        faults.push(fault(path, 'the board has no such symbol space'));
      else if ((owners.get(province.id) ?? player) !== player)
        faults.push(fault(path, `another player occupies the province ${province.id}`));
      else owners.set(province.id, player);
    }),
  );
  return faults;
}

function cardFaults(state: GameState): readonly Fault[] {
  const unseen = unseenCards(state);
  return SYMBOLS.flatMap((symbol) =>
    unseen[symbol] === 0 && state.supply[symbol] >= 0
      ? []
      : [fault('$.supply', `there are ${CARDS_PER_SYMBOL} ${symbol} cards, no more and no fewer`)],
  );
}

function endFaults(state: GameState): readonly Fault[] {
  const { ended, seats, stack, walls } = state;
  const won = seats.some(({ score }) => score >= WINNING_SCORE);
  if (ended === null) {
    if (stack.length === 0) return [fault('$.stack', 'a game that goes on waits for something')];
    if (state.idleTurns > idleTurnsBorne(state)) return [fault('$.idleTurns', 'the game would have ended')];
    return won ? [fault('$.seats', 'somebody has won already')] : [];
  }
  const faults = stack.length > 0 ? [fault('$.stack', 'a game that is over waits for nothing')] : [];
  const best = leaders(state);
  if (best.length !== ended.winners.length || best.some((player, index) => ended.winners[index] !== player)) {
    faults.push(fault('$.ended.winners', `expected ${best.join(', ')}`));
  }
  if (won !== (ended.how === 'hundredPoints')) faults.push(fault('$.ended.how', 'does not agree with the scores'));
  if (ended.how === 'wallsExhausted' && walls.length <= BLACK_WALLS)
    faults.push(fault('$.ended.how', 'no red wall is on the board'));
  if (ended.how === 'standstill' && state.idleTurns <= idleTurnsBorne(state))
    faults.push(fault('$.ended.how', 'there was no standstill'));
  return faults;
}

/** All that is wrong with the pieces of a state of the right shape. Later questions are asked only where earlier ones found nothing. */
export function pieceFaults(state: GameState): readonly Fault[] {
  const basic = [...under('$.board', boardFaults(state.board)), ...seatFaults(state)];
  return basic.length > 0
    ? basic
    : [...wallFaults(state), ...guardFaults(state), ...cardFaults(state), ...endFaults(state)];
}

/** All that is wrong with a state of the right shape. */
export function stateFaults(state: GameState): readonly Fault[] {
  const pieces = pieceFaults(state);
  return pieces.length > 0 ? pieces : stackFaults(state);
}
