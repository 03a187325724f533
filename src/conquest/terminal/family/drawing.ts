/** The map as a table: who holds what, the land, cities and their walls, and who stands there. */
import type { Locale } from '../../../core/index.js';
import type { CityFact, GameState, ProvinceFact, SeaZoneFact } from '../../index.js';
import { folded, hasWords } from '../../../hosts/terminal/typed.js';
import { itemized, type TextLine } from '../../../hosts/terminal/flow.js';
import { drawBattle } from './battle.js';
import type { At } from './family.js';
import { cityText, companyText, leaderText, trainTexts, unitTexts } from './pieces.js';

const MARGIN = 39;

const citiesIn = (at: At, shown: GameState, { id }: ProvinceFact): readonly CityFact[] =>
  at.query.componentsOf(shown).map.cities.filter(({ provinces }) => provinces[0] === id);

/** Returns whether a city is listed: it has been founded, and is more than a place for walls that do not stand. */
const isSeen = (at: At, shown: GameState, city: CityFact): boolean =>
  at.query.isFounded(shown, city.id) && (!at.own.isSite(city) || (shown.cities[city.id]?.walls ?? 0) > 0);

/** Returns `M Ionia        fertile, depleted`. */
function headOf(at: At, shown: GameState, { id, terrain }: ProvinceFact, locale: Locale): string {
  const words = at.words[locale];
  const status = at.query.statusOf(shown, id);
  const mark = status === 'contested' || status === 'independent' ? words[status] : words.sides[status];
  const supplies = shown.provinces[id]?.supplies ?? 'plenty';
  const land =
    supplies === 'plenty' ? words.terrains[terrain] : `${words.terrains[terrain]}, ${words.supplies[supplies]}`;
  return `  ${mark} ${(at.text.names(locale, shown).provinces[id] ?? id).padEnd(13)} ${land}`;
}

/** Returns a line of the table: cities, then the pieces in the field. */
function rowOf(at: At, shown: GameState, province: ProvinceFact, locale: Locale): TextLine {
  const { sides } = at.query.componentsOf(shown);
  const items = [
    ...citiesIn(at, shown, province)
      .filter((city) => isSeen(at, shown, city))
      .map(({ id }) => cityText(at, shown, id, locale)),
    ...sides.map(({ id }) => companyText(at, shown, province.id, id, locale)),
    ...trainTexts(at, shown, province.id, locale),
  ].filter((text) => text !== '');
  return itemized(headOf(at, shown, province, locale), items, MARGIN);
}

/** Returns a province with its pieces and its borders. */
function closely(at: At, shown: GameState, province: ProvinceFact, locale: Locale): readonly TextLine[] {
  const words = at.words[locale];
  const { map, sides } = at.query.componentsOf(shown);
  const called = at.text.names(locale, shown);
  const borders = map.borders
    .filter(({ a, b }) => a === province.id || b === province.id)
    .map(({ a, b, kind }) => {
      const other = called.provinces[a === province.id ? b : a] ?? '';
      return kind === 'mountain' ? `${other} (${words.mountain})` : other;
    });
  const there = [province.id, ...citiesIn(at, shown, province).map(({ id }) => id)].flatMap((place) =>
    sides.flatMap(({ id: side }) => {
      const units = at.query.unitsAt(shown, place, side);
      const leaders = at.query.leadersAt(shown, place, side);
      if (units.length + leaders.length === 0) return [];
      const where = place === province.id ? '' : ` (${called.cities[place] ?? place})`;
      const company = [
        ...leaders.map((leader) => `${leaderText(at, shown, leader, locale)} ${at.query.abilityOf(shown, leader)}`),
        ...unitTexts(at, shown, units, locale),
      ];
      return [itemized(`    ${words.sides[side]}${where}`, company, 8)];
    }),
  );
  return [rowOf(at, shown, province, locale), ...there, itemized('    →', borders, 8)];
}

/** Returns the line of the table for a sea zone, if any piece is there. */
function seaRow(at: At, shown: GameState, { id }: SeaZoneFact, locale: Locale): readonly TextLine[] {
  const { sides } = at.query.componentsOf(shown);
  const items = [
    ...sides.map((side) => companyText(at, shown, id, side.id, locale)).filter((text) => text !== ''),
    ...trainTexts(at, shown, id, locale),
  ];
  const name = at.text.names(locale, shown).seaZones[id] ?? id;
  return items.length === 0 ? [] : [itemized(`  ~ ${name.padEnd(13)} ${at.words[locale].sea}`, items, MARGIN)];
}

/** Returns the map as a table; if there are fleets, with the pieces at sea. */
function table(at: At, shown: GameState, locale: Locale): readonly TextLine[] {
  const { map, counters } = at.query.componentsOf(shown);
  return [
    ...map.provinces.map((province) => rowOf(at, shown, province, locale)),
    ...(counters.fleets === undefined ? [] : map.seaZones.flatMap((zone) => seaRow(at, shown, zone, locale))),
  ];
}

/**
 * Returns the map; while a battle is fought the Tactical Display. With words: the provinces whose names, or whose
 * cities', have them.
 */
export function drawBoard(
  at: At,
  shown: GameState,
  locale: Locale,
  part: string,
  columns: number,
): readonly TextLine[] {
  const battle = at.query.battleOf(shown);
  if (part === '')
    return battle === undefined ? table(at, shown, locale) : drawBattle(at, shown, battle, locale, columns);
  const words = at.words[locale];
  if (folded(part) === words.map) return table(at, shown, locale);
  const { provinces, cities } = at.text.names(locale, shown);
  const all = at.query.componentsOf(shown).map.provinces;
  const whole = all.filter(({ id }) => folded(provinces[id] ?? id) === folded(part));
  const like = all.filter(
    (province) =>
      hasWords(provinces[province.id] ?? province.id, part) ||
      citiesIn(at, shown, province).some(({ id }) => hasWords(cities[id] ?? id, part)),
  );
  const found = whole.length > 0 ? whole : like;
  return found.length === 0
    ? [words.nothingCalled(part)]
    : found.flatMap((province) => closely(at, shown, province, locale));
}
