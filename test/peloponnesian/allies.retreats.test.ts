/** R 17.7, 24.5: retreats of stacks in which units of several allies stand. Positions are in Attica and Boeotia. */
import { describe, expect, it } from 'vitest';
import { commanderOf } from '../../src/peloponnesian/query/command.js';
import { unitNamed } from '../../src/peloponnesian/query/pieces.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { HexId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { actor, four, inside, only, three } from './allies.js';
import { alike, all, attackOf, battleIn, fought } from './field.js';
import { listedOf } from './movement.js';
import { situation } from './positions.js';
import { play, rolls } from './table.js';

const [SPARTAN, THEBAN, SECOND] = ['laconia-hoplite-5-1', 'boeotia-hoplite-5-1', 'boeotia-hoplite-5-2'] as const;
/** Clear ground in Attica, and a hex beside it. */
const [HERE, THERE] = ['W3730', 'W3630'] as const;
/** Siphae, an unwalled small port of Boeotia; of the hexes around it two cities, and two rough ones. */
const [SIPHAE, CORONEA, THESPIAE, WEST, EAST] = ['W3229', 'W3228', 'W3328', 'W3128', 'W3329'] as const;
const athenians = alike('attica-hoplite-4', 2);

const commander = (state: GameState, unit: UnitId): PlayerId =>
  commanderOf(situation(state), unitNamed(situation(state), unit).code);
const placesOf = (state: GameState, ...units: readonly UnitId[]): readonly unknown[] =>
  units.map((unit) => state.units[unit]?.at);

describe('a stack of allies under one leader', () => {
  const company = [SPARTAN, THEBAN, SECOND] as const;

  it('R 17.7.1 a, 24.5: attackers go back together to where they came from, under the same leader', () => {
    const state = only(three(), {
      units: { ...all(company, HERE), ...all(athenians, HERE) },
      leaders: { archidamus: ['sparta', HERE], nicias: ['athens', HERE] },
    });
    // 3-2 and a die of 5: `M/D`; all pass.
    const round = rolls(fought(state, attackOf('sparta', HERE, THERE, [...company, 'archidamus'])), 5, 1, 1, 1);
    const { state: after } = play(round, { type: 'breakOff', player: 'sparta' });
    expect(placesOf(after, ...company)).toEqual([THERE, THERE, THERE]);
    expect(after.leaders['archidamus']?.at).toBe(THERE);
    expect(company.map((unit) => commander(after, unit))).toEqual(['sparta', 'sparta', 'sparta']);
  });

  it('R 17.7.1 b, 24.5: defenders go where their leader’s player says, all of them', () => {
    /** Open country of Boeotia, and a hex beside it. */
    const [FIELD, NEXT] = ['W3428', 'W3427'] as const;
    const state = only(three(), {
      units: { ...all(company, FIELD), ...all(athenians, FIELD) },
      leaders: { pagondas: ['thebes', FIELD], nicias: ['athens', FIELD] },
    });
    const begun = fought(state, attackOf('athens', FIELD, NEXT, [...athenians, 'nicias']));
    expect(battleIn(begun).defender.player).toBe('thebes');
    // 2-3, by Pagondas' shift 1-2, and a die of 3: `M/D`; both Athenians pass.
    const round = rolls(begun, 3, 1, 1);
    const left = play(round, { type: 'fightOn', player: 'athens' }, { type: 'breakOff', player: 'thebes' }).state;
    const ways = listedOf(left, 'retreat');
    const [way] = ways;
    if (way === undefined) throw new RangeError('there is no way to retreat');
    expect([actor(left), ways.length > 1]).toEqual(['thebes', true]);
    const { state: after } = play(left, way);
    expect(placesOf(after, ...company)).toEqual([way.to, way.to, way.to]);
    expect(after.leaders['pagondas']?.at).toBe(way.to);
    expect(listedOf(after, 'retreat')).toEqual([]);
  });
});

describe('units of allies without a leader', () => {
  it('R 17.7.1, 24.5, rulings R40, Q207: each goes its own way, and the commander of the first decides', () => {
    const state = only(three(), {
      units: { ...all(athenians, SIPHAE), [SPARTAN]: inside(SIPHAE), [THEBAN]: inside(SIPHAE) },
      leaders: { nicias: ['athens', SIPHAE] },
    });
    const come = fought(state, attackOf('athens', SIPHAE, EAST, [...athenians, 'nicias']));
    const assault = play(come, { type: 'endArray', player: 'sparta' }, { type: 'assault', player: 'athens' }).state;
    // 1-1 and a die of 2: `D/M`; both allies pass.
    const round = rolls(assault, 2, 1, 1);
    const left = play(round, { type: 'fightOn', player: 'athens' }, { type: 'breakOff', player: 'sparta' }).state;
    const ways = (now: GameState): readonly HexId[] => listedOf(now, 'retreat').map(({ to }) => to as HexId);
    expect([actor(left), ways(left)]).toEqual(['sparta', [CORONEA, THESPIAE, WEST]]);
    const { state: after } = play(
      left,
      { type: 'retreat', player: 'sparta', to: WEST, inside: false },
      { type: 'retreat', player: 'sparta', to: THESPIAE, inside: true },
    );
    // In the open a unit stands alone (R 16.2.1).
    expect([...placesOf(after, SPARTAN, THEBAN)].sort()).toEqual([THESPIAE, WEST].sort());
  });
});

describe('R 17.7.7, 24.5: allies who have landed', () => {
  const [COAST, SEA] = ['W3728', 'southernEuripus'] as const;
  const FLEET = 'corinth-fleet-4-1';
  /** Archidamus leads two Spartans ashore, who now fight two Athenians there; a Corinthian fleet waits for them. */
  const landed = alike('laconia-hoplite-5', 2);
  const round = (fleetAt: typeof SEA | 'saronicGulf'): GameState => {
    const state = only(four(), {
      units: { ...all(landed, COAST), [FLEET]: fleetAt, ...all(athenians, COAST) },
      leaders: { archidamus: ['sparta', COAST] },
    });
    const begun = fought(state, attackOf('sparta', COAST, SEA, [...landed, 'archidamus'], { landed: true }));
    // 1-1 and a die of 2: `D/M`; both Athenians pass.
    return rolls(begun, 2, 1, 1);
  };

  it('they go back to an ally’s ships that wait for them, and command them', () => {
    const { state: after } = play(round(SEA), { type: 'breakOff', player: 'sparta' });
    const aboard = { at: SEA, under: 'archidamus' };
    expect([...landed, FLEET].map((id) => after.units[id as UnitId])).toEqual([aboard, aboard, aboard]);
    expect(after.leaders['archidamus']?.at).toBe(SEA);
    expect(commander(after, FLEET)).toBe('sparta');
  });

  it('R 17.7.4: with ships elsewhere they are unable to retreat, and are not asked', () => {
    expect(actor(round(SEA))).toBe('sparta');
    expect(actor(round('saronicGulf'))).not.toBe('sparta');
  });
});
