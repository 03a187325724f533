/** R 12, C: Event Cards: what is said of each, and where they are. */
import { derived } from '../../core/board/index.js';
import type { CardEffect, CardFact, CardKindFact } from '../data/shape/cards.js';
import type { Components } from '../data/shape/components.js';
import type { EffectState } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { CardId, CardKind, PlayerId } from '../vocabulary.js';

/** A card in the hands of somebody: what it names, what its kind says, and what it does. */
export interface CardInPlay<Effect extends CardEffect = CardEffect> {
  readonly card: CardFact;
  readonly kind: CardKindFact;
  readonly effect: Effect;
  readonly player: PlayerId;
}

const kindsById = derived(
  ({ cards }: Components): ReadonlyMap<CardKind, CardKindFact> => new Map(cards.kinds.map((kind) => [kind.kind, kind])),
);
const cardsById = derived(
  ({ cards }: Components): ReadonlyMap<CardId, CardFact> => new Map(cards.cards.map((card) => [card.id, card])),
);

/** Returns the facts of a card; `undefined`: the deck has none of this number. */
export const findCard = ({ components }: Pick<Situation, 'components'>, card: CardId): CardFact | undefined =>
  cardsById(components).get(card);

/** Returns what a card says in the hands of a player. A `RangeError` if the deck has no such card. */
export function cardOf(situation: Situation, id: CardId, player: PlayerId): CardInPlay {
  const card = findCard(situation, id);
  const kind = card && kindsById(situation.components).get(card.kind);
  if (card === undefined || kind === undefined) throw new RangeError(`the deck has no card ${id}`);
  return { card, kind, effect: kind.effect, player };
}

/** Returns the effects in force of one kind. */
export const effectsThat = <Does extends EffectState['does']>(
  { effects }: Pick<Situation, 'effects'>,
  does: Does,
): readonly Extract<EffectState, { readonly does: Does }>[] =>
  effects.filter((effect): effect is Extract<EffectState, { readonly does: Does }> => effect.does === does);
