/** Why a bot took a step: what it went by, and how it rated its choices. */
import { actionKey, subjectOf, type ViewOf, type WholeGameTypes } from 'diadochi/core';
import { motiveFor, type Motives } from '../../../src/hosts/page/motives.js';
import type { GameTable, Look } from '../../../src/hosts/page/table.js';
import type { BotTurn, Rating } from './bots.js';

/** A choice of a bot. */
export interface Weighed {
  readonly label: string;
  /** The bot's estimate. It compares the choices of one decision and means nothing beyond it. */
  readonly score: number;
  readonly isChosen: boolean;
}

/** Why a bot took a step. */
export interface Reasons {
  /** The decision in words; `undefined` if it must stay hidden. */
  readonly done: string | undefined;
  /** What it went by; `undefined` if it had no preference. */
  readonly motive: string | undefined;
  /** Its choices, the best first; `undefined` while they must stay hidden. */
  readonly choices: readonly Weighed[] | undefined;
}

/** A step of a bot, with the decision before it. */
interface Decided<G extends WholeGameTypes> {
  readonly action: G['action'];
  readonly turn: BotTurn;
  /** The state in which the bot decided. */
  readonly state: G['state'];
}

/**
 * Returns why a bot took a step. Its choices can reveal its hand, so they are only rated if `rate` is given.
 *
 * @param rate - rates the choices of the bot
 */
export async function reasonsFor<G extends WholeGameTypes>(
  { game, words }: GameTable<G>,
  motives: Motives<G['action']['type']>,
  { action, turn, state }: Decided<G>,
  rate: ((turn: BotTurn) => Promise<readonly Rating[]>) | undefined,
  { locale }: Look,
): Promise<Reasons> {
  const view: ViewOf<G> = game.viewFor(state, action.player);
  const motive = motiveFor<G['action']['type']>(motives, action.type, locale);
  // Nothing but cards is hidden.
  const isOpen = rate !== undefined || subjectOf(game, action, view).cards.length === 0;
  const done = isOpen ? words[locale].action(action, view).text : undefined;
  if (rate === undefined) return { done, motive, choices: undefined };
  const labels = new Map(
    game.legalActionsFromView(view).map((each) => [actionKey(each), words[locale].action(each, view).text]),
  );
  const chosen = actionKey(action);
  const ratings = await rate(turn);
  const choices = ratings.map(({ key, score }) => ({
    label: labels.get(key) ?? key,
    score,
    isChosen: key === chosen,
  }));
  return { done, motive, choices };
}
