/** R 11.4: leaders in danger after losses in a siege, which their side designates. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { pushCasualty } from '../deeds/casualties.js';
import type { ExposureFrame } from '../frame/index.js';
import type { LeaderInfo } from '../table/roster.js';
import type { GameRun, RulesOf } from '../types.js';
import type { LeaderId, SideId } from '../vocabulary.js';

/** Pushes a roll for one leader for each loss, for none twice. The frame that calls this reads which were `hurt`. */
export function pushExposure(run: GameRun, side: SideId, leaders: readonly LeaderInfo[], losses: number): void {
  const checks = Math.min(losses, leaders.length);
  if (checks > 0)
    run.push({ kind: 'exposure', side, left: leaders.map(({ id }) => id), checks, hurt: [], rule: 'R 11.4' });
}

function expose(run: GameRun, frame: Draft<ExposureFrame>, leader: LeaderId): void {
  frame.checks--;
  frame.left = frame.left.filter((id) => id !== leader);
  pushCasualty(run, leader, 'loss', frame.rule);
}

export const exposure: RulesOf<'exposure'> = {
  rule: 'R 11.4',
  actor: (_, { side, left, checks }) => (checks > 0 && left.length > checks ? side : undefined),
  actions: (_, { side: player, left }) => left.map((leader): Action => ({ type: 'expose', player, leader })),
  refuse: (_, { rule }, action) =>
    action.type === 'expose' ? refusal('notEndangered', rule, { leader: action.leader }) : undefined,
  apply(run, frame, action) {
    if (action.type === 'expose') expose(run, frame, action.leader);
  },
  /** Rolls for the next leader, or ends. */
  advance(run, frame) {
    const [next] = frame.left;
    if (next === undefined || frame.checks === 0) run.finish();
    else expose(run, frame, next);
  },
  resume(_, frame, child) {
    if (child.kind === 'casualty' && child.result === 'wounded') frame.hurt.push(child.leader);
  },
};
