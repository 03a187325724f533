/** Everything that a player can name in a game of the family, as far as the base knows it. */
import {
  BOXES,
  type Components,
  type ConquestTypes,
  type ForceName,
  type GameState,
  type LeaderId,
  type Post,
  type ProvinceId,
  type UnitId,
} from '../../index.js';
import type { Domains } from '../../../hosts/terminal/domains.js';
import type { At } from './family.js';

const LINES = [1, 2];

/**
 * Returns the forces that can be named: sides, nations that are apart, and groups of raiders that are there (R 6.3,
 * 14.3).
 */
export function forcesOf(at: At, shown: GameState): readonly ForceName[] {
  const { sides, counters } = at.query.componentsOf(shown);
  const { apart } = counters;
  const bands = Object.values(shown.units).flatMap(({ band }) => (band === undefined ? [] : [`band-${band}`]));
  return [...new Set([...sides.map(({ id }) => id), ...apart, ...bands])];
}

/** Returns the provinces in which pieces stand, in the field or in a city: those of a side, or of anybody. */
function provincesWithPieces({ query }: At, shown: GameState): (force: ForceName) => readonly ProvinceId[] {
  const { map, sides } = query.componentsOf(shown);
  const pieces = [...Object.values(shown.units), ...Object.values(shown.leaders)];
  const isSide = (force: ForceName): boolean => sides.some(({ id }) => id === force);
  return (force) => {
    const places = new Set(pieces.filter(({ side }) => !isSide(force) || side === force).map(({ at }) => at));
    const cities = map.cities.filter(({ id }) => places.has(id)).flatMap(({ provinces }) => provinces);
    return map.provinces.map(({ id }) => id).filter((id) => places.has(id) || cities.includes(id));
  };
}

/** Returns a set of values for each leader, with the place where it stands. */
export const leadersInPlace = ({ leaders }: Pick<GameState, 'leaders'>) =>
  Object.entries(leaders).map(([leader, { at }]) => ({ leader: [leader], place: [at] }));

/** Returns everything that decisions can name on this map, with these counters. */
function nameableIn(at: At, shown: GameState) {
  const { map, choices } = at.query.componentsOf(shown);
  const units = Object.keys(at.text.names('en', shown).units) as readonly UnitId[];
  const leaders: readonly LeaderId[] = Object.keys(shown.leaders);
  const cities = map.cities.map(({ id }) => id);
  const armies = at.query.battleOf(shown)?.armies ?? [];
  const posts: readonly Post[] = armies.flatMap(({ side: army }) => BOXES.map((box) => ({ army, box })));
  const standingIn = provincesWithPieces(at, shown);
  const forces = forcesOf(at, shown).map((force) => ({ force: [force], from: standingIn(force) }));
  return {
    leaders,
    pieces: [...units, ...leaders],
    baggage: Object.keys(shown.baggage),
    choices: choices.map(({ id }) => id),
    forces,
    approaches: forces.map((force) => ({ city: cities, ...force })),
    fighters: armies.flatMap((army) => army.units),
    fightingLeaders: armies.flatMap((army) => army.leaders),
    posts,
    leadersHere: leadersInPlace(shown),
    ofUnit: { unit: units },
    ofProvince: { province: map.provinces.map(({ id }) => id) },
    ofCity: { city: cities },
  };
}
type Nameable = ReturnType<typeof nameableIn>;
type SomeDomains = Partial<Domains<ConquestTypes>>;

/** Returns the decisions on the map: the set-up (R 3), supply (R 7, 17.1), movement (R 8), and losses (R 9). */
const onTheMap = ({ leaders, pieces, baggage, choices, forces, ofUnit, ofProvince, ofCity }: Nameable) =>
  ({
    // R 3
    deploy: { choice: choices, ...ofProvince },
    // R 7, 17.1
    supplyFrom: ofProvince,
    liveOffTheLand: {},
    scorch: ofProvince,
    spareTheLand: {},
    // R 8
    march: { leader: leaders, ...ofProvince },
    marchForce: forces.map((force) => ({ ...force, ...ofProvince })),
    take: ofUnit,
    takeAll: {},
    takeBaggage: { baggage },
    depart: {},
    forceMarch: ofProvince,
    halt: {},
    garrison: { piece: pieces, ...ofCity },
    takeField: { piece: pieces, ...ofProvince },
    endMovement: {},
    // R 9
    loseStep: ofUnit,
    loseWall: ofCity,
    retreat: ofProvince,
    evade: {},
    stand: {},
  }) satisfies SomeDomains;

