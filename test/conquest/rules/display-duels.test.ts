/** R 10.11-10.17: duels: odds, results, missiles, leaders. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import type { GameState } from '../../../src/conquest/state.js';
import { columnOf } from '../../../src/conquest/query/10-4-display.js';
import type { UnitId } from '../../../src/conquest/vocabulary.js';
import { attacking, battleIn, duelling, post, scene, where, type Scene } from '../battle.js';
import { die, everyUnit, expectRefused, listed, play, said } from '../table.js';

/** Two of whom the first attacks the second, while two others face each other beside them. */
function fight(attacker: UnitId, defender: UnitId, more: Partial<Scene> = {}): GameState {
  return scene({
    fighters: {
      [attacker]: 'macedonian centre',
      [defender]: 'persian centre',
      'illyrians-1': 'macedonian left',
      'persianLevy-9': 'persian right',
    },
    top: duelling('macedonian', attacker, defender),
    ...more,
  });
}

describe('R 10.11 odds', () => {
  it.each([
    [8, 7, 2],
    [8, 4, 3],
    [7, 4, 2],
    [11, 4, 3],
    [12, 4, 4],
    [16, 4, 5],
    [80, 4, 5],
  ])('%i against %i is column %i', (attack, defense, column) => {
    expect(columnOf(attack, defense)).toBe(column);
  });

  it.each([
    // 1:2 up to twice as much, and beyond that 1:3.
    [13, 17, 1],
    [8, 16, 1],
    [8, 17, 0],
    [6, 17, 0],
  ])('ruling C10.23 less than 1:1: %i against %i is column %i', (attack, defense, column) => {
    expect(columnOf(attack, defense)).toBe(column);
  });

  it('leaders add their ability to either strength, the reverse of wounded ones', () => {
    const state = fight('hetairoi-1', 'royalGuard-1', {
      leaders: { alexander: 'hetairoi-1', darius: 'royalGuard-1' },
      hurt: ['darius'],
    });
    // 10 and 9 against 7 and 2: 19 to 9, 2:1.
    expect(said(play(state, [die(3)]).events, 'duelFought')).toMatchObject([
      { rule: 'R 10.11', attack: 19, defense: 9, column: 3, die: 3, result: 'Eng' },
    ]);
  });

  it('R 10.7 a pair fights with the strength of both', () => {
    const state = scene({
      fighters: { 'persianInfantry-1': 'persian centre', 'phalanx-1': 'macedonian centre' },
      pairs: { 'persianInfantry-1': 'persianInfantry-2' },
      leaders: { darius: 'persianInfantry-1' },
      top: duelling('persian', 'persianInfantry-1', 'phalanx-1'),
    });
    // 6 and 4 against 8.
    expect(said(play(state, [die(4)]).events, 'duelFought')).toMatchObject([{ attack: 10, defense: 8, result: 'Eng' }]);
  });
});

