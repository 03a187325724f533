/** A page for each section of the rules of *Alexandros*. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesSection, SECTIONS } from '../coverage/alexandros.js';
import { firstIn, root, sourcesBelow, testsBelow } from '../coverage/sources.js';
import { casesOf, pageOf } from './clause-page.js';
import { sectionFile as fileOf } from './clause-files.js';
import type { Code } from './refusals.js';
import type { Document } from './staging.js';

const RULINGS = 'alexandros-rulings.md';

/** The rows of the table of rulings on a section: the number, what is in question, and what is done. */
const rulingsOn = (section: string): readonly string[] =>
  readFileSync(join(root, 'docs', RULINGS), 'utf8')
    .split('\n')
    .filter((line) => /^\| A\d+ \|/.test(line))
    .map((row) => row.split(' | ').map((cell) => cell.replace(/^\| /, '')))
    .filter(([, about = '']) => about.split(', ').includes(section))
    .map(([number = '', , question = '', done = '']) => `- [${number}](${RULINGS}): ${question} — ${done}`);

/** The index of sections, with a page for each below it. */
export function sectionIndex(codes: readonly Code[]): Document {
  const [code, tests] = [sourcesBelow('src/alexandros'), testsBelow('test/alexandros')];
  const cases = casesOf('alexandros');
  const children = SECTIONS.map((section) => {
    const met = namesSection(section);
    return pageOf({
      file: fileOf(section),
      title: `R ${section}`,
      about: `What the library makes of the section “${section}” of the rules of *Alexandros*. Each link goes to the first line of a file that names it.`,
      code: firstIn(code, ({ text }) => met.test(text)),
      tests: firstIn(tests, ({ text }) => met.test(text)),
      rulings: rulingsOn(section),
      refusals: codes.filter(({ clauses }) => clauses.includes(`R ${section}`)),
      cases: cases.filter((tried) => tried.section === `R ${section}`),
    });
  });
  const text = [
    '# Sections of Alexandros',
    '',
    'Every section of the rules of *Alexandros*, by its name. Its page leads to the code, the tests, the rulings, the refusals and the conformance cases; how',
    'it plays is told in [alexandros.md](alexandros.md).',
    '',
    ...SECTIONS.map((section) => `- [R ${section}](${fileOf(section)})`),
    '',
  ].join('\n');
  return { path: 'docs/sections.md', text, children };
}
