/** R 4.3.1, 5.3: the assessment of tribute: reasons why actions are refused. */
export const ASSESSMENT_CODES = {
  regionNotHeld: 'The player does not hold this region.',
  regionNotAssessed: 'This region has no assessment.',
  assessedAlready: 'The region has already been assessed this year.',
  assessedSo: 'The region is already assessed at this multiple.',
  raisedTooFar: 'The assessment of a region cannot be raised so far in one year.',
  tooWeary: 'The Militance of the region is too low for a higher assessment.',
  keptOrReset: 'A region that has been gained keeps its assessment, or is set to its Base Tribute Value.',
} as const;
