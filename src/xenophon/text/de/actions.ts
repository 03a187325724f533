/** Actions in German. */
import { phrase } from '../../../core/index.js';
import { germanActions as baseActions } from '../../../conquest/text/de/actions/index.js';
import { extensionInGerman } from '../../../conquest/text/extension/de.js';
import type { Action, OwnAction } from '../../action.js';
import type { ActionsIn } from './tables.js';

const own: ActionsIn<OwnAction> = {
  // R X2
  spendProvisions: () => phrase`die Vorräte des Trosses verbrauchen`,
  keepProvisions: () => phrase`die Vorräte des Trosses behalten`,
  elect: ({ leader, place }, say) => phrase`${say.leader(leader, 'accusative')} ${say.at(place)} wählen`,
  // R X4
  moveFirst: () => phrase`vor dem Feind ziehen`,
  moveSecond: () => phrase`nach dem Feind ziehen`,
  openRounds: () => phrase`jede Runde der Schlacht beginnen`,
  awaitRounds: () => phrase`den Feind jede Runde beginnen lassen`,
  // R X7
  arrayFirst: () => phrase`sich vor dem Feind aufstellen`,
  arrayLast: () => phrase`sich nach dem Feind aufstellen`,
  climbHill: ({ flank }, say) => phrase`${say.flank(flank)} einen Hügel suchen`,
  stayBelow: () => phrase`keinen Hügel suchen`,
};

export const germanActions: ActionsIn<Action> = { ...baseActions, ...extensionInGerman.actions, ...own };
