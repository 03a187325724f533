/** R 8: movement. */
import type { MovementEvent } from '../../../event/index.js';
import { listed, numbered, phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const movementEvents: EventsIn<MovementEvent> = {
  marched({ force, leader, units, from, to, forced }, say) {
    const way = phrase`from ${say.province(from)} into ${say.province(to)}`;
    if (leader === null)
      return phrase`${say.pieces(units.length, 'unit')} of ${say.force(force)} ${numbered(units.length, 'goes', 'go')} ${way}`;
    return phrase`${say.leader(leader)} ${forced ? 'forces the march' : 'marches'} ${way}${say.withUnits(units.length)}`;
  },
  marchStrained: ({ through, die, steps }, say) =>
    phrase`the forced march through ${say.province(through)}: the die is ${die}, ${steps === 0 ? 'and nobody is lost' : `${say.pieces(steps, 'step')} to be lost`}`,
  bandFormed: ({ units, band }, say) =>
    phrase`group ${band} of raiders from now on: ${listed(units.map(say.unit), 'and')}`,
};
