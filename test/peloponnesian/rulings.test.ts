import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/root.js';

/** Returns the names of the rulings that the TypeScript files of a folder cite. */
function citedIn(folder: string): readonly string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
  const lists = texts.flatMap((text) => text.match(/rulings? [QR]\d+(?:(?:, | and )[QR]\d+)*/gi) ?? []);
  return [...new Set(lists.flatMap((list) => list.match(/[QR]\d+/g) ?? []))].sort();
}

const page = readFileSync(join(root, 'docs/peloponnesian-rulings.md'), 'utf8');
const rulings = Array.from(page.matchAll(/^\| ([QR]\d+) \|/gm), ([, name]) => name).sort();

it('the page of rulings has those that the rules cite, and no others', () => {
  expect(rulings).toEqual(citedIn('src/peloponnesian'));
});

it('tests cite no ruling that is not on the page', () => {
  expect(citedIn('test/peloponnesian').filter((name) => !rulings.includes(name))).toEqual([]);
});

it('each table of the page has a head', () => {
  expect(page).not.toMatch(/^#.*\n+\| [QR]/m);
});
