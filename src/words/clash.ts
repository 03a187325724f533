/** The fixed words of *Clash of the Generals*: those of the base game, and its own. */
import { conquestWords } from './conquest.js';

/** The sides in games for two, three or four (R S1.1, S7.1). The components say which side nobody plays. */
const sides = ['regency', 'warlords', 'antigonid', 'ptolemaic', 'seleucid', 'independents', 'neutral'] as const;

const phases = [
  ...conquestWords.phases,
  // R S6.2
  'initiative',
  // R S5.6
  'diplomacy',
  // R S8.4
  'seaCombat',
  // R S13
  'reckoning',
] as const;

const rollPurposes = [
  ...conquestWords.rollPurposes,
  // R S4.3, S4.4, S5.2, S6.2
  'loyalty',
  'possession',
  'initialSequence',
  'initiative',
  // R S9.4
  'alliedOrder',
  // R S7.1, S13, S14.1, S14.3
  'migration',
  'reckoning',
  'mutinyCheck',
  'prisoner',
  // R S5.6, S8.4
  'diplomacy',
  'seaBattle',
] as const;

/** R S8.4: a marker is lost with its ships. */
const baggageLosses = [...conquestWords.baggageLosses, 'sunk'] as const;

/** How a game can end (R S13). */
const endings = ['victoryPoints', 'leaderless'] as const;

/** R S13: a victory by points has no degree. */
const margins = [...conquestWords.margins, 'plain'] as const;

/**
 * Where a counter lies off the map, in addition to the trays of the base game: mutinied leaders (R S3.0, S14.1) and
 * prisoners (R S14.3).
 */
const trays = ['mutinied', 'captive'] as const;

export const clashWords = {
  sides,
  phases,
  rollPurposes,
  milestones: conquestWords.milestones,
  baggageLosses,
  endings,
  margins,
  trays,
} as const;
