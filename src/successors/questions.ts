/**
 * Questions about a game: about a full state, or about one player's view of it. Nothing here changes anything.
 * Written by `npm run questions` from the comments of what rules ask of a situation.
 *
 * @module query
 */
import { asked } from './asked.js';
import * as battleQuestions from './query/battle.js';
import * as capitalsQuestions from './query/capitals.js';
import * as cardsQuestions from './query/cards.js';
import * as cavalryQuestions from './query/cavalry.js';
import * as controlQuestions from './query/control.js';
import * as deploymentQuestions from './query/deployment.js';
import * as dieModifiersQuestions from './query/die-modifiers.js';
import * as fleetsQuestions from './query/fleets.js';
import * as geometryQuestions from './query/geometry.js';
import * as independentReactionsQuestions from './query/independent-reactions.js';
import * as independentsQuestions from './query/independents.js';
import * as interceptionQuestions from './query/interception.js';
import * as isolationQuestions from './query/isolation.js';
import * as legitimacyQuestions from './query/legitimacy.js';
import * as markersQuestions from './query/markers.js';
import * as movementQuestions from './query/movement.js';
import * as presenceQuestions from './query/presence.js';
import * as prestigeQuestions from './query/prestige.js';
import * as reinforcementsQuestions from './query/reinforcements.js';
import * as renownQuestions from './query/renown.js';
import * as royalsQuestions from './query/royals.js';
import * as siegeQuestions from './query/siege.js';
import * as tieBreaksQuestions from './query/tie-breaks.js';
import * as victoryPointsQuestions from './query/victory-points.js';

export { abilitiesOf } from './query/abilities.js';
export { initiativeOf, battleRatingOf, combatStrength, elephantsStrength, modifiedTotal } from './query/battle.js';
export { cardFact, cardType, handOf, afterEvent } from './query/cards.js';
export { hasCavalry } from './query/cavalry.js';
export { initiativeRoll } from './query/die-modifiers.js';
export { mayBeInside } from './query/garrison.js';
export { geometryOf } from './query/geometry.js';
export { AVOID_BATTLE_POINTS, avoidanceFrom } from './query/independent-reactions.js';
export { heirsOf, isHeir } from './query/royals.js';
export { seniorityOf, rankOf, mostSenior } from './query/seniority.js';
export { highest, lowest } from './query/tie-breaks.js';
export type * from './query/abilities.js';
export type * from './query/avoiding-direction.js';
export type * from './query/battle.js';
export type * from './query/capitals.js';
export type * from './query/cards.js';
export type * from './query/cavalry.js';
export type * from './query/control.js';
export type * from './query/deployment.js';
export type * from './query/die-modifiers.js';
export type * from './query/fleets.js';
export type * from './query/garrison.js';
export type * from './query/geometry.js';
export type * from './query/independent-reactions.js';
export type * from './query/independents.js';
export type * from './query/interception.js';
export type * from './query/isolation.js';
export type * from './query/legitimacy.js';
export type * from './query/markers.js';
export type * from './query/movement.js';
export type * from './query/presence.js';
export type * from './query/prestige.js';
export type * from './query/reinforcements.js';
export type * from './query/renown.js';
export type * from './query/royals.js';
export type * from './query/seniority.js';
export type * from './query/siege.js';
export type * from './query/tie-breaks.js';
export type * from './query/victory-points.js';
export * from './units.js';
export * from './table/places.js';

/**
 * Generals who may still be activated in this segment (R 8.3.1): Major Generals who have not moved, each under his own
 * command (a general senior to him stays behind), and a Minor General wherever CUs that have not moved are with him.
 */
export const activatable = /* @__PURE__ */ asked(movementQuestions.activatable, 0);

/** Victory Points of some players (R 7.1). */
export const allVictoryPoints = /* @__PURE__ */ asked(victoryPointsQuestions.allVictoryPoints);

/** Whether there is anyone whom a player may activate. */
export const anyActivatable = /* @__PURE__ */ asked(movementQuestions.anyActivatable, 0);

/**
 * Where a player has an Army, with its CUs.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * query.armiesOf(state, 'red').map(({ space }) => space); // ['kelainai']
 */
export const armiesOf = /* @__PURE__ */ asked(presenceQuestions.armiesOf, 0);

