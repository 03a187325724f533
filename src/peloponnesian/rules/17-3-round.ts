/** R 17.3, 17.7.5, 17.7.6, 17.8, 18.6.5: the rounds of a battle, and its end. */
import type { Draft } from 'immer';
import { rollDice } from '../deeds/dice.js';
import type { BattleFrame, Side } from '../frame/combat.js';
import {
  activeOf,
  columnOf,
  columnOfNumbers,
  NO_ODDS,
  otherSide,
  shiftsOf,
  strengthsOf,
  withinChart,
} from '../query/combat.js';
import { isForFortress, partiesIn, placeBonus } from '../query/defences.js';
import { moraleOfAttackers } from '../query/omens.js';
import { fightersOf } from '../query/openings.js';
import { unitsNamed } from '../query/pieces.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { ODDS } from '../vocabulary.js';
import { canAllRetreat } from './17-5-checks.js';

/** Begins a round with its combat die. */
export function openRound(run: GameRun, frame: Draft<BattleFrame>): void {
  frame.round += 1;
  frame.result = null;
  rollDice(run, 'combat', 1, frame.attacker.player);
}

/** Reads the Combat Chart (R 17.5.1). */
export function applyRound(run: GameRun, frame: Draft<BattleFrame>, die: number): void {
  const column = columnOf(run.state, frame);
  const cell = run.state.components.charts.combat.rows[die - 1]?.[column];
  const odds = ODDS[column];
  if (cell === undefined || odds === undefined)
    throw new RangeError(`the Combat Chart has no ${die} at column ${column}`);
  const [attacker, defender] = cell;
  frame.result = [attacker, defender];
  frame.stage = 'attackerChecks';
  run.emit({
    type: 'roundFought',
    rule: 'R 17.5.1',
    ...partiesIn(run.state, frame),
    round: frame.round,
    ...(frame.wing !== undefined && { wing: frame.wing }),
    strengths: strengthsOf(frame),
    basic: ODDS[withinChart(columnOfNumbers(frame))] ?? odds,
    shifts: shiftsOf(run.state, frame),
    odds,
    die,
    results: { attacker, defender },
  });
}

/** Ends the battle with a winner. */
function win(frame: Draft<BattleFrame>, winner: Side): void {
  frame.winner = winner;
  frame.stage = 'pursuit';
}

/** Breaches the walls: all units inside fight, and cavalry outside joins in (R 18.6.5, ruling R51). */
function breach(run: GameRun, frame: Draft<BattleFrame>): void {
  const { state } = run;
  const { attacker, defender } = frame;
  frame.breached = true;
  run.emit({ type: 'wallsBreached', rule: 'R 18.6.5', ...partiesIn(state, frame), units: [...defender.reserve] });
  defender.fighters.push(...fightersOf(state, unitsNamed(state, defender.reserve), placeBonus(state, frame)));
  defender.reserve = [];
  const cavalry = unitsNamed(state, attacker.reserve).filter(({ type }) => type === 'cavalry');
  attacker.fighters.push(...fightersOf(state, cavalry, moraleOfAttackers(state)));
  attacker.reserve = attacker.reserve.filter((id) => !cavalry.some((unit) => unit.id === id));
}

/** Checks which units remain at the end of a round, and whether the battle goes on (R 17.7.5, 17.7.6). */
export function judge(run: GameRun, frame: Draft<BattleFrame>): void {
  const { attacker, defender } = frame;
  const inReserve = defender.reserve.length > 0;
  // Rulings R15, R46: no attacker is left to hold the hex against the defender.
  if (attacker.fighters.length === 0) return win(frame, 'defender');
  if (defender.fighters.length === 0 && !inReserve) return win(frame, 'attacker');
  if (activeOf(attacker).length === 0) return win(frame, 'defender');
  if (activeOf(defender).length > 0) {
    frame.stage = 'attackerBreaks';
    return;
  }
  if (!inReserve || !isForFortress(run.state, frame)) return win(frame, 'attacker');
  breach(run, frame);
  frame.stage = 'attackerBreaks';
}

/** R 17.5.1, ruling R8: at odds worse than 1-4 the attacker must break off if possible. */
export const mustBreakOff = (situation: Situation, frame: BattleFrame): boolean =>
  columnOfNumbers(frame) === NO_ODDS && canAllRetreat(situation, frame, 'attacker');

/** Breaks off with all units of a side (R 17.8). */
export function breakOff(run: GameRun, frame: Draft<BattleFrame>, side: Side): void {
  const { at, round } = frame;
  run.emit({ type: 'battleBrokenOff', rule: 'R 17.8', at, player: frame[side].player, side, round });
  frame.brokenOff = side === 'defender';
  win(frame, otherSide(side));
}

/** Continues the battle: the defender decides after the attacker, and then the next round begins. */
export function fightOn(frame: Draft<BattleFrame>): void {
  frame.stage = frame.stage === 'attackerBreaks' ? 'defenderBreaks' : 'odds';
}
