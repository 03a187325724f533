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

/** What a game provides for the conformance suite: what it provides for the soak, and what only it can know. */
export interface ConformanceKit<G extends WholeGameTypes> extends SoakKit<G> {
  /**
   * Returns the number of actions in a walk of a game with this number of players, if whole games take too long.
   * Omitted: all.
   */
  walked?(players: number): number;
  /** A measure that falls with each action, which proves that every game ends. */
  progress?(state: G['state']): number;
  /** Whether chance is open, like dice: all players see it, even where it changes nothing. */
  inTheOpen?(action: G['action']): boolean;
  /** Returns actions about which somebody might ask in order to learn what is hidden. */
  probes?(state: G['state'], taste: ChanceSource): readonly G['action'][];
  /** Whether this state reveals, by the player whom it waits for, that they hold something hidden. */
  betrays?(state: G['state']): boolean;
  /** Returns the spaces, pieces and cards of a subject that are not in the state. */
  unknown?(subject: G['subject'], state: G['state']): readonly string[];
  /** Returns what an event, as a viewer gets it, reveals that they must not know; empty if nothing. */
  complaints?(event: G['event'], viewer: string): readonly string[];
}

/** One step of a walk: a state, all legal actions, the chosen one and its result. */
export interface Step<G extends WholeGameTypes> {
  readonly index: number;
  readonly before: G['state'];
  readonly actor: Actor<G>;
  readonly legal: readonly G['action'][];
  readonly action: G['action'];
  readonly events: readonly G['event'][];
  readonly after: G['state'];
  /** For the walk's own choices. */
  readonly taste: ChanceSource;
}

/** A game that was walked through. */
export interface Walked<G extends WholeGameTypes> {
  readonly options: G['options'];
  readonly actions: readonly G['action'][];
  readonly state: G['state'];
}

/** Returns one item of a list; all are equally likely. */
export const pick = <A>(items: readonly A[], chance: ChanceSource): A => items[chance.draw(items.length)] as A;

/** Returns a new game of the kit, frozen. */
export const newGame = <G extends WholeGameTypes>({ game, options }: ConformanceKit<G>, players: number): G['state'] =>
  freezeJson(orThrow(game.createGame(options(players))));

/** Chooses an outcome of chance by its weight, and an action of a player at random. */
export function choose<G extends WholeGameTypes>(
  { game }: ConformanceKit<G>,
  state: G['state'],
  chance: ChanceSource,
): G['action'] {
  const [actor] = game.actors(state);
  return actor === CHANCE ? drawWeighted(game.chanceOutcomes(state), chance) : pick(game.legalActions(state), chance);
}

/** Chooses an outcome of chance by its weight, and an action of a player by a policy. */
export const deciding =
  <G extends WholeGameTypes>(policy: Policy<G['state'], G['action']>): typeof choose<G> =>
  (kit, state, chance) => {
    const { game } = kit;
    return game.actors(state)[0] === CHANCE
      ? choose(kit, state, chance)
      : policy(game.legalActions(state), () => state, chance);
  };

/**
 * Plays one random game with the immutable functions and shows every step of it, or as many as the kit says. `decide`
 * chooses actions; omitted: at random.
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
