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

/** What is being resolved. */
const topOf = ({ old }: Scene): string | undefined => old.stack.at(-1)?.kind;

/** Whether an action is one of some types, whichever engine lists it. */
const lists = (item: Item, ...types: readonly string[]): boolean =>
  item.of === 'action' && types.includes(item.action.type);

/** Whether somebody else's CUs, or an Independent Army, stand outside in the space that an action names. */
function amongEnemies({ player, space }: AnyAction, { before }: Scene): boolean {
  const { units, independentArmies } = before as {
    readonly units: Readonly<Record<string, unknown>>;
    readonly independentArmies: Readonly<Record<string, { readonly space: unknown }>>;
  };
  return (
    Object.keys(units).some((post) => {
      const [other, at, zone] = post.split(':');
      return other !== player && at === space && zone === undefined;
    }) || Object.values(independentArmies).some((army) => army.space === space)
  );
}

/** Whether somebody else's Major General stands outside in the space that an action names. */
function besideEnemyGeneral({ player, space }: AnyAction, { before }: Scene): boolean {
  const generals = before['generals'] as Readonly<Record<string, { readonly owner: unknown; readonly at: unknown }>>;
  return Object.values(generals).some(({ owner, at }) => owner !== player && at === space);
}

/** The activation going on, in the working tree's words. */
interface Activation {
  readonly kind: string;
  readonly player: string;
  readonly group: { readonly units: Readonly<Record<string, number>> };
  readonly trail: readonly string[];
}
const activationOf = (scene: Scene): Activation | undefined =>
  (scene.new.stack as readonly unknown[] as readonly Activation[]).findLast(({ kind }) => kind === 'march');
