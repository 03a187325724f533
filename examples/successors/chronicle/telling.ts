/** How an event is told: the shape that the tables of this folder fill in, one entry for each type of event. */
import type { GameEvent, GameState, RuleRef } from '../../../src/successors/index.js';
import { capital } from '../../grammar.js';

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

/** A telling for each type of these events: with one missing the table does not compile. */
export type TellingsOf<E extends GameEvent> = {
  readonly [Type in E['type']]: Telling<Extract<E, { readonly type: Type }>>;
};

/** What somebody does, in a sentence without its full stop; the rule is added. `undefined`: not worth a line. */
export const deed = <E extends Ruled>(say: Sentence<E>): Voice<E> => ({
  say: (event, state) => sentence('deed', event, say(event, state)),
});

/** What comes of a deed; as {@link deed}, but further in. */
export const detail = <E extends Ruled>(say: Sentence<E>): Voice<E> => ({
  say: (event, state) => sentence('detail', event, say(event, state)),
});

export const heading = (text: string): readonly Line[] => [
  { level: 'heading', text: '' },
  { level: 'heading', text },
];

/** The label of what is done when the Strategy Phase is over. */
export const END_PHASE = 'End Phase (R 6.8)';

/** A telling under a label of its own, for what no segment holds; `undefined`: under none. */
export const labelled = <E>(name: (event: E, state: GameState) => string | undefined, voice: Voice<E>): Voice<E> => ({
  say(event, state) {
    const text = name(event, state);
    return [...(text === undefined ? [] : [{ level: 'label', text } as const]), ...voice.say(event, state)];
  },
});

export const toldBy = (...types: readonly [EventType, ...EventType[]]): Silence => ({ toldBy: types });

interface Ruled {
  readonly rule: RuleRef;
}
type Sentence<E> = (event: E, state: GameState) => string | undefined;

function sentence(level: Line['level'], { rule }: Ruled, words: string | undefined): readonly Line[] {
  if (words === undefined) return [];
  return [{ level, text: `${capital(words)}. (${rule})` }];
}
