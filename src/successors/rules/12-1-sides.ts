/** R 12.1: who takes part in a Land Battle, pieces in a besieged city included. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code.js';
import { groupDraftIn } from '../deeds/group-losses.js';
import { dropOffUnits, emptyGroup } from '../deeds/group.js';
import type { BattleSide, Belligerent, JoinBattleFrame, MarchGroup } from '../frame/index.js';
import { forceAt, majorGeneralsAt, minorGeneralsAt } from '../query/presence.js';
import { inside, outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import {
  addedUnits,
  commonUnits,
  copiedUnits,
  countUnits,
  kindsOf,
  numberOf,
  portionsOf,
  unitsOf,
  subtractedUnits,
  type Units,
} from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { regroup } from './09-regroup.js';
import { refusePortion } from './portions.js';

/**
 * Returns a side at the beginning of a battle. `failed`: the sides that failed to Avoid Battle and get no Local Troops
 * (R 10.4).
 */
export const battleSide = (who: Belligerent, failed: readonly Belligerent[] = []): BattleSide => ({
  who,
  fromCity: null,
  royalArmyAside: false,
  noLocalTroops: failed.includes(who),
  commander: null,
  elephantDice: [],
  dice: [],
  strength: 0,
  total: 0,
  score: 0,
});

/**
 * Asks the owner of a besieged city which pieces come out of it (R 12.1.2; ruling who-comes-out). Only the owner can
 * have pieces inside (R 8.3.7).
 */
export function pushJoinBattle(run: GameRun, player: PlayerId, space: SpaceId): void {
  run.push({ kind: 'joinBattle', player, space, joined: emptyGroup(), done: [], holds: space });
}

/** Returns the pieces that may still come out: CUs kind by kind, generals one by one. */
function candidates(situation: Situation, { player, space, done }: JoinBattleFrame): readonly Action[] {
  const actions: Action[] = [];
  const units = forceAt(situation, player, space, true);
  for (const unit of kindsOf(units)) {
    if (done.includes(unit)) continue;
    for (const count of portionsOf(unit, numberOf(units, unit)))
      actions.push({ type: 'joinBattle', player, unit, count });
  }
  for (const general of majorGeneralsAt(situation, player, space, true))
    actions.push({ type: 'joinBattleWithGeneral', player, general });
  if (minorGeneralsAt(situation, player, space, true) > 0)
    actions.push({ type: 'joinBattleWithGeneral', player, general: 'minor' });
  return actions;
}

export const joinBattle: RulesOf<'joinBattle'> = {
  rule: 'R 12.1.2',
  actor: (situation, frame) =>
    frame.holds !== null && candidates(situation, frame).length > 0 ? frame.player : undefined,
  actions: (situation, frame) => [...candidates(situation, frame), { type: 'pass', player: frame.player }],
  refuse(situation, { player, space, done }, action) {
    if (action.type === 'joinBattle') {
      const { unit, count } = action;
      if (done.includes(unit)) return refusal('alreadyDecided', 'ruling who-comes-out', { unit });
      return refusePortion(unit, count, numberOf(forceAt(situation, player, space, true), unit), 'R 12.1.2');
    }
    if (action.type !== 'joinBattleWithGeneral') return undefined;
    const { general } = action;
    const isThere =
      general === 'minor'
        ? minorGeneralsAt(situation, player, space, true) > 0
        : majorGeneralsAt(situation, player, space, true).includes(general);
    return isThere ? undefined : refusal('noSuchPiece', 'R 12.1.2', { player, general, space, inside: true });
  },
  apply(run, frame, action) {
    if (action.type === 'joinBattle') {
      frame.done.push(action.unit);
      joinFromCity(run, frame, { ...emptyGroup(), units: unitsOf(action.unit, action.count) });
    } else if (action.type === 'joinBattleWithGeneral') {
      const { general } = action;
      joinFromCity(
        run,
        frame,
        general === 'minor' ? { ...emptyGroup(), minors: 1 } : { ...emptyGroup(), generals: [general] },
      );
    } else {
      frame.holds = null;
    }
  },
  advance: (run) => run.finish(),
};

/** Brings pieces out of the city. They fight, and so do nothing else in this Segment (R 12.7). */
function joinFromCity(run: GameRun, frame: Draft<JoinBattleFrame>, group: MarchGroup): void {
  const { player, space, joined } = frame;
  regroup(run, player, inside(space), outside(space), group, { used: true });
  frame.joined = {
    ...joined,
    generals: [...joined.generals, ...group.generals],
    minors: joined.minors + group.minors,
    units: addedUnits(joined.units, group.units),
  };
  emitGatePassed(run, player, space, false, group);
}

/** Emits the event of pieces that have passed the gate to fight, or to return after a battle. */
function emitGatePassed(run: GameRun, player: PlayerId, space: SpaceId, into: boolean, group: MarchGroup): void {
  const said = { rule: 'R 12.1.2', player, space, inside: into } as const;
  if (countUnits(group.units) > 0) run.emit({ type: 'unitsThroughGate', ...said, units: copiedUnits(group.units) });
  for (const general of group.generals) run.emit({ type: 'generalThroughGate', ...said, general });
  for (let left = group.minors; left > 0; left--) run.emit({ type: 'generalThroughGate', ...said, general: 'minor' });
}

/** Returns the survivors of those who came out into the city (ruling back-into-the-city). */
export function goBackIntoCity(run: GameRun, { who, fromCity }: BattleSide, space: SpaceId): void {
  if (who === 'independent' || fromCity === null || run.state.controller(space) !== who) return;
  const here = majorGeneralsAt(run.state, who, space);
  const units = commonUnits(fromCity.units, forceAt(run.state, who, space));
  countLossesOutside(run, who, space, units);
  const back: MarchGroup = {
    ...emptyGroup(),
    generals: fromCity.generals.filter((general) => here.includes(general)),
    minors: Math.min(fromCity.minors, minorGeneralsAt(run.state, who, space)),
    units,
  };
  regroup(run, who, outside(space), inside(space), back);
  emitGatePassed(run, who, space, true, back);
}

/**
 * Moves CUs back inside. Losses are first counted against the CUs of the Army on the march (ruling back-into-the-city).
 */
function countLossesOutside(run: GameRun, player: PlayerId, space: SpaceId, units: Units): void {
  const place = outside(space);
  const march = groupDraftIn(run, player, place);
  if (march === undefined) return;
  const { state } = run;
  const lost = subtractedUnits(units, commonUnits(units, state.standing(state.post(player, space, false))));
  dropOffUnits(run, march, place, lost);
}
