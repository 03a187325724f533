/** A state that is changed in place: for searches and simulations. */
import * as E from 'fp-ts/lib/Either.js';
import type { Weighted } from './chance/weighted.js';
import { CHANCE, type Actor, type Frame, type GameTypes, type Viewer } from './frame.js';
import type { Live } from './live.js';
import type { Failure, GameRefusal } from './rule.js';

// Looked up once: where bundlers wrap the package, each look is a call.
const left = E.left;
const right = E.right;

/**
 * A state that is changed in place: the same rules as those of the immutable functions, many times as fast. What has no refusal
 * among its answers throws `RulesFailure` where the rules fail.
 */
export interface Simulation<G extends GameTypes> {
  /** Whom the game waits for; empty when it is over. */
  actors(): readonly Actor<G>[];
  /** All that may be done now. The list is made for this moment: read it, and do not write to it. */
  legalActions(): readonly G['action'][];
  /** What chance may do now, with exact weights. */
  chanceOutcomes(): readonly Weighted<G['action']>[];
  /**
   * Carries out an action. One that is not listed is refused and changes nothing. An element of the last list answered is
   * taken without a second look. Where the rules fail (`rulesFailed`) the simulation is spoiled: it refuses all that follows in
   * the same way.
   */
  apply(action: G['action']): E.Either<GameRefusal<G>, readonly G['event'][]>;
  /** An independent copy. */
  clone(): Simulation<G>;
  /** The state as it stands, in plain JSON: frozen, and never changed by what is applied afterwards. */
  state(): G['state'];
  /**
   * The working form of the state, as it stands until the next action; never to be written to.
   *
   * @internal
   */
  situation(): G['situation'];
}

/** Who asks: nobody in particular, or somebody who is named. */
export type Asker<G extends GameTypes> = readonly [by?: Viewer<G> | undefined];

/** The action among all that is listed in a situation that equals the one given; or why the one given is refused. */
export type Judge<G extends GameTypes> = (
  live: Live<G>,
  action: G['action'],
  actions: readonly G['action'][],
  asker?: Asker<G>,
) => E.Either<GameRefusal<G>, G['action']>;

/** What is thrown where the rules fail: an error that holds the refusal (`RulesFailure`). */
export interface Failed extends Error {
  readonly refusal: Failure;
}

/** A simulation that goes on from a situation of its own; `failed` makes a failure of what the rules throw. */
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
  /** Chance is looked for among its outcomes: no list is made for it. */
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
