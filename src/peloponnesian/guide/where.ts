/** The places of things in a state or view, for the tables of the guide. */
import { frameOf } from '../../core/index.js';
import { components as defaultComponents } from '../data/default.js';
import type { MapFacts } from '../data/shape/map.js';
import type { GameFrame } from '../frame/index.js';
import type { MarchFrame } from '../frame/march.js';
import type { InterceptionFrame, Leg, VoyageFrame } from '../frame/voyage.js';
import { NONE } from '../geometry/ground.js';
import type { SpaceId } from '../pieces.js';
import type { GameState, PlayerView } from '../state.js';
import { placesOf } from '../table/places.js';
import {
  TRAYS,
  type AreaId,
  type CityId,
  type HexId,
  type PieceId,
  type PlaceId,
  type RegionId,
  type UnitId,
} from '../vocabulary.js';

export type Shown = GameState | PlayerView;

export const mapOf = ({ options }: Shown): MapFacts => (options.components ?? defaultComponents).map;

/** Returns the present march or voyage, or `undefined` if there is none. */
export const moverIn = ({ stack }: { readonly stack: readonly GameFrame[] }): MarchFrame | VoyageFrame | undefined =>
  frameOf<GameFrame, 'march'>({ stack }, 'march') ?? frameOf<GameFrame, 'voyage'>({ stack }, 'voyage');

/** Returns the pieces of a march, a voyage or an interception, the leader first. */
export function piecesOf(mover: MarchFrame | VoyageFrame | InterceptionFrame): readonly PieceId[] {
  switch (mover.kind) {
    case 'march':
      return [...mover.leaders, ...mover.units];
    case 'voyage':
      return [...mover.leaders, ...mover.fleets, ...mover.cargo];
    case 'interception':
      return [...(mover.leader === null ? [] : [mover.leader]), ...mover.fleets];
  }
}

/** Returns the destination of a leg of a voyage, or `null` if it is off the map, or there is no leg. */
export function goal(leg: Leg | undefined): SpaceId | null {
  switch (leg?.to) {
    case 'sea':
    case 'enemies':
      return leg.sea;
    case 'coast':
    case 'isthmus':
      return leg.hex;
    default:
      return null;
  }
}

const isTray = (place: PlaceId): boolean => (TRAYS as readonly string[]).includes(place);

/** Returns a place as a list, which is empty for a tray. */
export const onMap = (place: PlaceId | undefined): readonly SpaceId[] =>
  place === undefined || isTray(place) ? [] : [place];

/** Returns the place of a piece on the map, as a list. */
export const spaceOfPiece = ({ units, leaders }: Shown, piece: PieceId): readonly SpaceId[] =>
  onMap((units[piece as UnitId] ?? leaders[piece])?.at);

/** Returns the hex of a city of the map, as a list. */
export function hexOfCity(shown: Shown, city: CityId): readonly HexId[] {
  const fact = mapOf(shown).cities.find(({ id }) => id === city);
  return fact === undefined ? [] : [fact.hex];
}

/** Returns the land areas of a region. */
export const areasIn = (shown: Shown, region: RegionId): readonly AreaId[] =>
  mapOf(shown)
    .areas.filter((area) => area.region === region)
    .map(({ id }) => id);

/** Returns the land area of a piece ashore, as a list. */
export function areaOfPiece(shown: Shown, piece: PieceId): readonly AreaId[] {
  const { ground, codes } = placesOf(mapOf(shown));
  return spaceOfPiece(shown, piece).flatMap((space) => {
    const place = codes.get(space);
    const area = place === undefined ? undefined : ground.areaAt[place];
    return ground.map.areas[area ?? NONE]?.id ?? [];
  });
}

/** Returns the hexes of the two ends of Long Walls: of a city, or of a fort by its hex. */
export const endsOf = (shown: Shown, walls: string): readonly HexId[] =>
  walls.split(' ').flatMap((end) => {
    const [hex = end as HexId] = hexOfCity(shown, end);
    return [hex];
  });
