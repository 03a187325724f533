/** The game that a state belongs to. */
import type { GameState } from '../../state.js';
import { groundOf } from '../../table/ground.js';
import { componentsOf } from '../../table/law.js';
import { derived } from '../../../core/board/index.js';
import { rosterOf } from '../../table/roster.js';
import type { Edition, Setting } from '../edition.js';
import type { ClosedWords } from '../../../words/family.js';
import type { Components } from '../../data/shape.js';
import { wordsOf } from '../words.js';

const knownWords = derived((closed: ClosedWords) => derived((components: Components) => wordsOf(components, closed)));

/** Returns the components, the law and the words of a game with these options. */
export function settingOf(edition: Edition, options: GameState['options']): Setting {
  const components = componentsOf(options, edition.law);
  const [ground, roster, words] = [groundOf(components), rosterOf(components), knownWords(edition.words)(components)];
  return { edition, options, components, ground, roster, words };
}
