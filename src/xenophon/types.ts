/** The types of the game, bundled for the machine. */
import type { FrameRules, Run } from '../core/index.js';
import type { GameFrame as BaseFrame } from '../conquest/frame/index.js';
import type { ConquestTypes, FamilyTypes, GameRun as BaseRun } from '../conquest/types.js';
import type { Action } from './action.js';
import type { RefusalCode } from './code.js';
import type { GameEvent } from './event.js';
import type { FrameKind, GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type { Position } from './position.js';
import type { GameState, PlayerView } from './state.js';

export interface XenophonTypes extends FamilyTypes {
  readonly frame: GameFrame;
  readonly action: Action;
  readonly event: GameEvent;
  readonly code: RefusalCode;
  readonly state: GameState;
  readonly shown: GameState;
  readonly options: GameOptions;
  readonly view: PlayerView;
  readonly position: Position;
}

/** The rules of one kind of this game's frames. */
export type RulesOf<Kind extends FrameKind> = FrameRules<XenophonTypes, Extract<GameFrame, { readonly kind: Kind }>>;

/** One run of the machine on this game. */
export type GameRun = Run<XenophonTypes>;

/** The run that a phase or a fight of the base hands on: it is one of this game, whose frames may be pushed. */
export function ownRun(run: BaseRun): GameRun;
export function ownRun(run: unknown): unknown {
  return run;
}

/** Returns rules of the base for one of its frames as those of this variant, which knows all that the base does. */
export function ownRules<F extends BaseFrame>(rules: FrameRules<ConquestTypes, F>): FrameRules<XenophonTypes, F>;
export function ownRules(rules: unknown): unknown {
  return rules;
}
