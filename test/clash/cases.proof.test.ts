/** The conformance cases of Clash of the Generals pass, and every section of its rules has some. */
import { describe, expect, it } from 'vitest';
import { clashEngine } from '../../src/clash/conformance.js';
import * as clash from '../../src/clash/index.js';
import { machine } from '../../src/clash/machine.js';
import { familyInvariants } from '../conquest/invariants.js';
import { soundIn } from '../conquest/sound.js';
import { heldTo, passes, titled } from '../conformance/trying.js';
import { rulebook } from '../../src/clash/rulebook.js';
import { sectionsTried } from '../conformance/sections.js';

describe('the cases of Clash of the Generals', () => {
  // A case leaves leaders and fleets out whom a whole game would have: what all games of the family hold is asked alone.
  const sound = soundIn<clash.GameState, clash.GameEvent, clash.Action>({
    game: clash.clash,
    codecs: clash.codecs,
    invariants: familyInvariants<clash.GameState>({ machine, board: () => undefined }),
  });
  const engine = heldTo(clashEngine, (_, { state, events }) =>
    sound({ state, events: events as readonly clash.GameEvent[] }),
  );

  it.each(titled('clash'))('%s: %s', (_, __, one) => passes(engine, one));
});

it('all 14 sections have cases', () => {
  const { sections, bare } = sectionsTried('clash', rulebook);
  expect(sections).toHaveLength(14);
  expect(bare).toEqual([]);
});
