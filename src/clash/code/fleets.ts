/** R S5.6, S8: why something is not done at sea, or in talks with Rhodes. */
import { EXTENSION_CODES } from '../../conquest/extension/code.js';

export const FLEET_CODES = {
  ...EXTENSION_CODES,
  noSeaContest: 'The side does not face that one there, or has fought it.',
  seaBattleForced: 'Fleets of enemies in one sea zone must fight.',
  fleetNotThere: 'The fleet does not fight there.',
  wallsNotThere: 'No walls fight there.',
  notShipless: 'The piece is not among those who have no ship.',
  noCoastThere: 'The province is not on that coast, or the piece may not be in it.',
  noSeaRefuge:
    'The fleets cannot withdraw there: the side does not use the sea zone, or it is not next to this one, or enemies are in it.',
  fleetAfloat: 'The fleet is not in the dead pile.',
  baseNotControlled: 'The side does not control where the fleet is built.',
  notItsZone: 'The fleet is not built there.',
} as const;
