/** R 8, 11.2: why pieces do not move so. */
export const MOVEMENT_CODES = {
  notOfTheSide: 'The piece is not this side’s.',
  alreadyMoved: 'The piece has moved in this phase.',
  notInTheField: 'The piece does not stand in the field of a province.',
  mayNotMove: 'The piece may not move yet.',
  needsLeader: 'These units do not move without a leader.',
  noneOfThem: 'No such unit is there that could go.',
  staysBehind:
    'The unit cannot go along: it is elsewhere, has moved, may not enter the province, or cannot march so far.',
  somebodyMustStay: 'In a province with a garrison of the enemy a unit must be left behind.',
  needsInfantry: 'It goes along with infantry alone.',
  gatherFirst: 'First it is decided who goes along.',
  nobodyLeft: 'There are not several left who could go along.',
  nobodyGoes: 'Nobody has gathered who could go.',
  marchEndsHere: 'The march cannot be forced further from here.',
  alreadyTurned: 'The piece has gone into a city or come out of one.',
  noGarrison: 'Infantry alone is a garrison, one unit for each wall of a city of its side that has two walls or more.',
  otherForceThere: 'The garrison of the city is of another force, with which it does not stack.',
  notFromHere: 'The piece is not where it could go there.',
} as const;
