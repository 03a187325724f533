/** R S2, S4, S5, S13, S14: the shapes of what this variant has beside the components of the base, row by row. */
import type * as t from 'io-ts';
import { exactly, flag, listOf, mapOf, oneOf, orNull, tableOf, wholeNumber, type Props } from '../../../core/index.js';
import { column, componentPropsOf, id, row, source, title } from '../../../conquest/data/codec/shapes.js';
import { TERRAINS, UNIT_TYPES } from '../../../conquest/vocabulary.js';
import { clashWords } from '../../../words/clash.js';
import { OFFERS, TALKS } from '../../vocabulary.js';
import type {
  AwaitedFact,
  BaseFact,
  ClaimFact,
  ClashComponents,
  DiplomacyFact,
  IndiaFact,
  LoyaltyFact,
  MarkerFact,
  MutinyFact,
  PrisonersFact,
  PurchaseFact,
  RhodesFact,
  Tables,
  Values,
  WorthFact,
} from '../shape.js';

const side = oneOf(clashWords.sides);
const points = wholeNumber(0, 50);
const names = (most: number): t.Type<readonly string[]> => listOf(id, most);

const claimRow = row<ClaimFact>('a claim', {
  id,
  side,
  provinces: listOf(id, 50, 1),
  walls: wholeNumber(0, 50),
  baggage: names(30),
  source,
});

const loyaltyRow = row<LoyaltyFact>(
  'a loyalty',
  { id, name: title, side, province: id, kinds: names(100), leaders: names(60), cities: names(80), source },
  ['side', 'kinds', 'leaders', 'cities'],
);

/** One for each die from -1 to 6. */
const MUTINY_ROWS = 8;

const tablesShape = exactly<Tables>('the tables', {
  values: row<Values>('replacement points', {
    rich: points,
    fertile: points,
    mountain: points,
    desert: points,
    source,
  }),
  worth: row<WorthFact>('Victory Points', {
    terrain: tableOf(TERRAINS, points, 'the worth of a province'),
    provinces: mapOf(id, points, 150),
    capitals: points,
    baggage: mapOf(id, points, 30),
    prisoner: points,
    source,
  }),
  diplomacy: row<DiplomacyFact>('the Rhodian Diplomacy table', {
    unallied: column(oneOf(TALKS)),
    allied: column(oneOf(TALKS)),
    source,
  }),
  mutiny: row<MutinyFact>('the Mutiny Table', {
    from: wholeNumber(-1, -1),
    normal: listOf(points, MUTINY_ROWS, MUTINY_ROWS),
    alexander: listOf(points, MUTINY_ROWS, MUTINY_ROWS),
    source,
  }),
  prisoners: row<PrisonersFact>('the POW Recruitment Table', { offers: column(oneOf(OFFERS)), source }),
});

const purchaseRow = row<PurchaseFact>(
  'a purchase',
  {
    kind: id,
    points,
    as: oneOf(UNIT_TYPES),
    needs: listOf(id, 50, 1),
    needsCapital: flag,
    oneWithout: id,
    freeIn: id,
    source,
  },
  ['points', 'as', 'needs', 'needsCapital', 'oneWithout', 'freeIn'],
);

const awaitedRow = row<AwaitedFact>('who is awaited', {
  leader: id,
  turn: wholeNumber(1, 200),
  kind: id,
  province: id,
  source,
});

const markerRow = row<MarkerFact>(
  'a marker',
  {
    baggage: id,
    goesWith: oneOf(['units', 'anybody']),
    liesIn: id,
    hastens: flag,
    mortal: flag,
    lends: points,
    revered: flag,
    points,
    source,
  },
  ['goesWith', 'liesIn', 'hastens', 'mortal', 'lends', 'revered', 'points'],
);

const baseRow = row<BaseFact>('a base', { fleet: id, base: orNull(id), zone: orNull(id), source });

const rhodesRow = row<RhodesFact>('Rhodes', {
  province: id,
  fortress: id,
  asFleets: wholeNumber(0, 9),
  gift: id,
  sway: names(150),
  source,
});

/** The parts of the box, each by itself. */
export const clashProps: Props<ClashComponents> = {
  ...componentPropsOf(clashWords),
  choices: listOf(claimRow, 10),
  loyalties: listOf(loyaltyRow, 100),
  cup: names(60),
  bases: listOf(baseRow, 30),
  rhodes: rhodesRow,
  tables: tablesShape,
  purchases: listOf(purchaseRow, 150),
  awaited: listOf(awaitedRow, 10),
  india: row<IndiaFact>('India', { provinces: listOf(id, 50, 1), gate: id, source }),
  markers: listOf(markerRow, 30),
};

export const clashShape = exactly<ClashComponents>('components', clashProps, ['trays']);
