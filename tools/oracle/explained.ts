/**
 * Differences from the oracle that are meant: each is a rule mended since. What is not explained here is a fault.
 *
 * An entry explains single items: one action that only one engine lists, one change of a description, the events of a step.
 * A difference is explained when each of its items is. Keep predicates narrow: an entry that explains too much hides faults.
 */
import type { AnyAction, AnyEvent, AnyOptions, AnyState, GameName } from './engine.js';
import type { Described } from './translate.js';

/** One thing in which the two engines differ. */
export type Item =
  /** They wait for different players. */
  | { readonly of: 'actors'; readonly old: readonly string[]; readonly new: readonly string[] }
  /** An action that only one of them lists. */
  | { readonly of: 'action'; readonly only: 'old' | 'new'; readonly action: AnyAction }
  /** An outcome of chance with different weights; 0: not listed. */
  | { readonly of: 'chance'; readonly action: AnyAction; readonly old: number; readonly new: number }
  /** What was said of the same action. `order`: the same events in another order. */
  | {
      readonly of: 'events';
      readonly order: boolean;
      readonly old: readonly AnyEvent[];
      readonly new: readonly AnyEvent[];
    }
  /** A place of the description (see `translate.ts`) after the same action. */
  | {
      readonly of: 'state';
      readonly path: readonly (string | number)[];
      readonly old: unknown;
      readonly new: unknown;
    }
  /** One of them threw, or refused what it lists. */
  | { readonly of: 'fault'; readonly engine: 'old' | 'new'; readonly message: string };

/** Where a difference showed. */
export interface Scene {
  readonly game: GameName;
  readonly options: AnyOptions;
  /** The number of actions taken before. */
  readonly step: number;
  /** Both engines' states: where lists differ, those asked; otherwise those before the action. Formats are their own. */
  readonly old: AnyState;
  readonly new: AnyState;
  /** The same, described. */
  readonly before: Described;
  /** The action after which events or states differ; where lists differ, `undefined`. */
  readonly action: AnyAction | undefined;
}

/** A mended rule. */
export interface Explanation {
  /** Its name in the summary. */
  readonly id: string;
  /** The clause that the oracle breaks. */
  readonly clause: `R ${string}` | `ruling ${string}`;
  /** What is different, in one sentence. */
  readonly sentence: string;
  readonly explains: (item: Item, scene: Scene) => boolean;
}

/** What was being resolved, the bottom first. */
const kindsOf = ({ stack }: AnyState): readonly string[] => stack.map(({ kind }) => kind);
const underWay = (scene: Scene, kind: string): boolean => kindsOf(scene.old).includes(kind);
const says = (events: readonly AnyEvent[], type: string): boolean => events.some((event) => event.type === type);

/** Under this name the pauses are counted that only the working tree makes: it passes them by itself, and both go on. */
export const MORE_PAUSES = 'more-pauses';

/** Of a card event being resolved or offered: its card. */
const isCard = (card: number, item: Item, scene: Scene): boolean =>
  item.of === 'action' &&
  (item.action['card'] === card ||
    scene.old.stack.some((frame) => frame.kind === 'cardEvent' && frame['card'] === card));

/** The rules mended since commit 1ddd99e. */
export const explained: readonly Explanation[] = [
  {
    id: 'losses-of-the-march',
    clause: 'R 8.3.11',
    sentence:
      'Attrition of what marches or sails is its own: CUs that stand in the space stay, and do not march on for the dead.',
    explains: (_, scene) => underWay(scene, 'march') && (underWay(scene, 'attrition') || underWay(scene, 'losses')),
  },
  {
    id: 'nothing-before-landing',
    clause: 'R 8.5.1',
    sentence:
      'A group at sea stands in no space: royals and the cart change hands, and what is left behind settles, when it lands or sails on.',
    explains: (_, scene) => underWay(scene, 'seaMove'),
  },
  {
    id: 'fetched-in-a-stronghold',
    clause: 'R 8.3.11',
    sentence: 'A lone General who fetches CUs in an Independent Stronghold has passed no Army through it.',
    explains: (_, scene) => scene.action?.type === 'march' && kindsOf(scene.old).at(-1) === 'march',
  },
  {
    id: 'unmoved-lost-first',
    clause: 'R 12.5.2',
    sentence: 'Of the CUs of a kind that fought, those that had not been moved are lost first.',
    explains: (item, scene) => item.of === 'state' && item.path[0] === 'moved' && underWay(scene, 'landBattle'),
  },
  {
    id: 'ends-where-it-stands',
    clause: 'R 8.3.1',
    sentence: 'An activation that ended with the Army inside its city is said to have ended there.',
    explains: (item) =>
      item.of === 'events' && says(item.old, 'activationEnded') && item.old.length === item.new.length && !item.order,
  },
  {
    id: 'home-before-the-end',
    clause: 'R 3.1.2',
    sentence: 'A Minor General who has lost his last CU at sea goes home before the activation ends, not after.',
    explains: (item) => item.of === 'events' && item.order && says(item.new, 'minorGeneralLifted'),
  },
  {
    id: MORE_PAUSES,
    clause: 'ruling moments-of-surprise',
    sentence:
      'Surprise cards may be played after the movement roll, after an attempt on a city, and by the active player wherever he chooses what to do next.',
    explains: (item, scene) =>
      item.of === 'action' &&
      item.only === 'new' &&
      item.action.type === 'playSurprise' &&
      ['surrender', 'movement', 'forcedMarch', 'forage'].includes(kindsOf(scene.old).at(-1) ?? ''),
  },
  {
    id: 'discards',
    clause: 'ruling discarding-surprises',
    sentence: 'A Surprise card may be discarded whenever its holder is asked, and in every Segment of his own.',
    explains: (item) => item.of === 'action' && item.only === 'new' && item.action.type === 'discardSurprise',
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
      return (
        item.of !== 'fault' &&
        ['landBattle', 'siegeAttempt', 'window', 'cardEvent'].some((kind) => underWay(scene, kind))
      );
    },
  },
  {
    id: 'tower-inside',
    clause: 'ruling helepolis',
    sentence: 'The Helepolis is not lost when its Army goes inside its own city.',
    explains: (item) =>
      (item.of === 'state' && item.path[0] === 'helepolis') ||
      (item.of === 'events' && says(item.old, 'helepolisLost') && !says(item.new, 'helepolisLost')),
  },
  {
    id: 'elephants-of-a-province',
    clause: 'ruling card-13',
    sentence: 'Card 13 asks for control of Persis or Hyrkania, not for a space there.',
    explains: (item, scene) => item.of === 'action' && item.only === 'old' && isCard(13, item, scene),
  },
];
