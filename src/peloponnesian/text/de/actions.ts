/** Actions in German, in the order of the sections of the rulebook. */
import { phrase } from '../../../core/index.js';
import type { PieceId } from '../../vocabulary.js';
import type { Company } from '../../action/march.js';
import type { Actions } from '../tables.js';
import type { German } from './speech.js';
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
function along(piece: PieceId, company: Company, say: German): string {
  if (company === 'all') return ' und allen, die mitkommen können,';
  return say.isLeader(piece) ? ' allein' : '';
}

export const germanActions: Actions<German> = {
  // R 1.1
  roll: ({ die }) => phrase`es fällt eine ${die}`,
  // R 29.4
  raiseHelots: () => phrase`die Heloten zum Aufstand aufrufen`,
  leaveHelots: () => phrase`die Heloten nicht zum Aufstand aufrufen`,
  // R 7
  place: ({ unit, city }, say) => phrase`${say.unit(unit)} in ${say.city(city)} aufstellen`,
  withdraw: ({ unit }, say) => phrase`${say.unit(unit)}${say.outOf(unit)} in den Truppenvorrat zurücknehmen`,
  placeLeader: ({ leader, city }, say) => phrase`${say.leader(leader)} in ${say.city(city)} aufstellen`,
  withdrawLeader: ({ leader }, say) =>
    phrase`${say.leader(leader)}${say.outOf(leader)} in den Truppenvorrat zurücknehmen`,
  placeBase: ({ hex }, say) => phrase`${say.at(hex)} einen Stützpunkt anlegen`,
  endPlacement: () => phrase`nichts mehr aufstellen`,
  drawLeader: ({ leader }, say) => phrase`${say.leader(leader)} wird aus dem Anführervorrat gezogen`,
  // R 9
  bringAshore: ({ stack, hex }, say) => phrase`${say.piece(stack)} ${say.at(hex)} an Land bringen`,
  forage: ({ unit }, say) => phrase`${say.unit(unit)}${say.whereIs(unit)} vom Land leben lassen`,
  supplyUnit: ({ unit }, say) => phrase`${say.unit(unit)}${say.whereIs(unit)} versorgen`,
  endForaging: () => phrase`keine weitere Einheit vom Land leben lassen`,
  // R 10, 11
  besiege: ({ hex }, say) => phrase`${say.stronghold(hex, 'accusative')} belagern`,
  resolveSiege: ({ hex }, say) => phrase`die Belagerung ${say.of(hex)} abwickeln`,
  liftSiege: ({ hex }, say) => phrase`die Belagerung ${say.of(hex)} aufheben`,
  endSieges: () => phrase`keine weitere Belagerung beginnen`,
  destroyCity: ({ hex }, say) => phrase`${say.hex(hex)} zerstören`,
  destroyWalls: ({ hex }, say) =>
    say.cityAt(hex) === undefined
      ? phrase`${say.stronghold(hex, 'accusative')} zerstören`
      : phrase`die Mauern ${say.of(hex)} schleifen`,
  destroyLongWalls: ({ walls }, say) => phrase`die Langen Mauern ${say.ends(walls)} schleifen`,
  keepPlace: ({ hex }, say) => phrase`${say.stronghold(hex, 'accusative')} behalten, wie es ist`,
  // R 15
  raid: ({ unit }, say) => phrase`mit ${say.unit(unit, 'dative')}${say.whereIs(unit)} plündern`,
  pullDownWalls: ({ unit }, say) => phrase`${say.wallsAround(unit)} mit ${say.unit(unit, 'dative')} schleifen`,
  pullDownLongWalls: ({ unit, walls }, say) =>
    phrase`mit ${say.unit(unit, 'dative')} die Langen Mauern ${say.ends(walls)} schleifen`,
  endRaiding: () => phrase`nicht mehr plündern`,
  // R 16.1-16.3
  march: ({ piece, company }, say) =>
    phrase`mit ${say.piece(piece, 'dative')}${along(piece, company, say)}${say.outOf(piece)} aufbrechen`,
  take: ({ piece }, say) => phrase`${say.piece(piece)} mitnehmen`,
  leave: ({ piece }, say) => phrase`${say.piece(piece)} zurücklassen`,
  step: ({ to }, say) => phrase`nach ${say.hex(to)} ziehen`,
  enterArea: ({ area }, say) => phrase`durch das Gebiet ${say.area(area)} ziehen`,
  settle: ({ hex }, say) => phrase`${say.at(hex)} haltmachen`,
  attackHere: () => phrase`die Feinde in diesem Feld angreifen`,
  halt: () => phrase`nicht weiterziehen`,
  endMovement: () => phrase`nichts mehr bewegen`,
  // R 16.4-16.8, 19
  sail: ({ piece, company }, say) =>
    phrase`mit ${say.piece(piece, 'dative')}${along(piece, company, say)}${say.outOf(piece)} in See stechen`,
  sailTo: ({ sea }, say) => phrase`Fahrt ${say.intoSea(sea)} planen`,
  landAt: ({ hex }, say) => phrase`Landung ${say.at(hex)} planen`,
  attackFleets: ({ target }, say) => phrase`Angriff auf ${say.unit(target)} und den ganzen Stapel planen`,
  crossIsthmus: () => phrase`Fahrt über den Isthmos planen`,
  enterSicily: () => phrase`Fahrt nach Sizilien planen`,
  setSail: (_, say) => (say.isUnplanned() ? phrase`nicht in See stechen` : phrase`in See stechen`),
  launch: () => phrase`wieder in See stechen`,
  storm: ({ fleets }) => (fleets ? phrase`mit den Flotten von See her angreifen` : phrase`ohne die Flotten angreifen`),
  intercept: ({ piece }, say) => phrase`mit ${say.piece(piece, 'dative')} abfangen`,
  engage: () => phrase`angreifen`,
  decline: () => phrase`vorbeifahren lassen`,
  // R 17, 18
  fight: ({ at, attacker }, say) => phrase`Kampf ${say.at(at)} austragen (Angreifer: ${say.piece(attacker)})`,
  putToSea: () => phrase`auslaufen und kämpfen`,
  stayAshore: () => phrase`an Land bleiben`,
  attackAshore: () => phrase`die Flotten an Land angreifen`,
  enterPort: () => phrase`in den Hafen einlaufen`,
  standOutside: ({ piece }, say) => phrase`${say.piece(piece)} vor die Mauern stellen`,
  endArray: () => phrase`nichts mehr vor die Mauern stellen`,
  assault: () => phrase`den Ort stürmen`,
  maskPlace: () => phrase`den Ort einschließen`,
  manWalls: ({ unit }, say) => phrase`die Mauern mit ${say.unit(unit, 'dative')} besetzen`,
  holdWalls: ({ unit }, say) => phrase`${say.unit(unit)} auf den Mauern lassen`,
  leaveWalls: ({ unit }, say) => phrase`${say.unit(unit)} zurückziehen`,
  fightOn: () => phrase`weiterkämpfen`,
  breakOff: () => phrase`den Kampf abbrechen`,
  retreat: ({ to, inside }, say) => phrase`Rückzug ${say.to(to, inside)}`,
  abandon: ({ unit }, say) => phrase`${say.unit(unit)} mit der Flotte verlieren`,
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
