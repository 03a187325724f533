/** R S4.4, S5.3: where pieces and walls can be set up, and where the weaker side goes from Babylon. */
import { MOST_WALLS } from '../../conquest/data/shape.js';
import { statusOf } from '../../conquest/query/05-control.js';
import { waysFrom } from '../../conquest/query/08-2-movement.js';
import { leadersAt, provinceAt, sidesIn, unitsAt } from '../../conquest/query/06-1-presence.js';
import { provinceCode } from '../../conquest/table/by-id.js';
import { groundOf, type City, type PlaceCode } from '../../conquest/table/ground.js';
import { derived } from '../../core/board/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import { strengthWith } from '../../conquest/units.js';
import type { PieceId, SideId } from '../../conquest/vocabulary.js';
import type { ClashComponents } from '../data/shape.js';
import type { DeploymentFrame, DisengagementFrame } from '../frame/index.js';
import { clashComponents } from './components.js';

/** Returns the pieces that are not placed yet, in order (R S5.3). */
export const piecesLeft = ({ units, leaders, baggage }: DeploymentFrame): readonly PieceId[] => [
  ...units,
  ...leaders,
  ...baggage,
];

/** R 6.4, S5.3: by claim: the cities that lie in its provinces alone and may have walls. */
const citiesIn = derived(
  (box: ClashComponents): ReadonlyMap<string, readonly City[]> =>
    new Map(
      box.choices.map(({ id, provinces }) => [
        id,
        groundOf(box).cities.filter(
          ({ fact }) => fact.holy !== true && fact.provinces.every((province) => provinces.includes(province)),
        ),
      ]),
    ),
);

/** Returns the cities in which a side can place a wall: in its provinces alone, with room (R S5.3, R 6.4). */
export function wallSites(situation: Situation, { claim }: DeploymentFrame): readonly City[] {
  const cities = citiesIn(clashComponents(situation)).get(claim ?? '') ?? [];
  return cities.filter(({ number }) => situation.wallsOf(number) < MOST_WALLS);
}

/** Returns the attack strength of a side's units in a province, without leaders (R S4.4). */
export const attackIn = (situation: Situation, province: PlaceCode, side: SideId): number =>
  unitsAt(situation, province, side).reduce(
    (sum, { code, kind }) => sum + strengthWith(kind, situation.stepsOf(code)).attack,
    0,
  );

/** Returns whether a side has pieces in the field of a province (R S4.4). */
export const isPresent = (situation: Situation, province: PlaceCode, side: SideId): boolean =>
  unitsAt(situation, province, side).length + leadersAt(situation, province, side).length > 0;

/**
 * Returns the rank of a province for a side that leaves Babylon, lowest first: friendly, vacant, other (R S4.4). A
 * province is vacant if no side controls it or has units in it (ruling S4.6).
 */
function rank(situation: Situation, province: PlaceCode, side: SideId): number {
  if (statusOf(situation, province) === side) return 0;
  const isVacant =
    situation.holderOf(province) === null && sidesIn(situation, provinceAt(situation, province)).length === 0;
  return isVacant ? 1 : 2;
}

/**
 * Returns where the weaker side may go: into friendly provinces; without any into vacant ones; without any into others
 * (R S4.4).
 */
export function refugesFromBabylon(situation: Situation, { side, from }: DisengagementFrame): readonly PlaceCode[] {
  const start = provinceCode(situation, from);
  const ways = waysFrom(situation, start, side);
  const best = Math.min(...ways.map((province) => rank(situation, province, side)));
  return ways.filter((province) => rank(situation, province, side) === best);
}
