/** R 14.2: the revolt of the Spartans. */
import type { Draft } from 'immer';
import { takeCity } from '../deeds/cities.js';
import { rollDice } from '../deeds/dice.js';
import { bringLeader, moveLeader } from '../deeds/leaders.js';
import { passMilestone } from '../deeds/objectives.js';
import { moveUnit, raiseUnit } from '../deeds/units.js';
import type { GameEvent } from '../event/index.js';
import type { RevoltFrame } from '../frame/index.js';
import { leavesOut } from '../options.js';
import { availableOf, HIRELINGS, isRevoltHopeless, REBELS, rebelsOf } from '../query/14-events.js';
import { areRebelsGone } from '../query/08-2-movement.js';
import { leadersAt, unitsAt } from '../query/06-1-presence.js';
import { treasuriesTaken, turnOf } from '../query/04-1-turn.js';
import type { City, PlaceCode } from '../table/ground.js';
import type { GameRun, RulesOf } from '../types.js';
import type { ProvinceId, SideId } from '../vocabulary.js';
import { retireStandIn } from './12-10-stand-in.js';
import { pushGathering } from './14-gathering.js';
import { includesEvent } from './event-queries.js';

/** The highest result with which they revolt. */
const REVOLTS_ON = 2;

/**
 * Rolls for a revolt in the turns that the track marks, if there has been none and may still be one (R 14.2,
 * ruling C14.1).
 */
export function openRevolt(run: GameRun): void {
  const { state } = run;
  const { milestones } = state;
  const isDue = turnOf(state).revolt === true && !leavesOut(state, 'randomEvents');
  if (!isDue || milestones.revolt !== undefined || milestones.revoltCalledOff !== undefined) return;
  const rebels = rebelsOf(state);
  const side = rebels?.units[0]?.kind.side;
  if (rebels !== undefined && side !== undefined)
    run.push({ kind: 'revolt', side, province: rebels.province.fact.id, stage: 'test' });
}

/** Moves the garrison of a revolting city into the field (ruling C14.2). */
function moveGarrisonOut(run: GameRun, { code }: City, to: PlaceCode, holder: SideId): void {
  for (const unit of unitsAt(run.state, code, holder)) moveUnit(run, unit.code, to, 'ruling C14.2');
  for (const leader of leadersAt(run.state, code, holder)) moveLeader(run, leader.code, to, 'ruling C14.2');
}

/** R 14.2: places the rebels and their king, and gives them the walls in their province. */
function placeRebels(run: GameRun, side: SideId): void {
  const { state } = run;
  const rebels = rebelsOf(state);
  if (rebels === undefined) return;
  const { code: at, cities } = rebels.province;
  passMilestone(run, 'revolt', 'R 14.2');
  for (const { code, full } of rebels.units) raiseUnit(run, code, { at, side, steps: full }, 'R 14.2');
  for (const { code, fact } of leadersAt(state, state.ground.trays.aside, side)) {
    if (fact.nation !== REBELS) continue;
    retireStandIn(run, side);
    bringLeader(run, code, at, 'R 14.2');
  }
  for (const city of cities) {
    const holder = state.wallHolderOf(city.number);
    if (holder === null || holder === side) continue;
    moveGarrisonOut(run, city, at, holder);
    takeCity(run, city, side, state.wallsOf(city.number), 'R 14.2');
  }
}

function decide(run: GameRun, frame: Draft<RevoltFrame>, die: number): void {
  const { state } = run;
  const { side, province } = frame;
  const added = treasuriesTaken(state).all ? 1 : 0;
  const revolts = die + added <= REVOLTS_ON;
  run.emit({ type: 'revoltTested', rule: 'R 14.2', side, province, die, added, revolts });
  frame.stage = revolts && availableOf(state, HIRELINGS).length > 0 ? 'mercenaries' : 'over';
  if (revolts) placeRebels(run, side);
}

/** Brings as many mercenaries as the die shows; they are like all others of the Persian (ruling C14.3). */
function bringMercenaries(run: GameRun, side: SideId, province: ProvinceId, die: number): void {
  run.emit({ type: 'bandSized', rule: 'R 14.2', nation: HIRELINGS, province, die, units: die });
  pushGathering(run, { side, province, nation: HIRELINGS, units: die, raiders: false });
}

export const revolt: RulesOf<'revolt'> = {
  rule: 'R 14.2',
  advance(run, { stage, side }) {
    if (stage === 'over') run.finish();
    else rollDice(run, stage === 'test' ? 'revolt' : 'mercenaries', 1, side);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const die = child.values[0] ?? Infinity;
    if (child.purpose === 'revolt') return decide(run, frame, die);
    frame.stage = 'over';
    bringMercenaries(run, frame.side, frame.province, die);
  },
};

/**
 * R 14.2: records that no revolt can come any more, which releases pieces that had to stay because of it: all
 * treasuries are captured and both Great Kings lost (ruling C14.1). R 8.3: or the rebels are gone after a revolt, even
 * if some come back (ruling C8.9).
 */
export function callOffRevolt(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  if (state.milestones.revoltCalledOff !== undefined || leavesOut(state, 'randomEvents')) return;
  if (includesEvent(events, from, ['unitMoved', 'unitEliminated']) && areRebelsGone(state))
    return passMilestone(run, 'revoltCalledOff', 'R 8.3');
  if (includesEvent(events, from, ['objectiveSecured']) && isRevoltHopeless(state))
    passMilestone(run, 'revoltCalledOff', 'R 14.2');
}
