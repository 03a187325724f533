import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow } from '../../src/core/index.js';
import { ACTION_TYPES, decodeAction, isAction } from '../../src/peloponnesian/codec/action.js';
import { decodeEvent } from '../../src/peloponnesian/codec/event.js';
import { frameCodec } from '../../src/peloponnesian/codec/frame.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { hostileForms } from './hostile.js';
import { playedAtRandom } from './seen.js';
import { argive, started } from './table.js';

const GAMES = 10;
const { actions, events, states } = playedAtRandom(GAMES, 50);

const pathsOf = (read: ReturnType<typeof decodeAction> | ReturnType<typeof decodeEvent>): readonly string[] =>
  E.isLeft(read) ? read.left.faults.map(({ path }) => path) : [];

const march = { type: 'march', player: 'athens', piece: 'attica-hoplite-4-1', company: 'alone' };

describe('actions', () => {
  it('of games are read as they are', () => {
    const refused = actions.filter((action) => {
      const read = decodeAction(JSON.parse(JSON.stringify(action)));
      return E.isLeft(read) || JSON.stringify(read.right) !== JSON.stringify(action);
    });
    expect(refused).toEqual([]);
    expect(actions.length).toBeGreaterThan(1_000);
    expect(actions.every(isAction)).toBe(true);
  });

  it('have types of their own', () => {
    expect(ACTION_TYPES.length).toBe(new Set(ACTION_TYPES).size);
  });

  it.each<readonly [unknown, string]>([
    [{ ...march, type: 'toString' }, '$.type'],
    [{ ...march, player: 'persia' }, '$.player'],
    [{ ...march, player: 'chance' }, '$.player'],
    [{ ...march, piece: 'persia-hoplite-4-1' }, '$.piece'],
    [{ ...march, piece: 'attica-hoplite-4-0' }, '$.piece'],
    [{ ...march, piece: 'constructor' }, '$.piece'],
    [{ ...march, company: 'some' }, '$.company'],
    [{ ...march, speed: 3 }, '$.speed'],
    [{ type: 'roll', player: 'athens', die: 3 }, '$.player'],
    [{ type: 'roll', player: 'chance', die: 7 }, '$.die'],
    [{ type: 'roll', player: 'chance', die: 0.5 }, '$.die'],
    [{ type: 'step', player: 'athens', to: 'W37' }, '$.to'],
    [{ type: 'storm', player: 'athens', fleets: 'yes' }, '$.fleets'],
    [{ type: 'destroyLongWalls', player: 'athens', walls: 'athens' }, '$.walls'],
  ])('refuse %j', (input, path) => {
    expect(pathsOf(decodeAction(input))).toEqual([path]);
    expect(isAction(input)).toBe(false);
  });

  it.each(hostileForms(march, 'player'))('refuse %s, and the machine does', (_, input) => {
    expect(pathsOf(decodeAction(input)).length).toBeGreaterThan(0);
    expect(isAction(input)).toBe(false);
    const applied = machine.applyAction(started(argive()), input as typeof march & { type: 'halt'; player: 'athens' });
    expect(E.isLeft(applied) && applied.left.code).toBe('malformedAction');
  });

  it('that are sound are applied', () => {
    const state = started(argive());
    const [action] = machine.legalActions(state);
    if (action === undefined) throw new RangeError('nothing can be done');
    expect(E.isRight(machine.applyAction(state, orThrow(decodeAction({ ...action }))))).toBe(true);
  });
});

describe('events', () => {
  it('of games are read as they are', () => {
    const refused = events.filter((event) => {
      const read = decodeEvent(JSON.parse(JSON.stringify(event)));
      return E.isLeft(read) || JSON.stringify(read.right) !== JSON.stringify(event);
    });
    expect(refused).toEqual([]);
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(25);
  });

  const moved = {
    type: 'unitMoved',
    rule: 'R 7.3',
    unit: 'attica-hoplite-4-1',
    player: 'athens',
    from: 'forcePool',
    to: 'W3731',
    inside: true,
  };

  it.each<readonly [unknown, string]>([
    [{ ...moved, type: 'unitFled' }, '$.type'],
    [{ ...moved, rule: 'because' }, '$.rule'],
    [{ ...moved, unit: 'attica-hoplite' }, '$.unit'],
    [{ ...moved, from: 'W1' }, '$.from'],
    [{ ...moved, inside: 1 }, '$.inside'],
    [{ ...moved, player: null }, '$.player'],
    [{ ...moved, by: 'athens' }, '$.by'],
    [{ type: 'treasuryChanged', rule: 'R 5.1', player: 'athens', by: -3, now: -1 }, '$.now'],
    [{ type: 'rolled', rule: 'R 17.3', purpose: 'combat', player: null, dice: [1, 9] }, '$.dice[1]'],
  ])('refuse %j', (input, path) => {
    expect(pathsOf(decodeEvent(input))).toEqual([path]);
  });

  it.each(hostileForms(moved, 'unit'))('refuse %s', (_, input) => {
    expect(pathsOf(decodeEvent(input)).length).toBeGreaterThan(0);
  });
});

describe('frames', () => {
  it('of games have their shapes', () => {
    const stacks = states.flatMap(({ stack }) => stack);
    expect(stacks.filter((frame) => !frameCodec.is(JSON.parse(JSON.stringify(frame))))).toEqual([]);
    expect(new Set(stacks.map(({ kind }) => kind)).size).toBeGreaterThan(15);
  });

  it('refuse whatever else', () => {
    expect(frameCodec.is({ kind: 'dance' })).toBe(false);
    expect(frameCodec.is({ kind: 'turn', step: -1, left: null })).toBe(false);
    expect(frameCodec.is({ kind: 'turn', step: 1, left: ['persia'] })).toBe(false);
    expect(frameCodec.is({ kind: 'raiding', player: 'athens', more: true })).toBe(false);
  });
});
