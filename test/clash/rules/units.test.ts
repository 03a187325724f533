/** R S2: what the new units do on the Tactical Display. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/clash/state.js';
import type { UnitId } from '../../../src/conquest/vocabulary.js';
import { duelling, moving, phase, scene, where, type Scene } from '../battle.js';
import { asked, dice, everyUnit, expectRefused, listed, play, said } from '../table.js';

/** Two of whom the first attacks the second, while two others face each other beside them. */
function fight(attacker: UnitId, defender: UnitId, more: Partial<Scene> = {}): GameState {
  return scene({
    fighters: {
      [attacker]: 'antigonid centre',
      [defender]: 'ptolemaic centre',
      'persianLevy-1': 'antigonid left',
      'persianLevy-2': 'ptolemaic right',
    },
    top: duelling('antigonid', attacker, defender),
    ...more,
  });
}

describe('R S2.1 scythe chariots', () => {
  it('attack with 5, add 1 against the heavy, and are destroyed', () => {
    // 5 against 8 is 1:2.
    const { state, events } = play(fight('scytheChariots-1', 'phalanx-1'), dice(1));
    expect(said(events, 'duelFought')).toMatchObject([
      { attacker: 'scytheChariots-1', attack: 5, defense: 8, column: 1, modifier: 1 },
    ]);
    expect(everyUnit(state)['scytheChariots-1']?.at).toBe('pool');
  });

  it('a leader adds nothing', () => {
    const { events } = play(
      fight('scytheChariots-1', 'persianInfantry-1', { leaders: { demetrius: 'scytheChariots-1' } }),
      dice(3),
    );
    // 5 against 2 is 2:1; Demetrius’ 6 does not count.
    expect(said(events, 'duelFought')).toMatchObject([{ attack: 5, defense: 2, column: 3 }]);
  });

  it('who attacks them is charged first, and they are destroyed', () => {
    const { state, events } = play(fight('phalanx-1', 'scytheChariots-1'), dice(3));
    expect(said(events, 'duelFought')).toMatchObject([
      { attacker: 'scytheChariots-1', defender: 'phalanx-1', attack: 5 },
    ]);
    expect(everyUnit(state)['scytheChariots-1']?.at).toBe('pool');
  });

  it('ruling S2.6 charge artillery that attacks them with others before it shoots, and are gone', () => {
    const { state, events } = play(
      fight('artillery-1', 'scytheChariots-1', { pairs: { 'artillery-1': 'phalanx-1' } }),
      dice(1),
    );
    expect(said(events, 'shotFired')).toEqual([]);
    // 5 against the 8 of the phalanx, which is heavy.
    expect(said(events, 'duelFought')).toMatchObject([
      { attacker: 'scytheChariots-1', defender: 'phalanx-1', attack: 5, defense: 8, modifier: 1 },
    ]);
    expect(everyUnit(state)['scytheChariots-1']?.at).toBe('pool');
  });

  it('ruling S2.6 are shot at by artillery that they attack, before they strike', () => {
    const pair = { pairs: { 'artillery-1': 'phalanx-1' } } as const;
    const hit = play(fight('scytheChariots-1', 'artillery-1', pair), dice(4));
    expect(said(hit.events, 'shotFired')).toMatchObject([{ rule: 'R 10.14', unit: 'artillery-1', hit: true }]);
    expect(said(hit.events, 'duelFought')).toEqual([]);
    const missed = play(fight('scytheChariots-1', 'artillery-1', pair), dice(5, 1));
    expect(said(missed.events, 'duelFought')).toMatchObject([{ attacker: 'scytheChariots-1', defense: 8 }]);
  });

  it('ruling S2.5: nobody has won when the last of both armies are lost by one stroke (R 10.19)', () => {
    const state = fight('scytheChariots-1', 'persianLevy-1', {
      fighters: { 'scytheChariots-1': 'antigonid centre', 'persianLevy-1': 'ptolemaic centre' },
    });
    // 5 against 1 is more than 4:1; a 6 is a loss of the defender, who has one step, and the chariot is lost in any case.
    const { events } = play(state, dice(6));
    expect(said(events, 'unitEliminated').map(({ unit }) => unit)).toEqual(['persianLevy-1', 'scytheChariots-1']);
    expect(said(events, 'battleEnded')).toMatchObject([{ how: 'elimination', winner: null }]);
    // An engagement is none: the chariot alone is lost.
    expect(said(play(state, dice(1)).events, 'battleEnded')).toMatchObject([{ winner: 'ptolemaic' }]);
  });

  it('do not count in minor combat, and pursue as light infantry', () => {
    const situation = asked(fight('phalanx-1', 'scytheChariots-1'));
    const code = situation.roster.unitCodes.get('scytheChariots-1') ?? -1;
    expect(situation.law.countsInMinor(situation, code)).toBe(false);
    expect(situation.law.pursuesAs(situation, code)).toBe('lightInfantry');
  });
});

