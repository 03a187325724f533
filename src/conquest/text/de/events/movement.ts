/** R 8: movement. */
import type { MovementEvent } from '../../../event/index.js';
import { listed, numbered, phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const movementEvents: EventsIn<MovementEvent> = {
  marched({ force, leader, units, from, to, forced }, say) {
    const way = phrase`${say.from(from)} ${say.into(to)}`;
    if (leader === null)
      return phrase`${say.pieces(units.length, 'unit')} ${say.force(force, 'genitive')} ${numbered(units.length, 'zieht', 'ziehen')} ${way}`;
    return phrase`${say.leader(leader)} ${forced ? 'zieht im Gewaltmarsch' : 'marschiert'} ${way}${say.withUnits(units.length)}`;
  },
  marchStrained: ({ through, die, steps }, say) =>
    phrase`der Gewaltmarsch durch ${say.province(through, 'accusative')}: Wurf ${die}, ${steps === 0 ? 'ohne Verluste' : `${say.pieces(steps, 'step')} zu verlieren`}`,
  bandFormed: ({ units, band }, say) =>
    phrase`jetzt die ${band}. Schar der Angreifer: ${listed(units.map(say.unit), 'und')}`,
};
