/** Actions of an activation, on land and at sea. */
import type { MovementAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import { ALEXANDERS_BODY, unitCount } from '../speech.js';
import type { ActionsIn } from '../tables.js';

export const movementActions: ActionsIn<MovementAction> = {
  march: ({ to, passage }, say) => phrase`march to ${say.space(to)}${passage ? ', asking for Friendly Passage' : ''}`,
  disband: ({ count }) => phrase`disband ${unitCount('royalArmy', count)}`,
  takeUnits: ({ unit, count, inside }, say) => phrase`take along ${unitCount(unit, count)} ${say.here(inside)}`,
  leaveUnits: ({ unit, count, inside }, say) => phrase`leave ${unitCount(unit, count)} ${say.here(inside)}`,
  takeGeneral: ({ general, inside }, say) => phrase`take along ${say.general(general)} ${say.here(inside)}`,
  leaveGeneral: ({ general, inside }, say) => phrase`leave ${say.general(general)} ${say.here(inside)}`,
  takeMinorGeneral: ({ inside }, say) => phrase`take along a Minor General ${say.here(inside)}`,
  leaveMinorGeneral({ from, inside }, say) {
    const here = say.here(inside);
    if (from === 'group') return phrase`leave a Minor General ${here}`;
    if (from === 'supply') return phrase`place a Minor General from the supply ${here}`;
    return phrase`place a Minor General ${here}, called from ${say.space(from)}`;
  },
  takeRoyal: ({ royal, inside }, say) => phrase`take along ${say.royal(royal)} ${say.here(inside)}`,
  leaveRoyal: ({ royal, inside }, say) => phrase`leave ${say.royal(royal)} ${say.here(inside)}`,
  takeCart: ({ inside }, say) => phrase`take along ${ALEXANDERS_BODY} ${say.here(inside)}`,
  leaveCart: ({ inside }, say) => phrase`leave ${ALEXANDERS_BODY} ${say.here(inside)}`,
  removeEnemyMarker: ({ space }, say) => phrase`remove the enemy marker in ${say.space(space)}`,
  siege: ({ space }, say) => phrase`${say.isMajorCity(space) ? 'besiege' : 'subjugate'} ${say.space(space)}`,
  subjugateWithCavalry: ({ space }, say) => phrase`subjugate ${say.space(space)} with Elite Cavalry`,
  attack: ({ target }, say) => phrase`attack ${say.faction(target)}`,
  grantPassage: ({ grant }) => (grant ? phrase`grant Friendly Passage` : phrase`refuse Friendly Passage`),
  embark: () => phrase`put to sea`,
  escort: ({ fleet }, say) => phrase`have ${say.fleet(fleet)} escort the Army`,
  setSail: () => phrase`set sail with the escort declared`,
  sail: ({ to }, say) => phrase`sail to ${say.space(to)}`,
  debark: ({ inside }, say) => phrase`go ashore ${say.here(inside)}`,
  interceptAtSea: ({ fleet }, say) => phrase`intercept with ${say.fleet(fleet)}`,
  joinNavalBattle: () => phrase`join battle with the fleets declared`,
  endActivation: ({ inside }, say) => phrase`end the activation ${say.here(inside)}`,
};
