/** What each type of event should say: tables written by hand, one entry for each type. */
import type { GameEvent, query } from '../../../src/successors/index.js';

/** The particulars of an event, and the lines that should tell it. */
export type Sample<E> = readonly [event: Omit<E, 'type'>, ...lines: readonly string[]];

/** Samples for each type of these events; a table without one of them does not compile. */
export type SamplesOf<E extends GameEvent> = {
  readonly [Type in E['type']]: readonly [
    Sample<Extract<E, { readonly type: Type }>>,
    ...(readonly Sample<Extract<E, { readonly type: Type }>>[]),
  ];
};

const none: query.Units = { mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 };
export const units = (some: query.SomeUnits): query.Units => ({ ...none, ...some });

/** An Army of nothing, to be filled in. */
export const group = { units: none, generals: [], minors: 0, royals: [], cart: false } as const;
