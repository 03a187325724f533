/** The whole picture of a situation, or the part of it that somebody wants to see. */
import type { GameEvent } from '../event/index.js';
import { machine } from '../machine.js';
import type { GameState, PlayerView } from '../state.js';
import { picturesOf, type FamilyPictureOptions, type Pictured } from './family.js';
import * as layout from './ground/layout.js';
import { markOf, wayOf } from './happenings.js';
import { labelsIn } from './labels.js';
import { LIVERIES } from './liveries.js';
import { objectivesPanel } from './panels.js';
import type { ConquestTypes } from '../types.js';

export { PARTS, type Focus, type Part } from './family.js';

/** Options of a picture. All are optional. */
export type PictureOptions = FamilyPictureOptions<GameEvent>;

const pictured: Pictured<ConquestTypes> = {
  machine,
  prefix: 'conquest',
  layout,
  liveries: LIVERIES,
  panels: 174,
  own: {
    figures: () => '',
    holdings: () => [],
    aside: objectivesPanel,
    ground: () => undefined,
  },
  labels: labelsIn,
  wayOf,
  markOf,
};

const draw = /* @__PURE__ */ picturesOf(pictured);

/**
 * Draws a picture of a situation as the text of an SVG image: the map with who holds it and all that stands on it, the
 * turn track, what lies beside the map, and the Tactical Display while a battle is fought.
 *
 * Everything that can be clicked has attributes that name it: `data-province`, `data-space` (a city, or a box of the
 * display as `persian:centre`), `data-piece` (on the display `data-fighter`: a unit, a leader, a marker; alike units
 * together, all of them in `data-units`), `data-stack`, `data-zone`, `data-turn`, `data-objective`, `data-player`.
 *
 * @param situation - a state, or a view of one
 * @param options - what stands out, what has just happened, language, theme, and which part
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/conquest';
 * import { boardSvg } from 'diadochi/conquest/svg';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * boardSvg(state, { locale: 'de' }).includes('data-piece="alexander"'); // true
 */
export const boardSvg = (situation: GameState | PlayerView, options: PictureOptions = {}): string =>
  draw(situation, options);
