/** R 10.19: how a battle ends. */
import { BREAKTHROUGH } from '../data/display.js';
import { battleIn, routFighter } from '../deeds/display.js';
import { armyOf, byAbility, enemyOf, fightingIn, fightsIn } from '../query/10-4-display.js';
import { isLedAt, displayBoxAt, displayBoxesOf, type DisplayBoxes } from '../query/10-4-boxes.js';
import type { Army, BattleFrame } from '../frame/index.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { BattleEnd, LeaderId, SideId } from '../vocabulary.js';

/**
 * Returns the commanders of an army: its kings; without any the ablest leader, of equals the first (R 10.19,
 * ruling C10.1).
 */
export function commandersOf(situation: Situation, leaders: readonly LeaderInfo[]): readonly LeaderId[] {
  const kings = leaders.filter(({ fact: { king } }) => king !== undefined).map(({ id }) => id);
  if (kings.length > 0) return kings;
  return byAbility(
    situation,
    leaders.map(({ id }) => ({ leader: id })),
  )
    .slice(0, 1)
    .map(({ leader }) => leader);
}

/** Ends a battle (R 10.19). All units of the loser rout. */
export function endBattle(run: GameRun, how: BattleEnd, winner: SideId | null): void {
  const { state } = run;
  const battle = battleIn(run);
  const { province, round } = battle;
  if (winner !== null)
    for (const { unit } of fightingIn(state, battle, armyOf(battle, enemyOf(battle, winner))))
      routFighter(run, unit, 'R 10.19');
  battle.ended = how;
  battle.winner = winner;
  battle.step = 0;
  run.emit({ type: 'battleEnded', rule: 'R 10.19', province, how, winner, round });
}

/** Returns whether an army has lost a commander. */
function hasLostCommander({ leaders }: BattleFrame, { commanders }: Army): boolean {
  for (const commander of commanders) if (!isPosted(leaders, commander)) return true;
  return false;
}

function isPosted(leaders: BattleFrame['leaders'], leader: LeaderId): boolean {
  for (const posted of leaders) if (posted.leader === leader) return true;
  return false;
}

/** Returns whether an army has units that are not routed. */
function isFighting(displayBoxes: DisplayBoxes, army: Army): boolean {
  for (const { holder } of displayBoxes) if (holder !== null && fightsIn(army, holder)) return true;
  return false;
}

/**
 * Returns whether an army has broken through (R 10.19): it holds the enemy's Reserve with enough units and a leader,
 * whatever was there before (ruling C10.31).
 */
function hasBrokenThrough(situation: Situation, battle: BattleFrame, displayBoxes: DisplayBoxes, army: Army): boolean {
  const camp = displayBoxAt(displayBoxes, { army: enemyOf(battle, army.side), box: 'reserve' });
  if (camp === undefined || camp.holder === null || camp.displayUnits.length < BREAKTHROUGH) return false;
  return fightsIn(army, camp.holder) && isLedAt(situation, battle, camp);
}

/** Returns how an army has lost the battle; `undefined`: it has not (R 10.19). */
function defeatOf(
  situation: Situation,
  battle: BattleFrame,
  displayBoxes: DisplayBoxes,
  army: Army,
): BattleEnd | undefined {
  if (hasLostCommander(battle, army)) return 'commanderLost';
  if (!isFighting(displayBoxes, army)) return 'elimination';
  const enemy = armyOf(battle, enemyOf(battle, army.side));
  return hasBrokenThrough(situation, battle, displayBoxes, enemy) ? 'breakthrough' : undefined;
}

/**
 * Ends the battle if an army has lost, with all its sides (R 10.19). If both armies lose at once, nobody has won.
 * Returns whether the battle is over. It must be called after everything that could end a battle.
 */
export function decideBattle(run: GameRun): boolean {
  const { state } = run;
  const battle = battleIn(run);
  if (battle.ended !== null) return true;
  const displayBoxes = displayBoxesOf(state, battle);
  for (const army of battle.armies) {
    const how = defeatOf(state, battle, displayBoxes, army);
    if (how === undefined) continue;
    const enemy = armyOf(battle, enemyOf(battle, army.side));
    endBattle(run, how, defeatOf(state, battle, displayBoxes, enemy) === undefined ? enemy.side : null);
    return true;
  }
  return false;
}
