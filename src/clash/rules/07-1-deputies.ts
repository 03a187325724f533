/**
 * R S7.1: what a side decides that nobody plays, an opposing player decides: so with whatever the base asks of it, frame by frame.
 * The rules of a frame list and refuse the side's own decisions; the table sees those of whoever acts for it. Whose decision it is that
 * is carried out they know from the frame, and ask no action.
 */
import { CHANCE, type Actor, type FrameRules, type FrameTable } from '../../core/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import type { GameFrame } from '../frame/index.js';
import { deputyOf } from '../query/07-1-deputies.js';
import type { ClashTypes } from '../types.js';

type Rules = FrameRules<ClashTypes, GameFrame>;

/** An action of a side as another one's; whatever is somebody else's is left as it is. */
const actedBy = (action: Action, from: SideId, to: SideId): Action =>
  action.player === from ? { ...action, player: to } : action;

/** Whether it is a side that nobody plays. */
function isUnplayed({ roster }: Situation, actor: Actor<ClashTypes> | undefined): actor is SideId {
  if (actor === undefined || actor === CHANCE) return false;
  for (const player of roster.players) if (player === actor) return false;
  return true;
}

function withDeputy(rules: Rules): Rules {
  const { actor: actorOf, actions: actionsOf, refuse } = rules;
  // Where nobody has a choice there is nothing to decide for anybody: it goes on by itself, or by dice.
  if (actionsOf === undefined) return rules;

  /** The side that a frame waits for, if nobody plays it; `own`: its decisions. */
  function unplayedSide(situation: Situation, frame: GameFrame, own: readonly Action[]): SideId | undefined {
    // All of a list is one side's, or the dice's.
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
    /** What may be done, by whoever does it. */
    actions(situation, frame) {
      const own = actionsOf(situation, frame);
      const side = unplayedSide(situation, frame, own);
      if (side === undefined) return own;
      const deputy = deputyOf(situation);
      // Lists of the base hold actions that others know as well.
      return own.map((action) => actedBy(action, side, deputy));
    },
    refuse(situation, frame, action) {
      const side = unplayedSide(situation, frame, actionsOf(situation, frame));
      return refuse?.(situation, frame, side === undefined ? action : actedBy(action, deputyOf(situation), side));
    },
  };
}

/** The same frames, in which somebody decides for every side. */
export function withDeputies<T extends Partial<FrameTable<ClashTypes>>>(frames: T): T;
export function withDeputies(frames: Readonly<Record<string, Rules>>): Readonly<Record<string, Rules>> {
  return Object.fromEntries(Object.entries(frames).map(([kind, rules]) => [kind, withDeputy(rules)]));
}
