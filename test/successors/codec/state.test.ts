import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  codecs,
  createRecord,
  replay,
  type FrameKind,
  type FrameOf,
  type GameRecord,
  type GameState,
  type Position,
  type SuccessorsFrame,
} from '../../../src/successors/index.js';
import { framesOf } from '../../../src/successors/codec/frame/index.js';
import { anyWords } from '../../../src/successors/codec/words.js';
import type { SuccessorsTypes } from '../../../src/successors/types.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import { json, sampledGame } from './samples.js';

const { decodeState, FrameCodec, PositionCodec, RecordCodec, StateCodec } = codecs;

type Raw = {
  -readonly [K in keyof GameState]: GameState[K] extends object | null ? Record<string, unknown> : unknown;
} & { [key: string]: unknown };
const start = initialState({ players: 4 });
const faults = (change: (raw: Raw) => void): readonly string[] => {
  const raw = json(start) as unknown as Raw;
  change(raw);
  const read = decodeState(raw);
  return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};
const units = (some: object) => ({ mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0, ...some });
/** At rest, where a player is asked. */
const atRest = {
  kind: 'dealGenerals',
  pool: ['perdikkas', 'antipatros', 'krateros', 'ptolemaios', 'leonnatos', 'peithon', 'lysimachos', 'antigonos'],
  dealt: {},
  discarded: [],
  round: 'deal',
};
const rested = (change: (raw: Raw) => void) =>
  faults((raw) => {
    raw.stack = [{ kind: 'game', stage: 'placeGenerals' }, atRest] as never;
    change(raw);
  });

describe('types', () => {
  test('the codecs are those of the types', () => {
    expectTypeOf<t.TypeOf<typeof StateCodec>>().toEqualTypeOf<GameState>();
    expectTypeOf<t.TypeOf<typeof FrameCodec>>().toEqualTypeOf<SuccessorsFrame>();
    expectTypeOf<t.TypeOf<typeof PositionCodec>>().toEqualTypeOf<Position>();
    expectTypeOf<t.TypeOf<typeof RecordCodec>>().toEqualTypeOf<GameRecord<SuccessorsTypes>>();
    expectTypeOf<t.TypeOf<ReturnType<typeof framesOf>[FrameKind]>>().toEqualTypeOf<FrameOf<FrameKind>>();
  });

  test('no field of a frame may be missing, and none be there that is not its own', () => {
    for (const [kind, codec] of Object.entries(framesOf(anyWords))) {
      const alone = codec.decode({ kind });
      const more = codec.decode({ kind, extra: 1 });
      expect(E.isLeft(alone)).toBe(true);
      expect(E.isLeft(more) && more.left.some(({ message }) => message === 'unknown key')).toBe(true);
    }
  });
});

