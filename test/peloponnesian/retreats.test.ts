/** R 17.5.1, 17.7, 17.8: who breaks off, and where the beaten go. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import { columnOf } from '../../src/peloponnesian/query/combat.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { openTable } from '../../src/peloponnesian/table/publish.js';
import { ODDS, type UnitId } from '../../src/peloponnesian/vocabulary.js';
import { alike, all, attackOf, battleIn, display, field, fought, top, type Pieces } from './field.js';
import { listedOf } from './movement.js';
import { dice, play, rolls, said } from './table.js';

const odds = (state: GameState): string => ODDS[columnOf(openTable(state), battleIn(state))] ?? 'none';
const listed = (state: GameState): readonly string[] => machine.legalActions(state).map(({ type }) => type);
/** Clear ground in Attica, and a hex beside it. */
const [HERE, THERE] = ['W3730', 'W3630'] as const;
/** Siphae, an unwalled small port of Boeotia; the hexes around it: two cities and two that are rough. */
const [SIPHAE, CORONEA, THESPIAE, WEST, EAST] = ['W3229', 'W3228', 'W3328', 'W3128', 'W3329'] as const;

const hoplites = alike('attica-hoplite-4', 2);

describe('R 17.8: breaking off', () => {
  const state = field('campaign', {
    units: { ...all(hoplites, HERE), ...all(alike('boeotia-hoplite-5', 2), HERE) },
    leaders: { nicias: ['athens', HERE], macarius: ['sparta', HERE] },
  });
  // 1-1 and a die of 2: `D/M`, and both Boeotians pass.
  const round = rolls(fought(state, attackOf('athens', HERE, THERE, [...hoplites, 'nicias'])), 2, 1, 1);

  it('the attacker is asked first, then the defender', () => {
    expect([machine.actors(round), listed(round)]).toEqual([['athens'], ['fightOn', 'breakOff']]);
    const next = play(round, { type: 'fightOn', player: 'athens' }).state;
    expect([machine.actors(next), listed(next)]).toEqual([['sparta'], ['fightOn', 'breakOff']]);
  });

  it('all of a side retreat together', () => {
    const { state: after, events } = play(round, { type: 'breakOff', player: 'athens' });
    expect(events[0]).toMatchObject({ type: 'battleBrokenOff', rule: 'R 17.8', player: 'athens', side: 'attacker' });
    expect(hoplites.map((id) => after.units[id])).toEqual([{ at: THERE }, { at: THERE }]);
  });

  it('who has no hex to retreat to does not break off', () => {
    // Around them are cities of Athens, the hex of the attackers, and one more that cavalry bars.
    const shut = { ...state, units: { ...state.units, 'attica-cavalry-4-1': { at: 'W3729' } as const } };
    const begun = rolls(fought(shut, attackOf('athens', HERE, THERE, [...hoplites, 'nicias'])), 2, 1, 1);
    const asked = play(begun, { type: 'fightOn', player: 'athens' }).state;
    // Nobody asks Sparta: the next round begins.
    expect([machine.actors(asked), top(asked)]).toEqual([['chance'], 'roll']);
  });
});

describe('R 17.7.6: all units of one side are eliminated', () => {
  const foe = 'boeotia-lightInfantry-3-1';
  /** Two units under Nicias attack one, 2-1. */
  const against = (attackers: readonly UnitId[]): GameState =>
    fought(
      field('campaign', { units: { ...all(attackers, HERE), [foe]: HERE }, leaders: { nicias: ['athens', HERE] } }),
      attackOf('athens', HERE, THERE, [...attackers, 'nicias']),
    );

  it('the other has won, although all of its own are in the Retreat box', () => {
    // A die of 2: `M/+2`. 5 and 6 are above 4, but not by three; 4 + 2 is three more than 3.
    const { state: after, events } = play(against(hoplites), dice(2, 5, 6, 4));
    expect(said(events, 'unitWavered')).toHaveLength(2);
    expect(said(events, 'unitEliminated')).toMatchObject([{ unit: foe }]);
    expect(battleIn(after).winner).toBe('attacker');
  });

  it('the defender has won if neither side has a unit left (ruling R46)', () => {
    // As above; 6 is three more than a morale of 3.
    const { state: after, events } = play(against(alike('attica-lightInfantry-3', 2)), dice(2, 6, 6, 4));
    expect(said(events, 'unitEliminated')).toHaveLength(3);
    expect(battleIn(after).winner).toBe('defender');
  });
});

