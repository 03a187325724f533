/** R 12.10, 15.2, 15.6, 15.7: kings who fall, who succeeds them, and the Royal Family. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import { removeLeader } from '../../../src/conquest/deeds/leaders.js';
import type { BattleFrame, GameFrame } from '../../../src/conquest/frame/index.js';
import { machine } from '../../../src/conquest/machine.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { LeaderId, PlaceId } from '../../../src/conquest/vocabulary.js';
import { battleIn, duelling, scene, type Scene } from '../battle.js';
import { after } from '../happening.js';
import { facing, isOver } from '../paused.js';
import { at, board, die, emptyBoard, expectRefused, play, started, said, type Changes, type Played } from '../table.js';

const secured = ({ events }: Pick<Played, 'events'>) =>
  said(events, 'objectiveSecured').map(({ objective, rule }) => [objective, rule]);

/** All that is open is Macedonian, but these. */
const persianIn = (...ids: readonly string[]): NonNullable<Changes['provinces']> =>
  Object.fromEntries(
    Object.entries(board().provinces)
      .filter(([, { holder }]) => holder === 'persian')
      .map(([id]) => [id, { holder: ids.includes(id) ? ('persian' as const) : ('macedonian' as const) }]),
  );

/** A leader is rolled for, away from any combat: he dies on a 1. */
const dies = (leader: LeaderId, changes: Changes = {}, from = emptyBoard): Played =>
  play(
    facing({ kind: 'casualty', leader, column: 'loss', again: false, result: null, rule: 'R 11.4' }, changes, from)
      .state,
    [die(1)],
  );

const enthrone = (place: PlaceId, leader: LeaderId = 'bessus'): Action => ({
  type: 'enthrone',
  player: 'persian',
  leader,
  place,
});

describe('R 15.6, 15.7 the kings', () => {
  it('R 15.6 Darius falls: he is achieved, and Bessus comes where there are Persians, or Persian land', () => {
    const { state, events } = dies('darius', {
      leaders: at('media', 'darius'),
      units: {
        ...at('sardis', 'persianLevy-1'),
        ...at('media', 'royalGuard-1'),
        // Indians and raiders keep apart; where Macedonians are alone it is theirs; contested land is nobody's.
        ...at('gandara', 'indianLevy-1'),
        'barbarianCavalry-1': { at: 'areia', band: 3 },
        ...at('carmania', 'phalanx-1', 'dahae-1'),
        ...at('persis', 'phalanx-2'),
      },
      provinces: persianIn('media', 'bactria', 'carmania'),
      cities: { ...board().cities, sardis: { walls: 3, holder: 'persian' } },
    });
    expect(secured({ events })).toEqual([
      ['royalFamily', 'R 15.2'],
      ['darius', 'R 15.6'],
    ]);
    expect(machine.actors(state)).toEqual(['persian']);
    expect(machine.legalActions(state)).toEqual(['media', 'carmania', 'bactria', 'sardis'].map((id) => enthrone(id)));
    expectRefused(state, enthrone('persis'), 'noCourtThere', 'R 15.6');
    expectRefused(state, enthrone('areia'), 'noCourtThere', 'R 15.6');
    expectRefused(state, enthrone('media', 'memnon'), 'anotherHeir', 'R 15.6');
    expectRefused(state, enthrone('media', 'nobody'), 'pieceUnknown', 'R 15.6');
    expectRefused(state, enthrone('atlantis'), 'provinceUnknown', 'R 15.6');
    const crowned = play(state, [enthrone('sardis')]);
    expect(said(crowned.events, 'leaderArrived')).toEqual([
      { type: 'leaderArrived', rule: 'R 15.6', leader: 'bessus', at: 'sardis' },
    ]);
    expect(crowned.state.leaders.bessus).toEqual({ at: 'sardis', wounded: false, side: 'persian' });
    expect(isOver(crowned.state)).toBe(true);
  });

  it('comes unasked where there is one place alone; R 12.10 a stand-in makes room', () => {
    const { state, events } = dies('darius', {
      leaders: { ...at('media', 'darius'), ...at('bactria', 'persianOfficer') },
      provinces: persianIn('bactria'),
    });
    expect(state.leaders.bessus?.at).toBe('bactria');
    expect(said(events, 'leaderLeft')).toMatchObject([
      { leader: 'darius', why: 'killed' },
      { leader: 'persianOfficer', why: 'replaced', rule: 'R 12.10' },
    ]);
    expect(isOver(state)).toBe(true);
  });

  it('ruling C15.5 where there is nowhere to come he waits, until there is', () => {
    const { state } = dies('darius', { leaders: at('media', 'darius'), provinces: persianIn() });
    expect([state.leaders.bessus?.at, isOver(state)]).toEqual(['aside', true]);
    const later = facing(
      {
        kind: 'retreat',
        side: 'persian',
        units: ['dahae-1'],
        leaders: [],
        from: 'scythia',
        order: [['enemy']],
        within: ['sogdiana'],
        discretionary: false,
        to: null,
        rule: 'R 10.20',
      },
      { turn: 2, leaders: at('gone', 'darius'), units: at('scythia', 'dahae-1'), provinces: persianIn() },
    );
    expect(later.state.leaders.bessus?.at).toBe('sogdiana');
  });

  it('R 15.7 Bessus falls: he is achieved, and nobody succeeds him', () => {
    const { state, events } = dies('bessus', { leaders: { ...at('gone', 'darius'), ...at('media', 'bessus') } });
    expect(secured({ events })).toEqual([['bessus', 'R 15.7']]);
    expect(isOver(state)).toBe(true);
  });

  it('others are no objectives, and have no heirs; Macedonians either', () => {
    for (const leader of ['mazaeus', 'porus', 'parmenio']) {
      const { state, events } = dies(leader, { leaders: at('media', leader, 'darius') });
      expect(secured({ events })).toEqual([]);
      expect(isOver(state)).toBe(true);
    }
  });

  it('a leader who is withdrawn is nobody’s success', () => {
    const { state, events } = after(
      (run) => removeLeader(run, run.state.roster.leaderCodes.get('darius') ?? -1, 'withdrawn', 'R 13.2'),
      { leaders: at('media', 'darius'), provinces: persianIn('bactria') },
    );
    expect(secured({ events })).toEqual([]);
    // He has left the board all the same.
    expect(state.leaders.bessus?.at).toBe('bactria');
  });

  it('without the section he is followed by nobody', () => {
    const options = { players: 2, without: ['objectives'] } as const;
    const { state, events } = after(
      (run) => removeLeader(run, run.state.roster.leaderCodes.get('darius') ?? -1, 'killed', 'R 10.16'),
      { leaders: at('media', 'darius') },
      options,
    );
    expect(secured({ events })).toEqual([]);
    expect(state.leaders.bessus?.at).toBe('aside');
  });
});

