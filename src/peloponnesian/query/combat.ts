/** R 17: forces in a battle: who counts, odds and morale. */
import type { Shift } from '../event/combat.js';
import type { BattleFrame, BattleSide, Combatant, Fighter, Side } from '../frame/combat.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { ODDS, type CombatResult, type UnitId } from '../vocabulary.js';
import { isForFortress } from './defences.js';
import { leaderNamed, unitNamed } from './pieces.js';

/** The column of the Combat Chart for odds that are worse than its first. */
export const NO_ODDS = -1;

const RATIOS = ODDS.map((odds) => odds.split('-').map(Number) as [number, number]);

/** R 17.3: returns the column for some attackers against some defenders, rounded in favour of the defenders; `NO_ODDS` below 1-4. */
export const columnFor = (attackers: number, defenders: number): number =>
  RATIOS.findLastIndex(([some, others]) => attackers * others >= some * defenders);

/** Returns a column within the chart (R 17.5.1). */
export const withinChart = (column: number): number => Math.min(ODDS.length - 1, Math.max(0, column));

/** Returns those who are not in the Retreat box. */
export const activeOf = ({ fighters }: BattleSide): readonly Fighter[] => fighters.filter(({ retreats }) => !retreats);

/** Returns the units among some combatants. */
export const unitIdsOf = (combatants: readonly Combatant[]): readonly UnitId[] =>
  combatants.filter((one): one is UnitId => one !== 'garrison');

/** Returns the units of a side that fight, or have fought and live. */
export const fightingUnits = (situation: Situation, { fighters }: BattleSide): readonly UnitInfo[] =>
  unitIdsOf(fighters.map(({ unit }) => unit)).map((id) => unitNamed(situation, id));

/** Returns all units of a side that are left, with those that take no part. */
export const survivorsOf = (situation: Situation, side: BattleSide): readonly UnitInfo[] =>
  [...fightingUnits(situation, side), ...[...side.reserve, ...side.cargo].map((id) => unitNamed(situation, id))].sort(
    (a, b) => a.code - b.code,
  );

/** R 17.4.6, 18.3.3: returns the morale that a unit has in a battle before anything is added. */
export function baseMorale(situation: Situation, unit: Combatant, element: BattleFrame['element']): number {
  const { figures } = situation.components.charts;
  if (unit === 'garrison') return figures.moraleOfGarrisons;
  const { isLand, morale } = unitNamed(situation, unit);
  return element === 'land' && !isLand ? figures.moraleOfFleetsAshore : morale;
}

/** Returns the morale of a fighter now. */
export const moraleOf = (situation: Situation, { element }: BattleFrame, { unit, modifier }: Fighter): number =>
  baseMorale(situation, unit, element) + modifier;

/** R 7.8.3, 17.4.2, ruling R13: the best rating among the leaders of a side. */
function rating(situation: Situation, { element }: BattleFrame, side: BattleSide): number {
  const isGarrisonAlone = side.fighters.every(({ unit }) => unit === 'garrison');
  // Ruling R14: a leader does not command a garrison.
  if (isGarrisonAlone) return 0;
  return Math.max(0, ...side.leaders.map((id) => leaderNamed(situation, id).fact[element]));
}

/** R 17.4.3, 18.6.4: how many light troops give a side its shift: none unless there are as many hoplites; fleets ashore are light (R 17.4.6). */
function helpfulLight(situation: Situation, side: BattleSide): number {
  const units = unitIdsOf(activeOf(side).map(({ unit }) => unit)).map((id) => unitNamed(situation, id));
  const hoplites = units.filter(({ type }) => type === 'hoplite').length;
  const light = units.length - hoplites;
  return light <= hoplites ? light : 0;
}

/** R 17.4.1, 17.4.2, 17.4.3, ruling R9: by how many columns leaders and light troops shift the odds in favour of the attacker; none is left out. */
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

/** Returns by how many columns the odds are shifted in favour of the attacker. */
export const shiftOf = (situation: Situation, battle: BattleFrame): number =>
  shiftsOf(situation, battle).reduce((sum, { by }) => sum + by, 0);

/** Returns how many fight on each side. */
export const strengthsOf = ({ attacker, defender }: BattleFrame): Readonly<Record<Side, number>> => ({
  attacker: activeOf(attacker).length,
  defender: activeOf(defender).length,
});

/** R 17.3: the column of the numbers alone; `NO_ODDS`: the attack may not be made (R 17.5.1). */
export const columnOfNumbers = ({ attacker, defender }: BattleFrame): number =>
  columnFor(activeOf(attacker).length, activeOf(defender).length);

/** Returns the column of this round. */
export const columnOf = (situation: Situation, battle: BattleFrame): number =>
  withinChart(withinChart(columnOfNumbers(battle)) + shiftOf(situation, battle));

/** R 17.5.6: what a result adds to the dice of morale checks; `undefined`: no check is made. */
export const checkModifier = (result: CombatResult): number | undefined =>
  result === 'D' ? undefined : result === 'M' ? 0 : Number(result);

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