describe('R 17.5.1, ruling R8: odds that become worse than 1-4 in the course of a battle', () => {
  const boeotians = [...alike('boeotia-hoplite-5', 7), 'boeotia-cavalry-5-1'] as const;

  it('the attackers break off', () => {
    const state = field('campaign', {
      units: { ...all(hoplites, HERE), ...all([...boeotians], HERE) },
      leaders: { nicias: ['athens', HERE], macarius: ['sparta', HERE] },
    });
    const begun = fought(state, attackOf('athens', HERE, THERE, [...hoplites, 'nicias']));
    expect(odds(begun)).toBe('1-4');
    // `M/D`: one of two fails, and one against eight is worse than 1-4.
    const { state: after, events } = play(begun, dice(1, 5, 1));
    expect(said(events, 'battleBrokenOff')).toMatchObject([{ player: 'athens', side: 'attacker', round: 1 }]);
    expect(battleIn(after).winner).toBe('defender');
  });

  it('those who cannot retreat fight on in the last column', () => {
    // Landed without ships on a coast around which enemies stand.
    const [COAST, SEA] = ['W3728', 'southernEuripus'] as const;
    const beside = ['W3727', 'W3828', 'W3829', 'W3729', 'W3629', 'W3628'] as const;
    const ring = Object.fromEntries(beside.map((hex, index) => [`boeotia-lightInfantry-3-${index + 1}`, hex]));
    const state = field('campaign', {
      units: { ...all(hoplites, COAST), ...all([...boeotians], COAST), ...ring },
      leaders: { nicias: ['athens', COAST], macarius: ['sparta', COAST] },
    });
    const begun = fought(state, attackOf('athens', COAST, SEA, [...hoplites, 'nicias'], { landed: true }));
    // `M/D`: one hoplite fails its check (6), and is eliminated by the second one (6 against 3).
    const { state: after, events } = play(begun, dice(1, 6, 1, 6));
    expect(said(events, 'unitEliminated')).toHaveLength(1);
    expect([said(events, 'battleBrokenOff'), top(after)]).toEqual([[], 'battle defenderBreaks']);
    expect(odds(play(after, { type: 'fightOn', player: 'sparta' }).state)).toBe('1-4');
  });
});

/** A battle for Siphae in which its defenders break off after the first round. */
function leaving(defenders: Pieces, cities: GameState['cities'] = {}): GameState {
  const state = field(
    'campaign',
    {
      units: { ...all(hoplites, SIPHAE), ...defenders.units },
      leaders: { nicias: ['athens', SIPHAE], ...defenders.leaders },
    },
    { cities },
  );
  const come = fought(state, attackOf('athens', SIPHAE, EAST, [...hoplites, 'nicias']));
  const array = play(come, { type: 'endArray', player: 'sparta' }).state;
  // Two against two: `D/M` on a die of 2, or `D/+1` with a leader's shift; all pass.
  let now = rolls(play(array, { type: 'assault', player: 'athens' }).state, 2);
  while (machine.actors(now)[0] === 'chance') now = rolls(now, 1);
  now = play(now, { type: 'fightOn', player: 'athens' }).state;
  return play(now, { type: 'breakOff', player: 'sparta' }).state;
}

const inside = { at: SIPHAE, inside: true } as const;
const two = all(alike('boeotia-hoplite-5', 2), inside);
const ways = (state: GameState): readonly string[] => listedOf(state, 'retreat').map(({ to }) => to);

