/** R 5.3.2, 7, B: the shapes of custom regions, pools and leaders. */
import { exactly, flag, listOf, wholeNumber } from '../../../core/index.js';
import { HOMES, REGIONS } from '../../vocabulary.js';
import type { LeaderFact, PoolFact, RegionFact } from '../shape/forces.js';
import { batchList, camp, home, id, player, region, row, satrapy, source, title } from './fields.js';

const regionRow = row<RegionFact>(
  'a region',
  {
    id: region,
    name: title,
    tribute: wholeNumber(0, 20),
    peloponnese: flag,
    homeOf: exactly<NonNullable<RegionFact['homeOf']>>('the home of a player', { player, capital: id }),
    source,
  },
  ['peloponnese', 'homeOf'],
);

export const regionsShape = listOf(regionRow, REGIONS.length, REGIONS.length);

export const poolsShape = listOf(row<PoolFact>('a pool', { home, force: batchList, build: batchList, source }), HOMES.length, 1);

const rating = wholeNumber(0, 3);

const leaderRow = row<LeaderFact>('a leader', { id, name: title, camp, land: rating, sea: rating, satrapy, source }, ['satrapy']);

export const leadersShape = listOf(leaderRow, 100, 2);
