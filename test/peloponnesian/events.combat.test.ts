/** What events of combat say, each alone: who, where, with whom, and whose dice; the numbers are those of the worked examples (R 17.10, 18.6). */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import type { Attack } from '../../src/peloponnesian/frame/combat.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId } from '../../src/peloponnesian/vocabulary.js';
import { alike, all, attackOf, field } from './field.js';
import { play } from './table.js';

/** What is said when an attack is put in motion, when dice fall, and when players fight on. */
class Hearing {
  private state: GameState;
  readonly said: GameEvent[] = [];

  constructor(state: GameState, attack: Attack) {
    const { state: begun, events } = machine.start({
      ...state,
      stack: [{ kind: 'battles', player: attack.player, left: [attack] }],
    });
    this.state = begun;
    this.said.push(...events);
  }

  does(action: Action): this {
    const { state, events } = play(this.state, action);
    this.state = state;
    this.said.push(...events);
    return this;
  }

  rolls(...dice: readonly number[]): this {
    for (const die of dice) this.does({ type: 'roll', player: 'chance', die });
    return this;
  }

  fightsOn(...players: readonly PlayerId[]): this {
    for (const player of players) this.does({ type: 'fightOn', player });
    return this;
  }

  of<T extends GameEvent['type']>(type: T): readonly Extract<GameEvent, { readonly type: T }>[] {
    return this.said.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type);
  }
}

describe('the first example of combat (R 17.10)', () => {
  const hoplites = alike('boeotia-hoplite-5', 3);
  const cavalry = alike('boeotia-cavalry-5', 2);
  const athenians = alike('attica-hoplite-4', 3);
  const state = field('campaign', {
    units: { ...all([...hoplites, ...cavalry], 'W3729'), ...all(athenians, 'W3729') },
    leaders: { macarius: ['sparta', 'W3729'], periclesTheYounger: ['athens', 'W3729'] },
  });
  const attack = attackOf('sparta', 'W3729', 'W3728', [...hoplites, ...cavalry, 'macarius']);

  it('the battle begins: five under Macarius against three under Pericles, in the rough', () => {
    const [began] = new Hearing(state, attack).of('battleBegan');
    expect(began).toMatchObject({
      rule: 'R 17.3',
      at: 'W3729',
      attacker: 'sparta',
      defender: 'athens',
      element: 'land',
      against: 'field',
      isGarrisonAlone: false,
      bonus: 2,
    });
    expect(began?.attacking.leaders).toEqual(['macarius']);
    expect(new Set(began?.attacking.units)).toEqual(new Set([...hoplites, ...cavalry]));
    expect(began?.defending).toEqual({ leaders: ['periclesTheYounger'], units: athenians, cargo: [] });
  });

  const round = new Hearing(state, attack).rolls(4, 1, 2, 3, 6, 1, 6, 6, 6);

  it('the round: 5-3 is 3-2, shifted to 2-1 by light troops; the die is 4, the result +1/M', () => {
    expect(round.of('roundFought')).toEqual([
      {
        type: 'roundFought',
        rule: 'R 17.5.1',
        at: 'W3729',
        attacker: 'sparta',
        defender: 'athens',
        round: 1,
        strengths: { attacker: 5, defender: 3 },
        basic: '3-2',
        shifts: [{ why: 'lightTroops', by: 1 }],
        odds: '2-1',
        die: 4,
        results: { attacker: '+1', defender: 'M' },
      },
    ]);
  });

  it('the checks: each unit with its die against its morale', () => {
    const [attackers, defenders] = round.of('moraleChecked');
    expect(attackers).toMatchObject({ rule: 'R 17.5.3', at: 'W3729', player: 'sparta', added: 1 });
    expect(attackers?.checks.map(({ die, morale }) => [die, morale])).toEqual([
      [1, 5],
      [2, 5],
      [3, 5],
      [6, 5],
      [1, 5],
    ]);
    expect(defenders).toMatchObject({ player: 'athens', added: 0 });
    expect(defenders?.checks).toEqual(athenians.map((unit) => ({ unit, die: 6, morale: 6 })));
  });

  it('the unit that goes to the Retreat box, with its morale of five', () => {
    expect(round.of('unitWavered')).toEqual([
      {
        type: 'unitWavered',
        rule: 'R 17.5.3',
        at: 'W3729',
        player: 'sparta',
        unit: round.of('moraleChecked')[0]?.checks[3]?.unit,
        morale: 5,
      },
    ]);
  });
});

