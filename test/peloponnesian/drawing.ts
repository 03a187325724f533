/** Cards of the campaign for tests: they take effect at once, whoever holds them. */
import { carryOutCard } from '../../src/peloponnesian/deeds/cards.js';
import type { CardTarget } from '../../src/peloponnesian/frame/cards.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { cardOf } from '../../src/peloponnesian/query/cards.js';
import { isSpent, targetsOf } from '../../src/peloponnesian/rules/12-effects.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { CardId, CardKind, PlayerId } from '../../src/peloponnesian/vocabulary.js';
import { doing } from './doing.js';

/** Returns the number of the card of a kind; `nth`: which of those alike. */
export function cardNamed(state: GameState, kind: CardKind, nth = 0): CardId {
  const { components } = machine.situationOf(state);
  const card = components.cards.cards.filter((each) => each.kind === kind)[nth];
  if (card === undefined) throw new RangeError(`there is no such card ${kind}`);
  return card.id;
}

/** Lets a card take effect. */
export const takesEffect = (state: GameState, kind: CardKind, player: PlayerId, target: CardTarget = {}) =>
  doing(state, (run) => carryOutCard(run, { player, card: cardNamed(state, kind), target }, 'R 12.2'));

/** On whom or what a player may play a card. */
export function targets(state: GameState, kind: CardKind, player: PlayerId): readonly CardTarget[] {
  const situation = machine.situationOf(state);
  return targetsOf(situation, cardOf(situation, cardNamed(state, kind), player));
}

/** Returns whether a card is out of the game as soon as it is drawn. */
export function isOutOfGame(state: GameState, kind: CardKind): boolean {
  const situation = machine.situationOf(state);
  return isSpent(situation, cardOf(situation, cardNamed(state, kind), 'athens'));
}
