/** R 7.8.6, 9.2.1, 10.2.1, 10.6, 11.1.3, 17.7: where pieces are when they come to rest. */
import { describe, expect, it } from 'vitest';
import { beginCampaignTurn, endCampaignTurn } from '../../src/peloponnesian/deeds/course.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { Attack } from '../../src/peloponnesian/frame/combat.js';
import { doing } from './doing.js';
import { alike, all, attackOf, battleIn, field, fought } from './field.js';
import { moving } from './movement.js';
import { play, rolls, started } from './table.js';

/** A round of combat with this die, in which all morale checks are passed with ones. */
function round(state: GameState, die: number): GameState {
  let now = rolls(state, die);
  while (machine.actors(now)[0] === 'chance') now = rolls(now, 1);
  return now;
}

/** Thespiae, a walled medium city of Boeotia; Siphae, an unwalled small port; hexes beside both. */
const [THESPIAE, SIPHAE, ROUGH, EAST] = ['W3328', 'W3229', 'W3329', 'W3428'] as const;
const inside = (at: typeof THESPIAE | typeof SIPHAE) => ({ at, inside: true }) as const;

describe('R 7.8.6, 7.6.3 d: a retreat ends like a move', () => {
  it('so a leader who is alone there is lost, and a base of the enemy', () => {
    const state = field(
      'campaign',
      {
        units: { 'attica-hoplite-4-1': 'W3729', 'boeotia-hoplite-5-1': 'W3729' },
        leaders: { pagondas: ['sparta', 'W3730'] },
      },
      { bases: { W3730: 'sparta' } },
    );
    const begun = fought(state, attackOf('athens', 'W3729', 'W3730', ['attica-hoplite-4-1']));
    // 1-1 with a 2: the attacker is demoralized, the defender checks his morale and passes.
    const after = play(rolls(begun, 2, 1), { type: 'breakOff', player: 'athens' });
    expect(after.state.units['attica-hoplite-4-1']).toEqual({ at: 'W3730' });
    expect(after.state.bases).toEqual({});
    expect(after.events).toContainEqual(
      expect.objectContaining({ type: 'leaderLost', rule: 'R 7.8.6', leader: 'pagondas' }),
    );
  });
});

describe('R 17.7.1 b: units that are beaten inside of a city leave its hex', () => {
  it('into the hexes beside it alone', () => {
    const state = field('campaign', {
      units: { ...all(alike('attica-hoplite-4', 2), SIPHAE), 'boeotia-hoplite-5-1': inside(SIPHAE) },
      leaders: { nicias: ['athens', SIPHAE] },
    });
    const begun = fought(
      state,
      attackOf('athens', SIPHAE, ROUGH, ['attica-hoplite-4-1', 'attica-hoplite-4-2', 'nicias']),
    );
    const stormed = play(play(begun, { type: 'endArray', player: 'sparta' }).state, {
      type: 'assault',
      player: 'athens',
    });
    expect(battleIn(stormed.state)).toMatchObject({ against: 'assault' });
    const checked = round(stormed.state, 2);
    const asked = play(checked, { type: 'fightOn', player: 'athens' }).state;
    const left = play(asked, { type: 'breakOff', player: 'sparta' }).state;
    const ways = machine.legalActions(left).flatMap((action) => (action.type === 'retreat' ? [action.to] : []));
    expect(ways.length).toBeGreaterThan(1);
    expect(ways).not.toContain(SIPHAE);
    expect(ways).not.toContain(ROUGH);
  });
});

