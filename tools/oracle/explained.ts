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

type EventsItem = Extract<Item, { of: 'events' }>;
type StateItem = Extract<Item, { of: 'state' }>;
/** Whether two engines said the same, but for events of some types. */
function alike({ old, new: said }: EventsItem, types: readonly string[]): boolean {
  const others = (events: readonly AnyEvent[]): string =>
    JSON.stringify(events.filter(({ type }) => !types.includes(type)));
  return others(old) === others(said);
}
const isAbout = ({ path }: StateItem, ...parts: readonly string[]): boolean => parts.includes(String(path[0]));
const isOfRoyal = ({ path }: StateItem, royals: readonly string[], field?: string): boolean =>
  path[0] === 'royals' && royals.includes(String(path[1])) && (field === undefined || path[2] === field);

const HEIRS = ['philippos', 'herakles', 'alexandros'];
const BRIDES = ['kleopatra', 'thessalonike'];
const WOMEN = ['olympias', ...BRIDES];
const CONTROL = ['royalControlled', 'royalFreed', 'cartControlled', 'cartFreed'];
const WEDDING = ['royalActivated', 'royalMarried'];
/** Whether a marriage contract is open, or about to be: cards 31 and 32. */
function mayWed({ old, action }: Scene): boolean {
  const contracts = old['contracts'];
  const played = [action, ...old.stack].map((one) => (one !== undefined && 'card' in one ? one['card'] : undefined));
  return (Array.isArray(contracts) && contracts.length > 0) || played.includes(31) || played.includes(32);
}

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
    id: 'brides-marry-by-themselves',
    clause: 'R 18.5.3',
    sentence: 'A marriage takes place as soon as its conditions are met, and is no choice of the player.',
    explains: (item, scene) =>
      mayWed(scene) &&
      ((item.of === 'events' && says(item.new, 'royalMarried') && alike(item, WEDDING)) ||
        (item.of === 'state' && (isAbout(item, 'contracts', 'discards') || isOfRoyal(item, BRIDES)))),
  },
  {
    id: 'royals-by-position',
    clause: 'R 18.6.1',
    sentence:
      'An Heir or the cart is taken where the whole space is empty of others, by a besieger, or from a beaten master, and by nobody else.',
    explains: (item) =>
      (item.of === 'events' && alike(item, CONTROL)) ||
      (item.of === 'state' && (isOfRoyal(item, HEIRS, 'owner') || (isAbout(item, 'body') && item.path[1] === 'owner'))),
  },
  {
    id: 'women-of-third-players',
    clause: 'R 18.6.1',
    sentence:
      'A woman becomes inactive with the beaten Army or the captured city of her own master, and before an Independent Army keeps the marker of her city.',
    explains: (item) =>
      (item.of === 'events' && alike(item, ['royalInactive'])) || (item.of === 'state' && isOfRoyal(item, WOMEN)),
  },
  {
    id: 'tomb-at-pella',
    clause: 'R 15.4.4',
    sentence:
      "In the rulebook's edition the holder of Pella has 2 Legitimacy for the tomb there, beside the builder's 10.",
    explains: (item, scene) =>
      scene.old['pellaBurial'] !== null &&
      scene.options['edition'] === 'rulebook' &&
      ((item.of === 'events' && says([...item.old, ...item.new], 'gameWon')) ||
        underWay(scene, 'reinforcements') ||
        underWay(scene, 'landBattle') ||
        underWay(scene, 'siegeAttempt') ||
        underWay(scene, 'cardEvent')),
  },
];
