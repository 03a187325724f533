/** The codec of frames: the shape of each frame alone. `codec/state` checks how frames fit the board and each other. */
import type * as t from 'io-ts';
import { closed, either, flag, listOf, oneOf, orNull, tagged, value, wholeNumber } from '../../core/index.js';
import type {
  Attack,
  BattleFrame,
  BattleSide,
  Combatant,
  EncounterFrame,
  Fighter,
  Party,
  RetreatWay,
  Side,
} from '../frame/combat.js';
import type { Vacancy } from '../frame/forces.js';
import type { FrameKind, GameFrame } from '../frame/index.js';
import type { MovementFrame } from '../frame/march.js';
import { ROLL_PURPOSES, type SeasonalAdjustment, type TributeFrame } from '../frame/sequence.js';
import type { SackFrame, SiegesFrame } from '../frame/siege.js';
import type { SupplyFrame } from '../frame/supply.js';
import type { Leg, VoyageFrame } from '../frame/voyage.js';
import { COMBAT_RESULTS, PLAYERS, REGIONS, type CombatResult } from '../vocabulary.js';
import { adjustmentId, die, leaderList, MOST_LEADERS, pieceList, unitList } from './figures.js';
import { hexId, id, literal, placeId, placeOnMap, player, region, unitId } from './names.js';
import { MOST_UNITS } from './setup.js';
import { assessmentFrames } from './sections/assessment.js';
import { revoltsFrames } from './sections/revolts.js';
import { buildingFrames } from './sections/building.js';
import { cardsFrames } from './sections/cards.js';
import { fortuneFrames } from './sections/fortune.js';
import { peaceFrames } from './sections/peace.js';
import { wing, wingsFrames } from './sections/wings.js';
import { allianceFrames } from './sections/alliance.js';

/** A limit above the number of steps of a season. */
const MOST_STEPS = 50;
/** A limit above the number of places that can be besieged. */
const MOST_HEXES = 1_000;
/** A limit above the number of legs of any voyage. */
const MOST_LEGS = 100;
const MOST_DICE = 1_000;
/** Movement points, in halves. */
const points = wholeNumber(0, 1_000);

const attack: t.Type<Attack> = closed({
  at: placeOnMap,
  player,
  attackers: pieceList,
  targets: unitList,
  from: placeOnMap,
  landed: flag,
});
const attacks = listOf(attack, MOST_UNITS);

const leg: t.Type<Leg> = tagged(
  'to',
  {
    sea: closed({ to: literal('sea'), sea: id }),
    enemies: closed({ to: literal('enemies'), sea: id, target: unitId }),
    coast: closed({ to: literal('coast'), hex: hexId }),
    isthmus: closed({ to: literal('isthmus'), hex: hexId }),
    sicily: closed({ to: literal('sicily') }),
  },
  'a leg of a voyage',
);

const vacancy: t.Type<Vacancy> = closed({ for: id, at: placeId, pool: orNull(region), inside: flag });

const adjustment: t.Type<SeasonalAdjustment> = closed({ region, cause: adjustmentId });

const combatant: t.Type<Combatant> = either(unitId, literal('garrison'));
const combatants = listOf(combatant, MOST_UNITS + 1);
/** A limit above the sum of terrain, walls and demoralization. */
const moraleModifier = wholeNumber(-1_000, 1_000);
const fighter: t.Type<Fighter> = closed({ unit: combatant, modifier: moraleModifier, retreats: flag });
const way = oneOf<RetreatWay>(['back', 'anywhere', 'inside', 'stay', 'nowhere']);
const side = oneOf<Side>(['attacker', 'defender']);
const element = oneOf<BattleFrame['element']>(['land', 'sea']);

const battleSide: t.Type<BattleSide> = closed({
  player,
  fighters: listOf(fighter, MOST_UNITS + 1),
  reserve: unitList,
  cargo: unitList,
  leaders: leaderList,
  lost: unitList,
  way,
});

const combatResult = oneOf(COMBAT_RESULTS);
const results: t.Type<readonly [CombatResult, CombatResult]> = value(
  'the results for attacker and defender',
  (u): u is readonly [CombatResult, CombatResult] =>
    Array.isArray(u) && u.length === 2 && u.every((each) => combatResult.is(each)),
  3,
  { is: 'list', item: combatResult, least: 2, most: 2 },
);

const party: t.Type<Party> = closed({ units: unitList, leaders: leaderList });

