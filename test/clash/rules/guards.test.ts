/** R S14.2: personal guards. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import type { GameState } from '../../../src/clash/state.js';
import type { UnitId } from '../../../src/conquest/vocabulary.js';
import { moving, mutinying, scene, some, SPRING_321, TURN, withRule } from '../optional.js';
import { asked, dice, expectRefused, play, said, type Changes } from '../table.js';

describe('R S14.2: personal guards', () => {
  const four = { syria: {}, egypt: {}, cilicia: {}, media: {} };
  const marching = (changes: Changes, provinces: readonly string[] = Object.keys(four)): GameState =>
    scene(withRule(2, 'personalGuards'), {
      ...changes,
      provinces: Object.fromEntries(provinces.map((id) => [id, { holder: 'regency' }])),
      stack: [TURN, ...moving('regency')],
    }).state;
  const court: Changes = {
    units: {
      'hetairoi-1': { at: 'syria', side: 'regency' },
      'persianCavalry-1': { at: 'syria', side: 'regency' },
      'phalanx-1': { at: 'media', side: 'regency' },
    },
    leaders: { antigonus: { at: 'syria', side: 'regency' }, cassander: { at: 'media', side: 'regency' } },
  };
  const designate = (unit: UnitId): Action => ({ type: 'designateGuard', player: 'regency', unit });

  it('a heavy unit with the ablest leader follows him, though nobody takes it along (ruling S14.5)', () => {
    const { state, events } = play(marching(court), [
      designate('hetairoi-1'),
      { type: 'march', player: 'regency', leader: 'antigonus', province: 'cilicia' },
      { type: 'depart', player: 'regency' },
    ]);
    expect(said(events, 'guardDesignated')).toEqual([
      { type: 'guardDesignated', rule: 'R S14.2', side: 'regency', unit: 'hetairoi-1', leader: 'antigonus' },
    ]);
    expect(state.units['hetairoi-1']?.at).toBe('cilicia');
    expect(state.units['persianCavalry-1']?.at).toBe('syria');
  });

  it('R S12.2: Roxane goes with a leader and his guard, who are a stack, and not with a leader alone', () => {
    const courtiers = { ...court, baggage: { roxane: { at: 'syria', side: 'regency' } } } as const;
    const toCilicia: Action = { type: 'march', player: 'regency', leader: 'antigonus', province: 'cilicia' };
    const { state } = play(marching(courtiers), [designate('hetairoi-1'), toCilicia]);
    const taken = play(state, [
      { type: 'takeBaggage', player: 'regency', baggage: 'roxane' },
      { type: 'depart', player: 'regency' },
    ]).state;
    expect(taken.baggage['roxane']?.at).toBe('cilicia');
    expect(taken.units['hetairoi-1']?.at).toBe('cilicia');
    const unguarded = play(marching(courtiers), [toCilicia]).state;
    expectRefused(unguarded, { type: 'takeBaggage', player: 'regency', baggage: 'roxane' }, 'staysBehind', 'R S12');
  });

  it('R S7.2, 8.4: they force a march together, with nobody else', () => {
    const { state, events } = play(marching(court), [
      designate('hetairoi-1'),
      { type: 'march', player: 'regency', leader: 'antigonus', province: 'assyria' },
      { type: 'depart', player: 'regency' },
      { type: 'forceMarch', player: 'regency', province: 'armenia' },
    ]);
    expect(said(events, 'marched').map(({ units, to }) => [units, to])).toEqual([
      [['hetairoi-1'], 'assyria'],
      [['hetairoi-1'], 'armenia'],
    ]);
    expect(state.units['hetairoi-1']?.at).toBe('armenia');
    // R 8.6: a die falls for what that has cost.
    expect(machine.actors(state)).toEqual(['chance']);
  });

  it('R 8.5: where an enemy’s unit is one of them must stay, whoever guards', () => {
    const enemy = { 'persianLevy-1': { at: 'assyria', side: 'warlords' } } as const;
    const { state } = play(marching({ ...court, units: { ...court.units, ...enemy } }), [
      designate('hetairoi-1'),
      { type: 'march', player: 'regency', leader: 'antigonus', province: 'assyria' },
      { type: 'take', player: 'regency', unit: 'persianCavalry-1' },
      { type: 'forceMarch', player: 'regency', province: 'armenia' },
    ]);
    expect(state.units['hetairoi-1']?.at).toBe('armenia');
    expect(state.units['persianCavalry-1']?.at).toBe('assyria');
  });

  it('R S14.3: who comes to enemies with his guard is not alone, and nobody catches him (ruling S14.4)', () => {
    const start = marching({
      ...court,
      units: { ...court.units, 'persianLevy-1': { at: 'assyria', side: 'warlords' } },
    });
    const trespassing: GameState = {
      ...start,
      options: withRule(2, 'personalGuards', 'leaderRecruitment'),
      provinces: { ...start.provinces, assyria: { ...start.provinces['assyria'], holder: 'warlords' } } as never,
    };
    const { state } = play(trespassing, [
      designate('hetairoi-1'),
      { type: 'march', player: 'regency', leader: 'antigonus', province: 'assyria' },
      { type: 'depart', player: 'regency' },
    ]);
    expect(state.provinces['assyria']?.holder).toBe('warlords');
    expect(state.leaders['antigonus']).toMatchObject({ at: 'assyria', side: 'regency' });
    expect(state.units['hetairoi-1']).toMatchObject({ at: 'assyria', side: 'regency' });
  });

  describe('R S8.3: by sea (ruling S14.5)', () => {
    const atSea = (more: Changes['units'] = {}): GameState =>
      play(
        marching({
          ...court,
          units: { ...court.units, ...more },
          baggage: { sidonianFleet: { at: 'phoenician', side: 'regency' } },
        }),
        [designate('hetairoi-1'), { type: 'load', player: 'regency', fleet: 'sidonianFleet', province: 'syria' }],
      ).state;
    const board = (piece: string): Action => ({ type: 'board', player: 'regency', piece });
    const land: Action = { type: 'land', player: 'regency', province: 'cyprus', zone: 'phoenician' };
    const boarders = (state: GameState) =>
      machine.legalActions(state).flatMap((action) => (action.type === 'board' ? [action.piece] : []));

    it('it goes aboard with its leader, and not without him; horse takes the room of two', () => {
      const state = atSea();
      expect(boarders(state)).toEqual(['persianCavalry-1', 'antigonus']);
      // A fleet has room for four: the guard, and one unit of cavalry more.
      const aboard = play(state, [board('antigonus')]).state;
      expect(aboard.stack.at(-1)).toMatchObject({ units: ['hetairoi-1'], leaders: ['antigonus'] });
      const landed = play(aboard, [board('persianCavalry-1'), land]).state;
      expect(landed.units['hetairoi-1']?.at).toBe('cyprus');
      expect(landed.leaders['antigonus']?.at).toBe('cyprus');
    });

    it('without room for it it stays behind, and goes as others do until it is with him again', () => {
      const full = atSea(some('persianCavalry', 2, { at: 'syria', side: 'regency' }));
      const { state } = play(full, [board('persianCavalry-1'), board('persianCavalry-2'), board('antigonus'), land]);
      expect(state.units['hetairoi-1']?.at).toBe('syria');
      const situation = asked(state);
      const info = situation.roster.units[situation.roster.unitCodes.get('hetairoi-1') ?? -1];
      if (info === undefined) throw new RangeError('no Hetairoi');
      expect(situation.law.mayMove(situation, { side: 'regency', info })).toBe(true);
    });
  });

  it('R 6.3: Indians guard with Chandragupta nobody else does', () => {
    const provinces = Object.fromEntries(
      ['bactria', 'areia', 'arachosia', 'media'].map((id) => [id, { holder: 'independents' as const }]),
    );
    const state = scene(withRule(4, 'personalGuards'), {
      units: { 'phalanx-1': { at: 'bactria', side: 'independents' } },
      leaders: { chandragupta: { at: 'bactria', side: 'independents' } },
      provinces,
      stack: [TURN, ...moving('independents')],
    }).state;
    expect(machine.legalActions(state).some(({ type }) => type === 'designateGuard')).toBe(false);
  });

  it('no other unit, nobody else’s, and none for less than four provinces', () => {
    // Light cavalry; and heavy infantry with a lesser leader.
    expectRefused(marching(court), designate('persianCavalry-1'), 'noGuard', 'R S14.2');
    expectRefused(marching(court), designate('phalanx-1'), 'noGuard', 'R S14.2');
    expectRefused(marching(court, ['syria', 'egypt', 'media']), designate('hetairoi-1'), 'noGuard', 'R S14.2');
    expectRefused(marching(court), designate('immortals-1'), 'pieceUnknown', 'R S14.2');
  });

  it('before anything has moved', () => {
    const { state } = play(marching(court), [
      { type: 'march', player: 'regency', leader: 'cassander', province: 'assyria' },
      { type: 'depart', player: 'regency' },
    ]);
    expectRefused(state, designate('hetairoi-1'), 'guardFirst', 'R S14.2');
  });

  it('one at a time', () => {
    const units = { ...court.units, 'hypaspists-1': { at: 'syria', side: 'regency' } } as const;
    const { state } = play(marching({ ...court, units }), [designate('hetairoi-1')]);
    expectRefused(state, designate('hypaspists-1'), 'noGuard', 'R S14.2');
  });

  it('R S14.1: it never mutinies, but everybody else does', () => {
    const guarded = play(marching(court), [designate('hetairoi-1')]).state;
    const trying: GameState = {
      ...guarded,
      options: withRule(2, 'mutinyChecks', 'personalGuards'),
      turn: SPRING_321,
      stack: mutinying('regency', 'syria'),
    };
    const { state } = play(machine.start(trying).state, dice(6));
    expect(state.units['hetairoi-1']?.at).toBe('syria');
    expect(state.units['persianCavalry-1']?.at).toBe('mutinied');
  });

  it('it is one no more when its leader is gone', () => {
    const guarded = play(marching(court), [designate('hetairoi-1')]).state;
    const endangered: GameState = {
      ...guarded,
      stack: [
        ...guarded.stack,
        { kind: 'casualty', leader: 'antigonus', column: 'rout', again: false, result: null, rule: 'R 10.16' },
      ],
    };
    const { state } = play(machine.start(endangered).state, dice(1));
    expect(state).not.toHaveProperty('memory');
  });
});
