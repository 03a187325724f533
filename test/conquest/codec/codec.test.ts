/** Codecs of frames, events, actions and components: they read what the game says, and nothing that was changed. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { ACTION_TYPES, ActionCodec } from '../../../src/conquest/codec/action.js';
import { EVENT_TYPES } from '../../../src/conquest/codec/event/index.js';
import { FrameCodec } from '../../../src/conquest/codec/frame/index.js';
import { codecs, components, decode, legalActions } from '../../../src/conquest/index.js';
import { frames } from '../../../src/conquest/rules/frames.js';
import { CHANGES, changed, pathsIn } from '../../kit/changing.js';
import { momentsOf } from '../moments.js';

const { states, events } = momentsOf(['granikos', 'halikarnassos', 'issos', 'tyros', 'gaza', 'persepolis']);

describe('what a game says', () => {
  it('reads as an event, and no longer with a field more or less', () => {
    expect(events.length).toBeGreaterThan(40);
    for (const event of events) {
      expect(decode.event(JSON.parse(JSON.stringify(event))), event.type).toEqual(E.right(event));
      expect(E.isLeft(decode.event({ ...event, more: 1 })), event.type).toBe(true);
      for (const key of Object.keys(event))
        expect(E.isLeft(decode.event(changed(event, [key], () => undefined))), `${event.type} without ${key}`).toBe(
          true,
        );
    }
  });

  it('reads as a frame, and no longer with a field more', () => {
    const all = states.flatMap(({ stack }) => stack);
    expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(25);
    for (const frame of all) {
      expect(FrameCodec.is(frame), frame.kind).toBe(true);
      expect(FrameCodec.is({ ...frame, more: 1 }), frame.kind).toBe(false);
    }
  });

  it('reads as an action, and is one for whoever asks', () => {
    for (const state of states)
      for (const action of legalActions(state).slice(0, 5)) {
        expect(decode.action(JSON.parse(JSON.stringify(action)))).toEqual(E.right(action));
        expect(ActionCodec.is({ ...action, more: 1 })).toBe(false);
      }
  });
});

describe('the tables of codecs', () => {
  it('tell an unknown kind, type and tag by its place', () => {
    const fault = (read: ReturnType<typeof decode.event>) =>
      E.isLeft(read) ? read.left.faults.map(({ path }) => path) : [];
    expect(fault(decode.event({ type: 'unitFlew', rule: 'R 1' }))).toEqual(['$.type']);
    expect(fault(decode.event({ type: 'roundBegan', rule: '10.2', round: 1 }))).toEqual(['$.rule']);
    expect(FrameCodec.is({ kind: 'siesta' })).toBe(false);
  });

  it('are as long as those of the rules', () => {
    expect(new Set(ACTION_TYPES).size).toBe(ACTION_TYPES.length);
    expect(new Set(EVENT_TYPES).size).toBe(EVENT_TYPES.length);
    expect(Object.keys(frames)).toContain('battle');
  });
});

describe('components', () => {
  it('read as they are, by the door of the game too', () => {
    expect(decode.components(JSON.parse(JSON.stringify(components)))).toEqual(E.right(components));
    expect(codecs.ComponentsCodec.is(components)).toBe(true);
  });

  it('are refused in a game whose state names others', () => {
    const [state] = states;
    if (state === undefined) throw new Error('no state');
    const other = { ...components, counters: { ...components.counters, walls: 40 } };
    // As many pieces, but the state of a game with components of its own says so in its options.
    expect(E.isRight(decode.state({ ...state, options: { ...state.options, components: other } }))).toBe(true);
    const fewer = { ...components, counters: { ...components.counters, baggage: [] } };
    const read = decode.state({ ...state, options: { ...state.options, components: fewer } });
    expect(E.isLeft(read) && read.left.faults.map(({ path }) => path)).toContain('$.baggage.siegeTrain');
  });
});

describe('views', () => {
  it('read in their shape, and not without their viewer', () => {
    for (const state of states.slice(0, 12)) {
      const view = JSON.parse(JSON.stringify({ ...state, viewer: 'persian' })) as object;
      expect(E.isRight(decode.view(view))).toBe(true);
      expect(E.isLeft(decode.view(state))).toBe(true);
      expect(E.isLeft(decode.view({ ...view, viewer: 'roman' }))).toBe(true);
    }
  });
});

describe('states', () => {
  it('are accepted wherever play comes to', () => {
    for (const state of states) {
      const read = decode.state(state);
      if (E.isLeft(read)) throw new Error(`${read.left.message}: ${JSON.stringify(state.stack)}`);
    }
  });

  it('are refused with a fault at its place when a field of theirs is no longer what it was', () => {
    const [state] = states;
    for (const path of pathsIn({ turn: 0, secured: 0, milestones: 0, ended: 0, stack: 0, units: 0, cities: 0 }).slice(
      1,
    )) {
      const refused = CHANGES.filter(([, change]) => {
        const read = decode.state(changed(state, path, change));
        return E.isLeft(read) && read.left.faults.every((fault) => fault.path.startsWith('$'));
      });
      expect(refused.length, path.join('.')).toBeGreaterThan(5);
    }
  });
});
