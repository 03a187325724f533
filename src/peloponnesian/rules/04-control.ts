/** R 4.3, 22.4.1: the control check of the Yearly Start Phase. */
import { changeControl } from '../deeds/control.js';
import { areEnemies } from '../query/owners.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { REGIONS, type PlayerId, type RegionId } from '../vocabulary.js';

/** Returns the regions that change hands: their Allegiance is too low. Neutral ones are not checked (ruling Q10). */
export const regionsOutOfControl = ({ regions, components }: Situation): readonly RegionId[] =>
  REGIONS.filter((region) => {
    const state = regions[region];
    return state !== undefined && state.neutral !== true && state.allegiance < components.charts.levels.leastHeld;
  });

/** Returns who gains a region that a player loses: the player on the other side. */
function gainerFrom({ scenario }: Situation, loser: PlayerId): PlayerId {
  const gainer = scenario.players.find((player) => areEnemies(player, loser));
  if (gainer === undefined) throw new RangeError(`${loser} has no enemy`);
  return gainer;
}

/** Checks the control of all regions at once (R 4.3.1, ruling Q8). */
export function checkControl(run: GameRun): void {
  for (const region of regionsOutOfControl(run.state)) {
    const loser = run.state.regions[region]?.player;
    if (loser !== undefined) changeControl(run, region, gainerFrom(run.state, loser), 'R 4.3.1');
  }
}
