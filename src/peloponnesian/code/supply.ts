/** R 9: supply: reasons why actions are refused. */
export const SUPPLY_CODES = {
  ashoreFirst: 'Fleets at sea must first come ashore.',
  notWaiting: 'There is no such stack of fleets that must come ashore.',
  mustForage: 'Units that are not supplied must first forage.',
  foragingOver: 'Units can no longer forage by choice: the treasury is being spent.',
  notPaying: 'The treasury is not being spent yet.',
  foragesAlready: 'The unit is already foraging.',
  suppliedAlready: 'The unit is already among those that are supplied.',
  otherForagers: 'Only units in an area that cannot feed all of them can be chosen.',
  noLandingThere: 'These fleets cannot come ashore there.',
  noForageInWinter: 'Units cannot forage in Winter.',
  areaIsRaided: 'Units cannot forage in an area that has been raided this year.',
  forageExhausted: 'The area already feeds as many units as it can.',
  suppliedAtHome: 'Units in supply cannot forage in friendly regions unless the treasury is empty.',
  shutIn: 'A unit cannot go outside a city or fort while enemies are there.',
  treasuryTooSmall: 'The treasury is too small to supply this unit as well.',
} as const;
