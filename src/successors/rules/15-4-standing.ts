/** R 15.4.2: what a player may do in any segment of his own, whatever else it is about: bury the body. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { bury, isBurialTime, mayBury } from './15-burial.js';

/** What stands open to a player beside the business of his segment. */
export function standingActions(situation: Situation, player: PlayerId): readonly Action[] {
  const { space } = situation.body;
  return space !== null && mayBury(situation, player) ? [{ type: 'bury', player, space }] : NONE;
}
const NONE: readonly Action[] = [];

/** Carries out a standing action; `false`: it is another kind of action, and nothing was done. */
export function applyStanding(run: GameRun, action: Action): boolean {
  if (action.type !== 'bury') return false;
  bury(run, action.player, action.space);
  return true;
}

/** Why a burial is refused; `undefined` for other actions, and for one that stands open. */
export function refuseStanding(situation: Situation, action: Action): Refusal | undefined {
  if (action.type !== 'bury') return undefined;
  const { player, space } = action;
  if (space === situation.body.space && mayBury(situation, player)) return undefined;
  if (isBurialTime(situation)) return refusal('noBurial', 'R 15.4.2', { player, space });
  const message = 'The body is buried in the Forage Segment or in the End Phase.';
  return refusal('wrongStep', 'ruling burial-escort', { player, space }, message);
}
