/** What the page asks of a game: its rules, its words, its pictures, and how it lies on the table. */
import type { ChanceSource, Game, Link, Locale, Phrase, Subject, WholeGameTypes } from '../../core/index.js';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How things are shown. */
export interface Look {
  readonly locale: Locale;
  readonly theme: Theme;
}

/** Something that can be pointed at, by the name by which actions are about it. */
export interface Thing {
  readonly aspect: keyof Subject;
  readonly id: string;
}

/** A thing as one word. */
export const thingKey = ({ aspect, id }: Thing): string => `${aspect} ${id}`;

/** What an element of a picture says that it is. */
export interface Spot {
  readonly piece?: string;
  /** Pieces that are alike and drawn as one. */
  readonly units?: string;
  /** A piece on a display of its own. */
  readonly fighter?: string;
  readonly stack?: string;
  readonly space?: string;
  readonly point?: string;
  readonly province?: string;
  readonly player?: string;
}

/** A card before whoever looks, or several that are alike. */
export interface Card {
  /** By which actions are about it. */
  readonly id: string;
  readonly title: string;
  readonly kind?: string;
  /** What it says in its corner. */
  readonly figure?: string;
  readonly text?: string;
  readonly count: number;
}

/** Cards that lie together. */
export interface CardRow {
  readonly heading: string;
  readonly cards: readonly Card[];
  /** So many more lie face down. */
  readonly hidden: number;
}

/** Something to be agreed before a game: one of several values, or yes or no. */
export interface Setting {
  readonly id: string;
  readonly label: string;
  /** The first is taken unless told; absent: yes or no, no unless told. */
  readonly values?: readonly { readonly id: string; readonly label: string }[];
}

/** What was agreed, by the ids of settings; a setting that is left out is as it is unless told. */
export type Agreed = Readonly<Record<string, string>>;

/** What is agreed of a setting that says yes. */
export const YES = 'yes';

/** What a game says in one language. */
export interface Words<G extends WholeGameTypes> {
  action(action: G['action'], shown: G['shown']): Phrase;
  event(event: G['event'], shown: G['shown']): Phrase;
  question(shown: G['shown']): Phrase | undefined;
  player(player: G['player']): string;
  /** A space that somebody goes to. */
  place(shown: G['shown'], space: string): string;
  /** How the game can end. */
  ending(how: string): string;
}

/** What is wanted of a picture. */
export interface Wanted<G extends WholeGameTypes> extends Look {
  readonly part: 'map' | 'players';
  readonly lastEvents: readonly G['event'][];
}

/** One game on the page. */
export interface GameTable<G extends WholeGameTypes> {
  readonly game: Game<G>;
  readonly words: Readonly<Record<Locale, Words<G>>>;
  settings(players: number, locale: Locale): readonly Setting[];
  options(players: number, agreed: Agreed): G['options'];
  picture(view: G['view'], wanted: Wanted<G>): string;
  cards(view: G['view'], locale: Locale): readonly CardRow[];
  /** Dice that an event tells, as they fell. */
  dice(event: G['event']): readonly number[];
  /** What is pointed at with an element of the picture: the nearest first. */
  thingsAt(spot: Spot, shown: G['shown']): readonly Thing[];
  /** What a word of a phrase stands for, if it can be seen. */
  thingOf(link: Link): Thing | undefined;
  /** A bot: one of the listed actions, from no more than the view of its player. */
  choose(view: G['view'], actions: readonly G['action'][], chance: ChanceSource): G['action'];
}
