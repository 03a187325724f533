/** The Army on the march and what stands beside it: who joins, who stays behind, who is lost first, and who has been moved. */
import { describe, expect, it } from 'vitest';
import { declareWinner } from '../../../src/successors/deeds/course.js';
import { eliminateGeneral, liftMinorGeneral, moveMinorGenerals } from '../../../src/successors/deeds/generals.js';
import { endGroupWithGame } from '../../../src/successors/deeds/group.js';
import { activateRoyal } from '../../../src/successors/deeds/royals.js';
import { pushSuccession } from '../../../src/successors/deeds/succession.js';
import { loseUnits } from '../../../src/successors/deeds/units.js';
import { minorGeneralsInSupply, outside } from '../../../src/successors/questions.js';
import { regroup } from '../../../src/successors/rules/09-regroup.js';
import { takeShelter } from '../../../src/successors/rules/08-3-7-shelter.js';
import type { GameState, Royal, SegmentMemory } from '../../../src/successors/state.js';
import { allUnits } from '../../../src/successors/units.js';
import type { PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { carryOut, dice, minors, play, said, setting, type Setting, situationOf, type Told } from '../language.js';
import { disagreements } from '../table/plainly.js';
import { choose, field, fight } from '../rules/battlefield.js';
import { activate, end, go, march, marching } from '../rules/marching.js';

type Favour = SegmentMemory['oratory'][number];

/** Prestige lent to a Minor General in a place, or with the Army on the march: `null`. */
const favour = (space: SpaceId | null, inside = false, player: PlayerId = 'red'): Favour => ({
  player,
  general: 'minor',
  space,
  inside,
  prestige: 3,
});

/** A setting in whose Segment some pieces have been moved, and some commanders are favoured. */
const earlier = (given: Setting, moved: Partial<GameState['moved']>, ...oratory: readonly Favour[]): Setting => ({
  ...given,
  rest: {
    ...given.rest,
    moved: { forces: {}, minorGenerals: {}, generals: [], royals: [], cart: false, ...moved },
    segment: {
      player: given.active ?? 'red',
      segment: 'movement',
      navalMoved: false,
      attempts: {},
      minorsHandled: [],
      oratory,
    },
  },
});

const favours = ({ state }: Told): readonly Favour[] => state.segment?.oratory ?? [];

/** What is remembered between steps is what the state says. */
const kept = (told: Told): Told => {
  expect(disagreements(situationOf(told), told.state)).toEqual([]);
  return told;
};

const others: readonly Favour[] = [
  favour('pella', true),
  favour('pella', false, 'blue'),
  { player: 'red', general: 'antigonos', space: 'pella', inside: false, prestige: 3 },
];

/**
 * Antigonos comes from Larisa to Pella with two Mercenaries, a Loyal CU and two Minor Generals, one of them favoured; there stand
 * two Mercenaries, a Loyal CU and two Minor Generals, of which a Mercenary and a Minor General have been moved already.
 */
const pella = (): Told =>
  go(
    activate(
      earlier(
        {
          control: { pella: 'red', larisa: 'red' },
          forces: { 'red:larisa': { mercenary: 2, loyal: 1 }, 'red:pella': { mercenary: 2, loyal: 1 } },
          generals: { antigonos: 'red:larisa' },
          minors: ['red:larisa', 'red:larisa', 'red:pella', 'red:pella'],
        },
        { forces: { 'red:pella': { mercenary: 1 } }, minorGenerals: { 'red:pella': 1 } },
        favour('larisa'),
        favour('pella'),
        ...others,
      ),
      'antigonos',
      'red:larisa',
      { points: 4 },
    ),
    march('pella'),
  );

describe('R 8.3.1 what a place loses', () => {
  it.each([
    [1, { mercenary: 1, loyal: 1 }, { mercenary: 1 }, 2],
    [2, { loyal: 1 }, undefined, 2],
    [3, { loyal: 1 }, undefined, 1],
    [4, { loyal: 1 }, undefined, 0],
  ] as const)(
    'R 8.3.1 of %s CUs is lost by those first who stand beside the Army, and of them by those who have rested',
    (count, standing, moved, marchers) => {
      const told = carryOut(pella().state, (run) =>
        loseUnits(run, 'red', outside('pella'), allUnits({ mercenary: count }), 'R 4.3'),
      );
      expect(told.state.forces).toEqual({ 'red:pella': standing });
      expect(told.state.moved.forces['red:pella']).toEqual(moved);
      expect(marching(told).group.units).toEqual(allUnits({ mercenary: marchers, loyal: 1 }));
      expect(marching(told).through).toEqual(allUnits({ mercenary: marchers, loyal: 1 }));
      expect(told.events).toEqual([
        {
          type: 'unitsLost',
          rule: 'R 4.3',
          player: 'red',
          space: 'pella',
          inside: false,
          units: allUnits({ mercenary: count }),
        },
      ]);
    },
  );

  it.each([
    [1, 1, 2, [favour(null), favour('pella'), ...others]],
    [2, undefined, 2, [favour(null), ...others]],
    [3, undefined, 1, [favour(null), ...others]],
    [4, undefined, 0, others],
  ] as const)(
    'R 3.1.2 of %s Minor Generals those go first who stand beside the Army, and the favoured one last (ruling card-57)',
    (count, standing, marchers, left) => {
      const told = carryOut(pella().state, (run) => {
        for (let lifted = 0; lifted < count; lifted++) liftMinorGeneral(run, 'red', outside('pella'));
      });
      expect(told.state.minorGenerals['red:pella']).toBe(standing);
      // He who has rested is the first.
      expect(told.state.moved.minorGenerals['red:pella']).toBe(standing);
      expect(marching(told).group.minors).toBe(marchers);
      expect(favours(told)).toEqual(left);
    },
  );

  it('R 8.3.1 those who have come with the Army have been moved when it is set down, and nobody else', () => {
    const over = kept(go(pella(), end));
    expect(over.state.moved).toEqual({
      forces: { 'red:pella': { mercenary: 3, loyal: 1 } },
      minorGenerals: { 'red:pella': 3 },
      generals: ['antigonos'],
      royals: [],
      cart: false,
    });
    expect(over.state.minorGenerals).toEqual({ 'red:pella': 4 });
    expect(favours(over)).toEqual([favour('pella'), favour('pella'), ...others]);
    expect(over.state.segment?.minorsHandled).toEqual([]);
  });
});

describe('R 3.1.2 a Minor General who joins', () => {
  it('R 3.1.2 the favoured one of those who stand beside the Army is the last to join it (ruling card-57)', () => {
    // Of the two who stand in Pella one has been moved: only the other may join, and he who leads stays.
    const joined = kept(go(pella(), { type: 'takeMinorGeneral', inside: false }));
    expect(marching(joined).group.minors).toBe(3);
    expect(joined.state.minorGenerals).toEqual({ 'red:pella': 1 });
    expect(joined.state.moved.minorGenerals).toEqual({ 'red:pella': 1 });
    expect(favours(joined)).toEqual([favour(null), favour('pella'), ...others]);
  });

  it('R 3.1.2 the favoured one, alone beside the Army, leads in it as well (ruling card-57)', () => {
    const there = go(
      activate(
        earlier(
          {
            control: { pella: 'red', larisa: 'red' },
            forces: { 'red:larisa': { mercenary: 2 }, 'red:pella': { mercenary: 1 } },
            generals: { antigonos: 'red:larisa' },
            minors: ['red:larisa', 'red:pella'],
          },
          {},
          favour('pella'),
        ),
        'antigonos',
        'red:larisa',
        { points: 4 },
      ),
      march('pella'),
    );
    const joined = kept(go(there, { type: 'takeMinorGeneral', inside: false }));
    expect(marching(joined).group.minors).toBe(2);
    expect(joined.state.minorGenerals).toEqual({});
    expect(favours(joined)).toEqual([favour(null)]);
  });

  /** Antigonos before Pella with a Minor General; inside are a CU and so many Minor Generals. */
  const gate = (within: number): Told =>
    activate(
      earlier(
        {
          control: { pella: 'red' },
          forces: { 'red:pella': { mercenary: 2 }, 'red:pella:inside': { loyal: 1 } },
          generals: { antigonos: 'red:pella' },
          minors: ['red:pella', ...Array.from({ length: within }, () => 'red:pella:inside')],
        },
        {},
        favour('pella', true),
      ),
      'antigonos',
      'red:pella',
      { points: 4 },
    );

  it('R 3.1.2 out of the city: the favoured one after all others (ruling card-57)', () => {
    const one = kept(go(gate(2), { type: 'takeMinorGeneral', inside: true }));
    expect(marching(one).group.minors).toBe(2);
    expect(one.state.minorGenerals).toEqual({ 'red:pella:inside': 1 });
    expect(favours(one)).toEqual([favour('pella', true)]);
    const last = kept(go(gate(1), { type: 'takeMinorGeneral', inside: true }));
    expect(marching(last).group.minors).toBe(2);
    expect(last.state.minorGenerals).toEqual({});
    expect(favours(last)).toEqual([favour(null)]);
  });

  it('R 3.1.2 he who comes to lead an Army on the march that has lost its General is of it (R 12.4.2)', () => {
    const there = go(
      activate(
        { control: {}, forces: { 'red:pella': { mercenary: 2 } }, generals: { antigonos: 'red:pella' } },
        'antigonos',
        'red:pella',
        { points: 4 },
      ),
      march('larisa'),
    );
    const leaderless = carryOut(there.state, (run) => {
      eliminateGeneral(run, 'antigonos', 'R 12.4.1');
      pushSuccession(run, 'red', 'larisa');
    });
    const led = kept(play(leaderless, { type: 'succeed', player: 'red', from: 'supply', inside: false }));
    expect(marching(led).group).toMatchObject({ generals: [], minors: 1, units: { mercenary: 2 } });
    expect(led.state.minorGenerals).toEqual({});
    expect(minorGeneralsInSupply(led.state, 'red')).toBe(3);
    expect(said(led, 'minorGeneralPlaced')).toEqual([
      { type: 'minorGeneralPlaced', rule: 'R 12.4.2', player: 'red', space: 'larisa', inside: false },
    ]);
    const over = go(led, end);
    expect(minors(over, 'red')).toEqual([{ space: 'larisa', inside: false, moved: true }]);
  });

  it('R 8.3.1, 12.4.2 he who comes to lead CUs that have been moved moves no more either', () => {
    const resting = (moved: Partial<GameState['moved']>): Told => {
      const state = setting(
        earlier({ control: {}, forces: { 'red:larisa': { mercenary: 2 } }, minors: ['red:larisa'] }, moved),
      );
      const leaderless = carryOut(state, (run) => {
        liftMinorGeneral(run, 'red', outside('larisa'));
        pushSuccession(run, 'red', 'larisa');
      });
      return play(leaderless, { type: 'succeed', player: 'red', from: 'supply', inside: false });
    };
    expect(resting({ forces: { 'red:larisa': { mercenary: 1 } } }).state.moved.minorGenerals).toEqual({
      'red:larisa': 1,
    });
    expect(resting({}).state.moved.minorGenerals).toEqual({});
  });
});

describe('R 3.1.2 a Minor General who stays behind', () => {
  it('R 8.3.1 a favoured one who has been moved is not taken along by another Army (ruling card-57)', () => {
    const begun = activate(
      earlier(
        {
          control: { pella: 'red' },
          forces: { 'red:pella': { mercenary: 2 } },
          generals: { antigonos: 'red:pella' },
          minors: ['red:pella'],
        },
        { minorGenerals: { 'red:pella': 1 } },
        favour('pella'),
      ),
      'antigonos',
      'red:pella',
      { points: 4 },
    );
    expect(marching(begun).group.minors).toBe(0);
    expect(favours(begun)).toEqual([favour('pella')]);
  });

  /** Antigonos with two Mercenaries and a favoured Minor General in Pella. */
  const begun = (): Told =>
    activate(
      earlier(
        {
          control: { pella: 'red', larisa: 'red' },
          forces: { 'red:pella': { mercenary: 2 }, 'red:pella:inside': { loyal: 1 } },
          generals: { antigonos: 'red:pella', kassandros: 'red:pella' },
          minors: ['red:pella'],
        },
        {},
        favour('pella'),
      ),
      'antigonos',
      'red:pella',
      { points: 4 },
    );
  const leave = { type: 'leaveUnits', unit: 'mercenary', count: 2, inside: false } as const;

  it('R 3.1.2, 8.3.1 when the last CU has been left he stays with it: rested where they began, moved where they have come to', () => {
    const rested = kept(go(begun(), leave, march('larisa')));
    expect(marching(rested).group).toMatchObject({ generals: ['antigonos', 'kassandros'], minors: 0 });
    expect(minors(rested, 'red')).toEqual([{ space: 'pella', inside: false, moved: false }]);
    expect(rested.state.moved.forces).toEqual({});
    expect(favours(rested)).toEqual([favour('pella')]);
    const moved = kept(go(begun(), march('larisa'), leave, march('pella')));
    expect(marching(moved).group).toMatchObject({ generals: ['antigonos', 'kassandros'], minors: 0 });
    expect(minors(moved, 'red')).toEqual([{ space: 'larisa', inside: false, moved: true }]);
    expect(moved.state.moved.forces).toEqual({ 'red:larisa': { mercenary: 2 } });
    expect(favours(moved)).toEqual([favour('larisa')]);
  });

  it('R 8.3.1 who is left has been moved if the Army has, and only then', () => {
    const within = { type: 'leaveMinorGeneral', from: 'group', inside: true } as const;
    const aside = { type: 'leaveGeneral', general: 'kassandros', inside: false } as const;
    const early = kept(go(begun(), within, aside));
    expect(early.state.moved).toMatchObject({ minorGenerals: {}, generals: [] });
    expect(early.state.minorGenerals).toEqual({ 'red:pella:inside': 1 });
    expect(favours(early)).toEqual([favour('pella', true)]);
    const late = kept(go(begun(), march('larisa'), march('pella'), within, aside));
    expect(late.state.moved).toMatchObject({ minorGenerals: { 'red:pella:inside': 1 }, generals: ['kassandros'] });
    expect(favours(late)).toEqual([favour('pella', true)]);
  });

  it('R 18.6, 8.3.1 of two royals one is left behind, and has been moved if the Army has', () => {
    const royal = (space: SpaceId): Royal => ({ status: 'active', space, inside: false, controller: 'red' });
    const state = setting({
      control: { pella: 'red', larisa: 'red' },
      forces: { 'red:pella': { mercenary: 2 } },
      generals: { antigonos: 'red:pella' },
    });
    const royals = { ...state.royals, philippos: royal('pella'), herakles: royal('pella') };
    const off = activate({ state: { ...state, royals }, events: [] }, 'antigonos', 'red:pella', { points: 4 });
    const leaving = { type: 'leaveRoyal', royal: 'philippos', inside: false } as const;
    for (const [told, moved] of [
      [go(off, leaving), []],
      [go(off, march('larisa'), leaving), ['philippos']],
    ] as const) {
      expect(marching(told).group.royals).toEqual(['herakles']);
      expect(told.state.moved.royals).toEqual(moved);
    }
  });
});

describe('R 8.4.5 Minor Generals and ships', () => {
  /** Ptolemaios with three Mercenaries and so many Minor Generals off Gaza, where a CU and so many others are. */
  const offGaza = (aboard: number, ashore: number, ...oratory: readonly Favour[]): Told => {
    const given: Setting = {
      active: 'white',
      control: { pelousion: 'white', gaza: 'white' },
      forces: { 'white:pelousion': { mercenary: 3 }, 'white:gaza': { loyal: 1 } },
      generals: { ptolemaios: 'white:pelousion' },
      minors: [
        ...Array.from({ length: aboard }, () => 'white:pelousion'),
        ...Array.from({ length: ashore }, () => 'white:gaza'),
      ],
    };
    return kept(
      go(
        activate({ state: field(earlier(given, {}, ...oratory)), events: [] }, 'ptolemaios', 'white:pelousion', {
          points: 4,
        }),
        { type: 'embark' },
        { type: 'sail', to: 'gaza' },
      ),
    );
  };
  const white = (space: SpaceId | null): Favour => favour(space, false, 'white');

  it('R 8.4.5, 3.1.2 one comes aboard, and goes ashore with the Army', () => {
    const aboard = kept(go(offGaza(1, 1, white('gaza')), { type: 'takeMinorGeneral', inside: false }));
    expect(marching(aboard).group.minors).toBe(2);
    expect(minorGeneralsInSupply(aboard.state, 'white')).toBe(2);
    expect(favours(aboard)).toEqual([white(null)]);
    const ashore = kept(go(aboard, { type: 'sail', to: 'ake' }, { type: 'debark', inside: false }, end));
    expect(minorGeneralsInSupply(ashore.state, 'white')).toBe(2);
    expect(ashore.state.minorGenerals).toEqual({ 'white:ake': 2 });
    expect(favours(ashore)).toEqual([white('ake')]);
  });

  it('R 8.4.5, 8.3.1 one is put ashore with CUs, and has been moved', () => {
    const left = kept(
      go(offGaza(2, 0, white('pelousion')), { type: 'leaveMinorGeneral', from: 'group', inside: false }),
    );
    expect(marching(left).group.minors).toBe(1);
    expect(minorGeneralsInSupply(left.state, 'white')).toBe(2);
    expect(left.state.moved.minorGenerals).toEqual({ 'white:gaza': 1 });
    // Of two the favoured one leads.
    expect(favours(left)).toEqual([white(null)]);
    const only = kept(
      go(offGaza(1, 0, white('pelousion')), { type: 'leaveMinorGeneral', from: 'group', inside: false }),
    );
    expect(favours(only)).toEqual([white('gaza')]);
  });

  it('R 3.1.2, 8.4.5 when the last CU has gone ashore those at sea go home', () => {
    const away = kept(
      go(
        offGaza(2, 0, white('pelousion')),
        { type: 'leaveUnits', unit: 'mercenary', count: 3, inside: false },
        { type: 'sail', to: 'ake' },
      ),
    );
    expect(marching(away).group).toMatchObject({ generals: ['ptolemaios'], minors: 0 });
    expect(minorGeneralsInSupply(away.state, 'white')).toBe(4);
    const lifted = { type: 'minorGeneralLifted', rule: 'R 3.1.2', player: 'white', space: 'gaza', inside: false };
    expect(said(away, 'minorGeneralLifted')).toEqual([lifted, lifted]);
    expect(favours(away)).toEqual([]);
  });

  it('R 7.1, 8.5.1 when the game is won while an Army is at sea it is in the port off which it lies', () => {
    // A Champion who has buried Alexander at Pella has 13 Legitimacy; Alexandros makes it 18.
    const off = offGaza(1, 0);
    const won = carryOut({ ...off.state, pellaBurial: 'white' }, (run) =>
      activateRoyal(run, 'alexandros', 'white', outside('pelousion')),
    );
    expect(won.state.outcome).toEqual({ winners: ['white'], how: 'legitimacy', rule: 'R 7.1' });
    expect(won.state.forces).toEqual({ 'white:gaza': { mercenary: 3, loyal: 1 } });
    expect(won.state.minorGenerals).toEqual({ 'white:gaza': 1 });
    expect(won.state.generals.ptolemaios).toEqual({ status: 'map', owner: 'white', space: 'gaza', inside: false });
    // He who is ashore stands where he is.
    const ashore = go(off, { type: 'debark', inside: false });
    const inGaza = carryOut({ ...ashore.state, pellaBurial: 'white' }, (run) =>
      activateRoyal(run, 'alexandros', 'white', outside('pelousion')),
    );
    expect(inGaza.state.forces).toEqual({ 'white:gaza': { mercenary: 3, loyal: 1 } });
  });
});

describe('R 9 pieces that go somewhere without an activation', () => {
  const beside = (given: Setting, moved: Partial<GameState['moved']>, ...oratory: readonly Favour[]): GameState =>
    field(earlier(given, moved, ...oratory));
  const nobody = { generals: [], minors: 0, units: allUnits({}), royals: [], cart: false };

  it('R 8.3.1 who has been moved is the first to go, and has been where he comes to (ruling reactions-are-no-activation)', () => {
    const state = beside(
      {
        control: { pella: 'red', larisa: 'red' },
        forces: { 'red:pella': { mercenary: 4 }, 'red:larisa': { mercenary: 1 } },
        minors: ['red:pella', 'red:pella', 'red:pella'],
      },
      { forces: { 'red:pella': { mercenary: 2 } }, minorGenerals: { 'red:pella': 2 } },
      favour('pella'),
    );
    const shifted = (mercenary: number, minorGenerals: number): GameState =>
      carryOut(state, (run) =>
        regroup(run, 'red', outside('pella'), outside('larisa'), {
          ...nobody,
          units: allUnits({ mercenary }),
          minors: minorGenerals,
        }),
      ).state;
    const some = shifted(1, 1);
    expect(some.forces).toEqual({ 'red:pella': { mercenary: 3 }, 'red:larisa': { mercenary: 2 } });
    expect(some.minorGenerals).toEqual({ 'red:pella': 2, 'red:larisa': 1 });
    expect(some.moved).toMatchObject({
      forces: { 'red:pella': { mercenary: 1 }, 'red:larisa': { mercenary: 1 } },
      minorGenerals: { 'red:pella': 1, 'red:larisa': 1 },
    });
    // He who leads goes with the CUs (ruling card-57).
    expect(some.segment?.oratory).toEqual([favour('larisa')]);
    const more = shifted(3, 3);
    expect(more.moved).toEqual({
      forces: { 'red:larisa': { mercenary: 2 } },
      minorGenerals: { 'red:larisa': 2 },
      generals: [],
      royals: [],
      cart: false,
    });
    // CUs go without any Minor General: the favoured one has stayed.
    expect(shifted(1, 0).segment?.oratory).toEqual([favour('pella')]);
  });

  it('R 12.1.2 of two who are besieged the favoured one is the last to come out (ruling card-57)', () => {
    const out = (within: number): Told =>
      choose(
        fight(
          beside(
            {
              active: 'white',
              control: { tyros: 'white' },
              forces: {
                'white:tyros': { mercenary: 2 },
                'white:tyros:inside': { mercenary: 1 },
                'yellow:tyros': { mercenary: 3 },
              },
              generals: { ptolemaios: 'white:tyros', antigonos: 'yellow:tyros' },
              minors: Array.from({ length: within }, () => 'white:tyros:inside'),
            },
            {},
            favour('tyros', true, 'white'),
          ),
          { space: 'tyros', attacker: 'white', defender: 'yellow' },
        ),
        { type: 'joinBattleWithGeneral', general: 'minor' },
      );
    expect(favours(out(1))).toEqual([favour('tyros', false, 'white')]);
    expect(favours(out(2))).toEqual([favour('tyros', true, 'white')]);
    expect(minors(out(2), 'white')).toEqual([
      { space: 'tyros', inside: false, moved: true },
      { space: 'tyros', inside: true, moved: false },
    ]);
  });

  it('R 4.16, 3.1.2 Minor Generals who find shelter in their city are as they were', () => {
    const state = beside(
      {
        control: { tyros: 'red' },
        forces: { 'red:tyros': { mercenary: 2 }, 'blue:tyros': { mercenary: 3 } },
        generals: { antigonos: 'blue:tyros' },
        minors: ['red:tyros', 'red:tyros'],
      },
      { minorGenerals: { 'red:tyros': 1 } },
    );
    const told = carryOut(state, (run) => takeShelter(run, 'red', 'tyros'));
    expect(told.state.minorGenerals).toEqual({ 'red:tyros:inside': 2 });
    expect(told.state.moved.minorGenerals).toEqual({ 'red:tyros:inside': 1 });
  });

  /** Red has attacked in Lamia, and the battle is drawn: both lose their only CU. */
  const drawn = (given: Setting): Told =>
    play(
      fight(field({ forces: { 'red:lamia': { mercenary: 1 }, 'blue:lamia': { mercenary: 1 } }, ...given }), {
        space: 'lamia',
        attacker: 'red',
        defender: 'blue',
        retreatTo: 'larisa',
      }),
      ...dice(6, 6, 6, 6),
    );

  it('R 12.6, 3.1.2 a Major General goes back without his last CU, a Minor General is no more', () => {
    const major = drawn({ generals: { antigonos: 'red:lamia' }, minors: ['blue:lamia'] });
    expect(said(major, 'landBattleEnded')).toMatchObject([{ result: 'draw' }]);
    expect(said(major, 'retreated')).toMatchObject([
      { player: 'red', from: 'lamia', to: 'larisa', generals: ['antigonos'], minors: 0 },
    ]);
    expect(major.state.generals.antigonos).toMatchObject({ status: 'map', space: 'larisa' });
    const minor = drawn({ minors: ['red:lamia', 'blue:lamia'] });
    expect(said(minor, 'landBattleEnded')).toMatchObject([{ result: 'draw' }]);
    expect(said(minor, 'retreated')).toEqual([]);
    expect(minor.state.minorGenerals).toEqual({});
    expect(said(minor, 'minorGeneralLifted').map(({ player, space }) => [player, space])).toEqual(
      expect.arrayContaining([
        ['red', 'lamia'],
        ['blue', 'lamia'],
      ]),
    );
    const marched = play(
      go(
        activate(
          {
            state: field({
              forces: { 'red:larisa': { mercenary: 1 }, 'blue:lamia': { mercenary: 1 } },
              minors: ['red:larisa', 'blue:lamia'],
            }),
            events: [],
          },
          'minor',
          'red:larisa',
          { points: 3 },
        ),
        march('lamia'),
        { type: 'pass' },
      ),
      ...dice(6, 6, 6, 6),
    );
    expect(said(marched, 'landBattleEnded')).toMatchObject([{ result: 'draw' }]);
    expect(said(marched, 'retreated')).toEqual([]);
    expect([marched.state.minorGenerals, marched.state.forces, marched.state.stack]).toEqual([{}, {}, []]);
    expect(minorGeneralsInSupply(marched.state, 'red')).toBe(4);
  });
});

describe('R 7.1 the game ends while an Army marches', () => {
  const given: Setting = {
    control: { pella: 'red' },
    forces: { 'red:pella:inside': { loyal: 2 }, 'red:larisa': { mercenary: 2 }, 'blue:pella': { mercenary: 3 } },
    generals: { antigonos: 'red:pella:inside', krateros: 'red:larisa', seleukos: 'blue:pella' },
  };

  it.each([
    ['inside a besieged city', 'antigonos', 'red:pella:inside', true],
    ['in the open', 'krateros', 'red:larisa', false],
  ] as const)('R 4.16, 7.1 it stands where it stood: %s', (_, commander, post, within) => {
    const marched = activate(given, commander, post, { points: 4 });
    expect(marching(marched).inside).toBe(within);
    const over = carryOut(marched.state, (run) => {
      endGroupWithGame(run);
      declareWinner(run, ['red'], 'legitimacy', 'R 7.1');
    });
    expect(over.state.forces).toEqual(given.forces);
    expect(over.state.generals[commander]).toMatchObject({ status: 'map', inside: within });
  });
});

describe('R 3.1.2 Minor Generals who go from place to place', () => {
  it.each([
    [1, {}, [favour('pella')], { 'red:pella': 1, 'red:larisa': 1 }],
    [1, { leading: true }, [favour('larisa')], { 'red:pella': 1, 'red:larisa': 1 }],
    [2, {}, [favour('larisa')], { 'red:larisa': 2 }],
  ] as const)(
    'R 3.1.2 the favoured one is the last of them to go, unless he leads: %s of two, %o (ruling card-57)',
    (count, how, left, minorGenerals) => {
      const state = setting(earlier({ minors: ['red:pella', 'red:pella'] }, {}, favour('pella')));
      const gone = carryOut(state, (run) =>
        moveMinorGenerals(run, 'red', outside('pella'), outside('larisa'), count, how),
      );
      expect(favours(gone)).toEqual(left);
      expect(gone.state.minorGenerals).toEqual(minorGenerals);
    },
  );
});
