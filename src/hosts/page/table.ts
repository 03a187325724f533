/** What the page needs from a game: its rules, its words, its pictures, and its layout. */
import type { About, Standing } from './about.js';
import type { Game, Link, Locale, Phrase, Subject, WholeGameTypes } from '../../core/index.js';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How the game is displayed. */
export interface Look {
  readonly locale: Locale;
  readonly theme: Theme;
}

/** A thing that can be pointed at, by the name that subjects of actions use. */
export interface Thing {
  readonly aspect: keyof Subject;
  readonly id: string;
}

/** Returns the name of a thing as one string. */
export const thingKey = ({ aspect, id }: Thing): string => `${aspect} ${id}`;

/** The names in the attributes of an element of a picture. */
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

/** A card shown to the viewer, or several that are alike. */
export interface Card {
  /** The name of the card in subjects of actions. */
  readonly id: string;
  readonly title: string;
  readonly kind?: string;
  /** The text in its corner. */
  readonly figure?: string;
  readonly text?: string;
  readonly count: number;
}

/** Cards in one row. */
export interface CardRow {
  readonly heading: string;
  readonly cards: readonly Card[];
  /** The number of face-down cards in addition. */
  readonly hidden: number;
}

/** A setting of a new game: one of several values, or yes or no. */
export interface Setting {
  readonly id: string;
  readonly label: string;
  /** The values; the first is the default. Omitted: yes or no, with no as the default. */
  readonly values?: readonly { readonly id: string; readonly label: string }[];
}

/** A part of a game that players can bring as JSON of their own, such as a transcribed board: an option of `createGame`. */
export interface OwnPart {
  /** The name of the option. */
  readonly id: string;
  readonly label: string;
  /** Returns the part that is played with by default, to start from. */
  usual(): unknown;
}

/** The chosen settings, by id. A setting that is omitted has its default value. */
export type Agreed = Readonly<Record<string, string>>;

/** The value of a setting that is on. */
export const YES = 'yes';

/** The words of a game in one language. */
export interface Words<G extends WholeGameTypes> {
  action(action: G['action'], shown: G['shown']): Phrase;
  event(event: G['event'], shown: G['shown']): Phrase;
  question(shown: G['shown']): Phrase | undefined;
  player(player: G['player']): string;
  /** Returns the name of a space as a destination. */
  place(shown: G['shown'], space: string): string;
  /** Returns how the game ended. */
  ending(how: string): string;
}

/** What can fill the board: the map, or the display on which a battle is fought. */
export type BoardPart = 'map' | 'battle';

/** The options of a picture. */
export interface Wanted<G extends WholeGameTypes> extends Look {
  readonly part: 'map' | 'players';
  readonly lastEvents: readonly G['event'][];
}

/** The display on which the battles of a game are fought, beside the map. */
export interface BattleDisplay<G extends WholeGameTypes> {
  /** Returns whether a battle is being fought. */
  isUsed(view: G['view']): boolean;
  picture(view: G['view'], wanted: Omit<Wanted<G>, 'part'>): string;
}

/** A game on the page. */
export interface GameTable<G extends WholeGameTypes> {
  readonly game: Game<G>;
  readonly words: Readonly<Record<Locale, Words<G>>>;
  readonly about: Readonly<Record<Locale, About>>;
  /** Returns the points of the players, and what they win. */
  standing(view: G['view'], locale: Locale): Standing<G['player']>;
  /** Returns the settings of a new game. Some depend on others that have been chosen. */
  settings(players: number, locale: Locale, agreed: Agreed): readonly Setting[];
  /** Returns options of `createGame` for what was agreed. They may contradict each other, so the game has to decode them. */
  options(players: number, agreed: Agreed): object;
  /** Returns the parts that players can bring themselves, for what was agreed. Omitted: there are none. */
  ownParts?(players: number, locale: Locale, agreed: Agreed): readonly OwnPart[];
  picture(view: G['view'], wanted: Wanted<G>): string;
  /** The display on which battles are fought. Omitted: they are fought on the map. */
  readonly display?: BattleDisplay<G>;
  /** Returns the cards that are seen. Omitted: the game has none. */
  cards?(view: G['view'], locale: Locale): readonly CardRow[];
  /** Returns the dice of an event, as rolled. */
  dice(event: G['event']): readonly number[];
  /** Returns the things that an element of the picture stands for, the nearest first. */
  thingsAt(spot: Spot, shown: G['shown']): readonly Thing[];
  /** Returns the thing that a link of a phrase stands for, if it can be seen. */
  thingOf(link: Link): Thing | undefined;
  /**
   * Returns the action that goes on with something that takes many small decisions, such as setting up an army;
   * `undefined` if there is none at present. A game without such actions omits it.
   */
  proposal?(view: G['view'], actions: readonly G['action'][]): G['action'] | undefined;
}
