/** The types of the game that the machine needs. */
import type { FrameRules, Run, WholeGameTypes } from '../core/index.js';
import type { Action } from './action.js';
import type { RefusalCode } from './code.js';
import type { GameEvent } from './event.js';
import type { FrameKind, GameFrame } from './frame.js';
import type { GameOptions } from './options.js';
import type { Position } from './position.js';
import type { AlexandrosSubject } from './pieces.js';
import type { GameState, PlayerView, Situation } from './state.js';
import type { Table } from './table/table.js';
import type { PlayerId } from './vocabulary.js';

export interface AlexandrosTypes extends WholeGameTypes {
  readonly player: PlayerId;
  readonly frame: GameFrame;
  readonly action: Action;
  readonly event: GameEvent;
  readonly code: RefusalCode;
  readonly situation: Situation;
  /** @internal */
  readonly working: Table;
  readonly state: GameState;
  readonly shown: GameState | PlayerView;
  readonly options: GameOptions;
  readonly view: PlayerView;
  readonly position: Position;
  readonly subject: AlexandrosSubject;
  /** There are no pauses. */
  readonly moment: never;
}

/** The rules of one kind of frame. */
export type RulesOf<Kind extends FrameKind> = FrameRules<AlexandrosTypes, Extract<GameFrame, { readonly kind: Kind }>>;

/** A run of the machine for this game. */
export type GameRun = Run<AlexandrosTypes>;
