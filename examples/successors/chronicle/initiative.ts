/** Dice against an Initiative Rating. */
import type { InitiativeRoll } from '../../../src/successors/index.js';

/** `4+1`, `4`: what cards and optional rules add stands beside the die. */
export function initiativeDie({ die: fallen, bonus, modifiers = [] }: InitiativeRoll): string {
  const added = modifiers.reduce((sum, { value }) => sum + value, bonus);
  return `${fallen}${added > 0 ? '+' : ''}${added === 0 ? '' : added}`;
}
