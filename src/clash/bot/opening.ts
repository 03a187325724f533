/** How a side begins: where it deploys (R S5.3), and where it goes from Babylon (R S4.4). */
import type { CityId, ProvinceId, Terrain, UnitId } from '../../conquest/index.js';
import { hostOf, standing } from '../../conquest/bot/family/campaign.js';
import { strengthAt, unitWorth, type Outlook } from '../../conquest/bot/family/outlook.js';

/** How well land feeds those who begin there. */
const FEEDS: Readonly<Record<Terrain, number>> = { rich: 3, fertile: 2, mountain: 1, desert: 0 };

/** Whoever is worth no more than this holds land where nobody else stands. */
const GARRISON = 5;

/** A piece begins where it is fed and among its own, but not all in one place: leaders apart from each other, levies by themselves. */
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

/** Walls for what pays, and for capitals; two are better than one, and more than that is waste. */
export function wallSiteScore(outlook: Outlook, city: CityId): number {
  const { components, view } = outlook;
  const fact = components.map.cities.find(({ id }) => id === city);
  const feeds = Math.max(0, ...(fact?.provinces ?? []).map((id) => FEEDS[outlook.province(id)?.terrain ?? 'desert']));
  const { walls = 0 } = view.cities[city] ?? {};
  return feeds + (fact?.capital === true ? 1 : 0) - (walls > 1 ? 2 * walls : 0);
}

/** The weaker at Babylon goes where he can do most with all who are there. */
export function disengageScore(outlook: Outlook, province: ProvinceId): number {
  const { query, view, me } = outlook;
  const top = view.stack.at(-1);
  const from = top !== undefined && 'from' in top && typeof top.from === 'string' ? top.from : province;
  const host = hostOf(outlook, query.unitsAt(view, from, me), query.leadersAt(view, from, me), true);
  return standing(outlook, host, province);
}
