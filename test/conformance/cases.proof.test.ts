/** The files of cases are all read, and in order; that the cases pass is tested game by game, in `test/<game>/cases.proof.test.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CONFORMANCE_GAMES, conformanceCases, conformanceFiles } from '../../src/conformance/index.js';
import { ofEachGame } from '../../src/games.js';
import { isWithin } from '../../tools/coverage/mentions.js';
import { clauseOf, spelt } from './sections.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const namesIn = (game: string): readonly string[] =>
  readdirSync(join(root, 'conformance', game))
    .filter((name) => name.endsWith('.json'))
    .sort();

/** The numbers of a case's clause, behind that of its letter, and then its own: 8.3.10 comes after 8.3.9, 8.3.1 after all of 8.3, and D1 last. */
const numbersOf = (id: string): readonly [clause: readonly number[], own: number] => {
  const [clause = '', own = ''] = id.replace(/^[A-Z]/, '').split('-');
  const letter = /^[A-Z]/.test(id) ? id.charCodeAt(0) : 0;
  return [[letter, ...clause.split('.').map(Number)], Number(own)];
};
const inOrder = (a: string, b: string): number => {
  const [left, first] = numbersOf(a);
  const [right, second] = numbersOf(b);
  const differing = left.findIndex((number, index) => number !== right[index]);
  if (differing < 0) return left.length - right.length || first - second;
  return (left[differing] ?? 0) - (right[differing] ?? -1);
};

const RULEBOOKS = await ofEachGame((manifest) => manifest.rulebook());

describe('the files', () => {
  it('are all read, in the order of their names', () => {
    const files = CONFORMANCE_GAMES.flatMap((game) =>
      namesIn(game).map((name): unknown => JSON.parse(read(`conformance/${game}/${name}`))),
    );
    expect(conformanceFiles()).toEqual(files);
  });

  it('hold the cases of one game, those of the section that they are about', () => {
    const strays = conformanceFiles().flatMap(({ section, cases }) =>
      cases
        .filter((one) => {
          const sections = section.split(', ').map((name) => name.replace(/^R /, ''));
          return RULEBOOKS[one.game].numbered
            ? !sections.some((name) => isWithin(clauseOf(one), name))
            : !sections.some((name) => clauseOf(one) === spelt(name));
        })
        .map(({ id }) => `${section}: ${id}`),
    );
    expect(strays).toEqual([]);
    expect(conformanceFiles().every(({ cases }) => new Set(cases.map(({ game }) => game)).size === 1)).toBe(true);
  });

  it('number their cases once each, in order, from 01 in each clause without a gap', () => {
    for (const game of CONFORMANCE_GAMES) {
      const cases = conformanceCases(game);
      const ids = cases.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      if (RULEBOOKS[game].numbered) expect(ids).toEqual([...ids].sort(inOrder));
      for (const clause of new Set(cases.map(clauseOf))) {
        const own = cases.filter((one) => clauseOf(one) === clause);
        expect(own.map(({ id }) => id)).toEqual(
          own.map((_, index) => `${clause}-${String(index + 1).padStart(2, '0')}`),
        );
      }
    }
  });

  it('have a title of its own for each case', () => {
    const titles = conformanceCases().map(({ game, title }) => `${game}: ${title}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe('all games together', () => {
  it('have at least three hundred cases', () => {
    expect(conformanceCases().length).toBeGreaterThanOrEqual(300);
  });
});
