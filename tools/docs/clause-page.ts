/** The page of a clause or a section: where it is embodied, tested, read, refused by, and tried. */
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

/** All that is known of one. */
export interface Known {
  /** The file of its page, beside the others. */
  readonly file: string;
  readonly title: string;
  /** What it requires. */
  readonly summary?: string | undefined;
  /** Which rulebook it is in, and where the links below lead. */
  readonly about: string;
  readonly code: readonly Found[];
  readonly tests: readonly Found[];
  /** Lines that tell its rulings. */
  readonly rulings: readonly string[];
  readonly refusals: readonly Code[];
  readonly cases: readonly Case[];
}

const places = (found: readonly Found[]): readonly string[] =>
  found.map(({ path, line }) => `- [${path}, line ${line}](../${path}#L${line})`);

const part = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `## ${heading}`, '', ...lines];

export function pageOf({ file, title, summary, about, code, tests, rulings, refusals, cases }: Known): Document {
  const lines = [
    `# ${title}`,
    '',
    ...(summary === undefined ? [] : [summary, '']),
    about,
    ...part('Code', places(code)),
    ...part('Tests', places(tests)),
    ...part('Rulings', rulings),
    ...part(
      'Refusals',
      refusals.map((refusal) => `- [\`${refusal.name}\`](${refusal.file}): ${refusal.meaning}`),
    ),
    ...part(
      'Conformance cases',
      cases.map(({ id, title: tried, path }) => `- [${id}](../${path}): ${tried}`),
    ),
  ];
  return { path: `docs/${file}`, text: `${lines.join('\n')}\n` };
}
