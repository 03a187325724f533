/** R 2: the shapes of components that somebody else has written, row by row. */
import type * as t from 'io-ts';
import {
  exactly,
  flag,
  listOf,
  mapOf,
  oneOf,
  orNull,
  realNumber,
  tableOf,
  text,
  value,
  wholeNumber,
  type Check,
  type Props,
} from '../../../core/index.js';
import type { ClosedWords } from '../../../words/family.js';
import {
  BORDER_KINDS,
  CASUALTIES,
  LOYALTIES,
  MINOR_RESULTS,
  NATIONS,
  OBJECTIVES,
  SEASONS,
  TACTICAL_RESULTS,
  TERRAINS,
  UNIT_TYPES,
  type SideId,
  type Source,
} from '../../vocabulary.js';
import {
  MOST_WALLS,
  type BaggageFact,
  type Batch,
  type BorderFact,
  type Chart,
  type Charts,
  type ChoiceFact,
  type CityFact,
  type Components,
  type Counters,
  type FleetFact,
  type KindFact,
  type LeaderFact,
  type MapFacts,
  type ObjectiveFact,
  type ProvinceFact,
  type PursuitCell,
  type RangeFact,
  type SeaZoneFact,
  type SideFact,
  type SiegeCell,
  type TurnFact,
} from '../shape.js';

const LONGEST = 40;
/** Names become keys of objects, so those that every object inherits are refused. */
export const id: t.Type<string> = value(
  'a name such as upperIndia',
  (u): u is string => typeof u === 'string' && u.length <= LONGEST && /^[a-z][A-Za-z]*$/.test(u) && !(u in {}),
  1,
  { is: 'text', most: LONGEST, pattern: '^[a-z][A-Za-z]*$' },
);
export const title = text(80);

const SOURCE = /^(R [A-Z]?\d.*|(public|inferred|printed|reconstruction): .+|reconstruction)$/;
export const source: t.Type<Source> = value(
  'a source such as "R 3.3", "R S4.2", "public: …", "inferred: …", "printed: …" or "reconstruction"',
  (u): u is Source => typeof u === 'string' && u.length <= 200 && SOURCE.test(u),
  1,
  { is: 'text', most: 200, pattern: SOURCE.source },
);

/** The maximum number of turns of a track, and of counters of a kind. */
const MOST_TURNS = 200;
const MOST_COUNTERS = 40;

/** Returns the closed words of a game that its components say. */
const wordsOf = ({ sides, milestones, margins }: ClosedWords) => ({
  side: oneOf(sides),
  milestone: oneOf(milestones),
  margin: oneOf(margins),
});
type Words = ReturnType<typeof wordsOf>;

const terrain = oneOf(TERRAINS);
const nation = oneOf(NATIONS);
const turn = wholeNumber(1, MOST_TURNS);
const face = wholeNumber(0, 6);
const losses = wholeNumber(0, 10);
const rating = wholeNumber(0, 20);

/** Returns a row with these fields, of which those named and its source may be missing. */
export const row = <A extends object>(name: string, props: Props<A>, optional: readonly (keyof A)[] = []): t.Type<A> =>
  exactly<A>(name, props, ['source' as keyof A, ...optional]);

const sideRowOf = ({ side }: Words) => row<SideFact>(
  'a side',
  {
    id: side,
    name: title,
    evadesOn: face,
    setsUpFreely: flag,
    conquers: flag,
    replacements: listOf(oneOf(SEASONS), SEASONS.length),
    treasury: flag,
    scorches: flag,
    unplayed: flag,
    source,
  },
  ['treasury', 'scorches', 'unplayed'],
);

const provinceRowOf = ({ side }: Words) => row<ProvinceFact>(
  'a province',
  {
    id,
    name: title,
    terrain,
    loyalty: oneOf(LOYALTIES),
    holder: orNull(side),
    paysNothingTo: side,
    recruits: flag,
    dispensable: flag,
    haven: flag,
    longitude: realNumber(-180, 180),
    latitude: realNumber(-90, 90),
    source,
  },
  ['paysNothingTo', 'recruits', 'dispensable', 'haven'],
);

const borderRow = row<BorderFact>('a border', { a: id, b: id, kind: oneOf(BORDER_KINDS), through: id, source }, ['through']);

const zoneRow = row<SeaZoneFact>('a sea zone', {
  id,
  name: title,
  coasts: listOf(id, 100),
  adjacent: listOf(id, 50),
  source,
});

