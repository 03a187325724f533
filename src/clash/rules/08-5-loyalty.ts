/**
 * R S8.5: a fleet changes sides with its base at once, and then moves with its new side (ruling S8.14). While no side
 * holds the base, the fleet keeps its side (ruling S8.8).
 */
import { isFalling } from '../../conquest/query/11-siege.js';
import { groundOf, type City } from '../../conquest/table/ground.js';
import { derived } from '../../core/board/index.js';
import { rosterOf, type FleetInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { GameEvent } from '../event/index.js';
import type { BaseFact, ClashComponents } from '../data/shape.js';
import { takeBaggage } from '../deeds/loyalty.js';
import { clashComponents } from '../query/components.js';
import { baseHolder, isAfloat, piecesWithoutShips } from '../query/08-fleets.js';
import type { GameRun } from '../types.js';

/** Returns the id of the province or city that changed hands or walls in an event. */
function changedBy(event: GameEvent): string | undefined {
  switch (event.type) {
    case 'provinceTaken':
      return event.province;
    case 'cityTaken':
    case 'wallLost':
    case 'wallBuilt':
      return event.city;
    default:
      return undefined;
  }
}

/** A fleet, and its base. */
interface Harbour {
  readonly fleet: FleetInfo;
  readonly fact: BaseFact;
  readonly city: City | undefined;
  /** The ids whose change of holder changes the holder of the base: for a city also its provinces. */
  readonly names: readonly string[];
}

const harboursIn = derived((box: ClashComponents): readonly Harbour[] => {
  const [{ cities }, { fleets }] = [groundOf(box), rosterOf(box)];
  return box.bases.flatMap((fact): readonly Harbour[] => {
    const fleet = fleets.find((each) => each.fact.id === fact.fleet);
    const city = cities.find((each) => each.fact.id === fact.base);
    if (fleet === undefined || fact.base === null) return [];
    return [{ fleet, fact, city, names: [fact.base, ...(city?.fact.provinces ?? [])] }];
  });
});

/** Returns the ids whose change of holder changes the holder of any base. */
const basesIn = derived(
  (box: ClashComponents): ReadonlySet<string> => new Set(harboursIn(box).flatMap(({ names }) => names)),
);

/** Returns whether a base may have changed its holder; a besieged city does not before it has fallen (R 11.6). */
function isTouched(situation: Situation, { city, names }: Harbour, changed: readonly string[]): boolean {
  for (const name of changed) if (names.includes(name)) return city === undefined || !isFalling(situation, city);
  return false;
}

/** Gives each fleet whose base has just changed hands to the new holder. */
export function followBases(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  const bases = basesIn(clashComponents(state));
  const changed: string[] = [];
  for (let at = from; at < events.length; at++) {
    const name = changedBy(events[at] as GameEvent);
    if (name !== undefined && bases.has(name)) changed.push(name);
  }
  if (changed.length === 0) return;
  for (const harbour of harboursIn(clashComponents(state))) {
    if (!isTouched(state, harbour, changed)) continue;
    const { fleet, fact } = harbour;
    const [to, owner] = [baseHolder(state, fact), state.sideOfBaggage(fleet.code)];
    if (to === null || to === owner || !isAfloat(state, fleet)) continue;
    const place = state.placeOfBaggage(fleet.code);
    const zone = state.ground.places[place] ?? '';
    takeBaggage(run, fleet.code, place, to, 'R S8.5');
    // Pieces that were on the fleet land (ruling S8.6).
    const { units, leaders, baggage } = piecesWithoutShips(state, { side: owner, zone });
    if (units.length + leaders.length + baggage.length > 0)
      run.push({ kind: 'shipless', side: owner, zone, why: 'deserted' });
  }
}
