/** R 2: dice fall for a frame that is waiting for them. */
import type { RollPurpose } from '../../../vocabulary.js';
import { unless, type At, type FrameCheck } from './check.js';
import { rowOf } from './row.js';

/** The number of dice that are rolled at once. */
const DICE = 1;

/** Returns whether the frame below waits for dice of this purpose. */
const isAwaited = (at: At, purpose: RollPurpose): boolean =>
  at.below !== undefined && rowOf(at, at.below).dice?.[purpose]?.(at.below) === true;

export const rollFindings: FrameCheck<'roll'> = ({ purpose, dice, values }, at) =>
  unless([
    [isAwaited(at, purpose), 'purpose', 'the frame below waits for no such dice'],
    [at.above === undefined, 'kind', 'no frame lies on a frame that waits for dice'],
    [dice === DICE, 'dice', `there are ${DICE}, not ${dice}`],
    [values.length < dice, 'values', 'all dice have been rolled'],
  ]);
