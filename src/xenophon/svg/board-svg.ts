/** The whole picture of a situation, or the part of it that somebody wants to see. */
import { picturesOf, type FamilyPictureOptions, type Pictured } from '../../conquest/svg/family.js';
import { markOf } from '../../conquest/svg/happenings.js';
import { labelsFrom } from '../../conquest/svg/labels.js';
import { wayOf } from '../../conquest/svg/extension.js';
import type { GameEvent } from '../event.js';
import { machine } from '../machine.js';
import { names } from '../text/named.js';
import type { GameState, PlayerView } from '../state.js';
import type { XenophonTypes } from '../types.js';
import { CAPTIONS } from './captions.js';
import { layout } from './layout.js';
import { liveries } from './liveries.js';
import { own } from './own.js';

/** Options of a picture. All are optional. */
export type PictureOptions = FamilyPictureOptions<GameEvent>;

const pictured: Pictured<XenophonTypes> = {
  machine,
  prefix: 'xenophon',
  layout,
  liveries,
  panels: 174,
  own,
  labels: (locale, shown) => labelsFrom(CAPTIONS[locale], names(locale, shown), shown.options.components === undefined),
  wayOf,
  markOf,
};

const draw = /* @__PURE__ */ picturesOf(pictured);

/**
 * Draws a picture of a situation as the text of an SVG image: the map with who holds it and all that stands on it, the
 * turn track, what lies beside the map, and the Tactical Display while a battle is fought.
 *
 * Everything that can be clicked has attributes that name it: `data-province`, `data-space` (a city, or a box of the
 * display as `rebel:centre`), `data-piece` (on the display `data-fighter`: a unit, a leader, a fleet, the train; alike
 * units together, all of them in `data-units`), `data-stack`, `data-zone`, `data-turn`, `data-objective`,
 * `data-player`.
 *
 * @param situation - a state, or a view of one
 * @param options - what stands out, what has just happened, language, theme, and which part
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/xenophon';
 * import { boardSvg } from 'diadochi/xenophon/svg';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'sardis' }));
 * boardSvg(state, { locale: 'de' }).includes('data-piece="cyrus"'); // true
 */
export const boardSvg = (situation: GameState | PlayerView, options: PictureOptions = {}): string =>
  draw(situation, options);
