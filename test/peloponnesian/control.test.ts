import { describe, expect, it } from 'vitest';
import { changeControl } from '../../src/peloponnesian/deeds/control.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { checkControl } from '../../src/peloponnesian/rules/04-control.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId, RegionId } from '../../src/peloponnesian/vocabulary.js';
import { doing } from './doing.js';
import { withLeaders, withRegion, withUnits } from './changed.js';
import { argive, started } from './table.js';

// R 27.2.5 and the map: hexes of cities.
const ELIS = 'W2231';
const CYLLENE = 'W2130';
const LEPREUM = 'W2434';
const ARGOS = 'W3034';

const falls = (state: GameState, region: RegionId, gainer: PlayerId) =>
  doing(state, (run) => changeControl(run, region, gainer, 'R 4.3.1'));

describe('R 4.3.1: the control check', () => {
  it('a region changes hands when its Allegiance is less than -2', () => {
    const kept = doing(withRegion(argive(), 'elis', { allegiance: -2 }), checkControl);
    expect(kept.state.regions.elis?.player).toBe('athens');
    const lost = doing(withRegion(argive(), 'elis', { allegiance: -3 }), checkControl);
    expect(lost.state.regions.elis?.player).toBe('sparta');
    expect(lost.events[0]).toEqual({
      type: 'regionChanged',
      rule: 'R 4.3.1',
      region: 'elis',
      from: 'athens',
      by: 'sparta',
      allegiance: 3,
    });
  });

  it('R 3.2: it opens the Yearly Start Phase', () => {
    const spring = { year: 418, turn: 4 };
    expect(started(withRegion(argive(spring), 'elis', { allegiance: -3 })).regions.elis?.player).toBe('sparta');
    // R 4.3.2: in no other season, and not in the first year (R 2.4).
    expect(
      started(withRegion(argive({ season: 'summer', turn: 5 }), 'elis', { allegiance: -3 })).regions.elis?.player,
    ).toBe('athens');
    expect(started(withRegion(argive(), 'elis', { allegiance: -3 })).regions.elis?.player).toBe('athens');
  });

  it('ruling Q10: neutral Argolid is not checked', () => {
    const campaign = initialState({ players: 2, scenario: 'campaign' });
    const state = withRegion(campaign, 'argolid', { allegiance: -4 });
    expect(doing(state, checkControl).state.regions.argolid?.player).toBe('athens');
  });

  it('a: Allegiance is mirrored, Militance and assessment stay', () => {
    const { regions } = falls(withRegion(argive(), 'elis', { allegiance: -4 }), 'elis', 'sparta').state;
    expect(regions.elis).toEqual({ player: 'sparta', allegiance: 4, militance: 10, multiple: 2 });
  });

  it('b: all units of the region return to its Force Pool, and serve the other player', () => {
    const afield = withUnits(argive(), {
      'elis-hoplite-5-1': { at: ARGOS, inside: true },
      'elis-hoplite-5-2': { at: ELIS, inside: true },
    });
    const { units } = falls(afield, 'elis', 'sparta').state;
    for (const number of [1, 2, 3]) expect(units[`elis-hoplite-5-${number}`]).toEqual({ at: 'forcePool' });
  });

  it('c, d, R 4.4.4, ruling Q9: cities that units of the loser occupy are marked, all others go over', () => {
    const afield = withUnits(argive(), {
      'attica-hoplite-4-2': { at: CYLLENE, inside: true },
      // Ruling Q9: only units of the region were in this one.
      'elis-hoplite-5-1': { at: ELIS, inside: true },
    });
    const { state, events } = falls(afield, 'elis', 'sparta');
    // Lepreum was Sparta's by a marker, which it needs no more.
    expect(state.cities).toEqual({
      nisaea: { held: 'athens' },
      mantinea: { held: 'athens' },
      cyllene: { held: 'athens' },
    });
    expect(events.filter(({ type }) => type === 'cityTaken')).toEqual([
      { type: 'cityTaken', rule: 'R 4.3.1', city: 'cyllene', from: 'athens', by: 'athens' },
    ]);
  });

  it('d: revolts in the region end', () => {
    const state = argive({ cities: { phea: { revolt: 0 }, cyllene: { revolt: 0 } } });
    const occupied = withUnits(state, { 'attica-hoplite-4-2': { at: CYLLENE, inside: true } });
    expect(falls(occupied, 'elis', 'sparta').state.cities).toEqual({ cyllene: { held: 'athens' } });
  });

  it('ruling Q11: a siege by the gainer ends without a victory, one by the loser goes on', () => {
    const besieged = argive({ cities: { lepreum: { held: 'sparta', siege: 3 }, elis: { siege: 5 } } });
    const state = withUnits(besieged, {
      'attica-hoplite-4-1': { at: LEPREUM },
      'attica-hoplite-4-2': { at: LEPREUM },
      'laconia-hoplite-5-1': { at: ELIS },
      'laconia-hoplite-5-2': { at: ELIS },
    });
    const { state: after, events } = falls(state, 'elis', 'sparta');
    expect(after.cities).toEqual({ lepreum: { siege: 3 } });
    // R 4.4.1 b: who has besieged a city that is friendly now is inside, and in supply there (R 9.2.1).
    expect(after.units['laconia-hoplite-5-1']).toEqual({ at: ELIS, inside: true });
    expect(after.units['attica-hoplite-4-1']).toEqual({ at: LEPREUM });
    expect(events.some(({ type }) => type === 'levelsAdjusted')).toBe(false);
  });

  it('R C: a city that goes over is betrayed no longer, one that stays is', () => {
    const betrayed = (city: string) => ({ does: 'betrayal', city }) as const;
    const state = argive({
      cities: { lepreum: { held: 'sparta' } },
      effects: [betrayed('elis'), betrayed('lepreum'), betrayed('argos')],
    });
    expect(falls(state, 'elis', 'sparta').state.effects).toEqual([betrayed('lepreum'), betrayed('argos')]);
  });

  it('ruling Q18: a base inside a city that goes over is lost, one elsewhere stays', () => {
    const state = argive({ bases: { [CYLLENE]: 'athens', W2337: 'athens' } });
    expect(falls(state, 'elis', 'sparta').state.bases).toEqual({ W2337: 'athens' });
  });

  it('ruling Q12: passengers who cannot be carried any more go home', () => {
    // Attica is lost: of the fleet and its two hoplites from Elis nobody stays at sea.
    const state = withUnits(argive(), {
      'attica-fleet-6-1': { at: 'eleanSea', under: 'nicostratus' },
      'elis-hoplite-5-1': { at: 'eleanSea', under: 'nicostratus' },
    });
    const { units } = falls(state, 'attica', 'sparta').state;
    expect(units['attica-fleet-6-1']).toEqual({ at: 'forcePool' });
    expect(units['elis-hoplite-5-1']).toEqual({ at: 'forcePool' });
  });

  it('ruling Q12: leaders who are left alone go to the Force Pool of the home region', () => {
    const state = withLeaders(argive(), {
      // With units of the region alone, inside a city that goes over, and in its Force Pool.
      alcibiades: { at: 'W2333', player: 'athens' },
      demosthenes: { at: CYLLENE, player: 'athens', inside: true },
      nicostratus: { at: 'forcePool', player: 'athens', pool: 'elis' },
    });
    const afield = withUnits(state, { 'elis-hoplite-5-1': { at: 'W2333' } });
    const { leaders } = falls(afield, 'elis', 'sparta').state;
    const home = { at: 'forcePool', player: 'athens', pool: 'attica' };
    expect(leaders.alcibiades).toEqual(home);
    expect(leaders.demosthenes).toEqual(home);
    expect(leaders.nicostratus).toEqual(home);
  });

  it('ruling Q12: leaders stay with the units that are left', () => {
    const state = withLeaders(argive(), { alcibiades: { at: 'W2333', player: 'athens' } });
    const afield = withUnits(state, {
      'elis-hoplite-5-1': { at: 'W2333' },
      'argolid-hoplite-4-1': { at: 'W2333' },
    });
    expect(falls(afield, 'elis', 'sparta').state.leaders.alcibiades).toEqual({ at: 'W2333', player: 'athens' });
  });

  it('e, R 4.4.5: the new player collects from the region in the same phase', () => {
    const state = withRegion(argive({ year: 418, turn: 4 }), 'elis', { allegiance: -3 });
    const { events } = machine.start(state);
    const collected = events.filter((event) => event.type === 'tributeCollected');
    // Attica 4, Argolid 4; the 21 talents of Sparta's regions, and 2 from Elis.
    expect(collected.map(({ player, talents }) => `${player} ${talents}`)).toEqual(['athens 8', 'sparta 23']);
    expect(collected[0]).toMatchObject({
      from: 'regions',
      regions: [
        { region: 'argolid', talents: 4 },
        { region: 'attica', talents: 4 },
      ],
      die: null,
    });
    expect(collected[1]?.regions).toContainEqual({ region: 'elis', talents: 2 });
  });
});
