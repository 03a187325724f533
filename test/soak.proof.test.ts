/** The soak finds what is broken, and games that once failed are replayed for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { SoakKit } from '../bench/kit.js';
import { Failure, soakGame } from '../bench/soak-game.js';
import { withKit } from '../bench/kits.js';
import { COMMON, Reached, unreached } from '../bench/reach.js';
import { Results, summaryOf, tablesOf } from '../bench/reach-report.js';
import { countsFor, optionsOf, pairsOf, settingsOf, wayOf } from '../bench/ways.js';
import { orThrow, type Simulation, type WholeGameTypes } from '../src/core/index.js';
import type { GameName } from '../src/games.js';
import { EDITIONS, OPTIONAL_RULES } from '../src/successors/options.js';
import { OPTIONAL_RULES as CONQUEST_RULES } from '../src/conquest/options.js';
import { alexandrosKit } from './alexandros/kit.js';
import { conquestKit } from './conquest/kit.js';
import { peloponnesianKit } from './peloponnesian/kit.js';
import { SEED } from './seed.js';
import { successorsKit } from './successors/kit.js';
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

describe('every policy keeps the promises', () => {
  const policies = Object.keys(successorsKit.policies);
  const games = policies.flatMap((policy) => EDITIONS.map((edition) => ({ policy, edition })));

  it.each(games)('Successors: $policy, $edition', ({ policy, edition }) => {
    const players = 2 + (policies.indexOf(policy) % 4);
    const options = orThrow(optionsOf(successorsKit, players, { edition: [edition] }));
    const soaked = soakGame(successorsKit, players, `${policy} ${SEED}`, 40, { options, policy, actions: 220 });
    expect(soaked.actions).toBe(220);
  });

  it.each(Object.keys(alexandrosKit.policies))('Alexandros: %s', (policy) => {
    const soaked = soakGame(alexandrosKit, 3, `${policy} ${SEED}`, 40, { policy, actions: 220 });
    expect(soaked.actions).toBeGreaterThan(100);
  });

  it.each(Object.keys(conquestKit.policies))('Conquest: %s', (policy) => {
    const options = orThrow(optionsOf(conquestKit, 2, { optional: CONQUEST_RULES }));
    const soaked = soakGame(conquestKit, 2, `${policy} ${SEED}`, 40, { options, policy, actions: 220 });
    expect(soaked.actions).toBe(220);
  });
});

describe('the Peloponnesian War', () => {
  it.each([
    [2, 'campaign', 'plotter'],
    [3, 'threePlayerCampaign', 'envoy'],
    [4, 'fourPlayerCampaign', 'fighter'],
  ] as const)('for %i, %s: %s', (players, scenario, policy) => {
    const options = orThrow(optionsOf(peloponnesianKit, players, { scenario: [scenario] }));
    const soaked = soakGame(peloponnesianKit, players, `${policy} ${SEED}`, 40, { options, policy, actions: 220 });
    expect(soaked.actions).toBe(220);
  });
});

const optionalPairs = ({ axes }: Pick<SoakKit<WholeGameTypes>, 'axes'>): readonly (readonly [string, string])[] =>
  axes.filter(({ field }) => field === 'optionalRules').flatMap(pairsOf);

describe('optional rules by twos', () => {
  const pairs = optionalPairs(successorsKit);
  const ofConquest = optionalPairs(conquestKit);

  it('are as many as there are pairs of them', () => {
    expect(pairs).toHaveLength((OPTIONAL_RULES.length * (OPTIONAL_RULES.length - 1)) / 2);
    expect(new Set(pairs.flat())).toEqual(new Set(OPTIONAL_RULES));
    expect(ofConquest).toHaveLength((CONQUEST_RULES.length * (CONQUEST_RULES.length - 1)) / 2);
    expect(new Set(ofConquest.flat())).toEqual(new Set(CONQUEST_RULES));
  });

  it.each(pairs)('R 19 %s and %s are played side by side', (one, other) => {
    const options = orThrow(optionsOf(successorsKit, 2, { optional: [one, other] }));
    expect(options.optionalRules).toEqual([one, other]);
    const { actions } = soakGame(successorsKit, 2, `${one} ${other} ${SEED}`, 40, {
      options,
      policy: 'trouble',
      actions: 100,
    });
    expect(actions).toBe(100);
  });

  it.each(ofConquest)('Conquest: R 17 %s and %s are played side by side', (one, other) => {
    const options = orThrow(optionsOf(conquestKit, 2, { optional: [one, other] }));
    const { actions, how } = soakGame(conquestKit, 2, `${one} ${other} ${SEED}`, 40, {
      options,
      policy: 'marching',
      actions: 300,
    });
    // A game may be over before, by the death of the King.
    expect(how === undefined ? actions : 300).toBe(300);
    expect(actions).toBeGreaterThan(100);
  });
});

describe('the ways of a soak', () => {
  const ways = Array.from({ length: 160 }, (_, index) => wayOf(successorsKit, {}, 'ways', index));

  it('go through all policies and numbers of players in turn, and through all else by their seeds', () => {
    const policies = Object.keys(successorsKit.policies);
    const round = ways.slice(0, policies.length * successorsKit.playerCounts.length);
    expect(new Set(round.map(({ policy, players }) => `${policy} ${players}`)).size).toBe(round.length);
    const chosen = ways.flatMap((way) =>
      Object.entries(way.chosen).flatMap(([axis, words]) => words.map((word) => `${axis} ${word}`)),
    );
    expect(
      unreached(settingsOf(successorsKit.axes)['settings'] ?? [], Object.fromEntries(chosen.map((word) => [word, 1]))),
    ).toEqual([]);
    expect(new Set(ways.map(({ chosen: { optional = [] } }) => optional.length))).toEqual(new Set([0, 1, 2]));
  });

  it('are the same again', () => {
    expect(wayOf(successorsKit, {}, 'ways', 17)).toEqual(ways[17]);
  });

  it('keep to what is pinned', () => {
    const pins = {
      policies: ['sail'],
      players: [3],
      axes: { edition: ['player-aid'], optional: ['cavalry', 'capitals'] },
    };
    for (let index = 0; index < 5; index++) {
      const { policy, options } = wayOf(successorsKit, pins, 'pinned', index);
      expect(policy).toBe('sail');
      expect(options).toMatchObject({ players: 3, edition: 'player-aid', optionalRules: ['cavalry', 'capitals'] });
    }
    expect(wayOf(successorsKit, { axes: { optional: [] } }, 'pinned', 0).options.optionalRules).toBeUndefined();
  });

  it('are played by as many as can play what is chosen', () => {
    const all = Array.from({ length: 60 }, (_, index) => wayOf(peloponnesianKit, {}, 'ways', index));
    expect(new Set(all.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
    expect(all.flatMap(({ refused }) => refused)).toEqual([]);
    expect(countsFor(peloponnesianKit, { axes: { scenario: ['campaign'] } })).toEqual([2]);
    expect(countsFor(peloponnesianKit, { axes: { scenario: ['campaign', 'fourPlayerCampaign'] } })).toEqual([2, 4]);
    expect(countsFor(peloponnesianKit, { players: [3], axes: { scenario: ['campaign'] } })).toEqual([]);
  });

  it('draw again where the game refuses the options, and tell it', () => {
    const { game } = successorsKit;
    const strict: typeof game.decode.options = (input) =>
      game.decode.options((input as { optionalRules?: unknown }).optionalRules === undefined ? input : null);
    const kit = { ...successorsKit, game: { ...game, decode: { ...game.decode, options: strict } } };
    const drawn = Array.from({ length: 12 }, (_, index) => wayOf(kit, {}, 'ways', index));
    expect(drawn.every(({ options }) => options.optionalRules === undefined)).toBe(true);
    expect(drawn.some(({ refused }) => refused.length > 0)).toBe(true);
  });
});

describe('what a soak has reached', () => {
  const kits: readonly (readonly [string, Pick<SoakKit<WholeGameTypes>, 'reach'>])[] = [
    ['successors', successorsKit as Pick<SoakKit<WholeGameTypes>, 'reach'>],
    ['alexandros', alexandrosKit as Pick<SoakKit<WholeGameTypes>, 'reach'>],
    ['conquest', conquestKit as Pick<SoakKit<WholeGameTypes>, 'reach'>],
  ];

  it.each(kits)('%s: every list names something, and each name once', (_, { reach }) => {
    for (const kind of COMMON) expect(reach.all[kind].length, kind).toBeGreaterThan(0);
    for (const names of Object.values(reach.all)) expect(new Set(names).size).toBe(names.length);
  });

  it('is what is listed, and counted by policy and together', () => {
    const results = new Results(alexandrosKit);
    for (const policy of ['uniform', 'idling']) {
      const soaked = soakGame(alexandrosKit, 2, `reached ${policy}`, 1_000, { policy });
      for (const [kind, names] of Object.entries(soaked.reached))
        if (kind !== 'clauses')
          expect(alexandrosKit.reach.all[kind]).toEqual(expect.arrayContaining(Object.keys(names)));
      results.add({ policy, chosen: {}, refused: [] }, soaked);
    }
    const [together, uniform, idling] = results.columns();
    expect([together?.name, uniform?.name, idling?.name]).toEqual(['together', 'uniform', 'idling']);
    expect(together?.actions).toBe((uniform?.actions ?? 0) + (idling?.actions ?? 0));
    expect(Object.values(together?.counts['actions'] ?? {}).reduce((sum, times) => sum + times, 0)).toBe(
      together?.actions,
    );
    // Who turns everything down occupies nothing.
    expect(idling?.counts['actions']?.['occupyProvince']).toBeUndefined();
    expect(summaryOf(results)).toContain('reached by nobody');
    expect(tablesOf(results)).toContain('chooseSpace');
  });

  it('what was not reached is told', () => {
    const reached = new Reached();
    reached.count('endings', 'standstill', 3);
    reached.add({ endings: { standstill: 2 } });
    expect(reached.counts()).toEqual({ endings: { standstill: 5 } });
    expect(unreached(['standstill', 'noMoveLeft'], reached.counts()['endings'])).toEqual(['noMoveLeft']);
  });

  it('what is not listed is refused, or the game has failed', () => {
    const { game } = alexandrosKit;
    const deaf = { ...alexandrosKit, game: { ...game, explainAction: () => undefined } };
    expect(() => soakGame(deaf, 2, 'deaf', 1_000)).toThrow('not listed, and not refused');
  });
});

describe('games that once failed', () => {
  const folder = fileURLToPath(new URL('./fixtures/', import.meta.url));
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

  it('all fixtures keep their promises now', async () => {
    for (const file of files) {
      const { game, options, seed, policy } = JSON.parse(readFileSync(folder + file, 'utf8')) as {
        game: GameName;
        options: { players: number };
        seed: string;
        policy: string;
      };
      await withKit(game, (kit) =>
        expect(() => soakGame(kit, options.players, seed, 5, { options, policy }), file).not.toThrow(),
      );
    }
  });
});
