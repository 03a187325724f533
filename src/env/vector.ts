/** Many environments side by side, with their numbers in shared arrays. */
import { CHANCE, type Game, type WholeGameTypes } from '../core/index.js';
import type { Environment } from './interface.js';
import { Playing } from './playing.js';
import { spacesOf, type EnvironmentCodecs, type EnvironmentSettings, type Spaces } from './settings.js';

/** The settings of many environments. */
export interface VectorSettings<G extends WholeGameTypes> extends Omit<EnvironmentSettings<G>, 'chance'> {
  /** The number of environments. */
  readonly count: number;
  /** Whether an environment whose game is over begins another at once. By default it does not. */
  readonly autoReset?: boolean;
}

/** The agent of an environment whose game is over, in `agents`. */
export const NO_AGENT = -1;

/** Why a game is over, in `done`. */
export const DONE = { no: 0, terminated: 1, truncated: 2 } as const;

/** Environments that take their steps together. Row `i` of each array belongs to environment `i`. */
export interface VectorEnvironment<G extends WholeGameTypes> {
  readonly count: number;
  readonly index: Spaces<G>['index'];
  readonly actionCount: number;
  readonly observationSize: number;
  /** All agents, in the order of their seats. */
  readonly possibleAgents: readonly G['player'][];
  /** The environments themselves. */
  readonly environments: readonly Environment<G>[];

  /** What the selected agent of each environment observes: `count` rows of `observationSize` numbers. */
  readonly observations: Float32Array;
  /** The mask of each environment: `count` rows of `actionCount` numbers. */
  readonly masks: Uint8Array;
  /** The selected agents by their index in `possibleAgents`; {@link NO_AGENT} if the game is over. */
  readonly agents: Int8Array;
  /** The rewards of the last step: `count` rows with a number for each agent. */
  readonly rewards: Float32Array;
  /** Whether the last step ended the game of an environment, as in {@link DONE}. */
  readonly done: Uint8Array;

  /** Begins a new game in each environment, with seeds that follow from this one. */
  reset(seed: string | number): void;
  /**
   * Takes a step in each environment whose game is not over, with the number for it. Throws a `RangeError` if one of
   * these numbers is not allowed; the environments before that one have taken their step then.
   */
  step(choices: ArrayLike<number>): void;
}

/** Returns the rows of an array. */
const rowsOf = <Numbers extends Float32Array | Uint8Array>(numbers: Numbers, count: number, size: number) =>
  Array.from({ length: count }, (_, row) => numbers.subarray(row * size, (row + 1) * size) as Numbers);

/**
 * Returns many environments of a game that take their steps together. They remember no history, unless asked to. They
 * begin with games of seed 0.
 *
 * @example
 * import { codecs, xenophon } from 'diadochi/xenophon';
 * import { vectorEnvironment } from 'diadochi/env';
 *
 * const many = vectorEnvironment(xenophon, codecs, { options: { players: 2 }, count: 16, autoReset: true });
 * const first = Int32Array.from(many.environments, (env) => env.legalIndices()[0] ?? 0);
 * many.step(first);
 * many.masks.length === 16 * many.actionCount; // true
 */
export function vectorEnvironment<G extends WholeGameTypes>(
  game: Game<G>,
  codecs: EnvironmentCodecs<G>,
  { count, autoReset = false, ...settings }: VectorSettings<G>,
): VectorEnvironment<G> {
  const spaces = spacesOf(codecs, settings);
  const environments = Array.from({ length: count }, () => new Playing(game, spaces, { history: false, ...settings }));
  const [first] = environments;
  if (first === undefined) throw new RangeError('a vector needs at least one environment');
  const { actionCount, observationSize, possibleAgents, index } = first;
  const observations = new Float32Array(count * observationSize);
  const masks = new Uint8Array(count * actionCount);
  const rewards = new Float32Array(count * possibleAgents.length);
  const [agents, done] = [new Int8Array(count), new Uint8Array(count)];
  const views = rowsOf(observations, count, observationSize);
  const maskRows = rowsOf(masks, count, actionCount);
  const rewardRows = rowsOf(rewards, count, possibleAgents.length);
  let seeds = '0';
  let games = 0;

  /** Writes what the selected agent of an environment observes and may do. */
  function observe(env: Playing<G>, row: number): void {
    const agent = env.agentSelection;
    const isSelected = agent !== undefined && agent !== CHANCE;
    agents[row] = isSelected ? possibleAgents.indexOf(agent) : NO_AGENT;
    if (isSelected) env.observation(agent, views[row]);
    else views[row]?.fill(0);
    env.legalActionMask(maskRows[row]);
  }
  const begin = (env: Playing<G>): void => env.reset(`${seeds} ${games++}`);

  function step(env: Playing<G>, row: number, choice: number): void {
    env.step(choice);
    rewardRows[row]?.set(possibleAgents.map((agent) => env.rewards[agent]));
    if (env.agentSelection === undefined) {
      const isTruncated = possibleAgents.some((agent) => env.truncations[agent]);
      done[row] = isTruncated ? DONE.truncated : DONE.terminated;
      if (autoReset) begin(env);
    }
    observe(env, row);
  }

  const many: VectorEnvironment<G> = {
    ...{ count, index, actionCount, observationSize, possibleAgents, environments },
    ...{ observations, masks, agents, rewards, done },
    reset(seed) {
      [seeds, games] = [String(seed), 0];
      rewards.fill(0);
      done.fill(DONE.no);
      for (const [row, env] of environments.entries()) {
        begin(env);
        observe(env, row);
      }
    },
    step(choices) {
      rewards.fill(0);
      done.fill(DONE.no);
      for (const [row, env] of environments.entries())
        if (env.agentSelection !== undefined) step(env, row, choices[row] ?? NO_AGENT);
    },
  };
  many.reset(0);
  return many;
}
