/** R 7: who is fed from where, and what becomes of land and armies. */
import type { SupplyEvent } from '../../../event/index.js';
import { dieWith } from '../../dice.js';
import { numbered, phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const supplyEvents: EventsIn<SupplyEvent> = {
  supplyShipped: ({ force, province, from, units }, say) =>
    phrase`${say.pieces(units, 'unit')} ${say.force(force, 'genitive')} ${say.at(province)} ${numbered(units, 'wird', 'werden')} über See ${say.from(from)} versorgt`,
  landTested: ({ province, units, die, added }, say) =>
    phrase`${say.province(province)} ernährt ${say.pieces(units, 'unit')}: Wurf ${dieWith(die, added)}`,
  armyStarved: ({ force, province, units, die, steps }, say) =>
    phrase`${say.pieces(units, 'unit')} ${say.force(force, 'genitive')} ${say.at(province)} ${numbered(units, 'hungert', 'hungern')}: Wurf ${die}, ${steps === 0 ? 'ohne Verluste' : `${say.pieces(steps, 'step')} zu verlieren`}`,
};
