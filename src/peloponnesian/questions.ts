/**
 * Questions about a game: about a full state, or about one player's view of it. Nothing here changes anything.
 * Written by `npm run questions` from the comments of what rules ask of a situation.
 *
 * @module query
 */
import { machine } from './machine.js';
import type { GameState, PlayerView } from './state.js';
import type { HeldCard } from '../core/hidden/index.js';
import type { Price } from './data/shape/charts.js';
import type { Components } from './data/shape/components.js';
import type { ScenarioFact } from './data/shape/scenario.js';
import type { RevoltModifier } from './event/revolts.js';
import type { CardTarget } from './frame/cards.js';
import type { BattleFrame } from './frame/combat.js';
import type { AreaStatus } from './query/areas.js';
import type { Claimants } from './query/claims.js';
import type { Home } from './query/homes.js';
import type { LongWallsThere } from './questions/building.js';
import type { CardCounts, CardOf, CardOnTheBoard } from './questions/cards.js';
import type { Supply, UnitThere } from './questions/pieces.js';
import type { SiegeOf } from './questions/war.js';
import type { CityState, EffectState, Ended, LongWallsDue, RegionState } from './state.js';
import type {
  AreaId,
  Camp,
  CardId,
  CityId,
  HexId,
  LeaderId,
  Odds,
  PieceId,
  PlaceId,
  PlayerId,
  RegionId,
  SeaId,
  UnitId,
  Wing,
  Work,
} from './vocabulary.js';
import * as alliesQuestions from './questions/allies.js';
import * as buildingQuestions from './questions/building.js';
import * as cardsQuestions from './questions/cards.js';
import * as piecesQuestions from './questions/pieces.js';
import * as regionsQuestions from './questions/regions.js';
import * as warQuestions from './questions/war.js';

export type * from './questions/allies.js';
export type * from './questions/building.js';
export type * from './questions/cards.js';
export type * from './questions/pieces.js';
export type * from './questions/regions.js';
export type * from './questions/war.js';

/**
 * Returns the allies of a player, in the order of the scenario: those who share the Peloponnesian League (R 24.5).
 *
 * @example
 * import { createGame, orThrow, query } from 'diadochi/peloponnesian';
 *
 * const state = orThrow(createGame({ players: 4 }));
 * query.alliesOf(state, 'thebes'); // ['sparta', 'corinth']
 * query.leagueCount(state, 'thebes'); // 7
 * query.claimantsOf(state, 'attica'); // { players: ['thebes'], by: 'neighbours' }
 */
export const alliesOf = (shown: GameState | PlayerView, player: PlayerId): readonly PlayerId[] =>
  alliesQuestions.alliesOf(machine.situationOf(shown), player);

/** Returns the land areas of a region in the order of the map (R 1.2). */
export const areasOf = (shown: GameState | PlayerView, region: RegionId): readonly AreaId[] =>
  regionsQuestions.areasOf(machine.situationOf(shown), region);

/** Returns the assessment of a region in talents: a multiple of its Base Tribute Value (R 5.3.1). */
export const assessmentOf = (shown: GameState | PlayerView, region: RegionId): number =>
  regionsQuestions.assessmentOf(machine.situationOf(shown), region);

/**
 * Returns the other multiples of the Base Tribute Value at which a region may be assessed in a year, in ascending
 * order. There are none for a region without an assessment (R 5.3.1, 5.3.3).
 */
export const assessmentsFor = (shown: GameState | PlayerView, region: RegionId): readonly number[] =>
  regionsQuestions.assessmentsFor(machine.situationOf(shown), region);

/** Returns the hexes in which a player could build a base, in ascending order (R 7.6.3). */
export const baseSites = (shown: GameState | PlayerView, player: PlayerId): readonly HexId[] =>
  buildingQuestions.baseSites(machine.situationOf(shown), player);

/**
 * Returns the present battle, or `undefined` if there is none. Of a battle in wings it is the battle of the wing whose
 * round is being fought (R 17, D).
 */
export const battleOf = (shown: GameState | PlayerView): BattleFrame | undefined =>
  warQuestions.battleOf(machine.situationOf(shown));

