/** Frames of movement (R 8). */
import type { Units } from '../units.js';
import type { Commander, FleetId, GeneralId, PlayerId, RoyalId, SpaceId } from '../vocabulary.js';
import type { VisitChoice } from './choices.js';

export type MovementFrame =
  MarchFrame | PassageFrame | ShelterFrame | SeaMoveFrame | NavalInterceptionFrame | NavalBattleFrame;

/** What moves together (R 8.3.1). */
export interface MarchGroup {
  readonly generals: readonly GeneralId[];
  /** Minor Generals in the group. */
  readonly minors: number;
  readonly units: Units;
  readonly royals: readonly RoyalId[];
  readonly cart: boolean;
}

/**
 * The activation of one General or Army (R 8.3.1). Its owner decides, step by step, until it ends. What it has taken up is in
 * its hands and nowhere else: neither among the forces nor on a space of the state, until it is set down.
 */
export interface MarchFrame {
  readonly kind: 'march';
  readonly player: PlayerId;
  readonly commander: Commander;
  readonly group: MarchGroup;
  /** The space that the group has reached, and where it counts as standing; at sea the port off which it lies. */
  readonly space: SpaceId;
  readonly inside: boolean;
  /** At sea: the group stands in no space. */
  readonly afloat: boolean;
  /** Of its CUs, those that came by land into the space where it is, and have not been left there (R 8.3.11). */
  readonly through: Units;
  /** Movement roll of the Segment; `null`: the Movement Points are `points` (R 8.1). */
  readonly die: number | null;
  readonly points: number;
  /** Movement Points added by cards. */
  readonly bonus: number;
  readonly spent: number;
  /** Mountain paths count as Land paths (card 51). */
  readonly guides: boolean;
  /** Spaces entered in this activation so far. */
  readonly entered: number;
  /** Has moved by land before (R 8.4.2). */
  readonly byLand: boolean;
  /** Has made its Naval Movement (R 8.4.2). */
  readonly bySea: boolean;
  /** Ended: a Land Battle was fought, a siege's limit, a withdrawal, or the player's choice. */
  readonly ended: boolean;
  /** Choices about taking and leaving that were made in this visit to this space: each once (progress). */
  readonly handled: readonly VisitChoice[];
  /**
   * Its way back in a withdrawal or retreat, the latest space last: from the last space in which it could have stayed, through
   * those in which it was let pass (ruling back-past-a-granter); after a landing the Embarkation Port alone (R 11.7.2).
   */
  readonly trail: readonly SpaceId[];
  /**
   * How it came to where it stands; `start`: it has not moved yet;
   * `here`: it has acted where it stood at the start.
   */
  readonly arrivedBy: 'start' | 'here' | 'land' | 'sea';
  /** The step that follows on the Attrition of passing through an Independent Stronghold (R 8.3.11). */
  readonly bound: { readonly to: SpaceId; readonly passage: boolean } | null;
  /** Friendly Passage granted by these players in this space (R 8.3.8). */
  readonly passage: readonly PlayerId[];
  /** The spaces that it has attempted to take by Siege or Subjugation (R 13.4). */
  readonly attempted: readonly SpaceId[];
  /** Where its commander was when his activation or command began; only where special abilities are played (R 19.2). */
  readonly setOut?: SpaceId;
  /** What is being waited for from the frame on top. */
  readonly awaiting: 'none' | 'passage' | 'arrival' | 'battle' | 'sea' | 'attrition' | 'siege';
}

/** Friendly Passage is asked for (R 8.3.8). */
export interface PassageFrame {
  readonly kind: 'passage';
  readonly mover: PlayerId;
  readonly asked: PlayerId;
  readonly space: SpaceId;
  readonly granted: boolean | null;
}

/** Pieces are back before their own besieged city, which cannot hold all their CUs: their owner says which go in (ruling shelter). */
export interface ShelterFrame {
  readonly kind: 'shelter';
  readonly player: PlayerId;
  readonly space: SpaceId;
  /** Why they go in. */
  readonly rule: 'R 12.6' | 'ruling shelter';
  /** The CUs that will go in. */
  readonly chosen: Units;
  readonly holds: SpaceId | null;
}

/** A Naval Movement in the making (R 8.4): escorts declared, then sailing path by path, then debarking. */
export interface SeaMoveFrame {
  readonly kind: 'seaMove';
  readonly player: PlayerId;
  readonly embarkation: SpaceId;
  readonly embarkedInside: boolean;
  readonly escort: readonly FleetId[];
  readonly stage: 'escort' | 'sail' | 'interception' | 'attrition' | 'landed';
  /** Spaces entered, in order; the last is where it is. */
  readonly route: readonly SpaceId[];
  /** Lost a Naval Battle: it goes back. */
  readonly beaten: boolean;
  /** Must end at the first port entered (card 43). */
  readonly storm: boolean;
  /** It debarks inside its own besieged city (R 8.4.6). */
  readonly inside: boolean;
}

/** Other players may intercept at sea, in Turn Order (R 8.5). */
export interface NavalInterceptionFrame {
  readonly kind: 'navalInterception';
  readonly mover: PlayerId;
  readonly route: readonly SpaceId[];
  readonly escort: readonly FleetId[];
  readonly asked: PlayerId | null;
  readonly passed: readonly PlayerId[];
  /** Fleets the asked player has declared so far. */
  readonly fleets: readonly FleetId[];
  readonly beaten: boolean;
}

/** A Naval Battle (R 8.6). The active player's side first. */
export interface NavalBattleFrame {
  readonly kind: 'navalBattle';
  readonly mover: PlayerId;
  readonly interceptor: PlayerId;
  readonly escort: readonly FleetId[];
  readonly fleets: readonly FleetId[];
  readonly stage: 'window' | 'roll' | 'done';
  /** Strength lent by cards (card 11), mover and interceptor. */
  readonly lent: readonly [number, number];
  readonly scores: readonly number[];
  readonly winner: 'mover' | 'interceptor' | 'draw' | null;
}
