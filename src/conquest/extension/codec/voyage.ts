/** R X6.2, S8.3: checks of a voyage in its place. */
import type { At, Complaint } from '../../codec/edition.js';
import { unless } from '../../codec/state/moment/check.js';
import type { Situation } from '../../table/situation.js';
import type { PieceId } from '../../vocabulary.js';
import { planOf } from '../fleets/aboard.js';
import { fleetsOf, harboursOf } from '../fleets/sea.js';
import { fleetNamed } from '../fleets/ship.js';
import type { VoyageFrame } from '../frame.js';

/** Returns whether a fleet can load pieces in a place: in the zone where it lies, or on a coast that it reaches. */
function isBoardedAt(situation: Situation, { side, fleet: id, from }: VoyageFrame, isFromSea: boolean): boolean {
  const fleet = fleetNamed(situation, id);
  if (fleet === undefined) return false;
  return isFromSea
    ? situation.ground.codes.get(from) === situation.placeOfBaggage(fleet.code)
    : harboursOf(situation, fleet, side).some(({ fact }) => fact.id === from);
}

/**
 * Returns what is wrong with a voyage: the fleet must belong to the side, pieces must not have moved, and there must be
 * room. The table of frames checks that they are there.
 */
export function voyageFindings(frame: VoyageFrame, { situation, below }: At): readonly Complaint[] {
  const { side, fleet: id, units, leaders, baggage = [] } = frame;
  const moved = below?.kind === 'movement' ? below.moved : [];
  const isFresh = (piece: PieceId): boolean => !moved.includes(piece);
  const isReady = fleetsOf(situation, side).some(({ fact }) => fact.id === id) && isFresh(id);
  const passage = planOf(situation, frame);
  if (!isReady || passage === undefined) return [['fleet', 'a fleet of the side that is at sea and has not moved']];
  return unless([
    [
      isBoardedAt(situation, frame, passage.isFromSea),
      'from',
      'a coast to which the fleet comes, and which the side controls or contests',
    ],
    [[...units, ...leaders, ...baggage].every(isFresh), 'units', 'they have not moved'],
    [passage.room >= 0, 'units', 'they do not fit there'],
  ]);
}
