/** R 9.2, 9.5, 10.20: giving way. */
import { describe, expect, it } from 'vitest';
import { DRIVEN_OUT } from '../../../src/conquest/deeds/retreat.js';
import type { RetreatFrame } from '../../../src/conquest/frame/index.js';
import { machine } from '../../../src/conquest/machine.js';
import type { Action } from '../../../src/conquest/action/index.js';
import { facing, isOver } from '../paused.js';
import { emptyBoard, expectRefused, play, started, said, type Changes } from '../table.js';

const to = (province: string, player: 'macedonian' | 'persian' = 'macedonian'): Action => ({
  type: 'retreat',
  player,
  province,
});
const ours = { holder: 'macedonian' } as const;

/** From Assyria one can go to Armenia (mountains), Syria, Babylonia and Media (mountains). */
const fleeing = (others: Partial<RetreatFrame> = {}, changes: Changes = {}) =>
  facing(
    {
      kind: 'retreat',
      side: 'macedonian',
      units: ['phalanx-1'],
      leaders: ['parmenio'],
      from: 'assyria',
      order: DRIVEN_OUT,
      within: null,
      discretionary: false,
      to: null,
      rule: 'R 10.20',
      ...others,
    },
    {
      turn: 2,
      ...changes,
      units: { 'phalanx-1': { at: 'assyria' }, ...changes.units },
      leaders: { parmenio: { at: 'assyria' }, ...changes.leaders },
    },
  );

describe('R 10.20 those who are driven out', () => {
  it('go to friends rather than into contested provinces, and there rather than to enemies', () => {
    const contested = { 'paiones-1': { at: 'babylonia' }, 'dahae-1': { at: 'babylonia' } };
    const friends = { provinces: { syria: ours, media: ours }, units: contested };
    expect(machine.legalActions(fleeing({}, friends).state)).toEqual([to('syria'), to('media')]);
    const one = fleeing({}, { units: contested });
    expect(one.state.units['phalanx-1']?.at).toBe('babylonia');
    expect(machine.legalActions(fleeing().state)).toEqual(
      ['armenia', 'syria', 'babylonia', 'media'].map((id) => to(id)),
    );
  });

  it('all of them, and nobody is asked where there is one province alone', () => {
    const { state, events } = fleeing({}, { provinces: { syria: ours } });
    expect(isOver(state)).toBe(true);
    expect([state.units['phalanx-1']?.at, state.leaders.parmenio?.at]).toEqual(['syria', 'syria']);
    expect(said(events, 'unitMoved')).toMatchObject([{ rule: 'R 10.20', from: 'assyria', to: 'syria' }]);
    expect(said(events, 'forceRetreated')).toEqual([
      { type: 'forceRetreated', rule: 'R 10.20', side: 'macedonian', from: 'assyria', to: 'syria' },
    ]);
  });

  it('a province that is contested among others is no refuge of that kind', () => {
    const { state } = fleeing({ order: [['contested']] }, { units: { 'dahae-1': { at: 'babylonia' } } });
    expect(isOver(state)).toBe(true);
    expect(state.units['phalanx-1']?.at).toBe('assyria');
  });

  it('refuses other provinces, and staying', () => {
    const { state } = fleeing({}, { provinces: { syria: ours, media: ours } });
    expectRefused(state, to('babylonia'), 'noRefuge', 'R 10.20');
    expectRefused(state, to('susiana'), 'noWayThere', 'ruling C9.2');
    expectRefused(state, to('nowhere'), 'provinceUnknown', 'R 10.20');
    expectRefused(state, { type: 'stand', player: 'macedonian' }, 'mustRetreat', 'R 10.20');
  });
});

