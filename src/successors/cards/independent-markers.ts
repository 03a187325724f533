/** R 4.31.3: where Independent markers may spread. */
import { hasAnyUnitsAt } from '../query/presence.js';
import { INDEPENDENT } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { ProvinceId, SpaceId } from '../vocabulary.js';

/** Returns whether a space can get an Independent marker: it has no CU and no Independent marker. */
const isOpen = (situation: Situation, space: SpaceId): boolean => isOpenAt(situation, situation.spaceCode(space));

const isOpenAt = (situation: Situation, space: number): boolean =>
  situation.holder(space) !== INDEPENDENT && !hasAnyUnitsAt(situation, space);

/** Returns the open spaces of a province. Transit Points have no markers (R 4.27). */
export const openSpaces = (situation: Situation, province: ProvinceId): readonly SpaceId[] =>
  (situation.geometry.spacesOf.get(province) ?? []).filter((space) => isOpen(situation, space));

/** Returns the open spaces of a province or, if it has none, those of adjacent provinces. */
export function openSpacesAround(situation: Situation, province: ProvinceId): readonly SpaceId[] {
  const within = openSpaces(situation, province);
  return within.length > 0
    ? within
    : (situation.geometry.adjacentProvinces.get(province) ?? []).flatMap((next) => openSpaces(situation, next));
}

/** Returns the open spaces next to a space with an Independent marker. */
export function spacesNextToIndependents(situation: Situation): readonly SpaceId[] {
  const { names, isTransit, landWays } = situation.geometry.byCode;
  return names.filter(
    (_, space) =>
      isTransit[space] !== true &&
      isOpenAt(situation, space) &&
      (landWays[space] ?? []).some(({ code }) => situation.holder(code) === INDEPENDENT),
  );
}
