/** A part of the map in detail: its hexes, its pieces unit by unit, and its neighbours. */
import type { HexCode } from '../../core/hex/index.js';
import { folded, hasWords } from '../../hosts/terminal/typed.js';
import { paragraph, type TextLine } from '../../hosts/terminal/flow.js';
import type { AreaFact, CityFact, SeaFact } from '../data/shape/map.js';
import { NONE } from '../geometry/ground.js';
import { printedNumber } from '../geometry/numbers.js';
import { regionsOn } from '../geometry/regions.js';
import { hexesByArea } from '../query/areas.js';
import { isWalled, stateOfCity } from '../query/owners.js';
import { hexNamed, leadersAt, unitsAt } from '../query/presence.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { FORAGING, NOBODY, RAIDING } from '../table/situation.js';
import { REGIONS, TERRAINS, type HexId, type PlayerId, type RegionId } from '../vocabulary.js';
import { itemsIn, regionRow } from './map.js';
import { cityMarks, cityText, fieldText, worksMarks } from './pieces.js';
import type { Seen } from './seen.js';

const lines = (head: string, items: readonly string[], margin: number): readonly TextLine[] =>
  itemsIn(`${head}: `, items, margin, ',');

/** Returns `Boeotian hoplite 1 (morale 5) – inside, forages`. */
function unitText({ situation, say, words }: Seen, { code, id }: UnitInfo, inside: boolean): string {
  const over = situation.leaderOver(code);
  const leader = over === NOBODY ? undefined : situation.roster.leaders[over];
  const notes = [
    ...(inside ? [words.inside] : []),
    ...(situation.unitIs(code, FORAGING) ? [words.foraging] : []),
    ...(situation.unitIs(code, RAIDING) ? [words.raiding] : []),
    ...(leader === undefined ? [] : [words.under(say.leader(leader.id).text)]),
  ];
  const name = say.unit(id).text;
  return notes.length === 0 ? name : `${name} – ${notes.join(', ')}`;
}

const leaderText = ({ say, words }: Seen, { id, fact: { land, sea } }: LeaderInfo): string =>
  `${say.leader(id).text} (${words.rating(land, sea)})`;

/** Returns the pieces of a player in a place, one by one. */
function partyLines(seen: Seen, place: PlaceCode, player: PlayerId, margin: number): readonly TextLine[] {
  const { situation, words } = seen;
  const inside = (isInside: boolean): readonly string[] => [
    ...leadersAt(situation, place, { player, inside: isInside }).map((leader) => leaderText(seen, leader)),
    ...unitsAt(situation, place, { player, inside: isInside }).map((unit) => unitText(seen, unit, isInside)),
  ];
  return lines(words.letters[player], [...inside(true), ...inside(false)], margin);
}

/** Returns the pieces in a place, one by one, player by player. */
const stackLines = (seen: Seen, place: PlaceCode, margin: number): readonly TextLine[] =>
  seen.situation.scenario.players.flatMap((player) => partyLines(seen, place, player, margin));

/** Returns a hex with a city, works or pieces, and nothing for any other. */
function siteLines(seen: Seen, hex: HexCode): readonly TextLine[] {
  const { situation } = seen;
  const id = situation.places.ids[hex] as HexId;
  const city = situation.ground.map.cities[situation.ground.cityAt[hex] ?? NONE];
  const marks = city === undefined ? worksMarks(seen, id) : cityMarks(seen, city);
  const stack = stackLines(seen, hex, 6);
  if (stack.length === 0 && marks === '') return [];
  return [`    ${printedNumber(situation.ground.map, id)} ${marks}`.trimEnd(), ...stack];
}

/** Returns the hexes of an area by their terrain. */
function terrainLines({ situation, say }: Seen, hexes: readonly HexCode[]): readonly TextLine[] {
  const { ground, places } = situation;
  return TERRAINS.flatMap((terrain) => {
    const numbers = hexes
      .filter((hex) => ground.terrainAt[hex] === terrain)
      .map((hex) => printedNumber(ground.map, places.ids[hex] as HexId));
    return lines(say.names.terrains[terrain], numbers, 4);
  });
}

/** Returns an area: its hexes, its pieces, and its neighbours. */
function areaLines(seen: Seen, area: AreaFact): readonly TextLine[] {
  const { situation, say, words } = seen;
  const { ground } = situation;
  const hexes = hexesByArea(ground)[ground.map.areas.indexOf(area)] ?? [];
  return [
    `  ${words.area(say.area(area.id).text, area.forage, situation.raided[area.id] ?? 0)}`,
    ...terrainLines(seen, hexes),
    ...hexes.flatMap((hex) => siteLines(seen, hex)),
    ...lines(
      words.borders,
      area.borders.map((id) => say.area(id).text),
      4,
    ),
    ...lines(
      words.coast,
      area.coast.map((id) => say.names.seas[id] ?? id),
      4,
    ),
  ];
}

