/** The sections of the rules of Alexandros, and the rulings with what is done. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REFUSAL_CODES } from '../../../src/alexandros/code.js';
import { namesSection, SECTIONS } from '../alexandros.js';
import { root } from '../sources.js';
import { rulingsNamed } from './places.js';
import type { Rules } from './rulebook.js';

interface Row {
  readonly name: string;
  readonly section: string;
  readonly about: string;
}

/** `| A1 | Moving Alexander | in question | what is done | why |`. */
const rows = (): readonly Row[] =>
  readFileSync(join(root, 'docs/alexandros-rulings.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| A\d+ \|/.test(line))
    .map((line) => {
      const [, name = '', section = '', question = '', done = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { name, section, about: `${question}: ${done}` };
    });

export function alexandrosRules(): Rules {
  const rulings = rows();
  const known = new Set(rulings.map(({ name }) => name));
  return {
    game: 'alexandros',
    clauses: [
      // The sections have names, and say by them what they are about.
      ...SECTIONS.map((section) => ({ clause: `R ${section}`, about: section, on: [] })),
      ...rulings.map(({ name, section, about }) => ({
        clause: `ruling ${name}`,
        about,
        on: SECTIONS.filter((each) => section.includes(each)).map((each) => `R ${each}`),
      })),
    ],
    naming: (text) =>
      new Set([
        ...SECTIONS.filter((section) => namesSection(section).test(text)).map((section) => `R ${section}`),
        ...rulingsNamed(text, known),
      ]),
    refusals: REFUSAL_CODES,
    refusedIn: fileURLToPath(new URL('../../../src/alexandros', import.meta.url)),
  };
}
