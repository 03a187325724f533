/** Events about pieces on the board, whatever the reason. */
import type { Place, VictoryKind } from '../state.js';
import type { Units } from '../units.js';
import type {
  CombatUnit,
  Faction,
  FleetId,
  GeneralId,
  IndependentArmyId,
  PlayerId,
  RollPurpose,
  RoyalId,
  SpaceId,
} from '../vocabulary.js';
import type { Said } from './base.js';

export type BoardEvent =
  | Said<
      'rolled',
      { readonly purpose: RollPurpose; readonly player: PlayerId | null; readonly dice: readonly number[] }
    >
  | Said<'unitsPlaced', Place & { readonly player: PlayerId; readonly units: Units }>
  | Said<'unitsLost', Place & { readonly player: PlayerId; readonly units: Units }>
  | Said<'unitsDispersed', Place & { readonly player: PlayerId; readonly units: Units }>
  | Said<
      'unitsDefected',
      {
        readonly space: SpaceId;
        readonly unit: CombatUnit;
        readonly count: number;
        readonly from: PlayerId;
        readonly to: PlayerId;
      }
    >
  | Said<'generalPlaced', Place & { readonly player: PlayerId; readonly general: GeneralId }>
  | Said<'generalDispersed', { readonly player: PlayerId; readonly general: GeneralId; readonly space: SpaceId | null }>
  | Said<
      'generalEliminated',
      { readonly player: PlayerId; readonly general: GeneralId; readonly space: SpaceId | null }
    >
  | Said<'minorGeneralPlaced', Place & { readonly player: PlayerId }>
  | Said<'minorGeneralLifted', Place & { readonly player: PlayerId }>
  | Said<'markerPlaced', { readonly space: SpaceId; readonly faction: Faction; readonly previous: Faction | null }>
  | Said<'markerRemoved', { readonly space: SpaceId; readonly faction: Faction }>
  | Said<'fleetGained', { readonly fleet: FleetId; readonly player: PlayerId }>
  /** `upgraded`: as it was before. It shows its weak side now (R 3.4.1). */
  | Said<'fleetLost', { readonly fleet: FleetId; readonly player: PlayerId; readonly upgraded: boolean }>
  | Said<'fleetUpgraded', { readonly fleet: FleetId; readonly player: PlayerId }>
  | Said<'fleetDispersed', { readonly fleet: FleetId; readonly player: PlayerId; readonly upgraded: boolean }>
  | Said<'fleetReturned', { readonly fleet: FleetId; readonly player: PlayerId }>
  | Said<'royalMoved', Place & { readonly royal: RoyalId; readonly player: PlayerId | null }>
  | Said<'royalControlled', { readonly royal: RoyalId; readonly player: PlayerId; readonly previous: PlayerId | null }>
  | Said<'royalFreed', { readonly royal: RoyalId; readonly previous: PlayerId }>
  | Said<'royalActivated', { readonly royal: RoyalId; readonly player: PlayerId }>
  | Said<'royalInactive', { readonly royal: RoyalId; readonly space: SpaceId }>
  | Said<'royalDied', { readonly royal: RoyalId }>
  | Said<'cartControlled', { readonly player: PlayerId; readonly previous: PlayerId | null }>
  | Said<'cartFreed', { readonly previous: PlayerId }>
  /** The Funeral Cart is built early and may be moved (R 19.11). */
  | Said<'cartBuilt', { readonly player: PlayerId; readonly space: SpaceId }>
  | Said<'bodyBuried', { readonly player: PlayerId; readonly space: SpaceId }>
  | Said<'bodyLost'>
  | Said<
      'independentArmyMoved',
      { readonly army: IndependentArmyId; readonly from: SpaceId | 'box'; readonly to: SpaceId | 'box' }
    >
  | Said<'independentArmyRemoved', { readonly army: IndependentArmyId; readonly to: 'box' | 'game' }>
  | Said<'championLost', { readonly player: PlayerId; readonly target: PlayerId }>
  | Said<'championRegained', { readonly player: PlayerId }>
  | Said<'usurperNamed', { readonly player: PlayerId }>
  | Said<'gameWon', { readonly winners: readonly PlayerId[]; readonly how: VictoryKind }>;
