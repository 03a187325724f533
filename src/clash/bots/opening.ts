/** Scores the set-up of a side (R S5.3), and where it goes from Babylon (R S4.4). */
import type { CityId, ProvinceId, Terrain, UnitId } from '../../conquest/index.js';
import { hostOf, standing } from '../../conquest/bots/family/campaign.js';
import { strengthAt, unitWorth, type Outlook } from '../../conquest/bots/family/outlook.js';

/** How well each terrain supplies units that begin there. */
const FEEDS: Readonly<Record<Terrain, number>> = { rich: 3, fertile: 2, mountain: 1, desert: 0 };

/** A unit worth no more than this is used to hold empty provinces. */
const GARRISON = 5;

/**
 * Returns the score of placing a piece: with supply and among its own, but not all in one place; leaders apart from
 * each other, levies alone.
 */
export function pieceScore(outlook: Outlook, piece: string, province: ProvinceId): number {
  const { query, view, me } = outlook;
  const there = query.unitsAt(view, province, me).length;
  const feeds = FEEDS[outlook.province(province)?.terrain ?? 'desert'];
  if (view.units[piece as UnitId] !== undefined)
    return unitWorth(outlook, piece as UnitId, query.kindOf(view, piece as UnitId).strengths.length) <= GARRISON
      ? 4 - 2 * there
      : 2 * feeds - 0.3 * there;
  if (view.leaders[piece] === undefined) return strengthAt(outlook, me, province) / 50;
  return strengthAt(outlook, me, province) / 50 - 2 * query.leadersAt(view, province, me).length;
}

/**
 * Returns the score of a wall in a city: for provinces that pay and for capitals; two walls are better than one, more
 * are waste.
 */
export function wallSiteScore(outlook: Outlook, city: CityId): number {
  const { components, view } = outlook;
  const fact = components.map.cities.find(({ id }) => id === city);
  const feeds = Math.max(0, ...(fact?.provinces ?? []).map((id) => FEEDS[outlook.province(id)?.terrain ?? 'desert']));
  const { walls = 0 } = view.cities[city] ?? {};
  return feeds + (fact?.capital === true ? 1 : 0) - (walls > 1 ? 2 * walls : 0);
}

/** Returns the score of a province for the weaker side that leaves Babylon with all its pieces. */
export function disengageScore(outlook: Outlook, province: ProvinceId): number {
  const { query, view, me } = outlook;
  const top = view.stack.at(-1);
  const from = top !== undefined && 'from' in top && typeof top.from === 'string' ? top.from : province;
  const host = hostOf(outlook, query.unitsAt(view, from, me), query.leadersAt(view, from, me), true);
  return standing(outlook, host, province);
}