describe('R 10.12 results', () => {
  it('AR the attacker routs', () => {
    // 8 to 7 on a 3.
    const { state, events } = play(fight('phalanx-1', 'royalGuard-1'), [die(3)]);
    expect(where(state, 'phalanx-1')).toBe('macedonian routed');
    expect(said(events, 'unitRouted')).toEqual([
      { type: 'unitRouted', rule: 'R 10.12', unit: 'phalanx-1', with: null, leader: null },
    ]);
  });

  it('AL the attacker loses a step', () => {
    const { state } = play(fight('phalanx-1', 'royalGuard-1'), [die(1)]);
    expect(state.units['phalanx-1']).toMatchObject({ at: 'ionia', steps: 1 });
    expect(where(state, 'phalanx-1')).toBe('macedonian centre');
  });

  it('Eng both are locked, and the defender attacks next', () => {
    const { state } = play(fight('phalanx-1', 'royalGuard-1'), [die(4)]);
    expect(battleIn(state).engaged).toEqual([{ attacker: 'phalanx-1', defender: 'royalGuard-1' }]);
  });

  it('DR the defender routs', () => {
    const { state } = play(fight('phalanx-1', 'royalGuard-1'), [die(5)]);
    expect(where(state, 'royalGuard-1')).toBe('persian routed');
  });

  it('DL the defender loses a step; a unit of one step is destroyed', () => {
    expect(play(fight('phalanx-1', 'royalGuard-1'), [die(6)]).state.units['royalGuard-1']?.steps).toBe(1);
    const { state } = play(fight('phalanx-1', 'persianLevy-1'), [die(4)]);
    expect(everyUnit(state)['persianLevy-1']?.at).toBe('pool');
    expect(where(state, 'persianLevy-1')).toBeUndefined();
  });

  it('a reduced unit of two steps is destroyed, and of four steps it takes four losses', () => {
    const reduced = { units: { 'royalGuard-1': { steps: 1 } } };
    // 8 to 5: DL on a 6.
    expect(everyUnit(play(fight('phalanx-1', 'royalGuard-1', reduced), [die(6)]).state)['royalGuard-1']?.at).toBe(
      'pool',
    );
    expect(play(fight('hypaspists-1', 'royalGuard-1'), [die(1)]).state.units['hypaspists-1']?.steps).toBe(3);
  });

  it('R 10.7 of a pair one unit is removed, and the other fights on', () => {
    const paired = scene({
      fighters: {
        'phalanx-1': 'macedonian centre',
        'persianInfantry-1': 'persian centre',
        'illyrians-1': 'macedonian right',
        'persianLevy-9': 'persian left',
      },
      pairs: { 'persianInfantry-1': 'persianInfantry-2' },
      leaders: { darius: 'persianLevy-9' },
      top: duelling('macedonian', 'phalanx-1', 'persianInfantry-1'),
    });
    // 8 to 4: DL on a 5.
    const { state } = play(paired, [die(5)]);
    expect(everyUnit(state)['persianInfantry-2']?.at).toBe('pool');
    expect(where(state, 'persianInfantry-1')).toBe('persian centre');
    expect(battleIn(state).fighters.find(({ unit }) => unit === 'persianInfantry-1')?.with).toBeNull();
    // DR on a 4: both rout.
    expect(where(play(paired, [die(4)]).state, 'persianInfantry-2')).toBe('persian routed');
  });
});

