/** The law of this variant: that of the base, and in its place each section's own answers. */
import { conquestLaw } from '../../conquest/rules/law.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { componentsFor } from '../data/default.js';
import type { GameOptions } from '../options.js';
import { controlLaw } from './05-control.js';
import { sequenceLaw } from './06-sequence.js';
import { courseLaw } from './07-law.js';
import { combatLaw } from './09-law.js';
import { tacticsLaw } from './10-law.js';
import { independentsLaw } from './07-1-independents.js';
import { purchaseLaw } from './11-replacements.js';
import { objectivesLaw } from './12-objectives.js';
import { guardLaw } from './14-2-guards.js';
import { fleetsLaw } from './08-2-movement.js';
import { victoryLaw } from './13-victory.js';

export const clashLaw: Law<Situation> = {
  ...conquestLaw,
  // R S4, S5: a game of this variant is begun with such options alone
  componentsFor: (options) => componentsFor(options as GameOptions),
  // R S1.3
  ...controlLaw,
  // R S6
  ...sequenceLaw,
  // R S6.1, S7
  ...courseLaw,
  // R S8
  ...fleetsLaw,
  // R S9, S10: combat, the Tactical Display
  ...combatLaw,
  ...tacticsLaw,
  // R S7.1: independents
  ...independentsLaw,
  // R S11: replacements
  ...purchaseLaw,
  // R S12
  ...objectivesLaw,
  // R S13
  ...victoryLaw,
  // R S14.2
  ...guardLaw,
};
