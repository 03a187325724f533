/** The clauses of the base game of Conquest and Empire, each with a name of our own, and the rulings with what is done. */
import { fileURLToPath } from 'node:url';
import { REFUSAL_CODES } from '../../../src/conquest/code/index.js';
import { conquestClauses } from '../conquest-clauses.js';
import { clausesOf, ofBaseGame } from '../conquest.js';
import { mentioned } from '../mentions.js';
import { numberedRulings } from '../numbered.js';
import { rulingsNamed } from './places.js';
import type { Rules } from './rulebook.js';

export function conquestRules(): Rules {
  const rulings = numberedRulings('conquest');
  const known = new Set(rulings.map(({ name }) => name));
  return {
    game: 'conquest',
    clauses: [
      ...conquestClauses.map(([clause, about]) => ({ clause: `R ${clause}`, about, on: [] })),
      ...rulings.map(({ name, section, about }) => ({
        clause: `ruling ${name}`,
        about,
        on: clausesOf(section).map((clause) => `R ${clause}`),
      })),
    ],
    naming: (text) =>
      new Set([...[...mentioned(ofBaseGame(text))].map((clause) => `R ${clause}`), ...rulingsNamed(text, known)]),
    refusals: REFUSAL_CODES,
    refusedIn: fileURLToPath(new URL('../../../src/conquest', import.meta.url)),
  };
}
