/** What every part of the page knows: how things are shown, and how a thing is pointed out on the board. */
import type { Link } from 'diadochi/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Look, Thing } from '../../../src/hosts/page/table.js';
import { WORDS, type PageWords } from '../words/index.js';

export interface Surroundings {
  readonly look: Look;
  readonly words: PageWords;
}

export const LookContext = createContext<Surroundings>({
  look: { locale: 'en', theme: 'light' },
  words: WORDS.en,
});

export const useSurroundings = (): Surroundings => useContext(LookContext);

/** How the board is spoken to from elsewhere. */
export interface Pointing {
  thingOf(link: Link): Thing | undefined;
  /** Points things out; none: no more. */
  point(things: readonly Thing[]): void;
  /** Brings a thing into the middle. */
  visit(thing: Thing): void;
}

export const PointingContext = createContext<Pointing>({
  thingOf: () => undefined,
  point: () => undefined,
  visit: () => undefined,
});

export const usePointing = (): Pointing => useContext(PointingContext);
