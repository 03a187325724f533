/** Replays actions from a checkpoint, as fast as the rules run, and creates checkpoints on the way. */
import * as E from 'fp-ts/lib/Either.js';
import { stateAtStart, type Beginning } from './beginning.js';
import { drawWeighted, resumeChance, seededChance } from './chance/index.js';
import { isKept, type Checkpoint } from './checkpoint.js';
import { unlessFailed } from './failure.js';
import { CHANCE } from './frame.js';
import type { Game, WholeGameTypes } from './game.js';
import { freezeJson, sameJson } from './json.js';
import { refusedAction, type InvalidRecord } from './record.js';
import { invalidInput, type GameRefusal, type InvalidInput } from './rule.js';

/** The point where a replay stops: an action that chance would not have produced, or that the rules refuse. */
export interface Halt<G extends WholeGameTypes> {
  readonly index: number;
  /** The refusal; absent if chance would have produced something else. */
  readonly violation?: GameRefusal<G>;
}

/** Returns the stop of a replay as a refusal of the record. */
export function refusalOfHalt<G extends WholeGameTypes>({ index, violation }: Halt<G>): InvalidRecord<G> {
  if (violation !== undefined) return refusedAction(index, violation);
  return invalidInput([{ path: `$.actions[${index}]`, message: 'the seed has chance do something else here' }]);
}

/** The result of a replay. */
export interface Retraced<State> {
  /** The checkpoint after the last action. */
  readonly end: Checkpoint<State>;
  /** The checkpoints that are kept at the end, the earliest first. */
  readonly checkpoints: readonly Checkpoint<State>[];
}

/** Returns whether an action is a player's. */
export const isDecision = ({ player }: { readonly player: string }): boolean => player !== CHANCE;

/** Returns the start of a match as a checkpoint. */
export function origin<G extends WholeGameTypes>(
  game: Game<G>,
  beginning: Beginning<G>,
  seed: string | null,
): E.Either<InvalidInput, Checkpoint<G['state']>> {
  const chance = seed === null ? null : seededChance(seed).save();
  return E.map((state: G['state']) => ({ decisions: 0, actions: 0, state, chance }))(stateAtStart(game, beginning));
}

/**
 * Replays actions from a checkpoint up to index `until`, before which the players have made `decisions` decisions. If
 * chance has a seed, the outcomes must be those of the seed.
 *
 * @param earlier - known checkpoints up to `from`
 */
export function retrace<G extends WholeGameTypes>(
  game: Game<G>,
  from: Checkpoint<G['state']>,
  earlier: readonly Checkpoint<G['state']>[],
  actions: readonly G['action'][],
  until: number,
  decisions: number,
): E.Either<Halt<G>, Retraced<G['state']>> {
  const simulation = game.simulate(from.state);
  const dice = from.chance === null ? undefined : resumeChance(from.chance);
  const checkpoints = earlier.filter((checkpoint) => isKept(checkpoint.decisions, decisions));
  let made = from.decisions;
  const here = (index: number): Checkpoint<G['state']> => ({
    decisions: made,
    actions: index,
    state: freezeJson(simulation.state()),
    chance: dice === undefined ? null : freezeJson(dice.save()),
  });
  const isNew = (): boolean => {
    const latest = checkpoints.at(-1);
    return isKept(made, decisions) && (latest === undefined || latest.decisions < made);
  };

  function step(action: G['action'], index: number): Halt<G> | undefined {
    if (isDecision(action)) {
      if (isNew()) checkpoints.push(here(index));
      made += 1;
    } else if (dice !== undefined) {
      const outcomes = simulation.chanceOutcomes();
      if (outcomes.length > 0 && !sameJson(drawWeighted(outcomes, dice), action)) return { index };
    }
    const done = simulation.apply(action);
    return E.isLeft(done) ? { index, violation: done.left } : undefined;
  }

  for (const [offset, action] of actions.slice(from.actions, until).entries()) {
    const index = from.actions + offset;
    const halt = unlessFailed(
      () => step(action, index),
      (violation) => ({ index, violation }),
    );
    if (halt !== undefined) return E.left(halt);
  }
  const end = here(until);
  if (isNew()) checkpoints.push(end);
  return E.right({ end, checkpoints });
}