/** Returns the hexes of all cities and forts that are besieged, in ascending order (R 10.3). */
export const besiegedHexes = (shown: GameState | PlayerView): readonly HexId[] =>
  warQuestions.besiegedHexes(machine.situationOf(shown));

/** Returns the units that a player could build, one of each kind, whatever is in the treasury (R 7.5). */
export const buildableUnits = (shown: GameState | PlayerView, player: PlayerId): readonly UnitId[] =>
  buildingQuestions.buildableUnits(machine.situationOf(shown), player);

/** Returns the units that were built in this season (R 7.5), as long as Allied Unrest can undo it (R C). */
export const builtUnits = (shown: GameState | PlayerView): readonly UnitId[] =>
  buildingQuestions.builtUnits(machine.situationOf(shown));

/** Returns the number of cards in each pile, or `undefined` if the scenario has no cards (R 12). */
export const cardCounts = (shown: GameState | PlayerView): CardCounts | undefined =>
  cardsQuestions.cardCounts(machine.situationOf(shown));

/** Returns the facts of a card and of its kind. Throws a `RangeError` if there is no such card (R C). */
export const cardOf = (shown: GameState | PlayerView, card: CardId): CardOf =>
  cardsQuestions.cardOf(machine.situationOf(shown), card);

/**
 * Returns the cards of the game, those that join the deck later included. There are none if the scenario has no cards
 * (R 2.3, 23.2.6).
 *
 * @example
 * import { createGame, orThrow, query } from 'diadochi/peloponnesian';
 *
 * const state = orThrow(createGame({ players: 2, scenario: 'argiveLeague' }));
 * query.cardsInGame(state).length; // 0
 * query.cardOf(state, 1).says.kind; // 'alcibiadesSwitchesSides'
 */
export const cardsInGame = (shown: GameState | PlayerView): readonly CardId[] =>
  cardsQuestions.cardsInGame(machine.situationOf(shown));

/** Returns the cards on the board, in the order in which they were played (R C). */
export const cardsOnTheBoard = (shown: GameState | PlayerView): readonly CardOnTheBoard[] =>
  cardsQuestions.cardsOnTheBoard(machine.situationOf(shown));

/** Returns the cities of a region in the order of the map, destroyed ones included (R 1.2). */
export const citiesOf = (shown: GameState | PlayerView, region: RegionId): readonly CityId[] =>
  regionsQuestions.citiesOf(machine.situationOf(shown), region);

/**
 * Returns the players who would gain a region if Athens lost it now, and the criterion. Chance decides between several
 * (R 24.3).
 */
export const claimantsOf = (shown: GameState | PlayerView, region: RegionId): Claimants =>
  alliesQuestions.claimantsOf(machine.situationOf(shown), region);

/**
 * Returns the player who commands a unit: its own player, or an ally whose leader is stacked with it (R 24.5,
 * ruling Q208).
 */
export const commanderOf = (shown: GameState | PlayerView, unit: UnitId): PlayerId =>
  alliesQuestions.commanderOf(machine.situationOf(shown), unit);

/** Returns the map, counters, charts, cards and scenarios of a game. */
export const componentsOf = (shown: GameState | PlayerView): Components =>
  regionsQuestions.componentsOf(machine.situationOf(shown));

/**
 * Returns the talents that the supply of all units of a player would cost now. Halves are added up before rounding up
 * (R 9.4.3).
 */
export const costOfSupply = (shown: GameState | PlayerView, player: PlayerId): number =>
  piecesQuestions.costOfSupply(machine.situationOf(shown), player);

/** Returns the units of a player that are not in supply now (R 9.5). */
export const cutOffUnits = (shown: GameState | PlayerView, player: PlayerId): readonly UnitId[] =>
  piecesQuestions.cutOffUnits(machine.situationOf(shown), player);

/** Returns the distance between two hexes in steps, whatever lies between: 1 for neighbours (R 16.3.3). */
export const distance = (shown: GameState | PlayerView, from: HexId, to: HexId): number =>
  warQuestions.distance(machine.situationOf(shown), from, to);

