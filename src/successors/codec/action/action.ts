/** The parts that all actions share: a type, the player, and details. */
import type * as t from 'io-ts';
import { CHANCE, closed, type Chance, type FieldsOf, type Shape } from '../../../core/index.js';
import type { Action, ActionType } from '../../action/index.js';
import type { PlayerId } from '../../vocabulary.js';
import { anyWords, only } from '../words.js';

/** A codec for each of these types. It accepts exactly the values of the action's type. */
export type ActionCodecs<T extends ActionType> = {
  readonly [One in T]: t.Type<Extract<Action, { readonly type: One }>>;
};

type Of<T, Player, P extends Shape> = t.Type<
  FieldsOf<P & { readonly type: t.Type<T>; readonly player: t.Type<Player> }>
>;

/** Returns the codec of a decision of a player. */
export const decision = <const T extends ActionType, P extends Shape>(type: T, particulars: P): Of<T, PlayerId, P> =>
  closed({ ...particulars, type: only(type), player: anyWords.player }, undefined, `the action ${type}`);

/** Returns the codec of an outcome of chance. */
export const fate = <const T extends ActionType, P extends Shape>(type: T, particulars: P): Of<T, Chance, P> =>
  closed({ ...particulars, type: only(type), player: only(CHANCE) }, undefined, `the action ${type}`);
