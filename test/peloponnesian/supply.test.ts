import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameState, UnitState } from '../../src/peloponnesian/state.js';
import type { PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { bare, cities, held, leaders, levels, units } from './positions.js';
import { play, started } from './table.js';

/** The supply stage of a player, opened on a position. */
const supplies = (state: GameState, player: PlayerId = 'sparta'): GameState =>
  started({ ...state, stack: [{ kind: 'supply', player, stage: 'landing', hungry: [], supplied: [] }] });

const purse = (state: GameState, talents: number): GameState => ({
  ...state,
  treasuries: { athens: talents, sparta: talents },
});

/** Units of one kind, numbered from 1, all in one state. */
const some = (kind: string, count: number, state: UnitState): Record<UnitId, UnitState> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${kind}-${n + 1}` as UnitId, state]));

const lists = (state: GameState): readonly Action[] => machine.legalActions(state);
const treasury = (state: GameState, player: PlayerId = 'sparta'): number | undefined => state.treasuries[player];

const league = held(bare, 'sparta', 'laconia', 'boeotia', 'corinth', 'arcadia', 'megarid');

describe('R 9.4.3: supply costs', () => {
  it('are summed with their halves before the sum is rounded up', () => {
    // Three at home in their city: 1.5 talents, which makes 2.
    const home = units(purse(league, 10), some('boeotia-hoplite-5', 3, { at: 'W3528', inside: true }));
    expect(treasury(supplies(home))).toBe(8);
    // With a fleet of morale 4 at home, and one abroad: 1.5 + 0.5 + 1 = 3.
    const more = units(home, {
      'corinth-fleet-4-1': { at: 'W3130', inside: true },
      'corinth-hoplite-4-1': { at: 'W3528', inside: true },
    });
    expect(treasury(supplies(more))).toBe(7);
  });

  it('are two for a fleet of morale 5 or 6, and one at home', () => {
    const abroad = units(purse(held(bare, 'athens', 'attica', 'euboea'), 10), {
      'attica-fleet-6-1': { at: 'W3726', inside: true },
      'attica-fleet-5-1': { at: 'W3726', inside: true },
    });
    expect(treasury(supplies(abroad, 'athens'), 'athens')).toBe(6);
    const home = units(abroad, {
      'attica-fleet-6-1': { at: 'W3731', inside: true },
      'attica-fleet-5-1': { at: 'W3731', inside: true },
    });
    expect(treasury(supplies(home, 'athens'), 'athens')).toBe(8);
  });

  it('are full outside of cities even at home, and nothing in Force Pools', () => {
    const state = units(purse(league, 10), {
      'boeotia-hoplite-5-1': { at: 'W3428' },
      'boeotia-hoplite-5-2': { at: 'forcePool' },
    });
    expect(treasury(supplies(state))).toBe(9);
  });
});

describe('R 9.1, 9.4.1: a treasury that is too small', () => {
  // A hoplite outside of cities (1), another one in the city at home (0.5), and a fleet abroad (1).
  const position = units(purse(league, 1), {
    'boeotia-hoplite-5-1': { at: 'W3429' },
    'boeotia-hoplite-5-2': { at: 'W3528', inside: true },
    'boeotia-hoplite-5-3': { at: 'W3528', inside: true },
    'megarid-hoplite-4-1': { at: 'W3528', inside: true },
  });

  it('supplies any set to which nothing can be added (ruling Q47), and when it is empty the rest forages at home (ruling Q55)', () => {
    const state = supplies(position);
    expect(lists(state)).toEqual([
      { type: 'supplyUnit', player: 'sparta', unit: 'megarid-hoplite-4-1' },
      { type: 'supplyUnit', player: 'sparta', unit: 'boeotia-hoplite-5-1' },
      { type: 'supplyUnit', player: 'sparta', unit: 'boeotia-hoplite-5-2' },
    ]);
    // Two at half cost make one talent: after the first only the other one fits, and nobody is asked.
    const { state: after } = play(state, { type: 'supplyUnit', player: 'sparta', unit: 'boeotia-hoplite-5-2' });
    expect(treasury(after)).toBe(0);
    // With an empty treasury all others forage at home (ruling Q55).
    expect(after.units).toEqual({
      'megarid-hoplite-4-1': { at: 'W3528', foraging: true },
      'boeotia-hoplite-5-1': { at: 'W3429', foraging: true },
      'boeotia-hoplite-5-2': { at: 'W3528', inside: true },
      'boeotia-hoplite-5-3': { at: 'W3528', inside: true },
    });
  });

  it('loses what cannot forage, in Winter all, and Militance at home for each (R 9.5, 9.6, ruling Q57)', () => {
    const winter = supplies({ ...position, season: 'winter' });
    const { state } = play(winter, { type: 'supplyUnit', player: 'sparta', unit: 'megarid-hoplite-4-1' });
    expect(state.units).toEqual({ 'megarid-hoplite-4-1': { at: 'W3528', inside: true } });
    expect(state.regions.boeotia?.militance).toBe((winter.regions.boeotia?.militance ?? 0) - 3);
  });
});

describe('R 9.7: foraging', () => {
  const attica = held(league, 'athens', 'attica');
  const raiders = (count: number, state: GameState = purse(attica, 20)): GameState =>
    units(state, some('boeotia-hoplite-5', count, { at: 'W3629' }));

  it('is a choice for units in supply in unfriendly regions', () => {
    const state = supplies(raiders(2));
    expect(lists(state)).toEqual([
      { type: 'forage', player: 'sparta', unit: 'boeotia-hoplite-5-1' },
      { type: 'endForaging', player: 'sparta' },
    ]);
    const foraged = play(state, { type: 'forage', player: 'sparta', unit: 'boeotia-hoplite-5-1' }).state;
    const done = play(foraged, { type: 'endForaging', player: 'sparta' }).state;
    expect(treasury(done)).toBe(19);
    expect(done.units['boeotia-hoplite-5-1']).toEqual({ at: 'W3629', foraging: true });
  });

  it('is not for units in supply at home (R 9.7.3 a)', () => {
    const state = supplies(units(raiders(1), { 'boeotia-hoplite-5-2': { at: 'W3428' } }));
    expect(
      machine.explainAction(state, { type: 'forage', player: 'sparta', unit: 'boeotia-hoplite-5-2' }),
    ).toMatchObject({ code: 'suppliedAtHome', rule: 'R 9.7.3' });
  });

  it('is a choice everywhere outside of friendly regions, also in a captured city (R 9.4.2, ruling Q52)', () => {
    const captured = cities(held(bare, 'sparta', 'megarid', 'boeotia'), { nisaea: { held: 'athens' } });
    const occupied = units(purse(captured, 20), { 'attica-hoplite-4-1': { at: 'W3531', inside: true } });
    expect(lists(supplies(occupied, 'athens'))).toContainEqual({
      type: 'forage',
      player: 'athens',
      unit: 'attica-hoplite-4-1',
    });
    // For Sparta the Megarid is still its own: whoever stands before the city is supplied.
    const before = units(occupied, { 'boeotia-hoplite-5-1': { at: 'W3430' } });
    expect(treasury(supplies(before))).toBe(19);
    // Hydrea belongs to no region.
    const island = units(purse({ ...captured, bases: { W3636: 'athens', W3731: 'athens' } }, 20), {
      'attica-hoplite-4-1': { at: 'W3636' },
    });
    expect(lists(supplies(island, 'athens')).map(({ type }) => type)).toEqual(['forage', 'endForaging']);
  });

  it('leaves to the second player what the first one has not taken (R 9.7.1, ruling Q53)', () => {
    // Attica has a Forage Number of 7. With an empty treasury six Athenians forage at home (R 9.7.3 a).
    const state = raiders(2, { ...attica, treasuries: { athens: 0, sparta: 20 } });
    const both = units(state, some('attica-hoplite-4', 6, { at: 'W3831', inside: true }));
    const frame = { kind: 'supply', stage: 'landing', hungry: [], supplied: [] } as const;
    const second = started({
      ...both,
      stack: [
        { ...frame, player: 'sparta' },
        { ...frame, player: 'athens' },
      ],
    });
    expect(Object.values(second.units).filter(({ foraging }) => foraging === true)).toHaveLength(6);
    const one = play(second, { type: 'forage', player: 'sparta', unit: 'boeotia-hoplite-5-1' }).state;
    // Nothing is left for the other one, which is paid for.
    expect([one.stack, treasury(one), one.units['boeotia-hoplite-5-2']]).toEqual([[], 19, { at: 'W3629' }]);
  });

  it('is not possible in raided areas, nor in Winter (R 9.7.3 b, c)', () => {
    expect(treasury(supplies({ ...raiders(2), raided: { attica: 1 } }))).toBe(18);
    expect(treasury(supplies({ ...raiders(2), season: 'winter' }))).toBe(18);
  });

  /** Athenians in Messenia, which has a Forage Number of 6, without any line. */
  const stranded = (rows: Record<UnitId, UnitState>): GameState =>
    units(levels(purse(held(bare, 'sparta', 'laconia', 'elis', 'arcadia'), 10), 'attica', 10, 10), rows);

  it('keeps units alive that are not in supply, and as many as the area feeds (R 9.5, 9.7.1)', () => {
    const state = supplies(
      stranded({ ...some('attica-hoplite-4', 4, { at: 'W2337' }), ...some('attica-hoplite-3', 3, { at: 'W2337' }) }),
      'athens',
    );
    expect(lists(state)).toEqual([
      { type: 'forage', player: 'athens', unit: 'attica-hoplite-4-1' },
      { type: 'forage', player: 'athens', unit: 'attica-hoplite-3-1' },
    ]);
    // Six forage; when the four and two more do, the last one is lost.
    let now = state;
    for (const unit of [
      'attica-hoplite-4-1',
      'attica-hoplite-4-2',
      'attica-hoplite-4-3',
      'attica-hoplite-4-4',
    ] as const)
      now = play(now, { type: 'forage', player: 'athens', unit }).state;
    expect(now.stack).toEqual([]);
    expect(Object.keys(now.units)).toHaveLength(6);
    expect(Object.values(now.units).every(({ foraging }) => foraging === true)).toBe(true);
    expect(now.regions.attica?.militance).toBe(9);
    expect(treasury(now, 'athens')).toBe(10);
  });

  it('leaves nobody alive in Winter, and no leader without his stack (R 9.5, 7.8.6)', () => {
    const state = leaders(stranded(some('attica-hoplite-4', 1, { at: 'W2337' })), {
      nicias: { at: 'W2337', player: 'athens' },
    });
    const { units: left, leaders: commanders } = supplies({ ...state, season: 'winter' }, 'athens');
    expect(left).toEqual({});
    expect(commanders['nicias']?.at ?? 'gone').toBe('gone');
  });

  it('is for besiegers too, but not for units that are shut in (R 9.7.2)', () => {
    const siege = cities(
      stranded({
        ...some('laconia-hoplite-5', 2, { at: 'W2339' }),
        'attica-hoplite-4-1': { at: 'W2339', inside: true },
      }),
      { methone: { held: 'athens', siege: 4 } },
    );
    const paid = supplies(siege, 'athens');
    expect([treasury(paid, 'athens'), paid.units['attica-hoplite-4-1']]).toEqual([9, { at: 'W2339', inside: true }]);
    expect(treasury(supplies(siege))).toBe(8);
  });
});

describe('R 9.8: fleets at sea', () => {
  const athens = purse(held(bare, 'athens', 'attica'), 10);

  it('go to an adjacent coast of their choice with whom they carry (ruling Q56)', () => {
    const state = supplies(
      leaders(
        units(athens, {
          'attica-fleet-6-1': { at: 'saronicGulf', under: 'phormio' },
          'attica-hoplite-4-1': { at: 'saronicGulf', under: 'phormio' },
        }),
        { phormio: { at: 'saronicGulf', player: 'athens' } },
      ),
      'athens',
    );
    const listed = lists(state);
    expect(listed).toContainEqual({ type: 'bringAshore', player: 'athens', stack: 'phormio', hex: 'W3731' });
    // Athens has no port, and Nisaea is an enemy's.
    expect(listed.some((action) => action.type === 'bringAshore' && ['W3831', 'W3531'].includes(action.hex))).toBe(
      false,
    );
    const { state: done } = play(state, { type: 'bringAshore', player: 'athens', stack: 'phormio', hex: 'W3731' });
    expect(done.units).toEqual({
      'attica-fleet-6-1': { at: 'W3731', inside: true, off: 'saronicGulf' },
      'attica-hoplite-4-1': { at: 'W3731', inside: true },
    });
    expect(done.leaders['phormio']).toEqual({ at: 'W3731', player: 'athens', inside: true });
    // 1 for the fleet and 0.5 for the hoplite, at home.
    expect(treasury(done, 'athens')).toBe(8);
  });

  it('in Winter land only where they are in supply, and are lost otherwise (ruling Q56)', () => {
    const fleet = (at: string): GameState =>
      units({ ...athens, season: 'winter' }, { 'attica-fleet-6-1': { at: at as 'ceosChannel' } });
    const euboea = (state: GameState): GameState => held(state, 'athens', 'euboea');
    // Chalcis supplies the coast of Euboea; Cythnos has no line.
    const shores = lists(supplies(euboea(fleet('ceosChannel')), 'athens')).map((each) =>
      each.type === 'bringAshore' ? each.hex : each.type,
    );
    expect([shores.includes('W4330'), shores.includes('W4335')]).toEqual([true, false]);
    // No port and no supplied coast touches the Western Cyclades.
    const stranded = held(fleet('westernCyclades'), 'sparta', 'aegeanIslands');
    expect(supplies(stranded, 'athens').units['attica-fleet-6-1']).toEqual({ at: 'gone' });
    const summer = supplies({ ...stranded, season: 'summer' }, 'athens');
    expect(lists(summer)).toContainEqual({
      type: 'bringAshore',
      player: 'athens',
      stack: 'attica-fleet-6-1',
      hex: 'W4335',
    });
  });

  it('spread without a leader, and are lost in waters that touch no land', () => {
    const state = supplies(
      units(athens, {
        'attica-fleet-6-1': { at: 'seaOfCrete' },
        'attica-fleet-6-2': { at: 'ceosChannel' },
        'attica-fleet-6-3': { at: 'ceosChannel' },
      }),
      'athens',
    );
    const action = { type: 'bringAshore', player: 'athens', stack: 'attica-fleet-6-2', hex: 'W4330' } as const;
    const after = play(state, action).state;
    expect(lists(after)).not.toContainEqual({ ...action, stack: 'attica-fleet-6-3' });
    const done = play(after, { ...action, stack: 'attica-fleet-6-3', hex: 'W4335' }).state;
    // Chalcis supplies a fleet on Euboea; on Cythnos, where there is no line, it forages.
    expect(done.units).toEqual({
      'attica-fleet-6-1': { at: 'gone' },
      'attica-fleet-6-2': { at: 'W4330', off: 'ceosChannel' },
      'attica-fleet-6-3': { at: 'W4335', off: 'ceosChannel', foraging: true },
    });
  });
});
