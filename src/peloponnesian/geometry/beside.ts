/** R 1.2, 16.3, 16.4: adjacent areas, sea areas and hexes. */
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { OPEN, type Ground, type SeaCode } from './ground.js';
import { seaNumbered } from './names.js';

/** Returns the neighbours of each sea area. */
export const seasBeside = derived(({ map }: Ground): readonly (readonly SeaCode[])[] =>
  map.seas.map(({ borders }) => borders.map((id) => seaNumbered(map, id))),
);

/** Returns the coastal land hexes of each sea area. */
export const coastsOfSeas = derived(({ map, coastAt }: Ground): readonly (readonly HexCode[])[] => {
  const coasts = map.seas.map((): HexCode[] => []);
  for (const [hex, seas] of coastAt.entries()) for (const sea of seas) coasts[sea]?.push(hex);
  return coasts;
});

/** A hexside that land units can cross, seen from one side. */
export interface Way {
  readonly to: HexCode;
  /** The properties of the hexside, as bits: `RIVER`, `STRAIT`, `ROAD`. */
  readonly bits: number;
}

/** Returns for each hex the hexsides that land units can cross, clockwise from the north. */
export const waysFrom = derived(({ grid, sides }: Ground): readonly (readonly Way[])[] =>
  Array.from({ length: grid.size }, (_, hex) =>
    grid
      .neighbours(hex)
      .map((to): Way => ({ to, bits: sides[grid.sideBetween(hex, to)] ?? 0 }))
      .filter(({ bits }) => (bits & OPEN) !== 0),
  ),
);

/** Returns for each hex its neighbours across hexsides that land units can cross. */
export const hexesBeside = derived((ground: Ground): readonly (readonly HexCode[])[] =>
  waysFrom(ground).map((ways) => ways.map(({ to }) => to)),
);
