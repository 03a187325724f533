/** Frames of sieges and subjugations (R 13) and of Independent Armies (R 14, 19.4). */
import type { Commander, IndependentArmyId, PlayerId, SpaceId } from '../vocabulary.js';

export type SiegeFrame = SiegeAttemptFrame | CaptureFrame | IndependentMoveFrame | IndependentAvoidanceFrame;

/** An attempt of a Siege or Subjugation (R 13.2, 13.3). Attempts are counted in the notes about the Segment. */
export interface SiegeAttemptFrame {
  readonly kind: 'siegeAttempt';
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly commander: Commander;
  /** Whether the victor may place a marker at once, in the Surrender Segment (R 13.2.4). */
  readonly surrender: boolean;
  /** `over`: Surprise cards may be played before the next attempt (R 4.31.1). */
  readonly stage: 'roll' | 'result' | 'capture' | 'marker' | 'done' | 'over';
  readonly captured: boolean;
  /** Set if Elite Cavalry have made a Subjugation cheaper and take the losses (R 19.9.4). */
  readonly cavalry?: true;
}

/**
 * A Major City has been captured: the pieces inside suffer Battle Losses, and in their Surrender Segment the victor may
 * place a marker (R 13.2.4).
 */
export interface CaptureFrame {
  readonly kind: 'capture';
  readonly by: PlayerId;
  readonly from: PlayerId;
  readonly space: SpaceId;
  readonly stage: 'losses' | 'royals' | 'marker' | 'done';
}

/** The activation of an Independent Army by a player (R 14.2). */
export interface IndependentMoveFrame {
  readonly kind: 'independentMove';
  readonly player: PlayerId;
  readonly army: IndependentArmyId;
  readonly origin: SpaceId | 'box';
  readonly left: number;
  readonly cameFrom: SpaceId | 'box';
  /** Whether it drew a battle in this activation, so that it removes no marker (R 14.7). */
  readonly drew: boolean;
  readonly entered: number;
  readonly ended: boolean;
  /** The frame on top whose result it is waiting for; `retreat`: the player chooses where it retreats. */
  readonly awaiting: 'none' | 'arrival' | 'battle' | 'overrun' | 'retreat';
  /** The players in its space who failed to Avoid Battle and get no Local Troops (R 10.4). */
  readonly noLocalTroops: readonly PlayerId[];
}

/** A discarded card for which an Independent Army may react (R 19.4), with its player and the space of the army. */
export interface IndependentAttempt {
  readonly player: PlayerId;
  readonly army: IndependentArmyId;
  readonly from: SpaceId;
}

/** What Independent Armies do in a Reaction Step (R 19.4). */
export interface IndependentReactions {
  /** The declared attempts that are still to be resolved, in order. */
  readonly attempts: readonly IndependentAttempt[];
  /** Whether one has failed to Avoid Battle, so that they get no Local Troops (R 10.4). */
  readonly failed: boolean;
  /** Whether one has intercepted. */
  readonly came: boolean;
}

/** An Independent Army tries to Avoid Battle. The player who discarded a card for it chooses where it goes (R 19.4). */
export interface IndependentAvoidanceFrame {
  readonly kind: 'independentAvoidance';
  readonly player: PlayerId;
  readonly army: IndependentArmyId;
  /** The space that it leaves. */
  readonly space: SpaceId;
  /** Spaces that it may not enter because the active Army came from there (R 10.5). */
  readonly forbidden: readonly SpaceId[];
  readonly stage: 'window' | 'roll' | 'move' | 'done';
  readonly bonus: number;
  /** Movement Points left. */
  readonly left: number;
  readonly failed: boolean;
  /** Set if the die is too low for a first step into a Transit Point (R 19.5). */
  readonly transitShut?: true;
}
