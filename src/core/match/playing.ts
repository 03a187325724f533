/** Beginning a match, and playing it on. */
import * as E from 'fp-ts/lib/Either.js';
import { resumeChance, seededChance, type ChanceSource } from '../chance/index.js';
import { decodeWith, faultsFound, faultsWithin, isRecord, plain, shown, withOthers } from '../codec/index.js';
import type { Game, WholeGameTypes } from '../game.js';
import { freezeJson, thawJson } from '../json.js';
import { invalidInput, type InvalidInput, type RuleViolation } from '../rule.js';
import { seedCodec } from './seed.js';
import { settled } from './settled.js';
import {
  seeded,
  unseeded,
  type AnyMatch,
  type MatchCourse,
  type Match,
  type Played,
  type UnseededMatch,
} from './shape.js';
import type { Trails } from './trails.js';

/** The functions that begin matches of a game and play them on. */
export function playing<G extends WholeGameTypes>(game: Game<G>, trails: Trails<G>) {
  /** A new game in which chance has had its turn. */
  function begun(options: G['options'], chance: ChanceSource): E.Either<InvalidInput, MatchCourse<G>> {
    const created = game.createGame(options);
    if (E.isLeft(created)) return created;
    const { state, actions } = settled(game, freezeJson(created.right), [], chance);
    return E.right({ options: freezeJson(options), state, actions });
  }

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
      return E.map((course: MatchCourse<G>) => trails.begin(unseeded(course)))(begun(options.right, chance));
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
    return E.map((course: MatchCourse<G>) => trails.begin(seeded(course, seedRead.right, source.save())))(
      begun(options.right, source),
    );
  }

  /**
   * Carries out a player's action and all the chance that follows from it. A refused action changes nothing.
   *
   * Whose action it is must be known beforehand: compare `action.player` with the player who sent it, or ask
   * `explainAction(match.state, action, player)` first. With a source of chance the match is one without a seed from then on; a match without a seed is not played without one (`TypeError`).
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
    trails.follow(next, match);
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
      const { events, ...rest } = settled(game, state, actions, chance);
      return { next: unseeded({ options, ...rest }), events };
    }
    if (seed === null) throw new TypeError('a match without a seed is played with a source of chance');
    const source = resumeChance(stands);
    const { events, ...rest } = settled(game, state, actions, source);
    return { next: seeded({ options, ...rest }, seed, source.save()), events };
  }

  return { createMatch, play };
}
