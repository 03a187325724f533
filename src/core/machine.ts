/** The machine: the only place where frames are pushed, popped and advanced. */
import * as E from 'fp-ts/lib/Either.js';
import { produce, type Draft } from 'immer';
import { drawWeighted, type ChanceSource, type Weighted } from './chance.js';
import {
  CHANCE,
  topFrame,
  type Actor,
  type Frame,
  type FrameRules,
  type FrameTable,
  type GameTypes,
  type Run,
} from './frame.js';
import { sameJson, thawJson } from './json.js';
import type { RuleRef, RuleViolation } from './rule.js';

/** What an action did. */
export interface Transition<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** What the machine must be told of a game. */
export interface MachineRules<G extends GameTypes> {
  readonly frames: FrameTable<G>;
  /** Parts of a state that never change in the course of a game: copies share them. */
  readonly constant?: readonly (keyof G['state'] & string)[];
  /** Called after each step of a run with what that step said: here a game looks whether it is over, and keeps its caches. */
  settled?(run: Run<G>, said: readonly G['event'][]): void;
  /** Whether something is an action at all: asked before anything else looks into what may be hostile. */
  isAction?(input: unknown): input is G['action'];
  /** The refusals that every game shares. */
  readonly refusals: {
    /** Asked for where `isAction` says no. */
    malformed?(situation: G['situation'], rule: RuleRef): RuleViolation<G['code']>;
    gameOver(situation: G['situation']): RuleViolation<G['code']>;
    notYourTurn(situation: G['situation'], action: G['action'], actor: string): RuleViolation<G['code']>;
    notAvailable(situation: G['situation'], action: G['action'], rule: RuleRef): RuleViolation<G['code']>;
  };
}

/** A state that is changed in place: for searches and simulations, many times faster than the immutable functions. */
export interface Simulation<G extends GameTypes> {
  actors(): readonly Actor<G>[];
  legalActions(): readonly G['action'][];
  chanceOutcomes(): readonly Weighted<G['action']>[];
  /** Carries out an action. One that is not listed changes nothing. An element of the last list answered is taken without a second look. */
  apply(action: G['action']): E.Either<RuleViolation<G['code']>, readonly G['event'][]>;
  /** The state itself, without a copy: to be read, never written to, and not kept, for the next `apply` changes it. */
  peek(): G['state'];
  /** An independent copy. */
  clone(): Simulation<G>;
  /** A copy of the state as it stands. */
  state(): G['state'];
}

/** The functions of a game's public face that need only its frames. */
export interface Machine<G extends GameTypes> {
  /** Whom the game waits for; empty when it is over. */
  actors(situation: G['situation']): readonly Actor<G>[];
  /** All that may be done now, by anyone or by the player named: complete, without duplicates, in a stable order. */
  legalActions(situation: G['situation'], player?: Actor<G>): readonly G['action'][];
  /** Carries out a listed action; an unlisted one is refused and changes nothing. */
  applyAction(state: G['state'], action: G['action']): E.Either<RuleViolation<G['code']>, Transition<G>>;
  /** Why an action would be refused; `undefined` if it would not. */
  explainAction(situation: G['situation'], action: G['action']): RuleViolation<G['code']> | undefined;
  /** What chance may do now, with exact weights; empty when the game does not wait for chance. */
  chanceOutcomes(situation: G['situation']): readonly Weighted<G['action']>[];
  /** Carries out chance until a player must decide or the game is over. */
  settle(state: G['state'], chance: ChanceSource): Transition<G> & { readonly actions: readonly G['action'][] };
  /** Puts a fresh state in motion: what needs nobody's decision is carried out. */
  start(state: G['state']): Transition<G>;
  simulate(state: G['state']): Simulation<G>;
}

/** Frames that advance by themselves come to an end; a chain longer than this is a fault of the rules. */
const LONGEST_CHAIN = 100_000;

