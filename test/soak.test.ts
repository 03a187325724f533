/** The soak finds what is broken, and games that once failed are replayed for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Failure, soakGame } from '../bench/soak-game.js';
import { withKit } from '../bench/kits.js';
import { orThrow } from '../src/core/index.js';
import { alexandrosKit } from './alexandros/kit.js';
import type { AlexandrosTypes } from '../src/alexandros/types.js';

describe('the soak', () => {
  it('plays a game and tells how it went', () => {
    const soaked = soakGame(alexandrosKit, 2, 'soak', 20);
    expect(soaked.actions).toBeGreaterThan(50);
    expect(soaked.longest).toBeGreaterThan(1);
  });

  it('a broken invariant is a failure, with the actions that lead to it', () => {
    let looks = 0;
    const broken = { ...alexandrosKit, invariants: () => (++looks < 10 ? [] : ['the tenth state is wrong']) };
    try {
      soakGame(broken, 3, 'broken', 1_000_000);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const failure = error as Failure<AlexandrosTypes>;
      expect(failure.message).toBe('the tenth state is wrong');
      expect(failure.actions).toHaveLength(10);
      let state = orThrow(alexandrosKit.game.createGame(failure.options));
      for (const action of failure.actions) state = orThrow(alexandrosKit.game.applyAction(state, action)).state;
    }
  });
});

describe('games that once failed', () => {
  const folder = fileURLToPath(new URL('./fixtures/', import.meta.url));
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

  it('all fixtures keep their promises now', async () => {
    for (const file of files) {
      const { game, options, seed } = JSON.parse(readFileSync(folder + file, 'utf8')) as {
        game: string;
        options: { players: number };
        seed: string;
      };
      await withKit(game, (kit) => expect(() => soakGame(kit, options.players, seed, 5), file).not.toThrow());
    }
  });
});
