/** R S10: stacking on the Tactical Display. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import type { GameState } from '../../../src/clash/state.js';
import type { GameOptions } from '../../../src/clash/options.js';
import { describeAction, describeEvent } from '../../../src/clash/text/index.js';
import { strengthOf } from '../../../src/conquest/query/10-4-display.js';
import type { UnitId } from '../../../src/conquest/vocabulary.js';
import { battleIn, duelling, moving, scene, type Scene } from '../battle.js';
import { asked, dice, everyUnit, expectRefused, play, said } from '../table.js';

/** Returns whether two may stand as one, with these steps. */
function pairs(one: UnitId, other: UnitId, steps: Scene['steps'] = {}, options?: GameOptions): boolean {
  const state = scene({
    fighters: { [one]: 'antigonid centre', [other]: 'antigonid centre', 'persianLevy-9': 'ptolemaic centre' },
    steps,
    top: moving('antigonid'),
    ...(options !== undefined && { options }),
  });
  const situation = asked(state);
  const [a, b] = [one, other].map((id) => situation.roster.unitCodes.get(id) ?? -1) as [number, number];
  const post = { army: 'antigonid', box: 'centre' } as const;
  const answers = [
    situation.law.mayPair(situation, a, b, false, post),
    situation.law.mayPair(situation, b, a, false, post),
  ];
  expect(answers[0]).toBe(answers[1]);
  return answers[0] === true;
}

describe('R S10.1, S10.2, S10.3, S10.4, S10.5 who stands with whom, without a leader (rulings S10.1, S10.2)', () => {
  it.each<[string, UnitId, UnitId, Scene['steps'], boolean]>([
    ['R S10.2 heavy cavalry of the same values', 'persianHeavyCavalry-1', 'persianHeavyCavalry-2', {}, true],
    [
      'R S10.2 original values, whatever is lost',
      'persianHeavyCavalry-1',
      'persianHeavyCavalry-2',
      { 'persianHeavyCavalry-1': 1 },
      true,
    ],
    ['R S10.2 other values', 'persianHeavyCavalry-1', 'persianCavalry-1', {}, false],
    ['R S10.2 what is left of Companions is a 3-3', 'companions-1', 'persianCavalry-1', { 'companions-1': 1 }, true],
    ['ruling S10.1 horse archers of the same values', 'dahae-1', 'massagetae-1', {}, true],
    ['ruling S10.1 who shoots with who strikes', 'barbarianHorseArchers-1', 'barbarianCavalry-1', {}, false],
    ['R S10.3 whole hoplites attack with 6', 'mercenaryHoplites-1', 'mercenaryHoplites-2', {}, false],
    [
      'R S10.3 reduced hoplites',
      'mercenaryHoplites-1',
      'mercenaryHoplites-2',
      { 'mercenaryHoplites-1': 1, 'mercenaryHoplites-2': 1 },
      true,
    ],
    [
      'ruling S10.2 one of them alone',
      'mercenaryHoplites-1',
      'mercenaryHoplites-2',
      { 'mercenaryHoplites-1': 1 },
      false,
    ],
    ['R S10.3 medium infantry', 'persianInfantry-1', 'persianLevy-1', {}, true],
    ['R S10.3 medium with light', 'persianInfantry-1', 'mercenaryPeltasts-1', {}, false],
    ['R S10.4 an elephant’s guard', 'thracians-1', 'persianElephant-1', {}, true],
    ['R S10.4 no heavy guard', 'phalanx-1', 'persianElephant-1', {}, false],
    ['R S10.5 the phalanx with artillery', 'phalanx-1', 'artillery-1', {}, true],
    ['R S10.5 archers with artillery', 'persianArchers-1', 'artillery-1', {}, true],
    ['R S10.5 no cavalry', 'persianCavalry-1', 'artillery-1', {}, false],
    ['R S10.5 one artillery unit alone', 'artillery-2', 'artillery-1', {}, false],
    ['ruling S10.3 no scythe chariots', 'scytheChariots-1', 'artillery-1', {}, false],
    ['R S10.6 is optional', 'phalanx-1', 'persianArchers-1', {}, false],
  ])('%s', (_, one, other, steps, may) => {
    expect(pairs(one, other, steps)).toBe(may);
  });

  it('R S10.6 the mixed phalanx', () => {
    const options: GameOptions = { players: 3, optionalRules: ['mixedPhalanx'] };
    expect(pairs('phalanx-1', 'persianArchers-1', {}, options)).toBe(true);
    expect(pairs('epigonoi-1', 'persianArchers-1', {}, options)).toBe(true);
    expect(pairs('royalGuard-1', 'persianArchers-1', {}, options)).toBe(false);
    expect(pairs('phalanx-1', 'macedonianArchers-1', {}, options)).toBe(false);
  });
});

