import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/successors/state.js';
import { event, legal, may, named, play, scene, space, topKind } from './support.js';

const removed = { status: 'removed', space: null } as const;
const without = (state: GameState, army: keyof GameState['independentArmies']): GameState => ({
  ...state,
  independentArmies: { ...state.independentArmies, [army]: removed },
});

describe('Cards about fleets, Independent Armies and campaigns', () => {
  test('R 6.6.3 card 12 Kilikia Pirates: the fleet comes into play on its weak side, or changes its owner', () => {
    expect(event(scene({}), 12).state.fleets.kilikia).toEqual({ owner: 'red', upgraded: false, dispersed: false });
    const fresh = scene({});
    const owned = {
      ...fresh,
      fleets: { ...fresh.fleets, kilikia: { owner: 'blue', upgraded: true, dispersed: true } },
    } as const;
    expect(event(owned, 12).state.fleets.kilikia).toEqual({ owner: 'red', upgraded: false, dispersed: true });
    expect(may(owned, 12, 'blue')).toBe(false);
  });

  test('R 3.4.1 card 44 Shipbuilding: upgrades a fleet or brings one back', () => {
    const fresh = scene({ control: { athenai: 'red', rhodos: 'red' } });
    const state: GameState = {
      ...fresh,
      fleets: {
        ...fresh.fleets,
        athenai: { owner: 'red', upgraded: false, dispersed: false },
        rhodos: { owner: 'red', upgraded: false, dispersed: true },
        kilikia: { owner: 'red', upgraded: true, dispersed: false },
      },
    };
    const told = event(state, 44);
    expect(named(told, 'fleet')).toEqual(['athenai', 'rhodos']);
    expect(play(told, { type: 'targetFleet', player: 'red', fleet: 'athenai' }).state.fleets.athenai.upgraded).toBe(
      true,
    );
    expect(play(told, { type: 'targetFleet', player: 'red', fleet: 'rhodos' }).state.fleets.rhodos).toEqual({
      owner: 'red',
      upgraded: false,
      dispersed: false,
    });
    expect(may(fresh, 44, 'yellow')).toBe(false);
  });

  test('R 14.2 card 22 Migration of Illyrian Tribes activates Glaukias', () => {
    expect(event(scene({}), 22).state.stack).toMatchObject([
      { kind: 'cardEvent' },
      { kind: 'independentMove', army: 'glaukias', player: 'red' },
    ]);
  });

  test('R 14.2 card 23 Scythian Invasion activates Seuthes', () => {
    expect(event(scene({}), 23).state.stack).toMatchObject([
      { kind: 'cardEvent' },
      { kind: 'independentMove', army: 'seuthes' },
    ]);
  });

  test('R 14.3 card 25 23,000 Greek Soldiers activates Filon, once he is gone nothing happens', () => {
    expect(topKind(event(scene({}), 25))).toBe('independentMove');
    const told = event(without(scene({}), 'filon'), 25);
    expect(told.state.stack).toEqual([]);
    expect(told.events.map(({ type }) => type)).toEqual(['eventWithoutEffect']);
  });

  test('R 20 card 27 Greek Revolt: Leosthenes marches; when he is gone a marker is placed in Hellas', () => {
    expect(topKind(event(scene({}), 27))).toBe('independentMove');
    const told = event(without(scene({ control: { athenai: 'independent', argos: 'blue' } }), 'leosthenes'), 27);
    expect(named(told, 'space')).toEqual(['boiotia', 'korinthos', 'argos', 'sparta', 'aitolia', 'kyklades']);
    expect(play(told, space('argos')).state.control['argos']).toBe('independent');
  });

  test('R 20 card 28 Kappadokian Revolt: Ariarathes marches; when he is gone a marker is placed in Kappadokia', () => {
    expect(topKind(event(scene({}), 28))).toBe('independentMove');
    const told = event(without(scene({ control: { mazaka: 'blue' } }), 'ariarathes'), 28);
    expect(named(told, 'space')).toEqual(['komana', 'dana', 'melitene', 'mazaka', 'zela', 'amaseja']);
  });

  test('R 20 card 37 Major Campaign: two Generals or Armies with 4 Movement Points each', () => {
    const state = scene({
      forces: { 'red:pella': { loyal: 1 } },
      generals: { antipatros: 'red:pella', krateros: 'red:tarsos' },
    });
    const told = event(state, 37);
    expect(told.state.stack).toMatchObject([
      { kind: 'cardEvent' },
      { kind: 'forcedMarch', points: 4, left: 2, generalsToo: true },
    ]);
    const marching = play(told, {
      type: 'activate',
      player: 'red',
      commander: 'krateros',
      space: 'tarsos',
      inside: false,
    });
    expect(marching.state.stack.at(-1)).toMatchObject({ kind: 'march', commander: 'krateros', points: 4 });
  });

  test('R 20 card 38 Campaign: one General or Army with 4 Movement Points', () => {
    const told = event(scene({ generals: { antipatros: 'red:pella', krateros: 'red:tarsos' } }), 38);
    expect(told.state.stack.at(-1)).toMatchObject({ kind: 'forcedMarch', points: 4, left: 1, generalsToo: true });
    const krateros = {
      type: 'activate',
      player: 'red',
      commander: 'krateros',
      space: 'tarsos',
      inside: false,
    } as const;
    const over = play(told, krateros, { type: 'endActivation', player: 'red', inside: false });
    expect(legal(over)).toEqual([]);
    expect(over.state.stack).toEqual([]);
  });

  test('R 20 card 37 Major Campaign: not without a general to activate; the second may be left out', () => {
    expect(may(scene({}), 37)).toBe(false);
    expect(may(scene({}), 38)).toBe(false);
    const told = play(event(scene({ generals: { krateros: 'red:tarsos' } }), 37), { type: 'pass', player: 'red' });
    expect(told.state.stack).toEqual([]);
    expect(legal(told)).toEqual([]);
  });
});
