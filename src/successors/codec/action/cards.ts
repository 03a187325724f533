/** Decisions within card events: targets of several kinds. */
import { either, flag } from '../../../core/index.js';
import type { CardAction } from '../../action/index.js';
import { amount, anyWords, army, combatUnit, commander, fleet, general, royal } from '../words.js';
import { decision, fate, type ActionCodecs } from './action.js';

const { player, space, province, card } = anyWords;

export const cardActions: ActionCodecs<CardAction['type']> = {
  targetSpace: decision('targetSpace', { space }),
  targetProvince: decision('targetProvince', { province }),
  targetPlayer: decision('targetPlayer', { target: player }),
  targetArmy: decision('targetArmy', { target: either(player, army), space, inside: flag }),
  targetGeneral: decision('targetGeneral', { general }),
  targetCommander: decision('targetCommander', { commander, space, inside: flag }),
  targetRoyal: decision('targetRoyal', { royal }),
  targetCart: decision('targetCart', {}),
  targetFleet: decision('targetFleet', { fleet }),
  targetUnit: decision('targetUnit', { unit: combatUnit }),
  targetDie: decision('targetDie', { index: amount }),
  stealCard: fate('stealCard', { from: player, card }),
};
