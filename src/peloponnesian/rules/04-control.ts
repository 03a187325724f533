/** R 4.3, 22.4.1: the control check of the Yearly Start Phase, and the decisions of new holders. */
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { loseRegion, settleLosses, type Loss } from '../deeds/claims.js';
import { setMultiple } from '../deeds/multiples.js';
import type { TakeoverFrame } from '../frame/assessment.js';
import { BASE_MULTIPLE, multipleOf } from '../query/assessment.js';
import { regionsOutOfControl } from '../query/control.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { isListed } from './listed.js';

/** Checks the control of all regions at once (R 4.3.1, ruling Q8); it is checked at no other time (R 4.3.2). */
export function checkControl(run: GameRun): void {
  const { regions } = run.state;
  const losses = regionsOutOfControl(run.state).flatMap((region): readonly Loss[] => {
    const loser = regions[region]?.player;
    return loser === undefined ? [] : [{ region, loser }];
  });
  for (const loss of losses) loseRegion(run, loss, 'R 4.3.1');
  settleLosses(run, losses, 'R 4.3.1');
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
