/** R 14: random events. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import { machine } from '../../../src/conquest/machine.js';
import type { GameOptions } from '../../../src/conquest/options.js';
import { isRevoltOver, mayEnter } from '../../../src/conquest/query/08-2-movement.js';
import { secureObjective } from '../../../src/conquest/deeds/objectives.js';
import { conquestRules, machineOf } from '../../../src/conquest/machine.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { ObjectiveId, UnitId } from '../../../src/conquest/vocabulary.js';
import { facing, isOver } from '../paused.js';
import {
  at,
  asked,
  type Changes,
  die,
  emptyBoard,
  everyUnit,
  expectRefused,
  named,
  place,
  play,
  started,
  said,
  walls,
} from '../table.js';

const gather = (unit: UnitId): Action => ({ type: 'gather', player: 'persian', unit });

const EVENTS = { kind: 'randomEvents', step: 0 } as const;
/** The phase of random events of this turn. */
const events = (turn: number, changes: Changes = {}, options?: Partial<GameOptions>) =>
  options === undefined
    ? facing(EVENTS, { turn, ...changes })
    : started({
        ...emptyBoard({ turn, ...changes, stack: [{ kind: 'setup', left: ['kingsArmy'] }, EVENTS] }),
        options: { players: 2, ...options },
      });

const TREASURIES: readonly ObjectiveId[] = [
  'treasuryOfBabylon',
  'treasuryOfSusa',
  'treasuryOfPersepolis',
  'treasuryOfEcbatana',
];
const secured = (...ids: readonly ObjectiveId[]): GameState['secured'] => Object.fromEntries(ids.map((id) => [id, 9]));

/** On the track: Autumn 332 has a revolt alone, Summer 333 a raid alone, Summer 332 both, Spring 332 neither. */
const REVOLT = 11;
const RAID = 6;
const BOTH = 10;
const NEITHER = 9;

/** All mercenaries are somewhere else. */
const noMercenaries = at(
  'gone',
  ...[1, 2, 3, 4, 5, 6].map((n) => `mercenaryHoplites-${n}`),
  'mercenaryPeltasts-1',
  'mercenaryPeltasts-2',
);

describe('R 14.1 the phase', () => {
  it('comes at the end of a turn, with what the track has for it: revolt, then raid', () => {
    expect(isOver(events(NEITHER).state)).toBe(true);
    const { state } = events(BOTH);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'revolt', side: 'persian' });
    const after = play(state, [die(3)]).state;
    expect(after.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'raidPlace' });
    expect(isOver(play(after, [die(1)]).state)).toBe(true);
    expect(events(RAID).state.stack.at(-1)).toMatchObject({ purpose: 'raidPlace' });
    expect(events(REVOLT).state.stack.at(-1)).toMatchObject({ purpose: 'revolt' });
  });

  it('is left out by beginners', () => {
    expect(isOver(events(BOTH, {}, { without: ['randomEvents'] }).state)).toBe(true);
    expect(isOver(events(BOTH, {}, {}).state)).toBe(false);
  });

  it('R 4.2 follows upon sieges', () => {
    // Of the ten steps of a Summer turn, supply and three of each side have gone before.
    const { state, events: log } = started(emptyBoard({ turn: BOTH, stack: [{ kind: 'turn', begun: true, step: 7 }] }));
    expect(said(log, 'phaseBegan').map(({ phase }) => phase)).toEqual(['combat', 'siege', 'randomEvents']);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'revolt' });
  });
});