const cityRowOf = ({ side }: Words) => row<CityFact>(
  'a city',
  {
    id,
    name: title,
    provinces: listOf(id, 2, 1),
    sea: orNull(id),
    walls: wholeNumber(0, MOST_WALLS),
    holder: side,
    holy: flag,
    foundedBy: oneOf(OBJECTIVES),
    capital: flag,
    treasury: flag,
    surrendersOn: orNull(wholeNumber(1, 6)),
    source,
  },
  ['holy', 'foundedBy', 'capital', 'treasury', 'surrendersOn'],
);

const mapShapeOf = (words: Words) => exactly<MapFacts>('a map', {
  provinces: listOf(provinceRowOf(words), 150, 1),
  borders: listOf(borderRow, 1_000),
  seaZones: listOf(zoneRow, 50),
  cities: listOf(cityRowOf(words), 80),
});

const batchOf = ({ milestone, side }: Words) => exactly<Batch>(
  'counters that begin together',
  { count: wholeNumber(1, MOST_COUNTERS), at: id, choice: id, turn, leaves: turn, after: milestone, side, restsUntil: turn, range: id },
  ['choice', 'turn', 'leaves', 'after', 'side', 'restsUntil', 'range'],
);

const kindRowOf = (words: Words) => row<KindFact>(
  'a kind of unit',
  {
    id,
    name: title,
    nation,
    type: oneOf(UNIT_TYPES),
    side: words.side,
    strengths: listOf(exactly('strengths', { attack: rating, defense: rating }), 6, 1),
    missile: flag,
    volley: wholeNumber(1, 6),
    remnant: flag,
    scythed: flag,
    engine: flag,
    greek: flag,
    forcedMarch: flag,
    pairs: flag,
    recruited: oneOf(['capitals', 'india', 'byAnybody']),
    needsTreasury: flag,
    recuperates: flag,
    irreplaceable: flag,
    homeland: id,
    range: id,
    batches: listOf(batchOf(words), 20, 1),
    source,
  },
  ['missile', 'volley', 'remnant', 'scythed', 'engine', 'greek', 'forcedMarch', 'pairs', 'recruited', 'needsTreasury', 'recuperates', 'irreplaceable', 'homeland', 'range'],
);

const leaderRowOf = ({ side }: Words) => row<LeaderFact>(
  'a leader',
  {
    id,
    name: title,
    side,
    nation,
    ability: rating,
    wounded: orNull(rating),
    at: id,
    choice: id,
    turn,
    leaves: turn,
    king: oneOf(['ofArmy', 'ofGame']),
    fearless: flag,
    forcesMarches: flag,
    ralliesOn: face,
    recoversOn: face,
    standIn: flag,
    succeeds: id,
    objective: oneOf(OBJECTIVES),
    withFamily: flag,
    restsUntil: turn,
    greek: oneOf(['general', 'elected', 'officer']),
    loyal: flag,
    range: id,
    source,
  },
  ['choice', 'turn', 'leaves', 'king', 'fearless', 'forcesMarches', 'standIn', 'succeeds', 'objective', 'withFamily', 'restsUntil', 'greek', 'loyal', 'range'],
);

const rangeRowOf = ({ milestone, side }: Words) => row<RangeFact>(
  'a range',
  { id, side, keeps: oneOf(['only', 'never']), provinces: listOf(id, 150, 1), untilRevoltIsOver: flag, wakes: milestone, source },
  ['untilRevoltIsOver', 'wakes'],
);

const fleetRowOf = ({ side }: Words) => row<FleetFact>(
  'a fleet',
  { id, name: title, side, at: id, builtIn: id, besieges: flag, follows: id, capacity: wholeNumber(1, 20), cavalryCounts: wholeNumber(1, 20), source },
  ['builtIn', 'besieges', 'follows', 'cavalryCounts'],
);

const countersShapeOf = (words: Words) => exactly<Counters>(
  'counters',
  {
  kinds: listOf(kindRowOf(words), 100, 1),
  leaders: listOf(leaderRowOf(words), 60),
  ranges: listOf(rangeRowOf(words), 20),
  baggage: listOf(row<BaggageFact>('baggage', { id, name: title, side: words.side, at: id, builtIn: id, besieges: flag, follows: id, source }, ['builtIn', 'besieges', 'follows']), 10),
  fleets: listOf(fleetRowOf(words), 20),
  apart: listOf(nation, NATIONS.length),
  bands: listOf(nation, NATIONS.length),
  walls: wholeNumber(0, 250),
  },
  ['fleets'],
);

/** Returns a column with something for each face. */
export const column = <A>(item: Check<A>): t.Type<readonly A[]> => listOf(item, 6, 6);
/** Returns the codec of rows for each face, all with the same number of columns. */
const rowsOf = <A>(item: Check<A>, most: number, least = most): t.Type<readonly (readonly A[])[]> =>
  column(listOf(item, most, least));
