/** R 12.2, 12.4, C: where cards lie that stay in force or are acted upon as they are drawn, and who knows of them. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import type { CardsState, GameState } from '../../src/peloponnesian/state.js';
import { eventFor, viewFor } from '../../src/peloponnesian/view.js';
import type { CardId, CardKind, Viewer } from '../../src/peloponnesian/vocabulary.js';
import { withRegion } from './changed.js';
import { cardsWith, handed, laid, nthCard, playing } from './plots.js';
import { play, rolls } from './table.js';
import { atStep, war } from './war.js';

const EMBASSY = nthCard('peaceEmbassy', 0);
const FLEET = nthCard('pharnabazusOffersFleet', 0);
const ESCALATION = nthCard('sicilianExpeditionEscalation', 0);
const PERDICCAS = nthCard('perdiccasSwitchesSides', 0);
const PERSIA = nthCard('athenianEmbassyToPersia', 4);

const some = (kind: CardKind, count: number): readonly CardId[] =>
  Array.from({ length: count }, (_, index) => nthCard(kind, index));
const hands: CardsState['hands'] = { athens: some('athenianEmbassyToPersia', 4), sparta: some('rebellionPossible', 5) };
const draw = (card: CardId): Action => ({ type: 'drawCard', player: 'chance', card });

/** Athens is about to draw a card. */
function drawing(cards: Partial<CardsState> = {}, state: GameState = war()): GameState {
  const discarding = atStep({ ...state, cards: cardsWith({ hands, ...cards }) }, 'refill');
  return play(discarding, { type: 'endDiscards', player: 'athens' }, { type: 'endDiscards', player: 'sparta' }).state;
}

/** The piles, hands and boxes in which a card lies. */
function whereIs({ cards }: GameState, card: CardId): readonly string[] {
  if (cards === undefined) throw new RangeError('no cards');
  const { hands: held, deck, discards, removed, later, active } = cards;
  const piles = { ...held, deck, discards, removed, later, board: active.map((each) => each.card) };
  return Object.entries(piles).flatMap(([pile, there]) => (there.includes(card) ? [pile] : []));
}

describe('cards that stay in force', () => {
  /** Sparta holds a port at which the satrap's fleets can come. */
  const atAbydos = war({ cities: { ...war().cities, abydos: { held: 'sparta' } } });

  it('R C, ruling Q77: they lie on the board, and in no pile', () => {
    expect(whereIs(play(drawing(), draw(EMBASSY)).state, EMBASSY)).toEqual(['board']);
    const escalated = playing(handed(war(), 'athens', [ESCALATION]), 'athens', ESCALATION);
    expect(whereIs(escalated, ESCALATION)).toEqual(['board']);
    const offered = playing(handed(atAbydos, 'sparta', [FLEET]), 'sparta', FLEET, { city: 'abydos' });
    // A 6 always succeeds; a card that fails is discarded (R 12.4).
    expect(whereIs(rolls(offered, 6), FLEET)).toEqual(['board']);
    expect(whereIs(rolls(offered, 1), FLEET)).toEqual(['discards']);
  });

  it('R 12.4, ruling Q77: they go to the discards when they end', () => {
    const lying = atStep(war({ cards: cardsWith({ active: [laid(EMBASSY)] }) }), 'embassies');
    const asked = play(lying, { type: 'demandPeace', player: 'athens', on: 'sparta' }).state;
    // Militance and Allegiance of 20 at home, and the four regions of R 23.3: a 4 makes 1.
    expect(whereIs(rolls(asked, 4), EMBASSY)).toEqual(['discards']);
    expect(whereIs(rolls(asked, 5), EMBASSY)).toEqual(['board']);
    const fleets = handed(atAbydos, 'sparta', [ESCALATION], { active: [laid(FLEET)] });
    const dismissed = play(fleets, { type: 'dismissFleets', player: 'sparta', card: FLEET }).state;
    expect(whereIs(dismissed, FLEET)).toEqual(['discards']);
  });

  it('R 12.5, ruling Q77: they are not shuffled into the new deck as long as they lie there', () => {
    const discards = some('cityBetrayal', 3);
    const [last, active] = [[PERSIA], [laid(EMBASSY)]];
    const { state } = play(drawing({ deck: last, discards, active }), draw(PERSIA));
    expect(state.cards?.depleted).toBe(1);
    expect(whereIs(state, EMBASSY)).toEqual(['board']);
    expect(discards.map((card) => whereIs(state, card))).toEqual([['deck'], ['deck'], ['deck']]);
    const ended = [...discards, EMBASSY].sort((a, b) => a - b);
    const other = play(drawing({ deck: last, discards: ended }), draw(PERSIA)).state;
    expect(whereIs(other, EMBASSY)).toEqual(['deck']);
  });
});

describe('cards that are acted upon as they are drawn', () => {
  const heard = (events: readonly GameEvent[], viewer: Viewer): readonly unknown[] =>
    events.flatMap((event) => {
      const said = eventFor(event, viewer);
      return said.type === 'cardDrawn' || said.type === 'cardDiscarded' ? [said.card] : [];
    });
  const discards = (state: GameState, viewer: Viewer): unknown => viewFor(state, viewer).cards?.discards;
  const ALL: readonly Viewer[] = ['athens', 'sparta', 'spectator'];

  it('R 12.2, ruling Q150: all see one that its player discards, and know that it lies among the discards', () => {
    const { state, events } = play(drawing(), draw(PERDICCAS), {
      type: 'discardCard',
      player: 'athens',
      card: PERDICCAS,
    });
    expect(ALL.map((viewer) => heard(events, viewer))).toEqual([[PERDICCAS], [PERDICCAS], [PERDICCAS]]);
    expect(ALL.map((viewer) => discards(state, viewer))).toEqual([[PERDICCAS], [PERDICCAS], [PERDICCAS]]);
  });

  it('ruling Q150: all see one that cannot take effect', () => {
    // Allegiance of 4 is out of the risk zone (R 4.1).
    const loyal = withRegion(war(), 'macedon', { allegiance: 4 });
    const { state, events } = play(drawing({}, loyal), draw(PERDICCAS));
    expect(events).toContainEqual(expect.objectContaining({ type: 'cardEnded', card: PERDICCAS, to: 'discards' }));
    expect(ALL.map((viewer) => heard(events, viewer))).toEqual([[PERDICCAS], [PERDICCAS], [PERDICCAS]]);
    expect(ALL.map((viewer) => discards(state, viewer))).toEqual([[PERDICCAS], [PERDICCAS], [PERDICCAS]]);
  });

  it('R 12.2, 12.4: nobody else sees a card that goes to a hand, or is discarded from one', () => {
    const [own = 0] = hands.athens ?? [];
    const discarding = atStep(war({ cards: cardsWith({ hands }) }), 'refill');
    const { state, events } = play(
      discarding,
      { type: 'discardCard', player: 'athens', card: own },
      { type: 'endDiscards', player: 'athens' },
      { type: 'endDiscards', player: 'sparta' },
      draw(PERSIA),
    );
    expect(heard(events, 'athens')).toEqual([own, PERSIA]);
    expect(heard(events, 'sparta')).toEqual(['hidden', 'hidden']);
    expect([discards(state, 'athens'), discards(state, 'sparta')]).toEqual([[own], ['hidden']]);
  });
});
