/** The rules of the toy. */
import type { Rulebook } from '../../src/hosts/rulebook.js';

export const rulebook: Rulebook = {
  letter: 'T',
  numbered: true,
  leftOut: '',
  clauses: [
    ['T1', 'a turn: roll or stop'],
    ['T2', 'the die'],
    ['T3', 'the bonus'],
    ['T4', 'who wins'],
  ],
};
