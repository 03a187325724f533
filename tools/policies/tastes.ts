/**
 * What kinds of action somebody likes, by their names alone: so they can be asked of any engine of the same rules, however it
 * writes its states.
 */
import type { ActionType as AlexandrosAction } from '../../src/alexandros/index.js';
import type { ActionType as ConquestAction } from '../../src/conquest/index.js';
import type { ActionType as SuccessorsAction } from '../../src/successors/action/index.js';
import type { Taste } from './policy.js';

/** Fights, voyages, sieges and cards, a little of everything. */
const nasty = {
  activate: 6,
  march: 4,
  takeUnits: 3,
  leaveUnits: 0.3,
  disband: 0.1,
  disbandAt: 0.1,
  attack: 20,
  grantPassage: 1,
  embark: 12,
  escort: 3,
  setSail: 6,
  sail: 6,
  debark: 2,
  interceptAtSea: 10,
  joinNavalBattle: 10,
  intercept: 10,
  interceptWith: 3,
  interceptWithGeneral: 3,
  declareInterception: 6,
  becomeAttacker: 4,
  reactWithIndependentArmy: 10,
  standAndFight: 4,
  joinBattle: 4,
  joinBattleWithGeneral: 4,
  siege: 25,
  subjugateWithCavalry: 25,
  removeEnemyMarker: 4,
  playSurprise: 12,
  playCard: 4,
  resolveBonusEvent: 3,
  rollMovement: 5,
  operation: 2,
  moveIndependentArmy: 4,
  endIndependentArmy: 0.5,
  liftMinorGeneral: 0.3,
  endActivation: 0.5,
  pass: 0.3,
  bury: 2,
} as const satisfies Taste<SuccessorsAction>;

/** Armies are made, kept together and sent out: what all have in common who want something on the map. */
const campaign = {
  activate: 8,
  march: 4,
  takeUnits: 6,
  takeGeneral: 2,
  leaveUnits: 0.1,
  leaveGeneral: 0.2,
  disband: 0.01,
  disbandAt: 0.01,
  deployUnits: 3,
  raiseMercenary: 3,
  rollMovement: 8,
  liftMinorGeneral: 0.1,
  endActivation: 0.5,
  discardSurprise: 0.2,
  pass: 0.1,
} as const satisfies Taste<SuccessorsAction>;

export const SUCCESSORS_TASTES = {
  nasty,
  /** The same, and royals and the cart are dragged along to where it is had. */
  trouble: { ...nasty, takeRoyal: 5, takeCart: 5, placeMinorGeneral: 0.5 },
  /** Every battle that can be had. */
  fight: {
    ...campaign,
    attack: 40,
    grantPassage: 0.2,
    intercept: 30,
    interceptWith: 10,
    interceptWithGeneral: 4,
    declareInterception: 4,
    becomeAttacker: 20,
    reactWithIndependentArmy: 20,
    standAndFight: 20,
    avoidBattle: 0.1,
    withdraw: 0.1,
    joinBattle: 20,
    joinBattleWithGeneral: 20,
    interceptAtSea: 10,
    joinNavalBattle: 10,
    moveIndependentArmy: 4,
  },
  /** By ship wherever ships go, with whatever can be taken aboard. */
  sail: {
    ...campaign,
    march: 1,
    embark: 60,
    escort: 8,
    setSail: 20,
    sail: 12,
    debark: 1,
    endActivation: 0.1,
    takeRoyal: 12,
    takeCart: 12,
    leaveRoyal: 2,
    leaveCart: 2,
    interceptAtSea: 30,
    joinNavalBattle: 30,
    upgradeFleet: 20,
    operation: 2,
    playSurprise: 6,
  },
  /** Before every city that can be besieged, and none is left too early. */
  besiege: {
    ...campaign,
    siege: 80,
    removeEnemyMarker: 20,
    attack: 4,
    raiseMercenary: 6,
    trainUnit: 4,
    endActivation: 2,
    withdraw: 4,
    moveIntoCity: 2,
  },
  /** Every card as soon as it can be played, for its event above all. */
  cards: {
    playCard: 30,
    playSurprise: 60,
    discardSurprise: 0.1,
    resolveBonusEvent: 6,
    activate: 2,
    takeUnits: 3,
    targetArmy: 2,
    targetGeneral: 2,
    raiseMercenary: 3,
    rollMovement: 4,
    pass: 0.2,
  },
  /** Independents: their cities are besieged, their Armies attacked, called up and led against others. */
  provoke: {
    ...campaign,
    siege: 30,
    attack: 30,
    removeEnemyMarker: 5,
    playCard: 8,
    moveIndependentArmy: 12,
    endIndependentArmy: 0.3,
    placeIndependentMarker: 2,
    retreatIndependentArmy: 1,
    standAndFight: 6,
    intercept: 10,
    interceptWith: 6,
    avoidBattle: 0.3,
  },
  /** Royals are fetched, married and led about, and the body is brought to a grave. */
  court: {
    ...campaign,
    takeRoyal: 40,
    takeCart: 40,
    leaveRoyal: 0.3,
    leaveCart: 0.1,
    bury: 60,
    playCard: 10,
    targetRoyal: 4,
    targetCart: 4,
    embark: 3,
    setSail: 6,
    sail: 3,
  },
  /** Markers wherever nobody has one, cities that surrender, and peace: Victory Points without a fight. */
  settle: {
    ...campaign,
    operation: 6,
    placeMarker: 20,
    removeMarker: 2,
    siege: 20,
    removeEnemyMarker: 20,
    upgradeFleet: 4,
    leaveUnits: 0.5,
    avoidBattle: 8,
    withdraw: 6,
    standAndFight: 0.5,
    intercept: 0.1,
    grantPassage: 1,
    attack: 0.2,
  },
} as const satisfies Readonly<Record<string, Taste<SuccessorsAction>>>;

export const ALEXANDROS_TASTES = {
  nasty: { takeOverProvince: 12, occupyProvince: 6, levyTaxes: 4, moveByHandCard: 2, pass: 0.3 },
} as const satisfies Readonly<Record<string, Taste<AlexandrosAction>>>;

/** Conquest, by name. */
export const CONQUEST_TASTES = {
  /** Armies are gathered, meet, and attack whenever they can. */
  fighting: {
    march: 6,
    takeAll: 30,
    take: 3,
    depart: 2,
    forceMarch: 6,
    halt: 0.5,
    garrison: 0.2,
    endMovement: 0.3,
    evade: 0.1,
    advanceUnit: 6,
    shiftUnit: 3,
    attackBox: 20,
    engage: 10,
    endAttacks: 0.2,
    breakOff: 0.3,
    holdPositions: 0.7,
    fire: 5,
    pursue: 20,
    rally: 10,
  },
  /** Leaders go wherever land is to be had, with whoever comes along. */
  marching: { march: 8, takeAll: 10, depart: 4, forceMarch: 8, halt: 0.3, endMovement: 0.2, garrison: 0.3 },
  /** Gives way wherever it is allowed to. */
  evading: { evade: 30, retreat: 5, stand: 0.1, garrison: 4, liveOffTheLand: 0.3 },
  /** Builds and keeps what there is. */
  thrifty: { rebuild: 10, raise: 10, buildWall: 6, razeWall: 3, endReplacements: 0.1, supplyFrom: 10, scorch: 10 },
} as const satisfies Readonly<Record<string, Taste<ConquestAction>>>;
