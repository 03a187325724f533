/** R 5.3: players assess their regions, Athens first (ruling Q19). */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { loseRegion, settleLosses } from '../deeds/claims.js';
import { changeLevels } from '../deeds/levels.js';
import { noteLowered, setMultiple } from '../deeds/multiples.js';
import type { LevelCause } from '../event/common.js';
import type { AssessmentFrame } from '../frame/assessment.js';
import { multipleOf, multiplesFor, regionsToAssess } from '../query/assessment.js';
import { isOutOfControl } from '../query/control.js';
import { playersInOrder } from '../query/initiative.js';
import { campOf } from '../query/owners.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId, RegionId } from '../vocabulary.js';
import { refuseAssessment } from './05-3-refusals.js';

/** Forgets what was lowered in the year before (R 5.3.5). */
export function openAssessment(run: GameRun): void {
  run.state.set({ lowered: [] });
  const all = playersInOrder(run.state);
  const [player, ...next] = [
    ...all.filter((each) => campOf(each) === 'empire'),
    ...all.filter((each) => campOf(each) === 'league'),
  ];
  if (player !== undefined) run.push({ kind: 'assessment', player, next, declared: [] });
}

const hasDeclared = ({ declared, player }: AssessmentFrame, region: RegionId): boolean =>
  declared.some((each) => each.region === region && each.player === player);

function actionsOf(situation: Situation, frame: AssessmentFrame): readonly Action[] {
  const { player, declared } = frame;
  const regions = regionsToAssess(situation, player).filter((region) => !hasDeclared(frame, region));
  return [
    ...regions.flatMap((region) =>
      multiplesFor(situation, region, declared).map((multiple): Action => ({
        type: 'assess',
        player,
        region,
        multiple,
      })),
    ),
    { type: 'endAssessment', player },
  ];
}

/**
 * Changes the level with which a region pays for tribute: Allegiance in the Empire, Militance in the League (R 5.3.3).
 */
function charge(run: GameRun, region: RegionId, player: PlayerId, by: number, cause: LevelCause): void {
  const change = campOf(player) === 'empire' ? { allegiance: by, militance: 0 } : { allegiance: 0, militance: by };
  changeLevels(run, region, change, cause, cause === 'assessmentRaised' ? 'R 5.3.3' : 'R 5.3.4');
}

/**
 * Makes the yearly adjustment of a region by its assessment (R 5.3.4). It is made once a year, even if the region
 * changes hands by it (ruling Q21), and not in the first year of the game (ruling Q134).
 */
function weighOn(run: GameRun, region: RegionId, player: PlayerId): void {
  const { levels } = run.state.components.charts.tribute;
  const multiple = multipleOf(run.state, region) ?? 0;
  charge(run, region, player, levels[campOf(player)][multiple] ?? 0, 'assessmentLevel');
}

/**
 * Removes a region of the Empire with too low an Allegiance from its holder at once, and returns whether it did
 * (R 5.3.3, ruling Q21).
 */
function loseControl(run: GameRun, region: RegionId, player: PlayerId): boolean {
  if (campOf(player) !== 'empire' || !isOutOfControl(run.state, region)) return false;
  loseRegion(run, { region, loser: player }, 'R 5.3.3');
  return true;
}

/**
 * Assesses a region. The costs of raising it and the yearly adjustment are added up before the control check (R 5.3.1,
 * 5.3.3, 5.3.4).
 */
function assess(run: GameRun, frame: Draft<AssessmentFrame>, region: RegionId, multiple: number): void {
  const { player } = frame;
  const before = multipleOf(run.state, region) ?? 0;
  const isAdjusted = frame.declared.some((each) => each.region === region);
  frame.declared.push({ region, player, before });
  setMultiple(run, region, multiple, 'R 5.3.1');
  const { raised } = run.state.components.charts.tribute;
  if (multiple > before) charge(run, region, player, raised * (multiple - before), 'assessmentRaised');
  if (!isAdjusted) weighOn(run, region, player);
  if (campOf(player) === 'empire') noteLowered(run, region, multiple < before);
  settleLosses(run, loseControl(run, region, player) ? [{ region, loser: player }] : [], 'R 5.3.3');
}

/** Adjusts the regions that a player has not changed, and lets the next player assess. */
function conclude(run: GameRun, frame: Draft<AssessmentFrame>): void {
  const { player, declared } = frame;
  const left = regionsToAssess(run.state, player).filter((region) => !declared.some((each) => each.region === region));
  const lost = left.filter((region) => {
    weighOn(run, region, player);
    return loseControl(run, region, player);
  });
  for (const region of lost) declared.push({ region, player, before: multipleOf(run.state, region) ?? 0 });
  const following = frame.next.shift();
  if (following === undefined) run.finish();
  else frame.player = following;
  settleLosses(
    run,
    lost.map((region) => ({ region, loser: player })),
    'R 5.3.3',
  );
}

export const assessment: RulesOf<'assessment'> = {
  rule: 'R 5.3',
  actor: (_, { player }, list) => (list().length > 1 ? player : undefined),
  actions: actionsOf,
  refuse: (situation, frame, action) => refuseAssessment(situation, frame, action, actionsOf(situation, frame)),
  apply(run, frame, action) {
    if (action.type === 'assess') assess(run, frame, action.region, action.multiple);
    else if (action.type === 'endAssessment') conclude(run, frame);
  },
  advance: conclude,
};
