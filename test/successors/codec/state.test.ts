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
import { orThrow } from '../../../src/core/index.js';
import { successors } from '../../../src/successors/game.js';
import { SUCCESSORS_POSITION_VERSION } from '../../../src/successors/version.js';
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
/** At rest, where a die is about to be rolled for the Turn Order (R 6.2). */
const atRest = [
  { kind: 'game', stage: 'usurper' },
  { kind: 'turnOrder', tied: ['red', 'blue', 'yellow', 'white'], rolls: [], chooser: null },
  { kind: 'roll', purpose: 'turnOrder', player: 'red', dice: 1, values: [] },
];
const rested = (change: (raw: Raw) => void) =>
  faults((raw) => {
    raw.stack = atRest as never;
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

  test('R 8.3.8.2 two enemy Armies are not outside in one space when nothing is being resolved', () => {
    const both = (raw: Raw): void => {
      raw.forces['red:pella'] = { loyal: 1 };
      raw.forces['blue:pella'] = { mercenary: 2 };
      raw.forces['blue:komana'] = { mercenary: 1 };
    };
    expect(rested(both)).toEqual([
      '$.forces["blue:pella"]: R 8.3.8.2: CUs of red stand outside in pella',
      '$.independentArmies.ariarathes.space: R 8.3.8.2: CUs of blue stand outside in komana',
    ]);
    // One of them may besiege the other, whose city it is.
    expect(
      rested((raw) => {
        raw.control['pella'] = 'blue';
        raw.forces['red:pella'] = { loyal: 1 };
        raw.minorGenerals = { 'red:pella': 1 };
        raw.forces['blue:pella:inside'] = { mercenary: 2 };
      }),
    ).toEqual([]);
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
        raw.silverShieldsRaised = true;
      }),
    ).toEqual([
      '$.forces["red:pella"]: a place that is listed has at least one CU',
      '$.forces: 9 royalArmy, of which there are 8',
      '$.forces: 3 silverShields, of which there are 2',
      '$.moved.forces["red:babylon"].royalArmy: 10 moved of 9',
    ]);
  });

  test('R 3.3.3.2 the Silver Shields come into play by their card', () => {
    const shields = (raised: boolean) =>
      rested((raw) => {
        raw.control['pella'] = 'red';
        raw.forces['red:pella'] = { silverShields: 2 };
        raw.silverShieldsRaised = raised;
      });
    expect(shields(true)).toEqual([]);
    expect(shields(false)).toEqual([
      '$.silverShieldsRaised: R 3.3.3.2 brings Silver Shields into play by their card only',
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
        Object.assign(raw.control, { pella: 'red', pydna: 'red' });
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

  test('R 15.4.1, 18.2, 18.4.1 Heirs are never inactive, nobody controls who is, and of the body only the cart is controlled', () => {
    expect(
      rested((raw) => {
        raw.royals['herakles'] = { status: 'inactive', space: 'pella', inside: false, controller: null };
        raw.royals['thessalonike'] = { status: 'inactive', space: 'pella', inside: false, controller: 'red' };
        raw.body = { status: 'tomb', space: 'pella', inside: false, controller: 'red' };
      }),
    ).toEqual([
      '$.royals.herakles.status: R 18.2 has no Heir inactive',
      '$.royals.thessalonike.controller: nobody controls an inactive royal (R 18.4.1)',
      '$.body.controller: R 15.4.1 speaks of the control of a cart, and of nothing else',
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
    expect(faults(() => undefined)).toEqual(['$.stack[0]: the game does not wait here: no player acts']);
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
          { kind: 'dealGenerals', pool: [], dealt: {}, discarded: [], round: 'deal' },
        ] as never;
      }),
    ).toEqual([
      '$.stack[1].pool: the Generals to be dealt are each in the pool, with a player or given up, once',
      '$.stack[0].stage: it is "placeGenerals" while a frame "dealGenerals" lies on it',
    ]);
  });

  test('the state belongs to the caller: what is read is a copy, frozen like all states', () => {
    const { states } = sampledGame({ players: 2 }, 'copy', 100);
    const given = json(states[1]!);
    const read = decodeState(given);
    if (E.isLeft(read)) throw new Error('a state of a game');
    expect(read.right !== given && read.right.forces !== given.forces).toBe(true);
    expect([read.right, read.right.forces, read.right.stack[0]].map(Object.isFrozen)).toEqual([true, true, true]);
    expect(Object.isFrozen(given) || Object.isFrozen(given.forces)).toBe(false);
  });
});

