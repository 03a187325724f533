/** R 12.10, 12.11: what combats, battles and sieges leave behind: stand-ins for lost leaders, and who has fought. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import type { GameFrame } from '../../../src/conquest/frame/index.js';
import { machine } from '../../../src/conquest/machine.js';
import { contests } from '../../../src/conquest/query/09-1-combat.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { duelling, scene, type Scene } from '../battle.js';
import { facing, isOver } from '../paused.js';
import { at, asked, die, emptyBoard, play, started, said, type Changes, type Played, walls } from '../table.js';

const lose = (player: SideId, unit: UnitId): Action => ({ type: 'loseStep', player, unit });
const appoint = (player: SideId, place: string): Action => ({
  type: 'appoint',
  player,
  leader: player === 'persian' ? 'persianOfficer' : 'macedonianOfficer',
  place,
});
const nobody = (player: SideId): Action => ({ type: 'appointNobody', player });

/** The combats of a turn: the first, in which nobody evades. */
const combats = (changes: Changes): GameFrame => ({
  kind: 'combats',
  left: contests(asked(emptyBoard({ turn: 1, ...changes }))),
  now: null,
  withdrawn: [],
});
const fighting = (changes: Changes): GameState => facing(combats(changes), { turn: 1, ...changes }).state;

describe('R 12.10 after a minor combat', () => {
  // 8 and 3 with Parmenio, 17, against 3 and 4 with Bessus, 11: 1:1.
  const even: Changes = {
    units: {
      ...at('syria', 'phalanx-1', 'illyrians-1', 'persianCavalry-1', 'persianHeavyCavalry-1'),
      ...at('bactria', 'dahae-1'),
      ...at('thrace', 'thracians-1'),
    },
    leaders: at('syria', 'parmenio', 'bessus'),
  };

  it('who has lost a leader may have his stand-in with those who are left', () => {
    // A 2 is a step of the attacker; and Parmenio falls.
    const { state } = play(fighting(even), [die(2), lose('macedonian', 'illyrians-1'), die(1)]);
    expect(state.leaders.parmenio?.at).toBe('gone');
    expect(machine.legalActions(state)).toEqual([appoint('macedonian', 'syria'), nobody('macedonian')]);
    const { state: after, events } = play(state, [appoint('macedonian', 'syria')]);
    expect(said(events, 'leaderArrived')).toMatchObject([
      { rule: 'R 12.10', leader: 'macedonianOfficer', at: 'syria' },
    ]);
    expect(isOver(after)).toBe(true);
  });

  it('who has lost none is not asked', () => {
    const { state } = play(fighting(even), [die(2), lose('macedonian', 'illyrians-1'), die(4)]);
    expect(isOver(state)).toBe(true);
    const wounded = play(fighting(even), [die(2), lose('macedonian', 'illyrians-1'), die(2)]).state;
    expect(isOver(wounded)).toBe(true);
  });

  it('both sides, when those who give way have gone', () => {
    // A 4 is an exchange; both leaders fall, and the rest of the Persians goes.
    const { state } = play(fighting(even), [
      die(4),
      lose('macedonian', 'illyrians-1'),
      lose('persian', 'persianCavalry-1'),
      die(1),
      die(1),
      { type: 'retreat', player: 'persian', province: 'assyria' },
    ]);
    expect(machine.legalActions(state)).toEqual([appoint('persian', 'assyria'), nobody('persian')]);
    const { state: other } = play(state, [nobody('persian')]);
    expect(machine.legalActions(other)).toEqual([appoint('macedonian', 'syria'), nobody('macedonian')]);
    expect(isOver(play(other, [nobody('macedonian')]).state)).toBe(true);
  });

  it('of whom nobody is left, with others of the side', () => {
    // 8 and 3 with 6 against 1 with 7: 17 to 8, 2:1; a 6 is the end of all of them.
    const lost: Changes = {
      units: { ...at('syria', 'phalanx-1', 'illyrians-1', 'persianLevy-1'), ...at('bactria', 'dahae-1') },
      leaders: at('syria', 'parmenio', 'memnon'),
    };
    const { state } = play(fighting(lost), [die(6)]);
    expect(machine.legalActions(state)).toEqual([appoint('persian', 'bactria'), nobody('persian')]);
  });
});

