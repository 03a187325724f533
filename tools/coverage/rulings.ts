/** The rulings on Successors: their names, and the clauses that each is about. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mentioned } from './mentions.js';
import { root } from './sources.js';

export interface Ruling {
  readonly name: string;
  /** As its heading is linked to. */
  readonly anchor: string;
  readonly clauses: ReadonlySet<string>;
  /** What can be read in more ways than one, in one line; empty where the ruling is a sentence by itself. */
  readonly readings: string;
  /** The reading taken, in one line. */
  readonly taken: string;
}

/** `card-55: Broken Oath` is linked to as `card-55-broken-oath`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a ruling takes, in one line, behind the title of its card if it has one. One without the word is a sentence that says it all. */
function takenIn(heading: string, body: string): string {
  const [, edition = '', taken] = /\bTaken(, [^:]*)?: ([\s\S]*?)(?=\n- |\n\n|$)/.exec(body) ?? [];
  const [, title] = /: (.*)$/.exec(heading) ?? [];
  const said = inOneLine(taken ?? body.trim().split('\n\n')[0] ?? '');
  return [title, `${said}${edition.replace(/^, (.*)$/, ' ($1)')}`].filter((part) => part !== undefined).join(': ');
}

/** A section of the document: its heading, and the clauses of the paragraph in which it names its rules. */
function rulingOf(section: string): Ruling {
  const [heading = '', ...body] = section.split('\n');
  const said = (point: string): string =>
    new RegExp(`- ${point}: ([\\s\\S]*?)(?=\\n- |\\n\\n|$)`).exec(body.join('\n'))?.[1] ?? '';
  return {
    name: heading.split(':')[0] ?? '',
    anchor: anchorOf(heading),
    clauses: mentioned(said('Rules')),
    readings: inOneLine(said('Readings')),
    taken: takenIn(heading, body.join('\n')),
  };
}

export const rulings: readonly Ruling[] = readFileSync(join(root, 'docs/rulings.md'), 'utf8')
  .split(/^### /m)
  .slice(1)
  .map(rulingOf);

/** Links to the rulings on a clause itself, from a document in `docs/`. */
export const rulingsOn = (clause: string): string =>
  rulings
    .filter(({ clauses }) => clauses.has(clause))
    .map(({ name, anchor }) => `[${name}](rulings.md#${anchor})`)
    .join(' ');
