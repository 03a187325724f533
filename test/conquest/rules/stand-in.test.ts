/** R 12.10, 12.11: stand-ins for lost leaders, and recuperation. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import { removeLeader } from '../../../src/conquest/deeds/leaders.js';
import { machine } from '../../../src/conquest/machine.js';
import type { GameOptions } from '../../../src/conquest/options.js';
import { offerStandIn } from '../../../src/conquest/rules/12-10-stand-in.js';
import { noteCombat } from '../../../src/conquest/rules/12-11-recuperation.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { ConquestTypes, GameRun } from '../../../src/conquest/types.js';
import type { SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { languageOf } from '../../kit/language.js';
import { after, happening } from '../happening.js';
import { facing, isOver as isResolved } from '../paused.js';
import { isOver } from '../phase.js';
import { expectRefused, said, type Changes } from '../table.js';

const appoint = (place: string, player: SideId = 'macedonian', leader = 'macedonianOfficer'): Action => ({
  type: 'appoint',
  player,
  leader,
  place,
});
const nobody = (player: SideId = 'macedonian'): Action => ({ type: 'appointNobody', player });

describe('R 12.10 the leaders of no rating', () => {
  const units = {
    'phalanx-1': { at: 'ionia' },
    'phalanx-2': { at: 'phrygia' },
    'phalanx-3': { at: 'athens' },
    'dahae-1': { at: 'bactria' },
  };
  const offered = (
    survivors: readonly UnitId[],
    changes: Changes = { units },
    side: SideId = 'macedonian',
  ): GameState => after((run) => offerStandIn(run, side, survivors), changes).state;
  const { play: done } = languageOf<ConquestTypes>(happening(() => undefined));

  it('join who has come out of the battle, wherever they are by then', () => {
    const state = offered(['phalanx-1', 'phalanx-2', 'illyrians-1']);
    expect(machine.actors(state)).toEqual(['macedonian']);
    expect(machine.legalActions(state)).toEqual([appoint('ionia'), appoint('phrygia'), nobody()]);
    const there = done(state, [appoint('phrygia')]);
    expect(there.state.leaders.macedonianOfficer).toEqual({ at: 'phrygia', wounded: false, side: 'macedonian' });
    expect(said(there.events, 'leaderArrived')).toMatchObject([{ rule: 'R 12.10', at: 'phrygia' }]);
    expect(isOver(there.state)).toBe(true);
    expect(done(state, [nobody()]).state.leaders.macedonianOfficer?.at).toBe('aside');
    expectRefused(state, appoint('athens'), 'nobodyThere', 'R 12.10');
    expectRefused(state, appoint('ionia', 'macedonian', 'parmenio'), 'anotherPieceFirst', 'R 12.10');
    expectRefused(state, appoint('ionia', 'macedonian', 'nobody'), 'pieceUnknown', 'R 12.10');
  });

  it('if nobody has, any others of their side, in cities too', () => {
    const state = offered(['illyrians-1']);
    expect(machine.legalActions(state)).toEqual([appoint('ionia'), appoint('phrygia'), appoint('athens'), nobody()]);
  });

  it('one at a time: none is offered while he is on the map', () => {
    const state = offered(['phalanx-1'], { units, leaders: { macedonianOfficer: { at: 'athens' } } });
    expect(isOver(state)).toBe(true);
    expect(isOver(offered([], { units: { 'dahae-1': { at: 'bactria' } } }))).toBe(true);
  });

  it('not Indians nor raiders, nor where he may not go (ruling C12.8)', () => {
    const apart = {
      'indianLevy-1': { at: 'gandara' },
      'barbarianCavalry-1': { at: 'bactria', band: 1 },
      'spartans-1': { at: 'hellas' },
      'dahae-1': { at: 'sogdiana' },
    };
    const state = offered(['indianLevy-1', 'barbarianCavalry-1'], { units: apart }, 'persian');
    expect(machine.legalActions(state)).toEqual([
      appoint('hellas', 'persian', 'persianOfficer'),
      appoint('sogdiana', 'persian', 'persianOfficer'),
      nobody('persian'),
    ]);
  });

  it('may replace themselves: killed, they come again; others do not', () => {
    const happens = (run: GameRun) => {
      for (const id of ['macedonianOfficer', 'parmenio'])
        removeLeader(run, run.state.roster.leaderCodes.get(id) ?? -1, 'killed', 'R 10.16');
      offerStandIn(run, 'macedonian', ['phalanx-1']);
    };
    const { state } = after(happens, {
      units,
      leaders: { macedonianOfficer: { at: 'ionia' }, parmenio: { at: 'ionia' } },
    });
    expect(state.leaders.parmenio?.at).toBe('gone');
    expect(done(state, [appoint('ionia')]).state.leaders.macedonianOfficer?.at).toBe('ionia');
  });

  it('nobody is asked when there is nobody to join', () => {
    const frame = { kind: 'standIn', side: 'macedonian', leader: 'macedonianOfficer', survivors: [] } as const;
    expect(isResolved(facing(frame).state)).toBe(true);
    expect(isResolved(facing(frame, { units }).state)).toBe(false);
  });
});

describe('R 12.11 recuperation', () => {
  const worn = { at: 'ionia', steps: 1 } as const;
  const units = {
    'phalanx-1': worn,
    'phalanx-2': worn,
    'phalanx-7': { at: 'athens', steps: 1 },
    'alliedHoplites-1': worn,
    'hypaspists-1': { at: 'ionia', steps: 3 },
    'phalanx-3': { at: 'pool' },
  } as const;
  const options: GameOptions = { players: 2, optionalRules: ['recuperation'] };
  const fights = (run: GameRun) => {
    noteCombat(run, () => ['phalanx-1', 'hypaspists-1']);
    noteCombat(run, () => ['phalanx-1']);
  };

  it('a reduced phalanx that has not fought in a turn (ruling C12.9) is whole again at its end, at no cost', () => {
    const { state, events } = after(fights, { units }, options);
    expect(state.turn).toBe(4);
    expect(said(events, 'unitRestored')).toEqual([
      { type: 'unitRestored', rule: 'R 12.11', unit: 'phalanx-2', at: 'ionia', steps: 2 },
      { type: 'unitRestored', rule: 'R 12.11', unit: 'phalanx-7', at: 'athens', steps: 2 },
    ]);
    // What was remembered of one turn is forgotten in the next.
    expect(state.stack[0]).toEqual({ kind: 'turn', begun: true, step: 1, points: { macedonian: 3 } });
    const { state: next } = after(() => undefined, { units: state.units }, options);
    expect(next.units['phalanx-1']?.steps).toBe(2);
    expect(next.units['alliedHoplites-1']?.steps).toBe(1);
    expect(next.units['hypaspists-1']?.steps).toBe(3);
  });

  it('is not played unless it is agreed, and then nothing is remembered', () => {
    const { state, events } = after(fights, { units });
    expect(said(events, 'unitRestored')).toEqual([]);
    expect(state.units['phalanx-2']?.steps).toBe(1);
  });
});