describe('R 15.2 the Royal Family', () => {
  /** 8 against a levy and Darius, 1 and 4: 1:1; DR on a 5, DL on a 6. */
  const battle = (more: Partial<Scene> = {}): GameState =>
    scene({
      fighters: {
        'phalanx-1': 'macedonian centre',
        'illyrians-1': 'macedonian left',
        'persianLevy-1': 'persian centre',
        'royalGuard-1': 'persian right',
      },
      top: duelling('macedonian', 'phalanx-1', 'persianLevy-1'),
      leaders: { darius: 'persianLevy-1' },
      ...more,
    });

  it('is captured when Darius routs', () => {
    // Unhurt on a 6: the battle goes on.
    const { state, events } = play(battle(), [die(5), die(6)]);
    expect(said(events, 'unitRouted')).toMatchObject([{ unit: 'persianLevy-1', leader: 'darius' }]);
    expect(secured({ events })).toEqual([['royalFamily', 'R 15.2']]);
    expect(battleIn(state).ended).toBe(null);
  });

  it('not when others do, or only a step is lost', () => {
    const other = battle({ leaders: { darius: 'royalGuard-1', memnon: 'persianLevy-1' } });
    // 8 against 1 and 7: 1:1.
    expect(secured(play(other, [die(5), die(6)]))).toEqual([]);
    expect(secured(play(battle(), [die(4)]))).toEqual([]);
  });

  it('when he is killed on the display, with him', () => {
    expect(secured(play(battle(), [die(6), die(1)]))).toEqual([
      ['royalFamily', 'R 15.2'],
      ['darius', 'R 15.6'],
    ]);
  });

  it('ruling C15.3 when his army is routed, though he is alone in a box', () => {
    const alone = battle({
      fighters: { 'phalanx-1': 'macedonian centre', 'persianLevy-1': 'persian centre' },
      leaders: { darius: 'persian reserve' },
    });
    // 8 against 1: the levy routs on a 2, the last of its army.
    const { events } = play(alone, [die(2)]);
    expect(said(events, 'battleEnded')).toMatchObject([{ how: 'elimination', winner: 'macedonian' }]);
    expect(said(events, 'unitRouted')).toMatchObject([{ unit: 'persianLevy-1', leader: null }]);
    expect(secured({ events })).toEqual([['royalFamily', 'R 15.2']]);
  });

  it('not when his army has won, nor when night falls', () => {
    const won = scene({
      fighters: { 'royalGuard-1': 'persian centre', 'illyrians-1': 'macedonian centre' },
      leaders: { darius: 'royalGuard-1' },
      top: duelling('persian', 'royalGuard-1', 'illyrians-1'),
    });
    // 10 against 3, 3:1: DL on a 5.
    const { events } = play(won, [die(5)]);
    expect(said(events, 'battleEnded')).toMatchObject([{ winner: 'persian' }]);
    expect(secured({ events })).toEqual([]);
  });

  it('R 10.20 when he is taken in the pursuit', () => {
    const beaten = scene({
      fighters: {
        'hetairoi-1': 'macedonian reserve',
        'phalanx-1': 'macedonian centre',
        'persianLevy-1': 'persian centre',
        'royalGuard-1': 'persian routed',
      },
      leaders: { darius: 'royalGuard-1' },
      top: duelling('macedonian', 'phalanx-1', 'persianLevy-1'),
    });
    const { events } = play(beaten, [
      die(2),
      { type: 'pursue', player: 'macedonian' },
      die(6),
      { type: 'giveUpUnit', player: 'persian', unit: 'persianLevy-1' },
    ]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ leader: 'darius', why: 'captured' }]);
    expect(secured({ events })).toEqual([
      ['royalFamily', 'R 15.2'],
      ['darius', 'R 15.6'],
    ]);
  });
});

