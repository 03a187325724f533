/** Actions in the Reaction Step and in battles. */
import type { CombatAction } from '../../../action/index.js';
import { phrase, words } from '../../phrases.js';
import { ALEXANDERS_BODY, gate, unitCount } from '../speech.js';
import type { ActionsIn } from '../tables.js';

export const combatActions: ActionsIn<CombatAction> = {
  moveIntoCity: ({ unit, count }) => phrase`${unitCount(unit, count)} ${gate(true)} schicken`,
  moveOutOfCity: ({ unit, count }) => phrase`${unitCount(unit, count)} ${gate(false)} schicken`,
  moveGeneralThroughGate: ({ general, inside }, say) =>
    phrase`${say.commander(general, 'accusative')} ${gate(inside)} schicken`,
  moveRoyalThroughGate: ({ royal, inside }, say) =>
    phrase`${royal === 'cart' ? words(ALEXANDERS_BODY) : say.royal(royal)} ${gate(inside)} schicken`,
  avoidBattle: () => phrase`auszuweichen versuchen`,
  avoidTo: ({ to }, say) => phrase`nach ${say.space(to)} ausweichen`,
  intercept: ({ from, inside, commander }, say) =>
    phrase`mit ${say.commander(commander, 'dative')} von ${inside ? 'innerhalb von ' : ''}${say.space(from)} aus abfangen`,
  interceptWith: ({ unit, count }) => phrase`${unitCount(unit, count)} zum Abfangen mitnehmen`,
  interceptWithGeneral: ({ general }, say) => phrase`${say.commander(general, 'accusative')} zum Abfangen mitnehmen`,
  declareInterception: () => phrase`das Abfangen ansagen`,
  becomeAttacker: () => phrase`Angreifer werden`,
  withdraw: () => phrase`zurückweichen`,
  standAndFight: () => phrase`standhalten und kämpfen`,
  joinBattle: ({ unit, count }) => phrase`${unitCount(unit, count)} aus der Stadt in die Schlacht führen`,
  joinBattleWithGeneral: ({ general }, say) =>
    phrase`${say.commander(general, 'accusative')} aus der Stadt in die Schlacht führen`,
  succeed: ({ from, inside }, say) =>
    phrase`einem Unter-General ${from === 'supply' ? 'aus dem Vorrat' : say.at({ space: from, inside })} den Befehl geben`,
};
