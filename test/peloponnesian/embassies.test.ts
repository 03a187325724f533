/** R 20.1, 20.3, C: when players speak of peace, how often, and what becomes of the embassies. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, seededChance } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState, PeaceState } from '../../src/peloponnesian/state.js';
import type { CardId, PlayerId } from '../../src/peloponnesian/vocabulary.js';
import { cardsWith, nthCard } from './plots.js';
import { play, refused, rolls, started } from './table.js';
import { atStep, onBoard, war } from './war.js';

const [ONE, OTHER] = [nthCard('peaceEmbassy', 0), nthCard('peaceEmbassy', 1)];
const alikeCards = (kind: Parameters<typeof nthCard>[0], count: number): readonly CardId[] =>
  Array.from({ length: count }, (_, index) => nthCard(kind, index));

const demand = (player: PlayerId, on: PlayerId): Action => ({ type: 'demandPeace', player, on });
const propose = (player: PlayerId): Action => ({ type: 'proposePeace', player });
const refuse = (player: PlayerId): Action => ({ type: 'refusePeace', player });
const air = (player: PlayerId): Action => ({ type: 'airGrievances', player });
const end = (player: PlayerId): Action => ({ type: 'endEmbassies', player });
const draw = (card: CardId): Action => ({ type: 'drawCard', player: 'chance', card });

/** A peace of the year before. */
const peace: PeaceState = { year: 432, card: null, offences: { now: {}, before: {} } };

const embassies = (parts: Partial<GameState>): GameState => atStep(war(parts), 'embassies');
const told = (events: readonly GameEvent[], ...types: readonly GameEvent['type'][]): readonly GameEvent[] =>
  events.filter(({ type }) => types.includes(type));

/** Each player lacks one card. */
const hands = { athens: alikeCards('athenianEmbassyToPersia', 4), sparta: alikeCards('rebellionPossible', 4) };
const [FIRST, SECOND, THIRD, FOURTH] = [0, 1, 2, 3].map((index) => nthCard('cityBetrayal', index)) as [
  CardId,
  CardId,
  CardId,
  CardId,
];
/** Nobody has discarded anything, and Athens is about to draw. */
const drawing = (parts: Partial<GameState> = {}, active: readonly CardId[] = []): GameState => {
  const cards = cardsWith({ hands, active: active.map((card) => ({ card, player: 'sparta', since: -1 })) });
  const discarding = atStep(war({ cards, ...parts }), 'refill');
  return play(discarding, { type: 'endDiscards', player: 'athens' }, { type: 'endDiscards', player: 'sparta' }).state;
};

/** Plays on, everybody doing the last thing on their list; `heed` is told of each list. */
function idle(
  state: GameState,
  isOver: (state: GameState) => boolean,
  heed: (listed: readonly Action[]) => void = () => undefined,
): GameState {
  const chance = seededChance('embassies');
  let now = state;
  while (!isOver(now)) {
    const listed = machine.legalActions(now);
    heed(listed);
    const isChance = machine.actors(now)[0] === 'chance';
    const action = isChance ? drawWeighted(machine.chanceOutcomes(now), chance) : listed.at(-1);
    if (action === undefined) throw new RangeError('nothing can be done');
    now = play(now, action).state;
  }
  return now;
}

/** Who could propose peace, each time that somebody could, until so many seasons are over. */
function proposals(state: GameState, seasons: number): readonly PlayerId[] {
  const players: PlayerId[] = [];
  idle(
    started(state),
    ({ turn }) => turn === seasons,
    (listed) => players.push(...listed.flatMap((action) => (action.type === 'proposePeace' ? [action.player] : []))),
  );
  return players;
}