describe('states', () => {
  test.each([2, 3, 4, 5] as const)(
    'of whole games with %i players read back',
    (players) => {
      const { states } = sampledGame({ players, interrupts: 'everyone' }, `states ${players}`, 12);
      for (const state of states.slice(1)) {
        expect(decodeState(json(state))).toEqual(E.right(state));
        for (const frame of state.stack) expect(FrameCodec.is(json(frame))).toBe(true);
      }
    },
    60_000,
  );

  test('R 5 a state before the first General is dealt', () => {
    expect(rested(() => undefined)).toEqual([]);
  });

  test('R 4.16 the inside of a city', () => {
    expect(
      rested((raw) => {
        raw.forces['red:pella:inside'] = { loyal: 3 };
        raw.forces['red:pydna:inside'] = { loyal: 1 };
        raw.minorGenerals['red:pydna:inside'] = 1;
        raw.generals['krateros'] = { status: 'map', owner: 'red', space: 'pydna', inside: true };
      }),
    ).toEqual([
      '$.forces["red:pella:inside"]: R 4.16 allows 2 CUs inside a city, not 3',
      '$.forces["red:pydna:inside"]: only a Major City has an inside',
      '$.generals.krateros.inside: only a Major City has an inside',
      '$.minorGenerals["red:pydna:inside"]: only a Major City has an inside',
    ]);
  });

  test('R 4.16 who goes into a city is before it, and finds room (ruling shelter)', () => {
    const seeking = (before: object, within: object) =>
      rested((raw) => {
        raw.forces['red:pella'] = before;
        raw.forces['red:pella:inside'] = within;
        const chosen = units({ loyal: 2 });
        const frame = {
          kind: 'shelter',
          player: 'red',
          space: 'pella',
          rule: 'ruling shelter',
          chosen,
          holds: 'pella',
        };
        raw.stack = [...(raw.stack as unknown as object[]), frame] as never;
      }).filter((fault) => fault.startsWith('$.stack[2]'));
    const fault = '$.stack[2].chosen: CUs that go into the city are before it, and find room inside';
    expect(seeking({ loyal: 1, mercenary: 2 }, {})).toEqual([fault]);
    expect(seeking({ loyal: 2, mercenary: 2 }, { loyal: 1 })).toEqual([fault]);
    expect(seeking({ loyal: 2, mercenary: 2 }, {})).toEqual([]);
  });

  test('R 4.16 a place has one name', () => {
    const notAPlace = 'expected as key a place such as "red:pella" or "red:pella:inside"';
    for (const name of [
      'red',
      'red:',
      'green:pella',
      'black:pella',
      'red:atlantis',
      'red:pella:outside',
      'red:pella:',
    ]) {
      const path = name === 'red' ? '.red' : `["${name}"]`;
      expect(
        rested((raw) => {
          raw.forces[name] = { loyal: 1 };
          raw.minorGenerals[name] = 1;
          raw.moved['forces'] = { [name]: { loyal: 1 } };
        }),
      ).toEqual([
        `$.forces${path}: ${notAPlace}`,
        `$.minorGenerals${path}: ${notAPlace}`,
        `$.moved.forces${path}: ${notAPlace}`,
      ]);
    }
  });

  test('R 3.3 forces and counters', () => {
    expect(
      rested((raw) => {
        raw.forces['red:pella'] = {};
        raw.forces['red:babylon'] = { royalArmy: 9 };
        raw.moved['forces'] = { 'red:babylon': { royalArmy: 10 } };
        raw.dispersed['blue'] = units({ silverShields: 3 });
      }),
    ).toEqual([
      '$.forces["red:pella"]: a place that is listed has at least one CU',
      '$.forces: 9 royalArmy, of which there are 8',
      '$.forces: 3 silverShields, of which there are 2',
      '$.moved.forces["red:babylon"].royalArmy: 10 moved of 9',
    ]);
  });

  test('R 8.3.1 no more has been moved than there is', () => {
    expect(
      rested((raw) => {
        raw.forces['red:pella'] = { loyal: 2 };
        raw.minorGenerals['red:pella'] = 1;
        raw.moved = {
          forces: { 'red:pella': { loyal: 2, mercenary: 1 } },
          minorGenerals: { 'red:pella': 2, 'red:babylon': 1 },
          generals: ['krateros'],
          royals: ['olympias'],
          cart: true,
        };
        raw.body['status'] = 'tomb';
      }),
    ).toEqual([
      '$.moved.forces["red:pella"].mercenary: 1 moved of 0',
      '$.moved.minorGenerals["red:pella"]: 2 moved of 1',
      '$.moved.minorGenerals["red:babylon"]: 1 moved of 0',
      '$.moved.generals[0]: only a general on the map has been moved',
      '$.moved.royals[0]: only an active royal has been moved',
      '$.moved.cart: there is no cart any more',
    ]);
    expect(
      rested((raw) => {
        raw.generals['krateros'] = { status: 'map', owner: 'red', space: 'pella', inside: false };
        raw.moved['generals'] = ['krateros', 'krateros'];
      }),
    ).toEqual(['$.moved.generals[1]: each general once, in the order of their names']);
  });

  test('R 8.3.1 what has been moved is written in one way', () => {
    expect(
      rested((raw) => {
        for (const id of ['antipatros', 'krateros']) {
          raw.generals[id] = { status: 'map', owner: 'red', space: 'pella', inside: false };
        }
        raw.moved = {
          forces: { 'red:pella': {} },
          minorGenerals: {},
          generals: ['krateros', 'antipatros'],
          royals: [],
          cart: false,
        };
      }),
    ).toEqual([
      '$.moved.forces["red:pella"]: a place that is listed has at least one CU that has moved',
      '$.moved.generals[1]: each general once, in the order of their names',
    ]);
  });

  test('a hundred CUs of a player are the most, wherever they are', () => {
    const withUnits = (mercenary: number) =>
      rested((raw) => {
        raw.forces['red:pella'] = { mercenary };
        raw.forces['red:pydna'] = { loyal: 40 };
      });
    expect(withUnits(60)).toEqual([]);
    expect(withUnits(61)).toEqual(['$.forces: 101 CUs of red; 100 is the most']);
  });

  test('R 3.1, 14, 15, 18 whoever is on the map stands somewhere', () => {
    expect(
      rested((raw) => {
        raw.generals['krateros'] = { status: 'map', owner: null, space: null, inside: false };
        raw.royals['olympias'] = { status: 'dead', space: 'pella', inside: false, controller: null };
        raw.body = { status: 'cart', space: null, inside: false, controller: null };
        raw.independentArmies['filon'] = { status: 'map', space: null };
        raw.minorGenerals = { 'red:pella': 3, 'red:pella:inside': 2, 'blue:pella': 4 };
      }),
    ).toEqual([
      '$.generals.krateros.space: a general stands in a space if his status is "map", and only then',
      '$.generals.krateros.owner: a general who is "map" belongs to somebody',
      '$.minorGenerals["red:pella:inside"]: R 3.1.2 gives 4 Minor Generals, not 5',
      '$.royals.olympias.space: one who is "dead" has no space',
      '$.body.space: the body is in a space unless it is lost or with the Army on the march, and only then',
      '$.independentArmies.filon.space: an Independent Army stands in a space if its status is "map", and only then',
    ]);
  });

  test('R 4.18 markers and players of this game', () => {
    expect(
      rested((raw) => {
        raw.control['tp-amanos'] = 'red';
        raw.control['pella'] = 'black';
        raw.usurper = 'black';
        raw.looted = ['pella', 'pella'] as never;
      }),
    ).toEqual([
      '$.usurper: expected one of "red", "blue", "yellow", "white", got "black"',
      '$.control.pella: expected one of "red", "blue", "yellow", "white", or "independent", got "black"',
      '$.looted[1]: pella is looted already',
    ]);
    expect(
      rested((raw) => {
        raw.control['tp-amanos'] = 'red';
      }),
    ).toEqual(['$.control.tp-amanos: a Transit Point cannot be controlled'.replace('.tp-amanos', '["tp-amanos"]')]);
  });

  test('R 4.31 every card once', () => {
    expect(
      rested((raw) => {
        raw.hands = { red: [1, 2], blue: [2], yellow: [], white: [] };
        raw.discards = [60] as never;
      }),
    ).toContain('$.discards[0]: expected a card of the deck, got 60');
    expect(
      rested((raw) => {
        raw.hands = { red: [2], blue: [2], yellow: [], white: [] };
        raw.deck = [4, 3, ...Array.from({ length: 54 }, (_, index) => index + 5)] as never;
      }),
    ).toEqual([
      '$.hands.blue[0]: card 2 lies somewhere else already',
      '$.deck[1]: the cards of the deck are sorted by number: their order is chance',
      '$.deck: nowhere are cards 1, 59',
    ]);
  });

  test('R 6, 7 order, outcome and stack', () => {
    expect(
      rested((raw) => {
        raw.turnOrder = ['red', 'red', 'blue', 'yellow'] as never;
        raw.outcome = { winners: [], how: 'regency', rule: 'R 6.1.4' };
      }),
    ).toEqual([
      '$.turnOrder: every player of the game, each once: red, blue, yellow, white',
      '$.outcome.winners: somebody wins',
      '$.stack: the stack is empty if there is an outcome, and only then',
    ]);
  });

  test('a game rests only where somebody is to act', () => {
    expect(faults(() => undefined)).toEqual(['$.stack[0]: the game does not rest here: nobody is to act']);
    expect(
      rested((raw) => {
        raw.stack = [
          { kind: 'game', stage: 'end' },
          { kind: 'game', stage: 'end' },
        ] as never;
      }),
    ).toEqual(['$.stack[1].kind: the frame "game" is the bottom of the stack, and only that']);
    expect(
      rested((raw) => {
        raw.stack = [
          { kind: 'game', stage: 'end' },
          { kind: 'roll', purpose: 'siege', player: null, dice: 1, values: [] },
        ] as never;
      }),
    ).toEqual(['$.stack[1].purpose: these dice are rolled for the frame "siegeAttempt", which is not below']);
    expect(
      rested((raw) => {
        raw.stack = [
          { kind: 'game', stage: 'end' },
          { ...atRest, pool: [] },
        ] as never;
      }),
    ).toEqual(['$.stack[1].pool: the Generals to be dealt are each in the pool, with a player or given up, once']);
  });

  test('the state belongs to the caller: what is read is a copy', () => {
    const { states } = sampledGame({ players: 2 }, 'copy', 100);
    const read = decodeState(states[1]);
    expect(E.isRight(read) && read.right !== states[1] && read.right.forces !== states[1]!.forces).toBe(true);
  });
});

describe('records', () => {
  const { actions, last } = sampledGame({ players: 3 }, 'record', 1_000_000);
  const record = json(createRecord({ players: 3 }, actions, last));

  test('of whole games read and replay', () => {
    expect(RecordCodec.decode(record)).toEqual(E.right(record));
    const again = replay(record);
    expect(E.isRight(again) && again.right.state).toEqual(last);
  });

  test('tell where they are wrong', () => {
    const read = RecordCodec.decode({ ...record, version: 2, actions: [{ type: 'fly' }] });
    expect(E.isLeft(read) && read.left.map(({ context }) => context.map(({ key }) => key).join('.'))).toEqual([
      '.version',
      '.actions.0.type',
    ]);
  });
});
