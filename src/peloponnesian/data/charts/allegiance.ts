/** R 4, 5, 6, 13, 20: Allegiance and Militance, tribute, revolts and peace. */
import type { Charts } from '../shape/charts.js';

export const levels: Charts['levels'] = {
  allegiance: { least: -4, most: 20 },
  militance: { least: 1, most: 20 },
  leastHeld: -2,
  riskZone: 3,
  active: 5,
  source: 'R 4.1, 4.2',
};

export const tribute: Charts['tribute'] = {
  mostMultiples: 5,
  mostRaised: 2,
  raised: -1,
  levels: {
    empire: [1, 0, 0, -1, -2, -3],
    league: [1, 0, 0, -1, -2, -3],
    source: 'reconstruction: around x3 of the Empire, which is in the example of R 5.4.2',
  },
  mostWhenInactive: 1,
  lost: { small: 0, medium: 1, large: 2 },
  source: 'R 5.3.1, 5.3.3, 5.4.2',
};

export const revolt: Charts['revolt'] = {
  revoltsOn: 7,
  endsOn: 1,
  modifiers: [
    { if: 'allegiance', from: 0, to: 1, modifier: 1, source: 'R 6.3' },
    { if: 'allegiance', from: -1, to: -1, modifier: 2, source: 'R 6.3' },
    { if: 'allegiance', from: -4, to: -2, modifier: 3, source: 'R 6.3; inferred: below -2' },
    { if: 'eachLostCity', modifier: 1, source: 'R 6.3' },
    { if: 'assessedAboveBase', modifier: 1, source: 'R 6.3' },
    { if: 'assessedBelowBase', modifier: -1, source: 'inferred: R 6.3, where it must oppose the row above' },
    { if: 'assessedBelowLastYear', modifier: -1, source: 'R 5.3.5' },
    { if: 'raidedArea', modifier: 1, source: 'inferred: R 6.3, whose last figure stands in another row; R C gives raided areas the same' },
  ],
  source: 'R 6.1, 6.2',
};

const AS_MUCH_AS_SIZE = { small: 1, medium: 2, large: 3 } as const;

/**
 * The labels of R 13.4 are lost, but its figures are not. The rows are in the order of the figures, which the footnotes
 * confirm.
 */
export const adjustments: Charts['adjustments'] = [
  { id: 'revoltingCity', when: 'seasonal', friendly: { allegiance: -1, militance: 0 }, exclusive: true, source: 'inferred: R 13.4, by its first note' },
  { id: 'enemyHeldPlace', when: 'seasonal', friendly: { allegiance: -1, militance: 0 }, die: 4, floor: 5, exclusive: true, source: 'inferred: R 13.4, A' },
  { id: 'unopposedEnemy', when: 'seasonal', friendly: { allegiance: -1, militance: 0 }, die: 4, floor: 5, exclusive: true, source: 'inferred: R 13.4, which defines the term' },
  { id: 'decisiveVictoryHere', when: 'action', friendly: { allegiance: 5, militance: 2 }, enemy: { allegiance: -5, militance: -2 }, source: 'inferred: R 13.4' },
  { id: 'decisiveVictoryElsewhere', when: 'action', friendly: { allegiance: 2, militance: 1 }, enemy: { allegiance: -2, militance: -1 }, source: 'inferred: R 13.2, 13.3.2, 13.4' },
  { id: 'victory', when: 'action', friendly: { allegiance: 2, militance: 1 }, enemy: { allegiance: -2, militance: -1 }, source: 'inferred: R 13.4, A' },
  { id: 'unitEliminated', when: 'action', friendly: { allegiance: 0, militance: -1 }, source: 'inferred: R 13.4, 20.2' },
  { id: 'eliteOrLeaderLost', when: 'action', friendly: { allegiance: 0, militance: -1 }, source: 'reconstruction: the end of a label in R 13.4' },
  { id: 'raidedArea', when: 'action', friendly: { allegiance: 0, militance: -1 }, oncePerArea: true, source: 'R 15.4' },
  { id: 'cityDestroyed', when: 'action', friendly: { allegiance: -2, militance: -1 }, enemy: { allegiance: 2, militance: -1 }, bySize: AS_MUCH_AS_SIZE, source: 'R 11.2, 13.4' },
  { id: 'revoltEnded', when: 'action', friendly: { allegiance: 1, militance: 0 }, source: 'reconstruction: a row of R 13.4 without a label, ruling Q117' },
  { id: 'grievance', when: 'action', friendly: { allegiance: 1, militance: 1 }, source: 'R 20.3' },
];

export const peace: Charts['peace'] = {
  militance: 1,
  leaders: [
    { from: 1, allegiance: 0 },
    { from: 3, allegiance: 1 },
    { from: 6, allegiance: 2 },
    { from: 8, allegiance: 3 },
  ],
  grievanceFrom: 6,
  destroyed: AS_MUCH_AS_SIZE,
  source: 'R 20.2, 20.3',
};
