/** Actions in the Strategy Phase. */
import type { SegmentAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import { oneUnit, unitCount } from '../speech.js';
import type { ActionsIn } from '../tables.js';

const USES = {
  event: 'for its event',
  operations: 'for its Operation Points',
  discard: 'only to discard it',
} as const;

const OPERATIONS = {
  forcedMarch: 'order a Forced March',
  placeMarkers: 'place control markers',
  train: 'train troops',
} as const;

export const segmentActions: ActionsIn<SegmentAction> = {
  removeMarker: ({ space }, say) => phrase`remove the marker in ${say.space(space)}`,
  placeMarker: ({ space }, say) => phrase`place a control marker in ${say.space(space)}`,
  buildCapital: ({ space }, say) => phrase`begin to build a capital at ${say.space(space)}`,
  playCard: ({ card, as }, say) => phrase`play ${say.card(card)} ${USES[as]}`,
  playSurprise: ({ card }, say) => phrase`play the Surprise card ${say.card(card)}`,
  discardSurprise: ({ card }, say) => phrase`discard ${say.card(card)} and draw another card`,
  resolveBonusEvent: ({ resolve }) => (resolve ? phrase`resolve the event too` : phrase`do not resolve the event`),
  operation: ({ operation }) => phrase`${OPERATIONS[operation]}`,
  trainUnit: ({ unit }) => phrase`train ${oneUnit(unit)}`,
  upgradeFleet: ({ fleet }, say) => phrase`upgrade ${say.fleet(fleet)}`,
  hireGeneral: ({ general }, say) => phrase`hire ${say.general(general)}`,
  retrieveFleet: ({ fleet }, say) => phrase`retrieve ${say.fleet(fleet)} from the Dispersed Box`,
  buildCart: () => phrase`finish the Funeral Cart`,
  drawProvince: ({ province }, say) => phrase`the card of ${say.province(province)} is drawn`,
  raiseMercenary: () => phrase`forfeit the Movement Segment for a Mercenary`,
  rollMovement: () => phrase`roll for movement`,
  activate: ({ commander, ...place }, say) => phrase`activate ${say.commander(commander)} ${say.at(place)}`,
  placeMinorGeneral: ({ from, ...place }, say) =>
    phrase`place a Minor General ${say.at(place)}${from === null ? '' : phrase`, repositioned from ${say.space(from)}`}`,
  liftMinorGeneral: (place, say) => phrase`remove the Minor General ${say.at(place)}`,
  disbandAt: ({ count, ...place }, say) => phrase`disband ${unitCount('royalArmy', count)} ${say.at(place)}`,
  loseUnit: ({ unit, ...place }, say) => phrase`lose ${oneUnit(unit)} ${say.at(place)}`,
  turnUpCard: ({ card }, say) => phrase`${say.card(card)} is turned face up`,
  drawResolver: ({ resolver }, say) => phrase`${say.player(resolver)} is drawn to resolve the card`,
};
