/** Control of spaces and provinces: what is friendly to a player, and what an enemy's (R 3.2, 4.7, 4.10, 4.22). */
import type { Situation } from '../state.js';
import type { Faction, PlayerId, ProvinceId, SpaceId } from '../vocabulary.js';
import { geometryOf } from './geometry.js';

/** Whose marker stands in a space; `undefined`: uncontrolled. */
export const controllerOf = (situation: Situation, space: SpaceId): Faction | undefined => situation.control[space];

/** Number of spaces needed to control a province: more than half of them (R 4.22). */
export const spacesNeeded = (situation: Situation, province: ProvinceId): number =>
  Math.floor((geometryOf(situation).spacesOf.get(province)?.length ?? 0) / 2) + 1;

/** Who controls a province: more than half of its spaces and its Major City, if it has one (R 4.22); Independents may (R 4.13). */
export function provinceController(situation: Situation, province: ProvinceId): Faction | undefined {
  const geometry = geometryOf(situation);
  const spaces = geometry.spacesOf.get(province) ?? [];
  const city = geometry.majorCityOf.get(province);
  if (city !== undefined) {
    const holder = situation.control[city];
    return holder !== undefined && holds(situation, holder, spaces) ? holder : undefined;
  }
  const seen: Faction[] = [];
  for (const space of spaces) {
    const holder = situation.control[space];
    if (holder === undefined || seen.includes(holder)) continue;
    if (holds(situation, holder, spaces)) return holder;
    seen.push(holder);
  }
  return undefined;
}

function holds(situation: Situation, faction: Faction, spaces: readonly SpaceId[]): boolean {
  let count = 0;
  for (const space of spaces) if (situation.control[space] === faction) count++;
  return count * 2 > spaces.length;
}

/** The provinces that a player controls. */
export const provincesOf = (situation: Situation, player: PlayerId): readonly ProvinceId[] =>
  geometryOf(situation)
    .board.provinces.filter(({ id }) => provinceController(situation, id) === player)
    .map(({ id }) => id);

/** The province in which a space lies. */
export const provinceOf = (situation: Situation, space: SpaceId): ProvinceId | null =>
  geometryOf(situation).spaces.get(space)?.province ?? null;