const members = {
  // R 1.1
  roll: closed({
    kind: literal('roll'),
    purpose: oneOf(ROLL_PURPOSES),
    player: orNull(player),
    dice: wholeNumber(1, MOST_DICE),
    values: listOf(die, MOST_DICE),
  }),
  // R 3, 5, 13
  turn: closed({
    kind: literal('turn'),
    step: wholeNumber(0, MOST_STEPS),
    left: orNull(listOf(player, PLAYERS.length)),
  }),
  tribute: closed({ kind: literal('tribute'), stage: oneOf<TributeFrame['stage']>(['regions', 'empire', 'done']) }),
  adjustments: closed({ kind: literal('adjustments'), left: listOf(adjustment, 12 * REGIONS.length) }),
  // R 29.4
  helots: closed({ kind: literal('helots'), player }),
  // R 7
  placement: closed({ kind: literal('placement'), player, moved: pieceList }),
  succession: closed({ kind: literal('succession'), player, left: listOf(vacancy, MOST_LEADERS) }),
  // R 9
  supply: closed({
    kind: literal('supply'),
    player,
    stage: oneOf<SupplyFrame['stage']>(['landing', 'cutOff', 'foraging', 'paying', 'unpaid']),
    hungry: unitList,
    supplied: unitList,
  }),
  // R 10, 11
  sieges: closed({
    kind: literal('sieges'),
    player,
    stage: oneOf<SiegesFrame['stage']>(['numbers', 'resolving']),
    done: listOf(hexId, MOST_HEXES),
    at: orNull(hexId),
  }),
  sack: closed({ kind: literal('sack'), player, at: hexId, by: oneOf<SackFrame['by']>(['storm', 'siege']) }),
  // R 15
  raiding: closed({ kind: literal('raiding'), player }),
  // R 16
  movement: closed(
    {
      kind: literal('movement'),
      player,
      stage: oneOf<MovementFrame['stage']>(['moving', 'openSeas', 'battles']),
      marched: pieceList,
      sailed: pieceList,
      attacks,
    },
    { next: listOf(player, PLAYERS.length) },
  ),
  march: closed({
    kind: literal('march'),
    player,
    leaders: leaderList,
    units: unitList,
    left: pieceList,
    from: hexId,
    at: hexId,
    area: orNull(id),
    hasMoved: flag,
    points,
  }),
  voyage: closed({
    kind: literal('voyage'),
    player,
    leaders: leaderList,
    fleets: unitList,
    cargo: unitList,
    left: pieceList,
    stage: oneOf<VoyageFrame['stage']>(['plan', 'sail', 'call', 'landing']),
    from: either(placeOnMap, literal('leavingSicily')),
    legs: listOf(leg, MOST_LEGS),
    costs: listOf(points, MOST_LEGS),
    points: orNull(points),
    sailed: wholeNumber(0, MOST_LEGS),
  }),
  interception: closed(
    {
      kind: literal('interception'),
      player,
      sea: id,
      targets: unitList,
      leader: orNull(id),
      fleets: unitList,
    },
    { from: hexId },
  ),
  openSeas: closed({ kind: literal('openSeas'), player, left: listOf(id, MOST_HEXES), checking: unitList }),
  // R 17, 18
  battles: closed({ kind: literal('battles'), player, left: attacks }),
  encounter: closed({
    kind: literal('encounter'),
    attack,
    stage: oneOf<EncounterFrame['stage']>(['arrive', 'berth', 'enter', 'array', 'port', 'engage', 'storm', 'end']),
    masked: flag,
    spent: unitList,
  }),
  battle: closed(
    {
      kind: literal('battle'),
      at: placeOnMap,
      from: placeOnMap,
      landed: flag,
      element,
      against: oneOf<BattleFrame['against']>(['field', 'assault']),
      stage: oneOf<BattleFrame['stage']>([
        'walls',
        'wings',
        'odds',
        'attackerChecks',
        'attackerSeconds',
        'defenderChecks',
        'defenderSeconds',
        'waver',
        'verdict',
        'attackerBreaks',
        'defenderBreaks',
        'pursuit',
        'pursuitChecks',
        'cargo',
        'retreat',
        'victory',
        'fates',
        'capture',
        'end',
      ]),
      round: wholeNumber(0, 1_000),
      attacker: battleSide,
      defender: battleSide,
      breached: flag,
      result: orNull(results),
      due: combatants,
      winner: orNull(side),
      brokenOff: flag,
    },
    { wing },
  ),
  retreat: closed({
    kind: literal('retreat'),
    player,
    at: placeOnMap,
    from: placeOnMap,
    landed: flag,
    element,
    way,
    left: listOf(party, MOST_UNITS + MOST_LEADERS),
    lost: unitList,
  }),
  cargo: closed({
    kind: literal('cargo'),
    player,
    units: unitList,
    fleets: wholeNumber(0, MOST_UNITS),
    lost: unitList,
  }),
  ...assessmentFrames,
  ...revoltsFrames,
  ...buildingFrames,
  ...cardsFrames,
  ...fortuneFrames,
  ...peaceFrames,
  ...wingsFrames,
  ...allianceFrames,
} satisfies { readonly [K in FrameKind]: t.Type<Extract<GameFrame, { readonly kind: K }>> };

/** Any frame of a saved game. */
export const frameCodec: t.Type<GameFrame> = tagged('kind', members, 'a frame');