const worth = (state: GameState, unit: UnitId): readonly number[] => {
  const fighter = battleIn(state).fighters.find((each) => each.unit === unit || each.with === unit);
  if (fighter === undefined) throw new Error(`${unit} does not fight`);
  return [strengthOf(asked(state), fighter, 'attack'), strengthOf(asked(state), fighter, 'defense')];
};

describe('the examples', () => {
  const FOE = { 'persianLevy-9': 'ptolemaic centre' } as const;

  it('R S10.2 two 6-4 are a 12-8 of four steps', () => {
    const { state } = play(
      scene({
        fighters: { 'persianHeavyCavalry-1': 'antigonid centre', 'persianHeavyCavalry-2': 'antigonid centre', ...FOE },
        top: moving('antigonid'),
      }),
      [{ type: 'pairUnits', player: 'antigonid', unit: 'persianHeavyCavalry-1', with: 'persianHeavyCavalry-2' }],
    );
    expect(worth(state, 'persianHeavyCavalry-1')).toEqual([12, 8]);
  });

  it('ruling S10.1 of two horse archers each shoots by himself', () => {
    const { events } = play(
      scene({
        fighters: { 'dahae-1': 'antigonid centre', ...FOE, 'persianLevy-8': 'ptolemaic left' },
        pairs: { 'dahae-1': 'massagetae-1' },
        top: duelling('antigonid', 'dahae-1', 'persianLevy-9'),
      }),
      // Both miss.
      dice(6, 6),
    );
    expect(said(events, 'shotFired').map(({ unit, strength }) => [unit, strength])).toEqual([
      ['dahae-1', 3],
      ['massagetae-1', 3],
    ]);
  });

  it('R S10.3 two reduced 3-5 hoplites are a 6-10', () => {
    const { state } = play(
      scene({
        fighters: { 'mercenaryHoplites-1': 'antigonid centre', 'mercenaryHoplites-2': 'antigonid centre', ...FOE },
        steps: { 'mercenaryHoplites-1': 1, 'mercenaryHoplites-2': 1 },
        top: moving('antigonid'),
      }),
      [{ type: 'pairUnits', player: 'antigonid', unit: 'mercenaryHoplites-1', with: 'mercenaryHoplites-2' }],
    );
    expect(worth(state, 'mercenaryHoplites-1')).toEqual([6, 10]);
  });

  it.each([
    ['thracians-1', 'persianElephant-1'],
    ['persianElephant-1', 'thracians-1'],
  ] as const)('R S10.4 %s comes to %s: a 10-4, and the light infantry suffers first', (unit, other) => {
    const { state } = play(
      scene({
        fighters: { [unit]: 'antigonid centre', [other]: 'antigonid centre', ...FOE },
        top: moving('antigonid'),
      }),
      [{ type: 'pairUnits', player: 'antigonid', unit, with: other }],
    );
    expect(worth(state, 'thracians-1')).toEqual([10, 4]);
    expect(battleIn(state).fighters).toContainEqual(
      expect.objectContaining({ unit: 'persianElephant-1', with: 'thracians-1' }),
    );
  });

  it('ruling S10.3 a phalanx with artillery: one shoots, then the other strikes alone', () => {
    const { events } = play(
      scene({
        fighters: {
          'artillery-1': 'antigonid centre',
          'royalGuard-1': 'ptolemaic centre',
          'persianLevy-9': 'ptolemaic left',
        },
        pairs: { 'artillery-1': 'phalanx-1' },
        top: duelling('antigonid', 'artillery-1', 'royalGuard-1'),
      }),
      dice(6, 4),
    );
    expect(said(events, 'shotFired')).toMatchObject([{ unit: 'artillery-1', strength: 4, hit: false }]);
    // 8 against 7, without the artillery’s 4.
    expect(said(events, 'duelFought')).toMatchObject([{ attacker: 'phalanx-1', attack: 8, defense: 7, result: 'Eng' }]);
  });

  /** A phalanx with artillery attacks the Guard with artillery. */
  const engines = (steps: Scene['steps'] = {}): GameState =>
    scene({
      fighters: {
        'artillery-1': 'antigonid centre',
        'artillery-2': 'ptolemaic centre',
        'persianLevy-1': 'antigonid left',
        'persianLevy-9': 'ptolemaic left',
      },
      pairs: { 'artillery-1': 'phalanx-1', 'artillery-2': 'royalGuard-1' },
      steps,
      top: duelling('antigonid', 'artillery-1', 'artillery-2'),
    });

  it('ruling S10.3 the artillery of the attacked shoots before that of a stack that attacks it, and the blow comes last (R 10.14)', () => {
    const { events } = play(engines(), dice(6, 6, 4));
    expect(said(events, 'shotFired')).toMatchObject([
      { rule: 'R 10.14', unit: 'artillery-2', target: 'phalanx-1', hit: false },
      { rule: 'R 10.13', unit: 'artillery-1', target: 'royalGuard-1', hit: false },
    ]);
    // 8 against 7 is 1:1.
    expect(said(events, 'duelFought')).toMatchObject([{ attack: 8, defense: 7, result: 'Eng' }]);
  });

  it('ruling S10.3 who is left of such a stack when the other has been shot shoots all the same', () => {
    const { state, events } = play(engines({ 'phalanx-1': 1 }), dice(4, 4));
    expect(said(events, 'shotFired').map(({ unit, hit }) => [unit, hit])).toEqual([
      ['artillery-2', true],
      ['artillery-1', true],
    ]);
    expect(everyUnit(state)['phalanx-1']?.at).toBe('pool');
    expect(state.units['royalGuard-1']?.steps).toBe(1);
    expect(said(events, 'duelFought')).toEqual([]);
  });

  it('ruling S10.3 a shot at a phalanx with artillery is one at the phalanx, which is heavy, and suffers', () => {
    const { events } = play(
      scene({
        fighters: {
          'persianArchers-1': 'antigonid centre',
          'artillery-1': 'ptolemaic centre',
          'persianLevy-9': 'ptolemaic left',
        },
        pairs: { 'artillery-1': 'phalanx-1' },
        top: duelling('antigonid', 'persianArchers-1', 'artillery-1'),
      }),
      // With one added for the phalanx 4 of 4: artillery itself is not heavy.
      dice(3),
    );
    expect(said(events, 'shotFired')).toMatchObject([
      { unit: 'persianArchers-1', target: 'phalanx-1', die: 3, modifier: 1, hit: true },
    ]);
    expect(said(events, 'unitReduced')).toMatchObject([{ unit: 'phalanx-1' }]);
  });

  it('R S10.6 in a mixed phalanx the archers shoot first, add nothing to its defense, and the infantry suffers', () => {
    const { state, events } = play(
      scene({
        options: { players: 3, optionalRules: ['mixedPhalanx'] },
        fighters: {
          'royalGuard-1': 'antigonid centre',
          'persianArchers-1': 'ptolemaic centre',
          'persianLevy-9': 'ptolemaic left',
        },
        pairs: { 'persianArchers-1': 'phalanx-1' },
        top: duelling('antigonid', 'royalGuard-1', 'persianArchers-1'),
      }),
      // The archers miss; 6 against 8 is 1:2, whatever it brings.
      dice(6, 6),
    );
    expect(said(events, 'shotFired')).toMatchObject([
      { unit: 'persianArchers-1', strength: 4, modifier: 1, hit: false },
    ]);
    expect(said(events, 'duelFought')).toMatchObject([{ defender: 'phalanx-1', attack: 6, defense: 8, column: 1 }]);
    expect(state.units['persianArchers-1']?.at).toBe('cilicia');
  });
});

