/** R 10.19: how a battle ends. */
import { boxes, BREAKTHROUGH, type Post } from '../data/display.js';
import { battleIn, routFighter } from '../deeds/display.js';
import {
  armyOf,
  byAbility,
  enemyOf,
  fightersAt,
  fightingIn,
  holderOfPost,
  isFighting,
  leadersPosted,
  sidesOf,
} from '../query/display.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { BattleEnd, LeaderId, SideId } from '../vocabulary.js';

/** R 10.19: who commands an army: kings who are with it; otherwise the ablest leader, of equals the first (ruling C10.1). */
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

/** R 10.19: the battle is over. Whoever has lost it is routed altogether. */
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

/** Whether a side has lost a commander. */
const hasLostCommander = (battle: ReturnType<typeof battleIn>, side: SideId): boolean =>
  armyOf(battle, side).commanders.some((commander) => !battle.leaders.some(({ leader }) => leader === commander));

/** R 10.19: whether a side has broken through: it alone holds the enemy's Reserve, with enough units and a leader. */
function hasBrokenThrough(situation: Situation, battle: ReturnType<typeof battleIn>, side: SideId): boolean {
  const camp: Post = { army: enemyOf(battle, side), box: boxes.reserve.id };
  const holder = holderOfPost(situation, battle, camp);
  return (
    holder !== null &&
    sidesOf(armyOf(battle, side)).includes(holder) &&
    fightersAt(battle, camp).length >= BREAKTHROUGH &&
    leadersPosted(situation, battle, camp, holder).length > 0
  );
}

/** R 10.19: how an army has lost the battle; `undefined`: it has not. */
function defeatOf(situation: Situation, battle: ReturnType<typeof battleIn>, side: SideId): BattleEnd | undefined {
  if (hasLostCommander(battle, side)) return 'commanderLost';
  if (!isFighting(situation, battle, armyOf(battle, side))) return 'elimination';
  return hasBrokenThrough(situation, battle, enemyOf(battle, side)) ? 'breakthrough' : undefined;
}

/**
 * R 10.19: looks whether the battle is over; asked after whatever could end it. Several sides in an army have lost as one (ruling S9.8).
 * Nobody has won if both armies have lost by one stroke (rulings X2.9, S2.5). Answers whether it is over.
 */
export function decideBattle(run: GameRun): boolean {
  const { state } = run;
  const battle = battleIn(run);
  if (battle.ended !== null) return true;
  for (const { side } of battle.armies) {
    const how = defeatOf(state, battle, side);
    if (how === undefined) continue;
    const enemy = enemyOf(battle, side);
    endBattle(run, how, defeatOf(state, battle, enemy) === undefined ? enemy : null);
    return true;
  }
  return false;
}
