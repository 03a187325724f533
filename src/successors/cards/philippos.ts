/** R 6.6.3.4, 18.2: Philippos Breaks From Guardian. */
import { activateRoyal, controlRoyal, moveRoyal } from '../deeds/royals.js';
import { armyPosts, playersOf, unitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import { armyChoices } from './choices.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-33';

/** Returns whether Philippos can leave: not from inside a Major City with CUs. */
function canLeave(situation: Situation): boolean {
  const { status, space, inside } = situation.royals.philippos;
  if (space === null) return status === 'box';
  return !inside || playersOf(situation).every((player) => unitsAt(situation, player, space, true) === 0);
}

export const philippos = stepwise<'philippos'>({
  rule: RULE,
  steps: {
    target: {
      offers: 'targetArmy',
      choices(situation, { player }) {
        if (!canLeave(situation)) return [];
        const { space: here, inside: within } = situation.royals.philippos;
        return armyChoices(
          player,
          armyPosts(situation, player).filter(({ space, inside }) => space !== here || inside !== within),
        );
      },
      chosen(run, { player }, _effect, { space, inside }) {
        const piece = run.state.royals.philippos;
        if (piece.status === 'box') return activateRoyal(run, 'philippos', player, { space, inside }, RULE);
        moveRoyal(run, 'philippos', player, { space, inside }, RULE);
        controlRoyal(run, 'philippos', player, RULE);
      },
    },
  },
});
