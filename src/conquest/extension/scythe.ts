/**
 * R X2.1, S2.1: scythed chariots attack once, or charge a unit that attacks them before any shots (rulings X2.1, S2.6),
 * and are lost.
 */
import type { RuleRef } from '../../core/index.js';
import { displayLaw } from '../rules/10-display.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { UnitCode } from '../table/roster.js';
import { isHeavy } from '../units.js';

/** The modifier of the die against heavy units. */
const AGAINST_HEAVY = 1;

const isScythed = ({ roster }: Situation, unit: UnitCode): boolean => roster.units[unit]?.kind.scythed === true;

/** Returns the part of the law about scythed chariots, with the clause of the game. */
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
