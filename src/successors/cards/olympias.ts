/** R 18.4, 19.9.3: Olympias. */
import { CAVALRY_OF_OLYMPIAS } from '../data/cavalry.js';
import { placeMinorGeneral } from '../deeds/generals.js';
import { activateRoyal } from '../deeds/royals.js';
import { placeUnits, raiseCavalry } from '../deeds/units.js';
import { hasEnemyUnits, hasGeneral, minorGeneralsInSupply } from '../query/presence.js';
import { outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import { unitsOf } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import type { CardModule } from './module.js';

const RULE = 'ruling card-36';

/** Returns whether her Army can be raised in a space: it has no enemy CUs, and the Army would have an owner. */
const canAppear = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  situation.geometry.spaces.has(space) &&
  !hasEnemyUnits(situation, player, space) &&
  (minorGeneralsInSupply(situation, player) > 0 || hasGeneral(situation, player, space));

export const olympias: CardModule<'olympias'> = {
  rule: RULE,
  mayActivate(situation, player, { space }) {
    const { status, controller } = situation.royals.olympias;
    return status !== 'dead' && controller === null && canAppear(situation, player, space);
  },
  begin(run, { player }, { space, mercenaries }) {
    placeUnits(run, player, outside(space), unitsOf('mercenary', mercenaries), RULE);
    raiseCavalry(run, player, outside(space), CAVALRY_OF_OLYMPIAS, 'R 19.9.3');
    if (minorGeneralsInSupply(run.state, player) > 0) placeMinorGeneral(run, player, outside(space), RULE);
    activateRoyal(run, 'olympias', player, outside(space), RULE);
  },
};
