/** R 14: which units can revolt, and which can come in random events. */
import type { Province } from '../table/ground.js';
import { derived } from '../../core/board/index.js';
import type { Roster, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Nation } from '../vocabulary.js';
import { treasuriesTaken } from './04-1-turn.js';

/** The nation that revolts, and the nation of the hired units that join it (R 14.2). */
export const REBELS: Nation = 'spartan';
export const HIRELINGS: Nation = 'mercenary';

/** R 14.2: the units that may revolt, and their province. */
export interface Rebels {
  readonly units: readonly UnitInfo[];
  readonly province: Province;
}

/** Returns the units that would revolt, and where; `undefined`: there are none (R 14.2). */
export function rebelsOf(situation: Situation): Rebels | undefined {
  const { roster, ground } = situation;
  const units = roster.units.filter(
    ({ code, kind }) =>
      kind.nation === REBELS && kind.homeland !== undefined && situation.placeOfUnit(code) === ground.trays.aside,
  );
  const province = ground.provinces.find(({ fact: { id } }) => id === units[0]?.kind.homeland);
  return province === undefined ? undefined : { units, province };
}

/** Returns whether no revolt can come any more: all treasuries are captured, and both Great Kings are lost (R 14.2). */
export const isRevoltHopeless = (situation: Situation): boolean =>
  treasuriesTaken(situation).all &&
  situation.components.objectives.every(({ id, by }) => by !== 'casualty' || situation.secured[id] !== undefined);

/** Returns the units of each nation, in the order of the counters. */
const nationsIn = derived(({ units }: Roster): ReadonlyMap<Nation, readonly UnitInfo[]> => {
  const nations = new Map<Nation, UnitInfo[]>();
  for (const unit of units) {
    const { nation } = unit.kind;
    nations.set(nation, [...(nations.get(nation) ?? []), unit]);
  }
  return nations;
});

/**
 * Returns the units of a nation that can come: those set aside, and those in the dead pile (R 14.2, 14.3,
 * ruling C14.4).
 */
export function availableOf(situation: Situation, nation: Nation): readonly UnitInfo[] {
  const { pool, aside } = situation.ground.trays;
  const available: UnitInfo[] = [];
  for (const unit of nationsIn(situation.roster).get(nation) ?? []) {
    const place = situation.placeOfUnit(unit.code);
    if (place === pool || place === aside) available.push(unit);
  }
  return available;
}
