/** R S6.1, S7: supply, movement, and which sides are at war. */
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

/** The seasons in which rich provinces are never depleted (R S6.1). */
const HARVEST: readonly Season[] = ['summer', 'autumn'];

const isPeaceful = (side: SideId): boolean => side === INDEPENDENTS || side === NEUTRAL;

/** Returns, by range, the places in which units with that range begin. */
const homesIn = derived(({ units }: Roster): ReadonlyMap<RangeInfo, ReadonlySet<PlaceId>> => {
  const homes = new Map<RangeInfo, Set<PlaceId>>();
  for (const { range, batch } of units)
    if (range !== null) homes.set(range, (homes.get(range) ?? new Set()).add(batch.at));
  return homes;
});

/** Returns whether a unit with a range is where units with that range began (ruling S6.1). */
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
  /** R 7.8, 14.2, 14.3, ruling S6.1: units at home need no supply, nor do those of the neutral side. */
  needsSupply(situation, unit) {
    const info = situation.roster.units[unit];
    if (situation.sideOfUnit(unit) === NEUTRAL || (info !== undefined && isAtHome(situation, info))) return false;
    return supplyLaw.needsSupply(situation, unit);
  },
  /** R S6.1: no die is rolled for rich provinces in Summer and Autumn. */
  isTested: (situation, province) =>
    provinceAt(situation, province).fact.terrain !== 'rich' || !HARVEST.includes(turnOf(situation).season),
  /** R S7.1: all sides are at war, except independents and the neutral side with each other. */
  hostile: (_, one, other) => one !== other && !(isPeaceful(one) && isPeaceful(other)),
  /** R S5.4: pieces of the neutral side do not move (ruling S5.2). */
  isFree: (situation, mover) => mover.side !== NEUTRAL && movementLaw.isFree(situation, mover),
  /** R 8.4, S2.4, S7.2: cavalry, archers and the units that are named; engines are neither (ruling S7.8). */
  joinsForcedMarch: (situation, unit) =>
    situation.roster.units[unit]?.kind.engine !== true && movementLaw.joinsForcedMarch(situation, unit),
  /**
   * R S3.0, S7.1: Indians, barbarians, Arabs and rebels move without a leader; other units of the fourth player do not
   * (ruling S5.10).
   */
  movesAlone: needsNoLeader,
  possibleLoners: possibleLonersOf,
};
