/** Numbers for actions: one number for a whole action, or a sequence of tokens that spell it. */
import { CHANCE, isRecord, type Check, type Form, type Names } from '../core/index.js';
import { spellingOfFields, type Slot, type Spelling } from './spelling.js';
import type { Scalar } from './values.js';

/** An action of a game. */
export interface AnyAction {
  readonly type: string;
  readonly player: string;
}

/** The numbers of the actions of one type. */
export interface Block {
  readonly type: string;
  /** The first number. The others follow, the last field counting fastest. */
  readonly first: number;
  readonly size: number;
  /**
   * The choices that make up an action, in order. A field with one possible value has none; a number has one for each
   * digit.
   */
  readonly choices: readonly { readonly field: string; readonly values: readonly Scalar[] }[];
}

/**
 * The numbers of the actions that players of one game can have, legal or not. It depends on the game and its
 * components alone. The player is not part of the number: the same decision of two players has one number.
 */
export interface ActionIndex<Action extends AnyAction> {
  /** The number of actions. Their numbers are 0 to `size - 1`. */
  readonly size: number;
  /** The types of actions in the order of their numbers. */
  readonly blocks: readonly Block[];
  /** What each token stands for: `march`, `"pella"`, `card 12`. */
  readonly tokens: readonly string[];
  /** The most tokens in an action. */
  readonly longest: number;

  /** Returns the number of an action. Throws a `RangeError` if it has none. */
  encode(action: Action): number;
  /**
   * Returns the action of a player with a number. It need not be legal. Throws a `RangeError` for a number that no
   * action has: one out of range, or one whose digits exceed the bounds of a field.
   */
  decode(index: number, player: Action['player']): Action;
  /** Returns the tokens of an action: its type, and its choices in order. */
  spell(action: Action): readonly number[];
}

/** One type of action. */
interface Entry extends Spelling {
  readonly type: string;
  readonly first: number;
  readonly size: number;
  /** The token of the type, and the tokens of each value of each choice. */
  readonly token: number;
  readonly tokens: readonly (readonly number[])[];
}

/** Returns the types of action that players decide, with their fields. */
function typesOf(codec: Check<unknown>): readonly (readonly [type: string, form: Extract<Form, { is: 'object' }>])[] {
  const members = codec.form?.is === 'any of' ? codec.form.members : [codec];
  return members.flatMap(({ form, name }) => {
    const [type, player] = form?.is === 'object' ? [form.fields['type']?.form, form.fields['player']?.form] : [];
    if (form?.is !== 'object' || type?.is !== 'one of' || player?.is !== 'one of')
      throw new RangeError(`${name} has no type and player`);
    if (player.values.every((value) => value === CHANCE)) return [];
    return type.values.map((value) => [String(value), form] as const);
  });
}

/** Returns what a token for a value of a choice stands for. Names are the same token wherever they occur. */
function meaningOf({ field, isDigit }: Slot, value: Scalar): string {
  if (value === undefined) return 'nothing';
  if (isDigit) return `digit ${String(value)}`;
  if (typeof value === 'string') return `"${value}"`;
  return `${field.slice(field.lastIndexOf('.') + 1)} ${String(value)}`;
}

/**
 * Returns the numbers of all actions of a game: `actionIndex(codecs.ActionCodec, codecs.namesOf(options))`.
 *
 * Each type of action has a block of numbers, with one number for each combination of the values of its fields. Fields
 * and values are those of the codec; names are those of the components. Throws a `RangeError` if a field has no finite
 * list of values.
 *
 * @example
 * import { codecs } from 'diadochi/alexandros';
 * import { actionIndex } from 'diadochi/env';
 *
 * const index = actionIndex(codecs.ActionCodec, codecs.namesOf({ players: 2 }));
 * const number = index.encode({ type: 'levyTaxes', player: 'red', symbol: 'horse' });
 * index.decode(number, 'yellow'); // { type: 'levyTaxes', symbol: 'horse', player: 'yellow' }
 */
export function actionIndex<Action extends AnyAction>(codec: Check<Action>, names: Names): ActionIndex<Action> {
  const meanings = new Map<string, number>();
  const tokenOf = (meaning: string): number => {
    const token = meanings.get(meaning) ?? meanings.size;
    meanings.set(meaning, token);
    return token;
  };
  const types = typesOf(codec).map(([type, form]) => ({
    type,
    token: tokenOf(type),
    ...spellingOfFields(form, names, ['type', 'player']),
  }));
  let size = 0;
  const entries = types.map((row): Entry => {
    const first = size;
    const count = row.slots.reduce((product, { values }) => product * values.length, 1);
    size += count;
    const tokens = row.slots.map((slot) => slot.values.map((value) => tokenOf(meaningOf(slot, value))));
    return { ...row, first, size: count, tokens };
  });
  const byType = new Map(entries.map((entry) => [entry.type, entry]));
  const entryOf = ({ type }: AnyAction): Entry => {
    const entry = byType.get(type);
    if (entry === undefined) throw new RangeError(`players have no action ${type}`);
    return entry;
  };
  const choicesOf = (entry: Entry, action: Action): readonly number[] => {
    const choices: number[] = [];
    entry.spell(action, choices);
    return choices;
  };

  return {
    size,
    blocks: entries.map(({ type, first, size: count, slots }) => ({
      type,
      first,
      size: count,
      choices: slots.map(({ field, values }) => ({ field, values })),
    })),
    tokens: [...meanings.keys()],
    longest: 1 + Math.max(0, ...entries.map(({ slots }) => slots.length)),
    encode(action) {
      requireExact(size);
      const entry = entryOf(action);
      const offset = choicesOf(entry, action).reduce(
        (sum, choice, place) => sum * (entry.slots[place]?.values.length ?? 1) + choice,
        0,
      );
      return entry.first + offset;
    },
    decode(index, player) {
      requireExact(size);
      const entry = entries.findLast(({ first }) => first <= index);
      if (entry === undefined || !Number.isSafeInteger(index) || index >= size)
        throw new RangeError(`no action has the number ${index}`);
      let rest = index - entry.first;
      const choices = entry.slots.toReversed().map(({ values: { length } }) => {
        const choice = rest % length;
        rest = Math.floor(rest / length);
        return choice;
      });
      const fields = entry.read(choices.reverse(), 0);
      const action: unknown = { type: entry.type, ...(isRecord(fields) ? fields : {}), player };
      if (!codec.is(action)) throw new RangeError(`no action has the number ${index}`);
      return action;
    },
    spell(action) {
      const entry = entryOf(action);
      return [entry.token, ...choicesOf(entry, action).map((choice, place) => entry.tokens[place]?.[choice] ?? 0)];
    },
  };
}

/** Throws a `RangeError` if there are more actions than JavaScript counts exactly. */
function requireExact(size: number): void {
  if (!Number.isSafeInteger(size)) throw new RangeError('there are too many actions for exact numbers: spell them');
}
