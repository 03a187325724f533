import { describe, expect, it } from 'vitest';
import { seededChance } from '../../src/core/index.js';
import { DONE, environment, NO_AGENT, vectorEnvironment, type VectorEnvironment } from '../../src/env/index.js';
import { codecs, xenophon, type XenophonTypes } from '../../src/xenophon/index.js';

const options = { players: 2 } as const;
const COUNT = 3;

/** Returns a number that the mask allows for each environment, drawn by its own source. */
function chosen(many: VectorEnvironment<XenophonTypes>, draw: (bound: number) => number): Int32Array {
  const { masks, actionCount } = many;
  return Int32Array.from({ length: many.count }, (_, row) => {
    const allowed = [...masks.subarray(row * actionCount, (row + 1) * actionCount).entries()].filter(
      ([, one]) => one === 1,
    );
    return allowed.length === 0 ? NO_AGENT : (allowed[draw(allowed.length)]?.[0] ?? NO_AGENT);
  });
}

describe('many environments', () => {
  it('each play as one would alone, with all numbers in shared arrays', () => {
    const many = vectorEnvironment(xenophon, codecs, { options, count: COUNT });
    many.reset('side by side');
    const alone = Array.from({ length: COUNT }, (_, row) => {
      const env = environment(xenophon, codecs, { options });
      env.reset(`side by side ${row}`);
      return env;
    });
    const taste = seededChance('vector');
    for (let steps = 0; steps < 60; steps++) {
      const choices = chosen(many, taste.draw);
      many.step(choices);
      for (const [row, env] of alone.entries()) {
        env.step(choices[row] ?? NO_AGENT);
        const agent = env.agentSelection;
        if (agent === undefined || agent === 'chance') throw new Error('the game is over');
        expect(many.agents[row]).toBe(env.possibleAgents.indexOf(agent));
        const { observationSize, actionCount } = many;
        expect(many.observations.slice(row * observationSize, (row + 1) * observationSize)).toEqual(
          env.observation(agent),
        );
        expect(many.masks.slice(row * actionCount, (row + 1) * actionCount)).toEqual(env.legalActionMask());
      }
    }
    expect(new Set(alone.map((env) => JSON.stringify(env.state()))).size).toBe(COUNT);
  });

  it('stop when their games are over, and say how', () => {
    const many = vectorEnvironment(xenophon, codecs, { options, count: COUNT, mostActions: 1, actions: 'whole' });
    many.step(chosen(many, () => 0));
    expect([...many.done]).toEqual([DONE.truncated, DONE.truncated, DONE.truncated]);
    expect([...many.agents]).toEqual([NO_AGENT, NO_AGENT, NO_AGENT]);
    expect(many.masks.some((allowed) => allowed === 1)).toBe(false);
    expect(many.observations.some((number) => number !== 0)).toBe(false);
    many.step([NO_AGENT, NO_AGENT, NO_AGENT]);
    expect([...many.done]).toEqual([DONE.no, DONE.no, DONE.no]);
  });

  it('begin other games at once, if asked to', () => {
    const many = vectorEnvironment(xenophon, codecs, { options, count: 2, autoReset: true });
    const taste = seededChance('over and over');
    const totals: number[] = [];
    for (let steps = 0; totals.length < 2; steps++) {
      if (steps > 20_000) throw new Error('no game ends');
      many.step(chosen(many, taste.draw));
      for (const [row, done] of many.done.entries()) {
        if (done === DONE.no) continue;
        expect(done).toBe(DONE.terminated);
        totals.push((many.rewards[row * 2] ?? 0) + (many.rewards[row * 2 + 1] ?? 0));
        expect(many.agents[row]).not.toBe(NO_AGENT);
      }
    }
    // A draw is worth nothing to anybody.
    expect(totals.filter((total) => total !== 0 && total !== 1)).toEqual([]);
  });

  it('need numbers that are allowed, and a count', () => {
    const many = vectorEnvironment(xenophon, codecs, { options, count: 2 });
    expect(() => many.step([NO_AGENT, NO_AGENT])).toThrow(RangeError);
    expect(() => vectorEnvironment(xenophon, codecs, { options, count: 0 })).toThrow('at least one environment');
  });
});
