/** R 10: frames of the Tactical Display. */
import type { Line, Post } from '../data/display.js';
import type { BattleEnd, BoxId, LeaderId, ProvinceId, Pursuer, SideId, UnitId } from '../vocabulary.js';

export type DisplayFrame =
  BattleFrame | ArrayFrame | RallyFrame | CloseUpFrame | ManoeuvreFrame | AssaultFrame | DuelFrame | PursuitFrame;

/** A unit or a pair on the display (R 10.7). On the map it stays in the province of the battle. */
export interface Fighter extends Post {
  readonly unit: UnitId;
  /** The other unit of a pair. */
  readonly with: UnitId | null;
  readonly line: Line;
  /** The round of its advance into this box (R 10.9), or of its rout (R 10.12); otherwise 0. */
  readonly since: number;
}

/** A leader on the display. */
export interface Posted extends Post {
  readonly leader: LeaderId;
  /** The unit that the leader is with; `null`: the leader is alone in the box. */
  readonly unit: UnitId | null;
}

/** Two units locked in combat: the defender of one phase attacks in the next (R 10.12). */
export interface Engagement {
  readonly attacker: UnitId;
  readonly defender: UnitId;
}

/** One of several sides that fight in one army, and the boxes in which it sets up. */
export interface Contingent {
  readonly side: SideId;
  readonly boxes: readonly BoxId[];
}

/** One of the two armies, with all pieces that came to the battle. */
export interface Army {
  /** The side whose name the boxes of the army have. */
  readonly side: SideId;
  /** The sides that fight in it if they are several, in the order in which they act. */
  readonly contingents?: readonly Contingent[];
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  /** The leaders with whose loss the battle is lost (R 10.19). */
  readonly commanders: readonly LeaderId[];
}

/** R 10: a battle. It contains everything on the display. The frame below reads `winner`. */
export interface BattleFrame {
  readonly kind: 'battle';
  readonly province: ProvinceId;
  /** The armies in the order in which they set up. */
  readonly armies: readonly [Army, Army];
  /** The side that begins each round (R 10.2). */
  readonly first: SideId;
  /** The round; 0 while the armies set up. */
  readonly round: number;
  /** The number of steps of the set-up, of the round, or after the battle that have begun. */
  readonly step: number;
  readonly fighters: readonly Fighter[];
  readonly leaders: readonly Posted[];
  /** Boxes that were empty when the round began (R 10.9). */
  readonly vacant: readonly Post[];
  readonly engaged: readonly Engagement[];
  /** Leaders who have taken part in a duel of the round, with the box (R 10.16). */
  readonly led: readonly (Post & { readonly leader: LeaderId })[];
  /** Leaders who have lost their unit in this phase and take part in no other duel of it (R 10.12). */
  readonly idle: readonly LeaderId[];
  /** Units that fire once in a battle and have fired (R 10.14, optional). */
  readonly fired: readonly UnitId[];
  /** How the battle has ended; `null` while it goes on. */
  readonly ended: BattleEnd | null;
  readonly winner: SideId | null;
}

/** R 10.3: a side sets up its units, then its leaders, then changes lines. */
export interface ArrayFrame {
  readonly kind: 'array';
  readonly side: SideId;
  /**
   * Units and leaders still to be placed. A side that sets up freely can place any of the leaders next, others must
   * place the first.
   */
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  /** Units placed. */
  readonly placed: number;
  /** Units that have changed lines since all were placed. */
  readonly handled: readonly UnitId[];
  readonly done: boolean;
}

/** R 10.18: routed units with a leader may rally; the first leader of the list is next. */
export interface RallyFrame {
  readonly kind: 'rally';
  readonly side: SideId;
  readonly left: readonly LeaderId[];
  /** Whether the die is awaited, or has rallied the leader. */
  readonly stage: 'ask' | 'roll' | 'place';
}

/** R 10.6: on both sides the second line steps forward where the first line is gone. */
export interface CloseUpFrame {
  readonly kind: 'closeUp';
  /** The box that is being decided. */
  readonly post: Post | null;
}

/** R 10.6-10.9: a side moves on the display. Each unit and each leader is decided once. */
export interface ManoeuvreFrame {
  readonly kind: 'manoeuvre';
  readonly side: SideId;
  readonly handled: readonly UnitId[];
  readonly ledAnew: readonly LeaderId[];
  /** The tactical movement of this round, and how many units have made it (R 10.8). */
  readonly shift: Move | null;
  /** Advances of this round (R 10.9). */
  readonly advances: readonly Move[];
  readonly done: boolean;
}

/** Units go from one box into another. */
export interface Move {
  readonly from: Post;
  readonly to: Post;
  readonly units: number;
}

/** R 10.10, 10.15: a side attacks, box by box. */
export interface AssaultFrame {
  readonly kind: 'assault';
  readonly side: SideId;
  /** The boxes that have attacked, each with the box it attacked. */
  readonly from: readonly Post[];
  readonly into: readonly Post[];
  /** Units that were attacked, once for each attack. */
  readonly met: readonly UnitId[];
  /** The box that is attacking now. */
  readonly current: Attack | null;
  readonly done: boolean;
}

export interface Attack {
  readonly from: Post;
  readonly into: Post;
  /** Units that have attacked from this box, and the units that they attacked. */
  readonly struck: readonly UnitId[];
  readonly met: readonly UnitId[];
}

/** R 10.11-10.17: one unit attacks another. */
export interface DuelFrame {
  readonly kind: 'duel';
  readonly side: SideId;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  /** Columns to the right (R 10.15, optional). */
  readonly shift: number;
  readonly stage: 'open' | 'ask' | 'fire' | 'strike' | 'done';
  /** The unit of a pair that has shot in this stage; absent: none. */
  readonly shot?: readonly UnitId[];
  /** A leader whose unit was lost, and who has to join another one. */
  readonly bereaved: LeaderId | null;
  /** The leader of the other side, if one result cost both their units; absent: none. */
  readonly bereavedToo?: LeaderId;
}

/** R 10.20: the victors pursue, unit by unit. The enemy chooses its losses. */
export interface PursuitFrame {
  readonly kind: 'pursuit';
  /** The pursuers and the pursued. */
  readonly side: SideId;
  readonly loser: SideId;
  /** `capture`: a leader is captured too, after the losses of the same die. */
  readonly stage: 'ask' | 'pursue' | 'capture';
  /** Pursuers that still roll; while a die is awaited, the first of them rolls. */
  readonly left: readonly UnitId[];
  /** The column of the Pursuit Table of the last pursuer. */
  readonly as: Pursuer | null;
  /** The number of units that it still eliminates. */
  readonly toll: number;
}
