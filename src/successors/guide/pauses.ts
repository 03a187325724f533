/**
 * The windows for Surprise cards, which standing orders may pass (R 4.31.1). Everything here depends only on what all
 * players see.
 */
import { frameOf, topFrame, type Pause, type PauseRules } from '../../core/index.js';
import { STRATEGY_ROUNDS } from '../data/tables.js';
import { placeKey } from '../table/places.js';
import type { SuccessorsTypes } from '../types.js';
import { MOMENTS, PLAYERS, type PlayerId, type SpaceId } from '../vocabulary.js';
import type { Shown } from './where.js';

/** Returns whether a player has pieces or a marker in a space, or the Army on the march is theirs and is there. */
function isPresent(shown: Shown, player: PlayerId, space: SpaceId): boolean {
  const { control, forces, minorGenerals, generals } = shown;
  const march = frameOf(shown, 'march');
  return (
    control[space] === player ||
    [false, true].some((inside) => {
      const place = placeKey(player, space, inside);
      return place in forces || place in minorGenerals;
    }) ||
    Object.values(generals).some(
      ({ status, owner, space: stands }) => status === 'map' && owner === player && stands === space,
    ) ||
    (march?.player === player && march.space === space)
  );
}

/**
 * Returns whether the action of others concerns a player: it happens where they have pieces, or in a Naval Battle
 * against them.
 */
function isConcerned(shown: Shown, player: PlayerId, space: SpaceId | null): boolean {
  if (space !== null && isPresent(shown, player, space)) return true;
  const battle = frameOf(shown, 'navalBattle');
  return battle !== undefined && (battle.mover === player || battle.interceptor === player);
}

function pause(shown: Shown): Pause<SuccessorsTypes> | undefined {
  const top = topFrame(shown);
  if (top?.kind !== 'window' || top.asked === null) return undefined;
  const { asked: player, moment, subject, space } = top;
  const concerned = subject !== player && isConcerned(shown, player, space);
  return { player, moment, subject, concerned, pass: { type: 'pass', player } };
}

/** Returns the number of rounds of this Game Turn that are over (R 6.6). */
function roundsOver(shown: Shown): number {
  const game = frameOf(shown, 'game');
  if (shown.round > 0) return shown.round - 1;
  const over = game?.stage === 'isolation' || game?.stage === 'end' || frameOf(shown, 'endPhase') !== undefined;
  return over ? STRATEGY_ROUNDS[shown.options.players] : 0;
}

/** Returns the number of turns that a player has begun: one in each round, in Turn Order (R 6.6). */
function turnsBegun(shown: Shown, player: PlayerId): number {
  const { turn, turnOrder, options } = shown;
  const strategy = frameOf(shown, 'strategy');
  const begun = strategy !== undefined && shown.round > 0 && turnOrder.indexOf(player) < strategy.next;
  return (turn - 1) * STRATEGY_ROUNDS[options.players] + roundsOver(shown) + (begun ? 1 : 0);
}

export const pauses: PauseRules<SuccessorsTypes> = {
  players: PLAYERS,
  moments: MOMENTS,
  answers: ['playSurprise', 'reactWithIndependentArmy'],
  pause,
  turnsBegun,
};
