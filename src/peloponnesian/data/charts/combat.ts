/**
 * R 17, 18: the Combat Chart and the figures of combat. The examples give nine of the 54 cells; the others are
 * reconstructed around these.
 */
import type { CombatResult } from '../../vocabulary.js';
import type { Charts, CombatCell } from '../shape/charts.js';

/** A cell as in the rulebook: the result for the attacker, and for the defender. */
type CellText = `${CombatResult}/${CombatResult}`;

const cells = (...row: readonly CellText[]): readonly CombatCell[] =>
  row.map((cell) => {
    const [attacker, defender] = cell.split('/') as [CombatResult, CombatResult];
    return [attacker, defender];
  });

export const combat: Charts['combat'] = {
  rows: [
    //     1-4     1-3     1-2     2-3     1-1     3-2     2-1     3-1     4-1
    cells('M/D', '+1/M', 'M/M', 'D/M', 'D/+1', 'D/+1', 'D/+2', 'D/+2', 'D/+3'),
    cells('+1/D', 'M/D', '+1/M', 'M/M', 'D/M', 'M/+1', 'M/+2', 'M/+2', 'D/+2'),
    cells('+1/D', '+1/D', 'M/D', '+1/M', 'M/M', 'D/M', 'M/+1', 'M/+1', 'M/+2'),
    cells('+2/D', '+1/D', '+1/D', 'M/D', '+1/M', '+1/M', '+1/M', 'M/M', 'M/+1'),
    cells('+2/D', '+2/D', '+1/D', '+1/D', 'M/D', 'M/D', 'M/D', '+1/M', 'M/+1'),
    cells('+3/D', '+2/D', '+2/D', '+2/D', '+1/D', '+1/D', '+1/D', 'M/D', 'D/M'),
  ],
  source: 'reconstruction: around the nine cells of the examples in R 17.10 and R 18.6',
};

export const morale: Charts['morale'] = {
  walls: { fort: 1, small: 1, medium: 2, large: 3 },
  longWalls: 1,
  unwalled: { small: 1, medium: 1, large: 2 },
  rough: 2,
  behindRiver: 1,
  coast: 2,
  foraging: -1,
  raiding: -1,
  cavalryInFortress: -2,
  source: 'R 17.4.4, 17.4.5, 17.10; inferred: small and medium unwalled cities, raiding (R 11.3.1)',
};

export const figures: Charts['figures'] = {
  eliminatedBy: 3,
  moraleOfFleetsAshore: 3,
  moraleOfGarrisons: 3,
  mostOnWalls: 2,
  leaderDiesOn: 6,
  decisiveLosses: 3,
  source: 'R 7.8.6, 13.4, 17.4.6, 17.5.3, 18.3.3, 18.6.2',
};

export const wings: Charts['wings'] = { leastUnits: 4, share: 0.25, shiftsFrom: 4, joined: 1, source: 'R D' };

export const siege: Charts['siege'] = {
  besiegers: { fort: 2, small: 2, medium: 4, large: 6 },
  fleetsAtPort: 1,
  morale: { fort: 3, small: 4, medium: 5, large: 6 },
  longWalls: 1,
  unwalled: -1,
  raided: -1,
  leastMorale: 1,
  source: 'R 10.3, 10.5; inferred: which row of R 10.3.3 has which of its values, of which the medium city is in an example',
};
