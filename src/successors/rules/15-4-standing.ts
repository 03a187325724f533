/** R 15.4.2: what a player may do in every Segment of their own: bury the body. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { bury, isBurialTime, mayBury } from './15-burial.js';

/** Returns the actions that a player has in every Segment of their own. */
export function standingActions(situation: Situation, player: PlayerId): readonly Action[] {
  const { space } = situation.body;
  return space !== null && mayBury(situation, player) ? [{ type: 'bury', player, space }] : NONE;
}
const NONE: readonly Action[] = [];

/** Carries out one of these actions. Returns `false` for any other action. */
export function applyStanding(run: GameRun, action: Action): boolean {
  if (action.type !== 'bury') return false;
  bury(run, action.player, action.space);
  return true;
}

/** Returns why a burial is refused; `undefined` for other actions, and for a legal burial. */
export function refuseStanding(situation: Situation, action: Action): Refusal | undefined {
  if (action.type !== 'bury') return undefined;
  const { player, space } = action;
  if (space === situation.body.space && mayBury(situation, player)) return undefined;
  if (isBurialTime(situation)) return refusal('noBurial', 'R 15.4.2', { player, space });
  const message = 'The body is buried in the Forage Segment or in the End Phase.';
  return refusal('wrongStep', 'ruling burial-escort', { player, space }, message);
}
