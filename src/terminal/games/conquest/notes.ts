/** What is worth knowing of a choice in Conquest and Empire beside its name: who stands where it leads, which walls are there. */
import type { Locale } from '../../../core/index.js';
import { query, type Action, type GameState, type ProvinceId } from '../../../conquest/index.js';
import { cityText, companyText } from './pieces.js';

/** Who stands in a province, and its cities with walls. */
const standing = (shown: GameState, province: ProvinceId, locale: Locale): string => {
  const { sides, map } = query.componentsOf(shown);
  const walled = map.cities.filter(
    ({ id, provinces }) => provinces.includes(province) && (shown.cities[id]?.walls ?? 0) > 0,
  );
  return [
    ...sides.map(({ id }) => companyText(shown, province, id, locale)),
    ...walled.map(({ id }) => cityText(shown, id, locale)),
  ]
    .filter((text) => text !== '')
    .join('; ');
};

export function notePicture(action: Action, shown: GameState, locale: Locale): string {
  switch (action.type) {
    case 'march':
    case 'marchForce':
    case 'forceMarch':
    case 'retreat':
      return standing(shown, action.province, locale);
    case 'besiege':
    case 'demandSurrender':
    case 'buildWall':
    case 'razeWall':
      return cityText(shown, action.city, locale);
    default:
      return '';
  }
}
