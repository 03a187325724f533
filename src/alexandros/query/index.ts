/** Pure queries about a situation: a whole state, or a view. */
export { provinces, provinceOf, provinceNamed, provincesOf, type Province, type Region } from './provinces.js';
export {
  closestEmptySpaces,
  distance,
  distanceToSpace,
  emptySpaces,
  fewestNewWalls,
  isEmptySpace,
  moveChances,
  nextPoints,
  reachablePoints,
  reachableSpaces,
  type MoveChances,
} from './moves.js';
export {
  clockwiseFrom,
  guardAt,
  guardsInSupply,
  handSize,
  knownCards,
  knownCardsOf,
  playersOf,
  seatOf,
} from './seats.js';
export { conquerable, occupiable, removalCost, symbolAt } from './covering.js';
export { leaders, outcomeOf, ranking, taxesOf } from './scores.js';
export { blackWallsLeft, redWallsLeft, wallColour, wallsLeft } from './walls.js';
export { unseenCards } from './unseen.js';
export { movesLeft } from './moves-left.js';
