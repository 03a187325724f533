import { expect, test } from 'vitest';
import { withinPaths } from '../../../src/successors/cards/reach.js';
import { geometryOf, landWays } from '../../../src/successors/questions.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import { situationOf } from '../language.js';

const situation = initialState({ players: 4 });

/** The same, step by step: whatever is next to what was reached before. */
function counted(start: string, paths: number): ReadonlySet<string> {
  if (paths === 0) return new Set([start]);
  const before = counted(start, paths - 1);
  return new Set([...before, ...[...before].flatMap((space) => landWays(situation, space).map(({ to }) => to))]);
}

test('R 4.1 what is remembered of a board is what counting the paths tells, whenever it is asked', () => {
  for (const { id } of geometryOf(situation).board.spaces) {
    for (const paths of [0, 1, 2, 3, 2])
      expect([...withinPaths(situationOf(situation), id, paths)].sort()).toEqual([...counted(id, paths)].sort());
  }
});
