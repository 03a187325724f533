/** All actions that somebody could name: each type with all values that its particulars may have. */
import type { Chance, WholeGameTypes } from '../../core/index.js';

type Plain = string | number | boolean | null;
/** A plain value, or one of several fields, as a box of an army is. */
type Value = Plain | object;

/** The decisions of players; what chance does is nobody's to name. */
type Decision<G extends WholeGameTypes> = Exclude<G['action'], { readonly player: Chance }>;

/** The values of each particular of a type of decision. */
type Particulars<Action extends object> = {
  readonly [K in Exclude<keyof Action, 'type' | 'player'>]: readonly Value[];
};

/**
 * For each type of decision the values of its particulars; where some may be left out, a set of values for each way to fill in the others.
 * Which values go together is for the rules to say.
 */
export type Domains<G extends WholeGameTypes> = {
  readonly [T in Decision<G>['type']]: DomainsOf<Extract<Decision<G>, { readonly type: T }>>;
};

type DomainsOf<Action extends object> =
  Action extends Required<Action> ? Particulars<Action> : readonly Partial<Particulars<Required<Action>>>[];

type AnyParticulars = Readonly<Record<string, readonly Value[]>>;

/** Every way to take one value of each domain. */
function* products(domains: readonly (readonly [name: string, values: readonly Value[]])[]): Generator<object> {
  const [first, ...others] = domains;
  if (first === undefined) {
    yield {};
    return;
  }
  const [name, values] = first;
  for (const rest of products(others)) for (const value of values) yield { [name]: value, ...rest };
}

/** All decisions of a player within these domains, possible or not. */
export function* conceivable<G extends WholeGameTypes>(
  domains: Domains<G>,
  player: G['player'],
): Generator<G['action']> {
  const entries: readonly (readonly [string, AnyParticulars | readonly AnyParticulars[]])[] = Object.entries(domains);
  for (const [type, particulars] of entries)
    for (const set of [particulars].flat())
      for (const values of products(Object.entries(set))) yield { type, player, ...values };
}