/** Where a player has an Army, in the order of the board, outside before inside. */
export const armyPosts = /* @__PURE__ */ asked(presenceQuestions.armyPosts, 0);

/**
 * Whether this segment still allows an attempt in a space under this commander (R 13.4): the first, or the second in the same
 * activation, under the commander of the first (ruling who-besieges).
 */
export const attemptLeft = /* @__PURE__ */ asked(siegeQuestions.attemptLeft);

/** The fleets that a player can use: his, and not dispersed (R 3.4). */
export const availableFleets = /* @__PURE__ */ asked(fleetsQuestions.availableFleets, 0);

/** What optional rules add to the die of avoiding battle. */
export const avoidingModifiers = /* @__PURE__ */ asked(dieModifiersQuestions.avoidingModifiers);

/** Where a player has generals now (R 6.4.2 b). */
export const basesOf = /* @__PURE__ */ asked(deploymentQuestions.basesOf, 0);

/** Battle Rating of whoever commands a side in a Land Battle in a space, as it counts there: with his special abilities, where they are played (R 12.3.1, 19.2). */
export const battleRating = /* @__PURE__ */ asked(battleQuestions.battleRating);

/**
 * Battle Strength of a side (R 12.2): its CUs outside, its Elephants by their dice, its Local Troops; with the special abilities of its
 * Commanding General, where they are played (R 19.2). `when`: whether it attacks or defends.
 */
export const battleStrength = /* @__PURE__ */ asked(battleQuestions.battleStrength);

/**
 * The CUs that a player can besiege with in a space: on the march those of the Army itself; otherwise all that stand outside
 * there, but for those that took part in an activation of this segment (R 12.7, 13.1, 13.4; ruling who-besieges).
 */
export const besiegers = /* @__PURE__ */ asked(siegeQuestions.besiegers, 0);

/** Who of the tied players wins: by Makedonia, then by Macedonian CUs, then by Seniority (R 7.3). */
export const breakTie = /* @__PURE__ */ asked(tieBreaksQuestions.breakTie);

/**
 * Of some players the one with the most senior Major General. Generals in the Dispersed Box and on their way count,
 * eliminated ones do not; where nobody has any, Turn Order decides (ruling seniority-off-the-map).
 */
export const bySeniority = /* @__PURE__ */ asked(tieBreaksQuestions.bySeniority);

/** Whose capital stands in a space (R 19.8); `undefined`: nobody's does. */
export const capitalHolder = /* @__PURE__ */ asked(capitalsQuestions.capitalHolder);

/** The first obstacle to a player's beginning a capital in a space; `undefined`: he may, in his Surrender Segment. */
export const capitalObstacle = /* @__PURE__ */ asked(capitalsQuestions.capitalObstacle, 0);

/** The capital that a player builds, has, or had (R 19.8); `undefined`: he has begun none, or was interrupted. */
export const capitalOf = /* @__PURE__ */ asked(capitalsQuestions.capitalOf, 0);

/** Where a player may begin a capital in his Surrender Segment, in the order of the board (R 19.8; ruling capital-building). */
export const capitalSites = /* @__PURE__ */ asked(capitalsQuestions.capitalSites, 0);

/** Whether a player has the Funeral Cart in a place. */
export const cartIsAt = /* @__PURE__ */ asked(royalsQuestions.cartIsAt, 0);

/** Whether the Funeral Cart can be moved at all, through a gate included: not on Game Turn 1, unless it has been built (R 6.1.1, 15.4.1, 19.11; ruling gates). */
export const cartMayMove = /* @__PURE__ */ asked(royalsQuestions.cartMayMove);

/**
 * So many columns of the Battle Table further right a side of a Land Battle scores: one with Elite Cavalry against an enemy without
 * them and without an Elephant that counts (R 19.9.7).
 */
export const cavalryShift = /* @__PURE__ */ asked(cavalryQuestions.cavalryShift);

/** Most CUs inside the Major City of a space: two (R 4.16), in a capital one (R 19.8). */
export const cityCapacity = /* @__PURE__ */ asked(capitalsQuestions.cityCapacity);

/**
 * The Commanding General of a player on a space, in the zone (R 4.29); `undefined`: no general there.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * query.commanderAt(state, 'red', 'kelainai'); // 'antigonos'
 */
