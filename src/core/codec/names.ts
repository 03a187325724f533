/** The names that the components of a game define. Codecs of any game leave open which names there are. */

/** The name of a space, a piece, a card …: a text, or the number printed on it. */
export type Name = string | number;

/**
 * All names of one game. Together with the forms of its codecs, they say which values each field of an action or a view
 * can have.
 */
export interface Names {
  /** Every name, in the order of the components. A field can hold each of these that its codec accepts. */
  readonly all: readonly Name[];
  /** The names in a field, by the name of the field, where fewer are possible. */
  readonly fields: Readonly<Record<string, readonly Name[]>>;
  /** The fields by which the objects of a list differ: each names one piece or card, which has one object in a list. */
  readonly identities: readonly string[];
  /** The fields of a view that are the same throughout the game: options, and the board. */
  readonly constant: readonly string[];
}

/** Returns the ids of rows. */
export const idsOf = <Id extends Name>(rows: readonly { readonly id: Id }[]): readonly Id[] => rows.map(({ id }) => id);

/** Returns the same names for each of several fields. */
export const inFields = (fields: readonly string[], names: readonly Name[]): Names['fields'] =>
  Object.fromEntries(fields.map((field) => [field, names]));
