/** R X6, S8: questions about fleets. */
import type { Zone } from '../fleets/chart.js';
import * as sea from '../fleets/sea.js';
import { fleetNamed as fleetWith } from '../fleets/ship.js';
import { sideIn } from '../../questions/names.js';
import type { FleetInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { ProvinceId, SeaZoneId, SideId } from '../../vocabulary.js';
import type { FleetId } from '../action.js';

function fleetIn(situation: Situation, fleet: FleetId): FleetInfo {
  const found = fleetWith(situation, fleet);
  if (found === undefined) throw new RangeError(`the counters have no fleet ${fleet}`);
  return found;
}

function zoneIn({ ground }: Situation, zone: SeaZoneId): Zone {
  const number = ground.zones.findIndex(({ fact }) => fact.id === zone);
  if (number < 0) throw new RangeError(`the map has no sea zone ${zone}`);
  return number;
}

const namedZone = ({ ground }: Situation, zone: Zone): readonly SeaZoneId[] => {
  const there = ground.zones[zone];
  return there === undefined ? [] : [there.fact.id];
};

/** Returns the fleets in a sea zone, in the order of the components; only those of one side, if it is given. */
export function fleetsIn(situation: Situation, zone: SeaZoneId, side?: SideId): readonly FleetId[] {
  const wanted = side && sideIn(situation, side);
  return sea
    .fleetsIn(situation, zoneIn(situation, zone))
    .filter(({ code }) => wanted === undefined || situation.sideOfBaggage(code) === wanted)
    .map(({ fact }) => fact.id);
}

/** Returns the sea zone in which a fleet lies; `null`: it is not at sea. */
export function zoneOf(situation: Situation, fleet: FleetId): SeaZoneId | null {
  const zone = sea.zoneOf(situation, fleetIn(situation, fleet));
  return zone === undefined ? null : (namedZone(situation, zone)[0] ?? null);
}

/**
 * Returns the zones that a fleet reaches from where it lies, that one included, in the order of the map (R X6.1, S8.2).
 */
export function reachOf(situation: Situation, fleet: FleetId): readonly SeaZoneId[] {
  const info = fleetIn(situation, fleet);
  const start = sea.zoneOf(situation, info);
  if (start === undefined) return [];
  const { reached } = sea.seaRangeFrom(situation, start, situation.sideOfBaggage(info.code));
  return reached.flatMap((zone) => namedZone(situation, zone));
}

/**
 * Returns the provinces of whose coasts a fleet can take its side's troops aboard, in the order of the map
 * (R X6.2, S8.3).
 */
export function harboursOf(situation: Situation, fleet: FleetId): readonly ProvinceId[] {
  const info = fleetIn(situation, fleet);
  return sea.harboursOf(situation, info, situation.sideOfBaggage(info.code)).map(({ fact }) => fact.id);
}