describe('R 9.5 those who may give way', () => {
  it('may stay as well', () => {
    const { state } = fleeing(
      { discretionary: true, order: [['friendly', 'contested']] },
      { provinces: { syria: ours } },
    );
    const stand: Action = { type: 'stand', player: 'macedonian' };
    expect(machine.legalActions(state)).toEqual([to('syria'), stand]);
    expect(play(state, [stand]).state.units['phalanx-1']?.at).toBe('assyria');
    expect(play(state, [to('syria')]).state.units['phalanx-1']?.at).toBe('syria');
  });
  it('stay where nothing is open to them', () => {
    const { state } = fleeing({ discretionary: true, order: [['friendly', 'contested']] });
    expect(isOver(state)).toBe(true);
    expect(state.units['phalanx-1']?.at).toBe('assyria');
  });
});

describe('ruling C9.2 borders', () => {
  it('R 8.2 nobody gives way over mountains in winter, nor past a fortress of the enemy', () => {
    expect(machine.legalActions(fleeing({}, { turn: 4 }).state)).toEqual([to('syria'), to('babylonia')]);
    const inSyria = { from: 'syria', order: [['enemy']] } as const;
    const { state } = fleeing(inSyria, { turn: 4, units: { 'phalanx-1': { at: 'syria' } } });
    expect(machine.legalActions(state)).toEqual([to('arabia'), to('assyria')]);
  });
  it('R 8.3 nor where one of them may not be', () => {
    const { state } = fleeing(
      { side: 'persian', units: ['dahae-1', 'persianLevy-1'], leaders: [], from: 'bactria' },
      { units: { 'dahae-1': { at: 'bactria' }, 'persianLevy-1': { at: 'bactria' } } },
    );
    // Areia, Arachosia and Sogdiana are the King's; Gandara is his too, and closed to his men.
    expect(machine.legalActions(state)).toEqual(['areia', 'arachosia', 'sogdiana'].map((id) => to(id, 'persian')));
  });
});

describe('ruling C9.1 provinces that are nobody’s', () => {
  it('are friendly to Indians who keep to them', () => {
    const { state } = fleeing(
      { side: 'persian', units: ['indianLevy-1'], leaders: [], from: 'gandara', order: [['friendly', 'contested']] },
      { units: { 'indianLevy-1': { at: 'gandara' }, 'phalanx-1': { at: 'gandara' } } },
    );
    expect(state.units['indianLevy-1']?.at).toBe('upperIndia');
  });
  it('and to raiders who came from there; to all others they are enemies’', () => {
    const raiders = (band: number, order: RetreatFrame['order']) =>
      fleeing(
        { side: 'persian', units: ['barbarianCavalry-1'], leaders: [], from: 'sogdiana', order },
        { units: { 'barbarianCavalry-1': { at: 'sogdiana', band } }, provinces: { bactria: ours } },
      ).state.units['barbarianCavalry-1']?.at;
    // Raids of 3 begin in Scythia, of 4 in Chorasmia.
    expect(raiders(3, [['friendly']])).toBe('scythia');
    expect(raiders(9, [['friendly']])).toBe('scythia');
    expect(raiders(4, [['friendly']])).toBe('chorasmia');
    expect(raiders(5, [['friendly']])).toBe('sogdiana');
    const alexandrians = fleeing(
      { from: 'sogdiana', order: [['enemy']] },
      { units: { 'phalanx-1': { at: 'sogdiana' } }, provinces: { bactria: ours } },
    );
    expect(machine.legalActions(alexandrians.state)).toEqual([to('chorasmia'), to('scythia')]);
  });

  it('nor are they friendly to a leader whose units are all lost, unless he is at home there', () => {
    const alone = (leader: string, side: 'macedonian' | 'persian', others: Partial<RetreatFrame> = {}) =>
      fleeing(
        { side, units: [], leaders: [leader], from: 'gandara', ...others },
        {
          units: { 'phalanx-1': { at: 'aside' } },
          leaders: { parmenio: { at: 'aside' }, [leader]: { at: 'gandara' } },
        },
      );
    // Bactria is a friend's, Upper India nobody's: an enemy's to him.
    const bactria = { provinces: { bactria: ours } };
    const beaten = fleeing(
      { units: [], from: 'gandara' },
      { ...bactria, units: { 'phalanx-1': { at: 'aside' } }, leaders: { parmenio: { at: 'gandara' } } },
    );
    expect(beaten.state.leaders.parmenio?.at).toBe('bactria');
    // Where nothing is friendly he may not give way of his own will.
    const free = { discretionary: true, order: [['friendly', 'contested']] } as const;
    expect(alone('parmenio', 'macedonian', free).state.leaders.parmenio?.at).toBe('gandara');
    expect(isOver(alone('parmenio', 'macedonian', free).state)).toBe(true);
    expect(machine.legalActions(alone('porus', 'persian', free).state)).toEqual([
      to('upperIndia', 'persian'),
      { type: 'stand', player: 'persian' },
    ]);
  });
});

