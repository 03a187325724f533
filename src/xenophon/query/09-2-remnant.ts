/** R X1.3, X9.2: the Ten Thousand, how many are left, and which rebels desert. */
import { isOnMap, leadersAt, unitsAt } from '../../conquest/query/06-1-presence.js';
import { unitCode } from '../../conquest/table/by-id.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { LeaderInfo, UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { UnitId } from '../../conquest/vocabulary.js';
import { REBEL } from '../vocabulary.js';
import { rememberedIn } from './frames.js';

/** Returns whether a piece belongs to the Ten Thousand (R X1.3). */
export const isGreek = (piece: UnitInfo | LeaderInfo): boolean =>
  'kind' in piece ? piece.kind.greek === true : piece.fact.greek !== undefined;

/** Returns whether the pretender has been killed (R X9.2). */
export const hasFallen = ({ milestones }: Pick<Situation, 'milestones'>): boolean =>
  milestones.pretenderFallen !== undefined;

/** Returns the units of the rebels on the map. */
const rebels = (situation: Situation): readonly UnitInfo[] =>
  situation.roster.units.filter(
    ({ code }) => situation.sideOfUnit(code) === REBEL && isOnMap(situation, situation.placeOfUnit(code)),
  );

/** Returns the Greek units on the map (R X9.2). */
export const greeksLeft = (situation: Situation): readonly UnitInfo[] => rebels(situation).filter(isGreek);

/** Returns whether the rebels have Greek units or leaders in a place. */
export function areGreeksAt(situation: Situation, place: PlaceCode): boolean {
  const there = [...unitsAt(situation, place, REBEL), ...leadersAt(situation, place, REBEL)];
  return there.some(isGreek);
}

/**
 * Returns the rebel units that are no Greeks (R X9.2). They desert after the fall of the pretender; until then they are
 * frozen.
 */
export const deserters = (situation: Situation): readonly UnitInfo[] =>
  rebels(situation).filter((unit) => !isGreek(unit));

export const desertingLeaders = (situation: Situation): readonly LeaderInfo[] =>
  situation.roster.leaders.filter(
    (leader) =>
      !isGreek(leader) &&
      situation.sideOfLeader(leader.code) === REBEL &&
      isOnMap(situation, situation.placeOfLeader(leader.code)),
  );

/** Returns the places with deserting pieces (R X9.2). No others ever change sides (ruling X1.5). */
export const desertedPlaces = (situation: Situation): readonly PlaceCode[] => [
  ...deserters(situation).map(({ code }) => situation.placeOfUnit(code)),
  ...desertingLeaders(situation).map(({ code }) => situation.placeOfLeader(code)),
];

/** Returns whether there are pieces that desert (R X9.2). */
export const isDeserted = (situation: Situation): boolean =>
  deserters(situation).length > 0 || desertingLeaders(situation).length > 0;

/**
 * R X9.2: the number of Greek units counted when the pretender fell, those that have come home, and those that are
 * still on the way.
 */
export interface Homecoming {
  readonly counted: number;
  readonly home: readonly UnitId[];
  readonly underWay: readonly UnitId[];
}

/** Returns whether any counted unit is still on the way (R X9.2). */
export function isUnderWay(situation: Situation): boolean {
  for (const id of rememberedIn(situation).remnant ?? [])
    if (isOnMap(situation, situation.placeOfUnit(unitCode(situation, id)))) return true;
  return false;
}

export function homecomingOf(situation: Situation): Homecoming {
  const { remnant = [] } = rememberedIn(situation);
  const { ground } = situation;
  const placeOf = (id: UnitId): number => situation.placeOfUnit(unitCode(situation, id));
  return {
    counted: remnant.length,
    home: remnant.filter((id) => placeOf(id) === ground.trays.gone),
    underWay: remnant.filter((id) => isOnMap(situation, placeOf(id))),
  };
}
