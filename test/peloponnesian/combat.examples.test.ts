/** R 17.4.2, 17.4.3, 17.10, 18.6: the worked examples, with every number that they print. */
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../src/peloponnesian/query/combat.js';
import { openTable } from '../../src/peloponnesian/table/publish.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { ODDS } from '../../src/peloponnesian/vocabulary.js';
import { alike, all, attackOf, battleIn, display, field, fought, top } from './field.js';
import { play, rolls } from './table.js';

/** The column on which the next round is rolled. */
const odds = (state: GameState): string => ODDS[columnOf(openTable(state), battleIn(state))] ?? 'none';

const onward = (state: GameState, player: 'athens' | 'sparta'): GameState =>
  play(state, { type: 'fightOn', player }).state;

describe('leaders shift the odds (R 17.4.2)', () => {
  it('three Peloponnesian fleets against one with Phormio are rolled on 2-1', () => {
    const fleets = alike('corinth-fleet-4', 3);
    const state = field('campaign', {
      units: {
        ...all(fleets, { at: 'gulfOfPatrae', under: 'cnemus' }),
        'attica-fleet-6-1': { at: 'gulfOfPatrae', under: 'phormio' },
      },
      leaders: { cnemus: ['sparta', 'gulfOfPatrae'], phormio: ['athens', 'gulfOfPatrae'] },
    });
    const attack = attackOf('sparta', 'gulfOfPatrae', 'gulfOfCorinth', [...fleets, 'cnemus'], {
      targets: ['attica-fleet-6-1'],
    });
    expect(odds(fought(state, attack))).toBe('2-1');
  });

  it('but on land Phormio shifts nothing', () => {
    const fleets = alike('attica-fleet-6', 2);
    const state = field('campaign', {
      units: { ...all(fleets, { at: 'W3729', off: 'saronicGulf' }), 'boeotia-hoplite-5-1': 'W3729' },
      leaders: { phormio: ['athens', 'W3729'] },
    });
    expect(
      odds(fought(state, attackOf('athens', 'W3729', 'saronicGulf', [...fleets, 'phormio'], { landed: true }))),
    ).toBe('2-1');
  });
});

describe('light troops shift the odds (R 17.4.3)', () => {
  const attackers = [...alike('attica-hoplite-4', 2), 'attica-lightInfantry-3-1', 'thessaly-cavalry-5-1'] as const;
  const state = field('campaign', {
    units: { ...all([...attackers], 'W3729'), ...all(alike('laconia-hoplite-6', 2), 'W3729') },
    leaders: { pericles: ['athens', 'W3729'], archidamus: ['sparta', 'W3729'] },
  });
  const begun = fought(state, attackOf('athens', 'W3729', 'W3730', [...attackers, 'pericles']));

  it('two hoplites, light infantry and cavalry against two hoplites: 3-1', () => {
    expect(odds(begun)).toBe('3-1');
  });

  it('when a hoplite has retreated they are too many, and it is 3-2', () => {
    // A die of 3: `M/+1`. The morale of the second hoplite is 4; all others pass.
    const after = rolls(begun, 3, 1, 5, 1, 1, 1, 1);
    expect(display(after, 'attacker')).toBe('3 R 2 4');
    expect(odds(after)).toBe('3-2');
  });
});

