/** R 9: supply: why actions are refused. */
export const SUPPLY_CODES = {
  noLandingThere: 'These fleets cannot be brought ashore there.',
  noForageInWinter: 'Units do not forage in Winter.',
  areaIsRaided: 'Units do not forage in an area that has been raided this year.',
  forageExhausted: 'The area already feeds as many units as it can.',
  suppliedAtHome: 'Units in supply do not forage in friendly regions unless the treasury is empty.',
  shutIn: 'A unit cannot set up outside of a city or fort while enemies stand there.',
  treasuryTooSmall: 'The treasury does not hold enough to supply this unit as well.',
} as const;
