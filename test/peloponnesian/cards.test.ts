/** R 2.3, 12: Event Cards are dealt, played, discarded and drawn. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { CARDS } from '../../src/peloponnesian/cards/index.js';
import type { CardRules } from '../../src/peloponnesian/cards/rules.js';
import { baseOf } from '../../src/peloponnesian/codec/position/base.js';
import { cardsOf as cardsInPosition, writeCards } from '../../src/peloponnesian/codec/position/cards.js';
import { settingOf } from '../../src/peloponnesian/codec/state/sketch.js';
import { sketchFindings } from '../../src/peloponnesian/codec/state/index.js';
import { components } from '../../src/peloponnesian/data/default.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import type { TurnFrame } from '../../src/peloponnesian/frame/sequence.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { stepsOf, type StepId } from '../../src/peloponnesian/query/sequence.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { CardsState, GameState } from '../../src/peloponnesian/state.js';
import { scenarioOf } from '../../src/peloponnesian/table/publish.js';
import type { CardId, CardKind, PlayerId, RegionId, ScenarioId } from '../../src/peloponnesian/vocabulary.js';
import { campaign } from './campaign.js';
import { play, playOn, started } from './table.js';

const spent = new Set<CardKind>();
const useless = new Set<CardKind>();
const REGIONS_FOR_ALL: readonly RegionId[] = ['lesbos', 'chios'];

/** Stands for every effect: what is played on regions is played on two of them, and nothing happens. */
const anyEffect: CardRules = {
  targets(_, { kind }) {
    if (useless.has(kind.kind)) return [];
    return kind.limits.includes('region') ? REGIONS_FOR_ALL.map((region) => ({ region })) : [{}];
  },
  isSpent: (_, { kind }) => spent.has(kind.kind),
  advance: (run) => run.finish(),
};

// What cards do is of no matter here, and has tests of its own.
const effects = { ...CARDS };
beforeAll(() => {
  for (const does of Object.keys(effects)) Object.assign(CARDS, { [does]: anyEffect });
});
afterAll(() => {
  Object.assign(CARDS, effects);
});

const idsOf = (...kinds: readonly CardKind[]): readonly CardId[] =>
  components.cards.cards.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
const [storm = 0] = idsOf('stormsAtSea');
const embassies = idsOf('athenianEmbassyToPersia');
const rebellions = idsOf('rebellionPossible');
const perdiccas = idsOf('perdiccasSwitchesSides');
const [plague = 0] = idsOf('plagueInAthens');
const escalations = idsOf('sicilianExpeditionEscalation');
const helots = idsOf('helotUprising');
const unrests = idsOf('alliedUnrest');

const cardsOf = ({ cards }: GameState): CardsState => {
  if (cards === undefined) throw new RangeError('no cards');
  return cards;
};
const atBeginning = (scenario: ScenarioId): CardsState => cardsOf(initialState({ players: 2, scenario }));

/** All cards of the campaign that are in no hand and not named are in the deck. */
function piles(parts: Partial<CardsState>): CardsState {
  const { deck, ...rest } = cardsOf(campaign());
  const cards = { ...rest, hands: { athens: [], sparta: [] }, ...parts };
  const lying = new Set([
    ...Object.values(cards.hands).flat(),
    ...cards.discards,
    ...cards.removed,
    ...cards.active.map(({ card }) => card),
  ]);
  return { ...cards, deck: parts.deck ?? deck.filter((card) => !lying.has(card)) };
}

/** The first season of the campaign, in which a step begins, or (`after`) is in progress. */
function turnAt(does: StepId, after = 0): TurnFrame {
  const { season, turn, options } = campaign();
  const steps = stepsOf({ scenario: scenarioOf(options), season, turn });
  return { kind: 'turn', step: steps.findIndex((step) => step.does === does) + after, left: null };
}

const phase = (parts: Partial<CardsState>, more: Partial<GameState> = {}): GameState =>
  started(
    campaign({
      cards: piles(parts),
      stack: [turnAt('cards', 1), { kind: 'cards', order: ['athens', 'sparta'], player: 'athens', passed: 0 }],
      ...more,
    }),
  );

const refilling = (parts: Partial<CardsState>, stage: 'discarding' | 'drawing' = 'drawing'): GameState =>
  started(
    campaign({
      cards: piles(parts),
      stack: [
        turnAt('refill', 1),
        { kind: 'refill', stage, order: ['athens', 'sparta'], left: ['athens', 'sparta'], unseen: 2, drawn: null },
      ],
    }),
  );

