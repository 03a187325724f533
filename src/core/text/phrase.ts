/** Phrases: text in parts, of which some are links to a thing of the game. Plain JSON. */
import type { RuleRef } from '../rule.js';

/** Words without a link. */
export interface Words {
  readonly kind: 'words';
  readonly text: string;
}

/** Words that name a thing, with its kind and its id. */
export interface Link<Kind extends string = string, Id extends string | number = string | number> {
  readonly kind: Kind;
  readonly id: Id;
  readonly text: string;
}

/** A link to a clause of the rules, or to a ruling. */
export type RuleLink = Link<'rule', RuleRef>;

/** The links to things of some kinds: `LinksTo<{ space: SpaceId; card: CardId }>`. */
export type LinksTo<Things extends Readonly<Record<string, string | number>>> = {
  [Kind in keyof Things & string]: Link<Kind, Things[Kind]>;
}[keyof Things & string];

/**
 * A text, as a plain string and in parts. The texts of the parts, joined, are the whole text.
 *
 * @typeParam L - the links that it can contain
 */
export interface Phrase<L extends Link = Link> {
  readonly text: string;
  readonly parts: readonly (Words | L)[];
}

const isWords = (part: Words | Link): part is Words => part.kind === 'words';

/** Returns a phrase of these parts. Adjacent words are merged, and empty parts are left out. */
export function phraseOf<L extends Link>(parts: readonly (Words | L)[]): Phrase<L> {
  const joined: (Words | L)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === '') continue;
    if (last !== undefined && isWords(last) && isWords(part)) {
      joined[joined.length - 1] = { kind: 'words', text: last.text + part.text };
    } else joined.push(part);
  }
  return { text: joined.map(({ text }) => text).join(''), parts: joined };
}

/** Returns a phrase of words without a link. */
export const words = (text: string): Phrase<never> => phraseOf<never>([{ kind: 'words', text }]);

/** Returns a phrase that consists of one link. */
export const linkTo = <L extends Link>(link: L): Phrase<L> => phraseOf([link]);

/** What a phrase can be built from: a phrase, a string, or a number. */
export type Piece<L extends Link> = Phrase<L> | string | number;

const partsOf = <L extends Link>(piece: Piece<L>): readonly (Words | L)[] =>
  typeof piece === 'object' ? piece.parts : [{ kind: 'words', text: String(piece) }];

/**
 * Returns a phrase from a template literal. Phrases put into it keep their links.
 *
 * @example
 * import { linkTo, phrase } from 'diadochi/core';
 *
 * const pella = linkTo({ kind: 'space', id: 'pella', text: 'Pella' });
 * const said = phrase`March to ${pella} with ${2} Elephants`;
 * said.text; // 'March to Pella with 2 Elephants'
 * said.parts.map(({ kind }) => kind); // ['words', 'space', 'words']
 */
export function phrase<L extends Link = never>(texts: TemplateStringsArray, ...pieces: readonly Piece<L>[]): Phrase<L> {
  const said = texts.flatMap((text, index): readonly (Words | L)[] => {
    const piece = pieces[index];
    return [{ kind: 'words', text }, ...(piece === undefined ? [] : partsOf(piece))];
  });
  return phraseOf(said);
}

/** Returns phrases joined, with a separator between them. */
export const joined = <L extends Link>(phrases: readonly Piece<L>[], between: Piece<L> = ''): Phrase<L> =>
  phraseOf(phrases.flatMap((each, index) => [...(index === 0 ? [] : partsOf(between)), ...partsOf(each)]));

/** Returns a phrase with a capital letter. */
export function capital<L extends Link>({ parts }: Phrase<L>): Phrase<L> {
  const [first, ...others] = parts;
  if (first === undefined) return phraseOf(parts);
  return phraseOf([{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...others]);
}

/** Returns a phrase as a sentence, with a capital letter and a full stop. */
export const sentence = <L extends Link>(said: Phrase<L>): Phrase<L> => phrase<L>`${capital(said)}.`;
