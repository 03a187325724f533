/** Why a bot took a step: what it went by, and how it rated its choices. */
import { motiveFor, type Motives } from '../../../src/hosts/page/motives.js';
import type { Look } from '../../../src/hosts/page/table.js';
import type { BotTurn, Thinker } from './bots.js';
import type { Scene } from './session.js';

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

/** A decision of a bot. */
interface Decided<Type extends string> {
  /** The action that it took: its type and its key. */
  readonly type: Type;
  readonly key: string;
  readonly turn: BotTurn;
  /** What the bot saw. */
  readonly scene: Scene;
}

/**
 * Returns why a bot took a step. Its choices can reveal its hand, so they are only rated if `rate` is given.
 *
 * @param rate - rates the choices of the bot
 */
export async function reasonsFor<Type extends string>(
  motives: Motives<Type>,
  { type, key: chosen, turn, scene }: Decided<Type>,
  rate: Thinker['rate'] | undefined,
  look: Look,
): Promise<Reasons> {
  const motive = motiveFor(motives, type, look.locale);
  const choices = new Map(scene.choices(look).map((choice) => [choice.key, choice]));
  const { about, label } = choices.get(chosen) ?? {};
  // Nothing but cards is hidden.
  const isOpen = rate !== undefined || about?.cards.length === 0;
  const done = isOpen ? label?.text : undefined;
  if (rate === undefined) return { done, motive, choices: undefined };
  const ratings = await rate(turn);
  const weighed = ratings.map(({ key, score }) => ({
    label: choices.get(key)?.label.text ?? key,
    score,
    isChosen: key === chosen,
  }));
  return { done, motive, choices: weighed };
}