const actor = (state: GameState): string | undefined => machine.actors(state)[0];
const listed = (state: GameState): readonly Action[] => machine.legalActions(state);
const pass = (player: PlayerId): Action => ({ type: 'passCards', player });
const drawn = (card: CardId): Action => ({ type: 'drawCard', player: 'chance', card });
const said = (events: readonly GameEvent[]): readonly string[] => events.map(({ type }) => type);

/** Lets chance and players act at random until a frame of some kind is gone. */
function until(state: GameState, isOver: (state: GameState) => boolean, seed = 'cards'): GameState {
  const chance = seededChance(seed);
  let now = state;
  while (!isOver(now)) {
    const action =
      actor(now) === 'chance'
        ? drawWeighted(machine.chanceOutcomes(now), chance)
        : listed(now)[chance.draw(listed(now).length)];
    if (action === undefined) throw new RangeError('nothing can be done');
    now = play(now, action).state;
  }
  return now;
}
const isDealt = ({ stack }: GameState): boolean => stack.at(-1)?.kind !== 'dealing';

describe('set-up', () => {
  // R 1.1: 120 cards. R 23.2.6: without 8 Allied Dissent; 2 Peace Embassies, 2 Carthage and 1 Argos wait.
  it('R 23.2.6, 23.4: 107 cards at first in the campaign, and five that come later', () => {
    const { deck, later } = atBeginning('campaign');
    expect(deck).toHaveLength(120 - 8 - 5);
    expect(later).toEqual(idsOf('argosEndsNeutrality', 'carthageInvadesSicily', 'peaceEmbassy'));
  });

  // R 26.2.6: without 4 Escalations, 4 Resolutions, 2 Carthage, 1 Argos and 8 Dissent. R 27.2.6: Carthage stays, Sitalces and Plague go.
  it('R 26.2.6, 27.2.6: 101 cards in both wars, five of which Sparta holds in the Ionian War', () => {
    expect(atBeginning('archidamianWar').deck).toHaveLength(120 - 4 - 4 - 2 - 1 - 8);
    const { deck, hands } = atBeginning('ionianWar');
    expect(deck).toHaveLength(120 - 4 - 4 - 1 - 8 - 1 - 1 - 5);
    const { cards } = components.cards;
    const held = (hands.sparta ?? []).map((id) => cards.find((card) => card.id === id));
    expect(held.map((card) => card?.kind).sort()).toEqual([
      'pharnabazusOffersTroops',
      'rebellionPossible',
      'rebellionPossible',
      'rebellionPossible',
      'tissaphernesOffersTroops',
    ]);
    expect(held.flatMap((card) => card?.regions ?? []).sort()).toEqual(['chios', 'euboea', 'lesbos']);
    expect(held.flatMap((card) => (card?.minimum === undefined ? [] : [card.minimum]))).toEqual(
      Array.from({ length: 3 }, () => ({ type: 'fleet', count: 1 })),
    );
  });

  it('R 23.2.6: players may agree to leave the plague out', () => {
    const { cards } = initialState({ players: 2, scenario: 'campaign', withoutCards: ['plagueInAthens'] });
    expect(cards?.deck).toHaveLength(106);
    expect(cards?.deck).not.toContain(plague);
  });

  it('R 2.3: deals five cards to each, none of which is acted upon at once, first to who moves first (ruling Q1)', () => {
    const state = started(campaign());
    expect(actor(state)).toBe('chance');
    // 107 cards, of which 1 Oracle, 1 Earthquake, 1 Eclipse, 1 Festival, 4 Perdiccas, 1 Plague, 6 Remove Leader, 2 Sacrifices,
    // 1 Sitalces, 2 Soldiers and 12 Storms are played when they are drawn.
    expect(machine.chanceOutcomes(state)).toHaveLength(107 - (1 + 1 + 1 + 1 + 4 + 1 + 6 + 2 + 1 + 2 + 12));
    const first = play(state, drawn(embassies[0] ?? 0)).state;
    expect(cardsOf(first).hands).toEqual({ athens: [embassies[0]], sparta: [] });
    const dealt = cardsOf(until(state, isDealt));
    expect(dealt.hands.athens).toHaveLength(5);
    expect(dealt.hands.sparta).toHaveLength(5);
    expect(dealt.deck).toHaveLength(97);
    expect(dealt.deck).toContain(storm);
  });

  it('R 27.2.6: only Athens is dealt cards in the Ionian War, and all know what Sparta holds', () => {
    const state = started(initialState({ players: 2, scenario: 'ionianWar' }));
    const dealt = until(state, isDealt);
    const { hands, known } = cardsOf(dealt);
    expect(hands.sparta).toEqual(atBeginning('ionianWar').hands.sparta);
    expect(hands.athens).toHaveLength(5);
    expect(known.filter(({ by, holders }) => by === 'athens' && holders.sparta === 1)).toHaveLength(5);
  });

  it('R 22.4.1: no cards where the scenario uses none', () => {
    expect(initialState({ players: 2, scenario: 'argiveLeague' }).cards).toBeUndefined();
  });
});

