/** Secures objectives as they are achieved (R 15). A game without R 15 has none. */
import { frameOf, type RuleRef } from '../../core/index.js';
import type { ObjectiveFact } from '../data/shape.js';
import { secureObjective } from '../deeds/objectives.js';
import type { GameEvent } from '../event/index.js';
import { armyOf, enemyOf } from '../query/10-4-display.js';
import { isEntered, isOpen, isTaken, objectivesWon } from '../query/15-objectives.js';
import { conqueringSide } from '../query/16-victory.js';
import { leaderNamed } from '../table/by-id.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { LeaderId, ObjectiveId } from '../vocabulary.js';
import { isKilledOrCaptured } from './event-queries.js';

/** The clause of each objective. */
const CLAUSES: Readonly<Record<ObjectiveId, RuleRef>> = {
  royalFamily: 'R 15.2',
  gordianKnot: 'R 15.3',
  alexandria: 'R 15.4',
  oracle: 'R 15.5',
  darius: 'R 15.6',
  bessus: 'R 15.7',
  treasuryOfBabylon: 'R 15.8',
  treasuryOfSusa: 'R 15.8',
  treasuryOfPersepolis: 'R 15.8',
  treasuryOfEcbatana: 'R 15.8',
  roxana: 'R 15.9',
};

/** Returns the enemy leaders that were killed or captured (R 15.6, 15.7). */
function lostEnemies(situation: Situation, events: readonly GameEvent[]): readonly LeaderInfo[] {
  const lost: LeaderInfo[] = [];
  for (const event of events) {
    if (!isKilledOrCaptured(event)) continue;
    const leader = leaderNamed(situation, event.leader);
    if (situation.sideOfLeader(leader.code) !== conqueringSide(situation)) lost.push(leader);
  }
  return lost;
}

/** Returns whether any of these leaders has the Royal Family with it (R 15.2). */
const isFamilyWith = (situation: Situation, leaders: readonly LeaderId[]): boolean =>
  leaders.some((leader) => leaderNamed(situation, leader).fact.withFamily === true);

/**
 * Returns whether an event says that the leader with the Royal Family was routed, with its unit or with the whole army
 * (R 15.2, ruling C15.3).
 */
function isFamilyRouted(situation: Situation, event: GameEvent): boolean {
  if (event.type === 'unitRouted') return event.leader !== null && isFamilyWith(situation, [event.leader]);
  if (event.type !== 'battleEnded' || event.winner === null) return false;
  const battle = frameOf(situation, 'battle');
  return battle !== undefined && isFamilyWith(situation, armyOf(battle, enemyOf(battle, event.winner)).leaders);
}

/** Returns whether the leader with the Royal Family was killed, captured or routed (R 15.2, ruling C15.2). */
const isFamilyLost = (situation: Situation, events: readonly GameEvent[], lost: readonly LeaderInfo[]): boolean =>
  lost.some(({ fact }) => fact.withFamily === true) || events.some((event) => isFamilyRouted(situation, event));

const secure = (run: GameRun, { id }: ObjectiveFact): void => secureObjective(run, id, CLAUSES[id]);

/** Secures the objectives of lost leaders (R 15.2, 15.6, 15.7). */
export function achieveByDefeat(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  const newEvents = events.slice(from);
  const lost = lostEnemies(state, newEvents);
  for (const objective of objectivesWon(state, 'family'))
    if (isOpen(state, objective) && isFamilyLost(state, newEvents, lost)) secure(run, objective);
  for (const objective of objectivesWon(state, 'casualty'))
    if (isOpen(state, objective) && lost.some(({ fact }) => fact.objective === objective.id)) secure(run, objective);
}

/** Secures the objectives that the King has entered (R 15.3-15.5). */
export function achieveByEntering(run: GameRun): void {
  const { state } = run;
  for (const objective of objectivesWon(state, 'entering'))
    if (isOpen(state, objective) && isEntered(state, objective)) secure(run, objective);
}

/** Secures the objectives that the side that conquers has captured (R 15.8, 15.9). */
export function achieveByTaking(run: GameRun): void {
  const { state } = run;
  const side = conqueringSide(state);
  if (side === undefined) return;
  for (const objective of objectivesWon(state, 'taking'))
    if (isOpen(state, objective) && isTaken(state, objective, side)) secure(run, objective);
}