describe('ruling S2.2 of two Companions one becomes a 3-3 while they stand as one', () => {
  const together = (steps: Scene['steps'], other: UnitId = 'companions-2', more: Partial<Scene> = {}): GameState =>
    scene({
      fighters: { 'companions-1': 'antigonid left', 'persianLevy-9': 'ptolemaic centre' },
      pairs: { 'companions-1': other },
      ...(steps !== undefined && { steps }),
      top: moving('ptolemaic'),
      ...more,
    });
  const mayHavePaired = (state: GameState, other: UnitId): boolean => {
    const situation = asked(state);
    const [one = -1, two = -1] = ['companions-1' as const, other].map((id) => situation.roster.unitCodes.get(id));
    return situation.law.mayHavePaired(situation, one, two, { army: 'antigonid', box: 'left' });
  };

  it('a 9-8 and a 3-3 form no stack, and a 9-8 with a Persian 3-3 never was one', () => {
    expect(pairs('companions-1', 'companions-2', { 'companions-2': 1 })).toBe(false);
    expect(mayHavePaired(together({ 'companions-2': 1 }), 'companions-2')).toBe(true);
    expect(mayHavePaired(together({}, 'persianCavalry-1'), 'persianCavalry-1')).toBe(false);
  });

  it('they part when their side next moves', () => {
    const state = together({ 'companions-2': 1 }, 'companions-2', {
      // The Antigonid part of the round begins with its movement.
      battle: { first: 'ptolemaic', step: 4 },
      top: { kind: 'rally', side: 'antigonid', left: [], stage: 'ask' },
    });
    expect(state.stack.at(-1)).toMatchObject({ kind: 'manoeuvre', side: 'antigonid' });
    expect(battleIn(state).fighters.map(({ unit, with: other }) => [unit, other])).toEqual(
      expect.arrayContaining([
        ['companions-1', null],
        ['companions-2', null],
      ]),
    );
  });
});

