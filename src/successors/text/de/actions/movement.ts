/** Actions of an activation, on land and at sea. */
import type { MovementAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import { ALEXANDERS_BODY, unitCount } from '../speech.js';
import type { ActionsIn } from '../tables.js';

export const movementActions: ActionsIn<MovementAction> = {
  march: ({ to, passage }, say) =>
    phrase`nach ${say.space(to)} marschieren${passage ? ' und um Freie Passage bitten' : ''}`,
  disband: ({ count }) => phrase`${unitCount('royalArmy', count)} auflösen`,
  takeUnits: ({ unit, count, inside }, say) => phrase`${unitCount(unit, count)} ${say.here(inside)} mitnehmen`,
  leaveUnits: ({ unit, count, inside }, say) => phrase`${unitCount(unit, count)} ${say.here(inside)} zurücklassen`,
  takeGeneral: ({ general, inside }, say) => phrase`${say.general(general)} ${say.here(inside)} mitnehmen`,
  leaveGeneral: ({ general, inside }, say) => phrase`${say.general(general)} ${say.here(inside)} zurücklassen`,
  takeMinorGeneral: ({ inside }, say) => phrase`einen Unter-General ${say.here(inside)} mitnehmen`,
  leaveMinorGeneral({ from, inside }, say) {
    const here = say.here(inside);
    if (from === 'group') return phrase`einen Unter-General ${here} zurücklassen`;
    if (from === 'supply') return phrase`einen Unter-General aus dem Vorrat ${here} platzieren`;
    return phrase`einen Unter-General ${here} platzieren, verlegt aus ${say.space(from)}`;
  },
  takeRoyal: ({ royal, inside }, say) => phrase`${say.royal(royal)} ${say.here(inside)} mitnehmen`,
  leaveRoyal: ({ royal, inside }, say) => phrase`${say.royal(royal)} ${say.here(inside)} zurücklassen`,
  takeCart: ({ inside }, say) => phrase`${ALEXANDERS_BODY} ${say.here(inside)} mitnehmen`,
  leaveCart: ({ inside }, say) => phrase`${ALEXANDERS_BODY} ${say.here(inside)} zurücklassen`,
  removeEnemyMarker: ({ space }, say) => phrase`den gegnerischen K-Marker in ${say.space(space)} entfernen`,
  siege: ({ space }, say) =>
    say.isMajorCity(space) ? phrase`${say.space(space)} belagern` : phrase`${say.space(space)} unterwerfen`,
  subjugateWithCavalry: ({ space }, say) => phrase`${say.space(space)} mit Elitekavallerie unterwerfen`,
  attack: ({ target }, say) => phrase`${say.faction(target, 'accusative')} angreifen`,
  grantPassage: ({ grant }) => (grant ? phrase`Freie Passage gewähren` : phrase`Freie Passage verweigern`),
  embark: () => phrase`in See stechen`,
  escort: ({ fleet }, say) => phrase`${say.fleet(fleet, 'accusative')} als Eskorte ansagen`,
  setSail: () => phrase`mit der angesagten Eskorte auslaufen`,
  sail: ({ to }, say) => phrase`nach ${say.space(to)} segeln`,
  debark: ({ inside }, say) => phrase`${say.here(inside)} an Land gehen`,
  interceptAtSea: ({ fleet }, say) => phrase`mit ${say.fleet(fleet, 'dative')} abfangen`,
  joinNavalBattle: () => phrase`mit den angesagten Flotten die Seeschlacht beginnen`,
  endActivation: ({ inside }, say) => phrase`die Aktivierung ${say.here(inside)} beenden`,
};
