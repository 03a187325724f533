/** The types of the game, bundled for the machine. */
import type { FrameRules, Run } from '../core/index.js';
import type { FamilyTypes } from '../conquest/types.js';
import type { Action } from './action/index.js';
import type { RefusalCode } from './code/index.js';
import type { GameEvent } from './event/index.js';
import type { FrameKind, GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type { Position } from './position.js';
import type { GameState, PlayerView } from './state.js';

export interface ClashTypes extends FamilyTypes {
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
export type RulesOf<Kind extends FrameKind> = FrameRules<ClashTypes, Extract<GameFrame, { readonly kind: Kind }>>;

/** One run of the machine on this game. */
export type GameRun = Run<ClashTypes>;
