/** How every language counts: pieces by their nouns, CUs by their kinds, and what is added to a die. */
import { counted, numbered } from '../../core/index.js';
import type { InitiativeRoll } from '../event/index.js';
import type { MarchGroup } from '../frame/index.js';
import { countUnits, kindsOf, numberOf, type Units } from '../units.js';
import type { CombatUnit } from '../vocabulary.js';
import type { Piece, Vocabulary } from './names.js';

/** How a language counts with its nouns. */
export function countsWith(names: Vocabulary) {
  /** `3 Mercenaries`. */
  const unitCount = (unit: CombatUnit, count: number): string => counted(count, names.units[unit]);
  return {
    /** `1 Siege Point`, `2 Siege Points`. */
    pieces: (count: number, piece: Piece): string => counted(count, names.pieces[piece]),
    unitCount,
    /** `3 Mercenaries`, `1 Elephant`: one text for each kind. */
    troopList: (units: Units): readonly string[] =>
      kindsOf(units).map((unit) => unitCount(unit, numberOf(units, unit))),
  };
}

/** `+1`, `-1`, and nothing for 0. */
export const signed = (figure: number): string => (figure === 0 ? '' : figure > 0 ? `+${figure}` : `${figure}`);

/** `4+1`, `4`: what cards and optional rules add stands beside the die. */
export const initiativeDie = ({ die, bonus, modifiers = [] }: InitiativeRoll): string =>
  `${die}${signed(modifiers.reduce((sum, { value }) => sum + value, bonus))}`;

/** The verb for an Army: of its general if it has one, else of its CUs. */
export const leads = ({ generals, minors, units }: MarchGroup, one: string, many: string): string =>
  numbered(generals.length + minors > 0 ? 1 : countUnits(units), one, many);
