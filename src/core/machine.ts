/** The machine of a game: finds legal actions and applies them. `live.ts` has the loop that moves frames. */
import * as E from 'fp-ts/lib/Either.js';
import { drawWeighted, type ChanceSource, type Weighted } from './chance/weighted.js';
import { failureIn, RulesFailure } from './failure.js';
import { CHANCE, type Actor, type Frame, type GameTypes, type Viewer } from './frame.js';
import { freezeJson, ownJson, sameJson } from './json.js';
import { clausesOf, Live, type LiveRules } from './live.js';
import { simulationOf, type Judge, type Simulation } from './simulation.js';
import type { GameRefusal, RuleRef, RuleViolation } from './rule.js';

/** The result of a step: the new state and the events. */
export interface Transition<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** The result of a player's action. */
export interface Applied<G extends GameTypes> extends Transition<G> {
  /** The action as it was listed: plain data, whatever object was passed. */
  readonly action: G['action'];
}

/** The rules and refusals from which a game's machine is made. */
export interface MachineRules<G extends GameTypes> extends LiveRules<G> {
  /** Returns whether an input is an action at all. It is called first, because the input may be hostile. */
  isAction?(input: unknown): input is G['action'];
  /** The refusals that every game has. */
  readonly refusals: {
    /** Returns the refusal of an input that `isAction` rejects. */
    malformed?(situation: G['situation'], rule: RuleRef): RuleViolation<G['code']>;
    gameOver(situation: G['situation']): RuleViolation<G['code']>;
    notYourTurn(situation: G['situation'], action: G['action'], actor: string): RuleViolation<G['code']>;
    /** Returns the refusal of an action that does not belong to the caller. It may depend only on the two names. */
    notYourAction(action: G['action'], by: string): RuleViolation<G['code']>;
    /** Returns the refusal of an action that is not listed; `possible` contains all legal actions. */
    notAvailable(
      situation: G['situation'],
      action: G['action'],
      rule: RuleRef,
      possible: readonly G['action'][],
    ): RuleViolation<G['code']>;
  };
}

/**
 * The public functions of a game that need only its frames. A function that cannot return a refusal throws
 * `RulesFailure` if the rules fail.
 */
export interface Machine<G extends GameTypes> {
  /** Returns whom the game waits for; empty if the game is over. */
  actors(shown: G['shown']): readonly Actor<G>[];
  /**
   * Returns all legal actions, or those of one player: complete, without duplicates, in a stable order. Frozen. Empty
   * for a player whom the game does not wait for, and if `player` is passed as `undefined`.
   */
  legalActions(shown: G['shown'], player?: Actor<G>): readonly G['action'][];
  /**
   * Applies a legal action; any other is refused and changes nothing.
   *
   * Pass the player who sent the action as `by` if the action comes from outside. Actions of other players and of
   * chance are then refused in the same way, whatever they are, so the refusal reveals nothing that `by` cannot see. If
   * `by` is passed as `undefined`, every action is refused. By default, `by` is the player whom the action names.
   *
   * If the rules fail, the action is refused with `rulesFailed`, and changes nothing either.
   */
  applyAction(state: G['state'], action: G['action'], by?: Viewer<G>): E.Either<GameRefusal<G>, Applied<G>>;
  /**
   * Returns why an action would be refused, or `undefined` if it is legal. `by` is the caller, as for `applyAction`.
   * Without it, the refusal is for the player whom the action names, and may depend on that player's hand.
   */
  explainAction(shown: G['shown'], action: G['action'], by?: Viewer<G>): GameRefusal<G> | undefined;
  /** Returns all outcomes of chance, with exact weights; empty if the game does not wait for chance. */
  chanceOutcomes(shown: G['shown']): readonly Weighted<G['action']>[];
  /** Resolves chance until a player must decide or the game is over. */
  settle(state: G['state'], chance: ChanceSource): Transition<G> & { readonly actions: readonly G['action'][] };
  /** Starts a new state: carries out everything that needs no decision. */
  start(state: G['state']): Transition<G>;
  simulate(state: G['state']): Simulation<G>;
  /**
   * Returns the working form of a state or a view, for queries. Never write to it.
   *
   * @internal
   */
  situationOf(shown: G['shown']): G['situation'];
}

/** The name of a caller who is `undefined`, in refusals. */
const NOBODY = 'nobody';

/** The number of states whose working forms are cached. */
const AT_HAND = 4;

