/**
 * R S7.1: what a side decides that nobody plays, an opposing player decides: so with whatever the base asks of it, frame by frame.
 * The rules of a frame see the side's own decisions; the table sees those of whoever acts for it.
 */
import { CHANCE, type Actor, type FrameRules, type FrameTable } from '../../core/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import type { GameFrame } from '../frame/index.js';
import { deputyOf } from '../query/deputies.js';
import type { ClashTypes } from '../types.js';

type Rules = FrameRules<ClashTypes, GameFrame>;

/** A side that nobody plays, and who decides for it now. */
interface Ward {
  readonly side: SideId;
  readonly deputy: SideId;
}

/** Whose decisions a list is of, where somebody else is to take them. */
const wards = new WeakMap<readonly Action[], Ward>();

const by = (action: Action, from: SideId, to: SideId): Action =>
  action.player === from ? { ...action, player: to } : action;

/** An action out of such a list, as the rules of the frame know it. */
function restored(action: Action, listed: readonly Action[]): Action {
  const ward = wards.get(listed);
  return ward === undefined ? action : by(action, ward.deputy, ward.side);
}

/** Whether it is a side that nobody plays. */
const isUnplayed = ({ roster }: Situation, actor: Actor<ClashTypes> | undefined): actor is SideId =>
  actor !== undefined && actor !== CHANCE && !roster.players.includes(actor);

function deputised(rules: Rules): Rules {
  const { actor: actorOf, actions: actionsOf, refuse, apply } = rules;
  // Where nobody has a choice there is nothing to decide for anybody: it goes on by itself, or by dice.
  if (actionsOf === undefined) return rules;

  /** The side that a frame waits for, if nobody plays it; `own`: its decisions. */
  function ward(situation: Situation, frame: GameFrame, own: readonly Action[]): SideId | undefined {
    const actor = actorOf?.(situation, frame, () => own);
    return isUnplayed(situation, actor) ? actor : undefined;
  }

  /** What may be done, by whoever does it. */
  const actions = (situation: Situation, frame: GameFrame): readonly Action[] => {
    const own = actionsOf(situation, frame);
    // All of a list is one side's, or the dice's.
    if (!isUnplayed(situation, own[0]?.player)) return own;
    const side = ward(situation, frame, own);
    if (side === undefined) return own;
    const deputy = deputyOf(situation);
    const all = own.map((action) => by(action, side, deputy));
    wards.set(all, { side, deputy });
    return all;
  };

  return {
    ...rules,
    actor(situation, frame, list) {
      const actor = actorOf?.(situation, frame, list);
      return isUnplayed(situation, actor) ? (wards.get(list())?.deputy ?? deputyOf(situation)) : actor;
    },
    actions,
    refuse: (situation, frame, action) => refuse?.(situation, frame, restored(action, actions(situation, frame))),
    apply(run, frame, action) {
      apply?.(run, frame, restored(action, run.listed()));
    },
  };
}

/** The same frames, in which somebody decides for every side. */
export function withDeputies<T extends Partial<FrameTable<ClashTypes>>>(frames: T): T;
export function withDeputies(frames: Readonly<Record<string, Rules>>): Readonly<Record<string, Rules>> {
  return Object.fromEntries(Object.entries(frames).map(([kind, rules]) => [kind, deputised(rules)]));
}
