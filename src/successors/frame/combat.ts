/** Frames of the Reaction Step and of Land Battle (R 9 to 12), and of losses (R 4.3, 12.5). */
import type { RuleRef } from '../../core/index.js';
import type { Units } from '../units.js';
import type { CombatUnit, Commander, GeneralId, IndependentArmyId, PlayerId, SpaceId } from '../vocabulary.js';
import type { GateChoice } from './choices.js';
import type { MarchGroup } from './movement.js';
import type { IndependentReactions } from './siege.js';

export type CombatFrame =
  | ArrivalFrame
  | ArrangeCityFrame
  | AvoidBattleFrame
  | AvoidMoveFrame
  | InterceptionFrame
  | InterceptorAttackFrame
  | WithdrawalFrame
  | LandBattleFrame
  | JoinBattleFrame
  | LeaderLossFrame
  | SuccessionFrame
  | LossesFrame
  | AttritionFrame
  | DefeatFrame
  | OverrunFrame;

/** A side in battle: a player, or the Independent Armies of a space. */
export type Belligerent = PlayerId | 'independent';

/**
 * The Reaction Step (R 9) after an Army, a lone General or an Independent Army has entered a space. At its end,
 * `withdrew` says whether the mover went back, and the space shows everything else.
 */
export interface ArrivalFrame {
  readonly kind: 'arrival';
  readonly mover: Belligerent;
  /** The Independent Army that moved. */
  readonly army: IndependentArmyId | null;
  readonly space: SpaceId;
  /** The space it came from; after a landing the Embarkation Port (R 11.7.2); `box` for an Independent Army. */
  readonly from: SpaceId | 'box';
  /**
   * The spaces that it may have to go back to, the latest last. Nobody avoids battle into them (R 10.5;
   * ruling back-past-a-granter).
   */
  readonly trail: readonly SpaceId[];
  readonly bySea: boolean;
  /** Players who granted Friendly Passage. They stay and do not react (R 8.3.8). */
  readonly passage: readonly PlayerId[];
  readonly stage: ArrivalStage;
  /** Players whose turn in this stage is over. */
  readonly handled: readonly PlayerId[];
  /** Interceptions declared, in Turn Order (R 11.2). */
  readonly declared: readonly Interception[];
  /** The number of these that have been rolled for or cancelled. */
  readonly resolved: number;
  /** Whether the die for the next one is about to be rolled: its window has been opened. */
  readonly rolling: boolean;
  /** What a card adds to that die (card 49). */
  readonly bonus: number;
  /** The player whose interceptions succeed (R 11.4). */
  readonly interceptor: PlayerId | null;
  /** Players who failed to Avoid Battle here and get no Local Troops (R 10.4). */
  readonly failedToAvoid: readonly PlayerId[];
  readonly withdrew: boolean;
  /** Set if the interceptors may attack (R 19.3.2). Absent if the rule is not played or nobody has intercepted. */
  readonly attack?: InterceptorAttack;
  /** What Independent Armies do (R 19.4). Absent if the rule is not played, or no card has been discarded for it. */
  readonly independents?: IndependentReactions;
}

/** The stages of a Reaction Step, in order. Stages of optional rules that are not played are skipped. */
export const ARRIVAL_STAGES = [
  'window',
  'arrange',
  'avoid',
  'offerAvoidance',
  'independentsAvoid',
  'declare',
  'offerInterception',
  'roll',
  'independentsIntercept',
  'attack',
  'answer',
  'withdraw',
  'done',
] as const;
export type ArrivalStage = (typeof ARRIVAL_STAGES)[number];

/** Interceptors who may become the Attacker (R 19.3.2). */
export interface InterceptorAttack {
  /** The spaces they came from, the latest last. */
  readonly from: readonly SpaceId[];
  /** Whether their player has declared it. */
  readonly declared: boolean;
}

