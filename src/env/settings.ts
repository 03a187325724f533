/** What an environment is made of, and how it is set. */
import type { Check, Names, WholeGameTypes } from '../core/index.js';
import { actionIndex, type ActionIndex } from './action-index.js';
import { items } from './observe/composite.js';
import { NOTHING, type Encoder } from './observe/encoder.js';
import { listed } from './observe/single.js';
import { observationSpace, type ObservationSettings, type ObservationSpace } from './observation.js';

/** The codecs of a game that environments need. The `codecs` of each entry point have them. */
export interface EnvironmentCodecs<G extends WholeGameTypes> {
  readonly ActionCodec: Check<G['action']>;
  readonly ViewCodec: Check<unknown>;
  /** Returns the names in games with these options. */
  namesOf(options: G['options']): Names;
}

/** The settings of an environment. */
export interface EnvironmentSettings<G extends WholeGameTypes> extends ObservationSettings {
  /** The options of its games, the number of players among them. */
  readonly options: G['options'];
  /**
   * What a number in `step` and in the mask stands for. `tokens` (the default): the next token of an action, so that an
   * action takes several steps of one agent, and every game has a small mask. `whole`: an action.
   */
  readonly actions?: 'tokens' | 'whole';
  /** Who resolves chance: the environment by its seed (`inside`, the default), or the caller (`explicit`). */
  readonly chance?: 'inside' | 'explicit';
  /**
   * Returns the points of a player. Each reward then contains by how much they have changed. By default there are
   * rewards at the end alone.
   */
  readonly points?: (state: G['state'], player: G['player']) => number;
  /** The number of actions of players after which a game is cut off. By default it is played to its end. */
  readonly mostActions?: number;
  /** Whether the environment remembers events for `informationStateString`. By default it does. */
  readonly history?: boolean;
}

/** What all environments of a game with the same settings share. */
export interface Spaces<G extends WholeGameTypes> {
  readonly index: ActionIndex<G['action']>;
  readonly observations: ObservationSpace;
  /** Writes the tokens of an action so far, after a view. */
  readonly prefix: Encoder;
}

/** Returns the encoder of the tokens of an action so far. The last token is never among them. */
const prefixOf = ({ tokens, longest }: { readonly tokens: readonly string[]; readonly longest: number }): Encoder =>
  items(listed([...tokens.keys()], true), { items: longest - 1, most: longest - 1 });

/** Returns the actions and the observations of a game. They take some time to compute, and can be used many times. */
export function spacesOf<G extends WholeGameTypes>(
  { ActionCodec, ViewCodec, namesOf }: EnvironmentCodecs<G>,
  { options, frames, actions = 'tokens' }: EnvironmentSettings<G>,
): Spaces<G> {
  const names = namesOf(options);
  const index = actionIndex(ActionCodec, names);
  return {
    index,
    prefix: actions === 'tokens' ? prefixOf(index) : NOTHING,
    observations: observationSpace(ViewCodec, names, frames === undefined ? {} : { frames }),
  };
}
