/** R 9.4, 9.5: minor combat. */
import type { Draft } from 'immer';
import { pushCasualty } from '../deeds/casualties.js';
import { rollDice } from '../deeds/dice.js';
import { removeLeader } from '../deeds/leaders.js';
import { pushLosses } from '../deeds/losses.js';
import { pushRetreat } from '../deeds/retreat.js';
import { eliminateUnit } from '../deeds/units.js';
import type { MinorCombatFrame, Party } from '../frame/index.js';
import { bestLeader, copyOf, countedIn, leadersNamed, partyOf, strengthOf, unitsNamed } from '../query/09-1-combat.js';
import { abilityOf, provinceAt } from '../query/06-1-presence.js';
import { provinceCode } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import type { Engaged, Engagement } from '../table/law.js';
import type { LeaderCode, LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { MinorResult } from '../vocabulary.js';

/** An effect of a result, and the party that it concerns. */
export type Effect = readonly ['eliminate' | 'lose' | 'endanger' | 'giveWay', 'attacker' | 'defender'];

/** The effects of each result in order (R 9.5). `DE` eliminates everything, like `AE` (ruling C9.7). */
export const EFFECTS: Readonly<Record<MinorResult, readonly Effect[]>> = {
  AE: [['eliminate', 'attacker']],
  AL: [
    ['lose', 'attacker'],
    ['endanger', 'attacker'],
  ],
  EX: [
    ['lose', 'attacker'],
    ['lose', 'defender'],
    ['endanger', 'attacker'],
    ['endanger', 'defender'],
    ['giveWay', 'defender'],
  ],
  DL: [
    ['lose', 'defender'],
    ['endanger', 'defender'],
    ['giveWay', 'defender'],
  ],
  DE: [['eliminate', 'defender']],
};

/** Returns what the best leader adds to the strength; leaders without units have no strength (R 9.4, ruling C9.11). */
function ability(situation: Situation, { units, leaders }: Engaged): number {
  if (units.length === 0) return 0;
  const leader = bestLeader(situation, leaders);
  return leader === undefined ? 0 : abilityOf(situation, leader.code);
}

export function openMinorCombat(run: GameRun, { province: code, forces: [attacker, defender] }: Engagement): void {
  const { state } = run;
  const province = provinceAt(state, code).fact.id;
  const strengths = [
    strengthOf(state, attacker, 'attack') + ability(state, attacker),
    strengthOf(state, defender, 'defense') + ability(state, defender),
  ] as const;
  const [one, other] = [partyOf(attacker), partyOf(defender)];
  run.emit({ type: 'minorCombatJoined', rule: 'R 9.4', province, attacker: one, defender: other, strengths });
  run.push({
    kind: 'minorCombat',
    province,
    attacker: copyOf(one),
    defender: copyOf(other),
    strengths: [...strengths],
    result: null,
    done: 0,
  });
}

/**
 * Returns the column of the table: the odds rounded down, or the first column below 1:1 and for an attacker without
 * strength; `undefined`: no die is rolled, for the odds are beyond the table, or the defender is leaders alone (R 9.4,
 * ruling C9.11).
 */
function column(
  { components: { charts } }: Situation,
  { strengths, defender: { units } }: MinorCombatFrame,
): number | undefined {
  if (units.length === 0) return undefined;
  const odds = strengths[0] === 0 ? 0 : Math.floor(strengths[0] / strengths[1]);
  const columns = charts.minorCombat.rows[0]?.length ?? 0;
  return odds < columns ? odds : undefined;
}

function settle(run: GameRun, frame: Draft<MinorCombatFrame>, die: number | null, result: MinorResult): void {
  frame.result = result;
  run.emit({ type: 'minorCombatDecided', rule: 'R 9.5', province: frame.province, die, result });
}

/** Returns the units of a party that are still in the place. */
const unitsLeft = (situation: Situation, place: PlaceCode, { units }: Party): readonly UnitInfo[] =>
  unitsNamed(situation, units).filter(({ code }) => situation.placeOfUnit(code) === place);

/** Returns the leaders of a party that are still in the place. */
const leadersLeft = (situation: Situation, place: PlaceCode, { leaders }: Party): readonly LeaderInfo[] =>
  leadersNamed(situation, leaders).filter(({ code }) => situation.placeOfLeader(code) === place);

/** Removes a leader of an eliminated party: killed with its units, or captured if it had none (ruling C9.11). */
function loseLeader(run: GameRun, leader: LeaderCode, { units }: Party): void {
  if (units.length > 0) removeLeader(run, leader, 'killed', 'R 9.5');
  else removeLeader(run, leader, 'captured', 'ruling C9.11');
}

/** Carries out an effect. Returns false if there is no piece left that it concerns. */
function carryOut(run: GameRun, frame: Draft<MinorCombatFrame>, [deed, whom]: Effect): boolean {
  const { state } = run;
  const { [whom]: party, province } = frame;
  const place = provinceCode(state, province);
  switch (deed) {
    case 'eliminate':
      for (const { code } of unitsLeft(state, place, party)) eliminateUnit(run, code, 'R 9.5');
      for (const { code } of leadersLeft(state, place, party)) loseLeader(run, code, party);
      return true;
    case 'lose': {
      const units = countedIn(state, unitsLeft(state, place, party)).map(({ id }) => id);
      pushLosses(run, { side: party.side, units, steps: 1, sparing: false, rule: 'R 9.5' });
      return true;
    }
    case 'endanger': {
      const leader = bestLeader(state, leadersLeft(state, place, party));
      if (leader !== undefined) pushCasualty(run, leader.id, 'loss', 'R 9.5');
      return leader !== undefined;
    }
    case 'giveWay':
      return giveWay(run, place, party);
  }
}

/**
 * Lets the remaining pieces of a party retreat, leaders without units too (R 9.5, ruling C9.8). Returns false if there
 * are none, or they may not.
 */
function giveWay(run: GameRun, place: PlaceCode, party: Party): boolean {
  const { state } = run;
  const { side } = party;
  const [units, leaders] = [unitsLeft(state, place, party), leadersLeft(state, place, party)];
  if (units.length + leaders.length === 0 || !state.law.mayGiveWay(state, side, place)) return false;
  pushRetreat(run, {
    side,
    units: units.map(({ id }) => id),
    leaders: leaders.map(({ id }) => id),
    from: provinceAt(state, place).fact.id,
    order: [['friendly', 'contested']],
    discretionary: true,
    rule: 'R 9.5',
  });
  return true;
}

/** Carries out the next effect that concerns a piece; without any the combat is over. */
function goOn(run: GameRun, frame: Draft<MinorCombatFrame>, result: MinorResult): void {
  for (;;) {
    const effect = EFFECTS[result][frame.done];
    frame.done++;
    if (effect === undefined) return run.finish();
    if (carryOut(run, frame, effect)) return;
  }
}

export const minorCombat: RulesOf<'minorCombat'> = {
  rule: 'R 9.4',
  advance(run, frame) {
    if (frame.result === null) {
      if (column(run.state, frame) === undefined) settle(run, frame, null, 'DE');
      else rollDice(run, 'minorCombat', 1, frame.attacker.side);
      return;
    }
    goOn(run, frame, frame.result);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const die = child.values[0] ?? 1;
    const { rows } = run.state.components.charts.minorCombat;
    settle(run, frame, die, rows[die - 1]?.[column(run.state, frame) ?? 0] ?? 'EX');
  },
};
