/** The codec of events. */
import type * as t from 'io-ts';
import {
  closed,
  codecOf,
  decoderOf,
  either,
  flag,
  listOf,
  oneOf,
  orNull,
  tagged,
  wholeNumber,
  type Decode,
} from '../../core/index.js';
import { HELOT_CAUSES } from '../event/common.js';
import type { EventType, GameEvent } from '../event/index.js';
import { ROLL_PURPOSES } from '../frame/sequence.js';
import { COMBAT_RESULTS, ODDS } from '../vocabulary.js';
import {
  adjustmentId,
  change,
  die,
  figure,
  how,
  leaderList,
  level,
  margin,
  pieceList,
  siegeMorale,
  unitList,
  winner,
} from './figures.js';
import { hexId, id, literal, longWalls, placeId, placeOnMap, player, region, rule, season, unitId } from './names.js';

/** More than all areas of a map. */
const MOST_AREAS = 300;
/** More dice than anybody rolls at once. */
const MOST_DICE = 1_000;

const said = { rule };
const saidOf = { rule, player };
const result = oneOf(COMBAT_RESULTS);
const odds = oneOf(ODDS);
const stack = { leaders: leaderList, units: unitList };

const members = {
  // Anywhere
  unitMoved: closed({ ...said, type: literal('unitMoved'), unit: unitId, from: placeId, to: placeId, inside: flag }),
  unitEliminated: closed({
    ...said,
    type: literal('unitEliminated'),
    unit: unitId,
    from: placeId,
    to: oneOf(['buildPool', 'gone']),
  }),
  leaderMoved: closed({ ...said, type: literal('leaderMoved'), leader: id, from: placeId, to: placeId }),
  leaderLost: closed({ ...saidOf, type: literal('leaderLost'), leader: id }),
  cityTaken: closed({ ...said, type: literal('cityTaken'), city: id, by: player }),
  fortTaken: closed({ ...said, type: literal('fortTaken'), hex: hexId, by: orNull(player) }),
  baseDestroyed: closed({ ...said, type: literal('baseDestroyed'), hex: hexId, of: player }),
  levelsAdjusted: closed({
    ...said,
    type: literal('levelsAdjusted'),
    region,
    cause: either(adjustmentId, oneOf(HELOT_CAUSES)),
    allegiance: level,
    militance: level,
    now: closed({ allegiance: level, militance: level }),
  }),
  treasuryChanged: closed({ ...saidOf, type: literal('treasuryChanged'), by: change, now: figure }),
  // R 3, 4, 5, 13
  rolled: closed({
    ...said,
    type: literal('rolled'),
    purpose: oneOf(ROLL_PURPOSES),
    player: orNull(player),
    dice: listOf(die, MOST_DICE),
  }),
  seasonBegan: closed({ ...said, type: literal('seasonBegan'), year: figure, season }),
  campaignTurnBegan: closed({ ...said, type: literal('campaignTurnBegan'), number: figure }),
  raidMarkersRemoved: closed({ ...said, type: literal('raidMarkersRemoved'), areas: listOf(id, MOST_AREAS) }),
  regionChanged: closed({ ...said, type: literal('regionChanged'), region, by: player, allegiance: level }),
  tributeCollected: closed({
    ...saidOf,
    type: literal('tributeCollected'),
    from: oneOf(['regions', 'empire']),
    talents: figure,
  }),
  adjustmentRolled: closed({
    ...said,
    type: literal('adjustmentRolled'),
    region,
    cause: adjustmentId,
    die,
    applies: flag,
  }),
  helotsRolled: closed({ ...saidOf, type: literal('helotsRolled'), die, total: figure, rise: flag }),
  helotsRose: closed({ ...said, type: literal('helotsRose'), cities: listOf(id, MOST_AREAS) }),
  helotsSubdued: closed({ ...said, type: literal('helotsSubdued'), city: id }),
  gameEnded: closed({ ...said, type: literal('gameEnded'), winner, margin, how }),
  // R 7
  basePlaced: closed({ ...said, type: literal('basePlaced'), hex: hexId, by: player }),
  leaderCame: closed({ ...saidOf, type: literal('leaderCame'), leader: id, at: placeId }),
  // R 9
  unitsSupplied: closed({ ...saidOf, type: literal('unitsSupplied'), units: unitList, talents: figure }),
  unitForages: closed({ ...said, type: literal('unitForages'), unit: unitId, area: id }),
  // R 10, 11
  siegeBegan: closed({ ...said, type: literal('siegeBegan'), hex: hexId, morale: siegeMorale }),
  siegeMoraleChanged: closed({ ...said, type: literal('siegeMoraleChanged'), hex: hexId, morale: siegeMorale }),
  siegeBroken: closed({ ...said, type: literal('siegeBroken'), hex: hexId }),
  placeSurrendered: closed({ ...said, type: literal('placeSurrendered'), hex: hexId, to: player }),
  cityDestroyed: closed({ ...said, type: literal('cityDestroyed'), city: id, by: player }),
  wallsDestroyed: closed({ ...said, type: literal('wallsDestroyed'), hex: hexId, by: player }),
  longWallsDestroyed: closed({ ...said, type: literal('longWallsDestroyed'), walls: longWalls }),
  // R 15
  areaRaided: closed({ ...saidOf, type: literal('areaRaided'), area: id, unit: unitId, times: figure }),
  // R 16.1-16.3
  marchBegan: closed({ ...saidOf, ...stack, type: literal('marchBegan'), at: hexId }),
  stackMoved: closed({ ...said, ...stack, type: literal('stackMoved'), from: placeId, to: placeId, inside: flag }),
  areaEntered: closed({ ...said, type: literal('areaEntered'), area: id, units: unitList }),
  attackDeclared: closed({ ...saidOf, ...stack, type: literal('attackDeclared'), at: placeOnMap }),
  marchEnded: closed({ ...said, ...stack, type: literal('marchEnded'), at: hexId }),
  // R 16.4-16.8
  voyageBegan: closed({
    ...saidOf,
    type: literal('voyageBegan'),
    from: placeId,
    leaders: leaderList,
    fleets: unitList,
    cargo: unitList,
    legs: figure,
    points: change,
  }),
  voyageEnded: closed({ ...said, type: literal('voyageEnded'), fleets: unitList, sailed: figure }),
  fleetIntercepted: closed({
    ...said,
    type: literal('fleetIntercepted'),
    sea: id,
    by: player,
    interceptors: unitList,
    fleets: unitList,
  }),
  openSeaEndured: closed({ ...said, type: literal('openSeaEndured'), sea: id, isStormy: flag }),
  // R 17, 18
  defendersArrayed: closed({ ...said, type: literal('defendersArrayed'), at: hexId, outside: pieceList }),
  battleBegan: closed({
    ...said,
    type: literal('battleBegan'),
    at: placeOnMap,
    attacker: player,
    element: oneOf(['land', 'sea']),
    against: oneOf(['field', 'assault']),
  }),
  roundFought: closed({
    ...said,
    type: literal('roundFought'),
    round: wholeNumber(1, 1_000),
    odds,
    die,
    attacker: result,
    defender: result,
  }),
  unitWavered: closed({ ...said, type: literal('unitWavered'), unit: either(unitId, literal('garrison')) }),
  garrisonFell: closed({ ...said, type: literal('garrisonFell'), at: placeOnMap }),
  wallsBreached: closed({ ...said, type: literal('wallsBreached'), at: placeOnMap }),
  battleBrokenOff: closed({ ...saidOf, type: literal('battleBrokenOff'), side: oneOf(['attacker', 'defender']) }),
  cavalryPursued: closed({ ...saidOf, type: literal('cavalryPursued'), odds, die, result }),
  battleWon: closed({ ...said, type: literal('battleWon'), at: placeOnMap, winner: orNull(player), decisive: flag }),
  placeMasked: closed({ ...saidOf, type: literal('placeMasked'), hex: hexId }),
  attackAbandoned: closed({ ...saidOf, type: literal('attackAbandoned'), at: placeOnMap }),
} satisfies { readonly [T in EventType]: t.Type<Extract<GameEvent, { readonly type: T }>> };

/** The types of all events. */
export const EVENT_TYPES: readonly EventType[] = /* @__PURE__ */ Object.keys(members) as EventType[];

/** What happened, as anybody may hear it. */
export const EventCodec: t.Type<GameEvent> = codecOf('GameEvent', tagged('type', members, 'an event'));

/** Reads an event of unknown origin; every fault at once. */
export const decodeEvent: Decode<GameEvent> = decoderOf(EventCodec);
