/** A game in one language: tables with words for everything that can be done, happen, be asked and be refused. */
import { CHANCE, topFrame, type Actor, type GameTypes, type PlayRefusal } from '../frame.js';
import { capital, phrase, sentence, words, type Link, type Phrase, type RuleLink } from './phrase.js';
import { cited } from './rules.js';

/** "No", "no more", "go on": what it means depends on what is being resolved. */
export const PASS = 'pass';

/**
 * Words for each type of these actions, as on a button: no player, no full stop.
 *
 * @typeParam S - how the language speaks of the things of a situation
 */
export type ActionWords<A extends { readonly type: string }, L extends Link, S> = {
  readonly [T in Exclude<A['type'], typeof PASS>]: (action: Extract<A, { readonly type: T }>, speech: S) => Phrase<L>;
};

/** Words for each type of these events: a sentence without its full stop. */
export type EventWords<E extends { readonly type: string }, L extends Link, S> = {
  readonly [T in E['type']]: (event: Extract<E, { readonly type: T }>, speech: S) => Phrase<L>;
};

/** Words for one kind of frame. */
export interface FrameWord<F, L extends Link, S> {
  /** What is to be decided, or what is going on where chance decides, without saying by whom: `avoid battle at Issos?`. */
  question(frame: F, speech: S): Phrase<L>;
  /** What passing means there, as on a button; `null`: nobody can pass. */
  readonly pass: ((frame: F, speech: S) => Phrase<L>) | null;
}

/** Words for each of these kinds of frame. */
export type FrameWords<F extends { readonly kind: string }, L extends Link, S> = {
  readonly [K in F['kind']]: FrameWord<Extract<F, { readonly kind: K }>, L, S>;
};

/** What each code of a refusal says, in a whole sentence. */
export type RefusalWords<Code extends string> = Readonly<Record<Code, string>>;

/** All the words of a game in one language. */
export interface Language<G extends GameTypes, L extends Link, S> {
  /** How the language speaks of the things of a situation, at which it looks when it speaks of them, and not before. */
  speech(shown: G['shown']): S;
  /** What a player is called. */
  player(player: G['player'], speech: S): Phrase<L>;
  readonly actions: ActionWords<G['action'], L, S>;
  readonly events: EventWords<G['event'], L, S>;
  readonly frames: FrameWords<G['frame'], L, S>;
  readonly refusals: RefusalWords<G['code']>;
  /** Passing, where the game cannot tell what it would mean. */
  readonly pass: string;
}

/** What a speaker asks of a game: whom it waits for, and what he may do. */
export interface Course<G extends GameTypes> {
  actors(shown: G['shown']): readonly Actor<G>[];
  legalActions(shown: G['shown']): readonly G['action'][];
}

/** What is being asked, of whom, and what passing would mean. */
export interface Question<G extends GameTypes = GameTypes, L extends Link = Link> extends Phrase<L> {
  readonly asked: Actor<G>;
  /** What passing means there, as {@link Speaker.action} calls it; absent where nobody can pass. */
  readonly pass?: Phrase<L>;
}

/** Somebody who tells a game in one language. Each answer is made of what is given, and of nothing else. */
export interface Speaker<G extends GameTypes, L extends Link> {
  /** What an action would do, as on a button: `March to Issos`. */
  action(action: G['action'], shown: G['shown']): Phrase<L>;
  /** What an event tells, in a sentence: `Red overruns Blue in Tarsos.` */
  event(event: G['event'], shown: G['shown']): Phrase<L>;
  /** What is to be decided now: `Red: avoid battle at Issos?`; `undefined` when the game is over. */
  question(shown: G['shown']): Question<G, L> | undefined;
  /** Why something is refused, in a sentence with its rule behind it. */
  refusal(violation: PlayRefusal<G>): Phrase<RuleLink>;
}

/** An entry of a table, whichever it is: what is looked up by a type is given what has that type. */
type Word<A, L extends Link, S> = (about: A, speech: S) => Phrase<L>;

/**
 * Makes the functions that tell a game out of its tables.
 *
 * @typeParam G - the types of the game
 * @typeParam L - what its phrases lead to
 * @typeParam S - how the language speaks of the things of a situation
 */
export function speaker<G extends GameTypes, L extends Link, S>(
  language: Language<G, L, S>,
  { actors, legalActions }: Course<G>,
): Speaker<G, L> {
  const frameWord = (frame: G['frame']): FrameWord<G['frame'], L, S> =>
    language.frames[frame.kind as G['frame']['kind']] as FrameWord<G['frame'], L, S>;

  /** The speech of what was spoken of before: all that can be done in one situation is told by one. */
  const speeches = new WeakMap<G['shown'], S>();
  function speechOf(shown: G['shown']): S {
    const known = speeches.get(shown);
    if (known !== undefined) return known;
    const speech = language.speech(shown);
    speeches.set(shown, speech);
    return speech;
  }

  /** What passing means in the frame that is being resolved. */
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
      // Codes of core have no words of their own in a game.
      cited(words(Object.hasOwn(language.refusals, code) ? language.refusals[code] : message), rule),
  };
}
