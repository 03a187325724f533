/** Actions in German. */
import { phrase } from '../../../core/index.js';
import { germanActions as ofTheBase } from '../../../conquest/text/de/actions/index.js';
import { extensionInGerman } from '../../../conquest/text/extension/de.js';
import type { ArrayUnit } from '../../../conquest/action/index.js';
import type { ExtensionAction } from '../../../conquest/extension/action.js';
import type {
  Action,
  CombatAction,
  CourseAction,
  FleetAction,
  SequenceAction,
  SetupAction,
} from '../../action/index.js';
import type { ActionsIn } from './tables.js';

const PLACES = ['Erste', 'Zweite', 'Dritte', 'Vierte'] as const;

/** R S4.4, S5.3: the set-up. */
const setupActions: ActionsIn<SetupAction> = {
  deployPiece: ({ piece, province }, say) => phrase`${say.pieceAsIs(piece)} ${say.at(province)} aufstellen`,
  deployRest: ({ province }, say) => phrase`alle übrigen Figuren ${say.at(province)} aufstellen`,
  deployWall: ({ city }, say) => phrase`eine Mauer ${say.at(city)} bauen`,
  disengage: ({ province }, say) => phrase`${say.into(province)} abziehen`,
};

/** R S9.4: an ally sets up in boxes of the army that he has joined. */
const displayActions: ActionsIn<ArrayUnit> = {
  arrayUnit: ({ unit, box, line, player }, say) =>
    phrase`${say.unitAsIs(unit)} ${say.intoBox({ army: say.armyOf(player), box })} stellen${say.line({ box }, line)}`,
};

/** R S6.2: initiative. */
const sequenceActions: ActionsIn<SequenceAction> = {
  choosePlace: ({ place }) => phrase`als ${PLACES[place - 1] ?? place} ziehen`,
};

/** R S9: combat. */
const combatActions: ActionsIn<Exclude<CombatAction, ExtensionAction>> = {
  invite: ({ force }, say) => phrase`${say.force(force, 'accusative')} zum Angriff einladen`,
  attackAlone: () => phrase`allein angreifen`,
  callOff: () => phrase`vom Angriff absehen`,
  joinAttack: () => phrase`sich dem Angriff anschließen`,
  declineAttack: () => phrase`sich dem Angriff nicht anschließen`,
  setUpFirst: () => phrase`sich zuerst aufstellen`,
  setUpLast: () => phrase`sich zuletzt aufstellen`,
};

/** R S11-S14: the course of the game. */
const courseActions: ActionsIn<CourseAction> = {
  spendTreasury: ({ marker }, say) => phrase`${say.baggage(marker, 'accusative')} für Truppen ausgeben`,
  recall: ({ unit }, say) => phrase`${say.unitAsIs(unit)} zurückrufen`,
  destroyMarker: ({ marker }, say) => phrase`${say.baggage(marker, 'accusative')} töten lassen`,
  spareMarkers: () => phrase`niemanden töten lassen`,
  designateGuard: ({ unit }, say) => phrase`${say.unitAsIs(unit)} zur Leibgarde machen`,
  makeOffer: ({ leader }, say) => phrase`${say.leader(leader, 'dative')} ein Kommando anbieten`,
  endOffers: () => phrase`kein weiteres Kommando anbieten`,
};

/** R S5.6, S8: fleets, and Rhodes. */
const fleetActions: ActionsIn<Exclude<FleetAction, ExtensionAction>> = {
  engageFleets: ({ zone, against }, say) => phrase`${say.at(zone)} gegen ${say.side(against, 'accusative')} kämpfen`,
  endSeaBattles: () => phrase`keine weitere Seeschlacht schlagen`,
  loseFleet: ({ fleet }, say) => phrase`${say.baggage(fleet, 'accusative')} verlieren`,
  loseSeaWall: ({ city }, say) => phrase`eine Mauer ${say.of(city)} verlieren`,
  giveUp: ({ unit }, say) => phrase`${say.unitAsIs(unit)} auf See verlieren`,
  comeAshore: ({ piece, province }, say) => phrase`${say.pieceAsIs(piece)} ${say.at(province)} an Land bringen`,
  withdrawFleets: ({ zone }, say) => phrase`${say.into(zone)} ausweichen`,
  holdSea: () => phrase`nicht ausweichen`,
  buildFleet: ({ fleet, zone }, say) => phrase`${say.baggage(fleet, 'accusative')} ${say.at(zone)} bauen`,
  talkWithRhodes: () => phrase`Gesandte nach Rhodos schicken`,
  leaveRhodes: () => phrase`keine Gesandten nach Rhodos schicken`,
};

export const germanActions: ActionsIn<Action> = {
  ...ofTheBase,
  ...extensionInGerman.actions,
  ...displayActions,
  ...setupActions,
  ...sequenceActions,
  ...combatActions,
  ...courseActions,
  ...fleetActions,
};
