/** Rulings and the code that embodies them know of each other, and what a ruling counts is what the code counts. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LAST_TURN, STANDSTILL_TURNS } from '../../src/alexandros/data/components.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const code = readdirSync(`${root}src/alexandros`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`${root}src/alexandros/${name}`, 'utf8'))
  .join('\n');
const document = readFileSync(`${root}docs/alexandros-rulings.md`, 'utf8');
const rulings = [...document.matchAll(/^\| (A\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)];
const names = rulings.map(([, name = '']) => name);
const cited = new Set(
  [...code.matchAll(/\b[Rr]ulings? (A\d+(?:(?:, | and )A\d+)*)/g)].flatMap(([, list = '']) => list.split(/, | and /)),
);

it('are numbered from 1 on, each in a whole row', () => {
  expect(names).toEqual(names.map((_, index) => `A${index + 1}`));
  expect(names).toHaveLength(document.match(/^\| A\d+/gm)?.length ?? 0);
});

it.each([...cited])('the ruling %s is written down', (name) => expect(names).toContain(name));
it.each(names)('the code cites the ruling %s', (name) => expect(cited).toContain(name));

it('ruling A21 names the bound that the code has, and derives it', () => {
  const text = rulings.find(([, name]) => name === 'A21')?.[0] ?? '';
  expect(text).toContain('275 turns');
  expect(text).toContain('5 × 55');
  expect(text).toContain('800th turn');
  expect([STANDSTILL_TURNS, LAST_TURN]).toEqual([275, 800]);
  // A move of Alexander brings a card to a hand or takes one from it: T moves with s of the second kind spend s at least,
  // and T - s - 55 at least, as hands hold 55 at most; so (T - 55) / 2 at least.
  expect((STANDSTILL_TURNS - 55) / 2).toBe(2 * 55);
});
