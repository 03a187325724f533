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
import { OTHER_CAUSES } from '../event/common.js';
import type { EventType, GameEvent } from '../event/index.js';
import { MOST_UNITS } from './setup.js';
import { SHIFTS } from '../event/combat.js';
import { SIEGE_MODIFIERS } from '../event/siege.js';
import { ROLL_PURPOSES } from '../frame/sequence.js';
import { COMBAT_RESULTS, ODDS, REGIONS } from '../vocabulary.js';
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
  margins,
  winner,
} from './figures.js';
import { hexId, id, literal, longWalls, placeId, placeOnMap, player, region, rule, season, unitId } from './names.js';
import { assessmentEvents } from './sections/assessment.js';
import { revoltsEvents } from './sections/revolts.js';
import { buildingEvents } from './sections/building.js';
import { cardsEvents } from './sections/cards.js';
import { plotsEvents } from './sections/plots.js';
import { fortuneEvents } from './sections/fortune.js';
import { sicilyEvents } from './sections/sicily.js';
import { peaceEvents } from './sections/peace.js';
import { wing, wingsEvents } from './sections/wings.js';
import { allianceEvents } from './sections/alliance.js';

/** A limit above the number of areas of any map. */
const MOST_AREAS = 300;
/** A limit above the number of dice in any roll. */
const MOST_DICE = 1_000;

const said = { rule };
const saidOf = { rule, player };
const result = oneOf(COMBAT_RESULTS);
const odds = oneOf(ODDS);
const stack = { leaders: leaderList, units: unitList };
const sailing = { leaders: leaderList, fleets: unitList, cargo: unitList };
const levels = closed({ allegiance: level, militance: level });
const siege = { hex: hexId, defender: orNull(player) };
const parties = { at: placeOnMap, attacker: player, defender: orNull(player) };
const force = closed({ ...stack, cargo: unitList });
const combatant = either(unitId, literal('garrison'));
const MOST_ROUNDS = 1_000;
const roundNumber = wholeNumber(1, MOST_ROUNDS);
const strengths = closed({ attacker: figure, defender: figure });

