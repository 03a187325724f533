/** R 4.31, 20: cards, and the moments of Surprise cards. */
import type { Explanation, Item, Scene } from './item.js';
import { onlyIn, topOf, underWay } from './predicates.js';

/** Under this name the pauses are counted that only the working tree makes: it passes them by itself, and both go on. */
export const MORE_PAUSES = 'more-pauses';

/** Of a card event being resolved or offered: its card. */
const isCard = (card: number, item: Item, scene: Scene): boolean =>
  item.of === 'action' &&
  (item.action['card'] === card ||
    scene.old.stack.some((frame) => frame.kind === 'cardEvent' && frame['card'] === card));

export const cardsAndMoments: readonly Explanation[] = [
  {
    id: MORE_PAUSES,
    clause: 'ruling moments-of-surprise',
    sentence:
      'Surprise cards may be played after the movement roll, after an attempt on a city, and by the active player wherever he chooses what to do next.',
    explains: (item, scene) =>
      onlyIn(item, 'new', 'playSurprise') !== undefined &&
      ['surrender', 'movement', 'forcedMarch', 'forage'].includes(topOf(scene) ?? ''),
  },
  {
    id: 'discards',
    clause: 'ruling discarding-surprises',
    sentence: 'A Surprise card may be discarded whenever its holder is asked, and in every Segment of his own.',
    explains: (item) => onlyIn(item, 'new', 'discardSurprise') !== undefined,
  },
  {
    id: 'favour-of-an-orator',
    clause: 'ruling card-57',
    sentence:
      'Prestige lent to a Minor General goes with him, and is lost when he is lifted; it does not cling to the space.',
    explains: (item, scene) => {
      const { oratory } = (scene.old['segment'] ?? {}) as {
        readonly oratory?: readonly { readonly general: string }[];
      };
      if (!(oratory ?? []).some(({ general }) => general === 'minor')) return false;
      if (item.of === 'state' && item.path[0] === 'segment' && item.path[1] === 'oratory') return true;
      return item.of !== 'fault' && underWay(scene, 'landBattle', 'siegeAttempt', 'window', 'cardEvent');
    },
  },
  {
    id: 'elephants-of-a-province',
    clause: 'ruling card-13',
    sentence: 'Card 13 asks for control of Persis or Hyrkania, not for a space there.',
    explains: (item, scene) => item.of === 'action' && item.only === 'old' && isCard(13, item, scene),
  },
];
