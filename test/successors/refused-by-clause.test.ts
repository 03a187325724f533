/** Each refusal by its clause: what is refused in situations written down by hand. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/successors/index.js';
import { machine } from '../../src/successors/machine.js';
import { play, situation } from './golden/situation.js';
import { SCENES } from './refusal-scenes.js';

describe.each(SCENES)('$title', ({ position, options = { players: 4 }, played = [], player, refused }) => {
  const { state } = play(situation(position, options), played);

  it.each(refused)('%s, %s: %j, %s', (code, rule, deed) => {
    expect(machine.actors(state)).toEqual([player]);
    expect(machine.explainAction(state, { player, ...deed } as Action)).toMatchObject({ code, rule });
  });
});
