/** R 13: Sieges, Subjugations and what falls. */
import type { AnyEvent } from '../engine.js';
import type { Explanation, Item, Scene } from './item.js';
import { activationOf, attemptsOn, onlyIn, saidOnce, says, topOf, underWay } from './predicates.js';

/** Whether the Army on the march has itself made an attempt on a space. */
const hasAttempted = (scene: Scene, space: unknown): boolean =>
  activationOf(scene)?.attempted.includes(String(space)) === true;

/** Whether an attempt on a space has been made in this Segment, by another Army than the one on the march. */
const othersAttempted = (scene: Scene, space: unknown): boolean =>
  attemptsOn(scene, space) !== undefined && !hasAttempted(scene, space);

/** Where whoever has entered a space came from. */
const cameFrom = ({ old }: Scene): unknown => old.stack.findLast(({ kind }) => kind === 'arrival')?.['from'];

/** The cities that one engine alone says to have fallen. */
const capturesOf = (item: Extract<Item, { of: 'events' }>): readonly AnyEvent[] =>
  saidOnce(item, ({ type }) => type === 'spaceCaptured');

/** Whether a player's city falls to whoever had Siege Points before it. */
function fallsToBesieger({ space, player, from }: AnyEvent, { old }: Scene): boolean {
  const sieges = old['sieges'] as Readonly<Record<string, { readonly by: string }>>;
  return from !== 'independent' && sieges[String(space)]?.by === player;
}

/** Whether a frame is one of those by which a city falls. */
const isFalling = (frame: unknown): boolean =>
  ['capture', 'defeat', 'attrition', 'roll'].includes(String((frame as { readonly kind?: unknown } | undefined)?.kind));

/** Whether the city of a place of the description, besieged before, has fallen or is about to: the siege is over, and its owner's marker gone. */
function falls({ path: [part, space], old, new: young }: Extract<Item, { of: 'state' }>, scene: Scene): boolean {
  const sieges = scene.old['sieges'] as Readonly<Record<string, { readonly by: string }>>;
  if (part === 'frames') return isFalling(young) && old === undefined && Object.keys(sieges).length > 0;
  return (
    (part === 'control' || part === 'sieges') &&
    sieges[String(space)] !== undefined &&
    old !== young &&
    young === undefined
  );
}

export const sieges: readonly Explanation[] = [
  {
    id: 'tower-inside',
    clause: 'ruling helepolis',
    sentence: 'The Helepolis is not lost when its Army goes inside its own city.',
    explains: (item) =>
      (item.of === 'state' && item.path[0] === 'helepolis') ||
      (item.of === 'events' && says(item.old, 'helepolisLost') && !says(item.new, 'helepolisLost')),
  },
  {
    id: 'losses-of-the-besieger',
    clause: 'ruling who-besieges',
    sentence:
      'The losses of a Siege on the march are those of the Army that attempts it; what stands beside it is not exposed.',
    explains: (_, scene) => underWay(scene, 'march') && underWay(scene, 'siegeAttempt'),
  },
  {
    id: 'same-general-same-activation',
    clause: 'R 13.4',
    sentence:
      'The second attempt is for the commander of the first in the same activation: no other Minor General goes on with it.',
    explains(item, scene) {
      const space = onlyIn(item, 'old', 'siege')?.['space'];
      return (
        topOf(scene) === 'march' &&
        activationOf(scene)?.commander === 'minor' &&
        attemptsOn(scene, space)?.commander === 'minor' &&
        othersAttempted(scene, space)
      );
    },
  },
  {
    id: 'enough-points',
    clause: 'R 13.2.4',
    sentence:
      'A city whose garrison has become too small for the Siege Points before it falls when what is being resolved is over.',
    explains: (item, scene) =>
      item.of === 'events'
        ? !says(item.old, 'spaceCaptured') &&
          says(item.new, 'spaceCaptured') &&
          capturesOf(item).every((event) => fallsToBesieger(event, scene))
        : item.of === 'state' && falls(item, scene),
  },
  {
    id: 'marked-with-the-capture',
    clause: 'R 13.2.4',
    sentence:
      'The marker of the victor is asked for by the capture of the city, not by the attempt that brought it about.',
    explains: (item, scene) => item.of === 'state' && item.path[0] === 'frames' && underWay(scene, 'siegeAttempt'),
  },
  {
    id: 'besieged-by-this-army',
    clause: 'ruling besieged-by-passing',
    sentence:
      'An Army that passes a city has besieged it only if it has itself attempted a Siege there, not another one before it.',
    explains(item, scene) {
      const action = onlyIn(item, 'new', 'intercept');
      return (
        topOf(scene) === 'interception' &&
        action?.['inside'] === true &&
        action['from'] === cameFrom(scene) &&
        othersAttempted(scene, action['from'])
      );
    },
  },
];
