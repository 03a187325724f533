/** R 10: an Army or lone general tries to Avoid Battle when an Army enters its space. */
import type { Draft } from 'immer';
import { refusal, type Refusal } from '../code.js';
import { initiativeForRoll } from '../deeds/abilities.js';
import { rollDice } from '../deeds/dice.js';
import { editionOf } from '../data/editions.js';
import { disperseGeneral, eliminateGeneral } from '../deeds/generals.js';
import type { AvoidBattleFrame, AvoidMoveFrame } from '../frame/index.js';
import { avoidanceOf, openFirstSteps } from '../query/avoiding-direction.js';
import { controllerOf } from '../query/control.js';
import { avoidingModifiers } from '../query/die-modifiers.js';
import { landWays } from '../query/geometry.js';
import { AVOID_BATTLE_POINTS } from '../query/independent-reactions.js';
import {
  commanderAt,
  hasEnemyUnits,
  hasMajorGeneral,
  isArmy,
  majorGeneralsAt,
  playersOf,
  unitsAt,
} from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { countUnits } from '../units.js';
import type { IndependentArmyId, PlayerId, SpaceId } from '../vocabulary.js';
import { openWindow } from './04-31-window.js';
import { forceOf, moveForce, emitMoved } from './09-regroup.js';

/** With this die or a higher one, a lone general who fails is eliminated; otherwise he is Dispersed (R 10.2). */
const ELIMINATED_FROM = 5;

/**
 * Returns the spaces that pieces avoiding battle may enter next (R 10.5): along Land paths, not the space that the
 * active Army came from, and none with enemies. An Army may enter an enemy controlled space only if friendly CUs stand
 * there.
 */
const avoidWays = (
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  forbidden: readonly SpaceId[],
  alone: boolean,
): readonly SpaceId[] =>
  landWays(situation, space)
    .filter(({ to, kind }) => kind === 'land' && !forbidden.includes(to) && isOpenTo(situation, player, to, alone))
    .map(({ to }) => to);

/**
 * Returns whether pieces that avoid battle may enter a space (R 10.5; ruling inside-does-not-bar,
 * ruling no-fight-from-avoiding).
 */
function isOpenTo(situation: Situation, player: PlayerId, space: SpaceId, alone: boolean): boolean {
  if (hasEnemyUnits(situation, player, space)) return false;
  if (playersOf(situation).some((other) => other !== player && hasMajorGeneral(situation, other, space))) return false;
  if (alone && !editionOf(situation).loneAvoidersNeedFriends) return true;
  const controller = controllerOf(situation, space);
  return controller === undefined || controller === player || unitsAt(situation, player, space) > 0;
}

/**
 * Returns whether a player has pieces outside in a space that can Avoid Battle, and a space to go to (R 10.1, 10.5).
 */
export const canAvoidBattle = (
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  forbidden: readonly SpaceId[],
): boolean =>
  (hasMajorGeneral(situation, player, space) || isArmy(situation, player, space)) &&
  avoidWays(situation, player, space, forbidden, unitsAt(situation, player, space) === 0).length > 0;

/** Asks a player whether to try to Avoid Battle. The caller has checked `canAvoidBattle`. */
export function pushAvoidBattle(run: GameRun, player: PlayerId, space: SpaceId, forbidden: readonly SpaceId[]): void {
  run.push({ kind: 'avoidBattle', player, space, forbidden: [...forbidden], stage: 'ask', bonus: 0, result: null });
}

export const avoidBattle: RulesOf<'avoidBattle'> = {
  rule: 'R 10',
  actor: (_, frame) => (frame.stage === 'ask' ? frame.player : undefined),
  actions: (_, { player }) => [
    { type: 'avoidBattle', player },
    { type: 'pass', player },
  ],
  apply(_, frame, action) {
    frame.result = action.type === 'avoidBattle' ? null : 'declined';
    frame.stage = action.type === 'avoidBattle' ? 'window' : 'done';
  },
  advance(run, frame) {
    const { player, space } = frame;
    if (frame.stage === 'window') {
      frame.stage = 'roll';
      openWindow(run, 'avoidRoll', { space, subject: player });
    } else if (frame.stage === 'roll' && canAvoidBattle(run.state, player, space, frame.forbidden)) {
      rollDice(run, 'avoidBattle', 1, player);
    } else {
      run.finish();
    }
  },
  resume(run, frame, child) {
    if (child.kind === 'roll' && child.purpose === 'avoidBattle') judgeRoll(run, frame, child.values[0] ?? 1);
    else if (child.kind === 'roll') judgeFates(run, frame, child.values);
  },
};

