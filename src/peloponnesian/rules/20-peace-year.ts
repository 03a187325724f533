/** R 20.2, ruling Q95: the end of a year of peace. */
import { rollDice } from '../deeds/dice.js';
import { changeLevels } from '../deeds/levels.js';
import { isAtPeace, leadersAtHome } from '../query/peace.js';
import type { GameRun, RulesOf } from '../types.js';
import { REGIONS, type RegionId } from '../vocabulary.js';

/** Raises the Militance of all regions, and starts the rolls of regions with leaders of their holder. */
export function openPeaceYear(run: GameRun): void {
  const { state } = run;
  if (!isAtPeace(state)) return;
  const { militance } = state.components.charts.peace;
  for (const region of REGIONS) changeLevels(run, region, { allegiance: 0, militance }, 'yearOfPeace', 'R 20.2');
  run.push({ kind: 'peaceYear', regions: REGIONS.filter((region) => leadersAtHome(state, region) > 0) });
}

/** Applies the die of a region with leaders. Each leader after the first adds one. */
function readDie(run: GameRun, region: RegionId, die: number): void {
  const { state } = run;
  const player = state.regions[region]?.player;
  if (player === undefined) return;
  const count = leadersAtHome(state, region);
  const total = die + count - 1;
  const allegiance = state.components.charts.peace.leaders.findLast(({ from }) => total >= from)?.allegiance ?? 0;
  run.emit({ type: 'peaceYearRolled', rule: 'R 20.2', region, player, count, die, total, allegiance });
  changeLevels(run, region, { allegiance, militance: 0 }, 'yearOfPeace', 'R 20.2');
}

export const peaceYear: RulesOf<'peaceYear'> = {
  rule: 'R 20.2',
  advance(run, frame) {
    const [region] = frame.regions;
    if (region === undefined) return run.finish();
    rollDice(run, 'peaceYear', 1, run.state.regions[region]?.player ?? null);
  },
  resume(run, frame, child) {
    const region = frame.regions.shift();
    if (child.kind === 'roll' && region !== undefined) readDie(run, region, child.values[0] ?? 0);
  },
};
