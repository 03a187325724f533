/** An action that somebody names, in words or as JSON. */
import { isLeft } from '../core/index.js';
import type { Locale, ViewOf, WholeGameTypes } from '../core/index.js';
import { countWords, folded, hasWords, wordsOf } from '../hosts/terminal/typed.js';
import { unsound } from './complaint.js';
import { conceivable } from '../hosts/terminal/domains.js';
import type { TerminalGame } from '../hosts/terminal/game.js';

/** What somebody asks about: an action, and how it is called. */
export interface Named<G extends WholeGameTypes> {
  readonly action: G['action'];
  readonly label: string;
}

const isJson = (text: string): boolean => text.trimStart().startsWith('{');

/** The words of a question: `why march to Pella?` is about `march to Pella`. */
const bare = (text: string): string => text.trim().replace(/\s*\?$/, '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unsound(`no JSON: ${text}`);
  }
}

/** The nearest first: what is called exactly so, then the shorter names. */
const byNearness =
  (typed: string) =>
  ({ label: a }: { label: string }, { label: b }: { label: string }): number =>
    Number(folded(b) === folded(typed)) - Number(folded(a) === folded(typed)) || a.length - b.length;

/** Of the actions of these names those that have all the words, or if none has, the most of them, and more than half. */
function closest<G extends WholeGameTypes>(named: Iterable<Named<G>>, typed: string): readonly Named<G>[] {
  const words = wordsOf(typed);
  let most = Math.floor(words.length / 2) + 1;
  let found = new Map<string, Named<G>>();
  for (const one of named) {
    const count = countWords(one.label, words);
    if (count > most) {
      most = count;
      found = new Map();
    }
    if (count === most && !found.has(one.label)) found.set(one.label, one);
  }
  return [...found.values()];
}

/**
 * The actions that are meant, the nearest first: of JSON that one; of words those listed for a player whose names have all of them,
 * or if there are none, those of all that he could name which have the most.
 */
export function actionsNamed<G extends WholeGameTypes>(
  { game, words, domains }: Pick<TerminalGame<G>, 'game' | 'words' | 'domains'>,
  view: ViewOf<G>,
  player: G['player'],
  text: string,
  locale: Locale,
): readonly Named<G>[] {
  const named = (action: G['action']): Named<G> => ({ action, label: words.action(action, view, locale).text });
  const typed = bare(text);
  if (isJson(typed)) {
    const read = game.decode.action(parsed(typed));
    if (isLeft(read)) throw unsound(read.left.message);
    return [named(read.right)];
  }
  if (typed === '') return [];
  const listed = game
    .legalActionsFromView(view)
    .map(named)
    .filter(({ label }) => hasWords(label, typed));
  if (listed.length > 0) return listed.sort(byNearness(typed));
  function* all(): Generator<Named<G>> {
    for (const action of conceivable<G>(domains(view), player)) yield named(action);
  }
  return [...closest(all(), typed)].sort(byNearness(typed));
}
