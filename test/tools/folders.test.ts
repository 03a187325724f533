/** Where the tools look for a game, and what they find of it. */
import { describe, expect, it } from 'vitest';
import { beside } from '../../tools/beside.js';
import { bookOf } from '../../tools/coverage/books.js';
import { citedFile, clauseCalled } from '../../tools/docs/clause-files.js';
import { baseOf, rulesOf, sourceOf, testsOf } from '../../tools/folders.js';

describe('the folders of a game', () => {
  it('are called after it', () => {
    expect([sourceOf('alexandros'), testsOf('alexandros')]).toEqual(['src/alexandros', 'test/alexandros']);
  });

  it('of its rules are its own and that of its base', () => {
    expect(baseOf('conquest')).toBeUndefined();
    expect(rulesOf('conquest')).toEqual(['src/conquest']);
    expect(rulesOf('xenophon')).toEqual(['src/xenophon', 'src/conquest']);
  });
});

describe('what lies beside the tests of a game', () => {
  it('is loaded by its name, and nothing where there is no such file', async () => {
    expect(await beside('xenophon', 'refusal-scenes.ts')).toHaveProperty('refusals.never.shipsNeeded');
    expect(await beside('xenophon', 'coverage-appendices.ts')).toEqual({});
  });
});

describe('rulings', () => {
  it('are read from rows: what they are about has the letter of the game, or is of the base', () => {
    const { all, inRows } = bookOf('xenophon').rulings;
    expect(inRows).toBe(true);
    expect(all.find(({ name }) => name === 'X1.4')).toMatchObject({
      on: ['R X1.2', 'R 10.20'],
      link: 'xenophon-rulings.md',
    });
  });

  it('are read from prose, each under its heading', () => {
    const { all, inRows } = bookOf('successors').rulings;
    expect(inRows).toBe(false);
    expect(all.find(({ name }) => name === 'open-deal')).toMatchObject({
      on: ['R 5.4.5'],
      link: 'rulings.md#open-deal',
    });
  });
});

describe('the page of a clause', () => {
  it('is that of the base where a variant cites one of its clauses', () => {
    expect(citedFile('xenophon', 'R X7.3')).toBe('clause-xenophon-X7.3.md');
    expect(citedFile('xenophon', 'R 8.4')).toBe('clause-conquest-8.4.md');
  });

  it('is that of a section by its title', () => {
    expect(citedFile('alexandros', 'R Levy Taxes')).toBe('section-alexandros-levy-taxes.md');
    expect(citedFile('alexandros', 'ruling A7')).toBeUndefined();
  });

  it('is called after the game where its number may be one of the first game', () => {
    expect(clauseCalled(bookOf('successors'), '8.4')).toBe('R 8.4');
    expect(clauseCalled(bookOf('conquest'), '8.4')).toBe('R 8.4 (Conquest and Empire)');
    expect(clauseCalled(bookOf('xenophon'), 'X7.3')).toBe('R X7.3');
  });
});
