import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { stepCost } from '../../src/peloponnesian/query/steps.js';
import { hexNamed } from '../../src/peloponnesian/query/presence.js';
import { openTable } from '../../src/peloponnesian/table/publish.js';
import type { HexId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { argive, play, refused } from './table.js';
import { listed, listedOf, moving, phase } from './movement.js';

const SPARTANS: readonly UnitId[] = ['laconia-hoplite-6-1', 'laconia-hoplite-6-2', 'laconia-hoplite-6-3'];
const sparta = 'sparta';
const athens = 'athens';

const marches = (piece: string, company: 'all' | 'alone' = 'alone', player: 'athens' | 'sparta' = sparta): Action => ({
  type: 'march',
  player,
  piece,
  company,
});
const steps = (to: HexId, player: 'athens' | 'sparta' = sparta): Action => ({ type: 'step', player, to });
const halts: Action = { type: 'halt', player: sparta };

/** Units all in one hex. */
const all = (units: readonly UnitId[], at: HexId, inside = false) =>
  Object.fromEntries(units.map((id) => [id, { at, ...(inside && { inside: true as const }) }]));

describe('R 16.6: movement costs, in halves of a point', () => {
  const situation = openTable(argive());
  const cost = (from: HexId, to: HexId): number | null =>
    stepCost(situation, hexNamed(situation, from), hexNamed(situation, to));

  it('R 16.3.3, 16.6: a clear hex costs 1, a rough one 2, a mountain is impassable', () => {
    expect(cost('W3731', 'W3730')).toBe(2);
    expect(cost('W2838', 'W2737')).toBe(4);
    expect(cost('W2838', 'W2738')).toBeNull();
  });
  it('R 16.6, ruling R3: a road across a river costs a half, and nothing for the river', () => {
    // The road from Sparta to Tegea crosses the Eurotas.
    expect(cost('W2838', 'W2837')).toBe(1);
  });
  it('R 16.6: a river costs 1 more, a road a half', () => {
    expect(cost('W2838', 'W2938')).toBe(6);
    expect(cost('W2838', 'W2839')).toBe(1);
  });
  it('R 16.8.2: the strait of Leucas is crossed like a river', () => {
    expect(cost('W1724', 'W1723')).toBe(6);
    expect(cost('W1724', 'W1825')).toBeNull();
  });
  it('R 10.2.2 b, ruling R4: a masked city closes the road', () => {
    const masked = openTable({
      ...argive(),
      units: { 'laconia-hoplite-5-1': { at: 'W2834' } },
    });
    // Mantinea is Athenian.
    expect(cost('W2835', 'W2834')).toBe(1);
    expect(stepCost(masked, hexNamed(masked, 'W2835'), hexNamed(masked, 'W2834'))).toBe(2);
  });
});

describe('R 16.3.1: stacks', () => {
  it('R 16.3.1: move with the allowance of their slowest unit', () => {
    const state = moving(sparta, {
      units: { 'boeotia-hoplite-5-1': { at: 'W2838' }, 'boeotia-cavalry-5-1': { at: 'W2838' } },
      leaders: { ramphias: { at: 'W2838' } },
    });
    const points = (action: Action): unknown => play(state, action).state.stack.at(-1);
    expect(points(marches('ramphias', 'all'))).toMatchObject({ points: 6 });
    expect(points(marches('boeotia-cavalry-5-1'))).toMatchObject({ points: 10 });
    expect(points(marches('ramphias', 'alone'))).toMatchObject({ points: 10, units: [] });
  });

  it('R 16.3.1, ruling R2: go on with what is left to the slower of them when they pick up a unit', () => {
    const state = moving(sparta, {
      units: { 'boeotia-cavalry-5-1': { at: 'W2838', inside: true }, 'laconia-hoplite-5-1': { at: 'W2839' } },
      leaders: { agis: { at: 'W2838', inside: true } },
    });
    const { state: after } = play(state, marches('agis', 'all'), steps('W2839'), {
      type: 'take',
      player: sparta,
      piece: 'laconia-hoplite-5-1',
    });
    // Five points less a half, and three of the newcomer.
    expect(after.stack.at(-1)).toMatchObject({ points: 6, units: ['boeotia-cavalry-5-1', 'laconia-hoplite-5-1'] });
    expect(phase(play(after, halts).state).marched).toEqual(['agis', 'boeotia-cavalry-5-1', 'laconia-hoplite-5-1']);
  });

  it('R 7.8.1, 16.2.1: need a leader in the open', () => {
    const state = moving(sparta, {
      units: { 'laconia-hoplite-5-1': { at: 'W2838', inside: true }, 'laconia-hoplite-6-1': { at: 'W2937' } },
    });
    const { state: marching } = play(state, marches('laconia-hoplite-5-1'));
    // A rough hex behind a river: no points are left to go on.
    expect(refused(marching, steps('W2937'))).toEqual(['noStacking', 'R 16.2.1']);
    const { state: led } = play(
      moving(sparta, {
        units: { 'laconia-hoplite-5-1': { at: 'W2838', inside: true }, 'laconia-hoplite-6-1': { at: 'W2937' } },
        leaders: { agis: { at: 'W2937' } },
      }),
      marches('laconia-hoplite-5-1'),
      steps('W2937'),
    );
    expect(led.units['laconia-hoplite-5-1']).toEqual({ at: 'W2937' });
  });

  it('R 16.2.1, ruling R1: are not left behind in the open, but a single unit is', () => {
    const state = moving(sparta, {
      units: all(SPARTANS, 'W2737'),
      leaders: { agis: { at: 'W2737' } },
    });
    const leaves: Action = { type: 'leave', player: sparta, piece: 'laconia-hoplite-6-1' };
    const { state: one } = play(state, marches('agis', 'all'), leaves);
    expect(listedOf(one, 'step').length).toBeGreaterThan(0);
    const { state: two } = play(one, { ...leaves, piece: 'laconia-hoplite-6-2' });
    expect(refused(two, steps('W2838'))).toEqual(['leavesStack', 'R 16.2.1']);
    // Nor by a leader who takes theirs along on the way.
    const led = moving(sparta, {
      units: all(SPARTANS, 'W2839'),
      leaders: { agis: { at: 'W2838', inside: true }, ramphias: { at: 'W2839' } },
    });
    const take = (piece: string): Action => ({ type: 'take', player: sparta, piece });
    const { state: met } = play(led, marches('agis'), steps('W2839'));
    expect(refused(met, take('ramphias'))).toEqual(['leavesStack', 'R 16.2.1']);
    const { state: joined } = play(met, take('laconia-hoplite-6-1'), take('laconia-hoplite-6-2'));
    expect(listedOf(joined, 'take')).toContainEqual(take('ramphias'));
    expect(refused(state, marches('agis', 'alone'))).toEqual(['leavesStack', 'R 16.2.1']);
  });

  it('R 7.8.6: a unit that is left behind has ended its move: an enemy leader who is alone there is lost', () => {
    const state = moving(sparta, {
      units: {
        'laconia-hoplite-5-1': { at: 'W2838', inside: true },
        'laconia-hoplite-5-2': { at: 'W2838', inside: true },
      },
      leaders: { agis: { at: 'W2838', inside: true }, nicostratus: { at: 'W2839', player: athens } },
    });
    const leaves: Action = { type: 'leave', player: sparta, piece: 'laconia-hoplite-5-1' };
    const { state: passing } = play(state, marches('agis', 'all'), steps('W2839'));
    expect(passing.leaders['nicostratus']?.at).toBe('W2839');
    expect(play(passing, leaves).events).toContainEqual({
      type: 'leaderLost',
      rule: 'R 7.8.6',
      player: athens,
      leader: 'nicostratus',
      at: 'W2839',
    });
  });

  it('R 16.3.1: finish their move before others, and move once', () => {
    const state = moving(sparta, { units: all(SPARTANS.slice(0, 1), 'W2838', true) });
    const { state: after } = play(state, marches('laconia-hoplite-6-1'), steps('W2839'), halts);
    expect(refused(after, marches('laconia-hoplite-6-1'))).toEqual(['hasMoved', 'R 16.3.1']);
  });

  it('R 7.1: do not move from a Force Pool', () => {
    const state = moving(sparta, { units: { 'laconia-hoplite-6-1': { at: 'forcePool' } } });
    expect(refused(state, marches('laconia-hoplite-6-1'))).toEqual(['notOnMap', 'R 7.1']);
  });

  it('R 15.1, 9.7.2: do not move while they raid or forage', () => {
    const state = moving(sparta, { units: { 'laconia-hoplite-6-1': { at: 'W2838', raiding: true } } });
    expect(refused(state, marches('laconia-hoplite-6-1'))).toEqual(['isTied', 'R 15.1']);
  });
});

describe('R 16.3.2: area movement', () => {
  it('R 16.3.2: leads from a friendly area to the next, or within it, for 1 point', () => {
    const state = moving(sparta, { units: { 'corinth-hoplite-4-1': { at: 'W3131', inside: true } } });
    const { state: marching } = play(state, marches('corinth-hoplite-4-1'));
    // Nisaea and Mantinea are Athenian, and Argolid is: Megarid, Arcadia and Argolid are no friendly areas.
    expect(listedOf(marching, 'enterArea').map(({ area }) => area)).toEqual(['corinth', 'achaea', 'epidaurus']);
    const { state: inside, events } = play(marching, { type: 'enterArea', player: sparta, area: 'epidaurus' });
    const entered = {
      type: 'areaEntered',
      rule: 'R 16.3.2',
      player: sparta,
      area: 'epidaurus',
      from: 'W3131',
      leaders: [],
      units: ['corinth-hoplite-4-1'],
    };
    expect(events).toEqual([entered]);
    expect(inside.stack.at(-1)).toMatchObject({ area: 'epidaurus', points: 4 });
    expect(listedOf(inside, 'halt')).toEqual([]);
    const { state: settled } = play(inside, { type: 'settle', player: sparta, hex: 'W3334' });
    expect(settled.units['corinth-hoplite-4-1']).toEqual({ at: 'W3334', inside: true });
    expect(settled.stack.at(-1)).toMatchObject({ kind: 'march', area: null, points: 4 });
  });

  it('R 16.3.2: leads neither into nor out of contested areas', () => {
    const state = moving(sparta, { units: { 'arcadia-hoplite-5-1': { at: 'W2835', inside: true } } });
    const { state: marching } = play(state, marches('arcadia-hoplite-5-1'));
    expect(listedOf(marching, 'enterArea')).toEqual([]);
    expect(refused(marching, { type: 'enterArea', player: sparta, area: 'laconia' })).toEqual([
      'notFriendly',
      'R 16.3.2',
    ]);
  });

  it('R 15.5: four Spartan units go from Thebes into Attica', () => {
    const boeotians: UnitId[] = [
      'boeotia-hoplite-5-1',
      'boeotia-hoplite-5-2',
      'boeotia-hoplite-5-3',
      'boeotia-hoplite-5-4',
    ];
    const start = argive().leaders['ramphias']?.at as HexId;
    const state = moving(sparta, { units: all(boeotians, start, true) });
    const { state: marching } = play(state, marches('ramphias', 'all'), {
      type: 'enterArea',
      player: sparta,
      area: 'boeotia',
    });
    const situation = openTable(marching);
    const attica = situation.ground.map.areas.findIndex(({ id }) => id === 'attica');
    const border = listedOf(marching, 'settle').find(({ hex }) =>
      situation.ground.grid
        .neighbours(hexNamed(situation, hex))
        .some((next) => situation.ground.areaAt[next] === attica && situation.ground.terrainAt[next] === 'rough'),
    );
    expect(border).toBeDefined();
    if (border === undefined) return;
    const { state: there } = play(marching, border);
    const into = listedOf(there, 'step').map(({ to }) => situation.ground.areaAt[hexNamed(situation, to)]);
    expect(into).toContain(attica);
  });
});

describe('R 16.3.4: enemies', () => {
  it('R 16.3.4, 17.1: stop a march, which is an attack from the hex before', () => {
    const state = moving(sparta, {
      units: { ...all(SPARTANS, 'W2838', true), 'attica-hoplite-4-1': { at: 'W2839' } },
      leaders: { agis: { at: 'W2838', inside: true } },
    });
    const { state: after, events } = play(state, marches('agis', 'all'), steps('W2839'));
    expect(phase(after).attacks).toEqual([
      { at: 'W2839', player: sparta, attackers: ['agis', ...SPARTANS], targets: [], from: 'W2838', landed: false },
    ]);
    expect(events.map(({ type }) => type)).toEqual(['marchBegan', 'stackMoved', 'attackDeclared', 'marchEnded']);
    expect(refused(after, marches('agis', 'all'))).toEqual(['isEngaged', 'R 16.3.4']);
  });

  it('R 17.5.1: are not attacked by fewer than one to four', () => {
    const five: UnitId[] = [1, 2, 3, 4, 5].map((number): UnitId => `argolid-hoplite-4-${number}`);
    const state = moving(sparta, {
      units: { 'laconia-hoplite-6-1': { at: 'W2838', inside: true }, ...all(five, 'W2839') },
      leaders: { alcibiades: { at: 'W2839' } },
    });
    expect(listedOf(play(state, marches('laconia-hoplite-6-1')).state, 'step').map(({ to }) => to)).not.toContain(
      'W2839',
    );
  });

  it('R 16.3.5 d, 10.2.2 b: in a masked city do not impede others', () => {
    const masked = {
      units: { 'arcadia-hoplite-5-1': { at: 'W2834' }, 'boeotia-cavalry-5-1': { at: 'W2835', inside: true } } as const,
    };
    const state = moving(sparta, masked);
    const { state: marching } = play(state, marches('boeotia-cavalry-5-1'), steps('W2834'));
    // It may not stay with the other unit, but goes on.
    expect(listedOf(marching, 'halt')).toEqual([]);
    expect(refused(marching, halts)).toEqual(['mustGoOn', 'R 16.2.1']);
    expect(phase(play(marching, steps('W2833')).state).attacks).toEqual([]);
  });

  it('R 17.7.7: a city that is masked is stormed by those who mask it', () => {
    const state = moving(sparta, { units: { 'arcadia-hoplite-5-1': { at: 'W2834' } } });
    const { state: after } = play(state, marches('arcadia-hoplite-5-1'), { type: 'attackHere', player: sparta });
    expect(phase(after).attacks).toMatchObject([{ at: 'W2834', from: 'W2834', attackers: ['arcadia-hoplite-5-1'] }]);
  });

  it('R 10.2.2 d: who is masked fights its way out', () => {
    const state = moving(sparta, {
      units: { 'laconia-hoplite-6-1': { at: 'W2838', inside: true }, 'attica-hoplite-4-1': { at: 'W2838' } },
    });
    const { state: marching } = play(state, marches('laconia-hoplite-6-1'));
    expect(listed(marching).map(({ type }) => type)).toEqual(['attackHere', 'halt']);
    expect(refused(marching, steps('W2839'))).toEqual(['isMasked', 'R 10.2.2']);
  });
});

describe('R 10.2, 6.5.2: places that are entered', () => {
  it('R 18.3.5, 7.6.3 d: an empty fort is entered and a base in it destroyed', () => {
    const state = moving(
      sparta,
      { units: { 'laconia-hoplite-6-1': { at: 'W2438' } } },
      { forts: { W2337: { by: athens } }, bases: { W2337: athens } },
    );
    const { state: after } = play(state, marches('laconia-hoplite-6-1'), steps('W2337'), halts);
    expect(after.units['laconia-hoplite-6-1']).toEqual({ at: 'W2337', inside: true });
    expect([after.forts, after.bases]).toEqual([{ W2337: { by: sparta } }, {}]);
  });

  it('R 7.6.3 d, ruling Q38: a base inside a city is not destroyed by who masks it', () => {
    const state = moving(sparta, { units: { 'laconia-hoplite-6-1': { at: 'W2835' } } }, { bases: { W2834: athens } });
    const { state: after } = play(
      state,
      marches('laconia-hoplite-6-1'),
      steps('W2834'),
      { type: 'endMovement', player: sparta },
      { type: 'maskPlace', player: sparta },
    );
    expect([after.units['laconia-hoplite-6-1'], after.bases]).toEqual([{ at: 'W2834' }, { W2834: athens }]);
  });

  it('R 16.3.5: a base alone does not stop anybody who passes', () => {
    const state = moving(sparta, { units: { 'boeotia-cavalry-5-1': { at: 'W2438' } } }, { bases: { W2337: athens } });
    const { state: after } = play(state, marches('boeotia-cavalry-5-1'), steps('W2337'), steps('W2336'), halts);
    expect(after.bases).toEqual({ W2337: athens });
  });

  it('R 7.8.6: a leader alone is lost when enemies end their move with him', () => {
    const state = moving(sparta, {
      units: { 'laconia-hoplite-6-1': { at: 'W2838', inside: true } },
      leaders: { alcibiades: { at: 'W2839' } },
    });
    const { events } = play(state, marches('laconia-hoplite-6-1'), steps('W2839'), halts);
    expect(events).toContainEqual({
      type: 'leaderLost',
      rule: 'R 7.8.6',
      leader: 'alcibiades',
      player: athens,
      at: 'W2839',
    });
  });

  it('R 6.5.2, ruling Q33: a friendly city in revolt is taken, even in passing', () => {
    const state = moving(
      athens,
      { units: { 'argolid-hoplite-4-1': { at: 'W2933' } } },
      { cities: { mantinea: { revolt: 0 } } },
    );
    const { state: after } = play(state, marches('argolid-hoplite-4-1', 'alone', athens), steps('W2834', athens));
    expect(after.cities['mantinea']).toEqual({ held: athens });
    expect(after.units['argolid-hoplite-4-1']).toEqual({ at: 'W2834', inside: true });
  });

  it('R 22.4.2: regions that are not in play are not entered', () => {
    const state = moving(athens, { units: { 'elis-hoplite-5-1': { at: 'W2428', inside: true } } });
    expect(listedOf(state, 'march').map(({ piece }) => piece)).not.toContain('elis-hoplite-5-1');
  });
});
