/** Views, as they are written. */
import type * as t from 'io-ts';
import { codecOf, exactly, oneOf, SPECTATOR } from '../../core/index.js';
import type { PlayerView } from '../state.js';
import type { Edition } from './edition.js';
import { anyStateFields, optionalOf } from './state/shape.js';

/**
 * Returns the codec of a view. It checks only the shape: whether a view can result from play is known to the server
 * that made it.
 */
export function viewCodec(edition: Edition): t.Type<PlayerView> {
  const fields = anyStateFields(edition);
  const viewer = oneOf([...edition.words.sides, SPECTATOR]);
  return codecOf('PlayerView', exactly<PlayerView>('a view', { ...fields, viewer }, optionalOf(fields)));
}
