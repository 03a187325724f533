import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { orderFindings } from '../../src/peloponnesian/codec/state/order.js';
import { settingOf } from '../../src/peloponnesian/codec/state/sketch.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { interceptorsOf } from '../../src/peloponnesian/query/interception.js';
import { seaNumber } from '../../src/peloponnesian/query/voyages.js';
import type { GameState, PeaceState } from '../../src/peloponnesian/state.js';
import type { Camp, HexId } from '../../src/peloponnesian/vocabulary.js';
import { atStep, onBoard, war } from './war.js';
import { cities, leaders, levels, situation, units } from './positions.js';
import { play, rolls, said } from './table.js';

const NONE = { now: {}, before: {} };
/** A peace that was signed in this year, so that its restrictions bind. */
const truce: PeaceState = { year: 431, card: null, offences: NONE };
/** One whose first year is over. */
const peace: PeaceState = { year: 432, card: null, offences: NONE };

const listed = (state: GameState): string[] => machine.legalActions(state).map((action) => JSON.stringify(action));
const stepsFrom = (state: GameState): HexId[] =>
  machine.legalActions(state).flatMap((action) => (action.type === 'step' ? [action.to] : []));

/** The march of a unit in a Campaign Turn. */
const marching = (state: GameState, piece: string, player: 'athens' | 'sparta'): GameState =>
  play(toMovement(state, player), { type: 'march', player, piece, company: 'alone' } as Action).state;

/** The movement of a player in the first Campaign Turn. */
function toMovement(state: GameState, player: 'athens' | 'sparta'): GameState {
  const now = atStep(state, 'movement', 1);
  return machine.actors(now).includes(player) ? now : play(now, { type: 'endMovement', player: 'athens' }).state;
}

