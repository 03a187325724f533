/** One random game under watch: invariants at every step, the costly comparisons on a sample of steps. */
import * as E from 'fp-ts/lib/Either.js';
import { drawWeighted, sameJson, seededChance, type Game, type WholeGameTypes } from '../src/core/index.js';

/** What a game must bring to be soaked. */
export interface SoakKit<G extends WholeGameTypes> {
  readonly game: Game<G>;
  readonly playerCounts: readonly number[];
  options(players: number): G['options'];
  /** What is wrong with a state; empty when nothing is. `before`: the state that led to it, if it is known. */
  invariants(state: G['state'], before?: G['state']): readonly string[];
}

/** How a watched game went. */
export interface Soaked {
  readonly actions: number;
  /** How it ended. */
  readonly how: string;
  /** The longest list of legal actions met. */
  readonly longest: number;
}

/** A game that broke a promise, with what is needed to see it again. */
export class Failure<G extends WholeGameTypes> extends Error {
  constructor(
    message: string,
    readonly options: G['options'],
    readonly seed: string,
    readonly actions: readonly G['action'][],
  ) {
    super(message);
  }
}

/** Beyond this, a game is taken not to end. */
const MOST_ACTIONS = 200_000;
const MOST_CHOICES = 1_000;

/** Plays one random game; throws {@link Failure} when a promise is broken. `sample`: one step in so many is compared in full. */
export function soakGame<G extends WholeGameTypes>(
  kit: SoakKit<G>,
  players: number,
  seed: string,
  sample: number,
): Soaked {
  const { game } = kit;
  const options = kit.options(players);
  const chance = seededChance(seed);
  const actions: G['action'][] = [];
  const fail = (message: string): never => {
    throw new Failure<G>(message, options, seed, actions);
  };
  const created = game.createGame(options);
  if (E.isLeft(created)) return fail(created.left.message);

  const simulation = game.simulate(created.right);
  let longest = 0;
  let last: G['state'] = created.right;
  try {
    for (;;) {
      const [actor] = simulation.actors();
      if (actor === undefined) break;
      const legal = simulation.legalActions();
      if (legal.length === 0) fail(`no legal action for ${actor}`);
      if (actor !== 'chance') longest = Math.max(longest, legal.length);
      if (longest > MOST_CHOICES) fail(`${longest} legal actions`);
      const action =
        actor === 'chance'
          ? drawWeighted(simulation.chanceOutcomes(), chance)
          : (legal[chance.draw(legal.length)] as G['action']);
      let compared: G['state'] | undefined;
      if (chance.draw(sample) === 0) {
        const state = simulation.state();
        if (!sameJson(simulation.clone().state(), state)) fail('written down as a whole the state differs');
        compared = compare(game, state, action, chance.draw(2 ** 30), fail);
      }
      actions.push(action);
      const done = simulation.apply(action);
      if (E.isLeft(done)) fail(`a listed action is refused: ${done.left.message}`);
      const now = simulation.state();
      if (compared !== undefined && !sameJson(compared, now)) fail('the immutable and the mutable run differ');
      kit.invariants(now, last).forEach(fail);
      last = now;
      if (actions.length > MOST_ACTIONS) fail('the game does not end');
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const how = game.outcome(simulation.state())?.how ?? fail('over without an outcome');
  return { actions: actions.length, how, longest };
}

/** Compares everything that can be asked of one state in two ways; answers the state that the action leads to. */
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
