/** Notes on a choice in Successors: what stands where it leads, and what it costs. */
import type { Locale } from '../../core/index.js';
import { query, type Action, type PlayerView, type SpaceId } from '../index.js';
import { PICTURE_WORDS } from './marks.js';
import { spaceText } from './pieces.js';

/** Returns `Issos:B[B Krateros 2L], 2 MP`. */
function landing(view: PlayerView, to: SpaceId, locale: Locale): string {
  const march = query.marchOf(view);
  const way = march === undefined ? undefined : query.landWays(view, march.space).find((each) => each.to === to);
  const cost = way === undefined ? '' : `, ${way.cost} ${PICTURE_WORDS[locale].movementPoints}`;
  return `${spaceText(view, to, locale)}${cost}`;
}

export function notePicture(action: Action, view: PlayerView, locale: Locale): string {
  switch (action.type) {
    case 'march':
      return landing(view, action.to, locale);
    case 'sail':
    case 'avoidTo':
    case 'moveIndependentArmy':
      return spaceText(view, action.to, locale);
    case 'activate':
    case 'placeMarker':
    case 'removeMarker':
    case 'removeEnemyMarker':
    case 'siege':
    case 'subjugateWithCavalry':
      return spaceText(view, action.space, locale);
    default:
      return '';
  }
}