describe('the first example of combat (R 17.5.2, 17.5.3, 17.5.4, 17.5.5, 17.5.6, 17.7.3, 17.10)', () => {
  const spartans = [...alike('boeotia-hoplite-5', 3), ...alike('boeotia-cavalry-5', 2)];
  const athenians = alike('attica-hoplite-4', 3);
  const state = field('campaign', {
    units: { ...all(spartans, 'W3729'), ...all(athenians, 'W3729') },
    leaders: { macarius: ['sparta', 'W3729'], periclesTheYounger: ['athens', 'W3729'] },
  });
  const begun = fought(state, attackOf('sparta', 'W3729', 'W3728', [...spartans, 'macarius']));
  // `+1/M`: a cavalry fails; nobody of the defenders can.
  const first = rolls(begun, 4, 1, 2, 3, 6, 1, 6, 6, 6);
  const second = onward(onward(first, 'sparta'), 'athens');
  const afterSecond = rolls(second, 3, 2, 2, 6);
  const third = onward(onward(afterSecond, 'sparta'), 'athens');
  const afterThird = rolls(third, 2, 3, 1, 6, 4, 5, 3);

  it('round 1: five against three are 3-2, shifted to 2-1', () => {
    expect([display(begun, 'attacker'), display(begun, 'defender')]).toEqual(['5 5 5 5 5', '6 6 6']);
    expect(odds(begun)).toBe('2-1');
    expect(battleIn(first).result).toEqual(['+1', 'M']);
    expect([display(first, 'attacker'), display(first, 'defender')]).toEqual(['4 4 4 R 4', '5 5 5']);
  });

  it('round 2: four against three are 1-1, shifted to 3-2', () => {
    expect(odds(second)).toBe('3-2');
    expect(battleIn(afterSecond).result).toEqual(['D', 'M']);
    expect([display(afterSecond, 'attacker'), display(afterSecond, 'defender')]).toEqual(['3 3 3 R 3', '4 4 R']);
  });

  it('round 3: four against two are 2-1, shifted to 3-1; the Spartans hold the hex', () => {
    expect(odds(third)).toBe('3-1');
    expect(battleIn(afterThird)).toMatchObject({ round: 3, winner: 'attacker', result: ['M', '+2'] });
    expect(battleIn(afterThird).attacker.lost).toEqual(['boeotia-hoplite-5-3']);
    expect([display(afterThird, 'attacker'), display(afterThird, 'defender')]).toEqual(['2 2 R R', 'R R']);
    expect(battleIn(afterThird).defender.lost).toEqual(['attica-hoplite-4-1']);
  });

  it('the beaten retreat to a hex of their choice, and it is a victory in Attica', () => {
    expect(top(afterThird)).toBe('retreat');
    const { state: after, events } = play(afterThird, {
      type: 'retreat',
      player: 'athens',
      to: 'W3730',
      inside: false,
    });
    expect(after.units['attica-hoplite-4-2']).toEqual({ at: 'W3730' });
    expect(after.leaders['periclesTheYounger']?.at).toBe('W3730');
    expect(events).toContainEqual({
      type: 'battleWon',
      rule: 'R 17.10',
      at: 'W3729',
      winner: 'sparta',
      loser: 'athens',
      decisive: false,
      rounds: 3,
      losses: { winner: ['boeotia-hoplite-5-3'], loser: ['attica-hoplite-4-1'] },
    });
    // R 13.4: -2 AL and -1 ML, and -1 ML for the hoplite.
    expect(after.regions.attica).toMatchObject({ allegiance: 18, militance: 18 });
    expect(after.regions.boeotia).toMatchObject({ allegiance: 12, militance: 11 });
    const ended = rolls(after, 1, 1);
    expect(top(ended)).toBe('none');
  });
});

describe('the second example of combat (R 17.10)', () => {
  const athenians = [...alike('attica-hoplite-4', 3), ...alike('attica-lightInfantry-3', 2)];
  const spartans = ['phocisLocris-hoplite-4-1', 'boeotia-cavalry-5-1'] as const;
  const state = field('campaign', {
    units: {
      ...all(athenians, 'W2724'),
      ...all([...spartans], { at: 'W2724', foraging: true }),
      // The printed map has no way out to the east and west; here cavalry bars these too.
      'thessaly-cavalry-5-1': 'W2723',
      'thessaly-cavalry-5-2': 'W2624',
      'macedon-cavalry-5-1': 'W2825',
      'macedon-cavalry-5-2': 'W2625',
    },
    leaders: { nicias: ['athens', 'W2724'], agis: ['sparta', 'W2724'] },
  });
  const begun = fought(state, attackOf('athens', 'W2724', 'W2725', [...athenians, 'nicias']));
  const first = rolls(begun, 1, 2, 4, 5);
  const second = onward(first, 'athens');
  const afterSecond = rolls(second, 3, 5, 3, 2, 5, 4, 5, 5, 1);
  const third = onward(afterSecond, 'athens');
  const afterThird = rolls(third, 5, 3, 5);

  it('round 1: five against two are 2-1, shifted to 3-1; the hoplite has nowhere to go', () => {
    expect([display(begun, 'attacker'), display(begun, 'defender')]).toEqual(['4 4 4 3 3', '6 5']);
    expect(odds(begun)).toBe('3-1');
    expect(battleIn(first).result).toEqual(['D', '+2']);
    expect([display(first, 'attacker'), display(first, 'defender')]).toEqual(['3 3 3 2 2', '5 3']);
  });

  it('round 2: 3-1 again', () => {
    expect(odds(second)).toBe('3-1');
    expect(battleIn(afterSecond).result).toEqual(['M', '+1']);
    expect([display(afterSecond, 'attacker'), display(afterSecond, 'defender')]).toEqual(['R 2 2 R', '3']);
    expect(battleIn(afterSecond).attacker.lost).toEqual(['attica-lightInfantry-3-1']);
    expect(battleIn(afterSecond).defender.lost).toEqual(['phocisLocris-hoplite-4-1']);
  });

  it('round 3: two against one are 2-1; the cavalry pursues at 1-1 (R 17.9.3)', () => {
    expect(odds(third)).toBe('2-1');
    expect(battleIn(afterThird)).toMatchObject({ winner: 'defender', stage: 'pursuit', result: ['M', 'D'] });
    expect(display(afterThird, 'defender')).toBe('2');
    expect([display(afterThird, 'attacker'), battleIn(afterThird).attacker.lost.length]).toEqual(['R R R', 2]);
    const pursued = rolls(afterThird, 3, 3, 6, 2);
    expect(pursued.units['attica-hoplite-4-1']).toEqual({ at: 'W2725' });
    expect(pursued.units['attica-lightInfantry-3-2']).toEqual({ at: 'W2725' });
    expect(
      ['attica-hoplite-4-2', 'attica-hoplite-4-3', 'attica-lightInfantry-3-1'].map(
        (id) => pursued.units[id as 'attica-hoplite-4-2'],
      ),
    ).toEqual([undefined, undefined, undefined]);
    // Three units are lost: a decisive victory of Sparta in Thessaly, which Athens holds, and everywhere else.
    expect(pursued.regions.thessaly).toMatchObject({ allegiance: 1, militance: 6 });
    expect(pursued.regions.laconia).toMatchObject({ allegiance: 20, militance: 20 });
    expect(pursued.regions.euboea).toMatchObject({ allegiance: 11, militance: 6 });
  });
});

