/** R 19.10: Elephants and sieges. */
import { describe, expect, it } from 'vitest';
import { decodeState } from '../../../src/successors/codec/index.js';
import { elephantFindings } from '../../../src/successors/codec/state/elephants.js';
import { settingOf, type Sketch } from '../../../src/successors/codec/state/sketch.js';
import { machine } from '../../../src/successors/machine.js';
import { fromPosition } from '../../../src/successors/codec/position/index.js';
import { mayBeInside } from '../../../src/successors/questions.js';
import { takeShelter } from '../../../src/successors/rules/08-3-7-shelter.js';
import { pushSiegeAttempt } from '../../../src/successors/rules/13-siege.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { NO_UNITS, type Units } from '../../../src/successors/units.js';
import { carryOut, dice, forces, general, play, said, topKind, type Setting, type Told } from '../language.js';
import { army, event } from '../cards/support.js';
import { situation } from '../golden/situation.js';
import { choose, enter, field, fight } from './battlefield.js';
import { activate, go, listed, march, refusal } from './marching.js';

const PLAYED: GameOptions = { players: 4, optionalRules: ['elephantsOutside'] };
const ground = (given: Setting) => field({ options: PLAYED, ...given });

describe('R 19.10, 9.1 arranging a city', () => {
  /** Blue comes to Pella, which Red holds. */
  const pella = (units: object, options = PLAYED): Told =>
    enter(
      ground({
        options,
        active: 'blue',
        control: { pella: 'red' },
        forces: { 'blue:larisa': { mercenary: 3 }, 'red:pella': units },
        generals: { kassandros: 'blue:larisa', antipatros: 'red:pella' },
      }),
      'blue',
      'larisa',
      'pella',
    );

  it('R 19.10 Elephants do not go in: elephantsOutside', () => {
    const told = pella({ loyal: 1, elephant: 1 });
    expect(listed(told, 'moveIntoCity').map(({ unit }) => unit)).toEqual(['loyal']);
    expect(
      machine.explainAction(told.state, { type: 'moveIntoCity', player: 'red', unit: 'elephant', count: 1 }),
    ).toMatchObject({ code: 'elephantsOutside', rule: 'R 19.10' });
  });

  it('R 9.1 where it is not played they do', () => {
    expect(listed(pella({ loyal: 1, elephant: 1 }, { players: 4 }), 'moveIntoCity').map(({ unit }) => unit)).toEqual([
      'loyal',
      'elephant',
    ]);
  });

  it('R 19.10 they meet the enemy outside though all others go in: nobody besieges them (ruling elephants-shut-out)', () => {
    const told = pella({ loyal: 2, elephant: 1 });
    const shut = choose(choose(told, { type: 'moveIntoCity', unit: 'loyal', count: 2 }), {
      type: 'moveGeneralThroughGate',
      general: 'antipatros',
    });
    expect(forces(shut, 'red:pella:inside')).toEqual({ loyal: 2 });
    expect(forces(shut, 'red:pella')).toEqual({ elephant: 1 });
  });

  it('R 9.1 an owner who has nothing but Elephants there is not asked', () => {
    const told = enter(
      ground({
        active: 'blue',
        control: { pella: 'red' },
        forces: { 'blue:larisa': { mercenary: 3 }, 'red:pella': { elephant: 2 } },
        generals: { kassandros: 'blue:larisa' },
      }),
      'blue',
      'larisa',
      'pella',
    );
    expect(said(told, 'cityArranged')).toEqual([]);
    expect(topKind(told)).not.toBe('arrangeCity');
  });
});