/** A declared Land Interception (R 11.2): its place, its player and its pieces. */
export interface Interception {
  readonly player: PlayerId;
  readonly from: SpaceId;
  /** Whether it comes from inside the Major City of that space. */
  readonly inside: boolean;
  readonly commander: Commander;
  /** Major Generals, the commander included. */
  readonly generals: readonly GeneralId[];
  /** Minor Generals, the commander included. */
  readonly minors: number;
  readonly units: Units;
}

/** The owner of a Major City decides which pieces are inside and outside (R 9.1). */
export interface ArrangeCityFrame {
  readonly kind: 'arrangeCity';
  readonly player: PlayerId;
  readonly space: SpaceId;
  /** Pieces that have moved. Each moves once. */
  readonly handled: readonly GateChoice[];
  readonly holds: SpaceId | null;
}

/** A player may try to Avoid Battle (R 10). */
export interface AvoidBattleFrame {
  readonly kind: 'avoidBattle';
  readonly player: PlayerId;
  readonly space: SpaceId;
  /** Spaces that it may not enter because the active Army came from there (R 10.5). */
  readonly forbidden: readonly SpaceId[];
  readonly stage: 'ask' | 'window' | 'roll' | 'move' | 'fate' | 'done';
  readonly bonus: number;
  readonly result: 'declined' | 'failed' | 'avoided' | null;
}

/** An Army that has avoided battle spends its two Movement Points (R 10.2). */
export interface AvoidMoveFrame {
  readonly kind: 'avoidMove';
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly origin: SpaceId;
  /** Spaces that it may not enter because the active Army came from there (R 10.5). */
  readonly forbidden: readonly SpaceId[];
  /** The pieces that move: exactly those that were attacked (R 10.5). */
  readonly force: MarchGroup;
  readonly left: number;
  /** Set if the die is too low for a first step into a Transit Point (R 19.5). */
  readonly transitShut?: true;
}

/** A player declares a Land Interception from each space in turn, or declines (R 11.2). */
export interface InterceptionFrame {
  readonly kind: 'interception';
  readonly player: PlayerId;
  readonly into: SpaceId;
  /** Spaces already decided. */
  readonly handled: readonly SpaceId[];
  /** The interception that is being put together. */
  readonly building: Interception | null;
  /**
   * Where the Minor General comes from who is placed with the declaration: to lead, or to stay with the other CUs
   * (R 3.1.2).
   */
  readonly placing: 'supply' | SpaceId | null;
  /** Kinds of CUs that have been added. */
  readonly done: readonly CombatUnit[];
  readonly declared: readonly Interception[];
}

/** A player whose interception has succeeded may become the Attacker (R 19.3.2). */
export interface InterceptorAttackFrame {
  readonly kind: 'interceptorAttack';
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly attacks: boolean | null;
}

/** The mover may withdraw after an interception (R 11.7). */
export interface WithdrawalFrame {
  readonly kind: 'withdrawal';
  readonly player: PlayerId;
  readonly withdrew: boolean | null;
}

/** The winner of a Land Battle; `noBattle`: there was none (R 3.3.4.3). */
export type BattleResult = 'attacker' | 'defender' | 'draw' | 'noBattle';

/** One side of a Land Battle. */
export interface BattleSide {
  readonly who: Belligerent;
  /** The pieces that came out of the besieged city to take part (R 12.1.2) and go back; `null`: not asked yet. */
  readonly fromCity: MarchGroup | null;
  /** Whether Royal Army CUs stand aside (R 3.3.4.2). */
  readonly royalArmyAside: boolean;
  /** Whether it failed to Avoid Battle and gets no Local Troops (R 10.4). */
  readonly noLocalTroops: boolean;
  readonly commander: Commander | IndependentArmyId | null;
  readonly elephantDice: readonly number[];
  readonly dice: readonly number[];
  readonly strength: number;
  /** The modified total of the two dice. */
  readonly total: number;
  readonly score: number;
}

/**
 * A Land Battle (R 12). Push it with `stage: 'begin'` and both sides from `battleSide(who)`. At its end, `result` is
 * set. It ends the activation of the Army that moved (R 12.7).
 */
