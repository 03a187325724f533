/** The types of the tables of a language. */
import type { ActionWords, EventWords, FrameWords, Language, Outcome } from '../../core/index.js';
import type { Action } from '../action.js';
import type { GameEvent } from '../event.js';
import type { GameFrame } from '../frame.js';
import type { AlexandrosTypes } from '../types.js';
import type { Ending, PlayerId, PointId, SideId, WallColour } from '../vocabulary.js';
import type { Speech } from './speech.js';
import type { AlexandrosLink, Saying } from './things.js';

export type Actions = ActionWords<Action, AlexandrosLink, Speech>;
export type Events = EventWords<GameEvent, AlexandrosLink, Speech>;
export type Frames = FrameWords<GameFrame, AlexandrosLink, Speech>;

/** The words for Alexander's path as a whole, in sentences without their full stop. */
export interface WayWords {
  /** The points on his path, at least two; `walls`: whether he leaves any behind. */
  way(points: readonly PointId[], walls: boolean, speech: Speech): Saying;
  /** The walls of one colour that he leaves behind, at least one. */
  walls(colour: WallColour, sides: readonly SideId[], speech: Speech): Saying;
}

/** All the words of the game in one language. */
export interface LanguageTexts extends Language<AlexandrosTypes, AlexandrosLink, Speech> {
  readonly way: WayWords;
  /** Returns a sentence about the winner and the points, without a full stop. */
  outcome(outcome: Outcome<PlayerId, Ending>, score: number, speech: Speech): Saying;
}
