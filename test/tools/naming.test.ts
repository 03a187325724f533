/** How the tools see in a text which clauses and rulings it names. */
import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../src/hosts/rulebook.js';
import { namingOf } from '../../tools/coverage/naming.js';

const numbered: Rulebook = { letter: '', numbered: true, leftOut: '', clauses: [] };
const titled: Rulebook = {
  letter: '',
  numbered: false,
  leftOut: '',
  clauses: ['Setup', 'Game Play', 'Occupy Province', 'Occupy an Empty Province'].map((title) => [title, title, '']),
};
const named = (text: string, rulebook: Rulebook = numbered): readonly string[] => [
  ...namingOf(rulebook, ['A7', 'A8', 'S13.1', 'S13.3', 'shelter'])(text),
];

describe('clauses with numbers', () => {
  it('are named one by one and in lists, with their letters', () => {
    expect(named('R 8.3.6: (R 6.2, 6.3) and R X7.3 to X7.5')).toEqual([
      'R 8.3.6',
      'R 6.2',
      'R 6.3',
      'R X7.3',
      'R X7.5',
    ]);
  });

  it('may have the letter of a part after them', () => {
    expect(named('(R 10.2.1 a, 16.2.1) and R 17.7.1 c to 17.7.3 b')).toEqual([
      'R 10.2.1',
      'R 16.2.1',
      'R 17.7.1',
      'R 17.7.3',
    ]);
    expect(named('R 7.8 a unit, 9.9')).toEqual(['R 7.8']);
  });

  it('have none in a game without one', () => {
    expect(named('conquest R 8.4')).toEqual(['R 8.4']);
  });

  it('are appendices, and parts of them, where a letter stands alone or before one number', () => {
    expect(named('R C: a card; R 24.3, C, and R D, D1')).toEqual(['R C', 'R 24.3', 'R D', 'R D1']);
    expect(named('R Levy Taxes, R 6.6.3 A, R 6.6.4')).toEqual(['R 6.6.3', 'R 6.6.4']);
    expect(named('R 3.1, R 3.2, R C')).toEqual(['R 3.1', 'R 3.2', 'R C']);
  });
});

describe('sections with titles', () => {
  it('are named one by one and in lists', () => {
    expect(named('R Game Play, R Setup: who begins', titled)).toEqual(['R Setup', 'R Game Play']);
  });

  it('are not named by a part of another title', () => {
    expect(named('R Occupy an Empty Province', titled)).toEqual(['R Occupy an Empty Province']);
  });
});

describe('rulings', () => {
  it.each([
    ['ruling shelter', ['shelter']],
    ['Rulings A7, A8 and S13.1', ['A7', 'A8', 'S13.1']],
    ['it is so (ruling S13.1, ruling S13.3)', ['S13.1', 'S13.3']],
    ['ruling A9', []],
  ])('of “%s”', (text, names) => {
    expect(named(text)).toEqual(names.map((name) => `ruling ${name}`));
  });
});
