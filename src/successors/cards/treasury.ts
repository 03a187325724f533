/** R 2, 19.9.2: Royal Treasury. */
import { loot } from '../deeds/course.js';
import { placeUnits } from '../deeds/units.js';
import { isArmy, isBesieged } from '../query/presence.js';
import { outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import { unitsOf } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { spaceChoices } from './choices.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-29';

/**
 * Returns whether a player can loot a treasure city: it is theirs, with an Army of theirs, not looted yet, and not
 * besieged.
 */
const canLoot = (situation: Situation, player: PlayerId, city: SpaceId): boolean =>
  situation.controller(city) === player &&
  !situation.looted.includes(city) &&
  !isBesieged(situation, city) &&
  (isArmy(situation, player, city) || isArmy(situation, player, city, true));

export const treasury = stepwise<'treasury'>({
  rule: RULE,
  steps: {
    target: {
      offers: 'targetSpace',
      choices: (situation, { player }, { cities }) =>
        spaceChoices(
          player,
          cities.filter((city) => canLoot(situation, player, city)),
        ),
      chosen(run, { player }, { count }, { space }) {
        loot(run, player, space, RULE);
        placeUnits(run, player, outside(space), unitsOf('mercenary', count), RULE);
      },
    },
  },
});
