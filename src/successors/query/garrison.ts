/** R 4.16, 19.10: which CUs may be inside a Major City. */
import { plays, type GameOptions } from '../options.js';
import { unitsOf, type Units } from '../units.js';
import type { CombatUnit } from '../vocabulary.js';

type Played = { readonly options: GameOptions };

/** Whether CUs of a kind may be inside a Major City: all but Elephants where these stay outside (R 4.16, 19.10). */
export const mayBeInside = (game: Played, unit: CombatUnit): boolean =>
  unit !== 'elephant' || !plays(game, 'elephantsOutside');

/** Of some CUs, those that no city takes in (R 19.10). @internal */
export const shutOut = (game: Played, units: Units): Units =>
  unitsOf('elephant', mayBeInside(game, 'elephant') ? 0 : units.elephant);