describe('R 12.10 after a battle', () => {
  /** The phase of combat of a summer, in which this battle is the last. */
  const inCombats = (state: GameState): GameState => {
    const [turn, ...battle] = state.stack as readonly [GameFrame, ...GameFrame[]];
    const phase: GameFrame = { kind: 'combats', left: [], now: null, withdrawn: [] };
    return started({ ...state, stack: [turn, phase, ...battle] }).state;
  };
  const fallen = (leaders: NonNullable<Scene['leaders']>, more: Partial<Scene> = {}): Played =>
    play(
      inCombats(
        scene({
          fighters: {
            'phalanx-1': 'macedonian centre',
            'persianLevy-1': 'persian centre',
            'royalGuard-1': 'persian right',
          },
          top: duelling('macedonian', 'phalanx-1', 'persianLevy-1'),
          leaders,
          changes: { turn: 2 },
          ...more,
        }),
      ),
      // 8 against 1 and 4 or 5: 1:1, and a 6 destroys; a 1 kills.
      [die(6), die(1)],
    );

  it('when the beaten have retreated', () => {
    const { state } = fallen({ mazaeus: 'persianLevy-1' });
    expect(machine.legalActions(state).map(({ type }) => type)).toContain('retreat');
    const { state: gone } = play(state, [{ type: 'retreat', player: 'persian', province: 'phrygia' }]);
    expect(machine.legalActions(gone)).toEqual([appoint('persian', 'phrygia'), nobody('persian')]);
  });

  it('after a night too', () => {
    const { state, events } = fallen({ darius: 'royalGuard-1', nabarzanes: 'persianLevy-1' }, { round: 10 });
    expect(said(events, 'battleEnded')).toMatchObject([{ how: 'nightfall' }]);
    expect(machine.legalActions(state)).toEqual([appoint('persian', 'ionia'), nobody('persian')]);
  });

  it('not when no leader fell', () => {
    const { state } = play(
      inCombats(
        scene({
          fighters: { 'phalanx-1': 'macedonian centre', 'persianLevy-1': 'persian centre', 'dahae-1': 'persian right' },
          top: duelling('macedonian', 'phalanx-1', 'persianLevy-1'),
          leaders: { mazaeus: 'dahae-1' },
          round: 10,
          changes: { turn: 2 },
        }),
      ),
      [die(6)],
    );
    expect(machine.legalActions(state).map(({ type }) => type)).not.toContain('appoint');
  });
});

const SIEGES: GameFrame = { kind: 'sieges', left: ['macedonian', 'persian'], tried: [], spent: [], laid: [] };
const before = (changes: Changes): GameState => facing(SIEGES, changes).state;
const besiege = (city: string, from: string, player: SideId = 'macedonian'): Action => ({
  type: 'besiege',
  player,
  city,
  force: player,
  from,
});
const act =
  (player: 'macedonian' | 'persian') =>
  (type: 'assignAll' | 'storm' | 'liftSiege' | 'endSieges'): Action => ({ type, player });
const mac = act('macedonian');
const per = act('persian');
const assign = (piece: string): Action => ({ type: 'assign', player: 'macedonian', piece });

describe('R 12.10 after a siege', () => {
  it('the besieger, with those who took part', () => {
    const changes: Changes = {
      units: { ...at('syria', 'phalanx-1', 'phalanx-2', 'phalanx-3'), ...at('thrace', 'thracians-1') },
      leaders: at('syria', 'parmenio'),
    };
    // 3 + 1 - 4 = 0: a 4 is a step, and Parmenio falls.
    const { state } = play(before(changes), [
      besiege('tyre', 'syria'),
      assign('parmenio'),
      mac('assignAll'),
      mac('storm'),
      die(4),
      die(1),
    ]);
    expect(machine.legalActions(state)).toEqual([appoint('macedonian', 'syria'), nobody('macedonian')]);
    expect(isOver(play(state, [appoint('macedonian', 'syria')]).state)).toBe(true);
  });

  it('the besieged, whose leaders were captured with the city', () => {
    const changes: Changes = {
      units: { ...at('syria', 'phalanx-1', 'phalanx-2', 'phalanx-3', 'phalanx-4'), ...at('bactria', 'dahae-1') },
      leaders: at('gaza', 'mazaeus'),
      baggage: { siegeTrain: { at: 'syria', side: 'macedonian' } },
    };
    // 4 + 2 - 1 = 5: a 5 is a wall, the only one.
    const { state, events } = play(before(changes), [
      besiege('gaza', 'syria'),
      assign('siegeTrain'),
      mac('assignAll'),
      mac('storm'),
      die(5),
    ]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ leader: 'mazaeus', why: 'captured' }]);
    expect(machine.legalActions(state)).toEqual([appoint('persian', 'bactria'), nobody('persian')]);
  });
});