export const commanderAt = /* @__PURE__ */ asked(presenceQuestions.commanderAt, 0);

/**
 * Whose marker stands in a space; `undefined`: uncontrolled.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.controllerOf(state, 'ephesos'); // 'red'
 * query.controllerOf(state, 'lesbos'); // undefined
 */
export const controllerOf = /* @__PURE__ */ asked(controlQuestions.controllerOf);

/** The number of Major Generals of a player on a space, in the zone. */
export const countMajorGenerals = /* @__PURE__ */ asked(presenceQuestions.countMajorGenerals, 0);

/**
 * The one Heir who counts for a player: of those controlled, the one worth most (R 15.2, 18.2). Herakles is worth least, so that he counts for
 * whoever has no other, whether he is an Heir himself or not (R 19.12).
 */
export const countedHeir = /* @__PURE__ */ asked(legitimacyQuestions.countedHeir, 0);

/** Victory Points that the capitals of others bring which a player has destroyed, as the edition has it (R 19.8; ruling capital-points). */
export const destroyedCapitalPoints = /* @__PURE__ */ asked(capitalsQuestions.destroyedCapitalPoints, 0);

/** Other players with CUs outside the city of a space. */
export const enemiesOutside = /* @__PURE__ */ asked(presenceQuestions.enemiesOutside);

/** The spaces with enemies of a player, in the order of the board. */
export const enemyHeld = /* @__PURE__ */ asked(deploymentQuestions.enemyHeld, 0);

/** Fleet Strength of some fleets together (R 3.4.1). */
export const fleetStrength = /* @__PURE__ */ asked(fleetsQuestions.fleetStrength);

/** The fleets of a player, dispersed ones included. */
export const fleetsOf = /* @__PURE__ */ asked(fleetsQuestions.fleetsOf, 0);

/**
 * The CUs of a player in a space, outside or inside its city, kind by kind.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * query.forceAt(state, 'red', 'kelainai').loyal; // 2
 */
export const forceAt = /* @__PURE__ */ asked(presenceQuestions.forceAt, 0);

/** The number of CUs of a side outside in a space: the strength of Independent Armies is their number (ruling overrun-by-strength). */
export const forceCount = /* @__PURE__ */ asked(battleQuestions.forceCount);

/** The forces of a player, with how many CUs of each kind they have. */
export const forcesOf = /* @__PURE__ */ asked(presenceQuestions.forcesOf, 0);

/** Whether any CU of anybody stands in a space, in either zone. */
export const hasAnyUnits = /* @__PURE__ */ asked(presenceQuestions.hasAnyUnits);

/** Whether enemy CUs stand outside in a space, by its code: another player's, or an Independent Army (R 4.7). */
export const hasEnemiesAt = /* @__PURE__ */ asked(presenceQuestions.hasEnemiesAt);

/** Whether enemy CUs stand in a space outside its city: another player's, or an Independent Army (R 4.7). */
export const hasEnemyUnits = /* @__PURE__ */ asked(presenceQuestions.hasEnemyUnits, 0);

/** Whether enemy CUs stand in a space, those inside its city included. */
export const hasEnemyUnitsAnywhere = /* @__PURE__ */ asked(presenceQuestions.hasEnemyUnitsAnywhere, 0);

/** Whether the Siege Points before a space are as many as it takes (R 13.2.2, 13.2.4). */
export const hasEnoughPoints = /* @__PURE__ */ asked(siegeQuestions.hasEnoughPoints);

/** Whether a player has a general, Major or Minor, on a space in the zone. */
export const hasGeneral = /* @__PURE__ */ asked(presenceQuestions.hasGeneral, 0);

/** Whether an Independent Army stands on a space. */
export const hasIndependentArmy = /* @__PURE__ */ asked(presenceQuestions.hasIndependentArmy);

/** Whether a player has a Major General on a space, in the zone. */
export const hasMajorGeneral = /* @__PURE__ */ asked(presenceQuestions.hasMajorGeneral, 0);

/** Whether enemies of a player stood outside in the space before the mover came (R 11.8; ruling inside-does-not-bar). */
export const hasStandingEnemies = /* @__PURE__ */ asked(interceptionQuestions.hasStandingEnemies, 0);

