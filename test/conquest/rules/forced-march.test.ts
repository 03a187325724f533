/** R 8.4-8.6: forced marches. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/conquest/machine.js';
import type { Action } from '../../../src/conquest/action/index.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { UnitId } from '../../../src/conquest/vocabulary.js';
import { facing, isOver, marching as play } from '../paused.js';
import { at, die, everyUnit, expectRefused, said, type Changes } from '../table.js';

const player = 'macedonian' as const;
const march = (province: string, leader = 'alexander'): Action => ({ type: 'march', player, leader, province });
const force = (province: string): Action => ({ type: 'forceMarch', player, province });
const take = (unit: UnitId): Action => ({ type: 'take', player, unit });
const takeAll: Action = { type: 'takeAll', player };
const depart: Action = { type: 'depart', player };
const halt: Action = { type: 'halt', player };

/** Alexander in Syria, with one of each kind: those who may force a march, and those who may not. */
const ABLE = ['hetairoi-1', 'hypaspists-1', 'prodromoi-1', 'agrianes-1', 'cretanArchers-1'] as const;
const UNABLE = ['phalanx-1', 'illyrians-1', 'alliedHoplites-1'] as const;
const army: Changes = { units: at('syria', ...ABLE, ...UNABLE), leaders: at('syria', 'alexander') };

/** In the Summer of 334. */
const moving = (changes: Changes = army): GameState =>
  facing({ kind: 'movement', side: player, moved: [], turned: [] }, { turn: 2, ...changes }).state;

const inArabia = (changes: Changes = army): GameState =>
  play(moving(changes), [march('arabia'), takeAll, depart]).state;
const units = (state: GameState, ids: readonly UnitId[]) => ids.map((id) => everyUnit(state)[id]?.at);