export interface LandBattleFrame {
  readonly kind: 'landBattle';
  readonly space: SpaceId;
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  /**
   * The spaces that the attacker may retreat to after a draw (R 12.6), the latest last (ruling back-past-a-granter);
   * `null`: back into the city.
   */
  readonly retreatTo: readonly SpaceId[] | null;
  readonly stage:
    | 'begin'
    | 'join'
    | 'window'
    | 'loyalty'
    | 'elephants'
    | 'roll'
    | 'rolled'
    | 'score'
    | 'leaders'
    | 'succession'
    | 'losses'
    | 'retreat'
    | 'over'
    | 'done';
  readonly result: BattleResult | null;
  readonly holds: SpaceId | null;
}

/** The owner of a besieged city decides which of its pieces take part in a battle outside (R 12.1.2). */
export interface JoinBattleFrame {
  readonly kind: 'joinBattle';
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly joined: MarchGroup;
  /** Kinds of CUs that have been decided. */
  readonly done: readonly CombatUnit[];
  readonly holds: SpaceId | null;
}

/** A die for a leader (R 12.4.1). */
export interface LeaderLossFrame {
  readonly kind: 'leaderLoss';
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly commander: GeneralId;
  readonly lostBattle: boolean;
}

/** An Army has no commander: the owner may provide a Minor General (R 12.4.2). */
export interface SuccessionFrame {
  readonly kind: 'succession';
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly inside: boolean;
  readonly holds: SpaceId | null;
}

/** The owner chooses which CUs to lose, one at a time. Push it with their number. */
export interface LossesFrame {
  readonly kind: 'losses';
  readonly player: PlayerId;
  readonly space: SpaceId;
  /** The zones from which CUs are lost: outside, inside, or both. */
  readonly zones: readonly ('outside' | 'inside')[];
  readonly left: number;
  /** Whether the first loss must be an Elephant, if there is one (R 4.3). */
  readonly elephantFirst: boolean;
  /**
   * The only kinds that can be lost (such as Macedonians after a defeat, or all except Royal Army that stood aside);
   * `null`: all.
   */
  readonly among: readonly CombatUnit[] | null;
  /** The most of each kind that can be lost; `null`: all that there are. */
  readonly within: Units | null;
  /** Whether only CUs of the Army on the march are lost, not others in its space. */
  readonly marching: boolean;
  readonly rule: RuleRef;
}

/** Attrition (R 4.3): a die, then losses. `passage`: on the column of R 4.3.1. */
export interface AttritionFrame {
  readonly kind: 'attrition';
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly zones: readonly ('outside' | 'inside')[];
  readonly passage: boolean;
  readonly among: readonly CombatUnit[] | null;
  readonly within: Units | null;
  /** Whether only CUs of the Army on the march are lost, not others in its space. */
  readonly marching: boolean;
  readonly rule: RuleRef;
  /** The number of columns by which the Attrition Table is shifted to the right; absent: none (R 19.9.8). */
  readonly shift?: 1;
  readonly stage: 'roll' | 'losses' | 'done';
}

/**
 * Battle Losses of a defeated side (R 12.5.1): Mercenaries and Elephants are eliminated, Macedonians suffer Attrition
 * and the survivors are Dispersed, generals are Dispersed or return to the supply, royals and the cart change hands.
 * Also after an Overrun (R 8.3.6) and in a captured city (R 13.2.4).
 */
export interface DefeatFrame {
  readonly kind: 'defeat';
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly zones: readonly ('outside' | 'inside')[];
  /** The side that captures the royals and the cart. */
  readonly victor: Belligerent;
  /** The number of columns by which the Attrition Table is shifted to the right; absent: none (R 19.9.8). */
  readonly shift?: 1;
  readonly stage: 'begin' | 'attrition' | 'done';
  readonly holds: SpaceId | null;
}

/** An Overrun (R 8.3.6): the victim suffers Battle Losses; the Army goes on. */
export interface OverrunFrame {
  readonly kind: 'overrun';
  readonly by: Belligerent;
  readonly victim: Belligerent;
  readonly space: SpaceId;
  readonly stage: 'losses' | 'done';
  readonly holds: SpaceId | null;
}
