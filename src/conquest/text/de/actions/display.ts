/** R 10: decisions on the Tactical Display. */
import type { DisplayAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const displayActions: ActionsIn<DisplayAction> = {
  arrayUnit: ({ unit, box, line, player }, say) =>
    phrase`${say.unitAsIs(unit)} ${say.intoBox({ army: player, box })} stellen${say.line({ box }, line)}`,
  arrayPair: (action, say) => phrase`${say.unit(action.unit)} als Paar neben ${say.unit(action.with)} stellen`,
  joinLeader: ({ leader, unit }, say) =>
    phrase`${say.leader(leader, 'accusative')} zu einer Einheit stellen: ${say.unitAsIs(unit)}`,
  rally: ({ leader }, say) => phrase`versuchen, mit ${say.leader(leader, 'dative')} Fliehende zu sammeln`,
  rallyTo: ({ to }, say) => phrase`die Fliehenden ${say.inBox(to)} sammeln`,
  stayRouted: ({ leader }, say) => phrase`mit ${say.leader(leader, 'dative')} niemanden sammeln`,
  stepForward: ({ unit }, say) => phrase`${say.pairAsIs(unit)} in die erste Linie vortreten lassen`,
  ranksClosed: () => phrase`die Linien lassen, wie sie sind`,
  advanceUnit: ({ unit, to }, say) => phrase`${say.pairAsIs(unit)} ${say.intoBox(to)} vorrücken lassen`,
  shiftUnit: ({ unit, to, line }, say) =>
    phrase`${say.pairAsIs(unit)} ${say.intoBox(to)} verlegen${say.line(to, line)}`,
  changeLine: ({ unit }, say) => phrase`${say.pairAsIs(unit)} in die andere Linie schicken`,
  changePlaces: (action, say) =>
    phrase`${say.pairAsIs(action.unit)} mit ${say.pairAsIs(action.with)} die Plätze tauschen lassen`,
  pairUnits: (action, say) => phrase`${say.unit(action.unit)} als Paar neben ${say.unit(action.with)} treten lassen`,
  partUnits: ({ unit }, say) => phrase`${say.unit(unit)} aus dem Paar lösen`,
  holdPositions: () => phrase`nichts verändern`,
  attackBox: ({ from, into }, say) => phrase`${say.fromBox(from)} ${say.intoBox(into)} vorstoßen`,
  engage: ({ attacker, defender }, say) => phrase`${say.unitAsIs(attacker)} gegen ${say.unitAsIs(defender)} führen`,
  breakOff: () => phrase`von diesem Feld aus niemanden mehr angreifen`,
  endAttacks: () => phrase`von keinem weiteren Feld aus angreifen`,
  fire: () => phrase`auf den Angreifer schießen`,
  holdFire: () => phrase`nicht schießen`,
  pursue: () => phrase`verfolgen`,
  forgoPursuit: () => phrase`nicht verfolgen`,
  giveUpUnit: ({ unit }, say) => phrase`${say.unitAsIs(unit)} preisgeben`,
};
