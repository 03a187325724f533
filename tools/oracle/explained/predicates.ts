/** What explanations ask of an item and of the scene where it showed. */
import type { AnyAction, AnyEvent, AnyState } from '../engine.js';
import type { Item, Scene } from './item.js';

type EventsItem = Extract<Item, { of: 'events' }>;
type StateItem = Extract<Item, { of: 'state' }>;

// --- What is being resolved --------------------------------------------------------------------------------------------

/** What was being resolved, the bottom first. */
const kindsOf = ({ stack }: AnyState): readonly string[] => stack.map(({ kind }) => kind);
/** Whether one of some kinds of things was being resolved. */
export const underWay = (scene: Scene, ...kinds: readonly string[]): boolean =>
  kindsOf(scene.old).some((kind) => kinds.includes(kind));
/** What is being resolved. */
export const topOf = ({ old }: Scene): string | undefined => old.stack.at(-1)?.kind;

/** The activation going on, in the working tree's words. */
interface Activation {
  readonly kind: string;
  readonly player: string;
  readonly commander: string;
  readonly space: string;
  readonly group: { readonly units: Readonly<Record<string, number>> };
  readonly trail: readonly string[];
  /** Where this Army has attempted a Siege or Subjugation. */
  readonly attempted: readonly string[];
}
export const activationOf = (scene: Scene): Activation | undefined =>
  (scene.new.stack as readonly unknown[] as readonly Activation[]).findLast(({ kind }) => kind === 'march');

/** The attempts on a space in this Segment, and under whom; `undefined`: none. */
export function attemptsOn({ new: young }: Scene, space: unknown): { commander: string; count: number } | undefined {
  const { attempts } = (young['segment'] ?? {}) as {
    readonly attempts?: Readonly<Record<string, { commander: string; count: number }>>;
  };
  return attempts?.[String(space)];
}

// --- Actions, events and places of the description ---------------------------------------------------------------------

/** Whether an action is one of some types, whichever engine lists it. */
export const lists = (item: Item, ...types: readonly string[]): boolean =>
  item.of === 'action' && types.includes(item.action.type);
/** The action of one of some types that one of them alone lists; `undefined`: it is another sort of item. */
export const onlyIn = (item: Item, only: 'old' | 'new', ...types: readonly string[]): AnyAction | undefined =>
  item.of === 'action' && item.only === only && types.includes(item.action.type) ? item.action : undefined;

export const says = (events: readonly AnyEvent[], type: string): boolean => events.some((event) => event.type === type);
/** The events of a type that only one of them says. */
export function saidOnce({ old, new: young }: EventsItem, isMeant: (event: AnyEvent) => boolean): readonly AnyEvent[] {
  const without = (events: readonly AnyEvent[], others: readonly AnyEvent[]): readonly AnyEvent[] => {
    const texts = new Set(others.map((event) => JSON.stringify(event)));
    return events.filter((event) => isMeant(event) && !texts.has(JSON.stringify(event)));
  };
  return [...without(old, young), ...without(young, old)];
}
/** Whether two engines said the same, but for some events. */
export function alike({ old, new: said }: EventsItem, isMeant: (event: AnyEvent) => boolean): boolean {
  const others = (events: readonly AnyEvent[]): string => JSON.stringify(events.filter((event) => !isMeant(event)));
  return others(old) === others(said);
}

export const isAbout = ({ path }: StateItem, ...parts: readonly string[]): boolean => parts.includes(String(path[0]));
export const isOfRoyal = ({ path }: StateItem, royals: readonly string[], field?: string): boolean =>
  path[0] === 'royals' && royals.includes(String(path[1])) && (field === undefined || path[2] === field);

/** Whether the game goes on where the oracle asks once more: the same was said, and then the next Segment began. */
export const goesOn = (item: Item): boolean =>
  item.of === 'events'
    ? JSON.stringify(item.new.slice(0, item.old.length)) === JSON.stringify(item.old) &&
      item.new.slice(item.old.length).every(({ type }) => type === 'segmentBegan')
    : item.of === 'state' && isAbout(item, 'segment', 'frames');

// --- Who stands where --------------------------------------------------------------------------------------------------

/** A piece as it is described. */
export interface Standing {
  readonly owner: string | null;
  /** `pella`, `pella:inside`, or `null` off the map. */
  readonly at: string | null;
}
/** The parts of a description that tell who stands where. */
interface Standings {
  readonly units: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly generals: Readonly<Record<string, Standing>>;
  readonly royals: Readonly<Record<string, Standing>>;
  readonly body: Standing;
  readonly independentArmies: Readonly<Record<string, { readonly space: unknown }>>;
  readonly control: Readonly<Record<string, string>>;
}
export const standingsIn = ({ before }: Scene): Standings => before as unknown as Standings;

/** Whether somebody else's CUs, or an Independent Army, stand outside in the space that an action names. */
export function amongEnemies({ player, space }: AnyAction, scene: Scene): boolean {
  const { units, independentArmies } = standingsIn(scene);
  return (
    Object.keys(units).some((post) => {
      const [other, at, zone] = post.split(':');
      return other !== player && at === space && zone === undefined;
    }) || Object.values(independentArmies).some((army) => army.space === space)
  );
}

/** Whether somebody else's Major General stands outside in the space that an action names. */
export const besideEnemyGeneral = ({ player, space }: AnyAction, scene: Scene): boolean =>
  Object.values(standingsIn(scene).generals).some(({ owner, at }) => owner !== player && at === space);

/** The space of a place, whichever zone it is. */
export const spaceOf = (at: string | null): string | null => at?.split(':')[0] ?? null;

/** Whose CUs, generals and Independent Armies are in a space, in either zone, and whoever acts. */
function partiesAt(space: string, scene: Scene): ReadonlySet<string | null> {
  const { units, generals, independentArmies } = standingsIn(scene);
  const parties = new Set<string | null>();
  for (const post of Object.keys(units)) {
    const [player = '', at] = post.split(':');
    if (at === space) parties.add(player);
  }
  for (const { owner, at } of Object.values(generals)) if (spaceOf(at) === space) parties.add(owner);
  for (const army of Object.values(independentArmies)) if (army.space === space) parties.add('independent');
  return parties;
}

/** Whether more than one party is, or by this action comes, where a piece stands. */
export function isDisputed({ at, owner }: Standing, scene: Scene): boolean {
  const { action } = scene;
  const entered = typeof action?.['to'] === 'string' ? action['to'] : null;
  return [spaceOf(at), entered].some((space) => {
    if (space === null) return false;
    const parties = new Set(partiesAt(space, scene));
    if (owner !== null) parties.add(owner);
    if (action !== undefined && action.player !== 'chance') parties.add(action.player);
    return parties.size > 1;
  });
}
