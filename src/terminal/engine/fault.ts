/** The errors of the engine, as JSON-RPC knows them. */
import { JSONRPCErrorCode, JSONRPCErrorException } from 'json-rpc-2.0';
import {
  invalidInput,
  isLeft,
  type Either,
  type Fault,
  type InvalidInput,
  type RuleViolation,
} from '../../core/index.js';

/** The error code of an action that a rule refuses. */
export const REFUSED = 1;

/** Returns the error for parameters that cannot be read. Its data lists all faults. */
export const invalidParams = ({ message, faults }: Pick<InvalidInput, 'message' | 'faults'>): JSONRPCErrorException =>
  new JSONRPCErrorException(message, JSONRPCErrorCode.InvalidParams, { faults });

/** Returns the error for one faulty parameter. */
export const invalidParam = (path: string, message: string): JSONRPCErrorException =>
  invalidParams(invalidInput([{ path, message }]));

/** Returns the one of some players that a parameter names, or throws the error for it. */
export function playerNamed<P extends string>(players: readonly P[], name: string, parameter: string): P {
  const found = players.find((player) => player === name);
  if (found === undefined) throw invalidParam(`$.${parameter}`, `expected one of ${players.join(', ')}, got "${name}"`);
  return found;
}

/**
 * Returns the error for an action that is refused. Its data are the code, the clause and the figures of the refusal.
 */
export const refused = ({ code, rule, message, params }: RuleViolation): JSONRPCErrorException =>
  new JSONRPCErrorException(message, REFUSED, { code, rule, params });

/** Returns the faults of a value below the path of its parameter: `$.players` becomes `$.options.players`. */
const below = (parameter: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map(({ path, message }) => ({ path: `$.${parameter}${path.slice(1)}`, message }));

/** Returns the value of a parameter that has been read, or throws the error for it. */
export function readParam<A>(parameter: string, read: Either<InvalidInput, A>): A {
  if (isLeft(read)) throw invalidParams(invalidInput(below(parameter, read.left.faults)));
  return read.right;
}
