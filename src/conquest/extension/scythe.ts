/** R X2.1, S2.1: scythed chariots: they attack once, or charge whoever attacks them, before anybody shoots (rulings X2.1, S2.6), and are lost. */
import type { RuleRef } from '../../core/index.js';
import { displayLaw } from '../rules/10-display.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { UnitCode } from '../table/roster.js';
import { isHeavy } from '../units.js';

/** What they add to the die against heavy units. */
const AGAINST_HEAVY = 1;

const isScythed = ({ roster }: Situation, unit: UnitCode): boolean => roster.units[unit]?.kind.scythed === true;

/** The answers of a game that has them, by its clause of them. */
export const scytheLaw = (
  rule: RuleRef,
): Pick<Law<Situation>, 'charges' | 'strikeModifier' | 'countsInMinor' | 'pursuesAs'> => ({
  charges: (situation, unit) => (isScythed(situation, unit) ? rule : null),
  strikeModifier(situation, attacker, defender) {
    const kind = situation.roster.units[defender]?.kind;
    return isScythed(situation, attacker) && kind !== undefined && isHeavy(kind) ? AGAINST_HEAVY : 0;
  },
  countsInMinor: (situation, unit) => !isScythed(situation, unit),
  pursuesAs: (situation, unit) =>
    isScythed(situation, unit) ? 'lightInfantry' : displayLaw.pursuesAs(situation, unit),
});
