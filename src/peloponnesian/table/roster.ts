/** R 1.3, 7: the units and leaders of a scenario, by code. */
import { derived } from '../../core/board/index.js';
import type { Components } from '../data/shape/components.js';
import type { Batch, LeaderFact } from '../data/shape/forces.js';
import type { ScenarioFact } from '../data/shape/scenario.js';
import { ELITE_MORALE, HOMES, type HomeId, type LeaderId, type UnitId, type UnitType } from '../vocabulary.js';

export type UnitCode = number;
export type LeaderCode = number;

/** A unit. Units of the same kind and home are interchangeable. */
export interface UnitInfo {
  readonly code: UnitCode;
  readonly id: UnitId;
  readonly home: HomeId;
  readonly type: UnitType;
  readonly morale: number;
  /** Equal for all units of the same home, type and morale. */
  readonly kind: number;
  /** Whether it never returns once it is eliminated (R 7.9.1). */
  readonly isElite: boolean;
  /** Whether it is not a fleet. */
  readonly isLand: boolean;
  /** Whether it is light infantry or cavalry (R 17.4.3). */
  readonly isLight: boolean;
  /** Where it begins: in its Force Pool or Build Pool, or on the map (`null`). */
  readonly begins: 'forcePool' | 'buildPool' | null;
}

export interface LeaderInfo {
  readonly code: LeaderCode;
  readonly id: LeaderId;
  readonly fact: LeaderFact;
}

export interface Roster {
  readonly scenario: ScenarioFact;
  /** By home in the order of the rulebook, then in the order of the lists. */
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
  readonly unitCodes: ReadonlyMap<UnitId, UnitCode>;
  readonly leaderCodes: ReadonlyMap<LeaderId, LeaderCode>;
}

type Start = UnitInfo['begins'];

function rosterOfScenario({ leaders }: Components, scenario: ScenarioFact): Roster {
  const units: UnitInfo[] = [];
  const counts = new Map<string, number>();
  const kinds = new Map<string, number>();
  const add = (home: HomeId, batches: readonly Batch[], begins: Start): void => {
    for (const { type, morale, count } of batches)
      for (let one = 0; one < count; one++) {
        const kind = `${home}-${type}-${morale}` as const;
        const number = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, number);
        if (!kinds.has(kind)) kinds.set(kind, kinds.size);
        units.push({
          code: units.length,
          id: `${kind}-${number}`,
          home,
          type,
          morale,
          kind: kinds.get(kind) ?? 0,
          isElite: morale >= ELITE_MORALE,
          isLand: type !== 'fleet',
          isLight: type === 'lightInfantry' || type === 'cavalry',
          begins,
        });
      }
  };
  for (const home of HOMES) {
    const pool = scenario.pools.find((each) => each.home === home);
    add(home, pool?.force ?? [], 'forcePool');
    for (const each of scenario.board.units) if (each.home === home) add(home, each.units, null);
    add(home, pool?.build ?? [], 'buildPool');
  }
  const infos = leaders.map((fact, code): LeaderInfo => ({ code, id: fact.id, fact }));
  return {
    scenario,
    units,
    leaders: infos,
    unitCodes: new Map(units.map(({ id, code }) => [id, code])),
    leaderCodes: new Map(infos.map(({ id, code }) => [id, code])),
  };
}

const rostersOf = derived((components: Components) =>
  derived((scenario: ScenarioFact): Roster => rosterOfScenario(components, scenario)),
);

/** Returns the units and leaders of a scenario. */
export const rosterOf = (components: Components, scenario: ScenarioFact): Roster => rostersOf(components)(scenario);