describe('R 15.2, 15.6 Darius in a city that falls', () => {
  const player = 'macedonian' as const;
  const sieges = { kind: 'sieges', left: [player], tried: [], spent: [], laid: [] } as const;
  const changes: Changes = {
    units: at('susiana', 'phalanx-1', 'phalanx-2', 'phalanx-3', 'phalanx-4'),
    leaders: { ...at('susa', 'darius'), ...at('susiana', 'alexander') },
    provinces: persianIn('persis', 'areia'),
  };

  it('to a siege: he, his family and the treasury are won, and his heir comes when it is over', () => {
    const { state, events } = play(facing(sieges, changes).state, [
      { type: 'besiege', player, city: 'susa', force: player, from: 'susiana' },
      { type: 'assign', player, piece: 'alexander' },
      { type: 'assignAll', player },
      { type: 'storm', player },
      // Four and Alexander against one wall: 4; on a 6 the wall is lost.
      die(6),
    ]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ leader: 'darius', why: 'captured' }]);
    // The city falls with all who are in it, and what lies in it is won.
    expect(secured({ events })).toEqual([
      ['royalFamily', 'R 15.2'],
      ['darius', 'R 15.6'],
      ['treasuryOfSusa', 'R 15.8'],
    ]);
    expect(state.milestones.capitalTaken).toBe(1);
    expect(machine.legalActions(state)).toEqual(['persis', 'areia'].map((id) => enthrone(id)));
  });

  it('R 17.5 or surrenders', () => {
    const { state } = facing(sieges, changes);
    const options = { players: 2, optionalRules: ['citySurrender'] } as const;
    const { state: after, events } = play({ ...state, options }, [
      { type: 'demandSurrender', player, city: 'susa', force: player, from: 'susiana' },
      die(3),
    ]);
    expect(secured({ events })).toHaveLength(3);
    expect(machine.legalActions(after)).toEqual(['persis', 'areia'].map((id) => enthrone(id)));
  });
});