/** Returns the lasting effects of cards that are in force now (R C). */
export const effectsNow = (shown: GameState | PlayerView): readonly EffectState[] =>
  cardsQuestions.effectsNow(machine.situationOf(shown));

/** Returns how the game has ended, or would end if its last season were over now (R 21.1, 22.5, 28.5, 29.3). */
export const endNow = (shown: GameState | PlayerView): Ended => regionsQuestions.endNow(machine.situationOf(shown));

/** Returns the hexes in which a player could build a fort, in ascending order (R 7.6.2). */
export const fortSites = (shown: GameState | PlayerView, player: PlayerId): readonly HexId[] =>
  buildingQuestions.fortSites(machine.situationOf(shown), player);

/**
 * Returns the morale of a city's garrison with its walls, or `null` if it has none because of units inside, or its
 * destruction (R 17.4.4, 18.3).
 */
export const garrisonOf = (shown: GameState | PlayerView, city: CityId): number | null =>
  warQuestions.garrisonOf(machine.situationOf(shown), city);

/** Returns the cards in a player's hand. In the view of another player they are hidden (R 12.2). */
export const handOfPlayer = (shown: GameState | PlayerView, player: PlayerId): readonly HeldCard<CardId>[] =>
  cardsQuestions.handOfPlayer(machine.situationOf(shown), player);

/** Returns the size of a player's full hand (R 12.2). */
export const handSizeOf = (shown: GameState | PlayerView, player: PlayerId): number =>
  cardsQuestions.handSizeOf(machine.situationOf(shown), player);

/**
 * Returns the camp to which a city is friendly, or `null` if it is destroyed, or friendly to neither (R 4.4.4, 6.5.1).
 */
export const holderOfCity = (shown: GameState | PlayerView, city: CityId): Camp | null =>
  regionsQuestions.holderOfCity(machine.situationOf(shown), city);

/** Returns the holder of a region, or `null` if it is neutral or not in play (R 4.4). */
export const holderOfRegion = (shown: GameState | PlayerView, region: RegionId): PlayerId | null =>
  regionsQuestions.holderOfRegion(machine.situationOf(shown), region);

/** Returns the home regions and capitals of the players. A player who loses either loses the game (R 21.1). */
export const homesOf = (shown: GameState | PlayerView): readonly Home[] =>
  regionsQuestions.homesOf(machine.situationOf(shown));

/** Returns whether a region is active: its Militance is high enough to place its units (R 4.2). */
export const isActive = (shown: GameState | PlayerView, region: RegionId): boolean =>
  regionsQuestions.isActive(machine.situationOf(shown), region);

/** Returns whether Athens holds a region that is in the risk zone, so that a city may revolt (R 4.1, 6.1). */
export const isAtRisk = (shown: GameState | PlayerView, region: RegionId): boolean =>
  regionsQuestions.isAtRisk(machine.situationOf(shown), region);

/** Returns whether a player has closed their lands, cities and bases to an ally (R 24.5, ruling R67). */
export const isClosedTo = (shown: GameState | PlayerView, player: PlayerId, ally: PlayerId): boolean =>
  alliesQuestions.isClosedTo(machine.situationOf(shown), player, ally);

/** Returns whether the city or fort of a hex is masked (R 10.2.2). */
export const isMasked = (shown: GameState | PlayerView, hex: HexId): boolean =>
  warQuestions.isMasked(machine.situationOf(shown), hex);

/** Returns whether the walls of a city stand (R 7.6.4, 11.3). */
export const isWalled = (shown: GameState | PlayerView, city: CityId): boolean =>
  regionsQuestions.isWalled(machine.situationOf(shown), city);

/** Returns the status of a land area for a camp: friendly, enemy or contested (R 8.1-8.3). */
export const landStatus = (shown: GameState | PlayerView, area: AreaId, camp: Camp): AreaStatus =>
  warQuestions.landStatus(machine.situationOf(shown), area, camp);

/** Returns the leaders in a place, or only those of `player` (R 1.3). */
export const leadersAt = (shown: GameState | PlayerView, place: PlaceId, player?: PlayerId): readonly LeaderId[] =>
  piecesQuestions.leadersAt(machine.situationOf(shown), place, player);

