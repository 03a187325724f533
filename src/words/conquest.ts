/** The closed words of *Conquest and Empire* that other games of the family have others of, or more. */

/** Who plays (R 3.1): Alexander's side, and the King's. */
const sides = ['macedonian', 'persian'] as const;

/** Phases of a turn, in their order (R 4.2); some of them are each side's own. */
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

/** What dice are rolled for. */
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

/** What rules refer back to, with the turn on which it first happened. */
const milestones = [
  // R 3.3: the Indians saw an enemy in their land
  'indiansRoused',
  // R 12.8: those who conquer took a capital, or entered the land that opens recruitment
  'capitalTaken',
  'indiaReached',
  // R 14.2: the Spartans rose, or are no longer to be feared
  'revolt',
  'revoltCalledOff',
] as const;

/** How what armies take along is lost: by a sortie (R 11.5), and to an enemy who finds it alone (R 11.7). */
const baggageLosses = ['destroyed', 'abandoned'] as const;

/** How a game can end (R 16). */
const endings = ['conquest', 'victoryPoints', 'kingLost'] as const;

/** How decisively it was won (R 16.3); a draw is nobody's. */
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
