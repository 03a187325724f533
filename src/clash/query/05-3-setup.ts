/** R S4.4, S5.3: where the set-up lets pieces and walls begin, and where the weaker goes from Babylon. */
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
import { clashComponents } from './components';

/** R S5.3: what has not been placed, in this order. */
export const piecesLeft = ({ units, leaders, baggage }: DeploymentFrame): readonly PieceId[] => [
  ...units,
  ...leaders,
  ...baggage,
];

/** R 6.4, S5.3: of each claim, by its name, the cities that lie in its provinces alone and may have walls. */
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

/** R S5.3: the cities that can have one of the side's walls: in its provinces alone, with room (R 6.4). */
export function wallSites(situation: Situation, { claim }: DeploymentFrame): readonly City[] {
  const cities = citiesIn(clashComponents(situation)).get(claim ?? '') ?? [];
  return cities.filter(({ number }) => situation.wallsOf(number) < MOST_WALLS);
}

/** R S4.4: the attack strength of a side's units in a province; leaders add nothing. */
export const attackIn = (situation: Situation, province: PlaceCode, side: SideId): number =>
  unitsAt(situation, province, side).reduce(
    (sum, { code, kind }) => sum + strengthWith(kind, situation.stepsOf(code)).attack,
    0,
  );

/** R S4.4: whether a side has anybody in the field of a province. */
export const isPresent = (situation: Situation, province: PlaceCode, side: SideId): boolean =>
  unitsAt(situation, province, side).length + leadersAt(situation, province, side).length > 0;

/** R S4.4: what a province is to who leaves Babylon, from what he prefers on; what nobody controls and nobody is in is vacant (ruling S4.6). */
function rank(situation: Situation, province: PlaceCode, side: SideId): number {
  if (statusOf(situation, province) === side) return 0;
  const isVacant =
    situation.holderOf(province) === null && sidesIn(situation, provinceAt(situation, province)).length === 0;
  return isVacant ? 1 : 2;
}

/** R S4.4: where the weaker may go: into friendly provinces; where there is none, into vacant ones; and then into any. */
export function refugesFromBabylon(situation: Situation, { side, from }: DisengagementFrame): readonly PlaceCode[] {
  const start = provinceCode(situation, from);
  const ways = waysFrom(situation, start, side);
  const best = Math.min(...ways.map((province) => rank(situation, province, side)));
  return ways.filter((province) => rank(situation, province, side) === best);
}
