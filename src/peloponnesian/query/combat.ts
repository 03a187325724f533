/** R 17: combatants, odds and morale in a battle. */
import type { Shift } from '../event/combat.js';
import type { BattleFrame, BattleSide, Combatant, Fighter, Side } from '../frame/combat.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { ODDS, type CombatResult, type UnitId } from '../vocabulary.js';
import { isForFortress } from './defences.js';
import { leaderNamed, unitNamed } from './pieces.js';

/** The value for odds that are below the first column of the Combat Chart. */
export const NO_ODDS = -1;

const RATIOS = ODDS.map((odds) => odds.split('-').map(Number) as [number, number]);

/**
 * Returns the column for a number of attackers and defenders, rounded in favour of the defenders, or `NO_ODDS` below
 * 1-4 (R 17.3).
 */
export const columnFor = (attackers: number, defenders: number): number =>
  RATIOS.findLastIndex(([some, others]) => attackers * others >= some * defenders);

/** Returns a column limited to the chart (R 17.5.1). */
export const withinChart = (column: number): number => Math.min(ODDS.length - 1, Math.max(0, column));

/** Returns the fighters that are not in the Retreat box. */
export const activeOf = ({ fighters }: BattleSide): readonly Fighter[] => fighters.filter(({ retreats }) => !retreats);

/** Returns the units among some combatants. */
export const unitIdsOf = (combatants: readonly Combatant[]): readonly UnitId[] =>
  combatants.filter((one): one is UnitId => one !== 'garrison');

/** Returns the surviving units of a side that fight or have fought. */
export const fightingUnits = (situation: Situation, { fighters }: BattleSide): readonly UnitInfo[] =>
  unitIdsOf(fighters.map(({ unit }) => unit)).map((id) => unitNamed(situation, id));

/** Returns all surviving units of a side, with those that take no part. */
export const survivorsOf = (situation: Situation, side: BattleSide): readonly UnitInfo[] =>
  [...fightingUnits(situation, side), ...[...side.reserve, ...side.cargo].map((id) => unitNamed(situation, id))].sort(
    (a, b) => a.code - b.code,
  );

/** Returns the unmodified morale of a unit in a battle (R 17.4.6, 18.3.3). */
export function baseMorale(situation: Situation, unit: Combatant, element: BattleFrame['element']): number {
  const { figures } = situation.components.charts;
  if (unit === 'garrison') return figures.moraleOfGarrisons;
  const { isLand, morale } = unitNamed(situation, unit);
  return element === 'land' && !isLand ? figures.moraleOfFleetsAshore : morale;
}

/** Returns the present morale of a fighter. */
export const moraleOf = (situation: Situation, { element }: BattleFrame, { unit, modifier }: Fighter): number =>
  baseMorale(situation, unit, element) + modifier;

/** Returns the best rating among the leaders of a side (R 7.8.3, 17.4.2, ruling R13). */
function rating(situation: Situation, { element }: BattleFrame, side: BattleSide): number {
  const isGarrisonAlone = side.fighters.every(({ unit }) => unit === 'garrison');
  // Ruling R14: a leader does not command a garrison.
  if (isGarrisonAlone) return 0;
  return Math.max(0, ...side.leaders.map((id) => leaderNamed(situation, id).fact[element]));
}

/**
 * Returns how many light troops give a side its shift. There must be at least as many hoplites; fleets ashore count as
 * light troops (R 17.4.3, 17.4.6, 18.6.4).
 */
function helpfulLight(situation: Situation, side: BattleSide): number {
  const units = unitIdsOf(activeOf(side).map(({ unit }) => unit)).map((id) => unitNamed(situation, id));
  const hoplites = units.filter(({ type }) => type === 'hoplite').length;
  const light = units.length - hoplites;
  return light <= hoplites ? light : 0;
}

/**
 * Returns the column shifts by leaders and light troops in favour of the attacker, shifts of 0 included
 * (R 17.4.1-17.4.3, ruling R9).
 */
export function shiftsOf(situation: Situation, battle: BattleFrame): readonly Shift[] {
  const { attacker, defender } = battle;
  const leaders = rating(situation, battle, attacker) - rating(situation, battle, defender);
  const hasLight = battle.element === 'land' && !isForFortress(situation, battle);
  const light = hasLight ? Math.sign(helpfulLight(situation, attacker) - helpfulLight(situation, defender)) : 0;
  return [
    ...(leaders === 0 ? [] : [{ why: 'leaders', by: leaders } as const]),
    ...(light === 0 ? [] : [{ why: 'lightTroops', by: light } as const]),
  ];
}

/** Returns the total column shift in favour of the attacker. */
export const shiftOf = (situation: Situation, battle: BattleFrame): number =>
  shiftsOf(situation, battle).reduce((sum, { by }) => sum + by, 0);

/** Returns how many fight on each side. */
export const strengthsOf = ({ attacker, defender }: BattleFrame): Readonly<Record<Side, number>> => ({
  attacker: activeOf(attacker).length,
  defender: activeOf(defender).length,
});

/** Returns the column before shifts, or `NO_ODDS` if the attack is not allowed (R 17.3, 17.5.1). */
export const columnOfNumbers = ({ attacker, defender }: BattleFrame): number =>
  columnFor(activeOf(attacker).length, activeOf(defender).length);

/** Returns the column of this round. */
export const columnOf = (situation: Situation, battle: BattleFrame): number =>
  withinChart(withinChart(columnOfNumbers(battle)) + shiftOf(situation, battle));

/** Returns what a result adds to the dice of morale checks, or `undefined` if there is no check (R 17.5.6). */
export const checkModifier = (result: CombatResult): number | undefined =>
  result === 'D' ? undefined : result === 'M' ? 0 : Number(result);

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
