/** Rulings that are told in prose, each under a heading of its name: the rules that it is about, the readings, the one taken. */
import { mentioned } from '../mentions.js';
import type { Ruling, RulingsDocument } from './ruling.js';

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
function rulingOf(section: string, link: string): Ruling {
  const [heading = '', ...lines] = section.split('\n');
  const body = lines.join('\n');
  const said = (point: string): string =>
    new RegExp(`- ${point}: ([\\s\\S]*?)(?=\\n- |\\n\\n|$)`).exec(body)?.[1] ?? '';
  const readings = inOneLine(said('Readings'));
  const taken = takenIn(heading, body);
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
