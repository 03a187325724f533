/** Matches: the friendly layer for a host. One plain value holds everything; chance settles itself. */
import * as E from 'fp-ts/lib/Either.js';
import { resumeChance, seededChance, type ChanceState } from './chance.js';
import type { Game, WholeGameTypes } from './game.js';
import { digest } from './json.js';
import { records, type GameRecord, type InvalidRecord } from './record.js';
import { invalidInput, type InvalidInput, type RuleViolation } from './rule.js';

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
  function createMatch({ seed, ...options }: G['options'] & { readonly seed: string }): E.Either<InvalidInput, Match<G>> {
    if (typeof seed !== 'string') return E.left(invalidInput([{ path: '$.seed', message: 'expected a string' }]));
    const created = game.createGame(options as G['options']);
    if (E.isLeft(created)) return created;
    const match: Match<G> = {
      options: options as G['options'],
      seed,
      state: created.right,
      chance: seededChance(seed).save(),
      actions: [],
    };
    return E.right(settled(match, []).match);
  }

  /** Carries out a player's action and all the chance that follows from it. A refused action changes nothing. */
  function play(match: Match<G>, action: G['action']): E.Either<RuleViolation<G['code']>, Played<G>> {
    const step = game.applyAction(match.state, action);
    if (E.isLeft(step)) return step;
    return E.right(settled({ ...match, state: step.right.state, actions: [...match.actions, action] }, step.right.events));
  }

  /**
   * Takes back the last decision of a player and the chance that followed it; chance is taken back too, so that
   * the same decision meets the same dice. `undefined` when no player has decided anything yet.
   */
  function undo(match: Match<G>): Match<G> | undefined {
    const decisions = match.actions.filter(({ player }) => player !== 'chance');
    if (decisions.length === 0) return undefined;
    let current = createMatch({ ...match.options, seed: match.seed });
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

  /** Reads a match written down, replaying it; whatever was changed on the way is refused. */
  function load(input: unknown): E.Either<InvalidRecord<G>, Match<G>> {
    const saved = input as SavedMatch<G> | null | undefined;
    if (typeof saved !== 'object' || saved === null || saved.format !== 'diadochi-match') {
      return E.left(invalidInput([{ path: '$.format', message: 'expected "diadochi-match"' }]));
    }
    const replayed = replay(saved.record);
    if (E.isLeft(replayed)) return replayed;
    const { checksum, ...body } = saved;
    if (typeof saved.seed !== 'string' || digest(body) !== checksum) {
      return E.left(invalidInput([{ path: '$.checksum', message: 'the match was changed after it was written' }]));
    }
    const { options, actions } = saved.record;
    return E.right({ options, seed: saved.seed, state: replayed.right.state, chance: saved.chance, actions });
  }

  return { createMatch, play, undo, save, load, recordOf };
}
