/** The fixed words of *Xenophon*: those of the base game, and its own. */
import { conquestWords } from './conquest.js';

/** The sides (R X1.1): the rebels, and the King's. */
const sides = ['rebel', 'royal'] as const;

/** R X4.1. */
const phases = [...conquestWords.phases, 'initiative'] as const;

/** R X7.3, X10.1. */
const rollPurposes = [...conquestWords.rollPurposes, 'river', 'riverFlank', 'mountains', 'hill', 'hatred'] as const;

/** R X2.4, X9.2. */
const milestones = [...conquestWords.milestones, 'generalLost', 'pretenderFallen'] as const;

/** R X2.3: baggage used to feed an army, or captured with its camp. */
const baggageLosses = [...conquestWords.baggageLosses, 'emptied', 'campTaken'] as const;

/** How a game can end (R X9). */
const endings = ['kingLost', 'homecoming', 'victoryPoints'] as const;

/** R X9.2, X9.3: a Pyrrhic victory, or one without a degree. */
const margins = [...conquestWords.margins, 'pyrrhic', 'plain'] as const;

export const xenophonWords = {
  sides,
  phases,
  rollPurposes,
  milestones,
  baggageLosses,
  endings,
  margins,
  trays: [],
} as const;
