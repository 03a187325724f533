/** R 4.3, 22.4.1: the control check of the Yearly Start Phase, and what those who gain regions decide. */
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { changeControl } from '../deeds/control.js';
import { setMultiple } from '../deeds/multiples.js';
import { openTakeover } from '../deeds/takeover.js';
import type { TakeoverFrame } from '../frame/assessment.js';
import { BASE_MULTIPLE, multipleOf } from '../query/assessment.js';
import { regionsOutOfControl } from '../query/control.js';
import { areEnemies } from '../query/owners.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { isListed } from './listed.js';

/** Returns who gains a region that a player loses: the player on the other side. */
export function gainerFrom({ scenario }: Situation, loser: PlayerId): PlayerId {
  const gainer = scenario.players.find((player) => areEnemies(player, loser));
  if (gainer === undefined) throw new RangeError(`${loser} has no enemy`);
  return gainer;
}

/** Checks the control of all regions at once (R 4.3.1, ruling Q8). */
export function checkControl(run: GameRun): void {
  const lost = regionsOutOfControl(run.state);
  for (const region of lost) {
    const loser = run.state.regions[region]?.player;
    if (loser !== undefined) changeControl(run, region, gainerFrom(run.state, loser), 'R 4.3.1');
  }
  openTakeover(run, lost);
}

function choices(situation: Situation, { regions: [region] }: TakeoverFrame): readonly Action[] {
  const player = region === undefined ? undefined : situation.regions[region]?.player;
  const now = region === undefined ? undefined : multipleOf(situation, region);
  if (region === undefined || player === undefined || now === undefined) return [];
  return [now, BASE_MULTIPLE].map((multiple): Action => ({ type: 'assess', player, region, multiple }));
}

export const takeover: RulesOf<'takeover'> = {
  rule: 'R 4.3.1',
  actor: (_, __, list) => list()[0]?.player,
  actions: choices,
  refuse: (situation, frame, action) =>
    action.type !== 'assess' || isListed(choices(situation, frame), action)
      ? undefined
      : refusal('keptOrReset', 'R 4.3.1', { region: action.region }),
  apply(run, frame, action) {
    if (action.type !== 'assess') return;
    frame.regions.shift();
    setMultiple(run, action.region, action.multiple, 'R 4.3.1');
  },
  advance: (run) => run.finish(),
};
