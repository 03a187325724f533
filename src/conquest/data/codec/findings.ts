/** R 2-4: what a shape cannot say of components: that their parts fit each other. */
import type { Finding } from '../../../core/index.js';
import type { ClosedWords } from '../../../words/family.js';
import { TRAYS, type PlaceId } from '../../vocabulary.js';
import { isInfantry } from '../../units.js';
import { garrisonRoom } from '../garrison.js';
import type { Charts, Components, Counters, MapFacts } from '../shape.js';

type Keys = Finding['keys'];
/** The parts that are well-formed by themselves. */
export type Parts = { readonly [K in keyof Components]?: Components[K] | undefined };

/** The number of places that the table can distinguish, including the trays. */
const MOST_PLACES = 250;
/** The maximum number of units, and of each other kind of thing. */
const MOST_UNITS = 250;

/** Returns all trays of a game. */
const traysOf = ({ trays }: ClosedWords): readonly string[] => [...TRAYS, ...trays];

/** Returns another meaning that the name of a place would have in positions; `undefined`: none. */
function otherMeaning(id: string, words: ClosedWords): string | undefined {
  if (traysOf(words).includes(id)) return 'a tray';
  return words.sides.some((side) => side === id) ? 'a side' : undefined;
}

function* unique(keys: Keys, rows: readonly { readonly id: string }[]): Generator<Finding> {
  const seen = new Map<string, number>();
  for (const [index, { id }] of rows.entries()) {
    const first = seen.get(id);
    if (first === undefined) seen.set(id, index);
    else yield { keys: [...keys, index, 'id'], message: `${id} is already the name of number ${first}` };
  }
}

/** Each of these names must be known. */
function* known(keys: Keys, names: readonly string[], those: ReadonlySet<string>, what: string): Generator<Finding> {
  for (const [index, name] of names.entries())
    if (!those.has(name)) yield { keys: [...keys, index], message: `there is no ${what} ${name}` };
}

const idsOf = (rows: readonly { readonly id: string }[] = []): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/**
 * R 8.2: borders join provinces of the map, each two once, and a fortress bars that of the two between which it lies.
 */
function* borderFindings({ provinces, borders, cities }: MapFacts): Generator<Finding> {
  const ids = idsOf(provinces);
  const seen = new Map<string, number>();
  for (const [index, { a, b, through }] of borders.entries()) {
    const keys: Keys = ['map', 'borders', index];
    for (const [end, id] of [['a', a], ['b', b]] as const)
      if (!ids.has(id)) yield { keys: [...keys, end], message: `there is no province ${id}` };
    if (a === b) yield { keys, message: `a border of ${a} with itself` };
    const pair = [a, b].sort().join(' ');
    const first = seen.get(pair);
    if (first === undefined) seen.set(pair, index);
    else yield { keys, message: `${a} and ${b} already touch by borders[${first}]` };
    const fortress = cities.find(({ id }) => id === through);
    if (through !== undefined && [...(fortress?.provinces ?? [])].sort().join(' ') !== pair)
      yield { keys: [...keys, 'through'], message: `no city ${through} lies between ${a} and ${b}` };
  }
}

/** R 5.6, 7.5: sea zones touch each other both ways, and the coasts of provinces. */
function* seaFindings({ provinces, seaZones }: MapFacts): Generator<Finding> {
  const [ids, zones] = [idsOf(provinces), new Map(seaZones.map((zone) => [zone.id, zone]))];
  for (const [index, { id, coasts, adjacent }] of seaZones.entries()) {
    const keys: Keys = ['map', 'seaZones', index];
    yield* known([...keys, 'coasts'], coasts, ids, 'province');
    for (const [place, next] of adjacent.entries())
      if (zones.get(next)?.adjacent.includes(id) !== true || next === id)
        yield { keys: [...keys, 'adjacent', place], message: `no other sea zone ${next} touches ${id}` };
  }
}

