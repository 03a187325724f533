/** The board as text: the map, the present battle, or a part of the map. */
import type { Locale } from '../../core/index.js';
import type { TextLine } from '../../hosts/terminal/flow.js';
import { folded } from '../../hosts/terminal/typed.js';
import type { Shown } from '../text/speech.js';
import { battleIn, battlePicture } from './battle.js';
import { closely } from './closely.js';
import { mapPicture } from './map.js';
import { seen } from './seen.js';

export function drawBoard(shown: Shown, locale: Locale, part: string): readonly TextLine[] {
  const all = seen(shown, locale);
  const battle = battleIn(all);
  if (part === '') return battle === undefined ? mapPicture(all) : battlePicture(all, battle);
  return folded(part) === all.words.map ? mapPicture(all) : closely(all, part);
}
