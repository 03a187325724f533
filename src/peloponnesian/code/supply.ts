/** R 9: supply: why actions are refused. */
export const SUPPLY_CODES = {
  ashoreFirst: 'Fleets at sea are brought ashore first.',
  notWaiting: 'No stack of fleets is waiting to be brought ashore.',
  mustForage: 'Units that are not supplied forage first.',
  foragingOver: 'Units no longer forage by choice: the treasury is being spent.',
  notPaying: 'The treasury is not being spent yet.',
  foragesAlready: 'The unit is already foraging.',
  suppliedAlready: 'The unit is already among those that are supplied.',
  otherForagers: 'The choice is among other units: those that their area cannot all feed.',
  noLandingThere: 'These fleets cannot be brought ashore there.',
  noForageInWinter: 'Units cannot forage in Winter.',
  areaIsRaided: 'Units cannot forage in an area that has been raided this year.',
  forageExhausted: 'The area already feeds as many units as it can.',
  suppliedAtHome: 'Units in supply cannot forage in friendly regions unless the treasury is empty.',
  shutIn: 'A unit cannot set up outside of a city or fort while enemies stand there.',
  treasuryTooSmall: 'The treasury is too small to supply this unit as well.',
} as const;
