/** R 10.4-10.9, 10.16: movement on the display. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { BoxId, SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { attacking, battleIn, moving, post, scene, where, type Scene } from '../battle.js';
import { expectRefused, listed, play, said } from '../table.js';

const hold = (player: SideId): Action => ({ type: 'holdPositions', player });
const advance = (unit: UnitId, army: SideId, box: BoxId, player: SideId = 'macedonian'): Action => ({
  type: 'advanceUnit',
  player,
  unit,
  to: post(army, box),
});
const shift = (unit: UnitId, army: SideId, box: BoxId, line: 1 | 2 = 1, player: SideId = 'macedonian'): Action => ({
  type: 'shiftUnit',
  player,
  unit,
  to: post(army, box),
  line,
});

const named = (state: GameState, type: 'advanceUnit' | 'shiftUnit'): readonly string[] =>
  listed(state, type).map(({ unit, to: { army, box } }) => `${unit} ${army} ${box}`);

const macedonian = (fighters: Scene['fighters'], more: Partial<Scene> = {}): GameState =>
  scene({ fighters, top: moving('macedonian'), ...more });

describe('R 10.9 the example: an advance into the empty Persian Center in round 3', () => {
  const before = macedonian(
    {
      'phalanx-1': 'macedonian centre',
      'phalanx-2': 'macedonian centre',
      'phalanx-3': 'macedonian centre',
      'hypaspists-1': 'macedonian centre',
      'persianLevy-1': 'persian left',
      'persianLevy-2': 'persian right',
      'persianLevy-3': 'persian reserve',
      'persianLevy-4': 'persian leftOutflank',
    },
    // The Persian moves and attacks after this, then round 4 begins.
    { round: 3, battle: { step: 2 } },
  );
  const advanced = play(before, [
    advance('phalanx-1', 'persian', 'centre'),
    advance('phalanx-2', 'persian', 'centre'),
    advance('phalanx-3', 'persian', 'centre'),
  ]);

  it('three heavy infantry units advance', () => {
    expect(said(advanced.events, 'unitPosted').map(({ unit, army, box, rule }) => [unit, army, box, rule])).toEqual(
      (['phalanx-1', 'phalanx-2', 'phalanx-3'] as const).map((unit) => [unit, 'persian', 'centre', 'R 10.9']),
    );
  });

  it('they take no part in the Macedonian Combat Phase of round 3', () => {
    // The Hypaspists hold the line, and face nobody: the phase passes, and the Persian moves.
    expect(advanced.state.stack.at(-1)).toMatchObject({ kind: 'manoeuvre', side: 'persian' });
  });

  it('they may be attacked in the Persian Combat Phase from Left, Right and Reserve, and from nowhere else', () => {
    const { state } = play(advanced.state, [hold('persian')]);
    expect(listed(state, 'attackBox').map(({ from, into }) => [from.box, into])).toEqual(
      (['left', 'right', 'reserve'] as const).map((box) => [box, post('persian', 'centre')]),
    );
  });

  it('they may attack in the Macedonian Combat Phase of round 4', () => {
    const state = scene({
      fighters: {
        'phalanx-1': 'persian centre',
        'persianLevy-1': 'persian left',
        'persianLevy-2': 'persian right',
        'persianLevy-3': 'persian reserve',
      },
      since: { 'phalanx-1': 3 },
      round: 4,
      top: attacking('macedonian'),
    });
    expect(listed(state, 'attackBox').map(({ into }) => into.box)).toEqual(['left', 'right', 'reserve']);
  });
});

describe('R 10.9 advances', () => {
  const fighters = {
    'phalanx-1': 'macedonian centre',
    'phalanx-2': 'macedonian centre',
    'illyrians-1': 'macedonian left',
    'agrianes-1': 'macedonian reserve',
    'paiones-1': 'macedonian reserve',
    'persianLevy-1': 'persian left',
    'persianLevy-2': 'persian reserve',
  } as const;

  it('only into boxes that were empty when the round began, R 10.4 along the arrows, R 10.5 nimble units alone outflank; outflank boxes and Reserves too (ruling C10.16)', () => {
    expect(named(macedonian(fighters), 'advanceUnit')).toEqual([
      'phalanx-1 macedonian right',
      'phalanx-1 persian centre',
      'agrianes-1 macedonian right',
      'agrianes-1 macedonian leftOutflank',
      'agrianes-1 macedonian rightOutflank',
      'paiones-1 macedonian right',
      'paiones-1 macedonian leftOutflank',
      'paiones-1 macedonian rightOutflank',
    ]);
    // In the first round too, in which nobody else may change boxes (R 10.8).
    const first = macedonian(fighters, { round: 1 });
    expect(named(first, 'shiftUnit')).toEqual([]);
    expect(named(first, 'advanceUnit')).toContain('agrianes-1 macedonian leftOutflank');
    const since = macedonian(fighters, { battle: { vacant: [] } });
    expectRefused(since, advance('phalanx-1', 'persian', 'centre'), 'boxNotEmpty', 'R 10.9');
  });

  it('ruling C10.18 one unit stays in the battle line', () => {
    const { state } = play(macedonian(fighters), [advance('phalanx-1', 'persian', 'centre')]);
    expectRefused(state, advance('phalanx-2', 'persian', 'centre'), 'lineMustHold', 'R 10.8');
    expectRefused(state, advance('illyrians-1', 'persian', 'right'), 'lineMustHold', 'R 10.8');
  });

  it('one advance into a box, from one box; a unit moves once', () => {
    const { state } = play(macedonian(fighters), [advance('agrianes-1', 'macedonian', 'right')]);
    expectRefused(state, advance('phalanx-1', 'macedonian', 'right'), 'oneAdvance', 'R 10.9');
    expectRefused(state, advance('agrianes-1', 'macedonian', 'rightOutflank'), 'alreadyMoved', 'R 10.8');
    expect(named(state, 'advanceUnit')).toContain('paiones-1 macedonian right');
  });

  it('heavy infantry and slow units do not outflank; boxes that do not touch are refused', () => {
    const state = macedonian({ ...fighters, 'phalanx-3': 'macedonian reserve' });
    expectRefused(state, advance('phalanx-3', 'macedonian', 'leftOutflank'), 'boxNotForUnit', 'R 10.5');
    expectRefused(state, advance('agrianes-1', 'persian', 'centre'), 'boxNotAdjacent', 'R 10.4');
  });

  it('no more than four, which is also all that an enemy box holds', () => {
    const many = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((number) => [`phalanx-${number}`, 'macedonian centre']),
    ) as Scene['fighters'];
    const state = macedonian({ ...many, 'persianLevy-1': 'persian left' });
    const { state: full } = play(
      state,
      [1, 2, 3, 4].map((number) => advance(`phalanx-${number}`, 'persian', 'centre')),
    );
    expectRefused(full, advance('phalanx-5', 'persian', 'centre'), 'oneAdvance', 'R 10.9');
  });

  it('R 10.16 a leader alone in the box is captured; a commander, and the battle is over (R 10.19)', () => {
    const { state, events } = play(
      macedonian(fighters, { leaders: { mazaeus: 'persian centre', darius: 'persianLevy-1' } }),
      [advance('phalanx-1', 'persian', 'centre')],
    );
    expect(said(events, 'leaderLeft')).toMatchObject([{ leader: 'mazaeus', why: 'captured', rule: 'R 10.16' }]);
    expect(state.leaders.mazaeus?.at).toBe('gone');
    expect(said(events, 'battleEnded')).toEqual([]);
    const king = play(macedonian(fighters, { leaders: { darius: 'persian centre', mazaeus: 'persianLevy-1' } }), [
      advance('phalanx-1', 'persian', 'centre'),
    ]);
    expect(said(king.events, 'battleEnded')).toMatchObject([{ how: 'commanderLost', winner: 'macedonian' }]);
  });

  it('the own leader alone in the box is joined', () => {
    const { events } = play(
      macedonian(fighters, { leaders: { parmenio: 'macedonian right', alexander: 'phalanx-1' } }),
      [advance('agrianes-1', 'macedonian', 'right')],
    );
    expect(said(events, 'leaderLeft')).toEqual([]);
  });

  it('ruling C10.28 who has broken in and is left alone is captured by a tactical movement too', () => {
    const broken = (leaders: NonNullable<Scene['leaders']>): GameState =>
      scene({
        fighters: {
          'phalanx-1': 'macedonian centre',
          'phalanx-2': 'macedonian right',
          'persianLevy-1': 'persian left',
          'persianLevy-2': 'persian left',
        },
        leaders,
        top: moving('persian'),
      });
    const back = shift('persianLevy-1', 'persian', 'centre', 1, 'persian');
    const { state, events } = play(broken({ craterus: 'persian centre', alexander: 'phalanx-1' }), [back]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ leader: 'craterus', why: 'captured', rule: 'ruling C10.28' }]);
    expect(battleIn(state).leaders.map(({ leader }) => leader)).toEqual(['alexander']);
    expect(said(events, 'battleEnded')).toEqual([]);
    // Whoever commands is lost for good (R 10.19).
    const commander = play(broken({ parmenio: 'persian centre', perdiccas: 'phalanx-1' }), [back]);
    expect(said(commander.events, 'battleEnded')).toMatchObject([{ how: 'commanderLost', winner: 'persian' }]);
  });
});

describe('R 10.8 the tactical movement', () => {
  const fighters = {
    'phalanx-1': 'macedonian centre',
    'phalanx-2': 'macedonian centre',
    'illyrians-1': 'macedonian left',
    'agrianes-1': 'macedonian reserve',
    'paiones-1': 'macedonian reserve',
    'hetairoi-1': 'macedonian reserve',
    'persianLevy-1': 'persian left',
    'persianLevy-2': 'persian centre',
  } as const;

  it('not in the first round', () => {
    const state = macedonian(fighters, { round: 1 });
    expect(named(state, 'shiftUnit')).toEqual([]);
    expectRefused(state, shift('agrianes-1', 'macedonian', 'left'), 'noMovementYet', 'R 10.8');
  });

  it('one or two units, from one box into one other', () => {
    const { state } = play(macedonian(fighters), [shift('agrianes-1', 'macedonian', 'centre', 2)]);
    expect(where(state, 'agrianes-1')).toBe('macedonian centre 2');
    expectRefused(state, shift('hetairoi-1', 'macedonian', 'left'), 'otherMovement', 'R 10.8');
    const { state: two } = play(state, [shift('hetairoi-1', 'macedonian', 'centre')]);
    expectRefused(two, shift('paiones-1', 'macedonian', 'centre'), 'otherMovement', 'R 10.8');
    expect(named(two, 'shiftUnit')).toEqual([]);
  });

  it('leaves no box of the battle line empty, but the Reserve', () => {
    const state = macedonian(fighters);
    expectRefused(state, shift('illyrians-1', 'macedonian', 'centre'), 'lineMustHold', 'R 10.8');
    const alone = macedonian({
      'phalanx-1': 'macedonian centre',
      'agrianes-1': 'macedonian reserve',
      'persianLevy-1': 'persian centre',
    });
    expect(named(alone, 'shiftUnit')).toContain('agrianes-1 macedonian centre');
  });

  it('not into a box of the enemy: held by him, or empty (ruling C10.10); but to those who have broken in', () => {
    const state = macedonian(fighters);
    expectRefused(state, shift('phalanx-1', 'persian', 'centre'), 'boxHeldByEnemy', 'R 10.8');
    expectRefused(
      macedonian({ ...fighters, 'phalanx-3': 'macedonian left' }),
      shift('phalanx-3', 'persian', 'right'),
      'boxNotEmpty',
      'ruling C10.10',
    );
    // Nor after somebody who has advanced into it in this round: he could attack out of it at once.
    const behind = play(macedonian({ ...fighters, 'phalanx-3': 'macedonian left', 'phalanx-4': 'macedonian left' }), [
      { type: 'advanceUnit', player: 'macedonian', unit: 'phalanx-3', to: { army: 'persian', box: 'right' } },
    ]).state;
    expect(where(behind, 'phalanx-3')).toBe('persian right');
    expectRefused(behind, shift('phalanx-4', 'persian', 'right'), 'boxNotEmpty', 'ruling C10.10');
    const broken = macedonian({
      'phalanx-1': 'macedonian centre',
      'phalanx-2': 'macedonian centre',
      'phalanx-3': 'persian centre',
      'persianLevy-1': 'persian left',
    });
    expect(named(broken, 'shiftUnit')).toContain('phalanx-1 persian centre');
    // Who has broken in holds no line, and may come back to the last unit.
    expect(named(broken, 'shiftUnit')).toContain('phalanx-3 macedonian centre');
  });

  it('a leader goes with his unit', () => {
    const { state } = play(macedonian(fighters, { leaders: { alexander: 'hetairoi-1' } }), [
      shift('hetairoi-1', 'macedonian', 'left'),
    ]);
    expect(battleIn(state).leaders[0]).toMatchObject({ leader: 'alexander', unit: 'hetairoi-1', box: 'left' });
  });

  it('ruling C10.11 who is locked in combat does not move', () => {
    const state = macedonian(fighters, { engaged: [{ attacker: 'phalanx-1', defender: 'persianLevy-2' }] });
    expectRefused(state, shift('phalanx-1', 'macedonian', 'left'), 'lockedInCombat', 'ruling C10.11');
  });
});

describe('R 10.6 lines', () => {
  it('both ways, once, and never to the last unit of the first line', () => {
    const state = macedonian({
      'phalanx-1': 'macedonian centre',
      'illyrians-1': 'macedonian centre 2',
      'agrianes-1': 'macedonian reserve',
      'persianLevy-1': 'persian centre',
    });
    expect(listed(state, 'changeLine').map(({ unit }) => unit)).toEqual(['illyrians-1']);
    expectRefused(state, { type: 'changeLine', player: 'macedonian', unit: 'phalanx-1' }, 'lineMustHold', 'R 10.6');
    const { state: forward } = play(state, [{ type: 'changeLine', player: 'macedonian', unit: 'illyrians-1' }]);
    expect(where(forward, 'illyrians-1')).toBe('macedonian centre');
    const { state: back } = play(forward, [{ type: 'changeLine', player: 'macedonian', unit: 'phalanx-1' }]);
    expect(where(back, 'phalanx-1')).toBe('macedonian centre 2');
    expect(listed(back, 'changeLine')).toEqual([]);
  });

  it('places are changed where the first line is full', () => {
    const state = macedonian({
      'phalanx-1': 'macedonian centre',
      'hypaspists-1': 'macedonian centre',
      'illyrians-1': 'macedonian centre',
      'agrianes-1': 'macedonian centre',
      'hetairoi-1': 'macedonian centre 2',
      'persianLevy-1': 'persian centre',
    });
    expect(listed(state, 'changePlaces').map(({ with: other }) => other)).toEqual([
      'phalanx-1',
      'hypaspists-1',
      'illyrians-1',
      'agrianes-1',
    ]);
    const { state: after } = play(state, [
      { type: 'changePlaces', player: 'macedonian', unit: 'hetairoi-1', with: 'illyrians-1' },
    ]);
    expect([where(after, 'hetairoi-1'), where(after, 'illyrians-1')]).toEqual([
      'macedonian centre',
      'macedonian centre 2',
    ]);
  });

  it('where the first line is gone the second steps forward in the next movement phase, of either side, as many as like (ruling C10.27)', () => {
    const state = scene({
      fighters: {
        'phalanx-1': 'macedonian centre',
        'phalanx-2': 'macedonian centre',
        'persianLevy-1': 'persian centre 2',
        'royalGuard-1': 'persian centre 2',
        'persianLevy-2': 'persian left 2',
      },
      top: { kind: 'closeUp', post: null },
    });
    // The only one behind the gap on the Left needs no decision; in the Center its owner chooses, though the Macedonian moves.
    expect(where(state, 'persianLevy-2')).toBe('persian left');
    expect(listed(state, 'stepForward').map(({ player, unit }) => [player, unit])).toEqual([
      ['persian', 'persianLevy-1'],
      ['persian', 'royalGuard-1'],
    ]);
    const { state: one } = play(state, [{ type: 'stepForward', player: 'persian', unit: 'royalGuard-1' }]);
    expect(where(one, 'royalGuard-1')).toBe('persian centre');
    // More of them if he likes.
    expect(listed(one, 'stepForward').map(({ unit }) => unit)).toEqual(['persianLevy-1']);
    expect(listed(one, 'ranksClosed')).toHaveLength(1);
  });
});

describe('R 10.7 pairs on the display', () => {
  const fighters = {
    'persianInfantry-1': 'persian centre',
    'persianInfantry-2': 'persian centre',
    'royalGuard-1': 'persian centre',
    'phalanx-1': 'macedonian centre',
  } as const;

  it('form under a leader of the box, and part', () => {
    const state = scene({ fighters, leaders: { darius: 'royalGuard-1' }, top: moving('persian') });
    const pair: Action = { type: 'pairUnits', player: 'persian', unit: 'persianInfantry-1', with: 'persianInfantry-2' };
    expectRefused(scene({ fighters, top: moving('persian') }), pair, 'noPair', 'R 10.7');
    const { state: after, events } = play(state, [pair]);
    expect(said(events, 'unitsPaired')).toHaveLength(1);
    expect(battleIn(after).fighters.find(({ unit }) => unit === 'persianInfantry-2')?.with).toBe('persianInfantry-1');
    const paired = scene({
      fighters: {
        'persianInfantry-1': 'persian centre',
        'royalGuard-1': 'persian centre',
        'phalanx-1': 'macedonian centre',
      },
      pairs: { 'persianInfantry-1': 'persianInfantry-2' },
      leaders: { darius: 'royalGuard-1' },
      top: moving('persian'),
    });
    const { state: parted } = play(paired, [{ type: 'partUnits', player: 'persian', unit: 'persianInfantry-1' }]);
    expect(where(parted, 'persianInfantry-2')).toBe('persian centre');
    expect(battleIn(parted).fighters.every(({ with: other }) => other === null)).toBe(true);
  });

  it('ruling C10.6 part by themselves when their side moves and no leader is in the box', () => {
    const state = scene({
      fighters: {
        'persianInfantry-1': 'persian centre',
        'royalGuard-1': 'persian left',
        'phalanx-1': 'macedonian centre',
      },
      pairs: { 'persianInfantry-1': 'persianInfantry-2' },
      leaders: { darius: 'royalGuard-1' },
      // The Persian part of the round begins with its movement.
      battle: { step: 4 },
      top: { kind: 'rally', side: 'persian', left: [], stage: 'ask' },
    });
    expect(state.stack.at(-1)).toMatchObject({ kind: 'manoeuvre', side: 'persian' });
    expect(battleIn(state).fighters.map(({ unit, with: other }) => [unit, other])).toContainEqual([
      'persianInfantry-2',
      null,
    ]);
  });
});

describe('ruling C10.7 leaders go to other units', () => {
  it('of their box; who is alone also to those beside it; once', () => {
    const state = macedonian(
      {
        'phalanx-1': 'macedonian centre',
        'hypaspists-1': 'macedonian centre 2',
        'hetairoi-1': 'macedonian reserve',
        'persianLevy-1': 'persian centre',
      },
      { leaders: { alexander: 'phalanx-1', parmenio: 'macedonian right' } },
    );
    expect(listed(state, 'joinLeader').map(({ leader, unit }) => `${leader} ${unit}`)).toEqual([
      'alexander hypaspists-1',
      'parmenio hypaspists-1',
      'parmenio hetairoi-1',
    ]);
    const join: Action = { type: 'joinLeader', player: 'macedonian', leader: 'alexander', unit: 'hypaspists-1' };
    const { state: after } = play(state, [join]);
    expectRefused(after, { ...join, unit: 'phalanx-1' }, 'alreadyMoved', 'ruling C10.7');
    expectRefused(state, { ...join, leader: 'parmenio', unit: 'phalanx-1' }, 'unitLed', 'R 10.7');
  });

  it('ruling C10.7 who has no unit goes to a box beside his, though others stand in his own, each with its leader', () => {
    const state = macedonian(
      {
        'phalanx-1': 'macedonian centre',
        'hetairoi-1': 'macedonian reserve',
        'illyrians-1': 'macedonian left',
        'agrianes-1': 'macedonian rightOutflank',
        'persianLevy-1': 'persian centre',
      },
      { leaders: { alexander: 'phalanx-1', parmenio: 'macedonian centre' } },
    );
    // Alexander has his; the flank is not beside the Centre.
    expect(new Set(listed(state, 'joinLeader').map(({ leader, unit }) => `${leader} ${unit}`))).toEqual(
      new Set(['parmenio hetairoi-1', 'parmenio illyrians-1']),
    );
  });
});
