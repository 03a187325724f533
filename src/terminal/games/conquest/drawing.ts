/** The map of Conquest and Empire as a table: who holds what, the land, cities and their walls, and who stands there. */
import type { Locale } from '../../../core/index.js';
import { query, type CityFact, type GameState, type ProvinceFact } from '../../../conquest/index.js';
import { names } from '../../../conquest/text/index.js';
import { folded, hasWords } from '../../choices.js';
import { wrapped } from '../../wrapped.js';
import { drawBattle } from './battle.js';
import { cityText, companyText, leaderText, unitTexts } from './pieces.js';
import { CONQUEST_WORDS } from './words.js';

const MARGIN = 39;

const citiesIn = (shown: GameState, { id }: ProvinceFact): readonly CityFact[] =>
  query.componentsOf(shown).map.cities.filter(({ provinces }) => provinces[0] === id);

/** `M Ionia        fertile, depleted`. */
function headOf(shown: GameState, { id, terrain }: ProvinceFact, locale: Locale): string {
  const words = CONQUEST_WORDS[locale];
  const status = query.statusOf(shown, id);
  const mark = status === 'contested' || status === 'independent' ? words[status] : words.sides[status];
  const supplies = shown.provinces[id]?.supplies ?? 'plenty';
  const land =
    supplies === 'plenty' ? words.terrains[terrain] : `${words.terrains[terrain]}, ${words.supplies[supplies]}`;
  return `  ${mark} ${(names(locale, shown).provinces[id] ?? id).padEnd(13)} ${land}`;
}

/** A line of the table: cities, then who stands in the field. */
function rowOf(shown: GameState, province: ProvinceFact, locale: Locale): readonly string[] {
  const { sides } = query.componentsOf(shown);
  const items = [
    ...citiesIn(shown, province).map(({ id }) => cityText(shown, id, locale)),
    ...sides.map(({ id }) => companyText(shown, province.id, id, locale)),
    ...Object.entries(shown.baggage)
      .filter(([, { at }]) => at === province.id)
      .map(([id]) => names(locale, shown).baggage[id] ?? id),
  ].filter((text) => text !== '');
  return wrapped(headOf(shown, province, locale), items, MARGIN);
}

/** A province with all that is in it, and the borders of it. */
function closely(shown: GameState, province: ProvinceFact, locale: Locale): readonly string[] {
  const words = CONQUEST_WORDS[locale];
  const { map, sides } = query.componentsOf(shown);
  const called = names(locale, shown);
  const borders = map.borders
    .filter(({ a, b }) => a === province.id || b === province.id)
    .map(({ a, b, kind }) => {
      const other = called.provinces[a === province.id ? b : a] ?? '';
      return kind === 'mountain' ? `${other} (${words.mountain})` : other;
    });
  const there = [province.id, ...citiesIn(shown, province).map(({ id }) => id)].flatMap((place) =>
    sides.flatMap(({ id: side }) => {
      const units = query.unitsAt(shown, place, side);
      const leaders = query.leadersAt(shown, place, side);
      if (units.length + leaders.length === 0) return [];
      const where = place === province.id ? '' : ` (${called.cities[place] ?? place})`;
      const company = [
        ...leaders.map((leader) => `${leaderText(shown, leader, locale)} ${query.abilityOf(shown, leader)}`),
        ...unitTexts(shown, units, locale),
      ];
      return wrapped(`    ${words.sides[side]}${where}`, company, 8);
    }),
  );
  return [...rowOf(shown, province, locale), ...there, ...wrapped('    →', borders, 8)];
}

const table = (shown: GameState, locale: Locale): readonly string[] =>
  query.componentsOf(shown).map.provinces.flatMap((province) => rowOf(shown, province, locale));

/** The map; while a battle is fought the Tactical Display. With words: the provinces whose names, or whose cities', have them. */
export function drawBoard(shown: GameState, locale: Locale, part: string): readonly string[] {
  const battle = query.battleOf(shown);
  if (part === '') return battle === undefined ? table(shown, locale) : drawBattle(shown, battle, locale);
  const words = CONQUEST_WORDS[locale];
  if (folded(part) === words.map) return table(shown, locale);
  const { provinces, cities } = names(locale, shown);
  const all = query.componentsOf(shown).map.provinces;
  const whole = all.filter(({ id }) => folded(provinces[id] ?? id) === folded(part));
  const like = all.filter(
    (province) =>
      hasWords(provinces[province.id] ?? province.id, part) ||
      citiesIn(shown, province).some(({ id }) => hasWords(cities[id] ?? id, part)),
  );
  const found = whole.length > 0 ? whole : like;
  return found.length === 0
    ? [words.nothingCalled(part)]
    : found.flatMap((province) => closely(shown, province, locale));
}
