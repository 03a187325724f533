/** Random walks through whole games, driven by a seed. */
import * as E from 'fp-ts/lib/Either.js';
import type { SoakKit } from '../../bench/kit.js';
import {
  CHANCE,
  drawWeighted,
  freezeJson,
  orThrow,
  seededChance,
  type Actor,
  type ChanceSource,
  type WholeGameTypes,
} from '../../src/core/index.js';
import type { Policy } from '../../tools/policies/policy.js';

/** What a game brings to the conformance suite: what it brings to the soak, and what only it can know. */
export interface ConformanceKit<G extends WholeGameTypes> extends SoakKit<G> {
  /** How many actions a walk shows of a game of so many players, where whole games take too long; left out: all. */
  walked?(players: number): number;
  /** A measure that falls with each action and so proves that every game ends. */
  progress?(state: G['state']): number;
  /** Whether chance falls in the open, as dice do: everybody hears it, even where it changes nothing. */
  inTheOpen?(action: G['action']): boolean;
  /** Actions about which somebody might ask in order to learn what is hidden. */
  probes?(state: G['state'], taste: ChanceSource): readonly G['action'][];
  /** Whether it is told by whom the game waits for in this state that he holds something hidden. */
  betrays?(state: G['state']): boolean;
  /** What of all that an action is about is not there: the spaces, pieces and cards that are not in the state. */
  unknown?(subject: G['subject'], state: G['state']): readonly string[];
  /** What an event, as a viewer hears it, tells that he must not know; empty when it tells nothing. */
  complaints?(event: G['event'], viewer: string): readonly string[];
}

/** One step of a walk: a state, all that could be done, what was done and what came of it. */
export interface Step<G extends WholeGameTypes> {
  readonly index: number;
  readonly before: G['state'];
  readonly actor: Actor<G>;
  readonly legal: readonly G['action'][];
  readonly action: G['action'];
  readonly events: readonly G['event'][];
  readonly after: G['state'];
  /** For the visitor's own choices. */
  readonly taste: ChanceSource;
}

/** A game walked through. */
export interface Walked<G extends WholeGameTypes> {
  readonly options: G['options'];
  readonly actions: readonly G['action'][];
  readonly state: G['state'];
}

/** One of a list, each as likely. */
export const pick = <A>(items: readonly A[], chance: ChanceSource): A => items[chance.draw(items.length)] as A;

/** A new game of the kit, frozen. */
export const newGame = <G extends WholeGameTypes>({ game, options }: ConformanceKit<G>, players: number): G['state'] =>
  freezeJson(orThrow(game.createGame(options(players))));

/** Chance by its weights, a player at random. */
export function choose<G extends WholeGameTypes>(
  { game }: ConformanceKit<G>,
  state: G['state'],
  chance: ChanceSource,
): G['action'] {
  const [actor] = game.actors(state);
  return actor === CHANCE ? drawWeighted(game.chanceOutcomes(state), chance) : pick(game.legalActions(state), chance);
}

/** Chance by its weights, a player by a policy. */
export const deciding =
  <G extends WholeGameTypes>(policy: Policy<G['state'], G['action']>): typeof choose<G> =>
  (kit, state, chance) => {
    const { game } = kit;
    return game.actors(state)[0] === CHANCE
      ? choose(kit, state, chance)
      : policy(game.legalActions(state), () => state, chance);
  };

/**
 * Plays one random game with the immutable functions and shows every step of it, or as many as the kit says; `decide`: who plays, left
 * out: chance.
 */
export function walk<G extends WholeGameTypes>(
  kit: ConformanceKit<G>,
  players: number,
  seed: number,
  visit: (step: Step<G>) => void,
  longest = 100_000,
  decide: typeof choose<G> = choose,
): Walked<G> {
  const { game } = kit;
  const chance = seededChance(`walk ${players} ${seed}`);
  const taste = seededChance(`visit ${players} ${seed}`);
  const shown = kit.walked?.(players) ?? Infinity;
  const actions: G['action'][] = [];
  let state = newGame(kit, players);
  for (let index = 0; ; index++) {
    const [actor] = game.actors(state);
    if (actor === undefined || index === shown) return { options: kit.options(players), actions, state };
    if (index >= longest) throw new Error(`no end after ${longest} actions`);
    const legal = game.legalActions(state);
    if (legal.length === 0) throw new Error(`no legal action for ${actor} at step ${index}`);
    const action = decide(kit, state, chance);
    const step = game.applyAction(state, action);
    if (E.isLeft(step)) throw new Error(`a listed action is refused at step ${index}: ${step.left.message}`);
    const { state: after, events } = step.right;
    visit({ index, before: state, actor, legal, action, events, after, taste });
    actions.push(action);
    state = after;
  }
}
