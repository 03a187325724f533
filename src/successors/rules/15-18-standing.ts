/** R 15.4.2, 18.5: what a player may do in any segment of his own, whatever else it is about: bury the body, and marry. */
import type { RuleViolation } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { bury, mayBury } from './15-burial.js';
import { bridegroom, marry } from './18-royal-family.js';

/** What stands open to a player beside the business of his segment. */
export function standingActions(situation: Situation, player: PlayerId): readonly Action[] {
  if (situation.body.status !== 'cart' && situation.contracts.length === 0) return NONE;
  const actions: Action[] = [];
  const { space } = situation.body;
  if (space !== null && mayBury(situation, player)) actions.push({ type: 'bury', player, space });
  for (const contract of situation.contracts) {
    if (contract.player !== player) continue;
    const groom = bridegroom(situation, player, contract.bride);
    if (groom !== undefined) actions.push({ type: 'marry', player, bride: contract.bride, general: groom.general });
  }
  return actions;
}
const NONE: readonly Action[] = [];

/** Carries out a standing action; `false`: it is another kind of action, and nothing was done. */
export function applyStanding(run: GameRun, action: Action): boolean {
  if (action.type === 'bury') bury(run, action.player);
  else if (action.type === 'marry') marry(run, action.player, action.bride);
  else return false;
  return true;
}

/** Why a burial or a marriage is refused; `undefined` for other actions, and for those that stand open. */
export function refuseStanding(
  situation: Situation,
  action: Action,
): RuleViolation<'noBurial' | 'noMarriage'> | undefined {
  if (action.type === 'bury') {
    return mayBury(situation, action.player)
      ? undefined
      : {
          code: 'noBurial',
          rule: 'R 15.4.2',
          params: { player: action.player, space: action.space },
          message: `From Game Turn 2 on, and with the cart and an Army of theirs at a Major City where no battle is to be fought, ${action.player} may bury the body.`,
        };
  }
  if (action.type !== 'marry') return undefined;
  const { player, bride } = action;
  const promised = situation.contracts.some((contract) => contract.player === player && contract.bride === bride);
  return promised && bridegroom(situation, player, bride) !== undefined
    ? undefined
    : {
        code: 'noMarriage',
        rule: 'R 18.5.1',
        params: { player, bride },
        message: `${player} needs the card, an Army beside ${bride} and no enemy army there, and she must be nobody's.`,
      };
}
