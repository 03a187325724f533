/** Numbers in every language: pieces with their nouns, CUs by kind, and modifiers of dice. */
import { counted, numbered } from '../../core/index.js';
import type { InitiativeRoll } from '../event/index.js';
import type { MarchGroup } from '../frame/index.js';
import { countUnits, kindsOf, numberOf, type Units } from '../units.js';
import type { CombatUnit } from '../vocabulary.js';
import type { Piece, Vocabulary } from './names.js';

/** Returns how a language counts with its nouns. */
export function countsWith(names: Vocabulary) {
  /** Returns `3 Mercenaries`. */
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

/** Returns `+1`, `-1`, or an empty text for 0. */
export const signed = (figure: number): string => (figure === 0 ? '' : figure > 0 ? `+${figure}` : `${figure}`);

/** Returns `4+1` or `4`: the die with what cards and optional rules add. */
export const initiativeDie = ({ die, bonus, modifiers = [] }: InitiativeRoll): string =>
  `${die}${signed(modifiers.reduce((sum, { value }) => sum + value, bonus))}`;

/** Returns the verb for an Army: singular if a general leads it, otherwise by the number of its CUs. */
export const leads = ({ generals, minors, units }: MarchGroup, one: string, many: string): string =>
  numbered(generals.length + minors > 0 ? 1 : countUnits(units), one, many);