describe('R 17.7.1, ruling R40: who retreats together', () => {
  it('each defender without a leader chooses for itself', () => {
    const left = leaving({ units: two });
    expect(ways(left)).toEqual([CORONEA, THESPIAE, WEST]);
    const next = play(left, { type: 'retreat', player: 'sparta', to: THESPIAE, inside: true }).state;
    const end = play(next, { type: 'retreat', player: 'sparta', to: CORONEA, inside: true }).state;
    expect([end.units['boeotia-hoplite-5-1'], end.units['boeotia-hoplite-5-2']]).toEqual([
      { at: THESPIAE, inside: true },
      { at: CORONEA, inside: true },
    ]);
  });

  it('the stack of a leader stays together', () => {
    const left = leaving({ units: two, leaders: { macarius: ['sparta', inside] } });
    const end = play(left, { type: 'retreat', player: 'sparta', to: WEST, inside: false }).state;
    expect([end.units['boeotia-hoplite-5-1'], end.units['boeotia-hoplite-5-2'], end.leaders['macarius']]).toEqual([
      { at: WEST },
      { at: WEST },
      { at: WEST, player: 'sparta' },
    ]);
    expect(listed(end)).not.toContain('retreat');
  });

  it('attackers all go back to the hex from which they have come', () => {
    const state = field('campaign', {
      units: { ...all(hoplites, SIPHAE), ...two },
      leaders: { nicias: ['athens', SIPHAE] },
    });
    const come = fought(state, attackOf('athens', SIPHAE, EAST, [...hoplites, 'nicias']));
    const array = play(come, { type: 'endArray', player: 'sparta' }).state;
    const round = rolls(play(array, { type: 'assault', player: 'athens' }).state, 2, 1, 1);
    const { state: after } = play(round, { type: 'breakOff', player: 'athens' });
    expect([...hoplites.map((id) => after.units[id]), after.leaders['nicias']?.at]).toEqual([
      { at: EAST },
      { at: EAST },
      EAST,
    ]);
  });
});

describe('R 17.7.1, ruling R39: units that retreat without a leader', () => {
  const lost = { coronea: { held: 'athens' }, thespiae: { held: 'athens' } } as const;

  it('defenders spread, since two do not stack in the open', () => {
    const left = leaving({ units: two });
    const next = play(left, { type: 'retreat', player: 'sparta', to: WEST, inside: false }).state;
    expect(ways(next)).toEqual([CORONEA, THESPIAE]);
  });

  it('who finds no place is eliminated', () => {
    // One hex is left for two: the first goes there, and the second is lost.
    const end = leaving({ units: two }, lost);
    expect([end.units['boeotia-hoplite-5-1'], end.units['boeotia-hoplite-5-2']]).toEqual([{ at: WEST }, undefined]);
  });

  it('attackers go back to where others have come meanwhile, and stand there until they move', () => {
    const state = field('campaign', {
      units: { 'attica-hoplite-4-1': HERE, 'boeotia-hoplite-5-1': HERE, 'attica-hoplite-4-2': THERE },
    });
    const begun = fought(state, attackOf('athens', HERE, THERE, ['attica-hoplite-4-1']));
    // 1-1 and a die of 2: `D/M`; the Boeotian passes.
    const { state: after } = play(rolls(begun, 2, 1), { type: 'breakOff', player: 'athens' });
    expect([after.units['attica-hoplite-4-1'], after.units['attica-hoplite-4-2']]).toEqual([
      { at: THERE },
      { at: THERE },
    ]);
  });
});

describe('R 18.2, ruling R49: an assault after a battle outside', () => {
  const four = alike('attica-hoplite-4', 4);
  const state = field('campaign', {
    units: { ...all(four, THESPIAE), 'boeotia-hoplite-5-1': { at: THESPIAE, inside: true } },
    leaders: { nicias: ['athens', THESPIAE] },
  });
  const come = fought(state, attackOf('athens', THESPIAE, EAST, [...four, 'nicias']));
  const outside = play(come, { type: 'standOutside', player: 'sparta', piece: 'boeotia-hoplite-5-1' }).state;
  // 4-1 and a die of 3: `M/+2`. One of four fails, and the Boeotian too: 6 + 2 against 5 + 2 in the rough.
  const beaten = rolls(outside, 3, 5, 1, 1, 1, 6);
  const fled = play(beaten, { type: 'retreat', player: 'sparta', to: CORONEA, inside: true }).state;
  const assault = play(rolls(fled, 1), { type: 'assault', player: 'athens' }).state;

  it('is a new battle, without those who have retreated', () => {
    expect(display(beaten, 'attacker')).toBe('R 3 3 3');
    expect(battleIn(assault)).toMatchObject({ against: 'assault', round: 1, result: null });
    expect(battleIn(assault).attacker.fighters.map(({ unit }) => unit)).toEqual(four.slice(1));
  });

  it('and its morale is fresh', () => {
    expect(display(assault, 'attacker')).toBe('4 4 4');
    expect(odds(assault)).toBe('3-1');
  });
});
