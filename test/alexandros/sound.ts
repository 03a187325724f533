/** What no step may do, whatever its scene: held against every step that a test plays. */
import { canonicalJson, isRight, topFrame } from '../../src/core/index.js';
import { ActionCodec, EventCodec } from '../../src/alexandros/codec/index.js';
import { alexandros, query, type GameEvent, type GameState } from '../../src/alexandros/index.js';
import type { GameFrame } from '../../src/alexandros/frame.js';
import { frames, machine } from '../../src/alexandros/rules/index.js';
import { invariants } from './invariants.js';

interface Told {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const faultsSaid = (event: GameEvent): readonly string[] =>
  EventCodec.is(event) ? [] : [`${JSON.stringify(event)} is no event`];

/** What is wrong with what is listed: each is an action, listed once, to which the frame that lists it has no objection. */
function faultsListed(state: GameState): readonly string[] {
  const seen = new Set<string>();
  const twice = (text: string): boolean => seen.size === seen.add(text).size;
  const top = topFrame(state);
  const rules: Readonly<Record<string, (typeof frames)[GameFrame['kind']]>> = frames;
  const situation = machine.situationOf(state);
  return machine.legalActions(state).flatMap((action) => {
    const text = canonicalJson(action);
    const refused = top && rules[top.kind]?.refuse?.(situation, top as never, action);
    return [
      ...(ActionCodec.is(action) ? [] : [`${text} is no action`]),
      ...(twice(text) ? [`${text} is listed twice`] : []),
      ...(refused ? [`${text} is listed and refused`] : []),
    ];
  });
}

/** What is wrong with a situation in itself. */
function faultsOf(state: GameState): readonly string[] {
  const read = alexandros.decode.state(state);
  return [...invariants(state), ...(isRight(read) ? [] : read.left.faults.map(({ path }) => `${path} is wrong`))];
}

/** An action played: what is told and listed is well-formed, what was whole is whole, and the end is nearer. */
export function sound<Step extends Told>(before: GameState, step: Step): Step {
  const { state, events } = step;
  const left = [before, state].map(query.movesLeft);
  const broken = faultsOf(state);
  const faults = [
    ...events.flatMap(faultsSaid),
    ...faultsListed(state),
    ...(broken.length > 0 && faultsOf(before).length === 0 ? broken : []),
    ...((left[1] ?? 0) < (left[0] ?? 0) ? [] : [`the end is no nearer: ${left.join(', then ')}`]),
  ];
  if (faults.length > 0) throw new Error(`an unsound step: ${faults.join('; ')}`);
  return step;
}
