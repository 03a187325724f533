/**
 * Matches: the friendly layer for a host. One plain value holds everything; chance settles itself.
 *
 * A match is the server's own: it holds every hidden card, and its seed tells every die to come. What may leave a server while
 * a game goes on is `viewFor(state, player)` and `eventFor(event, player)`, and nothing else; see docs/server.md.
 */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { resumeChance, seededChance, type ChanceSource, type ChanceState } from './chance.js';
import { withCheckpoint, type Checkpoint, type Trail } from './checkpoint.js';
import {
  closed,
  decodeWith,
  faultsFound,
  faultsWithin,
  isRecord,
  LIMITS,
  oneOf,
  plain,
  realNumber,
  shown,
  value,
  wholeNumber,
  withOthers,
} from './codec/index.js';
import { CHANCE } from './frame.js';
import type { Game, WholeGameTypes } from './game.js';
import { digest, freezeJson, sameJson, thawJson } from './json.js';
import { digestCodec, MOST_ACTIONS, records, refusedAction, type GameRecord, type InvalidRecord } from './record.js';
import { isDecision, origin, retrace, type Retraced } from './retrace.js';
import { invalidInput, type InvalidInput, type RuleViolation } from './rule.js';

/** The version of the format of saved matches. */
export const MATCH_VERSION = 1;

/** What every match holds. */
interface Course<G extends WholeGameTypes> {
  readonly options: G['options'];
  readonly state: G['state'];
  /** Every action so far, those of chance included. */
  readonly actions: readonly G['action'][];
}

/**
 * A game being played whose chance follows from a seed: plain JSON throughout, and frozen.
 *
 * **Never send it, its seed or its state to a player**: with the seed all hidden cards and all dice to come are known.
 */
export interface Match<G extends WholeGameTypes> extends Course<G> {
  /** A secret. */
  readonly seed: string;
  readonly chance: ChanceState;
}

/**
 * A game being played whose chance comes, or once came, from somewhere else than a seed: a platform's source, dice rolled at
 * a table. No seed stands for its dice, so it cannot be saved as a {@link Match} can; its record is kept in place of a save,
 * and `resume` goes on from it. Plain JSON throughout, and frozen.
 */
export interface UnseededMatch<G extends WholeGameTypes> extends Course<G> {
  readonly seed: null;
  readonly chance: null;
}

/** A match of either kind; `seed` tells which. */
export type AnyMatch<G extends WholeGameTypes> = Match<G> | UnseededMatch<G>;

/** A match after a step, and what happened. */
export interface Played<G extends WholeGameTypes, M extends AnyMatch<G> = Match<G>> {
  readonly match: M;
  readonly events: readonly G['event'][];
}

/**
 * A match written down: its record, and where chance stands.
 *
 * One that loads proves what its record proves (these actions are legal and lead to this end) and, since every outcome of chance
 * must be the one that its seed gives there, its dice as well. It proves neither who wrote it nor who chose the seed, or when:
 * for that publish `digest(seed)` before the first action, and the save after the last. Until then it stays on the server.
 */
export interface SavedMatch<G extends WholeGameTypes> {
  readonly format: 'diadochi-match';
  readonly version: typeof MATCH_VERSION;
  /** A secret while the game goes on. */
  readonly seed: string;
  readonly chance: ChanceState;
  readonly record: GameRecord<G>;
  /** Digest of all the other fields: it finds accidents, and is no signature. */
  readonly checksum: string;
}

const isSeed = (u: unknown): u is string => typeof u === 'string' && u.length <= 1000;
const seedCodec = value('a text of at most 1000 characters', isSeed);

const chanceCodec: t.Type<ChanceState> = closed({
  algorithm: oneOf(['alea']),
  seed: seedCodec,
  generator: closed({ c: wholeNumber(0, 2 ** 32), s0: realNumber(0, 1), s1: realNumber(0, 1), s2: realNumber(0, 1) }),
});

/** The envelope of a saved match; the record in it is read by itself. */
const envelope = closed(
  {
    format: oneOf(['diadochi-match']),
    version: oneOf([MATCH_VERSION]),
    seed: seedCodec,
    chance: chanceCodec,
    record: t.unknown,
    checksum: digestCodec,
  },
  undefined,
  'a match',
);

const UNSEEDED = { seed: null, chance: null } as const;

