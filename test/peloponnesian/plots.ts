/** Hands and cards for tests of what cards do (R C). */
import type { PlayCard } from '../../src/peloponnesian/action/cards.js';
import { components } from '../../src/peloponnesian/data/default.js';
import type { CardTarget, EffectFrame } from '../../src/peloponnesian/frame/cards.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { cardOf } from '../../src/peloponnesian/query/cards.js';
import { stepsOf } from '../../src/peloponnesian/query/sequence.js';
import { targetsOf } from '../../src/peloponnesian/rules/12-effects.js';
import type { ActiveCard, CardsState, GameState } from '../../src/peloponnesian/state.js';
import { scenarioOf } from '../../src/peloponnesian/table/publish.js';
import type { CardId, CardKind, PlayerId } from '../../src/peloponnesian/vocabulary.js';
import { play, started } from './table.js';

/** Returns a card of a kind: the first, or the one that names a city or region. */
export function cardOfKind(kind: CardKind, named?: string): CardId {
  const found = components.cards.cards.find(
    (card) =>
      card.kind === kind &&
      (named === undefined || card.city === named || card.regions?.some((each) => each === named)),
  );
  if (found === undefined) throw new RangeError(`no card ${kind} ${named ?? ''}`);
  return found.id;
}

/** Returns a card of a kind by its place among them, from 0. */
export const nthCard = (kind: CardKind, index: number): CardId =>
  components.cards.cards.filter((card) => card.kind === kind)[index]?.id ?? NaN;

/** Cards of which all that are not named lie in the deck. */
export function cardsWith(parts: Partial<CardsState>): CardsState {
  const { hands = {}, active = [] } = parts;
  const elsewhere = new Set<CardId>([...Object.values(hands).flat(), ...active.map(({ card }) => card)]);
  return {
    deck: components.cards.cards.map(({ id }) => id).filter((id) => !elsewhere.has(id)),
    hands,
    discards: [],
    removed: [],
    later: [],
    active,
    played: [],
    depleted: 0,
    known: [],
    ...parts,
  };
}

/** Returns a state in which a player is about to play one of these cards (R 12.1). */
export function handed(
  state: GameState,
  player: PlayerId,
  hand: readonly CardId[],
  parts: Partial<CardsState> = {},
): GameState {
  const step = stepsOf({ scenario: scenarioOf(state.options), season: state.season, turn: state.turn }).findIndex(
    (each) => each.does === 'cards',
  );
  return started({
    ...state,
    cards: cardsWith({ ...parts, hands: { [player]: [...hand].sort((a, b) => a - b) } }),
    stack: [
      { kind: 'turn', step: step + 1, left: null },
      { kind: 'cards', order: ['athens', 'sparta'], player, passed: 0 },
    ],
  });
}

/** Returns a state in which a card takes effect that a player has just drawn (R 12.2). */
export function drawn(state: GameState, player: PlayerId, card: CardId, target: EffectFrame['target'] = {}): GameState {
  const { stack, ...rest } = handed(state, player, []);
  return started({
    ...rest,
    stack: [
      ...stack.slice(0, 1),
      { kind: 'cards', order: ['athens', 'sparta'], player, passed: 0 },
      { kind: 'effect', card, player, target, stage: 0, left: [] },
    ],
  });
}

/** Returns on what a card could be played that a player has just drawn. */
export function targetsWhenDrawn(state: GameState, player: PlayerId, card: CardId): readonly CardTarget[] {
  const situation = machine.situationOf({ ...state, cards: cardsWith({}) });
  return targetsOf(situation, cardOf(situation, card, player));
}

/** Returns on what a player can play a card. */
export const targetsIn = (state: GameState, card: CardId): readonly Omit<PlayCard, 'type' | 'player' | 'card'>[] =>
  machine.legalActions(state, machine.actors(state)[0] as PlayerId).flatMap((action) => {
    if (action.type !== 'playCard' || action.card !== card) return [];
    const { type: _, player: __, card: ___, ...target } = action;
    return [target];
  });

/** Plays a card that must be playable so. */
export const playing = (
  state: GameState,
  player: PlayerId,
  card: CardId,
  target: EffectFrame['target'] = {},
): GameState => play(state, { type: 'playCard', player, card, ...target }).state;

/** A card on the board since the season before the game began. */
export const laid = (card: CardId, player: PlayerId = 'sparta', brought?: ActiveCard['brought']): ActiveCard => ({
  card,
  player,
  since: -1,
  ...(brought && { brought }),
});
