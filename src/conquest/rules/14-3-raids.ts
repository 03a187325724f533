/** R 14.3: barbarians and Arabs raid. */
import type { Draft } from 'immer';
import { rollDice } from '../deeds/dice.js';
import type { RaidFrame } from '../frame/index.js';
import { leavesOut } from '../options.js';
import { availableOf } from '../query/14-events.js';
import { turnOf } from '../query/04-1-turn.js';
import type { Situation } from '../table/situation.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun, RulesOf } from '../types.js';
import type { ProvinceId } from '../vocabulary.js';
import { pushGathering } from './14-gathering.js';

/** Rolls for the place of a raid in the turns that the track marks (R 14.3). */
export function openRaid(run: GameRun): void {
  const { state } = run;
  if (turnOf(state).raid === true && !leavesOut(state, 'randomEvents'))
    run.push({ kind: 'raid', stage: 'place', province: null });
}

/** Returns the units that could come from a province. */
function raidersFrom(situation: Situation, province: ProvinceId | null): readonly UnitInfo[] {
  const nation = province === null ? undefined : situation.components.charts.raids.nations[province];
  return nation === undefined ? [] : availableOf(situation, nation);
}

function findPlace(run: GameRun, frame: Draft<RaidFrame>, die: number): void {
  const province = run.state.components.charts.raids.places[die - 1] ?? null;
  const raids = raidersFrom(run.state, province).length > 0;
  run.emit({ type: 'raidTested', rule: 'R 14.3', die, province, raids });
  frame.province = province;
  frame.stage = raids ? 'size' : 'over';
}

function gather(run: GameRun, { province }: RaidFrame, die: number): void {
  const units = run.state.components.charts.raids.sizes[die - 1] ?? 0;
  const kind = raidersFrom(run.state, province)[0]?.kind;
  if (province === null || kind === undefined) return;
  const { nation, side } = kind;
  run.emit({ type: 'bandSized', rule: 'R 14.3', nation, province, die, units });
  pushGathering(run, { side, province, nation, units, raiders: true });
}

export const raid: RulesOf<'raid'> = {
  rule: 'R 14.3',
  advance(run, { stage }) {
    if (stage === 'over') run.finish();
    else rollDice(run, stage === 'place' ? 'raidPlace' : 'raidSize', 1, null);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const die = child.values[0] ?? 1;
    if (child.purpose === 'raidPlace') return findPlace(run, frame, die);
    frame.stage = 'over';
    gather(run, frame, die);
  },
};
