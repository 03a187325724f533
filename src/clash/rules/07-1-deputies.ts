/**
 * R S7.1: what a side decides that nobody plays, an opposing player decides: so with whatever the base asks of it, frame by frame.
 * The rules of a frame see the side's own decisions; the table sees those of whoever acts for it.
 */
import { CHANCE, type FrameRules, type FrameTable } from '../../core/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import type { GameFrame } from '../frame/index.js';
import { deputyOf, isPlayed } from '../query/sides.js';
import type { ClashTypes } from '../types.js';

type Rules = FrameRules<ClashTypes, GameFrame>;

/** The side that a frame waits for, if nobody plays it; `list`: its own decisions. */
function ward(
  rules: Rules,
  situation: Situation,
  frame: GameFrame,
  list: () => readonly Action[] = () => rules.actions?.(situation, frame) ?? [],
): SideId | undefined {
  const actor = rules.actor?.(situation, frame, list);
  return actor === undefined || actor === CHANCE || isPlayed(situation, actor) ? undefined : actor;
}

const by = (action: Action, from: SideId, to: SideId): Action =>
  action.player === from ? { ...action, player: to } : action;

/** An action as the rules of the frame know it. */
function restored(rules: Rules, situation: Situation, frame: GameFrame, action: Action): Action {
  const deputy = deputyOf(situation);
  const side = action.player === deputy ? ward(rules, situation, frame) : undefined;
  return side === undefined ? action : by(action, deputy, side);
}

function deputised(rules: Rules): Rules {
  return {
    ...rules,
    actor(situation, frame, list) {
      const actor = rules.actor?.(situation, frame, list);
      return actor === undefined || actor === CHANCE || isPlayed(situation, actor) ? actor : deputyOf(situation);
    },
    actions(situation, frame) {
      const actions = rules.actions?.(situation, frame) ?? [];
      const side = ward(rules, situation, frame, () => actions);
      if (side === undefined) return actions;
      const deputy = deputyOf(situation);
      return actions.map((action) => by(action, side, deputy));
    },
    refuse: (situation, frame, action) => rules.refuse?.(situation, frame, restored(rules, situation, frame, action)),
    apply(run, frame, action) {
      rules.apply?.(run, frame, restored(rules, run.state, frame, action));
    },
  };
}

/** The same table, in which somebody decides for every side. */
export function withDeputies(frames: FrameTable<ClashTypes>): FrameTable<ClashTypes>;
export function withDeputies(frames: Readonly<Record<string, Rules>>): Readonly<Record<string, Rules>> {
  return Object.fromEntries(Object.entries(frames).map(([kind, rules]) => [kind, deputised(rules)]));
}