describe('the first year of a peace', () => {
  // Eleusis lies between Athens and Megara; Megara is W3431, and Attica has one area.
  const borders = leaders(
    units(war({ peace: truce }), { 'attica-hoplite-4-1': { at: 'W3630' }, 'laconia-hoplite-6-1': { at: 'W3528' } }),
    {},
  );

  it('R 20.2: nobody enters a region of the enemy', () => {
    const atWar = { ...borders };
    delete (atWar as { peace?: unknown }).peace;
    const isEnemys = (hex: HexId): boolean => {
      const at = situation(borders).places.codes.get(hex) ?? -1;
      const { ground } = situation(borders);
      return ['boeotia', 'megarid'].includes(String(ground.map.areas[ground.areaAt[at] ?? -1]?.region));
    };
    const before = stepsFrom(marching(atWar, 'attica-hoplite-4-1', 'athens'));
    const now = marching(borders, 'attica-hoplite-4-1', 'athens');
    expect(before.some(isEnemys)).toBe(true);
    expect(stepsFrom(now)).toEqual(before.filter((hex) => !isEnemys(hex)));
    const [closed] = before.filter(isEnemys);
    expect(machine.explainAction(now, { type: 'step', player: 'athens', to: closed as HexId })).toMatchObject({
      code: 'truce',
      rule: 'R 20.2',
    });
  });

  it('R 20.2, ruling Q93: whoever stands in one may cross it to leave', () => {
    // A Spartan unit in Attica, beside the border of Megarid.
    const inside = units(war({ peace: truce }), { 'laconia-hoplite-6-1': { at: 'W3630' } });
    const state = marching(inside, 'laconia-hoplite-6-1', 'sparta');
    const hexes = stepsFrom(state);
    const { ground, places } = situation(state);
    const regions = new Set(
      hexes.map((hex) => ground.map.areas[ground.areaAt[places.codes.get(hex) ?? -1] ?? -1]?.region),
    );
    expect(regions).toContain('attica');
    expect(regions).toContain('megarid');
  });

  it('R 20.2: nobody fights, by land or at sea, and nobody intercepts', () => {
    const met = units(war({ peace: truce }), {
      'attica-hoplite-4-1': { at: 'W3630' },
      'laconia-hoplite-6-1': { at: 'W3730' },
      'attica-fleet-6-1': { at: 'saronicGulf' },
      'corinth-fleet-4-1': { at: 'saronicGulf' },
    });
    const state = marching(met, 'attica-hoplite-4-1', 'athens');
    expect(stepsFrom(state)).not.toContain('W3730');
    expect(machine.explainAction(state, { type: 'step', player: 'athens', to: 'W3730' })).toMatchObject({
      code: 'truce',
    });
    const sailing = play(toMovement(met, 'athens'), {
      type: 'sail',
      player: 'athens',
      piece: 'attica-fleet-6-1',
      company: 'alone',
    }).state;
    expect(listed(sailing).filter((action) => action.includes('attackFleets'))).toEqual([]);
    expect(
      machine.explainAction(sailing, { type: 'attackFleets', player: 'athens', target: 'corinth-fleet-4-1' }),
    ).toMatchObject({ code: 'truce' });
    const table = situation(met);
    const gulf = seaNumber(table.ground, 'saronicGulf');
    expect(interceptorsOf(table, gulf, 'sparta', 1)).toEqual([]);
    expect(interceptorsOf(situation({ ...met, peace }), gulf, 'sparta', 1)).not.toEqual([]);
  });

  it('R 20.2: nobody lands in a region of the enemy', () => {
    const afloat = units(war({ peace: truce }), { 'attica-fleet-6-1': { at: 'saronicGulf' } });
    const sail: Action = { type: 'sail', player: 'athens', piece: 'attica-fleet-6-1', company: 'alone' };
    const landings = (state: GameState): string[] =>
      machine
        .legalActions(play(toMovement(state, 'athens'), sail).state)
        .flatMap((action) => (action.type === 'landAt' ? [action.hex] : []));
    const { ground, places } = situation(afloat);
    const regionOf = (hex: string): string | null | undefined =>
      ground.map.areas[ground.areaAt[places.codes.get(hex as HexId) ?? -1] ?? -1]?.region;
    const [closed] = landings({ ...afloat, peace }).filter((hex) => regionOf(hex) === 'megarid');
    expect(closed).toBeDefined();
    expect(landings(afloat).filter((hex) => ['megarid', 'corinth', 'epidaurus'].includes(regionOf(hex) ?? ''))).toEqual(
      [],
    );
    expect(
      machine.explainAction(play(toMovement(afloat, 'athens'), sail).state, {
        type: 'landAt',
        player: 'athens',
        hex: closed as HexId,
      }),
    ).toMatchObject({ code: 'truce' });
  });

  it('R 20.2, ruling Q184: nobody besieges or raids', () => {
    // Before Thespiae.
    const before = units(war({ peace: truce }), {
      'attica-hoplite-4-1': { at: 'W3328' },
      'attica-hoplite-4-2': { at: 'W3328' },
      'attica-hoplite-4-3': { at: 'W3328' },
      'attica-hoplite-4-4': { at: 'W3328' },
    });
    // Nobody is asked in the siege stage, nor in that of raiding.
    const sieges = { kind: 'sieges', player: 'athens', stage: 'resolving', done: [], at: null } as const;
    const asked = { ...before, stack: [{ kind: 'turn', step: 5, left: ['sparta'] }, sieges] } as GameState;
    expect(machine.actors(asked)).toEqual([]);
    expect(machine.actors({ ...asked, peace })).toEqual(['athens']);
    const raiding = { kind: 'raiding', player: 'athens' } as const;
    const raid = { ...before, stack: [{ kind: 'turn', step: 5, left: ['sparta'] }, raiding] } as GameState;
    expect(listed(raid).filter((action) => action.includes('"raid"'))).toEqual([]);
    expect(listed({ ...raid, peace }).filter((action) => action.includes('"raid"'))).toHaveLength(1);
  });

  it('R 20.2, ruling Q93: whoever is left in a region of the enemy in the next season goes to the Build Pool', () => {
    const left = leaders(
      units(war({ peace: truce, season: 'summer', turn: 1 }), {
        'laconia-hoplite-6-1': { at: 'W3630' },
        'attica-hoplite-4-1': { at: 'W3530' },
        'attica-hoplite-4-2': { at: 'W3731', inside: true },
      }),
      { archidamus: { at: 'W3630', player: 'sparta' } },
    );
    const before = left.regions.laconia;
    const { state, events } = machine.start({ ...left, stack: [{ kind: 'turn', step: 0, left: null }] });
    // Elite units are not eliminated, and Militance does not fall.
    const gone = said(events, 'unitMoved').filter(({ to, rule }) => to === 'buildPool' && rule === 'R 20.2');
    expect(gone.map(({ unit, from }) => `${unit} ${from}`)).toEqual([
      'laconia-hoplite-6-1 W3630',
      'attica-hoplite-4-1 W3530',
    ]);
    expect(state.units['laconia-hoplite-6-1']).toBeUndefined();
    expect(state.units['attica-hoplite-4-2']).toMatchObject({ at: 'W3731' });
    // Ruling Q186.
    expect(state.leaders['archidamus']).toEqual({ at: 'forcePool', player: 'sparta', pool: 'laconia' });
    expect(state.regions.laconia).toEqual(before);
  });

  it('R 20.2, ruling Q187: enemies before the walls do not keep anybody in', () => {
    // An Athenian garrison in Nisaea in Megarid, which Megarian units mask.
    const masked = cities(
      units(war({ peace: truce }), {
        'attica-hoplite-4-1': { at: 'W3531', inside: true },
        'megarid-hoplite-4-1': { at: 'W3531' },
      }),
      { nisaea: { held: 'athens' } },
    );
    expect(listed(toMovement({ ...masked, peace }, 'athens')).join()).toContain('attica-hoplite-4-1');
    const shut = play(toMovement({ ...masked, peace }, 'athens'), {
      type: 'march',
      player: 'athens',
      piece: 'attica-hoplite-4-1',
      company: 'alone',
    }).state;
    expect(stepsFrom(shut)).toEqual([]);
    expect(stepsFrom(marching(masked, 'attica-hoplite-4-1', 'athens'))).not.toEqual([]);
  });

  it('R 20.2: no seasonal adjustments are made as long as peace lasts', () => {
    // Plataea is in revolt, so that Boeotia would lose Allegiance.
    const adjusted = (parts: Partial<GameState>): readonly GameEvent[] => {
      const state = { ...war(parts), stack: [{ kind: 'turn', step: 0, left: null }] } as GameState;
      return said(machine.start(atStepBefore(state)).events, 'levelsAdjusted');
    };
    expect(adjusted({})).not.toEqual([]);
    expect(adjusted({ peace: truce })).toEqual([]);
    expect(adjusted({ peace })).toEqual([]);
  });
});