describe('R 10.2.1 c, 17.7.7: only before a place that was masked when the Campaign Turn began', () => {
  const [first, second] = [alike('attica-hoplite-4', 2), alike('attica-hoplite-4', 2, 3)];
  const stormers = (attacks: readonly Attack[], masks: boolean) => {
    const state = field('campaign', {
      units: { ...all(second, THESPIAE), ...(masks ? all(first, THESPIAE) : {}) },
      leaders: { nicias: ['athens', THESPIAE] },
    });
    const stack = [
      { kind: 'movement', player: 'athens', stage: 'battles', marched: [], sailed: [], attacks },
      { kind: 'battles', player: 'athens', left: attacks.slice(-1) },
    ] as const;
    const begun = started({ ...state, stack });
    const checked = round(play(begun, { type: 'assault', player: 'athens' }).state, 2);
    return play(checked, { type: 'breakOff', player: 'athens' }).state.units['attica-hoplite-4-3'];
  };
  const attack = attackOf('athens', THESPIAE, ROUGH, [...second, 'nicias']);

  it('who breaks off remains', () => {
    expect(stormers([attack], true)).toEqual({ at: THESPIAE });
  });

  it('not where others have come in this very phase', () => {
    expect(stormers([attackOf('athens', THESPIAE, EAST, first), attack], true)).toEqual({ at: ROUGH });
  });
});

describe('R 9.2.1, 10.2.1: who has nothing to do before a friendly city is inside of it', () => {
  const end = (units: Parameters<typeof field>[1]['units'], campaignTurn: number) =>
    doing(field('campaign', { units, leaders: { pagondas: ['sparta', THESPIAE] } }, { campaignTurn }), endCampaignTurn)
      .state;

  it('after a raid, and after a victory before its walls', () => {
    const state = end({ 'boeotia-hoplite-5-1': { at: THESPIAE, raiding: true }, 'boeotia-hoplite-5-2': THESPIAE }, 2);
    expect([state.units['boeotia-hoplite-5-1'], state.units['boeotia-hoplite-5-2'], state.leaders['pagondas']]).toEqual(
      [inside(THESPIAE), inside(THESPIAE), { ...inside(THESPIAE), player: 'sparta' }],
    );
  });

  it('after foraging, but not before the first Campaign Turn is over (R 9.7.2)', () => {
    expect(end({ 'boeotia-hoplite-5-1': { at: THESPIAE, foraging: true } }, 1).units['boeotia-hoplite-5-1']).toEqual(
      inside(THESPIAE),
    );
  });

  it('not before a city of the enemy, nor where there is no port for fleets (R 18.4)', () => {
    const state = end({ 'attica-hoplite-4-1': SIPHAE, 'boeotia-hoplite-5-1': ROUGH }, 2);
    expect([state.units['attica-hoplite-4-1'], state.units['boeotia-hoplite-5-1']]).toEqual([
      { at: SIPHAE },
      { at: ROUGH },
    ]);
  });
});

describe('R 11.1.3, ruling Q70: who has destroyed a city moves in the next Campaign Turn', () => {
  it('also if that is the first one of the season', () => {
    const state = field('campaign', { units: { 'attica-hoplite-4-1': { at: ROUGH, raiding: true } } });
    expect(doing(state, beginCampaignTurn).state.units['attica-hoplite-4-1']).toEqual({ at: ROUGH });
  });
});

describe('R 10.6 a: besiegers are counted when a movement phase ends', () => {
  it('and again after its combats, but the morale rises once in a Campaign Turn', () => {
    // Phlius is a small city of Arcadia without a port: two besiegers.
    const state = moving(
      'athens',
      {
        units: {
          'argolid-hoplite-4-1': { at: 'W2932' },
          'argolid-hoplite-4-2': { at: 'W2932' },
          'arcadia-hoplite-5-1': { at: 'W2832' },
        },
        leaders: { alcibiades: { at: 'W2932' } },
      },
      { cities: { phlius: { siege: 2 } } },
    );
    const out = play(state, { type: 'march', player: 'athens', piece: 'argolid-hoplite-4-1', company: 'alone' }).state;
    const attacked = play(out, { type: 'step', player: 'athens', to: 'W2832' }).state;
    const fighting = play(attacked, { type: 'endMovement', player: 'athens' });
    expect(fighting.state.stack.some(({ kind }) => kind === 'battle')).toBe(true);
    expect(fighting.state.cities['phlius']?.siege).toBe(3);
  });
});
