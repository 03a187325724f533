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
 * Returns the generals who may still be activated in this Segment (R 8.3.1): Major Generals who have not moved, each in
 * command (generals senior to him stay behind), and a Minor General in each place where CUs with him have not moved.
 */
export const activatable = /* @__PURE__ */ asked(movementQuestions.activatable, 0);

/** Returns the Victory Points of some players (R 7.1). */
export const allVictoryPoints = /* @__PURE__ */ asked(victoryPointsQuestions.allVictoryPoints);

/** Returns whether a player may activate any general. */
export const anyActivatable = /* @__PURE__ */ asked(movementQuestions.anyActivatable, 0);

/**
 * Returns the Armies of a player, with their places and CUs.
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

/** Returns the places in which a player has an Army, in board order, outside before inside. */
export const armyPosts = /* @__PURE__ */ asked(presenceQuestions.armyPosts, 0);

/**
 * Returns whether an attempt in a space under this commander is still possible in this Segment (R 13.4): the first, or
 * the second in the same activation, under the same commander (ruling who-besieges).
 */
export const attemptLeft = /* @__PURE__ */ asked(siegeQuestions.attemptLeft);

/** Returns the available fleets of a player: those that are not Dispersed (R 3.4). */
export const availableFleets = /* @__PURE__ */ asked(fleetsQuestions.availableFleets, 0);

/** Returns what optional rules add to a die to avoid battle. */
export const avoidingModifiers = /* @__PURE__ */ asked(dieModifiersQuestions.avoidingModifiers);

/** Returns the spaces where a player has generals now (R 6.4.2 b). */
export const basesOf = /* @__PURE__ */ asked(deploymentQuestions.basesOf, 0);

/**
 * Returns the Battle Rating of a side's commander in a Land Battle in a space, with special abilities if they are
 * played (R 12.3.1, 19.2).
 */
export const battleRating = /* @__PURE__ */ asked(battleQuestions.battleRating);

/**
 * Returns the Battle Strength of a side (R 12.2): its CUs outside, its Elephants by their dice, and its Local Troops,
 * with the special abilities of its Commanding General if they are played (R 19.2). `when`: whether it attacks or
 * defends.
 */
export const battleStrength = /* @__PURE__ */ asked(battleQuestions.battleStrength);

/**
 * Returns the number of CUs that a player can besiege with in a space: on the march those of the Army itself; otherwise
 * all that stand outside there, except those used in an activation of this Segment (R 12.7, 13.1, 13.4;
 * ruling who-besieges).
 */
export const besiegers = /* @__PURE__ */ asked(siegeQuestions.besiegers, 0);

/** Returns the tied player who wins: by Makedonia, then by Macedonian CUs, then by Seniority (R 7.3). */
export const breakTie = /* @__PURE__ */ asked(tieBreaksQuestions.breakTie);

/**
 * Returns the player with the most senior Major General. Generals in the Dispersed Box and those about to arrive count,
 * eliminated ones do not. If nobody has one, Turn Order decides (ruling seniority-off-the-map).
 */
export const bySeniority = /* @__PURE__ */ asked(tieBreaksQuestions.bySeniority);

/** Returns the player whose capital stands in a space (R 19.8); `undefined` if there is none. */
export const capitalHolder = /* @__PURE__ */ asked(capitalsQuestions.capitalHolder);

/**
 * Returns the first reason why a player may not begin a capital in a space; `undefined` if they may, in their Surrender
 * Segment.
 */
export const capitalObstacle = /* @__PURE__ */ asked(capitalsQuestions.capitalObstacle, 0);

/**
 * Returns the capital that a player builds, has, or had (R 19.8); `undefined` if they have begun none, or the
 * construction was interrupted.
 */
export const capitalOf = /* @__PURE__ */ asked(capitalsQuestions.capitalOf, 0);

