/** R 12, C: Event Cards: what is said of each, and where they are. */
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

/** The effect of a kind. */
export type EffectThat<Does extends CardEffect['does']> = Extract<CardEffect, { readonly does: Does }>;

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

const kindOf = ({ components }: Pick<Situation, 'components'>, { kind }: CardFact): CardKindFact | undefined =>
  kindsById(components).get(kind);

/** Returns what the kind of a card says; `undefined`: the deck has none of this number. */
export function findKind(situation: Pick<Situation, 'components'>, card: CardId): CardKindFact | undefined {
  const fact = findCard(situation, card);
  return fact && kindOf(situation, fact);
}

/** Returns the same text for cards of one kind that name the same: playing one or another makes no difference. */
export const likenessOf = ({ kind, city, regions, minimum }: CardFact): string =>
  JSON.stringify([kind, city, regions, minimum]);

/** Returns the first effect of a kind among those of the cards; `undefined`: no card has one. */
export const findEffect = <Does extends CardEffect['does']>(
  { cards }: Components,
  does: Does,
): EffectThat<Does> | undefined =>
  cards.kinds.map(({ effect }) => effect).find((effect): effect is EffectThat<Does> => effect.does === does);

/** Returns what a card says in the hands of a player. A `RangeError` if the deck has no such card. */
export function cardOf(situation: Situation, id: CardId, player: PlayerId): CardInPlay {
  const card = findCard(situation, id);
  const kind = card && kindOf(situation, card);
  if (card === undefined || kind === undefined) throw new RangeError(`the deck has no card ${id}`);
  return { card, kind, effect: kind.effect, player };
}

/** Returns the hand of a player; cards that are hidden from a viewer stay hidden. */
export const handOf = ({ cards }: Pick<Situation, 'cards'>, player: PlayerId): readonly HeldCard<CardId>[] =>
  cards?.hands[player] ?? [];

/** Whether a player may use a card: some are for Athens alone, some for the League. */
export const mayUse = (user: CardUser, player: PlayerId): boolean =>
  user === 'either' || (user === 'athens') === (campOf(player) === 'empire');

/** Whether a card is acted upon as soon as it is drawn, so that nobody holds it (R 12.2). */
export const isImmediate = ({ timing }: Pick<CardKindFact, 'timing'>): boolean =>
  timing === 'whenDrawn' || timing === 'whenDrawnOrDiscarded';

/** Whether whoever has just drawn a card may discard it instead of playing it. */
export const mayDiscard = ({ kind: { timing, binds }, player }: CardInPlay): boolean =>
  timing === 'whenDrawnOrDiscarded' && binds !== campOf(player);

/** Returns every draw from the deck, each as likely; none where some of its cards are hidden. */
export function drawsFrom({ cards }: Pick<Situation, 'cards'>): readonly Weighted<DrawCard>[] {
  const draws: Weighted<DrawCard>[] = [];
  for (const card of cards?.deck ?? []) {
    if (card === 'hidden') return [];
    draws.push({ action: { type: 'drawCard', player: CHANCE, card }, weight: 1 });
  }
  return draws;
}

/** Returns all who see a card that lies open. */
export const onlookers = ({ scenario }: Pick<Situation, 'scenario'>): readonly Viewer[] => [
  ...scenario.players,
  SPECTATOR,
];

/** A card on the board, with what it says. */
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

/** Returns the cards on the board that do one thing. */
export const onBoardThat = <Does extends CardEffect['does']>(
  situation: Situation,
  does: Does,
): readonly CardOnBoard<EffectThat<Does>>[] =>
  cardsOnBoard(situation).filter((each): each is CardOnBoard<EffectThat<Does>> => each.effect.does === does);

const NO_EFFECTS: readonly never[] = [];

/** Returns the effects in force of one kind. */
export const effectsThat = <Does extends EffectState['does']>(
  { effects }: Pick<Situation, 'effects'>,
  does: Does,
): readonly Extract<EffectState, { readonly does: Does }>[] =>
  // Nearly always there are none, and every step of a march asks for several kinds.
  effects.length === 0
    ? NO_EFFECTS
    : effects.filter((effect): effect is Extract<EffectState, { readonly does: Does }> => effect.does === does);
