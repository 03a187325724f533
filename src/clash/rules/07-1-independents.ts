/** R S7.1: independent forces, and how they move without a player. */
import type { Draft } from 'immer';
import { rollDice } from '../../conquest/deeds/dice.js';
import { bringLeader, moveLeader } from '../../conquest/deeds/leaders.js';
import { moveUnit } from '../../conquest/deeds/units.js';
import { forceOfLeader } from '../../conquest/query/06-2-forces.js';
import { isOnMap, leadersAt, unitsAt } from '../../conquest/query/06-1-presence.js';
import { evasion as ofTheBase } from '../../conquest/rules/09-2-evasion.js';
import { stackingLaw } from '../../conquest/rules/06-stacking.js';
import type { FrameRules } from '../../core/index.js';
import type { UnitMoved, UnitRaised } from '../../conquest/event/index.js';
import { placeCode, provinceCode, unitNamed } from '../../conquest/table/by-id.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { Law } from '../../conquest/table/law.js';
import type { UnitCode, UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import { goNative } from '../deeds/course.js';
import type { GameEvent } from '../event/index.js';
import type { GameFrame, MigrationFrame } from '../frame/index.js';
import { clashComponents } from '../query/components.js';
import {
  targetsOf,
  INDIANS,
  isIndian,
  isNative,
  rangeOfIndians,
  wanderersOf,
  wanderingUnits,
  withdraws,
} from '../query/07-1-independents.js';
import { isPlayed } from '../query/sides.js';
import { courseLaw } from './07-law.js';
import type { ClashTypes, GameRun, RulesOf } from '../types.js';
import { INDEPENDENTS } from '../vocabulary.js';

const FACES = 6;

export const independentsLaw: Pick<Law<Situation>, 'forceOf' | 'forceOfLeader' | 'rangeOf' | 'needsSupply'> = {
  /** R S7.1: barbarians that have become Indians belong to their force. */
  forceOf(situation, unit) {
    const info = situation.roster.units[unit];
    return info !== undefined && isNative(situation, info) ? INDIANS : stackingLaw.forceOf(situation, unit);
  },
  /** R S7.1: the Scythian King belongs to the first group of barbarians in the same place (ruling S7.5). */
  forceOfLeader(situation, leader) {
    const name = stackingLaw.forceOfLeader(situation, leader);
    const nation = situation.roster.leaders[leader]?.fact.nation;
    if (name !== nation || name === INDIANS) return name;
    const [first] = unitsAt(situation, situation.placeOfLeader(leader), INDEPENDENTS).filter(
      ({ kind }) => kind.nation === nation,
    );
    return first === undefined ? name : situation.law.forceOf(situation, first.code);
  },
  /**
   * R 8.3, S7.1: barbarians that have become Indians have the range of the Indians, whoever moves them (ruling S7.7).
   */
  rangeOf: (situation, piece) =>
    'kind' in piece && isNative(situation, piece) ? rangeOfIndians(situation.roster) : piece.range,
  /** Ruling S6.1: barbarians that have become Indians are at home in India. */
  needsSupply(situation, unit) {
    const info = situation.roster.units[unit];
    if (info === undefined || !isNative(situation, info)) return courseLaw.needsSupply(situation, unit);
    const province = situation.ground.provinceOfPlace[situation.placeOfUnit(unit)];
    const isHome = province !== undefined && isIndian(situation, province.code);
    return !isHome && courseLaw.needsSupply(situation, unit);
  },
};

/** Begins the movement of independents without a player, after all players. */
export function openMigration(run: GameRun): void {
  const left = wanderersOf(run.state);
  if (left.length > 0) run.push({ kind: 'migration', left, moved: [] });
}

/**
 * Moves these units of the next force, with its leaders (ruling S7.2) that have not moved with another force (R 8.1).
 */
function go(run: GameRun, frame: Draft<MigrationFrame>, units: readonly UnitInfo[], to: PlaceCode): void {
  const { state } = run;
  const wanderer = frame.left.shift();
  if (wanderer === undefined) return;
  const { force, from } = wanderer;
  const start = provinceCode(state, from);
  const names = units.map(({ id }) => id);
  const leaders = leadersAt(state, start, INDEPENDENTS).filter(
    ({ code, id }) => !frame.moved.includes(id) && forceOfLeader(state, code) === force,
  );
  for (const { code } of units) moveUnit(run, code, to, 'R S7.1');
  for (const { code } of leaders) moveLeader(run, code, to, 'R S7.1');
  frame.moved.push(...names, ...leaders.map(({ id }) => id));
  run.emit({
    type: 'marched',
    rule: 'R S7.1',
    side: INDEPENDENTS,
    force,
    leader: leaders[0]?.id ?? null,
    units: names,
    from,
    to: state.ground.places[to] as string,
    forced: false,
  });
}

export const migration: RulesOf<'migration'> = {
  rule: 'R S7.1',
  advance(run, frame) {
    for (let next = frame.left[0]; next !== undefined; next = frame.left[0]) {
      const units = wanderingUnits(run.state, next, frame.moved);
      const [goal, another] = targetsOf(run.state, next, units);
      if (goal !== undefined)
        return another === undefined ? go(run, frame, units, goal) : rollDice(run, 'migration', 1, null);
      // The force stays.
      frame.left.shift();
    }
    run.finish();
  },
  /** The results are divided evenly among the provinces; with a result that is left over the die is rolled again. */
  resume(run, frame, child) {
    const [next] = frame.left;
    if (child.kind !== 'roll' || next === undefined) return;
    const units = wanderingUnits(run.state, next, frame.moved);
    const goals = targetsOf(run.state, next, units);
    const face = (child.values[0] ?? 1) - 1;
    const goal = face < FACES - (FACES % goals.length) ? goals[face % goals.length] : undefined;
    if (goal !== undefined) go(run, frame, units, goal);
  },
};

type Evasion = Extract<GameFrame, { readonly kind: 'evasion' }>;
const baseEvasion: FrameRules<ClashTypes, Evasion> = ofTheBase;

/** R S7.1: a side without a player does not choose: only raiders try to evade, and only an army with more units. */
export const evasion: FrameRules<ClashTypes, Evasion> = {
  ...baseEvasion,
  rule: 'R S9.1',
  actor(situation, frame, list) {
    const actor = baseEvasion.actor?.(situation, frame, list);
    return actor === undefined || actor === 'chance' || isPlayed(situation, actor) ? actor : undefined;
  },
  advance(run, frame) {
    const [trying] = frame.left;
    if (frame.evaded !== null || trying === undefined || isPlayed(run.state, trying.side)) return run.finish();
    const { side, force, units } = trying;
    const province = provinceCode(run.state, frame.province);
    if (withdraws(run.state, province, force, units.length)) rollDice(run, 'evasion', 1, side);
    else frame.left.shift();
  },
};

/** Returns the barbarian that an event moves from Sind into India; `undefined`: it moves none. */
function invader(situation: Situation, event: UnitMoved): UnitCode | undefined {
  const { india } = clashComponents(situation);
  if (event.from !== india.gate || !india.provinces.includes(event.to)) return undefined;
  const unit = unitNamed(situation, event.unit);
  const isInvader = unit.kind.nation === 'barbarian' && situation.bandOf(unit.code) > 0;
  return isInvader ? unit.code : undefined;
}

/** Brings the King of the barbarians to a unit that has come, if the King is not on the map. */
function bringKing(run: GameRun, { unit, at }: UnitRaised): void {
  const { state } = run;
  const { roster, ground } = state;
  const { nation } = unitNamed(state, unit).kind;
  const king = roster.leaders.find(({ fact }) => fact.nation === nation && fact.nation === 'barbarian');
  if (king === undefined) return;
  const place = state.placeOfLeader(king.code);
  const isAway = place === ground.trays.aside || place === ground.trays.gone;
  if (!isAway || isOnMap(state, place)) return;
  state.setLeaderSide(king.code, INDEPENDENTS);
  bringLeader(run, king.code, placeCode(state, at), 'R S7.1');
}

/**
 * R S7.1: turns barbarians that enter India from Sind into Indians. Brings their King with the first of them, and again
 * after a loss of the King for any reason (ruling S14.9). Neither applies to Arabs (ruling S7.6).
 */
export function updateBarbarians(run: GameRun, events: readonly GameEvent[], from: number): void {
  const natives: UnitCode[] = [];
  const raised: UnitRaised[] = [];
  for (let at = from; at < events.length; at++) {
    const event = events[at] as GameEvent;
    if (event.type === 'unitMoved') {
      const unit = invader(run.state, event);
      if (unit !== undefined) natives.push(unit);
    } else if (event.type === 'unitRaised' && event.side === INDEPENDENTS) raised.push(event);
  }
  if (natives.length > 0) goNative(run, natives, 'R S7.1');
  for (const event of raised) bringKing(run, event);
}
