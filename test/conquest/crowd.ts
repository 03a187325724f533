/** Who stands where, counted once from the rows of a state alone. */
import type { FamilyState } from '../../src/conquest/state.js';
import type { SideId, UnitId } from '../../src/conquest/vocabulary.js';

/** A unit, and whose it is. */
export interface Standing {
  readonly id: UnitId;
  readonly side: SideId;
}

export interface Crowd {
  /** The units in a place, by its name. */
  at(place: string): readonly Standing[];
  /** How many of them are a side’s. */
  count(place: string, side: SideId): number;
}

const NOBODY: readonly Standing[] = [];
const crowds = new WeakMap<FamilyState['units'], Crowd>();

/** The crowd of a state; made once for units that are where they were. */
export function crowdOf({ units }: Pick<FamilyState, 'units'>): Crowd {
  let known = crowds.get(units);
  if (known === undefined) {
    known = counted(units);
    crowds.set(units, known);
  }
  return known;
}

/** Returns whether units of several sides are in these places. */
export function isDisputed(crowd: Crowd, places: readonly string[]): boolean {
  let first: SideId | undefined;
  for (const place of places)
    for (const { side } of crowd.at(place)) {
      if (first !== undefined && side !== first) return true;
      first = side;
    }
  return false;
}

function counted(units: FamilyState['units']): Crowd {
  const places = new Map<string, Standing[]>();
  for (const [id, { at, side }] of Object.entries(units)) {
    const there = places.get(at);
    const standing: Standing = { id: id as UnitId, side };
    if (there === undefined) places.set(at, [standing]);
    else there.push(standing);
  }
  return {
    at: (place) => places.get(place) ?? NOBODY,
    count: (place, side) => places.get(place)?.filter((each) => each.side === side).length ?? 0,
  };
}
