/** R X6.2, S8.3: who can go aboard a fleet, and where all who are aboard can land. */
import { leadersNamed, unitsNamed } from '../../query/combat.js';
import { firstOfEach } from '../../query/alike.js';
import { mayGo, provinceCode } from '../../query/march.js';
import { leadersAt, unitsAt } from '../../query/presence.js';
import type { PlaceCode } from '../../table/ground.js';
import type { FleetInfo, LeaderInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { PieceId, ProvinceId, SeaZoneId } from '../../vocabulary.js';
import type { VoyageFrame } from '../frame.js';
import { burdenOf, reachByWayOf } from './sea.js';

type Voyage = Pick<VoyageFrame, 'side' | 'fleet' | 'from' | 'units' | 'leaders'>;

export const fleetNamed = ({ roster }: Situation, id: PieceId): FleetInfo | undefined =>
  roster.fleets.find(({ fact }) => fact.id === id);

export interface Landing {
  readonly province: ProvinceId;
  readonly zone: SeaZoneId;
}

/** Any province on a coast that the fleet reaches, but that where they came aboard, and that all of them may enter; with each zone in which it can lie then. */
export function landingsOf(situation: Situation, voyage: Voyage): readonly Landing[] {
  const { side, fleet: id, from } = voyage;
  const fleet = fleetNamed(situation, id);
  if (fleet === undefined) return [];
  const harbour = provinceCode(situation, from);
  const reached = reachByWayOf(situation, fleet, side, harbour);
  const aboard = [...unitsNamed(situation, voyage.units), ...leadersNamed(situation, voyage.leaders)];
  return situation.ground.provinces
    .filter(({ code }) => code !== harbour && aboard.every((piece) => mayGo(situation, piece, side, code)))
    .flatMap(({ fact, zones }) =>
      zones
        .filter((zone) => reached.has(zone))
        .map((zone): Landing => ({ province: fact.id, zone: situation.ground.zones[zone]?.fact.id ?? '' })),
    );
}

/** Whether somebody else finds room, and all can land anywhere then. */
function hasBerth(situation: Situation, voyage: Voyage, piece: UnitInfo | LeaderInfo): boolean {
  const fleet = fleetNamed(situation, voyage.fleet);
  if (fleet === undefined) return false;
  const more: Voyage =
    'kind' in piece
      ? { ...voyage, units: [...voyage.units, piece.id] }
      : { ...voyage, leaders: [...voyage.leaders, piece.id] };
  return (
    burdenOf(fleet, unitsNamed(situation, more.units)) <= fleet.fact.capacity && landingsOf(situation, more).length > 0
  );
}

/** The units and leaders in the field of the province who can go aboard now, alike ones once: those who have not moved. */
export function boardersOf(
  situation: Situation,
  voyage: Voyage,
  moved: readonly PieceId[],
): readonly (UnitInfo | LeaderInfo)[] {
  const { side, from } = voyage;
  const at: PlaceCode = provinceCode(situation, from);
  const isFree = ({ id }: UnitInfo | LeaderInfo): boolean =>
    !moved.includes(id) && !voyage.units.some((unit) => unit === id) && !voyage.leaders.includes(id);
  const units = firstOfEach(situation, unitsAt(situation, at, side).filter(isFree));
  const leaders = leadersAt(situation, at, side).filter(isFree);
  return [...units, ...leaders].filter((piece) => hasBerth(situation, voyage, piece));
}
