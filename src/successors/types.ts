/** The types of the game that the machine needs. */
import type { FrameRules, Run, WholeGameTypes } from '../core/index.js';
import type { Action } from './action/index.js';
import type { RefusalCode } from './code.js';
import type { GameEvent } from './event/index.js';
import type { FrameKind, FrameOf, SuccessorsFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type { SuccessorsSubject } from './pieces.js';
import type { Position } from './position.js';
import type { GameState, PlayerView } from './state.js';
import type { Situation } from './table/situation.js';
import type { Moment, PlayerId } from './vocabulary.js';

export interface SuccessorsTypes extends WholeGameTypes {
  readonly player: PlayerId;
  readonly frame: SuccessorsFrame;
  readonly action: Action;
  readonly event: GameEvent;
  readonly code: RefusalCode;
  /** @internal */
  readonly situation: Situation;
  /**
   * Rules write only through deeds: for them, the situation of a run is read-only too.
   *
   * @internal
   */
  readonly working: Situation;
  readonly state: GameState;
  readonly shown: GameState | PlayerView;
  readonly options: GameOptions;
  readonly view: PlayerView;
  readonly position: Position;
  readonly subject: SuccessorsSubject;
  readonly moment: Moment;
}

/** The rules of one kind of frame. */
export type RulesOf<Kind extends FrameKind> = FrameRules<SuccessorsTypes, FrameOf<Kind>>;

/** A run of the machine for this game. */
export type GameRun = Run<SuccessorsTypes>;
