/**
 * The manifest of a game: all that anything outside the game's folder needs to know of it. It holds only words and numbers;
 * rules, texts and pictures are loaded when they are asked for.
 *
 * What proves a game is not shipped with it: by convention `test/<name>/kit.ts` exports its `kit`, and its conformance cases are in
 * `conformance/<name>/`; what else it may bring to the tools is told in `tools/beside.ts`.
 */
import type { Check, Game, WholeGameTypes } from '../core/index.js';
import type { ConformanceEngine } from './conformance/engine.js';
import type { GameTable } from './page/table.js';
import type { Rulebook } from './rulebook.js';
import type { Storyteller } from './story.js';
import type { TerminalGame } from './terminal/game.js';

/** The codecs of everything that goes in or out as JSON. */
export interface Codecs {
  readonly ActionCodec: Check<unknown>;
  readonly EventCodec: Check<unknown>;
  readonly OptionsCodec: Check<unknown>;
  readonly PositionCodec: Check<unknown>;
  readonly RecordCodec: Check<unknown>;
  readonly StateCodec: Check<unknown>;
  readonly ViewCodec: Check<unknown>;
}

/** What the public entry of a game offers, as far as code that knows no game asks. */
export interface Entry<G extends WholeGameTypes> {
  readonly game: Game<G>;
  readonly codecs: Codecs;
  readonly query: Readonly<Record<string, unknown>>;
  /** Everybody who can play it, whatever the number of players. */
  readonly players: readonly G['player'][];
  /** What each code of a refusal says. */
  readonly refusals: Readonly<Record<string, string>>;
}

/**
 * The pages of `docs/` about a game, by their paths. A page that is left out does not exist. Commands write `coverage` and `reach`, and the
 * repository does not contain them.
 */
export interface Documents {
  readonly guide?: string;
  readonly rulings: string;
  readonly coverage: string;
  readonly reach: string;
}

/** From which sources `npm run questions` writes the `questions.ts` of the game. */
export interface QuestionSources {
  /** Folders and files whose exported functions take a situation. */
  readonly from: readonly string[];
  /** Files of the game whose exports are passed on as they are. */
  readonly beside: readonly string[];
  /** Whether the signatures are written out; inferred ones lose the names of types. */
  readonly signed: boolean;
  /** Where signatures are written out: cards are hidden in a view, so that it is no state, and is named beside it. */
  readonly viewsToo?: boolean;
}

export interface Manifest<G extends WholeGameTypes> {
  /** The name of the game in commands, records and positions, and of its folders. */
  readonly name: string;
  /** The title as it is printed on the box. */
  readonly title: string;
  /** The folder of the game from the root of the repository, if it is not `src/<name>`. */
  readonly source?: string;
  /** The game whose rules this one takes where it says nothing itself. */
  readonly base?: string;
  readonly playerCounts: readonly number[];
  /** How many players, if nobody says. */
  readonly usualPlayers: number;
  /** Whether players hold something that others may not see. */
  readonly hasHands: boolean;
  /** Options that keep secrets among strangers: no pause may betray a hand. */
  readonly amongStrangers: Partial<G['options']>;
  readonly documents: Documents;
  /** Left out where the questions are written by hand. */
  readonly questions?: QuestionSources;

  rulebook(): Promise<Rulebook>;
  entry(): Promise<Entry<G>>;
  /** The game in the terminal program. */
  terminal(): Promise<TerminalGame<G>>;
  /** The game told from its beginning to its end, played by bots. */
  story(): Promise<Storyteller<G>>;
  /** The game on the web page. */
  page(): Promise<GameTable<G>>;
  /** The game as an engine on which conformance cases are tried. */
  conformance(): Promise<ConformanceEngine<G['state']>>;
}

/** What of a manifest does not depend on the types of its game. */
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
>;

/** A game of the registry, whatever its types are. */
export interface AnyGame extends Plain {
  /** Does something with the manifest and the types of the game. */
  open<Result>(use: <G extends WholeGameTypes>(manifest: Manifest<G>) => Result): Result;
}

/** Makes an entry of the registry from the manifest of a game: `export const chess = defineGame<ChessTypes>({ name: 'chess', … })`. */
export const defineGame = <G extends WholeGameTypes>(manifest: Manifest<G>): AnyGame => ({
  ...manifest,
  open: (use) => use(manifest),
});
