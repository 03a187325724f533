/** R S1.2, S2.10, S4.2, S4.5, S5.3-5.6, S8.3, S8.5: the fleets, their bases, and Rhodes. */
import type { FleetFact } from '../../conquest/data/shape.js';
import type { BaggageId, PlaceId, SeaZoneId, SideId, Source } from '../../conquest/vocabulary.js';
import { INDEPENDENTS, NEUTRAL } from '../vocabulary.js';
import type { BaseFact, RhodesFact } from './shape.js';

/**
 * The side that has a fleet at first, and its place. The fleet of a claim begins off the map and comes into the zone of
 * its base (R S5.3).
 */
type Start = readonly [side: SideId, at: PlaceId];

interface Row {
  readonly id: BaggageId;
  readonly name: string;
  readonly base: PlaceId | null;
  readonly zone: SeaZoneId | null;
  readonly two: Start;
  readonly more: Start;
  readonly source: Source;
}

const POOL: Start = [INDEPENDENTS, 'pool'];
const CLAIMED: Start = [INDEPENDENTS, 'aside'];

/**
 * Phoenicia lies in Syria (ruling S8.12); as long as Cyprus is neutral its fleet is (ruling S4.7). For two whose those
 * of Macedonia are follows from the dice of loyalty; the Black Sea's is that of whoever holds Phrygia: without a die
 * (R S4.3, S4.5).
 */
const rows: readonly Row[] = [
  { id: 'ionianFleet', name: 'Ionian fleet', base: 'halicarnassus', zone: 'ionian', two: [INDEPENDENTS, 'ionian'], more: CLAIMED, source: 'R S4.2, S4.5, S5.3, S8.5' },
  { id: 'sidonianFleet', name: 'Sidonian fleet', base: 'syria', zone: 'phoenician', two: [INDEPENDENTS, 'phoenician'], more: POOL, source: 'R S4.2, S4.5, S5.5, S8.5' },
  { id: 'cypriotFleet', name: 'Cypriote fleet', base: 'cyprus', zone: 'cypriote', two: [NEUTRAL, 'cypriote'], more: POOL, source: 'R S1.2, S4.2, S5.5, S8.5' },
  { id: 'egyptianFleet', name: 'Egyptian fleet', base: 'alexandria', zone: 'egyptian', two: [INDEPENDENTS, 'egyptian'], more: CLAIMED, source: 'R S4.2, S4.5, S5.3' },
  { id: 'blackSeaFleet', name: 'Black Sea fleet', base: null, zone: 'blackSea', two: ['warlords', 'blackSea'], more: POOL, source: 'R S4.2, S4.3, S4.5, S5.5, S8.1, S8.5' },
  { id: 'athenianFleet', name: 'Athenian fleet', base: 'athens', zone: 'aegean', two: [INDEPENDENTS, 'aegean'], more: [NEUTRAL, 'aegean'], source: 'R S4.2, S5.4, S8.5' },
  { id: 'cretanFleet', name: 'Cretan fleet', base: 'crete', zone: 'aegean', two: [INDEPENDENTS, 'aegean'], more: CLAIMED, source: 'R S4.2, S5.3, S8.5' },
  { id: 'rhodianFleet', name: 'Rhodian fleet', base: 'rhodianFortress', zone: 'ionian', two: [NEUTRAL, 'ionian'], more: [NEUTRAL, 'ionian'], source: 'R S1.2, S8.5; the zone reconstructed' },
  { id: 'newFleet', name: 'New fleet', base: null, zone: null, two: POOL, more: POOL, source: 'R S8.1, S8.5' },
];

/** R S8.3. */
const CAPACITY = 4;
const CAVALRY = 2;

/** Returns all fleets, as they begin in the game for two, or in those for more. */
export const fleetsFor = (setUp: 'two' | 'more'): readonly FleetFact[] =>
  rows.map(({ id, name, source, ...starts }): FleetFact => {
    const [side, at] = starts[setUp];
    return { id, name, side, at, capacity: CAPACITY, cavalryCounts: CAVALRY, source };
  });

/** The base of each fleet. */
export const bases: readonly BaseFact[] = rows.map(({ id, base, zone, source }) => ({ fleet: id, base, zone, source }));

export const rhodes: RhodesFact = {
  province: 'rhodes',
  fortress: 'rhodianFortress',
  asFleets: 2,
  gift: 'rhodianSlingers',
  sway: ['ionia', 'cilicia'],
  source: 'R S1.2, S5.6',
};
