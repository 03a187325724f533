/** What no step may do, whatever its scene: held against every step that a test plays. */
import { canonicalJson, isRight } from '../../src/core/index.js';
import { ActionCodec, EventCodec } from '../../src/conquest/codec/index.js';
import { conquest, type GameEvent, type GameState } from '../../src/conquest/index.js';
import { machine } from '../../src/conquest/machine.js';
import { invariants } from './invariants.js';

interface Told {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** What is wrong with what is listed: each is an action, listed once. */
function faultsListed(state: GameState): readonly string[] {
  const seen = new Set<string>();
  return machine.legalActions(state).flatMap((action) => {
    const text = canonicalJson(action);
    const isNew = seen.size < seen.add(text).size;
    return [...(ActionCodec.is(action) ? [] : [`${text} is no action`]), ...(isNew ? [] : [`${text} is listed twice`])];
  });
}

/** What is wrong with a situation in itself. */
function faultsOf(state: GameState): readonly string[] {
  const read = conquest.decode.state(state);
  return [...invariants(state), ...(isRight(read) ? [] : read.left.faults.map(({ path }) => `${path} is wrong`))];
}

/** An action played: what is told and listed is well-formed, and the situation is whole. */
export function sound<Step extends Told>(step: Step): Step {
  const { state, events } = step;
  const faults = [
    ...events.flatMap((event) => (EventCodec.is(event) ? [] : [`${JSON.stringify(event)} is no event`])),
    ...faultsListed(state),
    ...faultsOf(state),
  ];
  if (faults.length > 0) throw new Error(`an unsound step: ${faults.join('; ')}`);
  return step;
}
