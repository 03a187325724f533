/** Who listens hears each step once, in order, and nothing that he may not know. */
import { isDeepStrictEqual } from 'node:util';
import { createParser } from 'eventsource-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { beginMatch, playOn } from '../../../examples/server/bots.js';
import { GAMES } from '../../../examples/server/games.js';
import { REGISTRY } from '../../../src/games.js';
import { openStore } from '../../../examples/server/store.js';
import { seededChance } from '../../../src/core/index.js';
import { newDatabase, serving, TABLES } from './serving.js';

interface Heard {
  readonly step: number;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

const database = newDatabase();
const { server, send } = await serving({ database });
const origin = await server.listen({ port: 0 });
const store = openStore(database);
afterAll(() => store.close());

/** Listens until a step of this number is heard. */
async function listen(id: string, token: string | undefined, until: number, after?: number): Promise<readonly Heard[]> {
  const headers = {
    authorization: `Bearer ${token ?? ''}`,
    ...(after === undefined ? {} : { 'last-event-id': String(after) }),
  };
  const { body, status } = await fetch(`${origin}/matches/${id}/events`, { headers });
  if (body === null || status !== 200) throw new Error(`no stream: ${status}`);
  const heard: Heard[] = [];
  const parser = createParser({
    onEvent({ id, event, data }) {
      const told = JSON.parse(data) as Heard;
      expect([event, id]).toEqual(['step', String(told.step)]);
      heard.push(told);
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
    if ((heard.at(-1)?.step ?? -1) >= until) break;
  }
  return heard;
}

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('%s, listened to', (name) => {
  const game = GAMES[name];

  it('tells each viewer what he may hear of every step: those who came early, late, or again', async () => {
    const match = await beginMatch(send, name, TABLES[name]);
    const last = 60;
    const viewers = Object.entries(match.tokens);
    const early = viewers.map(([, token]) => listen(match.id, token, last));
    let played = 0;
    await playOn(send, match, seededChance(`listened to: ${game.name}`), () => (played += 1) < last);

    const steps = store.stepsAfter(match.id, -1);
    expect(steps).toHaveLength(last + 1);
    for (const [index, [viewer, token]] of viewers.entries()) {
      const expected = steps.map(({ number, events }) => ({ step: number, events: game.heard(viewer, events) }));
      expect(await early[index]).toEqual(expected);
      expect(await listen(match.id, token, last)).toEqual(expected);
      expect(await listen(match.id, token, last, 41)).toEqual(expected.slice(42));
    }
    // What is hidden from somebody was among it, where a game hides anything.
    const told = steps.flatMap(({ events }) => events);
    expect(isDeepStrictEqual(game.heard('spectator', told), told)).toBe(!REGISTRY[name].hasHands);
  });
});

describe('a stream', () => {
  it('tells the card that was drawn to its drawer alone', async () => {
    const match = await beginMatch(send, 'alexandros', { players: 2 });
    const cards = async (viewer: string) => {
      const [dealing] = await listen(match.id, match.tokens[viewer], 0);
      return (dealing?.events ?? []).filter(({ type }) => type === 'cardDrawn');
    };
    const players = Object.keys(match.tokens).filter((viewer) => viewer !== 'spectator');
    for (const viewer of players) {
      const drawn = await cards(viewer);
      expect(drawn.length).toBeGreaterThan(0);
      for (const { player, symbol } of drawn) expect(symbol === null).toBe(player !== viewer);
    }
    for (const { symbol } of await cards('spectator')) expect(symbol).toBeNull();
  });

  it('is one of four at most that a seat has open: the oldest ends', async () => {
    const match = await beginMatch(send, 'alexandros', { players: 2 });
    const headers = { authorization: `Bearer ${match.tokens['spectator'] ?? ''}`, 'last-event-id': '0' };
    const open = () => fetch(`${origin}/matches/${match.id}/events`, { headers });
    const first = await open();
    const rest = await Promise.all([open(), open(), open(), open()]);
    expect(await first.text()).toBe('');
    for (const { body } of rest) await body?.cancel();
  });
});