describe('R 15, 16.1 kings and cities in a siege', () => {
  const army = ['phalanx-1', 'phalanx-2', 'phalanx-3', 'phalanx-4', 'hypaspists-1', 'illyrians-1'];
  const tyre: Changes = {
    units: { ...at('syria', ...army), ...at('tyre', 'persianLevy-1', 'persianLevy-2'), ...at('bactria', 'dahae-1') },
    leaders: at('tyre', 'darius'),
    baggage: { siegeTrain: { at: 'syria', side: 'macedonian' } },
  };
  const stormed = (city: string, from: string, ...pieces: readonly string[]): readonly Action[] => [
    besiege(city, from),
    ...pieces.map((piece) => assign(piece)),
    mac('assignAll'),
    mac('storm'),
  ];

  it('R 15.6 the heir of a king who has fallen on the walls comes when the siege is over', () => {
    // 6 + 2 - 4 - 2 - 1 = 1: a 6 is one, and the train one more: a levy, for whom Darius falls, and a wall.
    const { state, events } = play(before(tyre), [
      ...stormed('tyre', 'syria', 'siegeTrain'),
      { type: 'holdWalls', player: 'persian' },
      die(6),
      { type: 'loseWall', player: 'persian', city: 'tyre' },
      lose('persian', 'persianLevy-1'),
      die(1),
    ]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ leader: 'darius', why: 'killed' }]);
    expect(state.stack.map(({ kind }) => kind)).toEqual(['setup', 'sieges', 'standIn', 'succession']);
    expect(state.secured).toHaveProperty('darius');
  });

  it('R 15.2 the Royal Family and Darius are taken with the city that he is in', () => {
    const gaza: Changes = {
      ...tyre,
      units: { ...tyre.units, ...at('bactria', 'persianLevy-1', 'persianLevy-2') },
      leaders: at('gaza', 'darius'),
    };
    const { state } = play(before(gaza), [...stormed('gaza', 'syria', 'siegeTrain'), die(6)]);
    expect(Object.keys(state.secured).sort()).toEqual(['darius', 'royalFamily']);
  });

  it('R 15.8 a treasury with its city, by siege or by surrender', () => {
    const babylon: Changes = {
      units: at('babylonia', ...army),
      baggage: { siegeTrain: { at: 'babylonia', side: 'macedonian' } },
    };
    const { state } = play(before(babylon), [...stormed('babylon', 'babylonia', 'siegeTrain'), die(6)]);
    expect(Object.keys(state.secured)).toEqual(['treasuryOfBabylon']);
    const susa = started({
      ...emptyBoard({ units: at('susiana', ...army), stack: [{ kind: 'setup', left: ['kingsArmy'] }, SIEGES] }),
      options: { players: 2, optionalRules: ['citySurrender'] },
    }).state;
    const demand: Action = {
      type: 'demandSurrender',
      player: 'macedonian',
      city: 'susa',
      force: 'macedonian',
      from: 'susiana',
    };
    expect(Object.keys(play(susa, [demand, die(3)]).state.secured)).toEqual(['treasuryOfSusa']);
    expect(Object.keys(play(susa, [demand, die(4)]).state.secured)).toEqual([]);
  });

  it('R 16.1 Alexander falls on the walls, and all is over', () => {
    const led: Changes = { units: at('syria', ...army), leaders: at('syria', 'alexander') };
    // 6 + 1 - 4 = 3: a 3 is a step; he dies of two ones.
    const { state } = play(before(led), [
      ...stormed('tyre', 'syria', 'alexander'),
      die(3),
      lose('macedonian', 'illyrians-1'),
      die(1),
      die(1),
    ]);
    expect(state.ended).toMatchObject({ how: 'kingLost', winners: ['persian'] });
    expect(state.stack).toEqual([]);
  });
});

describe('R 12.11 who has fought', () => {
  const noted = (frame: GameFrame, changes: Changes, actions: readonly Action[] = []): unknown => {
    const { state } = started({
      ...emptyBoard({ turn: 1, ...changes, stack: [{ kind: 'turn', begun: true, step: 3 }, frame] }),
      options: { players: 2, optionalRules: ['recuperation'] },
    });
    const [turn] = play(state, actions).state.stack;
    return turn?.kind === 'turn' ? turn.fought : undefined;
  };

  it('in a minor combat', () => {
    const changes: Changes = {
      units: { ...at('syria', 'phalanx-1', 'persianInfantry-1'), ...at('ionia', 'phalanx-2') },
    };
    expect(noted(combats(changes), changes)).toEqual(['phalanx-1']);
  });

  it('in a battle, in the Reserve as well', () => {
    const changes: Changes = {
      units: {
        ...at('syria', 'phalanx-1', 'phalanx-2', 'hypaspists-1'),
        ...at('syria', 'persianInfantry-1', 'persianInfantry-2', 'persianInfantry-3'),
        ...at('ionia', 'phalanx-3'),
      },
    };
    expect(noted(combats(changes), changes)).toEqual(['phalanx-1', 'phalanx-2']);
  });

  it('in a siege those who took part, and the garrison', () => {
    const changes: Changes = {
      units: {
        ...at('syria', 'phalanx-1', 'phalanx-2', 'phalanx-3'),
        ...at('athens', 'phalanx-7'),
        ...at('hellas', 'persianInfantry-1', 'persianInfantry-2', 'persianInfantry-3'),
      },
      cities: walls({ athens: { walls: 5, holder: 'macedonian' } }),
    };
    const attack = [besiege('tyre', 'syria'), assign('phalanx-1')];
    expect(noted(SIEGES, changes, attack)).toBe(undefined);
    expect(noted(SIEGES, changes, [...attack, mac('liftSiege')])).toBe(undefined);
    expect(noted(SIEGES, changes, [...attack, mac('storm')])).toEqual(['phalanx-1']);
    expect(
      noted(SIEGES, changes, [
        mac('endSieges'),
        besiege('athens', 'hellas', 'persian'),
        per('assignAll'),
        per('storm'),
      ]),
    ).toEqual(['phalanx-7']);
  });
});