const chart = <A>(item: Check<A>, columns: number): t.Type<Chart<A>> =>
  row<Chart<A>>('a chart', { rows: rowsOf(item, columns), source });

const pursuitCell = exactly<PursuitCell>('the result of a pursuit', { units: losses, captive: flag }, ['captive']);
const siegeCell: t.Type<SiegeCell> = value(
  'the losses of attacker and defender',
  (u): u is SiegeCell => Array.isArray(u) && u.length === 2 && u.every((each) => losses.is(each)),
  3,
  { is: 'list', item: losses, least: 2, most: 2 },
);

const chartsShapeOf = ({ margin, side }: Words) => exactly<Charts>(
  'charts',
  {
  minorCombat: chart(oneOf(MINOR_RESULTS), 5),
  tacticalCombat: chart(oneOf(TACTICAL_RESULTS), 6),
  leaderCasualty: row<Charts['leaderCasualty']>('the Leader Casualty Table', {
    rout: column(oneOf(CASUALTIES)),
    loss: column(oneOf(CASUALTIES)),
    source,
  }),
  pursuit: row<Charts['pursuit']>('the Pursuit Table', {
    lightInfantry: column(pursuitCell),
    lightCavalry: column(pursuitCell),
    heavyCavalry: column(pursuitCell),
    source,
  }),
  siege: row<Charts['siege']>('the Siege Table', {
    from: listOf(wholeNumber(-50, 50), 20, 1),
    rows: rowsOf(siegeCell, 20, 1),
    source,
  }),
  attrition: row<Charts['attrition']>('the Supply Attrition Table', {
    rich: column(losses),
    fertile: column(losses),
    mountain: column(losses),
    desert: column(losses),
    source,
  }),
  mutiny: row<Charts['mutiny']>('the Mutiny Table', {
    from: listOf(wholeNumber(0, 50), 20, 1),
    rows: rowsOf(losses, 20, 1),
    source,
  }),
  costs: row<Charts['costs']>('the costs', {
    step: tableOf(UNIT_TYPES, wholeNumber(0, 20), 'the costs of a step'),
    wall: wholeNumber(1, 20),
    train: wholeNumber(1, 20),
    source,
  }),
  raids: row<Charts['raids']>('the raids', {
    places: column(orNull(id)),
    nations: mapOf(id, nation, 10),
    sizes: column(wholeNumber(1, MOST_COUNTERS)),
    source,
  }),
  worth: row<NonNullable<Charts['worth']>>('what is held is worth', {
    terrain: tableOf(TERRAINS, wholeNumber(0, 20), 'the worth of a province'),
    capitals: wholeNumber(0, 50),
    family: wholeNumber(0, 50),
    treasury: wholeNumber(0, 50),
    source,
  }),
  victory: listOf(
    row<Charts['victory'][number]>('a line of the schedule of victory', {
      from: wholeNumber(0, 1_000),
      winner: orNull(side),
      margin: margin,
      source,
    }),
    20,
  ),
  },
  ['worth'],
);

const turnRowOf = (sides: t.Type<readonly SideId[]>) => row<TurnFact>(
  'a turn',
  {
    season: oneOf(SEASONS),
    year: wholeNumber(1, 1_000),
    opensWithBattle: flag,
    withoutReplacements: sides,
    revolt: flag,
    raid: flag,
    mutiny: flag,
    source,
  },
  ['opensWithBattle', 'withoutReplacements', 'revolt', 'raid', 'mutiny'],
);

/** Returns the parts of the box of a game with these closed words, each by itself. */
export function componentPropsOf(closed: ClosedWords): Props<Components> {
  const words = wordsOf(closed);
  const { side } = words;
  const most = closed.sides.length;
  return {
    name: text(200),
    sides: listOf(sideRowOf(words), most, 2),
    map: mapShapeOf(words),
    counters: countersShapeOf(words),
    charts: chartsShapeOf(words),
    track: listOf(turnRowOf(listOf(side, most)), MOST_TURNS, 1),
    choices: listOf(row<ChoiceFact>('a choice', { id, side, provinces: listOf(id, 50, 1), source }), 10),
    objectives: listOf(
      row<ObjectiveFact>(
        'an objective',
        { id: oneOf(OBJECTIVES), name: title, at: orNull(id), by: oneOf(['entering', 'taking', 'casualty', 'family']), treasury: flag, source },
        ['treasury'],
      ),
      OBJECTIVES.length,
    ),
    trays: listOf(oneOf(closed.trays), closed.trays.length),
  };
}

export const componentsShape = (props: Props<Components>): t.Type<Components> =>
  exactly<Components>('components', props, ['trays']);