/** Whether a player has CUs in a place that have not been moved in this segment. */
export const hasUnmovedUnits = /* @__PURE__ */ asked(presenceQuestions.hasUnmovedUnits, 0);

/**
 * Who controls an Heir or the cart as the pieces stand (R 15.4.1, 18.1, 18.6.1; ruling keeping-royals): inside a city its holder;
 * outside, first the besieger; then a general beside whom nobody else has a CU or a general in the space; then whoever
 * did, while he has a general or his marker there; then the player whose marker is there.
 */
export const heirController = /* @__PURE__ */ asked(royalsQuestions.heirController);

/** Whether there is a Surprise card in a hand, as far as the situation tells. */
export const holdsSurprise = /* @__PURE__ */ asked(cardsQuestions.holdsSurprise, 0);

/** Independent Armies on a space. */
export const independentArmiesAt = /* @__PURE__ */ asked(presenceQuestions.independentArmiesAt);

/**
 * Where an Independent Army avoiding battle may go next: as R 10.5 has it for Armies, within its own limits (R 14.3), and for one
 * bound west only where it can then end further west than it stood.
 */
export const independentAvoidWays = /* @__PURE__ */ asked(independentReactionsQuestions.independentAvoidWays);

/** What optional rules add to the die of an Independent Army that avoids battle. */
export const independentAvoidingModifiers = /* @__PURE__ */ asked(dieModifiersQuestions.independentAvoidingModifiers);

/** What optional rules add to the die of an Independent Army that intercepts. */
export const independentInterceptionModifiers = /* @__PURE__ */ asked(
  dieModifiersQuestions.independentInterceptionModifiers,
);

/** The first obstacle to a step to a space; `undefined`: it may be taken. */
export const independentObstacle = /* @__PURE__ */ asked(independentsQuestions.independentObstacle);

/**
 * What Independent Armies may do at this moment of the Reaction Step, each of them once (R 19.4; ruling one-attempt-an-army): first
 * those whose space has been entered may Avoid Battle, then others may intercept, one from each space (R 11.1).
 */
export const independentReactions = /* @__PURE__ */ asked(independentReactionsQuestions.independentReactions);

/** The steps an Independent Army may take next; none that would leave one bound west without a lawful end (R 14.2, 14.3). */
export const independentSteps = /* @__PURE__ */ asked(independentsQuestions.independentSteps);

/**
 * Initiative Rating of a Commanding General as it counts here: with his special abilities, where they are played (R 3.1, 19.2). The space
 * is the one that he set out from or took command in (`'marching'`), that he would intercept into, or in which he would avoid battle.
 */
export const initiative = /* @__PURE__ */ asked(battleQuestions.initiative);

/** The generals of a place under whom an Army may intercept, the most senior first. */
export const interceptionCommanders = /* @__PURE__ */ asked(interceptionQuestions.interceptionCommanders, 0);

/** What optional rules add to the die of a Land Interception. */
export const interceptionModifiers = /* @__PURE__ */ asked(dieModifiersQuestions.interceptionModifiers);

/** The Armies of a player that may intercept: next to the space by a Land path, none of them besieged (R 11.1, 11.8). One that has just avoided battle is among them (ruling avoided-and-back). */
export const interceptors = /* @__PURE__ */ asked(interceptionQuestions.interceptors, 0);

/** Whether a player has an Army there: at least one CU and a general (R 4.2). */
export const isArmy = /* @__PURE__ */ asked(presenceQuestions.isArmy, 0);

/** Whether a player's Major City is Besieged: an enemy army stands outside it (R 4.4). */
export const isBesieged = /* @__PURE__ */ asked(presenceQuestions.isBesieged);

/** The same by the code of the space. */
export const isBesiegedAt = /* @__PURE__ */ asked(presenceQuestions.isBesiegedAt);

/** Whether the others in a space may still react to whoever has entered it, or a battle, a defeat or a capture is being resolved there (R 18.5.1). */
export const isFateOpen = /* @__PURE__ */ asked(royalsQuestions.isFateOpen);

/** Whether a space holds neither an enemy marker nor enemy CUs outside: control markers may be counted through it (R 6.6.3.2). */
export const isFreeOfEnemies = /* @__PURE__ */ asked(movementQuestions.isFreeOfEnemies, 0);