/** A state about to make its seasonal adjustments. */
function atStepBefore(state: GameState): GameState {
  const { stack } = atStep({ ...state, cards: onBoard() }, 'adjustments');
  const [turn] = stack;
  if (turn?.kind !== 'turn') throw new RangeError('no turn');
  return { ...state, stack: [{ ...turn, step: turn.step - 1, left: null }] };
}

describe('the end of a year of peace', () => {
  it('R 20.2: all regions gain Militance, and those with leaders roll, with 1 for each further leader', () => {
    const state = leaders(
      levels(levels(war({ peace, season: 'winter', turn: 3, leaders: {} }), 'attica', 10, 10), 'laconia', 10, 20),
      {
        pericles: { at: 'W3729', player: 'athens', inside: true },
        nicias: { at: 'W3831', player: 'athens' },
        phormio: { at: 'forcePool', player: 'athens', pool: 'attica' },
        archidamus: { at: 'W2838', player: 'sparta', inside: true },
        // In a region of the enemy, where leaders do not count (ruling Q95).
        alcidas: { at: 'W3630', player: 'sparta' },
      },
    );
    const asked = atStep(state, 'yearEnd', 3);
    expect(asked.campaignTurn).toBe(3);
    expect([...orderFindings(asked, settingOf(asked.options))]).toEqual([]);
    expect(asked.regions.attica).toMatchObject({ allegiance: 10, militance: 11 });
    expect(asked.regions.laconia).toMatchObject({ militance: 20 });
    // R 23.2.3: what is done to all regions is done to neutral Argolid.
    expect(asked.regions.argolid).toMatchObject({ militance: 9 });
    const first = play(asked, { type: 'roll', player: 'chance', die: 2 });
    expect(said(first.events, 'peaceYearRolled')[0]).toMatchObject({
      region: 'laconia',
      count: 1,
      die: 2,
      total: 2,
      allegiance: 0,
    });
    const second = play(first.state, { type: 'roll', player: 'chance', die: 5 });
    expect(said(second.events, 'peaceYearRolled')[0]).toMatchObject({
      region: 'attica',
      count: 2,
      die: 5,
      total: 6,
      allegiance: 2,
    });
    expect(second.state.regions.attica).toMatchObject({ allegiance: 12 });
    expect(second.state.year).toBe(430);
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
  ])('R 20.2: a %i adds %i to Allegiance', (die, by) => {
    const state = leaders(levels(war({ peace, season: 'winter', turn: 3, leaders: {} }), 'laconia', 10, 10), {
      archidamus: { at: 'W2838', player: 'sparta', inside: true },
    });
    expect(rolls(atStep(state, 'yearEnd', 3), die).regions.laconia).toMatchObject({ allegiance: 10 + by });
  });

  it('R 20.2: three leaders can add 3', () => {
    const state = leaders(levels(war({ peace, season: 'winter', turn: 3, leaders: {} }), 'laconia', 10, 10), {
      archidamus: { at: 'W2838', player: 'sparta', inside: true },
      alcidas: { at: 'W2838', player: 'sparta', inside: true },
      ramphias: { at: 'W2838', player: 'sparta', inside: true },
    });
    expect(rolls(atStep(state, 'yearEnd', 3), 6).regions.laconia).toMatchObject({ allegiance: 13 });
  });

  it('R 20.2: nothing of the kind happens in war', () => {
    expect(atStep(war({ season: 'winter', turn: 3 }), 'yearEnd', 3).regions.euboea).toMatchObject({ militance: 7 });
  });
});

