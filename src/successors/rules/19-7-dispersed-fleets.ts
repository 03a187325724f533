/** R 19.7: Dispersed fleets stay so until a discarded card brings one back. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { returnFleet } from '../deeds/fleets.js';
import { plays } from '../options.js';
import { retrievableFleets } from '../query/fleets.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { FleetId, PlayerId } from '../vocabulary.js';

/** Whether Dispersed fleets come back in the Reinforcement Phase by themselves (R 6.4.1). */
export const fleetsComeBack = (situation: Situation): boolean => !plays(situation, 'dispersedFleets');

/** Any card that is discarded in the Tyche Segment can bring a fleet back, whatever its Operation Points, instead of anything else (ruling fleets-in-the-box, ruling bargains-of-a-discard). */
export const retrievals = (situation: Situation, player: PlayerId): readonly Action[] =>
  retrievableFleets(situation, player).map((fleet) => ({ type: 'retrieveFleet', player, fleet }));

/** Why a fleet is not brought back: that is not played, it is another's, or it is not Dispersed. */
export function refuseRetrieval(situation: Situation, player: PlayerId, fleet: FleetId): Refusal | undefined {
  if (fleetsComeBack(situation)) return refusal('notOffered', 'R 19.7', { fleet });
  const { owner, dispersed } = situation.fleets[fleet];
  if (owner !== player) return refusal('noSuchPiece', 'R 19.7', { player, fleet });
  return dispersed ? undefined : refusal('fleetNotDispersed', 'R 19.7', { fleet });
}

/** The fleet is at hand again, on the weak side that it has shown since it was Dispersed (R 8.6.3). */
export const retrieveFleet = (run: GameRun, player: PlayerId, fleet: FleetId): void =>
  returnFleet(run, fleet, player, 'R 19.7');
