/** Pieces by place, identical counters together: in forces (R 6.3), in cities, and off the map. */
import type { KindFact } from '../data/shape.js';
import { areAlike } from '../query/alike.js';
import { forceOfLeader } from '../query/06-2-forces.js';
import { leadersAt, unitsAt } from '../query/06-1-presence.js';
import { placeCode } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { BaggageId, FurtherTray, PlaceId, SideId, Tray, UnitId } from '../vocabulary.js';

/** The figures on a counter. */
export interface Face {
  readonly kind: KindFact;
  readonly steps: number;
  readonly full: number;
}

/** Counters that nobody could tell apart; or two that stand as one on the Tactical Display (R 10.7). */
export interface Chip extends Face {
  readonly ids: readonly UnitId[];
  /** The other of the two, which in a variant may be of another kind. */
  readonly partner: Face | null;
}

/** The pieces together in one place: a force in the field, or a garrison. */
export interface Stack {
  /** `macedonian:ionia`, `indian:gandara`, `persian:sardis`. */
  readonly id: string;
  readonly side: SideId;
  readonly place: PlaceId;
  readonly garrison: boolean;
  readonly leaders: readonly LeaderInfo[];
  readonly chips: readonly Chip[];
  readonly baggage: readonly BaggageId[];
  readonly units: number;
}

/** Returns counters, identical ones together. */
export function chipsOf(situation: Situation, units: readonly UnitInfo[]): readonly Chip[] {
  const groups: UnitInfo[][] = [];
  for (const unit of units) {
    const same = groups.find(([first]) => first !== undefined && areAlike(situation, first, unit));
    if (same === undefined) groups.push([unit]);
    else same.push(unit);
  }
  return groups.flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [
          {
            ids: same.map(({ id }) => id),
            kind: first.kind,
            steps: situation.stepsOf(first.code),
            full: first.full,
            partner: null,
          },
        ];
  });
}

interface Gathered {
  readonly side: SideId;
  readonly units: UnitInfo[];
  readonly leaders: LeaderInfo[];
  readonly baggage: BaggageId[];
}

function stacksAt(situation: Situation, code: PlaceCode): readonly Stack[] {
  const { ground, roster, law } = situation;
  const place = ground.places[code] ?? '';
  const forces = new Map<string, Gathered>();
  const force = (name: string, side: SideId): Gathered => {
    const found = forces.get(name) ?? { side, units: [], leaders: [], baggage: [] };
    forces.set(name, found);
    return found;
  };
  for (const unit of unitsAt(situation, code))
    force(law.forceOf(situation, unit.code), situation.sideOfUnit(unit.code)).units.push(unit);
  for (const leader of leadersAt(situation, code))
    force(forceOfLeader(situation, leader.code), situation.sideOfLeader(leader.code)).leaders.push(leader);
  for (const [number, { id }] of roster.baggage.entries()) {
    const side = situation.sideOfBaggage(number);
    if (situation.placeOfBaggage(number) === code) force(side, side).baggage.push(id);
  }
  return [...forces].map(([name, { side, units, leaders, baggage }]) => ({
    id: `${name}:${place}`,
    side,
    place,
    garrison: code >= ground.provinces.length && code < ground.provinces.length + ground.cities.length,
    leaders,
    chips: chipsOf(situation, units),
    baggage,
    units: units.length,
  }));
}

/** Returns all pieces on the map and at sea, in the order of their places. */
export const stacksOf = (situation: Situation): readonly Stack[] =>
  Array.from({ length: situation.ground.trays.pool }, (_, code) => stacksAt(situation, code)).flat();

/** The contents of a tray. */
export interface Lying {
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
  readonly baggage: readonly BaggageId[];
}

/** Returns the pieces of a side in a tray. */
export function lyingIn(situation: Situation, tray: Tray | FurtherTray, side: SideId): Lying {
  const code = placeCode(situation, tray);
  return {
    units: unitsAt(situation, code).filter((unit) => situation.sideOfUnit(unit.code) === side),
    leaders: leadersAt(situation, code, side),
    baggage: situation.roster.baggage.flatMap(({ id }, number) =>
      situation.placeOfBaggage(number) === code && situation.sideOfBaggage(number) === side ? [id] : [],
    ),
  };
}
