/** The map of Successors in characters: a line for each province, occupied Transit Points, or one space in detail. */
import type { Locale } from '../../core/index.js';
import { query, REGIONS, type PlayerView, type ProvinceId, type SpaceId } from '../index.js';
import { names } from '../text/index.js';
import { folded, hasWords } from '../../hosts/terminal/typed.js';
import { itemized, type TextLine } from '../../hosts/terminal/flow.js';
import { FACTION_MARKS, PICTURE_WORDS } from './marks.js';
import { contentsText, spaceText } from './pieces.js';

/** The column where the spaces of a province begin. */
const MARGIN = 26;

const boardOf = (view: PlayerView) => query.geometryOf(view).board;
const spacesIn = (view: PlayerView, province: ProvinceId): readonly SpaceId[] =>
  query.geometryOf(view).spacesOf.get(province) ?? [];

/** Returns `Makedonia 3 R 4/3`: Victory Points, controller, the number of spaces controlled and the number needed. */
function provinceHead(view: PlayerView, province: ProvinceId, locale: Locale): string {
  const points = query.geometryOf(view).provinces.get(province)?.victoryPoints ?? 0;
  const holder = query.provinceController(view, province);
  const held =
    holder === undefined ? 0 : spacesIn(view, province).filter((id) => query.controllerOf(view, id) === holder).length;
  const mark =
    holder === undefined ? '·' : `${FACTION_MARKS[locale][holder]} ${held}/${query.spacesNeeded(view, province)}`;
  return `${names(locale, view).provinces[province] ?? province} ${points} ${mark}`;
}

const provinceLine = (view: PlayerView, province: ProvinceId, locale: Locale): TextLine =>
  itemized(
    `  ${provinceHead(view, province, locale)}`,
    spacesIn(view, province).map((space) => spaceText(view, space, locale)),
    MARGIN,
  );

/** Returns the Transit Points that are occupied. */
function transitLines(view: PlayerView, locale: Locale): readonly TextLine[] {
  const occupied = boardOf(view)
    .spaces.filter(({ id, kind }) => kind === 'transit' && contentsText(view, id, locale) !== '')
    .map(({ id }) => spaceText(view, id, locale));
  return occupied.length === 0 ? [] : [itemized(`  ${names(locale).spaceKinds.transit}`, occupied, MARGIN)];
}

function wholeBoard(view: PlayerView, locale: Locale): readonly TextLine[] {
  const { provinces } = boardOf(view);
  return [
    ...REGIONS.flatMap((region) => [
      names(locale).regions[region].toUpperCase(),
      ...provinces.filter((each) => each.region === region).map(({ id }) => provinceLine(view, id, locale)),
    ]),
    ...transitLines(view, locale),
  ];
}

/** Returns a space and every path out of it: its cost, and what stands at its end. */
function spaceLines(view: PlayerView, space: SpaceId, locale: Locale): readonly string[] {
  const { kind, province } = query.spaceFact(view, space);
  const own = names(locale, view);
  const where = province === null ? '' : `, ${own.provinces[province] ?? province}`;
  const ways = [...query.landWays(view, space), ...query.seaWays(view, space)];
  return [
    `${spaceText(view, space, locale)} (${own.spaceKinds[kind]}${where})`,
    ...ways.map(({ to, kind: path, cost }) => {
      const price =
        query.isPort(view, to) && (path === 'sea' || path === 'transMediterranean')
          ? ''
          : `, ${cost} ${PICTURE_WORDS[locale].movementPoints}`;
      return `    → ${spaceText(view, to, locale)} (${own.pathKinds[path]}${price})`;
    }),
  ];
}

/** Returns the whole board, or the part with a name: spaces with their paths, otherwise provinces. */
export function boardPicture(view: PlayerView, locale: Locale, part: string): readonly TextLine[] {
  if (part === '') return wholeBoard(view, locale);
  const own = names(locale, view);
  const { spaces, provinces } = boardOf(view);
  const whole = spaces.filter(({ id }) => folded(own.spaces[id] ?? id) === folded(part));
  const called = whole.length > 0 ? whole : spaces.filter(({ id }) => hasWords(own.spaces[id] ?? id, part));
  const meantProvinces = provinces.filter(({ id }) => hasWords(own.provinces[id] ?? id, part));
  const lines = [
    ...meantProvinces.map(({ id }) => provinceLine(view, id, locale)),
    ...called.flatMap(({ id }) => spaceLines(view, id, locale)),
  ];
  return lines.length > 0 ? lines : [PICTURE_WORDS[locale].nothingCalled(part)];
}
