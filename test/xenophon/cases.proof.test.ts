/** The conformance cases of Xenophon pass, and every section of its rules has some. */
import { describe, expect, it } from 'vitest';
import { xenophonEngine } from '../../src/xenophon/conformance.js';
import * as xenophon from '../../src/xenophon/index.js';
import { machine } from '../../src/xenophon/machine.js';
import { familyInvariants } from '../conquest/invariants.js';
import { soundIn } from '../conquest/sound.js';
import { heldTo, passes, titled } from '../conformance/trying.js';
import { rulebook } from '../../src/xenophon/rulebook.js';
import { sectionsTried } from '../conformance/sections.js';

describe('the cases of Xenophon', () => {
  // A case leaves leaders and fleets out whom a whole game would have: what all games of the family hold is asked alone.
  const sound = soundIn<xenophon.GameState, xenophon.GameEvent, xenophon.Action>({
    game: xenophon.xenophon,
    codecs: xenophon.codecs,
    invariants: familyInvariants<xenophon.GameState>({ machine, board: () => undefined }),
  });
  const engine = heldTo(xenophonEngine, (_, { state, events }) =>
    sound({ state, events: events as readonly xenophon.GameEvent[] }),
  );

  it.each(titled('xenophon'))('%s: %s', (_, __, one) => passes(engine, one));
});

it('all 10 sections have cases', () => {
  const { sections, bare } = sectionsTried('xenophon', rulebook);
  expect(sections).toHaveLength(10);
  expect(bare).toEqual([]);
});
