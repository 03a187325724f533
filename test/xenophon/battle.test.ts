/** R X2.1, X4.1, X7, X10.1: combat. */
import { describe, expect, it } from 'vitest';
import { frameOf } from '../../src/core/index.js';
import type { SideId, UnitId } from '../../src/conquest/vocabulary.js';
import type { GameFrame } from '../../src/xenophon/frame/index.js';
import type { GameState } from '../../src/xenophon/state.js';
import { duelling, onDisplay } from './duelling.js';
import { faultsOf } from './refusing.js';
import { at, offer, scene } from './scenes.js';
import { fighting } from './stages.js';
import { asked, die, emptyBoard, everyUnit, listed, play, said, type Changes } from './table.js';

const HOPLITES = ['spartanHoplites-1', 'spartanHoplites-2', 'spartanHoplites-3'] as const;
const HEAVIES = ['persianHeavyCavalry-1', 'persianHeavyCavalry-2', 'persianHeavyCavalry-3'] as const;

/** Three against three in a province, the phase of combat of this side about to begin. */
const meeting = (side: SideId, province: string, changes: Changes = {}) =>
  scene({
    turn: 2,
    ...changes,
    units: { ...at([...HOPLITES, ...HEAVIES], province), ...changes.units },
    stack: fighting([side, side === 'rebel' ? 'royal' : 'rebel']),
  });

describe('R X7.1 who fights', () => {
  it('the side whose turn it is, if it likes', () => {
    const state = meeting('rebel', 'syria');
    expect(listed(state, 'offerBattle')).toEqual([offer('rebel', 'syria')]);
    const { events } = play(state, [{ type: 'endCombats', player: 'rebel' }]);
    expect(said(events, 'battleBegan')).toEqual([]);
  });

  it('the other may evade on 1 to 3 with a leader as able, and as much cavalry', () => {
    // Six of cavalry against none, a leader against none.
    const state = meeting('rebel', 'syria', { leaders: { tissaphernes: { at: 'syria' } } });
    const asking = play(state, [offer('rebel', 'syria')]).state;
    expect(listed(asking, 'evade')).toHaveLength(1);
    const evading = play(asking, [{ type: 'evade', player: 'royal' }]).state;
    expect(said(play(evading, [die(3)]).events, 'evasionTried')[0]).toMatchObject({
      rule: 'R X7.1',
      die: 3,
      evaded: true,
    });
    expect(said(play(evading, [die(3)]).events, 'rolled')).toMatchObject([{ rule: 'R X7.1', purpose: 'evasion' }]);
    expect(said(play(evading, [die(4)]).events, 'evasionTried')[0]).toMatchObject({ die: 4, evaded: false });
  });

  it('not with a leader less able, nor with less cavalry', () => {
    // Cyrus is a 7, Tissaphernes a 6.
    const abler = meeting('rebel', 'syria', { leaders: { tissaphernes: { at: 'syria' }, cyrus: { at: 'syria' } } });
    expect(listed(play(abler, [offer('rebel', 'syria')]).state, 'evade')).toEqual([]);
    // Hoplites have no cavalry, and the royal side has: they do not evade.
    const slower = meeting('royal', 'syria', { leaders: { cyrus: { at: 'syria' } } });
    expect(listed(play(slower, [offer('royal', 'syria')]).state, 'evade')).toEqual([]);
    // Without leaders on both sides the first condition holds.
    const leaderless = meeting('rebel', 'syria');
    expect(listed(play(leaderless, [offer('rebel', 'syria')]).state, 'evade')).toHaveLength(1);
  });
});

/** The battle is accepted, and nobody evades. */
const joined = (state: GameState, side: SideId, province: string) => {
  const asking = play(state, [offer(side, province)]).state;
  return listed(asking, 'stand').length > 0 ? play(asking, [listed(asking, 'stand')[0]!]).state : asking;
};

