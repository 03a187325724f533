/** Revolt Checks for tests (R 6): a summer in which no region of Athens is at risk but those that a test wants. */
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { CityId } from '../../src/peloponnesian/vocabulary.js';
import { campaign } from './campaign.js';

/** The hex of Teos, the city of the example. */
export const TEOS = 'W5830';

/** The Revolt Checks of Summer 431, in a campaign whose regions of Athens are not at risk. */
export function summer(parts: Partial<GameState> = {}): GameState {
  const start = campaign({ turn: 1, season: 'summer', ...parts });
  const calm = Object.fromEntries(
    Object.entries(start.regions).map(([region, one]) => [
      region,
      one.player === 'athens' && one.neutral !== true ? { ...one, allegiance: 10 } : one,
    ]),
  );
  return { ...start, regions: calm };
}

export const check = (city: CityId): Action => ({ type: 'checkRevolt', player: 'sparta', city });
export const quell = (city: CityId): Action => ({ type: 'quellRevolt', player: 'athens', city });

/** The cities that may be named now. */
export const named = (state: GameState): readonly CityId[] =>
  machine
    .legalActions(state)
    .flatMap((action) => (action.type === 'checkRevolt' || action.type === 'quellRevolt' ? [action.city] : []));
