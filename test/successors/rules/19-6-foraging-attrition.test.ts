/** R 19.6: Attrition above the forage limit. */
import { describe, expect, it } from 'vitest';
import { pushAttrition } from '../../../src/successors/deeds/losses.js';
import { decodeState } from '../../../src/successors/codec/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import type { SomeUnits } from '../../../src/successors/units.js';
import { carryOut, dice, forces, legal, play, said, setting, topKind, type Told } from '../language.js';
import { halted, put, putGeneral, putMinor, situationWith, type Sketch } from './segments-support.js';

const PLAYED: GameOptions = { players: 4, optionalRules: ['foragingAttrition'] };

const foraging = (change: (state: Sketch) => void, options: GameOptions = PLAYED): Told => ({
  state: situationWith(options, change, { kind: 'forage', player: 'yellow', handled: [], asking: false }),
  events: [],
});
/** One Army of Yellow's under a Minor General. */
const armyIn = (space: string, units: SomeUnits, options?: GameOptions): Told =>
  foraging((draft) => {
    putMinor(draft, 'yellow', space);
    put(draft, 'yellow', space, units);
  }, options);
const lossesOn = (told: Told, die: number): readonly number[] =>
  said(play(told, ...dice(die)), 'attritionRolled').map(({ losses }) => losses);

describe('R 19.6 Attrition above the forage limit', () => {
  it('R 19.6 eighteen CUs in Kelainai roll on the last column: one loss on a 1, two on a 4, three on a 6', () => {
    const told = armyIn('kelainai', { loyal: 4, mercenary: 12, elephant: 2 });
    expect([1, 4, 6].map((die) => lossesOn(told, die))).toEqual([[1], [2], [3]]);
  });

  it('R 4.3 the owner chooses; on a 6 the first is an Elephant, and the others are what he likes', () => {
    const six = play(armyIn('kelainai', { loyal: 4, mercenary: 12, elephant: 2 }), ...dice(6));
    // One of the two Elephants is lost without a question: it must be one.
    expect(forces(six, 'yellow:kelainai')).toEqual({ loyal: 4, mercenary: 12, elephant: 1 });
    expect(new Set(legal(six).map((action) => Reflect.get(action, 'unit')))).toEqual(
      new Set(['loyal', 'mercenary', 'elephant']),
    );
    const loyal = { type: 'loseUnit', player: 'yellow', unit: 'loyal', space: 'kelainai', inside: false } as const;
    const over = play(six, loyal, loyal);
    expect(forces(over, 'yellow:kelainai')).toEqual({ loyal: 2, mercenary: 12, elephant: 1 });
    expect(new Set(said(over, 'unitsLost').map(({ rule }) => rule))).toEqual(new Set(['R 19.6']));
  });

  it('R 19.6 nine CUs roll on the column of nine: one on a 1, two on a 3', () => {
    const told = armyIn('gordion', { mercenary: 9 });
    expect([1, 3].map((die) => lossesOn(told, die))).toEqual([[1], [2]]);
  });

  it('R 19.6 where the table shows no loss there is one: four CUs on a Transit Point on a 1 and a 2, five on a 1', () => {
    expect([1, 2, 3].map((die) => lossesOn(armyIn('tp-kibyra', { mercenary: 4 }), die))).toEqual([[1], [1], [1]]);
    expect(lossesOn(armyIn('tp-kibyra', { mercenary: 5 }), 1)).toEqual([1]);
    expect(lossesOn(armyIn('tp-kibyra', { mercenary: 5 }), 6)).toEqual([2]);
    expect(forces(play(armyIn('tp-kibyra', { mercenary: 4 }), ...dice(1)), 'yellow:tp-kibyra')).toEqual({
      mercenary: 3,
    });
  });

  it('R 6.6.5 each Army once, though it is still above the limit (ruling hunger-by-attrition)', () => {
    const over = play(armyIn('kelainai', { mercenary: 18 }), ...dice(1));
    expect(forces(over, 'yellow:kelainai')).toEqual({ mercenary: 17 });
    expect(halted(over.state)).toBe(true);
  });

  it('R 6.6.5 every Army above its limit rolls for itself, one at its limit does not', () => {
    const told = foraging((draft) => {
      putMinor(draft, 'yellow', 'gordion');
      put(draft, 'yellow', 'gordion', { mercenary: 9 });
      putGeneral(draft, 'yellow', 'antigonos', 'synnada');
      put(draft, 'yellow', 'synnada', { mercenary: 8 });
      putMinor(draft, 'yellow', 'tp-kibyra');
      put(draft, 'yellow', 'tp-kibyra', { mercenary: 4 });
    });
    const over = play(told, ...dice(1, 1));
    expect(said(over, 'attritionRolled').map(({ space, count }) => [space, count])).toEqual([
      ['gordion', 9],
      ['tp-kibyra', 4],
    ]);
    expect(halted(over.state)).toBe(true);
  });

  it('R 4.2 CUs without a general are no Army and do not forage (ruling hunger-by-attrition)', () => {
    const told = foraging((draft) => {
      draft.control['kelainai'] = 'yellow';
      put(draft, 'yellow', 'kelainai', { mercenary: 12 });
    });
    expect(halted(told.state)).toBe(true);
  });

  it('R 6.6.5 where it is not played one CU is lost, and nobody rolls', () => {
    const told = armyIn('kelainai', { loyal: 4, mercenary: 12 }, { players: 4 });
    expect(legal(told).map(({ type }) => type)).toEqual(['loseUnit', 'loseUnit']);
  });

  it('R 4.3 other Attrition keeps its blanks: two CUs lose none on a 1', () => {
    const state = setting({
      options: PLAYED,
      forces: { 'yellow:pella': { mercenary: 2 } },
      control: { pella: 'yellow' },
    });
    const rolling = carryOut(state, (run) => pushAttrition(run, { player: 'yellow', space: 'pella', rule: 'R 4.3' }));
    expect(said(play(rolling, ...dice(1)), 'attritionRolled')).toMatchObject([{ rule: 'R 4.3', losses: 0 }]);
  });

  it('R 19.6 a hungry Army about to roll is a state that reads back, but not where it is not played', () => {
    const { state } = armyIn('tp-kibyra', { mercenary: 4 });
    expect(topKind(state)).toBe('roll');
    const standing = (options: GameOptions): unknown => ({
      ...state,
      options,
      round: 1,
      stack: [
        { kind: 'game', stage: 'isolation' },
        { kind: 'strategy', next: 1 },
        { kind: 'playerTurn', player: 'yellow', next: 'done' },
        ...state.stack,
      ],
      segment: { player: 'yellow', segment: 'forage', navalMoved: false, attempts: {}, minorsHandled: [], oratory: [] },
    });
    expect(decodeState(standing(PLAYED))).toMatchObject({ _tag: 'Right' });
    expect(decodeState(standing({ players: 4 }))).toMatchObject({
      left: { faults: [{ path: '$.stack[4].kind', message: expect.stringContaining('not upon "forage"') }] },
    });
  });
});
