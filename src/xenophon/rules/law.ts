/** The law of this variant: that of the base, and in its place each section's own answers. */
import { conquestLaw } from '../../conquest/rules/law.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { components, extendedComponents } from '../data/default.js';
import { plays } from '../options.js';
import { europeLaw } from './01-2-europe.js';
import { trainLaw } from './02-3-train.js';
import { sequenceLaw } from './04-sequence.js';
import { movementLaw } from './05-movement.js';
import { fleetLaw } from './06-fleet.js';
import { combatLaw } from './07-1-combat.js';
import { displayLaw } from './07-display.js';
import { reinforcementsLaw } from './08-1-reinforcements.js';
import { victoryLaw } from './09-victory.js';

export const xenophonLaw: Law<Situation> = {
  ...conquestLaw,
  // R X1, X10.3
  componentsFor: (options) => (plays({ options }, 'extendedGame') ? extendedComponents : components),
  // R X1.2
  ...europeLaw,
  // R X2.3
  ...trainLaw,
  // R X4
  ...sequenceLaw,
  // R X4.2, X5
  ...movementLaw,
  // R X6
  ...fleetLaw,
  // R X7.1, X8.2
  ...combatLaw,
  // R X2.1, X7
  ...displayLaw,
  // R X8.1, X10.2
  ...reinforcementsLaw,
  // R X9
  ...victoryLaw,
};
