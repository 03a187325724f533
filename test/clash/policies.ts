/** Players of Clash of the Generals, each of whom wants something else. */
import { heuristics } from '../../src/clash/bots/index.js';
import { query, viewFor, type Action, type ActionType, type GameState } from '../../src/clash/index.js';
import { familyLures } from '../../tools/policies/lures.js';
import { liking, seeing, uniform, type Policy, type Taste } from '../../tools/policies/policy.js';
import { CONQUEST_TASTES } from '../../tools/policies/tastes.js';
import { greedily } from '../kit/greedy.js';

const { towardsEnemies, towardsLand, towardsWalls, towardsTheEmpty } = familyLures(query);

/** What all have in common who mean to play a campaign: pieces are deployed together, and no prisoner is forgotten. */
const campaign = { deployRest: 3, makeOffer: 10, endOffers: 0.3, endMovement: 0.3 } as const;

/** What kinds of action each likes, by name. */
const TASTES = {
  /** Armies are gathered, seek each other, and attack whenever they can. */
  fighting: {
    ...CONQUEST_TASTES.fighting,
    ...campaign,
    offerBattle: 40,
    endCombats: 0.1,
    invite: 3,
    attackAlone: 6,
    callOff: 0.1,
    joinAttack: 10,
    engageFleets: 20,
    endSeaBattles: 0.3,
  },
  /** Allies are called for, come, and are let down. */
  alliance: {
    ...CONQUEST_TASTES.fighting,
    ...campaign,
    offerBattle: 60,
    endCombats: 0.05,
    invite: 60,
    attackAlone: 0.5,
    callOff: 3,
    joinAttack: 20,
    declineAttack: 4,
    stand: 3,
  },
  /** By ship wherever ships go, with whoever can be taken aboard; fleets are built, and seek each other. */
  admiral: {
    ...campaign,
    march: 4,
    takeAll: 20,
    depart: 2,
    sail: 4,
    load: 30,
    board: 12,
    land: 3,
    stayAboard: 3,
    engageFleets: 30,
    endSeaBattles: 0.2,
    withdrawFleets: 2,
    buildFleet: 60,
    talkWithRhodes: 30,
    leaveRhodes: 0.2,
    offerBattle: 6,
  },
  /** Armies go with their engines from wall to wall, and leave none too early. */
  besieging: {
    ...CONQUEST_TASTES.besieging,
    ...campaign,
    offerBattle: 6,
    engageFleets: 10,
  },
  /** A few go where nobody is: land changes hands behind all armies. */
  raiding: { ...CONQUEST_TASTES.raiding, ...campaign, sail: 1, offerBattle: 1, endCombats: 3 },
  /** Leaders go wherever land is to be had, with whoever comes along. */
  marching: { ...CONQUEST_TASTES.marching, ...campaign, offerBattle: 6, takeBaggage: 20 },
  /** Gives way wherever it is allowed to. */
  evading: { ...CONQUEST_TASTES.evading, ...campaign, offerBattle: 3, withdrawFleets: 20, declineAttack: 10 },
  /** Builds and keeps what there is, and gets back what there was. */
  builder: {
    ...CONQUEST_TASTES.thrifty,
    ...campaign,
    garrison: 6,
    buildFleet: 20,
    spendTreasury: 6,
    recall: 20,
    muster: 4,
    endReplacements: 0.05,
    destroyMarker: 0.1,
  },
  /** Whoever has a name is kept, won over, guarded, or put out of the way. */
  court: {
    ...CONQUEST_TASTES.fighting,
    ...campaign,
    takeBaggage: 40,
    destroyMarker: 3,
    designateGuard: 40,
    makeOffer: 40,
    endOffers: 0.1,
    talkWithRhodes: 20,
    spendTreasury: 10,
    offerBattle: 20,
  },
} as const satisfies Readonly<Record<string, Taste<ActionType>>>;

/** The policies by name. */
export const CLASH_POLICIES = {
  uniform,
  fighting: liking<GameState, Action>(TASTES.fighting, towardsEnemies),
  alliance: liking<GameState, Action>(TASTES.alliance, towardsEnemies),
  admiral: liking<GameState, Action>(TASTES.admiral, towardsLand),
  besieging: liking<GameState, Action>(TASTES.besieging, towardsWalls),
  raiding: liking<GameState, Action>(TASTES.raiding, towardsTheEmpty),
  marching: liking<GameState, Action>(TASTES.marching, towardsLand),
  evading: liking<GameState, Action>(TASTES.evading),
  builder: liking<GameState, Action>(TASTES.builder),
  court: liking<GameState, Action>(TASTES.court, towardsEnemies),
  bot: seeing(greedily(heuristics), viewFor),
} as const satisfies Readonly<Record<string, Policy<GameState, Action>>>;
