/** Actions in the Strategy Phase. */
import type { SegmentAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import { oneUnit, unitCount } from '../speech.js';
import type { ActionsIn } from '../tables.js';

const USES = {
  event: 'für ihr Ereignis spielen',
  operations: 'für ihre Aktionspunkte spielen',
  discard: 'nur spielen, um sie abzulegen',
} as const;

const OPERATIONS = {
  forcedMarch: 'einen Gewaltmarsch durchführen',
  placeMarkers: 'K-Marker platzieren',
  train: 'KV ausbilden',
} as const;

export const segmentActions: ActionsIn<SegmentAction> = {
  removeMarker: ({ space }, say) => phrase`den K-Marker in ${say.space(space)} entfernen`,
  placeMarker: ({ space }, say) => phrase`einen K-Marker in ${say.space(space)} platzieren`,
  buildCapital: ({ space }, say) => phrase`in ${say.space(space)} mit dem Bau einer Hauptstadt beginnen`,
  playCard: ({ card, as }, say) => phrase`${say.card(card)} ${USES[as]}`,
  playSurprise: ({ card }, say) => phrase`die Überraschungskarte ${say.card(card)} spielen`,
  discardSurprise: ({ card }, say) => phrase`${say.card(card)} ablegen und Ersatz ziehen`,
  resolveBonusEvent: ({ resolve }) =>
    resolve ? phrase`auch das Ereignis abhandeln` : phrase`auf das Ereignis verzichten`,
  operation: ({ operation }) => phrase`${OPERATIONS[operation]}`,
  trainUnit: ({ unit }) => phrase`${oneUnit(unit)} ausbilden`,
  upgradeFleet: ({ fleet }, say) => phrase`${say.fleet(fleet, 'accusative')} verbessern`,
  hireGeneral: ({ general }, say) => phrase`${say.general(general)} rekrutieren`,
  retrieveFleet: ({ fleet }, say) => phrase`${say.fleet(fleet, 'accusative')} vom Aufgerieben-Feld zurückholen`,
  buildCart: () => phrase`den Begräbniswagen vollenden`,
  drawProvince: ({ province }, say) => phrase`die Karte von ${say.province(province)} wird gezogen`,
  raiseMercenary: () => phrase`statt Generäle zu aktivieren ${oneUnit('mercenary')} erhalten`,
  rollMovement: () => phrase`für die Bewegung würfeln`,
  activate: ({ commander, ...place }, say) =>
    phrase`${say.commander(commander, 'accusative')} ${say.at(place)} aktivieren`,
  placeMinorGeneral: ({ from, ...place }, say) =>
    phrase`einen Unter-General ${say.at(place)} platzieren${from === null ? '' : phrase`, verlegt aus ${say.space(from)}`}`,
  liftMinorGeneral: (place, say) => phrase`den Unter-General ${say.at(place)} zurücknehmen`,
  disbandAt: ({ count, ...place }, say) => phrase`${unitCount('royalArmy', count)} ${say.at(place)} auflösen`,
  loseUnit: ({ unit, ...place }, say) => phrase`${oneUnit(unit)} ${say.at(place)} verlieren`,
  turnUpCard: ({ card }, say) => phrase`${say.card(card)} wird aufgedeckt`,
  drawResolver: ({ resolver }, say) => phrase`${say.player(resolver)} wird ausgelost und handelt die Karte ab`,
};
