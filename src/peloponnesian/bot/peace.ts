/** R 20: when the bot wants peace: when it has won by it. */
import type { PeaceAction } from '../action/peace.js';
import { endByPeace } from '../query/victory.js';
import type { Outlook } from './outlook.js';

/** What it is worth to leave things as they are. */
const WAR = 1;

/** Returns what an action for peace, or against it, is worth. A peace that is broken is ended. */
export function peaceScore({ situation, camp }: Outlook, { type }: PeaceAction): number {
  if (type === 'refusePeace' || type === 'endEmbassies') return WAR;
  if (type === 'airGrievances') return 2 * WAR;
  return endByPeace(situation)?.winner === camp ? 2 * WAR : 0;
}