/** Whether a space is a Major City (R 4.16), or has a capital, which is one as well (R 19.8). */
export const isMajorCity = /* @__PURE__ */ asked(geometryQuestions.isMajorCity);

/** A space reached by a Sea path (R 4.20). */
export const isPort = /* @__PURE__ */ asked(geometryQuestions.isPort);

/** Whether anywhere so many CUs may be deployed. */
export const isRoomForUnits = /* @__PURE__ */ asked(deploymentQuestions.isRoomForUnits);

/** Whether a player's city is besieged, which no lone general does: generals arrive inside, CUs do not (R 4.4, 6.4.3; ruling deploying-inside). */
export const isShutIn = /* @__PURE__ */ asked(deploymentQuestions.isShutIn, 0);

/** Whether a space can be besieged or subjugated by a player: an enemy Major City, or any Independent space (R 13.1). */
export const isSiegeTarget = /* @__PURE__ */ asked(siegeQuestions.isSiegeTarget, 0);

export const isTransit = /* @__PURE__ */ asked(geometryQuestions.isTransit);

/**
 * The control markers of a player that are Isolated: those outside Major Cities without a path to one of his CUs or
 * Major Cities (R 6.7). `among`: only these spaces are asked about (card 59). In the order of the board.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['ephesos'] }, // and nowhere a CU of his, or a Major City
 * }));
 * query.isolatedMarkers(state, 'red'); // ['ephesos']
 */
export const isolatedMarkers = /* @__PURE__ */ asked(isolationQuestions.isolatedMarkers, 0);

/** The Land, Mountain or Strait path between two spaces, if there is one. */
export const landWay = /* @__PURE__ */ asked(geometryQuestions.landWay);

/** Land, Mountain and Strait paths out of a space. */
export const landWays = /* @__PURE__ */ asked(geometryQuestions.landWays);

/**
 * Who has the Largest Fleet: at least three Fleet Points and more than anybody else, dispersed fleets counted (R 7.4).
 * A fleet lent by a card is no counter and does not count (R 20.11).
 */
export const largestFleetOwner = /* @__PURE__ */ asked(fleetsQuestions.largestFleetOwner);

/**
 * The last resort (R 6.4.3): uncontrolled and Independent spaces without enemies, in provinces of no other player, two CUs
 * to a province. CUs need a general with them; without one there a Minor General must be in the supply (ruling last-resort).
 */
export const lastResort = /* @__PURE__ */ asked(deploymentQuestions.lastResort);

/** Whether an Independent Army leaves the game on entering a space: Filon's men are home in Hellas (R 14.3). */
export const leavesGame = /* @__PURE__ */ asked(independentsQuestions.leavesGame);

/**
 * A player's Legitimacy; never below 0 (R 15.2).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   champions: ['red'], generals: { perdikkas: 'red:kelainai' }, forces: { 'red:kelainai': { royalArmy: 2 } },
 * }));
 * query.legitimacy(state, 'red'); // 4: 3 for the Champion, 1 for Perdikkas
 */
export const legitimacy = /* @__PURE__ */ asked(legitimacyQuestions.legitimacy, 0);

/**
 * What a player's Legitimacy is made of.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   champions: ['red'], generals: { perdikkas: 'red:kelainai' }, forces: { 'red:kelainai': { royalArmy: 2 } },
 * }));
 * query.legitimacySources(state, 'red').map(({ source, legitimacy }) => `${source} ${legitimacy}`); // ['champion 3', 'general 1']
 */
export const legitimacySources = /* @__PURE__ */ asked(legitimacyQuestions.legitimacySources, 0);

/** Local Troops (R 4.14, 12.2, 14.7): 1 for the space, 2 more for its province, to whoever controls them. */
export const localTroops = /* @__PURE__ */ asked(battleQuestions.localTroops);

/** The number of a player's Macedonian CUs, those at sea and in the Dispersed Box included (R 7.3). */
export const macedoniansOf = /* @__PURE__ */ asked(tieBreaksQuestions.macedoniansOf, 0);

/** Major Generals of a player on a space, in the same zone, most senior first. */
export const majorGeneralsAt = /* @__PURE__ */ asked(presenceQuestions.majorGeneralsAt, 0);

