/** R 16.1-16.3: actions of movement by land. */
import type { AreaId, HexId, PieceId, PlayerId } from '../vocabulary.js';

export type MarchAction = March | Take | Leave | Step | EnterArea | Settle | AttackHere | Halt | EndMovement;

/** The company with which a leader begins: all possible followers, or none. A unit is always alone. */
export type Company = 'all' | 'alone';

/** R 16.3.1: a unit, or a leader with units, begins to march. */
export interface March {
  readonly type: 'march';
  readonly player: PlayerId;
  readonly piece: PieceId;
  readonly company: Company;
}
/** R 16.3.1, 16.7.1: a piece joins the stack in its place, or comes aboard. */
export interface Take {
  readonly type: 'take';
  readonly player: PlayerId;
  readonly piece: PieceId;
}
/** R 16.2.1: a piece stays behind. */
export interface Leave {
  readonly type: 'leave';
  readonly player: PlayerId;
  readonly piece: PieceId;
}
/** R 16.3.3: the stack steps to an adjacent hex, to attack or mask if enemies are there (R 16.3.4). */
export interface Step {
  readonly type: 'step';
  readonly player: PlayerId;
  readonly to: HexId;
}
/** R 16.3.2: the stack passes from a friendly area to another one, or within it. */
export interface EnterArea {
  readonly type: 'enterArea';
  readonly player: PlayerId;
  readonly area: AreaId;
}
/** R 16.3.2: the stack is placed in a hex of the area. */
export interface Settle {
  readonly type: 'settle';
  readonly player: PlayerId;
  readonly hex: HexId;
}
/** R 10.2.2, 17.7.7: the pieces attack enemies in their own hex: out of a masked place, or a place that they mask. */
export interface AttackHere {
  readonly type: 'attackHere';
  readonly player: PlayerId;
}
export interface Halt {
  readonly type: 'halt';
  readonly player: PlayerId;
}
export interface EndMovement {
  readonly type: 'endMovement';
  readonly player: PlayerId;
}