describe('R X7.2 who sets up first', () => {
  it('is decided by the side that seeks the battle', () => {
    const asking = joined(meeting('rebel', 'syria'), 'rebel', 'syria');
    const last = play(asking, [{ type: 'arrayLast', player: 'rebel' }]);
    expect(said(last.events, 'battleBegan')[0]?.sides).toEqual(['royal', 'rebel']);
    const first = play(asking, [{ type: 'arrayFirst', player: 'rebel' }]);
    expect(said(first.events, 'battleBegan')[0]?.sides).toEqual(['rebel', 'royal']);
    expect(said(first.events, 'arrayOrdered')).toEqual([{ type: 'arrayOrdered', rule: 'R X7.2', first: 'rebel' }]);
  });

  it('is decided by the royal side in its own phase', () => {
    const asking = joined(meeting('royal', 'syria'), 'royal', 'syria');
    const last = play(asking, [{ type: 'arrayLast', player: 'royal' }]);
    expect(said(last.events, 'arrayOrdered')).toEqual([{ type: 'arrayOrdered', rule: 'R X7.2', first: 'rebel' }]);
    expect(said(last.events, 'battleBegan')[0]?.sides).toEqual(['rebel', 'royal']);
  });

  it('both as the Persians: the first unit to the centre, the second to the right, the third to the left', () => {
    const asking = joined(
      meeting('rebel', 'syria', { leaders: { cyrus: { at: 'syria' }, menon: { at: 'syria' } } }),
      'rebel',
      'syria',
    );
    const { events } = play(asking, [{ type: 'arrayFirst', player: 'rebel' }]);
    const posted = said(events, 'unitPosted').map(({ unit, army, box }) => `${unit} ${army} ${box}`);
    expect(posted.slice(0, 3)).toEqual([
      'spartanHoplites-1 rebel centre',
      'spartanHoplites-2 rebel right',
      'spartanHoplites-3 rebel left',
    ]);
    // The ablest leader stands with the first, the next with the second.
    const leaders = said(events, 'leaderPosted').map(({ leader, unit }) => `${leader} ${unit ?? ''}`);
    expect(leaders.slice(0, 2)).toEqual(['cyrus spartanHoplites-1', 'menon spartanHoplites-2']);
  });
});

describe('R X4.1 who begins the rounds', () => {
  it('the rebels decide, whoever seeks the battle', () => {
    let state = joined(meeting('royal', 'syria', { leaders: { tissaphernes: { at: 'syria' } } }), 'royal', 'syria');
    state = play(state, [{ type: 'arrayFirst', player: 'royal' }]).state;
    while (listed(state, 'openRounds').length === 0)
      state = play(state, [listed(state, 'holdPositions')[0] ?? listed(state, 'joinLeader')[0]!]).state;
    expect(frameOf(play(state, [{ type: 'awaitRounds', player: 'rebel' }]).state, 'battle')?.first).toBe('royal');
    expect(frameOf(play(state, [{ type: 'openRounds', player: 'rebel' }]).state, 'battle')?.first).toBe('rebel');
  });

  it('the rebels let the others begin also where they have set up first', () => {
    let state = joined(meeting('rebel', 'syria'), 'rebel', 'syria');
    state = play(state, [{ type: 'arrayFirst', player: 'rebel' }]).state;
    while (listed(state, 'openRounds').length === 0) state = play(state, listed(state, 'holdPositions')).state;
    const ordered = (type: 'awaitRounds' | 'openRounds') =>
      said(play(state, [{ type, player: 'rebel' }]).events, 'roundsOrdered');
    expect(ordered('awaitRounds')).toEqual([{ type: 'roundsOrdered', rule: 'R X4.1', first: 'royal' }]);
    expect(ordered('openRounds')).toEqual([{ type: 'roundsOrdered', rule: 'R X4.1', first: 'rebel' }]);
  });

  it('they decide for all rounds: nobody asks them again in the second', () => {
    // The side that begins has rallied and moved, and is about to attack.
    const state = onDisplay({
      stands: [
        { unit: 'spartanHoplites-1', box: 'centre' },
        { unit: 'persianHeavyCavalry-1', box: 'centre' },
      ],
      part: () => ({ step: 2, frames: [] }),
    });
    expect(listed(state, 'openRounds')).toEqual([]);
    expect(frameOf<GameFrame, 'duel'>(state, 'duel')).toMatchObject({ attacker: 'spartanHoplites-1' });
  });
});

