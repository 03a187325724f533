/** The sections of the rules of Alexandros, and the rulings with what is done. */
import { fileURLToPath } from 'node:url';
import { REFUSAL_CODES } from '../../../src/alexandros/code.js';
import { namesSection, SECTIONS } from '../alexandros.js';
import { numberedRulings } from '../numbered.js';
import { rulingsNamed } from './places.js';
import type { Rules } from './rulebook.js';

export function alexandrosRules(): Rules {
  const rulings = numberedRulings('alexandros');
  const known = new Set(rulings.map(({ name }) => name));
  return {
    game: 'alexandros',
    code: ['alexandros'],
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
    refusedIn: [fileURLToPath(new URL('../../../src/alexandros', import.meta.url))],
  };
}
