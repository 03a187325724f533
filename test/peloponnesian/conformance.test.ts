/** The conformance cases of the game, tried on its machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { runConformance, type ConformanceCase, type ConformanceEngine } from '../../src/conformance/index.js';
import { orThrow } from '../../src/core/index.js';
import { decodeAction } from '../../src/peloponnesian/codec/action.js';
import { fromPosition } from '../../src/peloponnesian/codec/position/index.js';
import { createGame } from '../../src/peloponnesian/beginning.js';
import { factsOf } from '../../src/peloponnesian/conformance.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { GameOptions } from '../../src/peloponnesian/options.js';
import { root } from '../../tools/root.js';

const folder = join(root, 'conformance/peloponnesian');
const files = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { section: string; cases: ConformanceCase[] },
);

const engine: ConformanceEngine<GameState> = {
  game: 'peloponnesian',
  open: (setup) =>
    'position' in setup
      ? orThrow(fromPosition(setup.position))
      : orThrow(createGame(setup.options as unknown as GameOptions)),
  waitsFor: (state) => machine.actors(state),
  list: (state, actor) => {
    const known = machine.actors(state).find((one) => one === actor);
    return known === undefined ? [] : machine.legalActions(state, known);
  },
  act(state, action) {
    const answer = machine.applyAction(state, orThrow(decodeAction(action)));
    return isLeft(answer) ? { refused: answer.left } : answer.right;
  },
  why: (state, action) => machine.explainAction(state, orThrow(decodeAction(action))),
  facts: factsOf,
};

describe.each(files)('the cases of $section', ({ cases }) => {
  it.each(cases.map((one) => [`${one.id} ${one.title}`, one] as const))('%s', (_, one) => {
    const { results } = runConformance(engine, [one]);
    expect(results.map(({ differences }) => differences)).toEqual([[]]);
    expect(results[0]?.verdict).toBe('passed');
  });
});

it('no number is given twice', () => {
  const ids = files.flatMap(({ cases }) => cases.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