/** Returns the leaders that a player has on the map and in Force Pools (R 7.8.4). */
export const leadersOf = (shown: GameState | PlayerView, player: PlayerId): readonly LeaderId[] =>
  piecesQuestions.leadersOf(machine.situationOf(shown), player);

/**
 * Returns what counts for a player after a defeat of Athens: the Base Tribute Values of their regions, and that of
 * Attica for the captor of Athens (R 24.8, 25.4). `endNow` returns the result of each player.
 */
export const leagueCount = (shown: GameState | PlayerView, player: PlayerId): number =>
  alliesQuestions.leagueCount(machine.situationOf(shown), player);

/**
 * Returns the Allegiance, Militance and assessment of a region, and the player on whose sheet they are, or `undefined`
 * if the region is not in play (R 4.1, 4.2, 5.3).
 *
 * @example
 * import { createGame, orThrow, query } from 'diadochi/peloponnesian';
 *
 * const state = orThrow(createGame({ players: 2, scenario: 'argiveLeague' }));
 * query.levelsOf(state, 'boeotia')?.allegiance; // 18
 * query.holderOfRegion(state, 'boeotia'); // 'sparta'
 * query.regionsOf(state, 'athens'); // ['elis', 'argolid', 'attica']
 */
export const levelsOf = (shown: GameState | PlayerView, region: RegionId): RegionState | undefined =>
  regionsQuestions.levelsOf(machine.situationOf(shown), region);

/** Returns the Long Walls that a player could build (R 7.6.5). */
export const longWallSites = (shown: GameState | PlayerView, player: PlayerId): readonly LongWallsThere[] =>
  buildingQuestions.longWallSites(machine.situationOf(shown), player);

/**
 * Returns the Long Walls under construction: the season of completion, counted from the start of the game, and the
 * building unit (R 7.6.5).
 */
export const longWallsBegun = (shown: GameState | PlayerView): Readonly<Record<string, LongWallsDue>> =>
  buildingQuestions.longWallsBegun(machine.situationOf(shown));

/** Returns the units that mask the city or fort of a hex: enemy land units outside it (R 10.2.2). */
export const maskersOf = (shown: GameState | PlayerView, hex: HexId): readonly UnitId[] =>
  warQuestions.maskersOf(machine.situationOf(shown), hex);

/** Returns whether a player may ever use a card. Some cards are for Athens only, some for the League only (R C). */
export const mayUseCard = (shown: GameState | PlayerView, card: CardId, player: PlayerId): boolean =>
  cardsQuestions.mayUseCard(machine.situationOf(shown), card, player);

/**
 * Returns the movement points of pieces that march together: those of the slowest. Fleets do not march (R 16.3.1,
 * 16.5).
 */
export const movementPoints = (shown: GameState | PlayerView, pieces: readonly PieceId[]): number =>
  warQuestions.movementPoints(machine.situationOf(shown), pieces);

/**
 * Returns the column of the Combat Chart of the present battle, with all shifts, or `null` if there is no battle
 * (R 17.3-17.5).
 */
export const oddsNow = (shown: GameState | PlayerView): Odds | null => warQuestions.oddsNow(machine.situationOf(shown));

/**
 * Returns the column of the Combat Chart for an attack on all pieces outside any place in a hex or sea area, before
 * shifts by leaders and light troops. Returns `null` if the attack is not allowed, or there is no enemy (R 17.3,
 * 17.5.1).
 */
export const oddsOf = (shown: GameState | PlayerView, attackers: readonly UnitId[], at: HexId | SeaId): Odds | null =>
  warQuestions.oddsOf(machine.situationOf(shown), attackers, at);

/** Returns the place of a unit or a leader: a hex, a sea area, or a tray (R 7, 19). */
export const placeOf = (shown: GameState | PlayerView, piece: PieceId): PlaceId =>
  piecesQuestions.placeOf(machine.situationOf(shown), piece);

/**
 * Returns the cities in which a unit in its Force Pool may be placed: the friendly cities of its region that are not
 * besieged, for a fleet only ports. There are none while the region is inactive (R 4.2, 7.3).
 */
