/**
 * The manifest of a game: everything that code outside the game's folder needs to know. It contains only words and
 * numbers; rules, texts and pictures are loaded when needed.
 *
 * The tests of a game are not part of the package: by convention `test/<name>/kit.ts` exports its `kit`, and its
 * conformance cases are in `conformance/<name>/`. `tools/beside.ts` describes other things that a game may provide for
 * the tools.
 */
import type { Heuristics } from '../bots/heuristics.js';
import type { Check, Game, Names, WholeGameTypes } from '../core/index.js';
import type { ConformanceEngine } from './conformance/engine.js';
import type { Motives } from './page/motives.js';
import type { GameTable } from './page/table.js';
import type { Rulebook, Translation } from './rulebook.js';
import type { Storyteller } from './story.js';
import type { TerminalGame } from './terminal/game.js';

/** The codecs of all JSON input and output. */
export interface Codecs<G extends WholeGameTypes> {
  readonly ActionCodec: Check<G['action']>;
  readonly EventCodec: Check<unknown>;
  readonly OptionsCodec: Check<unknown>;
  readonly PositionCodec: Check<unknown>;
  readonly RecordCodec: Check<unknown>;
  readonly StateCodec: Check<unknown>;
  readonly ViewCodec: Check<unknown>;
  /** Returns the names in games with these options. */
  namesOf(options: G['options']): Names;
}

/** What the public entry point of a game provides to code that works with any game. */
export interface Entry<G extends WholeGameTypes> {
  readonly game: Game<G>;
  readonly codecs: Codecs<G>;
  readonly query: Readonly<Record<string, unknown>>;
  /** All players of the game, whatever their number. */
  readonly players: readonly G['player'][];
  /** The meaning of each refusal code. */
  readonly refusals: Readonly<Record<string, string>>;
}

/**
 * The pages of `docs/` about a game, by path. A page that is omitted does not exist. Commands write `coverage` and
 * `reach`; the repository does not contain them.
 */
export interface Documents {
  readonly guide?: string;
  readonly rulings: string;
  readonly coverage: string;
  readonly reach: string;
}

/** The sources from which `npm run questions` writes the `questions.ts` of the game. */
export interface QuestionSources {
  /** Folders and files whose exported functions take a situation. */
  readonly from: readonly string[];
  /** Files of the game whose exports are re-exported unchanged. */
  readonly beside: readonly string[];
  /** Whether the signatures are written out. Inferred ones lose the names of types. */
  readonly signed: boolean;
  /** Set if signatures also name views: in a game with hidden cards, a view is no state. */
  readonly viewsToo?: boolean;
}

export interface Manifest<G extends WholeGameTypes> {
  /** The name of the game in commands, records and positions, and of its folders. */
  readonly name: string;
  /** The title as it is printed on the box. */
  readonly title: string;
  /** The folder of the game from the root of the repository, if it is not `src/<name>`. */
  readonly source?: string;
  /** The game whose rules apply where this one has none of its own. */
  readonly base?: string;
  readonly playerCounts: readonly number[];
  /** The default number of players. */
  readonly usualPlayers: number;
  /** Whether players hold something that others may not see. */
  readonly hasHands: boolean;
  /** Options that keep secrets among strangers: no pause reveals anything about a hand. */
  readonly amongStrangers: Partial<G['options']>;
  readonly documents: Documents;
  /** Omitted if the questions are written by hand. */
  readonly questions?: QuestionSources;

  rulebook(): Promise<Rulebook>;
  /** The clauses of the rulebook in German. Omitted if they are shown in English. */
  germanRulebook?(): Promise<Translation>;
  entry(): Promise<Entry<G>>;
  /** The game in the terminal program. */
  terminal(): Promise<TerminalGame<G>>;
  /** The heuristics from which bots are made. */
  bots(): Promise<Heuristics<G>>;
  /** What those bots go by, in words. */
  motives(): Promise<Motives<G['action']['type']>>;
  /** The game as a story from its beginning to its end. */
  story(): Promise<Storyteller<G>>;
  /** The game on the web page. */
  page(): Promise<GameTable<G>>;
  /** The engine of the game on which conformance cases run. */
  conformance(): Promise<ConformanceEngine<G['state']>>;
}

/** The parts of a manifest that do not depend on the types of its game. */
type Plain = Pick<
  Manifest<WholeGameTypes>,
  | 'name'
  | 'title'
  | 'source'
  | 'base'
  | 'playerCounts'
  | 'usualPlayers'
  | 'hasHands'
  | 'documents'
  | 'questions'
  | 'rulebook'
  | 'germanRulebook'
>;

/** A game of the registry, whatever its types. */
export interface AnyGame extends Plain {
  /** Calls a function with the manifest and the types of the game. */
  open<Result>(use: <G extends WholeGameTypes>(manifest: Manifest<G>) => Result): Result;
}

/**
 * Returns an entry of the registry from the manifest of a game: `export const chess = defineGame<ChessTypes>({ name:
 * 'chess', … })`.
 */
export const defineGame = <G extends WholeGameTypes>(manifest: Manifest<G>): AnyGame => ({
  ...manifest,
  open: (use) => use(manifest),
});
