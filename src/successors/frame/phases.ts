/** Frames of set-up and of the phases of a Game Turn (R 5, 6.1 to 6.5, 6.7, 6.8), and of chance. */
import type { Units } from '../units.js';
import type { GeneralId, PlayerId, RollPurpose, SpaceId } from '../vocabulary.js';

export type PhaseFrame =
  | GameFrame
  | DealGeneralsFrame
  | KeepGeneralFrame
  | PlaceGeneralFrame
  | TurnOrderFrame
  | AllotmentFrame
  | ReinforcementsFrame
  | DeployFrame
  | DealFrame
  | EndPhaseFrame
  | RollFrame
  | DrawFrame;

/** The bottom of the stack: the sequence of play (R 6). `stage` is what comes next. */
export interface GameFrame {
  readonly kind: 'game';
  readonly stage:
    | 'dealGenerals'
    | 'placeGenerals'
    | 'turnEvents'
    | 'turnOrder'
    | 'usurper'
    | 'reinforcements'
    | 'tycheCards'
    | 'strategy'
    | 'isolation'
    | 'end';
}

/** Dealing the starting Generals (R 5.4.2 to 5.4.5). */
export interface DealGeneralsFrame {
  readonly kind: 'dealGenerals';
  /** Generals still to be dealt. */
  readonly pool: readonly GeneralId[];
  /** Generals dealt to each player, in order; in a five-player game, those kept. */
  readonly dealt: Readonly<Partial<Record<PlayerId, readonly GeneralId[]>>>;
  /** Generals put back by players who chose (five players). */
  readonly discarded: readonly GeneralId[];
  readonly round: 'deal' | 'keep' | 'redeal';
}

/** A player keeps one of the two Generals dealt (R 5.4.5). */
export interface KeepGeneralFrame {
  readonly kind: 'keepGeneral';
  readonly player: PlayerId;
  readonly dealt: readonly GeneralId[];
  readonly kept: GeneralId | null;
}

/**
 * A player chooses the space of a General who may stand in several: at the start (R 5.4.1), or Polyperchon (R 6.1.3).
 */
export interface PlaceGeneralFrame {
  readonly kind: 'placeGeneral';
  readonly player: PlayerId;
  readonly general: GeneralId;
  readonly spaces: readonly SpaceId[];
  readonly chosen: SpaceId | null;
}

/** The Turn Order Phase (R 6.2): dice decide ties, then a player chooses who goes first. */
export interface TurnOrderFrame {
  readonly kind: 'turnOrder';
  /** The players tied for the fewest Victory Points who still roll. */
  readonly tied: readonly PlayerId[];
  readonly rolls: readonly number[];
  readonly chooser: PlayerId | null;
}

/** Players choose Mercenaries or Elite Cavalry before the Reinforcements (R 19.9.2). */
export interface AllotmentFrame {
  readonly kind: 'allotment';
  /** Players still to choose, in Turn Order. */
  readonly waiting: readonly PlayerId[];
  /** The players who have chosen Elite Cavalry. */
  readonly riders: readonly PlayerId[];
}

/** The Reinforcement Phase (R 6.4). */
export interface ReinforcementsFrame {
  readonly kind: 'reinforcements';
  /** Players still to deploy, in Turn Order. */
  readonly waiting: readonly PlayerId[];
  /** What each player receives, decided at the start of the phase. */
  readonly pools: Readonly<
    Partial<Record<PlayerId, { readonly units: Units; readonly generals: readonly GeneralId[] }>>
  >;
  /** Where generals stood at the start of the phase, by player (R 6.4.2 b). */
  readonly bases: Readonly<Partial<Record<PlayerId, readonly SpaceId[]>>>;
}

/**
 * The deployment of CUs and generals under the Reinforcement rules (R 6.4.2, 6.4.3): in the Reinforcement Phase, for
 * trained troops (R 6.6.3.3), for a hired Mercenary (R 6.6.4), and for cards that bring units. Push it with the pieces
 * to place. It finishes when nothing is left or nothing can be placed (the rest goes to the Dispersed Box).
 */
export interface DeployFrame {
  readonly kind: 'deploy';
  readonly player: PlayerId;
  readonly units: Units;
  readonly generals: readonly GeneralId[];
  /** The only spaces allowed, if a card says so; `null`: all that R 6.4.2 allows. */
  readonly spaces: readonly SpaceId[] | null;
  /** Whether all CUs go to the same space, that of the general who comes with them (if a card says so). */
  readonly together: boolean;
  /** The spaces with a friendly general at the start (R 6.4.2 b). */
  readonly bases: readonly SpaceId[];
  /** The CUs placed so far in each space, for the limit of two (R 6.4.3). */
  readonly placed: Readonly<Record<SpaceId, number>>;
  /** The CUs placed so far in each foreign province by the last resort of R 6.4.3. */
  readonly resort: Readonly<Record<string, number>>;
  /**
   * Whether Minor Generals may be placed after everything else (R 6.4.3): in the Reinforcement Phase only
   * (ruling deploying-minor-generals).
   */
  readonly minorGenerals: boolean;
  /**
   * The kind of piece that is being placed; `next`: to be determined. `resort`: pieces for which R 6.4.2 leaves no
   * room.
   */
  readonly stage: 'next' | 'general' | 'units' | 'resort' | 'minorGenerals';
}

/** The deal of the Tyche cards of a Game Turn (R 6.5): one card per chance action. */
export interface DealFrame {
  readonly kind: 'deal';
  readonly left: readonly PlayerId[];
}

/** The End Phase (R 6.8, 15.4.2): a last chance to bury the body. */
export interface EndPhaseFrame {
  readonly kind: 'endPhase';
  readonly asked: boolean;
}

/**
 * A roll of dice, one chance action per die. The frame that pushed it gets the values in `resume(run, frame, child)`:
 * `child.kind === 'roll'`, `child.purpose`, `child.values`.
 */
export interface RollFrame {
  readonly kind: 'roll';
  readonly purpose: RollPurpose;
  /** The player for whom the dice are rolled; `null`: nobody in particular. */
  readonly player: PlayerId | null;
  readonly dice: number;
  readonly values: readonly number[];
}

/** A player draws cards, one chance action per card (R 4.31.1). */
export interface DrawFrame {
  readonly kind: 'draw';
  readonly player: PlayerId;
  readonly count: number;
}
