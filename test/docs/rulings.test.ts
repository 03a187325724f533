/** Rulings and the code that embodies them know of each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const code = readdirSync(join(root, 'src/successors'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(root, 'src/successors', name), 'utf8'))
  .join('\n');

const sections = readFileSync(join(root, 'docs/rulings.md'), 'utf8').split(/^### /m).slice(1);
const nameOf = (section: string): string => /^[a-z0-9-]+/.exec(section)?.[0] ?? section.slice(0, 40);
const rulings = new Map(sections.map((section) => [nameOf(section), section] as const));

/** `(ruling gates)`, `'ruling card-5'`, `(rulings card-27, card-28)`. */
const cited = new Set(
  [...code.matchAll(/\brulings? ((?:[a-z0-9-]+)(?:(?:, | and )[a-z0-9-]+)*)(?=[)'`;,.:]| \*\/)/g)].flatMap(([, list]) =>
    (list ?? '').split(/, | and /),
  ),
);

it('each ruling has a name of its own', () => {
  expect([...rulings.keys()]).toEqual(sections.map(nameOf));
});

it.each([...cited])('the ruling %s is written down', (name) => {
  expect(rulings.has(name)).toBe(true);
});

/** The ruling of a card that does as another one does. */
const asAnother = (text: string): boolean => /\nAs card \d+/.test(text);

it.each([...rulings].filter(([, text]) => !asAnother(text)).map(([name]) => name))(
  'the code cites the ruling %s',
  (name) => {
    expect(cited).toContain(name);
  },
);
