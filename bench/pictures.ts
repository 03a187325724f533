/** What pictures cost: step by step, as a page draws a game, and on a board that nobody has drawn before. */
import type { GameState as AlexandrosState } from '../src/alexandros/index.js';
import { boardSvg as drawAlexandros } from '../src/alexandros/svg/index.js';
import { board as defaultBoard, type GameState as SuccessorsState } from '../src/successors/index.js';
import { boardSvg as drawSuccessors } from '../src/successors/svg/index.js';
import { seededChance } from '../src/core/index.js';
import { faceOf, right, type AnyState, type Engine } from './engines.js';
import { timed } from './clock.js';
import { optionsOf } from './costs.js';
import { median } from './figures.js';

/** The games whose pictures are measured. */
export const PICTURED = ['successors', 'alexandros'] as const;
type Pictured = (typeof PICTURED)[number];

type Part = 'map' | 'players';
type Draw = (state: AnyState, part: Part) => string;

const DRAWN: Readonly<Record<Pictured, Draw>> = {
  successors: (state, part) => drawSuccessors(state as unknown as SuccessorsState, { part }),
  alexandros: (state, part) => drawAlexandros(state as unknown as AlexandrosState, { part }),
};

/** How many states follow each other in a stretch. */
const LENGTH = 200;

/** All states from a random game's first one on. */
function stretchOf(engine: Engine, game: Pictured, index: number): readonly AnyState[] {
  const face = faceOf(engine, game);
  const chance = seededChance(`pictures-${index}`);
  let { state } = face.settle(right(face.createGame(optionsOf(game, index))), chance);
  const states: AnyState[] = [];
  for (;;) {
    const list = face.legalActions(state);
    if (list.length === 0 || states.length === LENGTH) return states;
    const action = list[chance.draw(list.length)];
    if (action === undefined) return states;
    state = face.settle(right(face.applyAction(state, action)).state, chance).state;
    states.push(state);
  }
}

/** Milliseconds and bytes of a picture of each step after the one before: the middle one of so many games. */
export function stepByStep(
  engine: Engine,
  game: Pictured,
  part: Part,
  games: number,
): { readonly milliseconds: number; readonly bytes: number; readonly pictures: number } {
  const stretches = Array.from({ length: games }, (_, index) => stretchOf(engine, game, index));
  let [bytes, pictures] = [0, 0];
  const costs = [...stretches.slice(0, 1), ...stretches].map((states) => {
    const seconds = timed(() => {
      for (const state of states) bytes += DRAWN[game](state, part).length;
    });
    pictures += states.length;
    return (seconds * 1000) / Math.max(1, states.length);
  });
  return { milliseconds: median(costs.slice(1)), bytes: bytes / pictures, pictures };
}

/** Milliseconds of the first picture of a board of one's own: its plan is drawn up, and every place looked for. */
export function firstOfBoard(engine: Engine, games: number): number {
  const costs = Array.from({ length: games }, (_, index) => {
    const last = stretchOf(engine, 'successors', index).at(-1);
    if (last === undefined) return NaN;
    const own = { ...last, options: { ...optionsOf('successors', index), board: structuredClone(defaultBoard) } };
    return timed(() => void DRAWN.successors(own, 'map')) * 1000;
  });
  return median(costs);
}
