/** What every game with hidden cards promises, for each such game of the registry. */
import { describe, expect, it } from 'vitest';
import { GAMES, ofEachGame, REGISTRY } from '../../src/games.js';
import { beside } from '../../tools/beside.js';
import { hiddenSuite, type Secrets } from '../kit/hidden.js';
import type { ConformanceKit } from '../kit/walk.js';
import type { WholeGameTypes } from '../../src/core/index.js';
import { SEED } from '../seed.js';

const suites = await ofEachGame(async <G extends WholeGameTypes>(manifest: { readonly name: string }) => {
  const name = GAMES.find((game) => game === manifest.name);
  if (name === undefined || !REGISTRY[name].hasHands) return undefined;
  const { kit } = await beside<{ kit: ConformanceKit<G> }>(name, 'kit.ts');
  const { secrets } = await beside<{ secrets: Secrets<G> }>(name, 'secrets.ts');
  return kit === undefined || secrets === undefined ? undefined : () => hiddenSuite(name, kit, secrets, [SEED]);
});

describe('the games with hidden cards', () => {
  it('each declare what they hide', () => {
    expect(GAMES.filter((name) => suites[name] !== undefined)).toEqual(GAMES.filter((name) => REGISTRY[name].hasHands));
  });
});

for (const name of GAMES) suites[name]?.();
