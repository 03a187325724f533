/** R X6, S8: where fleets are, how far they come, and what they carry. */
import { controlsOrContests, cityHolder } from '../../query/control.js';
import { provinceAt } from '../../query/presence.js';
import type { PlaceCode, Province, SeaZone } from '../../table/ground.js';
import { lastingInFor } from '../../table/lasting.js';
import type { Stamp } from '../../table/stamp.js';
import type { FleetInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import { isCavalry } from '../../units.js';
import type { SideId } from '../../vocabulary.js';

/** The number of a sea zone, by its place in the list of zones. */
export type Zone = number;

/** The zone that a place is; `undefined` for one ashore. Zones follow upon each other among the places. */
export function zoneAt({ ground: { zones } }: Situation, place: PlaceCode): Zone | undefined {
  const first = zones[0]?.code ?? null;
  return first !== null && place >= first && place < first + zones.length ? place - first : undefined;
}

/** The sea zone in which a fleet lies; `undefined` for one that is not at sea. */
export const zoneOf = (situation: Situation, { code }: FleetInfo): Zone | undefined =>
  zoneAt(situation, situation.placeOfBaggage(code));

/** The fleets of a side that are at sea, in the order of the components. */
export const fleetsOf = (situation: Situation, side: SideId): readonly FleetInfo[] =>
  situation.roster.fleets.filter(
    (fleet) => situation.sideOfBaggage(fleet.code) === side && zoneOf(situation, fleet) !== undefined,
  );

/** The fleets in a sea zone. */
export const fleetsIn = (situation: Situation, zone: Zone): readonly FleetInfo[] =>
  situation.roster.fleets.filter((fleet) => zoneOf(situation, fleet) === zone);

/** R S8.2: whether a fleet of an enemy lies in a zone: a side's own that come there stop, and neither land anybody nor take him aboard (ruling S8.2). */
export function isBesetFor(situation: Situation, zone: Zone, side: SideId): boolean {
  for (const fleet of situation.roster.fleets)
    if (
      zoneOf(situation, fleet) === zone &&
      situation.law.opposesAtSea(situation, side, situation.sideOfBaggage(fleet.code))
    )
      return true;
  return false;
}

/** When a fleet has come to a zone or left it last, or the walls of a city on its coasts or the province around it may have changed hands. */
function sinceZone(situation: Situation, zone: Zone): Stamp {
  const { code, cities } = situation.ground.zones[zone] as SeaZone;
  let since = code === null ? 0 : situation.stampOf(code);
  for (const city of cities) {
    since = Math.max(since, situation.stampOf(city.code));
    for (const province of city.provinces) since = Math.max(since, situation.stampOf(province));
  }
  return since;
}

/** The same of all zones. */
function sinceSeas(situation: Situation): Stamp {
  let since = 0;
  for (let zone = situation.ground.zones.length - 1; zone >= 0; zone--)
    since = Math.max(since, sinceZone(situation, zone));
  return since;
}

/** Whether a side's fleet comes no further than this zone: a coastal city of an enemy is there, with walls or without (ruling X6.2), or a fleet of one (R S8.2). */
const isBarredTo: (situation: Situation, zone: Zone, side: SideId) => boolean = lastingInFor(
  'zones',
  sinceZone,
  function isBarred(situation, zone, side) {
    if (isBesetFor(situation, zone, side)) return true;
    const isEnemy = (other: SideId | null): boolean =>
      other !== null && situation.law.opposesAtSea(situation, side, other);
    return situation.ground.zones[zone]?.cities.some(({ number }) => isEnemy(cityHolder(situation, number))) === true;
  },
);

/** How far a fleet of a side comes from a zone; all in the order of the map. */
export interface Waters {
  readonly start: Zone;
  readonly reached: readonly Zone[];
  /** Of the zones that it reaches those on whose coasts it can call. */
  readonly ports: readonly Zone[];
  /** The provinces on these coasts. */
  readonly coasts: readonly PlaceCode[];
}

/** The waters with these zones and ports alone. */
export function watersWith(
  { ground }: Situation,
  start: Zone,
  reached: readonly Zone[],
  ports: readonly Zone[],
): Waters {
  const coasts: PlaceCode[] = [];
  for (const { code, zones } of ground.provinces) if (meet(zones, ports)) coasts.push(code);
  return { start, reached, ports, coasts };
}

/** Whether there is a zone among both. */
function meet(zones: readonly Zone[], others: readonly Zone[]): boolean {
  for (const zone of zones) if (others.includes(zone)) return true;
  return false;
}

/** R X6.1, S8.2: the waters from a zone on: any number of zones, but none past one that is barred; where it begins a fleet is past nothing. */
export const watersFrom: (situation: Situation, start: Zone, side: SideId) => Waters = lastingInFor(
  'zones',
  sinceSeas,
  function waters(situation, start, side) {
    const reached = new Set([start]);
    for (const zone of reached)
      if (zone === start || !isBarredTo(situation, zone, side))
        for (const next of situation.ground.zones[zone]?.adjacent ?? []) reached.add(next);
    const inOrder = [...reached].sort((one, other) => one - other);
    return watersWith(
      situation,
      start,
      inOrder,
      inOrder.filter((zone) => !isBesetFor(situation, zone, side)),
    );
  },
);

/** R X6.2, S8.3: the provinces of whose coasts a fleet can take anybody aboard where it lies, in the order of the map; one that is not at sea has none. */
export function harboursOf(situation: Situation, fleet: FleetInfo, side: SideId): readonly Province[] {
  const start = zoneOf(situation, fleet);
  if (start === undefined) return [];
  return watersFrom(situation, start, side)
    .coasts.filter((coast) => controlsOrContests(situation, coast, side))
    .map((coast) => provinceAt(situation, coast));
}

/** The zones that a fleet reaches that comes to the coast of a province first; past what it has left behind where it began it does not come back. */
export function reachedByWayOf(
  situation: Situation,
  { start, reached, ports }: Waters,
  side: SideId,
  harbour: PlaceCode,
): readonly Zone[] {
  const calls = provinceAt(situation, harbour).zones.filter((zone) => ports.includes(zone));
  if (calls.includes(start)) return reached;
  const open = calls.filter((zone) => !isBarredTo(situation, zone, side));
  if (open.length === 0) return calls;
  if (!isBarredTo(situation, start, side)) return reached;
  const further = open.map((zone) => watersFrom(situation, zone, side).reached);
  return situation.ground.zones.flatMap((_, zone) =>
    calls.includes(zone) || further.some((zones) => zones.includes(zone)) ? [zone] : [],
  );
}

/** The waters of a fleet that does so. */
export function watersByWayOf(situation: Situation, waters: Waters, side: SideId, harbour: PlaceCode): Waters {
  const { start, ports } = waters;
  const reached = reachedByWayOf(situation, waters, side, harbour);
  if (reached === waters.reached) return waters;
  return watersWith(
    situation,
    start,
    reached,
    reached.filter((zone) => ports.includes(zone)),
  );
}

/** R X6.2, S8.3: how much room units take on the ships of a fleet: cavalry is named apart, all others are one unit each (ruling S8.11); what they have with them takes none (ruling S8.15). */
export const burdenOf = (fleet: FleetInfo, units: readonly UnitInfo[]): number =>
  units.reduce((sum, unit) => sum + roomFor(fleet, unit), 0);

/** The same of one unit. */
export const roomFor = ({ fact }: FleetInfo, { kind }: UnitInfo): number =>
  isCavalry(kind) ? (fact.cavalryCounts ?? 1) : 1;

/** R X6.3: whether a fleet of a side lies in a zone on whose coast a province is. */
export const isServed = (situation: Situation, province: PlaceCode, side: SideId): boolean => {
  const { zones } = provinceAt(situation, province);
  if (zones.length === 0) return false;
  return situation.roster.fleets.some(
    (fleet) => situation.sideOfBaggage(fleet.code) === side && zones.includes(zoneOf(situation, fleet) ?? -1),
  );
};
