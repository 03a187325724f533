/** R X6: the fleet. */
import { describe, expect, it } from 'vitest';
import { scene } from './scenes.js';
import { feeding, moving } from './stages.js';
import { asked, die, emptyBoard, expectRefused, listed, place, play, started, said } from './table.js';

const fleetAt = (at: string) => ({ ionianFleet: { at, side: 'rebel' as const } });

describe('R X6.1 naval movement', () => {
  const zones = (changes = {}) =>
    listed(scene({ turn: 2, stack: moving('rebel'), ...changes }), 'sail').map(({ zone }) => zone);

  it('through any number of zones, up to an enemy city, walled or not (ruling X6.2), and not past it', () => {
    // Tyre is the King's: the Phoenician zone can be entered, and nothing lies beyond it in this game.
    expect(zones()).toEqual(['blackSea', 'aegean', 'cypriote', 'phoenician']);
    // With Ionia the King holds Halicarnassus on the Ionian zone: a fleet in the Black Sea comes so far, and no farther.
    expect(zones({ baggage: fleetAt('blackSea'), provinces: { ionia: { holder: 'royal' } } })).toEqual([
      'aegean',
      'ionian',
    ]);
    // Where it begins it is past nothing.
    expect(zones({ provinces: { ionia: { holder: 'royal' } } })).toEqual([
      'blackSea',
      'aegean',
      'cypriote',
      'phoenician',
    ]);
  });

  it('once a turn', () => {
    const { state } = started(emptyBoard({ turn: 2, leaders: { cyrus: { at: 'ionia' } }, stack: moving('rebel') }));
    const sailed = play(state, [{ type: 'sail', player: 'rebel', fleet: 'ionianFleet', zone: 'aegean' }]).state;
    expect(sailed.baggage.ionianFleet).toEqual({ at: 'aegean', side: 'rebel' });
    expect(listed(sailed, 'sail')).toEqual([]);
    expectRefused(
      sailed,
      { type: 'sail', player: 'rebel', fleet: 'ionianFleet', zone: 'ionian' },
      'fleetMoved',
      'R X6.1',
    );
    expectRefused(
      state,
      { type: 'sail', player: 'rebel', fleet: 'ionianFleet', zone: 'egyptian' },
      'zoneUnknown',
      'R X6.1',
    );
    expectRefused(
      state,
      { type: 'sail', player: 'rebel', fleet: 'royalFleet', zone: 'aegean' },
      'fleetUnknown',
      'R X6.1',
    );
  });
});

describe('R X6.2 naval transport', () => {
  const loading = (changes = {}) =>
    scene({
      turn: 2,
      leaders: { cyrus: { at: 'ionia' }, menon: { at: 'ionia' } },
      units: {
        'spartanHoplites-1': { at: 'ionia' },
        'cyrusGuard-1': { at: 'ionia' },
        'illyrians-1': { at: 'ionia' },
      },
      stack: moving('rebel'),
      ...changes,
    });
  const load = { type: 'load', player: 'rebel', fleet: 'ionianFleet', province: 'ionia' } as const;
  const board = (piece: string) => ({ type: 'board', player: 'rebel', piece }) as never;

  it('two units of any kind and any number of leaders', () => {
    const two = play(loading(), [load, board('spartanHoplites-1'), board('cyrusGuard-1')]).state;
    expect(listed(two, 'board').map(({ piece }) => piece)).toEqual(['cyrus', 'menon']);
    expectRefused(two, board('illyrians-1'), 'shipsFull', 'R X6.2');
    const { state, events } = play(two, [
      board('cyrus'),
      board('menon'),
      { type: 'land', player: 'rebel', province: 'syria', zone: 'phoenician' },
    ]);
    for (const id of ['spartanHoplites-1', 'cyrusGuard-1'] as const) expect(state.units[id]?.at).toBe('syria');
    expect([state.leaders.cyrus?.at, state.leaders.menon?.at]).toEqual(['syria', 'syria']);
    expect(state.baggage.ionianFleet?.at).toBe('phoenician');
    expect(said(events, 'carried')[0]).toMatchObject({
      rule: 'R X6.2',
      from: 'ionia',
      to: 'syria',
      zone: 'phoenician',
    });
    // R X2.3: wagons do not go by ship.
    expect(state.baggage.baggageTrain?.at).toBe('ionia');
  });

  it('lands anywhere on a coast, in a province of the enemy too; but not in Europe as long as Cyrus lives', () => {
    const aboard = play(loading(), [load, board('spartanHoplites-1')]).state;
    const provinces = [...new Set(listed(aboard, 'land').map(({ province }) => province))];
    expect(provinces.sort()).toEqual(['armenia', 'cappadocia', 'cilicia', 'phrygia', 'syria']);
    expectRefused(aboard, { type: 'land', player: 'rebel', province: 'media', zone: 'aegean' }, 'noLanding', 'R X6.2');
  });

  it('begins on a coast that is controlled or contested', () => {
    const elsewhere = loading({ units: { 'spartanHoplites-1': { at: 'media' } }, leaders: {} });
    expect(listed(elsewhere, 'load')).toEqual([]);
    expectRefused(elsewhere, { ...load, province: 'syria' }, 'noHarbour', 'R X6.2');
    expectRefused(elsewhere, load, 'notAboard', 'R X6.2');
  });

  it('who has been carried moves no more (ruling X6.1)', () => {
    const { state } = play(loading(), [
      load,
      board('cyrus'),
      board('spartanHoplites-1'),
      { type: 'land', player: 'rebel', province: 'cilicia', zone: 'cypriote' },
    ]);
    expect(listed(state, 'march').map(({ leader }) => leader)).not.toContain('cyrus');
  });
});

describe('R X6.3 naval supply', () => {
  const army = {
    'spartanHoplites-1': { at: 'cilicia' },
    'spartanHoplites-2': { at: 'cilicia' },
    'spartanHoplites-3': { at: 'cilicia' },
  } as const;

  it('an army on its coast needs no land, and rolls for nothing', () => {
    const { state, events } = started(
      emptyBoard({
        turn: 2,
        units: army,
        baggage: fleetAt('cypriote'),
        provinces: { cilicia: { supplies: 'depleted' } },
        stack: feeding,
      }),
    );
    expect(said(events, 'rolled')).toEqual([]);
    expect(listed(state, 'moveFirst')).toHaveLength(1);
  });

  it('elsewhere it does', () => {
    const { state } = started(
      emptyBoard({
        turn: 2,
        units: army,
        baggage: fleetAt('aegean'),
        provinces: { cilicia: { supplies: 'depleted' }, ionia: { holder: 'royal' } },
        stack: feeding,
      }),
    );
    // Nothing else feeds it across the sea but what the rebels hold on a zone that they use.
    const living = listed(state, 'liveOffTheLand')[0];
    const rolling = living === undefined ? state : play(state, [living]).state;
    const { events } = play(rolling, [die(1)]);
    expect(said(events, 'rolled')[0]).toMatchObject({ purpose: 'attrition' });
  });

  it('R X6.4 a forced march that ends there costs nothing', () => {
    const situation = asked(emptyBoard({ baggage: fleetAt('cypriote') }));
    const march = (to: string) => ({
      side: 'rebel' as const,
      through: place(situation, 'phrygia'),
      to: place(situation, to),
    });
    expect(situation.law.isStrained(situation, march('cilicia'))).toBe(false);
    expect(situation.law.isStrained(situation, march('syria'))).toBe(true);
    expect(situation.law.isStrained(situation, { ...march('cilicia'), side: 'royal' })).toBe(true);
  });
});