describe('R 8.4 a forced march', () => {
  it('passes through one province and ends in a third; or goes no further', () => {
    const state = inArabia();
    // Of the neighbours of Arabia, Syria is where it began.
    expect(machine.legalActions(state)).toEqual([force('egypt'), force('babylonia'), halt]);
    expectRefused(state, force('syria'), 'marchEndsHere', 'R 8.4');
    const ended = play(state, [halt]).state;
    expect(isOver(ended)).toBe(true);
    expect(ended.leaders.alexander?.at).toBe('arabia');
  });

  it('is made by cavalry, archers, Agrianes and Hypaspists; others are left in the first province', () => {
    const gathering = play(inArabia(), [force('egypt')]).state;
    expect(machine.legalActions(gathering)).toEqual([
      take('hetairoi-1'),
      take('hypaspists-1'),
      take('prodromoi-1'),
      take('agrianes-1'),
      take('cretanArchers-1'),
      takeAll,
    ]);
    expectRefused(gathering, take('phalanx-1'), 'staysBehind', 'R 8.4');
    // Whither, and whether at all, has been said: now it is asked who.
    expectRefused(gathering, force('egypt'), 'gatherFirst', 'R 8.4');
    expectRefused(gathering, halt, 'gatherFirst', 'R 8.4');
    const four = ABLE.slice(0, 4).map((unit) => take(unit));
    expectRefused(play(gathering, four).state, takeAll, 'nobodyLeft', 'R 8.1');
    const { state, events } = play(gathering, [takeAll, depart, die(1)]);
    expect(new Set(units(state, ABLE))).toEqual(new Set(['egypt']));
    expect(new Set(units(state, UNABLE))).toEqual(new Set(['arabia']));
    expect(said(events, 'marched')).toMatchObject([{ rule: 'R 8.4', from: 'arabia', to: 'egypt', forced: true }]);
    expect(said(events, 'leaderMoved')).toMatchObject([{ rule: 'R 8.4', leader: 'alexander' }]);
  });

  it('ruling C8.3 recruits and mercenaries of the Macedonian join it as his own cavalry and archers do', () => {
    const hired = { at: 'syria', side: 'macedonian' } as const;
    const recruits: Changes = {
      units: {
        'persianCavalry-1': hired,
        'persianArchers-1': hired,
        'persianInfantry-1': hired,
        'mercenaryPeltasts-1': hired,
      },
      leaders: at('syria', 'alexander'),
    };
    const gathering = play(inArabia(recruits), [force('egypt')]).state;
    expect(machine.legalActions(gathering)).toEqual([take('persianCavalry-1'), take('persianArchers-1'), takeAll]);
    expectRefused(gathering, take('mercenaryPeltasts-1'), 'staysBehind', 'R 8.4');
  });

  it('picks up whoever is in the first province, able or not; and leaves behind whom it likes', () => {
    const waiting: Changes = { ...army, units: { ...army.units, ...at('arabia', 'phalanx-2', 'thessalians-1') } };
    const gathering = play(inArabia(waiting), [force('egypt')]).state;
    const listed = machine.legalActions(gathering);
    expect(listed).toContainEqual(take('phalanx-2'));
    expect(listed).toContainEqual(take('thessalians-1'));
    expect(listed).not.toContainEqual(take('phalanx-1'));
    const { state } = play(gathering, [take('phalanx-2'), take('hetairoi-1'), depart, die(1)]);
    expect(units(state, ['phalanx-2', 'hetairoi-1', 'hypaspists-1', 'thessalians-1'])).toEqual([
      'egypt',
      'egypt',
      'arabia',
      'arabia',
    ]);
  });

  it('is Alexander’s alone', () => {
    const state = play(moving({ ...army, leaders: at('syria', 'parmenio') }), [
      march('arabia', 'parmenio'),
      takeAll,
      depart,
    ]).state;
    expect(isOver(state)).toBe(true);
    expect(state.leaders.parmenio?.at).toBe('arabia');
  });

  it('ruling C8.4 goes nowhere without somebody from the start', () => {
    const alone = play(moving({ units: at('arabia', 'hetairoi-1'), leaders: at('syria', 'alexander') }), [
      march('arabia'),
    ]).state;
    expect(isOver(alone)).toBe(true);
    const infantry = { units: at('syria', 'phalanx-1'), leaders: at('syria', 'alexander') };
    expect(isOver(play(moving(infantry), [march('arabia'), take('phalanx-1'), depart]).state)).toBe(true);
    const waiting = { ...army, units: { ...army.units, ...at('arabia', 'phalanx-2') } };
    const gathering = play(inArabia(waiting), [force('egypt'), take('phalanx-2')]).state;
    expectRefused(gathering, { type: 'depart', player }, 'nobodyGoes', 'ruling C8.4');
  });

  it('R 8.2 does not ignore borders: mountains in winter, and Gaza', () => {
    // From Ionia to Phrygia, in winter: nothing but the way back is open.
    const winter = { turn: 4, units: at('ionia', 'hetairoi-1'), leaders: at('ionia', 'alexander') };
    expect(isOver(play(moving(winter), [march('phrygia'), take('hetairoi-1'), depart]).state)).toBe(true);
    const gaza = { units: at('assyria', 'hetairoi-1'), leaders: at('assyria', 'alexander') };
    const inSyria = play(moving(gaza), [march('syria'), take('hetairoi-1'), depart]).state;
    expect(machine.legalActions(inSyria)).toEqual([force('cilicia'), force('arabia'), halt]);
  });
});

