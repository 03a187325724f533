/** R S8.5: a fleet follows its base the instant that it changes sides, and moves as its new side does (ruling S8.14); as long as that is nobody's it stays whose it was (ruling S8.8). */
import type { Consequence } from '../../conquest/rules/hearing.js';
import { fleetNamed } from '../../conquest/shared/fleets/ship.js';
import type { GameEvent } from '../event/index.js';
import type { BaseFact } from '../data/shape.js';
import { takeBaggage } from '../deeds/loyalty.js';
import { boxOf } from '../query/box.js';
import { baseHolder, cityNamed, isAfloat, shipless } from '../query/fleets.js';
import { isFalling } from '../query/sieges.js';
import type { ClashTypes, GameRun } from '../types.js';

/** Of what changed hands, or lost its walls, the names. */
const changedBy = (event: GameEvent): readonly string[] => {
  switch (event.type) {
    case 'provinceTaken':
      return [event.province];
    case 'cityTaken':
    case 'wallLost':
    case 'wallBuilt':
      return [event.city];
    default:
      return [];
  }
};

/** Whether a base is among what changed: a city with the province in which it lies, but not before it has fallen (R 11.6). */
function isTouched({ state }: GameRun, { base }: BaseFact, changed: readonly string[]): boolean {
  const city = cityNamed(state, base);
  if (city !== undefined && isFalling(state, city)) return false;
  return [base, ...(city?.fact.provinces ?? [])].some((name) => name !== null && changed.includes(name));
}

export const followBases: Consequence<ClashTypes> = {
  after: ['provinceTaken', 'cityTaken', 'wallLost', 'wallBuilt'],
  hear(run, said, from) {
    const { state } = run;
    const changed = said.slice(from).flatMap(changedBy);
    if (changed.length === 0) return;
    for (const fact of boxOf(state).bases) {
      const fleet = fleetNamed(state, fact.fleet);
      if (fleet === undefined) continue;
      const [to, owner] = [baseHolder(state, fact), state.sideOfBaggage(fleet.code)];
      if (to === null || to === owner || !isTouched(run, fact, changed) || !isAfloat(state, fleet)) continue;
      const place = state.placeOfBaggage(fleet.code);
      const zone = state.ground.places[place] ?? '';
      takeBaggage(run, fleet.code, place, to, 'R S8.5');
      // Who sailed on it goes ashore (ruling S8.6).
      const { units, leaders, baggage } = shipless(state, { side: owner, zone });
      if (units.length + leaders.length + baggage.length > 0)
        run.push({ kind: 'shipless', side: owner, zone, why: 'deserted' });
    }
  },
};