describe('R 14.2 the revolt of the Spartans', () => {
  it.each([
    [1, true],
    [2, true],
    [3, false],
    [6, false],
  ])('a %i: %s', (face, revolts) => {
    const { state, events: log } = play(events(REVOLT, { units: noMercenaries }).state, [die(face)]);
    expect(said(log, 'revoltTested')).toEqual([
      { type: 'revoltTested', rule: 'R 14.2', side: 'persian', province: 'hellas', die: face, added: 0, revolts },
    ]);
    expect(state.units['spartans-1']?.at).toBe(revolts ? 'hellas' : 'aside');
    expect(state.milestones.revolt).toBe(revolts ? REVOLT : undefined);
    expect(isOver(state)).toBe(true);
  });

  it('brings Agis and all Spartans to Hellas, and the walls of Athens are theirs', () => {
    const { state, events: log } = play(events(REVOLT, { units: noMercenaries }).state, [die(1)]);
    for (const n of [1, 2, 3, 4] as const)
      expect(state.units[`spartans-${n}`]).toEqual({ at: 'hellas', steps: 2, side: 'persian' });
    expect(state.leaders.agis).toEqual({ at: 'hellas', wounded: false, side: 'persian' });
    expect(state.cities.athens).toEqual({ walls: 3, holder: 'persian' });
    expect(said(log, 'cityTaken')).toEqual([
      { type: 'cityTaken', rule: 'R 14.2', city: 'athens', from: 'macedonian', to: 'persian', walls: 3 },
    ]);
    // Alone in it, they hold Hellas (R 5.3).
    expect(state.provinces.hellas?.holder).toBe('persian');
  });

  it('without walls Athens has none to change', () => {
    const bare: Changes = { units: noMercenaries, cities: walls({ athens: { walls: 0, holder: null } }) };
    const { state } = play(events(REVOLT, bare).state, [die(1)]);
    expect(state.cities.athens).toEqual({ walls: 0, holder: null });
    // Neither does one that is Persian already.
    const taken: Changes = { units: noMercenaries, cities: walls({ athens: { walls: 2, holder: 'persian' } }) };
    expect(said(play(events(REVOLT, taken).state, [die(1)]).events, 'cityTaken')).toEqual([]);
  });

  it('a Macedonian garrison of Athens is put out of the gates (ruling C14.2)', () => {
    const held: Changes = {
      units: { ...noMercenaries, ...at('athens', 'phalanx-7') },
      leaders: at('athens', 'antipater'),
    };
    const { state } = play(events(REVOLT, held).state, [die(2)]);
    expect(state.units['phalanx-7']?.at).toBe('hellas');
    expect(state.leaders.antipater?.at).toBe('hellas');
    expect(state.provinces.hellas?.holder).toBe('macedonian');
  });

  it('R 12.10 a new leader sends the stand-in home', () => {
    const changes: Changes = {
      units: { ...noMercenaries, ...at('media', 'persianLevy-1') },
      leaders: at('media', 'persianOfficer'),
    };
    const { state } = play(events(REVOLT, changes).state, [die(2)]);
    expect(state.leaders.persianOfficer?.at).toBe('aside');
  });

  it('happens once (ruling C14.1)', () => {
    expect(isOver(events(REVOLT, { milestones: { revolt: 10 } }).state)).toBe(true);
  });

  it('is less likely when all four treasuries are taken', () => {
    const all: Changes = { units: noMercenaries, secured: secured(...TREASURIES) };
    const { state, events: log } = play(events(REVOLT, all).state, [die(2)]);
    expect(said(log, 'revoltTested')).toMatchObject([{ die: 2, added: 1, revolts: false }]);
    expect(state.milestones.revolt).toBe(undefined);
    expect(said(play(events(REVOLT, all).state, [die(1)]).events, 'revoltTested')).toMatchObject([{ revolts: true }]);
    const three: Changes = { units: noMercenaries, secured: secured(...TREASURIES.slice(1)) };
    expect(said(play(events(REVOLT, three).state, [die(2)]).events, 'revoltTested')).toMatchObject([
      { added: 0, revolts: true },
    ]);
  });

  it('R 8.3 the Spartans keep to the lands around the Aegean', () => {
    const situation = asked(emptyBoard());
    const { units, unitCodes, leaders, leaderCodes } = situation.roster;
    const spartan = units[unitCodes.get('spartans-1') ?? -1];
    const agis = leaders[leaderCodes.get('agis') ?? -1];
    const open = (piece: typeof spartan | typeof agis) =>
      named(
        situation,
        situation.ground.provinces
          .map(({ code }) => code)
          .filter((code) => piece !== undefined && mayEnter(situation, piece, 'persian', code)),
      );
    expect(open(spartan)).toEqual(['macedonia', 'hellas', 'thrace', 'ionia']);
    expect(open(agis)).toEqual(['macedonia', 'hellas', 'thrace', 'ionia']);
  });
});

