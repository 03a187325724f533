/** R 22.4.5, ruling Q102: the bases that Athens places during the game, without a price. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { hexWithId } from '../geometry/numbers.js';
import { baseHexes, basesLeft } from '../query/bases.js';
import type { Situation } from '../table/situation.js';
import type { HexId, PlayerId } from '../vocabulary.js';

/** Returns the bases that a player may place now. */
export const basesToPlace = (situation: Situation, player: PlayerId): readonly Action[] =>
  baseHexes(situation, player).map((hex) => ({
    type: 'placeBase',
    player,
    hex: situation.places.ids[hex] as HexId,
  }));

/** Returns why a base cannot be placed in a hex. */
export function refuseBase(situation: Situation, player: PlayerId, hex: HexId): Refusal {
  const { ground, bases } = situation;
  if (hexWithId(ground.grid, hex) >= ground.grid.size) return refusal('hexUnknown', 'R 22.4.5', { hex });
  if (basesLeft(situation, player) === 0) return refusal('noBasesLeft', 'R 22.4.5', { player });
  if (bases[hex] !== undefined) return refusal('baseThere', 'ruling Q37', { hex });
  return refusal('noBuilder', 'R 7.6.1', { hex });
}
