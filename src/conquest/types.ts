/** The types of the game, bundled for the machine. */
import type { Frame, FrameRules, Run, WholeGameTypes } from '../core/index.js';
import type { Action } from './action/index.js';
import type { RefusalCode } from './code/index.js';
import type { GameEvent } from './event/index.js';
import type { FrameKind, GameFrame } from './frame/index.js';
import type { FamilyOptions, GameOptions } from './options.js';
import type { ConquestSubject } from './pieces.js';
import type { Position } from './position.js';
import type { FamilyState, GameState, PlayerView } from './state.js';
import type { Situation } from './table/situation.js';
import type { Table } from './table/table.js';
import type { SideId } from './vocabulary.js';

/**
 * What the types of every game of the family have in common. A variant adds its own frames, actions, events and codes
 * to those of the base.
 */
export interface FamilyTypes extends WholeGameTypes {
  readonly player: SideId;
  /** @internal */
  readonly situation: Situation;
  /** @internal */
  readonly working: Table;
  readonly state: FamilyState;
  readonly shown: FamilyState;
  readonly options: FamilyOptions;
  readonly view: PlayerView<Frame, FamilyOptions> & FamilyState;
  readonly subject: ConquestSubject;
  /** There are no pauses. */
  readonly moment: never;
}

export interface ConquestTypes extends FamilyTypes {
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
export type RulesOf<Kind extends FrameKind> = FrameRules<ConquestTypes, Extract<GameFrame, { readonly kind: Kind }>>;

/** Rules of a frame of which each list is one of its own: there is room in it for more. */
export type Roomy<G extends FamilyTypes, F extends Frame> = Omit<FrameRules<G, F>, 'actions'> & {
  actions(situation: Situation, frame: F): G['action'][];
};

/** One run of the machine on this game. */
export type GameRun = Run<ConquestTypes>;
