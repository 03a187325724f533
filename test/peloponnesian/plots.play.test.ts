/** R C: cards on regions, cities, leaders and satraps in games at random. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { components } from '../../src/peloponnesian/data/default.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { CardEffect } from '../../src/peloponnesian/data/shape/cards.js';
import { cardOf } from '../../src/peloponnesian/query/cards.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { CardId } from '../../src/peloponnesian/vocabulary.js';
import { campaign } from './campaign.js';
import { faultsOf } from './invariants.js';
import { cardsWith } from './plots.js';
import { started } from './table.js';

/** Returns how eager a random player is to do something: cards are played before all else, and stages end soon. */
function eagerness({ type }: Action): number {
  if (type === 'playCard') return 100;
  if (type === 'place' || type === 'placeLeader') return 3;
  return type.startsWith('end') || type.startsWith('pass') ? 4 : 1;
}

const PLOTS: readonly CardEffect['does'][] = [
  'betrayCity',
  'courtGreatKing',
  'endNeutrality',
  'endPersianAid',
  'helots',
  'persianAid',
  'rebellion',
  'switchLeader',
  'switchRegion',
  'unrest',
];
const isPlot = (card: CardId): boolean => {
  const kind = components.cards.cards.find(({ id }) => id === card)?.kind;
  const does = components.cards.kinds.find((each) => each.kind === kind)?.effect.does;
  return does !== undefined && PLOTS.includes(does);
};

/** The campaign with at most two cards of each of these kinds, and Sparta already in Asia. */
function plotting(): GameState {
  const start = campaign();
  const { nicias: _, ...leaders } = start.leaders;
  const ofKind = (kind: string): readonly CardId[] =>
    components.cards.cards.filter((card) => card.kind === kind).map(({ id }) => id);
  const all = components.cards.kinds.flatMap(({ kind }) => ofKind(kind).filter(isPlot).slice(0, 2));
  const cities = Object.fromEntries(['abydos', 'miletus', 'phocaea'].map((id) => [id, { held: 'sparta' as const }]));
  return {
    ...start,
    cities: { ...start.cities, ...cities },
    leaders: {
      ...leaders,
      alcibiades: { at: 'W5623', player: 'athens' },
      alcidas: { at: 'W5521', player: 'sparta' },
    },
    cards: {
      ...cardsWith({}),
      deck: all,
      removed: components.cards.cards
        .filter(({ id, kind }) => kind !== 'alliedDissent' && !all.includes(id))
        .map(({ id }) => id),
    },
  };
}

/** Plays at random, and returns what the cards did that were played. */
function played(seed: string, limit: number): ReadonlySet<CardEffect['does']> {
  const chance = seededChance(seed);
  const simulation = machine.simulate(started(plotting()));
  const done = new Set<CardEffect['does']>();
  for (let step = 0; step < limit; step++) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    const listed = simulation.legalActions();
    const action =
      actor === 'chance'
        ? drawWeighted(simulation.chanceOutcomes(), chance)
        : drawWeighted(
            listed.map((each) => ({ action: each, weight: eagerness(each) })),
            chance,
          );
    if (action.type === 'playCard') {
      const state: GameState = simulation.state();
      done.add(cardOf(machine.situationOf(state), action.card, action.player).effect.does);
      expect(faultsOf(state)).toEqual([]);
    }
    orThrow(simulation.apply(action));
  }
  return done;
}

describe('R C: games at random', () => {
  it('R C: cards of nearly all kinds are played, and nothing breaks', () => {
    const all = new Set(['plots-1', 'plots-2', 'plots-3'].flatMap((seed) => [...played(seed, 1500)]));
    expect(PLOTS.filter((does) => !all.has(does)).length).toBeLessThan(4);
  });
});
