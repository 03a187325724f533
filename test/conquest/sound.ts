/** What no step may do, whatever its scene: held against every step that a test plays. */
import { canonicalJson, isRight, type Decode } from '../../src/core/index.js';
import type { Action } from '../../src/conquest/action/index.js';
import { codecs, conquest, type GameEvent, type GameState } from '../../src/conquest/index.js';
import { invariants } from './invariants.js';

interface Told<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** What is asked of a game of the family. */
interface Sounded<State, Listed> {
  readonly game: { legalActions(state: State): readonly Listed[]; readonly decode: { readonly state: Decode<State> } };
  readonly codecs: {
    readonly ActionCodec: { is(value: unknown): boolean };
    readonly EventCodec: { is(value: unknown): boolean };
  };
  /** What is wrong with a state beside what its codec finds. */
  readonly invariants: (state: State) => readonly string[];
}

/** An action played: what is told and listed is well-formed, and the situation is whole. */
export function soundIn<State, Event, Listed>({ game, codecs: read, invariants: ofGame }: Sounded<State, Listed>) {
  /** What is wrong with what is listed: each is an action, listed once. */
  const faultsListed = (state: State): readonly string[] => {
    const seen = new Set<string>();
    return game.legalActions(state).flatMap((action) => {
      const text = canonicalJson(action);
      const isNew = seen.size < seen.add(text).size;
      return [
        ...(read.ActionCodec.is(action) ? [] : [`${text} is no action`]),
        ...(isNew ? [] : [`${text} is listed twice`]),
      ];
    });
  };
  /** What is wrong with a situation in itself. */
  const faultsOf = (state: State): readonly string[] => {
    const decoded = game.decode.state(state);
    return [...ofGame(state), ...(isRight(decoded) ? [] : decoded.left.faults.map(({ path }) => `${path} is wrong`))];
  };
  return <Step extends Told<State, Event>>(step: Step): Step => {
    const { state, events } = step;
    const faults = [
      ...events.flatMap((event) => (read.EventCodec.is(event) ? [] : [`${JSON.stringify(event)} is no event`])),
      ...faultsListed(state),
      ...faultsOf(state),
    ];
    if (faults.length > 0) throw new Error(`an unsound step: ${faults.join('; ')}`);
    return step;
  };
}

/** A step of the base. */
export const sound = soundIn<GameState, GameEvent, Action>({ game: conquest, codecs, invariants });
