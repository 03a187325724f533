/** What can be written of a game in play, as plain JSON. */
import type { Game, WholeGameTypes } from 'diadochi/core';
import type { Host, Step } from './steps.js';

/** What can be written of a session. All of it but the deal contains the secrets of the game. */
export interface Writing {
  /** Returns the match for saving: with its seed, or as a record if its dice come from one. */
  saved(): unknown;
  /** Returns the record of all steps. */
  record(): unknown;
  /** Returns the situation after a step as a position. */
  position(step: number): unknown;
  /**
   * Returns the options and the seed from which the game began, and from which all its dice follow; `undefined` if it
   * began at a position or goes on from a record.
   */
  deal(): Deal | undefined;
}

/** What a game is dealt from. */
export interface Deal {
  readonly options: unknown;
  readonly seed: string;
}

/** Returns what can be written after these steps. */
export function writingOf<G extends WholeGameTypes>(
  game: Game<G>,
  host: Host<G>,
  steps: readonly Step<G>[],
  latest: Step<G>,
): Writing {
  const record = (): unknown => host.recordOf(latest.match());
  return {
    saved() {
      const match = latest.match();
      return match.seed === null ? record() : host.save(match);
    },
    record,
    position: (number) => game.toPosition((steps[number] ?? latest).state),
    deal() {
      const { options, start, seed } = latest.match();
      return seed === null || start !== undefined ? undefined : { options, seed };
    },
  };
}
