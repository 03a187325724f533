/** Matches: the friendly layer for a host. One plain value holds everything; chance settles itself. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { drawWeighted, resumeChance, seededChance, type ChanceState } from './chance.js';
import {
  closed,
  decodeWith,
  faultsWithin,
  isRecord,
  oneOf,
  plain,
  realNumber,
  value,
  wholeNumber,
} from './codec/index.js';
import { CHANCE } from './frame.js';
import type { Game, WholeGameTypes } from './game.js';
import { digest, sameJson } from './json.js';
import { digestCodec, records, type GameRecord, type InvalidRecord } from './record.js';
import { invalidInput, type Fault, type InvalidInput, type RuleViolation } from './rule.js';

/** A game being played: plain JSON throughout. */
export interface Match<G extends WholeGameTypes> {
  readonly options: G['options'];
  readonly seed: string;
  readonly state: G['state'];
  readonly chance: ChanceState;
  /** Every action so far, those of chance included. */
  readonly actions: readonly G['action'][];
}

/** A match after a step, and what happened. */
export interface Played<G extends WholeGameTypes> {
  readonly match: Match<G>;
  readonly events: readonly G['event'][];
}

/** A match written down: its record, and where chance stands. */
export interface SavedMatch<G extends WholeGameTypes> {
  readonly format: 'diadochi-match';
  readonly seed: string;
  readonly chance: ChanceState;
  readonly record: GameRecord<G>;
  readonly checksum: string;
}

const seedCodec = value(
  'a text of at most 1000 characters',
  (u): u is string => typeof u === 'string' && u.length <= 1000,
);

const chanceCodec: t.Type<ChanceState> = closed({
  algorithm: oneOf(['alea']),
  seed: seedCodec,
  generator: closed({ c: wholeNumber(0, 2 ** 32), s0: realNumber(0, 1), s1: realNumber(0, 1), s2: realNumber(0, 1) }),
});

/** The envelope of a saved match; the record in it is read by `replay`. */
const envelope = closed(
  {
    format: oneOf(['diadochi-match']),
    seed: seedCodec,
    chance: chanceCodec,
    record: t.unknown,
    checksum: digestCodec,
  },
  undefined,
  'a match',
);

/** The functions on matches of one game. */
export function matches<G extends WholeGameTypes>(game: Game<G>) {
  const { createRecord, replay } = records(game);

  function settled(match: Match<G>, before: readonly G['event'][]): Played<G> {
    const chance = resumeChance(match.chance);
    const { state, events, actions } = game.settle(match.state, chance);
    return {
      match: { ...match, state, chance: chance.save(), actions: [...match.actions, ...actions] },
      events: [...before, ...events],
    };
  }

  /** Begins a match and lets chance deal until a player must decide. */
  function createMatch(input: G['options'] & { readonly seed: string }): E.Either<InvalidInput, Match<G>> {
    const { copy, findings } = plain(input);
    const fields: Readonly<Record<string, unknown>> = isRecord(copy) ? copy : {};
    const { seed, ...rest } = fields;
    const seedRead = decodeWith(seedCodec, seed);
    const options = game.decode.options(findings.length > 0 || !isRecord(copy) ? input : rest);
    const faults: readonly Fault[] = [
      ...(E.isLeft(seedRead) ? faultsWithin(['seed'], seedRead.left.faults) : []),
      ...(E.isLeft(options) ? options.left.faults : []),
    ];
    if (E.isLeft(seedRead) || E.isLeft(options)) return E.left(invalidInput(faults));
    return begin(options.right, seedRead.right);
  }

  function begin(options: G['options'], seed: string): E.Either<InvalidInput, Match<G>> {
    const created = game.createGame(options);
    if (E.isLeft(created)) return created;
    const match: Match<G> = { options, seed, state: created.right, chance: seededChance(seed).save(), actions: [] };
    return E.right(settled(match, []).match);
  }

  /** Carries out a player's action and all the chance that follows from it. A refused action changes nothing. */
  function play(match: Match<G>, action: G['action']): E.Either<RuleViolation<G['code']>, Played<G>> {
    const step = game.applyAction(match.state, action);
    if (E.isLeft(step)) return step;
    return E.right(
      settled({ ...match, state: step.right.state, actions: [...match.actions, action] }, step.right.events),
    );
  }

  /**
   * Takes back the last decision of a player and the chance that followed it; chance is taken back too, so that
   * the same decision meets the same dice. `undefined` when no player has decided anything yet.
   */
  function undo(match: Match<G>): Match<G> | undefined {
    const decisions = match.actions.filter(({ player }) => player !== CHANCE);
    if (decisions.length === 0) return undefined;
    let current = begin(match.options, match.seed);
    for (const action of decisions.slice(0, -1)) {
      if (E.isLeft(current)) return undefined;
      const step = play(current.right, action);
      if (E.isLeft(step)) return undefined;
      current = E.right(step.right.match);
    }
    return E.isRight(current) ? current.right : undefined;
  }

  /** The record of a match so far. */
  const recordOf = (match: Match<G>): GameRecord<G> => createRecord(match.options, match.actions, match.state);

  /** Writes a match down as plain JSON. */
  function save(match: Match<G>): SavedMatch<G> {
    const body = { format: 'diadochi-match', seed: match.seed, chance: match.chance, record: recordOf(match) } as const;
    return { ...body, checksum: digest(body) };
  }

  /** Where chance stands after these actions; what chance did must be what the seed makes it do. */
  function chanceAfter({ options, actions }: GameRecord<G>, seed: string): E.Either<InvalidInput, ChanceState> {
    const created = game.createGame(options);
    if (E.isLeft(created)) return created;
    const simulation = game.simulate(created.right);
    const chance = seededChance(seed);
    for (const [index, action] of actions.entries()) {
      if (action.player === CHANCE && !sameJson(drawWeighted(simulation.chanceOutcomes(), chance), action)) {
        return E.left(
          invalidInput([{ path: `$.record.actions[${index}]`, message: 'the seed has chance do something else here' }]),
        );
      }
      simulation.apply(action);
    }
    return E.right(chance.save());
  }

  /** Reads a match written down, replaying it; whatever was changed on the way is refused. */
  function load(input: unknown): E.Either<InvalidRecord<G>, Match<G>> {
    const saved = decodeWith(envelope, input);
    if (E.isLeft(saved)) return saved;
    const { checksum, ...body } = saved.right;
    const replayed = replay(body.record);
    if (E.isLeft(replayed)) {
      return replayed.left.code === 'invalidInput'
        ? E.left(invalidInput(faultsWithin(['record'], replayed.left.faults)))
        : replayed;
    }
    if (digest(body) !== checksum) {
      return E.left(invalidInput([{ path: '$.checksum', message: 'the match was changed after it was written' }]));
    }
    const record = body.record as GameRecord<G>;
    const chance = chanceAfter(record, body.seed);
    if (E.isLeft(chance)) return chance;
    if (!sameJson(chance.right, body.chance)) {
      return E.left(
        invalidInput([{ path: '$.chance', message: 'after these actions the seed leaves chance elsewhere' }]),
      );
    }
    return E.right({
      options: record.options,
      seed: body.seed,
      state: replayed.right.state,
      chance: body.chance,
      actions: record.actions,
    });
  }

  return { createMatch, play, undo, save, load, recordOf };
}
