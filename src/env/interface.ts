/** The interface of environments. */
import type { Actor, Viewer, ViewOf, Weighted, WholeGameTypes } from '../core/index.js';
import type { ActionIndex } from './action-index.js';
import type { LeftOut, Slice } from './observe/encoder.js';

/** A number for each agent. */
export type Rewards<G extends WholeGameTypes> = Readonly<Record<G['player'], number>>;
/** A flag for each agent. */
export type Flags<G extends WholeGameTypes> = Readonly<Record<G['player'], boolean>>;

/**
 * A game for reinforcement learning. Agents act in turn, as in the AEC model of PettingZoo: one agent is selected,
 * observes, and takes a step.
 */
export interface Environment<G extends WholeGameTypes> {
  /** The numbers of actions, and their tokens. */
  readonly index: ActionIndex<G['action']>;
  /** The size of the action space: the number of tokens, or of actions. */
  readonly actionCount: number;
  /** The number of numbers in an observation. */
  readonly observationSize: number;
  /** Returns what the numbers of an observation stand for, in order. */
  layout(): readonly Slice[];
  /** The parts of a view that an observation lacks, and why. */
  readonly leftOut: readonly LeftOut[];

  /** All agents, in the order of their seats. */
  readonly possibleAgents: readonly G['player'][];
  /** The agents who still play: all, or none once the game is over. */
  readonly agents: readonly G['player'][];
  /** The agent who must act, or chance if it is explicit; `undefined` once the game is over. */
  readonly agentSelection: Actor<G> | undefined;
  /** The rewards of the last step. */
  readonly rewards: Rewards<G>;
  /** Whether the game is over for each agent. */
  readonly terminations: Flags<G>;
  /** Whether the game was cut off. */
  readonly truncations: Flags<G>;

  /** Begins a new game. The seed decides all chance that the environment resolves. */
  reset(seed: string | number): void;
  /**
   * Takes a step of the selected agent: a number that the mask allows, or a whole action. Where chance is explicit and
   * selected, the number is the index of one of its outcomes. Throws a `RangeError` for a number that is not allowed,
   * and `Refused` for an action that is not legal.
   */
  step(choice: number | G['action']): void;

  /** Returns the legal actions of the selected agent that begin as spelled so far. */
  legalActions(): readonly G['action'][];
  /** Returns the numbers that are allowed in the next step, each once. */
  legalIndices(): readonly number[];
  /**
   * Returns 1 for each number that is allowed in the next step, and 0 for all others. Throws a `RangeError` if there
   * are more than 262,144 numbers.
   *
   * @param into - an array to write to, by default a new one
   */
  legalActionMask(into?: Uint8Array): Uint8Array;
  /** Returns the outcomes of chance, if it is explicit and selected. */
  chanceOutcomes(): readonly Weighted<G['action']>[];

  /**
   * Returns what an agent sees, as numbers. It is made from the agent's view alone.
   *
   * @param into - an array to write to, by default a new one
   */
  observation(agent: G['player'], into?: Float32Array): Float32Array;
  /** Returns what an agent sees now, as text. */
  observationString(agent: G['player']): string;
  /** Returns all that an agent has done and heard in this game, as text. Throws an `Error` without `history`. */
  informationStateString(agent: G['player']): string;
  /** Returns everything that a viewer may know. */
  view(viewer: Viewer<G>): ViewOf<G>;
  /** Returns the whole state, with everything hidden. It is for the referee: an agent that reads it cheats. */
  state(): G['state'];

  /** Returns the number of a whole action. */
  encode(action: G['action']): number;
  /** Returns the action with a number. Its player is the selected agent, by default. */
  decode(index: number, agent?: G['player']): G['action'];
}
