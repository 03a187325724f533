/** Actions in English, in the order of the sections of the rulebook. */
import { phrase } from '../../../core/index.js';
import type { Actions } from '../tables.js';
import type { Company } from '../../action/march.js';
import type { PieceId } from '../../vocabulary.js';
import type { English } from './speech.js';
import { assessmentActions } from './assessment.js';
import { revoltsActions } from './revolts.js';
import { buildingActions } from './building.js';
import { cardsActions } from './cards.js';
import { plotsActions } from './plots.js';
import { fortuneActions } from './fortune.js';
import { sicilyActions } from './sicily.js';
import { peaceActions } from './peace.js';
import { wingsActions } from './wings.js';
import { allianceActions } from './alliance.js';

/** Returns the company with which a piece begins. */
function along(piece: PieceId, company: Company, say: English): string {
  if (company === 'all') return ' and all pieces that can come along';
  return say.isLeader(piece) ? ' alone' : '';
}

export const englishActions: Actions<English> = {
  // R 1.1
  roll: ({ die }) => phrase`the die is ${die}`,
  // R 29.4
  raiseHelots: () => phrase`call for a helot uprising`,
  leaveHelots: () => phrase`do not call for a helot uprising`,
  // R 7
  place: ({ unit, city }, say) => phrase`place ${say.unit(unit)} in ${say.city(city)}`,
  withdraw: ({ unit }, say) => phrase`return ${say.unit(unit)}${say.outOf(unit)} to the Force Pool`,
  placeLeader: ({ leader, city }, say) => phrase`place ${say.leader(leader)} in ${say.city(city)}`,
  withdrawLeader: ({ leader }, say) => phrase`return ${say.leader(leader)}${say.outOf(leader)} to the Force Pool`,
  placeBase: ({ hex }, say) => phrase`place a base ${say.at(hex)}`,
  endPlacement: () => phrase`place nothing else`,
  drawLeader: ({ leader }, say) => phrase`${say.leader(leader)} is drawn from the Leader Pool`,
  // R 9
  bringAshore: ({ stack, hex }, say) => phrase`bring ${say.piece(stack)} ashore ${say.at(hex)}`,
  forage: ({ unit }, say) => phrase`let ${say.unit(unit)} forage${say.whereIs(unit)}`,
  supplyUnit: ({ unit }, say) => phrase`supply ${say.unit(unit)}${say.whereIs(unit)}`,
  endForaging: () => phrase`let no more units forage`,
  // R 10, 11
  besiege: ({ hex }, say) => phrase`besiege ${say.stronghold(hex)}`,
  resolveSiege: ({ hex }, say) => phrase`resolve the siege of ${say.stronghold(hex)}`,
  liftSiege: ({ hex }, say) => phrase`lift the siege of ${say.stronghold(hex)}`,
  endSieges: () => phrase`begin no more sieges`,
  destroyCity: ({ hex }, say) => phrase`destroy ${say.hex(hex)}`,
  destroyWalls: ({ hex }, say) =>
    say.cityAt(hex) === undefined
      ? phrase`destroy ${say.stronghold(hex)}`
      : phrase`destroy the walls of ${say.hex(hex)}`,
  destroyLongWalls: ({ walls }, say) => phrase`destroy the Long Walls ${say.ends(walls)}`,
  keepPlace: ({ hex }, say) => phrase`keep ${say.stronghold(hex)} as it is`,
  // R 15
  raid: ({ unit }, say) => phrase`raid with ${say.unit(unit)}${say.whereIs(unit)}`,
  pullDownWalls: ({ unit }, say) => phrase`pull down ${say.wallsAround(unit)} with ${say.unit(unit)}`,
  pullDownLongWalls: ({ unit, walls }, say) =>
    phrase`pull down the Long Walls ${say.ends(walls)} with ${say.unit(unit)}`,
  endRaiding: () => phrase`do not raid any more`,
  // R 16.1-16.3
  march: ({ piece, company }, say) =>
    phrase`march with ${say.piece(piece)}${along(piece, company, say)}${say.outOf(piece)}`,
  take: ({ piece }, say) => phrase`take ${say.piece(piece)} along`,
  leave: ({ piece }, say) => phrase`leave ${say.piece(piece)} behind`,
  step: ({ to }, say) => phrase`move to ${say.hex(to)}`,
  enterArea: ({ area }, say) => phrase`move through the ${say.area(area)} area`,
  settle: ({ hex }, say) => phrase`stop ${say.at(hex)}`,
  attackHere: () => phrase`attack the enemies in this hex`,
  halt: () => phrase`move no further`,
  endMovement: () => phrase`move nothing else`,
  // R 16.4-16.8, 19
  sail: ({ piece, company }, say) =>
    phrase`sail with ${say.piece(piece)}${along(piece, company, say)}${say.outOf(piece)}`,
  sailTo: ({ sea }, say) => phrase`plan to sail into ${say.place(sea)}`,
  landAt: ({ hex }, say) => phrase`plan to land ${say.at(hex)}`,
  attackFleets: ({ target }, say) => phrase`plan to attack ${say.unit(target)} and its whole stack`,
  crossIsthmus: () => phrase`plan to cross the Isthmus`,
  enterSicily: () => phrase`plan to sail to Sicily`,
  setSail: (_, say) => (say.isUnplanned() ? phrase`do not sail` : phrase`set sail`),
  launch: () => phrase`put to sea again`,
  storm: ({ fleets }) => (fleets ? phrase`attack from the sea with the fleets` : phrase`attack without the fleets`),
  intercept: ({ piece }, say) => phrase`intercept with ${say.piece(piece)}`,
  engage: () => phrase`attack them`,
  decline: () => phrase`let them pass`,
  // R 17, 18
  fight: ({ at, attacker }, say) => phrase`fight ${say.at(at)}, where ${say.piece(attacker)} attacks`,
  putToSea: () => phrase`put to sea and fight`,
  stayAshore: () => phrase`stay ashore`,
  attackAshore: () => phrase`attack the fleets ashore`,
  enterPort: () => phrase`enter the port`,
  standOutside: ({ piece }, say) => phrase`place ${say.piece(piece)} outside`,
  endArray: () => phrase`place nothing else outside`,
  assault: () => phrase`assault the place`,
  maskPlace: () => phrase`mask the place`,
  manWalls: ({ unit }, say) => phrase`man the walls with ${say.unit(unit)}`,
  holdWalls: ({ unit }, say) => phrase`keep ${say.unit(unit)} on the walls`,
  leaveWalls: ({ unit }, say) => phrase`retreat with ${say.unit(unit)}`,
  fightOn: () => phrase`fight on`,
  breakOff: () => phrase`break off`,
  retreat: ({ to, inside }, say) => phrase`retreat ${say.to(to, inside)}`,
  abandon: ({ unit }, say) => phrase`lose ${say.unit(unit)} with its fleet`,
  ...assessmentActions,
  ...revoltsActions,
  ...buildingActions,
  ...cardsActions,
  ...plotsActions,
  ...fortuneActions,
  ...sicilyActions,
  ...peaceActions,
  ...wingsActions,
  ...allianceActions,
};