/**
 * Returns the spaces in which a player may begin a capital in their Surrender Segment, in board order (R 19.8;
 * ruling capital-building).
 */
export const capitalSites = /* @__PURE__ */ asked(capitalsQuestions.capitalSites, 0);

/** Returns whether a player has the Funeral Cart in a place. */
export const cartIsAt = /* @__PURE__ */ asked(royalsQuestions.cartIsAt, 0);

/**
 * Returns whether the Funeral Cart can be moved, through a gate included: not on Game Turn 1, unless it has been built
 * (R 6.1.1, 15.4.1, 19.11; ruling gates).
 */
export const cartMayMove = /* @__PURE__ */ asked(royalsQuestions.cartMayMove);

/**
 * Returns the number of columns of the Battle Table that a side of a Land Battle shifts to the right: one with Elite
 * Cavalry against an enemy without them and without an Elephant that counts (R 19.9.7).
 */
export const cavalryShift = /* @__PURE__ */ asked(cavalryQuestions.cavalryShift);

/** Returns the most CUs that may be inside the Major City of a space: two (R 4.16), in a capital one (R 19.8). */
export const cityCapacity = /* @__PURE__ */ asked(capitalsQuestions.cityCapacity);

/**
 * Returns the Commanding General of a player in a zone of a space (R 4.29); `undefined` if there is no general.
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
 * Returns the faction whose marker stands in a space; `undefined` if it is uncontrolled.
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

/** Returns the number of Major Generals of a player in a zone of a space. */
export const countMajorGenerals = /* @__PURE__ */ asked(presenceQuestions.countMajorGenerals, 0);

/**
 * Returns the one Heir who counts for a player: the most valuable of those controlled (R 15.2, 18.2). Herakles is the
 * least valuable, so he counts for a player without another, whether he is an Heir himself or not (R 19.12).
 */
export const countedHeir = /* @__PURE__ */ asked(legitimacyQuestions.countedHeir, 0);

/**
 * Returns the Victory Points for capitals of others that a player has destroyed, in the edition in use (R 19.8;
 * ruling capital-points).
 */
export const destroyedCapitalPoints = /* @__PURE__ */ asked(capitalsQuestions.destroyedCapitalPoints, 0);

/** Returns the other players with CUs outside the city of a space. */
export const enemiesOutside = /* @__PURE__ */ asked(presenceQuestions.enemiesOutside);

/** Returns the spaces with enemies of a player, in board order. */
export const enemyHeld = /* @__PURE__ */ asked(deploymentQuestions.enemyHeld, 0);

/** Returns the total Fleet Strength of some fleets (R 3.4.1). */
export const fleetStrength = /* @__PURE__ */ asked(fleetsQuestions.fleetStrength);

/** Returns the fleets of a player, Dispersed ones included. */
export const fleetsOf = /* @__PURE__ */ asked(fleetsQuestions.fleetsOf, 0);

/**
 * Returns the CUs of a player in a space, outside or inside its city, kind by kind.
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

/**
 * Returns the number of CUs of a side outside in a space. For Independent Armies it is their strength
 * (ruling overrun-by-strength).
 */
export const forceCount = /* @__PURE__ */ asked(battleQuestions.forceCount);

/** Returns the forces of a player with the number of CUs of each kind. */
export const forcesOf = /* @__PURE__ */ asked(presenceQuestions.forcesOf, 0);

/** Returns whether any CU stands in a space, in either zone. */
export const hasAnyUnits = /* @__PURE__ */ asked(presenceQuestions.hasAnyUnits);

/**
 * Returns whether enemy CUs stand outside in a space, given by code: another player's, or an Independent Army (R 4.7).
 */
export const hasEnemiesAt = /* @__PURE__ */ asked(presenceQuestions.hasEnemiesAt);

/** Returns whether enemy CUs stand in a space outside its city: another player's, or an Independent Army (R 4.7). */
export const hasEnemyUnits = /* @__PURE__ */ asked(presenceQuestions.hasEnemyUnits, 0);