describe('ruling C9.10 no way out', () => {
  it('who is beaten stays where he is: in Thrace in winter, with one of the home army, who does not leave Europe', () => {
    const home = {
      units: { 'phalanx-7': { at: 'thrace' }, 'phalanx-1': { at: 'thrace' } },
      leaders: { parmenio: { at: 'thrace' } },
    };
    const units = ['phalanx-7', 'phalanx-1'] as const;
    const winter = fleeing({ from: 'thrace', units }, { turn: 4, ...home });
    expect(isOver(winter.state)).toBe(true);
    expect(winter.state.units['phalanx-1']?.at).toBe('thrace');
    expect(said(winter.events, 'forceRetreated')).toEqual([]);
    // In summer Macedonia is open, and a friend's.
    expect(fleeing({ from: 'thrace', units }, home).state.units['phalanx-1']?.at).toBe('macedonia');
  });

  it('R 9.1 and fights no more: neither with those who have beaten him nor with raiders who are there too', () => {
    const left = [
      { province: 'thrace', forces: ['macedonian', 'persian'] },
      { province: 'thrace', forces: ['macedonian', 'band-3'] },
    ] as const;
    const afterwards = (units: RetreatFrame['units']) =>
      started(
        emptyBoard({
          turn: 4,
          units: {
            ...{ 'phalanx-7': { at: 'thrace' }, 'phalanx-8': { at: 'thrace' }, 'dahae-1': { at: 'thrace' } },
            'barbarianInfantry-1': { at: 'thrace', band: 3 },
          },
          stack: [
            { kind: 'setup', left: ['kingsArmy'] },
            { kind: 'combats', left, now: null, withdrawn: [] },
            {
              ...{ kind: 'retreat', side: 'macedonian', units, leaders: [], from: 'thrace', order: DRIVEN_OUT },
              ...{ within: null, discretionary: false, to: null, rule: 'R 10.20' },
            },
          ],
        }),
      );
    const { state, events } = afterwards(['phalanx-7', 'phalanx-8']);
    expect(isOver(state)).toBe(true);
    expect(said(events, 'minorCombatJoined')).toEqual([]);
    // If one of the two was not beaten, he is met by the Dahae, who may evade him (R 9.2).
    expect(machine.legalActions(afterwards(['phalanx-7']).state)).toEqual([
      { type: 'evade', player: 'persian' },
      { type: 'stand', player: 'persian' },
    ]);
  });
});

describe('R 9.3 a force that may go nowhere else', () => {
  it('goes there or not at all', () => {
    const toSyria = fleeing({ within: ['syria'] });
    expect(toSyria.state.units['phalanx-1']?.at).toBe('syria');
    expect(fleeing({ within: ['egypt'] }).state.units['phalanx-1']?.at).toBe('assyria');
  });
});

describe('ruling C9.3 the Siege Train', () => {
  const withTrain = (unit: 'phalanx-1' | 'paiones-1') => {
    const state = fleeing(
      { units: [unit] },
      {
        units: { [unit]: { at: 'assyria' } },
        provinces: { syria: ours },
        baggage: { siegeTrain: { at: 'assyria', side: 'macedonian' } },
      },
    );
    return state.state.baggage.siegeTrain?.at;
  };
  it('R 11.7 goes with infantry that gives way, and not with cavalry', () => {
    expect(withTrain('phalanx-1')).toBe('syria');
    expect(withTrain('paiones-1')).toBe('assyria');
  });
});
