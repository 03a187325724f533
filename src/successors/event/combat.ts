/** Events of the Reaction Step, of Land Battles and of losses. */
import type { AbilityFigure } from '../data/ability.js';
import type { BattleResult, Belligerent, MarchGroup } from '../frame/index.js';
import type { Units } from '../units.js';
import type { Commander, GeneralId, IndependentArmyId, PlayerId, RoyalId, SpaceId } from '../vocabulary.js';
import type { Said } from './base.js';

/** An Army that moved from one space to another. */
export type ArmyMoved = MarchGroup & { readonly player: PlayerId; readonly from: SpaceId; readonly to: SpaceId };

/** What one rule adds to a die. */
export interface DieModifier {
  readonly rule: `R 19.${string}`;
  readonly value: number;
}

/** A die against an Initiative Rating. It succeeds if it is higher (R 10.2, 11.3). */
export interface InitiativeRoll {
  readonly die: number;
  /** What cards add. */
  readonly bonus: number;
  /** What optional rules add, each with its clause; absent if they add nothing (R 19). */
  readonly modifiers?: readonly DieModifier[];
  readonly initiative: number;
  readonly success: boolean;
}

export type CombatEvent =
  /** A special ability of a Commanding General changes a value (R 19.2). */
  | Said<
      'abilityCounted',
      {
        readonly player: PlayerId;
        readonly general: GeneralId;
        readonly space: SpaceId;
        readonly changes: AbilityFigure;
        /** The value without the ability. */
        readonly printed: number;
        /** The value with it. */
        readonly counts: number;
      }
    >
  /** Pieces enter their Major City or come out of it (R 9.1, 12.1.2). */
  | Said<
      'unitsThroughGate',
      { readonly player: PlayerId; readonly space: SpaceId; readonly inside: boolean; readonly units: Units }
    >
  | Said<
      'generalThroughGate',
      { readonly player: PlayerId; readonly space: SpaceId; readonly inside: boolean; readonly general: Commander }
    >
  | Said<
      'royalThroughGate',
      { readonly player: PlayerId; readonly space: SpaceId; readonly inside: boolean; readonly royal: RoyalId | 'cart' }
    >
  | Said<'cityArranged', { readonly player: PlayerId; readonly space: SpaceId }>
  | Said<
      'avoidBattleRolled',
      InitiativeRoll & { readonly player: PlayerId; readonly space: SpaceId; readonly commander: Commander }
    >
  | Said<'avoidedBattle', ArmyMoved>
  | Said<
      'interceptionDeclared',
      {
        readonly player: PlayerId;
        readonly from: SpaceId;
        readonly into: SpaceId;
        readonly commander: Commander;
        readonly units: Units;
      }
    >
  | Said<
      'interceptionRolled',
      InitiativeRoll & {
        readonly player: PlayerId;
        readonly from: SpaceId;
        readonly into: SpaceId;
        readonly commander: Commander;
      }
    >
  /** Another player's success, or the loss of the Army, cancels an attempt (R 11.4). */
  | Said<'interceptionCancelled', { readonly player: PlayerId; readonly from: SpaceId; readonly into: SpaceId }>
  | Said<'intercepted', ArmyMoved>
  /** The interceptor becomes the Attacker (R 19.3.2). */
  | Said<'becameAttacker', { readonly player: PlayerId; readonly mover: PlayerId; readonly space: SpaceId }>
  | Said<'withdrew', ArmyMoved>
  | Said<'landBattleBegan', { readonly space: SpaceId; readonly attacker: Belligerent; readonly defender: Belligerent }>
  | Said<'royalArmyStoodAside', { readonly player: PlayerId; readonly space: SpaceId; readonly count: number }>
  | Said<
      'battleStrengthCounted',
      {
        readonly who: Belligerent;
        readonly space: SpaceId;
        readonly strength: number;
        readonly localTroops: number;
        readonly elephantDice: readonly number[];
      }
    >
  /** `dice` as rolled; `total` with the Battle Rating applied (R 12.3.1). */
  | Said<
      'battleScored',
      {
        readonly who: Belligerent;
        readonly space: SpaceId;
        readonly dice: readonly number[];
        readonly rating: number;
        readonly total: number;
        readonly strength: number;
        readonly score: number;
        /** The number of columns by which the Battle Table is shifted to the right; absent: none (R 19.9.7). */
        readonly shift?: 1;
      }
    >
  | Said<
      'landBattleDecided',
      {
        readonly space: SpaceId;
        readonly attacker: Belligerent;
        readonly defender: Belligerent;
        readonly result: Exclude<BattleResult, 'noBattle'>;
      }
    >
  /** The battle and its results are over; `noBattle`: there was none after all (R 3.3.4.3). */
  | Said<
      'landBattleEnded',
      {
        readonly space: SpaceId;
        readonly attacker: Belligerent;
        readonly defender: Belligerent;
        readonly result: BattleResult;
      }
    >
  | Said<
      'leaderInDanger',
      {
        readonly player: PlayerId;
        readonly space: SpaceId;
        readonly commander: GeneralId;
        readonly die: number;
        readonly lost: boolean;
      }
    >
  /**
   * A Major General has defeated an Independent Army; `renown`: the Prestige Points that he now has for such victories
   * (R 19.1).
   */
  | Said<
      'renownWon',
      {
        readonly player: PlayerId;
        readonly space: SpaceId;
        readonly general: GeneralId;
        readonly army: IndependentArmyId;
        readonly renown: number;
      }
    >
  | Said<
      'attritionRolled',
      {
        readonly player: PlayerId;
        readonly space: SpaceId;
        readonly die: number;
        readonly count: number;
        readonly losses: number;
        /** The number of columns by which the Attrition Table is shifted to the right; absent: none (R 19.9.8). */
        readonly shift?: 1;
      }
    >
  | Said<'retreated', ArmyMoved>
  /** A defeated side has suffered its Battle Losses. */
  | Said<'defeated', { readonly player: PlayerId; readonly space: SpaceId; readonly victor: Belligerent }>
  | Said<'overrun', { readonly by: Belligerent; readonly victim: Belligerent; readonly space: SpaceId }>;