describe('R 12.10, 15.6 when the combat is over', () => {
  /** The phase of combat of a summer, in which this battle is the last. */
  const inCombats = (
    state: GameState,
    battle: Partial<BattleFrame> = {},
    withdrawn: readonly string[] = [],
  ): GameState => {
    const [turn, display, ...top] = state.stack as readonly [GameFrame, BattleFrame, ...GameFrame[]];
    const combats: GameFrame = { kind: 'combats', left: [], now: null, withdrawn };
    return started({ ...state, turn: 2, stack: [turn, combats, { ...display, ...battle }, ...top] }).state;
  };
  const beaten = (changes: Changes = {}): GameState =>
    inCombats(
      scene({
        fighters: {
          'phalanx-1': 'macedonian centre',
          'persianLevy-1': 'persian centre',
          'royalGuard-1': 'persian right',
        },
        leaders: { darius: 'persianLevy-1', parmenio: 'phalanx-1' },
        top: duelling('macedonian', 'phalanx-1', 'persianLevy-1'),
        changes: { provinces: persianIn('phrygia', 'bactria'), ...changes },
      }),
    );

  it('first the survivors retreat, then the heir comes, then the stand-in (ruling C15.4)', () => {
    // 14 against 5, 2:1: DL on a 5, and Darius is killed on a 1: his army routs, and goes to Phrygia, the only friend around.
    const { state, events } = play(beaten(), [die(5), die(1)]);
    expect(said(events, 'forceRetreated')).toMatchObject([{ to: 'phrygia' }]);
    expect(state.stack.at(-1)).toEqual({ kind: 'succession', side: 'persian', leader: 'bessus' });
    expect(machine.legalActions(state)).toEqual(['phrygia', 'bactria'].map((id) => enthrone(id)));
    const next = play(state, [enthrone('bactria')]).state;
    // The stand-in comes to those who have come out of the battle.
    expect(machine.legalActions(next)).toEqual([
      { type: 'appoint', player: 'persian', leader: 'persianOfficer', place: 'phrygia' },
      { type: 'appointNobody', player: 'persian' },
    ]);
    const over = play(next, [{ type: 'appointNobody', player: 'persian' }]).state;
    expect(over.leaders.bessus?.at).toBe('bactria');
  });

  it('in a minor combat too, his family with him (ruling C15.2); not in the midst of it', () => {
    const { state, events } = started(
      emptyBoard({
        turn: 1,
        units: { ...at('syria', 'phalanx-1', 'phalanx-2', 'persianInfantry-1'), ...at('bactria', 'dahae-1') },
        leaders: at('syria', 'darius'),
        provinces: persianIn(),
        stack: [
          { kind: 'turn', begun: true, step: 1 },
          {
            kind: 'combats',
            left: [{ province: 'syria', forces: ['macedonian', 'persian'] }],
            now: null,
            withdrawn: [],
          },
        ],
      }),
    );
    // 16 against 2 and 4: 2:1, DE on a 6.
    const decided = play(state, [die(6)]);
    expect(secured(decided)).toEqual([
      ['royalFamily', 'R 15.2'],
      ['darius', 'R 15.6'],
    ]);
    expect(said([...events, ...decided.events], 'leaderArrived')).toMatchObject([{ leader: 'bessus', at: 'bactria' }]);
    expect(decided.state.stack.at(-1)).toMatchObject({ kind: 'standIn', side: 'persian' });
  });

  it('nobody is offered who has lost no leader', () => {
    // A levy without a leader: 8 against 1, destroyed on a 4, and its army with it.
    const state = inCombats(
      scene({
        fighters: { 'phalanx-1': 'macedonian centre', 'persianLevy-1': 'persian centre' },
        leaders: { parmenio: 'phalanx-1' },
        top: duelling('macedonian', 'phalanx-1', 'persianLevy-1'),
      }),
    );
    const { state: over, events } = play(state, [die(4)]);
    expect(said(events, 'battleEnded')).toHaveLength(1);
    // The turn goes on at once.
    expect(over.stack.map(({ kind }) => kind)).toEqual(['turn', 'movement']);
  });

  it('R 9.2 who has evaded into the province of a battle retreats with those who are beaten there', () => {
    const fled = { 'dahae-1': { at: 'ionia' } } as const;
    const whole = scene({
      fighters: { 'phalanx-1': 'macedonian centre', 'persianLevy-1': 'persian centre' },
      leaders: { memnon: 'persian reserve' },
      top: duelling('macedonian', 'phalanx-1', 'persianLevy-1'),
      changes: { units: fled, provinces: persianIn('phrygia') },
    });
    const state = inCombats(whole, {}, ['dahae-1']);
    // Routed on a 2: the levy and Memnon retreat, and the Dahae with them.
    const routed = play(state, [die(2)]);
    expect(['persianLevy-1', 'dahae-1'].map((id) => routed.state.units[id as 'dahae-1']?.at)).toEqual([
      'phrygia',
      'phrygia',
    ]);
    // Destroyed on a 4: Memnon alone is left of the army, and they go with him all the same.
    const killed = play(state, [die(4)]);
    expect([killed.state.leaders.memnon?.at, killed.state.units['dahae-1']?.at]).toEqual(['phrygia', 'phrygia']);
    // Others who are not of the battle stay.
    const others = play(inCombats(whole), [die(2)]);
    expect(others.state.units['dahae-1']?.at).toBe('ionia');
  });
});
