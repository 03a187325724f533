/** R 12.2, 12.3: Battle Strength, battle dice, Battle Score. */
import type { Draft } from 'immer';
import { emitAbility } from '../deeds/abilities.js';
import { battleScore } from '../data/tables.js';
import { rollDice } from '../deeds/dice.js';
import type { BattleSide, LandBattleFrame } from '../frame/index.js';
import { plays } from '../options.js';
import {
  battleRating,
  battleRatingOf,
  battleStrength,
  modifiedTotal,
  plainStrength,
  sideCommander,
  sideLocalTroops,
  sideUnits,
} from '../query/battle.js';
import { cavalryShift } from '../query/cavalry.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

type Battle = Draft<LandBattleFrame>;
type Side = Draft<BattleSide>;

const sidesOf = ({ attacker, defender }: Battle): readonly Side[] => [attacker, defender];
/** Returns whether a side attacks or defends. */
const roleOf = ({ attacker }: Battle, side: Side): 'attacking' | 'defending' =>
  side === attacker ? 'attacking' : 'defending';

const rollerOf = ({ who }: BattleSide): PlayerId | null => (who === 'independent' ? null : who);

/** Rolls the dice of the next side with Elephants, one for each (R 3.3.2). Returns whether dice are rolled. */
export function rollForElephants(run: GameRun, battle: Battle): boolean {
  for (const side of sidesOf(battle)) {
    const { elephant } = sideUnits(run.state, side.who, battle.space);
    if (elephant === 0 || side.elephantDice.length > 0) continue;
    rollDice(run, 'elephants', elephant, rollerOf(side));
    return true;
  }
  return false;
}

/** Records the dice of Elephants. */
export function takeElephantDice(battle: Battle, player: PlayerId | null, dice: readonly number[]): void {
  const side = sidesOf(battle).find(({ who }) => who === player);
  if (side !== undefined) side.elephantDice = [...dice];
}

/** Computes the strength of each side before the dice (R 12.2). */
export function countStrengths(run: GameRun, battle: Battle): void {
  const { space } = battle;
  for (const side of sidesOf(battle)) {
    side.strength = battleStrength(run.state, side, space, roleOf(battle, side));
    const leader = { player: side.who, commander: sideCommander(run.state, side.who, space), space };
    if (plays(run.state, 'specialAbilities'))
      emitAbility(run, leader, 'battleStrength', plainStrength(run.state, side, space), side.strength);
    run.emit({
      type: 'battleStrengthCounted',
      rule: side.who === 'independent' ? 'R 14.7' : 'R 12.2',
      who: side.who,
      space,
      strength: side.strength,
      localTroops: sideLocalTroops(run.state, side, space),
      elephantDice: [...side.elephantDice],
    });
  }
}

/** Rolls the two dice of the next side (R 12.3). Returns whether dice are rolled. */
export function rollForBattle(run: GameRun, battle: Battle): boolean {
  const side = sidesOf(battle).find(({ dice }) => dice.length === 0);
  if (side !== undefined) rollDice(run, 'battle', 2, rollerOf(side));
  return side !== undefined;
}

/** Records the battle dice of a side. */
export function takeBattleDice(battle: Battle, dice: readonly number[]): void {
  const side = sidesOf(battle).find((candidate) => candidate.dice.length === 0);
  if (side !== undefined) side.dice = [...dice];
}

/**
 * Computes both scores: strength and modified dice, each at least the Battle Rating (R 12.3). The higher score wins;
 * equal scores are a draw.
 */
export function score(run: GameRun, battle: Battle): void {
  const { space, attacker, defender } = battle;
  for (const side of sidesOf(battle)) {
    const { who } = side;
    const shift = cavalryShift(run.state, side, side === attacker ? defender : attacker, space);
    side.commander = sideCommander(run.state, who, space);
    const role = roleOf(battle, side);
    const rating = battleRating(run.state, side.commander, space, role);
    const strength = battleStrength(run.state, side, space, role);
    const total = modifiedTotal(side.dice, rating);
    Object.assign(side, { strength, total, score: battleScore(strength, total, shift) });
    emitAbility(
      run,
      { player: who, commander: side.commander, space },
      'battleRating',
      battleRatingOf(side.commander),
      rating,
    );
    run.emit({
      type: 'battleScored',
      rule: 'R 12.3',
      who,
      space,
      dice: [...side.dice],
      rating,
      total,
      strength,
      score: side.score,
      ...(shift === 1 && { shift }),
    });
  }
  const result = attacker.score === defender.score ? 'draw' : attacker.score > defender.score ? 'attacker' : 'defender';
  battle.result = result;
  run.emit({
    type: 'landBattleDecided',
    rule: 'R 12.3',
    space,
    attacker: attacker.who,
    defender: defender.who,
    result,
  });
}
