/** R 8, 11.2: why pieces do not move so. */
export const MOVEMENT_CODES = {
  notOfTheSide: 'The piece belongs to another side.',
  alreadyMoved: 'The piece has moved in this phase.',
  notInTheField: 'The piece is not in the open field of a province.',
  mayNotMove: 'The piece cannot move yet.',
  needsLeader: 'These units do not move without a leader.',
  noneOfThem: 'No unit of this kind is there that could march.',
  staysBehind:
    'The unit cannot go along: it is elsewhere, has moved, may not enter the province, or cannot march so far.',
  somebodyMustStay: 'A unit must stay in a province with an enemy garrison.',
  needsInfantry: 'It goes along only with infantry.',
  gatherFirst: 'First decide which pieces go along.',
  nobodyLeft: 'Fewer than two pieces that could go along are left.',
  nobodyGoes: 'No piece that could march has been chosen yet.',
  marchEndsHere: 'A forced march cannot continue from here.',
  alreadyTurned: 'The piece has already entered or left a city.',
  noGarrison:
    'Only infantry can garrison a city: one unit for each wall, in a city of its side with at least two walls.',
  otherForceThere: 'The garrison of the city belongs to another force, with which the piece does not stack.',
  notFromHere: 'The piece cannot go there from its place.',
} as const;