/** Returns whether enemy CUs stand in a space, those inside its city included. */
export const hasEnemyUnitsAnywhere = /* @__PURE__ */ asked(presenceQuestions.hasEnemyUnitsAnywhere, 0);

/** Returns whether the Siege Points against a space are enough to take it (R 13.2.2, 13.2.4). */
export const hasEnoughPoints = /* @__PURE__ */ asked(siegeQuestions.hasEnoughPoints);

/** Returns whether a player has a general, Major or Minor, in a zone of a space. */
export const hasGeneral = /* @__PURE__ */ asked(presenceQuestions.hasGeneral, 0);

/** Returns whether an Independent Army stands in a space. */
export const hasIndependentArmy = /* @__PURE__ */ asked(presenceQuestions.hasIndependentArmy);

/** Returns whether a player has a Major General in a zone of a space. */
export const hasMajorGeneral = /* @__PURE__ */ asked(presenceQuestions.hasMajorGeneral, 0);

/**
 * Returns whether enemies of a player stood outside in the space before the mover entered (R 11.8;
 * ruling inside-does-not-bar).
 */
export const hasStandingEnemies = /* @__PURE__ */ asked(interceptionQuestions.hasStandingEnemies, 0);

/** Returns whether a player has CUs in a place that have not been moved in this Segment. */
export const hasUnmovedUnits = /* @__PURE__ */ asked(presenceQuestions.hasUnmovedUnits, 0);

/**
 * Returns the player who controls an Heir or the cart by the pieces on the board (R 15.4.1, 18.1, 18.6.1;
 * ruling keeping-royals). Inside a city it is the controller of the city. Outside it is, in this order: the besieger;
 * the player of a general, if nobody else has a CU or a general in the space; the previous controller, with a general
 * or marker there; the player with a marker there.
 */
export const heirController = /* @__PURE__ */ asked(royalsQuestions.heirController);

/** Returns whether a player holds a Surprise card, as far as the situation shows it. */
export const holdsSurprise = /* @__PURE__ */ asked(cardsQuestions.holdsSurprise, 0);

/** Returns the Independent Armies in a space. */
export const independentArmiesAt = /* @__PURE__ */ asked(presenceQuestions.independentArmiesAt);

/**
 * Returns the steps that an Independent Army may take next to avoid battle: as R 10.5 has it for Armies, within its own
 * limits (R 14.3). An army that moves west takes only steps after which it can end further west than it stood.
 */
export const independentAvoidWays = /* @__PURE__ */ asked(independentReactionsQuestions.independentAvoidWays);

/** Returns what optional rules add to the die of an Independent Army that avoids battle. */
export const independentAvoidingModifiers = /* @__PURE__ */ asked(dieModifiersQuestions.independentAvoidingModifiers);

/** Returns what optional rules add to the die of an Independent Army that intercepts. */
export const independentInterceptionModifiers = /* @__PURE__ */ asked(
  dieModifiersQuestions.independentInterceptionModifiers,
);

/** Returns the first reason why a step to a space is not possible; `undefined` if it is. */
export const independentObstacle = /* @__PURE__ */ asked(independentsQuestions.independentObstacle);

/**
 * Returns what Independent Armies may do at this moment of the Reaction Step, each of them once (R 19.4;
 * ruling one-attempt-an-army): first, those in the entered space may Avoid Battle; then others may intercept, one from
 * each space (R 11.1).
 */
export const independentReactions = /* @__PURE__ */ asked(independentReactionsQuestions.independentReactions);

/**
 * Returns the steps that an Independent Army may take next. An army that moves west takes none after which it could not
 * end legally (R 14.2, 14.3).
 */
export const independentSteps = /* @__PURE__ */ asked(independentsQuestions.independentSteps);