describe('R 8.5 enemies on the way', () => {
  const enemies = (...ids: readonly string[]): Changes => ({
    ...army,
    units: { ...army.units, ...at('arabia', ...ids) },
  });

  it('an army bars the march', () => {
    expect(isOver(inArabia(enemies('persianCavalry-1', 'persianCavalry-2', 'persianInfantry-1')))).toBe(true);
  });

  it('where a garrison is, a unit must be left behind', () => {
    const two = enemies('persianCavalry-1', 'persianCavalry-2');
    // With the phalanx and others left behind there is no more to it.
    expect(machine.legalActions(play(inArabia(two), [force('egypt')]).state)).toContainEqual(takeAll);
    const able = { ...two, units: { ...at('syria', 'hetairoi-1', 'prodromoi-1'), ...at('arabia', 'dahae-1') } };
    const gathering = play(inArabia(able), [force('egypt')]).state;
    expect(machine.legalActions(gathering)).toEqual([take('hetairoi-1'), take('prodromoi-1')]);
    const { state } = play(gathering, [take('hetairoi-1'), die(1)]);
    expect(units(state, ['hetairoi-1', 'prodromoi-1'])).toEqual(['egypt', 'arabia']);
    const refused = { type: 'takeAll', player } as const;
    expectRefused(gathering, refused, 'somebodyMustStay', 'R 8.5');
  });

  it('ruling C8.7 a garrison of a city counts, and who stands there already will do', () => {
    const syria = (...more: readonly string[]): Changes => ({
      units: { ...at('assyria', 'hetairoi-1'), ...at('tyre', 'persianInfantry-1'), ...at('syria', ...more) },
      leaders: at('assyria', 'alexander'),
    });
    const through = (changes: Changes) => play(moving(changes), [march('syria'), take('hetairoi-1'), depart]).state;
    expect(isOver(through(syria()))).toBe(true);
    expect(machine.legalActions(through(syria('phalanx-1')))).toEqual([force('cilicia'), force('arabia'), halt]);
    const gathering = play(through(syria('phalanx-1')), [force('arabia')]).state;
    // One can be spared, and it is he who came from the start.
    expect(gathering.units['hetairoi-1']?.at).toBe('arabia');
    expect(gathering.units['phalanx-1']?.at).toBe('syria');
  });
});

describe('R 8.6 what it costs', () => {
  it('the example: from Syria through Arabia to Egypt, on the line of deserts', () => {
    const state = play(inArabia(), [force('egypt'), takeAll, depart]).state;
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'forcedMarch', side: player });
    // A desert costs two steps on a 4; the Cretans have one step, and others must be reduced before they are eliminated.
    const { state: rolled, events } = play(state, [die(4)]);
    expect(said(events, 'marchStrained')).toEqual([
      { type: 'marchStrained', rule: 'R 8.6', side: player, through: 'arabia', die: 4, steps: 2 },
    ]);
    expect(machine.legalActions(rolled).map((action) => ('unit' in action ? action.unit : ''))).toEqual([
      'hetairoi-1',
      'hypaspists-1',
      'prodromoi-1',
      'agrianes-1',
    ]);
    const lost = play(rolled, [
      { type: 'loseStep', player, unit: 'agrianes-1' },
      { type: 'loseStep', player, unit: 'hetairoi-1' },
    ]);
    expect(said(lost.events, 'unitReduced')).toMatchObject([
      { rule: 'R 8.6', unit: 'agrianes-1' },
      { rule: 'R 8.6', unit: 'hetairoi-1' },
    ]);
    expect(isOver(lost.state)).toBe(true);
  });

  it('ruling C8.8 one unit rolls as well, and in Macedonia too', () => {
    const alone: Changes = { units: at('hellas', 'prodromoi-1'), leaders: at('hellas', 'alexander') };
    const state = play(moving(alone), [march('macedonia'), take('prodromoi-1'), depart, force('thrace')]).state;
    // Macedonia is fertile: a step on a 4.
    const { state: after, events } = play(state, [die(4)]);
    expect(said(events, 'marchStrained')).toMatchObject([{ through: 'macedonia', die: 4, steps: 1 }]);
    expect(after.units['prodromoi-1']).toMatchObject({ at: 'thrace', steps: 1 });
  });

  it('by the first province entered, depleted or not; and not those who were picked up', () => {
    // From Egypt through Syria (fertile) to Assyria: a step on a 4.
    const changes: Changes = {
      units: { ...at('arabia', 'cretanArchers-1', 'paiones-1'), ...at('syria', 'phalanx-2') },
      leaders: at('arabia', 'alexander'),
      provinces: { syria: { supplies: 'depleted' } },
    };
    const passed = play(moving(changes), [march('syria'), takeAll, depart, force('assyria'), takeAll, depart]).state;
    const { state } = play(passed, [die(4), { type: 'loseStep', player, unit: 'paiones-1' }]);
    expect(units(state, ['cretanArchers-1', 'paiones-1', 'phalanx-2'])).toEqual(['assyria', 'pool', 'assyria']);
    expect(state.units['phalanx-2']?.steps).toBe(2);
    expect(isOver(play(passed, [die(3)]).state)).toBe(true);
  });
});
