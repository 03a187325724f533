/** R 5: the board before anything is dealt. `05-4-generals.ts` deals the Generals. */
import { cards as defaultCards } from '../data/cards.js';
import { GENERAL_DEALS } from '../data/generals.js';
import { independents } from '../data/independents.js';
import { FUNERAL_CART_START, royals } from '../data/royals.js';
import { plays, type GameOptions } from '../options.js';
import { geometryOf } from '../query/geometry.js';
import {
  NOTHING_MOVED,
  type AlexandersBody,
  type Fleet,
  type GameState,
  type General,
  type IndependentArmy,
  type Royal,
} from '../state.js';
import { recordOf } from '../tabulate.js';
import {
  FLEETS,
  GENERALS,
  INDEPENDENT_ARMIES,
  PLAYERS,
  ROYALS,
  type FleetId,
  type GeneralId,
  type IndependentArmyId,
  type RoyalId,
  type SpaceId,
} from '../vocabulary.js';
import { startOf } from './19-12-illegitimate-son.js';

export { placeGeneral } from './05-4-1-forces.js';
export { dealGenerals, keepGeneral } from './05-4-generals.js';

/**
 * Returns the state of a game before its Generals are dealt (R 5.1, 5.2, 5.5, 5.6, 5.9): the board, the deck, a faction
 * for each player, all players Champions. It involves no chance.
 */
export function initialState(options: GameOptions): GameState {
  const players = PLAYERS.slice(0, options.players);
  return {
    game: 'successors',
    options,
    turn: 1,
    round: 0,
    turnOrder: [...players],
    usurper: null,
    champions: [...players],
    control: independentMarkers(options),
    forces: {},
    generals: recordOf(GENERALS, (general) => startOfGeneral(options, general)),
    minorGenerals: {},
    moved: NOTHING_MOVED,
    royals: recordOf(ROYALS, (royal) => startOfRoyal(options, royal)),
    body: startOfBody(),
    fleets: recordOf(FLEETS, startOfFleet),
    independentArmies: recordOf(INDEPENDENT_ARMIES, startOfIndependentArmy),
    sieges: {},
    looted: [],
    dispersed: {},
    training: {},
    hands: recordOf(players, () => []),
    deck: (options.cards ?? defaultCards).map(({ id }) => id).sort((a, b) => a - b),
    discards: [],
    removedCards: [],
    contracts: [],
    knownCards: [],
    condemned: null,
    silverShieldsRaised: false,
    popularSupport: null,
    helepolis: null,
    pellaBurial: null,
    ...(plays({ options }, 'capitals') && { capitals: {} }),
    segment: null,
    outcome: null,
    stack: [{ kind: 'game', stage: 'dealGenerals' }],
  };
}

/** Returns an Independent marker for each space where the board prints one (R 5.7). */
function independentMarkers(options: GameOptions): Record<SpaceId, 'independent'> {
  const printed = geometryOf({ options }).board.spaces.filter(({ independent }) => independent > 0);
  return recordOf(
    printed.map(({ id }) => id),
    () => 'independent',
  );
}

/**
 * Returns the initial state of a General. Generals set aside can be hired; Demetrios arrives on Game Turn 3 (R 5.4.2 to
 * 5.4.5, 6.1.3; ruling reserve-generals).
 */
function startOfGeneral(options: GameOptions, general: GeneralId): General {
  const reserve = general !== 'demetrios' && GENERAL_DEALS[options.players].setAside.includes(general);
  return { status: reserve ? 'reserve' : 'unused', owner: null, space: null, inside: false };
}

/** Returns the initial state of a member of the royal family, which stands outside cities (R 5.3, 18.4.1). */
function startOfRoyal(options: GameOptions, royal: RoyalId): Royal {
  const { active } = royals[royal];
  const start = startOf({ options }, royal);
  return start === 'box'
    ? { status: 'box', space: null, inside: false, controller: null }
    : { status: active ? 'active' : 'inactive', space: start, inside: false, controller: null };
}

/** Returns the initial state of the Funeral Cart (R 5.3). */
const startOfBody = (): AlexandersBody => ({
  status: 'cart',
  space: FUNERAL_CART_START,
  inside: false,
  controller: null,
});

/** Returns the initial state of a fleet, which has no owner (R 3.4). */
const startOfFleet = (_: FleetId): Fleet => ({ owner: null, upgraded: false, dispersed: false });

/** Returns the initial state of an Independent Army, in its space or its holding box (R 5.8). */
function startOfIndependentArmy(army: IndependentArmyId): IndependentArmy {
  const { start } = independents[army];
  return start === 'box' ? { status: 'box', space: null } : { status: 'map', space: start };
}
