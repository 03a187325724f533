/** The windows for Surprise cards, to be passed by standing orders (R 4.31.1). All of it can be told from what everybody sees. */
import { frameOf, topFrame, type Pause, type PauseRules } from '../../core/index.js';
import { STRATEGY_ROUNDS } from '../data/tables.js';
import { placeKey } from '../table/places.js';
import type { SuccessorsTypes } from '../types.js';
import { MOMENTS, PLAYERS, type PlayerId, type SpaceId } from '../vocabulary.js';
import type { Shown } from './where.js';

/** Whether a player has pieces or a marker in a space, or is there with the Army on the march. */
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

/** Whether a player has to do with what others do: where it happens, or in the Naval Battle that they fight with him. */
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

/** The rounds of this Game Turn that are over (R 6.6). */
function roundsOver(shown: Shown): number {
  const game = frameOf(shown, 'game');
  if (shown.round > 0) return shown.round - 1;
  const over = game?.stage === 'isolation' || game?.stage === 'end' || frameOf(shown, 'endPhase') !== undefined;
  return over ? STRATEGY_ROUNDS[shown.options.players] : 0;
}

/** In each round every player has one turn, in Turn Order (R 6.6). */
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
