/** R 12, 14.7, 3.3: Land Battles. */
import { generals } from '../../src/successors/data/generals.js';
import { independents } from '../../src/successors/data/independents.js';
import type { Belligerent } from '../../src/successors/frame/index.js';
import type { GameState } from '../../src/successors/state.js';
import type { Units } from '../../src/successors/units.js';
import type { Commander, PlayerId, SpaceId } from '../../src/successors/vocabulary.js';
import { holder, provinceHolder } from './04-control.js';
import { prestige } from './15-legitimacy.js';
import { boardOf, space } from './board.js';
import { commanderAt, count, independentsAt, piecesOf, unitsAt } from './pieces.js';

const outside = (player: PlayerId, at: SpaceId) => ({ player, space: at, inside: false });

/** R 12.1.1: the CUs of a player's side: those outside. */
export const sideUnits = (state: GameState, player: PlayerId, at: SpaceId): Units =>
  unitsAt(piecesOf(state), outside(player, at));

/** R 4.29: who commands a player's side; `null`: CUs alone. */
export const sideCommander = (state: GameState, player: PlayerId, at: SpaceId): Commander | null =>
  commanderAt(state, piecesOf(state), outside(player, at)) ?? null;

/** R 3.1.2, 12.3.1, 14.7: the Battle Rating of a side. */
export function battleRating(state: GameState, who: Belligerent, at: SpaceId): number {
  if (who === 'independent')
    return Math.max(0, ...independentsAt(piecesOf(state), at).map((army) => independents[army].battle));
  const commander = sideCommander(state, who, at);
  if (commander === null) return 0;
  return commander === 'minor' ? 2 : generals[commander].battle;
}

/** R 3.1.2, 10.2, 11.3: the Initiative of a commander. */
export const initiative = (commander: Commander): number =>
  commander === 'minor' ? 4 : generals[commander].initiative;

/** R 12.2, 14.7: one Local Troop for the space, two for the Province. */
export function localTroops(state: GameState, who: Belligerent, at: SpaceId): number {
  const { province } = space(boardOf(state), at);
  const forSpace = holder(state, at) === who ? 1 : 0;
  const forProvince = province !== null && provinceHolder(state, province) === who ? 2 : 0;
  return forSpace + forProvince;
}

/**
 * Returns whether the Royal Army CUs of a player will not fight this enemy; the attacker is told apart because Sacred
 * Ground favours the defender (R 3.3.4.2, 16, 16.2). In the player aid both sides must have such CUs.
 */
export function standAside(
  state: GameState,
  player: PlayerId,
  enemy: Belligerent,
  at: SpaceId,
  attacker: Belligerent,
): boolean {
  if (enemy === 'independent' || sideUnits(state, player, at).royalArmy === 0) return false;
  if (state.options.edition === 'player-aid' && sideUnits(state, enemy, at).royalArmy === 0) return false;
  const of = (one: PlayerId): number => prestige(state, one, sideCommander(state, one, at), at, one !== attacker);
  return of(enemy) > of(player);
}

/** R 3.3, 12.2: the strength of the CUs of a side, Royal Army CUs apart when they stand aside. */
export function unitStrength(units: Units, elephantDice: readonly number[], aside: boolean): number {
  const elephants = elephantDice.reduce((sum, die) => sum + Math.max(0, die - 2), 0);
  return units.mercenary + 2 * units.loyal + (aside ? 0 : 2 * units.royalArmy) + 3 * units.silverShields + elephants;
}

/** R 14.7: the Independent Armies of a space together. */
export const independentStrength = (state: GameState, at: SpaceId): number =>
  independentsAt(piecesOf(state), at).reduce((sum, army) => sum + independents[army].strength, 0);

/** R 12.5.2, 12.6 and ruling who-fought-pays: the CUs of a side that can pay for a battle. */
export const fought = (units: Units, aside: boolean): number => count(units) - (aside ? units.royalArmy : 0);

/** R 12.3.1: no die of a battle counts less than the Battle Rating. */
export const modifiedTotal = (dice: readonly number[], rating: number): number =>
  dice.reduce((sum, die) => sum + Math.max(die, rating), 0);
