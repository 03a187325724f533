/** What is worth knowing of a choice beside its name: who stands where it leads, which walls are there. */
import type { Locale } from '../../../core/index.js';
import type { Action, GameState, ProvinceId } from '../../../conquest/index.js';
import type { At } from './family.js';
import { cityText, companyText } from './pieces.js';

/** Who stands in a province, and its cities with walls. */
const standing = (at: At, shown: GameState, province: ProvinceId, locale: Locale): string => {
  const { sides, map } = at.query.componentsOf(shown);
  const walled = map.cities.filter(
    ({ id, provinces }) => provinces.includes(province) && (shown.cities[id]?.walls ?? 0) > 0,
  );
  return [
    ...sides.map(({ id }) => companyText(at, shown, province, id, locale)),
    ...walled.map(({ id }) => cityText(at, shown, id, locale)),
  ]
    .filter((text) => text !== '')
    .join('; ');
};

export function notePicture(at: At, action: Action, shown: GameState, locale: Locale): string {
  const own = at.own.note(action, shown, locale);
  if (own !== '') return own;
  switch (action.type) {
    case 'march':
    case 'marchForce':
    case 'forceMarch':
    case 'retreat':
      return standing(at, shown, action.province, locale);
    case 'besiege':
    case 'demandSurrender':
    case 'buildWall':
    case 'razeWall':
      return cityText(at, shown, action.city, locale);
    default:
      return '';
  }
}
