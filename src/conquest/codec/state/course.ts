/** R 4, 15, 16: how far the game has come, and whether it is over. */
import type { Finding } from '../../../core/index.js';
import { OPTIONAL_RULE_CLAUSES, plays } from '../../options.js';
import { mostTurns } from '../../query/04-1-turn.js';
import type { Setting, Sketch } from '../edition.js';

/** Checks that the turn exists, and that nothing has happened on later turns. */
export function* turnFindings(
  { turn, secured, milestones }: Sketch,
  { components, options }: Setting,
): Generator<Finding> {
  const last = mostTurns({ components, options });
  if (turn !== undefined && turn > last) yield { keys: ['turn'], message: `the game has ${last} turns at most` };
  for (const [field, table] of Object.entries({ secured, milestones }))
    for (const [name, since] of Object.entries(table ?? {}))
      if (turn !== undefined && since > turn)
        yield { keys: [field, name], message: 'that turn has not been played yet' };
  for (const objective of Object.keys(secured ?? {}))
    if (!components.objectives.some(({ id }) => id === objective))
      yield { keys: ['secured', objective], message: 'no objective of this game' };
}

/** R 17.2, 17.5: which cities are remembered where that is played, each once. */
export function* memoryFindings({ defiant, hated }: Sketch, { options }: Setting): Generator<Finding> {
  const rows = [
    ['defiant', defiant, 'citySurrender'],
    ['hated', hated, 'macedonianFury'],
  ] as const;
  for (const [key, cities, rule] of rows) {
    if (cities === undefined) continue;
    if (!plays({ options }, rule)) yield { keys: [key], message: `${OPTIONAL_RULE_CLAUSES[rule]} is not played` };
    if (new Set(cities).size < cities.length) yield { keys: [key], message: 'each city once' };
  }
}

/** A game that goes on waits for something; one that is over waits for nothing. */
export function* endFindings({ ended, stack }: Sketch): Generator<Finding> {
  if (stack === undefined || ended === undefined) return;
  if ((ended === null) !== stack.length > 0)
    yield { keys: ['stack'], message: 'a game that goes on waits for something, and one that is over for nothing' };
}
