/** R 5.4, 9.4: what the treasury can pay. Tribute comes once a year, and units out of supply are lost. */
import { derived } from '../../core/board/index.js';
import { tributeOfPlayer } from '../query/tribute.js';
import { sumOfCosts, unitsToSupply } from '../query/upkeep.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { SEASONS } from '../vocabulary.js';
import { guardsNeeded, largeCitiesOf, ownAt } from './guards.js';
import type { Outlook } from './outlook.js';

/**
 * Returns how many seasons remain before the next tribute (R 5.4). A unit in the field has to be supplied until then.
 */
export const seasonsAhead = ({ season }: Situation): number => SEASONS.length - 1 - SEASONS.indexOf(season);

/** The part of an army that is still in the field in Winter. The rest has gone home and returned to the Force Pools. */
const IN_WINTER = 0.75;

/** Returns for how many seasons an army in the field is paid on average before the next tribute. */
const seasonsInField = (situation: Situation): number => Math.max(0, seasonsAhead(situation) - 1 + IN_WINTER);

/**
 * Returns the cost of placing a unit and supplying it. A guard stays at home at half the price (R 9.2.1), others take
 * the field.
 */
export function priceOf(situation: Situation, unit: UnitInfo, isGuard: boolean): number {
  const { atHome } = situation.components.charts.supply;
  const price = priceInField(situation, unit);
  return price * (atHome + (isGuard ? seasonsAhead(situation) * atHome : seasonsInField(situation)));
}

/** Returns the talents that are left when all units on the map are supplied until the next tribute. */
export const spareTalents: (outlook: Outlook) => number = derived((outlook: Outlook) => {
  const { situation, me } = outlook;
  const units = unitsToSupply(situation, me);
  const inField = units.reduce((sum, unit) => sum + priceInField(situation, unit), 0);
  const guards = largeCitiesOf(outlook).reduce(
    (sum, hex) => sum + Math.min(ownAt(outlook, hex), guardsNeeded(outlook, hex)),
    0,
  );
  const { atHome, landUnit } = situation.components.charts.supply;
  const ofArmies = (inField - guards * landUnit) * seasonsInField(situation);
  const ofGuards = guards * landUnit * atHome * seasonsAhead(situation);
  return (situation.treasuries[me] ?? 0) - sumOfCosts(situation, units) - ofArmies - ofGuards;
});

/** Returns what a unit costs in a season away from home (R 9.4.3). */
function priceInField({ components }: Situation, { isLand, morale }: UnitInfo): number {
  const { landUnit, strongFleet, weakFleet, strongFrom } = components.charts.supply;
  return isLand ? landUnit : morale >= strongFrom ? strongFleet : weakFleet;
}

/**
 * Returns whether the treasury cannot pay for all units in the field next season, so that some would starve (R 9.6).
 * Tribute follows Winter.
 */
export const fearsHunger: (outlook: Outlook) => boolean = derived(({ situation, me }: Outlook) => {
  const needed = unitsToSupply(situation, me).reduce((sum, unit) => sum + priceInField(situation, unit), 0);
  return situation.season !== 'winter' && (situation.treasuries[me] ?? 0) < needed;
});

/** The part of the talents beyond a year's tribute that is saved for the following years. */
const HOARDED = 0.5;

/**
 * Returns the talents that may be spent on more troops and works. A treasury filled in peace lasts for several years.
 */
export const talentsToSpend: (outlook: Outlook) => number = derived((outlook: Outlook) => {
  const { situation, me } = outlook;
  const { end } = situation.scenario;
  const isLastYear = end !== null && situation.year <= end.year;
  const beyondTribute = Math.max(0, (situation.treasuries[me] ?? 0) - tributeOfPlayer(situation, me));
  const hoard = isLastYear ? 0 : HOARDED * beyondTribute;
  return spareTalents(outlook) - hoard;
});
