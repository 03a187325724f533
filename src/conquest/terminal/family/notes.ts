/** Notes on a choice: the pieces and walls at its destination. */
import type { Locale } from '../../../core/index.js';
import type { Action, GameState, ProvinceId, SeaZoneId } from '../../index.js';
import type { At } from './family.js';
import type { ExtensionAction } from '../../extension/action.js';
import { cityText, companyText, trainTexts } from './pieces.js';

/** Returns the pieces in a province, and its cities with walls. */
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

/** Returns the pieces at sea in a zone, and the fleets. */
const atSea = (at: At, shown: GameState, zone: SeaZoneId, locale: Locale): string =>
  [
    ...at.query.componentsOf(shown).sides.map(({ id }) => companyText(at, shown, zone, id, locale)),
    ...trainTexts(at, shown, zone, locale),
  ]
    .filter((text) => text !== '')
    .join('; ');

/** An action of the base, or one that the variants share. */
type Known = Action | ExtensionAction;

export function notePicture(at: At, chosen: Action, shown: GameState, locale: Locale): string {
  const action = chosen as Known;
  switch (action.type) {
    case 'march':
    case 'marchForce':
    case 'forceMarch':
    case 'retreat':
    case 'land':
      return standing(at, shown, action.province, locale);
    case 'sail':
    case 'stayAboard':
      return atSea(at, shown, action.zone, locale);
    case 'besiege':
    case 'demandSurrender':
    case 'buildWall':
    case 'razeWall':
      return cityText(at, shown, action.city, locale);
    default:
      return '';
  }
}