describe('grievances', () => {
  const offended = (by: Camp, grievances: number): PeaceState => ({
    ...peace,
    offences: { now: {}, before: { [by]: { violates: true, grievances } } },
  });
  const air: Action = { type: 'airGrievances', player: 'athens' };

  it('R 20.3: only whoever has suffered a violation in the last season may roll', () => {
    expect(machine.actors(atStep(war({ peace }), 'embassies'))).not.toContain('athens');
    const state = atStep(war({ peace: offended('league', 2) }), 'embassies');
    expect(machine.legalActions(state)).toEqual([air, { type: 'endEmbassies', player: 'athens' }]);
    expect(machine.explainAction(state, { type: 'proposePeace', player: 'athens' })).toMatchObject({
      code: 'peaceReigns',
    });
  });

  it('R 20.3: on 6 or more friendly regions gain 1 and 1, open war resumes, and the card goes', () => {
    const cards = onBoard([61, 'sparta']);
    const state = atStep(war({ cards, peace: offended('league', 2) }), 'embassies');
    const { state: after, events } = play(play(state, air).state, { type: 'roll', player: 'chance', die: 4 });
    expect(said(events, 'grievanceRolled')).toEqual([
      { type: 'grievanceRolled', rule: 'R 20.3', player: 'athens', die: 4, grievances: 2, total: 6, succeeds: true },
    ]);
    expect(after.peace).toBeUndefined();
    expect(after.regions.euboea).toMatchObject({ allegiance: 14, militance: 8 });
    expect(after.regions.attica).toMatchObject({ allegiance: 20, militance: 20 });
    expect(after.regions.corinth).toMatchObject({ allegiance: 20, militance: 16 });
    expect(after.regions.argolid).toMatchObject({ allegiance: 3, militance: 8 });
  });

  it('R 20.3: on less the peace goes on, and grievances are not saved up', () => {
    const state = atStep(war({ peace: offended('league', 2) }), 'embassies');
    expect(rolls(play(state, air).state, 3).peace).toEqual(offended('league', 2));
    const next = machine.start({
      ...war({ peace: offended('league', 2), season: 'summer', turn: 1 }),
      stack: [{ kind: 'turn', step: 0, left: null }],
    });
    expect(next.state.peace?.offences).toEqual(NONE);
  });
});
