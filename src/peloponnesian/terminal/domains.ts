/**
 * The values that actions can name in a situation. A game has hundreds of units and more than a thousand hexes, so
 * these are limited to what is in the situation.
 */
import { machine } from '../machine.js';
import { hexesBeside } from '../geometry/beside.js';
import { hexesByArea } from '../query/areas.js';
import { longWallsBetween } from '../query/long-walls.js';
import { hasUnitsAt, hexNamed } from '../query/presence.js';
import type { Domains } from '../../hosts/terminal/domains.js';
import type { GameFrame } from '../frame/index.js';
import { seasAlong } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { Shown } from '../text/speech.js';
import type { PeloponnesianTypes } from '../types.js';
import type { Company } from '../action/march.js';
import {
  REGIONS,
  PLAYERS,
  WINGS,
  type AreaId,
  type CardId,
  type CityId,
  type HexId,
  type LeaderId,
  type PieceId,
  type PlaceId,
  type UnitId,
} from '../vocabulary.js';

const COMPANIES: readonly Company[] = ['all', 'alone'];
const EITHER: readonly boolean[] = [true, false];

/** Returns the land hexes of the map. */
const landHexes = ({ ground, places }: Situation): readonly HexId[] =>
  hexesByArea(ground).flatMap((hexes) => hexes.map((hex) => places.ids[hex] as HexId));

/** Returns the land hexes that border a sea area. */
const coastOf = ({ places }: Situation, hexes: readonly HexId[]): readonly HexId[] =>
  hexes.filter((id) => seasAlong(places, id).length > 0);

/** Returns the pieces of the state by place. */
function piecesIn({ units, leaders }: Shown) {
  const unitsWhere = (isThere: (at: PlaceId) => boolean): readonly UnitId[] =>
    (Object.entries(units) as [UnitId, { readonly at: PlaceId }][])
      .filter(([, { at }]) => isThere(at))
      .map(([id]) => id);
  const leadersWhere = (isThere: (at: PlaceId) => boolean): readonly LeaderId[] =>
    Object.entries(leaders)
      .filter(([, { at }]) => isThere(at))
      .map(([id]) => id);
  return { unitsWhere, leadersWhere };
}

/** Returns the units in Build Pools, which states leave out. */
const inBuildPools = (situation: Situation): readonly UnitId[] =>
  situation.roster.units
    .filter(({ code }) => situation.placeOfUnit(code) === situation.places.trays.buildPool)
    .map(({ id }) => id);

/** Returns the possible Long Walls between some places. */
function pairsOf(situation: Situation, strongholds: readonly HexId[]): readonly string[] {
  const hexes = new Set(strongholds.map((id) => hexNamed(situation, id)));
  const beside = hexesBeside(situation.ground);
  const pairs = [...hexes].flatMap((hex) =>
    (beside[hex] ?? []).filter((next) => hexes.has(next)).map((next) => longWallsBetween(situation, hex, next)),
  );
  return [...new Set(pairs)];
}

/** Returns the gifts that are possible with a card, or to an ally. */
function giftsIn({ treasuries }: Situation): readonly number[] {
  const most = Math.max(0, ...Object.values(treasuries));
  return Array.from({ length: most + 1 }, (_, talents) => talents);
}

/** Returns the visible cards in hands, and one just drawn. */
function cardsSeen({ cards, stack }: Shown): readonly CardId[] {
  const held = Object.values(cards?.hands ?? {}).flat();
  const drawn = stack.flatMap((frame) => (frame.kind === 'refill' && frame.drawn !== null ? [frame.drawn] : []));
  return [...held.filter((card): card is CardId => card !== 'hidden'), ...drawn];
}

/** Returns the place and the leading piece of each attack. */
const attacksIn = (stack: readonly GameFrame[]) =>
  stack.flatMap((frame) => {
    if (frame.kind === 'battles') return frame.left;
    return frame.kind === 'movement' ? frame.attacks : frame.kind === 'encounter' ? [frame.attack] : [];
  });

