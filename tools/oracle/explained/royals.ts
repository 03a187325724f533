/** R 15.4, 18: royals, the Funeral Cart and the tomb. */
import type { AnyEvent } from '../engine.js';
import type { Explanation, Item, Scene } from './item.js';
import {
  alike,
  isAbout,
  isDisputed,
  isOfRoyal,
  saidOnce,
  says,
  standingsIn,
  underWay,
  type Standing,
} from './predicates.js';

const HEIRS = ['philippos', 'herakles', 'alexandros'];
const BRIDES = ['kleopatra', 'thessalonike'];
const WOMEN = ['olympias', ...BRIDES];

const isWedding = ({ type }: AnyEvent): boolean => type === 'royalActivated' || type === 'royalMarried';

/** Whether a marriage contract is open, or about to be: cards 31 and 32. */
function mayWed({ old, action }: Scene): boolean {
  const contracts = old['contracts'];
  const played = [action, ...old.stack].map((one) => (one !== undefined && 'card' in one ? one['card'] : undefined));
  return (Array.isArray(contracts) && contracts.length > 0) || played.includes(31) || played.includes(32);
}

/** Whether an event tells whose an Heir or the cart is. */
const isTaking = ({ type, royal }: AnyEvent): boolean =>
  type === 'cartControlled' ||
  type === 'cartFreed' ||
  ((type === 'royalControlled' || type === 'royalFreed') && HEIRS.includes(String(royal)));
const isRetiring = ({ type, royal }: AnyEvent): boolean => type === 'royalInactive' && WOMEN.includes(String(royal));

/** The royal, or the cart, that an event or a change is about. */
function wardIn(scene: Scene, royal: unknown): Standing | undefined {
  const { royals, body } = standingsIn(scene);
  return typeof royal === 'string' ? royals[royal] : body;
}
function isDisputedWard(scene: Scene, royal: unknown): boolean {
  const ward = wardIn(scene, royal);
  return ward !== undefined && isDisputed(ward, scene);
}

/** Whether but some events differ, each about a royal or the cart where more than one party is. */
const differsInDisputed = (item: Item, scene: Scene, isMeant: (event: AnyEvent) => boolean): boolean =>
  item.of === 'events' &&
  alike(item, isMeant) &&
  saidOnce(item, isMeant).every(({ royal }) => isDisputedWard(scene, royal));

/** What an Army is beaten in, or a city taken. */
const isBeating = (scene: Scene): boolean =>
  underWay(scene, 'march', 'independentMove', 'landBattle', 'siegeAttempt', 'capture');

/** The player who has the Legitimacy of the tomb at Pella, if it is there. */
function holderOfTomb(scene: Scene): string | undefined {
  const { control } = standingsIn(scene);
  const holds = scene.old['pellaBurial'] !== null && scene.options['edition'] === 'rulebook';
  return holds && control['pella'] !== 'independent' ? control['pella'] : undefined;
}
/** Whether one side of a battle, of a Siege or of a Mutiny (card 54), where Legitimacy counts, is a player's. */
function weighs(scene: Scene, player: string): boolean {
  const { control } = standingsIn(scene);
  return scene.old.stack.some((frame) => {
    if (frame.kind === 'siegeAttempt') return [frame['player'], control[String(frame['space'])]].includes(player);
    if (frame.kind === 'landBattle')
      return [frame['attacker'], frame['defender']].some((side) => (side as { readonly who?: unknown }).who === player);
    return frame.kind === 'cardEvent' && frame['card'] === 54;
  });
}

export const royals: readonly Explanation[] = [
  {
    id: 'left-where-carriers-fell',
    clause: 'R 18.6',
    sentence: 'Whom an Army carried that has no CU left stays where it was lost, before its own city too.',
    explains: (item, scene) =>
      item.of === 'state' &&
      item.path[0] === 'royals' &&
      item.path[2] === 'at' &&
      item.old === `${String(item.new)}:inside` &&
      underWay(scene, 'landBattle'),
  },
  {
    id: 'brides-marry-by-themselves',
    clause: 'R 18.5.3',
    sentence: 'A marriage takes place as soon as its conditions are met, and is no choice of the player.',
    explains: (item, scene) =>
      mayWed(scene) &&
      // A wedding may win the game, after which nothing more is said.
      ((item.of === 'events' &&
        says(item.new, 'royalMarried') &&
        (says(item.new, 'gameWon') || alike(item, isWedding))) ||
        (item.of === 'state' &&
          (isAbout(item, 'contracts', 'discards', 'outcome', 'frames', 'segment') ||
            isOfRoyal(item, BRIDES) ||
            // Whoever was carried to the wedding that won has arrived.
            isOfRoyal(item, WOMEN, 'moved')))),
  },
  {
    id: 'royals-by-position',
    clause: 'R 18.6.1',
    sentence:
      'An Heir or the cart is taken where the whole space is empty of others, by a besieger, or from a beaten master, and by nobody else.',
    explains: (item, scene) =>
      differsInDisputed(item, scene, isTaking) ||
      (item.of === 'state' &&
        ((isOfRoyal(item, HEIRS, 'owner') && isDisputedWard(scene, item.path[1])) ||
          (isAbout(item, 'body') && item.path[1] === 'owner' && isDisputedWard(scene, undefined)))),
  },
  {
    id: 'women-of-third-players',
    clause: 'R 18.6.1',
    sentence:
      'A woman becomes inactive with the beaten Army or the captured city of her own master, and before an Independent Army keeps the marker of her city.',
    explains: (item, scene) =>
      isBeating(scene) &&
      (differsInDisputed(item, scene, isRetiring) ||
        (item.of === 'state' && isOfRoyal(item, WOMEN) && isDisputedWard(scene, item.path[1]))),
  },
  {
    id: 'tomb-at-pella',
    clause: 'R 15.4.4',
    sentence:
      "In the rulebook's edition the holder of Pella has 2 Legitimacy for the tomb there, beside the builder's 10.",
    explains(item, scene) {
      const holder = holderOfTomb(scene);
      if (holder === undefined || (item.of !== 'events' && item.of !== 'state')) return false;
      const wins = item.of === 'events' && says([...item.old, ...item.new], 'gameWon');
      return wins || underWay(scene, 'reinforcements') || weighs(scene, holder);
    },
  },
];
