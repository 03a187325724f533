/** R 10: frames of the Tactical Display. */
import type { Line, Post } from '../data/display.js';
import type { BattleEnd, BoxId, LeaderId, ProvinceId, Pursuer, SideId, UnitId } from '../vocabulary.js';

export type DisplayFrame =
  BattleFrame | ArrayFrame | RallyFrame | CloseUpFrame | ManoeuvreFrame | AssaultFrame | DuelFrame | PursuitFrame;

/** A unit on the display, or two that stand as one (R 10.7). On the map it stays where the battle is. */
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
  /** With whom he stands; `null`: he is alone in the box. */
  readonly unit: UnitId | null;
}

/** Two units locked in combat: the one that was attacked attacks next (R 10.12). */
export interface Engagement {
  readonly attacker: UnitId;
  readonly defender: UnitId;
}

/** One of several sides that fight in one army, and the boxes in which it sets up. */
export interface Contingent {
  readonly side: SideId;
  readonly boxes: readonly BoxId[];
}

/** One of the two armies, as it came to the battle. */
export interface Army {
  /** Whose it is: after it the boxes of the army are called. */
  readonly side: SideId;
  /** Several sides that fight in it, in the order in which they act; absent: its own alone. */
  readonly contingents?: readonly Contingent[];
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  /** With any of these the battle is lost (R 10.19). */
  readonly commanders: readonly LeaderId[];
}

/** R 10: a battle. All that is on the display is here, and nowhere else. Whoever pushed it reads `winner`. */
export interface BattleFrame {
  readonly kind: 'battle';
  readonly province: ProvinceId;
  /** In the order in which they set up. */
  readonly armies: readonly [Army, Army];
  /** Who begins each round (R 10.2). */
  readonly first: SideId;
  /** 0 while the armies set up. */
  readonly round: number;
  /** How many steps of the set-up, of the round, or of what follows the battle have been opened. */
  readonly step: number;
  readonly fighters: readonly Fighter[];
  readonly leaders: readonly Posted[];
  /** Boxes that were empty when the round began (R 10.9). */
  readonly vacant: readonly Post[];
  readonly engaged: readonly Engagement[];
  /** Leaders who have taken part in a duel of the round, and of which box (R 10.16). */
  readonly led: readonly (Post & { readonly leader: LeaderId })[];
  /** Leaders who have lost their unit in the phase: they take part in no other duel of it (R 10.12). */
  readonly idle: readonly LeaderId[];
  /** Units that fire once a battle, and have (R 10.14, optional). */
  readonly fired: readonly UnitId[];
  /** How it has ended; `null` as long as it is fought. */
  readonly ended: BattleEnd | null;
  readonly winner: SideId | null;
}

/** R 10.3: a side sets up: its units, then its leaders, then who stands in which line. */
export interface ArrayFrame {
  readonly kind: 'array';
  readonly side: SideId;
  /** Units and leaders still to be placed; who sets up freely places any of the leaders next, others the first. */
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  /** Units placed. */
  readonly placed: number;
  /** Units that have changed lines since all were placed. */
  readonly handled: readonly UnitId[];
  readonly done: boolean;
}

/** R 10.18: routed units that have a leader may rally; the first of the leaders is next. */
export interface RallyFrame {
  readonly kind: 'rally';
  readonly side: SideId;
  readonly left: readonly LeaderId[];
  /** The die has been called for, or has rallied him. */
  readonly stage: 'ask' | 'roll' | 'place';
}

/** R 10.6: where the first line is gone, the second steps forward, on both sides. */
export interface CloseUpFrame {
  readonly kind: 'closeUp';
  /** The box that is being looked at. */
  readonly post: Post | null;
}

/** R 10.6-10.9: a side moves. Every unit and every leader is decided once. */
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
  /** Boxes that have attacked, and boxes attacked. */
  readonly from: readonly Post[];
  readonly into: readonly Post[];
  /** Units attacked, once for each time. */
  readonly met: readonly UnitId[];
  /** The box that is attacking now. */
  readonly current: Attack | null;
  readonly done: boolean;
}

export interface Attack {
  readonly from: Post;
  readonly into: Post;
  /** Who has attacked, and who has been attacked, out of this box. */
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
  /** Of two that stand as one, who has shot in this stage; absent: nobody. */
  readonly shot?: readonly UnitId[];
  /** A leader who has lost his unit, and for whom another is looked for. */
  readonly bereaved: LeaderId | null;
  /** He of the other side, if both have lost theirs by one stroke; absent: nobody. */
  readonly bereavedToo?: LeaderId;
}

/** R 10.20: the victors pursue, unit by unit; their enemy chooses whom it loses. */
export interface PursuitFrame {
  readonly kind: 'pursuit';
  /** Who pursues, and who is pursued. */
  readonly side: SideId;
  readonly loser: SideId;
  /** `capture`: a leader is taken as well, as soon as the units are lost that the same die has cost. */
  readonly stage: 'ask' | 'pursue' | 'capture';
  /** Pursuers still to be rolled for; while a die is awaited the first of them is. */
  readonly left: readonly UnitId[];
  /** As whom the last of them has pursued. */
  readonly as: Pursuer | null;
  /** Units that it eliminates yet. */
  readonly toll: number;
}
