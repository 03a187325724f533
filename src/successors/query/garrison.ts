/** R 4.16, 19.10: which CUs may be inside a Major City. */
import { plays } from '../options.js';
import type { ShownState } from '../state.js';
import { unitsOf, type Units } from '../units.js';
import type { CombatUnit } from '../vocabulary.js';

/**
 * Returns whether CUs of a kind may be inside a Major City: all except Elephants, if these must stay outside (R 4.16,
 * 19.10).
 */
export const mayBeInside = (game: Pick<ShownState, 'options'>, unit: CombatUnit): boolean =>
  unit !== 'elephant' || !plays(game, 'elephantsOutside');

/** Returns those of some CUs that may not be inside any city (R 19.10). @internal */
export const shutOut = (game: Pick<ShownState, 'options'>, units: Units): Units =>
  unitsOf('elephant', mayBeInside(game, 'elephant') ? 0 : units.elephant);