/** Major Generals on the map whom a condition on their owners picks out. */
export const majorGeneralsOnMap = /* @__PURE__ */ asked(presenceQuestions.majorGeneralsOnMap);

/**
 * The activation going on, if there is one: the topmost.
 *
 * @example
 * import { fromPosition, orThrow, query, simulate } from 'diadochi';
 *
 * const simulation = simulate(orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * })));
 * orThrow(simulation.apply({ type: 'rollMovement', player: 'red' }));
 * const [, , three] = simulation.chanceOutcomes(); // the die shows 1, 2, 3 …
 * if (three) orThrow(simulation.apply(three.action));
 * const activate = simulation.legalActions().find(({ type }) => type === 'activate');
 * if (activate) orThrow(simulation.apply(activate));
 * const state = simulation.state();
 * query.marchOf(state)?.commander; // 'antigonos'
 * query.marchOf(state)?.space; // 'kelainai'
 */
export const marchOf = /* @__PURE__ */ asked(movementQuestions.marchOf);

/** Where a player's markers stand. */
export const markersOf = /* @__PURE__ */ asked(markersQuestions.markersOf, 0);

/** Whether a player's Army may attempt a Siege or Subjugation where it stands (R 13.1, 13.4). */
export const mayAttempt = /* @__PURE__ */ asked(siegeQuestions.mayAttempt, 0);

/** Whether an Independent Army may end its move where it has come to: one bound west, only further west than it began (R 14.3). */
export const mayEndHere = /* @__PURE__ */ asked(independentsQuestions.mayEndHere);

/** Whether a player may intercept into the space that the mover has entered (R 11.8). */
export const mayInterceptInto = /* @__PURE__ */ asked(interceptionQuestions.mayInterceptInto, 0);

/** Whether there is any such space. */
export const mayPlaceMarkers = /* @__PURE__ */ asked(markersQuestions.mayPlaceMarkers, 0);

/** The places in which a player has Minor Generals, in the order of the board, outside before inside. */
export const minorGeneralPosts = /* @__PURE__ */ asked(presenceQuestions.minorGeneralPosts, 0);

/** Number of Minor Generals of a player on a space, in the same zone. */
export const minorGeneralsAt = /* @__PURE__ */ asked(presenceQuestions.minorGeneralsAt, 0);

/** Minor Generals in a player's supply (R 3.1.2). */
export const minorGeneralsInSupply = /* @__PURE__ */ asked(presenceQuestions.minorGeneralsInSupply, 0);

/**
 * Movement Points that an activation may still spend (R 8.1, 8.3.2), special abilities included (R 19.2): never less than none.
 *
 * @example
 * import { fromPosition, orThrow, query, simulate } from 'diadochi';
 *
 * const simulation = simulate(orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * })));
 * orThrow(simulation.apply({ type: 'rollMovement', player: 'red' }));
 * const [, , three] = simulation.chanceOutcomes(); // the die shows 1, 2, 3 …
 * if (three) orThrow(simulation.apply(three.action));
 * const activate = simulation.legalActions().find(({ type }) => type === 'activate');
 * if (activate) orThrow(simulation.apply(activate));
 * const state = simulation.state();
 * const march = query.marchOf(state);
 * march && query.movementPoints(state, march); // 4: the die is higher than his Initiative Rating of 2
 */
export const movementPoints = /* @__PURE__ */ asked(movementQuestions.movementPoints);

/** Whether the body of Alexander favours a player's defenders in a space: he controls the cart, or has the tomb's city (R 16.2). */
export const onSacredGround = /* @__PURE__ */ asked(prestigeQuestions.onSacredGround, 0);

/** Victory Points that a player's own capital brings, as the edition has it (R 19.8; ruling capital-points). */
export const ownCapitalPoints = /* @__PURE__ */ asked(capitalsQuestions.ownCapitalPoints, 0);

/** The spaces in which a player may place a marker with Operation Points, counting from `bases` (R 6.6.3.2; ruling bases-of-markers). */
export const placeableSpaces = /* @__PURE__ */ asked(markersQuestions.placeableSpaces, 0);

/** The players in order of their seats. */
export const playersOf = /* @__PURE__ */ asked(presenceQuestions.playersOf);

/** The places in which a player has CUs, in the order of the board, outside before inside. */
export const postsWithUnits = /* @__PURE__ */ asked(presenceQuestions.postsWithUnits, 0);