describe('R 19.10, 8.3.7 the gate', () => {
  /** Red marches from Larisa to Pella, both of them his. */
  const marchTo = (units: object, options = PLAYED): Told => {
    const state = ground({
      options,
      active: 'red',
      control: { pella: 'red', larisa: 'red' },
      forces: { 'red:larisa': units },
      generals: { antipatros: 'red:larisa' },
    });
    return go(activate({ state, events: [] }, 'antipatros', 'red:larisa', { points: 2 }), march('pella'));
  };

  it('R 19.10 none is left inside', () => {
    const there = marchTo({ loyal: 1, elephant: 1 });
    expect(listed(there, 'leaveUnits').map(({ unit, inside }) => [unit, inside])).toEqual([
      ['loyal', false],
      ['elephant', false],
      ['loyal', true],
    ]);
    expect(refusal(there, { type: 'leaveUnits', unit: 'elephant', count: 1, inside: true })).toBe('elephantsOutside');
  });

  it('R 19.10 an Army ends inside only without them', () => {
    const there = marchTo({ loyal: 1, elephant: 1 });
    expect(refusal(there, { type: 'endActivation', inside: true })).toBe('elephantsOutside');
    const dropped = go(there, { type: 'leaveUnits', unit: 'elephant', count: 1, inside: false });
    const over = go(dropped, { type: 'endActivation', inside: true });
    expect(forces(over, 'red:pella:inside')).toEqual({ loyal: 1 });
    expect(forces(over, 'red:pella')).toEqual({ elephant: 1 });
    expect(general(over, 'antipatros').inside).toBe(true);
  });

  it('R 8.3.7 where it is not played both are possible', () => {
    const there = marchTo({ loyal: 1, elephant: 1 }, { players: 4 });
    expect(listed(there, 'leaveUnits')).toHaveLength(4);
    expect(forces(go(there, { type: 'endActivation', inside: true }), 'red:pella:inside')).toEqual({
      loyal: 1,
      elephant: 1,
    });
  });
});

describe('R 19.10, 8.4.6 by sea', () => {
  /** White sails from Pelousion to his besieged city of Tyros. */
  const toTyros = (units: object): Told =>
    go(
      activate(
        {
          state: ground({
            active: 'white',
            control: { pelousion: 'white', tyros: 'white' },
            forces: { 'white:pelousion': units, 'white:tyros:inside': { loyal: 1 }, 'yellow:tyros': { mercenary: 3 } },
            generals: { ptolemaios: 'white:pelousion' },
            minors: ['white:tyros:inside', 'yellow:tyros'],
          }),
          events: [],
        },
        'ptolemaios',
        'white:pelousion',
        { points: 4 },
      ),
      { type: 'embark' },
      { type: 'sail', to: 'gaza' },
      { type: 'sail', to: 'ake' },
      { type: 'sail', to: 'tyros' },
    );

  it('R 19.10 ships with Elephants land outside a besieged city, and none is put ashore inside', () => {
    const there = toTyros({ elephant: 1 });
    expect(listed(there, 'debark').map(({ inside }) => inside)).toEqual([false]);
    expect(refusal(there, { type: 'debark', inside: true })).toBe('elephantsOutside');
    expect(listed(there, 'leaveUnits')).toEqual([]);
    expect(refusal(there, { type: 'leaveUnits', unit: 'elephant', count: 1, inside: true })).toBe('elephantsOutside');
  });

  it('R 8.4.6 others go in', () => {
    expect(listed(toTyros({ loyal: 1 }), 'debark').map(({ inside }) => inside)).toEqual([false, true]);
  });
});