/** R 6.4, 11: cities lie in provinces or on borders, and on the coasts of these. */
function* cityFindings({ provinces, borders, seaZones, cities }: MapFacts): Generator<Finding> {
  const ids = idsOf(provinces);
  for (const [index, { id, provinces: lies, sea, walls, holy, foundedBy }] of cities.entries()) {
    const keys: Keys = ['map', 'cities', index];
    if (ids.has(id)) yield { keys: [...keys, 'id'], message: `${id} is the name of a province` };
    yield* known([...keys, 'provinces'], lies, ids, 'province');
    if (lies.length > 1 && !borders.some(({ through }) => through === id))
      yield { keys: [...keys, 'provinces'], message: `no border leads through ${id}` };
    const zone = seaZones.find((each) => each.id === sea);
    if (sea !== null && !lies.some((province) => zone?.coasts.includes(province)))
      yield { keys: [...keys, 'sea'], message: `no sea zone ${sea} washes where ${id} lies` };
    if (holy === true && walls > 0) yield { keys: [...keys, 'walls'], message: 'a holy place has no walls' };
    if (foundedBy !== undefined && walls > 0)
      yield { keys: [...keys, 'walls'], message: 'a city that is founded later has no walls at the start (R 15.4)' };
  }
}

/** Every province can be reached from the first one: by land, or where fleets sail along a coast. */
function* connectionFindings({ provinces, borders, seaZones }: MapFacts, hasFleets: boolean): Generator<Finding> {
  const reached = new Set(provinces.slice(0, 1).map(({ id }) => id));
  for (const from of reached) {
    for (const { a, b } of borders) {
      if (a === from) reached.add(b);
      if (b === from) reached.add(a);
    }
    for (const { coasts } of hasFleets ? seaZones : [])
      if (coasts.includes(from)) for (const coast of coasts) reached.add(coast);
  }
  for (const [index, { id }] of provinces.entries())
    if (!reached.has(id)) yield { keys: ['map', 'provinces', index], message: `no way leads to ${id}` };
}

function* mapFindings(map: MapFacts, hasFleets: boolean, words: ClosedWords): Generator<Finding> {
  const most = MOST_PLACES - traysOf(words).length;
  const { provinces, seaZones, cities } = map;
  yield* unique(['map', 'provinces'], provinces);
  yield* unique(['map', 'seaZones'], seaZones);
  yield* unique(['map', 'cities'], cities);
  for (const [list, rows] of [['provinces', provinces], ['cities', cities], ['seaZones', seaZones]] as const)
    for (const [index, { id }] of rows.entries()) {
      const other = otherMeaning(id, words);
      if (other !== undefined) yield { keys: ['map', list, index, 'id'], message: `${id} is the name of ${other}` };
    }
  if (provinces.length + cities.length + seaZones.length > most)
    yield { keys: ['map'], message: `more than ${most} provinces and cities` };
  yield* borderFindings(map);
  yield* seaFindings(map);
  yield* cityFindings(map);
  yield* connectionFindings(map, hasFleets);
}

/**
 * R 11.2: a unit or a leader that begins in a city holds its walls; units are infantry, and no more than the walls take
 * in.
 */
function* garrisonFindings({ kinds, leaders }: Pick<Counters, 'kinds' | 'leaders'>, { cities }: MapFacts): Generator<Finding> {
  for (const { id, walls, holder } of cities) {
    let room = garrisonRoom(walls);
    for (const [index, kind] of kinds.entries())
      for (const [place, { at, count, side = kind.side }] of kind.batches.entries()) {
        if (at !== id) continue;
        room -= count;
        if (room >= 0 && side === holder && isInfantry(kind)) continue;
        const message = `the garrison of ${id} is infantry of the ${holder} side, ${garrisonRoom(walls)} units at most (R 11.2)`;
        yield { keys: ['counters', 'kinds', index, 'batches', place, 'at'], message };
      }
    for (const [index, { at, side }] of leaders.entries())
      if (at === id && (walls === 0 || side !== holder))
        yield { keys: ['counters', 'leaders', index, 'at'], message: `nobody but the ${holder} side holds walls in ${id} (R 11.2)` };
  }
}

/** How something begins: on the map, or on the track, which then says when. */
interface Start {
  readonly at: PlaceId;
  readonly choice?: string;
  readonly turn?: number;
  readonly leaves?: number;
  readonly after?: string;
  readonly range?: string;
}