/**
 * The Prestige of a Commanding General (R 16.1): his faction's Legitimacy, his own Prestige Points (R 4.21), his renown (R 19.1), what an orator lent him
 * (card 57), Sacred Ground under a defender (R 4.25), and his special abilities, where they are played (R 19.2). CUs without a general (`null`) have their faction's Legitimacy.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   champions: ['red'], generals: { perdikkas: 'red:kelainai' }, forces: { 'red:kelainai': { royalArmy: 2 } },
 * }));
 * query.prestige(state, 'red', 'perdikkas', { space: 'kelainai', defending: false }); // 4: Legitimacy, and no Prestige Points of his own
 */
export const prestige = /* @__PURE__ */ asked(prestigeQuestions.prestige, 0);

/**
 * Who controls a province: more than half of its spaces and its Major City, if it has one (R 4.22); Independents may
 * (R 4.13).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.provinceController(state, 'lydia'); // 'red'
 */
export const provinceController = /* @__PURE__ */ asked(controlQuestions.provinceController);

/** The province in which a space lies. */
export const provinceOf = /* @__PURE__ */ asked(controlQuestions.provinceOf);

/**
 * The provinces that a player controls.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.provincesOf(state, 'red'); // ['lydia']
 */
export const provincesOf = /* @__PURE__ */ asked(controlQuestions.provincesOf, 0);

/**
 * All spaces within so many Movement Points of the spaces given, with how many it takes; the spaces given take none.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * const reach = query.reachableWithin(state, ['kelainai'], 2);
 * reach.get('sardeis'); // 1
 * reach.get('ephesos'); // 2: by way of Sardeis
 * reach.has('miletos'); // false: that takes three
 */
export const reachableWithin = /* @__PURE__ */ asked(movementQuestions.reachableWithin);

/**
 * What R 6.4.1 brings a player, one reason after the other: two Mercenaries to everybody; a Loyal Macedonian for Makedonia, and
 * one for the most Legitimacy; two Mercenaries for the most Victory Points, or one to each of those tied; one for card 26. With
 * R 19.9.2 the first two may be Elite Cavalry instead, and lands and treasure cities bring more of these.
 */
export const reinforcementsDue = /* @__PURE__ */ asked(reinforcementsQuestions.reinforcementsDue, 0);

/** The Prestige Points that a Major General has by victories over Independent Armies (R 19.1; ruling renown). */
export const renownOf = /* @__PURE__ */ asked(renownQuestions.renownOf);

/** The fleets of a player that a discarded card can bring back from the Dispersed Box: where that is played, all that are in it (R 19.7). */
export const retrievableFleets = /* @__PURE__ */ asked(fleetsQuestions.retrievableFleets, 0);

/**
 * Whose a fleet is by the markers on the board: the controller of its province, or of Athenai.
 * The pirates of Kilikia belong to whoever has them: the province does not bring them (R 3.4).
 */
export const rightfulFleetOwner = /* @__PURE__ */ asked(fleetsQuestions.rightfulFleetOwner);

/** Where a Major General may be deployed. */
export const roomForGenerals = /* @__PURE__ */ asked(deploymentQuestions.roomForGenerals);

/** Where a Minor General may be deployed: in friendly spaces, in each zone with CUs and without one, whoever else leads there (R 6.4.3; ruling deploying-minor-generals). */
export const roomForMinorGenerals = /* @__PURE__ */ asked(deploymentQuestions.roomForMinorGenerals, 0);

/** Where CUs may be deployed, and how many: all in a Major City or with a Major General, else two (R 6.4.3). */
export const roomForUnits = /* @__PURE__ */ asked(deploymentQuestions.roomForUnits);

/** Active members of the royal family whom a player controls in a place. */
export const royalsAt = /* @__PURE__ */ asked(royalsQuestions.royalsAt, 0);

/** Sea and Trans-Mediterranean paths out of a space. */
export const seaWays = /* @__PURE__ */ asked(geometryQuestions.seaWays);

/** Whether one general may serve under another (R 4.29). */
export const servesUnder = /* @__PURE__ */ asked(interceptionQuestions.servesUnder);

