/** R 1.2: the satrapies and their lands, and whether they help the League now. */
import { derived } from '../../core/board/index.js';
import type { Components } from '../data/shape/components.js';
import type { CardsState } from '../state.js';
import type { Situation } from '../table/situation.js';
import { SATRAPIES, type AreaId, type CardId, type PlayerId, type Satrapy } from '../vocabulary.js';

const satrapyIds: ReadonlySet<string> = new Set(SATRAPIES);

/** Returns whether a home, or the owner of an area, is a satrapy. */
export const isSatrapy = (home: string | null): home is Satrapy => home !== null && satrapyIds.has(home);

/** Returns for each card the satrapy whose help it brings. */
const satrapiesOfCards = derived(({ cards }: Components): ReadonlyMap<CardId, Satrapy> => {
  const found = new Map<CardId, Satrapy>();
  for (const { id, kind } of cards.cards) {
    const effect = cards.kinds.find((each) => each.kind === kind)?.effect;
    if (effect?.does === 'persianAid') found.set(id, effect.satrapy);
  }
  return found;
});

/** Returns the areas of each satrapy, which its troops do not leave. */
const grounds = derived(({ cards }: Components): ReadonlyMap<Satrapy, readonly AreaId[]> => {
  const found = new Map<Satrapy, readonly AreaId[]>();
  for (const { effect } of cards.kinds)
    if (effect.does === 'persianAid' && effect.gift.gives === 'troops') found.set(effect.satrapy, effect.gift.keepTo);
  return found;
});

/** Returns the areas that the troops of a satrapy do not leave (R C). */
export const groundsOf = ({ components }: Pick<Situation, 'components'>, satrapy: Satrapy): readonly AreaId[] =>
  grounds(components).get(satrapy) ?? [];

/** The parts of a state that decide which satrapies help the League. */
export interface Court extends Pick<Situation, 'components'> {
  readonly cards?: Pick<CardsState, 'active'> | undefined;
}

/** Returns the player of the first card of a satrapy on the board, or `undefined` if there is none. */
export const courtierOf = ({ cards, components }: Court, satrapy: Satrapy): PlayerId | undefined =>
  (cards?.active ?? []).find(({ card }) => satrapiesOfCards(components).get(card) === satrapy)?.player;

/** Returns whether a card of a satrapy is on the board. */
export const isCourted = (situation: Court, satrapy: Satrapy): boolean => courtierOf(situation, satrapy) !== undefined;
