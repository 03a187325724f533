/** The game that a state belongs to. */
import type { Components } from '../../data/shape.js';
import type { GameState } from '../../state.js';
import { groundOf } from '../../table/ground.js';
import { componentsOf } from '../../table/law.js';
import { rosterOf } from '../../table/roster.js';
import type { Edition, Setting } from '../edition.js';
import { wordsOf, type Words } from '../words.js';

const known = new WeakMap<Components, Words>();

/** What a game with these options is played with. */
export function settingOf(edition: Edition, options: GameState['options']): Setting {
  const components = componentsOf(options, edition.law);
  let words = known.get(components);
  if (words === undefined) known.set(components, (words = wordsOf(components)));
  return { edition, options, components, ground: groundOf(components), roster: rosterOf(components), words };
}
