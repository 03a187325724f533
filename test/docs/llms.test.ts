/** What llms.txt says is so: entries, functions and documents are those that there are, and its program runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as face from '../../src/index.js';
import * as alexandros from '../../src/alexandros/index.js';
import { DERIVED_PAGES } from '../../tools/derived.js';
import { blocksOf } from './examples.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(join(root, 'llms.txt'), 'utf8');
const { exports: doors } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>;
};

/** The lines of a section. */
const section = (title: string): readonly string[] =>
  (text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('- '));

const named = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => /^- `([^`(]+)/.exec(line)?.[1] ?? line);

describe('llms.txt', () => {
  it('names every door of the package, and no other', () => {
    const modules = Object.keys(doors).filter((door) => !door.endsWith('.json'));
    expect([...named(section('Entry points'))].sort()).toEqual(
      modules.map((door) => `diadochi${door.slice(1)}`).sort(),
    );
    for (const door of Object.keys(doors).filter((one) => one.includes('*'))) {
      expect(text).toContain(`\`diadochi${door.slice(1)}\``);
    }
  });

  it('tells of ten functions that both games have, and of others that are there', () => {
    const ten = named(section('The ten functions'));
    expect(ten).toHaveLength(10);
    const others = [...(/^Around them: (.*)$/m.exec(text)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(
      ([, name = '']) => name,
    );
    expect(others.length).toBeGreaterThan(10);
    for (const name of [...ten, ...others]) {
      expect(Object.keys(face), name).toContain(name);
      expect(Object.keys(alexandros), name).toContain(name);
    }
  });

  it('leads to every document, and to nothing else', () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    const documents = readdirSync(join(root, 'docs')).filter(
      (file) => file.endsWith('.md') && !DERIVED_PAGES.includes(`docs/${file}`),
    );
    expect([...links].sort()).toEqual(
      ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...documents.map((file) => `docs/${file}`)].sort(),
    );
  });

  it('has one program', () => {
    expect(blocksOf(text)).toHaveLength(1);
  });
});