describe('R S10.1, S10.2, S10.3, S10.4, S10.5, S10.6 pairs are told and refused by their clause', () => {
  const MIXED: GameOptions = { players: 3, optionalRules: ['mixedPhalanx'] };
  const player = 'antigonid';

  // Of two the one that suffers first stands behind the name of the other.
  it.each<[string, UnitId, UnitId, GameOptions?]>([
    ['R S10.2', 'persianHeavyCavalry-1', 'persianHeavyCavalry-2'],
    ['R S10.3', 'persianInfantry-1', 'persianLevy-1'],
    ['R S10.4', 'persianElephant-1', 'thracians-1'],
    ['R S10.5', 'artillery-1', 'phalanx-1'],
    ['R S10.6', 'persianArchers-1', 'phalanx-1', MIXED],
  ])('%s: %s and %s join, and part', (rule, unit, other, options) => {
    const agreed = { top: moving(player), ...(options !== undefined && { options }) };
    const enemy = { 'persianLevy-9': 'ptolemaic centre' } as const;
    const apart = scene({ fighters: { [other]: 'antigonid centre', [unit]: 'antigonid centre', ...enemy }, ...agreed });
    const joined = play(apart, [{ type: 'pairUnits', player, unit: other, with: unit }]);
    expect(said(joined.events, 'unitsPaired')).toEqual([{ type: 'unitsPaired', rule, unit, with: other }]);
    const paired = scene({ fighters: { [unit]: 'antigonid centre', ...enemy }, pairs: { [unit]: other }, ...agreed });
    const parted = play(paired, [{ type: 'partUnits', player, unit }]);
    expect(said(parted.events, 'unitsParted')).toEqual([{ type: 'unitsParted', rule, unit, with: other }]);
  });

  it('who may not stand as one, by the first', () => {
    const state = scene({
      fighters: {
        'persianHeavyCavalry-1': 'antigonid centre',
        'persianCavalry-1': 'antigonid centre',
        'persianLevy-9': 'ptolemaic centre',
      },
      top: moving(player),
    });
    for (const other of ['persianCavalry-1', 'persianCavalry-77'] as const)
      expectRefused(
        state,
        { type: 'pairUnits', player, unit: 'persianHeavyCavalry-1', with: other },
        'noPair',
        'R S10.1',
      );
  });

  it('R 10.8 who moves as one is named by both', () => {
    const state = scene({
      fighters: {
        'persianHeavyCavalry-1': 'antigonid centre',
        'phalanx-1': 'antigonid centre',
        'persianLevy-9': 'ptolemaic centre',
      },
      pairs: { 'persianHeavyCavalry-1': 'persianHeavyCavalry-2' },
      steps: { 'persianHeavyCavalry-2': 1 },
      battle: { round: 2 },
      top: moving(player),
    });
    const shift: Action = {
      type: 'shiftUnit',
      player,
      unit: 'persianHeavyCavalry-1',
      to: { army: player, box: 'left' },
      line: 1,
    };
    expect(describeAction(shift, state).text).toBe(
      'Move Persian heavy cavalry 1 and Persian heavy cavalry 2 (1 of 2 steps) to the Antigonid Left, first line',
    );
    const { state: moved, events } = play(state, [shift]);
    const [posted] = said(events, 'unitPosted');
    expect(posted).toMatchObject({ unit: 'persianHeavyCavalry-1', with: 'persianHeavyCavalry-2', box: 'left' });
    expect(posted && describeEvent(posted, moved).text).toBe(
      'Persian heavy cavalry 1 and Persian heavy cavalry 2: in the Antigonid Left, first line.',
    );
    expect(posted && describeEvent(posted, moved, 'de').text).toBe(
      'Persische schwere Reiter 1 und Persische schwere Reiter 2: auf dem linken Flügel der Antigoniden, erste Linie.',
    );
  });
});