/** Returns the decisions on the Tactical Display (R 10). */
function onTheDisplay({ fighters, fightingLeaders, posts }: Nameable) {
  const ofFighter = { unit: fighters };
  const ofTwo = { unit: fighters, with: fighters };
  return {
    arrayUnit: { ...ofFighter, box: BOXES, line: LINES },
    arrayPair: ofTwo,
    joinLeader: { leader: fightingLeaders, ...ofFighter },
    rally: { leader: fightingLeaders },
    rallyTo: { to: posts },
    stayRouted: { leader: fightingLeaders },
    stepForward: ofFighter,
    ranksClosed: {},
    advanceUnit: { ...ofFighter, to: posts },
    shiftUnit: { ...ofFighter, to: posts, line: LINES },
    changeLine: ofFighter,
    changePlaces: ofTwo,
    pairUnits: ofTwo,
    partUnits: ofFighter,
    holdPositions: {},
    attackBox: { from: posts, into: posts },
    engage: { attacker: fighters, defender: fighters },
    breakOff: {},
    endAttacks: {},
    fire: {},
    holdFire: {},
    pursue: {},
    forgoPursuit: {},
    giveUpUnit: ofFighter,
  } satisfies SomeDomains;
}

/** Returns the decisions in sieges (R 11, 17.5). */
const inSieges = ({ leaders, pieces, baggage, approaches }: Nameable) =>
  ({
    besiege: approaches,
    demandSurrender: approaches,
    endSieges: {},
    assign: { piece: [...pieces, ...baggage] },
    assignAll: {},
    storm: {},
    liftSiege: {},
    sortie: {},
    holdWalls: {},
    expose: { leader: leaders },
  }) satisfies SomeDomains;

/** Returns the decisions that bring pieces into play (R 12-14), and those about kings (R 15.6, 17.4). */
const ofReplacements = ({ pieces, baggage, leadersHere, ofUnit, ofProvince, ofCity }: Nameable) =>
  ({
    // R 12, 13
    placeReinforcement: { piece: pieces, ...ofProvince },
    rebuild: ofUnit,
    raise: ofUnit,
    muster: { ...ofUnit, ...ofProvince },
    buildWall: ofCity,
    razeWall: ofCity,
    buildBaggage: { baggage },
    endReplacements: {},
    appoint: leadersHere,
    appointNobody: {},
    // R 14
    gather: ofUnit,
    // R 15.6, 17.4
    enthrone: leadersHere,
    dismiss: ofUnit,
  }) satisfies SomeDomains;

/** Returns the values of each type of decision on this map, with these counters. */
export function domains(at: At, shown: GameState): Domains<ConquestTypes> {
  const nameable = nameableIn(at, shown);
  return {
    ...onTheMap(nameable),
    ...onTheDisplay(nameable),
    ...inSieges(nameable),
    ...ofReplacements(nameable),
  };
}

/** Returns the domains that the variants share: fleets, and combats that are sought. */
export function extensionDomains(
  { map, counters }: Components,
  { units, leaders, baggage }: Pick<GameState, 'units' | 'leaders' | 'baggage'>,
  forces: readonly ForceName[],
) {
  const fleet = (counters.fleets ?? []).map(({ id }) => id);
  const zone = map.seaZones.map(({ id }) => id);
  const province = map.provinces.map(({ id }) => id);
  const occupied = new Set([...Object.values(units), ...Object.values(leaders)].map(({ at }) => at));
  return {
    // Fleets
    sail: { fleet, zone },
    load: { fleet, province: [...province, ...zone] },
    board: { piece: [units, leaders, baggage].flatMap((pieces) => Object.keys(pieces)) },
    land: { province, zone },
    stayAboard: { zone },
    // Offensives
    offerBattle: { province: province.filter((id) => occupied.has(id)), force: forces, against: forces },
    endCombats: {},
  };
}