/**
 * Returns the Initiative Rating of a Commanding General, with special abilities if they are played (R 3.1, 19.2). The
 * space is where he set out or took command (`'marching'`), where he would intercept, or where he would avoid battle.
 */
export const initiative = /* @__PURE__ */ asked(battleQuestions.initiative);

/** Returns the generals of a place who may command an interception, the most senior first. */
export const interceptionCommanders = /* @__PURE__ */ asked(interceptionQuestions.interceptionCommanders, 0);

/** Returns what optional rules add to the die of a Land Interception. */
export const interceptionModifiers = /* @__PURE__ */ asked(dieModifiersQuestions.interceptionModifiers);

/**
 * Returns the places of a player's Armies that may intercept: next to the space by a Land path, not besieged (R 11.1,
 * 11.8). An Army that has just avoided battle may (ruling avoided-and-back).
 */
export const interceptors = /* @__PURE__ */ asked(interceptionQuestions.interceptors, 0);

/** Returns whether a player has an Army in a zone of a space: at least one CU and a general (R 4.2). */
export const isArmy = /* @__PURE__ */ asked(presenceQuestions.isArmy, 0);

/** Returns whether a player's Major City is Besieged: an enemy army stands outside it (R 4.4). */
export const isBesieged = /* @__PURE__ */ asked(presenceQuestions.isBesieged);

/** Returns whether a player's Major City, given by code, is Besieged (R 4.4). */
export const isBesiegedAt = /* @__PURE__ */ asked(presenceQuestions.isBesiegedAt);

/**
 * Returns whether others may still react to a mover in a space, or a battle, defeat or capture is being resolved there
 * (R 18.5.1).
 */
export const isFateOpen = /* @__PURE__ */ asked(royalsQuestions.isFateOpen);

/**
 * Returns whether a space has neither an enemy marker nor enemy CUs outside, so that the distance for control markers
 * may go through it (R 6.6.3.2).
 */
export const isFreeOfEnemies = /* @__PURE__ */ asked(movementQuestions.isFreeOfEnemies, 0);

/** Returns whether a space is a Major City (R 4.16), or has a capital, which counts as one (R 19.8). */
export const isMajorCity = /* @__PURE__ */ asked(geometryQuestions.isMajorCity);

/** Returns whether a space is a port: a Sea path leads to it (R 4.20). */
export const isPort = /* @__PURE__ */ asked(geometryQuestions.isPort);

/** Returns whether this number of CUs may be deployed anywhere. */
export const isRoomForUnits = /* @__PURE__ */ asked(deploymentQuestions.isRoomForUnits);

/**
 * Returns whether a player's city is besieged. A lone general besieges nothing. Generals arrive inside such a city, CUs
 * do not (R 4.4, 6.4.3; ruling deploying-inside).
 */
export const isShutIn = /* @__PURE__ */ asked(deploymentQuestions.isShutIn, 0);

/**
 * Returns whether a space can be besieged or subjugated by a player: an enemy Major City, or any Independent space
 * (R 13.1).
 */
export const isSiegeTarget = /* @__PURE__ */ asked(siegeQuestions.isSiegeTarget, 0);

export const isTransit = /* @__PURE__ */ asked(geometryQuestions.isTransit);

/**
 * Returns the Isolated control markers of a player, in board order: those outside Major Cities without a path to one of
 * the player's CUs or Major Cities (R 6.7). `among`: only these spaces are considered (card 59).
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

/** Returns the Land, Mountain or Strait path between two spaces, if there is one. */
export const landWay = /* @__PURE__ */ asked(geometryQuestions.landWay);

/** Returns the Land, Mountain and Strait paths out of a space. */
export const landWays = /* @__PURE__ */ asked(geometryQuestions.landWays);

/**
 * Returns the player with the Largest Fleet: at least three Fleet Points and more than anybody else, Dispersed fleets
 * included (R 7.4). A fleet lent by a card is no counter and does not count (R 20.11).
 */
