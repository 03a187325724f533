/** The comments of a face: the contract's, in the words of a game. */
import type { Comment, Member } from './contract.js';
import { program, type Source } from './example.js';
import type { Sayings } from './table.js';

/** What comments are made for. */
export interface Speaker {
  /** What its complaints are about. */
  readonly file: string;
  readonly sayings: Sayings;
  /** The words in braces. */
  readonly words: Readonly<Record<string, string>>;
  /** The tag of what is said in such a game alone. */
  readonly kind: 'open' | 'hidden';
  /** Where examples import from. */
  readonly sources: readonly Source[];
}

const WIDTH = 120;

/** Puts a game's words in the place of those in braces; in a word there may be others. */
function filled(text: string, speaker: Speaker, name: string): string {
  return text.replace(/\{(\w+)\}/g, (_, word: string) => {
    const said = speaker.words[word];
    if (said === undefined) throw new Error(`${speaker.file}: no word for {${word}}, which ${name} asks for`);
    return filled(said, speaker, name);
  });
}

/** A paragraph in lines, none longer than fits; code and links stay whole. The second and all further lines are indented. */
function wrapped(text: string, indent = ''): readonly string[] {
  const tokens = text.replace(/\s+/g, ' ').match(/(?:`[^`]*`|\{@[^}]*\}|\S)+/g) ?? [];
  const lines: string[] = [];
  for (const token of tokens) {
    const line = lines.at(-1);
    if (line !== undefined && ` * ${line} ${token}`.length <= WIDTH) lines[lines.length - 1] = `${line} ${token}`;
    else lines.push(line === undefined ? token : indent + token);
  }
  return lines;
}

const paragraphs = (text: string): readonly string[] =>
  text.split(/\n{2,}/).flatMap((paragraph, place) => [...(place > 0 ? [''] : []), ...wrapped(paragraph)]);

/** What a member does: in the game's own words, or in those of all games and of those of its kind. */
function sayingOf({ says, tags }: Comment, own: string | undefined, kind: string): string {
  if (own !== undefined) return own;
  const further = tags.filter(([tag]) => tag === kind).map(([, text]) => text);
  return [says, ...further].filter((text) => text !== '').join(' ');
}

/** The comment of a member. */
export function commentOf({ name, comment }: Member, speaker: Speaker): string {
  const row = speaker.sayings.rows?.[name];
  const fill = (text: string): string => filled(text, speaker, name);
  const tags = comment.tags.flatMap(([tag, text]) => {
    if (tag === 'param' || tag === 'returns') return wrapped(`@${tag} ${fill(text)}`, '  ');
    return [];
  });
  const example = row?.example ?? comment.tags.find(([tag]) => tag === 'example')?.[1] ?? '';
  const lines = [
    ...paragraphs(fill(sayingOf(comment, row?.says, speaker.kind))),
    ...(tags.length > 0 ? ['', ...tags] : []),
    '',
    '@example',
    ...program(fill(example), speaker.sources).split('\n'),
  ];
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}
