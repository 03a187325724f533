/** The verbs of tests in every game: `play` actions, then ask what was `said`, what is `listed`, and what is `refused`. */
import * as E from 'fp-ts/lib/Either.js';
import { expect } from 'vitest';
import { CHANCE, type GameTypes, type Machine, type Viewer } from '../../src/core/index.js';

/** The state after some actions, and the events on the way to it. */
export interface Played<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

type OfType<Kind extends { readonly type: string }, Type extends Kind['type']> = Extract<Kind, { readonly type: Type }>;

/** What of a refusal the rulebook decides. */
export type Refused = readonly [code: string, rule: string];

export interface Language<G extends GameTypes> {
  /** Carries out actions one after another, in a state or after others. Throws an error if one of them is refused. */
  readonly play: (
    from: G['state'] | Played<G>,
    ...actions: readonly (G['action'] | readonly G['action'][])[]
  ) => Played<G>;
  /** Returns the events of one type, in order. */
  readonly said: <Type extends G['event']['type']>(
    from: Pick<Played<G>, 'events'> | readonly G['event'][],
    type: Type,
  ) => readonly OfType<G['event'], Type>[];
  /** Returns the legal actions of one type. */
  readonly listed: <Type extends G['action']['type']>(
    state: G['state'],
    type: Type,
  ) => readonly OfType<G['action'], Type>[];
  /** Returns the code and the clause with which an action is refused; `null` if it is legal. `by`: the caller, if not its player. */
  readonly refused: (state: G['state'], action: G['action'], by?: Viewer<G>) => Refused | null;
  /** Expects that an action is refused with a code, by a clause. */
  readonly expectRefused: (
    state: G['state'],
    action: G['action'],
    code: G['code'],
    rule: string,
    by?: Viewer<G>,
  ) => void;
}

/** Returns the language of a game. `check` looks at every step that `play` takes, and returns it. */
export function languageOf<G extends GameTypes>(
  { applyAction, legalActions }: Pick<Machine<G>, 'applyAction' | 'legalActions'>,
  check: (before: G['state'], after: Played<G>) => Played<G> = (_, after) => after,
): Language<G> {
  const isPlayed = (from: G['state'] | Played<G>): from is Played<G> => 'state' in from && 'events' in from;

  function step({ state, events }: Played<G>, action: G['action']): Played<G> {
    const applied = applyAction(state, action);
    if (E.isLeft(applied)) {
      const list = JSON.stringify(legalActions(state));
      throw new Error(`${JSON.stringify(action)} is refused: ${applied.left.message} Listed: ${list}`);
    }
    const after = check(state, applied.right);
    return { state: after.state, events: [...events, ...after.events] };
  }

  function refused(state: G['state'], action: G['action'], by?: Viewer<G>): Refused | null {
    const applied = by === undefined ? applyAction(state, action) : applyAction(state, action, by);
    return E.isLeft(applied) ? [applied.left.code, applied.left.rule] : null;
  }

  return {
    play: (from, ...actions) =>
      actions
        .flatMap((each): readonly G['action'][] => ('type' in each ? [each] : each))
        .reduce<Played<G>>(step, isPlayed(from) ? from : { state: from, events: [] }),
    said: <Type extends G['event']['type']>(from: Pick<Played<G>, 'events'> | readonly G['event'][], type: Type) =>
      ('events' in from ? from.events : from).filter((event): event is OfType<G['event'], Type> => event.type === type),
    listed: <Type extends G['action']['type']>(state: G['state'], type: Type) =>
      legalActions(state).filter((action): action is OfType<G['action'], Type> => action.type === type),
    refused,
    expectRefused: (state, action, code, rule, by) => {
      expect(refused(state, action, by)).toEqual([code, rule]);
    },
  };
}

/** A die that shows a face. */
export const die = (face: number) => ({ type: 'roll', player: CHANCE, die: face }) as const;

/** Dice that show these faces, one after another. */
export const dice = (...faces: readonly number[]) => faces.map(die);
