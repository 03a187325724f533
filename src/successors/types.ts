/** The types of the game, bundled for the machine. */
import type { WholeGameTypes } from '../core/index.js';
import type { Action } from './action/index.js';
import type { RuleCode } from './code.js';
import type { GameEvent } from './event/index.js';
import type { SuccessorsFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type { Position } from './position.js';
import type { GameState, PlayerView, Situation } from './state.js';
import type { PlayerId } from './vocabulary.js';

export interface SuccessorsTypes extends WholeGameTypes {
  readonly player: PlayerId;
  readonly frame: SuccessorsFrame;
  readonly action: Action;
  readonly event: GameEvent;
  readonly code: RuleCode;
  readonly situation: Situation;
  readonly state: GameState;
  readonly options: GameOptions;
  readonly view: PlayerView;
  readonly position: Position;
}
