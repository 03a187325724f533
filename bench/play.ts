/**
 * Random games at full speed, for timing. Choices are made by index, with as little work outside the engine as
 * possible.
 */
import seedrandom from 'seedrandom';
import { right, type AnyAction, type AnyOptions, type GameFace, type WeightedAction } from './engines.js';

/** The result of a game: the number of actions, and a hash that two different games hardly share. */
export interface Played {
  readonly actions: number;
  readonly mark: number;
}

type Draw = (bound: number) => number;

function drawing(seed: string): Draw {
  const generator = seedrandom.alea(seed);
  return (bound) => (generator.int32() >>> 0) % bound;
}

/** Returns the index of an outcome, drawn by weight. */
function outcomeOf(outcomes: readonly WeightedAction[], draw: Draw): number {
  let total = 0;
  for (const { weight } of outcomes) total += weight;
  let number = draw(total);
  let index = 0;
  for (const { weight } of outcomes) {
    if (number < weight) return index;
    number -= weight;
    index++;
  }
  return 0;
}

/** Returns a hash extended by the length of a list and the chosen index. */
const marked = (mark: number, length: number, index: number): number =>
  Math.imul(Math.imul(mark ^ length, 0x01000193) ^ index, 0x01000193);

/** Plays with `simulate`. `seen` is called with every action. */
export function mutableGame(
  face: GameFace,
  options: AnyOptions,
  seed: string,
  seen?: (action: AnyAction) => void,
): Played {
  const draw = drawing(seed);
  const simulation = face.simulate(right(face.createGame(options)));
  let [actions, mark] = [0, 0];
  for (;;) {
    const actor = simulation.actors()[0];
    if (actor === undefined) return { actions, mark };
    let action: AnyAction | undefined;
    let length: number;
    let index: number;
    if (actor === 'chance') {
      const outcomes = simulation.chanceOutcomes();
      length = outcomes.length;
      index = outcomeOf(outcomes, draw);
      action = outcomes[index]?.action;
    } else {
      const list = simulation.legalActions();
      length = list.length;
      index = draw(length);
      action = list[index];
    }
    if (action === undefined) throw new Error('nothing to do');
    mark = marked(mark, length, index);
    seen?.(action);
    right(simulation.apply(action));
    actions++;
  }
}

/** Plays with `legalActions` and `applyAction`. */
export function immutableGame(face: GameFace, options: AnyOptions, seed: string): Played {
  const draw = drawing(seed);
  let state = right(face.createGame(options));
  let [actions, mark] = [0, 0];
  for (;;) {
    const actor = face.actors(state)[0];
    if (actor === undefined) return { actions, mark };
    let action: AnyAction | undefined;
    let length: number;
    let index: number;
    if (actor === 'chance') {
      const outcomes = face.chanceOutcomes(state);
      length = outcomes.length;
      index = outcomeOf(outcomes, draw);
      action = outcomes[index]?.action;
    } else {
      const list = face.legalActions(state);
      length = list.length;
      index = draw(length);
      action = list[index];
    }
    if (action === undefined) throw new Error('nothing to do');
    mark = marked(mark, length, index);
    state = right(face.applyAction(state, action)).state;
    actions++;
  }
}
