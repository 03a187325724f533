/** Why something cannot be chosen now. */
import { subjectOf, type Locale, type RuleRef, type ViewOf, type WholeGameTypes } from 'diadochi/core';
import { conceivable } from '../../../src/hosts/terminal/domains.js';
import type { TerminalGame } from '../../../src/hosts/terminal/game.js';
import { hasWords } from '../../../src/hosts/terminal/typed.js';
import type { Thing } from '../../../src/hosts/page/table.js';

/** A reason: what was meant, why it cannot be done, and the clause that forbids it. */
export interface Reason {
  readonly meant: string;
  readonly text: string;
  readonly rule: RuleRef;
}

/** What the user means: a thing on the board that they clicked, or words that they typed. */
export type Wanted = { readonly thing: Thing } | { readonly typed: string };

/** The most reasons. */
const MOST = 2;
/** How much a reason helps, if it is not one of its own: that a piece is of others, or that something else is asked now. */
const RANKS: Readonly<Record<string, number>> = {
  notOfTheSide: 1,
  notYours: 1,
  notOnDisplay: 1,
  notOffered: 2,
  otherMatter: 2,
  outOfPhase: 3,
  wrongMoment: 3,
};
const rankOf = (code: string): number => RANKS[code] ?? 0;
/** How long reasons are looked for, in milliseconds. */
const PATIENCE = 600;

/** Yields the conceivable actions of a player that are meant, those of the kinds that are possible now first. */
function* meant<G extends WholeGameTypes>(
  { game, words, domains }: TerminalGame<G>,
  view: ViewOf<G>,
  player: G['player'],
  wanted: Wanted,
  locale: Locale,
): Generator<G['action']> {
  const kinds = new Set(game.legalActionsFromView(view).map(({ type }) => type));
  const fits = (action: G['action']): boolean =>
    'thing' in wanted
      ? subjectOf(game, action, view)[wanted.thing.aspect].some((id) => String(id) === wanted.thing.id)
      : hasWords(words.action(action, view, locale).text, wanted.typed);
  for (const isOpen of [true, false])
    for (const action of conceivable<G>(domains(view), player))
      if (kinds.has(action.type) === isOpen && fits(action)) yield action;
}

/** Returns why what a player means cannot be chosen; nothing, if it can, or if no action is about it. */
export function reasonsAgainst<G extends WholeGameTypes>(
  terminal: TerminalGame<G>,
  view: ViewOf<G>,
  player: G['player'],
  wanted: Wanted,
  locale: Locale,
): readonly Reason[] {
  const { game, words } = terminal;
  const found = new Map<string, Reason>();
  const end = performance.now() + PATIENCE;
  for (const action of meant(terminal, view, player, wanted, locale)) {
    const refusal = game.explainAction(view, action, player);
    if (refusal !== undefined && !found.has(refusal.code))
      found.set(refusal.code, {
        meant: words.action(action, view, locale).text,
        text: words.refusal(refusal, locale).text,
        rule: refusal.rule,
      });
    if (performance.now() > end) break;
  }
  return [...found]
    .sort(([one], [other]) => rankOf(one) - rankOf(other))
    .slice(0, MOST)
    .map(([, reason]) => reason);
}