describe('the second example of combat (R 17.10)', () => {
  const athenians = [...alike('attica-hoplite-4', 3), ...alike('attica-lightInfantry-3', 2)];
  const state = field('campaign', {
    units: {
      ...all(athenians, 'W2724'),
      ...all(['phocisLocris-hoplite-4-1', 'boeotia-cavalry-5-1'], { at: 'W2724', foraging: true }),
      'thessaly-cavalry-5-1': 'W2723',
      'thessaly-cavalry-5-2': 'W2624',
      'macedon-cavalry-5-1': 'W2825',
      'macedon-cavalry-5-2': 'W2625',
    },
    leaders: { nicias: ['athens', 'W2724'], agis: ['sparta', 'W2724'] },
  });
  const heard = new Hearing(state, attackOf('athens', 'W2724', 'W2725', [...athenians, 'nicias']))
    .rolls(1, 2, 4, 5)
    .fightsOn('athens')
    .rolls(3, 5, 3, 2, 5, 4, 5, 5, 1)
    .fightsOn('athens')
    .rolls(5, 3, 5, 3, 3, 6, 2);

  it('the second check of the hoplite with nowhere to go (R 17.7.4)', () => {
    // Its morale of 5 is one less for the failed check.
    expect(heard.of('moraleChecked').find(({ rule }) => rule === 'R 17.7.4')).toMatchObject({
      player: 'sparta',
      added: 0,
      checks: [{ unit: 'phocisLocris-hoplite-4-1', die: 5, morale: 4 }],
    });
  });

  it('the pursuit of one cavalry at 1-1, the die 3 and the result M', () => {
    const [pursuit] = heard.of('cavalryPursued');
    expect(pursuit).toMatchObject({
      at: 'W2724',
      player: 'sparta',
      cavalry: ['boeotia-cavalry-5-1'],
      against: 'athens',
      odds: '1-1',
      die: 3,
      result: 'M',
    });
    expect(pursuit?.units).toHaveLength(3);
  });

  it('the checks of the pursued: their morale less three rounds', () => {
    const checks = heard.of('moraleChecked').find(({ rule }) => rule === 'R 17.9.1');
    expect(checks).toMatchObject({ at: 'W2724', player: 'athens', added: 0 });
    expect(checks?.checks.map(({ die, morale }) => [die, morale])).toEqual([
      [3, 1],
      [6, 1],
      [2, 0],
    ]);
  });

  it('the victory of Sparta, and what both have lost', () => {
    const [won] = heard.of('battleWon');
    expect(won).toMatchObject({ at: 'W2724', winner: 'sparta', loser: 'athens', decisive: true, rounds: 3 });
    expect(won?.losses.winner).toEqual(['phocisLocris-hoplite-4-1']);
    expect(won?.losses.loser).toHaveLength(3);
  });
});

