/** Records of whole games, as they are written. */
import type * as t from 'io-ts';
import { codecOf, RECORD_LIMITS, recordShape, type GameRecord } from '../../core/index.js';
import type { PeloponnesianTypes } from '../types.js';
import { PELOPONNESIAN_VERSION } from '../version.js';
import { action } from './action.js';
import { OptionsCodec } from './options.js';
import { PositionCodec } from './position/index.js';

/** A record's shape, options, position and actions included. Whether the game can be played so is for `replay` to say. */
export const RecordCodec: t.Type<GameRecord<PeloponnesianTypes>> = codecOf(
  'GameRecord',
  recordShape<PeloponnesianTypes>(
    { name: 'peloponnesian', version: PELOPONNESIAN_VERSION },
    OptionsCodec,
    action,
    PositionCodec,
  ),
  () => [],
  RECORD_LIMITS,
);