export const placementsOf = (shown: GameState | PlayerView, unit: UnitId): readonly CityId[] =>
  piecesQuestions.placementsOf(machine.situationOf(shown), unit);

/**
 * Returns the cards that a player may play from their hand now. There are none outside the stages in which cards are
 * played (R 12.1).
 */
export const playableCards = (shown: GameState | PlayerView, player: PlayerId): readonly CardId[] =>
  cardsQuestions.playableCards(machine.situationOf(shown), player);

/** Returns the player of a unit or a leader, or `null` for a leader who is not in play (R 4.4.1, 7.8). */
export const playerOf = (shown: GameState | PlayerView, piece: PieceId): PlayerId | null =>
  piecesQuestions.playerOf(machine.situationOf(shown), piece);

/** Returns the price of a unit and the number of seasons until it is complete (R 7.7). */
export const priceOfUnit = (shown: GameState | PlayerView, unit: UnitId): Price =>
  buildingQuestions.priceOfUnit(machine.situationOf(shown), unit);

/** Returns the price of a city's walls, and the number of seasons until they are complete (R 7.6.4, 7.7). */
export const priceOfWalls = (shown: GameState | PlayerView, city: CityId): Price =>
  buildingQuestions.priceOfWalls(machine.situationOf(shown), city);

/**
 * Returns the price of a base, a fort, walls or Long Walls, and the number of seasons until they are complete (R 7.7).
 */
export const priceOfWork = (shown: GameState | PlayerView, work: Work): Price =>
  buildingQuestions.priceOfWork(machine.situationOf(shown), work);

/** Returns the land areas in which a player has units that could raid, in the order of the map (R 15.2). */
export const raidableAreas = (shown: GameState | PlayerView, player: PlayerId): readonly AreaId[] =>
  warQuestions.raidableAreas(machine.situationOf(shown), player);

/** Returns the units of a player that could raid in their present places (R 15.1, 15.2). */
export const raidersOf = (shown: GameState | PlayerView, player: PlayerId): readonly UnitId[] =>
  warQuestions.raidersOf(machine.situationOf(shown), player);

/** Returns the regions that are in play, in the order of the rulebook (R 22.4.2). */
export const regionsInPlay = (shown: GameState | PlayerView): readonly RegionId[] =>
  regionsQuestions.regionsInPlay(machine.situationOf(shown));

/** Returns the regions that a player holds, in the order of the rulebook (R 4.4). */
export const regionsOf = (shown: GameState | PlayerView, player: PlayerId): readonly RegionId[] =>
  regionsQuestions.regionsOf(machine.situationOf(shown), player);

/** Returns the modifiers of a city's Revolt Check now, each with its reason (R 6.3). */
export const revoltModifiers = (shown: GameState | PlayerView, city: CityId): readonly RevoltModifier[] =>
  regionsQuestions.revoltModifiers(machine.situationOf(shown), city);

/** Returns the scenario: its players, its length, and its setup (R 22-29). */
export const scenarioOf = (shown: GameState | PlayerView): ScenarioFact =>
  regionsQuestions.scenarioOf(machine.situationOf(shown));

/** Returns the status of a sea area for a camp: friendly, enemy or contested (R 8.4). */
export const seaStatus = (shown: GameState | PlayerView, sea: SeaId, camp: Camp): AreaStatus =>
  warQuestions.seaStatus(machine.situationOf(shown), sea, camp);

/**
 * Returns the requirements and the state of a siege of the city or fort in a hex, or `undefined` if there is neither
 * (R 10.3, 10.6, 10.9).
 */
export const siegeOf = (shown: GameState | PlayerView, hex: HexId): SiegeOf | undefined =>
  warQuestions.siegeOf(machine.situationOf(shown), hex);

/**
 * Returns the differences of a city from the map: control, revolt, destruction, walls and siege (R 4.3.1, 6.5, 10.3,
 * 11).
 */
export const stateOfCity = (shown: GameState | PlayerView, city: CityId): CityState =>
  regionsQuestions.stateOfCity(machine.situationOf(shown), city);