describe('playing cards', () => {
  const hands = { athens: [...embassies.slice(0, 2)], sparta: [...rebellions.slice(0, 1)] };

  it('R 12.1: the camp with the most regions begins', () => {
    // R 23.2.3: Athens has 14 regions and Sparta 11; with Lesbos, Chios and Samos Sparta has 14 and Athens 11.
    const order = (parts: Partial<GameState>): PlayerId | 'chance' | undefined =>
      machine.actors(started(campaign({ cards: piles({ hands }), stack: [turnAt('cards')], ...parts })))[0];
    expect(order({})).toBe('athens');
    const { regions } = campaign();
    const taken = Object.fromEntries(
      (['lesbos', 'chios', 'samos'] as const).map((region) => {
        const state = regions[region];
        if (state === undefined) throw new RangeError(region);
        return [region, { ...state, player: 'sparta' as const }];
      }),
    );
    expect(order({ regions: { ...regions, ...taken } })).toBe('sparta');
  });

  it('R 12.1: they play one card each in turn, until all have passed one after another (ruling Q41)', () => {
    let state = phase({ hands });
    expect(actor(state)).toBe('athens');
    state = play(state, pass('athens')).state;
    expect(actor(state)).toBe('sparta');
    state = play(state, { type: 'playCard', player: 'sparta', card: rebellions[0] ?? 0, region: 'lesbos' }).state;
    // Sparta has no card left and is not asked; Athens, who had passed, may play after all.
    expect(actor(state)).toBe('athens');
    state = play(state, { type: 'playCard', player: 'athens', card: embassies[0] ?? 0 }).state;
    expect(actor(state)).toBe('athens');
    state = play(state, pass('athens')).state;
    expect(state.stack.at(-1)?.kind).not.toBe('cards');
  });

  it('R 12.1: alike cards are listed once, each with all that it can be played on', () => {
    const state = phase({ hands: { athens: [...embassies.slice(0, 3)], sparta: [] } });
    expect(listed(state)).toEqual([{ type: 'playCard', player: 'athens', card: embassies[0] }, pass('athens')]);
    const other = machine.explainAction(state, { type: 'playCard', player: 'athens', card: embassies[1] ?? 0 });
    expect(other?.code).toBe('alikeCardListed');
  });

  it('R C: a card is played by those who may use it, when it may be used', () => {
    const state = phase({ hands: { athens: [...unrests.slice(0, 1), ...rebellions.slice(0, 1)], sparta: [] } });
    expect(listed(state)).toEqual([pass('athens')]);
    const why = (card: CardId, region?: RegionId) =>
      machine.explainAction(state, { type: 'playCard', player: 'athens', card, ...(region && { region }) })?.code;
    expect(why(rebellions[0] ?? 0, 'lesbos')).toBe('cardForOthers');
    expect(why(unrests[0] ?? 0, 'lesbos')).toBe('cardNotNow');
    expect(why(embassies[0] ?? 0)).toBe('cardNotHeld');
    expect(why(999)).toBe('cardUnknown');
  });

  it('R C: no second card of a kind on a region in a season, and none of a kind that is played once in a season', () => {
    const [one = 0, two = 0] = rebellions.slice(3);
    const played = [{ card: rebellions[0] ?? 0, player: 'sparta' as const, region: 'lesbos' as const }];
    const state = phase({ hands: { athens: [], sparta: [one, two] }, played, discards: [rebellions[0] ?? 0] });
    expect(listed(state).map((action) => ('region' in action ? action.region : 'none'))).toEqual([
      'chios',
      'chios',
      'none',
    ]);
    const barred = machine.explainAction(state, { type: 'playCard', player: 'sparta', card: one, region: 'lesbos' });
    expect(barred?.code).toBe('cardBarred');
    const helot = { card: helots[0] ?? 0, player: 'athens' as const };
    const second = phase({ hands: { athens: [helots[1] ?? 0], sparta: [] }, played: [helot], discards: [helot.card] });
    expect(listed(second)).toEqual([pass('athens')]);
  });

  it('R C: no second card of a satrapy in a season, of whatever kind', () => {
    const [fleet = 0] = idsOf('tissaphernesOffersFleet');
    const [troops = 0] = idsOf('tissaphernesOffersTroops');
    const [other = 0] = idsOf('pharnabazusOffersFleet');
    const hand = [troops, other].sort((a, b) => a - b);
    const played = [{ card: fleet, player: 'sparta' as const }];
    const state = phase({ hands: { athens: [], sparta: hand }, played, discards: [fleet] });
    expect(listed(state)).toEqual([{ type: 'playCard', player: 'sparta', card: other }, pass('sparta')]);
  });

  it('R 20.2: in the year in which peace was signed no card is played', () => {
    const peace = { year: 431, card: null, offences: { now: {}, before: {} } };
    const cards = piles({ hands });
    const at = (year: number): string | undefined =>
      started(
        campaign({
          cards,
          peace: { ...peace, year },
          stack: [turnAt('cards')],
        }),
      ).stack.at(-1)?.kind;
    expect(at(431)).toBe('refill');
    expect(at(432)).toBe('cards');
  });

  it('R 12.4: a card that has taken effect goes to the discards, and everybody knows that it lies there', () => {
    const [card = 0] = embassies;
    const { state, events } = play(phase({ hands }), { type: 'playCard', player: 'athens', card });
    expect(said(events)).toEqual(['cardPlayed', 'cardEnded']);
    const { discards, hands: now, known, played } = cardsOf(state);
    expect(discards).toEqual([card]);
    expect(now.athens).toEqual(embassies.slice(1, 2));
    expect(known.map(({ by, holders }) => [by, holders])).toEqual([
      ['athens', { discards: 1 }],
      ['sparta', { discards: 1 }],
      ['spectator', { discards: 1 }],
    ]);
    expect(played).toEqual([{ card, player: 'athens' }]);
  });
});

