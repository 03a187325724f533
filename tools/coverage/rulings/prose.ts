/** Rulings in prose, each under a heading with its name: the clauses it is about, the readings, the one taken. */
import { mentioned } from '../mentions.js';
import type { Ruling, RulingsDocument } from './ruling.js';

/** Returns the anchor of a heading: `card-55: Broken Oath` has `card-55-broken-oath`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the reading that a ruling takes, in one line, after the title of its card if it has one. A ruling without
 * "taken" is one sentence.
 */
function readingIn(heading: string, body: string): string {
  const [, edition = '', taken] = /\bTaken(, [^:]*)?: ([\s\S]*?)(?=\n- |\n\n|$)/.exec(body) ?? [];
  const [, title] = /: (.*)$/.exec(heading) ?? [];
  const said = inOneLine(taken ?? body.trim().split('\n\n')[0] ?? '');
  return [title, `${said}${edition.replace(/^, (.*)$/, ' ($1)')}`].filter((part) => part !== undefined).join(': ');
}

/** Returns the ruling of a section: its heading, and the clauses of the paragraph that names them. */
function rulingOf(section: string, link: string): Ruling {
  const [heading = '', ...lines] = section.split('\n');
  const body = lines.join('\n');
  const said = (point: string): string =>
    new RegExp(`- ${point}: ([\\s\\S]*?)(?=\\n- |\\n\\n|$)`).exec(body)?.[1] ?? '';
  const readings = inOneLine(said('Readings'));
  const taken = readingIn(heading, body);
  return {
    name: heading.split(':')[0] ?? '',
    on: [...mentioned(said('Rules'))].map((clause) => `R ${clause}`),
    section: '',
    about: readings === '' ? taken : `${readings} Taken: ${taken}`,
    link: `${link}#${anchorOf(heading)}`,
  };
}

export const rulingsInProse = ({ text, link }: RulingsDocument): readonly Ruling[] =>
  text
    .split(/^### /m)
    .slice(1)
    .map((section) => rulingOf(section, link));