describe('R 14.2 mercenaries who join the revolt', () => {
  /** Three hoplites and a peltast are in the dead pile, all others elsewhere. */
  const pile: Changes = {
    units: {
      ...noMercenaries,
      ...at('pool', 'mercenaryHoplites-1', 'mercenaryHoplites-2', 'mercenaryHoplites-3', 'mercenaryPeltasts-1'),
    },
  };

  it('as many as the die says, those whom the Persian chooses, at full strength (ruling C14.3)', () => {
    const { state } = play(events(REVOLT, pile).state, [die(1)]);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'mercenaries', side: 'persian' });
    const asks = play(state, [die(2)]);
    expect(said(asks.events, 'bandSized')).toEqual([
      { type: 'bandSized', rule: 'R 14.2', nation: 'mercenary', province: 'hellas', die: 2, units: 2 },
    ]);
    expect(machine.legalActions(asks.state)).toEqual([gather('mercenaryHoplites-1'), gather('mercenaryPeltasts-1')]);
    expectRefused(asks.state, gather('mercenaryHoplites-2'), 'alikeListed', 'R 14.2');
    expectRefused(asks.state, gather('persianLevy-1'), 'notAmongThem', 'R 14.2');
    expectRefused(asks.state, gather('slingers-1'), 'pieceUnknown', 'R 14.2');
    const { state: after } = play(asks.state, [gather('mercenaryPeltasts-1')]);
    // A hoplite is as good as another: nobody is asked again.
    expect(after.units['mercenaryPeltasts-1']).toEqual({ at: 'hellas', steps: 2, side: 'persian' });
    expect(after.units['mercenaryHoplites-1']).toEqual({ at: 'hellas', steps: 2, side: 'persian' });
    expect(everyUnit(after)['mercenaryHoplites-2']?.at).toBe('pool');
    expect(isOver(after)).toBe(true);
  });

  it('all of them, if there are no more', () => {
    const { state } = play(events(REVOLT, pile).state, [die(2), die(6)]);
    expect(Object.values(state.units).filter((unit) => unit.at === 'hellas')).toHaveLength(4 + 4);
    expect(isOver(state)).toBe(true);
  });

  it('none of those who serve somebody, or are to come', () => {
    const serving: Changes = {
      units: {
        ...noMercenaries,
        'mercenaryHoplites-1': { at: 'ionia', side: 'macedonian' },
        ...at('track', 'mercenaryHoplites-4'),
      },
    };
    const { state } = play(events(REVOLT, serving).state, [die(1)]);
    expect(isOver(state)).toBe(true);
    expect(state.units['mercenaryHoplites-1']?.at).toBe('ionia');
  });

  it('whoever deserted the Macedonian in death serves the Persian', () => {
    const { state } = play(events(REVOLT, pile).state, [die(1), die(6)]);
    expect(state.units['mercenaryHoplites-1']?.side).toBe('persian');
  });
});

describe('R 14.2 the end of it', () => {
  /** What follows when these are secured, one after another. */
  const securing = (ids: readonly ObjectiveId[], options: GameOptions = { players: 2 }) => {
    const rules = machineOf({
      ...conquestRules,
      frames: {
        ...conquestRules.frames,
        recovery: {
          rule: 'R 12.9',
          advance(run) {
            run.finish();
            for (const id of ids) secureObjective(run, id, 'R 15.8');
          },
        },
      },
    });
    return rules.start({
      ...emptyBoard({
        turn: REVOLT,
        stack: [
          { kind: 'setup', left: ['kingsArmy'] },
          { kind: 'recovery', side: 'persian', left: [] },
        ],
      }),
      options,
    });
  };

  it('with all treasuries, and both Darius and Bessus gone, nobody rolls any more, and the home army is released (ruling C14.1)', () => {
    const { state, events: log } = securing([...TREASURIES, 'darius', 'bessus']);
    expect(said(log, 'milestonePassed')).toEqual([
      { type: 'milestonePassed', rule: 'R 14.2', milestone: 'revoltCalledOff' },
    ]);
    expect(isOver(events(REVOLT, { milestones: state.milestones, secured: state.secured }).state)).toBe(true);
    const situation = asked(state);
    expect(isRevoltOver(situation)).toBe(true);
    const antipater = situation.roster.leaders[situation.roster.leaderCodes.get('antipater') ?? -1];
    const free = (of: typeof situation) =>
      antipater !== undefined && mayEnter(of, antipater, 'macedonian', place(of, 'ionia'));
    expect(free(situation)).toBe(true);
    expect(free(asked(emptyBoard()))).toBe(false);
  });

  it('not with less', () => {
    expect(securing([...TREASURIES, 'darius']).state.milestones).toEqual({});
    expect(securing([...TREASURIES.slice(1), 'darius', 'bessus']).state.milestones).toEqual({});
  });

  it('not where the section is left out', () => {
    const options: GameOptions = { players: 2, without: ['randomEvents'] };
    expect(securing([...TREASURIES, 'darius', 'bessus'], options).state.milestones).toEqual({});
  });

  it('R 8.3 a revolt is over when no Spartan is left in Europe', () => {
    const over = (where: string) =>
      isRevoltOver(asked(emptyBoard({ milestones: { revolt: 11 }, units: at(where, 'spartans-2') })));
    expect(['hellas', 'macedonia', 'thrace', 'ionia', 'pool'].map(over)).toEqual([false, false, false, true, true]);
  });
});