describe('refilling hands', () => {
  it('R 12.2: a player discards as many cards as they wish, and alike cards are listed once', () => {
    const hands = { athens: [...embassies.slice(0, 2), helots[0] ?? 0], sparta: [] };
    let state = refilling({ hands }, 'discarding');
    expect(listed(state)).toEqual([
      { type: 'discardCard', player: 'athens', card: embassies[0] },
      { type: 'discardCard', player: 'athens', card: helots[0] },
      { type: 'endDiscards', player: 'athens' },
    ]);
    state = play(state, { type: 'discardCard', player: 'athens', card: helots[0] ?? 0 }).state;
    expect(cardsOf(state).discards).toEqual([helots[0]]);
    expect(cardsOf(state).known.map(({ by }) => by)).toEqual(['athens']);
    // Sparta has nothing to discard: the first player draws.
    state = play(state, { type: 'endDiscards', player: 'athens' }).state;
    expect(actor(state)).toBe('chance');
  });

  it('R 12.2, ruling Q74: the first player fills the hand, and then the second', () => {
    const hands = { athens: [...embassies.slice(0, 4)], sparta: [...rebellions.slice(0, 4)] };
    let state = refilling({ hands });
    state = play(state, drawn(helots[0] ?? 0)).state;
    expect(cardsOf(state).hands.athens).toHaveLength(5);
    state = play(state, drawn(helots[1] ?? 0)).state;
    expect(cardsOf(state).hands.sparta).toHaveLength(5);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'refill', stage: 'unseen', unseen: 2 });
  });

  it('R 12.3: two cards of the deck are discarded, and nobody sees them', () => {
    const hands = { athens: [...embassies.slice(0, 5)], sparta: [...rebellions.slice(0, 5)] };
    let state = refilling({ hands });
    const first = play(state, drawn(helots[0] ?? 0));
    expect(first.events).toEqual([{ type: 'cardDrawn', rule: 'R 12.3', player: null, card: helots[0], open: false }]);
    state = play(first.state, drawn(helots[1] ?? 0)).state;
    expect(cardsOf(state).discards).toEqual(helots.slice(0, 2));
    expect(cardsOf(state).known).toEqual([]);
    expect(state.stack.at(-1)?.kind).not.toBe('refill');
  });

  const hands = { athens: [...embassies.slice(0, 4)], sparta: [...rebellions.slice(0, 5)] };

  it('R 12.2: a card that is played when drawn takes effect at once, and another one is drawn', () => {
    const { state, events } = play(refilling({ hands }), drawn(storm));
    expect(said(events)).toEqual(['cardDrawn', 'cardPlayed', 'cardEnded']);
    expect(events[0]).toMatchObject({ open: true });
    expect(cardsOf(state).discards).toEqual([storm]);
    expect(actor(state)).toBe('chance');
    expect(cardsOf(state).hands.athens).toHaveLength(4);
  });

  it('R 12.2, ruling Q75: whoever draws a card that may be discarded decides at once', () => {
    const [card = 0] = perdiccas;
    const { state } = play(refilling({ hands }), drawn(card));
    expect(listed(state)).toEqual([
      { type: 'playCard', player: 'athens', card },
      { type: 'discardCard', player: 'athens', card },
    ]);
    const kept = play(state, { type: 'discardCard', player: 'athens', card });
    expect(cardsOf(kept.state).discards).toEqual([card]);
    expect(cardsOf(kept.state).played).toEqual([]);
  });

  it('R C: a second Perdiccas of a season is discarded without effect (ruling Q75)', () => {
    const [first = 0, second = 0] = perdiccas;
    const played = [{ card: first, player: 'sparta' as const }];
    const { state, events } = play(refilling({ hands, played, discards: [first] }), drawn(second));
    expect(said(events)).toEqual(['cardDrawn', 'cardEnded']);
    expect(cardsOf(state).discards).toEqual([first, second]);
  });

  it('R C: Athens may discard the plague, Sparta may not; either way it is out of the game', () => {
    const { state } = play(refilling({ hands }), drawn(plague));
    expect(listed(state).map(({ type }) => type)).toEqual(['playCard', 'discardCard']);
    const gone = play(state, { type: 'discardCard', player: 'athens', card: plague });
    expect(cardsOf(gone.state).removed).toEqual([plague]);
    const ofSparta = { athens: [...embassies.slice(0, 5)], sparta: [...rebellions.slice(0, 4)] };
    const { state: after, events } = play(refilling({ hands: ofSparta }), drawn(plague));
    expect(said(events)).toEqual(['cardDrawn', 'cardPlayed', 'cardEnded']);
    expect(cardsOf(after).removed).toEqual([plague]);
  });

  it('R C: a card of which nothing can come any more is out of the game when it is drawn', () => {
    spent.add('sicilianExpeditionEscalation');
    const { state, events } = play(refilling({ hands }), drawn(escalations[0] ?? 0));
    spent.clear();
    expect(events.map(({ type }) => type)).toEqual(['cardDrawn', 'cardEnded']);
    expect(cardsOf(state).removed).toEqual([escalations[0]]);
    expect(cardsOf(state).hands.athens).toHaveLength(4);
  });

  it('R 12.2: a card that cannot take effect is discarded', () => {
    useless.add('stormsAtSea');
    const { state, events } = play(refilling({ hands }), drawn(storm));
    useless.clear();
    expect(said(events)).toEqual(['cardDrawn', 'cardEnded']);
    expect(cardsOf(state).discards).toEqual([storm]);
  });

  it('R 12.5, 23.4: when the last card has left the deck the discards are the new deck, and cards join (ruling Q76)', () => {
    const { later } = cardsOf(campaign());
    const all = cardsOf(campaign()).deck;
    const [last = 0] = helots;
    const discards = all.filter((card) => card !== last && !Object.values(hands).flat().includes(card));
    const { state, events } = play(refilling({ hands, deck: [last], discards }), drawn(last));
    expect(events[1]).toEqual({
      type: 'deckReshuffled',
      rule: 'R 12.5',
      size: discards.length + later.length,
      joined: later,
    });
    const cards = cardsOf(state);
    expect(cards.deck).toEqual([...discards, ...later].sort((a, b) => a - b));
    expect([cards.discards, cards.later, cards.depleted]).toEqual([[], [], 1]);
  });

  it('R 12.5: a card that takes effect is not shuffled in', () => {
    const all = cardsOf(campaign()).deck;
    const discards = all.filter((card) => card !== storm && !Object.values(hands).flat().includes(card));
    const { state } = play(refilling({ hands, deck: [storm], discards }), drawn(storm));
    expect(cardsOf(state).deck).not.toContain(storm);
    expect(cardsOf(state).discards).toEqual([storm]);
  });
});

