/** R 19.7: Dispersed fleets return only when a discarded card brings one back. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { returnFleet } from '../deeds/fleets.js';
import { plays } from '../options.js';
import { retrievableFleets } from '../query/fleets.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { FleetId, PlayerId } from '../vocabulary.js';

/** Returns whether Dispersed fleets return automatically in the Reinforcement Phase (R 6.4.1). */
export const fleetsComeBack = (situation: Situation): boolean => !plays(situation, 'dispersedFleets');

/**
 * Returns the fleets that a discarded card can bring back in the Tyche Segment, whatever its Operation Points, instead
 * of anything else (ruling fleets-in-the-box, ruling bargains-of-a-discard).
 */
export const retrievals = (situation: Situation, player: PlayerId): readonly Action[] =>
  retrievableFleets(situation, player).map((fleet) => ({ type: 'retrieveFleet', player, fleet }));

/**
 * Returns why a fleet is not brought back: the rule is not played, the fleet is another player's, or it is not
 * Dispersed.
 */
export function refuseRetrieval(situation: Situation, player: PlayerId, fleet: FleetId): Refusal | undefined {
  if (fleetsComeBack(situation)) return refusal('notOffered', 'R 19.7', { fleet });
  const { owner, dispersed } = situation.fleets[fleet];
  if (owner !== player) return refusal('noSuchPiece', 'R 19.7', { player, fleet });
  return dispersed ? undefined : refusal('fleetNotDispersed', 'R 19.7', { fleet });
}

/** Makes a fleet available again, on its weak side, which it has shown since it was Dispersed (R 8.6.3). */
export const retrieveFleet = (run: GameRun, player: PlayerId, fleet: FleetId): void =>
  returnFleet(run, fleet, player, 'R 19.7');
