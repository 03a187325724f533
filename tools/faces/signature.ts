/** Signatures of the contract in the types of a game. */
import type ts from 'typescript';

/** What a game calls the types that the contract calls by `G`. */
export type TypeNames = Readonly<Record<string, string>>;

/** A type of the contract in the types of a game. */
export function inGame(type: string, names: TypeNames): string {
  const longestFirst = Object.keys(names).sort((a, b) => b.length - a.length);
  return longestFirst.reduce((text, name) => text.replaceAll(name, names[name] ?? name), type.replace(/\s+/g, ' '));
}

/** The names of types in a text, which begin with a capital letter. */
const typesIn = (text: string): readonly string[] => text.match(/\b[A-Z]\w*/g) ?? [];

/** What the types in a code are imported from. */
export interface Imports {
  readonly core: readonly string[];
  readonly own: readonly string[];
}

/**
 * Where the types in a code come from: core has those that the contract imports, but for those that the game fills in under the same
 * name (its `Viewer`); all others are parts of the game.
 */
export function importsOf(code: string, known: ReadonlySet<string>, names: TypeNames): Imports {
  const filledIn = new Set(Object.values(names));
  const isCores = (name: string): boolean => known.has(name) && !filledIn.has(name);
  const found = new Set(typesIn(code.replace(/'[^']*'|\/\*[\s\S]*?\*\//g, '')));
  const all = [...found].filter((name) => !EVERYWHERE.has(name)).sort();
  return { core: all.filter(isCores), own: all.filter((name) => !isCores(name)) };
}

/** Types that nobody imports. */
const EVERYWHERE: ReadonlySet<string> = new Set(['Readonly', 'Record', 'SPEAKERS']);

/** The parameters of a signature as they are handed on. */
export const handedOn = (parameters: readonly ts.ParameterDeclaration[]): string =>
  parameters
    .map(({ dotDotDotToken, name }) => `${dotDotDotToken === undefined ? '' : '...'}${name.getText()}`)
    .join(', ');
