/** Deeds: what they change, what they say, and what follows from it for provinces (R 5). */
import { describe, expect, it } from 'vitest';
import { Live } from '../../../src/core/index.js';
import { loseBaggage, moveBaggage } from '../../../src/conquest/deeds/baggage.js';
import { buildWall, loseWall, takeCity } from '../../../src/conquest/deeds/cities.js';
import { bringLeader, moveLeader, removeLeader, woundLeader } from '../../../src/conquest/deeds/leaders.js';
import { passMilestone, secureObjective } from '../../../src/conquest/deeds/objectives.js';
import { setSupplies } from '../../../src/conquest/deeds/provinces.js';
import { eliminateUnit, loseStep, moveUnit, restoreStep } from '../../../src/conquest/deeds/units.js';
import type { GameEvent } from '../../../src/conquest/event/index.js';
import { conquestRules } from '../../../src/conquest/machine.js';
import { consequenceHook } from '../../../src/conquest/rules/consequence-hook.js';
import { conquestLaw } from '../../../src/conquest/rules/law.js';
import type { GameState } from '../../../src/conquest/state.js';
import { openTable } from '../../../src/conquest/table/open.js';
import { publishTable } from '../../../src/conquest/table/publish.js';
import type { ConquestTypes, GameRun } from '../../../src/conquest/types.js';
import { type Changes, emptyBoard, everyUnit, said } from '../table.js';

/** What deeds make of a board, and what follows from them. */
function after(changes: Changes, deeds: (run: GameRun, at: (name: string) => number) => void) {
  const before = emptyBoard({ ...changes, stack: [] });
  const table = openTable(before, conquestLaw);
  const live = new Live<ConquestTypes>(
    {
      frames: conquestRules.frames,
      border: {
        open: (shown: GameState) => openTable(shown, conquestLaw),
        copy: (working) => working.copy(),
        publish: publishTable,
      },
      settled: consequenceHook(conquestRules.consequences),
    },
    table,
  );
  const { ground, roster } = table;
  const codes = [ground.codes, roster.unitCodes, roster.leaderCodes, roster.baggageCodes] as const;
  deeds(
    live,
    (name) =>
      codes.map((each: ReadonlyMap<string, number>) => each.get(name)).find((code) => code !== undefined) ?? NaN,
  );
  const events: readonly GameEvent[] = live.advance();
  return { state: live.publish(before), events };
}

describe('units', () => {
  it('R 5.4 a unit alone in a province takes it; what was alone there before leaves it as it is', () => {
    const { state, events } = after({ units: { 'phalanx-1': { at: 'ionia' } } }, (run, at) =>
      moveUnit(run, at('phalanx-1'), at('phrygia'), 'R 8.1'),
    );
    expect(state.units['phalanx-1']?.at).toBe('phrygia');
    expect(events).toEqual([
      { type: 'unitMoved', rule: 'R 8.1', unit: 'phalanx-1', from: 'ionia', to: 'phrygia' },
      { type: 'provinceTaken', rule: 'R 5.4', province: 'phrygia', from: 'persian', to: 'macedonian' },
    ]);
  });

  it('R 5.5 a contested province stays whose it was, until one side is gone', () => {
    const units = { 'phalanx-1': { at: 'ionia' }, 'dahae-1': { at: 'phrygia' } };
    const contested = after({ units }, (run, at) => moveUnit(run, at('phalanx-1'), at('phrygia'), 'R 8.1'));
    expect(said(contested.events, 'provinceTaken')).toEqual([]);
    const won = after({ units: { ...units, 'phalanx-1': { at: 'phrygia' } } }, (run, at) =>
      eliminateUnit(run, at('dahae-1'), 'R 9.5'),
    );
    expect(said(won.events, 'provinceTaken')).toMatchObject([{ province: 'phrygia', to: 'macedonian' }]);
    expect(everyUnit(won.state)['dahae-1']).toEqual({ at: 'pool', steps: 1, side: 'persian' });
  });

  it('R 5.3 Hellas comes back when the enemy has left it', () => {
    const { events } = after(
      { units: { 'dahae-1': { at: 'hellas' } }, provinces: { hellas: { holder: 'persian' } } },
      (run, at) => moveUnit(run, at('dahae-1'), at('thrace'), 'R 8.1'),
    );
    expect(said(events, 'provinceTaken').map(({ rule, province, to }) => [rule, province, to])).toEqual([
      ['R 5.3', 'hellas', 'macedonian'],
      ['R 5.3', 'thrace', 'persian'],
    ]);
  });

  it('R 7.4 lose steps down to the dead pile, where they are as good as new', () => {
    const { state, events } = after({ units: { 'phalanx-1': { at: 'ionia' } } }, (run, at) => {
      loseStep(run, at('phalanx-1'), 'R 7.4');
      loseStep(run, at('phalanx-1'), 'R 7.4');
    });
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['unitReduced', 'unitEliminated']);
    expect(everyUnit(state)['phalanx-1']).toEqual({ at: 'pool', steps: 2, side: 'macedonian' });
  });

  it('R 12.3 regain them', () => {
    const { state } = after({ units: { 'hetairoi-1': { at: 'ionia', steps: 2 } } }, (run, at) =>
      restoreStep(run, at('hetairoi-1'), 'R 12.3'),
    );
    expect(state.units['hetairoi-1']?.steps).toBe(3);
  });

  it('R 12.7 a mercenary in the dead pile is nobody’s man any more', () => {
    const { state } = after({ units: { 'mercenaryHoplites-1': { at: 'ionia', side: 'macedonian' } } }, (run, at) =>
      eliminateUnit(run, at('mercenaryHoplites-1'), 'R 9.5'),
    );
    expect(everyUnit(state)['mercenaryHoplites-1']).toEqual({ at: 'pool', steps: 2, side: 'persian' });
  });
});

