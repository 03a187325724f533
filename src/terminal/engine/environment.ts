/** One environment for reinforcement learning that the engine keeps: JSON in, JSON out. */
import { Refused, type RuleViolation, type WholeGameTypes } from '../../core/index.js';
import { environment, type Environment, type EnvironmentSettings } from '../../env/index.js';
import type { Entry } from '../../hosts/manifest.js';
import { invalidParam, playerNamed, readParam, refused } from './fault.js';

/** What an environment is like, whatever happens in it. */
export interface Description {
  readonly agents: readonly string[];
  readonly actionCount: number;
  readonly observationSize: number;
}

/** Where an environment stands. */
export interface Moment {
  /** The agent who must act; `null` once the game is over. */
  readonly agent: string | null;
  readonly rewards: unknown;
  readonly terminations: unknown;
  readonly truncations: unknown;
  /** The numbers that are allowed in the next step. */
  readonly legal: readonly number[];
}

/** An environment by the names of its parameters. A method throws a JSON-RPC error for what it cannot do. */
export interface Training {
  readonly description: Description;
  moment(): Moment;
  reset(seed: string): void;
  step(choice: unknown): void;
  observation(agent: string): readonly number[];
  informationState(agent: string): string;
}

/** The settings that can be chosen. */
export type TrainingSettings = Pick<EnvironmentSettings<WholeGameTypes>, 'actions' | 'mostActions' | 'history'>;

const isViolation = (u: unknown): u is RuleViolation =>
  typeof u === 'object' && u !== null && 'rule' in u && 'params' in u;

/** Calls a function and turns what it throws for a wrong choice into an error of the protocol. */
function choosing(choose: () => void): void {
  try {
    choose();
  } catch (error) {
    if (error instanceof Refused && isViolation(error.refusal)) throw refused(error.refusal);
    if (error instanceof RangeError) throw invalidParam('$.action', error.message);
    throw error;
  }
}

/** Returns an environment of a game. */
export function startTraining<G extends WholeGameTypes>(
  { game, codecs }: Entry<G>,
  options: Readonly<Record<string, unknown>>,
  settings: TrainingSettings,
): Training {
  const env: Environment<G> = environment(game, codecs, {
    ...settings,
    options: readParam('options', game.decode.options(options)),
  });
  const agents = env.possibleAgents;
  const agentNamed = (name: string): G['player'] => playerNamed(agents, name, 'agent');
  return {
    description: { agents, actionCount: env.actionCount, observationSize: env.observationSize },
    moment: () => ({
      agent: env.agentSelection ?? null,
      rewards: env.rewards,
      terminations: env.terminations,
      truncations: env.truncations,
      legal: env.legalIndices(),
    }),
    reset: (seed) => env.reset(seed),
    step: (choice) =>
      choosing(() => env.step(typeof choice === 'number' ? choice : readParam('action', game.decode.action(choice)))),
    observation: (agent) => [...env.observation(agentNamed(agent))],
    informationState: (agent) => {
      if (settings.history === false) throw invalidParam('$.id', 'this environment keeps no history');
      return env.informationStateString(agentNamed(agent));
    },
  };
}