describe('states that contradict themselves', () => {
  const march = {
    kind: 'march',
    player: 'red',
    commander: 'krateros',
    group: { generals: ['krateros'], minors: 0, units: units({ loyal: 2 }), royals: [], cart: false },
    space: 'tarsos',
    inside: false,
    afloat: false,
    through: units({}),
    die: 3,
    points: 0,
    bonus: 0,
    spent: 0,
    guides: false,
    entered: 0,
    byLand: false,
    bySea: false,
    ended: false,
    handled: [],
    trail: [],
    arrivedBy: 'start',
    bound: null,
    passage: [],
    attempted: [],
    awaiting: 'none',
  };
  const memory = (segment: string) => ({
    player: 'red',
    segment,
    navalMoved: false,
    attempts: {},
    minorsHandled: [],
    oratory: [],
  });
  const turn = (next: string) => [
    { kind: 'game', stage: 'isolation' },
    { kind: 'strategy', next: 1 },
    { kind: 'playerTurn', player: 'red', next },
  ];
  const tycheCard = (card: number) => ({
    kind: 'tyche',
    player: 'red',
    card,
    stage: 'resolved',
    cancelled: false,
    operationsUsed: true,
    bases: [],
  });
  /** The card that activates Ariarathes. */
  const ARIARATHES = 28;
  /** The card that promises Kleopatra. */
  const KLEOPATRA = 31;
  const moving = { kind: 'movement', player: 'red', die: 3, stage: 'activate' };
  /** Red's Movement Segment, Krateros at Tarsos activated or about to be. */
  const inMovement = (change: (raw: Raw) => void, marching = true): readonly string[] =>
    faults((raw) => {
      raw.turn = 2;
      raw.round = 1;
      raw.control = { tarsos: 'red' };
      raw.segment = memory('movement');
      raw.stack = json([...turn('forage'), moving, ...(marching ? [march] : [])]) as never;
      raw.generals['krateros'] = marching
        ? { status: 'march', owner: 'red', space: null, inside: false }
        : { status: 'map', owner: 'red', space: 'tarsos', inside: false };
      if (!marching) raw.forces['red:tarsos'] = { loyal: 2 };
      change(raw);
    });
  const top = (raw: Raw): Record<string, unknown> => (raw.stack as unknown as Record<string, unknown>[]).at(-1)!;
  const putOn = (raw: Raw, ...frames: readonly object[]): void => {
    (raw.stack as unknown as object[]).push(...frames);
  };

  test('R 8.3 the activation itself is in order', () => {
    expect(inMovement(() => undefined)).toEqual([]);
    expect(inMovement(() => undefined, false)).toEqual([]);
  });

  test('R 8.3.8.2 an Independent Army on its way meets whom it finds', () => {
    const drawn = {
      kind: 'independentMove',
      player: 'red',
      army: 'ariarathes',
      origin: 'mazaka',
      left: 2,
      cameFrom: 'mazaka',
      drew: true,
      entered: 1,
      ended: false,
      awaiting: 'retreat',
      noLocalTroops: [],
    };
    const meeting = (...frames: readonly object[]) =>
      faults((raw) => {
        raw.turn = 2;
        raw.round = 1;
        raw.segment = memory('tyche');
        raw.deck = (raw.deck as unknown as number[]).filter((card) => card !== ARIARATHES) as never;
        raw.discards = [ARIARATHES] as never;
        // Ariarathes stands in Komana.
        raw.forces['blue:komana'] = { mercenary: 1 };
        raw.minorGenerals = { 'blue:komana': 1 };
        raw.stack = [...turn('movement'), tycheCard(ARIARATHES), ...frames] as never;
      });
    const event = { kind: 'cardEvent', player: 'red', card: ARIARATHES, step: 'marching', memory: {} };
    const apart = '$.independentArmies.ariarathes.space: R 8.3.8.2: CUs of blue stand outside in komana';
    expect(meeting(event, drawn)).toEqual([]);
    expect(meeting(event, { ...drawn, drew: false, awaiting: 'none' })).toEqual([apart]);
    // It is activated by the event of its card, and by nothing else.
    expect(meeting(drawn)).toEqual([
      '$.stack[4].kind: a frame "independentMove" lies upon "cardEvent", not upon "tyche"',
    ]);
    expect(meeting()).toContain(apart);
  });

  test('R 8.4.4, 8.5.2 fleets are declared once each, in their order, for one side', () => {
    const route = ['myriandos'];
    const off = (escort: readonly string[], fleets: readonly string[], told = { route, escort }): readonly string[] =>
      inMovement((raw) => {
        const sailing = { kind: 'seaMove', player: 'red', embarkation: 'tarsos', embarkedInside: false };
        putOn(
          raw,
          { ...sailing, escort, stage: 'interception', route, beaten: false, storm: false, inside: false },
          { kind: 'navalInterception', mover: 'red', ...told, asked: 'blue', passed: [], fleets, beaten: false },
        );
      }).filter((fault) => /^\$\.stack\[[56]\]\.(escort|fleets|route)/.test(fault));
    expect(off(['karia', 'kypros'], ['rhodos', 'phoinike'])).toEqual([]);
    const late = (side: string, fleet: string) =>
      `$.stack[${side}]: the fleet of ${fleet} has been declared or passed over`;
    expect(off([], ['rhodos', 'rhodos'])).toEqual([late('6].fleets[1', 'rhodos')]);
    expect(off([], ['rhodos', 'karia'])).toEqual([late('6].fleets[1', 'karia')]);
    expect(off(['kypros'], ['rhodos', 'kypros'])).toEqual([late('6].fleets[1', 'kypros')]);
    expect(off(['kypros', 'karia'], [])).toEqual([late('5].escort[1', 'karia'), late('6].escort[1', 'karia')]);
    // Both frames tell of one voyage.
    expect(off(['kypros'], [], { route: ['issos'], escort: [] })).toEqual([
      '$.stack[6].route: that of the frame "seaMove" below, which says myriandos',
      '$.stack[6].escort: that of the frame "seaMove" below, which says kypros',
    ]);
  });

  test('R 4.16 who goes into a city is before it, and finds room (ruling shelter)', () => {
    const seeking = (before: object, within: object, marching = 'tarsos') =>
      inMovement((raw) => {
        raw.control['pella'] = 'red';
        raw.forces['red:pella'] = before;
        raw.forces['red:pella:inside'] = within;
        const chosen = units({ loyal: 2 });
        top(raw)['space'] = marching;
        putOn(raw, { kind: 'shelter', player: 'red', space: 'pella', rule: 'ruling shelter', chosen, holds: 'pella' });
      }).filter((fault) => fault.startsWith('$.stack[5]'));
    const fault = '$.stack[5].chosen: CUs that go into the city are before it, and find room inside';
    expect(seeking({ loyal: 1, mercenary: 2 }, {})).toEqual([fault]);
    expect(seeking({ loyal: 2, mercenary: 2 }, { loyal: 1 })).toEqual([fault]);
    expect(seeking({ loyal: 2, mercenary: 2 }, {})).toEqual([]);
    // The Army on the march is before the city too, when it has come back there: with its two Loyal CUs.
    expect(seeking({ mercenary: 2 }, {}, 'pella')).toEqual([]);
    expect(
      faults((raw) => {
        const frame = { kind: 'shelter', player: 'red', space: 'pella', rule: 'ruling shelter' };
        raw.stack = [
          { kind: 'game', stage: 'isolation' },
          { ...frame, chosen: units({}), holds: 'pella' },
        ] as never;
      }),
    ).toContain(
      '$.stack[1].kind: a frame "shelter" lies upon "march" or "seaMove" or "arrival" or "landBattle", not upon "game"',
    );
  });

  test('R 2, 6.4 what is to be deployed is counted with what is on the board', () => {
    const deploying = (change: (raw: Raw) => void) =>
      faults((raw) => {
        raw.turn = 2;
        raw.control = { tarsos: 'red' };
        raw.forces['red:tarsos'] = { royalArmy: 2 };
        raw.stack = [
          { kind: 'game', stage: 'tycheCards' },
          {
            kind: 'reinforcements',
            waiting: ['blue'],
            pools: {
              red: { units: units({ royalArmy: 8 }), generals: ['krateros'] },
              blue: { units: units({ royalArmy: 2 }), generals: [] },
            },
            bases: {},
          },
          {
            kind: 'deploy',
            player: 'red',
            units: units({ royalArmy: 4 }),
            generals: [],
            spaces: null,
            together: false,
            bases: [],
            placed: {},
            resort: {},
            minorGenerals: true,
            stage: 'units',
          },
        ] as never;
        change(raw);
      });
    // Two on the board, four in hand, two to come: the eight there are. Red has taken up what was his.
    expect(deploying(() => undefined)).toEqual([]);
    expect(deploying((raw) => (top(raw)['units'] = units({ royalArmy: 5 })))).toEqual([
      '$.stack[2].units: 9 royalArmy, of which there are 8',
    ]);
    expect(deploying((raw) => (top(raw)['units'] = units({ mercenary: 99 })))).toEqual([
      '$.forces: 101 CUs of red; 100 is the most',
    ]);
    expect(
      deploying((raw) => {
        raw.generals['krateros'] = { status: 'map', owner: 'red', space: 'tarsos', inside: false };
        raw.generals['peithon'] = { status: 'dispersed', owner: 'blue', space: null, inside: false };
        top(raw)['generals'] = ['krateros', 'peithon', 'peithon'];
      }),
    ).toEqual([
      '$.stack[2].generals[0]: krateros is "map", and nobody to be placed',
      "$.stack[2].generals[1]: peithon is blue's",
      '$.stack[2].generals[2]: peithon is in hand already',
      "$.stack[2].generals[2]: peithon is blue's",
    ]);
  });

  test('R 4.31 a card that is played lies open, and not in the deck or in a hand besides', () => {
    const playing = (change: (raw: Raw) => void) =>
      faults((raw) => {
        raw.turn = 2;
        raw.round = 1;
        raw.segment = memory('tyche');
        raw.control = { tarsos: 'red' };
        raw.deck = (raw.deck as unknown as number[]).filter((card) => card !== 24) as never;
        raw.discards = [24] as never;
        raw.forces['blue:pella'] = { loyal: 3 };
        raw.minorGenerals['blue:pella'] = 1;
        raw.stack = [
          ...turn('movement'),
          tycheCard(24),
          { kind: 'cardEvent', player: 'red', card: 24, step: 'target', memory: {} },
        ] as never;
        change(raw);
      });
    const twice =
      'card 24 has been played, and does not lie with the discards, out of the game or open before its player';
    expect(
      playing((raw) => {
        raw.deck = start.deck as never;
        raw.discards = [] as never;
      }),
    ).toEqual([`$.stack[3].card: ${twice}`, `$.stack[4].card: ${twice}`]);
    expect(
      playing((raw) => {
        raw.discards = [] as never;
        raw.hands = { red: [24], blue: [], yellow: [], white: [] };
      }),
    ).toEqual([`$.stack[3].card: ${twice}`, `$.stack[4].card: ${twice}`]);
    expect(playing((raw) => (raw.discards = [] as never))).toContain('$.deck: nowhere is card 24');
    expect(
      inMovement((raw) => {
        raw.deck = (raw.deck as unknown as number[]).filter((card) => card !== 1) as never;
        raw.contracts = [{ player: 'red', card: 1, bride: 'kleopatra' }] as never;
      }),
    ).toEqual(['$.contracts[0].card: card 1 is no contract for kleopatra']);
  });

  test('R 4.31.1 somebody is asked for a Surprise card only where the hands explain it', () => {
    const asking = (asked: string | null, hands: object, passed: readonly string[] = []) =>
      inMovement((raw) => {
        (raw.options as Record<string, unknown>)['interrupts'] = 'everyone';
        raw.deck = (raw.deck as unknown as number[]).filter((card) => card > 2) as never;
        raw.hands = { red: [], blue: [], yellow: [], white: [], ...hands };
        putOn(raw, { kind: 'window', moment: 'movementRolled', space: null, subject: 'red', asked, passed });
      }, false);
    const nobody = (player: string) => [`$.stack[4].asked: nothing in the hands explains that ${player} is asked`];
    expect(asking('blue', { blue: [1], white: [2] })).toEqual([]);
    expect(asking('white', { blue: [1], white: [2] }, ['blue'])).toEqual([]);
    expect(asking('white', { blue: [1], white: [2] })).toEqual(nobody('white'));
    expect(asking('blue', { white: [1, 2] })).toEqual(nobody('blue'));
    expect(asking('blue', { blue: [1], white: [2] }, ['blue'])).toEqual(nobody('blue'));
    expect(
      inMovement((raw) => {
        raw.deck = (raw.deck as unknown as number[]).filter((card) => card > 1) as never;
        raw.hands = { red: [], blue: [1], yellow: [], white: [] };
        putOn(raw, {
          kind: 'window',
          moment: 'movementRolled',
          space: null,
          subject: 'red',
          asked: 'blue',
          passed: [],
        });
      }, false),
    ).toEqual(nobody('blue'));
  });

  test('R 6 frames lie only where the rules lay them, and speak of the same matter', () => {
    expect(inMovement((raw) => putOn(raw, { ...march }))).toContain(
      '$.stack[5].kind: a frame "march" lies upon "movement" or "forcedMarch", not upon "march"',
    );
    expect(
      inMovement((raw) => {
        putOn(raw, { kind: 'passage', mover: 'blue', asked: 'yellow', space: 'pella', granted: null });
      }),
    ).toEqual([
      '$.stack[5].mover: that of the frame "march" below, which says red',
      '$.stack[5].space: that of the frame "march" below, which says tarsos',
      '$.stack[4].awaiting: it is "passage" while a frame "passage" lies on it',
    ]);
    expect(inMovement((raw) => (raw.segment = memory('tyche')))).toEqual([
      '$.stack[3]: the Segment is that of red called "tyche"',
    ]);
    expect(inMovement((raw) => Object.assign(raw, { segment: null }))).toEqual([
      '$.segment: the memory of the Segment of the frame "movement"',
    ]);
    expect(inMovement((raw) => (top(raw)['commander'] = 'minor'))).toEqual([
      '$.stack[4].commander: the commander is not with the Army',
    ]);
  });

  test('counts are those of the pieces there are', () => {
    expect(
      inMovement((raw) => {
        top(raw)['through'] = units({ loyal: 3 });
        top(raw)['afloat'] = true;
        top(raw)['die'] = 4;
        putOn(raw, { kind: 'draw', player: 'red', count: 60 });
      }),
    ).toEqual([
      '$.stack[4].afloat: only an Army in a Naval Movement is at sea, on its route',
      '$.stack[4].through.loyal: 3 came through of 2',
      '$.stack[4].die: that of the frame "movement" below, which says 3',
      '$.stack[5].count: 60 cards to be drawn; 1 is the most',
    ]);
    expect(
      inMovement((raw) => {
        Object.assign(top(raw), { die: null });
        putOn(raw, { kind: 'roll', purpose: 'movement', player: 'red', dice: 9, values: [] });
      }, false),
    ).toEqual(['$.stack[4].dice: there are 1, not 9']);
    expect(
      inMovement((raw) => {
        Object.assign(top(raw), { inside: true, space: 'mazaka' });
      }),
    ).toEqual(['$.stack[4].inside: only a Major City has an inside']);
  });

  test('R 13.2 a siege whose points suffice, that nobody lays, or that has no object', () => {
    const besieged = (change: (raw: Raw) => void) =>
      inMovement((raw) => {
        raw.control = { tarsos: 'red', pella: 'blue' };
        raw.forces['blue:pella:inside'] = { loyal: 1 };
        raw.forces['yellow:pella'] = { mercenary: 3 };
        raw.minorGenerals['yellow:pella'] = 1;
        raw.sieges = { pella: { by: 'yellow', points: 1 } };
        change(raw);
      }, false);
    expect(besieged(() => undefined)).toEqual([]);
    expect(besieged((raw) => (raw.sieges = { pella: { by: 'yellow', points: 2 } }))).toEqual([
      '$.sieges.pella.points: R 13.2.4 takes pella with 2',
    ]);
    expect(besieged((raw) => delete raw.forces['blue:pella:inside'])).toEqual([
      '$.sieges.pella.points: R 13.2.4 takes pella with 1',
    ]);
    expect(besieged((raw) => (raw.sieges = { pella: { by: 'red', points: 1 } }))).toEqual([
      '$.sieges.pella.by: R 13.2.5 lifts the siege of pella: red has no CUs outside',
    ]);
    expect(besieged((raw) => (raw.sieges = { pydna: { by: 'yellow', points: 1 } }))).toEqual([
      '$.sieges.pydna: yellow has nothing to besiege or subjugate in pydna',
    ]);
    expect(besieged((raw) => (raw.sieges = { pella: { by: 'yellow', points: 0 } }))).toEqual([
      '$.sieges.pella.points: a siege that is listed has at least one point',
    ]);
    // In the midst of an activation a Major City may be about to fall, but no Independent Stronghold, which its own attempt takes.
    const midway = (sieges: Raw['sieges']) =>
      inMovement((raw) => {
        raw.control = { tarsos: 'red', pella: 'blue', sagalassos: 'independent' };
        raw.forces['yellow:pella'] = { mercenary: 3 };
        raw.minorGenerals['yellow:pella'] = 1;
        raw.forces['white:sagalassos'] = { mercenary: 3 };
        raw.minorGenerals['white:sagalassos'] = 1;
        raw.sieges = sieges;
      });
    expect(midway({ pella: { by: 'yellow', points: 2 }, sagalassos: { by: 'white', points: 2 } })).toEqual([]);
    expect(midway({ sagalassos: { by: 'white', points: 3 } })).toEqual([
      '$.sieges.sagalassos.points: R 13.3.2 takes sagalassos with 3',
    ]);
    // R 4.16: a stranger inside.
    expect(
      besieged((raw) => {
        raw.forces['white:pella:inside'] = { loyal: 1 };
        raw.generals['peithon'] = { status: 'map', owner: 'white', space: 'pella', inside: true };
      }),
    ).toEqual([
      '$.forces["white:pella:inside"]: R 4.16 lets only its holder be inside pella',
      '$.generals.peithon.inside: R 4.16 lets only its holder be inside pella',
    ]);
  });

  /** White's three Mercenaries under Krateros have entered Larisa; red, before Pella, is asked whether he intercepts. */
  const intercepted = (minors: readonly string[]) => {
    const simulation = successors.simulate(
      orThrow(
        successors.fromPosition({
          format: 'diadochi-position',
          game: 'successors',
          version: SUCCESSORS_POSITION_VERSION,
          options: { players: 4, edition: 'player-aid' },
          turn: 2,
          toMove: 'white',
          segment: 'movement',
          markers: { red: ['gaza', 'tyros'] },
          generals: { antipatros: 'red:pella', krateros: 'white:lamia' },
          forces: {
            'red:pella': { mercenary: 3, loyal: 2 },
            'white:lamia': { mercenary: 3 },
            'red:gaza': { loyal: 1 },
            'red:tyros': { loyal: 1 },
          },
          minorGenerals: minors,
          independentArmies: { leosthenes: 'box' },
        }),
      ),
    );
    const choose = (particulars: object): void => {
      const listed = [...simulation.legalActions(), ...simulation.chanceOutcomes().map(({ action }) => action)];
      const found = listed.find((action) =>
        Object.entries(particulars).every(([key, value]) => Reflect.get(action, key) === value),
      );
      if (found === undefined) throw new Error(`${JSON.stringify(particulars)} is none of ${JSON.stringify(listed)}`);
      orThrow(simulation.apply(found));
    };
    choose({ type: 'rollMovement' });
    choose({ type: 'roll', die: 6 });
    choose({ type: 'activate', commander: 'krateros' });
    choose({ type: 'march', to: 'larisa' });
    return { choose, state: () => simulation.state() };
  };

  test('R 3.1.2, 11.2 a Minor General may be awaited who is to lead an interception (ruling interceptors-travel-light)', () => {
    const reread = (state: GameState, placing?: string) => {
      const raw = json(state) as unknown as Raw;
      if (placing !== undefined) Object.assign(top(raw), { placing });
      const read = decodeState(raw);
      return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : read.right;
    };
    const fault = (state: GameState) => `$.stack[${state.stack.length - 1}].placing: no Minor General comes from there`;
    // From the supply: he is called at once.
    const supplied = intercepted(['red:gaza']);
    supplied.choose({ type: 'intercept', from: 'pella', commander: 'minor' });
    expect(supplied.state().stack.at(-1)).toMatchObject({ building: { minors: 1 }, placing: 'supply' });
    expect(reread(supplied.state())).toEqual(supplied.state());
    expect(reread(supplied.state(), 'gaza')).toEqual([fault(supplied.state())]);
    // From Gaza or Tyros, by the player aid, when the supply is empty: it is still to be said from where.
    const spared = intercepted(['red:gaza', 'red:gaza', 'red:tyros', 'red:tyros']);
    spared.choose({ type: 'intercept', from: 'pella', commander: 'minor' });
    expect(spared.state().stack.at(-1)).toMatchObject({ building: { minors: 1 }, placing: null });
    expect(reread(spared.state())).toEqual(spared.state());
    spared.choose({ type: 'placeMinorGeneral', from: 'tyros' });
    expect(reread(spared.state())).toEqual(spared.state());
    expect(reread(spared.state(), 'supply')).toEqual([fault(spared.state())]);
    // A second one who is nowhere is not awaited.
    const two = json(spared.state()) as unknown as Raw;
    Object.assign(top(two)['building'] as object, { minors: 2 });
    expect(reread(two as unknown as GameState)).toEqual([
      `$.stack[${spared.state().stack.length - 1}].building: more than there is where it comes from`,
    ]);
  });

  test('R 18.1, 18.5, 18.6.1 royals and cart are in the hands of whom the pieces give them to', () => {
    const alexandros = (controller: string | null, change: (raw: Raw) => void = () => undefined) =>
      inMovement((raw) => {
        raw.control = { tarsos: 'red', pella: 'blue' };
        raw.royals['alexandros'] = { status: 'active', space: 'pella', inside: false, controller };
        change(raw);
      }, false);
    const gives = (keeper: string) => [
      `$.royals.alexandros.controller: as the pieces stand in pella, R 18.1 gives control to ${keeper}`,
    ];
    expect(alexandros('blue')).toEqual([]);
    expect(alexandros('red')).toEqual(gives('blue'));
    // Yellow's Army besieges the city before which he is.
    const besieged = (raw: Raw): void => {
      raw.forces['yellow:pella'] = { mercenary: 3 };
      raw.minorGenerals['yellow:pella'] = 1;
    };
    expect(alexandros('yellow', besieged)).toEqual([]);
    expect(alexandros('blue', besieged)).toEqual(gives('yellow'));
    expect(alexandros(null, (raw) => (raw.control = { tarsos: 'red' }))).toEqual([]);
    expect(alexandros('blue', (raw) => (raw.control = { tarsos: 'red' }))).toEqual(gives('nobody'));
    // The cart goes by the same rule, and a woman whom nobody keeps is not active any more.
    expect(
      alexandros('blue', (raw) => {
        raw.body = { status: 'cart', space: 'tarsos', inside: false, controller: 'blue' };
        raw.royals['olympias'] = { status: 'active', space: 'tarsos', inside: false, controller: 'yellow' };
      }),
    ).toEqual([
      '$.royals.olympias.controller: as the pieces stand in tarsos, R 18.1 gives control to nobody',
      '$.body.controller: as the pieces stand in tarsos, R 18.1 gives control to red',
    ]);
    // Red's Army is in Tarsos under Krateros: with a contract for her the bride there would be married.
    const waiting = (space: string) =>
      inMovement((raw) => {
        raw.deck = (raw.deck as unknown as number[]).filter((other) => other !== KLEOPATRA) as never;
        raw.contracts = [{ player: 'red', card: KLEOPATRA, bride: 'kleopatra' }] as never;
        raw.royals['kleopatra'] = { status: 'inactive', space, inside: false, controller: null };
      }, false);
    expect(waiting('pella')).toEqual([]);
    expect(waiting('tarsos')).toEqual(["$.contracts[0]: R 18.5.3: kleopatra is red's already"]);
  });

  test('R 13.2.4 in a position too', () => {
    const read = successors.fromPosition({
      format: 'diadochi-position',
      game: 'successors',
      version: SUCCESSORS_POSITION_VERSION,
      options: { players: 4 },
      turn: 2,
      markers: { blue: ['pella'] },
      forces: { 'yellow:pella': { mercenary: 3 } },
      minorGenerals: ['yellow:pella'],
      sieges: { pella: { by: 'yellow', points: 1 } },
    });
    expect(E.isLeft(read) && read.left.faults).toEqual([
      { path: '$.sieges.pella.points', message: 'R 13.2.4 takes pella with 1' },
    ]);
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
    const read = RecordCodec.decode({ ...record, version: 3, actions: [{ type: 'fly' }] });
    expect(E.isLeft(read) && read.left.map(({ context }) => context.map(({ key }) => key).join('.'))).toEqual([
      '.version',
      '.actions.0.type',
    ]);
  });
});
