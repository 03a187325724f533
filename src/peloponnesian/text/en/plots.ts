/** R C: English texts of cards that act on regions, cities and satraps. */
import { phrase } from '../../../core/index.js';
import type { PlotAction } from '../../action/plots.js';
import type { PlotEvent } from '../../event/plots.js';
import type { Actions, Events } from '../tables.js';
import { list, type English } from './speech.js';

export const plotsActions: Pick<Actions<English>, PlotAction['type']> = {
  releaseLeader: ({ leader }, say) => phrase`return ${say.leader(leader)} to the Leader Pool`,
  dismissFleets: ({ card }, say) => phrase`end ${say.card(card)} and pay for its fleets yourself from now on`,
};

export const plotsEvents: Pick<Events<English>, PlotEvent['type']> = {
  neutralityEnded: ({ region, player, allegiance }, say) =>
    phrase`${say.theRegion(region)} is no longer neutral and joins ${say.player(player)}: its Allegiance is ${allegiance}`,
  leaderSwitched: ({ leader, from, by }, say) =>
    phrase`${say.leader(leader)} changes sides from ${say.player(from)} to ${say.player(by)}`,
  unrestBroke: ({ region, units }, say) =>
    units.length === 0
      ? phrase`unrest in ${say.theRegion(region)}: no unit leaves it this season`
      : phrase`unrest in ${say.theRegion(region)}: no unit leaves it this season, and ${list(say.troops(units))} ${say.is(units.length)} lost to its Build Pool`,
  cityBetrayed: ({ city, player }, say) =>
    phrase`traitors open ${say.city(city)} to ${say.player(player)}: its garrison does not fight this season`,
  siegeBetrayed: ({ city, player, modifier }, say) =>
    phrase`traitors in ${say.city(city)} help ${say.player(player)}: ${say.signed(modifier)} on the die for the siege`,
  generalCame: ({ leader, player, city }, say) =>
    phrase`${say.leader(leader)} comes to ${say.city(city)} and serves ${say.player(player)}`,
};