describe('the example of attacking a fortress (R 18.6)', () => {
  const hoplites = alike('boeotia-hoplite-5', 3);
  const attack = attackOf('sparta', 'W3731', 'W3730', [...hoplites, 'pagondas']);
  const state = field('campaign', { units: all(hoplites, 'W3731'), leaders: { pagondas: ['sparta', 'W3731'] } });
  const heard = new Hearing(state, attack).does({ type: 'assault', player: 'sparta' }).rolls(6, 1);

  it('the garrison stands alone for Athens', () => {
    expect(heard.of('battleBegan')).toMatchObject([
      {
        rule: 'R 18.1',
        attacker: 'sparta',
        defender: 'athens',
        against: 'assault',
        attacking: { leaders: ['pagondas'], units: hoplites, cargo: [] },
        defending: { leaders: [], units: [], cargo: [] },
        isGarrisonAlone: true,
      },
    ]);
    expect(heard.of('moraleChecked')).toMatchObject([
      { player: 'athens', checks: [{ unit: 'garrison', die: 1, morale: 6 }] },
    ]);
  });

  it('three against one are 3-1, shifted to 4-1 by the leader', () => {
    expect(heard.of('roundFought')).toMatchObject([
      {
        strengths: { attacker: 3, defender: 1 },
        basic: '3-1',
        shifts: [{ why: 'leaders', by: 1 }],
        odds: '4-1',
      },
    ]);
  });

  it('who breaks off, where, and after how many rounds', () => {
    const broken = new Hearing(state, attack).does({ type: 'assault', player: 'sparta' }).rolls(6, 1);
    broken.does({ type: 'breakOff', player: 'sparta' });
    expect(broken.of('battleBrokenOff')).toEqual([
      { type: 'battleBrokenOff', rule: 'R 17.8', at: 'W3731', player: 'sparta', side: 'attacker', round: 1 },
    ]);
  });

  it('a garrison that is friendly to nobody fights for nobody (R 6.5.1)', () => {
    const { attica } = state.regions;
    if (attica === undefined) throw new RangeError('Attica is in play');
    const revolting = {
      ...state,
      // R 6.5.1: the Militance of its region is too low.
      regions: { ...state.regions, attica: { ...attica, militance: 0 } },
      cities: { ...state.cities, piraeus: { revolt: 0 } },
    };
    const alone = new Hearing(revolting, attack).does({ type: 'assault', player: 'sparta' }).rolls(6, 1);
    expect(alone.of('battleBegan')).toMatchObject([{ attacker: 'sparta', defender: null, isGarrisonAlone: true }]);
    expect(alone.of('roundFought')).toMatchObject([{ attacker: 'sparta', defender: null }]);
    expect(alone.of('moraleChecked')).toMatchObject([{ player: null }]);
  });
});

describe('leaders and attacks', () => {
  it('who turns back from whom, and at which numbers (R 17.5.1)', () => {
    const enemies = alike('boeotia-hoplite-5', 5);
    const state = field('campaign', {
      units: { 'attica-hoplite-4-1': 'W3729', ...all(enemies, 'W3729') },
      leaders: { pagondas: ['sparta', 'W3729'] },
    });
    const heard = new Hearing(state, attackOf('athens', 'W3729', 'W3730', ['attica-hoplite-4-1']));
    expect(heard.of('attackAbandoned')).toEqual([
      {
        type: 'attackAbandoned',
        rule: 'R 17.5.1',
        at: 'W3729',
        player: 'athens',
        leaders: [],
        units: ['attica-hoplite-4-1'],
        defender: 'sparta',
        strengths: { attacker: 1, defender: 5 },
      },
    ]);
  });

  it('fleets at sea say what they carry, and the shift of Phormio is in favour of his side (R 17.4.2)', () => {
    const fleets = alike('corinth-fleet-4', 3);
    const under = { at: 'gulfOfPatrae', under: 'cnemus' } as const;
    const state = field('campaign', {
      units: {
        ...all(fleets, under),
        'corinth-hoplite-4-1': under,
        'attica-fleet-6-1': { at: 'gulfOfPatrae', under: 'phormio' },
      },
      leaders: { cnemus: ['sparta', 'gulfOfPatrae'], phormio: ['athens', 'gulfOfPatrae'] },
    });
    const attack = attackOf('sparta', 'gulfOfPatrae', 'gulfOfCorinth', [...fleets, 'cnemus'], {
      targets: ['attica-fleet-6-1'],
    });
    const heard = new Hearing(state, attack).rolls(3);
    expect(heard.of('battleBegan')).toMatchObject([
      {
        rule: 'R 17.3.1',
        element: 'sea',
        attacking: { leaders: ['cnemus'], units: fleets, cargo: ['corinth-hoplite-4-1'] },
        defending: { leaders: ['phormio'], units: ['attica-fleet-6-1'], cargo: [] },
        bonus: 0,
      },
    ]);
    // Three against one are 3-1, and are rolled on 2-1.
    expect(heard.of('roundFought')).toMatchObject([
      { basic: '3-1', shifts: [{ why: 'leaders', by: -1 }], odds: '2-1' },
    ]);
  });
});
