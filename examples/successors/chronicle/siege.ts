/** Sieges, Independent Armies, marriages. */
import type { SiegeEvent } from '../../../src/successors/index.js';
import { counted } from '../../grammar.js';
import { commander, faction, independentArmy, royal, spaceName } from '../names.js';
import { initiativeDie } from './initiative.js';
import { deed, detail, type TellingsOf } from './telling.js';

const signed = (modifier: number): string => (modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : `${modifier}`);

export const siegeTellings: TellingsOf<SiegeEvent> = {
  siegeAttempted: deed(
    (event, state) =>
      `${commander(event.commander)} of ${faction(event.player)} attacks ${spaceName(state, event.space)}, held by ${faction(event.against)}`,
  ),
  siegeRolled: detail(
    ({ die, modifier, points, losses, total }) =>
      `siege die ${die}${signed(modifier)}: ${counted(points, 'Siege Point')}, ${counted(losses, 'CU')} lost; ${counted(total, 'Siege Point')} in all`,
  ),
  spaceCaptured: detail(
    (event, state) =>
      `${spaceName(state, event.space)} falls to ${faction(event.player)}, lost by ${faction(event.from)}`,
  ),
  siegeLifted: detail(
    (event, state) => `the siege of ${spaceName(state, event.space)} by ${faction(event.player)} is lifted`,
  ),
  helepolisLost: detail(
    (event, state) => `${faction(event.player)} loses the Helepolis in ${spaceName(state, event.space)}`,
  ),
  cityLeft: detail(
    (event, state) => `${faction(event.player)} has to leave the city of ${spaceName(state, event.space)}`,
  ),
  independentArmyActivated: deed((event) => `${faction(event.player)} stirs up ${independentArmy(event.army)}`),
  independentArmyEnded: detail(
    (event, state) => `${independentArmy(event.army)} stop in ${spaceName(state, event.space)}`,
  ),
  independentReactionDeclared: deed(
    ({ player, army, reaction, from, space }, state) =>
      `${faction(player)} calls on ${independentArmy(army)} ${reaction === 'avoidBattle' ? `to avoid battle in ${spaceName(state, space)}` : `to come from ${spaceName(state, from)} and intercept in ${spaceName(state, space)}`}`,
  ),
  independentAvoidRolled: detail(
    (event, state) =>
      `${independentArmy(event.army)} try to avoid battle in ${spaceName(state, event.space)}: ${initiativeDie(event)} against ${event.initiative}, ${event.success ? 'and get away' : 'in vain'}`,
  ),
  independentInterceptionRolled: detail(
    (event, state) =>
      `interception from ${spaceName(state, event.from)}: ${initiativeDie(event)} against ${event.initiative}, ${event.success ? 'success' : 'failure'}`,
  ),
  royalMarried: deed(
    (event, state) =>
      `${commander(event.general)} of ${faction(event.player)} marries ${royal(event.bride)} in ${spaceName(state, event.space)}`,
  ),
};
