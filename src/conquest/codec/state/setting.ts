/** The game that a state belongs to. */
import type { GameState } from '../../state.js';
import { groundOf } from '../../table/ground.js';
import { componentsOf } from '../../table/law.js';
import { derived } from '../../../core/board/index.js';
import { rosterOf } from '../../table/roster.js';
import type { Edition, Setting } from '../edition.js';
import { wordsOf } from '../words.js';

const knownWords = derived(wordsOf);

/** What a game with these options is played with. */
export function settingOf(edition: Edition, options: GameState['options']): Setting {
  const components = componentsOf(options, edition.law);
  const [ground, roster, words] = [groundOf(components), rosterOf(components), knownWords(components)];
  return { edition, options, components, ground, roster, words };
}
