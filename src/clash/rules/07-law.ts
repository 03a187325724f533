/** R S6.1, S7: who feeds, who moves, and who is at war with whom. */
import { movementLaw } from '../../conquest/rules/08-law.js';
import { supplyLaw } from '../../conquest/rules/07-supply.js';
import { provinceAt } from '../../conquest/query/06-1-presence.js';
import { turnOf } from '../../conquest/query/04-1-turn.js';
import type { Law } from '../../conquest/table/law.js';
import { derived } from '../../core/board/index.js';
import type { RangeInfo, Roster, UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { PlaceId, Season, SideId } from '../../conquest/vocabulary.js';
import { possibleLonersOf, needsNoLeader } from '../query/07-1-independents.js';
import { INDEPENDENTS, NEUTRAL } from '../vocabulary.js';

/** In these seasons rich provinces feed any army (R S6.1). */
const HARVEST: readonly Season[] = ['summer', 'autumn'];

const isPeaceful = (side: SideId): boolean => side === INDEPENDENTS || side === NEUTRAL;

/** Where those who keep to some provinces begin. */
const homesIn = derived(({ units }: Roster): ReadonlyMap<RangeInfo, ReadonlySet<PlaceId>> => {
  const homes = new Map<RangeInfo, Set<PlaceId>>();
  for (const { range, batch } of units)
    if (range !== null) homes.set(range, (homes.get(range) ?? new Set()).add(batch.at));
  return homes;
});

/** Whether a unit that keeps to some provinces is where those who keep to them began (ruling S6.1). */
function isAtHome(situation: Situation, unit: UnitInfo): boolean {
  const { range, code } = unit;
  if (range === null || range.side !== situation.sideOfUnit(code)) return false;
  const province = situation.ground.provinceOfPlace[situation.placeOfUnit(code)];
  return province !== undefined && homesIn(situation.roster).get(range)?.has(province.fact.id) === true;
}

export const courseLaw: Pick<
  Law<Situation>,
  'needsSupply' | 'isTested' | 'hostile' | 'isFree' | 'movesAlone' | 'possibleLoners' | 'joinsForcedMarch'
> = {
  /** R 7.8, 14.2, 14.3, ruling S6.1: not who is at home, nor Macedonia when nobody plays it. */
  needsSupply(situation, unit) {
    const info = situation.roster.units[unit];
    if (situation.sideOfUnit(unit) === NEUTRAL || (info !== undefined && isAtHome(situation, info))) return false;
    return supplyLaw.needsSupply(situation, unit);
  },
  /** R S6.1: rich provinces are not depleted in Summer and Autumn. */
  isTested: (situation, province) =>
    provinceAt(situation, province).fact.terrain !== 'rich' || !HARVEST.includes(turnOf(situation).season),
  /** R S7.1: all sides, but those whom nobody plays with each other. */
  hostile: (_, one, other) => one !== other && !(isPeaceful(one) && isPeaceful(other)),
  /** R S5.4: who is neutral stays where he is (ruling S5.2). */
  isFree: (situation, mover) => mover.side !== NEUTRAL && movementLaw.isFree(situation, mover),
  /** R 8.4, S2.4, S7.2: cavalry and archers, and those few besides; engines are neither (ruling S7.8). */
  joinsForcedMarch: (situation, unit) =>
    situation.roster.units[unit]?.kind.engine !== true && movementLaw.joinsForcedMarch(situation, unit),
  /** R S3.0, S7.1: Indians, barbarians, Arabs and rebels; others not, if the fourth player has any (ruling S5.10). */
  movesAlone: needsNoLeader,
  possibleLoners: possibleLonersOf,
};