/** Who commands a side: the Commanding General outside the city, or the Independent leader with the highest Battle Rating (R 14.7; ruling who-leads-independents). */
export const sideCommander = /* @__PURE__ */ asked(battleQuestions.sideCommander);

/** Local Troops that a side of a battle really gets: none after a failed attempt to Avoid Battle (R 10.4). */
export const sideLocalTroops = /* @__PURE__ */ asked(battleQuestions.sideLocalTroops);

/** The CUs of a player's side outside in a space; Independent Armies have none of their own. */
export const sideUnits = /* @__PURE__ */ asked(battleQuestions.sideUnits);

/** The sum of the modifiers. */
export const siegeModifier = /* @__PURE__ */ asked(siegeQuestions.siegeModifier, 0);

/**
 * The modifiers of a player's Siege die against a space; a Subjugation has none but what special abilities add, where they are played
 * (R 13.2.1, 13.3.1, 19.2). `commander`: who makes the attempt; left out: who commands there.
 */
export const siegeModifiers = /* @__PURE__ */ asked(siegeQuestions.siegeModifiers, 0);

/** The first obstacle to a Siege or Subjugation by a player's Army where it stands (ruling independents-under-siege); `undefined`: it may be attempted. */
export const siegeObstacle = /* @__PURE__ */ asked(siegeQuestions.siegeObstacle, 0);

/** Siege Points placed so far against a space. */
export const siegePoints = /* @__PURE__ */ asked(siegeQuestions.siegePoints);

/** Siege Points that take a space from its holder (R 13.2.2, 13.3.2, 19.8); nothing is needed where nobody holds it. */
export const siegePointsNeeded = /* @__PURE__ */ asked(siegeQuestions.siegePointsNeeded);

/**
 * The facts of a space; a space that is not on the board is a fault of the caller.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * query.spaceFact(state, 'kelainai').name; // 'Kelainai'
 */
export const spaceFact = /* @__PURE__ */ asked(geometryQuestions.spaceFact);

/**
 * Number of spaces needed to control a province: more than half of them (R 4.22).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.spacesNeeded(state, 'lydia'); // 3: of four
 */
export const spacesNeeded = /* @__PURE__ */ asked(controlQuestions.spacesNeeded);

/** Spaces with CUs of others, in either zone, or with Independent Armies (R 4.7). */
export const spacesWithEnemyUnits = /* @__PURE__ */ asked(presenceQuestions.spacesWithEnemyUnits, 0);

/** The number of the mover's CUs outside in the space that he has just entered which do not belong to the Army on the march. */
export const standingUnits = /* @__PURE__ */ asked(interceptionQuestions.standingUnits);

/** The Surprise cards in a hand, as far as the situation tells (R 4.31.1). */
export const surprisesHeld = /* @__PURE__ */ asked(cardsQuestions.surprisesHeld, 0);

/**
 * Number of CUs of a player in a space, outside or inside its city.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * query.unitsAt(state, 'red', 'kelainai'); // 3
 */
export const unitsAt = /* @__PURE__ */ asked(presenceQuestions.unitsAt, 0);

/** The CUs of a player's Army at sea: they stand in no space (R 8.4.5, 8.5.1), and are in play all the same. */
export const unitsAtSea = /* @__PURE__ */ asked(presenceQuestions.unitsAtSea, 0);

/** The CUs of a player in a place that have not been moved in this segment, kind by kind. */
export const unmovedAt = /* @__PURE__ */ asked(presenceQuestions.unmovedAt, 0);

/**
 * Where a player's Victory Points come from, in the order of the rule (R 7.4).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.victoryPointSources(state, 'red'); // [{ kind: 'province', province: 'lydia', points: 2 }]
 */
export const victoryPointSources = /* @__PURE__ */ asked(victoryPointsQuestions.victoryPointSources, 0);

/**
 * A player's Victory Points (R 7.4).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.victoryPoints(state, 'red'); // 2: Lydia
 */
export const victoryPoints = /* @__PURE__ */ asked(victoryPointsQuestions.victoryPoints, 0);

/**
 * Who controls a woman who is active: whoever did, while he has a general or his marker there; nobody comes by her but by activating
 * her (R 18.3, 18.5.3; ruling abandoned-women).
 */
export const womanController = /* @__PURE__ */ asked(royalsQuestions.womanController);