describe('R 19.10 shelter (ruling elephants-shut-out)', () => {
  const before = (units: object, options = PLAYED): Told =>
    carryOut(
      ground({
        options,
        control: { pella: 'red' },
        forces: { 'red:pella': units, 'blue:pella': { mercenary: 3 } },
        generals: { antipatros: 'red:pella', krateros: 'blue:pella' },
      }),
      (run) => void takeShelter(run, 'red', 'pella'),
    );

  it('R 19.10 Elephants find none in the besieged city and are Dispersed', () => {
    const told = before({ loyal: 2, elephant: 2 });
    expect(topKind(told)).not.toBe('shelter');
    expect(forces(told, 'red:pella:inside')).toEqual({ loyal: 2 });
    expect(told.state.dispersed.red).toMatchObject({ elephant: 2, loyal: 0 });
    expect(said(told, 'unitsDispersed')).toMatchObject([{ rule: 'R 19.10', units: { elephant: 2 } }]);
  });

  it('R 4.16 where it is not played their owner says who goes in', () => {
    expect(topKind(before({ loyal: 2, elephant: 2 }, { players: 4 }))).toBe('shelter');
  });

  it('R 19.10 where others are too many he chooses among those', () => {
    const told = before({ loyal: 1, mercenary: 2, elephant: 1 });
    expect(listed(told, 'moveIntoCity').map(({ unit }) => unit)).toEqual(['mercenary', 'mercenary', 'loyal']);
    expect(refusal(told, { type: 'moveIntoCity', unit: 'elephant', count: 1 })).toBe('elephantsOutside');
    const over = go(told, { type: 'moveIntoCity', unit: 'mercenary', count: 2 });
    expect(forces(over, 'red:pella:inside')).toEqual({ mercenary: 2 });
    expect(over.state.dispersed.red).toMatchObject({ elephant: 1, loyal: 1, mercenary: 0 });
  });

  it('R 12.6 after a draw a general goes in without his Elephants', () => {
    const drawn = play(
      fight(
        ground({
          active: 'red',
          control: { pella: 'red' },
          forces: {
            'red:larisa': { elephant: 2 },
            'blue:larisa': { mercenary: 2 },
            'yellow:pella': { mercenary: 3 },
          },
          generals: { antipatros: 'red:larisa', krateros: 'blue:larisa' },
          minors: ['yellow:pella'],
        }),
        { space: 'larisa', attacker: 'red', defender: 'blue', retreatTo: 'pella' },
      ),
      // Elephants of 2 and 0 against two Mercenaries; the same dice for both: a draw, one CU lost on each side.
      ...dice(4, 1, 6, 5, 6, 5),
    );
    expect(said(drawn, 'landBattleDecided')).toMatchObject([{ result: 'draw' }]);
    expect(forces(drawn, 'red:pella:inside')).toEqual({});
    expect(general(drawn, 'antipatros')).toMatchObject({ status: 'map', space: 'pella', inside: true });
    expect(drawn.state.dispersed.red).toMatchObject({ elephant: 1 });
  });
});

describe('R 19.10 cards', () => {
  it('R 20.24 an Elephant that deserts to an Army inside a city is Dispersed, another CU goes in', () => {
    const deserted = (units: object): Told =>
      play(
        event(
          ground({
            control: { pella: 'red' },
            forces: { 'red:pella:inside': { loyal: 1 }, 'blue:larisa': units },
            generals: { antipatros: 'red:pella:inside', krateros: 'blue:larisa' },
          }),
          24,
        ),
        army('blue', 'larisa', 'red'),
        ...dice(3),
      );
    const elephant = deserted({ elephant: 2 });
    expect(forces(elephant, 'red:pella:inside')).toEqual({ loyal: 1 });
    expect(elephant.state.dispersed.red).toMatchObject({ elephant: 1 });
    expect(said(elephant, 'unitsDispersed')).toMatchObject([{ rule: 'R 19.10' }]);
    expect(forces(deserted({ mercenary: 2 }), 'red:pella:inside')).toEqual({ loyal: 1, mercenary: 1 });
  });
});

describe('R 19.10 Elephants besiege', () => {
  it('R 13.1 three of them are an Army that may attempt a Siege', () => {
    const told = carryOut(
      ground({
        active: 'blue',
        control: { pella: 'red' },
        forces: { 'blue:pella': { elephant: 3 } },
        generals: { krateros: 'blue:pella' },
      }),
      (run) => pushSiegeAttempt(run, 'blue', 'pella', 'krateros', false),
    );
    // A 4 against Pella places one point, and an empty city falls to it (R 13.2.2).
    expect(said(play(told, ...dice(4)), 'spaceCaptured')).toMatchObject([{ space: 'pella' }]);
  });

  it('R 19.10 which CUs may be inside', () => {
    expect(mayBeInside({ options: PLAYED }, 'elephant')).toBe(false);
    expect(mayBeInside({ options: PLAYED }, 'silverShields')).toBe(true);
    expect(mayBeInside({ options: { players: 4 } }, 'elephant')).toBe(true);
  });
});

