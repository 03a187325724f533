/**
 * The pieces, places and numbers that actions can name in a situation. A game has hundreds of units and more than a
 * thousand hexes, so these are limited to what is in the situation.
 */
import { machine } from '../machine.js';
import { hexesBeside } from '../geometry/beside.js';
import { hexesByArea } from '../query/areas.js';
import { longWallsBetween } from '../query/long-walls.js';
import { hasUnitsAt, hexNamed } from '../query/presence.js';
import type { GameFrame } from '../frame/index.js';
import { seasAlong } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { Shown } from '../text/speech.js';
import {
  REGIONS,
  type AreaId,
  type CardId,
  type CityId,
  type HexId,
  type LeaderId,
  type PieceId,
  type PlaceId,
  type UnitId,
} from '../vocabulary.js';

/** Returns the land hexes of the map. */
const landHexes = ({ ground, places }: Situation): readonly HexId[] =>
  hexesByArea(ground).flatMap((hexes) => hexes.map((hex) => places.ids[hex] as HexId));

/** Returns the land hexes that border a sea area. */
const coastOf = ({ places }: Situation, hexes: readonly HexId[]): readonly HexId[] =>
  hexes.filter((id) => seasAlong(places, id).length > 0);

/** Returns functions that list the pieces of the state by place. */
function piecesBy({ units, leaders }: Shown) {
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

/** Returns the whole numbers from 0 to a maximum. */
const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, number) => number);

/** Returns the gifts that are possible with a card, or to an ally. */
const giftsIn = ({ treasuries }: Situation): readonly number[] => upTo(Math.max(0, ...Object.values(treasuries)));

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

/** Returns the units and leaders that can be named, by where they are. */
function piecesIn(shown: Shown, situation: Situation) {
  const { map } = situation.ground;
  const { unitsWhere, leadersWhere } = piecesBy(shown);
  const isTray = (at: PlaceId): boolean => (situation.places.codes.get(at) ?? 0) >= situation.places.trays.forcePool;
  const isAfield = (at: PlaceId): boolean => !isTray(at) || at === 'leavingSicily';
  const isInPool = (at: PlaceId): boolean => at === 'forcePool';
  const isInSicily = (at: PlaceId): boolean => at === 'inSicily';
  const isSea = (at: PlaceId): boolean => map.seas.some(({ id }) => id === at);
  const afield = unitsWhere(isAfield);
  const led = leadersWhere(isAfield);
  const fleets = unitsWhere(isSea);
  const pieces: readonly PieceId[] = [...afield, ...led];
  const sicilian: readonly PieceId[] = [...unitsWhere(isInSicily), ...leadersWhere(isInSicily)];
  return {
    afield,
    led,
    pieces,
    pooled: unitsWhere(isInPool),
    pooledLeaders: leadersWhere(isInPool),
    fleets,
    atSea: [...fleets, ...leadersWhere(isSea)] as readonly PieceId[],
    sicilian,
    unbuilt: inBuildPools(situation),
  };
}

/** Returns the places that can be named. */
function placesIn(shown: Shown, situation: Situation) {
  const { map } = situation.ground;
  const hexes = landHexes(situation);
  const inPlay = new Set<AreaId>(
    map.areas.filter(({ region }) => Object.hasOwn(shown.regions, region ?? '')).map(({ id }) => id),
  );
  const cities: readonly CityId[] = map.cities.filter(({ area }) => inPlay.has(area)).map(({ id }) => id);
  const strongholds: readonly HexId[] = [...map.cities.map(({ hex }) => hex), ...(Object.keys(shown.forts) as HexId[])];
  return {
    hexes,
    coasts: coastOf(situation, hexes),
    occupied: hexes.filter((hex) => hasUnitsAt(situation, hexNamed(situation, hex), {})),
    seas: map.seas.map(({ id }) => id),
    areas: map.areas.map(({ id }) => id),
    regions: REGIONS.filter((region) => shown.regions[region] !== undefined),
    cities,
    strongholds,
    longWalls: shown.longWalls,
    possibleLongWalls: pairsOf(situation, strongholds),
  };
}

/** Returns everything that actions can name in a situation, by kind. */
export function nameableIn(shown: Shown) {
  const situation = machine.situationOf(shown);
  return {
    ...piecesIn(shown, situation),
    ...placesIn(shown, situation),
    cardsHeld: cardsSeen(shown),
    cardsOnBoard: (shown.cards?.active ?? []).map(({ card }) => card),
    gifts: giftsIn(situation),
    tributeMultiples: upTo(situation.components.charts.tribute.mostMultiples),
    attacks: attacksIn(shown.stack),
  };
}
export type Nameable = ReturnType<typeof nameableIn>;
