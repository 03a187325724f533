/** Frames of sieges and subjugations (R 13) and of Independent Armies (R 14, 19.4). */
import type { Commander, IndependentArmyId, PlayerId, SpaceId } from '../vocabulary.js';

export type SiegeFrame = SiegeAttemptFrame | CaptureFrame | IndependentMoveFrame | IndependentAvoidanceFrame;

/** One Siege or Subjugation attempt (R 13.2, 13.3). Push it; attempts are counted in the segment's memory. */
export interface SiegeAttemptFrame {
  readonly kind: 'siegeAttempt';
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly commander: Commander;
  /** In the Surrender Segment the victor may place his marker at once (R 13.2.4). */
  readonly surrender: boolean;
  /** `over`: Surprise cards may be played before the next attempt (R 4.31.1). */
  readonly stage: 'roll' | 'result' | 'capture' | 'marker' | 'done' | 'over';
  readonly captured: boolean;
}

/** A Major City has fallen: what is inside suffers Battle Losses, and in his Surrender Segment the victor may mark it (R 13.2.4). */
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
  /** It drew a battle in this activation: it removes no marker (R 14.7). */
  readonly drew: boolean;
  readonly entered: number;
  readonly ended: boolean;
  /** What is being waited for from the frame on top; `retreat`: the player chooses where it retreats to. */
  readonly awaiting: 'none' | 'arrival' | 'battle' | 'overrun' | 'retreat';
  /** Players in its space who failed to Avoid Battle: no Local Troops (R 10.4). */
  readonly noLocalTroops: readonly PlayerId[];
}

/** A card has been discarded that an Independent Army may do something (R 19.4): by whom, and from where it does. */
export interface IndependentAttempt {
  readonly player: PlayerId;
  readonly army: IndependentArmyId;
  readonly from: SpaceId;
}

/** What Independent Armies do in a Reaction Step (R 19.4). */
export interface IndependentReactions {
  /** Attempts declared and still to be resolved, in order. */
  readonly attempts: readonly IndependentAttempt[];
  /** One has failed to Avoid Battle: no Local Troops (R 10.4). */
  readonly failed: boolean;
  /** One has come by interception. */
  readonly came: boolean;
}

/** An Independent Army tries to Avoid Battle, and goes where the player says who discarded a card for it (R 19.4). */
export interface IndependentAvoidanceFrame {
  readonly kind: 'independentAvoidance';
  readonly player: PlayerId;
  readonly army: IndependentArmyId;
  /** The space that it leaves. */
  readonly space: SpaceId;
  /** Spaces that it may not enter: where the active Army came from (R 10.5). */
  readonly forbidden: readonly SpaceId[];
  readonly stage: 'window' | 'roll' | 'move' | 'done';
  readonly bonus: number;
  /** Movement Points left. */
  readonly left: number;
  readonly failed: boolean;
  /** The die does not carry into a Transit Point with the first step (R 19.5); absent: it does. */
  readonly transitShut?: true;
}
