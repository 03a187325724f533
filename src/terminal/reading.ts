/** Finds an action that is named in words or as JSON. */
import { isLeft } from '../core/index.js';
import type { Locale, ViewOf, WholeGameTypes } from '../core/index.js';
import { countWords, folded, hasWords, wordsOf } from '../hosts/terminal/typed.js';
import { wrongInput } from './complaint.js';
import { conceivable } from '../hosts/terminal/domains.js';
import type { TerminalGame } from '../hosts/terminal/game.js';

/** An action and its name. */
export interface Named<G extends WholeGameTypes> {
  readonly action: G['action'];
  readonly label: string;
}

const isJson = (text: string): boolean => text.trimStart().startsWith('{');

/** Returns the words of a question: `why march to Pella?` is about `march to Pella`. */
const bare = (text: string): string => text.trim().replace(/\s*\?$/, '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrongInput(`no JSON: ${text}`);
  }
}

/** Returns a comparison by nearness: an exact name first, then shorter names. */
const byNearness =
  (typed: string) =>
  ({ label: a }: { label: string }, { label: b }: { label: string }): number =>
    Number(folded(b) === folded(typed)) - Number(folded(a) === folded(typed)) || a.length - b.length;

/**
 * Returns the named actions with all words of the text; if none has, those with the most, if that is more than half.
 */
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
 * Returns the actions that a text means, the nearest first: for JSON that action; for words, the legal actions of a
 * player whose names contain all of them or, if there are none, those with the most of all that the player can name.
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
    if (isLeft(read)) throw wrongInput(read.left.message);
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
