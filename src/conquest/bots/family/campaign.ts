/** Scores movements of armies: towards gains, around enemies that would beat them, and rather not into deserts. */
import type { Action, LeaderId, MarchFrame, ProvinceId, SideId, UnitId } from '../../index.js';
import { frameOf, topOf } from './kin.js';
import {
  distanceToEnemy,
  hostileAt,
  strengthAt,
  threatAt,
  strengthOf,
  sumOf,
  unitWorth,
  type Outlook,
} from './outlook.js';

/** The number of units from which on a force fights on the Tactical Display and needs supply (R 6.2). */
const ARMY = 3;

/** Units and a leader that may march together. */
interface Host {
  readonly units: readonly UnitId[];
  readonly strength: number;
  /** Whether the king is with it. */
  readonly led: boolean;
}

const attackRatio = (outlook: Outlook, led: boolean): number => outlook.aims.attackRatio(outlook, led);

/** Returns the strength of units that would fight beside a host in a province. */
const alliedStrength = (outlook: Outlook, { units }: Host, province: ProvinceId): number =>
  outlook.aims.alliedStrength?.(outlook, province, units.length) ?? 0;

/** Returns what a host can gain by being in a province. */
function promise(outlook: Outlook, host: Host, province: ProvinceId): number {
  const { strength, led } = host;
  const gains = outlook.gains(province);
  const value = gains.any + (led ? gains.led : 0);
  const hostile = hostileAt(outlook, province);
  if (hostile === 0) return value;
  const ratio = (strength + alliedStrength(outlook, host, province)) / hostile;
  if (ratio < attackRatio(outlook, led)) return 0;
  return value + outlook.aims.fightValue(outlook, province);
}

/** Returns what a host can gain from a province on, near and far. */
function prospects(outlook: Outlook, host: Host, from: ProvinceId): number {
  let best = 0;
  let field = 0;
  for (const [province, far] of outlook.distances(from)) {
    const value = promise(outlook, host, province);
    best = Math.max(best, far > outlook.turnsLeft + 1 ? 0 : value / (1 + (host.led ? 0.4 : 0.6) * far));
    field += value / (1 + far) ** 2;
  }
  return best + 0.1 * field;
}

/** Returns the steps that a host would lose by attrition in the next supply phase (R 7.4, 7.6). */
function hunger(outlook: Outlook, { units }: Host, province: ProvinceId): number {
  const { view, me, components, query } = outlook;
  const terrain = outlook.province(province)?.terrain;
  if (units.length < ARMY || terrain === undefined) return 0;
  const barren = terrain === 'desert' || view.provinces[province]?.supplies !== 'plenty';
  if (!barren || outlook.province(province)?.loyalty === 'steadfast') return 0;
  if (query.seaSources(view, province, me).length > 0) return 0;
  const rows = components.charts.attrition[terrain];
  return sumOf(rows) / rows.length;
}

/** Returns the danger for a host in a province. */
function danger(outlook: Outlook, host: Host, province: ProvinceId): number {
  const { strength, led } = host;
  const near = outlook.neighbours(province).map((each) => threatAt(outlook, each));
  const help = alliedStrength(outlook, host, province);
  const worst = Math.max(0, threatAt(outlook, province) - help, ...near);
  const due = worst * attackRatio(outlook, led);
  if (strength === 0) return led ? Math.min(4, worst) : 0;
  if (due < strength) return 0;
  const here = hostileAt(outlook, province) - help;
  const caught = here > strength / attackRatio(outlook, led) ? 4 : 0;
  return caught + (led ? 8 : 6) * Math.min(1, due / strength - 1);
}

/** Returns the worth of staying to protect a province from adjacent enemies. */
function guard(outlook: Outlook, { strength, led }: Host, province: ProvinceId): number {
  if (led || outlook.province(province)?.loyalty === 'steadfast') return 0;
  const near = Math.max(0, ...outlook.neighbours(province).map((each) => hostileAt(outlook, each)));
  return near > 0 && strength >= near ? 1.2 : 0;
}

/** Returns the score of a province for a host. */
export const standing = (outlook: Outlook, host: Host, province: ProvinceId): number =>
  prospects(outlook, host, province) +
  guard(outlook, host, province) -
  0.8 * hunger(outlook, host, province) -
  danger(outlook, host, province);

export const hostOf = (
  outlook: Outlook,
  units: readonly UnitId[],
  leaders: readonly LeaderId[],
  led: boolean,
): Host => ({
  units,
  strength: strengthOf(outlook, units, leaders),
  led,
});