describe('cards outside of the phase', () => {
  const afterBuilding = (hands: CardsState['hands']): GameState =>
    started(campaign({ cards: piles({ hands }), stack: [turnAt('unrest')] }));

  it('R C, ruling Q79: when all have built Athens may play Allied Unrest, and is asked if they hold any card', () => {
    const state = afterBuilding({ athens: [...unrests.slice(0, 1)], sparta: [] });
    expect(listed(state)).toEqual([
      { type: 'playCard', player: 'athens', card: unrests[0], region: 'lesbos' },
      { type: 'playCard', player: 'athens', card: unrests[0], region: 'chios' },
      pass('athens'),
    ]);
    const other = afterBuilding({ athens: [...embassies.slice(0, 1)], sparta: [] });
    expect(other.stack.at(-1)).toEqual({ kind: 'unrest', player: 'athens' });
    expect(listed(other)).toEqual([pass('athens')]);
    expect(afterBuilding({ athens: [], sparta: [...rebellions.slice(0, 1)] }).stack.at(-1)?.kind).not.toBe('unrest');
  });
});

describe('random play', () => {
  it.each(['campaign', 'archidamianWar', 'ionianWar'] as const)(
    'R 12: %s keeps every card in one place, and hands no greater than they may be',
    (scenario) => {
      const options = { players: 2, scenario };
      const setting = settingOf(options);
      let state = started(initialState(options));
      const chance = seededChance(scenario);
      for (let step = 0; step < 700 && state.ended === null; step++) {
        const action =
          actor(state) === 'chance'
            ? drawWeighted(machine.chanceOutcomes(state), chance)
            : listed(state)[chance.draw(listed(state).length)];
        if (action === undefined) throw new RangeError('nothing can be done');
        state = orThrow(machine.applyAction(state, action)).state;
        if (step % 7 !== 0) continue;
        const found = sketchFindings(state, setting).filter(({ keys: [part] }) => part === 'cards' || part === 'stack');
        expect(found, JSON.stringify(action)).toEqual([]);
      }
      expect(playOn(state, chance, 50)).toBeDefined();
    },
  );
});

