/** Why an action is legal or not: the sentence with its clause, what the clause is about, and the code. */
import type { Locale, RuleParams, WholeGameTypes } from '../core/index.js';
import { subjectOfClause } from './clauses/index.js';
import type { TerminalGame } from '../hosts/terminal/game.js';
import { actionsNamed, type Named } from './reading.js';
import { TERMINAL_WORDS } from './words/index.js';

/** The most actions of the same name that are explained. */
const MOST = 3;

const particulars = (params: RuleParams): string =>
  Object.entries(params)
    .map(([name, value]) => ` ${name}=${String(value)}`)
    .join('');

/** Returns lines that explain one action to the player whose view it is. */
function explainedOne<G extends WholeGameTypes>(
  { game, words }: TerminalGame<G>,
  state: G['state'],
  { action, label }: Named<G>,
  locale: Locale,
): readonly string[] {
  const own = TERMINAL_WORDS[locale];
  const violation = game.explainAction(state, action, action.player);
  if (violation === undefined) return [own.allowed(label)];
  const subject = subjectOfClause(game.name, violation.rule);
  return [
    own.refused(label),
    `  ${words.refusal(violation, locale).text}`,
    ...(subject === undefined || violation.rule === `R ${subject}` ? [] : [`  ${own.about(violation.rule, subject)}`]),
    `  ${own.code(violation.code)}${particulars(violation.params)}`,
  ];
}

/** Returns lines that explain the actions that a player names. */
export function explained<G extends WholeGameTypes>(
  terminal: TerminalGame<G>,
  state: G['state'],
  player: G['player'],
  text: string,
  locale: Locale,
): readonly string[] {
  const own = TERMINAL_WORDS[locale];
  if (text.trim() === '') return [own.whyWhat];
  const view = terminal.game.viewFor(state, player);
  const named = actionsNamed(terminal, view, player, text, locale);
  if (named.length === 0) return [own.noSuchAction(text.trim())];
  return [
    ...named.slice(0, MOST).flatMap((one) => explainedOne(terminal, state, one, locale)),
    ...(named.length > MOST ? [own.furtherActions(named.length - MOST)] : []),
  ];
}
