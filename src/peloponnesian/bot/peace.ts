/** R 20, C: peace is sought by whoever would win by it. */
import type { PeaceAction } from '../action/peace.js';
import { endByTime } from '../query/victory.js';
import type { Outlook } from './outlook.js';

/** Whether the player's camp wins, loses, or neither, if the war ends now. */
function standing({ situation, camp }: Outlook): -1 | 0 | 1 {
  const { winner } = endByTime(situation);
  return winner === null ? 0 : winner === camp ? 1 : -1;
}

/** How good an action of the embassies looks. */
export function peaceScore(outlook: Outlook, action: PeaceAction): number {
  switch (action.type) {
    case 'demandPeace':
    case 'acceptPeace':
      return standing(outlook);
    case 'refusePeace':
      return -standing(outlook);
    case 'airGrievances':
      // War is for those who have not won yet.
      return -standing(outlook);
    case 'proposePeace':
      return standing(outlook) > 0 ? 1 : -1;
    case 'endEmbassies':
      return 0;
  }
}
