/** docs/editions.md and the facts of the editions know of each other, row by row. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { editionOf } from '../../src/successors/data/editions.js';
import { EDITIONS } from '../../src/successors/options.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/editions.md'), 'utf8');

interface Row {
  readonly matter: string;
  readonly clause: string;
  readonly texts: readonly string[];
  /** The name of the fact. */
  readonly fact: string;
  /** The file that states it, the files that ask for it, and those that test it, from the root. */
  readonly stated: string;
  readonly asked: readonly string[];
  readonly tests: readonly string[];
}

const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** The rows of the first table: what is different. */
const rows = page
  .slice(page.indexOf('## What is different'), page.indexOf('## What is not'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (matter|---)/.test(line))
  .map((line): Row => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [matter = '', clause = '', place = '', rulebook = '', aid = '', fact = '', asked = '', tests = ''] = cells;
    const [name = '', file = 'data/editions.ts'] = quoted(fact);
    return {
      matter,
      clause,
      texts: [place, rulebook, aid],
      fact: name,
      stated: `src/successors/${file}`,
      asked: quoted(asked).map((path) => `src/successors/${path}`),
      tests: quoted(tests).map((path) => `test/successors/${path}`),
    };
  });

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const [rulebook, aid] = EDITIONS.map((edition) => editionOf({ options: { edition } }));

describe('docs/editions.md', () => {
  it('has one row for each fact of the editions, and no other but seniority', () => {
    const facts = Object.keys(rulebook ?? {});
    expect(
      rows
        .map(({ fact }) => fact)
        .filter((fact) => fact !== 'SENIORITY')
        .sort(),
    ).toEqual([...facts].sort());
    expect(new Set(rows.map(({ matter }) => matter)).size).toBe(rows.length);
  });

  it('every fact is different in the two editions', () => {
    const same = Object.entries(rulebook ?? {}).filter(
      ([fact, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(aid ?? {}, fact)),
    );
    expect(same).toEqual([]);
  });

  it.each(rows)('$matter: says what each edition has, and by which clause', ({ clause, texts }) => {
    expect(clause).toMatch(/^R \d/);
    for (const text of texts) expect(text).not.toBe('');
  });

  it.each(rows)(
    '$matter: $fact is stated, asked for and tested in the files named',
    ({ fact, stated, asked, tests }) => {
      expect(read(stated)).toMatch(new RegExp(`\\b${fact}\\b`));
      expect(asked.length).toBeGreaterThan(0);
      for (const path of asked) expect(read(path), path).toMatch(new RegExp(`\\b${fact}\\b`));
      expect(tests.length).toBeGreaterThan(0);
      for (const path of tests) {
        expect(existsSync(join(root, path)), path).toBe(true);
        expect(read(path), path).toMatch(/player-aid|SENIORITY/);
      }
    },
  );

  it.each([...new Set([...page.matchAll(/[(;] ?ruling ([a-z0-9-]+)\)/g)].map(([, name = '']) => name))])(
    'the ruling %s that it names is written down',
    (name) => {
      expect(read('docs/rulings.md')).toMatch(new RegExp(`^### ${name}(:|$)`, 'm'));
    },
  );
});
