/** R 12, 13: replacements and reinforcements. */
import type { ForcesAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const forcesActions: ActionsIn<ForcesAction> = {
  placeReinforcement: ({ piece, province }, say) => phrase`place ${say.piece(piece)} ${say.at(province)}`,
  rebuild: ({ unit }, say) => phrase`rebuild a step of ${say.unitAsIs(unit)}${say.whereIs(unit)}`,
  raise: ({ unit, player }, say) =>
    say.isRecruit(unit, player)
      ? phrase`recruit ${say.unit(unit)}`
      : phrase`rebuild ${say.unit(unit)} from the dead pile`,
  muster: ({ unit, province }, say) => phrase`place ${say.unit(unit)} ${say.at(province)}`,
  buildWall: ({ city }, say) => phrase`build a wall at ${say.city(city)}`,
  razeWall: ({ city }, say) => phrase`raze a wall of ${say.city(city)} for its marker`,
  buildBaggage: ({ baggage }, say) => phrase`rebuild ${say.baggage(baggage)}`,
  endReplacements: () => phrase`buy nothing else`,
  appoint: ({ leader, place }, say) => phrase`give the command ${say.at(place)} to ${say.leader(leader)}`,
  appointNobody: () => phrase`do not give the command to anybody`,
};
