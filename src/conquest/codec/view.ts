/** Views, as they are written. */
import type * as t from 'io-ts';
import { codecOf, exactly, oneOf, SPECTATOR } from '../../core/index.js';
import type { PlayerView } from '../state.js';
import type { Edition } from './edition.js';
import { anyStateFields, optionalOf } from './state/shape.js';

/** What one side, or a spectator, may know: its shape. Whether it can come of play is for the server that made it to know. */
export function viewCodec(edition: Edition): t.Type<PlayerView> {
  const fields = anyStateFields(edition);
  const viewer = oneOf([...edition.words.sides, SPECTATOR]);
  return codecOf('PlayerView', exactly<PlayerView>('a view', { ...fields, viewer }, optionalOf(fields)));
}