describe('R 10.12, 10.16 leaders', () => {
  const led = { leaders: { parmenio: 'phalanx-1', alexander: 'illyrians-1' } } as const;

  it('rout with their unit, if they survive', () => {
    // 14 to 7, 2:1: AR on a 2; unhurt on a 3 in the column of routs.
    const { state, events } = play(fight('phalanx-1', 'royalGuard-1', led), [die(2), die(3)]);
    expect(said(events, 'leaderEndangered')).toMatchObject([{ leader: 'parmenio', column: 'rout', result: 'none' }]);
    expect(battleIn(state).leaders[0]).toMatchObject({ leader: 'parmenio', unit: 'phalanx-1', box: 'routed' });
  });

  it('are wounded or killed; who was no commander changes nothing by it', () => {
    // 14 to 7: AL on a 1; wounded on a 2, killed on a 1.
    const wounded = play(fight('phalanx-1', 'royalGuard-1', led), [die(1), die(2)]);
    expect(wounded.state.leaders.parmenio).toMatchObject({ at: 'ionia', wounded: true });
    expect(said(wounded.events, 'leaderEndangered')).toMatchObject([{ column: 'loss' }]);
    const killed = play(fight('phalanx-1', 'royalGuard-1', led), [die(1), die(1)]);
    expect(killed.state.leaders.parmenio?.at).toBe('gone');
    expect(battleIn(killed.state).leaders.map(({ leader }) => leader)).toEqual(['alexander']);
    expect(said(killed.events, 'battleEnded')).toEqual([]);
  });

  it('go to another unit of the box when theirs is destroyed, and take part in nothing more in the phase', () => {
    const state = scene({
      fighters: {
        'illyrians-1': 'macedonian centre',
        'hypaspists-1': 'macedonian centre',
        'hetairoi-1': 'macedonian centre 2',
        'phalanx-1': 'macedonian left',
        'royalGuard-1': 'persian centre',
      },
      leaders: { parmenio: 'illyrians-1', alexander: 'phalanx-1' },
      top: duelling('macedonian', 'illyrians-1', 'royalGuard-1'),
    });
    // 9 to 7: AL on a 1; unhurt.
    const { state: lost } = play(state, [die(1), die(6)]);
    const join: Action = { type: 'joinLeader', player: 'macedonian', leader: 'parmenio', unit: 'hetairoi-1' };
    expect(listed(lost, 'joinLeader').map(({ unit }) => unit)).toEqual(['hypaspists-1', 'hetairoi-1']);
    expectRefused(lost, { ...join, unit: 'phalanx-1' }, 'notOnDisplay', 'R 10.12');
    const { state: after } = play(lost, [join]);
    expect(battleIn(after).leaders.find(({ leader }) => leader === 'parmenio')?.unit).toBe('hetairoi-1');
  });

  it('take part no more in the phase', () => {
    const state = fight('phalanx-1', 'royalGuard-1', { ...led, battle: { idle: ['parmenio'] } });
    expect(said(play(state, [die(4)]).events, 'duelFought')).toMatchObject([{ attack: 8 }]);
  });

  it('ruling C10.4 alone in the box if nobody else is there', () => {
    const state = scene({
      fighters: {
        'illyrians-1': 'macedonian centre',
        'phalanx-1': 'macedonian left',
        'royalGuard-1': 'persian centre',
        'persianLevy-9': 'persian right',
      },
      leaders: { parmenio: 'illyrians-1', alexander: 'phalanx-1' },
      top: duelling('macedonian', 'illyrians-1', 'royalGuard-1'),
    });
    const { state: after } = play(state, [die(1), die(6)]);
    expect(battleIn(after).leaders.find(({ leader }) => leader === 'parmenio')).toMatchObject({
      unit: null,
      box: 'centre',
    });
  });

  it('R 10.11 a leader adds to the unit that fights, whoever stands beside it (ruling C10.8)', () => {
    // Ptolemy (7) is with the Hypaspists (9) that fight, Alexander (9) with a phalanx that does not.
    const lines = (line: '' | ' 2') =>
      ({
        fighters: {
          'hypaspists-1': 'macedonian centre',
          'phalanx-1': `macedonian centre${line}`,
          'royalGuard-1': 'persian centre',
        },
        leaders: { ptolemy: 'hypaspists-1', alexander: 'phalanx-1' },
      }) as const;
    for (const line of ['', ' 2'] as const) {
      const attack = scene({ ...lines(line), top: duelling('macedonian', 'hypaspists-1', 'royalGuard-1') });
      expect(said(play(attack, [die(4)]).events, 'duelFought')).toMatchObject([{ attack: 16, defense: 7 }]);
      const defence = scene({ ...lines(line), top: duelling('persian', 'royalGuard-1', 'hypaspists-1') });
      expect(said(play(defence, [die(4)]).events, 'duelFought')).toMatchObject([{ attack: 6, defense: 16 }]);
    }
  });

  it('R 10.16 one leader of a box takes part in a round: the one of the first duel (ruling C10.8)', () => {
    const state = scene({
      fighters: {
        'phalanx-1': 'macedonian centre',
        'phalanx-2': 'macedonian centre',
        'royalGuard-1': 'persian centre',
        'persianLevy-1': 'persian centre',
        'persianLevy-9': 'persian right',
      },
      leaders: { alexander: 'phalanx-2', parmenio: 'phalanx-1' },
      battle: { step: 3 },
      top: attacking('macedonian'),
    });
    const opened = (first: UnitId): GameState =>
      play(state, [{ type: 'engage', player: 'macedonian', attacker: first, defender: 'royalGuard-1' }]).state;
    // Parmenio (6) fights first: 14; Alexander (9) adds nothing after him.
    const prudent = play(opened('phalanx-1'), [die(4), die(4)]).events;
    expect(said(prudent, 'duelFought')).toMatchObject([{ attack: 14 }, { attacker: 'phalanx-2', attack: 8 }]);
    // Alexander fights first: 17; Parmenio adds nothing after him.
    const bold = play(opened('phalanx-2'), [die(4), die(4)]).events;
    expect(said(bold, 'duelFought')).toMatchObject([{ attack: 17 }, { attacker: 'phalanx-1', attack: 8 }]);
  });

  it('R 10.16 no other leader of the box takes part in the round when the first has gone (ruling C10.8)', () => {
    const later = scene({
      fighters: {
        'phalanx-1': 'macedonian centre',
        'phalanx-2': 'macedonian centre',
        'royalGuard-1': 'persian centre',
      },
      leaders: { parmenio: 'phalanx-1' },
      battle: { led: [{ leader: 'alexander', army: 'macedonian', box: 'centre' }] },
      top: duelling('macedonian', 'phalanx-1', 'royalGuard-1'),
    });
    expect(said(play(later, [die(4)]).events, 'duelFought')).toMatchObject([{ attack: 8 }]);
  });

  it('R 10.13 a leader beside archers that shoot has taken no part (ruling C10.8)', () => {
    const state = scene({
      fighters: {
        'cretanArchers-1': 'macedonian centre',
        'phalanx-1': 'macedonian centre',
        'royalGuard-1': 'persian centre',
      },
      leaders: { parmenio: 'cretanArchers-1', alexander: 'phalanx-1' },
      top: duelling('macedonian', 'cretanArchers-1', 'royalGuard-1'),
    });
    expect(battleIn(play(state, [die(6)]).state).led).toEqual([]);
  });

  it('ruling C10.8 who has led in another box of this round, and come from it, is still the one of this box', () => {
    // Mazaeus (5) has been attacked in the Left box, has gone to the Center, and attacks there: 11 against 7 with Parmenio (6), 13.
    const state = scene({
      fighters: {
        'phalanx-1': 'macedonian centre',
        'phalanx-2': 'macedonian centre',
        'illyrians-1': 'macedonian left',
        'royalGuard-1': 'persian centre',
        'persianHeavyCavalry-1': 'persian centre',
        'persianLevy-1': 'persian right',
      },
      units: { 'phalanx-1': { steps: 1 } },
      leaders: {
        mazaeus: 'royalGuard-1',
        nabarzanes: 'persianHeavyCavalry-1',
        parmenio: 'phalanx-1',
        darius: 'persianLevy-1',
      },
      battle: { led: [{ leader: 'mazaeus', army: 'persian', box: 'left' }], step: 6 },
      top: attacking('persian'),
    });
    const { state: open } = play(state, [
      { type: 'attackBox', player: 'persian', from: post('persian', 'centre'), into: post('macedonian', 'centre') },
      { type: 'engage', player: 'persian', attacker: 'royalGuard-1', defender: 'phalanx-1' },
    ]);
    // 1:2, AR on a 3; he survives on a 6, and is in the box of the routed.
    const { state: routed } = play(open, [die(3), die(6)]);
    expect(where(routed, 'royalGuard-1')).toBe('persian routed');
    // Of Nabarzanes (4) with the cavalry nothing counts in this round: 6 against 8.
    const { events } = play(routed, [die(2)]);
    expect(said(events, 'duelFought')).toMatchObject([
      { attacker: 'persianHeavyCavalry-1', defender: 'phalanx-2', attack: 6, defense: 8 },
    ]);
  });
});

