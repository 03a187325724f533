/** Events of movement (R 8). */
import type { Place } from '../state.js';
import type { Units } from '../units.js';
import type { Commander, FleetId, GeneralId, PathKind, PlayerId, RoyalId, SpaceId } from '../vocabulary.js';
import type { Said } from './base.js';

/** The pieces that moved together. */
export interface MovedGroup {
  readonly units: Units;
  readonly generals: readonly GeneralId[];
  readonly minors: number;
  readonly royals: readonly RoyalId[];
  readonly cart: boolean;
}

export type MovementEvent =
  | Said<
      'activationBegan',
      Place & { readonly player: PlayerId; readonly commander: Commander; readonly movementPoints: number }
    >
  | Said<'activationEnded', Place & { readonly player: PlayerId; readonly commander: Commander }>
  | Said<
      'commandChanged',
      {
        readonly player: PlayerId;
        readonly space: SpaceId;
        readonly from: Commander;
        readonly to: Commander;
        readonly movementPoints: number;
      }
    >
  | Said<
      'groupMoved',
      MovedGroup & {
        readonly player: PlayerId;
        readonly commander: Commander;
        readonly from: SpaceId;
        readonly to: SpaceId;
        readonly path: PathKind | null;
      }
    >
  | Said<'gatePassed', MovedGroup & Place & { readonly player: PlayerId }>
  | Said<'unitsTaken', Place & { readonly player: PlayerId; readonly units: Units }>
  | Said<'unitsLeft', Place & { readonly player: PlayerId; readonly units: Units }>
  | Said<'generalTaken', Place & { readonly player: PlayerId; readonly general: Commander }>
  | Said<'generalLeft', Place & { readonly player: PlayerId; readonly general: Commander }>
  | Said<'royalTaken', Place & { readonly player: PlayerId; readonly royal: RoyalId }>
  | Said<'royalLeft', Place & { readonly player: PlayerId; readonly royal: RoyalId }>
  | Said<'cartTaken', Place & { readonly player: PlayerId }>
  | Said<'cartLeft', Place & { readonly player: PlayerId }>
  | Said<'passageGranted', { readonly player: PlayerId; readonly mover: PlayerId; readonly space: SpaceId }>
  | Said<'passageRefused', { readonly player: PlayerId; readonly mover: PlayerId; readonly space: SpaceId }>
  | Said<'embarked', Place & { readonly player: PlayerId; readonly escort: readonly FleetId[] }>
  | Said<'debarked', Place & { readonly player: PlayerId }>
  | Said<
      'navalInterceptionDeclared',
      { readonly player: PlayerId; readonly mover: PlayerId; readonly fleets: readonly FleetId[] }
    >
  | Said<
      'navalBattleFought',
      {
        readonly mover: PlayerId;
        readonly interceptor: PlayerId;
        readonly scores: readonly number[];
        readonly winner: 'mover' | 'interceptor' | 'draw';
      }
    >
  | Said<'returnedToPort', { readonly player: PlayerId; readonly space: SpaceId }>;
