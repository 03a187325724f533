/** A game in one language: tables with text for all actions, events, frames and refusals. */
import { CHANCE, topFrame, type Actor, type GameTypes, type PlayRefusal } from '../frame.js';
import { capital, phrase, sentence, words, type Link, type Phrase, type RuleLink } from './phrase.js';
import { cited } from './rules.js';

/**
 * The type of an action that declines something ("no", "no more", "go on"): its meaning depends on what is being
 * resolved.
 */
export const PASS = 'pass';

/**
 * The labels of these types of action: without the player and without a full stop.
 *
 * @typeParam S - how the language words the things of a state
 */
export type ActionWords<A extends { readonly type: string }, L extends Link, S> = {
  readonly [T in Exclude<A['type'], typeof PASS>]: (action: Extract<A, { readonly type: T }>, speech: S) => Phrase<L>;
};

/** Sentences for these types of event, without the full stop. */
export type EventWords<E extends { readonly type: string }, L extends Link, S> = {
  readonly [T in E['type']]: (event: Extract<E, { readonly type: T }>, speech: S) => Phrase<L>;
};

/** The text of one kind of frame. */
export interface FrameWord<F, L extends Link, S> {
  /**
   * Returns what is to be decided, or what is going on if chance decides, without the player: `avoid battle at Issos?`.
   */
  question(frame: F, speech: S): Phrase<L>;
  /** The label of passing in this frame; `null` if nobody can pass. */
  readonly pass: ((frame: F, speech: S) => Phrase<L>) | null;
}

/** The text of these kinds of frame. */
export type FrameWords<F extends { readonly kind: string }, L extends Link, S> = {
  readonly [K in F['kind']]: FrameWord<Extract<F, { readonly kind: K }>, L, S>;
};

/** A sentence for each code of a refusal. */
export type RefusalWords<Code extends string> = Readonly<Record<Code, string>>;

/** All text of a game in one language. */
export interface Language<G extends GameTypes, L extends Link, S> {
  /** Returns how the language words the things of a state. It may read the state later, when it is used. */
  speech(shown: G['shown']): S;
  /** Returns the name of a player. */
  player(player: G['player'], speech: S): Phrase<L>;
  readonly actions: ActionWords<G['action'], L, S>;
  readonly events: EventWords<G['event'], L, S>;
  readonly frames: FrameWords<G['frame'], L, S>;
  readonly refusals: RefusalWords<G['code']>;
  /** The label of passing where the game cannot say what it means. */
  readonly pass: string;
}

/** The functions of a game that its text needs: whom it waits for, and what they can do. */
export interface Course<G extends GameTypes> {
  actors(shown: G['shown']): readonly Actor<G>[];
  legalActions(shown: G['shown']): readonly G['action'][];
}

/** The question to a player, the player it is for, and what passing would mean. */
export interface Question<G extends GameTypes = GameTypes, L extends Link = Link> extends Phrase<L> {
  readonly asked: Actor<G>;
  /** The label of passing, as {@link Speaker.action} returns it; absent if nobody can pass. */
  readonly pass?: Phrase<L>;
}

/** The text functions of a game in one language. Each result depends only on the arguments. */
export interface Speaker<G extends GameTypes, L extends Link> {
  /** Returns the label of an action: `March to Issos`. */
  action(action: G['action'], shown: G['shown']): Phrase<L>;
  /** Returns a sentence about an event: `Red overruns Blue in Tarsos.` */
  event(event: G['event'], shown: G['shown']): Phrase<L>;
  /** Returns the current question: `Red: avoid battle at Issos?`; `undefined` if the game is over. */
  question(shown: G['shown']): Question<G, L> | undefined;
  /** Returns the reason of a refusal, in a sentence followed by its rule. */
  refusal(violation: PlayRefusal<G>): Phrase<RuleLink>;
}

/** An entry of any table: an entry found by a type gets a value of that type. */
type Word<A, L extends Link, S> = (about: A, speech: S) => Phrase<L>;

/**
 * Returns the text functions of a game, made from its tables.
 *
 * @typeParam G - the types of the game
 * @typeParam L - the links of its phrases
 * @typeParam S - how the language words the things of a state
 */
export function speaker<G extends GameTypes, L extends Link, S>(
  language: Language<G, L, S>,
  { actors, legalActions }: Course<G>,
): Speaker<G, L> {
  const frameWord = (frame: G['frame']): FrameWord<G['frame'], L, S> =>
    language.frames[frame.kind as G['frame']['kind']] as FrameWord<G['frame'], L, S>;

  /** The speech of recent states: all actions of a state share one. */
  const speeches = new WeakMap<G['shown'], S>();
  function speechOf(shown: G['shown']): S {
    const known = speeches.get(shown);
    if (known !== undefined) return known;
    const speech = language.speech(shown);
    speeches.set(shown, speech);
    return speech;
  }

  /** Returns what passing means in the topmost frame. */
  function passing(shown: G['shown'], speech: S): Phrase<L> {
    const top = topFrame<G['frame']>(shown);
    return capital((top && frameWord(top).pass?.(top, speech)) ?? words(language.pass));
  }

  return {
    action(action, shown) {
      const speech = speechOf(shown);
      if (action.type === PASS) return passing(shown, speech);
      const word = language.actions[action.type as keyof typeof language.actions] as Word<G['action'], L, S>;
      return capital(word(action, speech));
    },
    event(event, shown) {
      const word = language.events[event.type as G['event']['type']] as Word<G['event'], L, S>;
      return sentence(word(event, speechOf(shown)));
    },
    question(shown) {
      const top = topFrame<G['frame']>(shown);
      const [asked] = actors(shown);
      if (top === undefined || asked === undefined) return undefined;
      const speech = speechOf(shown);
      const question = frameWord(top).question(top, speech);
      if (asked === CHANCE) return { ...capital(question), asked };
      const said = phrase<L>`${language.player(asked, speech)}: ${question}`;
      const mayPass = legalActions(shown).some(({ type }) => type === PASS);
      return { ...said, asked, ...(mayPass ? { pass: passing(shown, speech) } : {}) };
    },
    refusal: ({ code, rule, message }) =>
      // A game has no text for the codes of core.
      cited(words(Object.hasOwn(language.refusals, code) ? language.refusals[code] : message), rule),
  };
}
