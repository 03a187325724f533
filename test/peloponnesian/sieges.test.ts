import { describe, expect, it } from 'vitest';
import { Live } from '../../src/core/live.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { frames } from '../../src/peloponnesian/rules/frames.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { captureStronghold } from '../../src/peloponnesian/deeds/fall.js';
import { breakSiege, checkBesiegers } from '../../src/peloponnesian/deeds/sieges.js';
import { defencesOf } from '../../src/peloponnesian/query/defences.js';
import { startingMorale } from '../../src/peloponnesian/query/sieges.js';
import { hexNamed } from '../../src/peloponnesian/query/presence.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import type { GameState, UnitState } from '../../src/peloponnesian/state.js';
import { border } from '../../src/peloponnesian/machine.js';
import type { GameRun, PeloponnesianTypes } from '../../src/peloponnesian/types.js';
import type { HexId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { bare, cities, held, leaders, levels, situation, units } from './positions.js';
import { play, rolls, started } from './table.js';

const besieges = (state: GameState, player: PlayerId): GameState =>
  started({ ...state, stack: [{ kind: 'sieges', player, stage: 'numbers', done: [], at: null }] });

const lists = (state: GameState): readonly Action[] => machine.legalActions(state);

/** Carries out a deed; answers the state and what was said, before anybody decides anything. */
function done(state: GameState, deed: (run: GameRun) => void): { state: GameState; said: readonly GameEvent[] } {
  const live = new Live<PeloponnesianTypes>({ frames, border }, border.open({ ...state, stack: [] }));
  deed(live);
  const said = live.advance();
  return { state: live.publish(state), said };
}

const some = (kind: string, count: number, state: UnitState): Record<UnitId, UnitState> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${kind}-${n + 1}` as UnitId, state]));

const at = (hex: HexId): UnitState => ({ at: hex });

/** R 10.8.1: four units and a fleet of Athens before Potidaea, which is in revolt. */
const potidaea = (landUnits = 4): GameState =>
  units(cities(levels(held(bare, 'athens', 'chalcidice'), 'chalcidice', 10, 10), { potidaea: { revolt: 0 } }), {
    ...some('attica-hoplite-4', landUnits, at('W3414')),
    'attica-fleet-6-1': { at: 'W3414', off: 'thermaicGulf' },
  });

describe('R 10.8.1: the example of Potidaea', () => {
  const begin: Action = { type: 'besiege', player: 'athens', hex: 'W3414' };

  it('takes four units and a fleet', () => {
    expect(lists(besieges(potidaea(), 'athens'))).toEqual([begin, { type: 'endSieges', player: 'athens' }]);
    expect(besieges(potidaea(3), 'athens').stack).toEqual([]);
    const { 'attica-fleet-6-1': _, ...onLand } = potidaea().units;
    expect(
      besieges({ ...potidaea(), units: { ...onLand, 'attica-hoplite-3-1': at('W3414') } }, 'athens').stack,
    ).toEqual([]);
  });

  const begun = play(besieges(potidaea(), 'athens'), begin).state;

  it('says who besieges whom, and against which siege morale the die falls', () => {
    const { events } = play(besieges(potidaea(), 'athens'), begin);
    const siege = { hex: 'W3414', player: 'athens', defender: 'sparta', morale: 5 };
    expect(events).toEqual([{ ...siege, type: 'siegeBegan', rule: 'R 10.3.1', modifiers: [] }]);
    const resolved = { ...siege, type: 'siegeResolved', rule: 'R 10.5' };
    const held = play(begun, { type: 'roll', player: 'chance', die: 5 }).events;
    expect(held.slice(1)).toEqual([
      { ...resolved, die: 5, surrenders: false },
      { type: 'siegeMoraleChanged', rule: 'R 10.5', hex: 'W3414', defender: 'sparta', before: 5, now: 4 },
    ]);
    const fallen = play(begun, { type: 'roll', player: 'chance', die: 6 }).events;
    expect(fallen.slice(1, 4)).toEqual([
      { ...resolved, die: 6, surrenders: true },
      { type: 'placeSurrendered', rule: 'R 10.5', hex: 'W3414', defender: 'sparta', to: 'athens' },
      // R 6.5: in revolt it is nobody's.
      { type: 'cityTaken', rule: 'R 10.7', city: 'potidaea', from: null, by: 'athens' },
    ]);
  });

  it('begins with a siege morale of five', () => {
    expect(begun.cities['potidaea']?.siege).toBe(5);
  });

  it('ends at once on a six: a victory of Athens in Chalcidice, and a choice', () => {
    const { state } = play(begun, { type: 'roll', player: 'chance', die: 6 });
    expect(state.regions.chalcidice).toMatchObject({ allegiance: 12, militance: 11 });
    expect(state.regions.thrace).toEqual(bare.regions.thrace);
    expect(lists(state)).toEqual([
      { type: 'destroyCity', player: 'athens', hex: 'W3414' },
      { type: 'destroyWalls', player: 'athens', hex: 'W3414' },
      { type: 'keepPlace', player: 'athens', hex: 'W3414' },
    ]);
    expect(state.units['attica-hoplite-4-1']).toEqual({ at: 'W3414', inside: true });
  });

  it('goes on otherwise with a morale of four', () => {
    for (const die of [1, 5]) {
      const state = rolls(begun, die);
      expect([state.cities['potidaea']?.siege, state.stack]).toEqual([4, []]);
    }
  });

  const winter = (landUnits: number, siege: number): GameState =>
    besieges(cities(potidaea(landUnits), { potidaea: { revolt: 0, siege } }), 'athens');
  const resolve: Action = { type: 'resolveSiege', player: 'athens', hex: 'W3414' };

  it('in Winter surrenders on a five or six, and falls to three otherwise', () => {
    const state = play(winter(4, 4), resolve).state;
    expect(rolls(state, 4).cities['potidaea']?.siege).toBe(3);
    expect(rolls(state, 5).regions.chalcidice).toMatchObject({ allegiance: 12, militance: 11 });
  });

  it('is broken with fewer besiegers, a victory of Sparta', () => {
    const state = winter(3, 4);
    expect([state.stack, state.cities['potidaea']]).toEqual([[], { revolt: 0 }]);
    expect(state.regions.chalcidice).toMatchObject({ allegiance: 8, militance: 9 });
  });

  it('gains one point in a Campaign Turn at whose end besiegers are missing (R 10.6, ruling Q61)', () => {
    const fall = { ...cities(potidaea(3), { potidaea: { revolt: 0, siege: 4 } }), campaignTurn: 1 };
    const { state: raised, said } = done(fall, checkBesiegers);
    expect(raised.cities['potidaea']?.siege).toBe(5);
    // In revolt from Athens, it is friendly to Sparta.
    expect(said).toEqual([
      { type: 'siegeMoraleChanged', rule: 'R 10.6', hex: 'W3414', defender: 'sparta', before: 4, now: 5 },
    ]);
    expect(done(raised, checkBesiegers).state.cities['potidaea']?.siege).toBe(5);
    expect(done({ ...raised, campaignTurn: 2 }, checkBesiegers).state.cities['potidaea']?.siege).toBe(6);
    expect(done({ ...fall, units: potidaea().units }, checkBesiegers).state.cities['potidaea']?.siege).toBe(4);
  });
});

describe('R 10.3.2: who counts among the besiegers', () => {
  const begin: Action = { type: 'besiege', player: 'athens', hex: 'W3414' };
  const isBesieged = (state: GameState): boolean =>
    lists(besieges(state, 'athens')).some(({ type }) => type === 'besiege');

  it('ruling Q58: at a port one fleet on top, further ones like any unit, but leaders never', () => {
    const second = { 'attica-fleet-6-2': { at: 'W3414', off: 'thermaicGulf' } } as const;
    expect(isBesieged(potidaea(3))).toBe(false);
    expect(lists(besieges(units(potidaea(3), second), 'athens'))).toContainEqual(begin);
    expect(isBesieged(leaders(potidaea(3), { nicias: { at: 'W3414', player: 'athens' } }))).toBe(false);
  });

  it('ruling Q59: a fort with a base is besieged without a fleet', () => {
    const fort: GameState = {
      ...units(bare, {
        'laconia-hoplite-5-1': at('W2337'),
        'laconia-hoplite-5-2': at('W2337'),
        'attica-hoplite-4-1': { at: 'W2337', inside: true },
      }),
      forts: { W2337: { by: 'athens' } },
      bases: { W2337: 'athens' },
    };
    expect(lists(besieges(fort, 'sparta'))).toContainEqual({ type: 'besiege', player: 'sparta', hex: 'W2337' });
  });
});

describe('R 10.5: resolution', () => {
  it('never lowers the siege morale below one', () => {
    const state = besieges(cities(potidaea(), { potidaea: { revolt: 0, siege: 1 } }), 'athens');
    expect(
      rolls(play(state, { type: 'resolveSiege', player: 'athens', hex: 'W3414' }).state, 1).cities['potidaea']?.siege,
    ).toBe(1);
  });

  it('is not left out: a siege is resolved or lifted, which breaks it (ruling Q68)', () => {
    const state = besieges(cities(potidaea(), { potidaea: { revolt: 0, siege: 3 } }), 'athens');
    expect(lists(state).map(({ type }) => type)).toEqual(['resolveSiege', 'liftSiege']);
    expect(machine.explainAction(state, { type: 'endSieges', player: 'athens' })).toMatchObject({
      code: 'siegesWait',
      rule: 'R 10.5',
    });
    const { state: lifted } = play(state, { type: 'liftSiege', player: 'athens', hex: 'W3414' });
    expect([lifted.stack, lifted.cities['potidaea']]).toEqual([[], { revolt: 0 }]);
    expect(lifted.regions.chalcidice).toMatchObject({ allegiance: 8, militance: 9 });
  });
});

describe('R 10.8.2: relief', () => {
  it('breaks a siege, for a victory of the besieged', () => {
    const { state, said } = done(cities(potidaea(), { potidaea: { revolt: 0, siege: 3 } }), (run) =>
      breakSiege(run, hexNamed(run.state, 'W3414'), 'R 10.8.2'),
    );
    expect(state.cities).toEqual({ potidaea: { revolt: 0 } });
    expect(said[0]).toEqual({
      type: 'siegeBroken',
      rule: 'R 10.8.2',
      hex: 'W3414',
      defender: 'sparta',
      player: 'athens',
    });
    expect(state.regions.chalcidice).toMatchObject({ allegiance: 8, militance: 9 });
  });
});

describe('sieges that nobody keeps up', () => {
  const fort = (inside: boolean): GameState => ({
    ...units(bare, {
      'laconia-hoplite-5-1': at('W2337'),
      ...(inside && { 'attica-hoplite-4-1': { at: 'W2337', inside: true } }),
    }),
    forts: { W2337: { by: 'athens', siege: 2 } },
  });

  it('are broken, but that of a fort which nobody defends is over without a victory', () => {
    const broken = besieges(fort(true), 'sparta');
    expect(broken.forts).toEqual({ W2337: { by: 'athens' } });
    expect(broken.regions.laconia).toMatchObject({ allegiance: 18, militance: 19 });
    const over = besieges(fort(false), 'sparta');
    expect([over.forts, over.regions]).toEqual([{ W2337: { by: 'athens' } }, bare.regions]);
  });

  it('are broken when all have left (ruling Q62)', () => {
    const left = besieges({ ...cities(potidaea(), { potidaea: { revolt: 0, siege: 3 } }), units: {} }, 'athens');
    expect(left.cities).toEqual({ potidaea: { revolt: 0 } });
    expect(left.regions.chalcidice).toMatchObject({ allegiance: 8, militance: 9 });
  });

  it('of a city that is friendly to nobody are broken without a victory (ruling Q63)', () => {
    const weary = levels(cities(potidaea(3), { potidaea: { revolt: 0, siege: 3 } }), 'chalcidice', 10, 4);
    const broken = besieges(weary, 'athens');
    expect([broken.cities, broken.regions]).toEqual([{ potidaea: { revolt: 0 } }, weary.regions]);
  });
});

describe('R 10.3.3: siege morale', () => {
  const morale = (state: GameState, hex: HexId): number =>
    startingMorale(situation(state), hexNamed(situation(state), hex)).morale;
  const league = held(bare, 'sparta', 'megarid', 'boeotia', 'arcadia');

  it('follows the size: fort 3, small 4, medium 5, large 6', () => {
    const fort: GameState = {
      ...units(league, { 'attica-hoplite-4-1': { at: 'W2337', inside: true } }),
      forts: { W2337: { by: 'athens' } },
    };
    expect(['W2337', 'W3429', 'W2835', 'W3528'].map((hex) => morale(fort, hex as HexId))).toEqual([3, 4, 5, 6]);
  });

  it('is changed by Long Walls, missing walls and raids, when the siege begins (ruling Q60)', () => {
    expect([morale(league, 'W3431'), morale(league, 'W3531')]).toEqual([7, 5]);
    expect(morale(cities(league, { nisaea: { held: 'athens' } }), 'W3431')).toBe(6);
    expect(morale(cities(league, { thebes: { walled: false } }), 'W3528')).toBe(5);
    expect(morale({ ...league, raided: { boeotia: 2 } }, 'W3528')).toBe(5);
  });
});

describe('R 10.9: the example of Athens and Piraeus', () => {
  const attica = held(bare, 'athens', 'attica');
  const army = (before: number, port: number): GameState =>
    units(attica, {
      ...some('boeotia-hoplite-5', before, at('W3831')),
      ...some('corinth-hoplite-4', port, at('W3731')),
      'corinth-fleet-4-1': { at: 'W3731', off: 'saronicGulf' },
    });

  it('takes six units before Athens, and five before Piraeus, of which one is a fleet', () => {
    expect(lists(besieges(army(6, 4), 'sparta'))).toEqual([
      { type: 'besiege', player: 'sparta', hex: 'W3731' },
      { type: 'besiege', player: 'sparta', hex: 'W3831' },
      { type: 'endSieges', player: 'sparta' },
    ]);
    expect(besieges(army(5, 4), 'sparta').stack).toEqual([]);
    expect(besieges(army(6, 3), 'sparta').stack).toEqual([]);
  });

  it('begins both sieges, which are resolved one by one', () => {
    const begun = play(besieges(army(6, 4), 'sparta'), { type: 'besiege', player: 'sparta', hex: 'W3731' }).state;
    expect([begun.cities['piraeus']?.siege, begun.cities['athens']?.siege]).toEqual([6, 7]);
    const next = rolls(begun, 6);
    expect(lists(next)).toEqual([
      { type: 'resolveSiege', player: 'sparta', hex: 'W3831' },
      { type: 'liftSiege', player: 'sparta', hex: 'W3831' },
    ]);
  });

  it('breaks both when the numbers fail at one, for one decisive victory (ruling Q64)', () => {
    const besieged = cities(levels(army(6, 3), 'attica', 10, 10), { athens: { siege: 4 }, piraeus: { siege: 4 } });
    const broken = besieges(besieged, 'sparta');
    expect(broken.cities).toEqual({});
    // Decisive, since Athens is a large city: +5 AL and +2 ML there, +2 AL and +1 ML elsewhere.
    expect(broken.regions.attica).toMatchObject({ allegiance: 15, militance: 12 });
    expect(broken.regions.euboea?.allegiance).toBe((bare.regions.euboea?.allegiance ?? 0) + 2);
    expect(broken.regions.boeotia?.allegiance).toBe((bare.regions.boeotia?.allegiance ?? 0) - 2);
  });
});

describe('R 10.7: surrender', () => {
  const state = leaders(
    units(held(bare, 'sparta', 'megarid'), {
      'attica-hoplite-4-1': at('W3330'),
      'attica-hoplite-4-2': at('W3330'),
      'megarid-hoplite-4-1': { at: 'W3330', inside: true },
    }),
    { archidamus: { at: 'W3330', player: 'sparta', inside: true }, nicias: { at: 'W3330', player: 'athens' } },
  );

  it('eliminates all inside, leaders too, lets the captors in (ruling Q67), and destroys a base (ruling Q38)', () => {
    const { state: fallen } = done({ ...state, bases: { W3330: 'sparta' } }, (run) => {
      captureStronghold(run, 'W3330', 'athens', 'siege', 'R 10.7');
    });
    expect(fallen.cities['pagae']).toEqual({ held: 'athens' });
    expect(fallen.units).toEqual({
      'attica-hoplite-4-1': { at: 'W3330', inside: true },
      'attica-hoplite-4-2': { at: 'W3330', inside: true },
    });
    expect(fallen.leaders['nicias']).toEqual({ at: 'W3330', player: 'athens', inside: true });
    expect(fallen.leaders['archidamus']?.at ?? 'gone').toBe('gone');
    expect(fallen.bases).toEqual({});
    expect(fallen.regions.megarid?.militance).toBe((state.regions.megarid?.militance ?? 0) - 1);
  });
});

describe('R 11: destroying', () => {
  const taken = (state: GameState, player: PlayerId, hex: HexId): GameState =>
    started({ ...state, stack: [{ kind: 'sack', player, at: hex, by: 'siege' }] });
  /** Two Athenians inside Pagae, a small walled city of the Megarid, which is Athens' now. */
  const pagae = units(cities(held(bare, 'sparta', 'megarid'), { pagae: { held: 'athens' } }), {
    'attica-hoplite-4-1': { at: 'W3330', inside: true },
    'attica-hoplite-4-2': { at: 'W3330', inside: true },
  });

  it('a city changes the levels of all regions by its size (R 11.2.1, 11.2.2)', () => {
    const { state } = play(taken(pagae, 'athens', 'W3330'), { type: 'destroyCity', player: 'athens', hex: 'W3330' });
    expect(state.cities['pagae']).toEqual({ destroyed: true });
    expect(state.regions.euboea).toMatchObject({ allegiance: 13 - 2, militance: 7 - 1 });
    expect(state.regions.boeotia).toMatchObject({ allegiance: 12 + 2, militance: 12 - 1 });
    // Once more for the raid of its area (R 11.1.3, 15.4).
    expect(state.regions.megarid).toMatchObject({ allegiance: 7 + 2, militance: 10 - 2 });
    const large = cities(pagae, { pagae: {}, megara: { held: 'athens' } });
    const razed = play(taken(large, 'athens', 'W3431'), { type: 'destroyCity', player: 'athens', hex: 'W3431' }).state;
    expect(razed.regions.boeotia).toMatchObject({ allegiance: 12 + 6, militance: 12 - 3 });
    // The Long Walls of a city that is no more are gone (ruling Q72).
    expect(razed.longWalls).toEqual(['athens piraeus']);
  });

  it('a city in an own region, after the victory, by the first figures for all own regions (R 11.2, ruling Q71)', () => {
    const siege = besieges(cities(potidaea(), { potidaea: { revolt: 0, siege: 1 } }), 'athens');
    const won = rolls(play(siege, { type: 'resolveSiege', player: 'athens', hex: 'W3414' }).state, 6);
    expect(won.regions.chalcidice).toMatchObject({ allegiance: 10 + 2, militance: 10 + 1 });
    const { state } = play(won, { type: 'destroyCity', player: 'athens', hex: 'W3414' });
    // -2 AL and -1 ML twice for a medium city; those who raid there cost another point of Militance (R 11.1.3, 15.4).
    expect(state.regions.chalcidice).toMatchObject({ allegiance: 12 - 4, militance: 11 - 2 - 1 });
    expect(state.regions.euboea).toMatchObject({ allegiance: 13 - 4, militance: 7 - 2 });
    expect(state.regions.boeotia).toMatchObject({ allegiance: 12 + 4, militance: 12 - 2 });
  });

  it('a city leaves nothing behind but a base of its destroyers (R 11.1.2, ruling Q72)', () => {
    const razed = (base: PlayerId) =>
      play(taken({ ...pagae, bases: { W3330: base } }, 'athens', 'W3330'), {
        type: 'destroyCity',
        player: 'athens',
        hex: 'W3330',
      }).state;
    expect([razed('athens').bases, razed('sparta').bases]).toEqual([{ W3330: 'athens' }, {}]);
    expect(razed('athens').cities['pagae']).toEqual({ destroyed: true });
    expect(defencesOf(situation(razed('athens')), hexNamed(situation(pagae), 'W3330'))).toBeUndefined();
  });

  it('a city makes raiders of its destroyers, and nothing is raided there any more (R 11.1.3, ruling Q70)', () => {
    const attica = held(pagae, 'athens', 'attica');
    const { state } = play(taken(attica, 'athens', 'W3330'), { type: 'destroyCity', player: 'athens', hex: 'W3330' });
    expect(state.units['attica-hoplite-4-1']).toEqual({ at: 'W3330', raiding: true });
    expect(state.raided).toEqual({ megarid: 4 });
    // Supply leads from Athens through the Megarid to Pagae.
    expect(state.treasuries.athens).toBe((pagae.treasuries.athens ?? 0) + 2);
  });

  it('walls come down, and forts vanish (R 11.3.1)', () => {
    const open = play(taken(pagae, 'athens', 'W3330'), { type: 'destroyWalls', player: 'athens', hex: 'W3330' }).state;
    expect(open.cities['pagae']).toEqual({ held: 'athens', walled: false });
    const fort: GameState = {
      ...units(bare, { 'attica-hoplite-4-1': { at: 'W2337', inside: true } }),
      forts: { W2337: { by: 'athens' } },
    };
    const gone = play(taken(fort, 'athens', 'W2337'), { type: 'destroyWalls', player: 'athens', hex: 'W2337' }).state;
    expect([gone.forts, gone.units]).toEqual([{}, { 'attica-hoplite-4-1': { at: 'W2337' } }]);
  });

  it('Long Walls come down if both ends are the same player’s (R 11.3.2)', () => {
    const one = cities(pagae, { nisaea: { held: 'athens' } });
    const walls = { type: 'destroyLongWalls', player: 'athens', walls: 'megara nisaea' } as const;
    expect(lists(taken(one, 'athens', 'W3531'))).not.toContainEqual(walls);
    const both = taken(cities(one, { megara: { held: 'athens' } }), 'athens', 'W3531');
    const { state } = play(both, walls);
    expect(state.longWalls).toEqual(['athens piraeus']);
    expect(lists(state).map(({ type }) => type)).toEqual(['destroyCity', 'destroyWalls', 'keepPlace']);
  });
});
