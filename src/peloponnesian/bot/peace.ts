/** R 20: when the bot wants peace: when it has won by it. */
import type { PeaceAction } from '../action/peace.js';
import { endByPeace, outcomeOf } from '../query/victory.js';
import type { Outlook } from './outlook.js';

/** What it is worth to leave things as they are. */
const WAR = 1;

/** Whether a peace that is signed now wins the game for a player (R 20.2). */
export function winsByPeace({ situation, me }: Outlook): boolean {
  const ended = endByPeace(situation) ?? null;
  return outcomeOf({ options: situation.options, ended })?.winners.includes(me) === true;
}

/** Returns what an action for peace, or against it, is worth. A peace that is broken is ended. */
export function peaceScore(outlook: Outlook, { type }: PeaceAction): number {
  if (type === 'refusePeace' || type === 'endEmbassies') return WAR;
  if (type === 'airGrievances') return 2 * WAR;
  return winsByPeace(outlook) ? 2 * WAR : 0;
}