describe('leaders', () => {
  it('go, are wounded, fall for good; a stand-in only makes room', () => {
    const leaders = { parmenio: { at: 'ionia' }, memnon: { at: 'ionia' }, persianOfficer: { at: 'ionia' } };
    const { state, events } = after({ leaders }, (run, at) => {
      moveLeader(run, at('parmenio'), at('phrygia'), 'R 8.1');
      woundLeader(run, at('parmenio'), 'R 10.16');
      woundLeader(run, at('memnon'), 'R 10.16');
      removeLeader(run, at('memnon'), 'killed', 'R 10.16');
      removeLeader(run, at('persianOfficer'), 'replaced', 'R 12.10');
      bringLeader(run, at('bessus'), at('media'), 'R 15.6');
    });
    expect(state.leaders.parmenio).toEqual({ at: 'phrygia', wounded: true, side: 'macedonian' });
    expect(state.leaders.memnon).toEqual({ at: 'gone', wounded: false, side: 'persian' });
    expect(state.leaders.persianOfficer?.at).toBe('aside');
    expect(state.leaders.bessus?.at).toBe('media');
    expect(said(events, 'leaderLeft').map(({ leader, from, why }) => [leader, from, why])).toEqual([
      ['memnon', 'ionia', 'killed'],
      ['persianOfficer', 'ionia', 'replaced'],
    ]);
  });
});

describe('cities, provinces, baggage, objectives', () => {
  const city = (run: GameRun, name: string) => {
    const found = run.state.ground.cities.find(({ fact: { id } }) => id === name);
    if (found === undefined) throw new RangeError(name);
    return found;
  };

  it('R 11.6, 12.5 walls rise, fall, and change hands', () => {
    const { state, events } = after({}, (run) => {
      buildWall(run, city(run, 'gordium'), 'persian', 'R 12.5');
      loseWall(run, city(run, 'gaza'), 'R 11.4');
      takeCity(run, city(run, 'gaza'), 'macedonian', 1, 'R 11.6');
    });
    expect(state.cities.gordium).toEqual({ walls: 1, holder: 'persian' });
    expect(state.cities.gaza).toEqual({ walls: 1, holder: 'macedonian' });
    expect(events.map((event) => ('walls' in event ? [event.type, event.city, event.walls] : []))).toEqual([
      ['wallBuilt', 'gordium', 1],
      ['wallLost', 'gaza', 0],
      ['cityTaken', 'gaza', 1],
    ]);
  });

  it('what is so already is not said again', () => {
    const { events, state } = after({ turn: 9 }, (run, at) => {
      setSupplies(run, at('media'), 'plenty', 'R 7.3');
      setSupplies(run, at('media'), 'depleted', 'R 7.2');
      secureObjective(run, 'oracle', 'R 15.5');
      secureObjective(run, 'oracle', 'R 15.5');
      passMilestone(run, 'revolt', 'R 14.2');
      passMilestone(run, 'revolt', 'R 14.2');
    });
    expect(events.map(({ type }) => type)).toEqual(['suppliesChanged', 'objectiveSecured', 'milestonePassed']);
    expect([state.secured, state.milestones]).toEqual([{ oracle: 9 }, { revolt: 9 }]);
  });

  it('R 11.7 the Siege Train goes along, and is lost', () => {
    const { state, events } = after({}, (run, at) => {
      moveBaggage(run, at('siegeTrain'), at('phrygia'), 'R 8.1');
      loseBaggage(run, at('siegeTrain'), 'abandoned', 'R 11.7');
    });
    expect(events.map(({ type }) => type)).toEqual(['baggageMoved', 'baggageLost']);
    expect(state.baggage.siegeTrain).toEqual({ at: 'pool', side: 'macedonian' });
  });
});

describe('publishing', () => {
  it('shares with the state before whatever is still the same', () => {
    const before = emptyBoard({ units: { 'phalanx-1': { at: 'ionia' } }, stack: [] });
    const table = openTable(before, conquestLaw);
    const first = publishTable(table, [], before);
    table.setSteps(0, 3);
    const second = publishTable(table, [], first);
    expect(first).toEqual(before);
    expect(second.provinces).toBe(first.provinces);
    expect(second.leaders).toBe(first.leaders);
    expect(second.units['phalanx-1']).toBe(first.units['phalanx-1']);
    expect(second.units['hetairoi-1']).toEqual({ ...first.units['hetairoi-1'], steps: 3 });
  });
});
