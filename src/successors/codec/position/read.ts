/** Reading a position: shape, references, and contradictions to the rules. Then the rules take over. */
import * as E from 'fp-ts/lib/Either.js';
import {
  decoderOf,
  faultsOf,
  freezeJson,
  invalidInput,
  isRecord,
  loosely,
  neverThrowing,
  pathOf,
  plain,
  textOfThrown,
  type Decode,
  type Fault,
  type Finding,
  type InvalidInput,
  type Key,
} from '../../../core/index.js';
import { OptionsCodec } from '../options.js';
import { positionFields, PositionCodec } from './codec.js';
import { boardFindings, restFindings, settingOf, stateFindings, type Sketch } from '../state/index.js';
import { machine } from '../../machine.js';
import { initialState } from '../../rules/05-setup.js';
import type { GameState } from '../../state.js';
import type { GameOptions } from '../../options.js';
import type { Base, Part, SomePosition } from './part.js';
import { withControllers } from './controllers.js';
import { parts } from './parts.js';
import type { Position } from '../../position.js';

type Written = Readonly<Record<string, unknown>>;

/** Returns the base from which everything left out of a position comes. */
export function baseOf(options: GameOptions): Base {
  return { state: { ...initialState(options), round: 1 }, setting: settingOf(options) };
}

const partNames = Object.keys(parts) as (keyof GameState)[];

/** Returns the parts of the state that can be read. */
function sketchOf(position: SomePosition, written: Written, base: Base): Sketch {
  const faulty = (field: keyof Position): boolean => Object.hasOwn(written, field) && position[field] === undefined;
  const sketch: Record<string, unknown> = {};
  for (const name of partNames) {
    const part: Part<keyof GameState> = parts[name];
    if (part.fields.some(faulty)) continue;
    const read = part.read(position, base, sketch);
    // Values kept for an optional rule are absent if it is not played (R 19).
    if (read !== undefined) sketch[name] = read;
  }
  return sketch;
}

/**
 * Translates the keys of a fault in the state into keys of the position, as far as the position goes, and at least to
 * the name of a piece.
 */
function keysIn(written: Written, position: SomePosition, [name, ...inner]: readonly Key[]): readonly Key[] {
  const part = partNames.some((each) => each === name) ? parts[name as keyof GameState] : undefined;
  const keys = part?.where?.(inner, position) ?? [name ?? '', ...inner];
  let here: unknown = written;
  const reached = keys.findIndex((key) => {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return true;
    here = (here as Record<Key, unknown>)[key];
    return false;
  });
  return reached < 0 ? keys : keys.slice(0, Math.max(reached, part?.isNamed === true ? 2 : 1));
}

/** Finds fields that contradict each other. */
function* contradictions({ stack, outcome, markers }: SomePosition, written: Written): Generator<Finding> {
  for (const field of ['toMove', 'segment']) {
    if (Object.hasOwn(written, field) && (stack !== undefined || (outcome !== undefined && outcome !== null))) {
      yield { keys: [field], message: `says nothing beside "${stack === undefined ? 'outcome' : 'stack'}"` };
    }
  }
  const seen = new Set<string>();
  for (const [faction, spaces] of Object.entries(markers ?? {})) {
    for (const [index, space] of spaces.entries()) {
      if (seen.has(space)) yield { keys: ['markers', faction, index], message: `${space} has a marker already` };
      seen.add(space);
    }
  }
}

/** Returns the state after the rules have gone on until a player can act. */
function atRest(state: GameState): GameState {
  return state.stack.length > 0 && machine.actors(state).length === 0 ? machine.start(state).state : state;
}

function resting(read: GameState, position: SomePosition): E.Either<readonly Finding[], GameState> {
  try {
    const state = withControllers(read, position);
    const before = boardFindings(state);
    if (before.length > 0) return E.left(before);
    const rested = atRest(state);
    const found = restFindings(rested);
    return found.length > 0 ? E.left(found) : E.right(rested);
  } catch (thrown) {
    return E.left([{ keys: ['stack'], message: `the rules cannot go on from here: ${textOfThrown(thrown)}` }]);
  }
}

const decodePosition = decoderOf(PositionCodec);

/**
 * Decodes a position, or returns all faults, each with its JSON path. Accepts any input. If nobody can act, the rules
 * go on until somebody can.
 */
export const fromPosition: Decode<GameState> = /* @__PURE__ */ neverThrowing(read);

function read(input: unknown): E.Either<InvalidInput, GameState> {
  const shaped = decodePosition(input);
  const { copy } = plain(input);
  const faults: Fault[] = E.isLeft(shaped) ? [...shaped.left.faults] : [];
  const written: Written = isRecord(copy) ? copy : {};
  const options = OptionsCodec.decode(written.options);
  if (E.isLeft(options)) {
    return E.left(invalidInput(faults.length > 0 ? faults : faultsOf(options.left)));
  }
  const base = baseOf(options.right);
  const position = loosely<Position>(positionFields(base.setting.words), written);
  const sketch = sketchOf(position, written, base);
  const told = (findings: readonly Finding[]): readonly Fault[] =>
    findings.map(({ keys, message }) => ({ path: pathOf(keysIn(written, position, keys)), message }));
  for (const { keys, message } of contradictions(position, written)) faults.push({ path: pathOf(keys), message });
  faults.push(...told(stateFindings(sketch, base.setting)));
  if (faults.length > 0) return E.left(invalidInput(faults));
  const rested = resting(sketch as GameState, position);
  return E.isLeft(rested) ? E.left(invalidInput(told(rested.left))) : E.right(freezeJson(rested.right));
}
