/** The clauses of Conquest and Empire and of its variants, each with a name of our own, and the rulings with what is done. */
import { fileURLToPath } from 'node:url';
import { BASE, clausesNamed, clausesOf, type Member } from '../family.js';
import { numberedRulings } from '../numbered.js';
import { rulingsNamed } from './places.js';
import type { Rules } from './rulebook.js';

/** The rules of one of them, with what the code of each refusal says. */
export function familyRules(member: Member, refusals: Readonly<Record<string, string>>): Rules {
  const { game, clauses, code } = member;
  const rulings = numberedRulings(game);
  const known = new Set(rulings.map(({ name }) => name));
  return {
    game,
    ...(member === BASE ? {} : { base: BASE.game }),
    code,
    clauses: [
      ...clauses.map(([clause, about]) => ({ clause: `R ${clause}`, about, on: [] })),
      ...rulings.map(({ name, section, about }) => ({
        clause: `ruling ${name}`,
        about,
        on: clausesOf(section, member).map((clause) => `R ${clause}`),
      })),
    ],
    naming: (text) =>
      new Set([...[...clausesNamed(text)].map((clause) => `R ${clause}`), ...rulingsNamed(text, known)]),
    refusals,
    refusedIn: code.map((folder) => fileURLToPath(new URL(`../../../src/${folder}`, import.meta.url))),
  };
}
