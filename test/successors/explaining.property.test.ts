/** Refusals are right: none for what is listed, and a telling one for what is not. */
import { describe, expect, it } from 'vitest';
import { topFrame, type FrameRules } from '../../src/core/index.js';
import type { Action } from '../../src/successors/action/index.js';
import type { Refusal } from '../../src/successors/code.js';
import type { SuccessorsFrame } from '../../src/successors/frame/index.js';
import { machine } from '../../src/successors/machine.js';
import { successors, type GameOptions, type SuccessorsTypes } from '../../src/successors/index.js';
import { frames } from '../../src/successors/rules/frames.js';
import { answersTo, chanceOf, optionsFor, seenIn } from '../../tools/refusals/asking.js';
import { SEED } from '../seed.js';

const options = optionsFor<2 | 3 | 4 | 5, GameOptions>([2, 3, 4, 5], 4, (players, game) => ({
  players,
  edition: game % 2 === 0 ? 'rulebook' : 'player-aid',
  interrupts: game % 3 === 0 ? 'everyone' : 'holders',
}));
const chance = chanceOf(`successors ${SEED}`);
const seen = seenIn(successors, options, chance);

/** What the topmost frame has to say against an action, whether it is listed or not. */
function objection(state: SuccessorsTypes['state'], action: Action): Refusal | undefined {
  const situation = machine.situationOf(state);
  const top = topFrame(situation);
  if (top === undefined) throw new Error('the game is over');
  const rules: Readonly<Record<string, FrameRules<SuccessorsTypes>>> = frames as never;
  return rules[top.kind]?.refuse?.(situation, top as SuccessorsFrame, action);
}

describe('R 6 refusals', () => {
  it('R 6 nothing is said against what is listed', () => {
    const objections = seen.decisions.flatMap(({ state, frame, listed }) =>
      listed.flatMap((action) => {
        const against = objection(state, action);
        return against === undefined ? [] : [`${frame}: ${JSON.stringify(action)} ${against.code} ${against.rule}`];
      }),
    );
    expect(seen.decisions.length).toBeGreaterThan(500);
    expect(objections).toEqual([]);
  });

  it('R 6 what is not listed, though actions of its type are possible there at times, is refused for a reason of its own', () => {
    const { vague, byCode } = answersTo(successors, seen, 8000, ['outOfPhase', 'notAvailable'], chance);
    expect(Object.fromEntries(vague)).toEqual({});
    expect(byCode.size).toBeGreaterThan(40);
  });
});
