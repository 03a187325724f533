/** Simulations: states that change in place, for searches and playouts. */
import * as E from 'fp-ts/lib/Either.js';
import type { Weighted } from './chance/weighted.js';
import { CHANCE, type Actor, type Frame, type GameTypes, type Viewer } from './frame.js';
import type { Live } from './live.js';
import type { Failure, GameRefusal } from './rule.js';

// Looked up once: where bundlers wrap the package, each look is a call.
const left = E.left;
const right = E.right;

/**
 * A state that changes in place. It follows the same rules as the immutable functions and is many times faster. A
 * function that cannot return a refusal throws `RulesFailure` if the rules fail.
 */
export interface Simulation<G extends GameTypes> {
  /** Returns whom the game waits for; empty if the game is over. */
  actors(): readonly Actor<G>[];
  /** Returns all legal actions. The list is valid until the next action; do not write to it. */
  legalActions(): readonly G['action'][];
  /** Returns all outcomes of chance, with exact weights. */
  chanceOutcomes(): readonly Weighted<G['action']>[];
  /**
   * Applies a legal action and returns the events. Any other action is refused and changes nothing. An element of the
   * last list is applied without looking it up. If the rules fail (`rulesFailed`), the simulation becomes unusable and
   * refuses everything after that.
   */
  apply(action: G['action']): E.Either<GameRefusal<G>, readonly G['event'][]>;
  /** Returns an independent copy. */
  clone(): Simulation<G>;
  /** Returns the current state as frozen plain JSON. Later actions do not change it. */
  state(): G['state'];
  /**
   * Returns the working form of the state, valid until the next action. Never write to it.
   *
   * @internal
   */
  situation(): G['situation'];
}

/** The optional caller of a function. */
export type Asker<G extends GameTypes> = readonly [by?: Viewer<G> | undefined];

/** Finds the legal action that equals a given one, or explains why the given one is refused. */
export type Judge<G extends GameTypes> = (
  live: Live<G>,
  action: G['action'],
  actions: readonly G['action'][],
  asker?: Asker<G>,
) => E.Either<GameRefusal<G>, G['action']>;

/** The error that is thrown if the rules fail (`RulesFailure`); it contains the refusal. */
export interface Failed extends Error {
  readonly refusal: Failure;
}

/** Returns a simulation that owns a situation; `failed` turns an error of the rules into a failure. */
export function simulationOf<G extends GameTypes>(
  live: Live<G>,
  judge: Judge<G>,
  failed: (stack: readonly Frame[], thrown: unknown) => Failed,
): Simulation<G> {
  let spoiled: Failure | undefined;
  let actions: readonly G['action'][] | undefined;
  let outcomes: readonly Weighted<G['action']>[] | undefined;
  let published: G['state'] | undefined;
  let current = true;

  const chance = () => (outcomes ??= live.chance());
  const list = () => (actions ??= live.actor() === CHANCE ? chance().map(({ action }) => action) : live.actions());
  /** Actions of chance are looked up among the outcomes, so no list is made for them. */
  const isListed = (action: G['action']): boolean => {
    if (outcomes === undefined || live.actor() !== CHANCE) return list().includes(action);
    for (const outcome of outcomes) if (outcome.action === action) return true;
    return false;
  };

  const fail = (thrown: unknown): never => {
    throw failed(live.state.stack, thrown);
  };

  return {
    actors() {
      try {
        const actor = live.actor();
        return actor === undefined ? [] : [actor];
      } catch (thrown) {
        return fail(thrown);
      }
    },
    legalActions() {
      try {
        return list();
      } catch (thrown) {
        return fail(thrown);
      }
    },
    chanceOutcomes() {
      try {
        return chance();
      } catch (thrown) {
        return fail(thrown);
      }
    },
    apply(given) {
      if (spoiled !== undefined) return left(spoiled);
      try {
        let action = given;
        if (!isListed(given)) {
          const judged = judge(live, given, list());
          if (judged._tag === 'Left') return judged;
          action = judged.right;
        }
        actions = undefined;
        outcomes = undefined;
        current = false;
        return right(live.apply(action));
      } catch (thrown) {
        spoiled = failed(live.state.stack, thrown).refusal;
        return left(spoiled);
      }
    },
    clone: () => simulationOf(live.copy(), judge, failed),
    situation: () => live.state,
    state() {
      if (published === undefined || !current) published = live.publish(published);
      current = true;
      return published;
    },
  };
}
