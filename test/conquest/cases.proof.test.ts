/** The conformance cases of Conquest and Empire pass, and every section of its rules has some. */
import { describe, expect, it } from 'vitest';
import { conquestEngine } from '../../src/conquest/conformance/index.js';
import type { GameEvent } from '../../src/conquest/index.js';
import { sound } from './sound.js';
import { heldTo, passes, titled } from '../conformance/trying.js';
import { rulebook } from '../../src/conquest/rulebook.js';
import { sectionsTried } from '../conformance/sections.js';

describe('the cases of Conquest and Empire', () => {
  const engine = heldTo(conquestEngine, (_, { state, events }) =>
    sound({ state, events: events as readonly GameEvent[] }),
  );

  it.each(titled('conquest'))('%s: %s', (_, __, one) => passes(engine, one));
});

it('all sections that are played by have cases', () => {
  const { sections, bare } = sectionsTried('conquest', rulebook);
  expect(sections.length).toBeGreaterThan(14);
  // R 2 explains components.
  expect(bare).toEqual(['2']);
});