describe('embassies that are drawn', () => {
  it('R C, ruling Q78: peace is demanded when all have refilled their hands, in the season of the draw and in the next', () => {
    const { state: lying, events } = play(drawing(), draw(ONE));
    expect(told(events, 'cardLaid')).toEqual([{ type: 'cardLaid', rule: 'R C', card: ONE, player: 'athens' }]);
    // A card for each hand, and two that nobody sees: meanwhile nobody is asked for peace.
    let state = lying;
    for (const card of [FIRST, SECOND, THIRD, FOURTH]) {
      expect(machine.actors(state)).toEqual(['chance']);
      state = play(state, draw(card)).state;
    }
    expect(machine.legalActions(state)).toEqual([demand('athens', 'sparta'), propose('athens'), end('athens')]);
    // Allegiance and Militance of 20 at home and the four regions of R 23.3 make a 5 a 2: the embassy stays.
    state = rolls(play(state, demand('athens', 'sparta')).state, 5);
    state = rolls(play(state, end('athens'), demand('sparta', 'athens')).state, 5);
    const summer = idle(state, ({ turn, stack }) => turn === 1 && stack.at(-1)?.kind === 'embassy');
    expect(machine.legalActions(summer)[0]).toEqual(demand('athens', 'sparta'));
    expect(machine.legalActions(play(summer, end('athens')).state)[0]).toEqual(demand('sparta', 'athens'));
  });

  it('ruling Q78: each player demands it once in a season, with two embassies on the board too', () => {
    const before = embassies({ cards: onBoard([ONE, 'athens'], [OTHER, 'sparta']) });
    // One more for the other embassy: 3.
    const once = rolls(play(before, demand('athens', 'sparta')).state, 5);
    expect(once.cards?.active).toHaveLength(2);
    expect(machine.legalActions(once)).toEqual([propose('athens'), end('athens')]);
    expect(refused(once, demand('athens', 'sparta'))).toEqual(['onceASeason', 'ruling Q78']);
    const others = play(once, end('athens')).state;
    const both = rolls(play(others, demand('sparta', 'athens')).state, 5);
    expect(machine.legalActions(both)).toEqual([propose('sparta'), end('sparta')]);
    expect(play(both, end('sparta')).state.stack.at(-1)?.kind).not.toBe('embassy');
  });

  it('ruling Q78: of two enemies Athens asks one in a season', () => {
    const three = initialState({ players: 3, scenario: 'threePlayerCampaign' });
    const state = atStep({ ...three, cards: onBoard([ONE, 'athens']) }, 'embassies');
    expect(machine.legalActions(state).slice(0, 2)).toEqual([demand('athens', 'sparta'), demand('athens', 'thebes')]);
    const asked = rolls(play(state, demand('athens', 'sparta')).state, 5);
    // R 24.7.2
    expect(refused(asked, demand('athens', 'thebes'))).toEqual(['onceASeason', 'ruling Q78']);
  });
});

describe('peace by agreement', () => {
  it('R 20.1, ruling Q91: each player may propose it once in a season', () => {
    const asked = embassies({ cards: onBoard([ONE, 'athens']) });
    const once = play(asked, propose('athens'), refuse('sparta')).state;
    expect(machine.legalActions(once)).toEqual([demand('athens', 'sparta'), end('athens')]);
    expect(refused(once, propose('athens'))).toEqual(['onceASeason', 'ruling Q91']);
    const others = play(once, end('athens')).state;
    expect(machine.legalActions(others)).toContainEqual(propose('sparta'));
    const both = play(others, propose('sparta'), refuse('athens')).state;
    expect(machine.legalActions(both)).toEqual([demand('sparta', 'athens'), end('sparta')]);
  });

  it('ruling Q91: that is asked once of each player in a season, with no embassy on the board', () => {
    const cards = cardsWith({ removed: [ONE, OTHER].sort((a, b) => a - b), hands: { athens: [], sparta: [] } });
    const { deck } = cards;
    const state = war({ cards: { ...cards, deck: deck.filter((card) => card !== ONE && card !== OTHER) } });
    expect(proposals(state, 2)).toEqual(['athens', 'sparta', 'athens', 'sparta']);
  });

  it.each(['argiveLeague', 'spartanFantasy', 'athenianFantasy'] as const)(
    'ruling Q91: without cards nobody proposes peace: %s',
    (scenario) => {
      expect(proposals(initialState({ players: 2, scenario }), 4)).toEqual([]);
    },
  );
});

