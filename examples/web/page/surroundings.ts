/** What every part of the page needs: the look, and how to highlight a thing on the board. */
import type { Link, RuleRef } from 'diadochi/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Look, Thing } from '../../../src/hosts/page/table.js';
import { ENGLISH } from '../words/english.js';
import type { PageWords } from '../words/index.js';

export interface Surroundings {
  readonly look: Look;
  readonly words: PageWords;
}

export const LookContext = createContext<Surroundings>({
  look: { locale: 'en', theme: 'light' },
  words: ENGLISH,
});

export const useSurroundings = (): Surroundings => useContext(LookContext);

/** Opens what a clause says. */
export const ClauseContext = createContext<(rule: RuleRef) => void>(() => undefined);

export const useClauses = (): ((rule: RuleRef) => void) => useContext(ClauseContext);

/** The words of the rulebook with their meanings, for tooltips. */
export const TermsContext = createContext<Readonly<Record<string, string>>>({});

/** The functions with which other parts point at the board. */
export interface Pointing {
  thingOf(link: Link): Thing | undefined;
  /** Points at things; at none to stop. */
  point(things: readonly Thing[]): void;
  /** Moves a thing into the centre. */
  visit(thing: Thing): void;
  /** Returns the name of a thing on the board. */
  nameOf(thing: Thing): string;
}

export const PointingContext = createContext<Pointing>({
  thingOf: () => undefined,
  point: () => undefined,
  visit: () => undefined,
  nameOf: () => '',
});

export const usePointing = (): Pointing => useContext(PointingContext);
