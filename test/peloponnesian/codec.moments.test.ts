/** R 12, 20.2, 27.2: moments of the campaigns, as they are reached in play: states and positions read back as they were. */
import { describe, expect, it } from 'vitest';
import { orThrow } from '../../src/core/index.js';
import { fromPosition, toPosition } from '../../src/peloponnesian/codec/position/index.js';
import { decodeState } from '../../src/peloponnesian/codec/state/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { CardsState, GameState } from '../../src/peloponnesian/state.js';
import type { CardKind, ScenarioId } from '../../src/peloponnesian/vocabulary.js';
import { cardNamed } from './drawing.js';
import { play, started } from './table.js';
import { atStep, war } from './war.js';

/** A state as others read it, and as it is after it was written as a position. */
const readBack = (state: GameState): readonly GameState[] => [
  orThrow(decodeState(JSON.parse(JSON.stringify(state)))),
  orThrow(fromPosition(JSON.parse(JSON.stringify(toPosition(state))))),
];

/** The campaign with one card in the deck, and one more, so that it does not run out; all others are out of the game. */
function withCard(kind: CardKind): GameState {
  const state = war();
  const cards = state.cards as CardsState;
  const deck = [cardNamed(state, kind), cardNamed(state, 'earthquakeInPeloponnese')].sort((a, b) => a - b);
  return { ...state, cards: { ...cards, deck, removed: cards.deck.filter((card) => !deck.includes(card)) } };
}

/** A card that is acted upon at once is drawn, and played if there is a choice. */
function drawn(kind: CardKind): GameState {
  const state = atStep(withCard(kind), 'refill');
  const card = cardNamed(state, kind);
  const open = play(state, { type: 'drawCard', player: 'chance', card }).state;
  const playing = machine.legalActions(open).find(({ type }) => type === 'playCard');
  return playing === undefined ? open : play(open, playing).state;
}

describe('dice for cards', () => {
  it.each<readonly [CardKind, string]>([
    // R C: a die for each piece that is in danger, and one for the place of a festival.
    ['plagueInAthens', 'plague'],
    ['festival', 'festival'],
  ])('R 12.2: %s calls for dice when it is drawn', (kind, purpose) => {
    const state = drawn(kind);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose });
    for (const read of readBack(state)) expect(read).toEqual(state);
  });
});

describe('games that begin', () => {
  it.each<ScenarioId>(['campaign', 'archidamianWar', 'ionianWar'])('R 23, 26, 27: %s reads back', (scenario) => {
    const state = started(war({}, scenario));
    for (const read of readBack(state)) expect(read).toEqual(state);
  });
});