export const largestFleetOwner = /* @__PURE__ */ asked(fleetsQuestions.largestFleetOwner);

/**
 * Returns the spaces of last resort (R 6.4.3): uncontrolled and Independent spaces without enemies, in provinces of no
 * other player, two CUs to a province. CUs need a general; without one there, a Minor General must be in the supply
 * (ruling last-resort).
 */
export const lastResort = /* @__PURE__ */ asked(deploymentQuestions.lastResort);

/**
 * Returns whether an Independent Army leaves the game when it enters a space: Filon's men are home in Hellas (R 14.3).
 */
export const leavesGame = /* @__PURE__ */ asked(independentsQuestions.leavesGame);

/**
 * Returns a player's Legitimacy, at least 0 (R 15.2).
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
 * Returns the sources of a player's Legitimacy.
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

/**
 * Returns the Local Troops of a side (R 4.14, 12.2, 14.7): 1 for control of the space, and 2 more for control of its
 * province.
 */
export const localTroops = /* @__PURE__ */ asked(battleQuestions.localTroops);

/** Returns the number of a player's Macedonian CUs, those at sea and in the Dispersed Box included (R 7.3). */
export const macedoniansOf = /* @__PURE__ */ asked(tieBreaksQuestions.macedoniansOf, 0);

/** Returns the Major Generals of a player in a zone of a space, most senior first. */
export const majorGeneralsAt = /* @__PURE__ */ asked(presenceQuestions.majorGeneralsAt, 0);

/** Returns the Major Generals on the map whose owner meets a condition. */
export const majorGeneralsOnMap = /* @__PURE__ */ asked(presenceQuestions.majorGeneralsOnMap);

/**
 * Returns the current activation, the topmost on the stack; `undefined` if there is none.
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

/** Returns the spaces of a player's markers. */
export const markersOf = /* @__PURE__ */ asked(markersQuestions.markersOf, 0);

/** Returns whether a player's Army may attempt a Siege or Subjugation where it stands (R 13.1, 13.4). */
export const mayAttempt = /* @__PURE__ */ asked(siegeQuestions.mayAttempt, 0);

/**
 * Returns whether an Independent Army may end its move where it is. One that moves west must be further west than where
 * it began (R 14.3).
 */
export const mayEndHere = /* @__PURE__ */ asked(independentsQuestions.mayEndHere);

/** Returns whether a player may intercept into the space that the mover has entered (R 11.8). */
export const mayInterceptInto = /* @__PURE__ */ asked(interceptionQuestions.mayInterceptInto, 0);

/** Returns whether there is any such space. */
export const mayPlaceMarkers = /* @__PURE__ */ asked(markersQuestions.mayPlaceMarkers, 0);

/** Returns the places in which a player has Minor Generals, in board order, outside before inside. */
export const minorGeneralPosts = /* @__PURE__ */ asked(presenceQuestions.minorGeneralPosts, 0);

/** Returns the number of Minor Generals of a player in a zone of a space. */
export const minorGeneralsAt = /* @__PURE__ */ asked(presenceQuestions.minorGeneralsAt, 0);

/** Returns the number of Minor Generals in a player's supply (R 3.1.2). */
export const minorGeneralsInSupply = /* @__PURE__ */ asked(presenceQuestions.minorGeneralsInSupply, 0);

/**
 * Returns the Movement Points that an activation may still spend (R 8.1, 8.3.2), special abilities included (R 19.2);
 * at least 0.
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

/**
 * Returns whether the body of Alexander favours a player's defenders in a space: the player controls the cart, or the
 * city of the tomb (R 16.2).
 */
export const onSacredGround = /* @__PURE__ */ asked(prestigeQuestions.onSacredGround, 0);

/** Returns the Victory Points for a player's own capital in the edition in use (R 19.8; ruling capital-points). */
export const ownCapitalPoints = /* @__PURE__ */ asked(capitalsQuestions.ownCapitalPoints, 0);

