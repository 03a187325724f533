/** R 7.7, 9, 15, 16: movement, supply, construction and raids. */
import type { Charts } from '../shape/charts.js';

export const movement: Charts['movement'] = {
  allowance: { hoplite: 3, lightInfantry: 3, cavalry: 5, leader: 5, fleet: 6 },
  terrain: { clear: 1, rough: 2, mountain: null, lake: null },
  river: 1,
  road: 0.5,
  landArea: 1,
  seaArea: 1,
  landAtPort: 1,
  landAtCoast: 2,
  launch: 1,
  isthmus: 6,
  carried: { hoplite: 2, lightInfantry: 1, cavalry: 1 },
  openSeaCheckOn: 6,
  source: 'R 16.4-16.8; inferred: which row of R 16.6 has which of its values',
};

export const supply: Charts['supply'] = {
  landUnit: 1,
  strongFleet: 2,
  weakFleet: 1,
  strongFrom: 5,
  atHome: 0.5,
  landAreas: 3,
  noForage: 'winter',
  source: 'R 9.3.3, 9.4.3, 9.5',
};

export const construction: Charts['construction'] = {
  units: {
    hoplite: { talents: 1, seasons: 0 },
    lightInfantry: { talents: 1, seasons: 0 },
    cavalry: { talents: 1, seasons: 0 },
    fleet: { talents: 2, seasons: 0 },
  },
  works: {
    base: { talents: 1, seasons: 0 },
    fort: { talents: 1, seasons: 0 },
    smallWalls: { talents: 1, seasons: 0 },
    mediumWalls: { talents: 1, seasons: 1 },
    largeWalls: { talents: 2, seasons: 2 },
    longWalls: { talents: 2, seasons: 2 },
  },
  savedInRevolt: 1,
  source: 'R 7.7',
};

export const raid: Charts['raid'] = { talents: 1, source: 'R 15.3' };
