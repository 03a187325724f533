/** R 16.4-16.8: movement by sea: why actions are refused. */
export const VOYAGE_CODES = {
  noSeaWay: 'The fleets cannot go there from where the plan has led them.',
  noLanding: 'Fleets do not land there.',
  noFleet: 'A voyage needs a fleet.',
  noRoom: 'The fleets cannot carry so many units.',
  noTarget: 'No such enemy fleet is at sea there.',
  noIsthmus: 'Fleets cross the Isthmus only from port to port of a friendly Corinth, at the start of their move.',
  cannotIntercept: 'This fleet, or leader, cannot intercept here.',
} as const;
