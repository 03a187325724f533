/** Reads a match that these functions have not made, or that was changed since, as far as it can be replayed. */
import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { faultsOfBeginning, faultsOfPart } from '../beginning.js';
import {
  errorsOf,
  faultsFound,
  faultsOf,
  faultsWithin,
  isRecord,
  MOST_FAULTS,
  orNull,
  plain,
  rowsOf,
  shown,
} from '../codec/index.js';
import type { Game, WholeGameTypes } from '../game.js';
import { MOST_ACTIONS, RECORD_LIMITS } from '../record.js';
import { invalidInput, type Fault, type InvalidInput } from '../rule.js';
import { byOrderCodec, faultsOfOrders } from './orders.js';
import { seedCodec } from './seed.js';
import type { AnyMatch } from './shape.js';

/** The parts of a match that a replay needs. */
export type Course<G extends WholeGameTypes> = Pick<AnyMatch<G>, 'options' | 'start' | 'seed' | 'actions' | 'byOrder'>;

const seedOrNone = orNull(seedCodec);

/** Returns the faults of one field, from its codec. */
const faultsOfField = (key: string, codec: t.Mixed, field: unknown): readonly Fault[] =>
  faultsWithin([key], faultsOf(errorsOf(codec, field, [{ key: '', type: codec, actual: field }])));

function* faultsOfActions<G extends WholeGameTypes>(game: Game<G>, actions: unknown): Generator<Fault> {
  if (!Array.isArray(actions) || actions.length > MOST_ACTIONS) {
    yield { path: '$.actions', message: `expected a list of 0 to ${MOST_ACTIONS} items, got ${shown(actions)}` };
    return;
  }
  for (const [index, action] of actions.entries()) yield* faultsOfPart(['actions', index], game.decode.action(action));
}

function* faultsOfMatch<G extends WholeGameTypes>(
  game: Game<G>,
  copy: Readonly<Record<string, unknown>>,
): Generator<Fault> {
  if (!Object.hasOwn(copy, 'options')) yield { path: '$.options', message: 'missing' };
  yield* faultsOfBeginning(game, copy);
  yield* faultsOfField('seed', seedOrNone, copy['seed']);
  yield* faultsOfActions(game, copy['actions']);
  const { byOrder = [] } = copy;
  yield* byOrderCodec.is(byOrder)
    ? faultsOfOrders(byOrder, rowsOf(copy['actions']).filter(isOwned))
    : faultsOfField('byOrder', byOrderCodec, byOrder);
}

const isOwned = (action: unknown): action is { readonly player: string } =>
  isRecord(action) && typeof action['player'] === 'string';

/** Returns a plain copy of the relevant parts of an untrusted match, or its faults. Never throws. */
export function readCourse<G extends WholeGameTypes>(game: Game<G>, match: unknown): E.Either<InvalidInput, Course<G>> {
  const { copy, findings } = plain(match, RECORD_LIMITS);
  if (!isRecord(copy)) {
    const unread = faultsFound(findings);
    const fault = { path: '$', message: `expected a match, got ${shown(copy)}` };
    return E.left(invalidInput(unread.length > 0 ? unread : [fault]));
  }
  const faults: Fault[] = [];
  for (const fault of faultsOfMatch(game, copy)) if (faults.push(fault) === MOST_FAULTS) break;
  return faults.length > 0 ? E.left(invalidInput(faults)) : E.right(copy as Course<G>);
}
