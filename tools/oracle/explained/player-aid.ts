/** The player aid's edition: what it has otherwise than the rulebook and the oracle did not (docs/editions.md). */
import type { AnyEvent } from '../engine.js';
import type { Explanation, Item, Scene } from './item.js';
import { alike, goesOn, isAbout, onlyIn, saidOnce, standingsIn, topOf, underWay } from './predicates.js';

const byAid = ({ options }: Scene): boolean => options['edition'] === 'player-aid';

/** In these a player decides what to do next in his turn, and no Army is active. */
const AT_REST: readonly string[] = ['surrender', 'tyche', 'movement', 'forcedMarch'];

/** Whether somebody has the cart, so that the oracle may let him bury the body. */
function hasCart({ new: young }: Scene): boolean {
  const { status, controller } = young['body'] as { readonly status: string; readonly controller: string | null };
  return status === 'cart' && controller !== null;
}

/** Whether it is another Segment than that of Forage. */
function isElsewhere({ old }: Scene): boolean {
  const { segment } = (old['segment'] ?? {}) as { readonly segment?: string };
  return segment !== undefined && segment !== 'forage';
}

/** Whether a voyage has come round to the port where it began. */
const isRound = ({ new: young }: Scene): boolean =>
  young.stack.some(
    (frame) =>
      frame.kind === 'seaMove' && (frame['route'] as readonly unknown[]).slice(1).includes(frame['embarkation']),
  );

/** Whether an Independent Army has drawn a battle that it began, and is back where it came from by the new engine alone. */
const fellBack = (item: Extract<Item, { of: 'events' }>): boolean =>
  item.new.some(
    ({ type, result, attacker }) => type === 'landBattleEnded' && result === 'draw' && attacker === 'independent',
  ) &&
  JSON.stringify(item.new.slice(0, item.old.length)) === JSON.stringify(item.old) &&
  saidOnce(item, ({ type, rule }) => type === 'independentArmyMoved' && rule === 'R 14.7').length === 1;

/** Whether an Independent Army is fighting a battle that it began. */
const isIndependentAttack = ({ old }: Scene): boolean =>
  old.stack.some(
    ({ kind, ...battle }) => kind === 'landBattle' && (battle['attacker'] as { who?: unknown }).who === 'independent',
  );

const isRenown = ({ type }: AnyEvent): boolean => type === 'renownWon';

/** Whether a general with renown is where something is decided by Prestige. */
function renownTells(scene: Scene): boolean {
  const known = scene.new['generals'] as Readonly<Record<string, { readonly renown?: number }>>;
  const { generals } = standingsIn(scene);
  const spaces = scene.old.stack
    .filter(({ kind }) => kind === 'landBattle' || kind === 'siegeAttempt')
    .map((frame) => String(frame['space']));
  const isMutiny = scene.old.stack.some((frame) => frame.kind === 'cardEvent' && frame['card'] === 54);
  return Object.entries(known).some(
    ([id, { renown = 0 }]) => renown > 0 && (isMutiny || spaces.includes(generals[id]?.at?.split(':')[0] ?? '')),
  );
}

const differences: readonly Explanation[] = [
  {
    id: 'aid-cards-are-played',
    clause: 'ruling bargains-of-a-discard',
    sentence: 'In the player aid no card is discarded in the Tyche Segment.',
    explains: (item, scene) => topOf(scene) === 'tyche' && onlyIn(item, 'old', 'playCard')?.['as'] === 'discard',
  },
  {
    id: 'aid-bargains-by-points',
    clause: 'ruling bargains-of-a-discard',
    sentence: 'In the player aid Operation Points upgrade a fleet or hire a General.',
    explains: (item, scene) =>
      topOf(scene) === 'operations' && onlyIn(item, 'new', 'upgradeFleet', 'hireGeneral') !== undefined,
  },
  {
    id: 'aid-disbanding-at-rest',
    clause: 'ruling disbanding-at-rest',
    sentence: 'In the player aid the Royal Army is disbanded where it stands, before an activation and not in it.',
    explains: (item, scene) =>
      (AT_REST.includes(topOf(scene) ?? '') && onlyIn(item, 'new', 'disbandAt') !== undefined) ||
      (topOf(scene) === 'march' && onlyIn(item, 'old', 'disband') !== undefined),
  },
  {
    id: 'aid-burial-in-forage',
    clause: 'ruling burial-escort',
    sentence:
      'In the player aid the body is buried in the Forage Segment and the End Phase: nobody is asked for it before.',
    explains: (item, scene) =>
      hasCart(scene) &&
      // The oracle asks in a Segment of his, or in the first that begins now.
      ((isElsewhere(scene) && onlyIn(item, 'old', 'bury') !== undefined) || (item.of !== 'action' && goesOn(item))),
  },
  {
    id: 'aid-one-step-back',
    clause: 'ruling independent-moves',
    sentence:
      'In the player aid an Independent Army falls back after a draw, and nobody is asked whether it goes to its box.',
    explains: (item, scene) =>
      isIndependentAttack(scene) &&
      (item.of === 'events'
        ? fellBack(item)
        : item.of === 'state' && isAbout(item, 'independentArmies', 'frames', 'segment', 'body', 'royals', 'discards')),
  },
  {
    id: 'aid-off-home-port',
    clause: 'ruling home-port',
    sentence: 'In the player aid nobody intercepts off the Embarkation Port.',
    explains: (_, scene) => isRound(scene) && underWay(scene, 'seaMove'),
  },
  {
    id: 'aid-renown',
    clause: 'R 19.1',
    sentence: 'In the player aid who beats an Independent Army has a Prestige Point more from then on.',
    explains: (item, scene) =>
      (item.of === 'events' && alike(item, isRenown)) || (item.of !== 'fault' && renownTells(scene)),
  },
];

/** In the aid's edition alone. */
export const playerAid: readonly Explanation[] = differences.map((one) => ({
  ...one,
  explains: (item, scene) => byAid(scene) && one.explains(item, scene),
}));
