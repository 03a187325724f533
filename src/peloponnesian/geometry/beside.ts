/** R 1.2, 16.3, 16.4: what lies beside what. */
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { OPEN, type Ground, type SeaCode } from './ground.js';
import { seaNumbered } from './names.js';

/** Returns by sea area those that border it. */
export const seasBeside = derived(({ map }: Ground): readonly (readonly SeaCode[])[] =>
  map.seas.map(({ borders }) => borders.map((id) => seaNumbered(map, id))),
);

/** Returns by sea area the hexes of land along it. */
export const coastsOfSeas = derived(({ map, coastAt }: Ground): readonly (readonly HexCode[])[] => {
  const coasts = map.seas.map((): HexCode[] => []);
  for (const [hex, seas] of coastAt.entries()) for (const sea of seas) coasts[sea]?.push(hex);
  return coasts;
});

/** Returns by hex those next to it, as far as land units cross the hexside. */
export const hexesBeside = derived(({ grid, sides }: Ground): readonly (readonly HexCode[])[] =>
  Array.from({ length: grid.size }, (_, hex) =>
    grid.neighbours(hex).filter((next) => ((sides[grid.sideBetween(hex, next)] ?? 0) & OPEN) !== 0),
  ),
);