const isKing = ({ king, me }: Outlook, leader: LeaderId | null): boolean => king(me)?.leader.id === leader;

/** Returns the units in the field that may march with a leader. */
function followers(
  { view, me, query }: Outlook,
  leader: LeaderId,
  from: ProvinceId,
  to: ProvinceId,
): readonly UnitId[] {
  const force = query.forcesIn(view, from).find(({ side, leaders }) => side === me && leaders.includes(leader));
  return (force?.units ?? []).filter((unit) => query.mayEnter(view, unit, to));
}

export const movedNow = ({ view }: Outlook): readonly string[] => frameOf(view, 'movement')?.moved ?? [];

/** The distance in provinces at which an enemy is no danger yet. */
const FAR = 3;

/** Returns the strength of the strongest enemy army that could soon reach a province. */
const strongest = (outlook: Outlook, here: ProvinceId): number =>
  Math.max(0, ...[...outlook.distances(here)].map(([province, far]) => (far < FAR ? threatAt(outlook, province) : 0)));

/** Returns the units that an army can detach: a third of them, neither the best nor useless ones. */
function corpsOf(outlook: Outlook, units: readonly UnitId[]): readonly UnitId[] {
  const { view, query } = outlook;
  const { least, most, worth } = outlook.aims.corps(outlook);
  const off = (unit: UnitId): number => Math.abs(unitWorth(outlook, unit) - worth);
  return [...units]
    .filter((unit) => query.kindOf(view, unit).strengths.length <= 2)
    .sort((one, other) => off(one) - off(other))
    .slice(0, Math.max(least, Math.min(most, Math.floor(units.length / 3))));
}

/** Returns whether the king's army can detach a corps with a leader: the rest must still beat nearby enemies. */
function canDetach(outlook: Outlook, units: readonly UnitId[], leader: LeaderId, here: ProvinceId): boolean {
  const corps = corpsOf(outlook, units);
  const { from, least } = outlook.aims.corps(outlook);
  if (units.length < from || corps.length < least || outlook.leader(leader)?.standIn === true) return false;
  const rest = units.filter((unit) => !corps.includes(unit));
  return strengthOf(outlook, rest, []) > attackRatio(outlook, true) * strongest(outlook, here);
}

type March = Extract<Action, { readonly type: 'march' }>;

/** Returns the score of a leader's march. */
export function marchScore(outlook: Outlook, { leader, province: to }: March): number {
  const { view, me, query } = outlook;
  const king = outlook.king(me);
  const from = view.leaders[leader]?.at ?? '';
  const units = followers(outlook, leader, from, to);
  const gain = (host: Host): number => standing(outlook, host, to) - standing(outlook, host, from);
  if (isKing(outlook, leader) && units.length > 0)
    return gain(hostOf(outlook, units, query.leadersAt(view, from, me), true));
  if (king?.at === from && !movedNow(outlook).includes(king.leader.id)) {
    if (!canDetach(outlook, units, leader, from)) return -1;
    const corps = gain(hostOf(outlook, corpsOf(outlook, units), [leader], false));
    return corps > 0.8 ? 10 + corps : -1;
  }
  const free = units.filter((unit) => !movedNow(outlook).includes(unit));
  if (free.length > 0 && king?.at !== from) return gain(hostOf(outlook, free, [leader], false));
  return rallyScore(outlook, leader, from, to);
}

/** Returns the score of a march for a leader without units: towards the greatest army of its side. */
function rallyScore(outlook: Outlook, leader: LeaderId, from: ProvinceId, to: ProvinceId): number {
  const { me, king } = outlook;
  const armies = [...outlook.strengths(me)].sort(([, one], [, other]) => other - one);
  const chief = king(me);
  const range = outlook.leader(leader)?.range;
  const goal = range === chief?.leader.range ? armies[0]?.[0] : undefined;
  if (goal === undefined || goal === from) return -1;
  const far = outlook.distances(goal);
  return hostileAt(outlook, to) > strengthAt(outlook, me, to) ? -1 : 2 * ((far.get(from) ?? 99) - (far.get(to) ?? 99));
}

type MarchForce = Extract<Action, { readonly type: 'marchForce' }>;

/** Returns the score of a march of units that need no leader. */
export function raidScore(outlook: Outlook, { force, from, province: to }: MarchForce): number {
  const there = outlook.query.forcesIn(outlook.view, from).find(({ name }) => name === force);
  const host = hostOf(outlook, there?.units ?? [], there?.leaders ?? [], false);
  return standing(outlook, host, to) - standing(outlook, host, from);
}

