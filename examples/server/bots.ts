/** Bots that play on the server: each requests its legal actions and sends one of them. */
import type { ChanceSource } from '../../src/core/index.js';
import type { Answer, Asked, Send } from './client.js';

/** A match that bots have begun: they hold the tokens of all its seats. */
export interface BotMatch {
  readonly id: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** An action that the server has accepted. */
export interface Accepted {
  readonly player: string;
  readonly action: unknown;
  /** The number of its step. */
  readonly step: number;
  readonly events: readonly unknown[];
}

interface Question {
  readonly step: number;
  readonly waitsFor: readonly string[];
  readonly actions: readonly unknown[];
}

/** Throws if a response is a refusal. */
async function granted(send: Send, asked: Asked): Promise<Answer['body']> {
  const { status, body } = await send(asked);
  if (status >= 400) throw new Error(`${asked.method} ${asked.path}: ${JSON.stringify(body)}`);
  return body;
}

/** Begins a match. */
export async function beginMatch(send: Send, game: string, options: object): Promise<BotMatch> {
  const body = await granted(send, { method: 'POST', path: '/matches', body: { game, options } });
  const { id, tokens } = body as { id: string; tokens: readonly { viewer: string; token: string }[] };
  return { id, tokens: Object.fromEntries(tokens.map(({ viewer, token }) => [viewer, token])) };
}

/**
 * Continues a match. `heard` gets each accepted action and returns whether to go on. Returns whether the game is over.
 */
export async function playOn(
  send: Send,
  { id, tokens }: BotMatch,
  chance: ChanceSource,
  heard: (accepted: Accepted) => boolean,
): Promise<boolean> {
  const path = `/matches/${id}/actions`;
  const ask = async (player: string | undefined) =>
    (await granted(send, { method: 'GET', path, token: tokens[player ?? 'spectator'] })) as Question;

  let [player] = (await ask(undefined)).waitsFor;
  while (player !== undefined) {
    const { step, actions } = await ask(player);
    const action = actions[chance.draw(actions.length)];
    const token = tokens[player];
    const body = await granted(send, { method: 'POST', path, token, step, body: action });
    const answer = body as Pick<Accepted, 'step' | 'events'> & Pick<Question, 'waitsFor'>;
    if (!heard({ player, action, step: answer.step, events: answer.events })) return false;
    [player] = answer.waitsFor;
  }
  return true;
}