/** Whether a general without CUs is on the march. */
const isAlone = (scene: Scene): boolean => {
  const march = activationOf(scene);
  return march !== undefined && Object.values(march.group.units).every((count) => count === 0);
};
/** Whether somebody else's CUs stand before the mover's own city to which he goes back. */
function goesBackUnderSiege(scene: Scene): boolean {
  const march = activationOf(scene);
  const { control, forces } = scene.new as unknown as Record<'control' | 'forces', Readonly<Record<string, unknown>>>;
  return (
    march?.trail.some(
      (space) =>
        control[space] === march.player &&
        Object.keys(forces).some((post) => post.endsWith(`:${space}`) && !post.startsWith(`${march.player}:`)),
    ) === true
  );
}

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
    id: 'besieged-by-units',
    clause: 'R 4.4',
    sentence: 'A lone enemy General besieges nothing: where a friendly General stood CUs are deployed in spite of him.',
    explains: (item, scene) =>
      lists(item, 'deployUnits', 'deployGeneral') &&
      item.of === 'action' &&
      item.only === 'new' &&
      topOf(scene) === 'deploy' &&
      besideEnemyGeneral(item.action, scene) &&
      !amongEnemies(item.action, scene),
  },
  {
    id: 'apart-at-rest',
    clause: 'ruling apart-at-rest',
    sentence: 'No CUs and no General are deployed or won over where enemy CUs stand outside.',
    explains: (item, scene) =>
      lists(item, 'deployUnits', 'deployGeneral', 'targetCommander') &&
      item.of === 'action' &&
      item.only === 'old' &&
      (topOf(scene) === 'deploy' || topOf(scene) === 'cardEvent') &&
      amongEnemies(item.action, scene),
  },
  {
    id: 'minor-generals-deployed',
    clause: 'R 6.4.3',
    sentence:
      'Minor Generals are deployed beside Major Generals too, in either zone; the deployment ends when that is decided.',
    explains: (item, scene) =>
      topOf(scene) === 'deploy' &&
      (lists(item, 'deployMinorGeneral') ||
        (scene.action !== undefined &&
          ['deployUnits', 'deployGeneral', 'deployMinorGeneral', 'pass'].includes(scene.action.type) &&
          scene.old.stack.at(-1)?.['minorGenerals'] === true)),
  },
  {
    id: 'minor-generals-at-any-time',
    clause: 'R 3.1.2',
    sentence:
      'Minor Generals are placed with Armies that a Major General leads, and in every space again after an activation; one is repositioned by lifting and placing him.',
    explains: (item, scene) =>
      lists(item, 'placeMinorGeneral', 'liftMinorGeneral') &&
      ['movement', 'tyche', 'forcedMarch'].includes(topOf(scene) ?? ''),
  },
  {
    id: 'minor-generals-divide-interceptors',
    clause: 'R 3.1.2',
    sentence:
      'A Minor General from the supply may lead an interception or stay with the rest; CUs and generals are not offered of which the rest could show no owner.',
    explains: (item, scene) =>
      topOf(scene) === 'interception' &&
      ((item.of === 'action' &&
        item.only === 'new' &&
        ((item.action.type === 'intercept' && item.action['commander'] === 'minor') ||
          item.action.type === 'placeMinorGeneral')) ||
        (item.of === 'action' &&
          item.only === 'old' &&
          (item.action.type === 'interceptWith' || item.action.type === 'interceptWithGeneral'))),
  },
  {
    id: 'left-with-an-owner',
    clause: 'R 8.3.1',
    sentence: 'CUs are left outside only if something can show whose they are when the group goes on.',
    explains: (item, scene) =>
      item.of === 'action' &&
      item.only === 'old' &&
      item.action.type === 'leaveUnits' &&
      item.action['inside'] === false &&
      kindsOf(scene.old).at(-1) === 'march',
  },
  {
    id: 'lone-generals-look-ahead',
    clause: 'R 8.3.3',
    sentence:
      'A General without CUs takes a step if it leads on to where he may stop, by land, by sea, or to CUs of his.',
    explains: (item, scene) =>
      item.of === 'action' &&
      ['march', 'embark', 'endActivation'].includes(item.action.type) &&
      kindsOf(scene.old).at(-1) === 'march' &&
      isAlone(scene),
  },
  {
    id: 'back-on-its-way',
    clause: 'R 11.7.1',
    sentence:
      'An Army goes back to the space of those who let it through if they have left it; none of its way is for those who avoid it.',
    explains: (item, scene) =>
      (activationOf(scene)?.trail.length ?? 0) > 1 &&
      ((item.of === 'action' && item.action.type === 'avoidTo') ||
        ((item.of === 'events' || item.of === 'state') &&
          (underWay(scene, 'withdrawal') || underWay(scene, 'landBattle')))),
  },
  {
    id: 'owner-says-who-goes-in',
    clause: 'ruling shelter',
    sentence: 'When a besieged city cannot hold all CUs that come back to it, their owner says which go in.',
    explains: (item, scene) =>
      item.of !== 'action' &&
      ['withdrawal', 'landBattle', 'navalBattle', 'seaMove'].some((kind) => underWay(scene, kind)) &&
      goesBackUnderSiege(scene),
  },
  {
    id: 'home-again',
    clause: 'ruling home-port',
    sentence: 'Once another port has been entered a voyage may pass through the port where it began, or end there.',
    explains: (item, scene) =>
      item.of === 'action' &&
      item.only === 'new' &&
      item.action.type === 'sail' &&
      kindsOf(scene.old).at(-1) === 'seaMove',
  },
  {
    id: 'sails-on-from-there',
    clause: 'R 8.4.5',
    sentence:
      'What is taken or left in a port on the way is so with the means to sail on, and then the ships do; nothing is left before a garrison.',
    explains: (item, scene) =>
      item.of === 'action' &&
      item.only === 'old' &&
      /^(debark|take|leave)/.test(item.action.type) &&
      kindsOf(scene.old).at(-1) === 'seaMove',
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
  {
    id: 'successors-from-anywhere',
    clause: 'R 12.4.2',
    sentence:
      'Any Minor General on the map may take over an Army that has lost its commander, though CUs lose their owner by it; in the player aid in the turns of others too.',
    explains: (item) =>
      item.of === 'action' &&
      item.only === 'new' &&
      item.action.type === 'succeed' &&
      item.action['from'] !== 'supply',
  },
];
