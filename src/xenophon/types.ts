/** The types of the game, bundled for the machine. */
import type { FrameRules, Run } from '../core/index.js';
import type { FamilyTypes } from '../conquest/types.js';
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
