/** What draws those on the march, in any game of the family of Conquest and Empire. */
import type { query as ofTheBase } from '../../src/conquest/index.js';
import type { CityState, ProvinceId, SideId } from '../../src/conquest/index.js';

/** What is asked of a state. */
type Asked<State> = {
  readonly [Q in 'componentsOf' | 'statusOf' | 'unitsAt']: (
    shown: State,
    ...about: Parameters<(typeof ofTheBase)[Q]> extends readonly [unknown, ...infer About] ? About : never
  ) => ReturnType<(typeof ofTheBase)[Q]>;
};

/** A state, as far as it is looked at. */
interface Walled {
  readonly cities: Readonly<Record<string, CityState>>;
}

/** An action of which one looks whether it is a march. */
interface Doing {
  readonly type: string;
  readonly player: SideId | 'chance';
  readonly province?: ProvinceId | null;
}

/** How much an action is worth beside what its kind is liked, against 1. */
export type Lure<State> = (state: State, action: Doing) => number;

/** Where a leader goes by this action; `undefined`: none does. */
const goalOf = ({ type, province }: Doing): ProvinceId | undefined =>
  (type === 'march' || type === 'forceMarch') && province !== undefined && province !== null ? province : undefined;

/** The lures of a game, which ask its own questions. */
export function familyLures<State extends Walled>(query: Asked<State>) {
  const isHeld = (state: State, province: ProvinceId, but?: Doing['player']): boolean =>
    query.componentsOf(state).sides.some(({ id }) => id !== but && query.unitsAt(state, province, id).length > 0);

  /** Where an enemy has units draws a marching leader five times as much. */
  const towardsEnemies: Lure<State> = (state, action) => {
    const goal = goalOf(action);
    return goal !== undefined && isHeld(state, goal, action.player) ? 5 : 1;
  };

  /** Land that is not one's own draws a marching leader. */
  const towardsLand: Lure<State> = (state, action) => {
    const goal = goalOf(action);
    return goal === undefined || query.statusOf(state, goal) === action.player ? 1 : 4;
  };

  /** Walls of an enemy draw a marching leader most, and those most behind which something lies. */
  const towardsWalls: Lure<State> = (state, action) => {
    const goal = goalOf(action);
    if (goal === undefined) return 1;
    const { map, objectives } = query.componentsOf(state);
    const walled = map.cities.filter(
      ({ id, provinces }) =>
        provinces.includes(goal) && (state.cities[id]?.walls ?? 0) > 0 && state.cities[id]?.holder !== action.player,
    );
    const prized = walled.some(({ id, capital }) => capital === true || objectives.some(({ at }) => at === id));
    return prized ? 15 : walled.length > 0 ? 6 : 1;
  };

  /** Land that an enemy holds and nobody guards. */
  const towardsTheEmpty: Lure<State> = (state, action) => {
    const goal = action.type === 'marchForce' ? (action.province ?? undefined) : goalOf(action);
    if (goal === undefined) return 1;
    if (isHeld(state, goal)) return 0.3;
    return query.statusOf(state, goal) === action.player ? 1 : 8;
  };

  return { towardsEnemies, towardsLand, towardsWalls, towardsTheEmpty };
}
