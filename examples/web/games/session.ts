/** A game being played, as the page sees it: texts, pictures and keys of actions, whatever the types of the game are. */
import type { Phrase, RuleRef, Subject } from 'diadochi/core';
import type { CardRow, Look, Spot, Thing } from '../../../src/hosts/page/table.js';

/** Something that can be done. */
export interface Choice {
  /** Stands for the action. */
  readonly key: string;
  readonly label: Phrase;
  readonly about: Subject;
}

/** Somewhere to go. */
export interface Goal {
  readonly space: string;
  readonly place: string;
  readonly pieces: readonly string[];
  /** The choice with which it begins, if somebody must be chosen first. */
  readonly begins: Choice | undefined;
  /** The actions that lead there. */
  readonly way: readonly string[];
  readonly cost: number;
  /** Nothing on the way is left to dice or to others. */
  readonly free: boolean;
}

/** A line of the chronicle. */
export interface Line {
  readonly said: Phrase;
  readonly rule: RuleRef;
  readonly dice: readonly number[];
}

/** One situation as one viewer may see it. Texts it remembers; pictures are large, and drawn anew. */
export interface Scene {
  readonly viewer: string;
  /** Whom the game waits for, if it is a player. */
  readonly asked: string | undefined;
  question(look: Look): Phrase | undefined;
  /** What the viewer may do. */
  choices(look: Look): readonly Choice[];
  /** Where the viewer can go, or one of their pieces. Where many pieces can set out, only goals of one piece are found. */
  goals(look: Look, piece?: string): readonly Goal[];
  cards(look: Look): readonly CardRow[];
  /** What has happened in the last step. */
  lines(look: Look): readonly Line[];
  /** The board, with what has happened since an earlier step. */
  board(look: Look, since: number): string;
  standings(look: Look): string;
  thingsAt(spot: Spot): readonly Thing[];
}

/** How a game ended. */
export interface Ending {
  readonly winners: readonly string[];
  readonly how: string;
  readonly rule: RuleRef;
}

/** A game being played. A value: nothing changes it. */
export interface Session {
  readonly game: string;
  readonly title: string;
  readonly players: readonly string[];
  /** The number of the last step: each decision is one, dealing is step 0. */
  readonly last: number;
  readonly asked: string | undefined;
  readonly ending: Ending | undefined;
  nameOf(player: string, look: Look): string;
  endingText(look: Look): string;
  /** The situation after a step. */
  scene(step: number, viewer: string): Scene;
  /** Who decided a step; `undefined` of the dealing. */
  decidedBy(step: number): string | undefined;
  /** Whether taking a step back is fair: no die fell in it, and nothing hidden was shown. */
  mayTakeBack(step: number): boolean;
  /** Whether an action may be done now. */
  lists(key: string): boolean;
  /** Whether an action that may be done now is a pass. */
  passes(key: string): boolean;
  play(key: string): Session;
  /** The session as it was after a step. */
  backTo(step: number): Session;
  /** What a bot would do for whoever is asked. */
  botKey(): string | undefined;
  /** The pass of whoever is asked whether he answers, if it is a pause, and no doing of his own or where he stands. */
  idlePass(): string | undefined;
  /** Whether the game pauses for answers. */
  readonly pausing: boolean;
  /** The match, to be written down. It holds every secret. */
  saved(): unknown;
}
