/** All actions that a player can name: each type with all possible values of its details. */
import type { Chance, WholeGameTypes } from '../../core/index.js';

type Plain = string | number | boolean | null;
/** A plain value, or an object of several fields, such as a box of an army. */
type Value = Plain | object;

/** The decisions of players; nobody names outcomes of chance. */
type Decision<G extends WholeGameTypes> = Exclude<G['action'], { readonly player: Chance }>;

/** The values of each detail of a type of decision. */
type Particulars<Action extends object> = {
  readonly [K in Exclude<keyof Action, 'type' | 'player'>]: readonly Value[];
};

/**
 * For each type of decision, the values of its details, or several sets of values: one for each form if some details
 * may be left out, one for each piece if it can only be named where it stands. The rules decide which values are legal
 * together.
 */
export type Domains<G extends WholeGameTypes> = {
  readonly [T in Decision<G>['type']]: DomainsOf<Extract<Decision<G>, { readonly type: T }>>;
};

type DomainsOf<Action extends object> =
  Action extends Required<Action>
    ? Particulars<Action> | readonly Particulars<Action>[]
    : readonly Partial<Particulars<Required<Action>>>[];

type AnyParticulars = Readonly<Record<string, readonly Value[]>>;

/** Yields every combination of one value of each domain. */
function* products(domains: readonly (readonly [name: string, values: readonly Value[]])[]): Generator<object> {
  const [first, ...others] = domains;
  if (first === undefined) {
    yield {};
    return;
  }
  const [name, values] = first;
  for (const rest of products(others)) for (const value of values) yield { [name]: value, ...rest };
}

/** Yields all decisions of a player within these domains, legal or not. */
export function* conceivable<G extends WholeGameTypes>(
  domains: Domains<G>,
  player: G['player'],
): Generator<G['action']> {
  const entries: readonly (readonly [string, AnyParticulars | readonly AnyParticulars[]])[] = Object.entries(domains);
  for (const [type, particulars] of entries)
    for (const set of [particulars].flat())
      for (const values of products(Object.entries(set))) yield { type, player, ...values };
}
