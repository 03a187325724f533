/** Records of whole games, as they are written. */
import type * as t from 'io-ts';
import { codecOf, RECORD_LIMITS, recordShape, type GameRecord } from '../../core/index.js';
import type { Position } from '../position.js';
import type { ConquestTypes } from '../types.js';
import type { Edition } from './edition.js';

/**
 * Returns a record's shape, options, position and actions included. Whether the game can be played so is for `replay`
 * to say.
 */
export const recordCodec = (
  { name, version, options, action }: Edition,
  position: t.Type<Position>,
): t.Type<GameRecord<ConquestTypes>> =>
  codecOf(
    'GameRecord',
    recordShape<ConquestTypes>({ name, version }, options.codec, action, position),
    () => [],
    RECORD_LIMITS,
  );