function* startFindings(keys: Keys, { at, choice, turn, leaves, after, range }: Start, parts: Parts): Generator<Finding> {
  const { map, track, choices, counters, trays = [] } = parts;
  const lies = TRAYS.some((tray) => tray === at) || trays.some((tray) => tray === at);
  if (map !== undefined && !lies && !idsOf(map.provinces).has(at) && !idsOf(map.cities).has(at))
    yield { keys: [...keys, 'at'], message: `there is no place ${at}` };
  if ((at === 'track') !== (turn !== undefined || after !== undefined))
    yield { keys: [...keys, 'turn'], message: 'who comes from the track, and nobody else, comes on a turn' };
  for (const [key, when] of [['turn', turn], ['leaves', leaves]] as const)
    if (when !== undefined && track !== undefined && when > track.length)
      yield { keys: [...keys, key], message: `the track has no turn ${when}` };
  if (choice !== undefined && at !== 'aside') yield { keys: [...keys, 'at'], message: 'whoever is placed by choice is aside until then' };
  if (choice !== undefined && choices !== undefined && !idsOf(choices).has(choice))
    yield { keys: [...keys, 'choice'], message: `there is no choice ${choice}` };
  if (range !== undefined && !idsOf(counters?.ranges).has(range))
    yield { keys: [...keys, 'range'], message: `there is no range ${range}` };
}

function* countersFindings({ kinds, leaders, ranges, baggage, fleets = [], walls, ...of }: Counters, parts: Parts): Generator<Finding> {
  const pieces: Keys = ['counters'];
  yield* unique([...pieces, 'kinds'], kinds);
  yield* unique([...pieces, 'leaders'], leaders);
  yield* unique([...pieces, 'ranges'], ranges);
  yield* unique([...pieces, 'baggage'], baggage);
  yield* unique([...pieces, 'fleets'], fleets);
  const count = kinds.flatMap(({ batches }) => batches).reduce((sum, batch) => sum + batch.count, 0);
  if (count > MOST_UNITS) yield { keys: [...pieces, 'kinds'], message: `more than ${MOST_UNITS} units` };
  for (const [index, { batches, range }] of kinds.entries()) {
    if (range !== undefined && !idsOf(ranges).has(range))
      yield { keys: [...pieces, 'kinds', index, 'range'], message: `there is no range ${range}` };
    for (const [place, batch] of batches.entries())
      yield* startFindings([...pieces, 'kinds', index, 'batches', place], batch, parts);
  }
  for (const [index, leader] of leaders.entries()) {
    const keys: Keys = [...pieces, 'leaders', index];
    yield* startFindings(keys, leader, parts);
    const { succeeds, wounded, ability } = leader;
    if (succeeds !== undefined && (succeeds === leader.id || !idsOf(leaders).has(succeeds)))
      yield { keys: [...keys, 'succeeds'], message: `there is no other leader ${succeeds}` };
    if (wounded !== null && wounded > ability) yield { keys: [...keys, 'wounded'], message: 'wounds make nobody abler' };
  }
  for (const [index, piece] of baggage.entries()) yield* startFindings([...pieces, 'baggage', index], piece, parts);
  for (const [index, { follows }] of baggage.entries())
    if (follows !== undefined && !idsOf(leaders).has(follows))
      yield { keys: [...pieces, 'baggage', index, 'follows'], message: `there is no leader ${follows}` };
  for (const [index, { id }] of fleets.entries())
    if (idsOf(baggage).has(id)) yield { keys: [...pieces, 'fleets', index, 'id'], message: `${id} is already the name of baggage` };
  for (const [list, rows] of [['baggage', baggage], ['fleets', fleets]] as const)
    for (const [index, { id }] of rows.entries())
      if (idsOf(leaders).has(id)) yield { keys: [...pieces, list, index, 'id'], message: `${id} is already the name of a leader` };
  for (const [index, nation] of of.bands.entries())
    if (!of.apart.includes(nation)) yield { keys: [...pieces, 'bands', index], message: `${nation} are not apart` };
  if (parts.map === undefined) return;
  yield* garrisonFindings({ kinds, leaders }, parts.map);
  const provinceIds = idsOf(parts.map.provinces);
  for (const [index, { provinces }] of ranges.entries())
    yield* known([...pieces, 'ranges', index, 'provinces'], provinces, provinceIds, 'province');
  for (const [index, { homeland }] of kinds.entries())
    if (homeland !== undefined && !provinceIds.has(homeland))
      yield { keys: [...pieces, 'kinds', index, 'homeland'], message: `there is no province ${homeland}` };
  for (const [index, { builtIn }] of baggage.entries())
    if (builtIn !== undefined && !provinceIds.has(builtIn))
      yield { keys: [...pieces, 'baggage', index, 'builtIn'], message: `there is no province ${builtIn}` };
  const seas = new Set([...idsOf(parts.map.seaZones), ...TRAYS]);
  for (const [index, { at }] of fleets.entries())
    if (!seas.has(at)) yield { keys: [...pieces, 'fleets', index, 'at'], message: `there is no sea zone ${at}` };
  if (fleets.length > 0)
    for (const [index, { id }] of parts.map.seaZones.entries())
      if (provinceIds.has(id) || idsOf(parts.map.cities).has(id))
        yield { keys: ['map', 'seaZones', index, 'id'], message: `${id} is the name of another place` };
  const placed = parts.map.cities.reduce((sum, city) => sum + city.walls, 0);
  if (placed > walls) yield { keys: [...pieces, 'walls'], message: `the cities have ${placed} walls` };
}

