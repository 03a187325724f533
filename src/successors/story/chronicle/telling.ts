/** How an event stands in the chronicle: the types that `layout.ts` uses, with one entry for each type of event. */
import { SPECTATOR } from '../../../core/index.js';
import { eventFor, type GameEvent, type GameState } from '../../index.js';
import { cited, describeEvent } from '../../text/index.js';

export type EventType = GameEvent['type'];

/**
 * A line of the chronicle. Headings are always printed. A label says which part of a turn follows; it is printed only
 * if something follows, and not twice in a row. Deeds are what somebody does, details what results from it.
 */
export interface Line {
  readonly level: 'heading' | 'label' | 'deed' | 'detail';
  readonly text: string;
}

/** Writes an event as lines. */
export interface Voice<E> {
  say(event: E, state: GameState): readonly Line[];
}

/** An event that is left out because the named ones say all of it. */
export interface Silence {
  readonly toldBy: readonly EventType[];
}

export type Telling<E> = Voice<E> | Silence;

/** The form of each type of event. Each type must have an entry. */
export type Tellings = { readonly [Type in EventType]: Telling<Extract<GameEvent, { readonly type: Type }>> };

/** Returns the sentence of an event, with its rule, without hidden information. */
export const sentenceOf = (event: GameEvent, state: GameState): string =>
  cited(describeEvent(eventFor(event, SPECTATOR), state), event.rule).text;

/** Returns a form that writes the sentence of an event as one line of a level. */
const lineOf = (level: Line['level']): Voice<GameEvent> => ({
  say: (event, state) => [{ level, text: sentenceOf(event, state) }],
});

/** What somebody does. */
export const deed = lineOf('deed');
/** What results from it, indented further. */
export const detail = lineOf('detail');

/** Returns a form that writes an event only if a condition holds. */
export const where = <E extends GameEvent>(worth: (event: E) => boolean, voice: Voice<NoInfer<E>>): Voice<E> => ({
  say: (event, state) => (worth(event) ? voice.say(event, state) : []),
});

export const heading = (text: string): readonly Line[] => [
  { level: 'heading', text: '' },
  { level: 'heading', text },
];

/** Returns a form with a label of its own, for events outside Segments; `undefined`: no label. */
export const labelled = <E>(
  name: (event: E, state: GameState) => string | undefined,
  voice: Voice<NoInfer<E>>,
): Voice<E> => ({
  say(event, state) {
    const text = name(event, state);
    return [...(text === undefined ? [] : [{ level: 'label', text } as const]), ...voice.say(event, state)];
  },
});

export const toldBy = (...types: readonly [EventType, ...EventType[]]): Silence => ({ toldBy: types });
