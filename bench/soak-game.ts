/** A watched game: invariants at every step, expensive comparisons at some, and what the game has reached. */
import * as E from 'fp-ts/lib/Either.js';
import {
  drawWeighted,
  sameJson,
  seededChance,
  type ChanceSource,
  type Game,
  type Simulation,
  type WholeGameTypes,
} from '../src/core/index.js';
import { uniform, type Policy } from '../tools/policies/policy.js';
import { asker } from './ask.js';
import { countEnding, countFrames, countStep, Reached, type Counts } from './reach.js';
import type { SoakKit } from './kit.js';

/** How a game differs from one with the kit's own options and uniform choice, played to its end. */
export interface GameVariation<G extends WholeGameTypes> {
  readonly options?: G['options'];
  /** The name of a policy of the kit. */
  readonly policy?: string;
  /** The number of actions after which the game is abandoned. */
  readonly actions?: number;
  /** Invariants are checked at one in this number of steps; omitted: at each. This does not affect the game. */
  readonly look?: number;
}

/** The result of a watched game. */
export interface Soaked {
  readonly actions: number;
  /** How it ended; `undefined`: it was abandoned. */
  readonly how: string | undefined;
  /** The longest list of legal actions. */
  readonly longest: number;
  readonly reached: Counts;
}

/** A game that broke a promise, with everything needed to reproduce it. */
export class Failure<G extends WholeGameTypes> extends Error {
  constructor(
    message: string,
    readonly options: G['options'],
    readonly seed: string,
    readonly policy: string,
    readonly actions: readonly G['action'][],
  ) {
    super(message);
  }
}

/** The number of actions after which a game counts as endless. */
const MOST_ACTIONS = 200_000;
const MOST_CHOICES = 1_000;

/**
 * Plays one game by a policy; throws {@link Failure} if a promise is broken. `sample`: one in this number of steps is
 * compared in full, which does not affect the game.
 */
export function soakGame<G extends WholeGameTypes>(
  kit: SoakKit<G>,
  players: number,
  seed: string,
  sample: number,
  manner: GameVariation<G> = {},
): Soaked {
  const { options = kit.options(players), policy = 'uniform', actions: most = Infinity, look = 1 } = manner;
  const actions: G['action'][] = [];
  const fail = (message: string): never => {
    throw new Failure<G>(message, options, seed, policy, actions);
  };
  const decide = kit.policies[policy] ?? fail(`no policy "${policy}"`);
  const created = kit.game.createGame(options);
  if (E.isLeft(created)) return fail(created.left.message);
  try {
    return watched(kit, created.right, { decide, seed, sample, look, most, actions, fail });
  } catch (error) {
    if (error instanceof Failure) throw error;
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** The state of watching a game. */
interface Watch<G extends WholeGameTypes> {
  readonly decide: Policy<G['state'], G['action']>;
  readonly seed: string;
  readonly sample: number;
  readonly look: number;
  readonly most: number;
  /** The actions so far. */
  readonly actions: G['action'][];
  readonly fail: (message: string) => never;
}

function watched<G extends WholeGameTypes>(kit: SoakKit<G>, begun: G['state'], watch: Watch<G>): Soaked {
  const { game } = kit;
  const { seed, sample, look, most, actions, fail } = watch;
  const chance = seededChance(seed);
  const taste = seededChance(`${seed} looked at`);
  const reached = new Reached();
  countFrames(reached, [], begun.stack);
  const ask = asker(game, reached, taste, fail);
  const simulation = game.simulate(begun);
  let longest = 0;
  let stack: G['state']['stack'] = begun.stack;
  while (actions.length < most) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    const legal = simulation.legalActions();
    if (legal.length === 0) fail(`no legal action for ${actor}`);
    if (actor !== 'chance') longest = Math.max(longest, legal.length);
    if (longest > MOST_CHOICES) fail(`${longest} legal actions`);
    if (actor !== 'chance') ask.inPassing(simulation.state, actor, legal);
    const action = chosen(simulation, legal, actor === 'chance', watch.decide, chance);
    const last = look === 1 || taste.draw(look) === 0 ? simulation.state() : undefined;
    let compared: G['state'] | undefined;
    if (taste.draw(sample) === 0) {
      const shown = simulation.state();
      if (!sameJson(simulation.clone().state(), shown)) fail('written down as a whole the state differs');
      compared = compare(game, shown, action, taste.draw(2 ** 30), fail);
    }
    actions.push(action);
    const done = simulation.apply(action);
    if (E.isLeft(done)) return fail(`a listed action is refused: ${done.left.message}`);
    if (compared !== undefined && !sameJson(compared, simulation.state()))
      fail('the immutable and the mutable run differ');
    if (last !== undefined) kit.invariants(simulation.state(), last).forEach(fail);
    const now = [...simulation.situation().stack];
    countStep(reached, kit.reach, { action, events: done.right }, stack, now);
    stack = now;
    if (actions.length > MOST_ACTIONS) fail('the game does not end');
  }
  const last = simulation.state();
  kit.invariants(last).forEach(fail);
  const outcome = game.outcome(last);
  if (outcome !== undefined) countEnding(reached, outcome);
  else if (simulation.actors().length === 0) fail('over without an outcome');
  ask.atTheEnd(last, actions.at(-1));
  return { actions: actions.length, how: outcome?.how, longest, reached: reached.counts() };
}

/** Chooses an outcome of chance by its weight, and an action of a player by the policy. */
function chosen<G extends WholeGameTypes>(
  simulation: Simulation<G>,
  legal: readonly G['action'][],
  byChance: boolean,
  decide: Policy<G['state'], G['action']>,
  chance: ChanceSource,
): G['action'] {
  if (byChance) return drawWeighted(simulation.chanceOutcomes(), chance);
  return legal.length === 1 ? uniform(legal, undefined, chance) : decide(legal, simulation.state, chance);
}

/** Compares all results about a state that can be computed in two ways. Returns the state after the action. */
function compare<G extends WholeGameTypes>(
  game: Game<G>,
  state: G['state'],
  action: G['action'],
  seed: number,
  fail: (message: string) => never,
): G['state'] {
  if (!sameJson(JSON.parse(JSON.stringify(state)), state)) fail('the state is not plain JSON');
  if (!sameJson(game.simulate(state).state(), state)) fail('opened and written down anew the state differs');
  const legal = game.legalActions(state);
  const keys = new Set(legal.map((candidate) => JSON.stringify(candidate)));
  if (keys.size !== legal.length) fail('a legal action is listed twice');
  for (const viewer of game.players(state)) {
    const view = game.viewFor(state, viewer);
    const mine = game.legalActions(state, viewer);
    if (!sameJson(game.legalActionsFromView(view), mine)) fail(`legal actions from the view of ${viewer} differ`);
    const sampled = game.sampleState(view, seededChance(String(seed)));
    if (!sameJson(game.viewFor(sampled, viewer), view)) fail(`a state sampled for ${viewer} looks different`);
    if (!sameJson(game.legalActions(sampled, viewer), mine))
      fail(`legal actions of ${viewer} depend on what he cannot see`);
  }
  const back = game.fromPosition(JSON.parse(JSON.stringify(game.toPosition(state))));
  if (E.isLeft(back)) return fail(`the position does not read back: ${back.left.message}`);
  if (!sameJson(back.right, state)) fail('the position reads back differently');
  const step = game.applyAction(state, action);
  return E.isLeft(step) ? fail(`a listed action is refused: ${step.left.message}`) : step.right.state;
}
