/** The sections of the rules of Alexandros, which have titles instead of numbers. */
import type { Rulebook } from '../hosts/rulebook.js';

export const rulebook: Rulebook = {
  letter: '',
  numbered: false,
  leftOut: '',
  clauses: [
    ['Components', 'Components'],
    ['Setup', 'Setup'],
    ['Game Play', 'Game Play'],
    ['Moving Alexander', 'Moving Alexander'],
    ['Special Move', 'Special Move'],
    ['Further Actions', 'Further Actions'],
    ['Take a Card', 'Take a Card'],
    ['Occupy Province', 'Occupy Province'],
    ['Occupy an Empty Province', 'Occupy an Empty Province'],
    ['Take Over an Occupied Province', 'Take Over an Occupied Province'],
    ['Levy Taxes', 'Levy Taxes'],
    ['Take Back a Guard', 'Take Back a Guard'],
    ['End of the Game', 'End of the Game'],
    ['Special Situations', 'Special Situations'],
  ],
};
