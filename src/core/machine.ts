/** The machine: it looks up what may be done, and carries it out; see `live.ts` for the one loop that moves frames. */
import * as E from 'fp-ts/lib/Either.js';
import { drawWeighted, type ChanceSource, type Weighted } from './chance/weighted.js';
import { failureIn, RulesFailure } from './failure.js';
import { CHANCE, type Actor, type Frame, type GameTypes, type Viewer } from './frame.js';
import { freezeJson, ownJson, sameJson } from './json.js';
import { clausesOf, Live, type LiveRules } from './live.js';
import { simulationOf, type Judge, type Simulation } from './simulation.js';
import type { GameRefusal, RuleRef, RuleViolation } from './rule.js';

/** What an action did. */
export interface Transition<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** What a player's action did. */
export interface Applied<G extends GameTypes> extends Transition<G> {
  /** The action as it was listed: plain data, whatever object was given. */
  readonly action: G['action'];
}

/** What the machine must be told of a game. */
export interface MachineRules<G extends GameTypes> extends LiveRules<G> {
  /** Whether something is an action at all: asked before anything else looks into what may be hostile. */
  isAction?(input: unknown): input is G['action'];
  /** The refusals that every game shares. */
  readonly refusals: {
    /** Asked for where `isAction` says no. */
    malformed?(situation: G['situation'], rule: RuleRef): RuleViolation<G['code']>;
    gameOver(situation: G['situation']): RuleViolation<G['code']>;
    notYourTurn(situation: G['situation'], action: G['action'], actor: string): RuleViolation<G['code']>;
    /** Somebody asks about an action that is not his to take. The answer may depend on nothing but these two names. */
    notYourAction(action: G['action'], by: string): RuleViolation<G['code']>;
    /** `possible`: all that may be done by whoever acts. */
    notAvailable(
      situation: G['situation'],
      action: G['action'],
      rule: RuleRef,
      possible: readonly G['action'][],
    ): RuleViolation<G['code']>;
  };
}

/**
 * The functions of a game's public face that need only its frames. What has no refusal among its answers throws `RulesFailure`
 * where the rules fail.
 */
export interface Machine<G extends GameTypes> {
  /** Whom the game waits for; empty when it is over. */
  actors(shown: G['shown']): readonly Actor<G>[];
  /**
   * All that may be done now, by anyone or by the player named: complete, without duplicates, in a stable order. Frozen. Empty for
   * a player for whom the game does not wait; so for one who is named and `undefined`.
   */
  legalActions(shown: G['shown'], player?: Actor<G>): readonly G['action'][];
  /**
   * Carries out a listed action; an unlisted one is refused and changes nothing.
   *
   * `by`: the player who sent it, where an action cannot be trusted to name its own player. Another player's action, and chance's,
   * is refused as such, whatever it is: the answer tells nothing that `by` cannot see. A `by` that is given and `undefined` is
   * nobody, and every action is refused. Left out: the player whom the action names.
   *
   * An action on which the rules fail is refused with `rulesFailed`, and changes nothing either.
   */
  applyAction(state: G['state'], action: G['action'], by?: Viewer<G>): E.Either<GameRefusal<G>, Applied<G>>;
  /**
   * Why an action would be refused; `undefined` if it would not. `by`: who asks, as for `applyAction`; left out, the answer is
   * for the player whom the action names, and may depend on that player's hand.
   */
  explainAction(shown: G['shown'], action: G['action'], by?: Viewer<G>): GameRefusal<G> | undefined;
  /** What chance may do now, with exact weights; empty when the game does not wait for chance. */
  chanceOutcomes(shown: G['shown']): readonly Weighted<G['action']>[];
  /** Carries out chance until a player must decide or the game is over. */
  settle(state: G['state'], chance: ChanceSource): Transition<G> & { readonly actions: readonly G['action'][] };
  /** Puts a fresh state in motion: what needs nobody's decision is carried out. */
  start(state: G['state']): Transition<G>;
  simulate(state: G['state']): Simulation<G>;
  /**
   * The working form of a state or a view, for questions; never to be written to.
   *
   * @internal
   */
  situationOf(shown: G['shown']): G['situation'];
}

/** What a refusal calls an asker who is `undefined`. */
const NOBODY = 'nobody';

/** So many situations are kept at hand beside the states they belong to. */
const AT_HAND = 4;

/** Builds the machine of a game. */
export function createMachine<G extends GameTypes>(rules: MachineRules<G>): Machine<G> {
  const recent = recentSituations(rules);
  const judge = judgeBy(rules);
  const known = new WeakMap<object, readonly G['action'][]>();
  const { failed, running } = boundaryOf(rules);

  /** Frozen states cannot change, so their lists are kept. */
  function listed(shown: G['shown']): readonly G['action'][] {
    const before = known.get(shown);
    if (before !== undefined) return before;
    const actions = freezeJson(recent.of(shown).actions());
    if (Object.isFrozen(shown)) known.set(shown, actions);
    return actions;
  }

  /** Publishes what a run has made of a copy, and keeps it at hand. */
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

/** Lets the rules run on frames; what they throw is thrown on as their failure. */
type Running = <A>(on: { readonly stack: readonly Frame[] }, step: () => A) => A;

/** The boundary between the rules and whoever calls them: what they throw, as a failure of theirs. */
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

/** Carries out chance until a player must decide or the game is over; answers what chance did, and what followed. */
function carryOutChance<G extends GameTypes>(
  live: Live<G>,
  chance: ChanceSource,
  running: Running,
): { readonly events: readonly G['event'][]; readonly actions: readonly G['action'][] } {
  const events: G['event'][] = [];
  const actions: G['action'][] = [];
  while (running(live.state, () => live.actor()) === CHANCE) {
    const outcomes = running(live.state, () => live.chance());
    // Outside: what a source of chance throws is its caller's.
    const action = drawWeighted(outcomes, chance);
    actions.push(action);
    for (const event of running(live.state, () => live.apply(action))) events.push(event);
  }
  return { events, actions };
}

/** What looks for the listed action that equals the one given, or says why the one given is refused. */
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
    // The listed action is taken from here on: an object may answer differently when it is looked at again.
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

/** The situations of the states asked about last: whoever asks goes on from one of them as a rule. */
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
    /** The situation whose place is given away next, if it is not that of this state: it is forgotten, and free to be used. */
    spare(shown: G['shown']): Live<G> | undefined {
      if (owners[next] === undefined || owners[next] === shown) return undefined;
      owners[next] = undefined;
      return lives[next];
    },
    /** The situation of a state or a view; one that could be changed by its owner is read anew each time. */
    of(shown: G['shown']): Live<G> {
      const place = owners.indexOf(shown);
      const live = place < 0 ? undefined : lives[place];
      if (live !== undefined) return live;
      const read = new Live(rules, rules.border.open(ownJson(shown)));
      return Object.isFrozen(shown) ? keep(shown, read) : read;
    },
  };
}
