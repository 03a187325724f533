/**
 * R S7.1: an opposing player decides for a side without a player, in all frames of the base. The rules of a frame know
 * only the side and its own actions. Its wrapper gives the actions to the deputy in lists, and back to the side for
 * refusals. `apply` reads the side from the frame, so it needs no wrapper.
 */
import { CHANCE, type Actor, type FrameRules, type FrameTable } from '../../core/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import type { GameFrame } from '../frame/index.js';
import { deputyOf } from '../query/07-1-deputies.js';
import type { ClashTypes } from '../types.js';

type Rules = FrameRules<ClashTypes, GameFrame>;

/** Returns an action of `from` as an action of `to`; other actions are unchanged. */
const actedBy = (action: Action, from: SideId, to: SideId): Action =>
  action.player === from ? { ...action, player: to } : action;

/** Returns whether an actor is a side without a player. */
function isUnplayed({ roster }: Situation, actor: Actor<ClashTypes> | undefined): actor is SideId {
  if (actor === undefined || actor === CHANCE) return false;
  for (const player of roster.players) if (player === actor) return false;
  return true;
}

function withDeputy(rules: Rules): Rules {
  const { actor: actorOf, actions: actionsOf, refuse } = rules;
  // Frames without actions go on by themselves or by dice.
  if (actionsOf === undefined) return rules;

  /** Returns the side that a frame waits for if it has no player; `own`: the actions that the frame lists. */
  function unplayedSide(situation: Situation, frame: GameFrame, own: readonly Action[]): SideId | undefined {
    // All actions of a list belong to one side, or to chance.
    if (!isUnplayed(situation, own[0]?.player)) return undefined;
    const actor = actorOf?.(situation, frame, () => own);
    return isUnplayed(situation, actor) ? actor : undefined;
  }

  return {
    ...rules,
    actor(situation, frame, list) {
      const actor = actorOf?.(situation, frame, list);
      return isUnplayed(situation, actor) ? (list()[0]?.player ?? deputyOf(situation)) : actor;
    },
    /** Lists the actions with the player that decides. */
    actions(situation, frame) {
      const own = actionsOf(situation, frame);
      const side = unplayedSide(situation, frame, own);
      if (side === undefined) return own;
      const deputy = deputyOf(situation);
      // Lists of the base may share actions with pools, so they are not changed in place.
      return own.map((action) => actedBy(action, side, deputy));
    },
    refuse(situation, frame, action) {
      const side = unplayedSide(situation, frame, actionsOf(situation, frame));
      return refuse?.(situation, frame, side === undefined ? action : actedBy(action, deputyOf(situation), side));
    },
  };
}

/** Returns the frames with a player that decides for every side. */
export function withDeputies<T extends Partial<FrameTable<ClashTypes>>>(frames: T): T;
export function withDeputies(frames: Readonly<Record<string, Rules>>): Readonly<Record<string, Rules>> {
  return Object.fromEntries(Object.entries(frames).map(([kind, rules]) => [kind, withDeputy(rules)]));
}
