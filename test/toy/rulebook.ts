/** The rulebook of the toy game. */
import type { Rulebook } from '../../src/hosts/rulebook.js';

export const rulebook: Rulebook = {
  letter: 'T',
  numbered: true,
  leftOut: '',
  clauses: [
    ['T1', 'A turn', 'A player rolls the die or stops. A player who stops loses.'],
    ['T2', 'The die', 'The die shows 1, 2 or 3, with weights equal to the number.'],
    ['T3', 'The bonus', 'A 3 adds 2 more points.'],
    ['T4', 'The winner', 'The player whose roll reaches the goal wins.'],
  ],
};
