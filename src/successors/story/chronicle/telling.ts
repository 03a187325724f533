/** How an event stands in the chronicle: the shape that `layout.ts` fills in, one entry for each type of event. */
import { SPECTATOR } from '../../../core/index.js';
import { eventFor, type GameEvent, type GameState } from '../../index.js';
import { cited, describeEvent } from '../../text/index.js';

export type EventType = GameEvent['type'];

/**
 * A line of the chronicle. Headings stand out and are always told; a label says what part of a turn follows, and is told
 * only if something does and it is not the last one told; deeds are what somebody does, details what comes of it.
 */
export interface Line {
  readonly level: 'heading' | 'label' | 'deed' | 'detail';
  readonly text: string;
}

/** Says an event in lines of its own. */
export interface Voice<E> {
  say(event: E, state: GameState): readonly Line[];
}

/** An event that says nothing which those named do not say. */
export interface Silence {
  readonly toldBy: readonly EventType[];
}

export type Telling<E> = Voice<E> | Silence;

/** A telling for each type of event: with one missing the table does not compile. */
export type Tellings = { readonly [Type in EventType]: Telling<Extract<GameEvent, { readonly type: Type }>> };

/** The sentence of an event as everybody may hear it, with its rule. */
export const sentenceOf = (event: GameEvent, state: GameState): string =>
  cited(describeEvent(eventFor(event, SPECTATOR), state), event.rule).text;

/** The sentence of an event as one line of its level. */
const lineOf = (level: Line['level']): Voice<GameEvent> => ({
  say: (event, state) => [{ level, text: sentenceOf(event, state) }],
});

/** What somebody does. */
export const deed = lineOf('deed');
/** What comes of it, further in. */
export const detail = lineOf('detail');

/** Told only where it is worth a line. */
export const where = <E extends GameEvent>(worth: (event: E) => boolean, voice: Voice<NoInfer<E>>): Voice<E> => ({
  say: (event, state) => (worth(event) ? voice.say(event, state) : []),
});

export const heading = (text: string): readonly Line[] => [
  { level: 'heading', text: '' },
  { level: 'heading', text },
];

/** A telling under a label of its own, for what no segment holds; `undefined`: under none. */
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