describe('ruling C8.9 the home army is released once for all', () => {
  const antipaterIn = (state: GameState, province: string) => {
    const of = asked(state);
    const antipater = of.roster.leaders[of.roster.leaderCodes.get('antipater') ?? -1];
    return antipater !== undefined && mayEnter(of, antipater, 'macedonian', place(of, province));
  };
  const risen: Changes = {
    milestones: { revolt: 11 },
    units: at('thrace', 'spartans-1'),
    leaders: { agis: { at: 'thrace' }, antipater: { at: 'macedonia' } },
  };

  it('by the Spartans who leave Europe, though they come back (R 8.3)', () => {
    const moving = started(
      emptyBoard({
        turn: 13,
        ...risen,
        stack: [
          { kind: 'turn', begun: true, step: 6 },
          { kind: 'movement', side: 'persian', moved: [], turned: [] },
        ],
      }),
    ).state;
    expect(antipaterIn(moving, 'ionia')).toBe(false);
    const { state, events: log } = play(moving, [
      { type: 'march', player: 'persian', leader: 'agis', province: 'ionia' },
      { type: 'take', player: 'persian', unit: 'spartans-1' },
    ]);
    expect(said(log, 'milestonePassed')).toEqual([
      { type: 'milestonePassed', rule: 'R 8.3', milestone: 'revoltCalledOff' },
    ]);
    const back = emptyBoard({ ...risen, turn: 14, milestones: state.milestones });
    expect(antipaterIn(back, 'ionia')).toBe(true);
    expect(antipaterIn(back, 'media')).toBe(true);
  });
});

