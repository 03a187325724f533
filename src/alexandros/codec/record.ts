/** The codec of records of whole games. */
import type * as t from 'io-ts';
import { codecOf, RECORD_LIMITS, recordShape, type GameRecord } from '../../core/index.js';
import type { AlexandrosTypes } from '../types.js';
import { ALEXANDROS_VERSION } from '../version.js';
import { action } from './action.js';
import { OptionsCodec } from './options.js';
import { PositionCodec } from './position.js';

/**
 * The codec of a record: its shape, options, position and actions. Whether the game can be replayed, `replay` checks.
 */
export const RecordCodec: t.Type<GameRecord<AlexandrosTypes>> = codecOf(
  'GameRecord',
  recordShape<AlexandrosTypes>(
    { name: 'alexandros', version: ALEXANDROS_VERSION },
    OptionsCodec,
    action,
    PositionCodec,
  ),
  () => [],
  RECORD_LIMITS,
);