/**
 * Returns the spaces in which a player may place a marker with Operation Points, by the distance from `bases`
 * (R 6.6.3.2; ruling bases-of-markers).
 */
export const placeableSpaces = /* @__PURE__ */ asked(markersQuestions.placeableSpaces, 0);

/** Returns the players in seat order. */
export const playersOf = /* @__PURE__ */ asked(presenceQuestions.playersOf);

/** Returns the places in which a player has CUs, in board order, outside before inside. */
export const postsWithUnits = /* @__PURE__ */ asked(presenceQuestions.postsWithUnits, 0);

/**
 * Returns the Prestige of a Commanding General (R 16.1): the Legitimacy of the faction, his own Prestige Points
 * (R 4.21), his victories (R 19.1), what an orator lends him (card 57), Sacred Ground for a defender (R 4.25), and
 * special abilities if they are played (R 19.2). CUs without a general (`null`) have the Legitimacy of their faction.
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
 * Returns the faction that controls a province: more than half of its spaces and its Major City, if it has one
 * (R 4.22). It may be the Independents (R 4.13).
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

/** Returns the province of a space. */
export const provinceOf = /* @__PURE__ */ asked(controlQuestions.provinceOf);

/**
 * Returns the provinces that a player controls.
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
 * Returns all spaces within a number of Movement Points of the given spaces, with their cost; the given spaces cost 0.
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
 * Returns what a player receives by R 6.4.1, reason by reason: two Mercenaries for everybody; a Loyal Macedonian for
 * Makedonia, and one for the most Legitimacy; two Mercenaries for the most Victory Points, or one to each of those
 * tied; one for card 26. With R 19.9.2 the first two may be Elite Cavalry instead, and lands and treasure cities give
 * more of these.
 */
export const reinforcementsDue = /* @__PURE__ */ asked(reinforcementsQuestions.reinforcementsDue, 0);

/**
 * Returns the Prestige Points that a Major General has for victories over Independent Armies (R 19.1; ruling renown).
 */
export const renownOf = /* @__PURE__ */ asked(renownQuestions.renownOf);

/**
 * Returns the fleets of a player that a discarded card can bring back from the Dispersed Box: all that are in it, if
 * the rule is played (R 19.7).
 */
export const retrievableFleets = /* @__PURE__ */ asked(fleetsQuestions.retrievableFleets, 0);

/**
 * Returns the player who should have a fleet by the markers on the board: the controller of its province, or of
 * Athenai. The pirates of Kilikia stay with the player who has them: control of the province does not change that
 * (R 3.4).
 */
export const rightfulFleetOwner = /* @__PURE__ */ asked(fleetsQuestions.rightfulFleetOwner);

/** Returns the spaces where a Major General may be deployed. */
export const roomForGenerals = /* @__PURE__ */ asked(deploymentQuestions.roomForGenerals);

/**
 * Returns the places where a Minor General may be deployed: in friendly spaces, each zone with CUs and without a Minor
 * General, whoever else leads there (R 6.4.3; ruling deploying-minor-generals).
 */
export const roomForMinorGenerals = /* @__PURE__ */ asked(deploymentQuestions.roomForMinorGenerals, 0);

/**
 * Returns the spaces where CUs may be deployed, and how many: all in a Major City or with a Major General, otherwise
 * two (R 6.4.3).
 */
export const roomForUnits = /* @__PURE__ */ asked(deploymentQuestions.roomForUnits);

/** Returns the active members of the royal family whom a player controls in a place. */
export const royalsAt = /* @__PURE__ */ asked(royalsQuestions.royalsAt, 0);

/** Returns the Sea and Trans-Mediterranean paths out of a space. */
export const seaWays = /* @__PURE__ */ asked(geometryQuestions.seaWays);

/** Returns whether one general may be a Subordinate of another (R 4.29). */
export const servesUnder = /* @__PURE__ */ asked(interceptionQuestions.servesUnder);

