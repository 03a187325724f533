/** R X6, S8: where fleets are, how far they come, and what they carry. */
import { controlsOrContests, cityHolder } from '../../query/control.js';
import { provinceAt } from '../../query/presence.js';
import type { PlaceCode, Province } from '../../table/ground.js';
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

/** Whether a side's fleet comes no further than this zone: a coastal city of an enemy is there, with walls or without (ruling X6.2), or a fleet of one (R S8.2). */
export const isBarredTo = (
  situation: Situation,
  zone: Zone,
  side: SideId,
  beset = isBesetFor(situation, zone, side),
): boolean => {
  if (beset) return true;
  const isEnemy = (other: SideId | null): boolean =>
    other !== null && situation.law.opposesAtSea(situation, side, other);
  return situation.ground.zones[zone]?.cities.some(({ number }) => isEnemy(cityHolder(situation, number))) === true;
};

/** R S8.2: whether a fleet of an enemy lies in a zone: a side's own that come there stop, and neither land anybody nor take him aboard (ruling S8.2). */
export const isBesetFor = (situation: Situation, zone: Zone, side: SideId): boolean =>
  besetFor(situation, side).has(zone);

/** The zones that are beset for a side: looked for once, ship by ship. */
function besetFor(situation: Situation, side: SideId): ReadonlySet<Zone> {
  const zones = new Set<Zone>();
  for (const fleet of situation.roster.fleets) {
    const zone = zoneOf(situation, fleet);
    if (zone !== undefined && situation.law.opposesAtSea(situation, side, situation.sideOfBaggage(fleet.code)))
      zones.add(zone);
  }
  return zones;
}

/** R X6.1, S8.2: the zones that a fleet of a side reaches from one: any number, but none past one that is barred; where it begins it is past nothing. */
export function reachFrom(
  situation: Situation,
  start: Zone,
  side: SideId,
  beset = besetFor(situation, side),
): ReadonlySet<Zone> {
  const reached = new Set([start]);
  for (const zone of reached)
    if (zone === start || !isBarredTo(situation, zone, side, beset.has(zone)))
      for (const next of situation.ground.zones[zone]?.adjacent ?? []) reached.add(next);
  return reached;
}

/** How far a fleet of a side comes from where it lies: looked for once for all whom it can take aboard. */
export interface Waters {
  readonly fleet: FleetInfo;
  readonly side: SideId;
  readonly start: Zone;
  readonly reached: ReadonlySet<Zone>;
  /** Of the zones that it reaches those on whose coasts it can call. */
  readonly ports: ReadonlySet<Zone>;
}

/** The waters of a fleet; `undefined` for one that is not at sea. */
export function watersOf(situation: Situation, fleet: FleetInfo, side: SideId): Waters | undefined {
  const start = zoneOf(situation, fleet);
  if (start === undefined) return undefined;
  const beset = besetFor(situation, side);
  const reached = reachFrom(situation, start, side, beset);
  const ports = new Set<Zone>();
  for (const zone of reached) if (!beset.has(zone)) ports.add(zone);
  return { fleet, side, start, reached, ports };
}

/** R X6.2, S8.3: the provinces of whose coasts a fleet can take anybody aboard, in the order of the map. */
export const harboursIn = (situation: Situation, { ports, side }: Waters): readonly Province[] =>
  situation.ground.provinces.filter(
    ({ code, zones }) => zones.some((zone) => ports.has(zone)) && controlsOrContests(situation, code, side),
  );

/** R X6.2, S8.3: the same of a fleet where it lies; one that is not at sea has none. */
export function harboursOf(situation: Situation, fleet: FleetInfo, side: SideId): readonly Province[] {
  const waters = watersOf(situation, fleet, side);
  return waters === undefined ? [] : harboursIn(situation, waters);
}

/** The waters of a fleet that comes to the coast of a province first; past what it has left behind where it began it does not come back. */
export function watersByWayOf(situation: Situation, waters: Waters, harbour: PlaceCode): Waters {
  const { start, side, ports } = waters;
  const calls = provinceAt(situation, harbour).zones.filter((zone) => ports.has(zone));
  if (calls.includes(start)) return waters;
  const open = calls.filter((zone) => !isBarredTo(situation, zone, side));
  if (open.length > 0 && !isBarredTo(situation, start, side)) return waters;
  const reached = new Set([...calls, ...open.flatMap((zone) => [...reachFrom(situation, zone, side)])]);
  return { ...waters, reached, ports: new Set([...reached].filter((zone) => ports.has(zone))) };
}

/** R X6.2, S8.3: how much room units take on the ships of a fleet: cavalry is named apart, all others are one unit each (ruling S8.11); what they have with them takes none (ruling S8.15). */
export const burdenOf = ({ fact }: FleetInfo, units: readonly UnitInfo[]): number =>
  units.reduce((sum, { kind }) => sum + (isCavalry(kind) ? (fact.cavalryCounts ?? 1) : 1), 0);

/** R X6.3: whether a fleet of a side lies in a zone on whose coast a province is. */
export const isServed = (situation: Situation, province: PlaceCode, side: SideId): boolean => {
  const { zones } = provinceAt(situation, province);
  return fleetsOf(situation, side).some((fleet) => zones.includes(zoneOf(situation, fleet) ?? -1));
};
