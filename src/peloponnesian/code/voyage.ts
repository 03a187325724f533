/** R 16.4-16.8: movement by sea: reasons why actions are refused. */
export const VOYAGE_CODES = {
  isLandUnit: 'Land units can go to sea only aboard fleets.',
  sailsWithAll: 'This leader sails with all fleets of the stack.',
  cannotPart: 'The fleet cannot leave its stack, which needs it.',
  stillPlanned: 'The voyage is still being planned.',
  underWay: 'The voyage is under way: neither its plan nor its fleets can change.',
  planBegun:
    'The plan already has a leg: pieces can come aboard or stay behind only before it, or at a coast on the way.',
  staysAboard: 'Pieces that are carried cannot be left at sea.',
  otherStack: 'The fleet is in the stack of another leader.',
  mustStorm: 'The fleets have arrived to attack: only the choice of the attackers is left.',
  noSeaWay: 'The fleets cannot go there from the end of the plan.',
  noLanding: 'The fleets cannot land there.',
  noFleet: 'A voyage needs a fleet.',
  noRoom: 'The fleets cannot carry so many units.',
  noTarget: 'There is no such enemy fleet at sea at the end of the plan.',
  noIsthmus: 'Fleets can cross the Isthmus only from port to port of a friendly Corinth, at the start of their move.',
  namedFirst: 'A fleet or a leader must first be named to intercept.',
  namedAlready: 'The interceptors have already been named.',
  cannotIntercept: 'This piece cannot intercept here.',
} as const;