/**
 * Returns the commander of a side: the Commanding General outside the city, or the Independent leader with the highest
 * Battle Rating (R 14.7; ruling who-leads-independents).
 */
export const sideCommander = /* @__PURE__ */ asked(battleQuestions.sideCommander);

/** Returns the Local Troops that a side of a battle gets: none after a failed attempt to Avoid Battle (R 10.4). */
export const sideLocalTroops = /* @__PURE__ */ asked(battleQuestions.sideLocalTroops);

/** Returns the CUs of a player's side outside in a space; none for Independent Armies. */
export const sideUnits = /* @__PURE__ */ asked(battleQuestions.sideUnits);

/** Returns the sum of the modifiers. */
export const siegeModifier = /* @__PURE__ */ asked(siegeQuestions.siegeModifier, 0);

/**
 * Returns the modifiers of a player's Siege die against a space. A Subjugation has only those of special abilities, if
 * they are played (R 13.2.1, 13.3.1, 19.2). `commander` is the general who makes the attempt; omitted, the one who
 * commands there.
 */
export const siegeModifiers = /* @__PURE__ */ asked(siegeQuestions.siegeModifiers, 0);

/**
 * Returns the first reason why a player's Army may not attempt a Siege or Subjugation where it stands
 * (ruling independents-under-siege); `undefined` if it may.
 */
export const siegeObstacle = /* @__PURE__ */ asked(siegeQuestions.siegeObstacle, 0);

/** Returns the Siege Points placed so far against a space. */
export const siegePoints = /* @__PURE__ */ asked(siegeQuestions.siegePoints);

/**
 * Returns the Siege Points needed to take a space from its controller (R 13.2.2, 13.3.2, 19.8); 0 if nobody controls
 * it.
 */
export const siegePointsNeeded = /* @__PURE__ */ asked(siegeQuestions.siegePointsNeeded);

/**
 * Returns the facts of a space. Throws if the space is not on the board.
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
 * Returns the number of spaces needed to control a province: more than half of them (R 4.22).
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

/** Returns the spaces with CUs of other players in either zone, or with Independent Armies (R 4.7). */
export const spacesWithEnemyUnits = /* @__PURE__ */ asked(presenceQuestions.spacesWithEnemyUnits, 0);

/** Returns the number of the mover's CUs outside in the space entered that do not belong to the Army on the march. */
export const standingUnits = /* @__PURE__ */ asked(interceptionQuestions.standingUnits);

/** Returns the Surprise cards of a player as far as the situation shows them (R 4.31.1). */
export const surprisesHeld = /* @__PURE__ */ asked(cardsQuestions.surprisesHeld, 0);

/**
 * Returns the number of CUs of a player in a space, outside or inside its city.
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

/** Returns the CUs of a player's Army at sea. They stand in no space (R 8.4.5, 8.5.1), but are still in play. */
export const unitsAtSea = /* @__PURE__ */ asked(presenceQuestions.unitsAtSea, 0);

/**
 * Returns the number of a player's CUs on the map, outside and inside cities. Those at sea are in no space (R 8.4.5).
 */
export const unitsOnMap = /* @__PURE__ */ asked(presenceQuestions.unitsOnMap, 0);

/** Returns the CUs of a player in a place that have not been moved in this Segment, kind by kind. */
export const unmovedAt = /* @__PURE__ */ asked(presenceQuestions.unmovedAt, 0);

/**
 * Returns the sources of a player's Victory Points, in the order of the rule (R 7.4).
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
 * Returns a player's Victory Points (R 7.4).
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
 * Returns the player who controls an active woman: the previous controller, with a general or marker there. A woman can
 * be gained only by activating her (R 18.3, 18.5.3; ruling abandoned-women).
 */
export const womanController = /* @__PURE__ */ asked(royalsQuestions.womanController);
