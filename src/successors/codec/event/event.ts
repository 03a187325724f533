/** The parts that all events share: a type, the rule they come from, and details. */
import type * as t from 'io-ts';
import { closed, either, flag, listOf, value, type FieldsOf, type Shape } from '../../../core/index.js';
import type { DieModifier, GameEvent } from '../../event/index.js';
import { ROYALS } from '../../vocabulary.js';
import { figure, fleets, generals, phrasesOf, rule, units } from '../phrases.js';
import { amount, anyWords, only, royal } from '../words.js';

/** A codec for each of these types. It accepts exactly the values of the event's type. */
export type EventCodecs<T extends GameEvent['type']> = {
  readonly [One in T]: t.Type<Extract<GameEvent, { readonly type: One }>>;
};

type Of<T, P extends Shape> = FieldsOf<P & { readonly type: t.Type<T>; readonly rule: typeof rule }>;

/** Returns the codec of one type of event. `optional` are the fields of optional rules. */
export function said<const T extends GameEvent['type'], P extends Shape>(type: T, particulars: P): t.Type<Of<T, P>>;
export function said<const T extends GameEvent['type'], P extends Shape, O extends Shape>(
  type: T,
  particulars: P,
  optional: O,
): t.Type<Of<T, P> & Partial<FieldsOf<O>>>;
export function said(type: GameEvent['type'], particulars: Shape, optional: Shape = {}): t.Mixed {
  return closed({ ...particulars, type: only(type), rule }, optional, `the event ${type}`);
}

export const { player, space, province, card } = anyWords;
export const { players, somebody, somewhere, spaceOrBox, belligerent } = phrasesOf(anyWords);
export { fleets, generals };

/** A card, or `hidden`. */
export const heldCard = either(card, only('hidden'));
export const figures = listOf(figure, 99);
export const royals = listOf(royal, ROYALS.length);

/** A space and a zone of it. */
export const place = { space, inside: flag };

/** The pieces that moved together. */
export const movedGroup = { units, generals, minors: amount, royals, cart: flag };

/** An Army that moved from one space to another. */
export const armyMoved = { ...movedGroup, player, from: space, to: space };

const clause: t.Type<DieModifier['rule']> = value(
  'a clause such as "R 19.9"',
  (u): u is DieModifier['rule'] => typeof u === 'string' && u.length <= 80 && /^R 19\./.test(u),
  1,
  { is: 'text', most: 80, pattern: '^R 19\\.' },
);

/** A die against an Initiative Rating. */
export const initiativeRoll = { die: figure, bonus: figure, initiative: figure, success: flag };
export const modifiers = { modifiers: listOf(closed({ rule: clause, value: figure }), 20, 1) };
