/** R 4, 15, 16: how far the game has come, and whether it is over. */
import type { Finding } from '../../../core/index.js';
import type { Setting, Sketch } from './setting.js';

/** The track has so many turns, and nothing has happened after the one that is being played. */
export function* turnFindings({ turn, secured, milestones }: Sketch, { components }: Setting): Generator<Finding> {
  const last = components.track.length;
  if (turn !== undefined && turn > last) yield { keys: ['turn'], message: `the track has ${last} turns` };
  for (const [field, table] of Object.entries({ secured, milestones }))
    for (const [name, since] of Object.entries(table ?? {}))
      if (turn !== undefined && since > turn) yield { keys: [field, name], message: 'that turn is yet to come' };
  for (const objective of Object.keys(secured ?? {}))
    if (!components.objectives.some(({ id }) => id === objective))
      yield { keys: ['secured', objective], message: 'no objective of this game' };
}

/** A game that goes on waits for something; one that is over waits for nothing. */
export function* endFindings({ ended, stack }: Sketch): Generator<Finding> {
  if (stack === undefined || ended === undefined) return;
  if ((ended === null) !== stack.length > 0)
    yield { keys: ['stack'], message: 'a game that goes on waits for something, and one that is over for nothing' };
}
