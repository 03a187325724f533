/** R 10: decisions on the Tactical Display. */
import type { DisplayAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const displayActions: ActionsIn<DisplayAction> = {
  arrayUnit: ({ unit, box, line, player }, say) =>
    phrase`place ${say.unitAsIs(unit)} in ${say.box({ army: player, box })}${say.line({ box }, line)}`,
  arrayPair: (action, say) => phrase`place ${say.unit(action.unit)} with ${say.unit(action.with)}`,
  joinLeader: ({ leader, unit }, say) => phrase`stack ${say.leader(leader)} with ${say.unitAsIs(unit)}`,
  rally: ({ leader }, say) => phrase`try to rally routed units with ${say.leader(leader)}`,
  rallyTo: ({ to }, say) => phrase`rally in ${say.box(to)}`,
  stayRouted: ({ leader }, say) => phrase`do not rally with ${say.leader(leader)}`,
  stepForward: ({ unit }, say) => phrase`move ${say.pairAsIs(unit)} into the first line`,
  ranksClosed: () => phrase`leave the lines as they are`,
  advanceUnit: ({ unit, to }, say) => phrase`advance with ${say.pairAsIs(unit)} into ${say.box(to)}`,
  shiftUnit: ({ unit, to, line }, say) => phrase`move ${say.pairAsIs(unit)} to ${say.box(to)}${say.line(to, line)}`,
  changeLine: ({ unit }, say) => phrase`move ${say.pairAsIs(unit)} into the other line`,
  changePlaces: (action, say) => phrase`swap ${say.pairAsIs(action.unit)} with ${say.pairAsIs(action.with)}`,
  pairUnits: (action, say) => phrase`pair ${say.unit(action.unit)} with ${say.unit(action.with)}`,
  partUnits: ({ unit }, say) => phrase`split the pair of ${say.unit(unit)}`,
  holdPositions: () => phrase`hold all positions`,
  attackBox: ({ from, into }, say) => phrase`attack from ${say.box(from)} into ${say.box(into)}`,
  engage: ({ attacker, defender }, say) => phrase`attack ${say.unitAsIs(defender)} with ${say.unitAsIs(attacker)}`,
  breakOff: () => phrase`make no more attacks from this box`,
  endAttacks: () => phrase`attack from no more boxes`,
  fire: () => phrase`fire at the attacker`,
  holdFire: () => phrase`hold fire`,
  pursue: () => phrase`pursue`,
  forgoPursuit: () => phrase`do not pursue`,
  giveUpUnit: ({ unit }, say) => phrase`give up ${say.unitAsIs(unit)}`,
};