/** Returns a region: its row of the table, and each of its areas. */
function regionLines(seen: Seen, region: RegionId): readonly TextLine[] {
  const { map } = seen.situation.ground;
  const areas = regionsOn(map)[region].areas;
  return [
    ...regionRow(seen, region),
    ...map.areas.filter(({ id }) => areas.includes(id)).flatMap((area) => areaLines(seen, area)),
  ];
}

/** Returns a sea area: its pieces, the adjacent sea areas and the land on its coasts. */
function seaLines(seen: Seen, sea: SeaFact): readonly TextLine[] {
  const { situation, say, words } = seen;
  const { map } = situation.ground;
  const kind = sea.kind === 'open' ? words.openSea : words.coastalSea;
  const named = (id: string): string => say.names.seas[id] ?? id;
  const coasts = map.areas.filter(({ coast }) => coast.includes(sea.id));
  return [
    `  ~ ${named(sea.id)} (${kind})`,
    ...stackLines(seen, situation.places.firstSea + map.seas.indexOf(sea), 4),
    ...lines(words.borders, sea.borders.map(named), 4),
    ...lines(
      words.coast,
      coasts.map(({ id }) => say.area(id).text),
      4,
    ),
  ];
}

/** Returns the facts of a city. */
function cityFacts({ situation, say, words, labels: { captions } }: Seen, city: CityFact): readonly string[] {
  const { held, siege, destroyed, revolt, helots, wallsDue } = stateOfCity(situation, city.id);
  return [
    say.names.sizes[city.size],
    isWalled(situation, city) ? words.walled : words.unwalled,
    ...(city.port === null ? [] : [words.port(say.names.seas[city.port] ?? city.port)]),
    ...(wallsDue === undefined ? [] : [captions.wallsDue(wallsDue - situation.turn)]),
    ...(revolt === undefined ? [] : [captions.revolt]),
    ...(helots === true ? [captions.helots] : []),
    ...(held === undefined ? [] : [words.heldBy(say.player(held).text)]),
    ...(siege === undefined ? [] : [words.siege(siege)]),
    ...(destroyed === true ? [words.destroyed] : []),
  ];
}

/** Returns a city: its facts, its pieces, and the adjacent hexes. */
function cityLines(seen: Seen, city: CityFact): readonly TextLine[] {
  const { situation, say, words } = seen;
  const { grid, map, areaAt, terrainAt } = situation.ground;
  const hex = hexNamed(situation, city.hex);
  const around = grid
    .neighbours(hex)
    .filter((next) => map.areas[areaAt[next] ?? NONE] !== undefined)
    .map((next) => {
      const id = situation.places.ids[next] as HexId;
      const terrain = terrainAt[next] ?? 'lake';
      return fieldText(seen, next) || `${say.hex(id).text} ${say.names.terrains[terrain]}`;
    });
  return [
    `  ${printedNumber(map, city.hex)} ${cityText(seen, city)}`,
    paragraph('    ', cityFacts(seen, city).join(', '), 6),
    ...stackLines(seen, hex, 4),
    ...lines(words.beside, around, 4),
  ];
}

/** A part of the map that can be selected by name. */
interface Part {
  readonly kind: 'region' | 'area' | 'sea' | 'city';
  readonly name: string;
  lines(): readonly TextLine[];
}

/** Returns all parts of the map. */
function partsOf(seen: Seen): readonly Part[] {
  const { situation, say } = seen;
  const { map } = situation.ground;
  const part = (kind: Part['kind'], name: string, lines: Part['lines']): Part => ({ kind, name, lines });
  return [
    ...REGIONS.map((id) => part('region', say.region(id).text, () => regionLines(seen, id))),
    ...map.areas.map((area) => part('area', say.area(area.id).text, () => areaLines(seen, area))),
    ...map.seas.map((sea) => part('sea', say.names.seas[sea.id] ?? sea.id, () => seaLines(seen, sea))),
    ...map.cities.map((city) => part('city', say.city(city.id).text, () => cityLines(seen, city))),
  ];
}

/** Returns the parts whose names contain some words, in detail. Exact names take precedence. */
export function closely(seen: Seen, asked: string): readonly TextLine[] {
  const parts = partsOf(seen);
  const like = (isMeant: (name: string) => boolean): readonly Part[] => {
    const meant = parts.filter(({ name }) => isMeant(name));
    // A region already shows its areas.
    return meant.some(({ kind }) => kind === 'region') ? meant.filter(({ kind }) => kind !== 'area') : meant;
  };
  const whole = like((name) => folded(name) === folded(asked));
  const found = whole.length > 0 ? whole : like((name) => hasWords(name, asked));
  return found.length === 0 ? [seen.words.nothingCalled(asked)] : found.flatMap((part) => part.lines());
}
