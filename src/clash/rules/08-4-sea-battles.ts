/** R S8.4: after a side has moved, its fleets fight enemy fleets in the same sea zones (ruling S8.1). */
import type { Draft } from 'immer';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import type { SeaBattlesFrame, SeaContest } from '../frame/index.js';
import { openSeaContests, seaContests } from '../query/08-fleets.js';
import type { GameRun, RulesOf } from '../types.js';
import { openSeaBattle } from './08-4-sea-battle.js';

export function openSeaBattles(run: GameRun, side: SideId | null): void {
  const left = side === null ? [] : seaContests(run.state, side);
  if (side !== null && left.length > 0) run.push({ kind: 'seaBattles', side, left: [...left] });
}

function engage(run: GameRun, frame: Draft<SeaBattlesFrame>, contest: SeaContest): void {
  frame.left = frame.left.filter(({ zone, against }) => zone !== contest.zone || against !== contest.against);
  openSeaBattle(run, frame.side, contest);
}

/** The side chooses the order of several fights, and whether it attacks a neutral side. */
export const seaBattles: RulesOf<'seaBattles'> = {
  rule: 'R S8.4',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions(situation, { side: player, left }) {
    const { contests, isForced } = openSeaContests(situation, player, left);
    const offers = contests.map(({ zone, against }): Action => ({ type: 'engageFleets', player, zone, against }));
    return isForced || offers.length === 0 ? offers : [...offers, { type: 'endSeaBattles', player }];
  },
  refuse(_, __, action) {
    if (action.type === 'endSeaBattles') return refusal('seaBattleForced', 'R S8.4');
    return action.type === 'engageFleets'
      ? refusal('noSeaContest', 'R S8.4', { zone: action.zone, against: action.against })
      : undefined;
  },
  apply(run, frame, action) {
    if (action.type === 'endSeaBattles') run.finish();
    else if (action.type === 'engageFleets') engage(run, frame, { zone: action.zone, against: action.against });
  },
  /** Begins the only fight; without any the phase is over. */
  advance(run, frame, list) {
    const [only] = list();
    if (only?.type === 'engageFleets') engage(run, frame, { zone: only.zone, against: only.against });
    else run.finish();
  },
};