describe('grievances', () => {
  /** Both camps have broken the peace in the last season; the League has given two grievances. */
  const broken: PeaceState = {
    ...peace,
    offences: {
      now: {},
      before: { league: { violates: true, grievances: 2 }, empire: { violates: true, grievances: 0 } },
    },
  };
  const levelsOf = ({ regions }: GameState): readonly unknown[] =>
    [regions.boeotia, regions.chalcidice].map((region) => [region?.allegiance, region?.militance]);

  it('R 20.3, ruling Q97: each player rolls for them once in a season', () => {
    const asked = embassies({ peace: broken });
    expect(machine.legalActions(asked)).toEqual([air('athens'), end('athens')]);
    // 3 and two grievances are too little, and Athens is not asked again.
    const once = rolls(play(asked, air('athens')).state, 3);
    expect(machine.legalActions(once)).toEqual([air('sparta'), end('sparta')]);
    expect(refused(once, air('athens'))).not.toBeNull();
    const both = rolls(play(once, air('sparta')).state, 5);
    expect(both.peace).toEqual(broken);
    expect(both.stack.at(-1)?.kind).not.toBe('embassy');
    // Plataea and Potidaea are in revolt, and there are no seasonal adjustments as long as peace lasts.
    expect(levelsOf(both)).toEqual([
      [12, 12],
      [2, 7],
    ]);
  });

  it('R 20.3, ruling Q97: when war resumes the seasonal adjustments of this season are made', () => {
    const once = rolls(play(embassies({ peace: broken }), air('athens')).state, 3);
    const atWar = rolls(play(once, air('sparta')).state, 6);
    expect(atWar.peace).toBeUndefined();
    // With low dice the captured cities of Acarnania and Phocis do nothing (R 13.4).
    const resumed = rolls(play(atWar, end('sparta')).state, 1, 1);
    // One more of each in the regions of Sparta; then 1 less Allegiance where a city is in revolt.
    expect(levelsOf(resumed)).toEqual([
      [12 + 1 - 1, 12 + 1],
      [2 - 1, 7],
    ]);
  });
});

describe('embassies in peace', () => {
  const satrap = nthCard('pharnabazusOffersFleet', 0);
  const cards = onBoard([ONE, 'athens'], [satrap, 'sparta'], [OTHER, 'sparta']);
  const broken: PeaceState = {
    ...peace,
    card: ONE,
    offences: { now: {}, before: { league: { violates: true, grievances: 2 } } },
  };

  it('ruling Q180: they make nobody roll', () => {
    // Nothing has been done against the peace: nobody is asked at all.
    expect(embassies({ cards, peace }).stack.at(-1)?.kind).not.toBe('embassy');
    const state = embassies({ cards, peace: broken });
    expect(machine.legalActions(state)).toEqual([air('athens'), end('athens')]);
    expect(refused(state, demand('athens', 'sparta'))).toEqual(['peaceReigns', 'R 20.1']);
  });

  it('R 20.3, ruling Q180: all of them go when war resumes, and no other card does', () => {
    const resumed = rolls(play(embassies({ cards, peace: broken }), air('athens')).state, 4);
    expect(resumed.peace).toBeUndefined();
    expect(resumed.cards?.active).toEqual([{ card: satrap, player: 'sparta', since: 0 }]);
    expect(resumed.cards?.discards).toEqual([ONE, OTHER]);
  });

  it.each([
    ['the year of its signing', 431],
    ['a later year', 432],
  ])('R C, ruling Q180: one that is drawn in %s is discarded', (_, year) => {
    const signed: PeaceState = { ...peace, year, card: ONE };
    const { state, events } = play(drawing({ peace: signed }, [ONE]), draw(OTHER));
    expect(told(events, 'cardPlayed', 'cardLaid')).toEqual([]);
    expect(told(events, 'cardEnded')).toEqual([{ type: 'cardEnded', rule: 'R 12.2', card: OTHER, to: 'discards' }]);
    expect(state.cards?.active.map(({ card }) => card)).toEqual([ONE]);
    expect(state.cards?.discards).toEqual([OTHER]);
    expect(state.peace).toEqual(signed);
  });
});
