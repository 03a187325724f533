/** R 19.8: the board as the capitals that stand have changed it. */
import { derived, keptByText } from '../../core/board/index.js';
import type { SpaceFact } from '../data/shape.js';
import type { Capitals } from '../state.js';
import { PLAYERS, type SpaceId } from '../vocabulary.js';
import type { Geometry } from './geometry.js';

/** The spaces of the capitals that stand, in order of their founders' seats. */
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

/** The space of a capital is a Major City, whatever is printed there (ruling capital-as-major-city). */
export const asCapital = (fact: SpaceFact): SpaceFact => ({ ...fact, kind: 'majorCity' });

/** So many of the boards with capitals are kept for each printed board. */
const MOST_KEPT = 100;
/** The boards on which some capitals stand, by their spaces. */
const boardsWithCapitals = derived((_: Geometry) => keptByText<Geometry>(MOST_KEPT));

/**
 * The geometry of a game: where capitals stand, a Major City more (R 19.8). The Major City of a province stays the one in print
 * (R 4.22; ruling capital-as-major-city). Without capitals it is the printed board's own.
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
