/** Actions of an activation, on land and at sea. */
import type { MovementAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import { ALEXANDERS_BODY, unitCount } from '../speech.js';
import type { ActionsIn } from '../tables.js';

export const movementActions: ActionsIn<MovementAction> = {
  march: ({ to, passage }, say) => phrase`march to ${say.space(to)}${passage ? ' and ask for Friendly Passage' : ''}`,
  disband: ({ count }) => phrase`disband ${unitCount('royalArmy', count)}`,
  takeUnits: ({ unit, count, inside }, say) => phrase`pick up ${unitCount(unit, count)} ${say.here(inside)}`,
  leaveUnits: ({ unit, count, inside }, say) => phrase`drop off ${unitCount(unit, count)} ${say.here(inside)}`,
  takeGeneral: ({ general, inside }, say) => phrase`pick up ${say.general(general)} ${say.here(inside)}`,
  leaveGeneral: ({ general, inside }, say) => phrase`drop off ${say.general(general)} ${say.here(inside)}`,
  takeMinorGeneral: ({ inside }, say) => phrase`pick up a Minor General ${say.here(inside)}`,
  leaveMinorGeneral({ from, inside }, say) {
    const here = say.here(inside);
    if (from === 'group') return phrase`drop off a Minor General ${here}`;
    if (from === 'supply') return phrase`place a Minor General from the supply ${here}`;
    return phrase`place a Minor General ${here}, repositioned from ${say.space(from)}`;
  },
  takeRoyal: ({ royal, inside }, say) => phrase`pick up ${say.royal(royal)} ${say.here(inside)}`,
  leaveRoyal: ({ royal, inside }, say) => phrase`drop off ${say.royal(royal)} ${say.here(inside)}`,
  takeCart: ({ inside }, say) => phrase`pick up ${ALEXANDERS_BODY} ${say.here(inside)}`,
  leaveCart: ({ inside }, say) => phrase`drop off ${ALEXANDERS_BODY} ${say.here(inside)}`,
  removeEnemyMarker: ({ space }, say) => phrase`remove the enemy marker in ${say.space(space)}`,
  siege: ({ space }, say) => phrase`${say.isMajorCity(space) ? 'besiege' : 'subjugate'} ${say.space(space)}`,
  subjugateWithCavalry: ({ space }, say) => phrase`subjugate ${say.space(space)} with Elite Cavalry`,
  attack: ({ target }, say) => phrase`attack ${say.faction(target)}`,
  grantPassage: ({ grant }) => (grant ? phrase`grant Friendly Passage` : phrase`refuse Friendly Passage`),
  embark: () => phrase`embark`,
  escort: ({ fleet }, say) => phrase`declare ${say.fleet(fleet)} as an escort`,
  setSail: () => phrase`set sail with the declared escort`,
  sail: ({ to }, say) => phrase`sail to ${say.space(to)}`,
  debark: ({ inside }, say) => phrase`debark ${say.here(inside)}`,
  interceptAtSea: ({ fleet }, say) => phrase`intercept with ${say.fleet(fleet)}`,
  joinNavalBattle: () => phrase`fight the Naval Battle with the declared fleets`,
  endActivation: ({ inside }, say) => phrase`end the activation ${say.here(inside)}`,
};
