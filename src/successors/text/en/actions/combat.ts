/** Actions in the Reaction Step and in battles. */
import type { CombatAction } from '../../../action/index.js';
import { phrase, words } from '../../phrases.js';
import { ALEXANDERS_BODY, gate, unitCount } from '../speech.js';
import type { ActionsIn } from '../tables.js';

export const combatActions: ActionsIn<CombatAction> = {
  moveIntoCity: ({ unit, count }) => phrase`send ${unitCount(unit, count)} into the city`,
  moveOutOfCity: ({ unit, count }) => phrase`send ${unitCount(unit, count)} out of the city`,
  moveGeneralThroughGate: ({ general, inside }, say) => phrase`send ${say.commander(general)} ${gate(inside)} the city`,
  moveRoyalThroughGate: ({ royal, inside }, say) =>
    phrase`send ${royal === 'cart' ? words(ALEXANDERS_BODY) : say.royal(royal)} ${gate(inside)} the city`,
  avoidBattle: () => phrase`try to avoid battle`,
  avoidTo: ({ to }, say) => phrase`avoid battle and go to ${say.space(to)}`,
  intercept: ({ from, inside, commander }, say) =>
    phrase`intercept with ${say.commander(commander)} from ${inside ? 'inside ' : ''}${say.space(from)}`,
  interceptWith: ({ unit, count }) => phrase`intercept with ${unitCount(unit, count)} as well`,
  interceptWithGeneral: ({ general }, say) => phrase`intercept with ${say.commander(general)} as well`,
  declareInterception: () => phrase`declare the interception`,
  becomeAttacker: () => phrase`become the attacker`,
  withdraw: () => phrase`withdraw`,
  standAndFight: () => phrase`stand and fight`,
  joinBattle: ({ unit, count }) => phrase`bring ${unitCount(unit, count)} out of the city into battle`,
  joinBattleWithGeneral: ({ general }, say) => phrase`bring ${say.commander(general)} out of the city into battle`,
  succeed: ({ from, inside }, say) =>
    phrase`have a Minor General ${from === 'supply' ? 'from the supply' : say.at({ space: from, inside })} take command`,
};
