/** R 4.3.1, 5.3: the assessment of tribute: why actions are refused. */
export const ASSESSMENT_CODES = {
  regionNotHeld: 'The player does not hold this region.',
  regionNotAssessed: 'Nothing is assessed in this region.',
  assessedAlready: 'The region has been assessed this year.',
  assessedSo: 'The region is assessed at this multiple already.',
  raisedTooFar: 'The assessment of a region is not raised so far in one year.',
  tooWeary: 'The Militance of the region is too low for a higher assessment.',
  keptOrReset: 'A region that has been gained is assessed as before, or at its Base Tribute Value.',
} as const;
