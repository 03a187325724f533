/** R 6: what the frames of a stack say of the matter that they are about, against the pieces and against each other. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/core/index.js';
import { apartFindings, bystanderFindings } from '../../../src/successors/codec/state/apart.js';
import { decisionFindings } from '../../../src/successors/codec/state/decided.js';
import { independentMoveFindings } from '../../../src/successors/codec/state/independents.js';
import { marchFindings } from '../../../src/successors/codec/state/march.js';
import { setupFindings } from '../../../src/successors/codec/state/setup.js';
import { settingOf, type Setting, type Sketch } from '../../../src/successors/codec/state/sketch.js';
import { stagesOfFrames } from '../../../src/successors/codec/state/stages.js';
import { codecs, type GameState } from '../../../src/successors/index.js';
import { machine } from '../../../src/successors/machine.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import { scene } from '../cards/support.js';
import { situationOf } from '../language.js';
import { board, deal, FOUR_HANDS } from '../rules/phases-support.js';
import { json } from './samples.js';

const setting = settingOf({ players: 4 });
const keysOf = (findings: Iterable<Finding>): readonly string[] => Array.from(findings, ({ keys }) => keys.join('.'));
const found = (check: (sketch: Sketch, given: Setting) => Iterable<Finding>, sketch: object): readonly string[] =>
  keysOf(check(sketch as Sketch, setting));

describe('R 8.3.8.2 enemies are outside in one space only where an Army comes among others', () => {
  const forces = { 'red:pella': { loyal: 1 }, 'blue:pella': { mercenary: 2 } };
  const march = (more: object) => ({
    kind: 'march',
    player: 'blue',
    space: 'pella',
    awaiting: 'none',
    passage: [],
    ...more,
  });
  const apart = (...stack: readonly object[]) => found(apartFindings, { forces, independentArmies: {}, stack });

  test('R 8.3.8.1 it passes those who let it', () => {
    expect(apart(march({ passage: ['red'] }))).toEqual([]);
    expect(apart(march({ passage: ['yellow'] }))).toEqual(['forces.blue:pella']);
    expect(apart(march({}))).toEqual(['forces.blue:pella']);
  });

  test.each(['passage', 'arrival', 'battle'])('R 8.3.4 it meets anybody while it waits for the %s', (awaiting) => {
    expect(apart(march({ awaiting }))).toEqual([]);
    expect(apart(march({ awaiting, space: 'larisa' }))).toEqual(['forces.blue:pella']);
    expect(apart(march({ awaiting, player: 'yellow' }))).toEqual(['forces.blue:pella']);
  });

  test('R 14.5 so does an Independent Army, and the event of a card alone explains nothing', () => {
    const independentArmies = { filon: { status: 'map', space: 'larisa' } };
    const met = (...stack: readonly object[]) =>
      found(apartFindings, { forces: { 'red:larisa': { loyal: 1 } }, independentArmies, stack });
    const move = (awaiting: string) => ({ kind: 'independentMove', army: 'filon', awaiting });
    expect(met({ kind: 'cardEvent' }, move('battle'))).toEqual([]);
    expect(met({ kind: 'cardEvent' }, move('none'))).toEqual(['independentArmies.filon.space']);
    expect(met({ kind: 'cardEvent' })).toEqual(['independentArmies.filon.space']);
  });

  test('R 12.1.1 in a Land Battle nobody looks on', () => {
    const battle = (defender: string) => ({
      forces,
      stack: [{ kind: 'landBattle', space: 'pella', attacker: { who: 'blue' }, defender: { who: defender } }],
    });
    expect(found(bystanderFindings, battle('red'))).toEqual([]);
    expect(found(bystanderFindings, battle('yellow'))).toEqual(['forces.red:pella']);
  });
});

describe('R 6 how a matter was decided', () => {
  const decided = (frame: object) => found(decisionFindings, { stack: [frame] });

  test.each([
    ['landBattle', 'result', 'score', 'leaders', 'draw'],
    ['avoidBattle', 'result', 'roll', 'fate', 'failed'],
    ['navalBattle', 'winner', 'roll', 'done', 'mover'],
  ])('R 6 a frame %s tells its %s after the stage %s', (kind, field, open, over, how) => {
    expect(decided({ kind, stage: open, [field]: null })).toEqual([]);
    expect(decided({ kind, stage: over, [field]: how })).toEqual([]);
    expect(decided({ kind, stage: open, [field]: how })).toEqual([`stack.0.${field}`]);
    expect(decided({ kind, stage: over, [field]: null })).toEqual([`stack.0.${field}`]);
  });

  test('R 8.6.3 ships are beaten after the battle, and go back', () => {
    const sailing = (more: object, ...above: readonly object[]) =>
      keysOf(
        stagesOfFrames({
          stack: [{ kind: 'seaMove', stage: 'sail', inside: false, beaten: false, ...more }, ...above],
        } as never),
      );
    expect(sailing({})).toEqual([]);
    expect(sailing({ beaten: true })).toEqual(['stack.0.beaten']);
    expect(sailing({ inside: true })).toEqual(['stack.0.inside']);
    expect(sailing({ stage: 'attrition', beaten: true }, { kind: 'attrition', stage: 'roll' })).toEqual([]);
    expect(sailing({ stage: 'interception', beaten: true }, { kind: 'navalInterception' })).toEqual(['stack.0.beaten']);
  });

  test('R 8.4.6 an Army embarks inside its besieged city, and is in no city at sea', () => {
    const none = { mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 };
    const group = { generals: [], minors: 0, units: none, royals: [], cart: false };
    const embarking = (march: object, voyage: object): readonly string[] =>
      found(marchFindings, {
        stack: [
          { kind: 'march', player: 'red', group, through: none, space: 'tyros', inside: true, afloat: false, ...march },
          { kind: 'seaMove', embarkation: 'tyros', embarkedInside: true, stage: 'sail', route: [], ...voyage },
        ],
      });
    expect(embarking({}, {})).toEqual([]);
    expect(embarking({}, { embarkedInside: false })).toEqual(['stack.0.afloat']);
    expect(embarking({ inside: false, afloat: true, space: 'kition' }, { route: ['kition'] })).toEqual([]);
    expect(embarking({ afloat: true, space: 'kition' }, { route: ['kition'] })).toEqual(['stack.0.afloat']);
    expect(embarking({ inside: false }, { stage: 'landed', route: ['kition'] })).toEqual([]);
  });

  test('R 8.3 an Army about which its owner is asked waits for nothing', () => {
    const march = (awaiting: string) => keysOf(stagesOfFrames({ stack: [{ kind: 'march', awaiting }] } as never));
    expect(march('none')).toEqual([]);
    expect(march('arrival')).toEqual(['stack.0.awaiting']);
  });
});

describe('R 5.4 while the Generals are set up', () => {
  test('R 5.4 before they are dealt nobody has CUs, and none of them is in play', () => {
    const { generals } = board();
    const dealing = (more: object) =>
      found(setupFindings, {
        generals,
        forces: {},
        minorGenerals: {},
        dispersed: {},
        stack: [{ kind: 'dealGenerals' }],
        ...more,
      });
    expect(dealing({})).toEqual([]);
    expect(dealing({ forces: { 'red:pella': { loyal: 1 } } })).toEqual(['forces']);
    const krateros = { status: 'map', owner: 'red', space: 'tarsos', inside: false };
    expect(dealing({ generals: { ...generals, krateros } })).toEqual(['generals.krateros']);
    expect(dealing({ generals: { ...generals, krateros }, stack: [{ kind: 'turnOrder' }] })).toEqual([]);
  });

  test('R 5.4.1 one who may stand in several spaces has those of the rules', () => {
    const asked = deal(machine.start(initialState({ players: 4 })).state, FOUR_HANDS);
    const offering = (spaces: readonly string[]): GameState => ({
      ...asked,
      stack: asked.stack.map((frame) => (frame.kind === 'placeGeneral' ? { ...frame, spaces } : frame)),
    });
    const read = (state: GameState) => {
      const decoded = codecs.decodeState(json(state));
      return E.isLeft(decoded) ? decoded.left.faults.map(({ path }) => path) : [];
    };
    // Krateros stands in Tarsos or Issos.
    expect(asked.stack.at(-1)).toMatchObject({ kind: 'placeGeneral', general: 'krateros' });
    expect(read(offering(['tarsos', 'issos']))).toEqual([]);
    expect(read(offering(['tarsos', 'pella']))).toEqual(['$.stack[1].spaces']);
  });
});

describe('R 14.2 an Independent Army on its way', () => {
  /** Ariarathes is in Komana, next to Mazaka, with Blue in Mazaka or nobody. */
  const coming = (more: object, forces: GameState['forces'] = {}): readonly string[] => {
    const move = {
      kind: 'independentMove',
      player: 'red',
      army: 'ariarathes',
      origin: 'mazaka',
      entered: 1,
      cameFrom: 'mazaka',
      ended: false,
    };
    const state = scene({
      forces,
      rest: { independentArmies: { ...board().independentArmies, ariarathes: { status: 'map', space: 'komana' } } },
    });
    return keysOf(independentMoveFindings(situationOf({ ...state, stack: [{ ...move, ...more }] as never })));
  };
  const fault = ['stack.0.cameFrom'];

  test('R 14.2.2 has come by a path', () => {
    expect(coming({})).toEqual([]);
    expect(coming({ cameFrom: 'pella' })).toEqual(fault);
    expect(coming({ cameFrom: 'komana' })).toEqual(fault);
    // Ariarathes has no box.
    expect(coming({ cameFrom: 'box' })).toEqual(fault);
  });

  test('R 14.7 from a space to which it can go back', () => {
    expect(coming({}, { 'blue:mazaka': { loyal: 1 } })).toEqual(fault);
  });

  test('R 14.2.1 and before its first step it is where it began', () => {
    expect(coming({ entered: 0, origin: 'komana', cameFrom: 'komana' })).toEqual([]);
    expect(coming({ entered: 0, origin: 'komana' })).toEqual(fault);
    expect(coming({ entered: 0, origin: 'mazaka' })).toEqual(fault);
    expect(coming({ entered: 0, origin: 'mazaka', ended: true })).toEqual([]);
  });
});