describe('R S2.1, ruling S2.4: chariots alone in minor combat', () => {
  /** Antigonus attacks Ptolemy in Cilicia; both have leaders elsewhere. */
  const meeting = (defender: UnitId) => {
    const start = phase(
      { antigonid: ['scytheChariots-1'], ptolemaic: [defender] },
      {
        leaders: {
          antigonus: { at: 'ionia', side: 'antigonid' },
          ptolemy: { at: 'egypt', side: 'ptolemaic' },
        },
      },
    );
    const [attack] = listed(start, 'offerBattle');
    if (attack === undefined) throw new Error('nobody is attacked');
    return play(start, [attack]);
  };

  it('against others alike a die falls at the lowest odds: nothing is lost on a 6', () => {
    const { state, events } = meeting('scytheChariots-2');
    expect(said(events, 'minorCombatJoined')).toMatchObject([{ strengths: [0, 0] }]);
    expect(said(events, 'unitEliminated')).toEqual([]);
    // A 6 below 1:1 is DL: a step of those who count, and nobody does.
    const after = play(state, dice(6));
    expect(said(after.events, 'minorCombatDecided')).toMatchObject([{ die: 6, result: 'DL' }]);
    expect(said(after.events, 'unitEliminated')).toEqual([]);
  });

  it('against foot they are the defender, and are swept away', () => {
    const { events } = meeting('persianInfantry-1');
    expect(said(events, 'minorCombatJoined')).toMatchObject([{ attacker: { side: 'ptolemaic' }, strengths: [3, 0] }]);
    expect(said(events, 'unitEliminated')).toMatchObject([{ unit: 'scytheChariots-1' }]);
  });
});

describe('R S2.2 Bactrian cavalry', () => {
  it('ruling S2.1 shoots on 2 at whoever attacks it, and is struck at 9', () => {
    const { events } = play(fight('persianHeavyCavalry-1', 'bactrianCavalry-1'), dice(2, 4));
    // A 2 is a 3 against the heavy.
    expect(said(events, 'shotFired')).toMatchObject([
      { unit: 'bactrianCavalry-1', target: 'persianHeavyCavalry-1', strength: 2, modifier: 1, hit: false },
    ]);
    expect(said(events, 'duelFought')).toMatchObject([{ attack: 6, defense: 9 }]);
  });

  it('attacks with 11, without a shot', () => {
    const { events } = play(fight('bactrianCavalry-1', 'persianLevy-3'), dice(4));
    expect(said(events, 'shotFired')).toEqual([]);
    expect(said(events, 'duelFought')).toMatchObject([{ attack: 11, defense: 1 }]);
  });

  it('ruling S2.2 what is left of it is light cavalry: it does not shoot, its mail is gone, and it pursues', () => {
    const state = fight('persianArchers-1', 'bactrianCavalry-1', { steps: { 'bactrianCavalry-1': 1 } });
    // An archer’s 4 hits light cavalry on a 4.
    const { events, state: after } = play(state, dice(4));
    expect(said(events, 'shotFired')).toMatchObject([{ unit: 'persianArchers-1', modifier: 0, hit: true }]);
    expect(everyUnit(after)['bactrianCavalry-1']?.at).toBe('pool');
    const situation = asked(state);
    const code = situation.roster.unitCodes.get('bactrianCavalry-1') ?? -1;
    expect(situation.law.pursuesAs(situation, code)).toBe('lightCavalry');
    const attacked = play(
      fight('persianHeavyCavalry-1', 'bactrianCavalry-1', { steps: { 'bactrianCavalry-1': 1 } }),
      dice(4),
    );
    expect(said(attacked.events, 'shotFired')).toEqual([]);
    expect(said(attacked.events, 'duelFought')).toMatchObject([{ attack: 6, defense: 3 }]);
  });
});

describe('R S2.4 artillery', () => {
  it('shoots as archers do, and armour does not help against it', () => {
    expect(said(play(fight('artillery-1', 'phalanx-1'), dice(4)).events, 'shotFired')).toMatchObject([
      { unit: 'artillery-1', strength: 4, die: 4, modifier: 0, hit: true },
    ]);
    expect(said(play(fight('persianArchers-1', 'phalanx-1'), dice(4)).events, 'shotFired')).toMatchObject([
      { unit: 'persianArchers-1', strength: 4, die: 4, modifier: 1, hit: false },
    ]);
  });

  it('does not move on the display', () => {
    const state = scene({
      fighters: {
        'artillery-1': 'antigonid reserve',
        'persianCavalry-1': 'antigonid reserve',
        'persianLevy-1': 'antigonid centre',
        'persianLevy-2': 'ptolemaic centre',
      },
      top: moving('antigonid'),
    });
    expectRefused(
      state,
      {
        type: 'shiftUnit',
        player: 'antigonid',
        unit: 'artillery-1',
        to: { army: 'antigonid', box: 'centre' },
        line: 1,
      },
      'artilleryStays',
      'R S2.4',
    );
  });

  it('steps into the first line when nothing else is left of its box (ruling S2.3)', () => {
    const state = scene({
      fighters: {
        'artillery-1': 'ptolemaic centre 2',
        'persianLevy-2': 'ptolemaic right',
        'persianLevy-1': 'antigonid centre',
      },
      // The next thing is the movement of the one who begins: before it all gaps are closed (R 10.6).
      battle: { step: 1 },
    });
    expect(where(state, 'artillery-1')).toBe('ptolemaic centre');
  });

  it('is eliminated by a rout, and who stands with it routs (ruling S10.3)', () => {
    const state = fight('phalanx-1', 'artillery-1', { pairs: { 'artillery-1': 'royalGuard-1' } });
    // The artillery misses on a 6; 8 against the guard’s 7 is 1:1, and a 5 is DR.
    const { state: after, events } = play(state, dice(6, 5));
    expect(said(events, 'duelFought')).toMatchObject([{ attack: 8, defense: 7, result: 'DR' }]);
    expect(everyUnit(after)['artillery-1']?.at).toBe('pool');
    expect(where(after, 'royalGuard-1')).toBe('ptolemaic routed');
  });
});
