/** The types of the game, bundled for the machine. */
import type { FrameRules, Run, WholeGameTypes } from '../core/index.js';
import type { Action } from './action/index.js';
import type { RefusalCode } from './code/index.js';
import type { GameEvent } from './event/index.js';
import type { FrameKind, GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type { PeloponnesianSubject } from './pieces.js';
import type { Position } from './position.js';
import type { GameState, PlayerView } from './state.js';
import type { Situation } from './table/situation.js';
import type { Table } from './table/table.js';
import type { PlayerId } from './vocabulary.js';

export interface PeloponnesianTypes extends WholeGameTypes {
  readonly player: PlayerId;
  readonly frame: GameFrame;
  readonly action: Action;
  readonly event: GameEvent;
  readonly code: RefusalCode;
  /** @internal */
  readonly situation: Situation;
  /** @internal */
  readonly working: Table;
  readonly state: GameState;
  readonly shown: GameState | PlayerView;
  readonly options: GameOptions;
  readonly view: PlayerView;
  readonly position: Position;
  readonly subject: PeloponnesianSubject;
  /** The game has no pauses. */
  readonly moment: never;
}

/** The rules of one kind of this game's frames. */
export type RulesOf<Kind extends FrameKind> = FrameRules<
  PeloponnesianTypes,
  Extract<GameFrame, { readonly kind: Kind }>
>;

/** One run of the machine on this game. */
export type GameRun = Run<PeloponnesianTypes>;