/** Builds the machine of a game. */
export function createMachine<G extends GameTypes>(rules: MachineRules<G>): Machine<G> {
  type Rules = FrameRules<G, Frame>;
  const rulesOf = (frame: Frame): Rules => rules.frames[frame.kind as G['frame']['kind']];

  function actorOf(situation: G['situation']): Actor<G> | undefined {
    const frame = topFrame(situation);
    return frame === undefined ? undefined : rulesOf(frame).actor?.(situation, frame);
  }

  function list(situation: G['situation']): readonly G['action'][] {
    const frame = topFrame(situation);
    if (frame === undefined) return [];
    const frameRules = rulesOf(frame);
    return frameRules.actor?.(situation, frame) === CHANCE
      ? (frameRules.chance?.(situation, frame) ?? []).map(({ action }) => action)
      : (frameRules.actions?.(situation, frame) ?? []);
  }

  const memo = new WeakMap<object, readonly G['action'][]>();
  /** Frozen situations cannot change, so their lists are kept. */
  function listed(situation: G['situation']): readonly G['action'][] {
    if (!Object.isFrozen(situation)) return list(situation);
    const known = memo.get(situation);
    if (known !== undefined) return known;
    const actions = list(situation);
    memo.set(situation, actions);
    return actions;
  }

  function explainAgainst(
    situation: G['situation'],
    action: G['action'],
    actions: readonly G['action'][],
  ): RuleViolation<G['code']> | undefined {
    const frame = topFrame(situation);
    if (frame === undefined) return rules.refusals.gameOver(situation);
    if (actions.includes(action)) return undefined;
    if (rules.isAction?.(action) === false && rules.refusals.malformed !== undefined)
      return rules.refusals.malformed(situation, rulesOf(frame).rule);
    if (actions.some((candidate) => sameJson(candidate, action))) return undefined;
    const actor = actorOf(situation);
    const claimed = (action as Partial<G['action']> | null | undefined)?.player;
    if (actor !== undefined && claimed !== actor) return rules.refusals.notYourTurn(situation, action, actor);
    const frameRules = rulesOf(frame);
    return (
      frameRules.refuse?.(situation, frame, action) ?? rules.refusals.notAvailable(situation, action, frameRules.rule)
    );
  }

  /** Runs `step` on the draft, then lets frames advance until somebody must decide. Returns what was said. */
  function execute(state: Draft<G['state']>, step?: (run: Run<G>) => void): readonly G['event'][] {
    const events: G['event'][] = [];
    const stack = () => state.stack;
    let heard = 0;

    const run: Run<G> = {
      state,
      emit: (event) => void events.push(event),
      push: (frame) => void stack().push(frame),
      finish() {
        const child = stack().pop();
        const parent = topFrame(state as { stack: Draft<Frame>[] });
        if (child !== undefined && parent !== undefined)
          rulesOf(parent).resume?.(run, parent, child as Draft<G['frame']>);
      },
      end: () => void stack().splice(0),
    };
    const settled = () => {
      if (rules.settled === undefined) return;
      while (heard < events.length) {
        const said = events.slice(heard);
        heard = events.length;
        rules.settled(run, said);
      }
    };

    step?.(run);
    settled();
    for (let steps = 0; ; steps++) {
      const frame = topFrame(state as { stack: Draft<Frame>[] });
      if (frame === undefined) return events;
      const frameRules = rulesOf(frame);
      if (frameRules.actor?.(state, frame) !== undefined) return events;
      if (frameRules.advance === undefined || steps > LONGEST_CHAIN)
        throw new Error(`frame ${frame.kind} waits for nobody and does not advance`);
      frameRules.advance(run, frame);
      settled();
    }
  }

  const stepOf = (action: G['action']) => (run: Run<G>) => {
    const frame = topFrame(run.state as { stack: Draft<Frame>[] });
    if (frame !== undefined) rulesOf(frame).apply?.(run, frame, action);
  };

  function transition(state: G['state'], step?: (run: Run<G>) => void): Transition<G> {
    let events: readonly G['event'][] = [];
    const next = produce(state, (draft) => {
      events = execute(draft, step);
    });
    return { state: next, events };
  }

  const machine: Machine<G> = {
    actors(situation) {
      const actor = actorOf(situation);
      return actor === undefined ? [] : [actor];
    },
    legalActions: (situation, player) =>
      player !== undefined && player !== actorOf(situation) ? [] : listed(situation),
    explainAction: (situation, action) => explainAgainst(situation, action, listed(situation)),
    applyAction(state, action) {
      const violation = machine.explainAction(state, action);
      return violation === undefined ? E.right(transition(state, stepOf(action))) : E.left(violation);
    },
    chanceOutcomes(situation) {
      const frame = topFrame(situation);
      if (frame === undefined || actorOf(situation) !== CHANCE) return [];
      return rulesOf(frame).chance?.(situation, frame) ?? [];
    },
    settle(state, chance) {
      let current = state;
      const events: G['event'][] = [];
      const actions: G['action'][] = [];
      while (actorOf(current) === CHANCE) {
        const action = drawWeighted(machine.chanceOutcomes(current), chance);
        const step = transition(current, stepOf(action));
        current = step.state;
        events.push(...step.events);
        actions.push(action);
      }
      return { state: current, events, actions };
    },
    start: (state) => transition(state),
    simulate: (state) => simulation(copy(state)),
  };

  function copy(state: G['state'] | Draft<G['state']>): Draft<G['state']> {
    const fresh: Record<string, unknown> = { ...state };
    for (const key in fresh) {
      if (rules.constant?.includes(key as keyof G['state'] & string) !== true) fresh[key] = thawJson(fresh[key]);
    }
    return fresh as Draft<G['state']>;
  }

  function simulation(state: Draft<G['state']>): Simulation<G> {
    let current: readonly G['action'][] | undefined;
    let outcomes: readonly Weighted<G['action']>[] | undefined;
    let waiting: readonly Actor<G>[] | undefined;
    const situation = state as G['situation'];
    const actors = () => (waiting ??= machine.actors(situation));
    const chance = () => (outcomes ??= machine.chanceOutcomes(situation));
    const actions = () => (current ??= actors()[0] === CHANCE ? chance().map(({ action }) => action) : list(situation));
    return {
      actors,
      legalActions: actions,
      chanceOutcomes: chance,
      apply(action) {
        if (!actions().includes(action)) {
          const violation = explainAgainst(situation, action, actions());
          if (violation !== undefined) return E.left(violation);
        }
        current = undefined;
        outcomes = undefined;
        waiting = undefined;
        return E.right(execute(state, stepOf(action)));
      },
      peek: () => state,
      clone: () => simulation(copy(state)),
      state: () => copy(state),
    };
  }

  return machine;
}
