/** Actions in English. */
import { phrase } from '../../../core/index.js';
import { englishActions as baseActions } from '../../../conquest/text/en/actions/index.js';
import { extensionInEnglish } from '../../../conquest/text/extension/en.js';
import type { Action, OwnAction } from '../../action.js';
import type { ActionsIn } from './tables.js';

const own: ActionsIn<OwnAction> = {
  // R X2
  spendProvisions: () => phrase`use the provisions of the train`,
  keepProvisions: () => phrase`keep the provisions of the train`,
  elect: ({ leader, place }, say) => phrase`elect ${say.leader(leader)} ${say.at(place)}`,
  // R X4
  moveFirst: () => phrase`move before the enemy`,
  moveSecond: () => phrase`move after the enemy`,
  openRounds: () => phrase`begin each round of the battle`,
  awaitRounds: () => phrase`let the enemy begin each round`,
  // R X7
  arrayFirst: () => phrase`set up before the enemy`,
  arrayLast: () => phrase`set up after the enemy`,
  climbHill: ({ flank }, say) => phrase`try for a hill ${say.flank(flank)}`,
  stayBelow: () => phrase`do not try for a hill`,
};

export const englishActions: ActionsIn<Action> = { ...baseActions, ...extensionInEnglish.actions, ...own };
