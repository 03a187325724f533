/** R 3.3.4.2, 3.3.4.3: the Royal Army in battle, whose loyalty depends on Prestige. */
import type { Draft } from 'immer';
import { editionOf } from '../data/editions.js';
import { emitAbility } from '../deeds/abilities.js';
import { recordAttack } from '../deeds/attack.js';
import { addUnits, removeUnits } from '../deeds/units.js';
import type { BattleSide, LandBattleFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { withAbilities } from '../query/abilities.js';
import { forceCount, sideUnits } from '../query/battle.js';
import { commanderAt, hasGeneral, hasMajorGeneral } from '../query/presence.js';
import { prestige, type PrestigeSetting } from '../query/prestige.js';
import { outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { countUnits, unitsOf } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { disperseAll } from './12-5-losses.js';
import { loseRoyals } from './18-royal-family.js';

type Battle = Draft<LandBattleFrame>;

/** Returns each side with its enemy. */
const bothSides = ({ attacker, defender }: Battle): readonly (readonly [Draft<BattleSide>, Draft<BattleSide>])[] => [
  [attacker, defender],
  [defender, attacker],
];

/**
 * Returns the Prestige of a player's force. CUs without a general have the Legitimacy of their faction
 * (ruling force-without-general). `own`: as it counts for its own Royal Army CUs.
 */
const prestigeOf = (situation: Situation, player: PlayerId, space: SpaceId, defending: boolean, own: boolean): number =>
  prestige(situation, player, commanderAt(situation, player, space) ?? null, settingOf(space, defending, own));

const settingOf = (space: SpaceId, defending: boolean, ownRoyalArmy: boolean): PrestigeSetting => ({
  space,
  defending,
  when: defending ? 'defending' : 'attacking',
  ownRoyalArmy,
});

/** Returns whether the enemy of a side has more Prestige. Independent Armies have none. */
function isOutranked(situation: Situation, battle: Battle, side: BattleSide, enemy: BattleSide): boolean {
  if (side.who === 'independent' || enemy.who === 'independent') return false;
  const { space, defender } = battle;
  return (
    prestigeOf(situation, enemy.who, space, enemy === defender, false) >
    prestigeOf(situation, side.who, space, side === defender, true)
  );
}

/**
 * Tests loyalty before the dice. A force that has disappeared does not fight, nor does one of Royal Army CUs alone
 * against more Prestige. Otherwise it is an attack, which may change Legitimacy and therefore loyalty (R 17.2;
 * ruling attack-and-defection). Returns whether there is a battle.
 */
export function testLoyalty(run: GameRun, battle: Battle): boolean {
  if (hasVanished(run, battle)) return false;
  if (plays(run.state, 'specialAbilities')) emitPrestige(run, battle);
  if (changesSides(run, battle)) return false;
  const { attacker, defender } = battle;
  if (attacker.who !== 'independent' && defender.who !== 'independent') recordAttack(run, attacker.who, defender.who);
  if (changesSides(run, battle)) return false;
  for (const [side, enemy] of bothSides(battle)) standAside(run, battle, side, enemy);
  return true;
}

/** Emits events if special abilities change the Prestige that decides the loyalty of Royal Army CUs (R 19.2). */
function emitPrestige(run: GameRun, battle: Battle): void {
  const { space, defender } = battle;
  for (const [side, enemy] of bothSides(battle)) {
    if (sideUnits(run.state, side.who, space).royalArmy === 0 || enemy.who === 'independent') continue;
    for (const { who } of [side, enemy]) {
      if (who === 'independent') continue;
      const commander = commanderAt(run.state, who, space);
      const counts = prestigeOf(run.state, who, space, who === defender.who, who === side.who);
      const setting = settingOf(space, who === defender.who, who === side.who);
      const added = withAbilities(run.state, commander, 'prestige', 0, setting);
      emitAbility(run, { player: who, commander, space }, 'prestige', counts - added, counts);
    }
  }
}

/** Returns whether a side has lost all its CUs to a card. If so, its generals are Dispersed (R 8.3.3). */
function hasVanished(run: GameRun, battle: Battle): boolean {
  const { space } = battle;
  let vacant = false;
  for (const [side, enemy] of bothSides(battle)) {
    if (forceCount(run.state, side.who, space) > 0) continue;
    vacant = true;
    if (side.who !== 'independent' && forceCount(run.state, enemy.who, space) > 0)
      disperseGenerals(run, battle, side, enemy, 'R 8.3.3');
  }
  return vacant;
}

/**
 * Lets an Army of Royal Army CUs alone change sides if the enemy has more Prestige, and then there is no battle
 * (R 3.3.4.3; ruling on-either-side). Returns whether it did.
 */
function changesSides(run: GameRun, battle: Battle): boolean {
  for (const [side, enemy] of bothSides(battle)) {
    const units = sideUnits(run.state, side.who, battle.space);
    const isRoyalArmyAlone = units.royalArmy === countUnits(units);
    if (!isRoyalArmyAlone || !isOutranked(run.state, battle, side, enemy)) continue;
    defect(run, battle.space, side, enemy, 'R 3.3.4.3');
    disperseGenerals(run, battle, side, enemy, 'R 3.3.4.3');
    return true;
  }
  return false;
}

/**
 * Takes Royal Army CUs out of the battle if the enemy has more Prestige (R 3.3.4.2); in the later edition, only if both
 * sides have some.
 */
function standAside(run: GameRun, battle: Battle, side: Draft<BattleSide>, enemy: BattleSide): void {
  if (side.who === 'independent') return;
  const { royalArmy } = sideUnits(run.state, side.who, battle.space);
  const concerned =
    !editionOf(run.state).loyaltyNeedsBoth || sideUnits(run.state, enemy.who, battle.space).royalArmy > 0;
  side.royalArmyAside = royalArmy > 0 && concerned && isOutranked(run.state, battle, side, enemy);
  if (side.royalArmyAside) {
    run.emit({
      type: 'royalArmyStoodAside',
      rule: 'R 3.3.4.2',
      player: side.who,
      space: battle.space,
      count: royalArmy,
    });
  }
}

/**
 * Gives the Royal Army CUs of a side to the other side. After a battle they do not move again in the Segment
 * (ruling defectors-have-fought).
 */
export function defect(
  run: GameRun,
  space: SpaceId,
  { who: from }: BattleSide,
  { who: to }: BattleSide,
  rule: 'R 3.3.4.2' | 'R 3.3.4.3',
): void {
  if (from === 'independent' || to === 'independent') return;
  const count = sideUnits(run.state, from, space).royalArmy;
  removeUnits(run, from, outside(space), unitsOf('royalArmy', count));
  addUnits(run, to, outside(space), unitsOf('royalArmy', count), rule === 'R 3.3.4.2');
  run.emit({ type: 'unitsDefected', rule, space, unit: 'royalArmy', count, from, to });
}

/**
 * Disperses generals whose CUs have left them; the enemy captures what they guarded. Doing this to a defender is an
 * attack (R 17.2). A Minor General who lost his last CU to a card returns to the supply, which is no attack (R 3.1.2;
 * ruling lone-minor-general).
 */
function disperseGenerals(
  run: GameRun,
  { space, defender }: Battle,
  side: BattleSide,
  enemy: BattleSide,
  rule: 'R 3.3.4.3' | 'R 8.3.3',
): void {
  if (side.who === 'independent') return;
  const isAttacked = rule === 'R 3.3.4.3' ? hasGeneral : hasMajorGeneral;
  if (isAttacked(run.state, side.who, space) && side === defender && enemy.who !== 'independent')
    recordAttack(run, enemy.who, side.who);
  disperseAll(run, side.who, outside(space), rule);
  loseRoyals(run, { player: side.who, ...outside(space) }, enemy.who);
}