const marchIn = ({ view }: Outlook): MarchFrame | undefined => topOf(view, 'march');

/** Returns whether a march detaches a corps from the king's army. */
function isDetached(outlook: Outlook, { leader, from, stage }: MarchFrame): boolean {
  const { king, me } = outlook;
  return stage === 'gather' && leader !== null && !isKing(outlook, leader) && king(me)?.at === from;
}

/** Returns the score of taking a unit along: all units, but at most a corps without the king. */
export function takeScore(outlook: Outlook, unit: UnitId | undefined): number {
  const march = marchIn(outlook);
  if (march === undefined) return 0;
  if (!isDetached(outlook, march)) return unit === undefined ? 9 : 5 + unitWorth(outlook, unit) / 100;
  if (unit === undefined || march.leader === null) return -1;
  const all = [...march.units, ...followers(outlook, march.leader, march.from, march.to)];
  const corps = corpsOf(outlook, [...new Set(all)]);
  const kinds = new Set(corps.map((each) => outlook.query.kindOf(outlook.view, each).id));
  return march.units.length < corps.length && kinds.has(outlook.query.kindOf(outlook.view, unit).id) ? 5 : -1;
}

/**
 * Returns the score of forcing a march: good where no enemy could catch the units and a leader is left for the others.
 */
export function forceMarchScore(outlook: Outlook, to: ProvinceId): number {
  const { view, me, query } = outlook;
  const march = marchIn(outlook);
  if (march === undefined) return -1;
  const quick = march.came.filter((unit) => query.kindOf(view, unit).forcedMarch === true || isMounted(outlook, unit));
  const host = hostOf(outlook, quick, march.leader === null ? [] : [march.leader], true);
  const others = query.leadersAt(view, march.to, me).filter((leader) => leader !== march.leader);
  if (quick.length < ARMY || (others.length === 0 && quick.length < march.came.length)) return -1;
  const terrain = outlook.province(march.to)?.terrain ?? 'desert';
  const toll = sumOf(outlook.components.charts.attrition[terrain]) / 6;
  return standing(outlook, host, to) - standing(outlook, host, march.to) - 0.8 * toll - 0.5;
}

export function isMounted({ view, query }: Outlook, unit: UnitId): boolean {
  const { type } = query.kindOf(view, unit);
  return type === 'heavyCavalry' || type === 'lightCavalry' || type === 'horseArcher';
}

type Garrison = Extract<Action, { readonly type: 'garrison' }>;

/** Returns the score of entering a city: weak units garrison walls in danger. */
export function garrisonScore(outlook: Outlook, { piece, city }: Garrison): number {
  const { view, components } = outlook;
  if (view.units[piece as UnitId] === undefined) return -1;
  const lands = components.map.cities.find(({ id }) => id === city)?.provinces ?? [];
  const near = Math.min(...lands.map((province) => distanceToEnemy(outlook, province)));
  return near <= 2 && unitWorth(outlook, piece as UnitId) <= 6 ? 0.5 : -1;
}

/** Returns the score of a province for a retreat: towards own units, away from enemies. */
export const refugeScore = (outlook: Outlook, province: ProvinceId): number =>
  strengthAt(outlook, outlook.me, province) / 50 -
  hostileAt(outlook, province) / 20 +
  Math.min(4, distanceToEnemy(outlook, province)) / 4;

/** Returns whether a force in danger of a battle should retreat. */
export function evadeScore(outlook: Outlook): number {
  const { view, me, query } = outlook;
  const frame = frameOf(view, 'evasion');
  if (frame === undefined) return 0;
  const forces = query.forcesIn(view, frame.province);
  const of = (side: SideId): number =>
    sumOf(
      forces.filter((force) => force.side === side).map(({ units, leaders }) => strengthOf(outlook, units, leaders)),
    );
  const mine = of(me);
  const theirs = sumOf(outlook.enemies.map(of));
  const led = outlook.king(me)?.at === frame.province;
  return mine < theirs * attackRatio(outlook, led) * 0.9 ? 1 : -1;
}

/** Returns the score of a province for new pieces: near the king, but not near enemies. */
export function placementScore(outlook: Outlook, province: ProvinceId): number {
  const { me } = outlook;
  const king = outlook.king(me);
  const far = king === undefined ? 0 : (outlook.distances(king.at).get(province) ?? 20);
  const exposed = outlook
    .neighbours(province)
    .some((each) => hostileAt(outlook, each) > 1.2 * strengthAt(outlook, me, province));
  return -far - (exposed && king?.at !== province ? 4 : 0);
}
