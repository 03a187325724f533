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

/** What a result does, one thing after another, and to whom. */
export type Effect = readonly ['eliminate' | 'lose' | 'endanger' | 'giveWay', 'attacker' | 'defender'];

/** R 9.5. The last is total, as the first is (ruling C9.7). */
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

/** R 9.4: what the best leader adds to units; leaders without units have no strength (ruling C9.11). */
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
 * R 9.4: the column of the table: odds with remainders dropped, below 1:1 the first, and of who has no strength at all; beyond
 * the last there is no die, nor against leaders alone (ruling C9.11).
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

/** The units of a party that are still there. */
const unitsLeft = (situation: Situation, place: PlaceCode, { units }: Party): readonly UnitInfo[] =>
  unitsNamed(situation, units).filter(({ code }) => situation.placeOfUnit(code) === place);

/** Its leaders who are. */
const leadersLeft = (situation: Situation, place: PlaceCode, { leaders }: Party): readonly LeaderInfo[] =>
  leadersNamed(situation, leaders).filter(({ code }) => situation.placeOfLeader(code) === place);

/** A leader of a party that is eliminated is killed with its units; leaders who have none are captured (ruling C9.11). */
function loseLeader(run: GameRun, leader: LeaderCode, { units }: Party): void {
  if (units.length > 0) removeLeader(run, leader, 'killed', 'R 9.5');
  else removeLeader(run, leader, 'captured', 'ruling C9.11');
}

/** Answers whether it was anything: nobody may be left whom it concerns. */
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

/** R 9.5: those who are left may go; a leader who is left alone as well (ruling C9.8). */
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

/** The next effect of the result that is anything; none: the combat is over. */
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
