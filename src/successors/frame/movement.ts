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
 * The activation of one General or Army (R 8.3.1). Its owner decides step by step until it ends. The pieces of its
 * group are listed only here, not among the forces or on a space of the state, until the activation ends.
 */
export interface MarchFrame {
  readonly kind: 'march';
  readonly player: PlayerId;
  readonly commander: Commander;
  readonly group: MarchGroup;
  /** The space that the group has reached and where it counts as standing; at sea, its current port. */
  readonly space: SpaceId;
  readonly inside: boolean;
  /** Whether it is at sea: the group stands in no space. */
  readonly afloat: boolean;
  /** The CUs of the group that came into the space by land and have not been dropped off there (R 8.3.11). */
  readonly through: Units;
  /** Movement roll of the Segment; `null`: the Movement Points are `points` (R 8.1). */
  readonly die: number | null;
  readonly points: number;
  /** Movement Points added by cards. */
  readonly bonus: number;
  readonly spent: number;
  /** Whether Mountain paths cost as much as Land paths (card 51). */
  readonly guides: boolean;
  /** The number of spaces entered in this activation so far. */
  readonly entered: number;
  /** Whether it has moved by land (R 8.4.2). */
  readonly byLand: boolean;
  /** Whether it has made its Naval Movement (R 8.4.2). */
  readonly bySea: boolean;
  /** Whether it has ended: because of a Land Battle, the limit of a siege, a withdrawal, or the player's choice. */
  readonly ended: boolean;
  /** Decisions to pick up and drop off pieces during this visit to the space. Each can be made once. */
  readonly handled: readonly VisitChoice[];
  /**
   * Its way back in a withdrawal or retreat, the latest space last: from the last space in which it could have stayed,
   * through those where it was granted passage (ruling back-past-a-granter); after a landing, the Embarkation Port
   * alone (R 11.7.2).
   */
  readonly trail: readonly SpaceId[];
  /**
   * How it came to where it stands. `start`: it has not moved yet; `here`: it has acted where it stood at the start.
   */
  readonly arrivedBy: 'start' | 'here' | 'land' | 'sea';
  /** The step that follows the Attrition of passing through an Independent Stronghold (R 8.3.11). */
  readonly bound: { readonly to: SpaceId; readonly passage: boolean } | null;
  /** The players who have granted Friendly Passage in this space (R 8.3.8). */
  readonly passage: readonly PlayerId[];
  /** The spaces in which it has attempted a Siege or Subjugation (R 13.4). */
  readonly attempted: readonly SpaceId[];
  /** Where its commander was when his activation or command began; only if special abilities are played (R 19.2). */
  readonly setOut?: SpaceId;
  /** The frame on top whose result it is waiting for. */
  readonly awaiting: 'none' | 'passage' | 'arrival' | 'battle' | 'sea' | 'attrition' | 'siege';
}

/** A player is asked for Friendly Passage (R 8.3.8). */
export interface PassageFrame {
  readonly kind: 'passage';
  readonly mover: PlayerId;
  readonly asked: PlayerId;
  readonly space: SpaceId;
  readonly granted: boolean | null;
}

/**
 * Pieces have returned to their own besieged city, which has not enough room for their CUs: their owner chooses which
 * go in (ruling shelter).
 */
export interface ShelterFrame {
  readonly kind: 'shelter';
  readonly player: PlayerId;
  readonly space: SpaceId;
  /** The rule by which they go in. */
  readonly rule: 'R 12.6' | 'ruling shelter';
  /** The CUs that will go in. */
  readonly chosen: Units;
  readonly holds: SpaceId | null;
}

/** A Naval Movement (R 8.4): escorts are declared, then the group sails path by path, then it lands. */
export interface SeaMoveFrame {
  readonly kind: 'seaMove';
  readonly player: PlayerId;
  readonly embarkation: SpaceId;
  readonly embarkedInside: boolean;
  readonly escort: readonly FleetId[];
  readonly stage: 'escort' | 'sail' | 'interception' | 'attrition' | 'landed';
  /** The spaces entered, in order; the group is at the last one. */
  readonly route: readonly SpaceId[];
  /** Whether it has lost a Naval Battle and goes back. */
  readonly beaten: boolean;
  /** Whether it must end at the first port entered (card 43). */
  readonly storm: boolean;
  /** Whether it lands inside its own besieged city (R 8.4.6). */
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
  /** The fleets that the asked player has declared so far. */
  readonly fleets: readonly FleetId[];
  readonly beaten: boolean;
}

/** A Naval Battle (R 8.6). The active player's side comes first. */
export interface NavalBattleFrame {
  readonly kind: 'navalBattle';
  readonly mover: PlayerId;
  readonly interceptor: PlayerId;
  readonly escort: readonly FleetId[];
  readonly fleets: readonly FleetId[];
  readonly stage: 'window' | 'roll' | 'done';
  /** The Fleet Strength lent by cards (card 11), for mover and interceptor. */
  readonly lent: readonly [number, number];
  readonly scores: readonly number[];
  readonly winner: 'mover' | 'interceptor' | 'draw' | null;
}
