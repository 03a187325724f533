/** The game that a state belongs to: its options, and what its pieces may refer to. */
import type { Loose } from '../../../core/index.js';
import type { Components } from '../../data/shape.js';
import type { GameOptions } from '../../options.js';
import { conquestLaw } from '../../rules/law.js';
import type { GameState } from '../../state.js';
import { groundOf, type Ground } from '../../table/ground.js';
import { componentsOf } from '../../table/law.js';
import { rosterOf, type Roster } from '../../table/roster.js';
import { wordsOf, type Words } from '../words.js';

export interface Setting {
  readonly options: GameOptions;
  readonly components: Components;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly words: Words;
}

const known = new WeakMap<Components, Words>();

export function settingOf(options: GameOptions): Setting {
  const components = componentsOf(options, conquestLaw);
  let words = known.get(components);
  if (words === undefined) known.set(components, (words = wordsOf(components)));
  return { options, components, ground: groundOf(components), roster: rosterOf(components), words };
}

/** The well-formed parts of something that ought to be a state. */
export type Sketch = Loose<GameState>;