describe('R X7.3 the ground', () => {
  const ground = (province: string, dice: readonly number[], changes: Changes = {}) => {
    const state = joined(meeting('rebel', province, changes), 'rebel', province);
    return play(state, dice.map(die));
  };

  it('in a Rich province a river on 1 to 4, on the left flank on 1 to 3', () => {
    expect(said(ground('assyria', [4, 3]).events, 'groundTested')[0]).toMatchObject({ left: 'river', right: null });
    expect(said(ground('babylonia', [1, 4]).events, 'groundTested')[0]).toMatchObject({ left: null, right: 'river' });
    expect(said(ground('babylonia', [5]).events, 'groundTested')[0]).toMatchObject({ left: null, right: null });
  });

  it.each([
    [1, null, null],
    [2, 'mountain', null],
    [3, null, 'mountain'],
    [4, 'mountain', 'mountain'],
    [5, 'mountain', 'mountain'],
    [6, 'mountain', 'mountain'],
  ])('in a Mountain province a %i: left %s, right %s', (face, left, right) => {
    expect(said(ground('armenia', [face]).events, 'groundTested')[0]).toMatchObject({ left, right });
  });

  it('nobody enters a blocked box, of whichever army; left of the rebels is right of the others (ruling X7.3)', () => {
    const { state } = ground('assyria', [1, 1]);
    const field = play(state, [{ type: 'arrayFirst', player: 'rebel' }]).state;
    const situation = asked(field);
    const horse = situation.roster.unitCodes.get('persianHeavyCavalry-1') ?? -1;
    const enters = (army: SideId, box: 'leftOutflank' | 'rightOutflank' | 'left') =>
      situation.law.mayStandIn(situation, [horse], { army, box });
    expect([enters('rebel', 'leftOutflank'), enters('royal', 'rightOutflank')]).toEqual([false, false]);
    expect([enters('rebel', 'rightOutflank'), enters('royal', 'leftOutflank'), enters('rebel', 'left')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  /** Returns whether units may stand together in a box of the royal army. */
  const mayStand = (
    state: GameState,
    ids: readonly UnitId[],
    box: 'rightOutflank' | 'leftOutflank' = 'rightOutflank',
  ) => {
    const situation = asked(state);
    const codes = ids.map((id) => situation.roster.unitCodes.get(id) ?? -1);
    return situation.law.mayStandIn(situation, codes, { army: 'royal', box });
  };
  const withHills = { players: 2, optionalRules: ['hills'] } as const;

  it('no unit enters a river or mountains, light cavalry neither', () => {
    for (const [province, dice] of [
      ['assyria', [1, 1]],
      ['armenia', [2]],
    ] as const) {
      const { state } = ground(province, dice);
      expect([mayStand(state, ['persianCavalry-7']), mayStand(state, ['persianCavalry-7'], 'leftOutflank')]).toEqual([
        false,
        true,
      ]);
    }
  });

  it('R 10.5 heavy infantry does not enter an Outflank box in the open either', () => {
    const { state } = ground('armenia', [1]);
    expect(mayStand(state, ['persianCavalry-7'])).toBe(true);
    expect(mayStand(state, ['spartanHoplites-1'])).toBe(false);
  });

  it('optional: chariots do not enter a hill, and light cavalry does not pair in it', () => {
    const leaders = { cyrus: { at: 'armenia' }, artaxerxes: { at: 'armenia' } };
    const hill = { type: 'climbHill', player: 'rebel', flank: 'left' } as const;
    const { state } = play(ground('armenia', [2], { options: withHills, leaders }), [hill, die(3)]);
    expect(mayStand(state, ['scytheChariots-1'])).toBe(false);
    const situation = asked(state);
    const [one, other] = (['persianCavalry-7', 'persianCavalry-8'] as const).map(
      (id) => situation.roster.unitCodes.get(id) ?? -1,
    );
    const pairs = (box: 'rightOutflank' | 'leftOutflank') =>
      situation.law.mayPair(situation, one ?? -1, other ?? -1, true, { army: 'royal', box });
    expect([pairs('rightOutflank'), pairs('leftOutflank')]).toEqual([false, true]);
  });

  describe('optional: the player with the better leader', () => {
    const leaders = { cyrus: { at: 'armenia' }, artaxerxes: { at: 'armenia' } };
    const facing = (...dice: readonly number[]) => ground('armenia', dice, { options: withHills, leaders }).state;
    const arrayFirst = { type: 'arrayFirst', player: 'rebel' } as const;

    it('may leave a mountain as it is, without a die', () => {
      const state = facing(2);
      expect(listed(state, 'stayBelow')).toEqual([{ type: 'stayBelow', player: 'rebel' }]);
      const stayed = play(state, listed(state, 'stayBelow'));
      expect(said(stayed.events, 'hillTried')).toEqual([]);
      expect(listed(stayed.state, 'arrayFirst')).toEqual([arrayFirst]);
      expect(mayStand(stayed.state, ['persianCavalry-7'])).toBe(false);
    });

    it('has nothing to decide where there are no mountains', () => {
      expect(listed(facing(1), 'stayBelow')).toEqual([]);
      expect(listed(facing(1), 'arrayFirst')).toEqual([arrayFirst]);
    });

    it('tries one mountain, once; on a 4 it stays a mountain (ruling X7.4)', () => {
      const trying = play(facing(4), [{ type: 'climbHill', player: 'rebel', flank: 'left' }]).state;
      expect(faultsOf(trying)).toEqual([]);
      const { state } = play(trying, [die(4)]);
      expect(listed(state, 'climbHill')).toEqual([]);
      expect(mayStand(state, ['persianCavalry-7'])).toBe(false);
      const { state: begun, events } = play(state, [arrayFirst]);
      expect(listed(begun, 'climbHill')).toEqual([]);
      expect(said(events, 'battleBegan')).toHaveLength(1);
    });

    it('has no such choice unless the rule is played', () => {
      const { state } = ground('armenia', [4], { leaders });
      expect(listed(state, 'climbHill')).toEqual([]);
      const { state: begun, events } = play(state, [arrayFirst]);
      expect(listed(begun, 'climbHill')).toEqual([]);
      expect(said(events, 'battleBegan')).toHaveLength(1);
    });
  });

  it('optional: the better led makes a hill of a mountain on 1 to 3, and nobody stands as one in it (ruling X7.8)', () => {
    const options = { players: 2, optionalRules: ['hills'] } as const;
    const { state } = ground('armenia', [2], {
      options,
      leaders: { cyrus: { at: 'armenia' }, artaxerxes: { at: 'armenia' } },
    });
    expect(listed(state, 'climbHill')).toEqual([{ type: 'climbHill', player: 'rebel', flank: 'left' }]);
    const trying = play(state, [{ type: 'climbHill', player: 'rebel', flank: 'left' }]).state;
    expect(said(play(trying, [die(3)]).events, 'hillTried')[0]).toMatchObject({ climbed: true });
    expect(said(play(trying, [die(4)]).events, 'hillTried')[0]).toMatchObject({ climbed: false });
    const field = play(trying, [die(3), { type: 'arrayFirst', player: 'rebel' }]).state;
    const situation = asked(field);
    const may = (ids: readonly UnitId[]) =>
      situation.law.mayStandIn(
        situation,
        ids.map((id) => situation.roster.unitCodes.get(id) ?? -1),
        { army: 'royal', box: 'rightOutflank' },
      );
    // Heavy cavalry does not enter hills; light cavalry and light infantry do, but not two as one.
    expect(may(['persianHeavyCavalry-1'])).toBe(false);
    expect(may(['persianCavalry-7'])).toBe(true);
    expect(may(['thracianPeltasts-1'])).toBe(true);
    expect(may(['persianCavalry-7', 'persianCavalry-8'])).toBe(false);
  });

  it('optional: nobody tries between leaders as able (ruling X7.4)', () => {
    const options = { players: 2, optionalRules: ['hills'] } as const;
    const { state } = ground('armenia', [4], {
      options,
      leaders: { menon: { at: 'armenia' }, artaxerxes: { at: 'armenia' } },
    });
    expect(listed(state, 'climbHill')).toEqual([]);
    expect(listed(state, 'arrayFirst')).toHaveLength(1);
  });
});

describe('R X2.1 scythe chariots', () => {
  it('attack with 5, add one against heavy infantry, and are lost', () => {
    // 5 against 8 is 1:2; the die of 5 becomes 6: the defender loses a step.
    const { state, events } = play(duelling('scytheChariots-1', 'spartanHoplites-1'), [die(5)]);
    expect(said(events, 'duelFought')[0]).toMatchObject({
      attack: 5,
      defense: 8,
      column: 1,
      die: 5,
      modifier: 1,
      result: 'DL',
    });
    expect(state.units['spartanHoplites-1']?.steps).toBe(1);
    expect(everyUnit(state)['scytheChariots-1']?.at).toBe('pool');
  });

  it('are lost without effect as well, and add nothing against others', () => {
    // 5 against the 3 of Illyrians is 1:1; a 1 is a loss of the attacker.
    const { state, events } = play(duelling('scytheChariots-1', 'illyrians-1'), [die(1)]);
    expect(said(events, 'duelFought')[0]).toMatchObject({ attack: 5, defense: 3, column: 2, result: 'AL' });
    expect(said(events, 'duelFought')[0]).not.toHaveProperty('modifier');
    expect(everyUnit(state)['scytheChariots-1']?.at).toBe('pool');
    expect(state.units['illyrians-1']?.at).toBe('syria');
  });

  it('take nothing of a leader', () => {
    const { events } = play(
      duelling('scytheChariots-1', 'spartanHoplites-1', { with: { tissaphernes: 'scytheChariots-1' } }),
      [die(1)],
    );
    expect(said(events, 'duelFought')[0]).toMatchObject({ attack: 5 });
  });

  it('bring two leaders into danger by one stroke: who dies is forgotten, and each who lives looks for another unit', () => {
    const state = duelling('scytheChariots-1', 'persianInfantry-1', {
      with: { tissaphernes: 'scytheChariots-1', ariaeus: 'persianInfantry-1' },
      beside: ['persianInfantry-2', 'persianCavalry-1'],
    });
    // 5 against 2 and the 3 of Ariaeus is 1:1; a 6 is a loss of the defender, and the chariot is lost in any case.
    const struck = play(state, [die(6)]);
    expect(said(struck.events, 'duelFought')[0]).toMatchObject({ attack: 5, defense: 5, column: 2, result: 'DL' });
    const leaders = (now: GameState) =>
      frameOf<GameFrame, 'battle'>(now, 'battle')?.leaders.map(({ leader }) => leader);
    // A 1 kills him whose die falls first: he who led the chariot (R 10.16).
    const killed = play(struck.state, [die(1)]);
    expect(said(killed.events, 'leaderLeft')[0]).toMatchObject({ leader: 'tissaphernes', why: 'killed' });
    expect(leaders(killed.state)).toEqual(['ariaeus']);
    // If both live, he is alone in his box, and the other has two units to choose from (R 10.12).
    const spared = play(struck.state, [die(6), die(6)]).state;
    expect(listed(spared, 'joinLeader').map(({ leader, unit }) => [leader, unit])).toEqual([
      ['ariaeus', 'persianInfantry-2'],
      ['ariaeus', 'persianCavalry-1'],
    ]);
  });

  const lastStroke = (changes: Pick<Parameters<typeof onDisplay>[0], 'stands' | 'with'>) =>
    onDisplay({
      ...changes,
      part: () => ({
        step: 6,
        frames: [{ kind: 'assault', side: 'royal', from: [], into: [], met: [], current: null, done: false }],
      }),
    });

  it('ruling X2.9: nobody has won when the last of both armies are lost by one stroke (R 10.19), and nobody retreats', () => {
    const state = lastStroke({
      stands: [
        { unit: 'scytheChariots-1', box: 'centre' },
        { unit: 'illyrians-1', box: 'centre' },
        { unit: 'persianLevy-1', box: 'routed' },
        { unit: 'spartanHoplites-1', box: 'routed' },
      ],
    });
    // 5 against 3 is 1:1; a 6 is a loss of the defender, who has one step, and the chariot is lost in any case.
    const { state: after, events } = play(state, [die(6)]);
    expect(said(events, 'unitEliminated').map(({ unit }) => unit)).toEqual(['illyrians-1', 'scytheChariots-1']);
    expect(said(events, 'battleEnded')).toMatchObject([{ how: 'elimination', winner: null }]);
    expect(said(events, 'forceRetreated')).toEqual([]);
    expect([after.units['persianLevy-1']?.at, after.units['spartanHoplites-1']?.at]).toEqual(['syria', 'syria']);
    // A 4 is no loss of his: then the chariot alone is, and the King's men are beaten.
    expect(said(play(state, [die(4)]).events, 'battleEnded')).toMatchObject([{ how: 'elimination', winner: 'rebel' }]);
  });

  it('ruling X2.9: nor when both commanders fall by it', () => {
    const state = lastStroke({
      stands: [
        { unit: 'scytheChariots-1', box: 'centre' },
        { unit: 'persianLevy-1', box: 'reserve' },
        { unit: 'illyrians-1', box: 'centre' },
        { unit: 'spartanHoplites-1', box: 'reserve' },
      ],
      with: { tissaphernes: 'scytheChariots-1', ariaeus: 'illyrians-1' },
    });
    // 5 against 3 and the 3 of Ariaeus is 1:2; a 6 is a loss of the defender, and the chariot is lost; a 1 kills each leader (R 10.16).
    const struck = play(state, [die(6), die(1)]).state;
    expect(said(play(struck, [die(1)]).events, 'battleEnded')).toMatchObject([{ how: 'commanderLost', winner: null }]);
    // He who lives has won.
    expect(said(play(struck, [die(6)]).events, 'battleEnded')).toMatchObject([
      { how: 'commanderLost', winner: 'rebel' },
    ]);
  });

  it('charge whoever attacks them, and that is the attack', () => {
    const { state, events } = play(duelling('spartanHoplites-1', 'scytheChariots-1'), [die(3)]);
    // 1:2 and a 4: the attacker, which is the chariot, routs; it is lost all the same.
    expect(said(events, 'duelFought')).toHaveLength(1);
    expect(said(events, 'duelFought')[0]).toMatchObject({
      attacker: 'scytheChariots-1',
      defender: 'spartanHoplites-1',
      attack: 5,
      defense: 8,
      die: 3,
      modifier: 1,
    });
    expect(everyUnit(state)['scytheChariots-1']?.at).toBe('pool');
    expect(state.units['spartanHoplites-1']).toMatchObject({ at: 'syria', steps: 2 });
  });

  it('do not count in minor combat, and pursue as light infantry', () => {
    const situation = asked(emptyBoard({}));
    const chariot = situation.roster.unitCodes.get('scytheChariots-1') ?? -1;
    expect(situation.law.countsInMinor(situation, chariot)).toBe(false);
    expect(situation.law.pursuesAs(situation, chariot)).toBe('lightInfantry');
    // Two chariots and an infantryman are one unit of 3 against two hoplites of 7-8: 14 against 2 is more than 4:1.
    const { events } = play(
      scene({
        turn: 2,
        units: at(
          ['spartanHoplites-1', 'spartanHoplites-2', 'scytheChariots-1', 'scytheChariots-2', 'persianInfantry-5'],
          'syria',
        ),
        stack: fighting(['rebel', 'royal']),
      }),
      [offer('rebel', 'syria'), { type: 'stand', player: 'royal' }],
    );
    expect(said(events, 'minorCombatJoined')[0]?.strengths).toEqual([14, 2]);
    expect(said(events, 'minorCombatJoined')[0]?.attacker.side).toBe('rebel');
  });
});

it('R X7.4 the Ten Thousand are not ridden down, the Persians of the rebels are', () => {
  const situation = asked(emptyBoard({}));
  const rides = (id: UnitId) =>
    situation.law.ridesDown(situation, 'heavyCavalry', situation.roster.unitCodes.get(id) ?? -1);
  expect(rides('spartanHoplites-1')).toBe(false);
  expect(rides('thracianPeltasts-1')).toBe(false);
  expect(rides('persianInfantry-1')).toBe(true);
  expect(rides('royalGuard-1')).toBe(true);
});

describe('R X10.1 brotherly hatred', () => {
  const options = { players: 2, optionalRules: ['brotherlyHatred'] } as const;
  const brothers = (rules: Changes['options'] = options) =>
    duelling('cyrusGuard-1', 'royalGuard-1', {
      options: rules,
      with: { cyrus: 'cyrusGuard-1', artaxerxes: 'royalGuard-1' },
    });

  it('each rolls, the lower dies, and no other die falls for them (ruling X10.1)', () => {
    // 7 + 7 against 7 + 4: 1:1, and a 1 costs the attacker a step; Cyrus is not rolled for, but fights his brother.
    const { state, events } = play(brothers(), [die(1), die(6), die(2)]);
    expect(said(events, 'hatredVented')).toEqual([
      { type: 'hatredVented', rule: 'R X10.1', leaders: ['cyrus', 'artaxerxes'], dice: [6, 2], loser: 'artaxerxes' },
    ]);
    expect(said(events, 'leaderEndangered')).toEqual([]);
    // R X9.1: with the King the war is over.
    expect(state.ended).toEqual({ how: 'kingLost', winners: ['rebel'], margin: 'decisive', points: null });
    // At once: his family is nobody's any more (R X5.2).
    expect(events.at(-1)?.type).toBe('gameEnded');
  });

  it('each rolls for himself, first the one whose unit attacks, and the clauses are named', () => {
    const { events } = play(brothers(), [die(1), die(6), die(2)]);
    const rolls = said(events, 'rolled').filter(({ rule }) => rule === 'R X10.1');
    expect(rolls).toMatchObject([
      { purpose: 'hatred', side: 'rebel' },
      { purpose: 'hatred', side: 'royal' },
    ]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ rule: 'R X10.1', leader: 'artaxerxes', why: 'killed' }]);
    expect(said(events, 'gameEnded')).toMatchObject([{ rule: 'R X9.1', how: 'kingLost' }]);
  });

  it.each([
    ['when no leader is with the units', {}],
    ['when only Cyrus is', { cyrus: 'cyrusGuard-1' }],
    ['when other leaders are', { clearchus: 'cyrusGuard-1', tissaphernes: 'royalGuard-1' }],
  ] as const)('does not break out %s', (_, led) => {
    const duel = duelling('cyrusGuard-1', 'royalGuard-1', { options, with: led });
    // 7 and at least 0 against 7 and at most 6: a 1 is a loss of the attacker, whose leader is in danger as all are.
    const { state, events } = play(duel, [die(1)]);
    expect(said(events, 'duelFought')[0]).toMatchObject({ result: 'AL' });
    expect(frameOf(state, 'hatred')).toBeUndefined();
    expect(said(events, 'hatredVented')).toEqual([]);
  });

  it('does not break out over a shot, which is not hand to hand (ruling X10.1)', () => {
    const duel = duelling('greekArchers-1', 'royalGuard-1', {
      options,
      with: { cyrus: 'greekArchers-1', artaxerxes: 'royalGuard-1' },
    });
    const { state, events } = play(duel, [die(6)]);
    expect(said(events, 'rolled')[0]).toMatchObject({ purpose: 'missile' });
    expect(frameOf(state, 'hatred')).toBeUndefined();
    expect(said(events, 'hatredVented')).toEqual([]);
  });

  it('of equal dice they roll again; if Cyrus dies his army is beaten', () => {
    const { state, events } = play(brothers(), [die(4), die(3), die(3), die(1), die(5)]);
    expect(said(events, 'hatredVented').map(({ loser }) => loser)).toEqual([null, 'cyrus']);
    expect(state.leaders.cyrus?.at).toBe('gone');
    expect(said(events, 'battleEnded')[0]).toMatchObject({ how: 'commanderLost', winner: 'royal' });
  });

  it('without the rule they are rolled for as all are', () => {
    const { events } = play(brothers({ players: 2 }), [die(1), die(6)]);
    expect(said(events, 'hatredVented')).toEqual([]);
    expect(said(events, 'leaderEndangered')[0]).toMatchObject({ leader: 'cyrus', result: 'none' });
  });
});
