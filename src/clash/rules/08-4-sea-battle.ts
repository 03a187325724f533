/** R S8.4: a fight at sea, with the Minor Combat table. */
import type { Draft } from 'immer';
import { pushCasualty } from '../../conquest/deeds/casualties.js';
import { loseBaggage } from '../../conquest/deeds/baggage.js';
import { loseWall } from '../../conquest/deeds/cities.js';
import { rollDice } from '../../conquest/deeds/dice.js';
import { bestLeader } from '../../conquest/query/09-1-combat.js';
import { EFFECTS, type Effect } from '../../conquest/rules/09-4-minor-combat.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { MinorResult, SideId } from '../../conquest/vocabulary.js';
import type { SeaBattleFrame, SeaContest, Squadron } from '../frame/index.js';
import {
  atSea,
  bestAbilityAtSea,
  cityNamed,
  fleetsOf,
  fortressIn,
  marinesIn,
  fleetsOfSideIn,
  zoneNamed,
} from '../query/08-fleets.js';
import type { GameRun, RulesOf } from '../types.js';
import { abandon } from './08-4-sea-losses.js';

/** The faces of a die. */
const [LEAST, MOST] = [1, 6];

const squadronOf = (situation: Situation, { zone }: SeaContest, side: SideId, isAttacked: boolean): Squadron => ({
  side,
  fleets: fleetsOfSideIn(situation, zoneNamed(situation, zone), side).map(({ fact }) => fact.id),
  fortress: isAttacked ? (fortressIn(situation, zone, side)?.fact.id ?? null) : null,
});

/**
 * Returns attacker and defender: the side with more fleets attacks, of equal ones the phasing side; a fortress always
 * defends (R S8.4, R S1.2).
 */
function attackerAndDefender(situation: Situation, phasing: Squadron, other: Squadron): readonly [Squadron, Squadron] {
  const isAttacker = other.fortress !== null || fleetsOf(situation, phasing) >= fleetsOf(situation, other);
  return isAttacker ? [phasing, other] : [other, phasing];
}

/**
 * Returns the column: the odds rounded down, the first below 1:1; shifted by one for the side with the better leader
 * (R S8.4, ruling S8.5).
 */
function columnOf(situation: Situation, zone: string, attacker: Squadron, defender: Squadron): number {
  const odds = Math.floor(fleetsOf(situation, attacker) / fleetsOf(situation, defender));
  const better = bestAbilityAtSea(situation, zone, attacker.side) - bestAbilityAtSea(situation, zone, defender.side);
  return Math.max(0, odds + Math.sign(better));
}

/** Begins a fight of the phasing side with another. */
export function openSeaBattle(run: GameRun, side: SideId, contest: SeaContest): void {
  const { state } = run;
  const { zone, against } = contest;
  const [attacker, defender] = attackerAndDefender(
    state,
    squadronOf(state, contest, side, false),
    squadronOf(state, contest, against, true),
  );
  const column = columnOf(state, zone, attacker, defender);
  const modifier = marinesIn(state, zone, attacker.side) - marinesIn(state, zone, defender.side);
  run.emit({ type: 'seaBattleJoined', rule: 'R S8.4', zone, attacker, defender, column, modifier });
  const copy = (squadron: Squadron) => ({ ...squadron, fleets: [...squadron.fleets] });
  run.push({
    kind: 'seaBattle',
    zone,
    attacker: copy(attacker),
    defender: copy(defender),
    column,
    modifier,
    result: null,
    done: 0,
  });
}

function settle(run: GameRun, frame: Draft<SeaBattleFrame>, die: number | null, result: MinorResult): void {
  const { zone, attacker, defender } = frame;
  frame.result = result;
  run.emit({
    type: 'seaBattleDecided',
    rule: 'R S8.4',
    zone,
    attacker: attacker.side,
    defender: defender.side,
    die,
    result,
  });
}

/** Returns the fleets of a squadron that are still there. */
const afloat = (situation: Situation, frame: SeaBattleFrame, whom: Effect[1]) =>
  fleetsOfSideIn(situation, zoneNamed(situation, frame.zone), frame[whom].side).filter(({ fact }) =>
    frame[whom].fleets.includes(fact.id),
  );

/** Sinks all ships of a squadron and destroys the walls of its fortress. */
function eliminate(run: GameRun, frame: SeaBattleFrame, whom: Effect[1]): void {
  const { side, fortress } = frame[whom];
  const city = cityNamed(run.state, fortress);
  for (const { code } of afloat(run.state, frame, whom)) loseBaggage(run, code, 'sunk', 'R S8.4');
  if (city !== undefined) {
    for (let walls = run.state.wallsOf(city.number); walls > 0; walls--) loseWall(run, city, 'R S8.4');
    abandon(run, city);
  }
  run.push({ kind: 'shipless', side, zone: frame.zone, why: 'sunk' });
}

/** Carries out an effect (R S8.4, ruling S8.4). A loss of a step on land is the loss of a fleet at sea. */
function carryOut(run: GameRun, frame: SeaBattleFrame, [deed, whom]: Effect): void {
  const { state } = run;
  const { zone } = frame;
  const { side, fortress } = frame[whom];
  switch (deed) {
    case 'eliminate':
      return eliminate(run, frame, whom);
    case 'lose':
      run.push({ kind: 'shipless', side, zone, why: 'sunk' });
      run.push({
        kind: 'sinking',
        side,
        fleets: afloat(state, frame, whom).map(({ fact }) => fact.id),
        fortress,
      });
      return;
    case 'endanger': {
      const leader = bestLeader(state, atSea(state, zone, side).leaders);
      return leader === undefined ? undefined : pushCasualty(run, leader.id, 'loss', 'R S8.4');
    }
    case 'giveWay':
      if (afloat(state, frame, whom).length > 0) run.push({ kind: 'seaWithdrawal', side, zone });
  }
}

export const seaBattle: RulesOf<'seaBattle'> = {
  rule: 'R S8.4',
  advance(run, frame) {
    if (frame.result === null) {
      const { rows } = run.state.components.charts.minorCombat;
      if (frame.column >= (rows[0]?.length ?? 0)) settle(run, frame, null, 'DE');
      else rollDice(run, 'seaBattle', 1, frame.attacker.side);
      return;
    }
    const effect = EFFECTS[frame.result][frame.done];
    frame.done++;
    if (effect === undefined) run.finish();
    else carryOut(run, frame, effect);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const die = child.values[0] ?? LEAST;
    const total = Math.min(MOST, Math.max(LEAST, die + frame.modifier));
    const { rows } = run.state.components.charts.minorCombat;
    settle(run, frame, die, rows[total - 1]?.[frame.column] ?? 'EX');
  },
};