/** Returns the values of each type of action in a situation. */
export function domains(shown: Shown): Domains<PeloponnesianTypes> {
  const situation = machine.situationOf(shown);
  const { ground } = situation;
  const { map } = ground;
  const isTray = (at: PlaceId): boolean => (situation.places.codes.get(at) ?? 0) >= situation.places.trays.forcePool;
  const isInSicily = (at: PlaceId): boolean => at === 'inSicily';
  const isSea = (at: PlaceId): boolean => map.seas.some(({ id }) => id === at);
  const { unitsWhere, leadersWhere } = piecesIn(shown);

  const afield = unitsWhere((at) => !isTray(at) || at === 'leavingSicily');
  const led = leadersWhere((at) => !isTray(at) || at === 'leavingSicily');
  const pooled = unitsWhere((at) => at === 'forcePool');
  const seas = map.seas.map(({ id }) => id);
  const hexes = landHexes(situation);
  const coasts = coastOf(situation, hexes);
  const inPlay = new Set<AreaId>(
    map.areas.filter(({ region }) => Object.hasOwn(shown.regions, region ?? '')).map(({ id }) => id),
  );
  const cities: readonly CityId[] = map.cities.filter(({ area }) => inPlay.has(area)).map(({ id }) => id);
  const regions = REGIONS.filter((region) => shown.regions[region] !== undefined);
  const { mostMultiples } = situation.components.charts.tribute;
  const multiples = Array.from({ length: mostMultiples + 1 }, (_, multiple) => multiple);
  const strongholds: readonly HexId[] = [...map.cities.map(({ hex }) => hex), ...(Object.keys(shown.forts) as HexId[])];
  const occupied = hexes.filter((hex) => hasUnitsAt(situation, hexNamed(situation, hex), {}));
  const attacks = attacksIn(shown.stack);

  const held = cardsSeen(shown);
  const onBoard = (shown.cards?.active ?? []).map(({ card }) => card);

  const pieces: readonly PieceId[] = [...afield, ...led];
  const ofUnit = { unit: afield };
  const ofPiece = { piece: pieces };
  const ofHex = { hex: hexes };
  const ofPlace = { hex: strongholds };
  return {
    // R 12
    playCard: [
      { card: held },
      { card: held, region: regions },
      { card: held, city: cities },
      { card: held, leader: led },
      { card: held, against: onBoard },
      { card: held, on: PLAYERS, gifts: giftsIn(situation) },
      { card: held, gifts: giftsIn(situation) },
    ],
    passCards: {},
    discardCard: { card: held },
    endDiscards: {},
    releaseLeader: { leader: leadersWhere((at) => at === 'forcePool') },
    dismissFleets: { card: onBoard },
    // R 20
    demandPeace: { on: PLAYERS },
    proposePeace: {},
    acceptPeace: {},
    refusePeace: {},
    airGrievances: {},
    endEmbassies: {},
    // R 29.4
    raiseHelots: {},
    leaveHelots: {},
    // R 5.3
    assess: { region: regions, multiple: multiples },
    endAssessment: {},
    // R 6
    checkRevolt: { city: cities },
    quellRevolt: { city: cities },
    endRevolts: {},
    // R 7
    place: { unit: pooled, city: cities },
    withdraw: ofUnit,
    placeLeader: { leader: leadersWhere((at) => at === 'forcePool'), city: cities },
    withdrawLeader: { leader: led },
    placeBase: ofHex,
    endPlacement: {},
    buildUnit: { unit: inBuildPools(situation) },
    buildBase: { hex: [...new Set([...strongholds, ...occupied])] },
    buildFort: { hex: occupied },
    buildWalls: { city: cities },
    buildLongWalls: { ...ofUnit, walls: pairsOf(situation, strongholds) },
    endBuilding: {},
    // R 9
    bringAshore: { stack: [...unitsWhere(isSea), ...leadersWhere(isSea)], hex: coasts },
    forage: ofUnit,
    supplyUnit: ofUnit,
    endForaging: {},
    // R 10, 11
    besiege: ofPlace,
    resolveSiege: ofPlace,
    liftSiege: ofPlace,
    endSieges: {},
    destroyCity: ofPlace,
    destroyWalls: ofPlace,
    destroyLongWalls: { walls: shown.longWalls },
    keepPlace: ofPlace,
    // R 15
    raid: ofUnit,
    pullDownWalls: ofUnit,
    pullDownLongWalls: { ...ofUnit, walls: shown.longWalls },
    endRaiding: {},
    // R 16.1-16.3
    march: { ...ofPiece, company: COMPANIES },
    take: ofPiece,
    leave: ofPiece,
    step: { to: hexes },
    enterArea: { area: map.areas.map(({ id }) => id) },
    settle: ofHex,
    attackHere: {},
    halt: {},
    endMovement: {},
    // R 16.4-16.8, 19
    sail: { ...ofPiece, company: COMPANIES },
    sailTo: { sea: seas },
    landAt: { hex: coasts },
    attackFleets: { target: unitsWhere(isSea) },
    crossIsthmus: {},
    enterSicily: {},
    leaveSicily: { piece: [...unitsWhere(isInSicily), ...leadersWhere(isInSicily)] },
    callFleet: { unit: pooled },
    setSail: {},
    launch: {},
    storm: { fleets: EITHER },
    intercept: ofPiece,
    engage: {},
    decline: {},
    // R 17, 18
    fight: { at: [...new Set(attacks.map(({ at }) => at))], attacker: attacks.flatMap(({ attackers }) => attackers) },
    putToSea: {},
    stayAshore: {},
    attackAshore: {},
    enterPort: {},
    standOutside: ofPiece,
    endArray: {},
    assault: {},
    maskPlace: {},
    manWalls: ofUnit,
    holdWalls: ofUnit,
    leaveWalls: ofUnit,
    fightOn: {},
    breakOff: {},
    retreat: { to: [...hexes, ...seas], inside: EITHER },
    abandon: ofUnit,
    // R D
    fightInWings: {},
    fightAsOne: {},
    deploy: { ...ofPiece, wing: WINGS },
    shiftPiece: { ...ofPiece, wing: WINGS },
    endShifts: {},
    // R 24
    claimRegion: { region: regions },
    cedeRegion: { region: regions, to: PLAYERS },
    giveTalents: { to: PLAYERS, talents: giftsIn(situation) },
    giveCard: { to: PLAYERS, card: held },
    closeLands: { to: PLAYERS },
    openLands: { to: PLAYERS },
    endCouncil: {},
  };
}
