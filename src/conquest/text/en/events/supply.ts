/** R 7: who is fed from where, and what becomes of land and armies. */
import type { SupplyEvent } from '../../../event/index.js';
import { dieWith } from '../../dice.js';
import { numbered, phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const supplyEvents: EventsIn<SupplyEvent> = {
  supplyShipped: ({ force, province, from, units }, say) =>
    phrase`${say.pieces(units, 'unit')} of ${say.force(force)} ${say.at(province)} ${numbered(units, 'is', 'are')} supplied by sea from ${say.province(from)}`,
  landTested: ({ province, units, die, added }, say) =>
    phrase`${say.province(province)} feeds ${say.pieces(units, 'unit')}: the die is ${dieWith(die, added)}`,
  armyStarved: ({ force, province, units, die, steps }, say) =>
    phrase`${say.pieces(units, 'unit')} of ${say.force(force)} ${say.at(province)} ${numbered(units, 'suffers', 'suffer')} attrition: the die is ${die}, ${steps === 0 ? 'and no steps are lost' : `and ${say.pieces(steps, 'step')} must be lost`}`,
};
