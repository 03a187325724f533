import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/root.js';

const sources = readdirSync(join(root, 'src/peloponnesian'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(root, 'src/peloponnesian', file), 'utf8'));
const page = readFileSync(join(root, 'docs/peloponnesian-rulings.md'), 'utf8');

it('the page of rulings has those that the rules cite, and no others', () => {
  const lists = sources.flatMap((text) => text.match(/rulings? [QR]\d+(?:(?:, | and )[QR]\d+)*/g) ?? []);
  const cited = new Set(lists.flatMap((list) => list.match(/[QR]\d+/g) ?? []));
  const told = Array.from(page.matchAll(/^\| ([QR]\d+) \|/gm), ([, name]) => name);
  expect([...told].sort()).toEqual([...cited].sort());
});
