/** The fixed words of *Conquest and Empire* that other games of the family replace or extend. */

/** The sides (R 3.1): Alexander's, and the King's. */
const sides = ['macedonian', 'persian'] as const;

/** The phases of a turn, in order (R 4.2); some occur once for each side. */
const phases = [
  'supply',
  'reinforcements',
  'replacements',
  'recovery',
  'movement',
  'combat',
  'siege',
  'randomEvents',
] as const;

/** The purposes of dice. */
const rollPurposes = [
  // R 7
  'depletion',
  'attrition',
  // R 8.6
  'forcedMarch',
  // R 9, 10.16, 10.17
  'evasion',
  'minorCombat',
  'casualty',
  'casualtyAgain',
  // R 10
  'rally',
  'duel',
  'missile',
  'defensiveFire',
  'pursuit',
  // R 11
  'siege',
  'sortie',
  // R 12
  'recovery',
  // R 14
  'revolt',
  'mercenaries',
  'raidPlace',
  'raidSize',
  // R 17.3, 17.4, 17.5
  'kingsHealth',
  'mutiny',
  'treachery',
  'surrender',
] as const;

/** Things that rules refer back to, with the turn on which they first happened. */
const milestones = [
  // R 3.3: the Indians have seen an enemy in their land
  'indiansRoused',
  // R 12.8: the conquerors have taken a capital, or entered the land that opens recruitment
  'capitalTaken',
  'indiaReached',
  // R 14.2: the Spartans have revolted, or can no longer revolt
  'revolt',
  'revoltCalledOff',
] as const;

/** How baggage is lost: in a sortie (R 11.5), or to an enemy who finds it alone (R 11.7). */
const baggageLosses = ['destroyed', 'abandoned'] as const;

/** How a game can end (R 16). */
const endings = ['conquest', 'victoryPoints', 'kingLost'] as const;

/** The degree of a victory (R 16.3); a draw has no winner. */
const margins = ['decisive', 'marginal', 'draw'] as const;

export const conquestWords = {
  sides,
  phases,
  rollPurposes,
  milestones,
  baggageLosses,
  endings,
  margins,
  trays: [],
} as const;
