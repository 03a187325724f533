/** R 4.31, 20: cards, and the moments of Surprise cards. */
import type { AnyEvent, AnyState } from '../engine.js';
import type { Explanation, Item, Scene } from './item.js';
import { alike, goesOn, isAbout, onlyIn, standingsIn, topOf, underWay } from './predicates.js';

/** Under this name the pauses are counted that only the working tree makes: it passes them by itself, and both go on. */
export const MORE_PAUSES = 'more-pauses';

/** Of a card event being resolved or offered: its card. */
const isCard = (card: number, item: Item, scene: Scene): boolean =>
  item.of === 'action' &&
  (item.action['card'] === card ||
    scene.old.stack.some((frame) => frame.kind === 'cardEvent' && frame['card'] === card));

/** Whether a general and CUs are deployed that come to one space. */
function deploysTogether({ old }: Scene): boolean {
  const top = old.stack.at(-1);
  return top?.kind === 'deploy' && top['together'] === true;
}

/** The window open in an engine. */
const windowIn = ({ stack }: AnyState): AnyState['stack'][number] | undefined =>
  stack.findLast(({ kind }) => kind === 'window');

/** Whether somebody has passed when a turn began whom the oracle has not asked. */
function hasPassedBefore({ old, new: young }: Scene): boolean {
  const window = windowIn(young);
  const [before, passed] = [windowIn(old)?.['passed'], window?.['passed']];
  if (window?.['moment'] !== 'turn' || !Array.isArray(before) || !Array.isArray(passed)) return false;
  return passed.some((player) => !before.includes(player));
}

const isDispersal = ({ type, rule }: AnyEvent): boolean => type === 'unitsDispersed' && rule === 'R 8.3.8.2';

/** Who plays card 24, and the post that CUs desert; `undefined`: it is not being resolved. */
function desertionIn({ old }: Scene): { readonly by: string; readonly from: string } | undefined {
  const frame = old.stack.findLast(({ kind, card }) => kind === 'cardEvent' && card === 24);
  if (frame === undefined) return undefined;
  const { owner, space, inside } = frame['memory'] as Readonly<Record<string, unknown>>;
  return {
    by: String(frame['player']),
    from: `${String(owner)}:${String(space)}${inside === true ? ':inside' : ''}`,
  };
}

/** Whether deserters have come among enemy CUs that are not of their own number. */
function desertAmongEnemies(item: Item, scene: Scene): boolean {
  const desertion = desertionIn(scene);
  if (desertion === undefined) return false;
  const { by, from } = desertion;
  const { units, independentArmies } = standingsIn(scene);
  const isAmongEnemies = (space: unknown, gone: number): boolean =>
    Object.values(independentArmies).some((army) => army.space === space) ||
    Object.entries(units).some(([post, counts]) => {
      const [player, at, zone] = post.split(':');
      if (player === by || at !== space || zone !== undefined) return false;
      return Object.values(counts).reduce((sum, count) => sum + count, 0) > (post === from ? gone : 0);
    });
  if (item.of === 'state') {
    const [player, space, zone] = String(item.path[1]).split(':');
    if (isAbout(item, 'dispersed')) return player === by;
    return isAbout(item, 'units') && player === by && zone === undefined && isAmongEnemies(space, 0);
  }
  if (item.of !== 'events' || !alike(item, isDispersal)) return false;
  const gone = item.new.filter(({ type }) => type === 'unitsDefected').length;
  return item.new.every((event) => !isDispersal(event) || isAmongEnemies(event['space'], gone));
}

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
    id: 'passed-when-it-began',
    clause: 'ruling discarding-surprises',
    sentence:
      'Whoever was asked when a turn began for any Surprise card, and has passed, is not asked again for one drawn since.',
    explains: (item, scene) => hasPassedBefore(scene) && goesOn(item),
  },
  {
    id: 'deserters-among-enemies',
    clause: 'ruling card-24',
    sentence: 'Deserters to an Army about which enemy CUs stand while no battle is fought go to the Dispersed Box.',
    explains: desertAmongEnemies,
  },
  {
    id: 'no-room-among-enemies',
    clause: 'ruling apart-at-rest',
    sentence:
      'The Silver Shields do not come over to a general about whom enemy CUs stand: nobody is asked for their card.',
    explains: (item, scene) =>
      item.of === 'state' &&
      item.path[0] !== 'units' &&
      (topOf(scene) === 'passage' || (scene.action?.type === 'march' && item.path[0] === 'frames')) &&
      Object.values((scene.new['hands'] ?? {}) as Readonly<Record<string, readonly number[]>>).some((hand) =>
        hand.includes(56),
      ),
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
  {
    id: 'strongholds-of-players',
    clause: 'R 4.28',
    sentence: 'A Stronghold that a player holds is a Minor City: Diplomacy and the Minor Raid reach it.',
    explains: (item, scene) =>
      item.of === 'action' && item.only === 'new' && [2, 3, 9].some((card) => isCard(card, item, scene)),
  },
  {
    id: 'peukestas-with-his-men',
    clause: 'ruling card-34',
    sentence: 'Peukestas and the Mercenaries who come with him are deployed in one space.',
    explains: (item, scene) =>
      deploysTogether(scene) &&
      ((item.of === 'action' && item.only === 'old') ||
        (item.of === 'state' && item.path[0] === 'frames' && item.path[2] === 'spaces')),
  },
];
