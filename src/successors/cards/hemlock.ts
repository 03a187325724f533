/** R 18.7, R 20.1: Drink the Hemlock. */
import { killRoyal } from '../deeds/royals.js';
import { isMajorCity } from '../query/geometry.js';
import { hasGeneral, isBesieged } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import { ROYALS, type PlayerId, type RoyalId } from '../vocabulary.js';
import { stepwise } from './stepwise.js';

/**
 * Returns whether the card can reach a member of the royal family (ruling card-1). CUs without a marker of their player
 * always have a general (R 3.3.1).
 */
function inReach(situation: Situation, player: PlayerId, royal: RoyalId): boolean {
  const { space, inside } = situation.royals[royal];
  if (space === null) return false;
  const holdsSpace = situation.controller(space) === player;
  if (inside) return holdsSpace;
  if (holdsSpace) return !isMajorCity(situation, space) || !isBesieged(situation, space);
  return hasGeneral(situation, player, space);
}

export const hemlock = stepwise<'hemlock'>({
  rule: 'ruling card-1',
  steps: {
    target: {
      offers: 'targetRoyal',
      choices: (situation, { player }) =>
        ROYALS.filter((royal) => inReach(situation, player, royal)).map((royal) => ({
          type: 'targetRoyal',
          player,
          royal,
        })),
      any: (situation, { player }) => ROYALS.some((royal) => inReach(situation, player, royal)),
      chosen: (run, _frame, _effect, { royal }) => killRoyal(run, royal),
    },
  },
});
