/** R 14: who can rise, and who can come. */
import type { Province } from '../table/ground.js';
import { derived } from '../../core/board/index.js';
import type { Roster, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Nation } from '../vocabulary.js';
import { treasuriesTaken } from './04-1-turn.js';

/** Who rises (R 14.2), and who joins them for pay. */
export const REBELS: Nation = 'spartan';
export const HIRELINGS: Nation = 'mercenary';

/** R 14.2: those who may revolt. */
export interface Rebels {
  readonly units: readonly UnitInfo[];
  readonly province: Province;
}

/** R 14.2: who would rise, and where; `undefined`: nobody is there who could. */
export function rebelsOf(situation: Situation): Rebels | undefined {
  const { roster, ground } = situation;
  const units = roster.units.filter(
    ({ code, kind }) =>
      kind.nation === REBELS && kind.homeland !== undefined && situation.placeOfUnit(code) === ground.trays.aside,
  );
  const province = ground.provinces.find(({ fact: { id } }) => id === units[0]?.kind.homeland);
  return province === undefined ? undefined : { units, province };
}

/** R 14.2: whether a revolt is no longer to be feared: all treasuries are taken, and those who called themselves Great King are gone. */
export const isRevoltHopeless = (situation: Situation): boolean =>
  treasuriesTaken(situation).all &&
  situation.components.objectives.every(({ id, by }) => by !== 'casualty' || situation.secured[id] !== undefined);

/** The units of each nation, in the order of the counters. */
const nationsIn = derived(({ units }: Roster): ReadonlyMap<Nation, readonly UnitInfo[]> => {
  const nations = new Map<Nation, UnitInfo[]>();
  for (const unit of units) {
    const { nation } = unit.kind;
    nations.set(nation, [...(nations.get(nation) ?? []), unit]);
  }
  return nations;
});

/** R 14.2, 14.3: the units of a nation that can come: those that were set aside, and those in the dead pile (ruling C14.4). */
export function availableOf(situation: Situation, nation: Nation): readonly UnitInfo[] {
  const { pool, aside } = situation.ground.trays;
  const available: UnitInfo[] = [];
  for (const unit of nationsIn(situation.roster).get(nation) ?? []) {
    const place = situation.placeOfUnit(unit.code);
    if (place === pool || place === aside) available.push(unit);
  }
  return available;
}
