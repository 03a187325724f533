/** R X4.1: the rebels decide which side begins the rounds of a battle, after the set-up. */
import { battle as ofTheBase } from '../../conquest/rules/10-display.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action.js';
import type { RulesOf } from '../types.js';
import { REBEL } from '../vocabulary.js';
import { noteTrapped } from './07-1-combat.js';

/** The step of a battle after both armies have set up; the decision comes then. */
const ARRAYED = 2;

const baseBattle: RulesOf<'battle'> = ofTheBase;

export const battle: RulesOf<'battle'> = {
  ...baseBattle,
  advance(run, frame, list) {
    const { armies, ended, round, step } = frame;
    if (ended !== null || round > 0 || step !== ARRAYED) return baseBattle.advance?.(run, frame, list);
    frame.step++;
    const enemy = armies.find(({ side }) => side !== REBEL)?.side;
    if (enemy !== undefined) run.push({ kind: 'opening', side: REBEL, enemy, first: null });
  },
  resume(run, frame, child) {
    if (child.kind === 'opening' && child.first !== null) frame.first = child.first;
    if (child.kind !== 'retreat') return;
    baseBattle.resume?.(run, frame, child);
    noteTrapped(run, child);
  },
};

export const opening: RulesOf<'opening'> = {
  rule: 'R X4.1',
  actor: (_, { side }) => side,
  actions: (_, { side: player }): readonly Action[] => [
    { type: 'openRounds', player },
    { type: 'awaitRounds', player },
  ],
  apply(run, frame, action) {
    const first: SideId = action.type === 'openRounds' ? frame.side : frame.enemy;
    frame.first = first;
    run.emit({ type: 'roundsOrdered', rule: 'R X4.1', first });
    run.finish();
  },
};
