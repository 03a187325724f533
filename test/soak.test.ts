/** The soak finds what is broken, and games that once failed are replayed for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Failure, soakGame } from '../bench/soak-game.js';
import { withKit } from '../bench/kits.js';
import { orThrow, type Simulation } from '../src/core/index.js';
import { alexandrosKit } from './alexandros/kit.js';
import type { GameState } from '../src/alexandros/state.js';
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

describe('the soak finds states that do not hold all there is', () => {
  /** The game with simulations changed; the first is the one that is played. */
  const changed = (change: (simulation: Simulation<AlexandrosTypes>, index: number) => Simulation<AlexandrosTypes>) => {
    let index = 0;
    const { game } = alexandrosKit;
    return {
      ...alexandrosKit,
      game: { ...game, simulate: (state: GameState) => change(game.simulate(state), index++) },
    };
  };

  it('what was written down step by step, and is not what stands there', () => {
    const stale = changed((simulation) => {
      const first = simulation.state();
      return { ...simulation, clone: () => ({ ...simulation.clone(), state: () => first }) };
    });
    expect(() => soakGame(stale, 2, 'stale', 1)).toThrow('written down as a whole the state differs');
  });

  it('what is lost when a state is opened', () => {
    const lossy = changed((simulation, index) => ({
      ...simulation,
      state: () => (index === 0 ? simulation.state() : { ...simulation.state(), turn: simulation.state().turn + 1 }),
    }));
    expect(() => soakGame(lossy, 2, 'lossy', 1)).toThrow('opened and written down anew the state differs');
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