describe('cards in positions', () => {
  it('what a position says of cards, and what it leaves out, make the same cards again', () => {
    const base = baseOf({ players: 2, scenario: 'campaign' });
    const chance = seededChance('positions');
    let state = started(campaign());
    for (let step = 0; step < 500 && state.ended === null; step++) {
      const action =
        actor(state) === 'chance'
          ? drawWeighted(machine.chanceOutcomes(state), chance)
          : listed(state)[chance.draw(listed(state).length)];
      if (action === undefined) throw new RangeError('nothing can be done');
      state = play(state, action).state;
      expect(cardsInPosition(writeCards(state, base), state.stack, base)).toEqual(state.cards);
    }
  });

  it('R 23.4: once the deck has run out no card waits any more', () => {
    const base = baseOf({ players: 2, scenario: 'campaign' });
    expect(cardsInPosition({}, [], base)).toEqual(campaign().cards);
    expect(cardsInPosition({ depleted: 1 }, [], base)?.deck).toHaveLength(112);
  });
});

describe('what cards do for a while', () => {
  const effectsAfter = (campaignTurn: number, steps: TurnFrame): readonly string[] => {
    const effects: GameState['effects'] = [
      { does: 'earthquake', regions: ['laconia'] },
      { does: 'storm', sea: 'southAegeanSea' },
      { does: 'storms' },
      { does: 'oracle', player: 'athens', morale: 1 },
    ];
    const now = started(campaign({ effects, campaignTurn, stack: [steps] }));
    return (now.effects ?? []).map(({ does }) => does);
  };
  const endOf = (campaignTurn: number): TurnFrame => {
    const steps = stepsOf({ scenario: scenarioOf(campaign().options), season: 'spring', turn: 0 });
    const step = steps.findIndex((each) => each.does === 'campaignTurnEnd' && each.campaignTurn === campaignTurn);
    return { kind: 'turn', step, left: null };
  };

  it('R C: a storm ends with its Campaign Turn, what is for the first one with that, and the rest with the season', () => {
    expect(effectsAfter(1, endOf(1))).toEqual(['storms', 'oracle']);
    expect(effectsAfter(2, endOf(2))).toEqual(['earthquake', 'storms', 'oracle']);
    expect(effectsAfter(3, endOf(3))).toEqual([]);
  });

  it('R C: cards that are played once in a season may be played in the next one', () => {
    const cards = piles({ played: [{ card: helots[0] ?? 0, player: 'athens' }] });
    expect(started(campaign({ cards, campaignTurn: 3, stack: [endOf(3)] })).cards?.played).toEqual([]);
  });
});
