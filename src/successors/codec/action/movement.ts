/** Decisions of an activation (R 8). */
import { either, flag } from '../../../core/index.js';
import type { MovementAction } from '../../action/index.js';
import { amount, anyWords, combatUnit, fleet, general, only, royal } from '../words.js';
import { decision, type ActionCodecs } from './action.js';

const { player, space } = anyWords;

export const movementActions: ActionCodecs<MovementAction['type']> = {
  march: decision('march', { to: space, passage: flag }),
  disband: decision('disband', { count: amount }),
  takeUnits: decision('takeUnits', { unit: combatUnit, count: amount, inside: flag }),
  leaveUnits: decision('leaveUnits', { unit: combatUnit, count: amount, inside: flag }),
  takeGeneral: decision('takeGeneral', { general, inside: flag }),
  leaveGeneral: decision('leaveGeneral', { general, inside: flag }),
  takeMinorGeneral: decision('takeMinorGeneral', { inside: flag }),
  // A space, `group` or `supply`, which have the form of identifiers too.
  leaveMinorGeneral: decision('leaveMinorGeneral', { from: space, inside: flag }),
  takeRoyal: decision('takeRoyal', { royal, inside: flag }),
  leaveRoyal: decision('leaveRoyal', { royal, inside: flag }),
  takeCart: decision('takeCart', { inside: flag }),
  leaveCart: decision('leaveCart', { inside: flag }),
  removeEnemyMarker: decision('removeEnemyMarker', { space }),
  siege: decision('siege', { space }),
  subjugateWithCavalry: decision('subjugateWithCavalry', { space }),
  attack: decision('attack', { target: either(player, only('independent')) }),
  grantPassage: decision('grantPassage', { grant: flag }),
  embark: decision('embark', {}),
  escort: decision('escort', { fleet }),
  setSail: decision('setSail', {}),
  sail: decision('sail', { to: space }),
  debark: decision('debark', { inside: flag }),
  interceptAtSea: decision('interceptAtSea', { fleet }),
  joinNavalBattle: decision('joinNavalBattle', {}),
  endActivation: decision('endActivation', { inside: flag }),
};
