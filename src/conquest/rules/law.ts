/** The law of the base game, put together from the sections. */
import { components } from '../data/default.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import { sequenceLaw } from './04-sequence.js';
import { controlLaw } from './05-control.js';
import { stackingLaw } from './06-stacking.js';
import { supplyLaw } from './07-supply.js';
import { movementLaw } from './08-law.js';
import { evasionLaw } from './09-2-evasion.js';
import { displayLaw } from './10-display.js';
import { trainLaw } from './11-7-siege-train.js';
import { replacementsLaw } from './12-replacements.js';
import { reinforcementsLaw } from './13-reinforcements.js';
import { victoryLaw } from './16-victory.js';

export const conquestLaw: Law<Situation> = {
  componentsFor: () => components,
  // R 4
  ...sequenceLaw,
  // R 5
  ...controlLaw,
  // R 6
  ...stackingLaw,
  // R 7
  ...supplyLaw,
  // R 8
  ...movementLaw,
  // R 9
  ...evasionLaw,
  // R 10
  ...displayLaw,
  // R 11.7
  ...trainLaw,
  // R 12
  ...replacementsLaw,
  // R 13
  ...reinforcementsLaw,
  // R 16
  ...victoryLaw,
};