/** Compares the die with the commander's Initiative Rating, which it must exceed (R 10.2). */
function judgeRoll(run: GameRun, frame: Draft<AvoidBattleFrame>, die: number): void {
  const { player, space, bonus } = frame;
  const commander = commanderAt(run.state, player, space) ?? 'minor';
  const modifiers = avoidingModifiers(run.state, { player, commander, space });
  const rating = initiativeForRoll(run, { player, commander, space }, 'avoiding');
  const alone = unitsAt(run.state, player, space) === 0;
  const { roll, transitShut } = avoidanceOf(run.state, { die, bonus, modifiers, initiative: rating }, () =>
    avoidWays(run.state, player, space, frame.forbidden, alone),
  );
  const { success } = roll;
  run.emit({ type: 'avoidBattleRolled', rule: 'R 10.2', player, space, commander, ...roll });
  frame.result = success ? 'avoided' : 'failed';
  frame.stage = 'done';
  if (success) {
    const force = forceOf(run.state, player, space);
    run.push({
      kind: 'avoidMove',
      player,
      space,
      origin: space,
      forbidden: [...frame.forbidden],
      force,
      left: AVOID_BATTLE_POINTS,
      ...(transitShut ? { transitShut } : {}),
    });
  } else if (alone) {
    frame.stage = 'fate';
    rollDice(run, 'avoidFate', majorGeneralsAt(run.state, player, space).length, player);
  }
}

/**
 * Eliminates or Disperses Major Generals without CUs who fail, by one die each (R 10.2; ruling fates-of-lone-generals).
 */
function judgeFates(run: GameRun, frame: Draft<AvoidBattleFrame>, dice: readonly number[]): void {
  frame.stage = 'done';
  for (const [index, general] of majorGeneralsAt(run.state, frame.player, frame.space).entries()) {
    if ((dice[index] ?? 1) >= ELIMINATED_FROM) eliminateGeneral(run, general, 'R 10.2');
    else disperseGeneral(run, general, 'R 10.2');
  }
}

/** Returns the refusal to stay: whoever avoids battle leaves the space (R 10.5). */
export const refuseStaying = (who: { readonly player: PlayerId } | { readonly army: IndependentArmyId }): Refusal =>
  refusal('mustChoose', 'R 10.5', who, 'A force that avoids battle leaves the space.');

/**
 * Returns why a space may not be entered: the die is too low for it (R 19.5), or pieces that avoid battle may never
 * enter it (R 10.5).
 */
export const refuseWay = (anyhow: readonly SpaceId[], from: SpaceId | 'box' | null, to: SpaceId): Refusal =>
  anyhow.includes(to)
    ? refusal('noWayToAvoid', 'R 19.5', { from, to }, 'The die is too low for a Transit Point.')
    : refusal('noWayToAvoid', 'R 10.5', { from, to });

export const avoidMove: RulesOf<'avoidMove'> = {
  rule: 'R 10.5',
  actor: (situation, frame) => (frame.left > 0 && waysOf(situation, frame).length > 0 ? frame.player : undefined),
  actions: (situation, frame) => [
    ...waysOf(situation, frame).map((to) => ({ type: 'avoidTo' as const, player: frame.player, to })),
    ...(frame.space === frame.origin ? [] : [{ type: 'pass' as const, player: frame.player }]),
  ],
  refuse(situation, frame, action) {
    const { space: from, origin, player } = frame;
    if (action.type === 'pass') return from === origin ? refuseStaying({ player }) : undefined;
    if (action.type !== 'avoidTo' || waysOf(situation, frame).includes(action.to)) return undefined;
    return refuseWay(waysAnyhow(situation, frame), from, action.to);
  },
  apply(run, frame, action) {
    if (action.type === 'avoidTo') stepTo(run, frame, action.to);
    else frame.left = 0;
  },
  advance: (run) => run.finish(),
};

/** Returns the spaces that the force may enter, whatever the die. */
const waysAnyhow = (situation: Situation, { player, space, forbidden, force }: AvoidMoveFrame): readonly SpaceId[] =>
  avoidWays(situation, player, space, forbidden, countUnits(force.units) === 0);

/** Returns the spaces that the force may enter. The first step depends on the die (R 19.5). */
function waysOf(situation: Situation, frame: AvoidMoveFrame): readonly SpaceId[] {
  const ways = waysAnyhow(situation, frame);
  return frame.space === frame.origin ? openFirstSteps(situation, ways, frame.transitShut) : ways;
}

/** Moves the whole force one space further. It picks nothing up (R 10.5; ruling avoiding-is-no-march). */
function stepTo(run: GameRun, frame: Draft<AvoidMoveFrame>, to: SpaceId): void {
  const { player, space, force } = frame;
  moveForce(run, player, space, to, force);
  emitMoved(run, 'avoidedBattle', 'R 10.2', player, space, to, force);
  frame.space = to;
  frame.left--;
}
