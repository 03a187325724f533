/** R 5.4, 9.4: what the treasury bears: tribute comes once a year, and who is not fed is lost. */
import { tributeOfPlayer } from '../query/tribute.js';
import { sumOfCosts, unitsToSupply } from '../query/upkeep.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { SEASONS } from '../vocabulary.js';
import { guardsNeeded, largeCitiesOf, ownAt } from './guards.js';
import type { Outlook } from './outlook.js';

/** Returns how many seasons come before the next tribute (R 5.4): whoever takes the field is to be fed until then. */
const seasonsAhead = ({ season }: Situation): number => SEASONS.length - 1 - SEASONS.indexOf(season);

/** What part of its supply an army costs that lives off the enemy's land, and lays it waste (R 9.7, 15.3). */
const ABROAD = 0.5;

/** Returns what a unit costs that is placed: a guard stays at home at half the price (R 9.2.1), others take the field. */
export function priceOf(situation: Situation, unit: UnitInfo, isGuard: boolean): number {
  const { atHome } = situation.components.charts.supply;
  const price = priceInField(situation, unit);
  const inField = unit.isLand ? ABROAD : 1;
  return price * (atHome + seasonsAhead(situation) * (isGuard ? atHome : inField));
}

/** Returns the talents that are left when everybody on the map is fed until the next tribute. */
export function spareTalents(outlook: Outlook): number {
  const { situation, me } = outlook;
  const units = unitsToSupply(situation, me);
  const inField = units.reduce((sum, unit) => sum + priceInField(situation, unit) * (unit.isLand ? ABROAD : 1), 0);
  const guards = largeCitiesOf(outlook).reduce(
    (sum, hex) => sum + Math.min(ownAt(outlook, hex), guardsNeeded(outlook, hex)),
    0,
  );
  const { atHome, landUnit } = situation.components.charts.supply;
  const perSeason = inField + guards * landUnit * (atHome - ABROAD);
  return (situation.treasuries[me] ?? 0) - sumOfCosts(situation, units) - perSeason * seasonsAhead(situation);
}

/** R 9.4.3: returns what a unit costs in a season away from home. */
function priceInField({ components }: Situation, { isLand, morale }: UnitInfo): number {
  const { landUnit, strongFleet, weakFleet, strongFrom } = components.charts.supply;
  return isLand ? landUnit : morale >= strongFrom ? strongFleet : weakFleet;
}

/** Returns whether the treasury does not bear the Winter of all who are in the field: they would starve (R 9.6). */
export function fearsWinter({ situation, me }: Outlook): boolean {
  const needed = unitsToSupply(situation, me).reduce((sum, unit) => sum + priceInField(situation, unit), 0);
  return situation.season === 'fall' && (situation.treasuries[me] ?? 0) < needed;
}

/** What of the talents beyond a year's tribute is kept for the years to come. */
const HOARDED = 0.5;

/** Returns the talents that may be spent on more troops and works: a chest that was filled in peace lasts for several years. */
export function talentsToSpend(outlook: Outlook): number {
  const { situation, me } = outlook;
  const { end } = situation.scenario;
  const isLastYear = end !== null && situation.year <= end.year;
  const beyondTribute = Math.max(0, (situation.treasuries[me] ?? 0) - tributeOfPlayer(situation, me));
  const hoard = isLastYear ? 0 : HOARDED * beyondTribute;
  return spareTalents(outlook) - hoard;
}
