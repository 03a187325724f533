/** What was accepted is kept, however the server ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { beginMatch, playOn, type Accepted, type BotMatch } from '../../../examples/server/bots.js';
import { overHttp, type Send } from '../../../examples/server/client.js';
import { openStore } from '../../../examples/server/store.js';
import { seededChance } from '../../../src/core/index.js';
import { newDatabase } from './serving.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server in a process of its own, listening. */
async function started(database: string) {
  const settings = ['--port', '0', '--database', database, '--per-minute', '1000000'];
  const child = spawn(process.execPath, ['--import', 'tsx', 'examples/server/index.ts', ...settings], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const origin = line.replace('listening on ', '');
  const agent = new Agent({ keepAlive: true });
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    const [status, by] = (await ended) as [number | null, NodeJS.Signals | null];
    agent.destroy();
    return by ?? status;
  };
  return { send: overHttp(origin, agent), end };
}

const GAMES_PLAYED = ['alexandros', 'successors', 'alexandros', 'successors', 'alexandros', 'successors'] as const;

interface Course {
  readonly match: BotMatch;
  readonly accepted: Accepted[];
}

/** Plays until the server is gone; whatever goes wrong before that is an error. */
async function playUntilGone(send: Send, { match, accepted }: Course, seed: string, isGone: () => boolean) {
  try {
    await playOn(send, match, seededChance(seed), (one) => accepted.push(one) > 0);
  } catch (error) {
    if (!isGone()) throw error;
  }
}

describe('a server that is killed while it accepts actions', () => {
  it('has every accepted action when it is started again, and plays on', async () => {
    const database = newDatabase();
    const first = await started(database);
    const courses: Course[] = [];
    for (const game of GAMES_PLAYED) {
      courses.push({ match: await beginMatch(first.send, game, { players: 2 }), accepted: [] });
    }
    let gone = false;
    const playing = courses.map((course, index) => playUntilGone(first.send, course, `first ${index}`, () => gone));
    const enough = () => courses.every(({ accepted }) => accepted.length >= 15);
    while (!enough()) await setTimeout(20);
    gone = true;
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    await Promise.all(playing);

    const store = openStore(database);
    for (const { match, accepted } of courses) {
      const kept = store.stepsAfter(match.id, 0);
      // One more may have been written whose answer was on its way.
      expect([0, 1]).toContain(kept.length - accepted.length);
      expect(kept.slice(0, accepted.length).map(({ number, actions }) => [number, actions[0]])).toEqual(
        accepted.map(({ step, action }) => [step, action]),
      );
    }
    store.close();

    const second = await started(database);
    for (const [index, { match, accepted }] of courses.entries()) {
      const before = accepted.length;
      const last = accepted.at(-1);
      if (last === undefined) throw new Error('nothing was accepted');
      // A client that has not heard the answer asks again.
      const again = await second.send({
        method: 'POST',
        path: `/matches/${match.id}/actions`,
        token: match.tokens[last.player],
        step: last.step - 1,
        body: last.action,
      });
      expect(again).toMatchObject({ status: 200, body: { step: last.step, events: last.events } });
      await playOn(second.send, match, seededChance(`second ${index}`), (one) => accepted.push(one) < before + 20);
      const steps = accepted.slice(before).map(({ step }) => step);
      expect(steps.slice(1)).toEqual(steps.slice(0, -1).map((step) => step + 1));
      expect(accepted.length).toBe(before + 20);
    }
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
