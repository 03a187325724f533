/** R S11.1, S11.5: reinforcements that wait for an event, and leaders that die of age. */
import { passMilestone } from '../../conquest/deeds/objectives.js';
import { raiseUnit } from '../../conquest/deeds/units.js';
import { isFriendly } from '../../conquest/query/05-control.js';
import { isOnMap } from '../../conquest/query/06-1-presence.js';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import { openReinforcements as ofTheBase } from '../../conquest/rules/13-reinforcements.js';
import { leaderCode, provinceCode, unitCode } from '../../conquest/table/by-id.js';
import { derived, sameShape } from '../../core/board/index.js';
import { rosterOf, type LeaderCode, type UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { PlaceId, SideId } from '../../conquest/vocabulary.js';
import type { AwaitedFact, ClashComponents } from '../data/shape.js';
import type { GameEvent } from '../event/index.js';
import { executePrisoner } from '../deeds/course.js';
import { turnLeader } from '../deeds/loyalty.js';
import { clashComponents } from '../query/components.js';
import { mutineers, trayOf } from '../query/trays.js';
import { isPlayed } from '../query/sides.js';
import type { GameRun } from '../types.js';
import { INDEPENDENTS } from '../vocabulary.js';

/** The arrival of a unit or leader of a side in a place. */
interface Entry {
  readonly side: SideId;
  readonly at: PlaceId;
}

/** Returns the arrival of a unit or leader that an event reports; `undefined`: it reports none. */
function entryBy(situation: Situation, event: GameEvent): Entry | undefined {
  switch (event.type) {
    case 'unitMoved':
      return { side: situation.sideOfUnit(unitCode(situation, event.unit)), at: event.to };
    case 'unitRaised':
      return { side: situation.sideOfUnit(unitCode(situation, event.unit)), at: event.at };
    case 'leaderMoved':
      return { side: situation.sideOfLeader(leaderCode(situation, event.leader)), at: event.to };
    case 'leaderArrived':
      return { side: situation.sideOfLeader(leaderCode(situation, event.leader)), at: event.at };
    default:
      return undefined;
  }
}

/**
 * Brings the Indian cavalry to the province of India that a unit or a leader of a player enters first (R S11.1,
 * ruling S11.8).
 */
export function rouseIndia(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  if (state.milestones.indiansRoused !== undefined) return;
  const { roster, ground } = state;
  for (let index = from; index < events.length; index++) {
    const entry = entryBy(state, events[index] as GameEvent);
    if (entry === undefined || !clashComponents(state).india.provinces.includes(entry.at)) continue;
    if (entry.side === INDEPENDENTS || !isPlayed(state, entry.side)) continue;
    const at = provinceCode(state, entry.at);
    passMilestone(run, 'indiansRoused', 'R S11.1');
    for (const { code, kind, full } of roster.units)
      if (kind.nation === 'indian' && state.placeOfUnit(code) === ground.trays.aside)
        raiseUnit(run, code, { at, side: INDEPENDENTS, steps: full }, 'R S11.1');
    return;
  }
}

/** A leader that is still to come, and the units whose side gets it. */
interface Awaited {
  readonly fact: AwaitedFact;
  readonly leader: LeaderCode;
  readonly followers: readonly UnitInfo[];
}

const awaitedIn = derived((box: ClashComponents): readonly Awaited[] => {
  const roster = rosterOf(box);
  return sameShape(box.awaited).map((fact) => ({
    fact,
    leader: leaderCode({ roster }, fact.leader),
    followers: roster.units.filter(({ kind }) => kind.id === fact.kind),
  }));
});

/**
 * Returns the side that gets a leader now: the side with units of the kind, or without such units on the map the side
 * that controls the province (R S11.1). Units that have gone home give the leader to no side (ruling S11.7).
 */
function hostOf(situation: Situation, { fact, followers }: Awaited): SideId | undefined {
  for (const { code } of followers)
    if (isOnMap(situation, situation.placeOfUnit(code))) return situation.sideOfUnit(code);
  const gone = mutineers(situation);
  if (followers.some((each) => gone.includes(each))) return undefined;
  const code = provinceCode(situation, fact.province);
  return orderOfPlay(situation).find((side) => isFriendly(situation, code, side));
}

/** Returns the leaders that come to a side now (R S11.1). */
function arriving(situation: Situation, side: SideId): readonly Awaited[] {
  const { aside } = situation.ground.trays;
  return awaitedIn(clashComponents(situation)).filter((awaited) => {
    const isAside = situation.placeOfLeader(awaited.leader) === aside;
    return isAside && awaited.fact.turn <= situation.turn && hostOf(situation, awaited) === side;
  });
}

/** Removes prisoners that would be withdrawn in this turn (R S11.5, ruling S11.6). */
function withdrawPrisoners(run: GameRun): void {
  const { state } = run;
  for (const { code, fact } of state.roster.withdrawn.leaders)
    if (fact.leaves === state.turn && state.placeOfLeader(code) === trayOf(state, 'captive'))
      executePrisoner(run, code, 'R S11.5');
}

/** Begins a side's phase of reinforcements. */
export function openReinforcements(run: GameRun, side: SideId | null): void {
  withdrawPrisoners(run);
  ofTheBase(run, side);
  if (side === null) return;
  const awaited = arriving(run.state, side);
  if (awaited.length === 0) return;
  for (const { leader } of awaited) turnLeader(run, leader, side, 'R S11.1');
  run.push({ kind: 'reinforcements', side, units: [], leaders: awaited.map(({ fact }) => fact.leader) });
}
