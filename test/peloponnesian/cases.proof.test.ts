/** The conformance cases of the Peloponnesian War pass, and every section of its rules has some. */
import { describe, expect, it } from 'vitest';
import { peloponnesianEngine } from '../../src/peloponnesian/conformance.js';
import { codecs, peloponnesian, type Action, type GameEvent, type GameState } from '../../src/peloponnesian/index.js';
import { rulebook } from '../../src/peloponnesian/rulebook.js';
import { heldTo, passes, titled } from '../conformance/trying.js';
import { sectionsTried } from '../conformance/sections.js';
import { soundIn } from '../conquest/sound.js';
import { faultsOfScene } from './invariants.js';

describe('the cases of the Peloponnesian War', () => {
  const sound = soundIn<GameState, GameEvent, Action>({ game: peloponnesian, codecs, invariants: faultsOfScene });
  const engine = heldTo(peloponnesianEngine, (_, { state, events }) =>
    sound({ state, events: events as readonly GameEvent[] }),
  );

  it.each(titled('peloponnesian'))('%s: %s', (_, __, one) => passes(engine, one));
});

it('all sections have cases', () => {
  const { sections, bare } = sectionsTried('peloponnesian', rulebook);
  expect(sections).toHaveLength(new Set(rulebook.clauses.map(([clause]) => clause.split('.')[0])).size);
  // R B lists the leaders, and R D introduces R D1 to R D4.
  expect(bare).toEqual(['B', 'D']);
});
