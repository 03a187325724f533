/** Actions in English. */
import { phrase } from '../../../core/index.js';
import { englishActions as ofTheBase } from '../../../conquest/text/en/actions/index.js';
import { extensionInEnglish } from '../../../conquest/text/extension/en.js';
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

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

/** R S4.4, S5.3: the set-up. */
const setupActions: ActionsIn<SetupAction> = {
  deployPiece: ({ piece, province }, say) => phrase`place ${say.pieceAsIs(piece)} ${say.at(province)}`,
  deployRest: ({ province }, say) => phrase`place all remaining pieces ${say.at(province)}`,
  deployWall: ({ city }, say) => phrase`build a wall at ${say.city(city)}`,
  disengage: ({ province }, say) => phrase`withdraw to ${say.province(province)}`,
};

/** R S9.4: an ally sets up in boxes of the army that he has joined. */
const displayActions: ActionsIn<ArrayUnit> = {
  arrayUnit: ({ unit, box, line, player }, say) =>
    phrase`place ${say.unitAsIs(unit)} in ${say.box({ army: say.armyOf(player), box })}${say.line({ box }, line)}`,
};

/** R S6.2: initiative. */
const sequenceActions: ActionsIn<SequenceAction> = {
  choosePlace: ({ place }) => phrase`move ${PLACES[place - 1] ?? `as number ${place}`}`,
};

/** R S9: combat. */
const combatActions: ActionsIn<Exclude<CombatAction, ExtensionAction>> = {
  invite: ({ force }, say) => phrase`invite ${say.force(force)} to join the attack`,
  attackAlone: () => phrase`attack alone`,
  callOff: () => phrase`call off the attack`,
  joinAttack: () => phrase`join the attack`,
  declineAttack: () => phrase`do not join the attack`,
  setUpFirst: () => phrase`set up first`,
  setUpLast: () => phrase`set up last`,
};

/** R S11-S14: the course of the game. */
const courseActions: ActionsIn<CourseAction> = {
  spendTreasury: ({ marker }, say) => phrase`spend ${say.baggage(marker)} on troops`,
  recall: ({ unit }, say) => phrase`recall ${say.unitAsIs(unit)}`,
  destroyMarker: ({ marker }, say) => phrase`put ${say.baggage(marker)} to death`,
  spareMarkers: () => phrase`do not put anybody to death`,
  designateGuard: ({ unit }, say) => phrase`make ${say.unitAsIs(unit)} the personal guard`,
  makeOffer: ({ leader }, say) => phrase`offer ${say.leader(leader)} a command`,
  endOffers: () => phrase`make no more offers`,
};

/** R S5.6, S8: fleets, and Rhodes. */
const fleetActions: ActionsIn<Exclude<FleetAction, ExtensionAction>> = {
  engageFleets: ({ zone, against }, say) => phrase`fight ${say.side(against)} at sea, ${say.at(zone)}`,
  endSeaBattles: () => phrase`fight no more battles at sea`,
  loseFleet: ({ fleet }, say) => phrase`lose ${say.baggage(fleet)}`,
  loseSeaWall: ({ city }, say) => phrase`lose a wall of ${say.city(city)}`,
  giveUp: ({ unit }, say) => phrase`lose ${say.unitAsIs(unit)} at sea`,
  comeAshore: ({ piece, province }, say) => phrase`bring ${say.pieceAsIs(piece)} ashore ${say.at(province)}`,
  withdrawFleets: ({ zone }, say) => phrase`withdraw into ${say.seaZone(zone)}`,
  holdSea: () => phrase`do not withdraw`,
  buildFleet: ({ fleet, zone }, say) => phrase`build ${say.baggage(fleet)} ${say.at(zone)}`,
  talkWithRhodes: () => phrase`send envoys to Rhodes`,
  leaveRhodes: () => phrase`do not send envoys to Rhodes`,
};

export const englishActions: ActionsIn<Action> = {
  ...ofTheBase,
  ...extensionInEnglish.actions,
  ...displayActions,
  ...setupActions,
  ...sequenceActions,
  ...combatActions,
  ...courseActions,
  ...fleetActions,
};
