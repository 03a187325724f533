/** Scores decisions about supply, replacements and sieges. */
import type { Action, CityId, LeaderId, ProvinceId, SiegeFrame, UnitId } from '../../index.js';
import { frameOf, topOf } from './kin.js';
import { distanceToEnemy, stepsOf, stepWorth, strengthAt, sumOf, unitWorth, type Outlook } from './outlook.js';

/** Returns the score of a province as a source of supply. */
export function supplySourceScore({ view, ...outlook }: Outlook, id: ProvinceId): number {
  const land = { rich: 3, fertile: 2, mountain: 1, desert: -1 }[outlook.province(id)?.terrain ?? 'desert'];
  return view.provinces[id]?.supplies === 'plenty' ? land : -1;
}

/** Returns the score of living off the land. */
export function ownLandScore(outlook: Outlook): number {
  const frame = topOf(outlook.view, 'source');
  return frame !== undefined ? supplySourceScore(outlook, frame.province) + 0.5 : 0;
}

/** Returns the score of scorching a province: before the enemy king comes, not where an own army is. */
export function scorchScore(outlook: Outlook, province: ProvinceId): number {
  const near = distanceToEnemy(outlook, province);
  const fed = strengthAt(outlook, outlook.me, province) > 0;
  return near === 1 && !fed ? supplySourceScore(outlook, province) : -1;
}

/** Returns the strength of a unit for a replacement point. */
const priceOf = ({ view, components, query }: Outlook, unit: UnitId): number =>
  components.charts.costs.step[query.kindOf(view, unit).type];

/** Returns the score of rebuilding a unit; units with many steps are most important. */
export function rebuildScore(outlook: Outlook, unit: UnitId): number {
  const { view, query } = outlook;
  const steps = stepsOf(outlook, unit);
  const gain = unitWorth(outlook, unit, steps + 1) - unitWorth(outlook, unit, steps);
  const mainstay = query.kindOf(view, unit).strengths.length > 2 ? 4 : 1.5;
  return (mainstay * gain) / priceOf(outlook, unit);
}

export const raiseScore = (outlook: Outlook, unit: UnitId): number =>
  unitWorth(outlook, unit, 1) / priceOf(outlook, unit);

/** Returns the score of a wall: in cities that the enemy approaches. */
export function wallScore(outlook: Outlook, city: CityId): number {
  const { view, components, conquers } = outlook;
  const fact = components.map.cities.find(({ id }) => id === city);
  if (fact === undefined || conquers) return 0.2;
  const near = Math.min(...fact.provinces.map((province) => distanceToEnemy(outlook, province)));
  const prize = outlook.aims.cityValue(outlook, city) + (fact.capital === true ? 0.3 : 0);
  return (6 * Math.min(1, prize)) / (1 + 0.15 * near) - 0.5 * (view.cities[city]?.walls ?? 0);
}

/** Returns the score of losing a step: the least valuable units first. */
export const lossScore = (outlook: Outlook, unit: UnitId): number => -stepWorth(outlook, unit);

/** Returns the score of losing a wall instead of a step: not the last, nor one that the garrison needs. */
export function loseWallScore({ view }: Outlook, city: CityId): number {
  const { walls = 0 } = view.cities[city] ?? {};
  const garrison = Object.values(view.units).filter(({ at }) => at === city).length;
  return walls - 1 > Math.max(1, garrison) ? -1 : -8;
}

const siegeOf = ({ view }: Pick<Outlook, 'view'>): SiegeFrame | undefined => frameOf(view, 'siege');

type Approach = Extract<Action, { readonly type: 'besiege' | 'demandSurrender' }>;

/** Returns the differential of a siege (R 11.3). */
function differential({ view, me, query }: Outlook, city: CityId, from: ProvinceId): number {
  const foot = query.unitsAt(view, from, me).filter((unit) => isFoot(query.kindOf(view, unit).type));
  const train = trainAt({ view, me }, from) ? 2 : 0;
  const garrison = query.unitsAt(view, city).length + query.leadersAt(view, city).length;
  return foot.length + train - (view.cities[city]?.walls ?? 0) - garrison;
}

const isFoot = (type: string): boolean => type === 'heavyInfantry' || type === 'infantry' || type === 'lightInfantry';

const trainAt = ({ view, me }: Pick<Outlook, 'view' | 'me'>, from: ProvinceId): boolean =>
  Object.entries(view.baggage).some(([id, { at, side }]) => id === 'siegeTrain' && at === from && side === me);

/** Returns the average losses of both sides in an attack on a city (R 11.3). */
function tollOf(outlook: Outlook, city: CityId, from: ProvinceId): { readonly costs: number; readonly takes: number } {
  const { from: columns, rows } = outlook.components.charts.siege;
  const odds = differential(outlook, city, from);
  const column = Math.max(
    0,
    columns.findLastIndex((least) => least <= odds),
  );
  const cells = rows.flatMap((row) => (row[column] === undefined ? [] : [row[column]]));
  const train = trainAt(outlook, from) ? 1 : 0;
  return {
    costs: sumOf(cells.map(([mine]) => mine)) / cells.length,
    takes: sumOf(cells.map(([, theirs]) => theirs)) / cells.length + train,
  };
}

/** The greatest cost in steps of an attack for each wall or step that it takes. */
const DEAREST = 1.5;

/**
 * Returns the score of a siege: for what is in the city, its garrison, and the way that it bars; not if it costs more
 * than it takes.
 */
export function besiegeScore(outlook: Outlook, { city, from }: Approach): number {
  const { view, me, components, query, aims } = outlook;
  const isGate = (components.map.cities.find(({ id }) => id === city)?.provinces.length ?? 1) > 1;
  const garrisoned = query.unitsAt(view, city).some((unit) => view.units[unit]?.side !== me);
  const worth = 4 * aims.cityValue(outlook, city) + (isGate ? 2 : 0) + (garrisoned ? 2 : 0) + 0.5;
  const { costs, takes } = tollOf(outlook, city, from);
  return costs > DEAREST * takes * (worth > 4 ? 1.5 : 1) ? -1 : worth;
}

/** Returns the score of demanding a surrender, which is tried before a siege. */
export function summonsScore(outlook: Outlook, action: Approach): number {
  const { components } = outlook;
  const on = components.map.cities.find(({ id }) => id === action.city)?.surrendersOn ?? 0;
  return besiegeScore(outlook, action) + (on - 2);
}

/** Returns the score of assigning a piece to a siege: infantry, the Siege Train, and leaders that can be risked. */
export function assignScore(outlook: Outlook, piece: string): number {
  const { view } = outlook;
  const leader = outlook.leader(piece);
  if (view.units[piece as UnitId] !== undefined) return 4;
  if (leader === undefined) return 5;
  const siege = siegeOf(outlook);
  return leader.king === undefined || siege?.further === true ? 3 : -1;
}

/** Returns the score of putting a leader in danger: the least valuable first. */
export const exposeScore = (outlook: Outlook, leader: LeaderId): number =>
  -outlook.query.abilityOf(outlook.view, leader) - (outlook.leader(leader)?.king === undefined ? 0 : 20);

/** Returns the score of a sortie: if the garrison is large enough. */
export function sortieScore(outlook: Outlook): number {
  const siege = siegeOf(outlook);
  const steps = siege === undefined ? 0 : sumOf(siege.defender.units.map((unit) => stepsOf(outlook, unit)));
  return steps > 1 ? 1 : -1;
}
