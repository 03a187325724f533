/** R 22-29: checks of scenarios beyond their shape: their names exist, and everything belongs to players. */
import { NO_HEX } from '../../../core/hex/index.js';
import type { Finding } from '../../../core/index.js';
import { groundOf, NONE } from '../../geometry/ground.js';
import { hexWithId } from '../../geometry/numbers.js';
import type { HexId, PlayerId } from '../../vocabulary.js';
import type { MapFacts } from '../shape/map.js';
import type { ScenarioFact } from '../shape/scenario.js';
import type { Parts } from './card-findings.js';
import { allKnown, ascending, idsOf, known, unique, type Keys } from './findings.js';

/** Every player must have a treasury and may have leaders, and others have neither. */
function* playerFindings(keys: Keys, scenario: ScenarioFact): Generator<Finding> {
  const { players, regions, leaders, treasuries, mostLeaders } = scenario;
  const isIn = (player: PlayerId): boolean => players.includes(player);
  for (const [index, { player }] of regions.entries())
    if (!isIn(player)) yield { keys: [...keys, 'regions', index, 'player'], message: `${player} is not a player of this scenario` };
  for (const [index, { player }] of leaders.entries())
    if (!isIn(player)) yield { keys: [...keys, 'leaders', index, 'player'], message: `${player} is not a player of this scenario` };
  for (const player of players) {
    if (treasuries[player] === undefined) yield { keys: [...keys, 'treasuries'], message: `${player} has no treasury` };
    if (mostLeaders[player] === undefined) yield { keys: [...keys, 'mostLeaders'], message: `${player} has no maximum of leaders` };
  }
}

/** Regions in play must be named once, and have units. */
function* regionFindings(keys: Keys, { regions, pools }: ScenarioFact): Generator<Finding> {
  yield* unique([...keys, 'regions'], regions.map(({ region }) => ({ id: region })));
  yield* unique([...keys, 'pools'], pools.map(({ home }) => ({ id: home })));
  for (const [index, { region }] of regions.entries())
    if (!pools.some(({ home }) => home === region)) yield { keys: [...keys, 'regions', index], message: `${region} has no pools` };
}

/** Leaders must exist, and each must be in one place. */
function* leaderFindings(keys: Keys, { leaders, leaderPools }: ScenarioFact, ids: ReadonlySet<unknown>): Generator<Finding> {
  yield* unique([...keys, 'leaders'], leaders.map(({ leader }) => ({ id: leader })));
  const placed = new Set(leaders.map(({ leader }) => leader));
  for (const [index, { leader }] of leaders.entries()) yield* known([...keys, 'leaders', index, 'leader'], leader, ids, 'leader');
  for (const camp of ['empire', 'league'] as const) {
    const pool = leaderPools[camp];
    if (pool === 'others') continue;
    yield* allKnown([...keys, 'leaderPools', camp], pool, ids, 'leader');
    for (const [index, leader] of pool.entries())
      if (placed.has(leader)) yield { keys: [...keys, 'leaderPools', camp, index], message: `${leader} begins elsewhere` };
  }
}

/** Everything on the map must be in its cities, or in land hexes without one. */
function* boardFindings(keys: Keys, { board, leaders, special }: ScenarioFact, map: MapFacts): Generator<Finding> {
  const cities = idsOf(map.cities);
  const { grid, areaAt, cityAt } = groundOf(map);
  function* field(at: Keys, id: HexId): Generator<Finding> {
    const hex = hexWithId(grid, id);
    if (hex === NO_HEX || areaAt[hex] === NONE || cityAt[hex] !== NONE) yield { keys: at, message: `${id} is not a land hex without a city` };
  }
  for (const [list, names] of [['revolts', board.revolts], ['destroyed', board.destroyed], ['unwalled', board.unwalled]] as const)
    yield* allKnown([...keys, 'board', list], names, cities, 'city');
  for (const [index, { city }] of board.held.entries()) yield* known([...keys, 'board', 'held', index, 'city'], city, cities, 'city');
  for (const [index, pair] of board.withoutLongWalls.entries()) yield* allKnown([...keys, 'board', 'withoutLongWalls', index], pair, cities, 'city');
  for (const [index, { hex }] of board.forts.entries()) yield* field([...keys, 'board', 'forts', index, 'hex'], hex);
  for (const list of ['bases', 'units'] as const)
    for (const [index, { at }] of board[list].entries())
      if ('hex' in at) yield* field([...keys, 'board', list, index, 'at', 'hex'], at.hex);
      else yield* known([...keys, 'board', list, index, 'at', 'city'], at.city, cities, 'city');
  for (const [index, { at }] of leaders.entries())
    if ('city' in at) yield* known([...keys, 'leaders', index, 'at', 'city'], at.city, cities, 'city');
  for (const list of ['landing', 'supply'] as const) yield* allKnown([...keys, 'special', 'abroad', list], special.abroad?.[list] ?? [], cities, 'city');
}

/** Reports faults within the scenarios, and against the map and the leaders. */
export function* scenarioFindings(scenarios: readonly ScenarioFact[], { map, leaders }: Parts): Generator<Finding> {
  yield* unique(['scenarios'], scenarios);
  for (const [index, scenario] of scenarios.entries()) {
    const keys: Keys = ['scenarios', index];
    yield* playerFindings(keys, scenario);
    yield* regionFindings(keys, scenario);
    yield* ascending([...keys, 'victory', 'bands'], scenario.victory.bands);
    if (scenario.victory.bands[0]?.from !== 0) yield { keys: [...keys, 'victory', 'bands'], message: 'the first band begins at 0' };
    if (leaders !== undefined) yield* leaderFindings(keys, scenario, idsOf(leaders));
    if (map !== undefined) yield* boardFindings(keys, scenario, map);
  }
}
