/** The codec of options. */
import type * as t from 'io-ts';
import { closed, wholeNumber, type Fault } from '../../core/index.js';
import type { GameOptions } from '../options.js';
import { PLAYER_COUNTS, PLAYER_IDS, type PlayerCount } from '../vocabulary.js';
import { boardCodec, boardFaults } from './board.js';
import { player } from './names.js';

const players = wholeNumber(
  PLAYER_COUNTS[0],
  PLAYER_COUNTS[PLAYER_COUNTS.length - 1] ?? PLAYER_COUNTS[0],
) as t.Type<PlayerCount>;

/** The shape of options. */
export const optionsCodec: t.Type<GameOptions> = closed({ players }, { startingPlayer: player, board: boardCodec });

/** Moves faults down to where their subject lies. */
export const under = (path: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, path: fault.path.replace(/^\$/, path) }));

/** All that is wrong with options of the right shape. */
export function optionFaults({ players: count, startingPlayer, board }: GameOptions): readonly Fault[] {
  const seated = startingPlayer === undefined || PLAYER_IDS.slice(0, count).includes(startingPlayer);
  return [
    ...(seated ? [] : [{ path: '$.startingPlayer', message: 'this player does not take part' }]),
    ...(board === undefined ? [] : under('$.board', boardFaults(board))),
  ];
}
