/** Each refusal by its section: what is refused in situations written down by hand. */
import { describe, expect, it } from 'vitest';
import { alexandros, type Action } from '../../src/alexandros/index.js';
import { SCENES } from './refusal-scenes.js';
import { play, table } from './table.js';

describe.each(SCENES)('$title', ({ position, played = [], player, refused }) => {
  const { state } = play(table(position), ...played);

  it.each(refused)('%s, %s: %j, %s', (code, rule, deed) => {
    expect(alexandros.actors(state)).toEqual([player]);
    expect(alexandros.explainAction(state, { player, ...deed } as Action)).toMatchObject({ code, rule });
  });
});
