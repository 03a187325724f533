/** Events of sieges, Independent Armies and the royal family. */
import type { Commander, Faction, IndependentArmyId, PlayerId, RoyalWomanId, SpaceId } from '../vocabulary.js';
import type { Said } from './base.js';
import type { InitiativeRoll } from './combat.js';

export type SiegeEvent =
  | Said<
      'siegeAttempted',
      {
        readonly player: PlayerId;
        readonly space: SpaceId;
        readonly commander: Commander;
        readonly against: Faction;
        /** Set if Elite Cavalry have made a Subjugation cheaper (R 19.9.4). */
        readonly cavalry?: true;
      }
    >
  /** `points` and `losses`: the result of the die; `total`: the Siege Points there now. */
  | Said<
      'siegeRolled',
      {
        readonly player: PlayerId;
        readonly space: SpaceId;
        readonly die: number;
        readonly modifier: number;
        readonly points: number;
        readonly losses: number;
        readonly total: number;
      }
    >
  /** A Major City was captured, or an Independent space subjugated. */
  | Said<'spaceCaptured', { readonly player: PlayerId; readonly space: SpaceId; readonly from: Faction }>
  | Said<'siegeLifted', { readonly player: PlayerId; readonly space: SpaceId }>
  | Said<'helepolisLost', { readonly player: PlayerId; readonly space: SpaceId }>
  /** A player's pieces had to leave the Major City of a space. */
  | Said<'cityLeft', { readonly player: PlayerId; readonly space: SpaceId }>
  | Said<'independentArmyActivated', { readonly player: PlayerId; readonly army: IndependentArmyId }>
  | Said<'independentArmyEnded', { readonly army: IndependentArmyId; readonly space: SpaceId | 'box' }>
  /** A card is discarded so that an Independent Army may react (R 19.4) to the mover that has entered `space`. */
  | Said<
      'independentReactionDeclared',
      {
        readonly player: PlayerId;
        readonly army: IndependentArmyId;
        readonly reaction: 'avoidBattle' | 'interception';
        readonly from: SpaceId;
        readonly space: SpaceId;
      }
    >
  | Said<
      'independentAvoidRolled',
      InitiativeRoll & { readonly player: PlayerId; readonly army: IndependentArmyId; readonly space: SpaceId }
    >
  | Said<
      'independentInterceptionRolled',
      InitiativeRoll & {
        readonly player: PlayerId;
        readonly army: IndependentArmyId;
        readonly from: SpaceId;
        readonly into: SpaceId;
      }
    >
  | Said<
      'royalMarried',
      { readonly bride: RoyalWomanId; readonly player: PlayerId; readonly general: Commander; readonly space: SpaceId }
    >;
