/** R 8, 11.7, 12.5.2: activations by land and by sea, the way back, and what stands beside them. */
import type { AnyEvent } from '../engine.js';
import type { Explanation, Item, Scene } from './item.js';
import { activationOf, isAbout, lists, onlyIn, says, standingsIn, topOf, underWay } from './predicates.js';

/** Whether a general without CUs is on the march. */
const isAlone = (scene: Scene): boolean => {
  const march = activationOf(scene);
  return march !== undefined && Object.values(march.group.units).every((count) => count === 0);
};
/** Whether the Army on the march stands where an Independent marker is. */
const standsAmongIndependents = (scene: Scene): boolean => {
  const march = activationOf(scene);
  return march !== undefined && standingsIn(scene).control[march.space] === 'independent';
};
/** Whether generals without CUs are on their way out of a battle. */
function avoidsAlone({ old }: Scene): boolean {
  const top = old.stack.at(-1);
  const force = top?.['force'] as { readonly units: Readonly<Record<string, number>> } | undefined;
  return top?.kind === 'avoidMove' && Object.values(force?.units ?? {}).every((count) => count === 0);
}
/** Whether an Army comes upon somebody else's Major General without CUs, in the description's words. */
function meetsLoneGeneral({ action, old, before }: Scene): boolean {
  const { units, generals } = before as {
    readonly units: Readonly<Record<string, unknown>>;
    readonly generals: Readonly<Record<string, { readonly owner: unknown; readonly at: unknown }>>;
  };
  const journey = old.stack.findLast(({ kind }) => kind === 'arrival' || kind === 'passage' || kind === 'seaMove');
  const route: unknown = journey?.['route'];
  const entered = action?.type === 'drawCard' ? undefined : action?.['to'];
  const space = entered ?? journey?.['space'] ?? (Array.isArray(route) ? (route.at(-1) as unknown) : undefined);
  const mover = old.stack.findLast(({ kind }) => kind === 'march')?.['player'];
  return Object.values(generals).some(
    ({ owner, at }) => at === space && owner !== mover && units[`${String(owner)}:${String(space)}`] === undefined,
  );
}
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

/** The spaces that the Army on the march has left on its way; with a further step, the one that it leaves. */
function wayOf(scene: Scene): readonly string[] {
  const march = activationOf(scene);
  if (march === undefined) return [];
  return scene.action?.type === 'march' ? [...march.trail, march.space] : march.trail;
}

/** Whether it is told of the space last left, that of those who let the Army through, where one before it was told of; or of more spaces on the way. */
function tellsSpaceLeft(item: Item, scene: Scene): boolean {
  const trail = wayOf(scene);
  return (
    item.of === 'state' &&
    item.path[0] === 'frames' &&
    ((item.path[2] === 'from' && item.new === trail.at(-1) && trail.slice(0, -1).some((space) => space === item.old)) ||
      (item.path[2] === 'forbidden' && trail.some((space) => space === item.new)))
  );
}

/** A retreat of Minor Generals alone. */
const isBareRetreat = (event: AnyEvent): boolean =>
  event.type === 'retreated' &&
  (event['generals'] as readonly unknown[]).length === 0 &&
  Object.values(event['units'] as Readonly<Record<string, number>>).every((count) => count === 0);

export const marchAndSea: readonly Explanation[] = [
  {
    id: 'losses-of-the-march',
    clause: 'R 8.3.11',
    sentence:
      'Attrition of what marches or sails is its own: CUs that stand in the space stay, and do not march on for the dead.',
    explains: (_, scene) => underWay(scene, 'march') && underWay(scene, 'attrition', 'losses'),
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
    explains: (_, scene) =>
      scene.action?.type === 'march' && topOf(scene) === 'march' && standsAmongIndependents(scene),
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
    id: 'home-after-a-draw',
    clause: 'R 3.1.2',
    sentence:
      'A Minor General who has lost his last CU in a drawn battle goes home where he stands, and nobody retreats.',
    explains: (item, scene) =>
      (item.of === 'events' && item.old.some(isBareRetreat) && !item.new.some(isBareRetreat)) ||
      (item.of === 'state' && isAbout(item, 'minorGenerals', 'movedMinorGenerals') && underWay(scene, 'landBattle')),
  },
  {
    id: 'left-with-an-owner',
    clause: 'R 8.3.1',
    sentence: 'CUs are left outside only if something can show whose they are when the group goes on.',
    explains: (item, scene) => onlyIn(item, 'old', 'leaveUnits')?.['inside'] === false && topOf(scene) === 'march',
  },
  {
    id: 'lone-generals-look-ahead',
    clause: 'R 8.3.3',
    sentence:
      'A General without CUs takes a step if it leads on to where he may stop, by land, by sea, or to CUs of his.',
    explains: (item, scene) =>
      lists(item, 'march', 'embark', 'endActivation') && topOf(scene) === 'march' && isAlone(scene),
  },
  {
    id: 'back-on-its-way',
    clause: 'R 11.7.1',
    sentence:
      'An Army goes back to the space of those who let it through if they have left it; none of its way is for those who avoid it.',
    explains: (item, scene) =>
      wayOf(scene).length > 1 &&
      (lists(item, 'avoidTo') ||
        tellsSpaceLeft(item, scene) ||
        ((item.of === 'events' || item.of === 'state') && underWay(scene, 'withdrawal', 'landBattle'))),
  },
  {
    id: 'owner-says-who-goes-in',
    clause: 'ruling shelter',
    sentence: 'When a besieged city cannot hold all CUs that come back to it, their owner says which go in.',
    explains: (item, scene) =>
      item.of !== 'action' &&
      underWay(scene, 'withdrawal', 'landBattle', 'navalBattle', 'seaMove') &&
      goesBackUnderSiege(scene),
  },
  {
    id: 'home-again',
    clause: 'ruling home-port',
    sentence: 'Once another port has been entered a voyage may pass through the port where it began, or end there.',
    explains: (item, scene) => onlyIn(item, 'new', 'sail') !== undefined && topOf(scene) === 'seaMove',
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
      topOf(scene) === 'seaMove',
  },
  {
    id: 'lone-avoiders-go-anywhere',
    clause: 'R 10.5',
    sentence:
      'By the rulebook generals without CUs avoid battle into enemy controlled spaces too: only Armies need friendly CUs there.',
    explains: (item, scene) =>
      scene.options['edition'] === 'rulebook' &&
      (onlyIn(item, 'new', 'avoidTo') !== undefined ||
        (item.of !== 'action' && (meetsLoneGeneral(scene) || avoidsAlone(scene)))),
  },
  {
    id: 'joined-on-the-march',
    clause: 'R 8.3.1',
    sentence: 'A Minor General who takes over an Army on the march belongs to it, and has moved with it when it stops.',
    explains: (item, scene) =>
      item.of === 'state' &&
      item.path[0] === 'movedMinorGenerals' &&
      underWay(scene, 'march') &&
      item.old === undefined,
  },
];