describe('the example of attacking a fortress (R 18.6)', () => {
  const hoplites = alike('boeotia-hoplite-5', 3);
  const state = field('campaign', {
    units: all(hoplites, 'W3731'),
    leaders: { pagondas: ['sparta', 'W3731'] },
  });
  const begun = play(fought(state, attackOf('sparta', 'W3731', 'W3730', [...hoplites, 'pagondas'])), {
    type: 'assault',
    player: 'sparta',
  }).state;
  const first = rolls(begun, 6, 1);
  const second = onward(first, 'sparta');
  const afterSecond = rolls(second, 4, 2, 2, 5, 6);
  const third = onward(afterSecond, 'sparta');
  const afterThird = rolls(third, 3, 1, 5, 1);

  it('round 1: three against the garrison are 3-1, shifted to 4-1 by the leader', () => {
    expect([display(begun, 'attacker'), display(begun, 'defender')]).toEqual(['5 5 5', '6']);
    expect(odds(begun)).toBe('4-1');
    expect(battleIn(first).result).toEqual(['D', 'M']);
    expect([display(first, 'attacker'), display(first, 'defender')]).toEqual(['4 4 4', '5']);
  });

  it('round 2: 4-1; the garrison cannot be eliminated and does not retreat', () => {
    expect(odds(second)).toBe('4-1');
    expect(battleIn(afterSecond).result).toEqual(['M', '+1']);
    expect([display(afterSecond, 'attacker'), display(afterSecond, 'defender')]).toEqual(['3 3 R', '4']);
  });

  it('round 3: 2-1, shifted to 3-1', () => {
    expect(odds(third)).toBe('3-1');
    expect(battleIn(afterThird).result).toEqual(['M', '+1']);
    expect([display(afterThird, 'attacker'), display(afterThird, 'defender')]).toEqual(['2 R R', '3']);
  });

  it('the attack is broken off: they go back, and Athens has a victory in Attica', () => {
    const { state: after, events } = play(afterThird, { type: 'breakOff', player: 'sparta' });
    expect(hoplites.map((id) => after.units[id])).toEqual(hoplites.map(() => ({ at: 'W3730' })));
    expect(events).toContainEqual({
      type: 'battleWon',
      rule: 'R 17.10',
      at: 'W3731',
      winner: 'athens',
      loser: 'sparta',
      decisive: false,
      rounds: 3,
      losses: { winner: [], loser: [] },
    });
    // R 13.4: +2 AL and +1 ML, as far as they go.
    expect(after.regions.attica).toMatchObject({ allegiance: 20, militance: 20 });
    expect(after.cities['piraeus']).toBeUndefined();
    expect(top(rolls(after, 1))).toBe('none');
  });
});
