/** The map as text: a table of the regions in play with their cities and pieces, and of the seas with pieces. */
import { itemized, paragraph, type TextLine } from '../../hosts/terminal/flow.js';
import { regionsOn } from '../geometry/regions.js';
import { hexesByArea } from '../query/areas.js';
import { findCity } from '../query/owners.js';
import { hexNamed } from '../query/presence.js';
import { tributeOf } from '../query/tribute.js';
import { REGIONS, type AreaId, type RegionId } from '../vocabulary.js';
import { cityText, companyText, fieldText } from './pieces.js';
import type { Seen } from './seen.js';

/** The number of characters before the cities of a region. */
const MARGIN = 6;
const NAME = 20;
const FIGURE = 4;
/** Returns items behind a margin, on as many lines as they need, broken between items; nothing for none. */
export const itemsIn = (
  head: string,
  items: readonly string[],
  margin = MARGIN,
  between = ` ·`,
): readonly TextLine[] =>
  items.length === 0 ? [] : [itemized(' '.repeat(margin) + head.trimEnd(), items, margin + 2, `${between} `)];

/** Returns the heads of the columns. */
export const headLine = ({ words }: Seen): string => {
  const [allegiance, militance, tribute] = words.heads;
  return `    ${words.region.padEnd(NAME)}${allegiance.padStart(FIGURE)}${militance.padStart(FIGURE)}  ${tribute}`;
};

/** Returns `  A Attica                20  20  ×2: 18`. */
export function figuresOf({ situation, say, words }: Seen, region: RegionId): string {
  const state = situation.regions[region];
  const name = say.region(region).text.padEnd(NAME);
  if (state === undefined) return `  – ${name}`.trimEnd();
  const { player, allegiance, militance, multiple, neutral } = state;
  const figures = `${String(allegiance).padStart(FIGURE)}${String(militance).padStart(FIGURE)}`;
  const tribute = multiple === null ? '–' : `×${multiple}: ${tributeOf(situation, region)}`;
  return `  ${neutral === true ? '–' : words.letters[player]} ${name}${figures}  ${neutral === true ? words.neutral : tribute}`;
}

/** Returns the pieces and works of some areas outside cities. */
export function fieldIn(seen: Seen, areas: readonly AreaId[]): readonly string[] {
  const { ground } = seen.situation;
  return areas
    .flatMap((id) => hexesByArea(ground)[ground.map.areas.findIndex((area) => area.id === id)] ?? [])
    .map((hex) => fieldText(seen, hex))
    .filter((text) => text !== '');
}

/** Returns a region: its levels, its cities, pieces outside them, and raided areas. */
export function regionRow(seen: Seen, region: RegionId): readonly TextLine[] {
  const { situation, say, words } = seen;
  const { areas, cities } = regionsOn(situation.ground.map)[region];
  const raided = areas.flatMap((area) => {
    const times = situation.raided[area] ?? 0;
    return times === 0 ? [] : [`${say.area(area).text} ${times}`];
  });
  return [
    figuresOf(seen, region),
    ...itemsIn(
      '',
      cities.flatMap((id) => findCity(situation, id) ?? []).map((city) => cityText(seen, city)),
    ),
    ...itemsIn(`${words.field}: `, fieldIn(seen, areas)),
    ...itemsIn(`${words.raided}: `, raided),
  ];
}

/** Returns areas outside the regions in play with pieces, such as Naupactus, where Athens may land (R 22.4.2). */
function abroad(seen: Seen): readonly TextLine[] {
  const { situation, say } = seen;
  const { map } = situation.ground;
  const others = map.areas.filter(({ region }) => !Object.hasOwn(situation.regions, region ?? ''));
  return others.flatMap(({ id }) => {
    const cities = map.cities.filter(({ id: city, area, hex }) => {
      if (area !== id) return false;
      const isHeld = Object.hasOwn(situation.cities, city) || Object.hasOwn(situation.bases, hex);
      return isHeld || companyText(seen, hexNamed(situation, hex), { inside: true }) !== '';
    });
    const items = [...cities.map((city) => cityText(seen, city)), ...fieldIn(seen, [id])];
    return items.length === 0 ? [] : [`  – ${say.area(id).text}`, ...itemsIn('', items)];
  });
}

/** Returns the sea areas with pieces. */
export function seaRows(seen: Seen): readonly TextLine[] {
  const { situation, say } = seen;
  return situation.ground.map.seas.flatMap(({ id }, sea) => {
    const company = companyText(seen, situation.places.firstSea + sea);
    return company === '' ? [] : [paragraph(`  ~ ${say.names.seas[id] ?? id}: `, company, MARGIN)];
  });
}

/** Returns the whole table. */
export function mapPicture(seen: Seen): readonly TextLine[] {
  const { situation, say, words, labels } = seen;
  const begun = Object.entries(situation.longWallsBegun).map(
    ([pair, { due }]) => `${say.ends(pair).text} (${labels.captions.wallsDue(due - situation.turn)})`,
  );
  const walls = [...situation.longWalls.map((pair) => say.ends(pair).text), ...begun];
  const inPlay = REGIONS.filter((region) => situation.regions[region] !== undefined);
  return [
    headLine(seen),
    ...inPlay.flatMap((region) => regionRow(seen, region)),
    ...abroad(seen),
    ...seaRows(seen),
    ...itemsIn(`${words.longWalls}: `, walls, 2),
  ];
}
