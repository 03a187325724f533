/** R 12, 13: replacements and reinforcements. */
import type { ForcesAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const forcesActions: ActionsIn<ForcesAction> = {
  placeReinforcement: ({ piece, province }, say) =>
    phrase`${say.piece(piece, 'accusative')} ${say.at(province)} aufstellen`,
  rebuild: ({ unit }, say) => phrase`${say.unitAsIs(unit)}${say.whereIs(unit)} um eine Stufe auffrischen`,
  raise: ({ unit, player }, say) =>
    say.isRecruit(unit, player) ? phrase`${say.unit(unit)} anwerben` : phrase`${say.unit(unit)} neu aufstellen`,
  muster: ({ unit, province }, say) => phrase`${say.unit(unit)} ${say.at(province)} aufstellen`,
  buildWall: ({ city }, say) => phrase`eine Mauer ${say.at(city)} bauen`,
  razeWall: ({ city }, say) => phrase`eine Mauer ${say.at(city)} für ihren Marker schleifen`,
  buildBaggage: ({ baggage }, say) => phrase`${say.baggage(baggage, 'accusative')} neu bauen`,
  endReplacements: () => phrase`nichts mehr kaufen`,
  appoint: ({ leader, place }, say) => phrase`${say.leader(leader, 'dative')} ${say.at(place)} den Befehl geben`,
  appointNobody: () => phrase`niemandem den Befehl geben`,
};
