/** Lists, choices and numbers that states, frames and positions share. Actions need only single words. */
import type * as t from 'io-ts';
import {
  closed,
  either,
  listOf,
  mapOf,
  oneOf,
  orNull,
  text,
  value,
  wholeNumber,
  type RuleRef,
} from '../../core/index.js';
import type { SomeUnits, Units } from '../units.js';
import { recordOf } from '../tabulate.js';
import {
  BRIDES,
  COMBAT_UNITS,
  FLEETS,
  GENERALS,
  PLAYERS,
  STANDARD_UNITS,
  type FleetId,
  type GeneralId,
} from '../vocabulary.js';
import { amount, combatUnit, die, fleet, general, only, type Words } from './words.js';

export const bride = oneOf(BRIDES);

/** A number that may be negative. */
export const figure = wholeNumber(-999, 999);
export const dice = listOf(die, 99);
export const units: t.Type<Units> = closed(
  recordOf(STANDARD_UNITS, () => amount),
  { cavalry: wholeNumber(1, 999) },
  'units of each kind',
);

/** The names in which a frame records what has been decided. */
export const handled = listOf(text(120), 500);
export const generals: t.Type<readonly GeneralId[]> = listOf(general, GENERALS.length);
export const fleets: t.Type<readonly FleetId[]> = listOf(fleet, FLEETS.length);
/** CUs by kind, without the kinds of which there are none. */
export const someUnits: t.Type<SomeUnits> = mapOf(combatUnit, wholeNumber(1, 999), COMBAT_UNITS.length);
export const kinds = listOf(combatUnit, COMBAT_UNITS.length);
export const zones = listOf(oneOf(['outside', 'inside']), 2);

const RULE = /^(R|ruling) \S/;
export const rule: t.Type<RuleRef> = value(
  'a rule such as "R 8.3.6"',
  (u): u is RuleRef => typeof u === 'string' && u.length <= 80 && RULE.test(u),
  1,
  { is: 'text', most: 80, pattern: RULE.source },
);

/** Returns codecs of lists and choices of the words of one game. */
export const phrasesOf = ({ player, space }: Words) => ({
  players: listOf(player, PLAYERS.length),
  spaces: listOf(space, 1000),
  somebody: orNull(player),
  somewhere: orNull(space),
  spaceOrBox: either(space, only('box')),
  spaceOrSupply: either(space, only('supply')),
  belligerent: either(player, only('independent')),
});
