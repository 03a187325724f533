/** R S5.6, S8: why something is not done at sea, or in talks with Rhodes. */
import { EXTENSION_CODES } from '../../conquest/extension/code.js';

export const FLEET_CODES = {
  ...EXTENSION_CODES,
  noSeaContest: 'The side does not face this opponent there, or has fought it already.',
  seaBattleForced: 'Fleets of enemies in one sea zone must fight.',
  fleetNotThere: 'The fleet does not fight there.',
  wallsNotThere: 'No walls fight there.',
  notShipless: 'The piece has not lost its ship.',
  noCoastThere: 'The province is not on that coast, or the piece may not be in it.',
  noSeaRefuge:
    'The fleets cannot withdraw there: the sea zone is not adjacent, is not used by the side, or contains enemies.',
  fleetAfloat: 'The fleet is not in the dead pile.',
  baseNotControlled: 'The side does not control the place where the fleet is built.',
  notItsZone: 'The fleet is not built there.',
} as const;
