/**
 * R 7.4, 9.4, 10.11-10.20, 11.3, 12.2, 14.3, 16.3, 17.4: the charts. The rulebook prints those of raids and of victory
 * alone; of the others it prints a cell here and there and says what they must be like. Rows go by the die, from 1 to
 * 6.
 */
import type { Charts, PursuitCell } from './shape.js';

const none: PursuitCell = { units: 0 };
const one: PursuitCell = { units: 1 };

export const charts: Charts = {
  minorCombat: {
    source: 'reconstruction: the 6 at 2:1 R S8.4',
    rows: [
      // <1:1  1:1   2:1   3:1   4:1
      ['AE', 'AE', 'AL', 'AL', 'EX'],
      ['AE', 'AL', 'AL', 'EX', 'DL'],
      ['AL', 'AL', 'EX', 'DL', 'DL'],
      ['AL', 'EX', 'DL', 'DL', 'DE'],
      ['EX', 'DL', 'DL', 'DE', 'DE'],
      ['DL', 'DL', 'DE', 'DE', 'DE'],
    ],
  },
  tacticalCombat: {
    source: 'reconstruction',
    rows: [
      // 1:3-  1:2    1:1    2:1    3:1    4:1+
      ['AL', 'AL', 'AL', 'AL', 'AR', 'Eng'],
      ['AL', 'AL', 'AL', 'AR', 'Eng', 'DR'],
      ['AL', 'AR', 'AR', 'Eng', 'DR', 'DR'],
      ['AR', 'AR', 'Eng', 'DR', 'DR', 'DL'],
      ['AR', 'Eng', 'DR', 'DL', 'DL', 'DL'],
      ['Eng', 'DL', 'DL', 'DL', 'DL', 'DL'],
    ],
  },
  leaderCasualty: {
    source: 'reconstruction: killed on a 1 alone, R 10.17',
    rout: ['killed', 'wounded', 'none', 'none', 'none', 'none'],
    loss: ['killed', 'wounded', 'wounded', 'none', 'none', 'none'],
  },
  pursuit: {
    source: 'reconstruction: captives R S14.3',
    lightInfantry: [none, none, none, none, one, one],
    lightCavalry: [none, none, one, one, one, { units: 2, captive: true }],
    heavyCavalry: [none, none, none, one, one, { units: 1, captive: true }],
  },
  siege: {
    source: 'reconstruction',
    from: [0, 1, 4, 7, 10],
    rows: [
      [[3, 0], [2, 0], [2, 0], [1, 0], [1, 0]],
      [[2, 0], [2, 0], [1, 0], [1, 0], [1, 1]],
      [[2, 0], [1, 0], [1, 0], [1, 1], [0, 1]],
      [[1, 0], [1, 0], [1, 1], [0, 1], [0, 1]],
      [[1, 0], [1, 1], [0, 1], [0, 1], [0, 2]],
      [[1, 1], [0, 1], [0, 1], [0, 2], [0, 2]],
    ],
  },
  attrition: {
    source: 'reconstruction',
    rich: [0, 0, 0, 0, 1, 1],
    fertile: [0, 0, 0, 1, 1, 2],
    mountain: [0, 0, 1, 1, 2, 2],
    desert: [1, 1, 1, 2, 2, 3],
  },
  mutiny: {
    source: 'reconstruction: the last column R S14.1',
    from: [0, 4, 7, 10],
    rows: [
      [0, 0, 0, 0],
      [0, 0, 0, 1],
      [0, 0, 1, 1],
      [0, 1, 1, 2],
      [0, 1, 2, 3],
      [1, 2, 3, 4],
    ],
  },
  costs: {
    source: 'reconstruction: walls R 12.5, Siege Train R 11.7, elephants R S2.9, chariots R S2.1',
    step: {
      heavyInfantry: 2,
      infantry: 1,
      lightInfantry: 1,
      archer: 2,
      heavyCavalry: 2,
      lightCavalry: 1,
      horseArcher: 2,
      elephant: 1,
      chariot: 1,
    },
    wall: 2,
    train: 4,
  },
  raids: {
    source: 'R 14.3',
    places: [null, null, 'scythia', 'chorasmia', 'sind', 'arabia'],
    nations: { scythia: 'barbarian', chorasmia: 'barbarian', sind: 'barbarian', arabia: 'arab' },
    sizes: [2, 4, 6, 8, 10, 10],
  },
  victory: [
    { from: 0, winner: 'persian', margin: 'decisive', source: 'R 16.3' },
    { from: 11, winner: 'persian', margin: 'marginal', source: 'R 16.3' },
    { from: 16, winner: null, margin: 'draw', source: 'R 16.3' },
    { from: 21, winner: 'macedonian', margin: 'marginal', source: 'R 16.3' },
    { from: 26, winner: 'macedonian', margin: 'decisive', source: 'R 16.3' },
  ],
};
