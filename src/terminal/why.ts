/** Why an action is legal or not: the sentence with its clause, the title of the clause, and what it requires. */
import type { Locale, WholeGameTypes } from '../core/index.js';
import { paragraph, type TextLine } from '../hosts/terminal/flow.js';
import type { TerminalGame } from '../hosts/terminal/game.js';
import { clauseOf } from './clauses/index.js';
import { actionsNamed, type Named } from './reading.js';
import { TERMINAL_WORDS } from './words/index.js';

/** The most explanations for one question. */
const MOST = 3;

/** Returns the title of a clause and what it requires; nothing if the clause is unknown. */
function clauseLines(game: string, rule: string, locale: Locale): readonly TextLine[] {
  const fact = clauseOf(game, rule);
  if (fact === undefined) return [];
  const { clause, about, summary } = fact;
  // A named section is its own title.
  const title = clause === `R ${about}` ? [] : [paragraph('  ', TERMINAL_WORDS[locale].about(clause, about), 4)];
  return [...title, ...(summary === undefined ? [] : [paragraph('    ', summary, 4)])];
}

/** The actions that are explained by one sentence. */
interface Explained {
  /** The name of the first one. */
  readonly label: string;
  /** The number of further ones. */
  readonly others: number;
  /** The refusal, or nothing if the action is legal. */
  readonly refusal: { readonly text: string; readonly rule: string } | undefined;
}

/** Explains actions to the player whose view it is. Those that are refused by the same sentence are put together. */
function explanations<G extends WholeGameTypes>(
  { game, words }: TerminalGame<G>,
  state: G['state'],
  named: readonly Named<G>[],
  locale: Locale,
): readonly Explained[] {
  const found = new Map<string, Explained>();
  for (const { action, label } of named) {
    const violation = game.explainAction(state, action, action.player);
    const refusal =
      violation === undefined ? undefined : { text: words.refusal(violation, locale).text, rule: violation.rule };
    const key = refusal?.text ?? label;
    const known = found.get(key);
    found.set(key, known === undefined ? { label, others: 0, refusal } : { ...known, others: known.others + 1 });
  }
  return [...found.values()];
}

/** Returns lines that explain the actions that a player names. A clause follows the last action that it refuses. */
export function explained<G extends WholeGameTypes>(
  terminal: TerminalGame<G>,
  state: G['state'],
  player: G['player'],
  text: string,
  locale: Locale,
): readonly TextLine[] {
  const own = TERMINAL_WORDS[locale];
  if (text.trim() === '') return [own.whyWhat];
  const view = terminal.game.viewFor(state, player);
  const named = actionsNamed(terminal, view, player, text, locale);
  if (named.length === 0) return [own.noSuchAction(text.trim())];
  const all = explanations(terminal, state, named, locale);
  const shown = all.slice(0, MOST);
  const left = all.slice(MOST).reduce((sum, { others }) => sum + others + 1, 0);
  return [
    ...shown.flatMap(({ label, others, refusal }, index) => {
      if (refusal === undefined) return [own.allowed(label)];
      const { text: sentence, rule } = refusal;
      const isLast = shown[index + 1]?.refusal?.rule !== rule;
      const clause = isLast ? clauseLines(terminal.game.name, rule, locale) : [];
      return [own.refused(label, others), `  ${sentence}`, ...clause];
    }),
    ...(left > 0 ? [own.furtherActions(left)] : []),
  ];
}
