/** R 3.3, 19.9: the kinds of CU of a game. */
import { plays, type GameOptions } from '../options.js';
import { COMBAT_UNITS, STANDARD_UNITS, type CombatUnit } from '../vocabulary.js';

/**
 * Returns the kinds of CUs that these options allow, in the order of their codes: Elite Cavalry, the last, only with
 * R 19.9.
 */
export const kindsWith = (options: GameOptions): readonly CombatUnit[] =>
  plays({ options }, 'cavalry') ? COMBAT_UNITS : STANDARD_UNITS;