describe('R 10.17 Alexander', () => {
  const state = fight('hetairoi-1', 'royalGuard-1', { leaders: { alexander: 'hetairoi-1' } });

  it('his unit ignores routs, whether it likes or not (ruling C10.26), but he is rolled for', () => {
    // 19 to 7, 2:1: AR on a 2.
    const { state: after, events } = play(state, [die(2), die(2)]);
    expect(where(after, 'hetairoi-1')).toBe('macedonian centre');
    expect(said(events, 'routIgnored')).toMatchObject([{ rule: 'R 10.17', unit: 'hetairoi-1', leader: 'alexander' }]);
    expect(said(events, 'leaderEndangered')).toMatchObject([
      { leader: 'alexander', column: 'rout', result: 'wounded' },
    ]);
  });

  it('dies of a second 1 alone', () => {
    const spared = play(state, [die(2), die(1), die(2)]);
    expect(spared.state.leaders.alexander).toMatchObject({ at: 'ionia', wounded: true });
    const { events } = play(state, [die(2), die(1), die(1)]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ leader: 'alexander', why: 'killed' }]);
    // With him all is over, the battle too (R 10.19, 16.1).
    expect(said(events, 'gameEnded')).toMatchObject([{ rule: 'R 16.1', winners: ['persian'] }]);
  });
});

