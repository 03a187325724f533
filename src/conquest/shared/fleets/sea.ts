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

/** The sea zone in which a fleet lies; `undefined` for one that is not at sea. */
export function zoneOf(situation: Situation, { code }: FleetInfo): Zone | undefined {
  const place = situation.placeOfBaggage(code);
  const zone = situation.ground.zones.findIndex((each) => each.code === place);
  return zone < 0 ? undefined : zone;
}

/** The fleets of a side that are at sea, in the order of the components. */
export const fleetsOf = (situation: Situation, side: SideId): readonly FleetInfo[] =>
  situation.roster.fleets.filter(
    (fleet) => situation.sideOfBaggage(fleet.code) === side && zoneOf(situation, fleet) !== undefined,
  );

/** The fleets in a sea zone. */
export const fleetsIn = (situation: Situation, zone: Zone): readonly FleetInfo[] =>
  situation.roster.fleets.filter((fleet) => zoneOf(situation, fleet) === zone);

/** Whether a side's fleet comes no further than this zone: a coastal city of an enemy is there, with walls or without (ruling X6.2), or a fleet of one (R S8.2). */
export const isBarredTo = (situation: Situation, zone: Zone, side: SideId): boolean => {
  const isEnemy = (other: SideId | null): boolean =>
    other !== null && situation.law.opposesAtSea(situation, side, other);
  return (
    situation.ground.zones[zone]?.cities.some(({ number }) => isEnemy(cityHolder(situation, number))) === true ||
    isBesetFor(situation, zone, side)
  );
};

/** R S8.2: whether a fleet of an enemy lies in a zone: a side's own that come there stop, and neither land anybody nor take him aboard (ruling S8.2). */
export const isBesetFor = (situation: Situation, zone: Zone, side: SideId): boolean =>
  fleetsIn(situation, zone).some(({ code }) =>
    situation.law.opposesAtSea(situation, side, situation.sideOfBaggage(code)),
  );

/** R X6.1, S8.2: the zones that a fleet of a side reaches from one: any number, but none past one that is barred; where it begins it is past nothing. */
export function reachFrom(situation: Situation, start: Zone, side: SideId): ReadonlySet<Zone> {
  const reached = new Set([start]);
  for (const zone of reached)
    if (zone === start || !isBarredTo(situation, zone, side))
      for (const next of situation.ground.zones[zone]?.adjacent ?? []) reached.add(next);
  return reached;
}

/** R X6.2, S8.3: the provinces of whose coasts a fleet can take anybody aboard, in the order of the map. */
export function harboursOf(situation: Situation, fleet: FleetInfo, side: SideId): readonly Province[] {
  const start = zoneOf(situation, fleet);
  if (start === undefined) return [];
  const calls = portsOf(situation, reachFrom(situation, start, side), side);
  return situation.ground.provinces.filter(
    ({ code, zones }) => zones.some((zone) => calls.has(zone)) && controlsOrContests(situation, code, side),
  );
}

/** Of the zones that a fleet reaches those on whose coasts it can call. */
export const portsOf = (situation: Situation, reached: ReadonlySet<Zone>, side: SideId): ReadonlySet<Zone> =>
  new Set([...reached].filter((zone) => !isBesetFor(situation, zone, side)));

/** The zones that a fleet reaches when it has come to the coast of a province first. */
export function reachByWayOf(
  situation: Situation,
  fleet: FleetInfo,
  side: SideId,
  harbour: PlaceCode,
): ReadonlySet<Zone> {
  const start = zoneOf(situation, fleet);
  if (start === undefined) return new Set();
  const reached = reachFrom(situation, start, side);
  const ports = portsOf(situation, reached, side);
  const calls = provinceAt(situation, harbour).zones.filter((zone) => ports.has(zone));
  const isFree = calls.some((zone) => zone === start || !isBarredTo(situation, zone, side));
  return isFree ? reached : new Set(calls);
}

/** R X6.2, S8.3: how much room units take on the ships of a fleet: cavalry is named apart, all others are one unit each (ruling S8.11). */
export const burdenOf = ({ fact }: FleetInfo, units: readonly UnitInfo[]): number =>
  units.reduce((sum, { kind }) => sum + (isCavalry(kind) ? (fact.cavalryCounts ?? 1) : 1), 0);

/** R X6.3: whether a fleet of a side lies in a zone on whose coast a province is. */
export const isServed = (situation: Situation, province: PlaceCode, side: SideId): boolean => {
  const { zones } = provinceAt(situation, province);
  return fleetsOf(situation, side).some((fleet) => zones.includes(zoneOf(situation, fleet) ?? -1));
};
