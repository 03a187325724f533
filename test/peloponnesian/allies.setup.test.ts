/** R 24.2, 25.2: how the campaigns for three and four begin. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, seededChance } from '../../src/core/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { successorsFor } from '../../src/peloponnesian/query/leaders.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { CardKind, PlayerId } from '../../src/peloponnesian/vocabulary.js';
import { four, three } from './allies.js';
import { withLeaders } from './changed.js';
import { situation } from './positions.js';
import { play, started } from './table.js';
import { war } from './war.js';

/** The regions of a player: Allegiance, Militance and the multiple of the tribute. */
const regionsOf = ({ regions }: GameState, player: PlayerId): Record<string, string> =>
  Object.fromEntries(
    Object.entries(regions)
      .filter(([, region]) => region.player === player)
      .map(([id, { allegiance, militance, multiple }]) => [id, `${allegiance} ${militance} x${multiple}`]),
  );

/** The leaders of a player, and in which Force Pool or hex they are. */
const leadersOf = ({ leaders }: GameState, player: PlayerId): Record<string, string> =>
  Object.fromEntries(
    Object.entries(leaders)
      .filter(([, leader]) => leader.player === player)
      .map(([id, { at, pool, inside }]) => [id, pool ?? (inside ? `inside ${at}` : at)]),
  );

/** Deals the first hands. */
function dealt(state: GameState): GameState {
  const chance = seededChance('allies');
  let now = started(state);
  while (now.stack.some(({ kind }) => kind === 'dealing')) {
    const action = drawWeighted(machine.chanceOutcomes(now), chance);
    now = play(now, action).state;
  }
  return now;
}

const sizesOf = ({ cards }: GameState): Record<string, number> =>
  Object.fromEntries(Object.entries(cards?.hands ?? {}).map(([player, hand]) => [player, hand.length]));

/** How many cards of a kind are in the game. */
function cardsOf(state: GameState, kind: CardKind): number {
  const { cards } = state;
  const all = [...(cards?.deck ?? []), ...(cards?.later ?? [])];
  const fact = new Map(situation(state).components.cards.cards.map((card) => [card.id, card.kind]));
  return all.filter((card) => fact.get(card) === kind).length;
}

const thebans = {
  megarid: '7 10 x1',
  boeotia: '12 12 x1',
  phocisLocris: '6 8 x1',
  aetolia: '5 7 x1',
};

describe.each([
  ['three', three()],
  ['four', four()],
])('the campaign for %s', (_, state) => {
  it('R 24.2, 24.2.1, 25.1: pools, markers and bases, and all that Athens has, are those of the Campaign Game', () => {
    const { units, cities, bases, forts, longWalls, year, season } = war();
    expect(state).toMatchObject({ units, cities, bases, forts, longWalls, year, season });
    expect(Object.keys(state.units)).toHaveLength(Object.keys(units).length);
    expect(regionsOf(state, 'athens')).toEqual(regionsOf(war(), 'athens'));
    expect(leadersOf(state, 'athens')).toEqual(leadersOf(war(), 'athens'));
    expect(state.regions.argolid?.neutral).toBe(true);
  });

  it('R 24.2.3, 25.2.2: Thebes holds four regions', () => {
    expect(regionsOf(state, 'thebes')).toEqual(thebans);
  });

  it('R 24.2.2: players of the League draw successors from one Leader Pool', () => {
    const without = withLeaders(state, {
      pagondas: { at: 'gone', player: 'thebes' },
      archidamus: { at: 'gone', player: 'sparta' },
    });
    const namesFor = (now: GameState, player: PlayerId): readonly string[] =>
      successorsFor(situation(now), player).map(({ id }) => id);
    expect(namesFor(without, 'sparta')).toContain('brasidas');
    expect(namesFor(without, 'thebes')).toEqual(namesFor(without, 'sparta'));
    // Whom one of them has drawn the other one does not draw.
    const drawn = withLeaders(without, { brasidas: { at: 'forcePool', pool: 'boeotia', player: 'thebes' } });
    expect(namesFor(drawn, 'thebes')).toEqual([]);
    expect(namesFor(drawn, 'sparta')).toEqual(namesFor(without, 'sparta').filter((id) => id !== 'brasidas'));
  });

  it('R 24.6: Allied Dissent is in the deck, and Allied Unrest is not', () => {
    expect(cardsOf(state, 'alliedDissent')).toBe(8);
    expect(cardsOf(state, 'alliedUnrest')).toBe(0);
    // R 23.2.6, 23.4: two embassies, two of Carthage and the end of Argive neutrality join later.
    expect(state.cards?.deck).toHaveLength(120 - 8 - 5);
    expect(state.cards?.later).toHaveLength(5);
    expect(cardsOf(state, 'peaceEmbassy')).toBe(2);
  });
});

