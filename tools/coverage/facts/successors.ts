/** The clauses of Successors, each with a name of our own, and the rulings with the readings and the one taken. */
import { fileURLToPath } from 'node:url';
import { REFUSAL_CODES } from '../../../src/successors/code.js';
import { clauses } from '../clauses.js';
import { mentioned } from '../mentions.js';
import { rulings } from '../rulings.js';
import { rulingsNamed } from './places.js';
import type { Rules } from './rulebook.js';

export function successorsRules(): Rules {
  const known = new Set(rulings.map(({ name }) => name));
  return {
    game: 'successors',
    code: ['successors'],
    clauses: [
      ...clauses.map(([clause, about]) => ({ clause: `R ${clause}`, about, on: [] })),
      ...rulings.map(({ name, readings, taken, clauses: on }) => ({
        clause: `ruling ${name}`,
        about: readings === '' ? taken : `${readings} Taken: ${taken}`,
        on: [...on].map((clause) => `R ${clause}`),
      })),
    ],
    naming: (text) => new Set([...[...mentioned(text)].map((clause) => `R ${clause}`), ...rulingsNamed(text, known)]),
    refusals: REFUSAL_CODES,
    refusedIn: [fileURLToPath(new URL('../../../src/successors', import.meta.url))],
  };
}
