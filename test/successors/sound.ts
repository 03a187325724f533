/**
 * What no step may do, whatever its scene: held against every step that a test plays. A scene put together by hand need not keep
 * what a game keeps; what it did keep before a step it keeps after it.
 */
import { afterEach } from 'vitest';
import { canonicalJson, isRight, topFrame } from '../../src/core/index.js';
import { ActionCodec, decodeEvent, decodeState } from '../../src/successors/codec/index.js';
import type { GameEvent } from '../../src/successors/event/index.js';
import type { SuccessorsFrame } from '../../src/successors/frame/index.js';
import { machine } from '../../src/successors/machine.js';
import { frames } from '../../src/successors/rules/frames.js';
import type { GameState } from '../../src/successors/state.js';
import { invariants } from './invariants.js';

interface Told {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** What is wrong with something said. */
const faultsSaid = (event: GameEvent): readonly string[] => {
  const read = decodeEvent(event);
  return isRight(read)
    ? []
    : read.left.faults.map(({ path, message }) => `${JSON.stringify(event)}: ${path}: ${message}`);
};

/** What is wrong with what is listed: each is an action, listed once, to which the frame that lists it has no objection. */
function faultsListed(state: GameState): readonly string[] {
  const listed = machine.legalActions(state);
  const seen = new Set<string>();
  const twice = (text: string): boolean => seen.size === seen.add(text).size;
  const top = topFrame(state) as SuccessorsFrame | undefined;
  const situation = machine.situationOf(state);
  const rules: Readonly<Record<string, (typeof frames)[SuccessorsFrame['kind']]>> = frames;
  return listed.flatMap((action) => {
    const text = canonicalJson(action);
    return [
      ...(ActionCodec.is(action) ? [] : [`${text} is no action`]),
      ...(twice(text) ? [`${text} is listed twice`] : []),
      ...(top && rules[top.kind]?.refuse?.(situation, top as never, action as never)
        ? [`${text} is listed and refused`]
        : []),
    ];
  });
}

/** What is wrong with a situation in itself. */
const faultsOf = (state: GameState): readonly string[] => {
  const read = decodeState(state);
  return [
    ...invariants(state),
    ...(isRight(read) ? [] : read.left.faults.map(({ path, message }) => `${path}: ${message}`)),
  ];
};

/** What is wrong with situations met before. */
const known = new WeakMap<GameState, readonly string[]>();
function faultsIn(state: GameState): readonly string[] {
  const faults = known.get(state) ?? faultsOf(state);
  known.set(state, faults);
  return faults;
}

const hold = (faults: readonly string[]): void => {
  if (faults.length > 0) throw new Error(`an unsound step: ${faults.join('; ')}`);
};

/**
 * A walk from one situation to another, each step from where the one before it led. What a step breaks stays broken, so that only
 * the last situation is looked at; and the first, if that one is not whole.
 */
let walk: { readonly from: GameState; readonly to: GameState } | undefined;

function endWalk(): void {
  const ended = walk;
  walk = undefined;
  if (ended === undefined) return;
  const faults = faultsIn(ended.to);
  hold(faults.length > 0 && faultsIn(ended.from).length === 0 ? faults : []);
}
afterEach(endWalk);

function tell(before: GameState, { state, events }: Told): void {
  hold(events.flatMap(faultsSaid));
  if (walk?.to !== before) endWalk();
  walk = { from: walk?.from ?? before, to: state };
}

/** Rules let loose by hand, in what need not be their place. */
export function soundly(before: GameState, told: Told): Told {
  tell(before, told);
  return told;
}

/** An action played: what is listed after it is sound as well. */
export function sound<Step extends Told>(before: GameState, step: Step): Step {
  tell(before, step);
  hold(faultsListed(step.state));
  return step;
}