const members = {
  // Anywhere
  unitMoved: closed({ ...saidOf, type: literal('unitMoved'), unit: unitId, from: placeId, to: placeId, inside: flag }),
  unitEliminated: closed({
    ...saidOf,
    type: literal('unitEliminated'),
    unit: unitId,
    from: placeId,
    to: oneOf(['buildPool', 'gone']),
  }),
  leaderMoved: closed({
    ...saidOf,
    type: literal('leaderMoved'),
    leader: id,
    from: placeId,
    to: placeId,
    inside: flag,
    pool: orNull(region),
  }),
  leaderLost: closed({ ...saidOf, type: literal('leaderLost'), leader: id, at: placeId }),
  cityTaken: closed({ ...said, type: literal('cityTaken'), city: id, from: orNull(player), by: player }),
  fortTaken: closed({ ...said, type: literal('fortTaken'), hex: hexId, from: orNull(player), by: orNull(player) }),
  baseDestroyed: closed({ ...said, type: literal('baseDestroyed'), hex: hexId, of: player, by: player }),
  levelsAdjusted: closed({
    ...saidOf,
    type: literal('levelsAdjusted'),
    region,
    cause: either(adjustmentId, oneOf(OTHER_CAUSES)),
    before: levels,
    now: levels,
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
  campaignTurnBegan: closed({ ...said, type: literal('campaignTurnBegan'), number: figure, year: figure, season }),
  raidMarkersRemoved: closed({ ...said, type: literal('raidMarkersRemoved'), areas: listOf(id, MOST_AREAS) }),
  regionChanged: closed({
    ...said,
    type: literal('regionChanged'),
    region,
    from: player,
    by: player,
    allegiance: level,
  }),
  tributeCollected: closed({
    ...saidOf,
    type: literal('tributeCollected'),
    from: oneOf(['regions', 'empire', 'sicily']),
    talents: figure,
    regions: listOf(closed({ region, talents: figure }), REGIONS.length),
    die: orNull(die),
  }),
  adjustmentRolled: closed({
    ...saidOf,
    type: literal('adjustmentRolled'),
    region,
    cause: adjustmentId,
    die,
    least: figure,
    applies: flag,
  }),
  helotsRolled: closed({ ...saidOf, type: literal('helotsRolled'), die, total: figure, rise: flag }),
  helotsRose: closed({ ...said, type: literal('helotsRose'), cities: listOf(id, MOST_AREAS) }),
  helotsSubdued: closed({ ...said, type: literal('helotsSubdued'), city: id }),
  gameEnded: closed({ ...said, type: literal('gameEnded'), winner, margin, how }, { margins }),
  // R 7
  basePlaced: closed({ ...said, type: literal('basePlaced'), hex: hexId, by: player }),
  leaderCame: closed({
    ...saidOf,
    type: literal('leaderCame'),
    leader: id,
    for: id,
    at: placeId,
    pool: orNull(region),
  }),
  // R 9
  unitsSupplied: closed({ ...saidOf, type: literal('unitsSupplied'), units: unitList, talents: figure }),
  unitForages: closed({ ...saidOf, type: literal('unitForages'), unit: unitId, area: id, at: hexId }),
  // R 10, 11
  siegeBegan: closed({
    ...saidOf,
    ...siege,
    type: literal('siegeBegan'),
    morale: siegeMorale,
    modifiers: listOf(closed({ why: oneOf(SIEGE_MODIFIERS), by: change }), SIEGE_MODIFIERS.length),
  }),
  siegeResolved: closed(
    { ...saidOf, ...siege, type: literal('siegeResolved'), die, morale: siegeMorale, surrenders: flag },
    { treason: figure },
  ),
  siegeMoraleChanged: closed({
    ...said,
    ...siege,
    type: literal('siegeMoraleChanged'),
    before: siegeMorale,
    now: siegeMorale,
  }),
  siegeBroken: closed({ ...said, ...siege, type: literal('siegeBroken'), player: orNull(player) }),
  placeSurrendered: closed({ ...said, ...siege, type: literal('placeSurrendered'), to: player }),
  cityDestroyed: closed({ ...said, type: literal('cityDestroyed'), city: id, by: player }),
  wallsDestroyed: closed({ ...said, type: literal('wallsDestroyed'), hex: hexId, by: player }),
  longWallsDestroyed: closed({ ...said, type: literal('longWallsDestroyed'), walls: longWalls, by: player }),
  // R 15
  areaRaided: closed({
    ...saidOf,
    type: literal('areaRaided'),
    area: id,
    at: hexId,
    unit: unitId,
    times: figure,
    talents: figure,
  }),
  // R 16.1-16.3
  marchBegan: closed({ ...saidOf, ...stack, type: literal('marchBegan'), at: hexId, points: figure }),
  stackMoved: closed({ ...saidOf, ...stack, type: literal('stackMoved'), from: placeId, to: placeId, inside: flag }),
  areaEntered: closed({ ...saidOf, ...stack, type: literal('areaEntered'), area: id, from: either(hexId, id) }),
  attackDeclared: closed({
    ...saidOf,
    ...stack,
    type: literal('attackDeclared'),
    at: placeOnMap,
    from: placeOnMap,
    landed: flag,
    targets: unitList,
  }),
  marchEnded: closed({ ...saidOf, ...stack, type: literal('marchEnded'), at: hexId }),
  // R 16.4-16.8
  voyageBegan: closed({
    ...saidOf,
    ...sailing,
    type: literal('voyageBegan'),
    from: placeId,
    to: placeId,
    legs: figure,
    die: orNull(die),
    points: change,
  }),
  voyageEnded: closed({
    ...saidOf,
    ...sailing,
    type: literal('voyageEnded'),
    at: placeId,
    sailed: figure,
    legs: figure,
    cutShort: flag,
  }),
  fleetIntercepted: closed({
    ...said,
    type: literal('fleetIntercepted'),
    sea: id,
    by: player,
    leaders: leaderList,
    interceptors: unitList,
    from: placeOnMap,
    of: player,
    fleets: unitList,
  }),
  openSeaEndured: closed({
    ...saidOf,
    type: literal('openSeaEndured'),
    sea: id,
    fleets: unitList,
    die,
    isStormy: flag,
  }),
  // R 17, 18
  defendersArrayed: closed({ ...saidOf, type: literal('defendersArrayed'), at: hexId, outside: pieceList }),
  battleBegan: closed({
    ...said,
    ...parties,
    type: literal('battleBegan'),
    element: oneOf(['land', 'sea']),
    against: oneOf(['field', 'assault']),
    attacking: force,
    defending: force,
    isGarrisonAlone: flag,
    bonus: change,
  }),
  roundFought: closed(
    {
      ...said,
      ...parties,
      type: literal('roundFought'),
      round: roundNumber,
      strengths,
      basic: odds,
      shifts: listOf(closed({ why: oneOf(SHIFTS), by: change }), SHIFTS.length),
      odds,
      die,
      results: closed({ attacker: result, defender: result }),
    },
    { wing },
  ),
  moraleChecked: closed({
    ...said,
    type: literal('moraleChecked'),
    at: placeId,
    player: orNull(player),
    added: change,
    checks: listOf(closed({ unit: combatant, die, morale: change }), MOST_UNITS + 1),
  }),
  unitWavered: closed({ ...saidOf, type: literal('unitWavered'), at: placeOnMap, unit: combatant, morale: change }),
  garrisonFell: closed({ ...said, type: literal('garrisonFell'), at: placeOnMap, player: orNull(player) }),
  wallsBreached: closed({ ...said, ...parties, type: literal('wallsBreached'), units: unitList }),
  battleBrokenOff: closed({
    ...saidOf,
    type: literal('battleBrokenOff'),
    at: placeOnMap,
    side: oneOf(['attacker', 'defender']),
    round: roundNumber,
  }),
  cavalryPursued: closed({
    ...saidOf,
    type: literal('cavalryPursued'),
    at: placeOnMap,
    cavalry: unitList,
    against: player,
    units: unitList,
    odds,
    die,
    result,
  }),
  battleWon: closed({
    ...said,
    type: literal('battleWon'),
    at: placeOnMap,
    winner: orNull(player),
    loser: orNull(player),
    decisive: flag,
    rounds: wholeNumber(0, MOST_ROUNDS),
    losses: closed({ winner: unitList, loser: unitList }),
  }),
  leaderEndangered: closed({
    ...saidOf,
    type: literal('leaderEndangered'),
    leader: id,
    at: placeOnMap,
    die,
    dies: flag,
  }),
  placeMasked: closed({ ...saidOf, ...stack, type: literal('placeMasked'), hex: hexId }),
  attackAbandoned: closed({
    ...saidOf,
    ...stack,
    type: literal('attackAbandoned'),
    at: placeOnMap,
    defender: player,
    strengths,
  }),
  ...assessmentEvents,
  ...revoltsEvents,
  ...buildingEvents,
  ...cardsEvents,
  ...plotsEvents,
  ...fortuneEvents,
  ...sicilyEvents,
  ...peaceEvents,
  ...wingsEvents,
  ...allianceEvents,
} satisfies { readonly [T in EventType]: t.Type<Extract<GameEvent, { readonly type: T }>> };

/** The types of all events. */
export const EVENT_TYPES: readonly EventType[] = /* @__PURE__ */ Object.keys(members) as EventType[];

/** The codec of events, as any viewer may see them. */
export const EventCodec: t.Type<GameEvent> = codecOf('GameEvent', tagged('type', members, 'an event'));

/** Reads an event from outside, and reports all faults at once. */
export const decodeEvent: Decode<GameEvent> = decoderOf(EventCodec);