describe('R 10.13 the example: Indian archers fire at the Hetairoi and Alexander', () => {
  const state = scene({
    fighters: { 'indianArchers-1': 'persian centre', 'hetairoi-1': 'macedonian centre' },
    leaders: { alexander: 'hetairoi-1' },
    top: duelling('persian', 'indianArchers-1', 'hetairoi-1'),
  });

  it('a 3 is a 4 against heavy cavalry: a step is lost, and Alexander is rolled for', () => {
    const { state: after, events } = play(state, [die(3), die(6)]);
    expect(said(events, 'shotFired')).toMatchObject([
      { rule: 'R 10.13', unit: 'indianArchers-1', target: 'hetairoi-1', strength: 4, die: 3, modifier: 1, hit: true },
    ]);
    expect(after.units['hetairoi-1']?.steps).toBe(3);
    expect(said(events, 'leaderEndangered')).toMatchObject([{ leader: 'alexander', column: 'loss', result: 'none' }]);
  });

  it('a 4 is a 5, and has no effect', () => {
    const { state: after, events } = play(state, [die(4)]);
    expect(said(events, 'shotFired')).toMatchObject([{ die: 4, modifier: 1, hit: false }]);
    expect(after.units['hetairoi-1']?.steps).toBe(4);
    expect(said(events, 'leaderEndangered')).toEqual([]);
  });
});

describe('R 10.13 missiles', () => {
  it('nothing is added against others than heavy units, and leaders add nothing', () => {
    const state = scene({
      fighters: {
        'persianArchers-1': 'persian centre',
        'illyrians-1': 'macedonian centre',
        'phalanx-1': 'macedonian left',
      },
      leaders: { darius: 'persianArchers-1', parmenio: 'phalanx-1' },
      top: duelling('persian', 'persianArchers-1', 'illyrians-1'),
    });
    const { events } = play(state, [die(4)]);
    expect(said(events, 'shotFired')).toMatchObject([{ strength: 4, modifier: 0, hit: true }]);
    expect(play(state, [die(5)]).state.units['illyrians-1']?.at).toBe('ionia');
  });

  it('ruling C10.11 archers who were to attack, and miss, remain locked: the other attacks next', () => {
    const state = scene({
      fighters: { 'persianArchers-1': 'persian centre', 'phalanx-1': 'macedonian centre' },
      engaged: [{ attacker: 'phalanx-1', defender: 'persianArchers-1' }],
      top: duelling('persian', 'persianArchers-1', 'phalanx-1'),
    });
    expect(battleIn(play(state, [die(4)]).state).engaged).toEqual([
      { attacker: 'persianArchers-1', defender: 'phalanx-1' },
    ]);
  });
});

describe('R 10.13, ruling C10.11 archers who are locked in combat, and hit', () => {
  it('are free, as after any loss: whoever attacks them next is shot at (R 10.14)', () => {
    const state = scene({
      fighters: { 'mercenaryHoplites-1': 'persian centre', 'cretanArchers-1': 'macedonian centre' },
      engaged: [{ attacker: 'mercenaryHoplites-1', defender: 'cretanArchers-1' }],
      top: attacking('macedonian'),
      battle: { step: 3 },
    });
    // A 2 is a 3 against heavy infantry, and hits on 3: the hoplites have a step left, and the fight begins anew.
    const { state: after, events } = play(state, [die(2)]);
    expect(said(events, 'shotFired')).toMatchObject([{ rule: 'R 10.13', unit: 'cretanArchers-1', hit: true }]);
    expect(battleIn(after)).toMatchObject({ round: 2, engaged: [] });
    expect(after.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'defensiveFire', side: 'macedonian' });
    // A 3 is a 4, and misses: they remain locked, and are struck without another shot.
    const missed = play(state, [die(3)]).state;
    expect(missed.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'duel', side: 'persian' });
  });
});

