/** R 19.8: the board with the capitals on it. */
import { derived, keptByText } from '../../core/board/index.js';
import type { SpaceFact } from '../data/shape.js';
import type { Capitals } from '../state.js';
import { PLAYERS, type SpaceId } from '../vocabulary.js';
import type { Geometry } from './geometry.js';

/** Returns the spaces of the existing capitals, in order of their founders' seats. */
export function standingCapitals(capitals: Capitals | undefined): readonly SpaceId[] {
  if (capitals === undefined) return NONE_STAND;
  const spaces: SpaceId[] = [];
  for (const player of PLAYERS) {
    const capital = capitals[player];
    if (capital?.stage === 'standing') spaces.push(capital.space);
  }
  return spaces;
}
const NONE_STAND: readonly SpaceId[] = [];

/** Returns the space of a capital as a Major City, whatever is printed there (ruling capital-as-major-city). */
export const asCapital = (fact: SpaceFact): SpaceFact => ({ ...fact, kind: 'majorCity' });

/** The most boards with capitals cached for each printed board. */
const MOST_KEPT = 100;
/** Cached boards with capitals, by the spaces of the capitals. */
const boardsWithCapitals = derived((_: Geometry) => keptByText<Geometry>(MOST_KEPT));

/**
 * Returns the geometry of a game, in which capitals are additional Major Cities (R 19.8). The Major City of a province
 * is still the printed one (R 4.22; ruling capital-as-major-city). Without capitals it is the geometry of the printed
 * board.
 */
export function geometryWithCapitals(printed: Geometry, capitals: Capitals | undefined): Geometry {
  const spaces = standingCapitals(capitals);
  if (spaces.length === 0) return printed;
  const names = [...spaces].sort().join(' ');
  return boardsWithCapitals(printed)(names, () => withCities(printed, new Set(spaces)));
}

function withCities(printed: Geometry, cities: ReadonlySet<SpaceId>): Geometry {
  const facts = printed.board.spaces.map((fact) => (cities.has(fact.id) ? asCapital(fact) : fact));
  const { isCity } = printed.byCode;
  return {
    ...printed,
    board: { ...printed.board, spaces: facts },
    spaces: new Map(facts.map((fact) => [fact.id, fact])),
    byCode: { ...printed.byCode, isCity: isCity.map((city, code) => city || cities.has(facts[code]?.id ?? '')) },
  };
}
