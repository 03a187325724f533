/** R 8: movement. */
import type { MovementEvent } from '../../../event/index.js';
import { listed, numbered, phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const movementEvents: EventsIn<MovementEvent> = {
  marched({ force, leader, units, from, to, forced }, say) {
    const way = phrase`from ${say.province(from)} into ${say.province(to)}`;
    if (leader === null)
      return phrase`${say.pieces(units.length, 'unit')} of ${say.force(force)} ${numbered(units.length, 'goes', 'go')} ${way}`;
    return phrase`${say.leader(leader)} ${forced ? 'makes a forced march' : 'marches'} ${way}${say.withUnits(units.length)}`;
  },
  marchStrained: ({ through, die, steps }, say) =>
    phrase`the forced march through ${say.province(through)}: the die is ${die}, ${steps === 0 ? 'and no steps are lost' : `and ${say.pieces(steps, 'step')} must be lost`}`,
  bandFormed: ({ units, band }, say) => phrase`now group ${band} of raiders: ${listed(units.map(say.unit), 'and')}`,
};