/** Returns the machine of a game. */
export function createMachine<G extends GameTypes>(rules: MachineRules<G>): Machine<G> {
  const recent = recentSituations(rules);
  const judge = judgeBy(rules);
  const known = new WeakMap<object, readonly G['action'][]>();
  const { failed, running } = boundaryOf(rules);

  /** Returns the legal actions of a state. Frozen states cannot change, so their lists are cached. */
  function listed(shown: G['shown']): readonly G['action'][] {
    const before = known.get(shown);
    if (before !== undefined) return before;
    const actions = freezeJson(recent.of(shown).actions());
    if (Object.isFrozen(shown)) known.set(shown, actions);
    return actions;
  }

  /** Publishes the state of a copy on which the rules have run, and caches its working form. */
  function published(live: Live<G>, before: G['state'], events: readonly G['event'][]): Transition<G> {
    const state = live.publish(before);
    recent.keep(state, live);
    return { state, events };
  }

  return {
    actors(shown) {
      const actor = running(shown, () => recent.of(shown).actor());
      return actor === undefined ? [] : [actor];
    },
    legalActions: (shown, ...named) =>
      running(shown, () => (named.length > 0 && named[0] !== recent.of(shown).actor() ? [] : listed(shown))),
    explainAction(shown, action, ...asker) {
      try {
        const judged = judge(recent.of(shown), action, listed(shown), asker);
        return E.isLeft(judged) ? judged.left : undefined;
      } catch (thrown) {
        return failed(shown.stack, thrown).refusal;
      }
    },
    applyAction(given, action, ...asker) {
      try {
        const state = ownJson(given);
        const before = recent.of(state);
        const judged = judge(before, action, listed(state), asker);
        if (E.isLeft(judged)) return judged;
        const live = before.copy(recent.spare(state));
        return E.right({ ...published(live, state, live.apply(judged.right)), action: judged.right });
      } catch (thrown) {
        return E.left(failed(given.stack, thrown).refusal);
      }
    },
    chanceOutcomes: (shown) => running(shown, () => freezeJson(recent.of(shown).chance())),
    settle(given, chance) {
      const state = ownJson(given);
      const before = running(state, () => recent.of(state));
      if (running(state, () => before.actor()) !== CHANCE) return { state, events: [], actions: [] };
      const live = before.copy(recent.spare(state));
      const { events, actions } = carryOutChance(live, chance, running);
      return { ...running(live.state, () => published(live, state, events)), actions };
    },
    start(given) {
      const state = ownJson(given);
      return running(state, () => {
        const live = new Live(rules, rules.border.open(state));
        return published(live, state, live.advance());
      });
    },
    simulate(given) {
      const state = ownJson(given);
      return simulationOf(
        running(state, () => recent.of(state).copy()),
        judge,
        failed,
      );
    },
    situationOf: (shown) => recent.of(shown).state,
  };
}

/** Runs a step of the rules on frames; throws what the rules throw as `RulesFailure`. */
type Running = <A>(on: { readonly stack: readonly Frame[] }, step: () => A) => A;

/** Returns the boundary between the rules and their callers, which turns errors of the rules into failures. */
function boundaryOf<G extends GameTypes>(rules: MachineRules<G>) {
  const failed = (stack: readonly Frame[], thrown: unknown): RulesFailure =>
    new RulesFailure(failureIn(stack, clausesOf(rules), thrown));
  const running: Running = ({ stack }, step) => {
    try {
      return step();
    } catch (thrown) {
      throw failed(stack, thrown);
    }
  };
  return { failed, running };
}

/** Resolves chance until a player must decide or the game is over. Returns the actions of chance and the events. */
function carryOutChance<G extends GameTypes>(
  live: Live<G>,
  chance: ChanceSource,
  running: Running,
): { readonly events: readonly G['event'][]; readonly actions: readonly G['action'][] } {
  const events: G['event'][] = [];
  const actions: G['action'][] = [];
  while (running(live.state, () => live.actor()) === CHANCE) {
    const outcomes = running(live.state, () => live.chance());
    // Not inside `running`: an error of the source of chance belongs to the caller.
    const action = drawWeighted(outcomes, chance);
    actions.push(action);
    for (const event of running(live.state, () => live.apply(action))) events.push(event);
  }
  return { events, actions };
}

/** Returns the function that finds the listed action equal to a given one, or explains why the given one is refused. */
function judgeBy<G extends GameTypes>(rules: MachineRules<G>): Judge<G> {
  return (live, action, actions, asker = []) => {
    const situation: G['situation'] = live.state;
    const frame = live.top();
    const frameRules = live.rules();
    const isNamed = asker.length > 0;
    const [by] = asker;
    if (frame === undefined || frameRules === undefined) return E.left(rules.refusals.gameOver(situation));
    if (!isNamed && actions.includes(action)) return E.right(action);
    if (rules.isAction?.(action) === false && rules.refusals.malformed !== undefined) {
      return E.left(rules.refusals.malformed(situation, frameRules.rule));
    }
    const foreign = () => E.left(rules.refusals.notYourAction(action, by ?? NOBODY));
    const claimed = (action as Partial<G['action']> | null | undefined)?.player;
    if (isNamed && (by === undefined || claimed !== by)) return foreign();
    // Use the listed action from here on, because the given object may return something else when it is read again.
    const listedAction = actions.find((candidate) => sameJson(candidate, action));
    if (listedAction !== undefined) return isNamed && listedAction.player !== by ? foreign() : E.right(listedAction);
    const actor = live.actor();
    if (actor !== undefined && claimed !== actor) return E.left(rules.refusals.notYourTurn(situation, action, actor));
    return E.left(
      frameRules.refuse?.(situation, frame, action) ??
        rules.refusals.notAvailable(situation, action, frameRules.rule, actions),
    );
  };
}

/** Returns a cache of the working forms of recent states, because callers usually continue from one of them. */
function recentSituations<G extends GameTypes>(rules: MachineRules<G>) {
  const owners: (object | undefined)[] = Array.from({ length: AT_HAND }, () => undefined);
  const lives: Live<G>[] = [];
  let next = 0;

  function keep(shown: G['shown'], live: Live<G>): Live<G> {
    owners[next] = shown;
    lives[next] = live;
    next = (next + 1) % AT_HAND;
    return live;
  }

  return {
    keep,
    /**
     * Removes the working form that will be replaced next and returns it for reuse, unless it belongs to this state.
     */
    spare(shown: G['shown']): Live<G> | undefined {
      if (owners[next] === undefined || owners[next] === shown) return undefined;
      owners[next] = undefined;
      return lives[next];
    },
    /**
     * Returns the working form of a state or a view. If its owner could change the state, it is read anew each time.
     */
    of(shown: G['shown']): Live<G> {
      const place = owners.indexOf(shown);
      const live = place < 0 ? undefined : lives[place];
      if (live !== undefined) return live;
      const read = new Live(rules, rules.border.open(ownJson(shown)));
      return Object.isFrozen(shown) ? keep(shown, read) : read;
    },
  };
}
