/** R 19.3.2: the state of a mover who avoids those who have come to attack it reads back, though its Army is not where the Reaction Step is. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/index.js';
import { codecs, successors, type GameState } from '../../../src/successors/index.js';
import { SUCCESSORS_POSITION_VERSION } from '../../../src/successors/version.js';
import { json } from './samples.js';

/** Krateros of Blue comes from Komana to Mazaka; Kassandros of Red intercepts him from Ankyra, and attacks. He avoids battle. */
function avoiding(...to: readonly string[]): GameState {
  const simulation = successors.simulate(
    orThrow(
      successors.fromPosition({
        format: 'diadochi-position',
        game: 'successors',
        version: SUCCESSORS_POSITION_VERSION,
        options: { players: 4, optionalRules: ['interceptorAttacks'] },
        turn: 2,
        toMove: 'blue',
        segment: 'movement',
        markers: { red: ['mazaka'], blue: ['zela', 'amaseja'] },
        forces: { 'blue:komana': { mercenary: 3 }, 'red:ankyra': { mercenary: 3 } },
        generals: { krateros: 'blue:komana', kassandros: 'red:ankyra' },
        independentArmies: { ariarathes: 'removed' },
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
  const steps: readonly object[] = [
    { type: 'rollMovement' },
    { type: 'roll', die: 6 },
    { type: 'activate', commander: 'krateros' },
    { type: 'march', to: 'mazaka' },
    { type: 'intercept', from: 'ankyra', commander: 'kassandros' },
    { type: 'interceptWith', unit: 'mercenary', count: 3 },
    { type: 'declareInterception' },
    // Kassandros has Initiative 3, Krateros 4.
    { type: 'roll', die: 4 },
    { type: 'becomeAttacker' },
    { type: 'avoidBattle' },
    { type: 'roll', die: 5 },
    ...to.map((space) => ({ type: 'avoidTo', to: space })),
  ];
  for (const step of steps) choose(step);
  return simulation.state();
}

const top = ({ stack }: GameState) => stack.at(-1);
const marching = ({ stack }: GameState) => stack.find((frame) => frame.kind === 'march');

describe('R 19.3.2 a mover who avoids the interceptors', () => {
  test('R 10.2 is about to leave the space, or has left it: either is read back', () => {
    const leaving = avoiding();
    expect(top(leaving)).toMatchObject({ kind: 'avoidMove', player: 'blue', space: 'mazaka' });
    expect(codecs.decodeState(json(leaving))).toEqual(E.right(leaving));
    const gone = avoiding('zela');
    expect([top(gone), marching(gone)]).toMatchObject([{ kind: 'avoidMove', space: 'zela' }, { space: 'zela' }]);
    expect(gone.stack).toContainEqual(expect.objectContaining({ kind: 'arrival', space: 'mazaka', stage: 'done' }));
    expect(codecs.decodeState(json(gone))).toEqual(E.right(gone));
    expect(successors.fromPosition(json(successors.toPosition(gone)))).toEqual(E.right(gone));
  });

  test('R 10.5 it goes as a whole, under its general', () => {
    const without = (state: GameState, part: object): readonly string[] => {
      const stack = state.stack.map((frame) =>
        frame.kind === 'avoidMove' ? { ...frame, force: { ...frame.force, ...part } } : frame,
      );
      const read = codecs.decodeState(json({ ...state, stack }));
      return E.isLeft(read) ? read.left.faults.map(({ path }) => path) : [];
    };
    const fault = (state: GameState): readonly string[] => [`$.stack[${state.stack.length - 1}].force`];
    const leaving = avoiding();
    const units = { mercenary: 2, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 };
    expect(without(leaving, { units })).toEqual(fault(leaving));
    expect(without(leaving, { generals: [] })).toEqual(fault(leaving));
    const gone = avoiding('zela');
    expect(without(gone, { units })).toEqual([]);
    expect(without(gone, { generals: [] })).toEqual(fault(gone));
  });

  test('R 10.2 and where it has come to rest its activation is over', () => {
    const over = avoiding('zela', 'amaseja');
    expect(top(over)).toMatchObject({ kind: 'movement', player: 'blue' });
    expect(codecs.decodeState(json(over))).toEqual(E.right(over));
  });
});