describe('the campaign for three', () => {
  const state = three();

  it('R 24.2.2: four leaders of Sparta, three of Thebes and six of Athens', () => {
    expect(leadersOf(state, 'sparta')).toEqual({
      archidamus: 'laconia',
      alcidas: 'laconia',
      eurylochus: 'laconia',
      xenocleides: 'inside W3131',
    });
    expect(leadersOf(state, 'thebes')).toEqual({ pagondas: 'boeotia', diemporus: 'boeotia', arianthides: 'boeotia' });
    expect(situation(state).scenario.mostLeaders).toEqual({ athens: 6, sparta: 4, thebes: 3 });
  });

  it('R 24.2.3: Sparta holds seven regions', () => {
    expect(regionsOf(state, 'sparta')).toEqual({
      laconia: '20 20 x1',
      achaea: '4 6 x1',
      elis: '6 8 x1',
      arcadia: '10 8 x1',
      corinth: '20 16 x1',
      epidaurus: '13 10 x1',
      epirus: '8 6 x1',
    });
  });

  it('R 24.2.4: treasuries', () => {
    expect(state.treasuries).toEqual({ athens: 230, sparta: 14, thebes: 8 });
  });

  it('R 24.6: allies are dealt three cards each, and Athens five', () => {
    expect(sizesOf(dealt(state))).toEqual({ athens: 5, sparta: 3, thebes: 3 });
  });
});

describe('the campaign for four', () => {
  const state = four();

  it('R 25.2, 25.2.1: four leaders of Sparta, and three each of Thebes and Corinth, all in Force Pools', () => {
    expect(leadersOf(state, 'sparta')).toEqual({
      archidamus: 'laconia',
      alcidas: 'laconia',
      eurylochus: 'laconia',
      ramphias: 'laconia',
    });
    expect(leadersOf(state, 'thebes')).toEqual({ pagondas: 'boeotia', diemporus: 'boeotia', arianthides: 'boeotia' });
    expect(leadersOf(state, 'corinth')).toEqual({ cnemus: 'corinth', aristeus: 'corinth', xenocleides: 'corinth' });
    expect(situation(state).scenario.mostLeaders).toEqual({ athens: 6, sparta: 4, thebes: 3, corinth: 3 });
  });

  it('R 25.2.2: Sparta holds four regions, and Corinth three', () => {
    expect(regionsOf(state, 'sparta')).toEqual({
      laconia: '20 20 x1',
      elis: '6 8 x1',
      arcadia: '10 8 x1',
      epidaurus: '13 10 x1',
    });
    expect(regionsOf(state, 'corinth')).toEqual({ achaea: '4 6 x1', corinth: '20 16 x1', epirus: '8 6 x1' });
  });

  it('R 25.2.3: treasuries', () => {
    expect(state.treasuries).toEqual({ athens: 230, sparta: 8, thebes: 8, corinth: 6 });
  });

  it('R 24.6, 25.1: each ally is dealt three cards', () => {
    expect(sizesOf(dealt(state))).toEqual({ athens: 5, sparta: 3, thebes: 3, corinth: 3 });
  });
});
