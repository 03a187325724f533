/** R 12, C: Event Cards: their facts, and where they are. */
import { derived } from '../../core/board/index.js';
import type { HeldCard } from '../../core/hidden/index.js';
import { CHANCE, SPECTATOR, type Weighted } from '../../core/index.js';
import type { DrawCard } from '../action/cards.js';
import type { CardEffect, CardFact, CardKindFact, CardUser } from '../data/shape/cards.js';
import type { Components } from '../data/shape/components.js';
import type { EffectState } from '../state.js';
import { memo } from '../table/memo.js';
import type { Situation } from '../table/situation.js';
import type { CardId, CardKind, PlayerId, UnitId, Viewer } from '../vocabulary.js';
import { campOf } from './owners.js';

/** An effect by its kind. */
export type EffectThat<Does extends CardEffect['does']> = Extract<CardEffect, { readonly does: Does }>;

/** A card in a player's hand: its facts, those of its kind, and its effect. */
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

/** Returns the facts of a card, or `undefined` if the deck has no card with this number. */
export const findCard = ({ components }: Pick<Situation, 'components'>, card: CardId): CardFact | undefined =>
  cardsById(components).get(card);

const kindOf = ({ components }: Pick<Situation, 'components'>, { kind }: CardFact): CardKindFact | undefined =>
  kindsById(components).get(kind);

/** Returns the facts of a card's kind, or `undefined` if the deck has no card with this number. */
export function findKind(situation: Pick<Situation, 'components'>, card: CardId): CardKindFact | undefined {
  const fact = findCard(situation, card);
  return fact && kindOf(situation, fact);
}

/** Returns a text that is equal for interchangeable cards: the same kind with the same names. */
export const likenessOf = ({ kind, city, regions, minimum }: CardFact): string =>
  JSON.stringify([kind, city, regions, minimum]);

/** Returns the first effect of a kind among the cards, or `undefined` if no card has one. */
export const findEffect = <Does extends CardEffect['does']>(
  { cards }: Components,
  does: Does,
): EffectThat<Does> | undefined =>
  cards.kinds.map(({ effect }) => effect).find((effect): effect is EffectThat<Does> => effect.does === does);

/** Returns a card as played by a player. Throws a `RangeError` if the deck has no such card. */
export function cardOf(situation: Situation, id: CardId, player: PlayerId): CardInPlay {
  const card = findCard(situation, id);
  const kind = card && kindOf(situation, card);
  if (card === undefined || kind === undefined) throw new RangeError(`the deck has no card ${id}`);
  return { card, kind, effect: kind.effect, player };
}

/** Returns the hand of a player. Cards hidden from a viewer stay hidden. */
export const handOf = ({ cards }: Pick<Situation, 'cards'>, player: PlayerId): readonly HeldCard<CardId>[] =>
  cards?.hands[player] ?? [];

/** Returns whether a player may use a card. Some are for Athens only, some for the League only. */
export const mayUse = (user: CardUser, player: PlayerId): boolean =>
  user === 'either' || (user === 'athens') === (campOf(player) === 'empire');

/** Returns whether a card is played as soon as it is drawn, so that it is never in a hand (R 12.2). */
export const isImmediate = ({ timing }: Pick<CardKindFact, 'timing'>): boolean =>
  timing === 'whenDrawn' || timing === 'whenDrawnOrDiscarded';

/** Returns whether a player may discard a card just drawn instead of playing it. */
export const mayDiscard = ({ kind: { timing, binds }, player }: CardInPlay): boolean =>
  timing === 'whenDrawnOrDiscarded' && binds !== campOf(player);

/** Returns every possible draw from the deck with equal weight, or none if the deck is hidden. */
export function drawsFrom({ cards }: Pick<Situation, 'cards'>): readonly Weighted<DrawCard>[] {
  const draws: Weighted<DrawCard>[] = [];
  for (const card of cards?.deck ?? []) {
    if (card === 'hidden') return [];
    draws.push({ action: { type: 'drawCard', player: CHANCE, card }, weight: 1 });
  }
  return draws;
}

/** Returns all viewers, who see every face-up card. */
export const onlookers = ({ scenario }: Pick<Situation, 'scenario'>): readonly Viewer[] => [
  ...scenario.players,
  SPECTATOR,
];

/** A card on the board, with its facts. */
export interface CardOnBoard<Effect extends CardEffect = CardEffect> extends CardInPlay<Effect> {
  /** The season in which it was played, counted from the start of the game. */
  readonly since: number;
  /** The units that a satrap has sent for it. */
  readonly brought: readonly UnitId[];
}

/** Returns the cards on the board, in the order in which they were played. */
export const cardsOnBoard: (situation: Situation) => readonly CardOnBoard[] = memo(
  { on: ['control'] },
  function activeCards(situation) {
    return (situation.cards?.active ?? []).map(({ card, player, since, brought = [] }) => ({
      ...cardOf(situation, card, player),
      since,
      brought,
    }));
  },
);

/** Returns the cards on the board with an effect of one kind. */
export const onBoardThat = <Does extends CardEffect['does']>(
  situation: Situation,
  does: Does,
): readonly CardOnBoard<EffectThat<Does>>[] =>
  cardsOnBoard(situation).filter((each): each is CardOnBoard<EffectThat<Does>> => each.effect.does === does);

const NO_EFFECTS: readonly never[] = [];

/** Returns the effects of one kind that are in force. */
export const effectsThat = <Does extends EffectState['does']>(
  { effects }: Pick<Situation, 'effects'>,
  does: Does,
): readonly Extract<EffectState, { readonly does: Does }>[] =>
  // Effects are rare, and every step of a march checks several kinds.
  effects.length === 0
    ? NO_EFFECTS
    : effects.filter((effect): effect is Extract<EffectState, { readonly does: Does }> => effect.does === does);