describe('R 19.10 what is written', () => {
  const written = {
    turn: 2,
    markers: { red: ['pella'] },
    generals: { antipatros: 'red:pella' },
    forces: { 'red:pella': { elephant: 2 }, 'red:pella:inside': { loyal: 1 } },
  } as const;
  const inside = { 'red:pella': { elephant: 2 }, 'red:pella:inside': { elephant: 1 } };
  const refused = (path: string) => ({ left: { faults: [{ path, message: 'R 19.10 keeps Elephants outside' }] } });

  it('R 19.10 a state with an Elephant inside a city is refused, and read where it is not played', () => {
    const { state } = situation(written, PLAYED);
    expect(decodeState({ ...state, forces: inside })).toMatchObject(refused('$.forces["red:pella:inside"].elephant'));
    expect(decodeState({ ...state, options: { players: 4 }, forces: inside })).toMatchObject({ _tag: 'Right' });
  });

  it('R 19.10 so is a position', () => {
    const position = { format: 'diadochi-position', game: 'successors', version: 1, ...written, forces: inside };
    expect(fromPosition({ ...position, options: PLAYED })).toMatchObject(
      refused('$.forces["red:pella:inside"].elephant'),
    );
  });

  const elephants = { ...NO_UNITS, elephant: 1 };
  const loyal = { ...NO_UNITS, loyal: 1 };
  /** What the frame of a matter says of Elephants inside, as far as it is looked at here. */
  const saying = (units: Units): Readonly<Record<string, object>> => ({
    '["group"]["units"]["elephant"]': { kind: 'march', inside: true, group: { units } },
    '["chosen"]["elephant"]': { kind: 'shelter', chosen: units },
    '["joined"]["units"]["elephant"]': { kind: 'joinBattle', joined: { units } },
    '["attacker"]["fromCity"]["units"]["elephant"]': {
      kind: 'landBattle',
      attacker: { fromCity: { units } },
      defender: { fromCity: null },
    },
    '["defender"]["fromCity"]["units"]["elephant"]': {
      kind: 'landBattle',
      attacker: { fromCity: null },
      defender: { fromCity: { units } },
    },
    '["declared"][0]["units"]["elephant"]': { kind: 'arrival', declared: [{ inside: true, units }] },
    '["building"]["units"]["elephant"]': { kind: 'interception', declared: [], building: { inside: true, units } },
  });
  const found = (frame: object | undefined, options: GameOptions): readonly string[] =>
    Array.from(elephantFindings({ options, stack: [frame] } as Sketch, settingOf(options)), ({ keys }) =>
      keys
        .slice(2)
        .map((key) => `[${JSON.stringify(key)}]`)
        .join(''),
    );

  it.each(Object.keys(saying(elephants)))('R 19.10 so is what is being resolved: %s', (path) => {
    expect(found(saying(elephants)[path], PLAYED)).toEqual([path]);
    expect(found(saying(loyal)[path], PLAYED)).toEqual([]);
    expect(found(saying(elephants)[path], { players: 4 })).toEqual([]);
  });

  it('R 8.4.6 so are ships with Elephants about to land inside a city', () => {
    const march = { kind: 'march', inside: false, group: { units: elephants } };
    const stack = [march, { kind: 'seaMove', inside: true }];
    const findings = [...elephantFindings({ options: PLAYED, stack } as unknown as Sketch, settingOf(PLAYED))];
    expect(findings.map(({ keys }) => keys)).toEqual([['stack', 1, 'inside']]);
  });
});