/** Columns begin further and further on, and each row has all of them. */
function* columnFindings(keys: Keys, { from, rows }: { readonly from: readonly number[]; readonly rows: readonly (readonly unknown[])[] }): Generator<Finding> {
  for (const [index, row] of rows.entries())
    if (row.length !== from.length) yield { keys: [...keys, 'rows', index], message: `${row.length} columns, not ${from.length}` };
  for (const [index, start] of from.entries())
    if (index > 0 && start <= (from[index - 1] ?? start)) yield { keys: [...keys, 'from', index], message: 'columns ascend' };
}

function* chartFindings({ siege, mutiny, raids, victory }: Charts, { map }: Parts): Generator<Finding> {
  yield* columnFindings(['charts', 'siege'], siege);
  yield* columnFindings(['charts', 'mutiny'], mutiny);
  for (const [index, place] of raids.places.entries()) {
    const keys: Keys = ['charts', 'raids', 'places', index];
    if (place === null) continue;
    if (map !== undefined && !idsOf(map.provinces).has(place)) yield { keys, message: `there is no province ${place}` };
    if (raids.nations[place] === undefined) yield { keys, message: `nobody is said to raid from ${place}` };
  }
  for (const [index, { from }] of victory.entries())
    if (index === 0 ? from !== 0 : from <= (victory[index - 1]?.from ?? from))
      yield { keys: ['charts', 'victory', index, 'from'], message: 'the schedule begins at 0 and ascends' };
}

/** Returns the contradictions between well-formed parts of the components. */
export function* componentFindings(parts: Parts, words: ClosedWords): Generator<Finding> {
  const { map, counters, charts, sides = [], choices = [], objectives = [] } = parts;
  yield* unique(['sides'], sides);
  yield* unique(['choices'], choices);
  yield* unique(['objectives'], objectives);
  if (sides.filter(({ conquers }) => conquers).length > 1)
    yield { keys: ['sides'], message: 'no more than one side conquers' };
  if (charts?.victory.length === 0 && sides.some(({ conquers }) => conquers) && charts.worth === undefined)
    yield { keys: ['charts', 'victory'], message: 'nothing is said of the victory of the side that conquers' };
  if (map !== undefined) {
    yield* mapFindings(map, (counters?.fleets ?? []).length > 0, words);
    for (const [index, { provinces }] of choices.entries())
      yield* known(['choices', index, 'provinces'], provinces, idsOf(map.provinces), 'province');
    const places = new Set([...idsOf(map.provinces), ...idsOf(map.cities)]);
    for (const [index, { at }] of objectives.entries())
      if (at !== null && !places.has(at)) yield { keys: ['objectives', index, 'at'], message: `there is no place ${at}` };
  }
  if (counters !== undefined) yield* countersFindings(counters, parts);
  if (charts !== undefined) yield* chartFindings(charts, parts);
}
