/** The protocol of the engine: JSON-RPC 2.0, one message in each line. */
import {
  createJSONRPCErrorResponse,
  isJSONRPCID,
  JSONRPCErrorCode,
  JSONRPCErrorException,
  JSONRPCServer,
  type JSONRPCErrorResponse,
  type JSONRPCID,
  type JSONRPCRequest,
  type JSONRPCResponse,
} from 'json-rpc-2.0';
import { isRecord } from '../../core/index.js';
import { messageOf } from '../complaint.js';
import { methodsOf } from './methods.js';

/** Returns whether a message is a request, or a notification. */
const isRequest = (message: unknown): message is JSONRPCRequest =>
  isRecord(message) &&
  message.jsonrpc === '2.0' &&
  typeof message.method === 'string' &&
  (message.params === undefined || (typeof message.params === 'object' && message.params !== null)) &&
  (message.id === undefined || isJSONRPCID(message.id));

const invalidRequest = (id: JSONRPCID): JSONRPCErrorResponse =>
  createJSONRPCErrorResponse(id, JSONRPCErrorCode.InvalidRequest, 'Invalid Request');

/** Returns the error response to a call: its own error, or an internal one for anything unexpected. */
const failed = (id: JSONRPCID, error: unknown): JSONRPCErrorResponse =>
  error instanceof JSONRPCErrorException
    ? createJSONRPCErrorResponse(id, error.code, error.message, error.data)
    : createJSONRPCErrorResponse(id, JSONRPCErrorCode.InternalError, messageOf(error));

/**
 * Returns a message as a line. Other characters than those of ASCII are escaped, so that no encoding can spoil them.
 */
const written = (message: unknown): string =>
  JSON.stringify(message).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** An engine: it returns the line that responds to a line, or `undefined` if there is nothing to respond. */
export type Engine = (line: string) => Promise<string | undefined>;

/** Returns an engine without games. It never throws, whatever the line. */
export function engine(): Engine {
  // Every error is a response; there is nothing else to report.
  const server = new JSONRPCServer({ errorListener: () => undefined });
  server.mapErrorToJSONRPCErrorResponse = failed;
  for (const [name, method] of Object.entries(methodsOf()))
    // A promise, so that an error that is thrown becomes a response too.
    server.addMethod(name, (params: unknown) => Promise.resolve(params).then(method));

  const respond = async (message: unknown): Promise<JSONRPCResponse | null> => {
    if (isRequest(message)) return server.receive(message);
    return invalidRequest(isRecord(message) && isJSONRPCID(message.id) ? message.id : null);
  };

  /** Responds to the messages of a batch one after another, because one may build on another. */
  async function respondToAll(messages: readonly unknown[]): Promise<readonly JSONRPCResponse[]> {
    const responses: JSONRPCResponse[] = [];
    for (const message of messages) {
      const response = await respond(message);
      if (response !== null) responses.push(response);
    }
    return responses;
  }

  return async (line) => {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      return written(createJSONRPCErrorResponse(null, JSONRPCErrorCode.ParseError, 'Parse error'));
    }
    if (Array.isArray(message) && message.length > 0) {
      const responses = await respondToAll(message);
      return responses.length === 0 ? undefined : written(responses);
    }
    const response = await respond(message);
    return response === null ? undefined : written(response);
  };
}
