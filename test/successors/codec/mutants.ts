/** States that are changed in a few plausible places: what might come from a faulty tool, or from somebody who tries. */
import { topFrame, type ChanceSource } from '../../../src/core/index.js';
import type { GameOptions, GameState } from '../../../src/successors/index.js';
import { json, sampledGame } from './samples.js';

type Place = readonly (string | number)[];
type Plain = Record<string | number, unknown>;

/** One in so many states of whole games, of each kind of topmost frame no more than so many. */
export function corpus(
  games: readonly (readonly [GameOptions, string])[],
  ofEachKind: number,
  oneIn: number,
): readonly GameState[] {
  const found = new Map<string, number>();
  return games
    .flatMap(([options, seed]) => sampledGame(options, seed, oneIn).states)
    .filter((state) => {
      const kind = topFrame(state)?.kind ?? 'over';
      const before = found.get(kind) ?? 0;
      found.set(kind, before + 1);
      return before < ofEachKind;
    });
}

/** The places of all leaves of a value, and what is there; the options stay as they are. */
function leavesOf(value: unknown, at: Place = []): readonly (readonly [Place, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([key, item]) =>
    at.length === 0 && key === 'options' ? [] : leavesOf(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The word by which a leaf is known: its own key, or that of the list it is in. */
const wordOf = (place: Place): string => String(place.findLast((step) => typeof step === 'string'));

function put(state: object, place: Place, value: unknown): void {
  const last = place.at(-1);
  const owner = place.slice(0, -1).reduce<unknown>((here, step) => (here as Plain)[step], state);
  if (last !== undefined) (owner as Plain)[last] = value;
}

const pick = <A>(items: readonly A[], chance: ChanceSource): A => items[chance.draw(items.length)] as A;

const NUMBERS = [-1, 0, 1, 2, 3, 5, 9, 50, 99, 999] as const;

/** Ways of changing a state, each in one place. */
function change(state: GameState, donor: GameState, chance: ChanceSource): void {
  const stack = state.stack as unknown as unknown[];
  const given = donor.stack;
  if (stack.length === 0 || given.length === 0) return;
  switch (chance.draw(9)) {
    case 0:
    case 1:
    case 2: {
      // A leaf of a frame.
      const leaves = leavesOf(state.stack).filter(([[depth], old]) => depth !== 0 && old !== null);
      if (leaves.length === 0) return;
      const [place, old] = pick(leaves, chance);
      put(state.stack as object, place, another(old, wordOf(place), donor, chance));
      return;
    }
    case 3: {
      const [place, old] = pick(leavesOf(state), chance);
      put(state, place, another(old, wordOf(place), donor, chance));
      return;
    }
    case 4:
      stack.push(json(pick(given, chance)));
      return;
    case 5:
      stack.splice(1 + chance.draw(stack.length), 0, json(pick(given, chance)));
      return;
    case 6:
      stack.splice(1 + chance.draw(stack.length), 1);
      return;
    case 7:
      stack[stack.length - 1] = json(given.at(-1));
      return;
    default: {
      // A whole part of somebody else's.
      const parts: readonly string[] = Object.keys(state).filter((part) => part !== 'options' && part !== 'game');
      const part = pick(parts, chance);
      put(state, [part], json((donor as unknown as Plain)[part]));
    }
  }
}

/** Something else that might stand in the place of a leaf. */
function another(old: unknown, word: string, donor: GameState, chance: ChanceSource): unknown {
  if (typeof old === 'number' && chance.draw(2) === 0) return pick([...NUMBERS, old + 1, old - 1], chance);
  if (typeof old === 'boolean') return !old;
  const alike = leavesOf(donor).filter(([place, value]) => wordOf(place) === word && value !== old);
  if (alike.length > 0 && chance.draw(4) > 0) return pick(alike, chance)[1];
  const any = leavesOf(donor).filter(([, value]) => typeof value === typeof old);
  return any.length > 0 ? pick(any, chance)[1] : null;
}

/** A copy of a state with one to three changes in it. */
export function mutantOf(states: readonly GameState[], chance: ChanceSource): GameState {
  const mutant = json(pick(states, chance));
  for (let changes = 1 + chance.draw(3); changes > 0; changes--) change(mutant, pick(states, chance), chance);
  return mutant;
}
