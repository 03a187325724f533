/** R C: what modifies the rolls for cards, and how they are read. */
import { describe, expect, it } from 'vitest';
import { succeedsWith } from '../../src/peloponnesian/deeds/card-rolls.js';
import type { CardCondition } from '../../src/peloponnesian/data/shape/cards.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { timesThat, type Occasion } from '../../src/peloponnesian/query/card-conditions.js';
import { cardOf } from '../../src/peloponnesian/query/cards.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import { campaign } from './campaign.js';
import { withLeaders, withRegion, withUnits } from './changed.js';
import { cardsWith, laid, nthCard } from './plots.js';

const times = (state: GameState, condition: CardCondition, occasion: Partial<Occasion> = {}): number =>
  timesThat(machine.situationOf(state), condition, { player: 'athens', target: {}, ...occasion });

describe('R C: how often conditions apply', () => {
  it('R C: for each two talents given to Delphi', () => {
    const gifts = (given: number): number =>
      times(campaign(), { if: 'eachGift', talents: 2 }, { target: { gifts: given } });
    expect([gifts(0), gifts(1), gifts(2), gifts(5)]).toEqual([0, 0, 1, 2]);
  });

  it('R C: if both Peace cards are on the board', () => {
    const [first, second] = [nthCard('peaceEmbassy', 0), nthCard('peaceEmbassy', 1)];
    const { card } = cardOf(machine.situationOf(campaign()), first, 'athens');
    const other = (state: GameState): number => times(state, { if: 'otherActive' }, { card });
    expect(other({ ...campaign(), cards: cardsWith({ active: [laid(first)] }) })).toBe(0);
    expect(other({ ...campaign(), cards: cardsWith({ active: [laid(first), laid(second)] }) })).toBe(1);
  });

  it('R C: levels of the home of the player who is asked', () => {
    const low = withRegion(campaign(), 'laconia', { militance: 9 });
    expect(times(low, { if: 'militance', to: 9 }, { player: 'athens', target: { on: 'sparta' } })).toBe(1);
    expect(times(low, { if: 'militance', to: 9 })).toBe(0);
  });

  it('R C: in Sicily, for two fleets and hoplites together (ruling R52), and a leader rated on land', () => {
    const there = { at: 'inSicily' } as const;
    const state = withLeaders(
      withUnits(campaign(), {
        'attica-fleet-6-1': there,
        'attica-hoplite-4-1': there,
        'attica-hoplite-4-2': there,
        'attica-cavalry-4-1': there,
        'corinth-hoplite-4-1': there,
      }),
      { demosthenes: { at: 'inSicily', player: 'athens' }, lysander: { at: 'inSicily', player: 'sparta' } },
    );
    expect(times(state, { if: 'eachInSicily', camp: 'empire', types: ['fleet', 'hoplite'], count: 2 })).toBe(1);
    expect(times(state, { if: 'eachInSicily', camp: 'league', types: ['hoplite'], count: 1 })).toBe(1);
    expect(times(state, { if: 'ratedLeaderInSicily', camp: 'empire' })).toBe(1);
    // Lysander leads at sea alone.
    expect(times(state, { if: 'ratedLeaderInSicily', camp: 'league' })).toBe(0);
  });

  it('R C: more units than the ally, those under a leader counted as his (ruling R64)', () => {
    const three = initialState({ players: 3, scenario: 'threePlayerCampaign' });
    const units = { 'corinth-hoplite-4-1': { at: 'W3331' }, 'boeotia-hoplite-5-1': { at: 'W3331' } } as const;
    const occasion = { player: 'thebes', target: { region: 'corinth' } } as const;
    const surplus = (state: GameState): readonly number[] => [
      times(state, { if: 'moreUnits' }, occasion),
      times(state, { if: 'fewerUnits' }, occasion),
    ];
    const { xenocleides: _, ...leaders } = three.leaders;
    const even = withUnits({ ...three, leaders }, units);
    expect(surplus(even)).toEqual([0, 0]);
    expect(surplus(withLeaders(even, { pagondas: { at: 'W3331', player: 'thebes' } }))).toEqual([1, 0]);
    expect(surplus(withLeaders(even, { archidamus: { at: 'W3331', player: 'sparta' } }))).toEqual([0, 1]);
  });
});

describe('R C: reading the die', () => {
  it('R C: a face that always succeeds, or never, goes before the total', () => {
    const roll = { from: 6, alwaysOn: 6, neverOn: 1, modifiers: [] };
    expect(succeedsWith(roll, 6, 4)).toBe(true);
    expect(succeedsWith(roll, 1, 9)).toBe(false);
    expect(succeedsWith(roll, 5, 6)).toBe(true);
    expect(succeedsWith({ from: 6, modifiers: [] }, 6, 5)).toBe(false);
  });
});
