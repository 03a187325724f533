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
    explains: (item) => item.of === 'action' && item.only === 'old' && item.action.type === 'siege',
  },
  {
    id: 'enough-points',
    clause: 'R 13.2.4',
    sentence:
      'A city whose garrison has become too small for the Siege Points before it falls when what is being resolved is over.',
    explains: (item) => item.of === 'events' && says(item.new, 'spaceCaptured') && !says(item.old, 'spaceCaptured'),
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
    explains: (item) => item.of === 'action' && item.only === 'new' && item.action.type === 'intercept',
  },
];
