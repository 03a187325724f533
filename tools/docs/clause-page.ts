/** What the site says of a clause: what it requires, and where it is implemented, tested, interpreted, refused by and tried. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName } from '../../src/games.js';
import type { Found } from '../coverage/sources.js';
import { casesOf as folderOfCases, root } from '../folders.js';
import type { Code } from './refusals.js';
import type { Document } from './staging.js';

/** A numbered case, and the file that holds it. */
export interface Case {
  readonly id: string;
  readonly title: string;
  /** The section of the rules that its file is about. */
  readonly section: string;
  readonly path: string;
}

/** The conformance cases of a game. */
export function casesOf(game: GameName): readonly Case[] {
  const folder = folderOfCases(game);
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).flatMap((file) => {
    const path = `${folder}/${file}`;
    const { section, cases } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      readonly section: string;
      readonly cases: readonly Pick<Case, 'id' | 'title'>[];
    };
    return cases.map(({ id, title }) => ({ id, title, section, path }));
  });
}

/** All that is known of a clause. */
export interface Known {
  /** The file of its document, beside the others. */
  readonly file: string;
  readonly title: string;
  /** What it requires. */
  readonly summary?: string | undefined;
  readonly code: readonly Found[];
  readonly tests: readonly Found[];
  /** Lines that tell its rulings. */
  readonly rulings: readonly string[];
  readonly refusals: readonly Code[];
  readonly cases: readonly Case[];
}

const places = (found: readonly Found[]): readonly string[] =>
  found.map(({ path, name, line }) => `[${name}](../${path}#L${line})`);

/** Links to the files that hold some cases. */
const filesOf = (cases: readonly Case[]): string => {
  const files = [...new Set(cases.map(({ path }) => path))];
  return ` (${files.map((path) => `[${path.split('/').at(-1) ?? path}](../${path})`).join(', ')})`;
};

/** A list in one line. */
const inline = (heading: string, entries: readonly string[]): readonly string[] =>
  entries.length === 0 ? [] : ['', `**${heading}:** ${entries.join(' · ')}`];

/** A list with a line for each entry. */
const listed = (heading: string, entries: readonly string[]): readonly string[] =>
  entries.length === 0 ? [] : ['', `**${heading}:**`, '', ...entries.map((entry) => `- ${entry}`)];

/** Returns the part of a page of the site that is about a clause. */
export function partOf({ file, title, summary, code, tests, rulings, refusals, cases }: Known): Document {
  const lines = [
    `## ${title}`,
    ...(summary === undefined ? [] : ['', summary]),
    ...inline('Code', places(code)),
    ...inline('Tests', places(tests)),
    ...(rulings.length === 1 ? inline('Rulings', rulings) : listed('Rulings', rulings)),
    ...listed(
      'Refusals',
      refusals.map((refusal) => `[\`${refusal.name}\`](${refusal.file}): ${refusal.meaning}`),
    ),
    ...listed(
      `Conformance cases${filesOf(cases)}`,
      cases.map(({ id, title: tried }) => `${id}: ${tried}`),
    ),
  ];
  return { path: `docs/${file}`, text: `${lines.join('\n')}\n`, isPart: true };
}