/**
 * Returns the movement points of a step from a hex to an adjacent one, or `null` if no land unit can make it (R 16.6).
 *
 * @example
 * import { createGame, orThrow, query } from 'diadochi/peloponnesian';
 *
 * const state = orThrow(createGame({ players: 2, scenario: 'argiveLeague' }));
 * query.stepCost(state, 'W2838', 'W2837'); // 0.5
 * query.movementPoints(state, ['agis', 'laconia-hoplite-5-1']); // 3
 */
export const stepCost = (shown: GameState | PlayerView, from: HexId, to: HexId): number | null =>
  warQuestions.stepCost(machine.situationOf(shown), from, to);

/** Returns how a unit on the map is supplied now, or `null` if it is not on the map (R 9.2, 9.3, 9.4.3, 9.7). */
export const supplyOf = (shown: GameState | PlayerView, unit: UnitId): Supply | null =>
  piecesQuestions.supplyOf(machine.situationOf(shown), unit);

/**
 * Returns the targets on which a player could play a card in the present situation, whoever holds it and whatever stage
 * it is. The card is of no use if there are none (R C).
 */
export const targetsOfCard = (shown: GameState | PlayerView, card: CardId, player: PlayerId): readonly CardTarget[] =>
  cardsQuestions.targetsOfCard(machine.situationOf(shown), card, player);

/** Returns the talents in a player's treasury (R 5.1). */
export const treasuryOf = (shown: GameState | PlayerView, player: PlayerId): number =>
  regionsQuestions.treasuryOf(machine.situationOf(shown), player);

/** Returns the talents that a region would yield now, after losses by revolts, enemies and sieges (R 5.4). */
export const tributeOf = (shown: GameState | PlayerView, region: RegionId): number =>
  regionsQuestions.tributeOf(machine.situationOf(shown), region);

/**
 * Returns the talents that a player would collect from regions now, without the dice for the Empire (R 5.4, 22.4.4).
 */
export const tributeOfPlayer = (shown: GameState | PlayerView, player: PlayerId): number =>
  regionsQuestions.tributeOfPlayer(machine.situationOf(shown), player);

/** Returns the printed values of a unit (R 1.3.3, 7.9.1). */
export const unitFacts = (shown: GameState | PlayerView, unit: UnitId): UnitThere =>
  piecesQuestions.unitFacts(machine.situationOf(shown), unit);

/** Returns the units in a place, in the order of the pools, or only those of `player` (R 1.3). */
export const unitsAt = (shown: GameState | PlayerView, place: PlaceId, player?: PlayerId): readonly UnitId[] =>
  piecesQuestions.unitsAt(machine.situationOf(shown), place, player);

/** Returns the units that a player commands, those of allies included, in the order of the pools (R 24.5). */
export const unitsCommandedBy = (shown: GameState | PlayerView, player: PlayerId): readonly UnitId[] =>
  alliesQuestions.unitsCommandedBy(machine.situationOf(shown), player);

/** Returns the units of a region in its Force Pool (R 7.2). */
export const unitsInPool = (shown: GameState | PlayerView, region: RegionId): readonly UnitId[] =>
  piecesQuestions.unitsInPool(machine.situationOf(shown), region);

/** Returns the count of Athens at the end: its regions, or their Base Tribute Values (R 22.5, 23.5). */
export const victoryCount = (shown: GameState | PlayerView): number =>
  regionsQuestions.victoryCount(machine.situationOf(shown));

/** Returns the cities that a player could fortify, in the order of the map (R 7.6.4). */
export const wallSites = (shown: GameState | PlayerView, player: PlayerId): readonly CityId[] =>
  buildingQuestions.wallSites(machine.situationOf(shown), player);

/**
 * Returns the season in which the walls of a city will be complete, counted from the start of the game, or `null` if
 * none are under construction (R 7.6.4).
 */
export const wallsDue = (shown: GameState | PlayerView, city: CityId): number | null =>
  buildingQuestions.wallsDue(machine.situationOf(shown), city);

/** Returns the wings of the present battle, each as a battle, or `undefined` if it is not fought in wings (R D). */
export const wingsOf = (shown: GameState | PlayerView): Readonly<Record<Wing, BattleFrame>> | undefined =>
  warQuestions.wingsOf(machine.situationOf(shown));
