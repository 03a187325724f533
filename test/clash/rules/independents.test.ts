/** R S7.1, S11.1: independents move of themselves, and who comes when something has happened. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import type { GameEvent } from '../../../src/clash/event/index.js';
import { machine } from '../../../src/clash/machine.js';
import { seeksCombat } from '../../../src/clash/query/07-1-assailants.js';
import { withdraws } from '../../../src/clash/query/07-1-independents.js';
import type { GameState } from '../../../src/clash/state.js';
import type { UnitState } from '../../../src/conquest/state.js';
import type { UnitId } from '../../../src/conquest/vocabulary.js';
import { asked, dice, emptyBoard, expectRefused, newGame, place, play, said, type Changes } from '../table.js';

/** The numbers of groups go by the die for their place: 3 Scythia, 4 Chorasmia, 5 Sind, 6 Arabia (R 14.3). */
const SCYTHIA = 3;
const CHORASMIA = 4;
const SIND = 5;

type Units = Readonly<Record<UnitId, Partial<UnitState>>>;

const some = (kind: string, count: number, row: Partial<UnitState>): Units =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${kind}-${index + 1}`, row]));
const horde = (count: number, at: string, band: number): Units =>
  some('barbarianCavalry', count, { at, side: 'independents', band });
const garrison = (kind: string, count: number, at: string): Units => some(kind, count, { at, side: 'warlords' });

const WINTER = 3;

/** The independents move; the first of what follows is done until somebody must be asked. */
const migrate = (force: string, from: string, changes: Changes) =>
  machine.start(
    emptyBoard(
      { players: 2 },
      {
        ...changes,
        stack: [
          { kind: 'turn', begun: true, step: 0 },
          { kind: 'migration', left: [{ force, from }], moved: [] },
        ],
      },
    ),
  );

const goalOf = (events: readonly GameEvent[]): string | undefined => said(events, 'marched')[0]?.to;

describe('R S7.1: barbarians', () => {
  it.each([
    // Sogdiana is mountain, Chorasmia desert: the richer of two that are empty.
    ['into the richer of two that are empty', {}, 'sogdiana'],
    ['where fewer are', garrison('persianLevy', 2, 'sogdiana'), 'chorasmia'],
    [
      'where fewer are, not where it is richer',
      { ...garrison('persianLevy', 2, 'sogdiana'), ...garrison('persianInfantry', 1, 'chorasmia') },
      'chorasmia',
    ],
    [
      'nowhere, where as many are as they',
      { ...garrison('persianLevy', 3, 'sogdiana'), ...garrison('persianInfantry', 3, 'chorasmia') },
      undefined,
    ],
  ] as const)('three go %s', (_, units, goal) => {
    const { events } = migrate('band-3', 'scythia', { units: { ...horde(3, 'scythia', SCYTHIA), ...units } });
    expect(goalOf(events)).toBe(goal);
  });

  it('units in cities count', () => {
    const { events } = migrate('band-3', 'scythia', {
      units: { ...horde(2, 'scythia', SCYTHIA), ...garrison('persianInfantry', 2, 'sogdianRock') },
      cities: { sogdianRock: { walls: 2, holder: 'warlords' } },
    });
    expect(goalOf(events)).toBe('chorasmia');
  });

  const tie: Changes = {
    // Of the neighbours of Chorasmia Parthia and Scythia are desert and empty.
    units: {
      ...horde(3, 'chorasmia', CHORASMIA),
      ...garrison('persianLevy', 1, 'hyrcania'),
      ...garrison('persianInfantry', 1, 'sogdiana'),
    },
  };
  it.each([
    [1, 'parthia'],
    [2, 'scythia'],
    [5, 'parthia'],
  ])('a tie is decided by a die: %i', (die, goal) => {
    const { state } = migrate('band-4', 'chorasmia', tie);
    expect(machine.actors(state)).toEqual(['chance']);
    expect(goalOf(play(state, dice(die)).events)).toBe(goal);
  });

  it('closed borders are closed to them', () => {
    // The border of Scythia and Sogdiana is mountains (R 8.2).
    const { events } = migrate('band-3', 'scythia', { turn: WINTER, units: horde(3, 'scythia', SCYTHIA) });
    expect(goalOf(events)).toBe('chorasmia');
  });

  it('stand before two units, who are no army, even alone (R 6.2)', () => {
    const alone = (count: number) =>
      goalOf(
        migrate('band-3', 'scythia', {
          units: { ...horde(1, 'scythia', SCYTHIA), ...garrison('persianLevy', count, 'scythia') },
        }).events,
      );
    expect(alone(2)).toBeUndefined();
    expect(alone(3)).toBe('sogdiana');
  });

  it('stand where no army has more than they, and go where one has', () => {
    const facing = (count: number) =>
      goalOf(
        migrate('band-3', 'scythia', {
          units: { ...horde(3, 'scythia', SCYTHIA), ...garrison('persianLevy', count, 'scythia') },
        }).events,
      );
    expect(facing(3)).toBeUndefined();
    expect(facing(4)).toBe('sogdiana');
  });

  it('who enter India from Sind go native', () => {
    const { state, events } = migrate('band-5', 'sind', { units: horde(3, 'sind', SIND) });
    expect(goalOf(events)).toBe('lowerIndia');
    expect(said(events, 'wentNative')[0]?.units).toHaveLength(3);
    // They have set out as raiders.
    expect(said(events, 'marched')).toMatchObject([{ force: 'band-5' }]);
    const situation = asked(state);
    expect(situation.law.forceOf(situation, situation.roster.unitCodes.get('barbarianCavalry-1') ?? -1)).toBe('indian');
  });

  it('not so Arabs, who stay what they are (ruling S7.6)', () => {
    const { state, events } = migrate('band-6', 'sind', {
      units: some('arabs', 3, { at: 'sind', side: 'independents', band: 6 }),
    });
    expect(goalOf(events)).toBe('lowerIndia');
    expect(said(events, 'wentNative')).toEqual([]);
    const situation = asked(state);
    expect(situation.law.forceOf(situation, situation.roster.unitCodes.get('arabs-1') ?? -1)).toBe('band-6');
  });

  it('who have gone native keep to the land of the Indians', () => {
    const { state } = migrate('band-5', 'sind', { units: horde(3, 'sind', SIND) });
    const situation = asked(state);
    const unit = situation.roster.units[situation.roster.unitCodes.get('barbarianCavalry-1') ?? -1];
    if (unit === undefined) throw new RangeError('no such unit');
    const may = (province: string) =>
      situation.law.mayEnter(situation, unit, 'independents', place(situation, province));
    expect([may('gandara'), may('gedrosia'), may('drangiana')]).toEqual([true, true, false]);
  });

  it('try to get away from an army that has more units, and from nobody else', () => {
    const facing = (kind: 'levy' | 'none', count: number) => {
      const units = {
        ...horde(3, 'scythia', SCYTHIA),
        ...(kind === 'levy' ? garrison('persianLevy', count, 'scythia') : {}),
      };
      const situation = asked(emptyBoard({ players: 2 }, { units }));
      return withdraws(situation, place(situation, 'scythia'), 'band-3', 3);
    };
    expect([facing('levy', 4), facing('levy', 3), facing('none', 0)]).toEqual([true, false, false]);
  });

  it.each([
    [4, ['chance']],
    [3, ['regency']],
  ] as const)('and do so without being asked: %i against three', (count, actors) => {
    const units = { ...horde(3, 'scythia', SCYTHIA), ...garrison('persianLevy', count, 'scythia') };
    const { state } = machine.start(
      emptyBoard(
        { players: 2 },
        {
          units,
          stack: [
            { kind: 'turn', begun: true, step: 0 },
            { kind: 'movement', side: 'regency', moved: [], turned: [] },
            {
              kind: 'evasion',
              province: 'scythia',
              tactical: true,
              left: [
                {
                  side: 'independents',
                  force: 'band-3',
                  units: ['barbarianCavalry-1', 'barbarianCavalry-2', 'barbarianCavalry-3'],
                  leaders: [],
                  on: 3,
                  within: null,
                },
              ],
              evaded: null,
            },
          ],
          leaders: { eumenes: { at: 'syria', side: 'regency' } },
        },
      ),
    );
    expect(machine.actors(state)).toEqual(actors);
  });
});

describe('ruling S7.4: whom they attack', () => {
  const force = (name: string, count: number) => ({
    name,
    units: Array.from({ length: count }, () => null) as never[],
  });
  it('Indians all, raiders all but an army that has more units than they, rebels nobody', () => {
    expect(seeksCombat(force('indian', 1), force('warlords', 9))).toBe(true);
    expect(seeksCombat(force('band-3', 3), force('warlords', 3))).toBe(true);
    expect(seeksCombat(force('band-3', 3), force('warlords', 4))).toBe(false);
    // Two units are no army (R 6.2), from which one alone would withdraw.
    expect(seeksCombat(force('band-3', 1), force('warlords', 2))).toBe(true);
    expect(seeksCombat(force('band-3', 1), force('warlords', 3))).toBe(false);
    expect(seeksCombat(force('independents', 4), force('warlords', 1))).toBe(false);
  });
});

describe('R S7.1: Indians', () => {
  const INDIANS = { 'indianInfantry-1': { at: 'upperIndia', side: 'independents' } } as const;

  it('go into an empty province beside theirs, the richer one (ruling S7.3)', () => {
    // Beside Upper India are Gandara, mountain, and Lower India, fertile.
    expect(goalOf(migrate('indian', 'upperIndia', { units: INDIANS }).events)).toBe('lowerIndia');
  });

  it('not where anybody is', () => {
    const units = { ...INDIANS, 'indianInfantry-2': { at: 'lowerIndia', side: 'independents' } } as const;
    expect(goalOf(migrate('indian', 'upperIndia', { units }).events)).toBe('gandara');
    const both = { ...units, 'indianInfantry-3': { at: 'gandara', side: 'independents' } } as const;
    expect(goalOf(migrate('indian', 'upperIndia', { units: both }).events)).toBeUndefined();
  });

  it('no further than the first province outside of India', () => {
    const outside = { 'indianInfantry-1': { at: 'bactria', side: 'independents' } } as const;
    expect(goalOf(migrate('indian', 'bactria', { units: outside }).events)).toBeUndefined();
  });

  it('toward who invades India, wherever anybody is', () => {
    const units = {
      ...INDIANS,
      'indianInfantry-1': { at: 'lowerIndia', side: 'independents' },
      ...garrison('persianLevy', 3, 'upperIndia'),
    } as const;
    expect(goalOf(migrate('indian', 'lowerIndia', { units }).events)).toBe('upperIndia');
  });

  it('by the shortest way, and those outside too (ruling S7.3)', () => {
    // From Bactria an invader of Gandara is next door; Arachosia lies beside both.
    const units = {
      'indianInfantry-1': { at: 'bactria', side: 'independents' },
      ...garrison('persianLevy', 3, 'gandara'),
    } as const;
    expect(goalOf(migrate('indian', 'bactria', { units }).events)).toBe('gandara');
  });

  it('stay where the invader is', () => {
    const units = { ...INDIANS, ...garrison('persianLevy', 3, 'upperIndia') };
    expect(goalOf(migrate('indian', 'upperIndia', { units }).events)).toBeUndefined();
  });

  it('leave nobody behind, and take Chandragupta along (ruling S7.2)', () => {
    const { state } = migrate('indian', 'upperIndia', {
      units: { ...INDIANS, 'indianArchers-1': { at: 'upperIndia', side: 'independents' } },
      leaders: { chandragupta: { at: 'upperIndia', side: 'independents' } },
    });
    expect(state.leaders['chandragupta']?.at).toBe('lowerIndia');
    expect(state.units['indianInfantry-1']?.at).toBe('lowerIndia');
    expect(state.units['indianArchers-1']?.at).toBe('lowerIndia');
  });

  it('Greeks do not move', () => {
    const { events } = machine.start(
      emptyBoard(
        { players: 2 },
        {
          units: { 'spartans-1': { at: 'hellas', side: 'independents' } },
          stack: [
            { kind: 'turn', begun: true, step: 0 },
            { kind: 'migration', left: [], moved: [] },
          ],
        },
      ),
    );
    expect(said(events, 'unitMoved')).toEqual([]);
  });
});

/** Barbarians gather in Scythia, or Arabs in Arabia: as many as there are of those that are set aside. */
const gathered = (nation: 'barbarian' | 'arab', province: string, changes: Changes) =>
  machine.start(
    emptyBoard(
      { players: 2 },
      {
        ...changes,
        stack: [
          { kind: 'turn', begun: true, step: 0 },
          { kind: 'gathering', side: 'independents', province, nation, left: 2, raiders: true, chosen: [] },
        ],
      },
    ),
  );

describe('R S5.7: the fourth player', () => {
  it.each([3, 4] as const)(
    'of %i: Indians go to the first province beyond India, and no further (ruling S7.7)',
    (players) => {
      const situation = asked(emptyBoard({ players }));
      const unit = situation.roster.units[situation.roster.unitCodes.get('indianInfantry-1') ?? -1];
      if (unit === undefined) throw new RangeError('no such unit');
      const goes = (province: string) =>
        situation.law.mayEnter(situation, unit, 'independents', place(situation, province));
      expect(['lowerIndia', 'arachosia', 'drangiana', 'media'].map(goes)).toEqual([true, true, false, false]);
    },
  );

  /** Indians and their king, raiders, and troops that were raised, all his; in his movement phase. */
  const movingFourth = (): GameState =>
    machine.start(
      emptyBoard(
        { players: 4 },
        {
          units: {
            'indianInfantry-1': { at: 'arachosia', side: 'independents' },
            'phalanx-1': { at: 'arachosia', side: 'independents' },
            'spartans-1': { at: 'arachosia', side: 'independents' },
            'barbarianCavalry-1': { at: 'media', side: 'independents', band: SCYTHIA },
            'arabs-1': { at: 'syria', side: 'independents', band: 7 },
          },
          leaders: {
            chandragupta: { at: 'arachosia', side: 'independents' },
            ptolemy: { at: 'egypt', side: 'ptolemaic' },
          },
          stack: [
            { kind: 'turn', begun: true, step: 0 },
            { kind: 'movement', side: 'independents', moved: [], turned: [] },
          ],
        },
      ),
    ).state;
  const forces = (state: GameState) => [
    ...new Set(machine.legalActions(state).flatMap((action) => (action.type === 'marchForce' ? [action.force] : []))),
  ];

  it('R 8.1, ruling S5.10: Indians, barbarians and Arabs need no leader, troops that he has raised do', () => {
    const state = movingFourth();
    expect(forces(state).sort()).toEqual(['band-3', 'band-7', 'indian']);
    expectRefused(
      state,
      { type: 'marchForce', player: 'independents', force: 'independents', from: 'arachosia', province: 'areia' },
      'needsLeader',
      'R 8.1',
    );
  });

  it('R 6.3: Chandragupta leads Indians, and nobody else', () => {
    const { state } = play(movingFourth(), [
      { type: 'march', player: 'independents', leader: 'chandragupta', province: 'bactria' },
    ]);
    const taken = machine.legalActions(state).flatMap((action) => (action.type === 'take' ? [action.unit] : []));
    expect(taken).toEqual(['indianInfantry-1']);
  });
});

describe('R 14.3, S5.7: a group of raiders that splits up is never one again', () => {
  /** The fourth player moves; three of a group are in Phrygia, which is his, and a fleet of his lies off it. */
  const begun = (): GameState =>
    machine.start(
      emptyBoard(
        { players: 4 },
        {
          turn: 2,
          units: horde(3, 'phrygia', SCYTHIA),
          leaders: { scythianKing: { at: 'phrygia', side: 'independents' } },
          baggage: { blackSeaFleet: { at: 'blackSea', side: 'independents' } },
          provinces: { phrygia: { holder: 'independents' } },
          stack: [
            { kind: 'turn', begun: true, step: 0 },
            { kind: 'movement', side: 'independents', moved: [], turned: [] },
          ],
        },
      ),
    ).state;
  const forcesOf = (state: GameState) => {
    const situation = asked(state);
    return [1, 2, 3].map((no) =>
      situation.law.forceOf(situation, situation.roster.unitCodes.get(`barbarianCavalry-${no}`) ?? -1),
    );
  };
  const player = 'independents';

  it('where one goes with the King', () => {
    const { state } = play(begun(), [
      { type: 'march', player, leader: 'scythianKing', province: 'cappadocia' },
      { type: 'take', player, unit: 'barbarianCavalry-1' },
      { type: 'depart', player },
    ]);
    // The next free number of those who came from Scythia.
    expect(forcesOf(state)).toEqual(['band-9', 'band-3', 'band-3']);
  });

  it('where two sail', () => {
    const { state } = play(begun(), [
      { type: 'load', player, fleet: 'blackSeaFleet', province: 'phrygia' },
      { type: 'board', player, piece: 'barbarianCavalry-1' },
      { type: 'board', player, piece: 'barbarianCavalry-2' },
      { type: 'land', player, province: 'thrace', zone: 'blackSea' },
    ]);
    expect(forcesOf(state)).toEqual(['band-9', 'band-9', 'band-3']);
  });

  it('where they come ashore on several coasts from a fleet that has changed sides (R S8.5, ruling S8.6)', () => {
    const { state } = play(
      machine.start(
        emptyBoard(
          { players: 4 },
          {
            turn: 2,
            units: { ...horde(3, 'cypriote', SCYTHIA), 'persianInfantry-1': { at: 'egypt', side: 'ptolemaic' } },
            leaders: { ptolemy: { at: 'egypt', side: 'ptolemaic' }, antigonus: { at: 'phrygia', side: 'antigonid' } },
            baggage: {
              egyptianFleet: { at: 'egyptian', side: 'ptolemaic' },
              cypriotFleet: { at: 'cypriote', side: 'independents' },
            },
            provinces: { egypt: { holder: 'ptolemaic' }, cyprus: { holder: 'independents' } },
            stack: [
              { kind: 'turn', begun: true, step: 0 },
              { kind: 'movement', side: 'ptolemaic', moved: [], turned: [] },
            ],
          },
        ),
      ).state,
      [
        { type: 'load', player: 'ptolemaic', fleet: 'egyptianFleet', province: 'egypt' },
        { type: 'board', player: 'ptolemaic', piece: 'persianInfantry-1' },
        { type: 'land', player: 'ptolemaic', province: 'cyprus', zone: 'phoenician' },
        { type: 'comeAshore', player, piece: 'barbarianCavalry-1', province: 'cilicia' },
        { type: 'comeAshore', player, piece: 'barbarianCavalry-2', province: 'ionia' },
        { type: 'comeAshore', player, piece: 'barbarianCavalry-3', province: 'ionia' },
      ],
    );
    const [one, two, three] = forcesOf(state);
    expect(two).toBe(three);
    expect([one, two].toSorted()).toEqual(['band-3', 'band-9']);
  });

  it('where those in a city stay behind when the others give way (R 6.2, 9.2)', () => {
    const { state } = play(
      machine.start(
        emptyBoard(
          { players: 4 },
          {
            turn: 2,
            units: {
              ...horde(3, 'sogdiana', SCYTHIA),
              'barbarianInfantry-1': { at: 'sogdianRock', side: 'independents', band: SCYTHIA },
              'phalanx-1': { at: 'sogdiana', side: 'ptolemaic' },
            },
            leaders: { ptolemy: { at: 'egypt', side: 'ptolemaic' }, antigonus: { at: 'phrygia', side: 'antigonid' } },
            cities: { sogdianRock: { walls: 2, holder: 'independents' } },
            stack: [
              { kind: 'turn', begun: true, step: 50, order: ['ptolemaic', 'antigonid', 'seleucid', 'independents'] },
              { kind: 'combats', left: [], now: null, withdrawn: [] },
            ],
          },
        ),
      ).state,
      [
        { type: 'offerBattle', player: 'ptolemaic', province: 'sogdiana', force: 'ptolemaic', against: 'band-3' },
        { type: 'evade', player },
        ...dice(3),
      ],
    );
    expect(state.units['barbarianCavalry-1']?.at).toBe('scythia');
    expect(forcesOf(state)).toEqual(['band-9', 'band-9', 'band-9']);
    expect(state.units['barbarianInfantry-1']).toMatchObject({ at: 'sogdianRock', band: SCYTHIA });
  });

  it('where they come out of Gaza on both sides (ruling C8.6)', () => {
    const infantry = ['barbarianInfantry-1', 'barbarianInfantry-2'] as const;
    const { state } = play(
      machine.start(
        emptyBoard(
          { players: 4 },
          {
            turn: 2,
            units: Object.fromEntries(
              infantry.map((id) => [id, { at: 'gaza', side: 'independents', band: SCYTHIA }] as const),
            ),
            cities: { gaza: { walls: 2, holder: 'independents' } },
            stack: [
              { kind: 'turn', begun: true, step: 0 },
              { kind: 'movement', side: 'independents', moved: [], turned: [] },
            ],
          },
        ),
      ).state,
      infantry.map((piece, no) => ({ type: 'takeField', player, piece, province: no === 0 ? 'syria' : 'egypt' })),
    );
    expect(infantry.map((id) => state.units[id]?.band).toSorted()).toEqual([SCYTHIA, 9]);
  });

  it('not where the King goes alone', () => {
    const { state, events } = play(begun(), [
      { type: 'march', player, leader: 'scythianKing', province: 'cappadocia' },
      { type: 'depart', player },
    ]);
    expect(forcesOf(state)).toEqual(['band-3', 'band-3', 'band-3']);
    expect(said(events, 'bandFormed')).toEqual([]);
  });
});

describe('R S7.1: the Scythian King', () => {
  const raiders = { ...some('barbarianCavalry', 2, { at: 'aside' }), ...some('arabs', 2, { at: 'aside' }) };

  it.each(['aside', 'gone'])('comes with a force of barbarians when he is %s', (at) => {
    const { state } = gathered('barbarian', 'scythia', { units: raiders, leaders: { scythianKing: { at } } });
    expect(state.leaders['scythianKing']).toMatchObject({ at: 'scythia', side: 'independents' });
  });

  it('ruling S14.9 and when he was executed by whoever held him; but not while he is held', () => {
    const { state: held } = gathered('barbarian', 'scythia', {
      units: raiders,
      leaders: { scythianKing: { at: 'captive', side: 'regency' } },
    });
    expect(held.leaders['scythianKing']).toMatchObject({ at: 'captive', side: 'regency' });
    const { state } = gathered('barbarian', 'scythia', {
      units: raiders,
      leaders: { scythianKing: { at: 'gone', side: 'regency' } },
    });
    expect(state.leaders['scythianKing']).toMatchObject({ at: 'scythia', side: 'independents' });
  });

  it('not with Arabs (ruling S7.6), nor a second time', () => {
    const arabs = gathered('arab', 'arabia', { units: raiders, leaders: { scythianKing: { at: 'aside' } } });
    expect(arabs.state.leaders['scythianKing']?.at).toBe('aside');
    const again = gathered('barbarian', 'scythia', { units: raiders, leaders: { scythianKing: { at: 'media' } } });
    expect(again.state.leaders['scythianKing']?.at).toBe('media');
  });

  it('leads the first of several groups (ruling S7.5)', () => {
    // The second group are the counters after those of the first.
    const units = {
      ...horde(2, 'scythia', SCYTHIA),
      'barbarianCavalry-3': { at: 'scythia', side: 'independents', band: 9 },
    } as const;
    const leaders = { scythianKing: { at: 'scythia', side: 'independents' } } as const;
    const goes = (force: string) => migrate(force, 'scythia', { units, leaders }).state.leaders['scythianKing']?.at;
    expect([goes('band-3'), goes('band-9')]).toEqual(['sogdiana', 'scythia']);
  });

  it('goes one province a turn, as every leader (R 8.1): not on with a group that he comes upon', () => {
    // Chorasmia's two go into Sogdiana, where one is; that one goes on into Bactria, which is fertile and empty.
    const { state } = machine.start(
      emptyBoard(
        { players: 2 },
        {
          units: {
            'barbarianCavalry-1': { at: 'sogdiana', side: 'independents', band: SCYTHIA },
            'barbarianCavalry-2': { at: 'chorasmia', side: 'independents', band: CHORASMIA },
            'barbarianCavalry-3': { at: 'chorasmia', side: 'independents', band: CHORASMIA },
            ...garrison('persianLevy', 2, 'hyrcania'),
            ...garrison('persianInfantry', 2, 'parthia'),
            ...garrison('persianCavalry', 2, 'scythia'),
          },
          leaders: { scythianKing: { at: 'chorasmia', side: 'independents' } },
          stack: [
            { kind: 'turn', begun: true, step: 0 },
            {
              kind: 'migration',
              left: [
                { force: 'band-4', from: 'chorasmia' },
                { force: 'band-3', from: 'sogdiana' },
              ],
              moved: [],
            },
          ],
        },
      ),
    );
    expect(state.units['barbarianCavalry-1']?.at).toBe('bactria');
    expect(state.units['barbarianCavalry-2']?.at).toBe('sogdiana');
    expect(state.leaders['scythianKing']?.at).toBe('sogdiana');
  });

  it('goes with the group where he is', () => {
    const { state } = migrate('band-3', 'scythia', {
      units: horde(3, 'scythia', SCYTHIA),
      leaders: { scythianKing: { at: 'scythia', side: 'independents' } },
    });
    expect(state.leaders['scythianKing']?.at).toBe('sogdiana');
  });
});

describe('R S11.1: reinforcements', () => {
  const invading = (units: Units): GameState =>
    machine.start(
      emptyBoard(
        { players: 2 },
        {
          units: { ...units, ...some('indianCavalry', 2, { at: 'aside' }) },
          leaders: { antigonus: { at: 'bactria', side: 'warlords' } },
          stack: [
            { kind: 'turn', begun: true, step: 0 },
            { kind: 'movement', side: 'warlords', moved: [], turned: [] },
          ],
        },
      ),
    ).state;

  it('the Indians’ cavalry comes where a player’s units enter India', () => {
    const { state } = play(invading(garrison('persianCavalry', 1, 'bactria')), [
      { type: 'march', player: 'warlords', leader: 'antigonus', province: 'gandara' },
      { type: 'take', player: 'warlords', unit: 'persianCavalry-1' },
    ]);
    for (const unit of ['indianCavalry-1', 'indianCavalry-2'] as const)
      expect(state.units[unit]).toMatchObject({ at: 'gandara', side: 'independents' });
    expect(state.milestones.indiansRoused).toBe(1);
  });

  it('ruling S11.8: it comes where a leader of a player enters India alone', () => {
    const { state } = play(invading({}), [
      { type: 'march', player: 'warlords', leader: 'antigonus', province: 'gandara' },
    ]);
    for (const unit of ['indianCavalry-1', 'indianCavalry-2'] as const)
      expect(state.units[unit]).toMatchObject({ at: 'gandara', side: 'independents' });
    expect(state.milestones.indiansRoused).toBe(1);
  });

  it.each([
    ['leader', {}],
    ['army', { 'barbarianCavalry-1': { at: 'bactria', side: 'independents', band: SCYTHIA } }],
  ] as const)('ruling S11.8: it does not come for the %s of the fourth player', (_, units: Units) => {
    const start = machine.start(
      emptyBoard(
        { players: 4 },
        {
          units: { ...units, ...some('indianCavalry', 2, { at: 'aside' }) },
          leaders: { scythianKing: { at: 'bactria', side: 'independents' } },
          stack: [
            { kind: 'turn', begun: true, step: 0 },
            { kind: 'movement', side: 'independents', moved: [], turned: [] },
          ],
        },
      ),
    ).state;
    const { state } = play(start, [
      { type: 'march', player: 'independents', leader: 'scythianKing', province: 'gandara' },
      ...(Object.keys(units) as UnitId[]).map((unit): Action => ({ type: 'take', player: 'independents', unit })),
    ]);
    expect(state.leaders['scythianKing']?.at).toBe('gandara');
    expect(state.units['indianCavalry-1']?.at).toBe('aside');
    expect(state.milestones.indiansRoused).toBeUndefined();
  });

  /** Spring 321 is the eighth turn from Summer 323. */
  const SPRING_321 = 8;
  const awaiting = (turn: number, changes: Changes): GameState => {
    const track = asked(newGame()).components.track[SPRING_321 - 1];
    expect(track).toMatchObject({ season: 'spring', year: 321 });
    // Supply and initiative come first; then the first side’s reinforcements.
    return machine.start(
      emptyBoard(
        { players: 2 },
        {
          ...changes,
          turn,
          leaders: { seleucus: { at: 'aside' } },
          stack: [{ kind: 'turn', begun: true, step: 2 }],
        },
      ),
    ).state;
  };

  it.each([
    ['who has the Hetairoi', { units: { 'hetairoi-1': { at: 'media', side: 'regency' } } }, 'media'],
    [
      'not who has Babylonia, as long as they are there',
      { units: { 'hetairoi-1': { at: 'media', side: 'regency' } }, provinces: { babylonia: { holder: 'warlords' } } },
      'media',
    ],
    [
      'who has Babylonia, when they are no more',
      { units: { 'hetairoi-1': { at: 'pool' } }, provinces: { babylonia: { holder: 'regency' } } },
      'babylonia',
    ],
  ] as const)('Seleucus comes to %s (ruling S11.7)', (_, changes, at) => {
    const provinces = { media: { holder: 'regency' }, ...('provinces' in changes ? changes.provinces : {}) } as const;
    const state = awaiting(SPRING_321, {
      ...changes,
      provinces: at === 'media' ? provinces : ((changes as Changes).provinces ?? {}),
    });
    expect(state.leaders['seleucus']).toMatchObject({ at, side: 'regency' });
  });

  it('Seleucus comes to nobody as long as the Hetairoi have gone home (ruling S11.7)', () => {
    const state = awaiting(SPRING_321, {
      units: { 'hetairoi-1': { at: 'mutinied' } },
      provinces: { babylonia: { holder: 'regency' } },
    });
    expect(state.leaders['seleucus']?.at).toBe('aside');
  });

  it('R 13.2, S11.5: Antipater, won over by another, is withdrawn when his new side’s turn comes, before it moves', () => {
    const { state } = machine.start(
      emptyBoard(
        { players: 3 },
        {
          // Spring 319 is the sixteenth turn from Summer 323.
          turn: 16,
          units: { 'persianLevy-1': { at: 'syria', side: 'antigonid' } },
          leaders: {
            antipater: { at: 'syria', side: 'antigonid' },
            antigonus: { at: 'syria', side: 'antigonid' },
            ptolemy: { at: 'egypt', side: 'ptolemaic' },
          },
          stack: [{ kind: 'turn', begun: true, step: 2, order: ['antigonid', 'ptolemaic', 'seleucid'] }],
        },
      ),
    );
    expect(state.stack.at(-1)).toMatchObject({ kind: 'movement', side: 'antigonid' });
    expect(state.leaders['antipater']?.at).toBe('gone');
  });

  it('R S11.5, ruling S11.6: Antipater dies in prison too', () => {
    // Spring 319 is the sixteenth turn from Summer 323.
    const imprisoned = (turn: number) =>
      machine.start(
        emptyBoard(
          { players: 2 },
          {
            turn,
            leaders: {
              antipater: { at: 'captive', side: 'warlords' },
              eumenes: { at: 'media', side: 'regency' },
              antigonus: { at: 'ionia', side: 'warlords' },
            },
            stack: [{ kind: 'turn', begun: true, step: 2, order: ['regency', 'warlords'] }],
          },
        ),
      );
    const died = imprisoned(16);
    expect(died.state.leaders['antipater']?.at).toBe('gone');
    expect(said(died.events, 'prisonerDied')).toMatchObject([{ rule: 'R S11.5', leader: 'antipater' }]);
    expect(imprisoned(15).state.leaders['antipater']?.at).toBe('captive');
  });

  it('not before', () => {
    const state = awaiting(SPRING_321 - 1, {
      units: { 'hetairoi-1': { at: 'media', side: 'regency' } },
      provinces: { media: { holder: 'regency' } },
    });
    expect(state.leaders['seleucus']?.at).toBe('aside');
  });
});

describe('R 9.3, S9.1, ruling S9.11: where evaders go', () => {
  /** Phalanxes of the phasing player attack a force of the independents, for whom somebody plays with four players. */
  const attacked = (players: 2 | 4, province: string, force: string, changes: Changes): GameState => {
    const [attacker, leader] =
      players === 2 ? (['warlords', 'antigonus'] as const) : (['antigonid', 'antigonus'] as const);
    const { state } = machine.start(
      emptyBoard(
        { players },
        {
          turn: 2,
          ...changes,
          units: { ...some('phalanx', 6, { at: province, side: attacker }), ...changes.units },
          leaders: { ...changes.leaders, [leader]: { at: 'phrygia', side: attacker } },
          stack: [
            {
              kind: 'turn',
              begun: true,
              step: 50,
              order: players === 2 ? ['warlords', 'regency'] : ['antigonid', 'ptolemaic', 'seleucid', 'independents'],
            },
            { kind: 'combats', left: [], now: null, withdrawn: [] },
          ],
        },
      ),
    );
    return play(state, [{ type: 'offerBattle', player: attacker, province, force: attacker, against: force }]).state;
  };
  const refuges = (state: GameState): readonly string[] =>
    machine.legalActions(state).flatMap((action) => (action.type === 'retreat' ? [action.province] : []));
  const bactria = { provinces: { bactria: { holder: 'independents' } } } as const;
  /** A group of five in Sogdiana, which lies beside Scythia and Bactria. */
  const five = (band: number): Units => ({
    ...horde(3, 'sogdiana', band),
    ...some('barbarianInfantry', 2, { at: 'sogdiana', side: 'independents', band }),
  });

  it('raiders into the province of their origin alone, though another one is friendly', () => {
    const units = five(SCYTHIA);
    const { state, events } = play(attacked(2, 'sogdiana', 'band-3', { ...bactria, units }), dice(1));
    expect(said(events, 'evasionTried')[0]).toMatchObject({ rule: 'R S9.1', evaded: true });
    // There is one place to go: nobody is asked.
    expect(refuges(state)).toEqual([]);
    expect(Object.keys(five(SCYTHIA)).map((id) => state.units[id as UnitId]?.at)).toEqual(Array(5).fill('scythia'));
  });

  it('not at all where that is not beside them', () => {
    const units = five(SIND);
    const state = attacked(4, 'sogdiana', 'band-5', { ...bactria, units });
    expect(machine.legalActions(state).map(({ type }) => type)).not.toContain('evade');
    // With Scythia behind them they are asked.
    const others = attacked(4, 'sogdiana', 'band-3', { ...bactria, units: five(SCYTHIA) });
    expect(machine.legalActions(others).map(({ type }) => type)).toContain('evade');
  });

  it('Indians into India alone', () => {
    const held = { holder: 'independents' } as const;
    const state = attacked(4, 'gandara', 'indian', {
      provinces: { bactria: held, arachosia: held },
      units: some('indianInfantry', 3, { at: 'gandara', side: 'independents' }),
    });
    const { state: after } = play(state, [{ type: 'evade', player: 'independents' }, ...dice(1)]);
    const places = [after.units['indianInfantry-1']?.at ?? '', ...refuges(after)].filter(
      (place) => place !== 'gandara',
    );
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((place) => !['upperIndia', 'lowerIndia'].includes(place))).toEqual([]);
  });

  it.each([
    ['barbarians who have gone native alone', {}],
    ['and with Indians', { 'indianInfantry-1': { at: 'gandara', side: 'independents' } } as const],
  ])('as Indians, into a part of India that is nobody’s (R S7.1, ruling C9.1): %s', (_, indians: Units) => {
    const state = attacked(4, 'gandara', 'indian', {
      provinces: {
        bactria: { holder: 'independents' },
        upperIndia: { holder: null },
        lowerIndia: { holder: 'seleucid' },
      },
      units: { ...some('barbarianCavalry', 3, { at: 'gandara', side: 'independents' }), ...indians },
    });
    const { state: after } = play(state, [{ type: 'evade', player: 'independents' }, ...dice(1)]);
    const places = ['barbarianCavalry-1', 'barbarianCavalry-2', 'barbarianCavalry-3', ...Object.keys(indians)].map(
      (id) => after.units[id as UnitId]?.at,
    );
    expect(new Set(places)).toEqual(new Set(['upperIndia']));
  });

  it('raiders not, who are at home where they came from alone', () => {
    const state = attacked(4, 'gandara', 'band-3', {
      provinces: { upperIndia: { holder: null } },
      units: horde(3, 'gandara', SCYTHIA),
    });
    expect(machine.legalActions(state).map(({ type }) => type)).not.toContain('evade');
  });
});
