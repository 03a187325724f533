/** The codec of options. */
import type * as t from 'io-ts';
import {
  closed,
  codecOf,
  decoderOf,
  isRecord,
  loosely,
  oneOf,
  type Decode,
  type Finding,
  type Props,
} from '../../core/index.js';
import type { GameOptions } from '../options.js';
import { PLAYER_COUNTS, PLAYERS } from '../vocabulary.js';
import { BoardCodec } from './board.js';
import { player } from './names.js';

const fields = {
  players: oneOf(PLAYER_COUNTS),
  startingPlayer: player,
  board: BoardCodec,
} satisfies Props<GameOptions>;
const { players, ...others } = fields;

/** The codec of options, the board included. */
export const options: t.Type<GameOptions> = closed({ players }, others, 'options');

/** Finds a starting player who is not in the game (R Setup). */
function* optionFindings(copy: unknown): Generator<Finding> {
  if (!isRecord(copy)) return;
  const { players: count, startingPlayer } = loosely<GameOptions>(fields, copy);
  if (count === undefined || startingPlayer === undefined) return;
  if (!PLAYERS.slice(0, count).includes(startingPlayer))
    yield { keys: ['startingPlayer'], message: 'this player does not take part' };
}

/** The codec of what `createGame` takes: the number of players, and every option that is not the default. */
export const OptionsCodec: t.Type<GameOptions> = codecOf('GameOptions', options, optionFindings);

/** Decodes options, or returns all faults, those of the board included. */
export const decodeOptions: Decode<GameOptions> = decoderOf(OptionsCodec);