describe('R 10.14 defensive fire', () => {
  it('comes first, unasked (ruling C10.20); an attacker who is reduced attacks at new odds', () => {
    // A 3 is a 4 against heavy infantry: 7 against 1, still 4:1 and more.
    const { state, events } = play(fight('phalanx-1', 'persianArchers-1'), [die(3), die(2)]);
    expect(said(events, 'shotFired')).toMatchObject([
      { rule: 'R 10.14', unit: 'persianArchers-1', target: 'phalanx-1', hit: true },
    ]);
    expect(said(events, 'duelFought')).toMatchObject([{ attack: 7, defense: 1, result: 'DR' }]);
    expect(state.units['phalanx-1']?.steps).toBe(1);
  });

  it('an attacker who is destroyed attacks no more', () => {
    const { state, events } = play(fight('agrianes-1', 'persianArchers-1', { units: { 'agrianes-1': { steps: 1 } } }), [
      die(4),
    ]);
    expect(everyUnit(state)['agrianes-1']?.at).toBe('pool');
    expect(said(events, 'duelFought')).toEqual([]);
  });

  it('not when locked in combat before, nor at other archers', () => {
    const locked = fight('phalanx-1', 'persianArchers-1', {
      engaged: [{ attacker: 'persianArchers-1', defender: 'phalanx-1' }],
    });
    expect(said(play(locked, [die(2)]).events, 'duelFought')).toHaveLength(1);
    const archers = fight('cretanArchers-1', 'persianArchers-1');
    expect(said(play(archers, [die(3)]).events, 'shotFired')).toMatchObject([
      { rule: 'R 10.13', unit: 'cretanArchers-1' },
    ]);
  });

  it('R 10.14, 10.15: again at whoever attacks from another box, though they were locked in combat in this round', () => {
    const state = scene({
      fighters: {
        'phalanx-1': 'macedonian centre',
        'phalanx-2': 'persian right',
        'persianArchers-1': 'persian centre',
      },
      top: attacking('macedonian'),
    });
    const centre = { type: 'attackBox', player: 'macedonian', into: post('persian', 'centre') } as const;
    const from = (army: 'macedonian' | 'persian', box: 'centre' | 'right') => ({ ...centre, from: post(army, box) });
    // A 6 misses; 8 against 1 is more than 4:1, and a 1 is Eng.
    const locked = play(state, [from('macedonian', 'centre'), die(6), die(1)]);
    expect(battleIn(locked.state).engaged).toEqual([{ attacker: 'phalanx-1', defender: 'persianArchers-1' }]);
    const again = play(locked.state, [from('persian', 'right'), die(3), die(1)]);
    // A 3 is a 4 against heavy infantry, and hits on 4.
    expect(said(again.events, 'shotFired')).toMatchObject([
      { rule: 'R 10.14', unit: 'persianArchers-1', target: 'phalanx-2', hit: true },
    ]);
    expect(said(again.events, 'duelFought')).toMatchObject([{ attacker: 'phalanx-2', attack: 7 }]);
  });

  it('ruling C10.30 optional: light infantry that has attacked, and is locked, does not fire at who attacks it in turn, in the same round', () => {
    // One box alone can attack, and one unit: they do.
    const attacked = scene({
      fighters: { 'persianInfantry-1': 'persian centre', 'agrianes-1': 'macedonian centre' },
      top: attacking('macedonian'),
      battle: { step: 3 },
      options: { optionalRules: ['lightInfantryFires'] },
    });
    // 4 against 2 is 2:1, and a 3 is Eng.
    const { state } = play(attacked, [die(3)]);
    expect(battleIn(state)).toMatchObject({
      round: 2,
      engaged: [{ attacker: 'agrianes-1', defender: 'persianInfantry-1' }],
    });
    expect(listed(state, 'fire')).toEqual([]);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'duel', side: 'persian' });
  });

  it('optional: light infantry fires with 1, once a battle, and is asked (ruling C10.20)', () => {
    const game = (optional: boolean): GameState =>
      scene({
        fighters: { 'persianLevy-1': 'persian centre', 'agrianes-1': 'macedonian centre' },
        top: duelling('persian', 'persianLevy-1', 'agrianes-1'),
        options: optional ? { optionalRules: ['lightInfantryFires'] } : {},
      });
    expect(said(play(game(false), [die(1)]).events, 'duelFought')).toHaveLength(1);
    const state = game(true);
    expect(listed(state, 'fire')).toEqual([{ type: 'fire', player: 'macedonian' }]);
    const fired = play(state, [{ type: 'fire', player: 'macedonian' }, die(1)]);
    expect(said(fired.events, 'shotFired')).toMatchObject([{ strength: 1, modifier: 0, hit: true }]);
    expect(everyUnit(fired.state)['persianLevy-1']?.at).toBe('pool');
    const held = play(state, [{ type: 'holdFire', player: 'macedonian' }, die(1)]);
    expect(said(held.events, 'shotFired')).toEqual([]);
    const spent = scene({
      fighters: { 'persianLevy-1': 'persian centre', 'agrianes-1': 'macedonian centre' },
      top: duelling('persian', 'persianLevy-1', 'agrianes-1'),
      options: { optionalRules: ['lightInfantryFires'] },
      battle: { fired: ['agrianes-1'] },
    });
    expect(listed(spent, 'fire')).toEqual([]);
  });
});