describe('R 14.3 raids', () => {
  it.each([
    [1, null],
    [2, null],
    [3, 'scythia'],
    [4, 'chorasmia'],
    [5, 'sind'],
    [6, 'arabia'],
  ])('where: a %i: %s', (face, province) => {
    const { state, events: log } = play(events(RAID).state, [die(face)]);
    expect(said(log, 'raidTested')).toEqual([
      { type: 'raidTested', rule: 'R 14.3', die: face, province, raids: province !== null },
    ]);
    expect(isOver(state)).toBe(province === null);
    if (province === null) return;
    const after = play(state, [die(6)]).state;
    const raiders = Object.values(after.units).filter((unit) => unit.at === province);
    // Ten barbarians, and of Arabs the six that there are.
    expect(raiders).toHaveLength(province === 'arabia' ? 6 : 10);
    expect(new Set(raiders.map(({ band }) => band))).toEqual(new Set([face]));
  });

  it.each([
    [1, 2],
    [2, 4],
    [3, 6],
    [4, 8],
    [5, 10],
    [6, 10],
  ])('how many: a %i: %i units', (face, units) => {
    const { events: log } = play(events(RAID).state, [die(3), die(face)]);
    expect(said(log, 'bandSized')).toEqual([
      { type: 'bandSized', rule: 'R 14.3', nation: 'barbarian', province: 'scythia', die: face, units },
    ]);
  });

  it('of which kinds, the Persian chooses; they are a group by themselves', () => {
    const { state } = play(events(RAID).state, [die(4), die(1)]);
    expect(machine.actors(state)).toEqual(['persian']);
    expect(machine.legalActions(state)).toEqual([
      gather('barbarianHorseArchers-1'),
      gather('barbarianCavalry-1'),
      gather('barbarianInfantry-1'),
    ]);
    expectRefused(state, gather('arabs-1'), 'notAmongThem', 'R 14.3');
    expectRefused(state, gather('barbarianCavalry-2'), 'alikeListed', 'R 14.3');
    const { state: after, events: log } = play(state, [
      gather('barbarianCavalry-1'),
      gather('barbarianHorseArchers-1'),
    ]);
    expect(after.units['barbarianCavalry-1']).toEqual({ at: 'chorasmia', steps: 1, side: 'persian', band: 4 });
    expect(said(log, 'unitRaised')).toMatchObject([
      { rule: 'R 14.3', unit: 'barbarianCavalry-1', at: 'chorasmia' },
      { unit: 'barbarianHorseArchers-1' },
    ]);
    expect(said(log, 'bandFormed')).toEqual([
      { type: 'bandFormed', rule: 'R 14.3', units: ['barbarianCavalry-1', 'barbarianHorseArchers-1'], band: 4 },
    ]);
    // R 5.2: nobody but who conquers succeeds there.
    expect(after.provinces.chorasmia?.holder).toBe(null);
    expect(isOver(after)).toBe(true);
  });

  it('Arabs alone come from Arabia, which is Persian, and nobody is asked who of them', () => {
    const { state } = play(events(RAID).state, [die(6), die(1)]);
    expect(state.units['arabs-1']).toEqual({ at: 'arabia', steps: 1, side: 'persian', band: 6 });
    expect(state.units['arabs-2']?.at).toBe('arabia');
    expect(state.units['arabs-3']?.at).toBe('aside');
  });

  it('no more than there are; those who have fallen may come again (ruling C14.4)', () => {
    const kinds = ['barbarianHorseArchers', 'barbarianCavalry'].flatMap((kind) =>
      [1, 2, 3, 4].map((n) => `${kind}-${n}`),
    );
    const afield: Changes = {
      units: {
        ...Object.fromEntries(kinds.map((id) => [id, { at: 'bactria', band: 3 }])),
        ...at('pool', 'barbarianInfantry-1'),
      },
    };
    const { state } = play(events(RAID, afield).state, [die(3), die(5)]);
    // One has fallen and one was never called: they come, as another group.
    expect(state.units['barbarianInfantry-1']).toEqual({ at: 'scythia', steps: 1, side: 'persian', band: 9 });
    expect(state.units['barbarianInfantry-2']).toEqual({ at: 'scythia', steps: 1, side: 'persian', band: 9 });
    expect(state.units['barbarianCavalry-1']?.band).toBe(3);
    expect(isOver(state)).toBe(true);
  });

  it('nobody is left to come: that is said, and no second die falls', () => {
    const all = { units: at('bactria', 'arabs-1', 'arabs-2', 'arabs-3', 'arabs-4', 'arabs-5', 'arabs-6') };
    const { state, events: log } = play(events(RAID, all).state, [die(6)]);
    expect(said(log, 'raidTested')).toMatchObject([{ die: 6, province: 'arabia', raids: false }]);
    expect(said(log, 'bandSized')).toEqual([]);
    expect(isOver(state)).toBe(true);
  });

  it('R 5.2, 5.4 raiders move without a leader, and win provinces for the Persian', () => {
    const raided: Changes = {
      turn: 7,
      units: { 'arabs-1': { at: 'arabia', band: 6 }, 'arabs-2': { at: 'arabia', band: 6 } },
      provinces: { syria: { holder: 'macedonian' } },
    };
    const { state } = facing({ kind: 'movement', side: 'persian', moved: [], turned: [] }, raided);
    const { state: after } = play(state, [
      { type: 'marchForce', player: 'persian', force: 'band-6', from: 'arabia', province: 'syria' },
      { type: 'takeAll', player: 'persian' },
    ]);
    expect(after.units['arabs-1']?.at).toBe('syria');
    expect(after.provinces.syria?.holder).toBe('persian');
  });
});
