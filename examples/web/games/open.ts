/** Opens a game for the page. Code that uses it need not know its types. */
import {
  isLeft,
  matches,
  orThrow,
  type Either,
  type Fault,
  type InvalidInput,
  type InvalidRecord,
  type Locale,
  type Match,
  type WholeGameTypes,
} from 'diadochi/core';
import type { About } from '../../../src/hosts/page/about.js';
import type { Manifest } from '../../../src/hosts/manifest.js';
import type { Session } from './session.js';
import { sessionOf } from './session-of.js';
import type { Agreed, GameTable, Look, OwnPart, Setting } from '../../../src/hosts/page/table.js';
import { dealt, stepsOf, stepsOfRecord, type Step } from './steps.js';
import type { Deal } from './written.js';

/** Why a game could not be started or read. */
export interface Refusal {
  /** All of it as one text. */
  readonly message: string;
  /** What is wrong, and where; none if it is not about single values. */
  readonly faults: readonly Fault[];
}

/** Parts of a game that players bring themselves, by the names of the options. */
export type Own = Readonly<Record<string, unknown>>;

/** A game of the library, ready to be started. */
export interface OpenGame {
  about(locale: Locale): About;
  settings(players: number, locale: Locale, agreed: Agreed): readonly Setting[];
  /** Returns the parts that players can bring themselves. */
  ownParts(players: number, locale: Locale, agreed: Agreed): readonly OwnPart[];
  /** Returns the seats of a game with this number of players. */
  seats(players: number): readonly string[];
  nameOf(player: string, look: Pick<Look, 'locale'>): string;
  /** Returns what is wrong with settings and parts of one's own, or `undefined` if a game can begin with them. */
  faultOf(players: number, agreed: Agreed, own: Own): Refusal | undefined;
  begin(players: number, agreed: Agreed, seed: string, own?: Own): Either<Refusal, Session>;
  /** Deals a game from options that were read from outside. */
  deal(deal: Deal): Either<Refusal, Session>;
  /** Begins at a position that was read from outside. */
  beginAt(position: unknown, seed: string): Either<Refusal, Session>;
  load(saved: unknown): Either<Refusal, Session>;
  /** Reads a record; the session has all its steps, and goes on with the dice of the browser. */
  replay(record: unknown): Either<Refusal, Session>;
}

const left = (refusal: Refusal): Either<Refusal, never> => ({ _tag: 'Left', left: refusal });
const right = (session: Session): Either<Refusal, Session> => ({ _tag: 'Right', right: session });

/** Returns a refusal of the library, with its faults and their paths as one text. */
function refusalOf({
  faults = [],
  message,
}: {
  readonly message: string;
  readonly faults?: readonly Fault[];
}): Refusal {
  if (faults.length === 0) return { message, faults };
  return { message: faults.map((fault) => `${fault.path}: ${fault.message}`).join('; '), faults };
}

const NO_STEP: Refusal = { message: 'no step', faults: [] };

/** What a manifest says of a game before it is opened. */
type Opening<G extends WholeGameTypes> = Pick<
  Manifest<G>,
  'title' | 'playerCounts' | 'hasHands' | 'terminal' | 'motives'
>;

/** Opens a game. */
export function opened<G extends WholeGameTypes>(
  { title, playerCounts, hasHands, terminal, motives }: Opening<G>,
  table: GameTable<G>,
): OpenGame {
  const { game, words } = table;
  const host = matches(game);
  const optionsOf = (players: number, agreed: Agreed, own: Own = {}): Either<InvalidInput, G['options']> =>
    game.decode.options({ ...table.options(players, agreed), ...own });
  const playersOf = (count: number): readonly G['player'][] =>
    game.players(orThrow(game.createGame(orThrow(optionsOf(count, {})))));
  const most = Math.max(...playerCounts);
  const session = (steps: readonly [Step<G>, ...Step<G>[]]): Session =>
    sessionOf({ title, hasHands, table, host, terminal, motives }, steps);
  function retold(steps: Either<InvalidRecord<G>, readonly Step<G>[]>): Either<Refusal, Session> {
    if (isLeft(steps)) return left(refusalOf(steps.left));
    const [first, ...others] = steps.right;
    return first === undefined ? left(NO_STEP) : right(session([first, ...others]));
  }
  const begunWith = (begun: Either<InvalidInput, Match<G>>): Either<Refusal, Session> =>
    isLeft(begun) ? left(refusalOf(begun.left)) : right(session([dealt(host, begun.right)]));
  function dealtFrom(options: Either<InvalidInput, G['options']>, seed: string): Either<Refusal, Session> {
    return isLeft(options) ? left(refusalOf(options.left)) : begunWith(host.createMatch({ ...options.right, seed }));
  }
  return {
    about: (locale) => table.about[locale],
    settings: table.settings,
    ownParts: (players, locale, agreed) => table.ownParts?.(players, locale, agreed) ?? [],
    seats: playersOf,
    nameOf(name, { locale }) {
      const player = playersOf(most).find((each) => each === name);
      return player === undefined ? name : words[locale].player(player);
    },
    faultOf(players, agreed, own) {
      const options = optionsOf(players, agreed, own);
      return isLeft(options) ? refusalOf(options.left) : undefined;
    },
    begin: (players, agreed, seed, own) => dealtFrom(optionsOf(players, agreed, own), seed),
    deal: ({ options, seed }) => dealtFrom(game.decode.options(options), seed),
    beginAt: (position, seed) => begunWith(host.createMatchAt({ position, seed })),
    load: (saved) => retold(stepsOf(host, saved)),
    replay: (record) => retold(stepsOfRecord(game, host, record)),
  };
}
