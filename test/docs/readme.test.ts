/** The badges of the README say what is so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { conformanceCases } from '../../src/conformance/index.js';
import { GAMES, REGISTRY } from '../../src/games.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');

/** What a badge of our own says, by its name. */
function badge(name: string): string {
  const [, said] =
    new RegExp(`\\[!\\[${name}\\]\\(https://img\\.shields\\.io/badge/\\w+-([^-]+)-\\w+\\)`).exec(readme) ?? [];
  if (said === undefined) throw new Error(`no badge "${name}"`);
  return decodeURIComponent(said).replaceAll('_', ' ');
}

describe('README.md', () => {
  it('counts the clauses of all games; `npm run coverage -- --check` fails when one of them is uncovered', async () => {
    const rulebooks = await Promise.all(GAMES.map((game) => REGISTRY[game].rulebook()));
    const clauses = rulebooks.reduce((sum, rulebook) => sum + rulebook.clauses.length, 0);
    expect(badge('clauses covered')).toBe(`${clauses} of ${clauses}`);
  });

  it('counts the conformance cases', () => {
    expect(badge('conformance cases')).toBe(String(conformanceCases().length));
  });

  it('shows the state of a workflow that there is, and the licence of the package', () => {
    const [, workflow = ''] = /actions\/workflows\/([\w-]+\.yml)\/badge\.svg/.exec(readme) ?? [];
    expect(read(`.github/workflows/${workflow}`)).toMatch(/^name: checks$/m);
    const { license } = JSON.parse(read('package.json')) as { readonly license: string };
    expect(readme).toContain(`[![${license}](https://img.shields.io/npm/l/diadochi)](LICENSE)`);
  });
});