/**
 * The functions on matches of one game. They take matches that they, or their twins elsewhere, have made; what is of unknown
 * origin goes through `load` or `resume`. Only `undo` looks at a match before it trusts it.
 *
 * @example
 * import { alexandros } from 'diadochi/alexandros';
 * import { matches, orThrow, randomSeed } from 'diadochi/core';
 *
 * const { createMatch, play, undo } = matches(alexandros);
 * const begun = orThrow(createMatch({ players: 2, seed: randomSeed() }));
 * const [first] = alexandros.legalActions(begun.state);
 * const { match } = orThrow(play(begun, first!));
 * undo(match); // begun
 */
export function matches<G extends WholeGameTypes>(game: Game<G>) {
  const { createRecord, read, endsIn } = records(game);

  /** What is remembered beside the matches made here. A match from elsewhere has no trail, and is played again from its start. */
  const trails = new WeakMap<object, Trail<G['state']>>();

  function remember<M extends AnyMatch<G>>(
    match: M,
    decisions: number,
    checkpoints: readonly Checkpoint<G['state']>[],
  ): M {
    trails.set(match, { decisions, actions: match.actions.length, checkpoints });
    return match;
  }

  /** The trail of a match to which nothing was done since it was made. */
  function trailOf(match: AnyMatch<G>): Trail<G['state']> | undefined {
    const trail = trails.get(match);
    return trail?.actions === match.actions.length ? trail : undefined;
  }

  const seeded = (course: Course<G>, seed: string, chance: ChanceState): Match<G> =>
    Object.freeze({ ...course, seed, chance: freezeJson(chance) });
  const unseeded = (course: Course<G>): UnseededMatch<G> => Object.freeze({ ...course, ...UNSEEDED });

  /** A state in which chance has had its turn, and the actions that led to it. */
  function settled(state: G['state'], actions: readonly G['action'][], chance: ChanceSource) {
    const settlement = game.settle(state, chance);
    return {
      state: freezeJson(settlement.state),
      // One exact allocation: half the time of spreading the two lists into a third.
      actions: actions.concat(settlement.actions.map((action) => freezeJson(action))),
      events: settlement.events,
    };
  }

  /** A new game in which chance has had its turn. */
  function begun(options: G['options'], chance: ChanceSource): E.Either<InvalidInput, Course<G>> {
    const created = game.createGame(options);
    if (E.isLeft(created)) return created;
    const { state, actions } = settled(freezeJson(created.right), [], chance);
    return E.right({ options: freezeJson(options), state, actions });
  }

  const fresh = <M extends AnyMatch<G>>(match: M): M =>
    remember(match, 0, [{ decisions: 0, actions: match.actions.length, state: match.state, chance: match.chance }]);

  /**
   * Begins a match and lets chance deal until a player must decide.
   *
   * With a `seed` among the options all chance follows from it. **The seed is a secret**: where the players are strangers, take
   * `randomSeed()` and keep it on the server. With a source of chance of your own as second argument there is no seed, and
   * the match says so.
   *
   * @returns the match, or every fault of the options and the seed with its JSON path
   */
  function createMatch(input: G['options'] & { readonly seed: string }): E.Either<InvalidInput, Match<G>>;
  function createMatch(input: G['options'], chance: ChanceSource): E.Either<InvalidInput, UnseededMatch<G>>;
  function createMatch(input: G['options'], chance?: ChanceSource): E.Either<InvalidInput, AnyMatch<G>> {
    if (chance !== undefined) {
      const options = game.decode.options(input);
      if (E.isLeft(options)) return options;
      return E.map((course: Course<G>) => fresh(unseeded(course)))(begun(options.right, chance));
    }
    const { copy, findings } = plain(input);
    const unread = faultsFound(findings);
    if (!isRecord(copy)) {
      const message = `expected options and a seed, got ${shown(copy)}`;
      return E.left(invalidInput(withOthers(unread, [{ path: '$', message }])));
    }
    const { seed, ...rest } = copy;
    const seedRead = Object.hasOwn(copy, 'seed')
      ? decodeWith(seedCodec, seed)
      : E.left(invalidInput([{ path: '$', message: 'missing' }]));
    const options = game.decode.options(rest);
    const faults = withOthers(unread, [
      ...(E.isLeft(seedRead) ? faultsWithin(['seed'], seedRead.left.faults) : []),
      ...(E.isLeft(options) ? options.left.faults : []),
    ]);
    if (faults.length > 0 || E.isLeft(seedRead) || E.isLeft(options)) return E.left(invalidInput(faults));
    const source = seededChance(seedRead.right);
    return E.map((course: Course<G>) => fresh(seeded(course, seedRead.right, source.save())))(
      begun(options.right, source),
    );
  }

  /**
   * Carries out a player's action and all the chance that follows from it. A refused action changes nothing.
   *
   * Whose action it is must be known beforehand: compare `action.player` with the player who sent it, or ask
   * `explainAction(match.state, action, player)` first. With a source of
   * chance the match is one without a seed from then on; a match without a seed is not played without one (`TypeError`).
   *
   * @returns the match after it and what happened; or why not: `code`, `rule`, `params`, `message`
   */
  function play(match: Match<G>, action: G['action']): E.Either<RuleViolation<G['code']>, Played<G>>;
  function play(
    match: AnyMatch<G>,
    action: G['action'],
    chance: ChanceSource,
  ): E.Either<RuleViolation<G['code']>, Played<G, UnseededMatch<G>>>;
  function play(
    match: AnyMatch<G>,
    action: G['action'],
    chance?: ChanceSource,
  ): E.Either<RuleViolation<G['code']>, Played<G, AnyMatch<G>>> {
    const step = game.applyAction(match.state, action);
    if (E.isLeft(step)) return step;
    const done = match.actions.concat([freezeJson(thawJson(action))]);
    const { next, events } = after(match, step.right.state, done, chance);
    const trail = trailOf(match);
    if (trail !== undefined) {
      const { state, chance: stands, actions } = next;
      const decisions = trail.decisions + 1;
      const latest = { decisions, actions: actions.length, state, chance: stands };
      remember(next, decisions, withCheckpoint(trail.checkpoints, latest));
    }
    return E.right({ match: next, events: [...step.right.events, ...events] });
  }

  /** The match when a decision has led to this state and chance has had its turn. */
  function after(
    { options, seed, chance: stands }: AnyMatch<G>,
    state: G['state'],
    actions: readonly G['action'][],
    chance: ChanceSource | undefined,
  ): { readonly next: AnyMatch<G>; readonly events: readonly G['event'][] } {
    if (chance !== undefined) {
      const { events, ...rest } = settled(state, actions, chance);
      return { next: unseeded({ options, ...rest }), events };
    }
    if (seed === null) throw new TypeError('a match without a seed is played with a source of chance');
    const source = resumeChance(stands);
    const { events, ...rest } = settled(state, actions, source);
    return { next: seeded({ options, ...rest }, seed, source.save()), events };
  }

  /** The match at the end of actions played again. */
  function matchAt(
    { options, seed }: Pick<AnyMatch<G>, 'options' | 'seed'>,
    actions: readonly G['action'][],
    { end: { state, chance, decisions }, checkpoints }: Retraced<G['state']>,
  ): AnyMatch<G> {
    const course = { options: freezeJson(options), state, actions };
    const match = seed === null || chance === null ? unseeded(course) : seeded(course, seed, chance);
    return remember(match, decisions, checkpoints);
  }

  /** A match that was not made here, or was changed since: a plain copy of what counts, or `undefined` if it does not read. */
  function foreign(match: unknown): Pick<AnyMatch<G>, 'options' | 'seed' | 'actions'> | undefined {
    const { copy } = plain(match);
    if (!isRecord(copy) || !Array.isArray(copy.actions) || copy.actions.length > MOST_ACTIONS) return undefined;
    const { seed, actions } = copy;
    const options = game.decode.options(copy.options);
    if (E.isLeft(options) || !(seed === null || isSeed(seed))) return undefined;
    if (actions.some((action) => E.isLeft(game.decode.action(action)))) return undefined;
    return { options: options.right, seed, actions: actions.map((action: G['action']) => freezeJson(action)) };
  }

  /**
   * Takes back the last decision of a player and the chance that followed it. Chance is taken back too: the same decision
   * meets the same dice. (In a match without a seed the next dice are its source's.)
   *
   * It takes the same time however long the match is, if the match was made by these functions and not copied since.
   * One from elsewhere, as read from JSON, is played again from its start, once.
   *
   * @returns the match before it; `undefined` when no player has decided anything yet, and for what is no match of this game
   *   or one whose actions are not legal or whose dice are not those of its seed. Never throws
   */
  function undo(match: Match<G>): Match<G> | undefined;
  function undo(match: UnseededMatch<G>): UnseededMatch<G> | undefined;
  function undo(match: AnyMatch<G>): AnyMatch<G> | undefined {
    const trail = trails.has(match) ? trailOf(match) : undefined;
    const course = trail === undefined ? foreign(match) : match;
    if (course === undefined) return undefined;
    const { actions } = course;
    const last = actions.findLastIndex(isDecision);
    if (last < 0) return undefined;
    const decisions = (trail?.decisions ?? actions.filter(isDecision).length) - 1;
    const known = (trail?.checkpoints ?? []).filter((checkpoint) => checkpoint.decisions <= decisions);
    const near = known.at(-1);
    const from = near === undefined ? origin(game, course.options, course.seed) : E.right(near);
    if (E.isLeft(from)) return undefined;
    // A match that began with a seed and went on without it may remember where chance stood then.
    const start = course.seed === null ? { ...from.right, chance: null } : from.right;
    const again = retrace(game, start, known, actions, last, decisions);
    return E.isLeft(again) ? undefined : matchAt(course, actions.slice(0, last), again.right);
  }

  /**
   * The record of a match so far. It holds every hidden card that was drawn: while the game goes on it stays on the server.
   * It proves that the match was played by the rules, and not that its dice fell by chance.
   */
  const recordOf = (match: AnyMatch<G>): GameRecord<G> => createRecord(match.options, match.actions, match.state);

  /**
   * Writes a match down as plain JSON, its seed in it: while the game goes on it stays on the server. Loaded, it proves its
   * dice. A match without a seed cannot be saved (`TypeError`): keep its record, and `resume` it.
   */
  function save(match: Match<G>): SavedMatch<G> {
    if (!isSeed(match.seed)) throw new TypeError('a match without a seed cannot be saved; keep its record');
    const body = {
      format: 'diadochi-match',
      version: MATCH_VERSION,
      seed: match.seed,
      chance: match.chance,
      record: recordOf(match),
    } as const;
    return { ...body, checksum: digest(body) };
  }

  /** Plays a record again to its end. */
  function retraced(record: GameRecord<G>, seed: string | null): E.Either<InvalidRecord<G>, Retraced<G['state']>> {
    const from = origin(game, record.options, seed);
    if (E.isLeft(from)) return from;
    const { actions } = record;
    const again = retrace(game, from.right, [], actions, actions.length, actions.filter(isDecision).length);
    if (E.isLeft(again)) {
      const { index, violation } = again.left;
      if (violation !== undefined) return E.left(refusedAction(index, violation));
      const message = 'the seed has chance do something else here';
      return E.left(invalidInput([{ path: `$.actions[${index}]`, message }]));
    }
    return E.map(() => again.right)(endsIn(record, again.right.end.state));
  }

  /** Faults of the record in a save, as faults of the save. */
  const inSave = (refusal: InvalidRecord<G>): InvalidRecord<G> =>
    refusal.code === 'invalidInput' ? invalidInput(faultsWithin(['record'], refusal.faults)) : refusal;

  /** Reads a match written down, playing it again; whatever was changed on the way is refused, and dice that are not its seed's. */
  function load(input: unknown): E.Either<InvalidRecord<G>, Match<G>> {
    const saved = decodeWith(envelope, input, () => [], LIMITS);
    if (E.isLeft(saved)) return saved;
    const { checksum, ...body } = saved.right;
    const record = read(body.record);
    if (E.isLeft(record)) return E.left(inSave(record.left));
    if (digest(body) !== checksum) {
      return E.left(invalidInput([{ path: '$.checksum', message: 'the match was changed after it was written' }]));
    }
    const again = retraced(record.right, body.seed);
    if (E.isLeft(again)) return E.left(inSave(again.left));
    const { end, checkpoints } = again.right;
    if (end.chance === null || !sameJson(end.chance, body.chance)) {
      return E.left(
        invalidInput([{ path: '$.chance', message: 'after these actions the seed leaves chance elsewhere' }]),
      );
    }
    if (game.actors(end.state)[0] === CHANCE) {
      return E.left(invalidInput([{ path: '$.record.actions', message: 'ends where chance has not done its part' }]));
    }
    const { options, actions } = record.right;
    const course = {
      options: freezeJson(options),
      state: end.state,
      actions: actions.map((action) => freezeJson(action)),
    };
    return E.right(remember(seeded(course, body.seed, end.chance), end.decisions, checkpoints));
  }

  /**
   * Goes on from a record with a source of chance: what `load` is to a save. The match has no seed, and nothing says that the
   * dice in the record fell by chance: take it from your own store, not from a stranger.
   *
   * @returns the match, in which chance has had its turn; or what is wrong with the record
   */
  function resume(input: unknown, chance: ChanceSource): E.Either<InvalidRecord<G>, UnseededMatch<G>> {
    const record = read(input);
    if (E.isLeft(record)) return record;
    const again = retraced(record.right, null);
    if (E.isLeft(again)) return again;
    const { end, checkpoints } = again.right;
    const { state, actions } = settled(
      end.state,
      record.right.actions.map((action) => freezeJson(action)),
      chance,
    );
    const match = unseeded({ options: freezeJson(record.right.options), state, actions });
    return E.right(remember(match, end.decisions, checkpoints));
  }

  return { createMatch, play, undo, save, load, resume, recordOf };
}
